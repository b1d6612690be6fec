"""Reading a line with the recogniser that comes with rapidocr: any script and long lines, if sharp."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.naming.titles.recogniser import LineText
from vision.naming.titles.signs import OTHER, spell
from vision.network import open_rapidocr

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image

MODEL_FILE = "PP-OCRv6_rec_small.onnx"
LINE_HEIGHT_PX = 48
LEAST_WIDTH_PX = 64
MOST_WIDTH_PX = 640


def read_line_again(line_bgr: Image, alphabet: str) -> LineText:
    """Read one line of print that lies level in its picture, as signs of an alphabet."""
    session = open_rapidocr(MODEL_FILE)
    (output,) = session.run(None, {session.get_inputs()[0].name: _prepare(line_bgr)})
    columns, places = _place_signs(alphabet)
    steps = np.zeros((len(output[0]), len(alphabet) + 1), np.float32)
    for column, place in zip(columns, places, strict=True):
        steps[:, place] += output[0][:, column]
    steps[:, 1 + alphabet.index(OTHER)] = np.clip(1 - steps.sum(axis=1), 0, 1)
    return LineText(steps, alphabet)


@lru_cache
def _place_signs(alphabet: str) -> tuple[list[int], list[int]]:
    """Return the recogniser's columns that mean none or signs of ours, and which; all others are OTHER."""
    places = {sign: number for number, sign in enumerate(alphabet, start=1) if sign != OTHER}
    listed = open_rapidocr(MODEL_FILE).get_modelmeta().custom_metadata_map["character"].splitlines()
    # Its first column means none, its last a space.
    ours = [0, *(places.get(spell(sign)) for sign in listed), places[" "]]
    known = [(column, place) for column, place in enumerate(ours) if place is not None]
    return [column for column, _ in known], [place for _, place in known]


def _prepare(line_bgr: Image) -> NDArray[np.float32]:
    height, width = line_bgr.shape[:2]
    wide = min(max(round(width * LINE_HEIGHT_PX / height), LEAST_WIDTH_PX), MOST_WIDTH_PX)
    wide += -wide % 8
    scaled = cv2.resize(line_bgr, (wide, LINE_HEIGHT_PX), interpolation=cv2.INTER_LINEAR)
    batch = scaled.astype(np.float32).transpose(2, 0, 1)[np.newaxis]
    return batch / np.float32(127.5) - np.float32(1)
