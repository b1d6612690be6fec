"""What a bot asks: each kind of question knows which answers can be read and which are legal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engine.errors import IllegalAnswer, InvalidInput, shorten
from engine.events import Line

if TYPE_CHECKING:
    from random import Random

    from engine.events import Event, Facts, Shows

T = TypeVar("T")
Json: TypeAlias = Any  # an answer as it is written to the journal
Row: TypeAlias = tuple[str | None, ...]
Pool: TypeAlias = tuple[str, ...]
Places: TypeAlias = Mapping[str, tuple[str, ...]]
TRIES = 2000  # random answers tried before a question is declared to have no legal one


@dataclass(frozen=True)
class Request(ABC, Generic[T]):
    """What the bot needs to know next. `topic` names its sentence, `facts` fill it in."""

    topic: str
    facts: Facts = field(default_factory=dict, kw_only=True)
    remembered: bool = field(
        default=False, kw_only=True
    )  # the answer is the same in every game: offer the last
    beside: tuple[Line, ...] = field(default=(), kw_only=True)  # what is shown with the question
    legal: Callable[[T], None] | None = field(default=None, kw_only=True, compare=False, repr=False)

    def read(self, value: Json) -> T:
        """Turn a raw answer into the script's value, or raise InvalidInput or IllegalAnswer."""
        answer = self._read(value)
        if self.legal is not None:
            self.legal(answer)
        return answer

    def sample(self, rng: Random) -> Json:
        """Make up a legal answer: random play is how the rules are tested."""
        for _ in range(TRIES):
            value = self._sample(rng)
            try:
                self.read(value)
            except IllegalAnswer:
                continue
            return value
        raise InvalidInput(f"no legal answer to {self.topic!r} was found in {TRIES} tries")

    @abstractmethod
    def _read(self, value: Json) -> T: ...

    @abstractmethod
    def _sample(self, rng: Random) -> Json: ...


@dataclass(frozen=True)
class Confirm(Request[bool]):
    """Wait until the person says that something is done."""

    def _read(self, value: Json) -> bool:
        if value is not True:
            raise InvalidInput(f"{self.topic!r} is answered with true when it is done, not {shorten(value)}")
        return True

    def _sample(self, rng: Random) -> Json:  # noqa: ARG002 - there is nothing to choose
        return True


@dataclass(frozen=True)
class Instruction(Confirm):
    """What the person must do now, and what the table shows once it is done."""

    event: Event = field(kw_only=True)
    expects: tuple[Shows, ...] = field(default=(), kw_only=True)
    waits: bool = field(default=False, kw_only=True)  # for the person's word, where no camera sees it done


@dataclass(frozen=True)
class Choose(Request[str]):
    """One of a few options, by id."""

    options: Sequence[str]
    default: str | None = field(default=None, kw_only=True)

    def _read(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.options:
            raise InvalidInput(f"{shorten(value)} is none of {', '.join(self.options)}", Line("not_a_choice"))
        return value

    def _sample(self, rng: Random) -> Json:
        return rng.choice(self.options)


@dataclass(frozen=True)
class Count(Request[int]):
    """A whole number between two bounds."""

    least: int
    most: int

    def _read(self, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise InvalidInput(
                f"expected a whole number from {self.least} to {self.most}, not {shorten(value)}",
                needed_number(self.least, self.most),
            )
        return value

    def _sample(self, rng: Random) -> Json:
        return rng.randint(self.least, self.most)


@dataclass(frozen=True)
class Draw(Request[str]):
    """The card that came up from a deck: by the seed if `virtual`, else as the person or the camera says."""

    deck: str
    cards: tuple[str, ...]
    nth: int
    virtual: bool

    def _read(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.cards:
            raise InvalidInput(
                f"{shorten(value)} cannot come up from {self.deck}: it is not among the cards left",
                Line("cannot_come_up"),
            )
        return value

    def _sample(self, rng: Random) -> Json:
        return rng.choice(self.cards)


@dataclass(frozen=True)
class LookRow(Request[Row]):
    """The things lying in a row, left to right; None is an empty slot."""

    zone: str
    allowed: Sequence[str]
    least: int
    most: int
    empty_slots: bool = field(default=False, kw_only=True)
    distinct: bool = field(default=True, kw_only=True)
    before: Row = field(default=(), kw_only=True)

    def _read(self, value: Json) -> Row:
        _check_size(value, self.zone, self.least, self.most)
        named = [thing for thing in value if not (thing is None and self.empty_slots)]
        _check_things(named, self.zone, self.allowed)
        if self.distinct:
            _check_repeats(named, self.zone, 1)
        return tuple(value)

    def _sample(self, rng: Random) -> Json:
        size = rng.randint(self.least, self.most)
        if self.distinct:
            return rng.sample(list(self.allowed), size)
        return rng.choices(list(self.allowed), k=size)


@dataclass(frozen=True)
class LookPool(Request[Pool]):
    """Things lying together in no order, such as dice; equal ones may repeat up to `each` times."""

    zone: str
    allowed: Sequence[str]
    least: int
    most: int
    each: int | None = field(default=None, kw_only=True)
    before: Pool | None = field(default=None, kw_only=True)

    def _read(self, value: Json) -> Pool:
        _check_size(value, self.zone, self.least, self.most)
        _check_things(value, self.zone, self.allowed)
        if self.each is not None:
            _check_repeats(value, self.zone, self.each)
        return tuple(sorted(value, key=list(self.allowed).index))

    def _sample(self, rng: Random) -> Json:
        size = rng.randint(self.least, self.most)
        if self.each is None:
            return rng.choices(list(self.allowed), k=size)
        return rng.sample([thing for thing in self.allowed for _ in range(self.each)], size)


@dataclass(frozen=True)
class LookPlaces(Request[Places]):
    """What lies on each place of a board; a place that is not named is empty."""

    zone: str
    places: Sequence[str]
    allowed: Sequence[str]
    together: bool = field(default=False, kw_only=True)  # whether things gather on a place, alike ones too
    before: Places = field(default_factory=dict, kw_only=True)
    suggest: Callable[[Random], Json] | None = field(default=None, kw_only=True, compare=False, repr=False)

    def _read(self, value: Json) -> Places:
        if not isinstance(value, Mapping):
            raise InvalidInput(f"{self.zone} is answered with what lies on each place, not {shorten(value)}")
        for place, things in value.items():
            self._check(place, things)
        return {place: tuple(value[place]) for place in self.places if value.get(place)}

    def _check(self, place: Json, things: Json) -> None:
        if place not in self.places:
            raise InvalidInput(f"{shorten(place)} is no place of {self.zone}")
        if not isinstance(things, list | tuple):
            raise InvalidInput(f"{place} of {self.zone} holds a list of things, not {shorten(things)}")
        _check_things(things, place, self.allowed)

    def _sample(self, rng: Random) -> Json:
        if self.suggest is not None:
            return self.suggest(rng)
        return {place: list(things) for place, things in self.before.items()}


def needed_number(least: int, most: int) -> Line:
    """The sentence that says which whole numbers are an answer."""
    return Line("number_needed", {"least": least, "most": most, "span": most - least})


def _check_size(value: Json, zone: str, least: int, most: int) -> None:
    if not isinstance(value, list | tuple) or not least <= len(value) <= most:
        raise InvalidInput(
            f"{zone} takes from {least} to {most} things, not {shorten(value)}",
            Line("wrong_number", {"zone": zone, "least": least, "most": most, "span": most - least}),
        )


def _check_things(things: Sequence[Json], zone: str, allowed: Sequence[str]) -> None:
    for thing in things:
        if not isinstance(thing, str) or thing not in allowed:
            raise InvalidInput(f"{shorten(thing)} cannot lie in {zone}", Line("not_there", {"zone": zone}))


def _check_repeats(things: Sequence[str], zone: str, each: int) -> None:
    for thing, number in Counter(things).items():
        if number > each:
            raise InvalidInput(
                f"{zone} holds {shorten(thing)} {number} times, which cannot be more than {each}",
                Line("too_often", {"thing": thing, "each": each}),
            )
