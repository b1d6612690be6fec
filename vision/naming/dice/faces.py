"""The evidence for each face of a die, against its being no die of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from vision.calibrated import read_section
from vision.evidence import Evidence, What
from vision.naming.dice.candidates import FACES, edges_apart, log_odds
from vision.naming.dice.known import weigh_known
from vision.naming.steepening import steepen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vision.geometry import Reals
    from vision.naming.dice.candidates import NamedDie
    from vision.naming.dice.known import KnownDie

_TOUCHING = 0.88  # edges between the middles of dice that touch, seen at a slant
_TENTH = 0.1
_USUAL_PX = 40.0
_LEAST = 1e-6


def weigh_faces(die: NamedDie, others: Sequence[NamedDie], known: Sequence[KnownDie] = ()) -> Evidence:
    """Return the evidence for each face of a die, given those that lie around it and those known by now."""
    fitted = read_section("dice")
    food = float(np.dot(list_signs(die, others), list(fitted["food"].values())))
    logs = weigh_shares(compare_faces(die), fitted) + weigh_known(die.look, known)
    logs -= np.logaddexp.reduce(logs)
    return Evidence({What(face): food + float(log) for face, log in zip(FACES, logs, strict=True)})


def weigh_shares(shares: Reals, fitted: Mapping[str, Any]) -> Reals:
    """Return what log shares of the faces are worth in nats: how far each face is behind the likeliest."""
    logs = fitted["share"] * shares + [fitted["face"][face] for face in FACES]
    return -steepen(logs.max(axis=-1, keepdims=True) - logs, fitted["beyond"], fitted["steeper"])


def list_signs(die: NamedDie, others: Sequence[NamedDie]) -> list[float]:
    """Return what speaks for a die of this game: 1, both networks, its size, and how much it is crowded.

    What lies nearer to a die than dice can lie may be one of its sides.
    """
    far = (edges_apart(die.found, other.found) for other in others if other.found is not die.found)
    crowded = max(0.0, _TOUCHING - min(far, default=_TOUCHING)) / _TENTH
    size = float(np.log(die.found.size_px / _USUAL_PX))
    return [1.0, log_odds(die.food), log_odds(die.found.confidence), size, crowded]


def compare_faces(die: NamedDie) -> Reals:
    """Return the log share of each face in the chance of any."""
    foods = die.chances[: len(FACES)].astype(np.float64)
    return np.asarray(np.log(foods / foods.sum() + _LEAST), np.float64)
