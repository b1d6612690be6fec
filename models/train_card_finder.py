"""Trains the card finder on composed scenes and on photographs with known corners; writes the ONNX file."""

import argparse
import json
import logging
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from models.card_finder_data import Example, SeenCard, load_stock, make_targets, shake
from models.card_finder_net import CardFinderNet, Exported

SHAPES = (((160, 160), 10), ((192, 160), 8), ((256, 192), 5))
log = logging.getLogger("train_card_finder")


def load_photos(path: Path, leave_out: set[str]) -> list[Example]:
    """Read photographs and their corners from a JSON list of {picture, cards: [{corners, share}]}."""
    examples = []
    for entry in json.loads(path.read_text(encoding="utf-8")):
        if Path(entry["picture"]).name in leave_out:
            continue
        image = cv2.imread(entry["picture"])
        scale = min(1, 640 / max(image.shape[:2]))
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        cards = [
            SeenCard(np.array(c["corners"]) * scale, 1.0, shape_known=c["known"] or "polygon" in c)
            for c in entry["cards"]
        ]
        shapes = [np.array(c.get("polygon", c["corners"])) * scale for c in entry["cards"]]
        examples.append(Example(image, paint_owners(image.shape[:2], shapes), cards))
    return examples


def paint_owners(shape: tuple[int, int], outlines: list[np.ndarray]) -> np.ndarray:
    """Return which card is uppermost where; the outlines come from the lowest to the highest."""
    owner = np.full(shape, -1, np.int16)
    for number, outline in enumerate(outlines):
        cv2.fillPoly(owner, [np.round(outline).astype(np.int32)], number)
    return owner


def measure_loss(answer: Tensor, maps: Tensor, weights: Tensor) -> dict[str, Tensor]:
    """Return the cross entropy of card and core, and how far each shape is from lying on its truth."""
    entropy = functional.binary_cross_entropy_with_logits(answer, maps, weights, reduction="none").mean(
        (0, 2, 3)
    )
    chance = torch.sigmoid(answer)
    both = (chance * maps * weights).sum((0, 2, 3))
    each = ((chance + maps) * weights).sum((0, 2, 3))
    apart = 1 - (2 * both + 1) / (each + 1)
    return {
        "card": entropy[0],
        "core": 2 * entropy[1],
        "card_shape": 0.3 * apart[0],
        "core_shape": 0.5 * apart[1],
    }


def draw_batch(
    scenes: list[Example], photos: list[Example], share: float, rng: np.random.Generator
) -> list[Tensor]:
    """Compose one batch of one shape as picture, maps and weights."""
    size_wh, count = SHAPES[rng.choice(len(SHAPES), p=[0.5, 0.3, 0.2])]
    examples = [
        shake(photos[rng.integers(len(photos))], rng, size_wh)
        if photos and rng.random() < share
        else shake(scenes[rng.integers(len(scenes))], rng, size_wh)
        for _ in range(count)
    ]
    targets = [make_targets(example) for example in examples]
    pictures = np.stack([example.image_bgr for example in examples]).astype(np.float32) / 255
    columns = [
        pictures.transpose(0, 3, 1, 2),
        np.stack([t[0] for t in targets]),
        np.stack([t[1] for t in targets]),
    ]
    return [torch.from_numpy(np.ascontiguousarray(column)) for column in columns]


def train(options: argparse.Namespace) -> CardFinderNet:
    """Train for so many seconds with one cycle of the learning rate; return the averaged network."""
    rng = np.random.default_rng(options.seed)
    torch.manual_seed(options.seed)
    net = CardFinderNet().to(memory_format=torch.channels_last)
    if options.start:
        known = torch.load(options.start, weights_only=True)
        own = net.state_dict()
        net.load_state_dict(
            own | {name: value for name, value in known.items() if value.shape == own[name].shape}
        )
    mean = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.99), use_buffers=True
    )
    scenes = load_stock(options.stock, options.catalogue, options.scenes, options.seed)
    photos = load_photos(options.photos, set(options.leave_out)) if options.photos else []
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-3)
    running: dict[str, float] = {}
    begin, step = time.monotonic(), 0
    while (spent := (time.monotonic() - begin) / options.seconds) < 1:
        warm = min(1, (step + 1) / 100)
        optimiser.param_groups[0]["lr"] = (
            options.rate * warm * (0.02 + 0.98 * (1 + np.cos(np.pi * spent)) / 2)
        )
        picture, maps, weights = draw_batch(scenes, photos, options.photo_share, rng)
        parts = measure_loss(net(picture.to(memory_format=torch.channels_last)), maps, weights)
        loss = sum(parts.values())
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        mean.update_parameters(net)
        running = {
            name: 0.98 * running.get(name, part.item()) + 0.02 * part.item() for name, part in parts.items()
        }
        step += 1
        if step % 50 == 0:
            told = ", ".join(f"{name} {value:.3f}" for name, value in running.items())
            log.info("step %d, %.0f %%: %s", step, 100 * spent, told)
        if step % 250 == 0:
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
        output_names=["maps"],
        dynamic_axes={"picture": {2: "height", 3: "width"}, "maps": {2: "rows", 3: "columns"}},
    )


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the ONNX file to write")
    parser.add_argument(
        "--catalogue", type=Path, required=True, help="birds.csv for the titles of bird cards"
    )
    parser.add_argument("--stock", type=Path, required=True, help="file that keeps the composed scenes")
    parser.add_argument("--scenes", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights (.pt) to start from")
    parser.add_argument("--photos", type=Path, help="JSON list of photographs with corners")
    parser.add_argument("--photo-share", type=float, default=0.5)
    parser.add_argument("--leave-out", nargs="*", default=[], help="names of photographs not to look at")
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    save(train(options), options.out)


if __name__ == "__main__":
    main()
