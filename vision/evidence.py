"""What a look says about a thing, and what is known about it before one looks."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

FARTHEST = 30.0  # nats; no namer knows its own mistakes well enough to say more


class What(NamedTuple):
    """A thing by its name, the side that is up and the way it lies, as far as a namer sees them."""

    id: str
    side: str = ""
    facing: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """How much more probable a look is if it shows a candidate than if it shows something else, in nats.

    Something else is a thing that is not in the list of candidates; its evidence is 0. A candidate that was
    not compared has `rest`.
    """

    nats: Mapping[What, float] = field(default_factory=dict)
    rest: float = 0.0

    def __post_init__(self) -> None:
        if not all(math.isfinite(value) for value in (*self.nats.values(), self.rest)):
            raise ValueError(f"evidence is a finite number of nats, unlike {dict(self.nats)}, {self.rest}")

    def find(self, what: What) -> float:
        """Return the evidence for a candidate, as far as its side and facing were looked at."""
        for known in (what, *_shorten(what)):
            if known in self.nats:
                return self.nats[known]
        return self.rest

    def __add__(self, other: Evidence) -> Evidence:
        """Put together what two independent looks say."""
        both = {*self.nats, *other.nats}
        vague = {short for what in both for short in _shorten(what)}
        nats = {what: _bound(self.find(what) + other.find(what)) for what in both - vague}
        return Evidence(nats, _bound(self.rest + other.rest))

    def __mul__(self, share: float) -> Evidence:
        """Let a look count for more or less than one."""
        nats = {what: _bound(share * value) for what, value in self.nats.items()}
        return Evidence(nats, _bound(share * self.rest))


NOTHING = Evidence()  # a look that says nothing of any candidate


def add_up(looks: Iterable[Evidence]) -> Evidence:
    """Put together what several independent looks say."""
    first, *others = looks
    return sum(others, first)


def either(one: Evidence, other: Evidence, chance: float) -> Evidence:
    """Return what is known about a thing that is one of two looked at, the first with this chance."""
    both = [(one, chance), (other, 1 - chance)]
    totals = [1 + sum(math.exp(nats) for nats in look.nats.values()) for look, _ in both]
    shares = [share / total for (_, share), total in zip(both, totals, strict=True)]  # of something else
    powers: defaultdict[What, float] = defaultdict(float)
    for (look, _), share in zip(both, shares, strict=True):
        for what, nats in look.nats.items():
            powers[what] += share * math.exp(nats)
    return Evidence({what: _bound(math.log(power / sum(shares))) for what, power in powers.items()})


def best_of(looks: Sequence[Evidence]) -> Evidence:
    """Put together looks at the same print: the look that says most for a candidate counts.

    A look that says nothing for any candidate has not found the print.
    """
    speaking = [one for one in looks if one.nats] or looks[:1]
    nats = {what: max(one.find(what) for one in speaking) for one in speaking for what in one.nats}
    return Evidence(nats, max(one.rest for one in speaking))


# How likely something is that is in no list. In a picture that somebody shows it may be anything. The cards
# of a game are known and stay on its table: one of a set that nobody named, or a coin, is rare there.
COMMON, RARE = 0.3, 0.02
# The harm of a wrong die beside that of a wrong card. The Automa takes no food, so a die costs no point; its
# face is said while the player has the dice in hand, and the feeder is looked at again before its next use.
OF_A_DIE = 0.4
AS_BEFORE = 3.0  # the thing that lies on a place by the rules is so many times as likely as any other
# Of two cards on one place, how often the one that looks on top is, and how often neither is what is seen.
ON_TOP, NEITHER = 0.75, 0.5
STRANGE_AMONG_FOOD = 0.1  # how much less likely a die of another game is beside a plain food die


@dataclass(frozen=True, slots=True)
class Expected:
    """What the game knows about a place before it is looked at: what may lie there, and what lay there.

    Things `elsewhere` by the rules seldom lie there. `stranger` is how likely something lies there that is
    in no list: common in a picture that somebody shows, rare in a game whose cards are known. `harm` is what
    a wrong answer costs there beside a wrong card.
    """

    allowed: frozenset[str] | None = None
    before: str | None = None
    stranger: float = COMMON
    elsewhere: frozenset[str] = frozenset()
    harm: float = 1.0
    beside: frozenset[str] = frozenset()  # what lies in the same row by the rules, and may be pushed along
    face_down: bool = False  # whether by the rules only a back is to be seen there
    bare: bool = False  # whether by the rules nothing lies there, and nothing there is asked about

    def weigh(self, what: What) -> float:
        """Return in nats how much likelier than the usual candidate this one is before one looks."""
        forbidden = self.allowed is not None and what.id not in self.allowed
        mistakes = forbidden + (what.id in self.elsewhere)
        if mistakes:
            return mistakes * math.log(self.stranger)  # somebody laid it there all the same: each is as rare
        return math.log(AS_BEFORE) if what.id == self.before or what.id in self.beside else 0.0


ANYTHING = Expected()
IN_A_GAME = Expected(stranger=RARE)


def _shorten(what: What) -> tuple[What, ...]:
    """Return the same thing with less said of it."""
    return tuple(
        dict.fromkeys(short for short in (what._replace(facing=None), What(what.id)) if short != what)
    )


def _bound(nats: float) -> float:
    return max(-FARTHEST, min(FARTHEST, nats))
