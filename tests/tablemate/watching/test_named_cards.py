"""A name that a person gave a card is kept for this card while hands pass over it, and for no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tablemate.watching.named_cards import SAME_LEVELS, find_difference
from tests.tablemate.watching.test_watcher import DOUBTFUL, NAMED, DoubtingSense, NamedCards, watch
from tests.vision.seen import see_one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from vision.geometry import Image
    from vision.reading import Outline, Reading, Status
    from vision.seams import Steps

B3 = (400, 300)  # the middle of the card that is named, in pixels


class ReadingSense(DoubtingSense):
    """Takes every card for one of some names, and can be told which."""

    def __init__(self) -> None:
        super().__init__()
        self.read: tuple[str, ...] = ("mallard", "killdeer")

    def name(self, _: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        yield 30
        return [see_one_of(*self.read, corners=one.corners) for one in outlines]


class CoveredCards(NamedCards):
    """A watched grid with two cards in doubt, over one of which there is a hand; then it is named."""

    def __init__(self, file: Path | None = None, read: tuple[str, ...] = ("mallard", "killdeer")) -> None:
        picture = np.random.default_rng(1).integers(0, 255, (150, 200, 3), np.uint8)
        self.picture = cv2.resize(picture, (800, 600), interpolation=cv2.INTER_NEAREST)
        self.sense = ReadingSense()
        self.sense.read = read
        self.watcher = watch(self.sense, lambda: 0.0)
        if file:
            self.watcher.names.keep_in(file, "game")
        self.number = 0
        self.show(self.picture, 20)
        self.show(self.covered(), 3)
        assert self.watcher.zones["cards"].settled is None
        self.watcher.correct("cards", ["killdeer" if place == "B3" else None for place in self.places])
        self.show(self.covered(), 3)

    def covered(self) -> Image:
        """An arm reaches in from the player's side."""
        x, y = B3
        covered = self.picture.copy()
        covered[y - 30 :, x - 20 : x + 20] = 0
        return covered

    def uncover(self) -> list[tuple[str | None, Status]]:
        """The hand goes away; what is read then."""
        self.show(self.picture, 30)
        return self.read()


def test_a_name_told_under_a_hand_counts_once_the_card_is_seen_again() -> None:
    assert CoveredCards().uncover() == [NAMED, DOUBTFUL]


def test_a_hand_that_rests_on_the_card_for_a_moment_is_no_other_card() -> None:
    cards = CoveredCards()
    x, y = B3
    resting = cards.picture.copy()
    resting[y - 10 : y + 30, x - 20 : x + 20] = 0  # no arm is seen: this may be a part of the table
    cards.show(resting, 2)
    assert cards.uncover() == [NAMED, DOUBTFUL]


def test_it_outlasts_the_hands_that_pass_over_it_later() -> None:
    cards = CoveredCards()
    cards.uncover()
    for _ in range(2):
        cards.cover(*B3)
        assert cards.read() == [NAMED, DOUBTFUL]


def test_it_goes_with_the_card_when_that_is_taken_later() -> None:
    cards = CoveredCards()
    cards.uncover()
    exchange(cards)
    assert cards.uncover() == [DOUBTFUL, DOUBTFUL]


def exchange(cards: CoveredCards) -> None:
    """Another card lies exactly where the first one lay."""
    x, y = B3
    other = np.random.default_rng(2).integers(0, 255, (24, 16, 3), np.uint8)
    large = cv2.resize(other, (56, 86), interpolation=cv2.INTER_NEAREST)
    cards.picture = cards.picture.copy()
    cards.picture[y - 43 : y + 43, x - 28 : x + 28] = large


def reprint(cards: CoveredCards) -> None:
    """Another card lies there, which differs in a few words of its print."""
    x, y = B3
    cards.picture = cards.picture.copy()
    cards.picture[y - 40 : y - 24, x - 24 : x + 24] = 0


def push(cards: CoveredCards) -> None:
    """The card was pushed by some millimetres, and its print with it."""
    (x, y), by = B3, 8
    card = cards.picture[y - 43 : y + 43, x - 28 : x + 28].copy()
    cards.picture = cards.picture.copy()
    cards.picture[y - 43 : y + 43, x - 28 + by : x + 28 + by] = card
    cards.sense.middles = ((x + by, y), cards.sense.middles[1])


def darken(cards: CoveredCards) -> None:
    """The light was out for a while."""
    cards.show(np.zeros_like(cards.picture), 10)


def take_back(cards: CoveredCards) -> None:
    """The name was taken back."""
    cards.watcher.forget("cards", ["B3"])


def read_otherwise(cards: CoveredCards) -> None:
    """The same pictures are read as other birds."""
    cards.sense.read = ("brant", "osprey")


def read_nothing(cards: CoveredCards) -> None:
    """The same pictures cannot be read any more."""
    cards.sense.read = ()


@pytest.mark.parametrize(
    "happens", [exchange, reprint, push, darken, take_back, read_otherwise, read_nothing]
)
def test_it_counts_for_no_other_card(happens: Callable[[CoveredCards], None]) -> None:
    cards = CoveredCards()
    happens(cards)
    assert NAMED not in cards.uncover()


def test_it_does_not_come_back_with_the_card() -> None:
    cards = CoveredCards()
    before = cards.picture
    exchange(cards)
    cards.uncover()
    cards.picture = before
    assert cards.uncover() == [DOUBTFUL, DOUBTFUL]


def test_a_card_that_could_not_be_read_at_all_is_asked_for_again() -> None:
    cards = CoveredCards(read=())
    assert NAMED not in cards.uncover()


def test_what_was_told_is_on_disk_at_once_and_gone_with_the_card(tmp_path: Path) -> None:
    cards = CoveredCards(tmp_path / "looks.npz")
    with np.load(tmp_path / "looks.npz") as kept:
        assert list(kept["ids"]) == ["killdeer"]
    exchange(cards)
    cards.uncover()
    with np.load(tmp_path / "looks.npz") as kept:
        assert list(kept["ids"]) == []


def test_a_trembling_camera_and_another_light_make_no_other_card() -> None:
    rng = np.random.default_rng(5)
    print_ = cv2.resize(rng.integers(40, 200, (18, 12, 3), np.uint8), (48, 72)).astype(np.float32)
    aside = np.roll(print_, (1, -2), axis=(0, 1))
    assert find_difference(print_, 0.8 * aside) < SAME_LEVELS
    assert find_difference(print_, print_[::-1]) > SAME_LEVELS
