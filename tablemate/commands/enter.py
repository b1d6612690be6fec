"""The owner's cards in a terminal: choose a sheet and a card, and enter it field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import Origin
from tablemate import storage
from tablemate.conversation.entering import Entering
from tablemate.conversation.labels import Labels
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.card_form import EnteredCard
    from engine.game import Game, SheetForm
    from tablemate.card_editing import CardForm

PROMPT = "> "


class CardEditor:
    """Lets somebody enter the cards of a game, one after the other."""

    def __init__(
        self, game: Game, say: Callable[[str], object], read: Callable[[Mapping[int, str], str], str]
    ) -> None:
        self._game = game
        self._say = say
        self._read = read
        self._phrases = Phrases(game)
        self._labels = Labels(game, self._phrases)

    def run(self) -> None:
        """Ask for a sheet and its cards until the person has enough; what is finished is saved at once."""
        forms = [form for form in self._game.forms if form.sections]
        if not forms:
            self._tell("enter_no_form", title=self._game.title)
            return
        form = self._choose_form(forms) if len(forms) > 1 else forms[0]
        while form:
            card = self._choose_card(storage.open_form(self._game, form))
            if card is None or self._enter(form, card).left:
                return

    def _choose_form(self, forms: Sequence[SheetForm]) -> SheetForm | None:
        self._tell("enter_which_sheet")
        offered = dict(enumerate(forms, 1))
        names = {number: self._phrases.name(form.things) for number, form in offered.items()}
        number = self._number(names)
        return offered[number] if number else None

    def _choose_card(self, cards: CardForm) -> EnteredCard | None:
        """The card to enter; None to stop. Enter takes the first one that is still made up."""
        held, new = cards.cards(), cards.new_cards()
        offered = dict(enumerate([*held, *new], 1))
        names = dict(enumerate([*map(self._in_list, held), *map(self._labels.title, new)], 1))
        first = next((n for n, card in offered.items() if card.origin is not Origin.OWNER), None)
        if first:
            self._tell("enter_which_card", title=self._labels.title(offered[first]))
        else:
            self._tell("enter_which_again")
        number = self._number(names, first)
        return offered[number] if number else None

    def _in_list(self, card: EnteredCard) -> str:
        return f"{self._labels.title(card)} ({self._labels.origin(card.origin)})"

    def _number(self, names: Mapping[int, str], usual: int | None = None) -> int | None:
        """A number of the list; None to stop."""
        listed: Mapping[int, str] = names
        while True:
            text = self._line(listed, PROMPT).strip().casefold()
            listed = {}  # it stands above
            if not text and usual:
                return usual
            if not text or text in self._phrases.say("words_quit").split():
                return None
            by_name = [number for number, name in names.items() if name.casefold().startswith(text)]
            if text.isdecimal() and int(text) in names:
                return int(text)
            if len(by_name) == 1:
                return by_name[0]
            self._tell("enter_which_again")

    def _enter(self, form: SheetForm, card: EnteredCard) -> Entering:
        def save(card: EnteredCard, values: dict[str, Any]) -> CardForm:
            where = (card.section.heading, card.place)
            return storage.change_sheet(self._game, form, lambda now: now.write(*where, values))

        cards = storage.open_form(self._game, form)
        entering = Entering(self._game, cards, card, self._phrases, say=self._say, save=save)
        entering.begin()
        while not entering.finished:
            entering.hear(self._line(entering.choices, f"{entering.prompt} {PROMPT}"))
        return entering

    def _line(self, choices: Mapping[int, str], prompt: str) -> str:
        try:
            return self._read(choices, prompt)
        except (EOFError, KeyboardInterrupt):
            return self._phrases.say("words_quit").split()[0]

    def _tell(self, key: str, **facts: object) -> None:
        self._say(self._phrases.say(key, facts))
