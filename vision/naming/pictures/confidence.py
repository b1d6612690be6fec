"""How sure a name by picture is: a probability fitted on rendered decks (models/measure_pictures.py)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vision.naming.grading import CHECK, DOUBTED, MOST, SURE
from vision.naming.pictures.likeness import find_noise
from vision.reading import Candidate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.naming.pictures.likeness import Blocks
    from vision.naming.pictures.references import Known

UNNAMED = CHECK - 0.01
# Weights of: one, the lead, the points above the usual rival, both misfits, the noise.
WEIGHTS = (2.548, 0.083, -0.019, -5.736, -0.821, -0.44)
MOST_LEAD, MOST_ABOVE = 80.0, 160.0
# Chosen on the decks to fit: of 1,782 strangers, 14 are fitted so well and lead so far as to be named.
NAMED_MISFIT, LEAST_LEAD = 0.15, 12.0
# Where as much is left of a block as it shows (1), nothing of it is explained, and it is likely another card.
# On the decks to fit, whatever is wrong leaves 0.83 or more of some block: a 5 laid over an 8, say.
MOST_LEFT = 0.8
PER_POINT = 0.25  # how a point of score shares out the chance that the first name is wrong


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for the best reference of one card."""

    lead: float  # points over the best of another name
    above: float  # points over the usual rival
    misfit: float  # what it leaves of the card beside what its rivals leave: 0 to 1
    misfit_near: float  # the same, beside how far the rival most like it differs from it
    noise: float  # logarithm of what is left of the usual block
    left: float  # what is left of the block that is explained least, beside what the card shows there

    @classmethod
    def weigh(
        cls, leads: Sequence[float], misfits: Blocks, rivals: Blocks, apart: Blocks, shown: Blocks
    ) -> Evidence:
        """Take the leads over all rivals, what the best and they leave of each block, and what it shows."""
        near = apart[int(apart.sum(axis=1).argmin())]
        return cls(
            min(leads),
            float(np.median(leads)),
            _lack(misfits, rivals.mean(axis=0)),
            _lack(misfits, near),
            math.log(find_noise(np.vstack([misfits[None], rivals]))),
            float((misfits / shown).max()),
        )

    def values(self) -> tuple[float, ...]:
        """What the fit looks at."""
        lead, above = min(self.lead, MOST_LEAD), min(self.above, MOST_ABOVE)
        return 1.0, lead, above, self.misfit, self.misfit_near, self.noise


def judge_picture(evidence: Evidence) -> float:
    """Return the probability that the best reference is the card."""
    odds = sum(weight * value for weight, value in zip(WEIGHTS, evidence.values(), strict=True))
    fitted = 1 / (1 + math.exp(-max(min(odds, 50), -50)))
    if evidence.lead < LEAST_LEAD or evidence.misfit > NAMED_MISFIT:
        return min(fitted, UNNAMED)
    if evidence.left > MOST_LEFT:
        return min(max(fitted, CHECK), DOUBTED)
    return min(max(fitted, SURE), MOST)


def share_among(named: Sequence[tuple[Known, float]], confidence: float) -> tuple[Candidate, ...]:
    """Give the first name its confidence and share what is left among the others by their scores."""
    weights = [math.exp(PER_POINT * max(points - named[0][1], -200)) for _, points in named[1:]]
    left = (1 - confidence) / (1 + sum(weights))  # one part is for a card that is not in the set
    shares = [confidence, *(left * weight for weight in weights)]
    return tuple(
        Candidate(known.id, share, known.side) for (known, _), share in zip(named, shares, strict=True)
    )


def _lack(misfits: Blocks, apart: Blocks) -> float:
    return float(np.minimum(misfits, apart).sum() / (apart.sum() + 1e-6))
