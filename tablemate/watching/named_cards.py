"""What a person said a card is: believed while it lies there, also under a passing hand and after a restart.

A named card is recognised by how it looks and where it lies. One that was in doubt is compared more closely,
so that its name outlasts a touch of its place: cards of one deck may look much alike.
"""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias

import cv2
import numpy as np

from calibration.corners import as_corners
from engine.files import write_whole
from vision.deciding import take_word
from vision.reading import Status, middle_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from calibration.pose import Pose
    from vision.geometry import Image
    from vision.reading import Corners, Point, Reading

    Patch: TypeAlias = NDArray[np.float32]

LOOK_WH = (32, 32)
SAME_LOOK = 0.9  # correlation of two pictures of the same thing, despite some change of light and noise
SAME_PLACE_MM = 5.0
MOST_KEPT = 50
MOST_BYTES = 10_000_000  # of the file they are kept in; fifty looks have less than half a megabyte
# A pixel is more than a millimetre of most cards: print shows, the camera's noise does not.
PATCH_WH = (48, 72)
TREMBLES_PX = 2  # how far a patch may be shifted in another frame of a shaky camera
BLOCK_PX = 12  # about a title's height and the length of a short word
# Levels in any block. The same card differed by 10.6 at most between frames of a table at 720p that shakes by
# 1.5 pixels; of 45 pairs of drawn birds, laid on one spot to the pixel, the two most alike by 33.
SAME_LEVELS = 14.0
UNMOVED_MM = 2.0  # how far apart the corners of an unmoved card may be found in two frames


@dataclass(frozen=True, slots=True)
class KnownLook:
    """What a person said a thing is, where it lay, how it looked and what the camera took it for."""

    id: str
    place_mm: Point
    look: Patch
    read_as: str = ""  # nothing, where it could not be read at all

    def is_of(self, place_mm: Point, look: Patch) -> bool:
        """Whether it still lies there."""
        return math.dist(self.place_mm, place_mm) < SAME_PLACE_MM and _likeness(self.look, look) >= SAME_LOOK

    def may_be(self, thing: Reading) -> bool:
        """Whether what is read there now does not contradict it: cards of one deck may look much alike."""
        read = {candidate.id for candidate in thing.candidates}
        return not self.read_as or not read or bool(read & {self.id, self.read_as})


@dataclass(frozen=True, slots=True)
class DoubtfulCard:
    """A card that is not read for sure: what it was taken for, where it lies and how it looks."""

    thing: Reading
    corners_mm: Corners
    patch: Patch
    look: Patch

    def is_still(self, thing: Reading, image_bgr: Image, pose: Pose) -> bool:
        """Whether this is the same card, and nobody moved it: it lies, reads and looks as it did.

        What could not be read at all may be any card, and so may one that is read for sure now.
        """
        read = {candidate.id for candidate in thing.candidates}
        shifts = np.linalg.norm(pose.to_mm(thing.corners) - np.array(self.corners_mm), axis=1)
        now = cut_patch(image_bgr, pose.corners_px(self.corners_mm))
        return (
            thing.status is not Status.SURE
            and bool(read & {candidate.id for candidate in self.thing.candidates})
            and float(shifts.max()) <= UNMOVED_MM
            and find_difference(self.patch, now) <= SAME_LEVELS
        )

    def name(self, id_: str) -> KnownLook:
        """Return it as a card whose name is known."""
        return KnownLook(id_, middle_of(self.corners_mm), self.look, self.thing.id or "")

    @classmethod
    def look_at(cls, thing: Reading, image_bgr: Image, pose: Pose) -> DoubtfulCard:
        """Remember a card as it is seen now."""
        patch, look = cut_patch(image_bgr, thing.corners), look_at(image_bgr, thing.corners)
        return cls(thing, as_corners(pose.to_mm(thing.corners)), patch, look)


class NamedCards:
    """Keeps what a person says cards are, and corrects the readings of those that still lie there."""

    def __init__(self) -> None:
        self._known: list[KnownLook] = []
        self._doubtful: dict[str, dict[str, DoubtfulCard]] = {}  # by zone and place, as they were last seen
        self._named: dict[tuple[str, str], tuple[str, DoubtfulCard]] = {}  # those that a person has named
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

    # --- by how things look ---------------------------------------------------------------------------

    def learn(
        self, id_: str, image_bgr: Image, corners: Corners, place_mm: Point, read_as: str | None = None
    ) -> None:
        """Remember that the thing here has this name; an older name of it is dropped."""
        look = look_at(image_bgr, corners)
        older = [old for old in self._known if old.is_of(place_mm, look)]
        if [old.id for old in older] == [id_]:
            return
        others = [old for old in self._known if not old.is_of(place_mm, look)]
        taken_for = older[-1].read_as if older else read_as or ""
        self._known = [*others[-MOST_KEPT:], KnownLook(id_, place_mm, look, taken_for)]
        self._save()

    def forget(self, places_mm: Iterable[Corners]) -> None:
        """Drop all names of what lay inside these corners; those of cards in doubt may come back."""
        outlines = [np.array(corners, np.float32) for corners in places_mm] if self._known else []
        left = [known for known in self._known if not _lies_in(known.place_mm, outlines)]
        if len(left) < len(self._known):
            self._known = left
            self._save()

    def apply(self, thing: Reading, image_bgr: Image, place_mm: Point) -> Reading:
        """Correct the reading of a thing that a person named before."""
        near = [known for known in self._known if math.dist(known.place_mm, place_mm) < SAME_PLACE_MM]
        look = look_at(image_bgr, thing.corners) if near else None
        for known in near:
            if look is not None and known.is_of(place_mm, look) and known.may_be(thing):
                return take_word(thing, known.id)
        return thing

    # --- cards in doubt -------------------------------------------------------------------------------

    def note(self, zone: str, spots: Mapping[str, Reading | None], image_bgr: Image, pose: Pose) -> None:
        """Remember the doubtful cards of a zone that has settled; names of others are dropped."""
        here = [(at, *one) for (there, at), one in self._named.items() if there == zone]
        named = {at: card for at, id_, card in here if _is(spots.get(at), id_)}
        doubtful = [(at, thing) for at, thing in spots.items() if thing and thing.status is not Status.SURE]
        self.forget_doubtful(zone, [place for place in spots if place not in named])
        seen = {place: DoubtfulCard.look_at(thing, image_bgr, pose) for place, thing in doubtful}
        self._doubtful[zone] = named | seen

    def tell(self, zone: str, said: Mapping[str, object]) -> None:
        """Take a person's word on cards that are or were in doubt; it is on disk when this returns."""
        cards = self._doubtful.get(zone, {})
        named = {place: id_ for place, id_ in said.items() if place in cards and isinstance(id_, str)}
        self._named |= {(zone, place): (id_, cards[place]) for place, id_ in named.items()}
        self._save()

    def see_again(self, zone: str, spots: Mapping[str, Reading | None], image_bgr: Image, pose: Pose) -> None:
        """Believe the names of things that are as they were; over others the hand may still be."""
        for (there, place), (id_, card) in self._named.items():
            thing = spots.get(place) if there == zone else None
            if thing and card.is_still(thing, image_bgr, pose):
                x, y = pose.to_mm([thing.center])[0]
                self.learn(id_, image_bgr, thing.corners, (float(x), float(y)), read_as=thing.id)

    def forget_doubtful(self, zone: str, places: Collection[str]) -> None:
        """Forget the cards in doubt on these places: others may lie there now."""
        left = {key: card for key, card in self._named.items() if key[0] != zone or key[1] not in places}
        if len(left) < len(self._named):
            self._named = left
            self._save()

    def _save(self) -> None:
        """Write all names; after a restart, those of covered cards count like the others."""
        if self._file is None:
            return
        covered = [card.name(id_) for id_, card in self._named.values()]
        new = [one for one in covered if not any(old.is_of(one.place_mm, one.look) for old in self._known)]
        with suppress(OSError):  # if the disk is full, names are asked for again after a restart
            _write(self._file, self._game, [*self._known, *new])


def _is(thing: Reading | None, id_: str) -> bool:
    return thing is not None and thing.status is Status.SURE and thing.id == id_


def _lies_in(place_mm: Point, outlines: Iterable[NDArray[np.float32]]) -> bool:
    return any(cv2.pointPolygonTest(outline, place_mm, measureDist=False) >= 0 for outline in outlines)


# --- the file -----------------------------------------------------------------------------------------


def _write(file: Path, game: str, known: Sequence[KnownLook]) -> None:
    content = BytesIO()
    np.savez_compressed(
        content,
        game=np.array(game),
        ids=np.array([one.id for one in known], np.str_),
        read_as=np.array([one.read_as for one in known], np.str_),
        places_mm=np.array([one.place_mm for one in known], np.float64).reshape(-1, 2),
        looks=np.array([one.look for one in known], np.float16).reshape(-1, *LOOK_WH, 3),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, content.getvalue())


def _load(file: Path, game: str) -> list[KnownLook] | None:
    """What a file has about a game: nothing if it is missing or of another game, None if it is damaged."""
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
                if look.shape == (*LOOK_WH, 3)
            ]
    except Exception:  # noqa: BLE001 - NumPy raises whatever a damaged file leads it to, and a game is being played
        return None


def _read(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES)


# --- how things look ----------------------------------------------------------------------------------


def look_at(image_bgr: Image, corners: Corners) -> Patch:
    """The thing as a small picture, whatever its light."""
    levels = _flatten(image_bgr, corners, LOOK_WH)
    levels -= levels.mean(axis=(0, 1))
    return np.asarray(levels / (np.linalg.norm(levels) + 1e-6), np.float32)


def cut_patch(image_bgr: Image, corners: Corners) -> Patch:
    """What a picture shows inside these corners, as it is and fine enough to tell print."""
    return _flatten(image_bgr, corners, PATCH_WH)


def _flatten(image_bgr: Image, corners: Corners, size_wh: tuple[int, int]) -> Patch:
    wide, high = size_wh
    frame = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(corners, np.float32), frame)
    small = cv2.warpPerspective(image_bgr, way, size_wh, flags=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 1), np.float32)


def _likeness(one: Patch, other: Patch) -> float:
    """How alike two looks are, either way up."""
    return float(max((one * other).sum(), (one * other[::-1, ::-1]).sum()))


def find_difference(one: Patch, other: Patch) -> float:
    """By how many levels two patches differ where they differ most, apart from light and trembling."""
    edge = TREMBLES_PX
    middle = one[edge:-edge, edge:-edge]
    high, wide = middle.shape[:2]
    moved = [other[y : y + high, x : x + wide] for y in range(2 * edge + 1) for x in range(2 * edge + 1)]
    return min(_differ(middle, shifted) for shifted in moved)


def _differ(one: Patch, other: Patch) -> float:
    gain = float((one * other).sum() / ((other * other).sum() + 1e-6))
    levels = np.abs(one - gain * other).mean(axis=2)
    return float(cv2.blur(levels, (BLOCK_PX, BLOCK_PX)).max())
