"""The recogniser reads print as letters of the catalogue's alphabet."""

import cv2
import numpy as np
import pytest

from vision import recogniser
from vision.network import NetworkError
from vision.recogniser import LineText, Recogniser, fold, gather_alphabet


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Anna's Hummingbird", "annashummingbird"),
        ("Kererū", "kereru"),
        ("Black-Tailed", "blacktailed"),
        ("№ 7", "no7"),
    ],
)
def test_folding_leaves_bare_letters_and_digits(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_an_alphabet_has_each_letter_once() -> None:
    assert gather_alphabet(["Tūī", "Kea"]) == "aeiktu"


def test_a_printed_line_is_read() -> None:
    line = np.full((48, 330, 3), 240, np.uint8)
    cv2.putText(line, "Turkey Vulture", (12, 36), (30, 30, 30), cv2.FontFace("sans"), 34, 500)
    read = Recogniser(gather_alphabet(["abcdefghijklmnopqrstuvwxyz"])).read(line)
    assert read.text == "turkeyvulture"
    assert read.probabilities.shape[1] == 28
    assert read.probabilities.sum(axis=1) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("size_wh", [(3, 3), (2000, 5), (5, 400)])
def test_a_line_of_odd_shape_does_no_harm(size_wh: tuple[int, int]) -> None:
    strip = np.full((size_wh[1], size_wh[0], 3), 200, np.uint8)
    assert isinstance(Recogniser("abc").read(strip).text, str)


def test_a_missing_recogniser_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recogniser, "MODEL_FILE", "gone.onnx")
    with pytest.raises(NetworkError, match=r"gone\.onnx is missing. Install rapidocr"):
        recogniser._open_recogniser.__wrapped__()


def test_letters_repeat_only_with_none_between() -> None:
    steps = np.eye(4)[[1, 1, 0, 1, 2, 2]]
    assert LineText(steps, "ab").text == "aab"


def test_two_lines_joined_read_on() -> None:
    line = LineText(np.eye(4)[[1, 0, 2, 0]], "ab")
    assert (line + line).text == "abab"
