"""Trains the network that reads blurred and small titles.

`python -m models.train_title_reader OUT.onnx --fonts … --words …`. Lines are drawn anew for every step
(models/title_lines.py); nothing is kept on disk. The time is given in minutes, because that is what a machine
without a graphics card has: the learning rate falls to nothing when they are over.
"""

from __future__ import annotations

import argparse
import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from models.exporting import export
from models.recover import load_weights
from models.title_lines import HEIGHT_PX, LineMaker
from models.title_net import Exported, TitleNet
from models.title_texts import load_texts
from models.typefaces import find_typefaces
from vision.naming.titles.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterator

BATCH = 48
POOL = 8  # batches drawn together and sorted by width, so that little is padded
EASY_SHARE = 0.18  # of the time, over which lines become as hard as they will be
MOST_OFTEN = 3.0  # times as often as the mean a family that is hard to read is drawn, and
LEAST_OFTEN = 0.4  # one that is easy
log = logging.getLogger("train_title_reader")
Batch = tuple[Tensor, Tensor, Tensor, Tensor]


class Lines(IterableDataset[Batch]):
    """Batches of fresh lines without end; they grow harder as time goes by.

    `losses` are those of each family so far, shared with the training: what is hard is drawn more often.
    """

    def __init__(self, maker: LineMaker, losses: Tensor, seed: int, easy_until: float, begun: float) -> None:
        self.maker, self.losses, self.seed = maker, losses, seed
        self.easy_until, self.begun = easy_until, begun

    def __iter__(self) -> Iterator[Batch]:
        cv2.setNumThreads(1)
        worker = get_worker_info()
        rng = np.random.default_rng([self.seed, worker.id if worker else 0, int(time.time())])
        while True:
            hard = min(1.0, (time.time() - self.begun) / self.easy_until) if self.easy_until else 1.0
            families = rng.choice(len(self.losses), BATCH * POOL, p=share_out(self.losses.numpy()))
            lines = sorted(
                ((*self.maker.make(rng, hard, family), int(family)) for family in families),
                key=lambda line: line[0].shape[1],
            )
            for start in rng.permutation(POOL) * BATCH:
                yield collate(lines[start : start + BATCH])


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
    return torch.from_numpy(pictures), torch.tensor(signs), torch.tensor(lengths), torch.tensor(families)


def level(line: np.ndarray) -> np.ndarray:
    """Give a line mean 0 and spread 1."""
    grey = line.astype(np.float32)
    return (grey - grey.mean()) / max(float(grey.std()), 1.0)


def measure_losses(net: TitleNet, batch: Batch) -> Tensor:
    """Return how surprising each text is, a letter; in half precision, which takes half the time."""
    pictures, signs, lengths, _ = batch
    with torch.autocast("cpu", torch.bfloat16):
        told = net(pictures.to(memory_format=torch.channels_last))
    steps = told.float().log_softmax(-1).transpose(0, 1)
    counts = torch.full((len(lengths),), len(steps))
    losses = functional.ctc_loss(steps, signs, counts, lengths, reduction="none", zero_infinity=True)
    return losses / lengths


def train(options: argparse.Namespace) -> TitleNet:
    """Train for so many minutes; return the averaged network."""
    torch.manual_seed(options.seed)
    faces = [face for face in find_typefaces(options.fonts) if not face.held_out]
    log.info("%d font files of %d families", len(faces), len({face.family for face in faces}))
    grounds = [
        cv2.imread(str(path), cv2.IMREAD_REDUCED_GRAYSCALE_2)
        for folder in options.grounds
        for path in sorted(folder.glob("*.jpg"))[:60]
    ]
    maker = LineMaker(
        load_texts(options.words),
        faces,
        [ground for ground in grounds if ground is not None and min(ground.shape) > 100],
    )
    net = TitleNet().to(memory_format=torch.channels_last)
    if options.start:
        rng = np.random.default_rng(options.seed)
        lines = [(*maker.make(rng), 0) for _ in range(BATCH * POOL)]
        load_weights(net, options.start, collate(lines)[0])
    mean = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2)
    begun, seconds = time.time(), 60 * options.minutes
    easy = 0.0 if options.start else EASY_SHARE * seconds
    by_family = torch.ones(len(maker.families)).share_memory_()
    batches = DataLoader(
        Lines(maker, by_family, options.seed, easy, begun), batch_size=None, num_workers=1, prefetch_factor=8
    )
    running, saved = 0.0, begun
    for step, batch in enumerate(batches, start=1):
        spent = (time.time() - begun) / seconds
        if spent >= 1:
            break
        optimiser.param_groups[0]["lr"] = (
            options.rate * min(1, step / 200) * (0.01 + 0.99 * (1 + np.cos(np.pi * spent)) / 2)
        )
        losses = measure_losses(net, batch)
        loss = losses.mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2)
        optimiser.step()
        mean.update_parameters(net)
        by_family[batch[3]] += 0.1 * (losses.detach() - by_family[batch[3]])
        running = 0.99 * running + 0.01 * loss.item() if running else loss.item()
        if step % 100 == 0:
            log.info("step %d, %.0f %% of the time: %.3f nats a letter", step, 100 * spent, running)
        if time.time() - saved > 300:
            save(mean.module, options.out)
            saved = time.time()
    return mean.module


def save(net: TitleNet, out: Path) -> None:
    """Write the weights, and the ONNX file for any number of lines of any width divisible by 8."""
    torch.save(net.state_dict(), out.with_suffix(".pt"))
    copy = TitleNet()
    copy.load_state_dict(net.state_dict())
    axes = {"lines": {0: "count", 3: "width"}, "steps": {0: "count", 1: "steps"}}
    export(Exported(copy), torch.zeros(2, 1, HEIGHT_PX, 256), out, ("lines", ["steps"]), axes)


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the ONNX file to write; the weights come beside it")
    parser.add_argument("--fonts", type=Path, nargs="+", required=True, help="folders of font files")
    parser.add_argument("--words", type=Path, nargs="+", required=True, help="lists of words, one a line")
    parser.add_argument(
        "--grounds", type=Path, nargs="*", default=[], help="folders of photographs to print on"
    )
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights (.pt, .onnx) to go on from")
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)  # before the worker parts: OpenCV's own threads do not come with it, and it waits
    save(train(options), options.out)


if __name__ == "__main__":
    main()
