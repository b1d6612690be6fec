"""Fits how much a number and a sign say: the section `numbers` of vision/calibration.toml.

Known cards are real photographs: a deck of 52 by a webcam (identities: poker52), single cards of a
coloured deck (uno). Something else are cards of decks without numbers. Half of them is fitted on; `--report`
reads the other.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from docs.record import Figure, add_option, record, share
from models.card_identities import Photographed
from vision.calibrated import read_section
from vision.deciding import decide
from vision.evidence import COMMON, IN_A_GAME, Evidence, What
from vision.finding.finder import CardFinder
from vision.geometry import rectify
from vision.naming.numbers.marks import FLAT_WH
from vision.naming.numbers.namer import NumberedCard, NumberNamer, Signs
from vision.overlap import to_corners
from vision.pictures.picture import load_picture
from vision.reading import Glimpse, Outline, Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HALVES = ("fit", "report")
POKER = [NumberedCard(rank, (rank,), "") for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]
COLOURS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
UNO = [
    NumberedCard(f"{letter}{face}", (str(face),), colour)
    for letter, colour in COLOURS.items()
    for face in range(10)
]
STRANGE = ("symbols81",)
NUMBERED_TOO = "d"  # of uno: a card of another kind that prints a number all the same
COLOUR_SPREAD_DEG = 3.8  # of the hues of one colour of uno, in the photographs of the fit half
SMALL = 1e-4  # what weights cost, so that those that no example limits stay within reason
EVERY = 12  # picture of the decks without numbers


@dataclass(frozen=True)
class Look:
    """The namer's measurements of one card, its true name, and what was seen of each candidate."""

    deck: str
    truth: str | None
    ids: tuple[str, ...]
    signs: tuple[Signs, ...]


def list_cards(photos: Path, half: str) -> Iterator[tuple[str, str | None, Path, Outline]]:
    """Give the cards of one half: deck, identity, photograph, outline as a finder would have it."""
    decks = json.loads((photos / "identities" / "identities.json").read_text("utf-8"))["decks"]
    for deck, every in (("poker52", 1), *((name, EVERY) for name in STRANGE)):
        pictures = [one for one in decks[deck]["pictures"] if one["split"] == half]
        for one in pictures[::every]:
            card = Photographed(photos / one["file"], to_corners(np.array(one["quad"])), one["identity"])
            known = one["identity"][:-1] if deck == "poker52" else None  # without its suit
            yield deck, known, card.file, Outline(card.shake(), 1.0)
    finder = CardFinder()
    for number, file in enumerate(sorted((photos / "uno").glob("*.jpg"))):
        if HALVES[(number + number // 13) % 2] == half:
            found = finder.find(load_picture(file).image_bgr)
            best = max(found, key=lambda outline: outline.size_px * outline.confidence, default=None)
            if best and file.stem[1] not in NUMBERED_TOO:
                known = file.stem if file.stem[1].isdigit() else None
                yield "uno", known, file, best


def look(photos: Path, half: str) -> list[Look]:
    """Measure every card of one half, held the way that says more."""
    namers = {deck: NumberNamer(POKER) for deck in ("poker52", *STRANGE)} | {"uno": NumberNamer(UNO)}
    looks = []
    for deck, known, file, outline in list_cards(photos, half):
        namer, picture = namers[deck], load_picture(file).image_bgr
        ways = [
            namer.measure(rectify(picture, way.corners, FLAT_WH)) for way in (outline, outline.turn_half())
        ]
        read = max(ways, key=lambda way: max((one.found for one in way.values()), default=-np.inf))
        looks.append(Look(deck, known, tuple(read), tuple(read.values())))
    return looks


def fit(looks: Sequence[Look]) -> dict[str, float]:
    """Choose the numbers that make the truth most probable; 20 cards are too few to fit colours on."""
    fitted = torch.tensor([3.0, 1.0, 1.0], requires_grad=True)
    colour = 1 / (2 * COLOUR_SPREAD_DEG**2)
    other = torch.tensor([float(np.log(COMMON / (1 - COMMON)))])
    truths = [one.ids.index(one.truth) if one.truth in one.ids else -1 for one in looks]
    signs = [torch.tensor([[1.0, *sign] for sign in one.signs]).reshape(-1, 4) for one in looks]
    optimiser = torch.optim.LBFGS([fitted], max_iter=200)

    def lose() -> torch.Tensor:
        optimiser.zero_grad()
        weights = torch.cat([fitted, torch.tensor([colour])])
        logs = [torch.log_softmax(torch.cat([seen @ weights, other]), 0) for seen in signs]
        losses = [-each[truth] for each, truth in zip(logs, truths, strict=True)]
        loss = torch.stack(losses).mean() + SMALL * fitted.square().sum()
        loss.backward()
        return loss

    optimiser.step(lose)
    weights = [*fitted.tolist(), colour]
    return dict(zip(("start", *Signs._fields), [round(weight, 3) for weight in weights], strict=True))


def count(looks: Sequence[Look], fitted: dict[str, float]) -> dict[str, Counter[str]]:
    """Count for each deck what is right, sure and confidently wrong in a game."""
    counted: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in looks:
        reading = decide(_glimpse(one, fitted), IN_A_GAME)
        is_sure, kind = reading.status is Status.SURE, "known" if one.truth else "strangers"
        counted[one.deck] += Counter(
            {
                kind: 1,
                "numbers": int(_leads(one, [sign.number for sign in one.signs])),
                "colours": int(_leads(one, [sign.colour for sign in one.signs])),
                f"{kind} sure and right": int(is_sure and reading.id == one.truth),
                f"{kind} sure and wrong": int(is_sure and reading.id != one.truth),
            }
        )
    return counted


def record_counts(counted: dict[str, Counter[str]]) -> None:
    """Write down how well numbers and colours are read."""
    poker, uno, symbols = (counted[deck] for deck in ("poker52", "uno", "symbols81"))
    wrong = sum(deck["known sure and wrong"] for deck in counted.values())
    figures = {
        "numbers of playing cards right": share(poker["numbers"], poker["known"]),
        "numbers of the coloured deck right": share(uno["numbers"], uno["known"]),
        "colours right": share(uno["colours"], uno["known"]),
        "known cards confidently wrong": Figure(str(wrong), poker["known"] + uno["known"]),
        "symbol cards of another game called sure": Figure(
            str(symbols["strangers sure and wrong"]), symbols["strangers"]
        ),
    }
    record("Cards of a number and a colour", figures)


def _leads(one: Look, logs: Sequence[float]) -> bool:
    """Whether no other number (or colour) fits a known card better than its own."""
    return one.truth in one.ids and logs[one.ids.index(one.truth)] >= max(logs) - 1e-6


def _glimpse(one: Look, fitted: dict[str, float]) -> Glimpse:
    nats = {What(id_): signs.add_up(fitted) for id_, signs in zip(one.ids, one.signs, strict=True)}
    return Glimpse(Evidence(nats), ((0, 0), (1, 0), (1, 1), (0, 1)))


def main() -> None:
    """Read the command line; fit, or report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path, help="folder of the folders of photographs (sources.md)")
    parser.add_argument("--report", action="store_true", help="measure the other half with what is shipped")
    add_option(parser)
    options = parser.parse_args()
    looks = look(options.photos, "report" if options.report else "fit")
    fitted = read_section("numbers") if options.report else fit(looks)
    print(fitted)  # noqa: T201
    counted = count(looks, fitted)
    for deck, counts in counted.items():
        print(deck, dict(counts))  # noqa: T201
    if options.report and options.record:
        record_counts(counted)


if __name__ == "__main__":
    main()
