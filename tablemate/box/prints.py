"""Cards without names: what a camera calls them, before and after the owner has entered what they print.

Before that, a card is called by its number in the sheet ("solo card 3"), because nobody knows what it prints;
after that, by what it prints, so two cards that print the same are one. A picture that was enrolled under the
number stays, and then stands for that print.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from engine.card_form import list_cards
from engine.game import Origin, Printed
from tablemate.box.sides import CardSide, slug
from tablemate.storage import texts_in_use

if TYPE_CHECKING:
    from engine.game import Game, PrintedCard, Title
    from tablemate.box.box import Box

MOST = 99  # cards of one kind in any sheet


def list_prints(game: Game, names: str) -> dict[CardSide, str]:
    """The different sides in a list of cards without names, with what they print according to the sheets."""
    return {_side(title): title.name for card in _list_cards(game, names) for title in card.sides}


def list_unnamed(game: Game, names: str) -> dict[CardSide, str]:
    """The sides of such a list to be enrolled, with their names: numbers where the print is made up."""
    made_up = _find_made_up(game)
    wanted: dict[CardSide, str] = {}
    for card in _list_cards(game, names):
        if (card.sheet, card.heading, card.place) in made_up:
            called = _call(card)
            wanted |= {CardSide(slug(called), title.side): called for title in card.sides}
        else:
            wanted |= {_side(title): title.name for title in card.sides}
    return wanted


def list_meanings(game: Game) -> dict[CardSide, CardSide]:
    """What each side that was enrolled by its card's number prints, if the owner has entered it."""
    made_up = _find_made_up(game)
    return {
        CardSide(slug(_call(card)), title.side): _side(title)
        for names in dict.fromkeys(zone.names for zone in game.zones)
        for card in _list_cards(game, names)
        if (card.sheet, card.heading, card.place) not in made_up
        for title in card.sides
    }


def call_unnamed(file: str, table: str, number: int) -> str:
    """The name of a card to which a sheet gives none: the kind of card and its number there."""
    stem = file.removesuffix(".toml")
    of = stem if stem.endswith("cards") else f"{stem}_cards" if table == "card" else table
    return f"{of.removesuffix('s').replace('_', ' ')} {number}"


def close_gap(box: Box, sheet: str, heading: str, place: int) -> None:
    """Delete the pictures of a card that was removed from its sheet; those of later cards move up."""
    calls = [call_unnamed(sheet, heading, number + 1) for number in range(place, MOST + 1)]
    for kept in [kept for kept in box.cards if kept.id == slug(calls[0])]:
        box.drop(kept.card)
    moved = {slug(later): (slug(now), now) for now, later in pairwise(calls)}
    box.rename(
        {
            kept.card: (CardSide(moved[kept.id][0], kept.side), moved[kept.id][1])
            for kept in box.cards
            if kept.id in moved
        }
    )


def _call(card: PrintedCard) -> str:
    return call_unnamed(card.sheet, card.heading, card.place + 1)


def _side(title: Title) -> CardSide:
    return CardSide(title.id, title.side)


def _list_cards(game: Game, names: str) -> list[PrintedCard]:
    if not isinstance(game, Printed):
        return []
    return list(game.prints(names, texts_in_use(game)))


def _find_made_up(game: Game) -> set[tuple[str, str, int]]:
    """The places of the cards that nobody has entered yet: sheet, heading and number."""
    texts = texts_in_use(game)
    return {
        (form.name, card.section.heading, card.place)
        for form in game.forms
        for card in list_cards(form, texts[form.name])
        if card.origin is Origin.STAND_IN
    }
