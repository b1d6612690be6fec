"""One card entered line by line, field by field: the same in a terminal and in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput
from engine.fields import Kind
from engine.game import Origin
from tablemate.conversation.field_text import FieldReader, to_text
from tablemate.conversation.labels import Labels

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.card_form import EnteredCard
    from engine.fields import Field
    from engine.game import Game
    from tablemate.card_editing import CardForm
    from voice.phrases import Phrases

EXPLAINED = (Kind.ARROWS, Kind.SQUARES, Kind.PLACED, Kind.PATH, Kind.ORDER, Kind.SEVERAL)  # how to type it
LISTED = (Kind.CHOICE, Kind.SEVERAL, Kind.ORDER)
FEW = 12  # choices that are listed above the prompt; more would bury it


class Entering:
    """Asks for the fields of one card, one after the other. `hear` takes lines, `say` puts them out."""

    def __init__(
        self,
        game: Game,
        cards: CardForm,
        card: EnteredCard,
        phrases: Phrases,
        *,
        say: Callable[[str], object],
        save: Callable[[EnteredCard, dict[str, Any]], CardForm],
        draws: bool = True,
    ) -> None:
        self._cards, self._card, self._phrases = cards, card, phrases
        self._say, self._save, self._draws = say, save, draws
        self.labels = Labels(game, phrases)
        self._reader = FieldReader(self.labels, phrases)
        self._values = self.labels.values(card)
        self._at = 0
        self.finished = False  # saved, skipped or left
        self.left = False  # the person wants no other card

    def begin(self) -> None:
        """Name the card and ask for its first field."""
        self._tell("enter_begin", title=self.labels.title(self._card))
        if self._card.origin is Origin.STAND_IN:
            self._tell("enter_stand_in")
        self._tell("enter_help")
        self._ask()

    @property
    def field(self) -> Field:
        """The field that is asked for."""
        return self._fields()[self._at]

    @property
    def choices(self) -> dict[int, str]:
        """The choices that can be typed by number, if they are few enough to be listed."""
        field = self.field
        few = field.kind in LISTED and len(field.choices) <= FEW
        return dict(enumerate(map(self.labels.choice, field.choices), 1)) if few else {}

    @property
    def prompt(self) -> str:
        """The prompt in front of the answer."""
        label = self.labels.field(self.field)
        if self.field.name not in self._values:
            return self._phrases.say("enter_field_empty", {"label": label})
        value = to_text(self.field, self._values[self.field.name], self.labels, self._phrases)
        return self._phrases.say("enter_field", {"label": label, "value": value})

    def hear(self, text: str) -> None:
        """Take a line: a command, Enter to keep the value, or a new value of the field."""
        word = text.strip().casefold()
        if word in self._phrases.say("words_quit").split():
            self._leave(all_cards=True)
        elif word in self._phrases.say("words_skip").split():
            self._leave(all_cards=False)
        elif word in self._phrases.say("words_back").split():
            self._at = max(0, self._at - 1)
            self._ask()
        else:
            self._take(text)

    def _take(self, text: str) -> None:
        """Keep what was typed if the sheet's reader accepts it, and go on to the next field."""
        field = self.field
        before = dict(self._values)
        try:
            if text.strip():
                self._values[field.name] = self._reader.read(field, text)
        except InvalidInput as error:
            self._complain(field, str(error))
            return
        reason = self._faults().get(field.name)
        if reason:
            self._values = before
            self._complain(field, reason)
            return
        self._at += 1
        if self._at < len(self._fields()):
            self._ask()
        else:
            self._finish()

    def _finish(self) -> None:
        """Save the card, draw it, and say what is left; a card with a fault goes back to the field."""
        faults = self._faults()
        if faults:
            name, reason = next(iter(faults.items()))
            names = [field.name for field in self._fields()]
            self._at = names.index(name) if name in names else 0
            if name:
                self._complain(self.field, reason)
            else:
                self._tell("enter_bad_sheet", reason=reason.rstrip("."))
                self._ask()
            return
        self._cards = self._save(self._card, self._values)
        for line in self._preview():
            self._say(line)
        self.finished = True
        self._tell("enter_saved", left=len(self._cards.stand_ins()))

    def _preview(self) -> list[str]:
        draw = self._cards.form.draw_card if self._draws else None
        return list(draw(self._cards.text, self._card.section.heading, self._card.place)) if draw else []

    def _leave(self, *, all_cards: bool) -> None:
        self.finished, self.left = True, all_cards
        if all_cards:
            self._tell("enter_stopped")
        else:
            self._tell("enter_skipped", title=self.labels.title(self._card))

    def _fields(self) -> list[Field]:
        return self._cards.fields(self._card.section, self._values)

    def _faults(self) -> dict[str, str]:
        faults = self._cards.check(self._card.section.heading, self._card.place, self._values)
        return {name: self._phrases.line(reason) for name, reason in faults.items()}

    def _ask(self) -> None:
        field = self.field
        typed = [self._phrases.say(f"enter_typed_{field.kind}")] if field.kind in EXPLAINED else []
        self._say(" ".join([self.labels.hint(field), *typed]))

    def _complain(self, field: Field, reason: str) -> None:
        self._tell("enter_bad", label=self.labels.field(field), reason=reason.rstrip("."))

    def _tell(self, key: str, **facts: object) -> None:
        self._say(self._phrases.say(key, facts))
