"""Things seen as a test wants them: with the evidence by which they are decided to be so."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from vision.deciding import decide
from vision.evidence import ANYTHING, Evidence, Expected, What
from vision.reading import Glimpse

if TYPE_CHECKING:
    from vision.reading import Corners, FaceShown, Problem, Reading

SQUARE: Corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
SURE, CHECK = 0.999, 0.6  # chances of a thing that is sure, and of one that is not
_LEAST = 1e-9


def glimpse(
    *chances: tuple[str | What, float],
    corners: Corners = SQUARE,
    face: FaceShown = "up",
    problems: tuple[Problem, ...] = (),
    between: tuple[str, ...] = (),
    expected: Expected = ANYTHING,
    rest: float = 0.0,
) -> Glimpse:
    """Return a look by which each of these is so likely; the rest of 1 is something else."""
    other = math.log(expected.stranger / (1 - expected.stranger))
    other -= math.log(max(_LEAST, 1 - sum(chance for _, chance in chances)))
    known = [(What(one) if isinstance(one, str) else one, chance) for one, chance in chances]
    nats = {what: math.log(chance) + other - expected.weigh(what) for what, chance in known}
    return Glimpse(Evidence(nats, rest), corners, face, problems, between)


def see_one_of(*names: str, corners: Corners = SQUARE, rest: float = 0.0) -> Reading:
    """Return a thing in doubt that may be any of these, the first most likely; unreadable without any."""
    weights = [0.8**number for number in range(len(names))]
    chances = [(name, 0.9 * weight / sum(weights)) for name, weight in zip(names, weights, strict=True)]
    return see(*(chances[0] if names else (None, 0.0)), *chances[1:], corners=corners, rest=rest)


def see(
    name: str | What | None,
    chance: float = SURE,
    *others: tuple[str | What, float],
    corners: Corners = SQUARE,
    face: FaceShown = "up",
    problems: tuple[Problem, ...] = (),
    between: tuple[str, ...] = (),
    expected: Expected = ANYTHING,
    rest: float = 0.0,
) -> Reading:
    """Return a thing that is decided to be this with this chance, and the others with theirs."""
    chances = ((name, chance), *others) if name is not None else others
    seen = glimpse(
        *chances,
        corners=corners,
        face=face,
        problems=problems,
        between=between,
        expected=expected,
        rest=rest,
    )
    return decide(seen, expected)
