"""How the board, the Seekers, the tokens and the Automountie cards look in a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.faces import Face
from engine.my_little_scythe.board import camps, spaces
from engine.my_little_scythe.cards import SHEET, read_cards
from engine.my_little_scythe.match import YOU
from engine.my_little_scythe.table import TRACK

if TYPE_CHECKING:
    from engine.faces import Faces
    from engine.game import Setup
    from engine.my_little_scythe.cards import Card

REGIONS = {"portal": "purple", "castle": "pink", "white": "snow", "black": "dark"}  # the others are colours
TOKENS = {"gem": "blue", "apple": "red", "quest": "yellow"}
MOUNTIES = ("orange", "purple", "pink", "green", "red")
PEOPLE = ("blue", "green", "red", "yellow", "pink")


def faces(setup: Setup) -> Faces:
    """Everything that lies on the table, and the spaces of the board."""
    hexes = {id_: _space(space.region) for id_, space in spaces().items()}
    tokens = {id_: Face("piece", tint, signs=(id_,)) for id_, tint in TOKENS.items()}
    cards = {id_: _card(card) for id_, card in read_cards(setup.sheets[SHEET].text).cards.items()}
    places = {id_: Face("tile", "paper", signs=("camp",)) for id_ in camps()}
    track = {id_: Face("tile", "paper", signs=(f"trophy_{id_}",)) for id_ in TRACK}
    return {**hexes, **tokens, **cards, **places, **track, **_players()}


def _space(region: str) -> Face:
    signs = (region,) if region in {"portal", "castle"} else ()
    return Face("hex", REGIONS.get(region, region), signs=signs)


def _players() -> dict[str, Face]:
    """Figures and trophies of everybody who can sit at the table, by colour."""
    mounties = _colours("automountie", "automountie", MOUNTIES)
    people = _colours(YOU, "player", PEOPLE)
    found = {}
    for id_, tint in mounties.items():
        found[f"primary_{id_}"] = Face("figure", tint, "1", ("seeker",))
        found[f"other_{id_}"] = Face("figure", tint, "2", ("seeker",))
        found[id_] = Face("piece", tint, signs=("trophy",))
    for id_, tint in people.items():
        found[f"seeker_{id_}"] = Face("figure", tint, signs=("seeker",))
        found[id_] = Face("piece", tint, signs=("trophy",))
    return found


def _colours(alone: str, several: str, tints: tuple[str, ...]) -> dict[str, str]:
    """A colour for a player alone on a side, and for each of several."""
    numbered = {f"{several}_{number}": tint for number, tint in enumerate(tints, start=1)}
    return {alone: tints[0], **numbered}


def _card(card: Card) -> Face:
    """A card: what it gains or seeks, and how it fights."""
    fight = Line("face_fight", {"pies": card.fight_pies, "spells": card.fight_spells})
    if card.seek:
        placed = [Line("laid", {"things": token, "place": space}) for token, space in card.seek]
        return Face("card", "paper", signs=("seek",), says=(Line("face_seek", {"placed": placed}), fight))
    corner = str(card.pies) if card.pies else ""
    says = Line("face_pies", {"pies": card.pies})
    return Face("card", "paper", corner, ("pie",) if card.pies else (), says=(says, fight))
