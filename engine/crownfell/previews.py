"""Drawn previews of the character sheet and the solo deck for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.characters import AREAS, read_characters
from engine.crownfell.solo_cards import read_solo_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.characters import Ability, Character
    from engine.crownfell.spaces import Arrow, Offset

SIGNS: dict[Offset, str] = {
    (1, 0): "↑",
    (1, 1): "↗",
    (0, 1): "→",
    (-1, 1): "↘",
    (-1, 0): "↓",
    (-1, -1): "↙",
    (0, -1): "←",
    (1, -1): "↖",
}
POINT_SIGNS = dict(
    zip(
        ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"),
        SIGNS.values(),
        strict=True,
    )
)
TURN_SIGNS = {"clockwise": "↻", "counterclockwise": "↺"}
REACH = 2  # a diagram shows at least so many spaces around the card
CELL = 4
LEGEND = "Arrows are steps it can move; R is a ranged capture, P protects, L locks, * is the card itself."


def draw_characters(text: str) -> Sequence[str]:
    """Every character as a diagram seen from its owner's seat, with its ability in words."""
    lines = [LEGEND]
    for character in read_characters(text).values():
        lines += ["", character.name, *_diagram(character), *_words(character)]
    return lines


def draw_character(text: str, _heading: str, place: int) -> Sequence[str]:
    """One character of a sheet."""
    character = list(read_characters(text).values())[place]
    return [character.name, *_diagram(character), *_words(character)]


def draw_solo_card(text: str, _heading: str, place: int) -> Sequence[str]:
    """One solo card of a sheet."""
    return [draw_solo_cards(text)[place]]


def _diagram(character: Character) -> list[str]:
    cells = _cells(character)
    reach = max([REACH, *(max(abs(row), abs(column)) for row, column in cells)])
    span = range(-reach, reach + 1)
    return [
        "".join(cells.get((row, column), "·").center(CELL) for column in span).rstrip()
        for row in reversed(span)
    ]


def _cells(character: Character) -> dict[Offset, str]:
    cells: dict[Offset, str] = {(0, 0): "*"}
    for (rows, columns), count in character.arrows:
        for step in range(1, count + 1):
            cells[rows * step, columns * step] = SIGNS[rows, columns]
    for letter, icon in (("R", character.ranged), ("P", character.protect), ("L", character.lock)):
        for offset in icon:
            cells[offset] = cells.get(offset, "") + letter
    return cells


def _words(character: Character) -> list[str]:
    words = []
    if character.leaps:
        words.append("It passes over other cards.")
    if character.covers:
        words.append("It may end its move on top of another card.")
    if character.ability:
        words.append(_ability(character.ability))
    if character.note:
        words.append(character.note)
    return words


def _ability(ability: Ability) -> str:
    match ability.effect:
        case "capture":
            does = f"captures an opposing card {_area(ability.origin)}"
        case "move":
            capturing = " and may capture" if ability.captures else ""
            does = (
                f"{_who(ability)} {_area(ability.origin)} moves one space "
                f"{_directions(ability.directions)}{capturing}"
            )
        case "bring":
            does = f"{_who(ability)} {_area(ability.origin)} comes to a space {_area(ability.to)}"
        case "deploy":
            does = f"a card is deployed to a space {_area(ability.to)}"
        case "swap":
            does = f"changes places with {_who(ability)} {_area(ability.origin)}"
        case _:
            does = "as the card says; you carry it out and tell what changed"
    cost = " Then it is flipped and discarded." if ability.costs_itself else ""
    return f"{ability.title}: {does}.{cost}"


def _who(ability: Ability) -> str:
    return "a fellow card" if ability.who == "ally" else "an opposing card"


def _area(offsets: tuple[Offset, ...]) -> str:
    for word, area in AREAS.items():
        if offsets == area:
            return {"adjacent": "beside it", "diagonals": "diagonally beside it"}.get(word, "anywhere")
    return f"at {_directions(offsets)}"


def _steps(offset: Offset) -> str:
    rows, columns = offset
    ways = (("forward", rows), ("back", -rows), ("right", columns), ("left", -columns))
    return " ".join(way if count == 1 else f"{count} {way}" for way, count in ways if count > 0)


def _directions(offsets: tuple[Offset, ...]) -> str:
    if len(offsets) == len(SIGNS):
        return "in any direction"
    return " or ".join(_steps(offset) for offset in offsets)


def draw_solo_cards(text: str) -> Sequence[str]:
    """Every solo card on a line: its arrow, the way it turns, and its list of actions."""
    return [
        f"{number:>2}  {draw_arrow(card.arrow)}  {', '.join(card.actions)}"
        for number, card in enumerate(read_solo_cards(text), start=1)
    ]


def draw_arrow(arrow: Arrow) -> str:
    """An arrow and the way it turns, as two signs."""
    return f"{POINT_SIGNS[arrow.point]} {TURN_SIGNS[arrow.turn]}"
