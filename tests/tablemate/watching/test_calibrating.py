from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from calibration.plan import TableError
from calibration.profile import Profile, load_profile
from engine.errors import InvalidInput
from tablemate.watching import calibrating
from tests.calibration.drawing import View, cover, dim, draw_view, place_markers, soften
from tests.saying import refused
from vision.pictures.sources import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TABLE = calibrating.LaidTable.of("wingspan")
GOOD = draw_view(place_markers(), tilt_deg=8)


def play(*views: tuple[View, int]) -> Iterator[Frame]:
    """Show each view for so many frames, four a second."""
    images = [view.image_bgr for view, count in views for _ in range(count)]
    for index, image in enumerate(images):
        yield Frame(image, index / 4, index)


def calibrate(frames: Iterator[Frame], name: str = "table") -> tuple[Profile | None, list[str]]:
    said: list[str] = []
    return calibrating.calibrate(frames, table=TABLE, name=name, camera="0", say=said.append), said


def test_a_good_table_is_saved_after_a_few_looks(home: Path) -> None:
    frames = play((GOOD, 50))
    profile, said = calibrate(frames)
    assert said == ["All is well. The table is saved as table."]
    assert next(frames).index == calibrating.LOOKS_NEEDED
    assert profile
    saved = load_profile(home / "profiles" / "table.json")
    assert (saved.size_wh, saved.camera, saved.spots) == ((1920, 1080), "0", TABLE.spots)
    middles = {id_: np.mean(quad, axis=0) for id_, quad in saved.plan.markers.items()}
    assert middles[2] == pytest.approx([250, 120], abs=0.5)


def test_what_is_wrong_is_said_until_it_is_put_right() -> None:
    _, said = calibrate(play((cover(GOOD, 0), 40), (GOOD, 6)))
    missing = "I can't see the top left marker. Lay all four flat inside the picture, with nothing over them."
    assert said == [missing, missing, "All is well. The table is saved as table."]


def test_one_picture_will_do_and_advice_comes_with_it() -> None:
    profile, said = calibrate(play((dim(soften(draw_view(place_markers(), 2.6), 0.5), 0.4, 2), 1)))
    assert profile
    assert said == [
        "It is rather dark. With a little more light I read better.",
        "All is well. The table is saved as table.",
    ]


def test_a_moving_camera_is_waited_for() -> None:
    swinging = [(draw_view(place_markers(), tilt_deg=8, shift_mm=(x, 0)), 1) for x in range(4)]
    frames = play(*swinging, (GOOD, 10))
    profile, _ = calibrate(frames)
    assert profile
    assert next(frames).index == 4 + calibrating.LOOKS_NEEDED


def test_pictures_that_end_too_soon_save_nothing(home: Path) -> None:
    profile, said = calibrate(play((GOOD, 2), (cover(GOOD, 2), 2)))
    assert profile is None
    assert said[-1] == "The pictures ended before all was well. Nothing was saved."
    assert not (home / "profiles").exists()


def test_a_person_may_stop(home: Path) -> None:
    def interrupt() -> Iterator[Frame]:
        yield Frame(GOOD.image_bgr, 0.0, 0)
        raise KeyboardInterrupt

    profile, said = calibrate(interrupt())
    assert (profile, said) == (None, ["Stopped. Nothing was saved."])
    assert not (home / "profiles").exists()


def test_a_name_that_is_no_file_name_is_refused_before_looking() -> None:
    with pytest.raises(InvalidInput, match="letters, digits"):
        calibrate(play((GOOD, 1)), name="../away")


def test_corners_will_do_without_markers() -> None:
    said: list[str] = []
    corners = calibrating.parse_corners("200,100 1720,100 1720,980 200,980")
    profile = calibrating.calibrate_by_corners(
        GOOD.image_bgr, corners, (520, 301), table=TABLE, name="by-hand", camera="0", say=said.append
    )
    assert calibrating.load_named("by-hand") == profile
    assert said[0].startswith("Without markers I can't follow a camera that is moved")


def test_corners_too_small_to_read_save_nothing() -> None:
    said: list[str] = []
    profile = calibrating.calibrate_by_corners(
        GOOD.image_bgr,
        [(800, 400), (1100, 400), (1100, 570), (800, 570)],
        (520, 301),
        table=TABLE,
        name="far",
        camera="0",
        say=said.append,
    )
    assert profile is None
    assert "too few to read titles" in said[0]
    assert calibrating.saved_profiles() == []


def test_crossed_corners_are_refused() -> None:
    with refused(TableError, match="clockwise"):
        calibrating.calibrate_by_corners(
            GOOD.image_bgr,
            [(0, 0), (9, 0), (0, 9), (9, 9)],
            (520, 301),
            table=TABLE,
            name="x",
            camera="0",
            say=print,
        )


def test_a_zone_can_be_moved_and_stays_there() -> None:
    calibrate(play((GOOD, 6)))
    calibrating.move_zone("table", "feeder", (140, -60), 90)
    feeder = next(spot for spot in calibrating.load_named("table").spots if spot.name == "feeder")
    assert (feeder.center_mm, feeder.turned_deg) == ((140, -60), 90)


def test_what_cannot_be_moved_is_told() -> None:
    calibrate(play((GOOD, 6)))
    with pytest.raises(InvalidInput, match="no zone pond; it has tray, feeder, and bot"):
        calibrating.move_zone("table", "pond", (0, 0))
    with pytest.raises(InvalidInput, match="two metres"):
        calibrating.move_zone("table", "tray", (9000, 0))


def test_an_unknown_profile_is_told_with_those_there_are() -> None:
    with pytest.raises(InvalidInput, match="no saved table loft yet"):
        calibrating.load_named("loft")
    calibrate(play((GOOD, 6)), name="kitchen")
    with pytest.raises(InvalidInput, match="there is kitchen"):
        calibrating.load_named("loft")


def test_the_table_is_drawn_on_the_picture() -> None:
    profile, _ = calibrate(play((GOOD, 6)))
    assert profile
    drawn = calibrating.draw_table(GOOD.image_bgr, profile.plan, TABLE.regions)
    assert drawn.shape == GOOD.image_bgr.shape
    assert (drawn != GOOD.image_bgr).any()


@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_the_sheet_is_written(tmp_path: Path, paper: str) -> None:
    sentence = calibrating.make_sheet(tmp_path / "sheet.pdf", paper)
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert "100 %" in sentence


def test_paper_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="A4 and Letter"):
        calibrating.make_sheet(tmp_path / "sheet.pdf", "napkin")


@pytest.mark.parametrize("text", ["", "1,2 3,4", "1,2 3,4 5,6 7,eight", "1,2 3,4 5,6 7,8 9,10"])
def test_corners_typed_wrongly_are_refused(text: str) -> None:
    with pytest.raises(InvalidInput, match="four places"):
        calibrating.parse_corners(text)


@pytest.mark.parametrize(("text", "size_mm"), [("297x210", (297, 210)), ("520 x 301.5", (520, 301.5))])
def test_a_size_is_read(text: str, size_mm: tuple[float, float]) -> None:
    assert calibrating.parse_size(text) == size_mm


@pytest.mark.parametrize("text", ["297", "a x b", "1x2x3", ""])
def test_a_size_typed_wrongly_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput, match="two numbers"):
        calibrating.parse_size(text)
