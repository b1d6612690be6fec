"""How characters and solo cards look in a drawing: their arrows and icons as the sheet in use has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.characters import SHEET as CHARACTERS
from engine.crownfell.characters import read_characters
from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_cards import read_solo_cards
from engine.crownfell.spaces import DIRECTIONS
from engine.events import Line
from engine.faces import Face

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.crownfell.characters import Character
    from engine.crownfell.spaces import Arrow, Offset
    from engine.faces import Faces
    from engine.game import Setup

ICONS = ("ranged", "protect", "lock")
MOVES = {"face_moves": 1, "face_moves_far": 2}  # by the number of arrows
NEAR = 2  # a diagram is five squares wide


def faces(setup: Setup) -> Faces:
    """Characters by name, the sides of the solo cards, the Crown."""
    characters = read_characters(setup.sheets[CHARACTERS].text)
    solo = read_solo_cards(setup.sheets[SOLO_CARDS].text)
    lists = {card.list_face: Face("card", "paper", signs=card.actions) for card in solo}
    arrows = {card.arrow_face: _arrow(card.arrow) for card in solo}
    drawn = {name: _character(one) for name, one in characters.items()}
    return {**drawn, **lists, **arrows, "crown": Face("tile", "yellow", signs=("crown",))}


def _arrow(arrow: Arrow) -> Face:
    return Face("card", "paper", signs=(f"point_{arrow.point}", arrow.turn))


def _character(one: Character) -> Face:
    moves = tuple(_times(offset, step) for offset, most in one.arrows for step in range(1, most + 1))
    icons = {icon: tuple(offset for offset in getattr(one, icon) if _is_near(offset)) for icon in ICONS}
    squares = {"move": moves, **{icon: offsets for icon, offsets in icons.items() if offsets}}
    return Face("card", signs=("ability",) if one.ability else (), squares=squares, says=tuple(_says(one)))


def _says(one: Character) -> Iterator[Line]:
    """What the card does, line by line."""
    for key, steps in MOVES.items():
        if ways := [_square(offset) for offset, most in one.arrows if most == steps]:
            yield Line(key, {"ways": ways})
    for icon in ICONS:
        if offsets := getattr(one, icon):
            yield Line(f"face_{icon}", {"squares": [_square(offset) for offset in offsets]})
    if one.leaps:
        yield Line("face_leaps")
    if one.covers:
        yield Line("face_covers")
    if one.ability:
        yield Line("face_ability", {"ability": one.ability.title})
    if one.note:
        yield Line("face_note", {"note": one.note})


def _times(offset: Offset, steps: int) -> Offset:
    return offset[0] * steps, offset[1] * steps


def _is_near(offset: Offset) -> bool:
    return max(map(abs, offset)) <= NEAR


def _square(offset: Offset) -> str | Line:
    """A square beside the card by its direction, one farther off by steps."""
    near = next((name for name, way in DIRECTIONS.items() if way == offset), None)
    rows, columns = offset
    return near or Line(
        "square_far",
        {
            "rows": abs(rows),
            "row": "forward" if rows > 0 else "back",
            "columns": abs(columns),
            "column": "right" if columns > 0 else "left",
        },
    )
