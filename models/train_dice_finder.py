"""Makes dice_finder.onnx, which finds dice of any kind."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as fn

from fixtures.render.dice.samples import make_tables
from models.exporting import export
from models.residual import Block, convolve
from models.training import Batch, Pace, mean_of

if TYPE_CHECKING:
    from pathlib import Path

    from models.training import Sources, Workshop

WINDOW_PX = 256
STRIDE = 4
UNIT_PX = 24.0  # sizes are learned as the logarithm of the edge over this
TABLES, SHARD = 8000, 200
BATCH = 10
PACE = Pace(steps=12_000, rate=3e-3, weight_decay=0.01)
UNSEEN_FOLD, FOLDS = 3, 4  # of the photographs of pip dice: those that measure the finder
PHOTO_SHARE = 0.2
EASY_SHARE = 0.3  # how often a table with nothing missed is picked, beside one that is wholly missed
BOX_TO_EDGE = 0.8  # a box around a whole die is wider than its top face


Table = tuple[NDArray[np.uint8], NDArray[np.float32]]


class FinderNet(nn.Module):
    """A small pyramid from RGB 0..1 to heat, log edge and offset at a quarter of the size."""

    def __init__(self) -> None:
        super().__init__()
        self.to_4 = nn.Sequential(_convolve(3, 16, 2), _convolve(16, 32, 2), _convolve(32, 32, 1))
        self.to_8 = nn.Sequential(_convolve(32, 48, 2), _convolve(48, 48, 1), Block(48, 48, 1))
        self.to_16 = nn.Sequential(
            _convolve(48, 64, 2), _convolve(64, 64, 1), Block(64, 64, 1), Block(64, 64, 1)
        )
        self.to_32 = nn.Sequential(_convolve(64, 64, 2), _convolve(64, 64, 1), Block(64, 64, 1))
        self.from_32 = nn.Conv2d(64, 64, 1)
        self.from_16 = _convolve(64, 48, 1)
        self.from_8 = _convolve(48, 32, 1)
        self.head = nn.Sequential(_convolve(32, 32, 1), nn.Conv2d(32, 4, 1))
        nn.init.constant_(self.head[-1].bias[:1], -4.0)

    def forward(self, x: Tensor) -> Tensor:
        """Score heat (as a logit), log edge, and offset across and down in cells."""
        at_4 = self.to_4((x - 0.5) * 4)
        at_8 = self.to_8(at_4)
        at_16 = self.to_16(at_8)
        at_16 = at_16 + _double(self.from_32(self.to_32(at_16)))
        at_8 = at_8 + _double(self.from_16(at_16))
        at_4 = at_4 + _double(self.from_8(at_8))
        return self.head(at_4)


def _convolve(inner: int, outer: int, stride: int) -> nn.Sequential:
    return nn.Sequential(convolve(inner, outer, stride), nn.ReLU())


def _double(x: Tensor) -> Tensor:
    return fn.interpolate(x, scale_factor=2.0, mode="nearest")


def render(workshop: Workshop, grounds: Path | None, tables: int = TABLES) -> list[Path]:
    """Write shards of tables that do not exist yet."""
    backgrounds = sorted(grounds.glob("*.jpg")) if grounds else []
    wanted = workshop.scale(tables, 60)
    return [
        workshop.once(
            f"tables_{first:05d}.npz",
            lambda out, first=first: _render_shard(out, first, min(SHARD, wanted - first), backgrounds),
        )
        for first in range(0, wanted, SHARD)
    ]


def _render_shard(out: Path, seed: int, count: int, backgrounds: list[Path]) -> None:
    pictures, truths = make_tables(seed, count, backgrounds)
    counts = np.array([len(truth) for truth in truths])
    with out.open("wb") as file:
        np.savez(file, pictures=pictures, counts=counts, dice=np.concatenate(truths))


def load_tables(shards: list[Path]) -> list[Table]:
    """Read all shards."""
    tables: list[Table] = []
    for path in shards:
        shard = np.load(path)
        dice = np.split(shard["dice"], np.cumsum(shard["counts"])[:-1])
        tables += list(zip(shard["pictures"], dice, strict=True))
    return tables


def load_photos(folder: Path | None) -> list[Table]:
    """Photographs of pip dice, without those of the unseen fold; a fold is a run of neighbours."""
    if folder is None:
        return []
    labels = json.loads((folder / "labels.json").read_text())
    names = sorted(labels)
    keep = [name for number, name in enumerate(names) if number * FOLDS // len(names) != UNSEEN_FOLD]
    return [read_photo(folder / name, labels[name]) for name in keep]


def read_photo(path: Path, labels: list[dict[str, object]]) -> Table:
    """A photograph with rows of x, y, edge."""
    picture = cv2.imread(str(path))
    height, width = picture.shape[:2]
    boxes = np.array([label["box"] for label in labels], np.float32).reshape(-1, 4) * (
        width,
        height,
        width,
        height,
    )
    edge = (boxes[:, 2:] - boxes[:, :2]).mean(axis=1) * BOX_TO_EDGE
    return picture, np.column_stack([(boxes[:, :2] + boxes[:, 2:]) / 2, edge]).astype(np.float32)


def cut_window(table: Table, rng: np.random.Generator, smallest_px: float = 8) -> Table:
    """A random window at a random scale, mirrored and turned, with the dice whose middle is in it."""
    picture, dice = table
    edge = float(np.median(dice[:, 2])) if len(dice) else 30.0
    low = max(0.4, smallest_px / edge)
    zoom = float(np.exp(rng.uniform(np.log(min(low, 1.0)), np.log(1.35))))
    picture = cv2.resize(
        picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
    )
    dice = np.column_stack([(dice[:, :2] + 0.5) * zoom - 0.5, dice[:, 2] * zoom]) if len(dice) else dice
    picture, dice = _crop(picture, dice, rng)
    if rng.random() < 0.5:
        picture, dice = picture[:, ::-1], dice * (-1, 1, 1) + (WINDOW_PX - 1, 0, 0)
    if rng.random() < 0.5:
        picture, dice = picture.transpose(1, 0, 2), dice[:, [1, 0, 2]]
    return np.ascontiguousarray(picture), dice.astype(np.float32)


def _crop(picture: NDArray[np.uint8], dice: NDArray[np.float32], rng: np.random.Generator) -> Table:
    short = np.maximum(WINDOW_PX - np.array(picture.shape[:2]), 0)
    if short.any():
        top, left = (rng.integers(0, short + 1)).tolist()
        grey = rng.integers(0, 255, 3).tolist()
        picture = cv2.copyMakeBorder(
            picture, top, int(short[0]) - top, left, int(short[1]) - left, cv2.BORDER_CONSTANT, value=grey
        )
        dice = dice + np.array([left, top, 0], np.float32)
    top, left = _choose_corner(picture, dice, rng)
    dice = dice - np.array([left, top, 0], np.float32)
    inside = ((dice[:, :2] >= 0) & (dice[:, :2] < WINDOW_PX)).all(axis=1)
    return picture[top : top + WINDOW_PX, left : left + WINDOW_PX], dice[inside]


def _choose_corner(
    picture: NDArray[np.uint8], dice: NDArray[np.float32], rng: np.random.Generator
) -> tuple[int, int]:
    """Where a window begins: half of them are laid so that they hold a die."""
    room = np.array(picture.shape[:2]) - WINDOW_PX
    corner = rng.integers(0, room + 1)
    if len(dice) and rng.random() < 0.5:
        x, y, _ = dice[rng.integers(len(dice))]
        corner = np.clip(np.array([y, x]) - rng.uniform(0, WINDOW_PX, 2), 0, room).astype(int)
    return int(corner[0]), int(corner[1])


def draw_targets(dice: NDArray[np.float32]) -> NDArray[np.float32]:
    """Heat, log edge, offset across, offset down, and where the last three count."""
    cells = WINDOW_PX // STRIDE
    target = np.zeros((5, cells, cells), np.float32)
    ys, xs = np.mgrid[:cells, :cells].astype(np.float32)
    for x, y, edge in dice:
        across, down = (x + 0.5) / STRIDE - 0.5 - xs, (y + 0.5) / STRIDE - 0.5 - ys
        spread = max(0.6, edge / STRIDE * 0.13)
        heat = np.exp(-(across**2 + down**2) / (2 * spread**2))
        near = (heat > 0.3) & (heat > target[0])
        target[0] = np.maximum(target[0], heat)
        for channel, value in (
            (1, np.full_like(xs, np.log(edge / UNIT_PX))),
            (2, across),
            (3, down),
            (4, heat),
        ):
            target[channel][near] = value[near]
        middle = np.unravel_index(heat.argmax(), heat.shape)
        target[0][middle] = 1.0
    return target


def judge(found: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Focal loss on the heat, plain distance on edge and offset; and how much of it each picture caused."""
    heat, weight = found[:, 0], target[:, 4]
    chance = heat.sigmoid()
    peaks = target[:, 0] == 1
    on = fn.logsigmoid(heat) * (1 - chance) ** 2 * peaks
    off = fn.logsigmoid(-heat) * chance**2 * (1 - target[:, 0]) ** 4 * ~peaks
    where = weight.unsqueeze(1)
    apart = (found[:, 1:4] - target[:, 1:4]).abs() * where
    scale = torch.tensor([2.0, 0.5, 0.5]).view(1, 3, 1, 1)
    missed = -(on + off).sum(dim=(1, 2))
    loss = missed.sum() / peaks.sum().clamp(min=1) + (apart * scale).sum() / weight.sum().clamp(min=1)
    return loss, missed.detach() / peaks.sum(dim=(1, 2)).clamp(min=1)


class Dice:
    """Windows of rendered tables and photographs; those in which something was missed come more often."""

    def __init__(self, rendered: list[Table], photos: list[Table]) -> None:
        self.tables = [*rendered, *photos]
        self.shares = _share_out(len(rendered), len(photos))
        self.hardness = np.ones(len(self.tables))  # of each table when it was last seen

    def draw(self, rng: np.random.Generator, _spent: float) -> Batch:
        """Return pictures, targets, and which tables they were cut from."""
        chances = self.shares * (EASY_SHARE + self.hardness)
        picked = rng.choice(len(self.tables), BATCH, p=chances / chances.sum())
        windows = [cut_window(self.tables[number], rng) for number in picked]
        images = np.array([picture[..., ::-1] for picture, _ in windows]).transpose(0, 3, 1, 2)
        targets = np.array([draw_targets(dice) for _, dice in windows])
        light = np.exp(rng.normal(0, 0.2, (BATCH, 1, 1, 1))) * (1 + rng.normal(0, 0.08, (BATCH, 3, 1, 1)))
        lit = (images / 255 * light).clip(0, 1).astype(np.float32)
        return [torch.from_numpy(lit), torch.from_numpy(targets), torch.from_numpy(picked)]

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is, and remember on which tables."""
        images, targets, picked = batch
        loss, misses = judge(net(images.contiguous(memory_format=torch.channels_last)), targets)
        self.hardness[picked.numpy()] = misses.clamp(max=1).numpy()
        return {"loss": loss}


def _share_out(rendered: int, photos: int) -> NDArray[np.float64]:
    """How often each rendered table and each photograph is picked while all are equally hard."""
    part = PHOTO_SHARE if photos else 0.0
    return np.repeat([(1 - part) / max(1, rendered), part / max(1, photos)], [rendered, photos])


def make(workshop: Workshop, sources: Sources) -> nn.Module:
    """Render tables, some of them on photographs, and train on them and on photographs of pip dice."""
    shards = render(workshop, sources.photo_folder("playing_cards"))

    def load() -> Dice:
        return Dice(load_tables(shards), load_photos(sources.photo_folder("dice")))

    return mean_of(FinderNet(), workshop.train("dice_finder", FinderNet, load, PACE, workshop.start))


def save(net: nn.Module, out: Path) -> None:
    """Write the network as ONNX, with the heat as a logit."""
    axes = {"picture": {2: "height", 3: "width"}, "cells": {2: "rows", 3: "columns"}}
    export(net, torch.zeros(1, 3, 448, 768), out, ("picture", ["cells"]), axes)
