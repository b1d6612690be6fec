"""The rules a bot follows, in words, so that every event can say why it happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class RuleReading:
    """What a rule says more if this choice of an option is in force."""

    option: str
    choice: str
    words: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it stands in the rulebook, and what it says in our words, by the readings in force."""

    id: str
    section: str
    words: str
    readings: tuple[RuleReading, ...] = ()
    in_force: tuple[str, ...] = ()  # the readings that the words include, as `option_choice`

    def under(self, options: Mapping[str, object]) -> Rule:
        """The rule as it is read with these options."""
        chosen = [reading for reading in self.readings if options[reading.option] == reading.choice]
        words = " ".join(filter(None, (self.words, *(reading.words for reading in chosen))))
        in_force = tuple(f"{reading.option}_{reading.choice}" for reading in chosen)
        return Rule(self.id, self.section, words, in_force=in_force)


STAND_IN = Rule(
    "stand_in",
    "Tablemate",
    "The text of these cards is not public, so you play with a practice deck until you enter your own cards.",
)
YOUR_PRINT = Rule(
    "your_print",
    "Tablemate",
    "The text of these cards is not public, so a practice card may say otherwise than yours. "
    "What you say about your own card counts.",
)
