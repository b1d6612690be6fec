"""Every hard input file is either loaded upright in eight-bit colour or refused in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.saying import refused, said
from vision.pictures.header import read_header
from vision.pictures.picture import PictureError, load_picture, write_picture

if TYPE_CHECKING:
    from pathlib import Path

GREY = np.full((80, 120, 3), 90, np.uint8)


@pytest.mark.parametrize(
    "name",
    [
        "turned_by_exif.jpg",
        "colour_16_bit.png",
        "grey.png",
        "grey_16_bit.png",
        "see_through_table.png",
        "webp.webp",
    ],
)
def test_a_hard_input_looks_like_the_plain_one(hard_inputs: Path, name: str) -> None:
    plain = load_picture(hard_inputs / "plain.jpg").image_bgr
    picture = load_picture(hard_inputs / name)
    assert picture.image_bgr.dtype == np.uint8
    assert picture.image_bgr.shape == plain.shape
    assert picture.size_wh == (640, 480)
    card = (slice(150, 330), slice(250, 390))
    likeness = np.corrcoef(plain[card].mean(axis=2).ravel(), picture.image_bgr[card].mean(axis=2).ravel())
    assert likeness[0, 1] > 0.95


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("truncated.jpg", "cut off before its end"),
        ("truncated.png", "cut off before its end"),
        ("cut_inside_header.jpg", "not a picture"),
        ("not_a_picture.jpg", "not a picture"),
        ("empty.png", "is empty"),
        ("damaged_inside.png", "damaged"),
        ("tiny.png", "only 32 x 24 pixels"),
        ("far_too_huge.png", "too many"),
        ("nowhere.png", "There is no file"),
        (".", "can't be opened"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_the_reason_and_a_remedy(
    hard_inputs: Path, name: str, reason: str
) -> None:
    path = hard_inputs / name
    with refused(PictureError, match=reason) as caught:
        load_picture(path)
    sentence = said(caught.value)
    assert str(path) in sentence
    assert sentence.count(". ") == 1, "one sentence of what, one of what to do"


@pytest.mark.parametrize("name", ["huge_100_megapixels.jpg", "huge_100_megapixels.png"])
def test_a_huge_picture_is_made_smaller_while_it_is_read(hard_inputs: Path, name: str) -> None:
    picture = load_picture(hard_inputs / name)
    height, width = picture.image_bgr.shape[:2]
    assert width * height <= 25_000_000
    assert picture.size_wh == (round(width * picture.reduced), round(height * picture.reduced))


def test_a_transparent_table_shows_grey_and_not_what_lies_under_it(hard_inputs: Path) -> None:
    assert load_picture(hard_inputs / "see_through_table.png").image_bgr[5, 5].tolist() == [128, 128, 128]


def test_a_cut_file_with_a_whole_thumbnail_is_still_cut(hard_inputs: Path) -> None:
    content = (hard_inputs / "truncated.jpg").read_bytes()
    thumbnail = b"\xff\xe1\x00\x08Ex\xff\xd8\xff\xd9"
    header = read_header(content[:2] + thumbnail + content[2:])
    assert header is not None
    assert not header.is_whole


@pytest.mark.parametrize(
    "start", [b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"BM", b"RIFF1234WEBPVP8X", b"GIF89a", b""]
)
def test_a_file_that_ends_inside_its_header_is_no_picture(start: bytes) -> None:
    assert read_header(start) is None


@pytest.mark.parametrize(
    "name", ["seen.png", "\u9e7f \u041e\u043b\u0435\u043d\u044c.jpg", "K\u00fcche.webp", "SEEN.PNG"]
)
def test_a_picture_is_written_under_any_name(tmp_path: Path, name: str) -> None:
    write_picture(tmp_path / name, GREY)
    assert load_picture(tmp_path / name).size_wh == (120, 80)


@pytest.mark.parametrize("name", ["seen", "seen.xyz", "no such folder/seen.png"])
def test_a_picture_that_cannot_be_written_is_said_so(tmp_path: Path, name: str) -> None:
    with refused(PictureError, match="can't be written"):
        write_picture(tmp_path / name, GREY)
