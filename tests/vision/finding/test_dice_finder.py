from __future__ import annotations

import numpy as np
import pytest

from vision.finding.dice_finder import (
    CLOSE_UP_AT,
    CLOSE_UP_PX,
    CLOSER_AT,
    PICTURE_PX,
    REGION_PX,
    DiceFinder,
    _keep_apart,
    _prepare,
    _read_peaks,
)
from vision.reading import Outline


def make_cells(spots: list[tuple[int, int, float]]) -> np.ndarray:
    cells = np.zeros((4, 20, 30), np.float32)
    cells[0] = -8
    for row, column, heat in spots:
        cells[0, row, column] = heat
    return cells


def test_peaks_come_back_in_pixels_of_the_picture_as_given() -> None:
    (die,) = _read_peaks(make_cells([(5, 10, 3.0)]), zoom=0.5)
    assert die.center == pytest.approx((83.5, 43.5))
    assert die.size_px == pytest.approx(48)
    assert die.confidence == pytest.approx(0.953, abs=0.001)


def test_faint_peaks_are_no_dice() -> None:
    assert _read_peaks(make_cells([(5, 10, -2.0)]), zoom=1) == []


def test_of_two_peaks_on_one_die_the_stronger_stays() -> None:
    weak, strong = Outline.square((10, 10), 40, 0.5), Outline.square((14, 12), 40, 0.9)
    neighbour = Outline.square((51, 10), 40, 0.6)
    assert _keep_apart([weak, strong, neighbour]) == [strong, neighbour]


def test_pictures_are_filled_up_to_whole_blocks_in_red_green_blue() -> None:
    blue = np.zeros((50, 70, 3), np.uint8)
    blue[..., 0] = 255
    batch = _prepare(blue, 1.0)
    assert batch.shape == (1, 3, 64, 96)
    assert batch[0, 2].min() == pytest.approx(1)
    assert batch[0, :2].max() == 0


@pytest.mark.parametrize(("heat", "count"), [(CLOSE_UP_AT - 0.1, 0), (CLOSE_UP_AT + 0.1, 1)])
def test_what_is_seen_only_from_afar_must_be_a_clear_die(
    monkeypatch: pytest.MonkeyPatch, heat: float, count: int
) -> None:
    finder = DiceFinder()
    far = {PICTURE_PX: [], CLOSE_UP_PX: [Outline.square((50, 50), 60, heat)]}
    monkeypatch.setattr(finder, "_search", lambda _image, longest_px: far[longest_px])
    assert len(finder.find(np.zeros((100, 100, 3), np.uint8))) == count


@pytest.mark.parametrize(
    ("size_wh", "heat", "looks"),
    [
        pytest.param((1920, 1080), CLOSER_AT + 0.1, [PICTURE_PX, REGION_PX], id="small in a large picture"),
        pytest.param((1920, 1080), CLOSER_AT - 0.1, [PICTURE_PX], id="no plain die"),
        pytest.param((320, 240), CLOSER_AT + 0.1, [PICTURE_PX], id="a small picture, seen in full size"),
    ],
)
def test_where_dice_lie_a_large_picture_is_searched_closer(
    monkeypatch: pytest.MonkeyPatch, size_wh: tuple[int, int], heat: float, looks: list[int]
) -> None:
    finder, seen = DiceFinder(), []

    def search(_image: np.ndarray, longest_px: int) -> list[Outline]:
        seen.append(longest_px)
        return [Outline.square((160.0, 120.0), 40.0, heat)]

    monkeypatch.setattr(finder, "_search", search)
    finder.find(np.zeros((size_wh[1], size_wh[0], 3), np.uint8))
    assert seen == looks


def test_a_closer_look_adds_dice_and_loses_none_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    finder = DiceFinder()
    plain, away = Outline.square((500.0, 500.0), 40.0, 0.9), Outline.square((1500.0, 200.0), 40.0, 0.3)
    left, top = 500 - 120 - 0.08 * 240, 500 - 120 - 0.08 * 240  # of the closer look, with its margin
    beside = Outline.square((560.0 - int(left), 500.0 - int(top)), 40.0, 0.5)
    found = {
        PICTURE_PX: [plain, away],
        REGION_PX: [Outline.square((500.0 - int(left), 500.0 - int(top)), 40.0, 0.95), beside],
    }
    monkeypatch.setattr(finder, "_search", lambda _image, longest_px: found[longest_px])
    dice = finder.find(np.zeros((1080, 1920, 3), np.uint8))
    assert [(round(die.center[0]), die.confidence) for die in dice] == [(500, 0.95), (560, 0.5), (1500, 0.3)]
