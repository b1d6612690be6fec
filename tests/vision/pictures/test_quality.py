"""The faults of a picture are said in words, with the remedy."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import pytest

from tablemate.watching.describing import describe_problems
from tests.vision.conftest import WINGSPAN
from vision.geometry import Image, rectify
from vision.pictures.quality import find_problems
from vision.reading import Outline, Problem
from voice.phrases import Phrases

Lay = Callable[..., tuple[Image, Outline]]


@pytest.fixture(scope="module")
def title(lay_card: Lay) -> Image:
    picture, outline = lay_card("osprey", 3.0, 4.0)
    assert WINGSPAN.title is not None
    return rectify(picture, outline.corners, (110, 55), WINGSPAN.title)


def put_glare(image: Image) -> Image:
    spot = np.zeros(image.shape, np.float32)
    cv2.circle(spot, (50, 20), 22, (400, 400, 400), -1)
    return np.asarray(np.clip(image + cv2.GaussianBlur(spot, (0, 0), 4), 0, 255), np.uint8)


def test_a_good_title_has_no_problem(title: Image) -> None:
    assert find_problems(title, 3.0) == ()


def test_a_small_title_is_too_small(title: Image) -> None:
    assert find_problems(title, 1.5) == (Problem.TOO_SMALL,)


def test_a_dim_title_is_too_dark(title: Image) -> None:
    assert Problem.TOO_DARK in find_problems((title * 0.15).astype(np.uint8), 3.0)


def test_a_soft_title_is_blurred(title: Image) -> None:
    soft = np.asarray(cv2.GaussianBlur(title, (0, 0), 2.5), np.uint8)
    assert find_problems(soft, 3.0) == (Problem.BLURRED,)


def test_a_noisy_soft_title_is_still_blurred(title: Image) -> None:
    soft = cv2.GaussianBlur(title, (0, 0), 2.5)
    noisy = np.clip(soft + np.random.default_rng(1).normal(0, 5, soft.shape), 0, 255).astype(np.uint8)
    assert Problem.BLURRED in find_problems(noisy, 3.0)


def test_a_bright_spot_is_glare(title: Image) -> None:
    assert Problem.GLARE in find_problems(put_glare(title), 3.0)


def test_every_problem_has_a_remedy() -> None:
    assert all(describe_problems([problem], Phrases()).count(".") == 2 for problem in Problem)
    assert describe_problems((Problem.TOO_DARK, Problem.GLARE), Phrases()).count(".") == 4
