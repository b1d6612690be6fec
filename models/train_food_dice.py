"""Trains food_dice.onnx, which names the upper face of a die: run `render`, then `train`, then `export`."""

import argparse
import hashlib
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from fixtures.render.dice_samples import CROP_EDGES, CROP_PX, LABELS, make_crops
from models.train_dice_finder import load_photos
from vision.dice import cut_square

INPUT_PX = 48
EDGE_PX = 30  # edge of a die in the input
SHARD = 2000
_CROP_EDGE_PX = 40  # edge of a die in a stored crop


class Block(nn.Module):
    """Two 3x3 convolutions beside a shortcut."""

    def __init__(self, inner: int, outer: int, stride: int) -> None:
        super().__init__()
        self.first = _convolve(inner, outer, stride)
        self.second = nn.Sequential(nn.Conv2d(outer, outer, 3, 1, 1, bias=False), nn.BatchNorm2d(outer))
        self.shortcut = (
            nn.Identity()
            if stride == 1 and inner == outer
            else nn.Sequential(nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer))
        )

    def forward(self, x: Tensor) -> Tensor:
        """Add what the convolutions find to what came in."""
        return fn.relu(self.second(fn.relu(self.first(x))) + self.shortcut(x))


class FaceNet(nn.Module):
    """A small residual network from RGB 0..1 of 48 x 48 to one score a label."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _convolve(3, 24, 2), nn.ReLU(), Block(24, 48, 2), Block(48, 96, 2), Block(96, 160, 2)
        )
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(160, len(LABELS))

    def forward(self, x: Tensor) -> Tensor:
        """Score each label."""
        features = self.body((x - 0.5) * 4).mean(dim=(2, 3))
        return self.head(self.drop(features))


def _convolve(inner: int, outer: int, stride: int) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inner, outer, 3, stride, 1, bias=False), nn.BatchNorm2d(outer))


def render(cache: Path, family: str, first: int, count: int) -> None:
    """Write shards of crops that do not exist yet."""
    cache.mkdir(parents=True, exist_ok=True)
    for seed in range(first, first + count):
        path = cache / f"crops_{family}_{seed:04d}.npz"
        if not path.exists():
            crops, labels = make_crops(seed, SHARD, family)
            np.savez(path.with_suffix(".part.npz"), crops=crops, labels=labels)
            path.with_suffix(".part.npz").rename(path)


def load(cache: Path, pattern: str) -> tuple[Tensor, Tensor]:
    """Read all shards whose name fits."""
    shards = [np.load(path) for path in sorted(cache.glob(pattern)) if ".part" not in path.name]
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
    turned = torch.rand(count) * 6.2832 * vary
    zoom = (
        torch.exp((torch.rand(count) * 2 - 1) * 0.22 * vary)
        * (INPUT_PX / EDGE_PX)
        / (CROP_PX / _CROP_EDGE_PX)
    )
    shift = (torch.rand(count, 2) * 2 - 1) * 0.13 * vary
    cosine, sine = zoom * turned.cos(), zoom * turned.sin()
    top = torch.stack([cosine, -sine, shift[:, 0]], 1)
    low = torch.stack([sine, cosine, shift[:, 1]], 1)
    grid = fn.affine_grid(torch.stack([top, low], 1), [count, 3, INPUT_PX, INPUT_PX], align_corners=False)
    images = images.contiguous(memory_format=torch.channels_last)  # half the time on a processor
    seen = fn.grid_sample(images, grid, padding_mode="border", align_corners=False)
    return _light(seen) if vary else seen


def _light(images: Tensor) -> Tensor:
    """Other exposure, colour cast, contrast; paler or even grey, so that shapes are learned too."""
    count = len(images)
    gains = 1 + 0.03 * torch.randn(count, 3, 1, 1)
    images = images * gains * torch.exp(0.2 * torch.randn(count, 1, 1, 1))
    mean = images.mean(dim=(1, 2, 3), keepdim=True)
    images = mean + (images - mean) * (1 + 0.2 * torch.randn(count, 1, 1, 1)).clamp(0.5, 1.6)
    grey = images.mean(dim=1, keepdim=True).expand(-1, 3, -1, -1)
    share = torch.where(torch.rand(count, 1, 1, 1) < 0.03, torch.ones(1), 0.2 * torch.rand(count, 1, 1, 1))
    images = images * (1 - share) + grey * share
    return (images + 0.02 * torch.rand(count, 1, 1, 1) * torch.randn_like(images)).clamp(0, 1)


def train(cache: Path, out: Path, minutes: float, start: Path | None, strange: tuple[Tensor, Tensor]) -> None:
    """Train for the given time on all training shards and strange dice, watching the calibration family."""
    made = load(cache, "crops_training_*.npz")
    crops, labels = torch.cat([made[0], strange[0]]), torch.cat([made[1], strange[1]])
    probe = load(cache, "crops_calibration_*.npz")
    net, batch = FaceNet().to(memory_format=torch.channels_last), 96
    if start is not None:
        net.load_state_dict(torch.load(start))
    peak = 4e-3 if start is None else 2.5e-3
    tuner = torch.optim.AdamW(net.parameters(), lr=peak, weight_decay=0.02)
    begun, step, spent = time.monotonic(), 0, 0.0
    while spent < 1:
        spent = (time.monotonic() - begun) / 60 / minutes
        tuner.param_groups[0]["lr"] = (
            peak * min(1, 0.05 + step / 200) * max(0.002, (1 + np.cos(np.pi * min(1, spent))) / 2)
        )
        pick = torch.randint(len(crops), (batch,))
        loss = fn.cross_entropy(net(see(crops[pick], vary=True)), labels[pick], label_smoothing=0.03)
        tuner.zero_grad()
        loss.backward()
        tuner.step()
        step += 1
        if step % 200 == 0:
            right = check(net, *probe)
            words = f"step {step} {spent:.0%} crops {len(crops)} loss {loss.item():.3f} right {right:.4f}"
            print(words, flush=True)  # noqa: T201 - progress of a long run
            torch.save(net.state_dict(), out)
    torch.save(net.state_dict(), out)


@torch.no_grad()
def check(net: FaceNet, crops: Tensor, labels: Tensor) -> float:
    """Share of right labels among the dice with a food face."""
    net.eval()
    foods = labels < 6
    scores = torch.cat([net(see(part, vary=False)) for part in crops[foods].split(200)])
    net.train()
    return float((scores.argmax(1) == labels[foods]).float().mean())


def export(weights: Path, out: Path) -> None:
    """Write the network as ONNX and print its hash."""
    net = FaceNet()
    net.load_state_dict(torch.load(weights))
    net.eval()
    example = torch.zeros(1, 3, INPUT_PX, INPUT_PX)
    torch.onnx.export(
        net,
        (example,),
        str(out),
        input_names=["faces"],
        output_names=["scores"],
        dynamic_axes={"faces": {0: "count"}, "scores": {0: "count"}},
        dynamo=False,
    )
    print(hashlib.sha256(out.read_bytes()).hexdigest())  # noqa: T201 - goes into the manifest


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("render", "train", "export"))
    parser.add_argument("--cache", type=Path, required=True, help="folder of shards and weights")
    parser.add_argument("--family", default="training", choices=("training", "calibration"))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--pips", type=Path, help="folder of photographs of pip dice with labels.json")
    parser.add_argument("--fold", type=int, help="leave this quarter of the pip photographs out")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=Path("models/food_dice.onnx"))
    wish = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    weights = wish.cache / "food_dice.pt"
    if wish.step == "render":
        render(wish.cache, wish.family, wish.first, wish.count)
    elif wish.step == "train":
        strange = load_strange(wish.pips, wish.fold)
        train(wish.cache, weights, wish.minutes, wish.start, strange)
    else:
        export(weights, wish.out)


if __name__ == "__main__":
    main()
