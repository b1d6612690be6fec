"""How sure a match is: a probability fitted on generated cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from vision.naming.grading import DOUBTED, MOST
from vision.reading import Candidate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.naming.titles.matching import Ranked, TitleMatch

# Fitted by models/fit_title_confidence.py; models/title_reader.md says on what, and how well it holds.
START = 2.7
PER_LEAD_NAT = 0.16
PER_ROOT_LOSS = -4.55
PER_LETTER = 0.04
MOST_LEAD_NATS = 60.0
MOST_LOSS = 4.0
MOST_LETTERS = 12
# Print that fits a name no better than this may be of a card the catalogue lacks, however far the name leads.
MOST_LOSS_IF_SURE = 0.45
# Unless it fits evenly: blur costs every letter a little, and another word costs some of its letters much.
MOST_LOSS_IF_EVEN, MOST_PAIR_LOSS_IF_EVEN, LEAST_LEAD_IF_EVEN = 1.2, 2.2, 12.0
# A stray mark reads as one short name nearly as well as another.
LEAST_LEAD_IF_SURE = 9.0
# A name read letter for letter is known even if it is too short to lead by much.
MOST_LOSS_IF_EXACT = 0.05
LEAST_LEAD_IF_EXACT = 9.0
EXACT, EVEN = 0.95, 0.91  # the least confidence of either


def judge_match(match: TitleMatch | None) -> float:
    """Return the probability that the first entry of a match is the card."""
    if match is None:
        return 0.0
    weights = (START, PER_LEAD_NAT, PER_ROOT_LOSS, PER_LETTER)
    odds = sum(weight * value for weight, value in zip(weights, weigh(match), strict=True))
    fitted = min(1 / (1 + math.exp(-odds)), MOST)
    if match.lead < LEAST_LEAD_IF_SURE or not match.name_fits:
        return min(fitted, DOUBTED)
    if match.loss_per_letter > MOST_LOSS_IF_SURE:
        return max(fitted, EVEN) if _fits_evenly(match) else min(fitted, DOUBTED)
    is_exact = match.loss_per_letter < MOST_LOSS_IF_EXACT and match.lead >= LEAST_LEAD_IF_EXACT
    return max(fitted, EXACT) if is_exact else fitted


def _fits_evenly(match: TitleMatch) -> bool:
    """Tell whether print that fits a name badly does so because of blur, and not in a word of its own."""
    return (
        match.loss_per_letter <= MOST_LOSS_IF_EVEN
        and match.worst_pair <= MOST_PAIR_LOSS_IF_EVEN
        and match.lead >= LEAST_LEAD_IF_EVEN
    )


def weigh(match: TitleMatch) -> tuple[float, float, float, float]:
    """Return what the fit looks at: one, the lead, the root of the loss, the length, each within bounds."""
    loss = min(match.loss_per_letter, MOST_LOSS)
    return 1.0, min(match.lead, MOST_LEAD_NATS), math.sqrt(loss), min(match.letters, MOST_LETTERS)


def share_among(ranked: Sequence[Ranked], confidence: float) -> tuple[Candidate, ...]:
    """Give the first entry its confidence and share what is left among the others by their gain."""
    weights = [math.exp(max(other.gain - ranked[1].gain, -50)) for other in ranked[1:]]
    left = (1 - confidence) / sum(weights) if weights else 0
    shares = [confidence, *(weight * left for weight in weights)]
    return tuple(
        Candidate(one.entry.id, share, one.entry.side) for one, share in zip(ranked, shares, strict=True)
    )
