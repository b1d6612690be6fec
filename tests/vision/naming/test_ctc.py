"""A text is as probable as all its ways along the line together."""

from __future__ import annotations

from itertools import groupby, product

import numpy as np
import pytest

from vision.naming.titles import ctc
from vision.naming.titles.ctc import SignChances, lay_out, read_text, score_texts, spread_loss, weigh_texts

ALPHABET = "ab?"


def make_steps(steps: int, seed: int = 0) -> SignChances:
    return np.random.default_rng(seed).dirichlet(np.ones(4), steps).astype(np.float32)


def score(steps: SignChances, texts: list[str]) -> list[float]:
    return [float(loss) for loss in score_texts(steps, lay_out(texts, ALPHABET))]


def add_up_all_ways(steps: SignChances, text: str) -> float:
    """Go through every way there is: slow, and plainly right."""
    total = 0.0
    for way in product(range(4), repeat=len(steps)):
        spoken = "".join(" ab?"[sign] for sign, _ in groupby(way)).replace(" ", "")
        if spoken == text:
            total += float(np.prod([steps[step, sign] for step, sign in enumerate(way)]))
    return total


@pytest.mark.parametrize("text", ["a", "ab", "aa", "aba", "bb"])
def test_the_score_is_the_sum_over_all_ways(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctc, "_STRAY", np.float32(0))
    steps = make_steps(5)
    best = float(np.log(steps.max(axis=1)).sum())
    (loss,) = score(steps, [text])
    assert best - loss == pytest.approx(np.log(add_up_all_ways(steps, text)), abs=1e-4)


def test_texts_of_different_length_are_scored_together_as_alone() -> None:
    steps, texts = make_steps(9, seed=3), ["a", "abab", "bb"]
    alone = [score(steps, [text])[0] for text in texts]
    assert score(steps, texts) == pytest.approx(alone, abs=1e-4)


def test_a_text_that_does_not_fit_on_the_line_is_nearly_impossible() -> None:
    assert score(make_steps(3), ["ababab"])[0] > 50


def test_what_was_clearly_read_loses_nothing() -> None:
    steps = np.eye(4, dtype=np.float32)[[0, 1, 1, 0, 2, 0, 2, 0]]
    assert read_text(steps, ALPHABET) == "abb"
    assert score(steps, ["abb"])[0] == pytest.approx(0, abs=0.3), "strays may explain a doubled step as well"


def test_a_mark_beside_the_text_costs_less_than_a_wrong_letter() -> None:
    steps = np.eye(4, dtype=np.float32)[[0, 1, 0, 2, 0, 3, 0]]  # reads ab?
    with_mark, wrong, exact = score(steps, ["ab", "aba", "ab?"])
    assert exact < with_mark < 5 < wrong


def test_of_many_texts_the_one_that_fits_is_found_wherever_it_stands() -> None:
    rng = np.random.default_rng(5)
    letters = "abcdefghij"
    texts = sorted({"".join(rng.choice(list(letters), 9)) for _ in range(600)})
    wanted = texts[431]
    steps = np.full((19, 11), 0.03, np.float32)
    steps[::2, 0] = 0.7
    for place, letter in enumerate(wanted):
        steps[1 + 2 * place, 1 + letters.index(letter)] = 0.5
    missing = [""] * len(texts)  # second names that are not there
    losses = score_texts(steps / steps.sum(axis=1, keepdims=True), lay_out([*missing, *texts], letters))
    assert int(losses.argmin()) == len(texts) + 431


def test_letters_repeat_only_with_none_between() -> None:
    assert read_text(np.eye(4, dtype=np.float32)[[1, 1, 0, 1, 2, 2]], ALPHABET) == "aab"


def read_as(text: str, alphabet: str, certainty: float) -> SignChances:
    columns = [0, *(place for sign in text for place in (alphabet.index(sign) + 1, 0))]
    steps = np.full((len(columns), len(alphabet) + 1), (1 - certainty) / len(alphabet), np.float32)
    steps[np.arange(len(columns)), columns] = certainty
    return steps


def test_a_text_with_one_sign_that_is_not_there_beats_many_short_ones_that_fit_worse() -> None:
    alphabet = "abcdefghijklmnopqrstuvwxyz -"
    rng = np.random.default_rng(2)
    short = sorted({"".join(rng.choice(list("aelrsu"), 4)) for _ in range(200)})
    texts = lay_out([*short, "sharp-tailed grouse"], alphabet)
    losses = score_texts(read_as("sharpttailed grouse", alphabet, 0.99999), texts)
    assert int(losses.argmin()) == len(short)


def test_a_blurred_line_is_not_taken_for_a_short_text() -> None:
    alphabet = "abcdefghijklmnopqrstuvwxyz "
    steps = read_as("black woodpecker", alphabet, 0.2)
    steps[::2, 0] = 0.9
    steps[1::2, 0] = 0.7  # where a sign stands, none is likelier
    steps /= steps.sum(axis=1, keepdims=True)
    texts = lay_out(["kea", "black woodpecker"], alphabet)
    losses = score_texts(steps, texts)
    assert losses.argmin() == 0
    assert weigh_texts(steps, texts, losses).argmax() == 1


@pytest.mark.parametrize("seed", range(4))
def test_among_many_texts_each_that_tells_anything_is_scored_as_alone(seed: int) -> None:
    rng, letters = np.random.default_rng(seed), "abcdefghij"
    texts = ["".join(rng.choice(list(letters), rng.integers(3, 18))) for _ in range(300)]
    steps = np.full((45, 11), 0.02, np.float32)
    steps[:, 0] = 0.5
    for place, letter in enumerate(texts[7]):
        steps[1 + 2 * place, 1 + letters.index(letter)] = rng.uniform(0.1, 3)
    steps /= steps.sum(axis=1, keepdims=True)
    together = score_texts(steps, lay_out(texts, letters))
    gains = weigh_texts(steps, lay_out(texts, letters), together)
    telling = [place for place in range(len(texts)) if gains[place] > 0]
    assert telling
    for place in telling:
        alone = score_texts(steps, lay_out([texts[place]], letters))
        assert together[place] == pytest.approx(float(alone[0]), abs=1e-3)


def test_on_a_line_that_says_something_else_no_text_tells_anything() -> None:
    letters = "abcdefghij"
    steps = np.eye(11, dtype=np.float32)[[0, 9, 0, 10] * 40]  # ijijij…
    texts = lay_out(["abc", "a" + "bc" * 14, "cabbage", "ghe"], letters)
    assert weigh_texts(steps, texts, score_texts(steps, texts)).max() <= 0


def test_an_alphabet_of_more_signs_than_a_byte_can_tell_apart_is_scored_alike() -> None:
    many = "ab" + "".join(chr(0x4E00 + number) for number in range(400))
    steps = np.zeros((7, len(many) + 1), np.float32)
    steps[:, :4] = make_steps(7, seed=2)
    few = score_texts(np.ascontiguousarray(steps[:, :4]), lay_out(["ab", "ba"], many[:3]))
    assert score_texts(steps, lay_out(["ab", "ba"], many)) == pytest.approx(few, abs=1e-4)


def test_each_sign_of_a_text_is_charged_with_what_it_costs_on_the_best_way() -> None:
    steps = np.full((5, 4), 0.01, np.float32)
    for step, sign in enumerate([1, 0, 2, 0, 3]):
        steps[step, sign] = 0.97
    assert spread_loss(steps, np.array([1, 2, 3])) == pytest.approx([0, 0, 0])
    steps[2] = [0.01, 0.01, 0.18, 0.8]  # the second sign looks more like the third
    assert spread_loss(steps, np.array([1, 2, 3])) == pytest.approx([0, np.log(0.8 / 0.18), 0], abs=1e-5)


def test_a_sign_that_repeats_needs_a_step_between() -> None:
    steps = np.array([[0.01, 0.99], [0.01, 0.99], [0.01, 0.99]], np.float32)
    assert spread_loss(steps, np.array([1, 1])) == pytest.approx([np.log(99), 0], abs=1e-4)
