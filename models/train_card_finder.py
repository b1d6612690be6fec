"""Trains the card finder on composed scenes and on photographs with known corners; writes the ONNX file."""

from __future__ import annotations

import argparse
import logging
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from models.card_finder_data import CARD_PX, Example, SeenCard, is_easy, load_stock, shake
from models.card_finder_net import MAPS, CardFinderNet, Exported
from models.card_finder_targets import make_targets
from models.compose_card_scenes import read_entries
from models.measure_card_finder import FOLDS
from models.recover import load_weights

SHAPES = (((96, 96), 24), ((128, 128), 14), ((192, 160), 8))
log = logging.getLogger("train_card_finder")


def load_photos(path: Path, fold: int | None) -> list[Example]:
    """Read the photographs that label_card_photos gave corners, without those that test this fold."""
    examples = []
    for entry in read_entries(path, fold):
        image = cv2.imread(entry["picture"])
        scale = min(1, 640 / max(image.shape[:2]))
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        cards = [
            SeenCard(np.array(c["corners"]) * scale, 1.0, c["known"] or "polygon" in c, c["known"])
            for c in entry["cards"]
        ]
        shapes = [np.array(c.get("polygon", c["corners"])) * scale for c in entry["cards"]]
        examples.append(Example(image, paint_owners(image.shape[:2], shapes), cards))
    return examples


def paint_owners(shape: tuple[int, int], outlines: list[np.ndarray]) -> np.ndarray:
    """Return which card is uppermost where; the outlines come from the lowest to the highest."""
    owner = np.full(shape, -1, np.int16)  # OpenCV fills no polygon of signed bytes
    for number, outline in enumerate(outlines):
        cv2.fillPoly(owner, [np.round(outline).astype(np.int32)], number)
    return owner.astype(np.int8)


def measure_loss(answer: Tensor, wanted: Tensor, weights: Tensor) -> dict[str, Tensor]:
    """Return how wrong each map is, how far card and core are from lying on their truth, and the votes."""
    wrong = functional.binary_cross_entropy_with_logits(
        answer[:, :MAPS], wanted[:, :MAPS], weights[:, :MAPS], reduction="none"
    ).sum((0, 2, 3))
    cells = answer[:, 0].numel()
    chance = torch.sigmoid(answer[:, :2])
    both = (chance * wanted[:, :2] * weights[:, :2]).sum((0, 2, 3))
    each = ((chance + wanted[:, :2]) * weights[:, :2]).sum((0, 2, 3))
    apart = 1 - (2 * both + 1) / (each + 1)
    away = (answer[:, MAPS:] - wanted[:, MAPS:]).abs() * weights[:, MAPS:]
    voters = (weights[:, MAPS:] > 0).sum().clamp(min=1)
    return {
        "card": wrong[0] / cells,
        "core": 2 * wrong[1] / cells,
        "lies": wrong[2] / weights[:, 2].sum().clamp(min=1),
        "card_shape": 0.3 * apart[0],
        "core_shape": 0.5 * apart[1],
        "votes": 4 * away.sum() / voters,
    }


@dataclass
class Stock:
    """The pictures to learn from, and how they are mixed."""

    scenes: list[Example]
    photos: list[Example]
    options: argparse.Namespace

    def __post_init__(self) -> None:
        self.easy = [scene for scene in self.scenes if is_easy(scene)]

    def draw_batch(self, rng: np.random.Generator, spent: float) -> list[Tensor]:
        """Compose one batch of one shape as picture, wanted answers and weights."""
        size_wh, count = SHAPES[rng.choice(len(SHAPES), p=[0.5, 0.3, 0.2])]
        # Whole cards first: with hidden ones among them from the start, corners are hardly learned.
        scenes = self.easy if rng.random() < self.options.easy_share * (1 - spent) else self.scenes
        chosen = [
            self.photos if self.photos and rng.random() < self.options.photo_share else scenes
            for _ in range(count)
        ]
        card_px = tuple(self.options.card_px)
        examples = [shake(stock[rng.integers(len(stock))], rng, size_wh, card_px) for stock in chosen]
        pictures = np.stack([example.image_bgr for example in examples]).astype(np.float32) / 255
        wanted, weights = zip(*(make_targets(example) for example in examples), strict=True)
        columns = (pictures.transpose(0, 3, 1, 2), np.stack(wanted), np.stack(weights))
        return [torch.from_numpy(np.ascontiguousarray(column)) for column in columns]


def open_net(start: Path | None, batch: Tensor) -> CardFinderNet:
    """Return a new network, or one with the weights of an earlier one."""
    net = CardFinderNet().to(memory_format=torch.channels_last)
    if start:
        load_weights(net, start, batch)
    return net


def train(options: argparse.Namespace) -> CardFinderNet:
    """Train for so many steps with one cycle of the learning rate; return the averaged network."""
    rng = np.random.default_rng(options.seed)
    torch.manual_seed(options.seed)
    photos = load_photos(options.photos, options.fold) if options.photos else []
    stock = Stock(load_stock(options.stock), photos, options)
    net = open_net(options.start, stock.draw_batch(rng, 0)[0])
    mean = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.997), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-3)
    running: dict[str, float] = {}
    for step in range(1, options.steps + 1):
        spent, warm = step / options.steps, min(1, step / 100)
        optimiser.param_groups[0]["lr"] = (
            options.rate * warm * (0.02 + 0.98 * (1 + np.cos(np.pi * spent)) / 2)
        )
        picture, wanted, weights = stock.draw_batch(rng, spent)
        parts = measure_loss(net(picture.to(memory_format=torch.channels_last)), wanted, weights)
        optimiser.zero_grad()
        sum(parts.values()).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        mean.update_parameters(net)
        running = {
            name: 0.98 * running.get(name, part.item()) + 0.02 * part.item() for name, part in parts.items()
        }
        if step % 100 == 0:
            told = ", ".join(f"{name} {value:.3f}" for name, value in running.items())
            log.info("step %d, %.0f %%: %s", step, 100 * spent, told)
        if step % 500 == 0:
            save(mean.module, options.out)
    return mean.module


def save(net: CardFinderNet, out: Path) -> None:
    """Write the weights beside the ONNX file and the file itself, for any picture size divisible by 32."""
    torch.save(net.state_dict(), out.with_suffix(".pt"))
    copy = CardFinderNet()
    copy.load_state_dict(net.state_dict())
    torch.onnx.export(
        Exported(copy).eval(),
        (torch.zeros(1, 3, 288, 512),),
        str(out),
        dynamo=False,
        opset_version=17,
        input_names=["picture"],
        output_names=["answer"],
        dynamic_axes={"picture": {2: "height", 3: "width"}, "answer": {2: "rows", 3: "columns"}},
    )


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the ONNX file to write")
    parser.add_argument(
        "--stock", type=Path, nargs="+", required=True, help="scenes written by compose_card_scenes"
    )
    parser.add_argument("--steps", type=int, default=10000)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights (.pt) or a network (.onnx) to start from")
    parser.add_argument("--photos", type=Path, help="JSON list of photographs with corners")
    parser.add_argument("--photo-share", type=float, default=0.5)
    parser.add_argument(
        "--easy-share", type=float, default=0.0, help="of batches without hidden cards, at first"
    )
    parser.add_argument("--card-px", type=float, nargs=2, default=CARD_PX, help="widths of cards to find")
    parser.add_argument("--fold", type=int, choices=range(FOLDS), help="see nothing of what tests this fold")
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    save(train(options), options.out)


if __name__ == "__main__":
    main()
