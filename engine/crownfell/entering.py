"""The characters and solo cards as fields of a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.characters import AREAS, COSTS, COUNT, EFFECTS, WHO
from engine.crownfell.solo_cards import ACTIONS, FEWEST, MOST
from engine.crownfell.spaces import DIRECTIONS, POINTS, STEPS, TURNS
from engine.fields import Field, Kind, Section

if TYPE_CHECKING:
    from engine.fields import CardData

NO_ABILITY = "none"
WAYS = tuple(DIRECTIONS)
AROUND = tuple((columns, -rows) for rows, columns in DIRECTIONS.values())
SIDEWAYS = tuple((columns, -rows) for rows, columns in STEPS.values())
EFFECT = "ability.effect"


def _needs(part: str) -> tuple[str, tuple[str, ...]]:
    """The condition for a field that only these effects have."""
    return EFFECT, tuple(effect for effect, parts in EFFECTS.items() if part in parts)


def _squares(
    name: str, areas: tuple[str, ...] = (), when: tuple[str, tuple[str, ...]] | None = None
) -> Field:
    return Field(name, Kind.SQUARES, tuple(STEPS), words=areas, vectors=SIDEWAYS, when=when)


def _fold(table: CardData) -> CardData:
    """A card without an ability says so in one word."""
    ability = table.get("ability", {})
    return table | {"ability": NO_ABILITY} if ability.get("effect") == NO_ABILITY else table


def _unfold(table: CardData) -> CardData:
    plain = table.get("ability") == NO_ABILITY
    return table | {"ability": {"effect": NO_ABILITY}} if plain else table


ABILITY = (
    Field(EFFECT, Kind.CHOICE, (NO_ABILITY, *EFFECTS)),
    Field("ability.title", Kind.TEXT, when=(EFFECT, tuple(EFFECTS))),
    Field("ability.who", Kind.CHOICE, WHO, when=_needs("who")),
    _squares("ability.from", tuple(AREAS), _needs("from")),
    _squares("ability.to", tuple(AREAS), _needs("to")),
    Field(
        "ability.directions", Kind.SEVERAL, WAYS, words=("any",), vectors=AROUND, when=_needs("directions")
    ),
    Field("ability.captures", Kind.FLAG, when=_needs("captures")),
    Field("ability.cost", Kind.CHOICE, COSTS, optional=True, when=(EFFECT, tuple(EFFECTS))),
)
CHARACTERS = (
    Section(
        "character",
        (
            Field("name", Kind.TEXT),
            Field("arrows", Kind.ARROWS, WAYS, vectors=AROUND),
            _squares("ranged"),
            _squares("protect"),
            _squares("lock"),
            Field("leaps", Kind.FLAG, optional=True),
            Field("covers", Kind.FLAG, optional=True),
            *ABILITY,
            Field("note", Kind.TEXT, optional=True),
        ),
        title="name",
        least=COUNT,
        most=COUNT,
        fold=_fold,
        unfold=_unfold,
    ),
)
SOLO_CARDS = (
    Section(
        "card",
        (
            Field("actions", Kind.ORDER, ACTIONS, least=1, most=len(ACTIONS)),
            Field("arrow", Kind.CHOICE, tuple(POINTS), vectors=AROUND),
            Field("turn", Kind.CHOICE, TURNS),
        ),
        least=FEWEST,
        most=MOST,
    ),
)
