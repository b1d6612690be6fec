"""What is wrong with the picture of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from vision.geometry import Image, as_image
from vision.reading import Problem

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEAST_PX_PER_MM = 1.6  # few titles are read below (calibration/checks.py)
_PICTURE_LONG_PX = 960  # enough to see whether a picture is sharp at all
_SHARP_PICTURE_SHARE = 0.25
_DARK_LEVEL = 55  # of 255: the paper of a card is darker only where hardly any light is
_BRIGHT_LEVEL = 248  # nearly as bright as a camera can tell: print is washed out there
_GLARE_SHARE = 0.15  # of the title: less leaves enough letters
_SHARP_SHARE = 0.37  # a blur of 1.3 pixels, whatever the noise, measured on generated titles


def find_problems(title_bgr: Image, px_per_mm: float) -> tuple[Problem, ...]:
    """Return what keeps the title from being read, given its piece of the picture in original resolution."""
    grey = as_image(cv2.cvtColor(title_bgr, cv2.COLOR_BGR2GRAY))
    checks = {
        Problem.TOO_SMALL: px_per_mm < LEAST_PX_PER_MM,
        Problem.TOO_DARK: float(np.percentile(grey, 90)) < _DARK_LEVEL,
        Problem.GLARE: float((grey >= _BRIGHT_LEVEL).mean()) > _GLARE_SHARE,
        Problem.BLURRED: measure_sharpness(grey) < _SHARP_SHARE,
    }
    return tuple(problem for problem, found in checks.items() if found)


def find_picture_problems(image_bgr: Image) -> tuple[Problem, ...]:
    """Return what keeps a whole picture from showing any card."""
    scale = _PICTURE_LONG_PX / max(image_bgr.shape[:2])
    small = (
        cv2.resize(image_bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        if scale < 1
        else image_bgr
    )
    grey = as_image(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY))
    if float(np.percentile(grey, 98)) < _DARK_LEVEL:
        return (Problem.TOO_DARK,)
    return (Problem.BLURRED,) if measure_sharpness(grey) < _SHARP_PICTURE_SHARE else ()


def measure_sharpness(grey: Image) -> float:
    """Return how much of the steepest slopes a blur of two pixels takes away: a half if sharp, else less."""
    steep, softened = (_measure_steepest(cv2.GaussianBlur(grey, (0, 0), width)) for width in (0.8, 2.0))
    return 1 - softened / steep if steep > 0 else 0.0


def _measure_steepest(grey: NDArray[Any]) -> float:
    slopes = np.hypot(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1))[
        3:-3, 3:-3
    ].ravel()
    count = max(1, slopes.size // 12)
    return float(np.partition(slopes, -count)[-count:].mean()) if slopes.size else 0.0
