"""Trains food_dice.onnx, which names the upper face of a die: `render`, `mine`, `train`, then `export`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from fixtures.render.dice.faces import FOODS
from fixtures.render.dice.icons_found import load_found
from fixtures.render.dice.samples import CROP_EDGES, CROP_PX, LABELS, make_crops, make_things
from models.exporting import export as write_network
from models.recover import load_weights
from models.residual import Block, convolve
from models.train_dice_finder import load_photos, load_tables
from models.train_dice_finder import render as render_tables
from vision.finding.dice_finder import DiceFinder
from vision.naming.dice.reader import cut_square

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fixtures.render.dice.faces import Family
    from fixtures.render.dice.icons_found import Found
    from vision.reading import Outline

INPUT_PX = 48
EDGE_PX = 30  # edge of a die in the input
SHARD = 2000
TRAINING = "crops_training_*.npz"
BATCH = 96
SHARES = (0.11, 0.09, 0.09, 0.09, 0.11, 0.1, 0.1, 0.13, 0.18)  # of each label in a batch, last the mined ones
MINED_A_TABLE = 10
THINGS = 3000
EASY_SHARE = 0.5  # how often a crop that is always right is picked, beside one that is wholly wrong
RENEWED_AFTER = 800  # steps after which new crops are looked for: `render` may run beside the training
_CROP_EDGE_PX = 40  # edge of a die in a stored crop


class FaceNet(nn.Module):
    """A small residual network from RGB 0..1 of 48 x 48 to a score a label and a description."""

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
    die = fn.avg_pool2d(x[:, :, 12:36, 12:36], 4).amax(dim=(2, 3), keepdim=True)
    return torch.cat([(x - 0.5) * 4, x / (die + 0.05) * 3 - 1.5], dim=1)


def render(cache: Path, family: Family, first: int, count: int, found: Found | None = None) -> None:
    """Write shards of crops that do not exist yet."""
    cache.mkdir(parents=True, exist_ok=True)
    for seed in range(first, first + count):
        path = cache / f"crops_{family}_{seed:04d}.npz"
        if not path.exists():
            crops, labels = make_crops(seed, SHARD, family, found)
            np.savez(path.with_suffix(".part.npz"), crops=crops, labels=labels)
            path.with_suffix(".part.npz").rename(path)


def mine(cache: Path, first: int, found: Found | None = None) -> None:
    """Store what the finder takes for dice on its training tables but is none, and tokens and the like."""
    finder, crops = DiceFinder(), []
    for picture, dice in load_tables(cache):
        false = [die for die in finder.find(picture) if not _is_near(die, dice)]
        crops += [
            cut_square(picture, die.center, CROP_EDGES * die.size_px, CROP_PX)
            for die in false[:MINED_A_TABLE]
        ]
    crops += list(make_things(first, THINGS, found))
    labels = np.full(len(crops), LABELS.index("nothing"), np.int64)
    np.savez(cache / f"crops_mined_{first:04d}.npz", crops=np.array(crops), labels=labels)


def _is_near(found: Outline, dice: NDArray[np.float32]) -> bool:
    return bool((np.hypot(*(dice[:, :2] - found.center).T) < 0.5 * dice[:, 2]).any())


def list_shards(cache: Path, pattern: str) -> list[Path]:
    """All finished shards whose name fits."""
    return [path for path in sorted(cache.glob(pattern)) if ".part" not in path.name]


def load(cache: Path, pattern: str) -> tuple[Tensor, Tensor]:
    """Read all shards whose name fits."""
    shards = [np.load(path) for path in list_shards(cache, pattern)]
    crops = np.concatenate([shard["crops"] for shard in shards])
    labels = np.concatenate([shard["labels"] for shard in shards])
    return torch.from_numpy(crops), torch.from_numpy(labels)


def load_strange(folder: Path | None, fold: int | None) -> tuple[Tensor, Tensor]:
    """Crops of real dice with pips, as dice of another game, without those of one fold."""
    crops = [
        cut_square(picture, (float(x), float(y)), CROP_EDGES * float(edge), CROP_PX)
        for picture, dice in (load_photos(folder, fold) if folder else [])
        for x, y, edge in dice
    ]
    pictures = np.array(crops, np.uint8).reshape(-1, CROP_PX, CROP_PX, 3)
    return torch.from_numpy(pictures), torch.full((len(crops),), LABELS.index("strange"))


def see(crops: Tensor, *, vary: bool) -> Tensor:
    """Turn stored crops (BGR bytes) into network input, turned, moved and lit anew while training."""
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
    zoom = torch.exp(0.2 * chance(count)) * (INPUT_PX / EDGE_PX) / (CROP_PX / _CROP_EDGE_PX)
    cosine, sine, shift = zoom * turned.cos(), zoom * turned.sin(), 0.12 * chance(count, 2)
    top = torch.stack([cosine * longer - sine * slant, cosine * slant - sine / longer, shift[:, 0]], 1)
    low = torch.stack([sine * longer + cosine * slant, sine * slant + cosine / longer, shift[:, 1]], 1)
    grid = fn.affine_grid(torch.stack([top, low], 1), [count, 3, INPUT_PX, INPUT_PX], align_corners=False)
    pulled = fn.interpolate(0.035 * chance(count, 2, 5, 5), INPUT_PX, mode="bilinear", align_corners=True)
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


def gather(cache: Path, strange: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    """All crops to train on, their labels, and how often each is to be picked."""
    parts = [load(cache, TRAINING), load(cache, "crops_mined_*.npz"), strange]
    crops, labels = (torch.cat(column) for column in zip(*parts, strict=True))
    groups = labels.clone()
    groups[len(parts[0][0]) : len(parts[0][0]) + len(parts[1][0])] = len(LABELS)
    return crops, labels, torch.tensor(SHARES)[groups] / torch.bincount(groups)[groups]


def train(
    cache: Path, out: Path, minutes: float, peak: float, start: Path | None, strange: tuple[Tensor, Tensor]
) -> None:
    """Train for the given time and keep a running average of the weights, watching the calibration family."""
    shards = len(list_shards(cache, TRAINING))
    crops, labels, weights = gather(cache, strange)
    hardness = torch.ones(len(crops))  # of each crop when it was last seen
    probe = load(cache, "crops_calibration_*.npz")
    net = FaceNet().to(memory_format=torch.channels_last)
    if start is not None:
        pick = torch.multinomial(weights, 4 * BATCH)
        load_weights(net, start, see(crops[pick], vary=True))
    steady = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(0.998), use_buffers=True)
    tuner = torch.optim.AdamW(net.parameters(), lr=peak, weight_decay=0.05)
    begun, step, spent = time.monotonic(), 0, 0.0
    while spent < 1:
        spent = (time.monotonic() - begun) / 60 / minutes
        tuner.param_groups[0]["lr"] = (
            peak * min(1, 0.05 + step / 200) * max(0.002, (1 + np.cos(np.pi * min(1, spent))) / 2)
        )
        pick = torch.multinomial(weights * (EASY_SHARE + hardness), BATCH)
        with torch.autocast("cpu", torch.bfloat16):  # in half the time
            scores, _ = net(see(crops[pick], vary=True))
        losses = fn.cross_entropy(scores.float(), labels[pick], reduction="none")
        hardness[pick] = losses.detach().clamp(max=1)
        loss = losses.mean()
        tuner.zero_grad()
        loss.backward()
        tuner.step()
        steady.update_parameters(net)
        step += 1
        if step % RENEWED_AFTER == 0 and len(list_shards(cache, TRAINING)) > shards:
            shards = len(list_shards(cache, TRAINING))
            crops, labels, weights = gather(cache, strange)
            hardness = torch.ones(len(crops))
        if step % 200 == 0:
            right = check(steady.module, *probe)
            words = f"step {step} {spent:.0%} crops {len(crops)} loss {loss.item():.3f} right {right:.4f}"
            print(words, flush=True)  # noqa: T201 - progress of a long run
            torch.save(steady.module.state_dict(), out)
    torch.save(steady.module.state_dict(), out)


@torch.no_grad()
def check(net: FaceNet, crops: Tensor, labels: Tensor) -> float:
    """Share of right labels among the dice with a food face."""
    net.eval()
    foods = labels < 6
    scores = torch.cat([net(see(part, vary=False))[0] for part in crops[foods].split(200)])
    return float((scores.argmax(1) == labels[foods]).float().mean())


def export(weights: Path, out: Path) -> None:
    """Write the network as ONNX."""
    net = FaceNet()
    net.load_state_dict(torch.load(weights))
    axes = {name: {0: "count"} for name in ("faces", "scores", "looks")}
    write_network(net, torch.zeros(1, 3, INPUT_PX, INPUT_PX), out, ("faces", ["scores", "looks"]), axes)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("all", "render", "mine", "train", "export"))
    parser.add_argument("--cache", type=Path, required=True, help="folder of shards and weights")
    parser.add_argument("--family", default="training", choices=("training", "calibration"))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--pips", type=Path, help="folder of photographs of pip dice with labels.json")
    parser.add_argument("--fold", type=int, help="leave this quarter of the pip photographs out")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--peak", type=float, default=3e-3, help="highest learning rate")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("models/food_dice.onnx"))
    parser.add_argument("--icons", type=Path, help="folder of found drawings (gather_food_icons.py)")
    wish = parser.parse_args()
    found = load_found(wish.icons, FOODS) if wish.icons else None
    cv2.setNumThreads(1)
    torch.set_num_threads(wish.threads)
    weights = wish.cache / "food_dice.pt"
    if wish.step == "all":
        render(wish.cache, "training", wish.first, wish.count, found)
        render(wish.cache, "calibration", wish.first, max(1, wish.count // 10))
        render_tables(wish.cache, None, wish.first, wish.count)
    if wish.step == "render":
        render(wish.cache, wish.family, wish.first, wish.count, found)
    if wish.step in {"all", "mine"}:
        mine(wish.cache, wish.first, found)
    if wish.step in {"all", "train"}:
        strange = load_strange(wish.pips, wish.fold)
        train(wish.cache, weights, wish.minutes, wish.peak, wish.start, strange)
    if wish.step in {"all", "export"}:
        export(weights, wish.out)


if __name__ == "__main__":
    main()
