"""Trophies: what Automountie pays for one, and on which space of the track it goes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.my_little_scythe.table import EIGHT_PIES, PIE_FIGHT, TOKENS, TROPHIES

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.my_little_scythe.table import Mountie, Table


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A difficulty: the tokens a trophy costs her, and the pies she begins with."""

    tokens: int
    pies: int


LEVELS = {
    "very_easy": Difficulty(6, 0),
    "easy": Difficulty(5, 2),
    "normal": Difficulty(4, 3),
    "hard": Difficulty(3, 4),
    "very_hard": Difficulty(2, 5),
}


def payment(
    table: Table, mountie: Mountie, cost: int, kinds: Collection[str] = TOKENS
) -> list[tuple[str, Counter[str]]]:
    """What she gives: from the primary Seeker's space first; on each quests, then gems, then apples."""
    paid = []
    for space in table.homes(mountie):
        held = table.tokens_at(space)
        given: Counter[str] = Counter()
        for token in (kind for kind in TOKENS if kind in kinds):
            given[token] = min(held[token], cost)
            cost -= given[token]
        if given.total():
            paid.append((space, +given))
    return paid


def leftmost(track: Sequence[str], taken: Collection[str], closed: Collection[str] = ()) -> str | None:
    """The first space of the track without a trophy of this colour."""
    return next((space for space in track if space not in taken and space not in closed), None)


def trophy_to_place(
    track: Sequence[str], mountie: Mountie, teammates: Sequence[Mountie]
) -> tuple[Mountie, str] | None:
    """Whose trophy she places and where: her own, then those of her teammates in turn order."""
    for owner in (mountie, *teammates):
        closed = () if owner is mountie else (EIGHT_PIES, PIE_FIGHT)
        space = leftmost(track, owner.trophies, closed)
        if owner.placed < TROPHIES and space:
            return owner, space
    return None
