"""The owner's cards at the table: a card entered in the middle of a game, kept or undone with its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.errors import Ambiguous, EngineError, InvalidInput
from engine.game import Origin
from engine.journal import Answer, Source
from engine.practice import FORBIDDEN, TELL, UNKNOWN_CARD, UNKNOWN_PRINT
from tablemate import storage
from tablemate.card_editing import CardForm
from tablemate.conversation.entering import Entering
from tablemate.conversation.labels import Labels
from tablemate.conversation.names import find_thing
from tablemate.wording import explain

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.card_form import EnteredCard
    from engine.events import SheetAmended
    from engine.game import SheetForm
    from engine.requests import Request
    from tablemate.conversation.session import Session

ASKING = (UNKNOWN_CARD, UNKNOWN_PRINT, FORBIDDEN)  # the questions that entering a card answers


class OwnCards:
    """Keeps what a game at the table says about its cards in the owner's sheets."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game = session.play.game
        self.entering: Entering | None = None  # the card that is being entered
        self._taken_back: list[tuple[SheetForm, str]] = []  # sheets whose last card was taken back

    # --- a card entered in the middle of a game ---------------------------------------------------

    def enter(self, text: str) -> None:
        """Ask for the card of this name field by field; the game then goes on with it."""
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
        """The answer to the open question, if it is about a card that the owner has entered by now."""
        request = self._session.play.request
        found = self._find_asked(request)
        if request is None or not found or found[1].origin is not Origin.OWNER or not found[1].values:
            return None
        self.entering = None
        return TELL if request.topic == FORBIDDEN else str(request.usual)

    def _find_asked(self, request: Request | None) -> tuple[SheetForm, EnteredCard] | None:
        """The card that a question asks the owner to enter."""
        if request is None or request.topic not in ASKING:
            return None
        form = self._find_form(request.facts["sheet"])
        cards = storage.open_form(self._game, form)
        return form, cards.card(request.facts["heading"], request.facts["number"] - 1)

    def hear(self, text: str) -> None:
        """Take a line about the card that is being entered."""
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
        """The title of the card with this number, such as "Card 3"; other text as it is."""
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
        """Have the game go on with the changed sheet, and say whether that counts at once."""
        counts = self._session.play.amend(form.name, cards.text)
        self._session.say("card_counts_now" if counts else "card_counts_later")
        return counts

    # --- a card that forbade a move -----------------------------------------------------------------

    def keep(self, event: SheetAmended) -> None:
        """Write the card as the game knows it now into the owner's sheet; on redo, once more."""
        form = self._find_form(event.sheet)
        known = CardForm(form, self._session.play.setup_now.sheets[event.sheet].text)
        values = known.card(event.heading, event.place).values
        self._change(form, lambda now: now.write(event.heading, event.place, values))

    def take_back(self, event: SheetAmended) -> None:
        """Put the practice card back when the answer is undone; what was entered can be redone."""
        form = self._find_form(event.sheet)
        section = storage.open_form(self._game, form).section(event.heading)
        before = section.to_values(event.before)

        def restore(now: CardForm) -> CardForm:
            return now.write(event.heading, event.place, before, Origin.STAND_IN)

        entered = self._session.play.setup_now.sheets[event.sheet].text
        if changed := self._change(form, restore):
            self._session.play.amend(form.name, changed.text)
            self._taken_back.append((form, entered))

    @property
    def to_redo(self) -> Answer | None:
        """The answer that redo would give: the card that was taken back last, if that is asked about."""
        request = self._session.play.request
        asked = self._taken_back and request and request.topic == FORBIDDEN
        return Answer(FORBIDDEN, TELL, Source.KEYBOARD) if asked else None

    def redo(self) -> bool:
        """Enter again the card that was taken back last; False if there is none."""
        answer = self.to_redo
        if not answer:
            return False
        form, text = self._taken_back.pop()
        self._session.play.amend(form.name, text)
        self._session.play.answer(answer.value, answer.source)
        return True

    def _change(self, form: SheetForm, change: Callable[[CardForm], CardForm]) -> CardForm | None:
        try:
            return storage.change_sheet(self._game, form, change)
        except (EngineError, OSError) as error:
            self._session.say("sheet_not_kept", reason=explain(error, self._session.phrases))
            return None

    def _find_form(self, name: str) -> SheetForm:
        return next(form for form in self._game.forms if form.name == name)
