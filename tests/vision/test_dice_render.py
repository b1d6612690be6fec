from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from fixtures.render.dice import icons_calibration, icons_held_out, icons_training
from fixtures.render.dice.clutter import mark_thing
from fixtures.render.dice.dice import FACES, _pose, choose_look, draw_die
from fixtures.render.dice.faces import FOODS, Family, paint_face
from fixtures.render.dice.feeder import _visible_sides, make_scene
from fixtures.render.dice.icons_assembled import ASSEMBLED
from fixtures.render.dice.icons_found import load_found
from fixtures.render.dice.pen import ICON_PX, Draw, Pen
from fixtures.render.scenes.snapshot import take_snapshot, take_snapshots

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

KINDS = ("CATERPILLARS", "EARS", "BERRIES", "FISHES", "MICE")


def draw_one(seed: int, face: str | None, center: tuple[float, float] = (80, 80)) -> np.ndarray:
    rng = np.random.default_rng(seed)
    canvas = np.full((160, 160, 3), 128, np.uint8)
    draw_die(canvas, face, center, 40, 25, rng, choose_look(rng))
    return canvas


def test_the_same_seed_draws_the_same_die() -> None:
    assert (draw_one(1, "fish") == draw_one(1, "fish")).all()


def test_a_die_stays_near_its_place() -> None:
    changed = np.argwhere((draw_one(2, "seed") != 128).any(axis=2))
    assert changed.min() >= 80 - 64
    assert changed.max() <= 80 + 64
    assert np.abs(changed.mean(axis=0) - 80).max() < 20


@pytest.mark.parametrize("center", [(-20.0, 80.0), (165.0, 158.0), (500.0, 500.0)])
def test_a_die_may_lie_over_the_edge_of_the_picture(center: tuple[float, float]) -> None:
    assert draw_one(3, "rodent", center).shape == (160, 160, 3)


def test_every_face_looks_different() -> None:
    look = choose_look(np.random.default_rng(4))
    faces = [paint_face(face, np.random.default_rng(5), look).astype(int) for face in (*FACES, None)]
    for one, other in combinations(faces, 2):
        assert np.abs(one - other).mean() > 3


def drawings_of(source: ModuleType) -> set[Draw]:
    return {draw for kind in KINDS for draw in getattr(source, kind)}


def test_no_drawing_of_the_test_is_one_of_training_or_calibration() -> None:
    trained = drawings_of(icons_training) | set(ASSEMBLED)
    calibrated, tested = drawings_of(icons_calibration), drawings_of(icons_held_out)
    assert not tested & trained
    assert not calibrated & (trained | tested)


@pytest.mark.parametrize("family", ["training", "calibration", "test"])
def test_every_family_draws_five_foods_that_can_be_seen(family: Family) -> None:
    for seed in range(10):
        icons = choose_look(np.random.default_rng(seed), family).icons
        assert tuple(icons) == FOODS
        assert all((icon > 127).mean() > 0.01 for icon in icons.values())


def write_masks(folder: Path, size_px: int) -> None:
    for name in (*FOODS, "signs"):
        (folder / name).mkdir()
        mask = np.zeros((size_px, size_px), np.uint8)
        mask[40:-40, 40:-40] = 255
        cv2.imwrite(str(folder / name / "square.png"), mask)


def test_found_drawings_take_the_place_of_some_of_our_own(tmp_path: Path) -> None:
    write_masks(tmp_path, ICON_PX)
    found = load_found(tmp_path, FOODS)
    square = np.s_[ICON_PX // 2 - 20 : ICON_PX // 2 + 20]
    looks = [choose_look(np.random.default_rng(seed), found=found) for seed in range(20)]
    full = [(icon[square, square] > 127).all() for look in looks for icon in look.icons.values()]
    assert 0.3 < np.mean(full) < 0.9
    wholly = choose_look(np.random.default_rng(1), found=load_found(tmp_path, FOODS, share=1.0))
    assert all((icon[square, square] > 127).all() for icon in wholly.icons.values())
    scene = make_scene(np.random.default_rng(1), "training", (300, 300), 40, strange=1.0, found=found)
    assert all(die.face is None for die in scene.dice)


def test_a_found_drawing_of_another_size_is_refused_by_its_folder(tmp_path: Path) -> None:
    write_masks(tmp_path, ICON_PX // 2)
    with pytest.raises(ValueError, match="invertebrate must hold masks of 192 x 192"):
        load_found(tmp_path, FOODS)


@pytest.mark.parametrize("draw", ASSEMBLED)
def test_an_assembled_drawing_is_another_silhouette_every_time(draw: Draw) -> None:
    masks = []
    for seed in range(20):
        pen = Pen()
        draw(pen, np.random.default_rng(seed))
        masks.append(pen.mask > 127)
    assert all(0.03 < mask.mean() < 0.6 for mask in masks)
    for one, other in combinations(masks, 2):
        assert (one ^ other).sum() > 0.1 * (one | other).sum()


@pytest.mark.parametrize("seed", range(12))
def test_a_thing_on_a_die_of_another_game_can_be_seen(seed: int) -> None:
    assert 0.03 < (mark_thing(np.random.default_rng(seed), 0) > 127).mean() < 0.7


def test_a_scene_is_seen_as_steeply_as_asked() -> None:
    assert make_scene(np.random.default_rng(1), "test", (300, 300), 40, tilt_deg=31).look.tilt_deg == 31


@pytest.mark.parametrize("seed", range(10))
def test_dice_of_a_scene_lie_whole_in_the_picture_and_apart(seed: int) -> None:
    scene = make_scene(np.random.default_rng(seed), "test", (400, 300), 40)
    assert 1 <= len(scene.dice) <= 5
    for die in scene.dice:
        assert 20 < die.center[0] < 380
        assert 20 < die.center[1] < 280
    for one, other in combinations(scene.dice, 2):
        assert np.hypot(*np.subtract(one.center, other.center)) > 40 * 0.75


def test_from_straight_above_no_side_of_a_die_is_seen_and_at_a_slant_one_or_two_are() -> None:
    rng = np.random.default_rng(6)
    for tilt_deg, seen in ((0, {0}), (35, {1, 2})):
        look = choose_look(rng, tilt_deg=tilt_deg)
        counts = {len(_visible_sides((50, 50), turned, 40, look)) for turned in range(0, 360, 15)}
        assert counts <= seen


def test_a_leaning_die_still_turns_its_top_to_the_camera() -> None:
    for seed in range(200):
        rng = np.random.default_rng(seed)
        look = choose_look(rng)
        pose = _pose(rng, look, 20, np.zeros(2), 40)
        assert np.degrees(np.arccos(min(1.0, pose.space[2, 2]))) < 38.01


def test_further_frames_of_a_scene_differ_by_the_noise_alone() -> None:
    scene = np.full((60, 80, 3), 120, np.uint8)
    scene[20:40, 30:50] = 220
    alone = take_snapshot(scene, np.random.default_rng(4), 20)
    first, *further = take_snapshots(scene, np.random.default_rng(4), 20, 4)
    assert np.array_equal(alone, first)
    for frame in further:
        assert not np.array_equal(frame, first)
        assert abs(float(frame.mean()) - float(first.mean())) < 1
