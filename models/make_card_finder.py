"""Makes both networks that find cards, from an empty folder, by one command.

`python -m models.make_card_finder WORK --photos PHOTOS --catalogue engine/wingspan/data/birds.csv`.
Whatever was finished stays in WORK, so the same command takes up a training that was stopped. Nothing is
seen of the photographs that test the finder: the other half of each folder, the blocks of the unseen fold.
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

from models import train_card_check, train_card_finder
from models.card_check_data import gather
from models.card_check_net import CardCheckNet
from models.card_finder_data import CARD_PX, Example, Material, load_stock
from models.card_finder_net import CardFinderNet
from models.compose_card_scenes import compose_scenes, gather_material, read_grounds
from models.course import Course
from models.label_card_photos import label_photos
from models.list_card_photos import list_boxed, list_photos
from models.measure_card_finder import FOLDS
from models.train_card_finder import Stock, load_photos
from vision.finding.finder import CardFinder
from vision.network import Network, start_session

if TYPE_CHECKING:
    from collections.abc import Callable

SCENES = {"drawn": 3600, "cut": 1800}  # composed of drawings alone, and with cards cut from photographs
CHECKED_SCENES = 3000  # in which the second look's proposals are gathered
log = logging.getLogger("make_card_finder")


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of the first look: its share of the time, its rate, and what it sees."""

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
    Stage("photographs", 0.155, 2e-3, photo_share=0.35),
    Stage("more_photographs", 0.305, 1.6e-3, photo_share=0.3),
)
CHECK_SHARE, CHECK_RATE = 0.25, 2e-3  # what is left of the time goes into composing, labelling and gathering


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
        cut = self._once("cut.scenes", lambda out: self._compose_cut(out, photos))
        for stage, start in zip(PHOTOGRAPHED, [DRAWN[-1], *PHOTOGRAPHED], strict=False):
            self._train_stage(stage, start, [drawn, cut], photos)
        self._once("card_check.onnx", lambda out: self._train_check(out, [drawn, cut], photos))
        finished = self.work / f"{PHOTOGRAPHED[-1].name}.onnx"
        (self.work / "card_finder.onnx").write_bytes(finished.read_bytes())

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
        compose_scenes(rng, self.options.catalogue, real, self._scenes("drawn"), out)

    def _compose_cut(self, out: Path, photos: list[dict[str, Any]]) -> None:
        """Compose scenes with cards and grounds cut out of the photographs to learn from."""
        rng = np.random.default_rng(2)
        once = list({photo["picture"]: photo for photo in photos}.values())
        real = gather_material(rng, [], once)
        real.art = self._read_art()
        compose_scenes(rng, self.options.catalogue, real, self._scenes("cut"), out)

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
        def train(out: Path) -> None:
            torch.manual_seed(1)
            net = CardFinderNet()
            if start:
                net.load_state_dict(torch.load(self._weights(start)))
            pictures = Stock(
                load_stock(stocks), load_photos(photos), stage.photo_share, stage.easy_share, stage.card_px
            )
            course = Course(self.work / f"{stage.name}.state", stage.share * self.seconds, stage.rate, seed=1)
            trained = course.run(net, pictures.draw_batch, train_card_finder.measure_batch)
            torch.save(trained.state_dict(), self._weights(stage))
            train_card_finder.save(trained, out)

        self._once(f"{stage.name}.onnx", train)

    def _weights(self, stage: Stage) -> Path:
        return self.work / f"{stage.name}.pt"

    def _train_check(self, out: Path, stocks: list[Path], photos: list[dict[str, Any]]) -> None:
        """Train the second look on what the first proposes."""
        torch.manual_seed(1)
        rng = np.random.default_rng(3)
        # A finder that saw these photographs would propose too little that is wrong in them.
        finder = CardFinder(Network(start_session(str(self.work / f"{DRAWN[-1].name}.onnx")), {}))
        scenes = choose(load_stock(stocks), CHECKED_SCENES, rng)
        gathered = [gather(scenes, finder, rng), gather(load_photos(photos), finder, rng)]
        parted = train_card_check.part_stocks(gathered)
        log.info("proposals: %s", [len(stock) for stock in parted])
        course = Course(
            self.work / "check.state", CHECK_SHARE * self.seconds, CHECK_RATE, seed=1, weight_decay=1e-2
        )
        trained = course.run(
            CardCheckNet(),
            lambda chance, _spent: train_card_check.draw_batch(parted, chance),
            train_card_check.measure_batch,
        )
        train_card_check.save(trained, out)


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
