"""What editions in other languages print: names, and which ones a name bonus wants (rulings: Wingspan 10).

The names come from one public source, the translation files of navarog/wingsearch, and nobody compared them
with a box. Which birds a name bonus wants is known there of the French and the Polish edition alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.tables import read_csv, shipped
from engine.wingspan.catalogue import OLDER_LISTS, birds, bonus_cards

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from engine.wingspan.catalogue import Bird

ENGLISH = "en"
EDITIONS = (ENGLISH, "de", "fr", "es", "nl", "pl")
NAME_BONUSES = (
    "anatomist",
    "cartographer",
    "historian",
    "photographer",
)  # they look at a bird's printed name
UNKNOWN = "unknown"


@cache
def printed_names(edition: str) -> Mapping[str, str]:
    """What an edition prints on birds and bonus cards.

    A name nobody told us is the English one; a bird's Latin name, which every edition prints, follows it.
    """
    cards = {card.id: card.name for card in bonus_cards().values()}
    if edition == ENGLISH:
        return {bird.id: bird.name for bird in birds().values()} | cards
    english = {bird.id: f"{bird.name} ({bird.scientific_name})" for bird in birds().values()}
    return english | cards | _bird_names(edition) | _bonus_names(edition)


def title_of(bird: Bird, edition: str) -> str:
    """What a bird card prints first; in English where nobody told us, so the Latin line alone will fit."""
    return _bird_names(edition).get(bird.id, bird.name)


def find_unnamed(edition: str, played: Collection[str]) -> list[str]:
    """The birds played with whose printed name is unknown."""
    known = _bird_names(edition)
    return [] if edition == ENGLISH else [bird for bird in played if bird not in known]


def wants(bonus: str, bird: Bird, wording: str, edition: str) -> bool | None:
    """Whether a bird meets the bonus card, by the list its edition prints; None if that is unknown."""
    if bonus in NAME_BONUSES and edition != ENGLISH:
        marks = _name_bonuses(edition).get(bird.id)
        return None if marks is None else bonus in marks
    if wording == "older" and (bonus, bird.id) in OLDER_LISTS:
        return False
    return bonus in bird.bonuses


@cache
def _bird_names(edition: str) -> dict[str, str]:
    return {id_: name for of, id_, name, _ in _birds() if of == edition}


@cache
def _name_bonuses(edition: str) -> dict[str, frozenset[str]]:
    """The name bonuses that want each bird, as far as that is known."""
    return {
        id_: frozenset(marks.split()) for of, id_, _, marks in _birds() if of == edition and marks != UNKNOWN
    }


@cache
def _birds() -> list[tuple[str, str, str, str]]:
    file = "edition_birds.csv"
    rows = read_csv(shipped(__package__, file), file, ("edition", "id", "name", "name_bonuses"))
    return [
        (row.one_of("edition", EDITIONS), row.one_of("id", birds()), row["name"], row["name_bonuses"])
        for row in rows
    ]


@cache
def _bonus_names(edition: str) -> dict[str, str]:
    file = "edition_bonus_cards.csv"
    rows = read_csv(shipped(__package__, file), file, ("edition", "id", "name"))
    named = [(row.one_of("edition", EDITIONS), row.one_of("id", bonus_cards()), row["name"]) for row in rows]
    return {id_: name for of, id_, name in named if of == edition}
