"""Keypoints of print that a card has in the same places as a reference: many only if it is the same print."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image

    Grey = NDArray[np.uint8]

WIDTH_PX = 240  # of a card whose points are compared; a webcam shows no more
MOST_POINTS = 400
PATCH_PX = 21  # around a point
CLEARLY = 0.85  # of the distance to the second best match: only a clearly better one counts
OFF = 0.04  # of a card's width that a point may lie beside its place
FEWEST = 2  # points: with fewer there is no second best


class Keypoints(NamedTuple):
    """Where a card has points of print, as fractions of it, and what each looks like."""

    places: NDArray[np.float64]
    looks: NDArray[np.uint8]


def shrink_for_points(card_bgr: Image) -> Grey:
    """Return a straightened card in the size in which its points are found."""
    size_wh = WIDTH_PX, round(WIDTH_PX * card_bgr.shape[0] / card_bgr.shape[1])
    return np.asarray(cv2.cvtColor(cv2.resize(card_bgr, size_wh), cv2.COLOR_BGR2GRAY), np.uint8)


def find_points(grey: Grey) -> Keypoints:
    """Return the points of a card."""
    orb = cv2.ORB.create(MOST_POINTS, 1.2, 8, 15, 0, 2, cv2.ORB_HARRIS_SCORE, PATCH_PX, 8)
    spots, looks = orb.detectAndCompute(grey, None)
    if looks is None:
        return Keypoints(np.zeros((0, 2)), np.zeros((0, 32), np.uint8))
    places = np.array([spot.pt for spot in spots], np.float64) / grey.shape[::-1]
    return Keypoints(places, np.asarray(looks, np.uint8))


def count_agreeing(reference: Keypoints, expected: NDArray[np.float64], card: Keypoints) -> int:
    """Return how many points of a reference the card has where they are expected on it."""
    if min(len(reference.looks), len(card.looks)) < FEWEST:
        return 0
    distances, nearest = cv2.batchDistance(
        reference.looks, card.looks, cv2.CV_32S, None, None, cv2.NORM_HAMMING, 2
    )
    clear = distances[:, 0] < CLEARLY * distances[:, 1]
    off = np.abs(card.places[nearest[:, 0]] - expected).max(axis=1)
    return int((clear & (off < OFF)).sum())
