"""A person's word on a thing holds while the thing lies where it lay and looks as it looked."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tablemate.watching.named_cards import NamedCards
from tests.vision.seen import see
from vision.geometry import Image, as_image
from vision.reading import Status

if TYPE_CHECKING:
    from pathlib import Path

CARD = ((10.0, 10.0), (73.0, 10.0), (73.0, 103.0), (10.0, 103.0))
PLACE_MM = (30.0, 40.0)
SEEN = see("mallard", 0.6, corners=CARD)


def table(seed: int, brighter: int = 0) -> Image:
    """A card of blots that no other seed has."""
    blots = np.random.default_rng(seed).integers(0, 200, (12, 9, 3), np.uint8)
    return as_image(cv2.resize(blots, (90, 120), interpolation=cv2.INTER_CUBIC) + np.uint8(brighter))


AROUND = ((0.0, 0.0), (60.0, 0.0), (60.0, 80.0), (0.0, 80.0))  # of the card's place
BESIDE = ((70.0, 0.0), (130.0, 0.0), (130.0, 80.0), (70.0, 80.0))


@pytest.fixture
def corrections() -> NamedCards:
    known = NamedCards()
    known.learn("killdeer", table(1), CARD, PLACE_MM)
    return known


def test_a_thing_that_still_lies_there_is_what_the_person_said(corrections: NamedCards) -> None:
    put_right = corrections.apply(SEEN, table(1, brighter=20), (31.0, 40.0))
    assert (put_right.id, put_right.status) == ("killdeer", Status.SURE)


def test_another_thing_in_its_place_is_read_as_it_is(corrections: NamedCards) -> None:
    assert corrections.apply(SEEN, table(2), PLACE_MM) == SEEN


def test_the_same_look_in_another_place_is_another_thing(corrections: NamedCards) -> None:
    assert corrections.apply(SEEN, table(1), (60.0, 40.0)) == SEEN


def test_the_newest_word_on_a_thing_counts(corrections: NamedCards) -> None:
    corrections.learn("osprey", table(1), CARD, PLACE_MM)
    assert corrections.apply(SEEN, table(1), PLACE_MM).id == "osprey"


def test_a_card_whose_place_was_touched_is_read_anew(corrections: NamedCards) -> None:
    corrections.forget([BESIDE])
    assert corrections.apply(SEEN, table(1), PLACE_MM).id == "killdeer"
    corrections.forget([AROUND])
    assert corrections.apply(SEEN, table(1), PLACE_MM) == SEEN


def test_a_card_that_looks_the_same_and_reads_as_another_is_another() -> None:
    known = NamedCards()
    known.learn("killdeer", table(1), CARD, PLACE_MM, read_as="mallard")
    assert known.apply(SEEN, table(1), PLACE_MM).id == "killdeer"
    assert known.apply(see("killdeer", 0.6, corners=CARD), table(1), PLACE_MM).status is Status.SURE
    other = see("brant", 0.6, ("osprey", 0.2), corners=CARD)
    assert known.apply(other, table(1), PLACE_MM) == other
    also = see("brant", 0.6, ("mallard", 0.2), corners=CARD)
    assert known.apply(also, table(1), PLACE_MM).id == "killdeer"


def test_what_a_card_was_taken_for_is_kept_when_it_is_named_anew() -> None:
    known = NamedCards()
    known.learn("killdeer", table(1), CARD, PLACE_MM, read_as="mallard")
    known.learn("osprey", table(1), CARD, PLACE_MM, read_as="killdeer")
    assert known.apply(SEEN, table(1), PLACE_MM).id == "osprey"


# --- on disk ------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a card was named in the game `one`."""
    known = NamedCards()
    known.keep_in(tmp_path / "looks.npz", "one")
    known.learn("killdeer", table(1), CARD, PLACE_MM, read_as="mallard")
    return tmp_path / "looks.npz"


def reopened(file: Path, game: str = "one") -> NamedCards:
    known = NamedCards()
    known.keep_in(file, game)
    return known


def test_a_card_is_still_what_it_was_said_to_be_after_a_restart(file: Path) -> None:
    assert reopened(file).apply(SEEN, table(1, brighter=10), PLACE_MM).id == "killdeer"


def test_a_card_that_was_exchanged_meanwhile_is_read_as_it_is(file: Path) -> None:
    known = reopened(file)
    assert known.apply(SEEN, table(2), PLACE_MM) == SEEN
    other = see("brant", 0.6, corners=CARD)
    assert known.apply(other, table(1), PLACE_MM) == other


def test_what_was_dropped_is_dropped_on_disk_as_well(file: Path) -> None:
    reopened(file).forget([AROUND])
    assert reopened(file).apply(SEEN, table(1), PLACE_MM) == SEEN


def test_what_was_named_in_another_game_counts_no_more(file: Path) -> None:
    assert reopened(file, "another").apply(SEEN, table(1), PLACE_MM) == SEEN


@pytest.mark.parametrize("content", [b"", b"no such thing", b"PK\x03\x04"], ids=["empty", "text", "cut off"])
def test_a_file_that_cannot_be_read_is_as_good_as_none(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    known = reopened(file)
    assert known.apply(SEEN, table(1), PLACE_MM) == SEEN
    known.learn("killdeer", table(1), CARD, PLACE_MM)
    assert reopened(file).apply(SEEN, table(1), PLACE_MM).id == "killdeer"


def test_a_file_damaged_anywhere_is_told_and_never_raises(file: Path) -> None:
    whole, chance, told = file.read_bytes(), Random(3), 0
    for _ in range(400):
        spoilt = bytearray(whole[: chance.choice((len(whole), chance.randrange(len(whole))))])
        for _ in range(chance.choice((1, 3, 20))):
            if spoilt:
                spoilt[chance.randrange(len(spoilt))] = chance.choice((0, 255, chance.randrange(256)))
        file.write_bytes(spoilt)
        told += not NamedCards().keep_in(file, "one")
    assert told > 200


def test_a_file_that_swells_when_unpacked_is_damaged(file: Path) -> None:
    with file.open("wb") as out:
        np.savez_compressed(out, game=np.array("one"), ids=np.zeros(200_000_000, np.uint8))
    assert not NamedCards().keep_in(file, "one")


def test_no_file_is_no_damage(tmp_path: Path) -> None:
    assert NamedCards().keep_in(tmp_path / "looks.npz", "one")


def test_a_disk_that_takes_nothing_only_forgets(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where a folder should be", encoding="utf-8")
    known = reopened(tmp_path / "taken" / "looks.npz")
    known.learn("killdeer", table(1), CARD, PLACE_MM)
    assert known.apply(SEEN, table(1), PLACE_MM).id == "killdeer"
