"""The one place where it is decided how sure a reading is: what was known before, and what was seen.

A namer says how probable what it sees would be for each candidate and for something else (`Evidence`); the
game says how likely each is before one looks (`Expected`). Here both are put together, and what a mistake
costs decides whether a name is answered, offered in a question, or neither.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from vision.calibrated import read_section
from vision.evidence import ANYTHING, FARTHEST, Evidence, What, add_up
from vision.reading import BACK, Candidate, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from vision.evidence import Expected
    from vision.reading import Glimpse

    Chances = dict[What, float]  # the likeliest first; what is missing from 1 is something else

# What may happen, counted in questions. A wrong card spoils moves that nobody thinks of correcting; a
# question takes the player's mind off the game.
WRONG_CARD = 50.0
QUESTION = 1.0
ONE_MORE_NAME = 0.1  # of hearing one name more in a question
MOSTLY_KNOWN = 0.4  # how likely the truth must be among the names of a question for it to offer any
OFFERED = 5  # names in a question; more are not remembered while one listens
_ROUNDS = 10  # of letting the things of one table have their say in one another


def decide(glimpse: Glimpse, expected: Expected) -> Reading:
    """Decide what a thing is from one look at it, given what is known about its place."""
    return _tell(glimpse, expected, weigh(glimpse.evidence, expected))


def decide_together(glimpses: Sequence[Glimpse], expected: Sequence[Expected]) -> list[Reading]:
    """Decide what things are if each exists only once: what one surely is, another is not.

    Each thing tells the others the odds by which it takes a name, leaving out what they told it of that name.
    """
    pairs = list(zip(glimpses, expected, strict=True))
    free: list[dict[str, float]] = [{} for _ in pairs]
    for _ in range(_ROUNDS):
        odds = [
            _tell_odds(weigh(one.evidence, known, left), left)
            for (one, known), left in zip(pairs, free, strict=True)
        ]
        free = [_find_free(odds[:number] + odds[number + 1 :]) for number in range(len(pairs))]
    return [
        _tell(one, known, weigh(one.evidence, known, left))
        for (one, known), left in zip(pairs, free, strict=True)
    ]


def settles(evidence: Evidence) -> bool:
    """Whether a look settles a thing's name, whatever is expected there, so that no second look is needed."""
    return _is_worth(next(iter(weigh(evidence, ANYTHING).values()), 0.0), ANYTHING)


def watch_on(glimpses: Sequence[Glimpse]) -> Glimpse:
    """Put together what successive frames of a still table say about one thing.

    They repeat the same blur and glare, so many of them are worth a few looks at most; one that
    says nothing takes nothing away from the others.
    """
    says = [max(map(abs, one.evidence.nats.values()), default=0.0) for one in glimpses]
    frames = sum(says) ** 2 / (sum(much * much for much in says) or 1.0)
    share = 1 / (1 + max(0.0, frames - 1) * read_section("frames")["alike"])
    problems = dict.fromkeys(problem for one in glimpses for problem in one.problems)
    evidence = add_up([one.evidence * share for one in glimpses])
    return replace(glimpses[-1], evidence=evidence, problems=tuple(problems))


def take_word(reading: Reading, id_: str) -> Reading:
    """Return a thing with the name a person gave it, which counts as certain."""
    word = Evidence({What(id_, reading.side, reading.facing): FARTHEST})
    glimpse = replace(reading.glimpse, evidence=word, corners=reading.corners, face="up", problems=())
    return decide(replace(glimpse, between=()), ANYTHING)


def doubt(reading: Reading) -> Reading:
    """Return a thing that is asked about however clear it looks, for something else speaks against it."""
    return replace(reading, status=Status.CHECK) if reading.status is Status.SURE else reading


def is_named_by_person(reading: Reading) -> bool:
    """Whether a thing has its name from a person: that leaves no other name to weigh."""
    return list(reading.glimpse.evidence.nats.values()) == [FARTHEST]


def is_none_of(reading: Reading, names: Collection[str]) -> bool:
    """Whether a thing is surely none of these, although its own name may be in doubt."""
    if reading.status is not Status.CHECK:
        return reading.status is Status.SURE and reading.id not in names
    evidence = reading.glimpse.evidence
    unnamed = set(names) - {what.id for what in evidence.nats}
    nats = {**evidence.nats, **{What(name): evidence.rest for name in unnamed}}
    chances = weigh(Evidence(nats), reading.expected)
    others = 1 - sum(chance for what, chance in chances.items() if what.id in names)
    return _is_worth(others, reading.expected)


def weigh(evidence: Evidence, expected: Expected, free: Mapping[str, float] | None = None) -> Chances:
    """Return how likely each candidate is; `free` is how likely it is that it lies nowhere else."""
    logs = {what: nats + expected.weigh(what) for what, nats in evidence.nats.items()}
    if free is not None:
        logs = {what: log + math.log(free.get(what.id, 1.0)) for what, log in logs.items()}
    logs[_SOMETHING_ELSE] = math.log(expected.stranger / (1 - expected.stranger))
    most = max(logs.values())
    powers = {what: math.exp(log - most) for what, log in logs.items()}
    total = sum(powers.values())
    ranked = sorted(powers.items(), key=lambda pair: -pair[1])
    return {what: power / total for what, power in ranked if what is not _SOMETHING_ELSE}


_SOMETHING_ELSE = What("")
_LEAST = 1e-15


def _tell_odds(chances: Chances, free: Mapping[str, float]) -> dict[str, float]:
    """Return the odds of each name for a thing, as if no other thing could have it."""
    return {
        name: chance / max(1 - chance, _LEAST) / free.get(name, 1.0)
        for name, chance in _by_name(chances).items()
    }


def _find_free(others: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return how likely it is that each name is free, because no other thing has it."""
    taken: defaultdict[str, float] = defaultdict(float)
    for odds in others:
        for name, odd in odds.items():
            taken[name] += odd
    return {name: 1 / (1 + total) for name, total in taken.items()}


def _by_name(chances: Chances) -> dict[str, float]:
    named: defaultdict[str, float] = defaultdict(float)
    for what, chance in chances.items():
        named[what.id] += chance
    return named


def _tell(glimpse: Glimpse, expected: Expected, chances: Chances) -> Reading:
    """Answer, offer names, or do neither, by what each would cost."""
    corners, between = glimpse.corners, glimpse.between
    backs = sum(chance for what, chance in chances.items() if what.side == BACK)
    faces = {what: chance for what, chance in chances.items() if what.side != BACK}
    likely = [what for what, chance in faces.items() if chance * QUESTION >= ONE_MORE_NAME]
    offered = tuple(Candidate(what.id, faces[what], what.side) for what in likely[:OFFERED])
    unread = Reading(
        None, 0.0, Status.UNREADABLE, corners, face="unknown", glimpse=glimpse, expected=expected
    )
    if _is_worth(backs, expected):
        return replace(unread, confidence=backs, face="down")
    if glimpse.face == "down" or sum(one.confidence for one in offered) < MOSTLY_KNOWN:
        hidden = expected.face_down and not offered  # it shows no face where the rules have a back
        face = "down" if hidden else glimpse.face
        return replace(unread, face=face, alternatives=offered, problems=glimpse.problems)
    best = next(iter(faces))
    status = Status.SURE if _is_answer(best, faces[best], glimpse, expected) else Status.CHECK
    return Reading(
        best.id,
        faces[best],
        status,
        corners,
        best.side,
        best.facing,
        alternatives=tuple(other for other in offered if (other.id, other.side) != (best.id, best.side)),
        problems=() if status is Status.SURE else glimpse.problems,
        between=between,
        glimpse=glimpse,
        expected=expected,
    )


def _is_answer(best: What, chance: float, glimpse: Glimpse, expected: Expected) -> bool:
    """Whether a name is the answer; what cannot lie there, or lies beside its place, is asked about."""
    possible = expected.allowed is None or best.id in expected.allowed
    return possible and not glimpse.between and _is_worth(chance, expected)


def _is_worth(chance: float, expected: Expected) -> bool:
    """Whether acting on what is so likely costs less than a question."""
    return (1 - chance) * WRONG_CARD * expected.harm <= QUESTION
