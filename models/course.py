"""One stage of a training: a network, so many seconds, one cycle of the learning rate.

It keeps its state beside the weights every few minutes, so that it can be stopped and taken up again.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor, nn

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Batch = list[Tensor]
    Draw = Callable[[np.random.Generator, float], Batch]  # a batch, by how much of the time is spent
    Measure = Callable[[nn.Module, Batch], dict[str, Tensor]]

WARM_UP, TOLD_EVERY, LEAST_RATE = 100, 200, 0.02
KEPT_EVERY_S = 120.0
log = logging.getLogger("course")


@dataclass
class Course:
    """How one stage is run: the time it has, its rate, and where its state is kept."""

    state: Path
    seconds: float
    rate: float
    seed: int
    weight_decay: float = 1e-3
    slowness: float = 0.997  # of the averaged network

    def run(self, net: nn.Module, draw: Draw, measure: Measure) -> nn.Module:
        """Train until the time is spent, going on from the kept state; return the averaged network."""
        net = net.to(memory_format=torch.channels_last)
        average = torch.optim.swa_utils.get_ema_multi_avg_fn(self.slowness)
        mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=average, use_buffers=True)
        optimiser = torch.optim.AdamW(net.parameters(), lr=self.rate, weight_decay=self.weight_decay)
        parts = {"net": net, "mean": mean, "optimiser": optimiser}
        step, before = self._take_up(parts)
        rng, begun, kept = np.random.default_rng([self.seed, step]), time.monotonic(), time.monotonic()
        running: dict[str, float] = {}
        while (spent := (before + time.monotonic() - begun) / self.seconds) < 1:
            step += 1
            optimiser.param_groups[0]["lr"] = self.rate * min(1, step / WARM_UP) * slow_down(spent)
            losses = measure(net, draw(rng, spent))
            optimiser.zero_grad()
            torch.stack(list(losses.values())).sum().backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimiser.step()
            mean.update_parameters(net)
            running = {
                name: 0.98 * running.get(name, part.item()) + 0.02 * part.item()
                for name, part in losses.items()
            }
            if step % TOLD_EVERY == 0:
                told = ", ".join(f"{name} {value:.3f}" for name, value in running.items())
                log.info("%s, step %d, %.0f %%: %s", self.state.stem, step, 100 * spent, told)
            if time.monotonic() - kept > KEPT_EVERY_S:
                kept = time.monotonic()
                self._keep(parts, step, before + kept - begun)
        self._keep(parts, step, self.seconds)
        return mean.module

    def _take_up(self, parts: dict[str, Any]) -> tuple[int, float]:
        if not self.state.is_file():
            return 0, 0.0
        kept = torch.load(self.state)
        for name, part in parts.items():
            part.load_state_dict(kept[name])
        return kept["step"], kept["spent_s"]

    def _keep(self, parts: dict[str, Any], step: int, spent_s: float) -> None:
        beside = self.state.with_suffix(".new")
        torch.save(
            {name: part.state_dict() for name, part in parts.items()} | {"step": step, "spent_s": spent_s},
            beside,
        )
        beside.replace(self.state)


def slow_down(spent: float) -> float:
    """Return the learning rate as a share of the highest: half a turn of the cosine."""
    return float(LEAST_RATE + (1 - LEAST_RATE) * (1 + np.cos(np.pi * spent)) / 2)
