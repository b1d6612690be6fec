"""Cards named for sure are kept as pictures of themselves; nothing doubtful ever is."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from calibration.layout import lay_out
from engine.games import find_game
from fixtures.render.cards.boxes import draw_framed_deck
from fixtures.render.cards.faces import draw_art
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, Photograph, photograph
from tablemate.box.box import INDEX, Box, open_box
from tablemate.box.sides import CardSide
from tablemate.watching.learning import PLAYED, Learner
from tablemate.watching.watched import WatchedZone
from tests.vision.seen import SURE, see
from vision.agreeing.stabilise import Doubt, StableReading, Why

if TYPE_CHECKING:
    from pathlib import Path

    from vision.reading import Reading

WINGSPAN = find_game("wingspan")
TRAY = next(region for region in lay_out(WINGSPAN.zones, ()) if region.name == "tray")
FEEDER = next(region for region in lay_out(WINGSPAN.zones, ()) if region.name == "feeder")


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return open_box(tmp_path, "wingspan")


def shoot(camera: Camera = REFERENCE_CAMERA) -> Photograph:
    rng = np.random.default_rng(2)
    card = next(iter(draw_framed_deck(rng, [draw_art(rng, (600, 600)) for _ in range(4)], 1).values()))
    return photograph(rng, card, camera)


def read(shot: Photograph, chance: float = SURE) -> Reading:
    return see("osprey", chance, corners=shot.corners)


def watch(box: Box, shot: Photograph, reading: Reading, region: object = TRAY) -> str:
    return Learner(box, WINGSPAN.names.__getitem__).see(lay(shot, reading, region))


def lay(shot: Photograph, reading: Reading, region: object = TRAY) -> Any:
    """All that a learner looks at."""
    zone = WatchedZone(region)  # type: ignore[arg-type]  # a region of either kind
    zone.settled = StableReading("tray", (None, reading, None))
    return SimpleNamespace(frame=SimpleNamespace(image_bgr=shot.image_bgr), zones={"tray": zone})


def test_a_sure_card_is_kept_and_the_first_one_is_told(box: Box) -> None:
    shot = shoot()
    assert "--no-learning" in watch(box, shot, read(shot))
    assert [(kept.id, kept.name, kept.source) for kept in box.cards] == [("osprey", "Osprey", PLAYED)]
    assert not watch(box, shot, replace(read(shot), id="mallard"))
    assert len(box.cards) == 2


def test_a_card_that_is_known_is_left_as_it_is(box: Box) -> None:
    shot = shoot()
    box.keep(CardSide("osprey"), "Osprey", np.zeros((350, 250, 3), np.uint8))
    before = box.cards
    assert not watch(box, shot, read(shot))
    assert box.cards == before


@pytest.mark.parametrize("chance", [0.8, 0.3])
def test_nothing_is_learnt_from_a_doubtful_reading(box: Box, chance: float) -> None:
    shot = shoot()
    watch(box, shot, read(shot, chance))
    assert box.cards == ()


def test_nothing_is_learnt_from_a_zone_in_doubt(box: Box) -> None:
    shot = shoot()
    zone = WatchedZone(TRAY)
    zone.settled = Doubt("tray", (read(shot),), Why.UNSURE)
    watcher = SimpleNamespace(frame=SimpleNamespace(image_bgr=shot.image_bgr), zones={"tray": zone})
    Learner(box, str).see(watcher)  # type: ignore[arg-type]  # as above
    assert box.cards == ()


def test_dice_are_no_cards(box: Box) -> None:
    shot = shoot()
    watch(box, shot, read(shot), FEEDER)
    assert box.cards == ()


@pytest.mark.parametrize(
    "camera",
    [
        pytest.param(replace(REFERENCE_CAMERA, defocus_mm=(1.2, 1.2)), id="blurred"),
        pytest.param(replace(REFERENCE_CAMERA, width_px=(80, 80)), id="far away"),
    ],
)
def test_a_bad_picture_is_not_kept(box: Box, camera: Camera) -> None:
    shot = shoot(camera)
    watch(box, shot, read(shot))
    assert box.cards == ()


def test_a_box_damaged_in_the_midst_of_a_game_is_told_once(box: Box) -> None:
    shot = shoot()
    learner = Learner(box, WINGSPAN.names.__getitem__)
    learner.see(lay(shot, read(shot)))
    (box.folder / INDEX).write_bytes(b"{")
    said = [learner.see(lay(shot, replace(read(shot), id=id_))) for id_ in ("mallard", "brant", "mallard")]
    assert "can't be used" in said[0]
    assert "The game goes on." in said[0]
    assert said[1:] == ["", ""]


def test_a_full_disk_is_told_once_and_the_game_goes_on(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    def disk_full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    shot = shoot()
    learner = Learner(box, WINGSPAN.names.__getitem__)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        said = [learner.see(lay(shot, replace(read(shot), id=id_))) for id_ in ("mallard", "brant")]
    assert "Free some space" in said[0]
    assert said[1] == ""
    learner.see(lay(shot, read(shot)))
    assert [kept.id for kept in open_box(box.folder).cards] == ["osprey"]
