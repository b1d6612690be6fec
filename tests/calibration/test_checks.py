from __future__ import annotations

import cv2
import numpy as np
import pytest

from calibration.checks import Finding, Level, Sighting, check_markers, check_sight, is_playable
from calibration.edges import measure_blur_px
from calibration.layout import lay_out
from calibration.markers import find_markers
from calibration.plan import plan_from_corners
from calibration.pose import find_pose
from engine.wingspan import GAME
from fixtures.render.scenes.light import add_glare, lamp, shade
from tests.calibration.drawing import View, cover, dim, draw_view, place_markers, soften
from tests.saying import said

REGIONS = lay_out(GAME.zones)
ALL = ["markers", "zones", "scale", "sharpness", "light", "glare"]


def check(view: View) -> list[Finding]:
    return check_markers(view.image_bgr, find_markers(view.image_bgr), REGIONS)


def find_faults(view: View) -> dict[str, tuple[Level, str]]:
    return {f.about: (f.level, said(f)) for f in check(view) if f.level is not Level.GOOD}


def test_a_good_table_is_good_in_every_respect() -> None:
    findings = check(draw_view(place_markers(), tilt_deg=8))
    assert [finding.about for finding in findings] == ALL
    assert {finding.level for finding in findings} == {Level.GOOD}
    assert is_playable(findings)


def test_a_hidden_marker_is_all_there_is_to_say() -> None:
    findings = check(cover(draw_view(place_markers()), 1))
    assert [(finding.about, finding.level) for finding in findings] == [("markers", Level.BAD)]
    assert said(findings[0]).startswith("I can't see the top right marker.")
    assert not is_playable(findings)


def test_a_mirrored_picture_is_recognised() -> None:
    view = draw_view(place_markers())
    mirrored = View(np.ascontiguousarray(view.image_bgr[:, ::-1]), view.matrix)
    assert "mirrored" in find_faults(mirrored)["markers"][1]


@pytest.mark.parametrize(
    ("px_per_mm", "size_wh", "level", "sentence"),
    [
        (2.1, (1920, 1080), Level.FAIR, "2.1 pixels a millimetre: I can read most titles. To be sure, move the camera about 10 cm closer."),
        (1.3, (1920, 1080), Level.BAD, "1.3 pixels a millimetre: too few to read titles. Please move the camera about 60 cm closer."),
        (1.9, (1280, 720), Level.FAIR, "1.9 pixels a millimetre: I can read most titles. To be sure, move the camera about 15 cm closer, or use 1080p."),
    ],
)  # fmt: skip
def test_too_few_pixels_are_told_with_what_helps(
    px_per_mm: float, size_wh: tuple[int, int], level: Level, sentence: str
) -> None:
    view = draw_view(place_markers(), px_per_mm, size_wh=size_wh)
    assert find_faults(view)["scale"] == (level, sentence)


@pytest.mark.parametrize(
    ("sigma_px", "level"),
    [(0.6, None), (1.5, Level.FAIR), (2.5, Level.BAD)],
    ids=["fine", "soft", "too soft"],
)
def test_blur_is_measured_on_the_markers(sigma_px: float, level: Level | None) -> None:
    faults = find_faults(soften(draw_view(place_markers(), 2.6, tilt_deg=5), sigma_px))
    assert faults.get("sharpness", (None, ""))[0] == level


@pytest.mark.parametrize("light", [1.0, 0.35])
def test_the_measured_blur_grows_with_the_blur(light: float) -> None:
    widths_px = []
    for sigma_px in (0.5, 1.0, 2.0):
        view = dim(soften(draw_view(place_markers(0.9)), sigma_px), light, 3)
        grey = np.asarray(cv2.cvtColor(view.image_bgr, cv2.COLOR_BGR2GRAY), np.uint8)
        widths_px.append(measure_blur_px(grey, [marker.corners for marker in view.markers()]))
    assert widths_px == pytest.approx([0.55, 0.95, 1.75], abs=0.2)


@pytest.mark.parametrize(
    ("light", "level", "word"), [(0.4, Level.FAIR, "rather dark"), (0.2, Level.BAD, "too dark")]
)
def test_darkness_is_told(light: float, level: Level, word: str) -> None:
    found, sentence = find_faults(dim(draw_view(place_markers()), light, 2))["light"]
    assert (found, word in sentence) == (level, True)


def test_uneven_light_is_told() -> None:
    view = draw_view(place_markers())
    uneven = shade(view.image_bgr, lamp((1920, 1080), (0.0, 0.5), 0.5, 0.25))
    assert "One side" in find_faults(View(uneven, view.matrix))["light"][1]


def test_dazzling_paper_is_told() -> None:
    view = draw_view(place_markers())
    bright = cv2.convertScaleAbs(view.image_bgr, alpha=1.3)
    assert "too bright" in find_faults(View(np.asarray(bright, np.uint8), view.matrix))["light"][1]


def test_a_lamp_mirrored_in_the_tray_is_told() -> None:
    view = dim(draw_view(place_markers()), 0.8, 2)
    spot = view.to_px(np.array([(-115.0, -75.0)]))[0]
    glare = add_glare(np.random.default_rng(1), view.image_bgr, (float(spot[0]), float(spot[1])), 60, 1.0)
    assert find_faults(View(glare, view.matrix)) == {
        "glare": (
            Level.FAIR,
            "A lamp is reflected in the tray. Move it aside, or tilt the camera a little.",
        )
    }


def test_white_paper_in_a_zone_is_no_glare() -> None:
    view = draw_view([*place_markers(), (12, (-115.0, -75.0), 0)])
    assert find_faults(view) == {}


@pytest.mark.parametrize(
    ("shift_mm", "zones"),
    [((0, 0), None), ((-28, 0), "tray zone reaches"), ((0, -20), "tray and feeder zones reach")],
)
def test_a_zone_outside_the_picture_is_named(shift_mm: tuple[float, float], zones: str | None) -> None:
    view = draw_view(place_markers(0.75), 4.0, shift_mm=shift_mm)
    sentence = find_faults(view).get("zones", (None, ""))[1]
    assert sentence.startswith(f"The {zones} out of the picture. Move the camera" if zones else "")
    assert bool(sentence) == bool(zones)


def test_a_table_without_markers_is_checked_for_what_can_be() -> None:
    view = draw_view([])
    plan = plan_from_corners([(200, 100), (1720, 100), (1720, 980), (200, 980)], (520, 301))
    findings = check_sight(Sighting(view.image_bgr, (), find_pose(plan, ())), REGIONS)
    assert [finding.about for finding in findings] == ["zones", "scale", "glare"]
    assert is_playable(findings)


def test_without_a_pose_nothing_can_be_said() -> None:
    assert not is_playable(check_sight(Sighting(np.zeros((10, 10, 3), np.uint8), (), None), REGIONS))
    assert not is_playable([])
