"""Title and picture of one card: what they say adds up, and a contradiction is a doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tests.vision.seen import glimpse
from vision.deciding import decide
from vision.evidence import ANYTHING, NOTHING, What
from vision.naming.together import JointNamer, join
from vision.reading import BACK, Glimpse, Outline, Reading, Status
from vision.seams import finish

if TYPE_CHECKING:
    from vision.geometry import Image
    from vision.seams import Steps

ASKEW = ((1.0, 0.0), (10.0, 1.0), (9.0, 14.0), (0.0, 13.0))
UNREAD = Glimpse(NOTHING, ASKEW, "unknown")
OUTLINE, PAPER = Outline(ASKEW, 0.9), np.zeros((9, 9, 3), np.uint8)


class Says:
    """A namer that says always the same, and counts how often it was asked."""

    def __init__(self, said: Glimpse) -> None:
        self.said, self.asked = said, 0

    def look_at(self, _image_bgr: Image, _outline: Outline) -> Steps[Glimpse]:
        self.asked += 1
        yield 1
        return self.said


def fuse(title: Glimpse, picture: Glimpse) -> Reading:
    return decide(join(title, picture), ANYTHING)


def test_two_doubtful_readers_who_agree_are_sure() -> None:
    both = fuse(glimpse(("osprey", 0.9)), glimpse((What("osprey", "white"), 0.95)))
    assert (both.id, both.status, both.side) == ("osprey", Status.SURE, "white")


def test_two_readers_who_contradict_each_other_are_not_sure() -> None:
    both = fuse(glimpse(("osprey", 0.985), rest=-3.0), glimpse(("mallard", 0.985), rest=-3.0))
    assert both.status is not Status.SURE
    assert {one.id for one in both.candidates} == {"osprey", "mallard"}


def test_each_covers_for_the_other() -> None:
    title, picture = glimpse(("osprey", 0.99)), glimpse(("mallard", 0.99), corners=ASKEW)
    assert (fuse(title, UNREAD).id, fuse(title, UNREAD).status) == ("osprey", Status.SURE)
    assert fuse(title, UNREAD).corners == title.corners
    assert (fuse(UNREAD, picture).id, fuse(UNREAD, picture).corners) == ("mallard", ASKEW)
    assert fuse(UNREAD, UNREAD).id is None


def test_a_doubtful_reader_takes_something_from_a_sure_one_that_says_otherwise() -> None:
    alone, both = glimpse(("osprey", 0.99), rest=-3.0), glimpse(("mallard", 0.9), rest=-3.0)
    assert decide(alone, ANYTHING).status is Status.SURE
    assert fuse(alone, both).status is not Status.SURE


def test_a_second_thought_of_one_counts_for_the_first_of_the_other() -> None:
    both = fuse(glimpse(("osprey", 0.5), ("mallard", 0.45)), glimpse(("mallard", 0.8), rest=-1.0))
    assert both.id == "mallard"
    assert both.confidence > 0.6


def test_on_a_back_nothing_is_read() -> None:
    back, face = glimpse((What("deck", BACK), 0.999)), glimpse((What("osprey"), 0.9))
    for picture, read in ((back, 0), (face, 1)):
        prints = Says(UNREAD)
        finish(JointNamer(prints, Says(picture)).look_at(PAPER, OUTLINE))  # type: ignore[arg-type]  # stand-ins
        assert prints.asked == read
