"""Cards of any make are named by their words: landscape, either way up, the word on them twice."""

import pytest

from tests.vision.word_cards import WORDS, lay_table
from vision.look import Eye
from vision.naming.catalogue import Catalogue, Entry
from vision.reading import Status

NEAR_WORDS = ("Anger", "Bride", "Cattle", "Queer", "Pocket", "Ankle", "Need", "Yarn", "Cobra", "Giants")


@pytest.fixture(scope="module")
def eye() -> Eye:
    words = Catalogue([Entry(word.lower(), word) for word in (*WORDS, *NEAR_WORDS)])
    return Eye(words, in_time=False)


@pytest.mark.parametrize(
    ("px_per_mm", "blur_px"),
    [pytest.param(3.2, 0.6, id="sharp"), pytest.param(2.0, 0.8, id="small and a little out of focus")],
)
def test_twenty_five_word_cards_are_named(eye: Eye, px_per_mm: float, blur_px: float) -> None:
    cards = eye.look(lay_table(WORDS, seed=3, px_per_mm=px_per_mm, blur_px=blur_px)).cards
    on_table = {word.lower() for word in WORDS}
    sure = {card.id for card in cards if card.status is Status.SURE}
    assert sure <= on_table
    assert len({card.id for card in cards} & on_table) >= 23
