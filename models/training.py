"""Trains a network: one loop for all, a number of steps in one cycle of the learning rate.

The same seed gives the same training. Its state is kept in the work folder, so that a stopped training
goes on; anything finished there is not made again.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import torch
from torch import Tensor, nn

from models.recover import load_weights

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Batch = list[Tensor]
WARM_UP, LEAST_RATE = (
    100,
    0.02,
)  # steps until the rate is highest, and the share of it that is left at the end
TOLD_EVERY, KEPT_EVERY = 100, 500  # steps
log = logging.getLogger("training")


class Lessons(Protocol):
    """The data that a network learns from."""

    def draw(self, rng: np.random.Generator, spent: float) -> Batch:
        """Return a batch; `spent` is the share of the steps that are done."""

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is, in one or several ways that add up."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How a network is trained: for how many steps, and how fast."""

    steps: int
    rate: float
    weight_decay: float = 1e-3
    slowness: float = 0.998  # decay of the averaged network
    longest_step: float = 5.0  # gradients are clipped to this length


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the data outside the project are; without them a network learns from drawings alone."""

    photos: Path | None = None
    fonts: tuple[Path, ...] = ()
    words: tuple[Path, ...] = ()
    icons: Path | None = None
    art: Path | None = None

    def photo_folder(self, name: str) -> Path | None:
        """Return one of the folders of photographs."""
        return self.photos / name if self.photos else None


@dataclass(frozen=True, slots=True)
class Workshop:
    """The folder a network is made in, and how much of its whole training is wanted."""

    work: Path
    seed: int
    share: float  # of all steps; less than one is a trial
    start: Path | None = None  # an ONNX of the same layers to begin from, such as the one that ships

    def once(self, name: str, make: Callable[[Path], None]) -> Path:
        """Make a file unless it is there; return its path."""
        path, beside = self.work / name, self.work / f"unfinished.{name}"
        if not path.is_file():
            log.info("making %s", name)
            make(beside)
            beside.replace(path)
        return path

    def scale(self, count: int, least: int) -> int:
        """Return how many of so many things a training of this length needs."""
        return max(least, round(count * min(1.0, self.share)))

    def recover(self, make: Callable[[], nn.Module], lessons: Callable[[], Lessons]) -> Path:
        """Return where the weights are of the network to begin from, taken out of its ONNX."""
        assert self.start
        start = self.start

        def write(out: Path) -> None:
            net = make()
            load_weights(net, start, lessons().draw(np.random.default_rng(self.seed), 1.0)[0])
            torch.save(net.state_dict(), out)

        return self.once(f"{start.stem}.start.pt", write)

    def train(
        self,
        name: str,
        make: Callable[[], nn.Module],
        lessons: Callable[[], Lessons],
        pace: Pace,
        start: Path | None = None,
    ) -> Path:
        """Train a network unless that was done; return where its weights are. It may begin from others'."""

        def run(out: Path) -> None:
            torch.manual_seed(self.seed)
            net, learned = make(), lessons()
            if start:
                load_weights(net, start, learned.draw(np.random.default_rng(self.seed), 1.0)[0])
            trained = self._run(name, net, learned, pace)
            torch.save(trained.state_dict(), out)

        return self.once(f"{name}.pt", run)

    def _run(self, name: str, net: nn.Module, lessons: Lessons, pace: Pace) -> nn.Module:
        """Go all steps, from the kept state on; return the averaged network."""
        steps = max(1, round(pace.steps * self.share))
        net = net.to(memory_format=torch.channels_last)
        average = torch.optim.swa_utils.get_ema_multi_avg_fn(pace.slowness)
        mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=average, use_buffers=True)
        optimiser = torch.optim.AdamW(net.parameters(), lr=pace.rate, weight_decay=pace.weight_decay)
        parts = {"net": net, "mean": mean, "optimiser": optimiser}
        state = self.work / f"{name}.state"
        begun = _take_up(state, parts)
        rng = np.random.default_rng([self.seed, begun])
        running: dict[str, float] = {}
        for step in range(begun + 1, steps + 1):
            spent = (step - 1) / steps
            optimiser.param_groups[0]["lr"] = pace.rate * min(1, step / WARM_UP) * slow_down(spent)
            losses = lessons.measure(net, lessons.draw(rng, spent))
            optimiser.zero_grad()
            torch.stack(list(losses.values())).sum().backward()
            nn.utils.clip_grad_norm_(net.parameters(), pace.longest_step)
            optimiser.step()
            mean.update_parameters(net)
            for kind, loss in losses.items():
                running[kind] = 0.98 * running.get(kind, loss.item()) + 0.02 * loss.item()
            if step % TOLD_EVERY == 0 or step == steps:
                told = ", ".join(f"{kind} {value:.3f}" for kind, value in running.items())
                log.info("%s, step %d of %d: %s", name, step, steps, told)
            if step % KEPT_EVERY == 0:
                _keep(state, parts, step)
        state.unlink(missing_ok=True)
        return mean.module


def mean_of(net: nn.Module, *weights: Path) -> nn.Module:
    """Return a network with the mean of these weights."""
    loaded = [torch.load(path) for path in weights]
    net.load_state_dict({name: sum(one[name] for one in loaded) / len(loaded) for name in loaded[0]})
    return net


def slow_down(spent: float) -> float:
    """Return the learning rate as a share of the highest: half a turn of the cosine."""
    return float(LEAST_RATE + (1 - LEAST_RATE) * (1 + np.cos(np.pi * spent)) / 2)


def _take_up(state: Path, parts: dict[str, Any]) -> int:
    """Load the saved state, if there is one; return how many steps were done already."""
    if not state.is_file():
        return 0
    kept = torch.load(state)
    for name, part in parts.items():
        part.load_state_dict(kept[name])
    return int(kept["step"])


def _keep(state: Path, parts: dict[str, Any], step: int) -> None:
    beside = state.with_suffix(".new")
    torch.save({name: part.state_dict() for name, part in parts.items()} | {"step": step}, beside)
    beside.replace(state)
