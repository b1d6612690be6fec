"""Makes food_dice.onnx, which names the upper face of a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from fixtures.render.dice.faces import FOODS
from fixtures.render.dice.icons_found import load_found
from fixtures.render.dice.samples import CROP_EDGES, CROP_PX, LABELS, make_crops, make_things
from models.exporting import export
from models.residual import Block, convolve
from models.train_dice_finder import load_photos, load_tables
from models.train_dice_finder import render as render_tables
from models.training import Batch, Pace, mean_of
from vision.finding.dice_finder import DiceFinder
from vision.naming.dice.reader import EDGES_ACROSS, FACE_PX, cut_square

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fixtures.render.dice.icons_found import Found
    from models.training import Sources, Workshop
    from vision.reading import Outline

CROPS, SHARD = 160_000, 2000
BATCH = 96
PACE = Pace(steps=11_000, rate=3e-3, weight_decay=0.05)
SHARES = (0.16, 0.07, 0.08, 0.1, 0.16, 0.06, 0.1, 0.12, 0.15)  # of each label in a batch, last the mined ones
MINED_TABLES, MINED_A_TABLE = 2500, 10
THINGS = 9000
EASY_SHARE = 0.5  # how often a crop that is always right is picked, beside one that is wholly wrong


class FaceNet(nn.Module):
    """A small residual network from RGB 0..1 of 64 x 64 to a score a label and a description."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            convolve(6, 32, 2),
            nn.ReLU(),
            Block(32, 32, 1),
            Block(32, 64, 2),
            Block(64, 64, 1),
            Block(64, 128, 2),
            Block(128, 128, 1),
            Block(128, 192, 2),
        )
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(192, len(LABELS))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Score each label, and tell what was seen, so that dice can be compared."""
        looks = self.body(_balance(x)).mean(dim=(2, 3))
        return self.head(self.drop(looks)), looks


def _balance(x: Tensor) -> Tensor:
    """The picture as it is, and beside it as if the die were white, so that lamps do not change the inks."""
    die = fn.avg_pool2d(x[:, :, 16:48, 16:48], 4).amax(dim=(2, 3), keepdim=True)
    return torch.cat([(x - 0.5) * 4, x / (die + 0.05) * 3 - 1.5], dim=1)


def render(workshop: Workshop, found: Found | None) -> list[Path]:
    """Write shards of crops that do not exist yet."""
    wanted = workshop.scale(CROPS, 600)
    return [
        workshop.once(
            f"crops_{first:06d}.npz",
            lambda out, first=first: _store(
                out, *make_crops(first, min(SHARD, wanted - first), "training", found)
            ),
        )
        for first in range(0, wanted, SHARD)
    ]


def _store(out: Path, crops: NDArray[np.uint8], labels: NDArray[np.int64]) -> None:
    with out.open("wb") as file:
        np.savez(file, crops=crops, labels=labels)


def mine(tables: list[Path], things: int, seed: int, found: Found | None, out: Path) -> None:
    """Store the shipped finder's false dice on rendered tables, and tokens and the like."""
    finder, crops = DiceFinder(), []
    for picture, dice in load_tables(tables):
        false = [die for die in finder.find(picture) if not _is_near(die, dice)]
        crops += [
            cut_square(picture, die.center, CROP_EDGES * die.size_px, CROP_PX)
            for die in false[:MINED_A_TABLE]
        ]
    crops += list(make_things(seed, things, found))
    _store(out, np.array(crops), np.full(len(crops), LABELS.index("nothing"), np.int64))


def _is_near(found: Outline, dice: NDArray[np.float32]) -> bool:
    return bool((np.hypot(*(dice[:, :2] - found.center).T) < 0.5 * dice[:, 2]).any())


def load(shards: list[Path]) -> tuple[Tensor, Tensor]:
    """Read the crops of these shards, and their labels."""
    read = [np.load(path) for path in shards]
    crops = np.concatenate([shard["crops"] for shard in read])
    labels = np.concatenate([shard["labels"] for shard in read])
    return torch.from_numpy(crops), torch.from_numpy(labels)


def load_strange(folder: Path | None) -> tuple[Tensor, Tensor]:
    """Crops of real dice with pips, as dice of another game."""
    crops = [
        cut_square(picture, (float(x), float(y)), CROP_EDGES * float(edge), CROP_PX)
        for picture, dice in load_photos(folder)
        for x, y, edge in dice
    ]
    pictures = np.array(crops, np.uint8).reshape(-1, CROP_PX, CROP_PX, 3)
    return torch.from_numpy(pictures), torch.full((len(crops),), LABELS.index("strange"))


def see(crops: Tensor, *, vary: bool) -> Tensor:
    """Turn stored crops (BGR bytes) into network input, turned, moved and relit while training."""
    count = len(crops)
    images = crops.permute(0, 3, 1, 2).flip(1).float() / 255
    grid = _choose_grid(count, float(vary))
    images = images.contiguous(memory_format=torch.channels_last)  # half the time on a processor
    seen = fn.grid_sample(images, grid, padding_mode="border", align_corners=False)
    return _light(seen) if vary else seen


def _choose_grid(count: int, vary: float) -> Tensor:
    """Where each pixel of the input looks in the stored crop: turned, zoomed, moved and pulled about."""

    def chance(*shape: int) -> Tensor:
        return (torch.rand(*shape) * 2 - 1) * vary

    turned, longer, slant = 3.1416 * chance(count), torch.exp(0.12 * chance(count)), 0.1 * chance(count)
    zoom = torch.exp(0.2 * chance(count)) * EDGES_ACROSS / CROP_EDGES
    cosine, sine, shift = zoom * turned.cos(), zoom * turned.sin(), 0.12 * chance(count, 2)
    top = torch.stack([cosine * longer - sine * slant, cosine * slant - sine / longer, shift[:, 0]], 1)
    low = torch.stack([sine * longer + cosine * slant, sine * slant + cosine / longer, shift[:, 1]], 1)
    grid = fn.affine_grid(torch.stack([top, low], 1), [count, 3, FACE_PX, FACE_PX], align_corners=False)
    pulled = fn.interpolate(0.035 * chance(count, 2, 5, 5), FACE_PX, mode="bilinear", align_corners=True)
    return grid + pulled.permute(0, 2, 3, 1)


def _light(images: Tensor) -> Tensor:
    """Other exposure, colour cast, contrast; paler or even grey, so that shapes are learned too."""
    count = len(images)
    gains = 1 + 0.1 * torch.randn(count, 3, 1, 1)
    images = images * gains * torch.exp(0.2 * torch.randn(count, 1, 1, 1))
    mean = images.mean(dim=(1, 2, 3), keepdim=True)
    images = mean + (images - mean) * (1 + 0.2 * torch.randn(count, 1, 1, 1)).clamp(0.5, 1.6)
    grey = images.mean(dim=1, keepdim=True).expand(-1, 3, -1, -1)
    share = torch.where(torch.rand(count, 1, 1, 1) < 0.1, torch.ones(1), 0.2 * torch.rand(count, 1, 1, 1))
    images = images * (1 - share) + grey * share
    return (images + 0.02 * torch.rand(count, 1, 1, 1) * torch.randn_like(images)).clamp(0, 1)


class Faces:
    """Crops of dice and of other things; those that were named wrong come more often."""

    def __init__(self, rendered: list[Path], mined: Path, photos: Path | None) -> None:
        parts = [load(rendered), load([mined]), load_strange(photos)]
        self.crops, self.labels = (torch.cat(column) for column in zip(*parts, strict=True))
        groups = self.labels.clone()
        groups[len(parts[0][0]) : len(parts[0][0]) + len(parts[1][0])] = len(LABELS)
        self.shares = torch.tensor(SHARES)[groups] / torch.bincount(groups)[groups]
        self.hardness = torch.ones(len(self.crops))  # of each crop when it was last seen

    def draw(self, _rng: np.random.Generator, _spent: float) -> Batch:
        """Return pictures, labels, and which crops they were; chance is torch's own here."""
        picked = torch.multinomial(self.shares * (EASY_SHARE + self.hardness), BATCH)
        return [see(self.crops[picked], vary=True), self.labels[picked], picked]

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is, and remember on which crops."""
        images, labels, picked = batch
        with torch.autocast("cpu", torch.bfloat16):  # in half the time
            scores, _ = net(images)
        losses = fn.cross_entropy(scores.float(), labels, reduction="none")
        self.hardness[picked] = losses.detach().clamp(max=1)
        return {"loss": losses.mean()}


def make(workshop: Workshop, sources: Sources) -> nn.Module:
    """Render crops, gather things that are falsely taken for dice, and train on them."""
    found = load_found(sources.icons, FOODS) if sources.icons else None
    rendered = render(workshop, found)
    tables = render_tables(workshop, None, MINED_TABLES)
    things = workshop.scale(THINGS, 60)
    mined = workshop.once("mined.npz", lambda out: mine(tables, things, workshop.seed, found, out))

    def load_faces() -> Faces:
        return Faces(rendered, mined, sources.photo_folder("dice"))

    return mean_of(FaceNet(), workshop.train("food_dice", FaceNet, load_faces, PACE, workshop.start))


def save(net: nn.Module, out: Path) -> None:
    """Write the network as ONNX, for any number of faces."""
    axes = {name: {0: "count"} for name in ("faces", "scores", "looks")}
    export(net, torch.zeros(1, 3, FACE_PX, FACE_PX), out, ("faces", ["scores", "looks"]), axes)
