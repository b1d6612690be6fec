from __future__ import annotations

import tomllib
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    from pathlib import Path

if find_spec("torch"):
    import torch
else:
    pytest.skip("PyTorch is not installed (pip install -e .[train])", allow_module_level=True)

from models.card_check_net import CardCheckNet, ExportedCheck
from models.make import MANIFEST, RECIPES
from models.training import Pace, Workshop, mean_of
from vision.network import open_network

PACE = Pace(steps=60, rate=0.05, weight_decay=0.0, slowness=0.9)


class Line:
    """Points of a line: two weights explain them."""

    def __init__(self) -> None:
        self.drawn = 0

    def draw(self, rng: np.random.Generator, _spent: float) -> list[torch.Tensor]:
        self.drawn += 1
        x = torch.from_numpy(rng.uniform(-1, 1, (16, 1)).astype(np.float32))
        return [x, 3 * x + 1]

    def measure(self, net: torch.nn.Module, batch: list[torch.Tensor]) -> dict[str, torch.Tensor]:
        return {"loss": ((net(batch[0]) - batch[1]) ** 2).mean()}


def make() -> torch.nn.Module:
    return torch.nn.Linear(1, 1)


def train(work: Path, lessons: Line, *, seed: int = 1, share: float = 1.0) -> list[float]:
    weights = Workshop(work, seed, share).train("line", make, lambda: lessons, PACE)
    return [float(part.detach()) for part in mean_of(make(), weights).parameters()]


def test_a_training_learns_what_its_lessons_show(tmp_path: Path) -> None:
    assert train(tmp_path, Line(), share=10) == pytest.approx([3, 1], abs=0.02)


def test_the_same_seed_gives_the_same_network_and_another_does_not(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in "abc"]
    for folder in folders:
        folder.mkdir()
    first, again, other = (
        train(folder, Line(), seed=seed) for folder, seed in zip(folders, (1, 1, 2), strict=True)
    )
    assert first == again != other


def test_a_network_is_begun_from_the_one_that_ships(tmp_path: Path) -> None:
    cuts = torch.rand(8, 3, 88, 64)

    class Cuts(Line):
        def draw(self, _rng: np.random.Generator, _spent: float) -> list[torch.Tensor]:
            return [cuts]

    workshop = Workshop(tmp_path, 1, 1.0, MANIFEST.with_name("card_check.onnx"))
    begun = ExportedCheck(mean_of(CardCheckNet(), workshop.recover(CardCheckNet, Cuts))).eval()
    with torch.no_grad():
        answers = begun(cuts * 255).numpy()
    (shipped,) = open_network("card_check").run((cuts * 255).numpy())
    assert answers == pytest.approx(shipped, abs=0.01)


def test_a_stopped_training_goes_on_where_its_state_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.training.KEPT_EVERY", 20)

    class Stopped(Line):
        def draw(self, rng: np.random.Generator, spent: float) -> list[torch.Tensor]:
            if self.drawn == 45:
                raise KeyboardInterrupt
            return super().draw(rng, spent)

    with pytest.raises(KeyboardInterrupt):
        train(tmp_path, Stopped())
    rest = Line()
    train(tmp_path, rest)
    assert rest.drawn == PACE.steps - 40
    assert not list(tmp_path.glob("*.state"))


def test_what_was_trained_is_not_trained_again(tmp_path: Path) -> None:
    train(tmp_path, Line())
    again = Line()
    train(tmp_path, again)
    assert again.drawn == 0


def test_every_network_that_ships_can_be_made() -> None:
    assert set(RECIPES) == set(tomllib.loads(MANIFEST.read_text(encoding="utf-8")))
