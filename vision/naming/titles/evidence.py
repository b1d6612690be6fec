"""What a match says about a card, in nats, compared with a card that the catalogue lacks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from vision.calibrated import read_section
from vision.evidence import NOTHING, Evidence, What

if TYPE_CHECKING:
    from vision.naming.titles.matching import TextFit, TitleMatch

MOST_LEAD, MOST_LOSS, MOST_PAIR_LOSS = 20.0, 4.0, 8.0  # nats
_FITTED = read_section("titles")  # by models/fit_evidence_titles.py
_WEIGHTS: dict[str, float] = _FITTED["weights"]
_PER_NAT_BEHIND: float = _FITTED["per_nat_behind"]
_NAMESAKES: float = _FITTED["namesakes"]
_RELATIONS: float = _FITTED["relations"]
_REST = math.log(_FITTED["unread"])


def weigh_match(match: TitleMatch | None) -> Evidence:
    """Return the evidence of a match for each entry; entries it says nothing for have the rest.

    Some cards are known whose titles were not what was read: under a thumb, in another line. So no reading
    speaks more against a card than that would.
    """
    if match is None:
        return NOTHING
    first = _weigh_first(match)
    most = match.ranked[0].gain
    nats: dict[What, float] = {}
    for one in match.ranked:
        value = first - _PER_NAT_BEHIND * (most - one.gain)
        if value > _REST:
            nats.setdefault(What(one.entry.id, one.entry.side), value)
    return Evidence(nats, _REST)


def _weigh_first(match: TitleMatch) -> float:
    """Return what speaks for the first entry.

    Some strangers have the same name. Far more have nearly the same second name, for near relations do: one
    that is known by that alone is the less sure the worse its first name fits.
    """
    doubt = math.exp(-_sum_up(match.lead, match.fit)) + _NAMESAKES
    if match.first_name:
        doubt += _RELATIONS / (1 + math.exp(_sum_up(match.lead, match.first_name)))
    return -math.log(doubt)


def _sum_up(lead: float, fit: TextFit) -> float:
    return sum(_WEIGHTS[name] * value for name, value in list_facts(lead, fit).items())


def list_facts(lead: float, fit: TextFit) -> dict[str, float]:
    """Return the facts that the evidence is fitted on, within bounds beyond which more adds nothing."""
    return {
        "one": 1.0,
        "log_of_lead": math.log1p(min(lead, MOST_LEAD)),
        "loss": min(fit.loss, MOST_LOSS),
        "worst_pair": min(fit.worst_pair, MOST_PAIR_LOSS),
        "log_of_letters": math.log(fit.letters),
    }
