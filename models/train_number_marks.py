"""Makes number_marks.onnx, which says what a mark on a card of numbers is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from fixtures.render.cards.numbered import any_label, blur, choose_make, draw_card, draw_without
from models.exporting import export
from models.residual import Block, convolve
from models.training import Batch, Pace, mean_of
from models.typefaces import find_typefaces
from vision.naming.numbers.marks import LABELS, MARK_PX, NONE, find_marks

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PIL.ImageFont import FreeTypeFont

    from fixtures.render.cards.numbered import Card
    from models.training import Sources, Workshop
    from vision.naming.numbers.marks import Mark

CARDS, SHARD = 4000, 500
CARDS_A_DECK = 4
NO_NUMBERS = 0.12  # of the cards
BATCH = 96
PACE = Pace(steps=2200, rate=3e-3, weight_decay=0.03)
NEAR, ALIKE = 0.25, 0.7  # of its height a mark's middle may be off, and how alike the heights must be


class MarkNet(nn.Module):
    """A small residual network from a grey mark of 32 x 32, 0..1, to a score a label."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            convolve(1, 12, 2),
            nn.ReLU(),
            Block(12, 24, 1),
            Block(24, 40, 2),
            Block(40, 64, 2),
        )
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(64 * 16, len(LABELS))

    def forward(self, x: Tensor) -> Tensor:
        """Score each label of each mark, whatever its light."""
        middle = x.mean(dim=(2, 3), keepdim=True)
        spread = (x - middle).square().mean(dim=(2, 3), keepdim=True).sqrt()
        seen = self.body((x - middle) / (spread + 0.02))
        return self.head(self.drop(seen.flatten(1)))


def draw_shard(seed: int, faces: Sequence[FreeTypeFont], out: Path) -> None:
    """Store the marks of some cards with what they are."""
    rng = np.random.default_rng(seed)
    crops, labels = [], []
    make = choose_make(rng, faces)
    for number in range(SHARD):
        if number % CARDS_A_DECK == 0:
            make = choose_make(rng, faces)
        is_other = rng.random() < NO_NUMBERS
        card = draw_without(rng) if is_other else draw_card(rng, make, any_label(rng), int(rng.integers(4)))
        for mark in find_marks(blur(rng, card.image_bgr)):
            crops.append(mark.crop)
            labels.append(LABELS.index(label_of(mark, card)))
    with out.open("wb") as file:
        np.savez(file, crops=np.array(crops), labels=np.array(labels))


def label_of(mark: Mark, card: Card) -> str:
    """Return what a mark truly is."""
    for printed in card.marks:
        off = np.hypot(
            (mark.x - printed.x) * card.image_bgr.shape[1], (mark.y - printed.y) * card.image_bgr.shape[0]
        )
        alike = min(mark.high, printed.high) / max(mark.high, printed.high)
        if off < NEAR * printed.high * card.image_bgr.shape[0] and alike > ALIKE:
            return printed.label
    return NONE


class Marks:
    """Marks of drawn cards; what is none is as many as all the others."""

    def __init__(self, shards: list[Path]) -> None:
        read = [np.load(path) for path in shards]
        self.crops = torch.from_numpy(np.concatenate([shard["crops"] for shard in read]))
        self.labels = torch.from_numpy(np.concatenate([shard["labels"] for shard in read]))
        counts = torch.bincount(self.labels, minlength=len(LABELS)).clamp(min=1)
        shares = torch.ones(len(LABELS))
        shares[LABELS.index(NONE)] = len(LABELS) - 1
        self.shares = (shares / counts)[self.labels]

    def draw(self, _rng: np.random.Generator, _spent: float) -> Batch:
        """Return marks, turned and moved a little, and their labels; chance is torch's own here."""
        picked = torch.multinomial(self.shares, BATCH)
        return [vary(self.crops[picked].unsqueeze(1).float() / 255), self.labels[picked]]

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is."""
        marks, labels = batch
        return {"loss": fn.cross_entropy(net(marks), labels)}


def vary(marks: Tensor) -> Tensor:
    """Turn, move, zoom and slant marks a little."""
    count = len(marks)

    def chance(*shape: int) -> Tensor:
        return torch.rand(*shape) * 2 - 1

    turned, zoom, slant = 0.12 * chance(count), torch.exp(0.08 * chance(count)), 0.1 * chance(count)
    shift = 0.06 * chance(count, 2)
    top = torch.stack([zoom * turned.cos(), slant - turned.sin(), shift[:, 0]], 1)
    low = torch.stack([turned.sin(), zoom * turned.cos(), shift[:, 1]], 1)
    grid = fn.affine_grid(torch.stack([top, low], 1), [count, 1, MARK_PX, MARK_PX], align_corners=False)
    return fn.grid_sample(marks, grid, padding_mode="border", align_corners=False)


def make(workshop: Workshop, sources: Sources) -> nn.Module:
    """Draw cards, cut out what may be a mark, and train on it."""
    faces = [face.open() for face in find_typefaces(list(sources.fonts)) if not face.held_out]
    shards = [
        workshop.once(f"marks_{first:05d}.npz", lambda out, first=first: draw_shard(first, faces, out))
        for first in range(0, workshop.scale(CARDS, SHARD), SHARD)
    ]
    trained = workshop.train("number_marks", MarkNet, lambda: Marks(shards), PACE, workshop.start)
    return mean_of(MarkNet(), trained)


def save(net: nn.Module, out: Path) -> None:
    """Write the network as ONNX, for any number of marks."""
    axes = {name: {0: "count"} for name in ("marks", "scores")}
    export(net, torch.zeros(1, 1, MARK_PX, MARK_PX), out, ("marks", ["scores"]), axes)
