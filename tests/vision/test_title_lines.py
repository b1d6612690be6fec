"""Lines to learn reading from are drawn in every size and softness, and say what they are told to say."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from models.title_lines import (
    HEIGHT_PX,
    LEAST_WIDTH_PX,
    MOST_WIDTH_PX,
    Camera,
    LineMaker,
    Printed,
    draw_camera,
)
from models.title_texts import MOST_LETTERS, Texts, load_texts, set_case
from models.typefaces import HELD_OUT_OF, Typeface
from vision.naming.titles.signs import SIGNS, spell

TEXTS = Texts(("osprey", "vulture", "duck's", "meadowlark"))


def print_word() -> Printed:
    ink = np.zeros((60, 260), np.uint8)
    cv2.putText(ink, "Osprey", (4, 46), (255, 255, 255), cv2.FontFace("sans"), 44, 500)
    return Printed(ink.astype(np.float32) / 255, 32)


def measure_sharpness(line: np.ndarray) -> float:
    level = line.astype(float) / max(float(np.ptp(line)), 1)
    return float(np.percentile(np.abs(np.diff(level, axis=1)), 99))


def test_a_line_is_as_high_and_wide_as_the_network_wants_it() -> None:
    rng = np.random.default_rng(1)
    maker = LineMaker(TEXTS, [])
    for _ in range(40):
        line = maker.photograph(print_word(), draw_camera(rng), rng)
        assert line.shape[0] == HEIGHT_PX
        assert LEAST_WIDTH_PX <= line.shape[1] <= MOST_WIDTH_PX


def test_a_camera_out_of_focus_gives_a_softer_line() -> None:
    maker = LineMaker(TEXTS, [])
    sharp, soft = (
        np.median(
            [
                measure_sharpness(
                    maker.photograph(print_word(), Camera(12, sigma, noise=0), np.random.default_rng(n))
                )
                for n in range(12)
            ]
        )
        for sigma in (0.3, 2.5)
    )
    assert soft < 0.75 * sharp


def test_texts_are_short_enough_and_of_our_signs() -> None:
    rng = np.random.default_rng(2)
    for _ in range(300):
        text = TEXTS.draw(rng)
        assert 0 < len(text) <= MOST_LETTERS
        assert set(spell(text)) <= set(SIGNS)


def test_setting_in_capitals_changes_no_letter() -> None:
    rng = np.random.default_rng(3)
    assert {spell(set_case("anna's duck", rng)) for _ in range(40)} == {"anna's duck"}


def test_words_are_read_from_lists_and_long_ones_left_out(tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.write_text("osprey\nnaïve\nantidisestablishment\n\nowl\n", encoding="utf-8")
    assert load_texts([words]).words == ("osprey", "owl")


@pytest.mark.parametrize("count", [600])
def test_one_family_in_six_is_never_trained_on(count: int) -> None:
    faces = [Typeface(Path(f"{n}.ttf"), f"family {n}") for n in range(count)]
    held_out = sum(face.held_out for face in faces)
    assert count / HELD_OUT_OF * 0.7 < held_out < count / HELD_OUT_OF * 1.3
