"""Makes card_finder.onnx, which proposes cards, and card_check.onnx, which looks at each proposal again.

Nothing is seen of the photographs that test the finder: the other half of each folder, the blocks of the
unseen fold. The result is the mean of the weights at the ends of the last two stages of each network.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from models import train_card_finder
from models.card_check_data import gather
from models.card_check_net import CardCheckNet
from models.card_finder_data import CARD_PX, SCENE_WH, Example, Material, load_stock
from models.card_finder_net import CardFinderNet
from models.compose_card_scenes import (
    compose_hard_scenes,
    compose_near_scenes,
    compose_scenes,
    gather_material,
    read_grounds,
)
from models.label_card_photos import label_photos
from models.list_card_photos import is_boxed, list_boxed, list_photos
from models.train_card_check import Proposals, Source
from models.train_card_finder import Scenes, load_photos
from models.training import Pace, mean_of
from vision.finding.finder import CardFinder
from vision.network import Network, open_network, start_session

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch import nn

    from models.training import Sources, Workshop

Photos = list[dict[str, Any]]
CATALOGUE = Path(__file__).parent.parent / "engine" / "wingspan" / "data" / "birds.csv"  # for titles
UNSEEN_FOLD = 1  # of the photographs of playing cards: those that measure the finder
# Composed of drawings alone, with cards cut from photographs, of a few of either near the camera, on grounds
# that hide them, and as large as a webcam's picture, with fine print: for the second look, which sees cards
# in full.
SCENES = {"drawn": 3600, "cut": 1800, "near": 1200, "hard": 2000, "large": 450}
LARGE_WH = (768, 768)
MOST_CHECKED = 1700  # scenes of one kind in which the second look's proposals are gathered
CHECKED_SHARES = {
    "drawn": 0.12,
    "cut": 0.12,
    "near": 0.1,
    "hard": 0.13,
    "large": 0.1,
}  # of the second look's draws
CHECKED_PHOTOS, CHECKED_BOXED = 0.13, 0.3  # the same: photographs, and those of playing cards
BOXED_TIMES = 3  # how often the first look's list holds a photograph of playing cards


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a look: its steps, its rate, and what it sees."""

    name: str
    steps: int
    rate: float
    easy_share: float = 0.0
    card_px: tuple[float, float] = CARD_PX
    photo_share: float = 0.0


# Without whole cards of one size first, corners are hardly learned.
DRAWN = (
    Stage("one_size", 2000, 2e-3, easy_share=1, card_px=(25, 40)),
    Stage("more_sizes", 2000, 2e-3, easy_share=1, card_px=(20, 44)),
    Stage("all_sizes", 10_500, 2.5e-3, easy_share=0.7),
)
PHOTOGRAPHED = (
    Stage("photographs", 9000, 2e-3, photo_share=0.5),
    Stage("more_photographs", 16_500, 1.6e-3, photo_share=0.5),
    Stage("photographs_again", 10_000, 1.2e-3, photo_share=0.5),
)
CHECKED = (Stage("check", 34_000, 2e-3), Stage("check_again", 15_000, 1.2e-3))


def make_finder(workshop: Workshop, sources: Sources) -> nn.Module:
    """Compose scenes, of drawings first and then with cards cut from photographs; train on both.

    Begun from a network that is there, it goes the last stage alone.
    """
    before = None if workshop.start else train_on_drawings(workshop, sources)
    photos = read_photos(workshop, sources, _open_first_look(workshop, before))
    stocks = compose(workshop, sources, photos, ("drawn", "cut", "near", "hard"))
    loads = {stage: _load_scenes(stage, stocks, photos) for stage in PHOTOGRAPHED}
    ends = [before or workshop.recover(CardFinderNet, loads[PHOTOGRAPHED[-1]])]
    for stage in PHOTOGRAPHED[-1:] if workshop.start else PHOTOGRAPHED:
        ends.append(_train_stage(workshop, stage, loads[stage], ends[-1]))
    return mean_of(CardFinderNet(), *ends[-2:])


def make_check(workshop: Workshop, sources: Sources) -> nn.Module:
    """Train on proposals of a finder that never saw these photographs: one that did is too seldom wrong.

    Begun from a network that is there, it goes the last stage alone, on proposals of the shipped finder.
    """
    before = None if workshop.start else train_on_drawings(workshop, sources)
    first_look = _open_first_look(workshop, before)
    photos = read_photos(workshop, sources, first_look)
    stocks = compose(workshop, sources, photos, tuple(SCENES))

    @cache
    def load() -> Proposals:
        most = workshop.scale(MOST_CHECKED, 40)
        return Proposals(_gather(CardFinder(first_look), stocks, photos, most))

    ends = [workshop.recover(CardCheckNet, load)] if workshop.start else []
    for stage in CHECKED[-1:] if workshop.start else CHECKED:
        pace = Pace(stage.steps, stage.rate, weight_decay=1e-2, slowness=0.997)
        ends.append(workshop.train(stage.name, CardCheckNet, load, pace, ends[-1] if ends else None))
    return mean_of(CardCheckNet(), *ends[-2:])


def train_on_drawings(workshop: Workshop, sources: Sources) -> Path:
    """Return the weights of a finder that has seen no photographed card."""
    stocks = compose(workshop, sources, [], ("drawn",))
    end: Path | None = None
    for stage in DRAWN:
        end = _train_stage(workshop, stage, _load_scenes(stage, stocks, []), end)
    assert end
    return end


def _load_scenes(stage: Stage, stocks: list[Path], photos: Photos) -> Callable[[], Scenes]:
    @cache
    def load() -> Scenes:
        listed = load_photos(
            [photo for photo in photos for _ in range(BOXED_TIMES if is_boxed(photo) else 1)]
        )
        return Scenes(load_stock(stocks), listed, stage.photo_share, stage.easy_share, stage.card_px)

    return load


def _train_stage(workshop: Workshop, stage: Stage, load: Callable[[], Scenes], start: Path | None) -> Path:
    pace = Pace(stage.steps, stage.rate, slowness=0.997)
    return workshop.train(stage.name, CardFinderNet, load, pace, start)


def compose(workshop: Workshop, sources: Sources, photos: Photos, kinds: tuple[str, ...]) -> list[Path]:
    """Compose the scenes of these kinds that are not there yet."""
    once = list({photo["picture"]: photo for photo in photos}.values())

    def write(kind: str, out: Path) -> None:
        rng = np.random.default_rng([workshop.seed, *kind.encode()])
        if kind == "drawn":
            real = Material(grounds=read_grounds([*_list_empty(sources), *_list_dice(sources)]))
        else:
            real = gather_material(rng, _list_dice(sources) if kind == "near" else [], once)
        real.art = read_grounds(sorted(sources.art.glob("*.jpg"))) if sources.art else []
        count = workshop.scale(SCENES[kind], 40)
        if kind == "near":
            compose_near_scenes(rng, CATALOGUE, real, count, out)
        elif kind == "hard":
            compose_hard_scenes(rng, CATALOGUE, real, count, out)
        else:
            compose_scenes(rng, CATALOGUE, real, count, out, LARGE_WH if kind == "large" else SCENE_WH)

    return [workshop.once(f"{kind}.scenes", lambda out, kind=kind: write(kind, out)) for kind in kinds]


def _list_empty(sources: Sources) -> list[Path]:
    """The photographs to learn from that show no card."""
    listed = list_photos(sources.photos) if sources.photos else []
    return [Path(picture) for picture in sorted({photo["picture"] for photo in listed if not photo["cards"]})]


def _list_dice(sources: Sources) -> list[Path]:
    dice = sources.photo_folder("dice")
    return sorted(dice.glob("*.jpg")) if dice else []


def read_photos(workshop: Workshop, sources: Sources, first_look: Network) -> Photos:
    """The photographs to learn from; playing cards get corners where they can be determined."""
    if sources.photos is None:
        return []
    photos: Path = sources.photos

    def write(out: Path) -> None:
        boxed = label_photos(list_boxed(photos, UNSEEN_FOLD), first_look)
        out.write_text(json.dumps(boxed + list_photos(photos)), encoding="utf-8")

    return list(json.loads(workshop.once("photos.json", write).read_text(encoding="utf-8")))


def _open_first_look(workshop: Workshop, weights: Path | None) -> Network:
    """Open the weights of a finder as it is used, as ONNX; without any, the shipped one."""
    if weights is None:
        return open_network("card_finder")
    path = workshop.once(
        f"{weights.stem}.onnx", lambda out: train_card_finder.save(mean_of(CardFinderNet(), weights), out)
    )
    return Network(start_session(str(path)), {})


def _gather(finder: CardFinder, stocks: list[Path], photos: Photos, most: int) -> list[Source]:
    rng = np.random.default_rng(3)
    sources = [(CHECKED_SHARES[one.stem], choose(load_stock([one]), most, rng)) for one in stocks]
    sources += [
        (CHECKED_PHOTOS, load_photos([photo for photo in photos if not is_boxed(photo)])),
        (CHECKED_BOXED, load_photos([photo for photo in photos if is_boxed(photo)])),
    ]
    return [Source(share, gather(examples, finder, rng)) for share, examples in sources]


def choose(scenes: list[Example], count: int, rng: np.random.Generator) -> list[Example]:
    """Return so many of the scenes at random."""
    return [scenes[number] for number in rng.permutation(len(scenes))[:count]]
