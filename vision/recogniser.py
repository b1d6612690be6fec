"""Reading one line of print with the recogniser that comes with rapidocr, letter by letter probable."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image
from vision.network import NetworkError, start_session

if TYPE_CHECKING:
    import onnxruntime

MODEL_FILE = "PP-OCRv6_rec_small.onnx"
LINE_HEIGHT_PX = 48
LEAST_WIDTH_PX = 64
MOST_WIDTH_PX = 640


@dataclass(frozen=True, slots=True)
class LineText:
    """What a line may say: for every step along it the probability of each letter, column 0 being none."""

    probabilities: NDArray[np.float64]
    alphabet: str

    @property
    def text(self) -> str:
        """The most probable letters, without spaces, accents and capitals."""
        best = self.probabilities[:, : len(self.alphabet) + 1].argmax(axis=1)
        kept = best[np.flatnonzero(np.diff(best, prepend=0))]
        return "".join(self.alphabet[i - 1] for i in kept if i)

    def __add__(self, other: "LineText") -> "LineText":
        return LineText(np.concatenate([self.probabilities, other.probabilities]), self.alphabet)


class Recogniser:
    """Reads lines of print as letters of one closed alphabet."""

    def __init__(self, alphabet: str) -> None:
        self.alphabet = alphabet

    def read(self, line_bgr: Image) -> LineText:
        """Read one line of print that lies level in its picture."""
        session = _open_recogniser()
        (output,) = session.run(None, {session.get_inputs()[0].name: _prepare(line_bgr)})
        return LineText(self._gather(output[0]), self.alphabet)

    def _gather(self, output: NDArray[np.float32]) -> NDArray[np.float64]:
        """Sum the network's signs into none (with spaces and dashes), our letters, and the rest."""
        columns, groups = self._groups
        gathered = np.zeros((len(output), len(self.alphabet) + 2))
        for column, group in zip(columns, groups, strict=True):
            gathered[:, group] += output[:, column]
        gathered[:, -1] = np.clip(1 - gathered[:, :-1].sum(axis=1), 0, 1)
        return gathered

    @cached_property
    def _groups(self) -> tuple[list[int], list[int]]:
        places = {letter: index + 1 for index, letter in enumerate(self.alphabet)}
        columns, groups = [0], [0]
        for column, sign in enumerate(_read_signs(), start=1):
            folded = fold(sign)
            if folded in places or (not folded and sign.isascii()):
                columns.append(column)
                groups.append(places.get(folded, 0))
        return columns, groups


def fold(text: str) -> str:
    """Return the bare letters and digits of a text: no capitals, accents, spaces or marks."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(sign for sign in plain if sign.isalnum())


def gather_alphabet(texts: Iterable[str]) -> str:
    """Return every letter that occurs in these texts, once each and in order."""
    return "".join(sorted({letter for text in texts for letter in fold(text)}))


@lru_cache
def _open_recogniser() -> "onnxruntime.InferenceSession":
    package = find_spec("rapidocr")
    folders = package.submodule_search_locations if package else None
    path = Path(folders[0]) / "models" / MODEL_FILE if folders else None
    if path is None or not path.is_file():
        raise NetworkError(f"The text recogniser {MODEL_FILE} is missing. Install rapidocr 3.10 or newer.")
    return start_session(str(path))


@lru_cache
def _read_signs() -> list[str]:
    """Return the signs the recogniser knows; its first output column means none, its last a space."""
    listed = _open_recogniser().get_modelmeta().custom_metadata_map["character"].splitlines()
    return [*listed, " "]


def _prepare(line_bgr: Image) -> NDArray[np.float32]:
    height, width = line_bgr.shape[:2]
    wide = min(max(round(width * LINE_HEIGHT_PX / height), LEAST_WIDTH_PX), MOST_WIDTH_PX)
    wide += -wide % 8
    scaled = cv2.resize(line_bgr, (wide, LINE_HEIGHT_PX), interpolation=cv2.INTER_LINEAR)
    batch = scaled.astype(np.float32).transpose(2, 0, 1)[np.newaxis]
    return batch / np.float32(127.5) - np.float32(1)
