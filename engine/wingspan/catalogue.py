"""What the Automa needs to know about the cards: birds, bonus cards and goals, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from engine.tables import read_csv, shipped

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

ROUNDS = (1, 2, 3, 4)
TURNS = {1: 8, 2: 7, 3: 6, 4: 5}
SETS = (
    "base",
    "swift_start",
    "european",
    "oceania",
    "asia",
    "americas",
    "promo_asia",
    "promo_britain",
    "promo_canada",
    "promo_europe",
    "promo_new_zealand",
    "promo_usa",
)
CHECKED_SETS = ("base", "swift_start")  # what two sources agree on
OLDER_LISTS = {("cartographer", "greater-prairie-chicken"), ("anatomist", "canvasback")}


@dataclass(frozen=True, slots=True)
class Bird:
    """A bird card, as far as the Automa looks at it."""

    id: str
    name: str
    scientific_name: str
    set: str
    points: int
    bonuses: frozenset[str]
    barred: bool  # not to be played with against the Automa


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card of the base game, and whether the Automa can use it."""

    id: str
    name: str
    eligible: bool


@dataclass(frozen=True, slots=True)
class Goal:
    """One side of an end-of-round goal tile, with the Automa's base value in each round."""

    id: str
    tile: int
    base: tuple[int, ...]
    most: int | None


@cache
def birds() -> Mapping[str, Bird]:
    """All birds by id."""
    columns = ("id", "name", "scientific_name", "set", "points", "bonuses", "barred")
    rows = read_csv(shipped(__package__, "birds.csv"), "birds.csv", columns)
    return {
        row["id"]: Bird(
            row["id"],
            row["name"],
            row["scientific_name"],
            row.one_of("set", SETS),
            row.whole("points"),
            frozenset(row["bonuses"].split()),
            row.one_of("barred", ("yes", "")) == "yes",
        )
        for row in rows
    }


def birds_of(sets: Collection[str]) -> dict[str, Bird]:
    """The birds of these sets that can be used against the Automa, by id."""
    return {bird.id: bird for bird in birds().values() if bird.set in sets and not bird.barred}


@cache
def bonus_cards() -> Mapping[str, BonusCard]:
    """All bonus cards of the base game by id."""
    rows = read_csv(shipped(__package__, "bonus_cards.csv"), "bonus_cards.csv", ("id", "name", "eligible"))
    return {
        row["id"]: BonusCard(row["id"], row["name"], row.one_of("eligible", ("yes", "no")) == "yes")
        for row in rows
    }


@cache
def goals() -> Mapping[str, Goal]:
    """The sixteen goals of the base game by id."""
    columns = ("id", "tile", "base_1", "base_2", "base_3", "base_4", "most")
    rows = read_csv(shipped(__package__, "goals.csv"), "goals.csv", columns)
    return {
        row["id"]: Goal(
            row["id"],
            row.whole("tile"),
            tuple(row.whole(f"base_{round_}") for round_ in ROUNDS),
            row.whole("most") if row["most"] else None,
        )
        for row in rows
    }
