"""Training of the card finder: how pictures are mixed, answers judged, and the network written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from models.card_finder_data import CARD_PX, Example, SeenCard, is_easy, shake
from models.card_finder_net import MAPS, Exported
from models.card_finder_targets import make_targets
from models.exporting import export

if TYPE_CHECKING:
    from pathlib import Path

    from models.training import Batch

Entry = dict[str, Any]  # one photograph as list_card_photos tells it
SHAPES = (((96, 96), 24), ((128, 128), 14), ((192, 160), 8))


def load_photos(entries: list[Entry]) -> list[Example]:
    """Read the photographs of these entries; one that is listed several times is read once."""
    known = {entry["picture"]: entry for entry in entries}
    examples = {picture: load_photo(entry) for picture, entry in known.items()}
    return [examples[entry["picture"]] for entry in entries]


def load_photo(entry: Entry) -> Example:
    """Read one photograph with its cards, no larger than needed."""
    image = cv2.imread(entry["picture"])
    scale = min(1, 640 / max(image.shape[:2]))
    image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    shapes = [np.array(c.get("polygon", c["corners"])) * scale for c in entry["cards"]]
    owner = paint_owners(image.shape[:2], shapes)
    cards = [
        SeenCard(
            np.array(c["corners"]) * scale,
            measure_share(owner == number, np.array(c["corners"]) * scale) if c["known"] else 1.0,
            c["known"] or "polygon" in c,
            c["known"],
        )
        for number, c in enumerate(entry["cards"])
    ]
    return Example(image, owner, cards)


def measure_share(seen: np.ndarray, corners: np.ndarray) -> float:
    """Return how much of a card shows, of what lies inside the picture."""
    whole = np.zeros(seen.shape, np.uint8)
    cv2.fillPoly(whole, [np.round(corners).astype(np.int32)], 1)
    return min(1.0, float(seen.sum()) / max(int(whole.sum()), 1))


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
class Scenes:
    """The pictures to learn from, and how they are mixed.

    `easy_share` of the batches have no hidden card, at first; `card_px` are the widths of cards to find.
    """

    scenes: list[Example]
    photos: list[Example] = field(default_factory=list)
    photo_share: float = 0.0
    easy_share: float = 0.0
    card_px: tuple[float, float] = CARD_PX

    def __post_init__(self) -> None:
        self.easy = [scene for scene in self.scenes if is_easy(scene)]

    def draw(self, rng: np.random.Generator, spent: float) -> Batch:
        """Compose one batch of one shape as picture, wanted answers and weights."""
        size_wh, count = SHAPES[rng.choice(len(SHAPES), p=[0.5, 0.3, 0.2])]
        # Whole cards first: with hidden ones among them from the start, corners are hardly learned.
        scenes = self.easy if rng.random() < self.easy_share * (1 - spent) else self.scenes
        chosen = [
            self.photos if self.photos and rng.random() < self.photo_share else scenes for _ in range(count)
        ]
        examples = [shake(stock[rng.integers(len(stock))], rng, size_wh, self.card_px) for stock in chosen]
        pictures = np.stack([example.image_bgr for example in examples]).astype(np.float32) / 255
        wanted, weights = zip(*(make_targets(example) for example in examples), strict=True)
        columns = (pictures.transpose(0, 3, 1, 2), np.stack(wanted), np.stack(weights))
        return [torch.from_numpy(np.ascontiguousarray(column)) for column in columns]

    def measure(self, net: nn.Module, batch: Batch) -> dict[str, Tensor]:
        """Return how wrong the network is, run in half precision, which takes three quarters of the time."""
        picture, wanted, weights = batch
        with torch.autocast("cpu", torch.bfloat16):
            answer = net(picture.to(memory_format=torch.channels_last))
        return measure_loss(answer.float(), wanted, weights)


def save(net: nn.Module, out: Path) -> None:
    """Write the ONNX file, for any picture size divisible by 32."""
    axes = {"picture": {2: "height", 3: "width"}, "answer": {2: "rows", 3: "columns"}}
    export(Exported(net), torch.zeros(1, 3, 288, 512), out, ("picture", ["answer"]), axes)
