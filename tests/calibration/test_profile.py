from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calibration.layout import Spot, lay_out
from calibration.lens import Lens
from calibration.plan import Anchor, TablePlan
from calibration.profile import (
    Profile,
    ProfileError,
    describe_profile,
    load_profile,
    read_profile,
    save_profile,
)
from engine.wingspan import GAME
from tests.saying import refused

if TYPE_CHECKING:
    from pathlib import Path

SQUARE = ((0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0))
PLAN = TablePlan(dict.fromkeys(range(4), SQUARE), lens=Lens((959.5, 539.5), 1101.5, -0.02))
SPOTS = tuple(region.spot for region in lay_out(GAME.zones))
PROFILE = Profile("evening", "0", (1920, 1080), PLAN, SPOTS)
ZONE = {"name": "tray", "center_mm": [0, 0]}
LENS = {"middle_px": [959.5, 539.5], "radius_px": 1101.5, "bend": -0.02}


def test_a_profile_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "profiles" / "evening.json"
    save_profile(PROFILE, path)
    assert load_profile(path) == PROFILE
    assert [file.name for file in path.parent.iterdir()] == ["evening.json"]


def test_a_profile_without_markers_comes_back_too(tmp_path: Path) -> None:
    anchored = Profile(
        "by-hand", "rtsp://phone/", (1280, 720), TablePlan({}, Anchor(SQUARE, SQUARE)), PROFILE.spots
    )
    save_profile(anchored, tmp_path / "a.json")
    assert load_profile(tmp_path / "a.json") == anchored


numbers = st.floats(-1500, 1500).map(lambda number: round(number, 3))


@given(
    st.tuples(numbers, numbers),
    st.floats(-180, 180),
    st.tuples(numbers, numbers, st.floats(1, 500).map(lambda number: round(number, 3))),
)
def test_any_profile_survives_being_plain_data(
    center_mm: tuple[float, float], turned_deg: float, square: tuple[float, float, float]
) -> None:
    x, y, side = square
    a, b, c, d = (
        (round(x + p * side, 3), round(y + q * side, 3)) for p, q in ((0, 0), (1, 0), (1, 1), (0, 1))
    )
    spot = Spot("feeder", center_mm, turned_deg)
    profile = Profile("t", "0", (640, 480), TablePlan({0: (a, b, c, d)}), (spot,))
    assert read_profile(json.loads(json.dumps(describe_profile(profile)))) == profile


def test_a_profile_saved_when_it_still_said_what_a_zone_was_is_read() -> None:
    former = {"kind": "row", "size_mm": [203, 107], "slots": 3, "slot_mm": [63, 93], "turned_deg": 12.5}
    data = describe_profile(PROFILE) | {"zones": [ZONE | former]}
    assert read_profile(json.loads(json.dumps(data))).spots == (Spot("tray", (0, 0), 12.5),)


def spoil(**changes: Any) -> str:
    return json.dumps(describe_profile(PROFILE) | changes)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("{", "not JSON", id="broken"),
        pytest.param("[" * 100_000, "nested too deeply", id="nested without end"),
        pytest.param(
            spoil(markers_mm={"0": [[0, 10**400]] * 4}), "too large", id="a corner beyond all numbers"
        ),
        pytest.param(spoil(markers_mm={"0": [[0, 0]] * 4}), "clockwise", id="corners in one place"),
        pytest.param(spoil(lens=LENS | {"radius_px": float("inf")}), "a lens bends", id="an endless lens"),
        pytest.param(spoil(zones=[{"name": "\x1b[2J"}]), "letters", id="an escape sequence for a name"),
        pytest.param(spoil(camera="0\0"), "text", id="a zero byte in the camera's name"),
        pytest.param(spoil(zones=[ZONE | {"holes": 3}]), "has no holes", id="an unknown key of a zone"),
        pytest.param(spoil(zones=[ZONE | {"center_mm": [0]}]), "a pair of numbers", id="half a place"),
        pytest.param(spoil(zones=[ZONE | {"center_mm": [0, 9000]}]), "two metres", id="a zone far away"),
        pytest.param(spoil(zones=[ZONE, ZONE]), "name of its own", id="two zones of one name"),
        pytest.param(spoil(zones=[ZONE | {"turned_deg": "9"}]), "a number", id="text for an angle"),
        pytest.param("[]", "no profile", id="a list"),
        pytest.param("{}", "'version' is missing", id="empty"),
        pytest.param(spoil(version=2), "of version 2", id="newer"),
        pytest.param(spoil(extra=1), "has no extra", id="unknown key"),
        pytest.param(spoil(name="../x"), "up to 40 letters", id="a path for a name"),
        pytest.param(spoil(name=3), "text", id="a number for a name"),
        pytest.param(spoil(size_wh=[1920]), "unpack", id="one side"),
        pytest.param(spoil(size_wh=[0, 1080]), "pixels large", id="no width"),
        pytest.param(spoil(size_wh=["a", 1080]), "whole numbers", id="text for a width"),
        pytest.param(spoil(markers_mm={}), "either markers or an anchor", id="neither markers nor anchor"),
        pytest.param(spoil(markers_mm={"12": SQUARE}), "table markers", id="a command card as a corner"),
        pytest.param(spoil(markers_mm={"0": [[0, 0]] * 3}), "unpack", id="three corners"),
        pytest.param(spoil(markers_mm={"0": [[0, float("inf")]] * 4}), "finite", id="an endless corner"),
        pytest.param(spoil(markers_mm=[1]), "markers_mm", id="a list of markers"),
        pytest.param(spoil(lens=LENS | {"bend": 0.9}), "a lens bends", id="a lens like a bottle"),
        pytest.param(spoil(lens=LENS | {"radius_px": 0}), "a lens bends", id="a lens without a size"),
        pytest.param(spoil(lens={}), "'middle_px' is missing", id="an empty lens"),
        pytest.param(spoil(zones=[]), "at least one zone", id="no zones"),
        pytest.param(spoil(zones=[{"name": "tray"}]), "'center_mm' is missing", id="half a zone"),
        pytest.param(spoil(zones=[3]), "zone", id="a number for a zone"),
    ],
)
def test_a_bad_profile_is_refused_by_file_and_reason(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with refused(ProfileError, match=rf"bad\.json: .*{reason}"):
        load_profile(path)


def test_files_that_are_no_profiles_at_all_are_refused(tmp_path: Path) -> None:
    with refused(ProfileError, match="not a file"):
        load_profile(tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with refused(ProfileError, match="not JSON"):
        load_profile(tmp_path / "bytes.json")
    (tmp_path / "huge.json").write_bytes(b" " * 1_000_001)
    with refused(ProfileError, match="too large"):
        load_profile(tmp_path / "huge.json")


def test_a_profile_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with refused(ProfileError, match="can't be written"):
        save_profile(PROFILE, tmp_path / "file" / "evening.json")
