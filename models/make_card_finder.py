"""Makes both networks that find cards, from an empty folder, by one command.

`python -m models.make_card_finder WORK --photos PHOTOS --catalogue engine/wingspan/data/birds.csv`.
Whatever was finished stays in WORK, so the same command takes up a training that was stopped. Nothing is
seen of the photographs that test the finder: the other half of each folder, the blocks of the unseen fold.
What is handed over is the mean of the weights at the ends of the last two cycles of each look.
"""

from __future__ import annotations

import argparse
import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import torch
from torch import nn

from models import train_card_check, train_card_finder
from models.card_check_data import gather
from models.card_check_net import CardCheckNet
from models.card_finder_data import CARD_PX, SCENE_WH, Example, Material, load_stock
from models.card_finder_net import CardFinderNet
from models.compose_card_scenes import compose_near_scenes, compose_scenes, gather_material, read_grounds
from models.course import Course
from models.label_card_photos import label_photos
from models.list_card_photos import is_boxed, list_boxed, list_photos
from models.measure_card_finder import FOLDS
from models.train_card_check import Source
from models.train_card_finder import Stock, load_photos
from vision.finding.finder import CardFinder
from vision.network import Network, start_session

if TYPE_CHECKING:
    from collections.abc import Callable

# Composed of drawings alone, with cards cut from photographs, of a few of either near the camera, and as
# large as a webcam's picture, with fine print: for the second look, which sees cards in full.
SCENES = {"drawn": 3600, "cut": 1800, "near": 1200, "large": 450}
LARGE_WH = (768, 768)
MOST_CHECKED = 1700  # scenes of one kind in which the second look's proposals are gathered
CHECKED_SHARES = {"drawn": 0.16, "cut": 0.16, "near": 0.12, "large": 0.13}  # of the second look's draws
CHECKED_PHOTOS, CHECKED_BOXED = 0.13, 0.3  # the same: photographs, and those of playing cards
BOXED_TIMES = 3  # how often the first look's list holds a photograph of playing cards
log = logging.getLogger("make_card_finder")


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a look: its share of the time, its rate, and what it sees."""

    name: str
    share: float
    rate: float
    easy_share: float = 0.0
    card_px: tuple[float, float] = CARD_PX
    photo_share: float = 0.0


# Without whole cards of one size first, corners are hardly learned.
DRAWN = (
    Stage("one_size", 0.025, 2e-3, easy_share=1, card_px=(25, 40)),
    Stage("more_sizes", 0.025, 2e-3, easy_share=1, card_px=(20, 44)),
    Stage("all_sizes", 0.13, 2.5e-3, easy_share=0.7),
)
PHOTOGRAPHED = (
    Stage("photographs", 0.11, 2e-3, photo_share=0.5),
    Stage("more_photographs", 0.2, 1.6e-3, photo_share=0.5),
)
CHECK = Stage("check", 0.22, 2e-3)
# Once more, slower. What is left of the time goes into composing and gathering.
AGAIN = Stage("photographs_again", 0.12, 1.2e-3, photo_share=0.5)
CHECK_AGAIN = Stage("check_again", 0.1, 1.2e-3)


class Workshop:
    """The folder the networks are made in, with what each step needs of the ones before."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.seconds = 60 * options.minutes
        self.work: Path = options.work
        self.work.mkdir(parents=True, exist_ok=True)

    def make(self) -> None:
        """Take every step that is not done yet."""
        drawn = self._once("drawn.scenes", self._compose_drawn)
        for stage, start in zip(DRAWN, [None, *DRAWN], strict=False):
            self._train_stage(stage, start, [drawn], [])
        photos = self._read(self._once("photos.json", self._list_photos))
        cut = self._once("cut.scenes", lambda out: self._compose_cut("cut", SCENE_WH, out, photos))
        near = self._once("near.scenes", lambda out: self._compose_near(out, photos))
        scenes = [drawn, cut, near]
        for stage, start in zip((*PHOTOGRAPHED, AGAIN), (DRAWN[-1], *PHOTOGRAPHED), strict=True):
            self._train_stage(stage, start, scenes, photos)
        large = self._once("large.scenes", lambda out: self._compose_cut("large", LARGE_WH, out, photos))
        for stage, start in ((CHECK, None), (CHECK_AGAIN, CHECK)):
            self._train_check(stage, start, [*scenes, large], photos)
        finder = self._mean(CardFinderNet(), PHOTOGRAPHED[-1], AGAIN)
        train_card_finder.save(finder, self.work / "card_finder.onnx")
        check = self._mean(CardCheckNet(), CHECK, CHECK_AGAIN)
        train_card_check.save(check, self.work / "card_check.onnx")

    def _mean(self, net: nn.Module, one: Stage, other: Stage) -> nn.Module:
        """Return a network with the mean of the weights at the ends of two stages."""
        first, second = (torch.load(self._weights(stage)) for stage in (one, other))
        net.load_state_dict({name: (first[name] + second[name]) / 2 for name in first})
        return net

    def _once(self, name: str, step: Callable[[Path], None]) -> Path:
        """Take a step unless what it writes is there."""
        path, beside = self.work / name, self.work / f"unfinished.{name}"
        if not path.is_file():
            log.info("making %s", name)
            step(beside)
            beside.replace(path)
        return path

    def _compose_drawn(self, out: Path) -> None:
        """Compose scenes without any photographed card."""
        empty = [photo["picture"] for photo in list_photos(self.options.photos) if not photo["cards"]]
        dice = sorted((self.options.photos / "dice").glob("*.jpg"))
        grounds = read_grounds([Path(picture) for picture in sorted(set(empty))] + dice)
        rng = np.random.default_rng(1)
        real = Material(grounds=grounds, art=self._read_art())
        compose_scenes(rng, self.options.catalogue, real, self._scenes("drawn"), out, SCENE_WH)

    def _compose_cut(
        self, kind: str, size_wh: tuple[int, int], out: Path, photos: list[dict[str, Any]]
    ) -> None:
        """Compose scenes with cards and grounds cut out of the photographs to learn from."""
        rng = np.random.default_rng([2, *size_wh])
        real = gather_material(rng, [], _list_once(photos))
        real.art = self._read_art()
        compose_scenes(rng, self.options.catalogue, real, self._scenes(kind), out, size_wh)

    def _compose_near(self, out: Path, photos: list[dict[str, Any]]) -> None:
        """Compose scenes of a few cards near the camera, on grounds of photographs."""
        rng = np.random.default_rng(8)
        dice = sorted((self.options.photos / "dice").glob("*.jpg"))
        real = gather_material(rng, dice, _list_once(photos))
        compose_near_scenes(rng, self.options.catalogue, real, self._scenes("near"), out)

    def _read_art(self) -> list[np.ndarray]:
        return read_grounds(sorted(self.options.art.glob("*.jpg"))) if self.options.art else []

    def _scenes(self, kind: str) -> int:
        return max(40, round(SCENES[kind] * min(1, self.options.minutes / 60)))

    def _list_photos(self, out: Path) -> None:
        """Write down the photographs to learn from; playing cards get corners where they can be told."""
        network = Network(start_session(str(self.work / f"{DRAWN[-1].name}.onnx")), {})
        boxed = label_photos(list_boxed(self.options.photos, self.options.unseen_fold), network)
        out.write_text(json.dumps(boxed + list_photos(self.options.photos)), encoding="utf-8")

    def _read(self, path: Path) -> list[dict[str, Any]]:
        return list(json.loads(path.read_text(encoding="utf-8")))

    def _train_stage(
        self, stage: Stage, start: Stage | None, stocks: list[Path], photos: list[dict[str, Any]]
    ) -> None:
        """Train the first look for one stage, from where another ended."""

        def train(out: Path) -> None:
            listed = load_photos([p for p in photos for _ in range(BOXED_TIMES if is_boxed(p) else 1)])
            scenes = load_stock(stocks)
            pictures = Stock(scenes, listed, stage.photo_share, stage.easy_share, stage.card_px)
            net = self._begin(CardFinderNet, start)
            trained = self._course(stage).run(net, pictures.draw_batch, train_card_finder.measure_batch)
            self._finish(stage, trained)
            train_card_finder.save(trained, out)

        self._once(f"{stage.name}.onnx", train)

    def _train_check(
        self, stage: Stage, start: Stage | None, stocks: list[Path], photos: list[dict[str, Any]]
    ) -> None:
        """Train the second look on what the first proposes."""

        def train(out: Path) -> None:
            parted = train_card_check.part_stocks(self._gather(stocks, photos))
            log.info("proposals: %s", [len(stock.found) for stock in parted])
            trained = self._course(stage, weight_decay=1e-2).run(
                self._begin(CardCheckNet, start),
                lambda chance, _spent: train_card_check.draw_batch(parted, chance),
                train_card_check.measure_batch,
            )
            self._finish(stage, trained)
            train_card_check.save(trained, out)

        self._once(f"{stage.name}.onnx", train)

    def _gather(self, stocks: list[Path], photos: list[dict[str, Any]]) -> list[Source]:
        rng = np.random.default_rng(3)
        # A finder that saw these photographs would propose too little that is wrong in them.
        finder = CardFinder(Network(start_session(str(self.work / f"{DRAWN[-1].name}.onnx")), {}))
        sources = [
            (CHECKED_SHARES[stock.stem], choose(load_stock([stock]), MOST_CHECKED, rng)) for stock in stocks
        ]
        sources += [
            (CHECKED_PHOTOS, load_photos([photo for photo in photos if not is_boxed(photo)])),
            (CHECKED_BOXED, load_photos([photo for photo in photos if is_boxed(photo)])),
        ]
        return [Source(share, gather(examples, finder, rng)) for share, examples in sources]

    def _course(self, stage: Stage, weight_decay: float = 1e-3) -> Course:
        seconds = stage.share * self.seconds
        return Course(
            self.work / f"{stage.name}.state", seconds, stage.rate, seed=1, weight_decay=weight_decay
        )

    def _begin(self, make: Callable[[], nn.Module], start: Stage | None) -> nn.Module:
        torch.manual_seed(1)
        net = make()
        if start:
            net.load_state_dict(torch.load(self._weights(start)))
        return net

    def _finish(self, stage: Stage, net: nn.Module) -> None:
        torch.save(net.state_dict(), self._weights(stage))

    def _weights(self, stage: Stage) -> Path:
        return self.work / f"{stage.name}.pt"


def _list_once(photos: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return list({photo["picture"]: photo for photo in photos}.values())


def choose(scenes: list[Example], count: int, rng: np.random.Generator) -> list[Example]:
    """Return so many of the scenes at random."""
    return [scenes[number] for number in rng.permutation(len(scenes))[:count]]


def main() -> None:
    """Read the options and make the networks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path, help="folder for everything that is made, empty at first")
    parser.add_argument("--photos", type=Path, required=True, help="folder of the folders of photographs")
    parser.add_argument("--catalogue", type=Path, required=True, help="birds.csv, for titles")
    parser.add_argument("--art", type=Path, help="folder of pictures to print on drawn cards")
    parser.add_argument("--minutes", type=float, default=180, help="on one core, all in all")
    parser.add_argument("--unseen-fold", type=int, choices=range(FOLDS), default=1)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    Workshop(options).make()


if __name__ == "__main__":
    main()
