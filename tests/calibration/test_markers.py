from __future__ import annotations

import cv2
import numpy as np
import pytest

from calibration.corners import as_corners
from calibration.markers import COMMANDS, DICTIONARY, TABLE_MARKERS, Marker, find_markers
from fixtures.render.tables.tops import draw_table
from tests.calibration.drawing import View, cover, dim, draw_view, place_markers, soften


def measure_worst_px(found: list[Marker], view: View) -> float:
    truth = {marker.id: np.array(marker.corners) for marker in view.markers()}
    return max(float(np.abs(np.array(marker.corners) - truth[marker.id]).max()) for marker in found)


def test_no_two_markers_mean_the_same_or_are_easily_taken_for_each_other() -> None:
    assert not TABLE_MARKERS.keys() & COMMANDS.keys()
    assert sorted(COMMANDS.values()) == sorted(
        [
            "your_turn",
            "my_turn",
            "yes",
            "no",
            "done",
            "undo",
            "repeat",
            "why",
            "pause",
            "table",
            "score",
            "help",
            *"00112233445566778899",
        ]
    )
    dictionary = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    for id_ in TABLE_MARKERS:
        bits = cv2.aruco.Dictionary.getBitsFromByteList(dictionary.bytesList[id_ : id_ + 1], 6)
        assert min(dictionary.getDistanceToId(bits, other) for other in COMMANDS) >= 11


@pytest.mark.parametrize("tilt_deg", [0, 20, 35])
@pytest.mark.parametrize("px_per_mm", [2.0, 2.9, 4.0])
def test_every_marker_is_found_to_a_fifth_of_a_pixel(px_per_mm: float, tilt_deg: float) -> None:
    view = draw_view(place_markers(2 / px_per_mm, 15), px_per_mm, tilt_deg, towards_deg=30)
    found = find_markers(view.image_bgr)
    assert [marker.id for marker in found] == [0, 1, 2, 3]
    assert measure_worst_px(found, view) < 0.2


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda view: soften(view, 2.0), id="out of focus"),
        pytest.param(dim, id="evening"),
        pytest.param(lambda view: dim(soften(view, 1.5)), id="evening and out of focus"),
        pytest.param(lambda view: dim(view, 0.15, 3), id="nearly dark"),
    ],
)
def test_markers_are_found_in_a_bad_picture(spoil: object) -> None:
    assert callable(spoil)
    view = spoil(draw_view([*place_markers(), (24, (0.0, 60.0), 70)], tilt_deg=20, px_per_mm=2.2))
    found = find_markers(view.image_bgr)
    assert [marker.id for marker in found] == [0, 1, 2, 3, 24]
    assert measure_worst_px(found, view) < 0.8


def shine(view: View, id_: int) -> View:
    """Let a lamp shine on one side of a marker, in a room that is nearly dark, and set it out of focus."""
    middle, corner = view.to_px(view.truth_mm[id_]).mean(axis=0), view.to_px(view.truth_mm[id_])[0]
    far_px = np.linalg.norm(np.indices(view.image_bgr.shape[:2])[::-1].T.swapaxes(0, 1) - corner, axis=2)
    reach_px = 1.1 * np.linalg.norm(middle - corner)
    lit = view.image_bgr * (0.1 + 0.55 * np.exp(-((far_px / reach_px) ** 2)))[..., None]
    return soften(View(lit.clip(0, 255).astype(np.uint8), view.matrix, view.truth_mm), 2.6)


@pytest.mark.parametrize("id_", TABLE_MARKERS)
def test_a_marker_half_in_the_shine_of_a_lamp_is_found_by_a_second_search(id_: int) -> None:
    view = shine(draw_view(place_markers(), 2.2, tilt_deg=15), id_)
    found = [marker for marker in find_markers(view.image_bgr) if marker.id == id_]
    assert len(found) == 1
    assert measure_worst_px(found, view) < 1.5


def test_a_marker_is_searched_for_again_where_it_is_expected_and_nowhere_else() -> None:
    view = shine(draw_view(place_markers(), 2.2, tilt_deg=15), 2)
    corners = {id_: as_corners(view.to_px(mm)) for id_, mm in view.truth_mm.items()}
    assert 2 in {marker.id for marker in find_markers(view.image_bgr, corners)}
    assert 2 not in {marker.id for marker in find_markers(view.image_bgr, {2: corners[0]})}
    assert 2 not in {marker.id for marker in find_markers(view.image_bgr, {})}


def test_a_command_card_that_lies_alone_is_searched_for_again_too() -> None:
    view = shine(draw_view([(14, (0.0, 0.0), 20)], 2.2, size_wh=(960, 540)), 14)
    assert [marker.command for marker in find_markers(view.image_bgr)] == ["done"]


def test_a_thumb_on_one_marker_hides_only_that_one() -> None:
    view = cover(draw_view(place_markers(), tilt_deg=8), 2)
    assert [marker.id for marker in find_markers(view.image_bgr)] == [0, 1, 3]


@pytest.mark.parametrize("turned_deg", range(0, 360, 30))
def test_command_cards_are_read_turned_any_way_and_two_at_once(turned_deg: float) -> None:
    placed = [*place_markers(), (12, (-90.0, 20.0), turned_deg), (35, (90.0, 20.0), 200 - turned_deg)]
    view = draw_view(placed, 2.2, tilt_deg=25, towards_deg=10)
    found = find_markers(view.image_bgr)
    assert [marker.command for marker in found] == [None] * 4 + ["yes", "5"]
    assert measure_worst_px(found, view) < 0.3


@pytest.mark.parametrize("id_", COMMANDS)
def test_each_command_card_is_itself(id_: int) -> None:
    view = draw_view([(id_, (0.0, 0.0), 33)], 2.0, size_wh=(960, 540))
    assert [(marker.id, marker.command) for marker in find_markers(view.image_bgr)] == [(id_, COMMANDS[id_])]


@pytest.mark.parametrize(
    "middle_mm",
    [(-310.0, 0.0), (310.0, 10.0), (0.0, -153.0), (20.0, 177.0)],
    ids=["left", "right", "top", "bottom"],
)
def test_a_command_card_is_read_while_its_marker_is_just_inside_the_picture(
    middle_mm: tuple[float, float],
) -> None:
    view = draw_view([*place_markers(0.9), (14, middle_mm, 0)], 2.9)
    corners = view.to_px(view.truth_mm[14])
    assert (corners > 0).all()
    assert (corners < view.image_bgr.shape[1::-1]).all()
    assert [marker.command for marker in find_markers(view.image_bgr)][-1] == "done"


def test_a_command_card_cut_by_the_pictures_edge_is_not_guessed() -> None:
    view = draw_view([*place_markers(0.9), (14, (-335.0, 0.0), 0)], 2.9)
    assert [marker.id for marker in find_markers(view.image_bgr)] == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(6))
def test_a_table_without_markers_shows_none(seed: int) -> None:
    table = draw_table(np.random.default_rng(seed), (1280, 720))
    assert find_markers(table) == []


def test_a_mirrored_picture_shows_no_markers() -> None:
    view = draw_view(place_markers())
    assert find_markers(np.ascontiguousarray(view.image_bgr[:, ::-1])) == []


@pytest.mark.parametrize("size_wh", [(1280, 720), (3840, 2160), (640, 480)])
def test_markers_are_found_at_other_picture_sizes(size_wh: tuple[int, int]) -> None:
    view = draw_view(place_markers(0.8), size_wh[0] / 640, size_wh=size_wh)
    found = find_markers(view.image_bgr)
    assert [marker.id for marker in found] == [0, 1, 2, 3]
    assert measure_worst_px(found, view) < 0.25


def test_a_grey_picture_will_do() -> None:
    grey = cv2.cvtColor(draw_view(place_markers()).image_bgr, cv2.COLOR_BGR2GRAY)
    assert len(find_markers(np.asarray(grey, np.uint8))) == 4
