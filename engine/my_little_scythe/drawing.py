"""The board and the cards drawn for a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.my_little_scythe.board import DIRECTIONS, ROWS, spaces
from engine.my_little_scythe.cards import read_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.my_little_scythe.cards import Card

CELL = 11  # columns of a space on the large board, one of them its edge
SMALL_CELL = 4  # columns of a space on a card's map
RADIUS = 3
LETTERS = {"apple": "a", "gem": "g", "quest": "q"}


def draw_board(places: Mapping[str, Sequence[str]], marks: Mapping[str, str]) -> list[str]:
    """The board, two lines a row: each space, below it what lies there.

    Without a word: the board itself shows the regions, and a drawing is the same in every language.
    """
    lines = []
    for row in ROWS:
        ids = [id_ for id_ in spaces() if id_[0] == row]
        indent = " " * (CELL * (len(ROWS) - len(ids)) // 2)
        lines.append(indent + _cells(ids))
        lines.append(indent + _cells([_contents(places.get(id_, ()), marks) for id_ in ids]))
    return lines


def _cells(texts: Sequence[str]) -> str:
    return "|" + "|".join(f"{text:<{CELL - 1}.{CELL - 1}}" for text in texts) + "|"


def _contents(things: Sequence[str], marks: Mapping[str, str]) -> str:
    """Tokens as 2a 1g 1q, then the marks of the Seekers."""
    found = Counter(things)
    tokens = "".join(f"{found[token]}{letter}" for token, letter in LETTERS.items() if found[token])
    seekers = "".join(marks[thing] for thing in things if thing in marks)
    return " ".join(part for part in (tokens, seekers) if part)


def draw_card(card: Card) -> list[str]:
    """A card: what it says in a line, then its seek map and its paths side by side."""
    return [
        _headline(card),
        *(
            f"{left:<{SMALL_CELL * 7}}    {right}"
            for left, right in zip(_seek(card), _paths(card), strict=True)
        ),
    ]


def draw_cards(text: str) -> list[str]:
    """A preview: the names of the spaces, then every card with its maps."""
    lines = draw_board({}, {})
    for card in read_cards(text).cards.values():
        lines += ["", *draw_card(card)]
    return lines


def draw_one(text: str, heading: str, place: int) -> list[str]:
    """One card of a deck file, or its Trophy Track."""
    sheet = read_cards(text)
    return draw_card(list(sheet.cards.values())[place]) if heading else list(sheet.track)


def _headline(card: Card) -> str:
    top = "seek" if card.seek else f"pies {card.pies}" if card.pies else "no pies, no seek"
    steps = "; ".join(f"{letter} {', '.join(way)}" for letter, way in card.paths.items()).replace("_", " ")
    fight = f"fight with pies {card.fight_pies}, spells {card.fight_spells}"
    return f"card {card.number}: {top}; {fight}; paths {steps}"


def _seek(card: Card) -> list[str]:
    tokens: dict[tuple[int, int], str] = {}
    for token, id_ in card.seek:
        place = (spaces()[id_].q, spaces()[id_].r)
        tokens[place] = tokens.get(place, "") + LETTERS[token]
    return _small_map(lambda q, r: tokens.get((q, r), "."))


def _paths(card: Card) -> list[str]:
    """The paths around a Seeker in the middle; a letter stands on each space of its path."""
    letters: dict[tuple[int, int], str] = {(0, 0): "@"}
    for letter, way in card.paths.items():
        q = r = 0
        for direction in way:
            q, r = q + DIRECTIONS[direction][0], r + DIRECTIONS[direction][1]
            letters[q, r] = letters.get((q, r), "") + letter
    return _small_map(lambda q, r: letters.get((q, r), "."))


def _small_map(mark: Callable[[int, int], str]) -> list[str]:
    lines = []
    for r in range(-RADIUS, RADIUS + 1):
        columns = range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
        indent = " " * (SMALL_CELL // 2 * abs(r))
        lines.append((indent + "".join(f"{mark(q, r):<{SMALL_CELL}}" for q in columns)).rstrip())
    return lines
