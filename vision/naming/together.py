"""One reading of a card from its title and its picture: each covers for the other, neither overrules it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vision.naming.grading import MOST, grade
from vision.reading import Candidate, Outline, Reading, Status
from vision.seams import NamesEach

if TYPE_CHECKING:
    from vision.geometry import Image
    from vision.naming.pictures.namer import PictureNamer
    from vision.naming.titles.reader import TitleReader
    from vision.seams import Steps

SLIP = 0.05  # how often either reader does not even think of the right card
MOST_OTHERS = 4


class JointNamer(NamesEach):
    """Names cards by their titles and by the pictures an owner has shown."""

    def __init__(self, titles: TitleReader, pictures: PictureNamer) -> None:
        self.titles = titles
        self.pictures = pictures

    def get_ready(self) -> None:
        """Open the networks and learn the set of pictures."""
        self.titles.get_ready()
        self.pictures.get_ready()

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Reading]:
        """Name the card inside the outline by both."""
        title = yield from self.titles.look_at(image_bgr, outline)
        picture = yield from self.pictures.look_at(image_bgr, outline)
        return fuse(title, picture)


def fuse(title: Reading, picture: Reading) -> Reading:
    """Return what both say of one card; where they are of two minds, nobody is sure."""
    if picture.face == "down" and title.status is not Status.SURE:
        return picture  # a back that was shown is told by its looks alone
    if picture.status is Status.UNREADABLE:
        return title
    if title.status is Status.UNREADABLE:
        return picture
    chances = _combine(title, picture)
    (id_, chance), *others = sorted(chances.items(), key=lambda one: -one[1])
    source = picture if picture.id == id_ else title
    confidence = min(chance, MOST)
    rest = tuple(
        Candidate(other, chance, _find_side(picture, other)) for other, chance in others[:MOST_OTHERS]
    )
    status = grade(confidence)
    if status is Status.UNREADABLE:
        # Two sure readers that contradict each other have seen something: a person is asked which.
        status = Status.CHECK
    return replace(
        source,
        id=id_,
        confidence=confidence,
        status=status,
        side=_find_side(picture, id_),
        alternatives=rest,
        problems=() if status is Status.SURE else title.problems,
    )


def _combine(title: Reading, picture: Reading) -> dict[str, float]:
    """Return the chance of every name that either reader thinks of, as if they judged independently."""
    by_title, by_picture = (_gather(reading) for reading in (title, picture))
    neither = max(0.0, 1 - sum(by_title.values())) * max(0.0, 1 - sum(by_picture.values()))
    weights = {
        id_: (by_title.get(id_, 0) + SLIP) * (by_picture.get(id_, 0) + SLIP)
        for id_ in {**by_title, **by_picture}
    }
    total = sum(weights.values()) + neither
    return {id_: weight / total for id_, weight in weights.items()}


def _gather(reading: Reading) -> dict[str, float]:
    chances: dict[str, float] = {}
    for candidate in reading.candidates:
        chances[candidate.id] = chances.get(candidate.id, 0) + candidate.confidence
    return chances


def _find_side(picture: Reading, id_: str) -> str:
    return next((candidate.side for candidate in picture.candidates if candidate.id == id_), "")
