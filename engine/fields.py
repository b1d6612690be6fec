"""The cards of a sheet as fields, in plain data: what a form asks for, in a terminal or on a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

Values: TypeAlias = Mapping[str, Any]  # what a card's fields say, by field; an empty one is left out
CardData: TypeAlias = dict[str, Any]  # a card as its file holds it


class Kind(StrEnum):
    """What a field holds, and so how it is drawn and typed."""

    NUMBER = "number"  # a whole number from `least` to `most`
    TEXT = "text"  # words
    FLAG = "flag"  # yes or no
    CHOICE = "choice"  # one of the choices
    SEVERAL = "several"  # any of the choices, or one of the words
    ORDER = "order"  # some of the choices in an order, each once unless they repeat
    ARROWS = "arrows"  # directions of a diagram, each with one arrow or two
    SQUARES = "squares"  # squares of a diagram as choices joined by -, or one of the words
    PATH = "path"  # steps from hexagon to hexagon
    PLACED = "placed"  # things on the spaces of a board, as in "gem E3"


class DrawnSpace(NamedTuple):
    """A space of a board and where its middle is drawn: x to the right, y down, 1 between neighbours."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a card prints. `name` is as in the file; dots lead into a part of the entry."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()
    words: tuple[str, ...] = ()  # that stand for the whole list, such as "anywhere"
    vectors: tuple[tuple[float, float], ...] = ()  # where each choice leads: x to the right, y down
    spots: tuple[DrawnSpace, ...] = ()  # where things are placed
    choices_from: str = ""  # the kind of card whose names are the choices
    least: int = 0
    most: int | None = None
    repeats: bool = False
    optional: bool = False
    when: tuple[str, tuple[str, ...]] | None = None  # another field, and what it says if this one is asked

    def asked(self, values: Values) -> bool:
        """Whether a card with these values has this field."""
        return self.when is None or values.get(self.when[0]) in self.when[1]


def unchanged(table: CardData) -> CardData:
    """An entry as it stands in the file."""
    return table


@dataclass(frozen=True, slots=True)
class Section:
    """A kind of card of a sheet: its heading in the file and its fields.

    Without a heading it stands for the fields outside of all cards. `fold` and `unfold` are for what a file
    writes in another shape than a form asks for it.
    """

    heading: str
    fields: tuple[Field, ...]
    title: str = ""  # the field that tells its cards apart; without one they are counted
    least: int = 1
    most: int = 1
    fold: Callable[[CardData], CardData] = unchanged
    unfold: Callable[[CardData], CardData] = unchanged

    def to_table(self, values: Values) -> CardData:
        """The entry of a card with these values; what is empty or not asked for is left out."""
        table: CardData = {}
        for field in self.fields:
            if field.name in values and field.asked(values) and not _is_blank(field, values[field.name]):
                *parts, last = field.name.split(".")
                inner = table
                for part in parts:
                    inner = inner.setdefault(part, {})
                inner[last] = values[field.name]
        return self.fold(table)

    def to_values(self, table: CardData) -> dict[str, Any]:
        """What the fields say in an entry."""
        unfolded = self.unfold(table)
        found = ((field.name, _look_up(unfolded, field.name)) for field in self.fields)
        return {name: value for name, value in found if value is not None}

    def field_of(self, path: tuple[str | int, ...]) -> str:
        """The field that a path inside an entry leads to, or the first one below it."""
        name = ".".join(str(step) for step in path)
        names = [field.name for field in self.fields]
        nearest = [one for one in names if one == name or name.startswith(f"{one}.")]
        below = [one for one in names if one.startswith(f"{name}.")] if name else []
        return next(iter([*nearest, *below]), "")


def _is_blank(field: Field, value: Any) -> bool:
    return value is None or (field.optional and value in ("", [], {}, False))


def _look_up(table: CardData, name: str) -> Any:
    found: Any = table
    for step in name.split("."):
        if not isinstance(found, dict) or step not in found:
            return None
        found = found[step]
    return found
