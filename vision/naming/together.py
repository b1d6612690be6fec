"""One look at a card by its print and its picture: what both say of it adds up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vision.deciding import decide
from vision.evidence import ANYTHING
from vision.seams import NamesEach

if TYPE_CHECKING:
    from vision.geometry import Image
    from vision.naming.numbers.namer import NumberNamer
    from vision.naming.pictures.decks import DeckNamer
    from vision.naming.pictures.namer import PictureNamer
    from vision.naming.titles.reader import TitleReader
    from vision.reading import Glimpse, Outline
    from vision.seams import Steps


class JointNamer(NamesEach):
    """Names cards by what is printed on them and by the pictures an owner has shown."""

    def __init__(self, prints: TitleReader | NumberNamer, pictures: PictureNamer | DeckNamer) -> None:
        self.prints = prints
        self.pictures = pictures

    def get_ready(self) -> None:
        """Open the networks and learn the set of pictures."""
        self.prints.get_ready()
        self.pictures.get_ready()

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what both say of the card inside the outline; on a back there is nothing to read."""
        picture = yield from self.pictures.look_at(image_bgr, outline)
        if decide(picture, ANYTHING).face == "down":
            return picture
        print_ = yield from self.prints.look_at(image_bgr, outline)
        return join(print_, picture)


def join(title: Glimpse, picture: Glimpse) -> Glimpse:
    """Put together what was seen of one card; how it lies comes from the stronger of the two."""
    clearer = max(title, picture, key=_measure_best)
    return replace(title, evidence=title.evidence + picture.evidence, corners=clearer.corners)


def _measure_best(glimpse: Glimpse) -> float:
    return max(glimpse.evidence.nats.values(), default=0.0)
