"""The file in which a game declares the zones of its table, read strictly."""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from engine.entries import Entry, refuse_twice
from engine.errors import shorten
from engine.events import Line
from engine.tables import TomlSheet
from engine.zones import FURTHEST_MM, ONLY, Content, Facing, Shape, Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.zones import Pair

FILE = "table.toml"
MOST_PLACES = 100
MOST_THINGS = 100  # on one place
LONGEST_NAME = 40  # letters
NEED_WORD = Line("need_word", {"most": LONGEST_NAME})
NEEDED = ("name", "shape", "content", "size_mm", "thing_mm")
USUAL = (
    "names",
    "sided",
    "sides",
    "guests",
    "backs",
    "things",
    "copies",
    "facing",
    "facings",
    "optional",
    "most",
    "center_mm",
    "title",
)
SHAPED: Mapping[Shape, tuple[tuple[str, ...], tuple[str, ...]]] = {  # fields it needs, fields it may have
    Shape.ROW: (("count",), ("columns", "pitch_mm")),
    Shape.POOL: ((), ()),
    Shape.GRID: (("rows", "columns"), ("pitch_mm",)),
    Shape.PLACES: (("at_mm",), ()),
    Shape.PILE: ((), ("count", "pitch_mm")),
    Shape.AREA: ((), ("at_mm",)),
}


@cache
def load_zones(package: str) -> tuple[Zone, ...]:
    """The table that a game's folder declares."""
    return read_zones((files(package) / FILE).read_text(encoding="utf-8"), f"{package}/{FILE}")


def read_zones(text: str, file: str) -> tuple[Zone, ...]:
    """The zones of a declaration, or BadData with the file, the line and the reason."""
    sheet = TomlSheet(text, file)
    top = Entry(sheet, (), sheet.table)
    top.check_fields(("zone",))
    entries = top.entries("zone")
    zones = tuple(_zone(entry) for entry in entries)
    refuse_twice(entries, "name")
    return zones


def _zone(entry: Entry) -> Zone:
    shape = Shape(entry.one_of("shape", Shape))
    needed, allowed = SHAPED[shape]
    entry.check_fields((*NEEDED, *needed), (*USUAL, *allowed))
    thing_mm = _size(entry, "thing_mm")
    at_mm = PLACED[shape](entry, thing_mm)
    zone = Zone(
        name=_word(entry, "name"),
        shape=shape,
        content=Content(entry.one_of("content", Content)),
        places=tuple(at_mm),
        at_mm=at_mm,
        size_mm=_size(entry, "size_mm"),
        thing_mm=thing_mm,
        names=_word(entry, "names") if "names" in entry else "",
        sided=entry.flag("sided"),
        sides=_words(entry, "sides") if "sides" in entry else (),
        guests=_words(entry, "guests") if "guests" in entry else (),
        backs=entry.flag("backs"),
        things=_words(entry, "things") if "things" in entry else (),
        copies=entry.flag("copies"),
        facing=entry.flag("facing"),
        optional=entry.flag("optional"),
        most=entry.whole("most", 1, MOST_THINGS) if "most" in entry else 1,
        center_mm=_pair(entry, "center_mm") if "center_mm" in entry else None,
        facings=_facings(entry) if "facings" in entry else {},
        title=_box(entry, "title") if "title" in entry else (),
    )
    _refuse_outside(entry, zone)
    return zone


def _refuse_outside(entry: Entry, zone: Zone) -> None:
    """Refuse a place whose things would lie beyond the edge of their zone."""
    for place, (x, y) in zone.at_mm.items():
        reach = (abs(x) + zone.thing_mm[0] / 2, abs(y) + zone.thing_mm[1] / 2)
        if reach[0] > zone.size_mm[0] / 2 or reach[1] > zone.size_mm[1] / 2:
            width, height = (f"{2 * length:g}" for length in reach)
            facts = {"place": shorten(place), "width": width, "height": height}
            entry.bad_value("size_mm", Line("need_room", facts))


# --- Where the places lie ---------------------------------------------------------------------------


def _row(entry: Entry, thing_mm: Pair) -> dict[str, Pair]:
    """Places 1 to n; a long row goes on below after so many columns."""
    count = entry.whole("count", 1, MOST_PLACES)
    columns = entry.whole("columns", 1, count) if "columns" in entry else count
    lines = math.ceil(count / columns)
    pitch = _pitch(entry, thing_mm)
    return {
        str(place + 1): (
            _along(place % columns, columns, pitch[0]),
            _along(place // columns, lines, pitch[1]),
        )
        for place in range(count)
    }


def _grid(entry: Entry, thing_mm: Pair) -> dict[str, Pair]:
    """Places such as A1: rows are named from the player's side, columns from the left."""
    rows, columns = _signs(entry, "rows"), _signs(entry, "columns")
    pitch = _pitch(entry, thing_mm)
    return {
        row + column: (_along(at, len(columns), pitch[0]), -_along(away, len(rows), pitch[1]))
        for away, row in enumerate(rows)
        for at, column in enumerate(columns)
    }


def _named(entry: Entry, _thing_mm: Pair) -> dict[str, Pair]:
    """Places of a drawn board, each with its middle."""
    at_mm = entry.part("at_mm", Line("need_places"))
    if not 0 < len(at_mm.table) <= MOST_PLACES:
        entry.bad_value("at_mm", Line("need_so_many_places", {"most": MOST_PLACES}))
    return {place: _pair(at_mm, place) for place in at_mm.table}


def _together(entry: Entry, thing_mm: Pair) -> dict[str, Pair]:
    """The only place; a pile that moves has several in a row."""
    return _row(entry, thing_mm) if "count" in entry else {ONLY: (0.0, 0.0)}


def _room(entry: Entry, thing_mm: Pair) -> dict[str, Pair]:
    return _named(entry, thing_mm) if "at_mm" in entry else {ONLY: (0.0, 0.0)}


PLACED = {
    Shape.ROW: _row,
    Shape.POOL: _together,
    Shape.GRID: _grid,
    Shape.PLACES: _named,
    Shape.PILE: _together,
    Shape.AREA: _room,
}


def _along(position: int, count: int, pitch_mm: float) -> float:
    return (position - (count - 1) / 2) * pitch_mm


# --- Fields -----------------------------------------------------------------------------------------


def _word(entry: Entry, key: str) -> str:
    word = entry.text(key)
    if len(word) > LONGEST_NAME or not word.isidentifier():
        entry.bad_value(key, NEED_WORD)
    return word


def _words(entry: Entry, key: str) -> tuple[str, ...]:
    words = entry.items(key, Line("need_word_list"), 1, MOST_THINGS)
    for word in words:
        if not isinstance(word, str) or len(word) > LONGEST_NAME or not word.isidentifier():
            entry.bad_item(key, word, NEED_WORD)
    if len(set(words)) < len(words):
        entry.bad_value(key, Line("need_words_once"))
    return tuple(words)


def _facings(entry: Entry) -> dict[str, Facing]:
    """Which way a thing lies with each of its sides up."""
    sides = entry.part("facings", Line("need_facings"))
    return {side: Facing(sides.one_of(side, Facing)) for side in sides.table}


def _signs(entry: Entry, key: str) -> str:
    """The names of rows or columns, one letter or digit each."""
    signs = entry.text(key)
    if not signs.isalnum() or len(set(signs)) < len(signs) or len(signs) ** 2 > MOST_PLACES:
        entry.bad_value(key, Line("need_signs"))
    return signs


def _pitch(entry: Entry, thing_mm: Pair) -> Pair:
    """From the middle of a place to that of the next; by default, things touch."""
    return _size(entry, "pitch_mm") if "pitch_mm" in entry else thing_mm


def _box(entry: Entry, key: str) -> tuple[float, ...]:
    """A part of a card: left, top, right and bottom as shares of its width and height."""
    box: Any = entry.table.get(key)
    if not isinstance(box, list) or [type(value) in {int, float} for value in box] != [True] * 4:
        entry.bad_value(key, Line("need_box"))
    left, top, right, bottom = box
    if not 0 <= left < right <= 1 or not 0 <= top < bottom <= 1:
        entry.bad_value(key, Line("need_shares"))
    return tuple(float(value) for value in box)


def _size(entry: Entry, key: str) -> Pair:
    pair = _pair(entry, key)
    if min(pair) <= 0:
        entry.bad_value(key, Line("need_size"))
    return pair


def _pair(entry: Entry, key: str) -> Pair:
    pair: Any = entry.table.get(key)
    if not isinstance(pair, list) or [type(value) in {int, float} for value in pair] != [True, True]:
        entry.bad_value(key, Line("need_pair"))
    if not all(abs(value) <= FURTHEST_MM for value in pair):  # which is also false of nan
        entry.bad_value(key, Line("need_near", {"most": f"{FURTHEST_MM:g}"}))
    return float(pair[0]), float(pair[1])
