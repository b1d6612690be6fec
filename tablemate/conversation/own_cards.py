"""The owner's cards at the table: a card told on the spot, and what a game teaches about practice cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.errors import Ambiguous, EngineError, InvalidInput
from engine.game import Origin
from engine.practice import UNKNOWN_CARD, UNKNOWN_PRINT
from tablemate import storage
from tablemate.conversation.entering import Entering
from tablemate.conversation.labels import Labels
from tablemate.conversation.names import find_thing
from tablemate.wording import explain

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.card_form import CardForm, EnteredCard
    from engine.events import SheetAmended
    from engine.fields import Values
    from engine.game import SheetForm
    from engine.requests import Request
    from tablemate.conversation.session import Session

ASKING = (UNKNOWN_CARD, UNKNOWN_PRINT)  # the questions that a card told on the spot answers


class OwnCards:
    """Keeps what a game at the table says about its cards in the owner's sheets."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game = session.play.game
        self.entering: Entering | None = None  # the card that is being told

    # --- a card told on the spot ------------------------------------------------------------------

    def enter(self, text: str) -> None:
        """Ask for a card of this name field by field; the game goes on with it."""
        try:
            cards = self._called()
            title = find_thing(self._spell(text), cards, self._session.phrases)
        except (InvalidInput, Ambiguous):
            self._session.say("no_such_card", text=text)
            return
        except EngineError as error:
            self._session.say("sheet_not_read", reason=explain(error, self._session.phrases))
            return
        self._begin(*cards[title])

    def _begin(self, form: SheetForm, card: EnteredCard) -> None:
        self.entering = Entering(
            self._game,
            storage.open_form(self._game, form),
            card,
            self._session.phrases,
            say=self._session.captions.add,
            save=lambda card, values: self._save(form, card, values),
            draws=False,  # what is said here is spoken, too
        )
        self.entering.begin()

    def enter_asked(self, request: Request | None) -> bool:
        """Ask for the card that a question is about, field by field; False if it is about none."""
        found = self._find_asked(request)
        if found:
            self._begin(*found)
        return bool(found)

    def settle(self) -> str | None:
        """What answers the open question, if it is about a card that is the owner's by now."""
        request = self._session.play.request
        found = self._find_asked(request)
        if request is None or not found or found[1].origin is not Origin.OWNER or not found[1].values:
            return None
        return str(request.usual)

    def _find_asked(self, request: Request | None) -> tuple[SheetForm, EnteredCard] | None:
        """The card that a question asks the owner to tell."""
        if request is None or request.topic not in ASKING:
            return None
        form = next(form for form in self._game.forms if form.name == request.facts["sheet"])
        cards = storage.open_form(self._game, form)
        return form, cards.card(request.facts["heading"], request.facts["number"] - 1)

    def hear(self, text: str) -> None:
        """Take a line about the card that is being told."""
        if self.entering is None:
            return
        try:
            self.entering.hear(text)
        except EngineError as error:
            self._session.say("sheet_not_read", reason=explain(error, self._session.phrases))
            self.entering = None
        else:
            self.entering = None if self.entering.finished else self.entering

    def _spell(self, text: str) -> str:
        """A number as the card is called that has it."""
        number = text.strip()
        return (
            self._session.phrases.say("card_title_card", {"number": int(number)})
            if number.isdecimal()
            else text
        )

    def _called(self) -> dict[str, tuple[SheetForm, EnteredCard]]:
        """Every card that can be entered, by what it is called: its printed name, or "Card 3"."""
        labels = Labels(self._game, self._session.phrases)
        forms = [form for form in self._game.forms if form.sections]
        cards = [(form, card) for form in forms for card in storage.open_form(self._game, form).cards()]
        return {labels.title(card): (form, card) for form, card in reversed(cards)}

    def _save(self, form: SheetForm, card: EnteredCard, values: dict[str, Any]) -> CardForm:
        where = (card.section.heading, card.place)
        changed = storage.change_sheet(self._game, form, lambda now: now.write(*where, values))
        self.take_over(form, changed)
        return changed

    def take_over(self, form: SheetForm, cards: CardForm) -> bool:
        """Go on with the sheet as it is now, and say whether that counts at once."""
        counts = self._session.play.amend(form.name, cards.text)
        self._session.say("card_counts_now" if counts else "card_counts_later")
        return counts

    # --- what a game teaches ----------------------------------------------------------------------

    def keep(self, event: SheetAmended) -> None:
        """Write into the owner's sheet what the table showed of a card."""
        self._change(event, event.amend)

    def take_back(self, event: SheetAmended) -> None:
        """Put the owner's sheet back to what it said before, for the answer was taken back."""
        self._change(event, event.restore)

    def _change(self, event: SheetAmended, change: Callable[[Values], dict[str, Any]]) -> None:
        form = next(form for form in self._game.forms if form.name == event.sheet)

        def amend(cards: CardForm) -> CardForm:
            card = next(card for card in cards.cards() if _is_meant(card, event))
            return cards.write(card.section.heading, card.place, change(card.values), card.origin)

        try:
            storage.change_sheet(self._game, form, amend)
        except (EngineError, OSError, StopIteration) as error:
            self._session.say("sheet_not_kept", reason=explain(error, self._session.phrases))


def _is_meant(card: EnteredCard, event: SheetAmended) -> bool:
    return card.title == event.card and event.heading in ("", card.section.heading)
