"""A corrected card stays corrected while it lies there: it is known again by how it looks."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

import cv2
import numpy as np

from engine.files import write_whole
from vision.deciding import take_word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from vision.geometry import Image
    from vision.reading import Corners, Point, Reading

SIZE_PX = 32
SAME_LOOK = 0.9  # correlation of two pictures of one thing, some light and noise apart
SAME_PLACE_MM = 5.0
MOST_KEPT = 50
MOST_BYTES = 10_000_000  # of the file they are kept in; fifty looks have less than half a megabyte


@dataclass(frozen=True, slots=True)
class KnownLook:
    """What a person said a thing is, where it lay, how it looked and what the camera took it for."""

    id: str
    place_mm: Point
    look: NDArray[np.float32]
    read_as: str = ""  # nothing, where it could not be read at all

    def is_of(self, place_mm: Point, look: NDArray[np.float32]) -> bool:
        """Whether it still lies there."""
        return math.dist(self.place_mm, place_mm) < SAME_PLACE_MM and _likeness(self.look, look) >= SAME_LOOK

    def may_be(self, thing: Reading) -> bool:
        """Whether what is read there now is in keeping with it: cards of one deck may look much alike."""
        read = {candidate.id for candidate in thing.candidates}
        return not self.read_as or not read or bool(read & {self.id, self.read_as})


class Corrections:
    """What was corrected; readings of things that still lie there are put right."""

    def __init__(self) -> None:
        self._known: list[KnownLook] = []
        self._covered: list[KnownLook] = []  # told of cards over which a hand may be
        self._file: Path | None = None
        self._game = ""

    def keep_in(self, file: Path, game: str) -> bool:
        """Keep what is known in a file from now on, and begin with what it has of the same game.

        False if the file is damaged: then nothing of it is known, and it is written over.
        """
        self._file, self._game = file, game
        known = _load(file, game)
        self._known = known or []
        return known is not None

    def learn(
        self, id_: str, image_bgr: Image, corners: Corners, place_mm: Point, read_as: str | None = None
    ) -> None:
        """Remember that the thing here is called so; an older word on it is dropped."""
        look = look_at(image_bgr, corners)
        older = [old for old in self._known if old.is_of(place_mm, look)]
        if [old.id for old in older] == [id_]:
            return
        others = [old for old in self._known if not old.is_of(place_mm, look)]
        taken_for = older[-1].read_as if older else read_as or ""
        self._change([*others[-MOST_KEPT:], KnownLook(id_, place_mm, look, taken_for)])

    def forget(self, places_mm: Iterable[Corners]) -> None:
        """Drop every word on what lay inside these corners."""
        outlines = [np.array(corners, np.float32) for corners in places_mm] if self._known else []
        left = [known for known in self._known if not _lies_in(known.place_mm, outlines)]
        if len(left) < len(self._known):
            self._change(left)

    def keep_covered(self, covered: Sequence[KnownLook]) -> None:
        """Keep what was told of cards that may be covered: after a restart they count as any others."""
        self._covered = list(covered)
        self._change(self._known)

    def apply(self, thing: Reading, image_bgr: Image, place_mm: Point) -> Reading:
        """Put a thing right that was corrected before."""
        near = [known for known in self._known if math.dist(known.place_mm, place_mm) < SAME_PLACE_MM]
        look = look_at(image_bgr, thing.corners) if near else None
        for known in near:
            if look is not None and known.is_of(place_mm, look) and known.may_be(thing):
                return take_word(thing, known.id)
        return thing

    def _change(self, known: list[KnownLook]) -> None:
        self._known = known
        if self._file:
            covered = [
                one for one in self._covered if not any(old.is_of(one.place_mm, one.look) for old in known)
            ]
            with suppress(OSError):  # what a full disk does not take is asked again after a restart
                _save(self._file, self._game, [*known, *covered])


def _save(file: Path, game: str, known: Sequence[KnownLook]) -> None:
    content = BytesIO()
    np.savez_compressed(
        content,
        game=np.array(game),
        ids=np.array([one.id for one in known], np.str_),
        read_as=np.array([one.read_as for one in known], np.str_),
        places_mm=np.array([one.place_mm for one in known], np.float64).reshape(-1, 2),
        looks=np.array([one.look for one in known], np.float16).reshape(-1, SIZE_PX, SIZE_PX, 3),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, content.getvalue())


def _load(file: Path, game: str) -> list[KnownLook] | None:
    """What a file keeps of a game: nothing if there is none or it is of another, None if it is damaged."""
    try:
        if not file.exists():
            return []
        with np.load(BytesIO(_read(file)), allow_pickle=False) as kept:
            if sum(part.file_size for part in kept.zip.infolist()) > MOST_BYTES:
                return None
            if str(kept["game"]) != game:
                return []
            rows = zip(kept["ids"], kept["places_mm"], kept["looks"], kept["read_as"], strict=True)
            return [
                KnownLook(str(id_), (float(x), float(y)), look.astype(np.float32), str(read_as))
                for id_, (x, y), look, read_as in rows
                if look.shape == (SIZE_PX, SIZE_PX, 3)
            ]
    except Exception:  # noqa: BLE001 - NumPy raises whatever a damaged file leads it to, and a game is being played
        return None


def _read(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES)


def _lies_in(place_mm: Point, outlines: Iterable[NDArray[np.float32]]) -> bool:
    return any(cv2.pointPolygonTest(outline, place_mm, measureDist=False) >= 0 for outline in outlines)


def look_at(image_bgr: Image, corners: Corners) -> NDArray[np.float32]:
    """The thing as a small picture, whatever its light."""
    frame = np.array([(0, 0), (SIZE_PX, 0), (SIZE_PX, SIZE_PX), (0, SIZE_PX)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(corners, np.float32), frame)
    small = cv2.warpPerspective(image_bgr, way, (SIZE_PX, SIZE_PX), flags=cv2.INTER_AREA)
    levels = cv2.GaussianBlur(small, (0, 0), 1).astype(np.float32)
    levels -= levels.mean(axis=(0, 1))
    return np.asarray(levels / (np.linalg.norm(levels) + 1e-6), np.float32)


def _likeness(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    """How alike two looks are, either way up."""
    return float(max((one * other).sum(), (one * other[::-1, ::-1]).sum()))
