"""Trains the card checker on what the card finder and contours propose in scenes and photographs."""

from __future__ import annotations

import argparse
import logging
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from models.card_check_data import Candidate, Chance, draw, gather
from models.card_check_net import CardCheckNet, ExportedCheck
from models.card_finder_data import load_stock
from models.measure_card_finder import FOLDS
from models.recover import load_weights
from models.train_card_finder import load_photos
from vision.finding.finder import CardFinder
from vision.finding.second_look import CUT_WH
from vision.network import Network, start_session

BATCH = 48
log = logging.getLogger("train_card_check")


def draw_batch(stocks: list[list[Candidate]], rng: Chance) -> tuple[Tensor, Tensor]:
    """Draw as many from each stock as from any other."""
    drawn = []
    for _ in range(BATCH):
        stock = stocks[rng.integers(len(stocks))]
        drawn.append(draw(stock[rng.integers(len(stock))], rng))
    cuts = np.stack([cut for cut, _ in drawn]).transpose(0, 3, 1, 2).astype(np.float32) / 255
    return torch.from_numpy(cuts), torch.from_numpy(np.stack([wanted for _, wanted in drawn]))


def measure_loss(answer: Tensor, wanted: Tensor) -> dict[str, Tensor]:
    """Return how wrong the chance is, and the corners where they are known."""
    away = functional.smooth_l1_loss(answer[:, 1:], wanted[:, 1:9], reduction="none", beta=0.1).mean(1)
    return {
        "card": functional.binary_cross_entropy_with_logits(answer[:, 0], wanted[:, 0] * 0.98 + 0.01),
        "corners": (away * wanted[:, 9]).sum() / wanted[:, 9].sum().clamp(min=1),
    }


def train(stocks: list[list[Candidate]], options: argparse.Namespace) -> CardCheckNet:
    """Train for so many steps with one cycle of the learning rate; return the averaged network."""
    rng = np.random.default_rng(options.seed)
    torch.manual_seed(options.seed)
    net = CardCheckNet()
    if options.start:
        load_weights(net, options.start, draw_batch(stocks, rng)[0])
    mean = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2)
    running: dict[str, float] = {}
    for step in range(1, options.steps + 1):
        turn = (1 + np.cos(np.pi * step / options.steps)) / 2
        optimiser.param_groups[0]["lr"] = options.rate * min(1, step / 100) * (0.02 + 0.98 * turn)
        cuts, wanted = draw_batch(stocks, rng)
        parts = measure_loss(net(cuts), wanted)
        optimiser.zero_grad()
        sum(parts.values()).backward()
        optimiser.step()
        mean.update_parameters(net)
        running = {
            name: 0.98 * running.get(name, part.item()) + 0.02 * part.item() for name, part in parts.items()
        }
        if step % 200 == 0:
            log.info("step %d: %s", step, ", ".join(f"{name} {value:.3f}" for name, value in running.items()))
    return mean.module


def save(net: CardCheckNet, out: Path) -> None:
    """Write the ONNX file, for any number of cuts."""
    torch.onnx.export(
        ExportedCheck(net).eval(),
        (torch.zeros(2, 3, CUT_WH[1], CUT_WH[0]),),
        str(out),
        dynamo=False,
        opset_version=17,
        input_names=["cuts"],
        output_names=["answers"],
        dynamic_axes={"cuts": {0: "count"}, "answers": {0: "count"}},
    )


def main() -> None:
    """Read the options, gather what the finder proposes, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the ONNX file to write")
    parser.add_argument("finder", type=Path, help="a card finder's ONNX file, trained on scenes alone")
    parser.add_argument("--stock", type=Path, nargs="+", required=True, help="scenes of compose_card_scenes")
    parser.add_argument("--scenes", type=int, default=1200, help="so many of them")
    parser.add_argument("--photos", type=Path, required=True, help="photographs with corners")
    parser.add_argument("--fold", type=int, choices=range(FOLDS), help="see nothing of what tests this fold")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights (.pt) or a network (.onnx) to start from")
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(options.seed)
    finder = CardFinder(Network(start_session(str(options.finder)), {}))
    scenes = load_stock(options.stock)
    chosen = [scenes[n] for n in rng.permutation(len(scenes))[: options.scenes]]
    del scenes
    candidates = [gather(chosen, finder, rng), gather(load_photos(options.photos, options.fold), finder, rng)]
    stocks = [
        [one for one in stock if one.is_card == wanted] for stock in candidates for wanted in (True, False)
    ]
    log.info("candidates: %s", [len(stock) for stock in stocks])
    save(train(stocks, options), options.out)


if __name__ == "__main__":
    main()
