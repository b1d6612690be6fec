"""Printed lines are read as signs, by our own network and by a second reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tests.saying import refused
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.line_namer import read_crops
from vision.naming.titles.matching import explain_lines, match_explained
from vision.naming.titles.recogniser import LineText, read_lines
from vision.naming.titles.second_opinion import read_line_again
from vision.naming.titles.signs import SIGNS, gather_alphabet, spell
from vision.network import NetworkError, open_rapidocr
from vision.seams import finish

if TYPE_CHECKING:
    from vision.geometry import Image


def write_line(text: str = "Turkey Vulture", wide: int = 330) -> Image:
    line = np.full((48, wide, 3), 240, np.uint8)
    cv2.putText(line, text, (12, 36), (30, 30, 30), cv2.FontFace("sans"), 34, 500)
    return line


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("Anna\u2019s Hummingbird", "anna's hummingbird"),
        ("Kererū", "kereru"),
        ("Black-Tailed  Godwit", "black-tailed godwit"),
        ("№ 7!", "no 7?"),
        ("Øre", "ore"),
        ("Жук", "жук"),
        ("Жук beetle", "жук beetle"),
        ("C\u043elibri à gorge rubis", "colibri a gorge rubis"),  # its first o is a Cyrillic letter
        ("Grünfink", "grunfink"),
        ("Weißstorch", "weissstorch"),
        ("Cigüeña", "ciguena"),
        ("Świergotek Łąkowy", "swiergotek lakowy"),
    ],
)
def test_spelling_drops_capitals_and_accents_and_keeps_words_apart(text: str, spelled: str) -> None:
    assert spell(text) == spelled


def test_an_alphabet_is_our_signs_and_what_else_the_names_need() -> None:
    assert gather_alphabet(["tui", "жук"]) == SIGNS + "жку"


@pytest.mark.parametrize("sigma_px", [0.3, 3.0], ids=["sharp", "blurred"])
def test_a_printed_line_is_read(sigma_px: float) -> None:
    line = np.asarray(cv2.GaussianBlur(write_line(), (0, 0), sigma_px), np.uint8)
    (read,) = read_lines([line])
    assert read.text == "turkey vulture"
    assert read.letters == 13
    assert read.steps.sum(axis=1) == pytest.approx(1, abs=1e-3)


def test_our_own_reader_reads_a_list_of_which_few_names_have_other_letters() -> None:
    catalogue = Catalogue([CatalogueEntry(name, name) for name in ("Turkey Vulture", "Mallard", "Жук")])
    (read,) = finish(read_crops([write_line()], catalogue))
    assert read.text == "turkey vulture"
    match = match_explained(explain_lines([read], catalogue.names), catalogue)
    assert match is not None
    assert match.ranked[0].entry.id == "Turkey Vulture"
    assert not catalogue.is_foreign
    assert Catalogue([CatalogueEntry("1", "Жук")]).is_foreign


def test_a_line_is_read_the_same_alone_and_among_longer_ones() -> None:
    short, long = write_line("Osprey", 160), write_line("Black-Bellied Whistling-Duck", 600)
    (alone,), (among, _) = read_lines([short]), read_lines([short, long])
    assert alone.text == among.text == "osprey"


def test_a_second_reader_reads_it_too() -> None:
    read = read_line_again(write_line(), SIGNS)
    assert read.text == "turkey vulture"
    assert read.steps.sum(axis=1) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("size_wh", [(3, 3), (2000, 5), (5, 400)])
def test_a_line_of_odd_shape_does_no_harm(size_wh: tuple[int, int]) -> None:
    strip = np.full((size_wh[1], size_wh[0], 3), 200, np.uint8)
    assert isinstance(read_lines([strip])[0].text, str)
    assert isinstance(read_line_again(strip, SIGNS).text, str)


def test_no_line_is_no_reading() -> None:
    assert read_lines([]) == []


def test_a_missing_second_reader_is_named_with_its_remedy() -> None:
    with refused(NetworkError, match=r"gone\.onnx is missing. Install rapidocr"):
        open_rapidocr("gone.onnx")


def test_two_lines_joined_read_on_with_a_space_or_without() -> None:
    a, b = SIGNS.index("a") + 1, SIGNS.index("b") + 1
    line = LineText(np.eye(len(SIGNS) + 1, dtype=np.float32)[[a, 0, b, 0]])
    assert (line + line).text.replace(" ", "") == "abab"


def test_a_clear_word_is_clearer_than_a_blurred_one() -> None:
    clear, blurred = read_lines(
        [write_line(), np.asarray(cv2.GaussianBlur(write_line(), (0, 0), 8), np.uint8)]
    )
    assert clear.clearness > blurred.clearness
