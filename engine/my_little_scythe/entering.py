"""The Automountie cards and the Trophy Track as fields of a form."""

from __future__ import annotations

from math import sqrt

from engine.fields import DrawnSpace, Field, Kind, Section
from engine.my_little_scythe.board import DIRECTIONS, spaces
from engine.my_little_scythe.cards import DECK_SIZE, LETTERS, LONGEST_PATH, MOST_PIES, MOST_SPELLS
from engine.my_little_scythe.table import TOKENS, TRACK

STEPS = tuple(direction.replace("_", " ") for direction in DIRECTIONS)
ROW = sqrt(3) / 2  # from one row of hexagons to the next
VECTORS = tuple((q + r / 2, r * ROW) for q, r in DIRECTIONS.values())
SPOTS = tuple(DrawnSpace(space.id, space.q + space.r / 2, space.r * ROW) for space in spaces().values())


def _path(letter: str) -> Field:
    name = f"path.{letter}"
    return Field(
        name, Kind.PATH, STEPS, vectors=VECTORS, least=1, most=LONGEST_PATH, repeats=True, optional=True
    )


SECTIONS = (
    Section(
        "card",
        (
            Field("number", Kind.NUMBER, least=1, most=DECK_SIZE),
            Field("pies", Kind.NUMBER, least=0, most=MOST_PIES),
            Field("seek", Kind.PLACED, TOKENS, spots=SPOTS),
            *map(_path, LETTERS),
            Field("fight.pies", Kind.NUMBER, least=0, most=MOST_PIES),
            Field("fight.spells", Kind.NUMBER, least=0, most=MOST_SPELLS),
        ),
        title="number",
        least=DECK_SIZE,
        most=DECK_SIZE,
    ),
    Section(
        "", (Field("trophy_track", Kind.ORDER, TRACK, least=len(TRACK), most=len(TRACK), optional=True),)
    ),
)
