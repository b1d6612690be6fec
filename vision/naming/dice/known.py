"""The dice of this very box: a die that looks like one whose face is known shows that face.

A box has one drawing of each food, but nobody knows which until its dice have lain on the table. Most faces
were named by the network itself: it would say the same again, and a mistake would grow surer from feeder to
feeder. So these say little, and nothing against what a person said. That a thing is a food die at all is not
learnt: dice of other games in the same inks look much like them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vision.calibrated import read_section
from vision.deciding import QUESTION, WRONG_CARD
from vision.evidence import OF_A_DIE
from vision.naming.dice.candidates import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Reals

    SeenLook = NDArray[np.float32]

MOST_OF_A_FACE = 20  # looks of it that are remembered, the newest
_LEAST = 1e-3  # no two pictures of a die are more alike
_SAME_DIE = 0.02  # 1 less the likeness of two pictures of one die that lies still
_OWN_WORD = math.log(WRONG_CARD * OF_A_DIE / QUESTION - 1)  # nats that make a die sure, and no more


@dataclass(frozen=True, slots=True)
class KnownDie:
    """A die whose face is sure, what the network saw in it, and whether a person said which it is."""

    face: str
    look: SeenLook
    by_person: bool


def remember(known: Sequence[KnownDie], new: Sequence[KnownDie]) -> list[KnownDie]:
    """Add what was learnt; of two names for one look the newer one is right, and always a person's."""
    kept = [old for old in known if not any(_overrules(one, old) for one in new)]
    words = [old for old in kept if old.by_person]
    added = [one for one in new if one.by_person or not any(_overrules(old, one) for old in words)]
    return [one for face in FACES for one in _list_of(face, [*kept, *added])[-MOST_OF_A_FACE:]]


def weigh_known(look: SeenLook, known: Sequence[KnownDie]) -> Reals:
    """Return in nats what speaks for each face: how much it looks like the known die most like it."""
    fitted = read_section("dice")["known"]
    said, own = (
        weigh_unlike(measure_unlike(look, [one for one in known if one.by_person is by_person]), **fitted)
        for by_person in (True, False)
    )
    return np.maximum(said, np.minimum(own, _OWN_WORD))


def measure_unlike(look: SeenLook, known: Sequence[KnownDie]) -> Reals:
    """Return for each face how far a look is from the known one most like it; 1 is as far as can be."""
    least = np.ones(len(FACES))
    if known:
        faces = [FACES.index(one.face) for one in known]
        np.minimum.at(least, faces, _list_unlike(look, known))
    return least


def weigh_unlike(unlike: Reals, most: float, nats: float) -> Reals:
    """Return what that is worth. To look like none of a face says nothing: a finger changes any look."""
    return np.asarray(nats * np.maximum(0, np.log(most / unlike)), np.float64)


def _list_unlike(look: SeenLook, known: Sequence[KnownDie]) -> Reals:
    """Return 1 less the likeness to each of them."""
    looks = np.array([one.look for one in known], np.float64)
    likeness = looks @ look / (np.linalg.norm(looks, axis=1) * np.linalg.norm(look) + 1e-9)
    return np.asarray(np.maximum(_LEAST, 1 - likeness), np.float64)


def _overrules(one: KnownDie, other: KnownDie) -> bool:
    """Whether the name of a look shows that of another to be wrong."""
    if other.by_person and not one.by_person:
        return False
    same_face = 1 - read_section("dice")["together"]["as_likely_as_not"]
    nearest = _SAME_DIE if one.by_person == other.by_person else same_face
    return one.face != other.face and _list_unlike(other.look, [one])[0] < nearest


def _list_of(face: str, known: Sequence[KnownDie]) -> list[KnownDie]:
    return [one for one in known if one.face == face]
