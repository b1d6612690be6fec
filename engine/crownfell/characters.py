"""The character sheet: arrows, icons and abilities of the characters, from a file the owner fills in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.crownfell.spaces import ADJACENT, DIRECTIONS, STEPS, Offset
from engine.entries import check_count, open_sheet, refuse_twice
from engine.events import Line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.entries import Entry

SHEET = "characters.toml"
COUNT = 17
PYRO = "Pyro"
TEAMS = {
    "starter_a": ("Angel", "Beacon", "Guardian", "Stag"),
    "starter_b": ("Harbinger", "Monarch", "Pyro", "Vampire"),
}
KNOWN = (  # the rulebook names sixteen of the seventeen
    *("Angel", "Assassin", "Beacon", "Duke", "Guardian", "Harbinger", "Labyrinth", "Martyr"),
    *("Minstrel", "Monarch", "Mystic", "Pyro", "Reflection", "Revenant", "Stag", "Vampire"),
)
FIELDS = ("name", "arrows", "ranged", "protect", "lock", "ability")
EXTRAS = ("leaps", "covers", "note")
EFFECTS: dict[str, tuple[str, ...]] = {  # the fields that each effect needs
    "capture": ("from",),
    "move": ("who", "from", "directions", "captures"),
    "bring": ("who", "from", "to"),
    "deploy": ("to",),
    "swap": ("who", "from"),
    "by_hand": (),
}
AREAS: dict[str, tuple[Offset, ...]] = {
    "adjacent": ADJACENT,
    "diagonals": tuple(offset for offset in ADJACENT if all(offset)),
    "anywhere": tuple((row, column) for row in range(-4, 5) for column in range(-4, 5) if row or column),
}
FARTHEST = 4
WHO = ("ally", "opponent")
COSTS = ("nothing", "itself")


@dataclass(frozen=True, slots=True)
class Ability:
    """A named ability, made of one effect: on whom, from which squares, to which squares."""

    title: str
    effect: str
    who: str = ""
    origin: tuple[Offset, ...] = ()
    to: tuple[Offset, ...] = ()
    directions: tuple[Offset, ...] = ()
    captures: bool = False
    costs_itself: bool = False


@dataclass(frozen=True, slots=True)
class Character:
    """What a character card prints."""

    name: str
    arrows: tuple[tuple[Offset, int], ...] = ()
    ranged: tuple[Offset, ...] = ()
    protect: tuple[Offset, ...] = ()
    lock: tuple[Offset, ...] = ()
    leaps: bool = False  # its moves pass over other cards
    covers: bool = False  # its moves may end on top of other cards
    ability: Ability | None = None
    note: str = ""


@lru_cache(maxsize=8)
def read_characters(text: str, file: str = SHEET) -> Mapping[str, Character]:
    """The characters of a sheet by name."""
    top = open_sheet(text, file)
    top.check_fields(("origin", "character"))
    entries = top.entries("character")
    characters = [_character(entry) for entry in entries]
    refuse_twice(entries, "name")
    check_count(entries, COUNT, COUNT)
    found = {character.name: character for character in characters}
    missing = [name for name in KNOWN if name not in found]
    if missing:
        facts = {"missing": ", ".join(missing), "known": ", ".join(KNOWN)}
        entries[0].bad("name", Line("bad_characters", facts))
    return found


def _character(entry: Entry) -> Character:
    entry.check_fields(FIELDS, EXTRAS)
    return Character(
        _name(entry),
        _arrows(entry),
        ranged=_squares(entry, "ranged"),
        protect=_squares(entry, "protect"),
        lock=_squares(entry, "lock"),
        leaps=entry.flag("leaps"),
        covers=entry.flag("covers"),
        ability=_ability(entry),
        note=entry.text("note") if "note" in entry else "",
    )


def _name(entry: Entry) -> str:
    name = entry.text("name")
    if not re.fullmatch(r"[^\W\d_][^\d_{}+]{0,30}", name):
        entry.bad_value("name", Line("need_name"))
    return name


def _arrows(entry: Entry) -> tuple[tuple[Offset, int], ...]:
    part = entry.part("arrows", Line("need_arrows"))
    part.check_fields((), DIRECTIONS)
    return tuple((DIRECTIONS[direction], part.whole(direction, 1, 2)) for direction in part.table)


def _squares(entry: Entry, key: str, areas: tuple[str, ...] = ()) -> tuple[Offset, ...]:
    value = entry.table[key]
    if isinstance(value, str) and value in areas:
        return AREAS[value]
    either = Line("need_squares_or", {"areas": ", ".join(map(repr, areas))})
    squares = entry.items(key, either if areas else Line("need_squares"))
    offsets = tuple(_square(entry, key, square) for square in squares)
    if len(set(offsets)) < len(offsets):
        entry.bad_value(key, Line("need_squares_once"))
    return offsets


def _square(entry: Entry, key: str, square: Any) -> Offset:
    """A square as steps from the card: "forward-forward-left"."""
    steps = square.split("-") if isinstance(square, str) else []
    if not 1 <= len(steps) <= 2 * FARTHEST or any(step not in STEPS for step in steps):
        entry.bad_item(key, square, Line("need_steps", {"steps": ", ".join(STEPS)}))
    rows = sum(STEPS[step][0] for step in steps)
    columns = sum(STEPS[step][1] for step in steps)
    if not 0 < max(abs(rows), abs(columns)) <= FARTHEST:
        entry.bad_item(key, square, Line("need_near_square", {"most": FARTHEST}))
    return rows, columns


def _ability(entry: Entry) -> Ability | None:
    if entry.table["ability"] == "none":
        return None
    part = entry.part("ability", Line("need_ability"))
    effect = part.one_of("effect", EFFECTS)
    part.check_fields(("title", "effect", *EFFECTS[effect]), ("cost",))
    return Ability(
        part.text("title"),
        effect,
        who=part.one_of("who", WHO) if "who" in part else "",
        origin=_area(part, "from"),
        to=_area(part, "to"),
        directions=_directions(part),
        captures=part.flag("captures"),
        costs_itself="cost" in part and part.one_of("cost", COSTS) == "itself",
    )


def _area(part: Entry, key: str) -> tuple[Offset, ...]:
    if key not in part:
        return ()
    offsets = _squares(part, key, tuple(AREAS))
    if not offsets:
        part.bad_value(key, Line("need_square"))
    return offsets


def _directions(part: Entry) -> tuple[Offset, ...]:
    if "directions" not in part:
        return ()
    if part.table["directions"] == "any":
        return ADJACENT
    words = part.words("directions", DIRECTIONS, Line("need_directions"))
    return tuple(DIRECTIONS[word] for word in words)
