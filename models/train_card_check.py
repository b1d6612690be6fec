"""Training of the card checker, on proposals of the card finder and of contours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from models.card_check_data import Candidate, Chance, draw
from models.card_check_net import ExportedCheck
from models.exporting import export
from vision.finding.second_look import CUT_WH

if TYPE_CHECKING:
    from pathlib import Path

    from models.training import Batch

BATCH = 48


@dataclass(frozen=True, slots=True)
class Source:
    """Proposals of one kind of picture, and the share of the draws that come from it."""

    share: float
    found: list[Candidate]


class Proposals:
    """The proposals: cards and others each have half of their source's share."""

    def __init__(self, sources: list[Source]) -> None:
        self.stocks = [
            Source(source.share / 2, stock)
            for source in sources
            for wanted in (True, False)
            if (stock := [one for one in source.found if one.is_card == wanted])
        ]

    def draw(self, rng: Chance, _spent: float) -> Batch:
        """Draw from each stock by its share."""
        shares = np.array([stock.share for stock in self.stocks])
        drawn = []
        for number in rng.choice(len(self.stocks), BATCH, p=shares / shares.sum()):
            stock = self.stocks[number].found
            drawn.append(draw(stock[rng.integers(len(stock))], rng))
        cuts = np.stack([cut for cut, _ in drawn]).transpose(0, 3, 1, 2).astype(np.float32) / 255
        return [torch.from_numpy(cuts), torch.from_numpy(np.stack([wanted for _, wanted in drawn]))]

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is, run in half precision, which takes two thirds of the time."""
        cuts, wanted = batch
        with torch.autocast("cpu", torch.bfloat16):
            answer = net(cuts.to(memory_format=torch.channels_last))
        return measure_loss(answer.float(), wanted)


def measure_loss(answer: Tensor, wanted: Tensor) -> dict[str, Tensor]:
    """Return how wrong the chance is, if it can be judged, and the corners, if they are known."""
    away = functional.smooth_l1_loss(answer[:, 1:], wanted[:, 1:9], reduction="none", beta=0.1).mean(1)
    wrong = functional.binary_cross_entropy_with_logits(
        answer[:, 0], wanted[:, 0] * 0.98 + 0.01, reduction="none"
    )
    return {
        "card": (wrong * wanted[:, 10]).sum() / wanted[:, 10].sum().clamp(min=1),
        "corners": (away * wanted[:, 9]).sum() / wanted[:, 9].sum().clamp(min=1),
    }


def save(net: nn.Module, out: Path) -> None:
    """Write the ONNX file, for any number of cuts."""
    axes = {"cuts": {0: "count"}, "answers": {0: "count"}}
    export(ExportedCheck(net), torch.zeros(2, 3, CUT_WH[1], CUT_WH[0]), out, ("cuts", ["answers"]), axes)
