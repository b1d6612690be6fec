"""What a bot tells: events that happened, each with the rule it follows from, and lines for a screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, TypeAlias, dataclass_transform

if TYPE_CHECKING:
    from engine.fields import CardData
    from engine.rules import Rule

Facts: TypeAlias = Mapping[str, Any]  # the values a sentence is made of: numbers, ids, lists of ids


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence to be: which one, and the facts it is made of."""

    key: str
    facts: Facts = field(default_factory=dict)
    spoken: bool = True  # a drawing is only for the eye


@dataclass_transform(kw_only_default=True, frozen_default=True)
@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened; a subclass is named in the past tense and its fields are the facts."""

    rule: Rule

    def __init_subclass__(cls) -> None:
        """Make every kind of event a frozen dataclass."""
        dataclass(frozen=True, kw_only=True)(cls)

    def facts(self) -> Facts:
        """The facts of this event by name, without the rule."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "rule"}

    def things(self) -> list[str]:
        """The ids of the things this event is about."""
        several = [fact if isinstance(fact, tuple) else (fact,) for fact in self.facts().values()]
        return [thing for things in several for thing in things if isinstance(thing, str)]


@dataclass(frozen=True, slots=True)
class Expectation:
    """A zone, or one place of it, to watch until the camera sees there what `expected_table()` has there."""

    zone: str
    place: str | None = None
    lacks: tuple[str, ...] = ()  # what must be gone, where nobody knows what takes its place
    handled: bool = False  # a hand must have been there, even if it looks right already


class SheetAmended(Event):
    """The owner entered their printed card in place of a practice card; undo puts the practice card back."""

    sheet: str
    heading: str
    place: int
    allowed: str  # whether the owner's card allows what was done: yes or no
    before: CardData  # the practice card


class StandInUsed(Event):
    """The game is played with cards we made up, because the printed ones are not public."""

    sheet: str
    cards: str  # what they are called
    which: str  # all or some
    number: int  # of those we made up
    total: int
