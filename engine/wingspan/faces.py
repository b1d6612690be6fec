"""How birds, goals, bonus cards and pieces look in a drawing, and what is known of a bird."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.events import Line
from engine.faces import Face
from engine.tables import read_csv, shipped
from engine.wingspan.catalogue import birds, bonus_cards, goals
from engine.wingspan.editions import wants

if TYPE_CHECKING:
    from engine.faces import Faces

FILE = "bird_homes.csv"
HABITATS = ("forest", "grassland", "wetland")
NESTS = ("platform", "bowl", "cavity", "ground", "star", "none")
TINTS = {"forest": "green", "grassland": "yellow", "wetland": "blue"}


@cache
def faces(edition: str) -> Faces:
    """Everything that can lie on the table, by id; bonus cards want birds by what the edition prints."""
    pieces = {"egg": Face("piece", "white", signs=("egg",)), "cube": Face("piece", "orange", signs=("cube",))}
    bonus = {card: Face("card", "purple", signs=("bonus",)) for card in bonus_cards()}
    return {**_birds(edition), **bonus, **{goal: _goal(goal) for goal in goals()}, **pieces}


def _birds(edition: str) -> dict[str, Face]:
    rows = read_csv(shipped(__package__, FILE), FILE, ("id", "habitats", "nest"))
    homes = {row["id"]: (row["habitats"].split(), row.one_of("nest", NESTS)) for row in rows}
    return {id_: _bird(id_, *homes.get(id_, ([], "none")), edition) for id_ in birds()}


def _bird(id_: str, habitats: list[str], nest: str, edition: str) -> Face:
    bird = birds()[id_]
    facts = {"points": bird.points, "habitats": habitats, "nest": nest, "scientific": bird.scientific_name}
    wanted = tuple(card for card in bonus_cards() if wants(card, bird, "newer", edition))
    says = [Line("face_bird", facts)] if habitats else [Line("face_bird_points", facts)]
    if wanted:
        says.append(Line("face_wanted", {"bonuses": wanted, "number": len(wanted)}))
    signs = (*habitats, *(() if nest == "none" else (f"nest_{nest}",)))
    tint = TINTS[habitats[0]] if len(habitats) == 1 else ""
    return Face("card", tint, str(bird.points), signs, says=tuple(says))


def _goal(id_: str) -> Face:
    """A goal by its parts: what is counted, and where."""
    counted = "egg" if "egg" in id_ else "bird"
    where = tuple(habitat for habitat in HABITATS if habitat in id_)
    nests = tuple(f"nest_{nest}" for nest in NESTS if nest in id_)
    everywhere = HABITATS if id_ == "sets_of_eggs" else ()
    return Face("tile", "paper", signs=(counted, *where, *nests, *everywhere))
