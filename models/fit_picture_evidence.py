"""Fits how much a card's picture says, on photographs of the same cards by several cameras.

    python -m models.fit_picture_evidence PHOTOS            prints [pictures] of vision/calibration.toml
    python -m models.fit_picture_evidence PHOTOS --report   measures what ships on photographs kept back

PHOTOS holds identities/identities.json (models/card_identities.py says what is in it).
"""

from __future__ import annotations

import argparse
import datetime as dt
from collections import Counter, defaultdict
from dataclasses import astuple, dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from docs.record import Figure, add_option, record, share
from models.card_identities import list_rounds, read_photograph
from models.choice import Choice, Weights, fit_choices
from vision.deciding import decide, decide_together, weigh
from vision.evidence import Expected, What
from vision.naming.pictures.evidence import Fitted, weigh_marks, weigh_picture
from vision.naming.pictures.namer import PictureNamer
from vision.naming.pictures.references import Known, References
from vision.reading import Glimpse, Outline, Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from models.card_identities import Half, Round
    from vision.naming.pictures.evidence import Lead, Marks
    from vision.reading import Reading

BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 1.0)
BEYOND, STEEPER = (1.0, 2.0, 2.5, 3.0), (0.0, 0.25, 0.5, 0.75, 1.0)
# How common strangers are: in a picture that somebody shows, in a game, in a deck that was shown whole.
PRIORS = {"open": Expected(stranger=0.3), "game": Expected(stranger=0.02), "closed": Expected(stranger=1e-4)}
PARTS = ("first open", "sure open", "sure game", "sure closed")
SHOWN = {  # on the page of measurements
    "courts24": "court cards sure and right in a game",
    "poker52": "poker cards sure and right in a game",
    "symbols81": "cards that are all twins, sure and right in a game",
}
CLOSED = {"courts24": "court cards", "poker52": "poker cards", "symbols81": "twins"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: what it is, what was compared with it, and whether its card was ever shown."""

    round: Round
    file: Path
    truth: str
    names: Sequence[str]
    marks: Marks
    leads: Sequence[Lead]
    known: bool

    @property
    def glimpse(self) -> Glimpse:
        """What the namer would return for it."""
        evidence = weigh_picture([What(name) for name in self.names], self.marks, self.leads)
        return Glimpse(evidence, ((0, 0), (1, 0), (1, 1), (0, 1)), "unknown")


def ask_all(photos: Path, half: Half) -> Iterator[Asked]:
    """Ask every question of one half, those about cards that were never shown after the others."""
    for strangers in (False, True):
        for one in list_rounds(photos, half, strangers=strangers):
            shown = [Known(card.identity) for card in one.references]
            namer = PictureNamer(References(shown, [card.cut() for card in one.references]))
            namer.get_ready()
            for card in one.questions:
                compared = namer.examine(read_photograph(card.file), Outline(card.shake(), 1.0))
                names = [known.id for known in compared.known]
                yield Asked(
                    one, card.file, card.identity, names, compared.marks, compared.leads, known=not strangers
                )


def fit(asked: Sequence[Asked]) -> str:
    """Return the section of the calibration file."""
    weights = fit_choices([_choose(one) for one in asked if not one.known or one.truth in one.names])
    beyond, steeper = max(product(BEYOND, STEEPER), key=lambda pair: _measure_fit(asked, weights, *pair))
    known = [one for one in asked if one.known]
    missed = sum(one.truth not in one.names for one in known) / len(known)
    photographs = len({one.file for one in asked})
    return "\n".join(
        [
            "[pictures]",
            f'date = "{dt.datetime.now(tz=dt.UTC).date()}"',
            f'fitted_on = "{len(asked)} questions in {photographs} photographs of {_list_decks(asked)}"',
            'command = "python -m models.fit_picture_evidence PHOTOS"',
            f"start = {weights.start:.3f}",
            f"against_strangers = {[round(weight, 3) for weight in weights.marks]}",
            f"against_rivals = {[round(weight, 3) for weight in weights.leads]}",
            f"beyond = {beyond}",
            f"steeper = {steeper}",
            f"missed = {missed:.3f}",
        ]
    )


def _measure_fit(asked: Sequence[Asked], weights: Weights, beyond: float, steeper: float) -> float:
    """Return how probable the right choices are, if many nats are worth more."""
    fitted = Fitted(weights.start, weights.marks, weights.leads, beyond, steeper, missed=0.0)
    strange = sum(not one.known for one in asked) / len(asked)
    total = 0.0
    for one in asked:
        if one.known and one.truth not in one.names:
            continue
        evidence = weigh_marks([What(name) for name in one.names], one.marks, one.leads, fitted)
        chances = weigh(evidence, Expected(stranger=strange))
        right = chances.get(What(one.truth), 0.0) if one.known else 1 - sum(chances.values())
        total += float(np.log(max(right, 1e-9)))
    return total


def _choose(one: Asked) -> Choice:
    leads = [astuple(lead) for lead in one.leads]
    return Choice(astuple(one.marks), leads, one.names.index(one.truth) if one.known else None)


def _list_decks(asked: Sequence[Asked]) -> str:
    return ", ".join(dict.fromkeys(one.round.deck for one in asked))


def count_decisions(asked: Sequence[Asked]) -> dict[tuple[str, str], Counter[str]]:
    """Count what the shipped numbers decide, by deck and by cameras."""
    rows: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for told, expected in PRIORS.items():
        for one, reading in _decide_all(asked, expected, together=told == "closed"):
            way = f"{one.round.enrolled_from} > {one.round.asked_from}"
            for key in ((one.round.deck, way), (one.round.deck, "all"), ("all", "")):
                rows[key].update(_count(one, reading, told))
    return rows


def record_decisions(rows: Mapping[tuple[str, str], Counter[str]]) -> None:
    """Write down how sure and how right the shipped numbers are."""
    everything = rows["all", ""]
    figures = {
        what: share(rows[deck, "all"]["sure game"], rows[deck, "all"]["asked game"])
        for deck, what in SHOWN.items()
    }
    figures["first choice right"] = share(everything["first open"], everything["asked open"])
    for deck, what in CLOSED.items():
        figures[f"{what} of one photograph decided together, sure and right"] = share(
            rows[deck, "all"]["sure closed"], rows[deck, "all"]["asked closed"]
        )
    figures["confidently wrong, each question decided with strangers common, rare and ruled out"] = Figure(
        str(sum(everything[f"wrong {told}"] for told in PRIORS)),
        sum(everything[f"asked {told}"] for told in PRIORS),
    )
    figures["strangers called sure, where strangers are common"] = Figure(
        str(everything["named open"]), everything["strangers open"]
    )
    record("How sure it is: pictures of cards", figures)


def report(asked: Sequence[Asked], rows: Mapping[tuple[str, str], Counter[str]]) -> Iterator[str]:
    """Give lines that tell how sure and how right the shipped numbers are."""
    heads = "asked  first   look   game closed wrong | strangers  look  game"
    yield f"{'deck':10} {'enrolled > asked':22} {heads}"
    for (deck, way), row in rows.items():
        shares = " ".join(f"{row[part] / max(1, row['asked open']):6.1%}" for part in PARTS)
        wrong = sum(row[f"wrong {told}"] for told in PRIORS)
        strange = f"{row['strangers open']:9} {row['named open']:5} {row['named game']:5}"
        yield f"{deck:10} {way:22} {row['asked open']:5} {shares} {wrong:5} | {strange}"
    yield from _tell_reliability(asked)


def _count(one: Asked, reading: Reading, told: str) -> Counter[str]:
    """Return what one decision counts for."""
    sure, right = reading.status is Status.SURE, reading.id == one.truth
    if not one.known:
        return Counter({f"strangers {told}": 1, f"named {told}": int(sure)})
    first = bool(reading.candidates) and reading.candidates[0].id == one.truth
    return Counter(
        {
            f"asked {told}": 1,
            f"first {told}": int(first),
            f"sure {told}": int(sure and right),
            f"wrong {told}": int(sure and not right),
        }
    )


def _decide_all(
    asked: Sequence[Asked], expected: Expected, *, together: bool
) -> Iterator[tuple[Asked, Reading]]:
    """Give each question with its decision; those of a photograph together if each card is there once."""
    groups: defaultdict[object, list[Asked]] = defaultdict(list)
    for number, one in enumerate(asked):
        in_one_deck = together and one.known and one.round.each_once
        groups[(id(one.round), one.file) if in_one_deck else number].append(one)
    for group in groups.values():
        glimpses = [one.glimpse for one in group]
        if together:
            told = decide_together(glimpses, [expected] * len(group))
        else:
            told = [decide(glimpses[0], expected)]
        yield from zip(group, told, strict=True)


def _tell_reliability(asked: Sequence[Asked]) -> Iterator[str]:
    """Give a table of how often names of each confidence are right, with strangers as often as expected."""
    expected = PRIORS["open"]
    known, strange = sum(one.known for one in asked), sum(not one.known for one in asked)
    weight = expected.stranger / (1 - expected.stranger) * known / max(1, strange)
    told = [
        (
            reading.candidates[0].confidence,
            float(one.known and reading.candidates[0].id == one.truth),
            1.0 if one.known else weight,
        )
        for one, reading in _decide_all(asked, expected, together=False)
        if reading.candidates
    ]
    yield "confidence      readings   mean  right (a stranger in 3 of 10)"
    values = np.array(told)
    for low, high in pairwise(BINS):
        some = values[(values[:, 0] >= low) & (values[:, 0] < high + (high == 1))]
        if len(some):
            mean, right = np.average(some[:, :2], weights=some[:, 2], axis=0)
            yield f"{low:5.3f} to {high:5.3f} {len(some):8} {mean:6.1%} {right:6.1%}"


def main() -> None:
    """Fit, or report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photos", type=Path)
    parser.add_argument("--report", action="store_true", help="measure on the photographs kept back")
    add_option(parser)
    given = parser.parse_args()
    asked = list(ask_all(given.photos, "report" if given.report else "fit"))
    if not given.report:
        print(fit(asked))  # noqa: T201 - a program that prints
        return
    rows = count_decisions(asked)
    print("\n".join(report(asked, rows)))  # noqa: T201 - as above
    if given.record:
        record_decisions(rows)


if __name__ == "__main__":
    main()
