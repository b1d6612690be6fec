"""Makes title_reader.onnx, which reads blurred and small titles.

Fresh lines are drawn for every step (models/title_lines.py); nothing is kept on disk.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from models.exporting import export
from models.title_lines import HEIGHT_PX, LineMaker
from models.title_net import Exported, TitleNet
from models.title_texts import load_texts
from models.training import Batch, Pace, mean_of
from models.typefaces import find_typefaces
from vision.naming.titles.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from models.training import Sources, Workshop

BATCH = 48
POOL = 8  # batches drawn together and sorted by width, so that little is padded
PACE = Pace(steps=40_000, rate=2e-3, weight_decay=1e-2, slowness=0.999, longest_step=2.0)
EASY_SHARE = 0.18  # of the steps, over which lines become as hard as they will be
MOST_OFTEN = 3.0  # times the mean: how often a family that is hard to read is drawn at most
LEAST_OFTEN = 0.4  # times the mean: how often an easy one is drawn at least
GROUNDS = ("playing_cards", "neg_blocks", "neg_catan", "webcam_table", "neg_go")
GROUNDS_A_FOLDER = 60
log = logging.getLogger("train_title_reader")


class Lines:
    """Fresh lines without end, harder with time; families that are hard to read come more often."""

    def __init__(self, maker: LineMaker) -> None:
        self.maker = maker
        self.losses = torch.ones(len(maker.families))  # of each family so far
        self.pool: list[Batch] = []

    def draw(self, rng: np.random.Generator, spent: float) -> Batch:
        """Return lines, their signs in a row, the length of each, and their families."""
        if not self.pool:
            hard = min(1.0, spent / EASY_SHARE)
            families = rng.choice(len(self.losses), BATCH * POOL, p=share_out(self.losses.numpy()))
            lines = sorted(
                ((*self.maker.make(rng, hard, family), int(family)) for family in families),
                key=lambda line: line[0].shape[1],
            )
            self.pool = [collate(lines[start : start + BATCH]) for start in rng.permutation(POOL) * BATCH]
        return self.pool.pop()

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how surprising the texts are, a letter, and remember in which families."""
        losses = measure_losses(net, batch)
        families = batch[3]
        self.losses[families] += 0.1 * (losses.detach() - self.losses[families])
        return {"nats a letter": losses.mean()}


def share_out(losses: np.ndarray) -> np.ndarray:
    """Return how often each family is drawn, by how hard it is to read."""
    shares = np.clip(losses / losses.mean(), LEAST_OFTEN, MOST_OFTEN).astype(np.float64)
    return shares / shares.sum()


def collate(lines: list[tuple[np.ndarray, str, int]]) -> Batch:
    """Stack lines padded to the widest, their signs in a row, the length of each, and their families."""
    wide = max(line.shape[1] for line, _, _ in lines)
    wide += -wide % 8
    pictures = np.zeros((len(lines), 1, HEIGHT_PX, wide), np.float32)
    for row, (line, _, _) in enumerate(lines):
        pictures[row, 0, :, : line.shape[1]] = level(line)
    signs = [SIGNS.index(sign) + 1 for _, text, _ in lines for sign in text]
    lengths, families = [len(text) for _, text, _ in lines], [family for _, _, family in lines]
    return [torch.from_numpy(pictures), torch.tensor(signs), torch.tensor(lengths), torch.tensor(families)]


def level(line: np.ndarray) -> np.ndarray:
    """Give a line mean 0 and spread 1."""
    grey = line.astype(np.float32)
    return (grey - grey.mean()) / max(float(grey.std()), 1.0)


def measure_losses(net: nn.Module, batch: Batch) -> Tensor:
    """Return how surprising each text is, a letter; in half precision, which takes half the time."""
    pictures, signs, lengths, _ = batch
    with torch.autocast("cpu", torch.bfloat16):
        told = net(pictures.to(memory_format=torch.channels_last))
    steps = told.float().log_softmax(-1).transpose(0, 1)
    counts = torch.full((len(lengths),), len(steps))
    losses = functional.ctc_loss(steps, signs, counts, lengths, reduction="none", zero_infinity=True)
    return losses / lengths


def make(workshop: Workshop, sources: Sources) -> nn.Module:
    """Train on lines in all typefaces but those that measure the reader."""
    lessons = lambda: Lines(gather(sources))  # noqa: E731 - read only if there is something left to train
    return mean_of(TitleNet(), workshop.train("title_reader", TitleNet, lessons, PACE, workshop.start))


def gather(sources: Sources) -> LineMaker:
    """Read the typefaces, the words and what lines are printed on."""
    faces = [face for face in find_typefaces(list(sources.fonts)) if not face.held_out]
    if not faces or not sources.words:
        raise SystemExit("title_reader wants --fonts with font files and --words with a list of words")
    log.info("%d font files of %d families", len(faces), len({face.family for face in faces}))
    return LineMaker(load_texts(list(sources.words)), faces, list(read_grounds(sources)))


def read_grounds(sources: Sources) -> Iterator[np.ndarray]:
    """Read photographs in grey, at half their size."""
    for folder in filter(None, map(sources.photo_folder, GROUNDS)):
        for path in sorted(folder.glob("*.jpg"))[:GROUNDS_A_FOLDER]:
            ground = cv2.imread(str(path), cv2.IMREAD_REDUCED_GRAYSCALE_2)
            if ground is not None and min(ground.shape) > 100:
                yield ground


def save(net: nn.Module, out: Path) -> None:
    """Write the ONNX file, for any number of lines of any width divisible by 8."""
    axes = {"lines": {0: "count", 3: "width"}, "steps": {0: "count", 1: "steps"}}
    export(Exported(net), torch.zeros(2, 1, HEIGHT_PX, 256), out, ("lines", ["steps"]), axes)
