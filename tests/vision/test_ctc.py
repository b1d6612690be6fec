"""A text is as probable as all its ways along the line together."""

from itertools import groupby, product

import numpy as np
import pytest

from vision.ctc import score_texts
from vision.recogniser import LineText


def make_line(steps: int, seed: int = 0) -> LineText:
    return LineText(np.random.default_rng(seed).dirichlet(np.ones(4), steps), "ab")


def add_up_all_ways(line: LineText, text: str) -> float:
    """Go through every way there is: slow, and plainly right."""
    total = 0.0
    for way in product(range(4), repeat=len(line.probabilities)):
        spoken = "".join(" ab?"[sign] for sign, _ in groupby(way)).replace(" ", "")
        if spoken == text:
            total += float(np.prod([line.probabilities[step, sign] for step, sign in enumerate(way)]))
    return total


@pytest.mark.parametrize("text", ["a", "ab", "aa", "aba", "bb"])
def test_the_score_is_the_sum_over_all_ways(text: str) -> None:
    line = make_line(5)
    best = float(np.log(line.probabilities.max(axis=1)).sum())
    (loss,) = score_texts(line, [text])
    assert best - loss == pytest.approx(np.log(add_up_all_ways(line, text)))


def test_texts_of_different_length_are_scored_together_as_alone() -> None:
    line, texts = make_line(9, seed=3), ["a", "abab", "bb"]
    alone = [float(score_texts(line, [text])[0]) for text in texts]
    assert score_texts(line, texts) == pytest.approx(alone)


def test_a_text_that_does_not_fit_on_the_line_is_nearly_impossible() -> None:
    assert score_texts(make_line(3), ["ababab"])[0] > 100


def test_what_was_clearly_read_loses_nothing() -> None:
    certain = np.eye(4)[[0, 1, 1, 0, 2, 0, 2, 0]]
    line = LineText(certain, "ab")
    assert line.text == "abb"
    assert score_texts(line, ["abb"])[0] == pytest.approx(0, abs=1e-3)
