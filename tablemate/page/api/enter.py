"""The owner's cards on the page: listed, shown one at a time, checked as one types, saved one by one."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from fastapi import APIRouter, Query

from engine.card_form import EnteredCard
from engine.errors import EngineError, shorten
from engine.fields import Field
from engine.game import Game, Origin, SheetForm
from engine.games import GAMES, find_game
from engine.journal import Source
from tablemate import storage
from tablemate.box.box import Kept, find_box, open_box
from tablemate.box.prints import call_unnamed, close_gap, list_meanings
from tablemate.box.sides import slug
from tablemate.card_editing import CardForm
from tablemate.conversation.labels import Labels
from tablemate.page.messages.box import show_kept
from tablemate.page.messages.common import REFUSED, Thing
from tablemate.page.messages.enter import (
    CardChecked,
    CardFilled,
    CardListed,
    CardRemoved,
    CardSaved,
    CardShown,
    CardsShown,
    CardWanted,
    Condition,
    FieldShown,
    GameListed,
    SheetListed,
    SpotShown,
)
from tablemate.room import Room
from tablemate.wording import explain, refuse
from voice.phrases import Phrases

Heading = Annotated[str, Query(max_length=40)]
PlaceAsked = Annotated[int, Query(ge=0, le=200)]
Name = Annotated[str, Query(min_length=1, max_length=80)]


def list_pictures(game: Game, form: SheetForm, card: EnteredCard) -> list[Kept]:
    """The pictures of a card in the game's box, one a side."""
    unnamed = call_unnamed(form.name, card.section.heading, card.place + 1)
    meant = {name.casefold() for name in (card.title, unnamed) if name}
    meanings = {} if card.title else list_meanings(game)
    prints = {print_ for shown, print_ in meanings.items() if shown.id == slug(unnamed)}
    box = open_box(find_box(game.id), game.id)
    named = (one for one in box.cards if meant & {one.id.casefold(), one.name.casefold()})
    return list(dict.fromkeys([*named, *(one for one in box.cards if one.card in prints)]))


class EnterApi:
    """Lets the page enter the owner's cards."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api/cards", tags=["cards"])
        router.add_api_route("", self.cards, methods=["GET"])
        router.add_api_route("/card", self.card, methods=["GET"], responses=REFUSED)
        router.add_api_route("/check", self.check, methods=["POST"], responses=REFUSED)
        router.add_api_route("/save", self.save, methods=["POST"], responses=REFUSED)
        router.add_api_route("/remove", self.remove, methods=["POST"], responses=REFUSED)
        return router

    def cards(self) -> CardsShown:
        """Every game's cards: which are entered, and which are still practice cards."""
        return CardsShown(games=[_list_game(game) for game in GAMES.values()])

    def card(self, game: Name, sheet: Name, heading: Heading, place: PlaceAsked) -> CardShown:
        """One card with its fields."""
        found = _Found(CardWanted(game=game, sheet=sheet, heading=heading, place=place))
        section = found.card.section
        return CardShown(
            title=found.labels.title(found.card),
            origin=found.card.origin.value,
            origin_words=found.labels.origin(found.card.origin),
            fields=[found.show(field) for field in section.fields],
            values=found.labels.values(found.card),
            removable=found.cards.may_lack(found.card),
            version=_tell_version(found.cards),
            pictures=[show_kept(kept) for kept in list_pictures(found.game, found.form, found.card)],
        )

    def check(self, filled: CardFilled) -> CardChecked:
        """Say what is wrong with a card, and save nothing."""
        return CardChecked(errors=_Found(filled).check(filled.values))

    def save(self, filled: CardFilled) -> CardSaved:
        """Write a card into the owner's sheet if nothing is wrong with it."""
        found = _Found(filled)
        errors = found.check(filled.values)
        if errors:
            return CardSaved(errors=errors, saved=False, said=[])
        where = (filled.heading, filled.place)
        changed = storage.change_sheet(
            found.game, found.form, lambda cards: cards.write(*where, filled.values)
        )
        return CardSaved(errors={}, saved=True, said=self._tell_game(found, changed))

    def remove(self, wanted: CardRemoved) -> CardSaved:
        """Remove a card from the owner's sheet, if it may have fewer; a repeated request changes nothing."""
        found = _Found(wanted)
        if not found.cards.may_lack(found.card):
            raise refuse("card_needed", file=found.form.name)
        where = (wanted.heading, wanted.place)

        def take_out(cards: CardForm) -> CardForm:
            if _tell_version(cards) != wanted.version:
                raise refuse("card_moved")
            return cards.remove(*where)

        changed = storage.change_sheet(found.game, found.form, take_out)
        close_gap(open_box(find_box(found.game.id), found.game.id), found.form.name, *where)
        return CardSaved(errors={}, saved=True, said=self._tell_game(found, changed))

    def _tell_game(self, found: _Found, changed: CardForm) -> list[str]:
        """Let the game in the room go on with the changed card."""
        with self._room.lock:
            session = self._room.session
            playing = session and not session.over and session.play.game.id == found.game.id
            if not session or not playing or session.own_cards is None:
                return []
            heard = len(self._room.captions)
            session.own_cards.take_over(found.form, changed)
            session.card_entered(session.own_cards, Source.PAGE)
            said = [caption.text for caption in self._room.captions.last(len(self._room.captions) - heard)]
            self._room.changed()
            return said


class _Found:
    """The card that is meant, with the words of its game."""

    def __init__(self, wanted: CardWanted) -> None:
        self.game = find_game(wanted.game)
        self.form = _find_form(self.game, wanted.sheet)
        self.cards = storage.open_form(self.game, self.form)
        self.card = self.cards.card(wanted.heading, wanted.place)
        self._phrases = Phrases(self.game)
        self.labels = Labels(self.game, self._phrases)

    def check(self, values: dict[str, Any]) -> dict[str, str]:
        """What is wrong with these values, by field."""
        faults = self.cards.check(self.card.section.heading, self.card.place, values)
        return {name: self._phrases.line(reason) for name, reason in faults.items()}

    def show(self, field: Field) -> FieldShown:
        """A field with its words; the choices of one that names other cards are their names."""
        field = self.cards.with_choices(field)
        return FieldShown(
            name=field.name,
            label=self.labels.field(field),
            hint=self.labels.hint(field),
            kind=field.kind.value,
            choices=[Thing(id=id_, name=self.labels.choice(id_)) for id_ in field.choices],
            words=[Thing(id=id_, name=self.labels.choice(id_)) for id_ in field.words],
            vectors=list(field.vectors),
            spots=[SpotShown(id=spot.id, x=spot.x, y=spot.y) for spot in field.spots],
            least=field.least,
            most=field.most,
            repeats=field.repeats,
            optional=field.optional,
            when=Condition(field=field.when[0], values=list(field.when[1])) if field.when else None,
        )


def _tell_version(cards: CardForm) -> str:
    """A version that changes with every change of a sheet."""
    return hashlib.sha256(cards.text.encode()).hexdigest()[:16]


def _find_form(game: Game, name: str) -> SheetForm:
    for form in game.forms:
        if form.name == name and form.sections:
            return form
    raise refuse("sheet_unknown", title=game.title, file=shorten(name))


def _list_game(game: Game) -> GameListed:
    sheets = [_list_sheet(game, form) for form in game.forms if form.sections]
    return GameListed(id=game.id, title=game.title, sheets=sheets)


def _list_sheet(game: Game, form: SheetForm) -> SheetListed:
    phrases = Phrases(game)
    try:
        cards, problem = storage.open_form(game, form), ""
    except EngineError as error:
        cards, problem = CardForm(form, form.shipped.text), explain(error, phrases)
    listed = cards.cards()
    labels = Labels(game, phrases)
    counted = [card for card in listed if card.values]  # what a file leaves out is asked at the table
    entered = sum(card.origin is Origin.OWNER for card in counted)
    facts = {"entered": entered, "total": len(counted), "things": form.things}
    return SheetListed(
        game=game.id,
        sheet=form.name,
        things=phrases.name(form.things),
        entered=phrases.say("enter_page_entered", facts),
        stand_ins=len(cards.stand_ins()),
        total=len(counted),
        cards=[_list_card(card, labels) for card in listed],
        new=[_list_card(card, labels) for card in cards.new_cards()],
        problem=problem,
    )


def _list_card(card: EnteredCard, labels: Labels) -> CardListed:
    return CardListed(
        heading=card.section.heading,
        place=card.place,
        title=labels.title(card),
        origin=card.origin.value,
        origin_words=labels.origin(card.origin),
    )
