"""What a bot asks: each kind of question knows which answers can be read and which are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypedDict, Unpack, cast

from engine.asking import BaseRequest, Json, Places, Pool, Row, T
from engine.checking import check_place, check_repeats, check_size, check_things, needed_number, tells_places
from engine.errors import InvalidInput, shorten
from engine.events import Line
from engine.zones import ANYWHERE, ONLY

if TYPE_CHECKING:
    from random import Random

    from engine.events import Event, Expectation, Facts
    from engine.zones import Facing

__all__ = [
    "Arranged",
    "BaseRequest",
    "Choose",
    "Confirm",
    "Count",
    "Draw",
    "Instruction",
    "Json",
    "Look",
    "Places",
    "Pool",
    "Request",
    "Row",
    "Sign",
]
NO_END = 10**6  # things on a board are not counted


@dataclass(frozen=True)
class Confirm(BaseRequest[bool]):
    """Wait until the person says that something is done."""

    ends_turn: ClassVar[bool] = True
    kind = "confirm"

    def _read(self, value: Json) -> bool:
        if value is not True:
            facts = {"topic": repr(self.topic), "found": shorten(value)}
            raise InvalidInput(f"{self.topic!r} is done or not, and no {facts}", Line("answer_done", facts))
        return True

    def _sample(self, rng: Random) -> Json:  # noqa: ARG002 - there is nothing to choose
        return True


@dataclass(frozen=True)
class Instruction(Confirm):
    """What the person must do now, and what the table shows once it is done."""

    ends_turn: ClassVar[bool] = False
    kind = "instruction"
    event: Event = field(kw_only=True)
    expects: tuple[Expectation, ...] = field(default=(), kw_only=True)
    waits: bool = field(default=False, kw_only=True)  # for the person's word, where no camera sees it done
    about: tuple[str, ...] = field(default=(), kw_only=True)  # zones it is done at, besides those it shows

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones of the table at which this is done."""
        return tuple(dict.fromkeys((*self.about, *(expectation.zone for expectation in self.expects))))

    def _read(self, value: Json) -> bool:
        # A person who names what the camera could not read there also says that it is done.
        return tells_places(value, self.zones) or super()._read(value)


@dataclass(frozen=True, slots=True)
class Sign:
    """What the table shows of an option once it was chosen: a thing that was turned, or one that is gone."""

    zone: str
    place: str = ANYWHERE
    facing: Facing | None = (
        None  # which way the thing on the place lies then; None if one of the zone is gone
    )


@dataclass(frozen=True)
class Choose(BaseRequest[str]):
    """One of a few options, by id."""

    kind = "choose"
    options: Sequence[str]
    default: str | None = field(default=None, kw_only=True)
    taken_from: str = field(default="", kw_only=True)  # the zone it leaves, so that a camera sees which
    signs: Mapping[str, tuple[Sign, ...]] = field(
        default_factory=dict, kw_only=True
    )  # or by option, any of them

    @property
    def seen_in(self) -> tuple[str, ...]:
        """The zones that show what was chosen."""
        zones = [sign.zone for signs in self.signs.values() for sign in signs]
        return tuple(dict.fromkeys([self.taken_from, *zones] if self.taken_from else zones))

    @property
    def things(self) -> Sequence[str]:
        """The options, and the disputed ones."""
        return (*self.options, *self.disputed)

    @property
    def usual(self) -> Json:
        """The default."""
        return self.default

    def offer(self, value: Json) -> Self:
        """Return the same question with another default."""
        return replace(self, default=value)

    def _read(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.things:
            raise InvalidInput(f"{shorten(value)} is none of {', '.join(self.options)}", Line("not_a_choice"))
        return value

    def _sample(self, rng: Random) -> Json:
        return rng.choice(self.options)


@dataclass(frozen=True)
class Count(BaseRequest[int]):
    """A whole number between two bounds."""

    kind = "count"
    least: int
    most: int

    @property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest number."""
        return self.least, self.most

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
class Draw(BaseRequest[str]):
    """The card that came up from a deck: from the seed if `virtual`, else as the person or the camera says.

    A camera sees it on a place of a zone, or anywhere in it, once the table also shows what it `expects`.
    """

    kind = "draw"
    deck: str
    cards: tuple[str, ...]
    nth: int
    virtual: bool
    zone: str = field(default="", kw_only=True)
    place: str = field(default=ONLY, kw_only=True)
    facing: Facing | None = field(default=None, kw_only=True)  # which way it must lie to be understood
    instead: str = field(default="", kw_only=True)  # the answer when the player lays DONE without a card
    expects: tuple[Expectation, ...] = field(default=(), kw_only=True)
    others: tuple[str, ...] = field(default=(), kw_only=True)  # answers that are no card of the deck

    @property
    def things(self) -> Sequence[str]:
        """The cards that can come up."""
        return (*self.cards, *self.others)

    def _read(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.things:
            raise InvalidInput(
                f"{shorten(value)} cannot come up from {self.deck}: it is not among the cards left",
                Line("cannot_come_up"),
            )
        return value

    def _sample(self, rng: Random) -> Json:
        return rng.choice(self.cards)


class More(TypedDict, Generic[T], total=False):
    """What every kind of look may have."""

    facts: Facts
    remembered: bool
    own: bool
    legal: Callable[[T], None] | None
    undisputed: Callable[[T], bool] | None
    suggest: Callable[[Random], Json] | None
    seen_in: str
    seen_at: Sequence[str]


class Arranged(StrEnum):
    """How the things on places are written: by a person, on the page and in the journal."""

    IN_ORDER = "row"  # a thing for each place, one after the other
    TOGETHER = "pool"  # all things, in no order
    BY_PLACE = "places"  # the things on each place that is not empty


@dataclass(frozen=True)
class Look(BaseRequest[T]):
    """What lies on the places of a zone; `row`, `pool` and `board` are the usual ways to ask for it."""

    zone: str
    places: Sequence[str]
    allowed: Sequence[str]
    arranged: Arranged = field(kw_only=True)
    least: int = field(default=0, kw_only=True)  # things in all
    most: int = field(default=NO_END, kw_only=True)
    each: int | None = field(default=None, kw_only=True)  # how many may be alike; None for any number
    gaps: bool = field(default=False, kw_only=True)  # whether a place may be empty
    gathers: bool = field(default=False, kw_only=True)  # whether things lie together on a place
    before: T | None = field(default=None, kw_only=True)  # what lay there as far as it is known
    own: bool = field(default=False, kw_only=True)  # the player acts there, and says so if nothing changes
    seen_in: str = field(default="", kw_only=True)  # the zone a camera sees it in, where that is another one
    seen_at: Sequence[str] = field(default=(), kw_only=True)  # and its places, one for each of these
    suggest: Callable[[Random], Json] | None = field(default=None, kw_only=True, compare=False, repr=False)
    # Whether the known cards make an answer legal; other answers may still be disputed.
    undisputed: Callable[[T], bool] | None = field(default=None, kw_only=True, compare=False, repr=False)

    @staticmethod
    def row(
        topic: str,
        zone: str,
        allowed: Sequence[str],
        least: int,
        most: int,
        *,
        distinct: bool = True,
        gaps: bool = False,
        before: Row = (),
        **more: Unpack[More[Row]],
    ) -> Look[Row]:
        """Ask for things lying side by side, from left to right; with gaps, None is an empty place."""
        return Look(
            topic,
            zone,
            tuple(str(number) for number in range(1, most + 1)),
            allowed,
            arranged=Arranged.IN_ORDER,
            least=least,
            most=most,
            each=1 if distinct else None,
            gaps=gaps,
            before=before or None,
            **more,
        )

    @staticmethod
    def pool(
        topic: str,
        zone: str,
        allowed: Sequence[str],
        least: int,
        most: int,
        *,
        each: int | None = None,
        before: Pool | None = None,
        **more: Unpack[More[Pool]],
    ) -> Look[Pool]:
        """Ask for things lying together in no order, such as dice."""
        return Look(
            topic,
            zone,
            (ONLY,),
            allowed,
            arranged=Arranged.TOGETHER,
            least=least,
            most=most,
            each=each,
            gathers=True,
            before=before,
            **more,
        )

    @staticmethod
    def board(
        topic: str,
        zone: str,
        places: Sequence[str],
        allowed: Sequence[str],
        *,
        gathers: bool = False,
        before: Places | None = None,
        **more: Unpack[More[Places]],
    ) -> Look[Places]:
        """Ask what lies on each place of a board; a place that is not named is empty."""
        return Look(
            topic,
            zone,
            places,
            allowed,
            arranged=Arranged.BY_PLACE,
            gaps=True,
            gathers=gathers,
            before=before or {},
            **more,
        )

    @property
    def kind(self) -> str:
        """How its answer is written."""
        return self.arranged.value

    @property
    def bounds(self) -> tuple[int, int] | None:
        """How many things lie there; on a board they are not counted."""
        return None if self.tells_changes else (self.least, self.most)

    @property
    def things(self) -> Sequence[str]:
        """What may lie there."""
        return self.allowed

    @property
    def piecewise(self) -> bool:
        """Whether it is answered thing by thing, and not at once."""
        return self.arranged is Arranged.IN_ORDER

    @property
    def tells_changes(self) -> bool:
        """Whether a person names only the places where something changed."""
        return self.arranged is Arranged.BY_PLACE

    @property
    def distinct(self) -> bool:
        """Whether no two things are alike."""
        return self.each == 1

    @property
    def spots(self) -> Sequence[str]:
        """The places by which things are told apart; none for a pool, whose things are only counted."""
        return () if self.arranged is Arranged.TOGETHER else self.places

    def offer(self, value: Json) -> Self:
        """Return the same question with this as what lay there before."""
        return replace(self, before=self.read(value))

    @property
    def usual(self) -> Json:
        """What lay there before."""
        return self.before

    def lay_out(self, value: Json) -> dict[str, tuple[str, ...]]:
        """Return what lies on each place that is not empty, of an answer."""
        if self.arranged is Arranged.BY_PLACE:
            return {place: tuple(value[place]) for place in self.places if value.get(place)}
        if self.arranged is Arranged.TOGETHER:
            return {self.places[0]: tuple(value)} if value else {}
        return {place: (thing,) for place, thing in zip(self.places, value, strict=False) if thing}

    def put_together(self, laid: Mapping[str, Sequence[str]]) -> Json:
        """Return the answer that tells what lies on each place."""
        if self.arranged is Arranged.BY_PLACE:
            return {place: list(laid[place]) for place in self.places if laid.get(place)}
        if self.arranged is Arranged.TOGETHER:
            return [thing for things in laid.values() for thing in things]
        row = [next(iter(laid.get(place, ())), None) for place in self.places]
        while len(row) > self.least and row[-1] is None:
            row.pop()  # the row ends before
        return row

    def _read(self, value: Json) -> T:
        return cast(
            "T", self._read_places(value) if self.arranged is Arranged.BY_PLACE else self._read_list(value)
        )

    def _read_list(self, value: Json) -> Row:
        check_size(value, self.zone, self.least, self.most)
        named = [thing for thing in value if not (thing is None and self.gaps)]
        check_things(named, self.zone, self.allowed)
        if self.each is not None:
            check_repeats(named, self.zone, self.each)
        return tuple(
            value if self.arranged is Arranged.IN_ORDER else sorted(value, key=list(self.allowed).index)
        )

    def _read_places(self, value: Json) -> Places:
        if not isinstance(value, Mapping):
            facts = {"zone": self.zone, "found": shorten(value)}
            raise InvalidInput(f"no places of a zone: {facts}", Line("answer_places", facts))
        for place, things in value.items():
            check_place(place, things, self.zone, self.places)
            check_things(things, place, self.allowed)
        return self.lay_out(value)

    def _sample(self, rng: Random) -> Json:
        if self.suggest is not None:
            return self.suggest(rng)
        if self.arranged is Arranged.BY_PLACE:
            return self.put_together(cast("Places", self.before))
        size = rng.randint(self.least, self.most)
        if self.each is None:
            return rng.choices(list(self.allowed), k=size)
        return rng.sample([thing for thing in self.allowed for _ in range(self.each)], size)


# Every kind of question. A `match` on it ends in `assert_never`: mypy shows where a new kind is forgotten.
Request: TypeAlias = Instruction | Confirm | Choose | Count | Draw | Look[Any]
