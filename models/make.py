"""Makes one of Tablemate's networks from an empty folder: `python -m models.make NAME WORK`.

The same command with the same seed makes the same network, and takes up a training that was stopped. With
fewer steps there are fewer pictures to learn from as well: `--steps 50` shows in a minute that it all works.
"""

from __future__ import annotations

import argparse
import logging
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import torch

from models import (
    train_card_check,
    train_card_finder,
    train_cards,
    train_dice_finder,
    train_food_dice,
    train_number_marks,
    train_title_reader,
)
from models.training import Sources, Workshop
from vision.network import start_session

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch import nn

SIDE = 96  # of the picture with which a network is tried that takes any size
MANIFEST = Path(__file__).with_name("manifest.toml")
log = logging.getLogger("make")


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a network is made and written, and in how many steps; in fewer, perhaps, from one that is there."""

    make: Callable[[Workshop, Sources], nn.Module]
    save: Callable[[nn.Module, Path], None]
    steps: int
    further: int | None = None


RECIPES = {
    "card_finder": Recipe(
        train_cards.make_finder,
        train_card_finder.save,
        sum(stage.steps for stage in (*train_cards.DRAWN, *train_cards.PHOTOGRAPHED)),
        train_cards.PHOTOGRAPHED[-1].steps,
    ),
    "card_check": Recipe(
        train_cards.make_check,
        train_card_check.save,
        sum(stage.steps for stage in (*train_cards.DRAWN, *train_cards.CHECKED)),
        train_cards.CHECKED[-1].steps,
    ),
    "dice_finder": Recipe(train_dice_finder.make, train_dice_finder.save, train_dice_finder.PACE.steps),
    "food_dice": Recipe(train_food_dice.make, train_food_dice.save, train_food_dice.PACE.steps),
    "number_marks": Recipe(train_number_marks.make, train_number_marks.save, train_number_marks.PACE.steps),
    "title_reader": Recipe(train_title_reader.make, train_title_reader.save, train_title_reader.PACE.steps),
}


def make(name: str, workshop: Workshop, sources: Sources) -> Path:
    """Make a network, write it into the work folder, and check that it can replace the shipped one."""
    recipe = RECIPES[name]
    out = workshop.work / f"{name}.onnx"
    recipe.save(recipe.make(workshop, sources), out)
    check(out, name)
    log.info("made %s", out)
    return out


def check(path: Path, name: str) -> None:
    """Stop if a network does not take what the manifest says, or if its answers are not numbers."""
    wanted = tomllib.loads(MANIFEST.read_text(encoding="utf-8"))[name]["input"]["shape"]
    session = start_session(str(path))
    (taken,) = session.get_inputs()
    if [side if isinstance(side, int) else None for side in taken.shape] != [
        side if isinstance(side, int) else None for side in wanted
    ]:
        raise SystemExit(f"{path} takes {taken.shape}, and models/manifest.toml says {wanted}")
    shape = [side if isinstance(side, int) else 1 if side == "count" else SIDE for side in wanted]
    for answer in session.run(None, {taken.name: np.zeros(shape, np.float32)}):
        if not np.isfinite(answer).all():
            raise SystemExit(f"{path} answers with what is no number")


def main() -> None:
    """Read the command line and make the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=RECIPES)
    parser.add_argument("work", type=Path, help="folder for everything that is made, empty at first")
    parser.add_argument(
        "--steps", type=int, help="of training, all in all; default: as many as the network needs"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--photos", type=Path, help="folder of the folders of photographs (sources.md)")
    parser.add_argument("--fonts", type=Path, nargs="+", default=[], help="folders of font files")
    parser.add_argument("--words", type=Path, nargs="+", default=[], help="lists of words, one a line")
    parser.add_argument("--icons", type=Path, help="folder that models.gather_food_icons wrote")
    parser.add_argument("--art", type=Path, help="folder of pictures to print on drawn cards")
    parser.add_argument(
        "--start", type=Path, help="begin from this ONNX, such as the shipped one (not number_marks)"
    )
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    options.work.mkdir(parents=True, exist_ok=True)
    recipe = RECIPES[options.name]
    whole = (options.start and recipe.further) or recipe.steps
    workshop = Workshop(options.work, options.seed, (options.steps or whole) / whole, options.start)
    sources = Sources(options.photos, tuple(options.fonts), tuple(options.words), options.icons, options.art)
    make(options.name, workshop, sources)


if __name__ == "__main__":
    main()
