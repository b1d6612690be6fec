"""Title and picture in one reading: each covers for the other, and a contradiction is a doubt."""

from __future__ import annotations

import pytest

from vision.naming.together import fuse
from vision.reading import Candidate, Reading, Status

CORNERS = ((0.0, 0.0), (10.0, 0.0), (10.0, 14.0), (0.0, 14.0))


def read(id_: str | None, confidence: float, *others: Candidate, side: str = "") -> Reading:
    status = Status.SURE if confidence >= 0.9 else Status.CHECK if confidence >= 0.4 else Status.UNREADABLE
    face = "up" if id_ else "unknown"
    return Reading(id_, confidence, status, CORNERS, side=side, face=face, alternatives=others)


def test_two_doubtful_readers_who_agree_are_sure() -> None:
    both = fuse(read("osprey", 0.8), read("osprey", 0.8, side="white"))
    assert (both.id, both.status, both.side) == ("osprey", Status.SURE, "white")
    assert 0.9 <= both.confidence < 1


@pytest.mark.parametrize("first", [0.95, 0.999])
def test_two_sure_readers_who_contradict_each_other_are_not(first: float) -> None:
    both = fuse(read("osprey", first), read("mallard", 0.97))
    assert both.status is Status.CHECK
    assert {both.id, both.alternatives[0].id} == {"osprey", "mallard"}


def test_each_covers_for_the_other() -> None:
    by_title, by_picture = read("osprey", 0.95), read("mallard", 0.93)
    nothing = read(None, 0.1, Candidate("wren", 0.1))
    assert fuse(by_title, nothing) == by_title
    assert fuse(nothing, by_picture) == by_picture
    assert fuse(nothing, nothing).id is None


def test_a_doubtful_reader_takes_something_from_a_sure_one_that_says_otherwise() -> None:
    both = fuse(read("osprey", 0.95), read("mallard", 0.6))
    assert both.id == "osprey"
    assert both.status is Status.CHECK


def test_a_second_thought_of_one_counts_for_the_first_of_the_other() -> None:
    both = fuse(read("osprey", 0.5, Candidate("mallard", 0.45)), read("mallard", 0.8))
    assert both.id == "mallard"
    assert both.confidence > 0.6
