"""Every hard input file is either loaded upright in eight-bit colour or refused in one sentence."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.saying import refused, said
from tests.vision.pictures.bombs import make_bombs, make_split_jpeg
from vision.pictures.header import read_header
from vision.pictures.picture import PictureError, decode_picture, load_picture, write_picture

ROOT = Path(__file__).parents[3]

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


@pytest.fixture(scope="module")
def bombs() -> dict[str, bytes]:
    return make_bombs()


LOADING = """
import json, resource, sys, time
from pathlib import Path
from vision.pictures.picture import PictureError, load_picture

for path in sorted(Path(sys.argv[1]).iterdir()):
    began_s = time.process_time()
    try:
        load_picture(path)
    except PictureError:
        pass
    # On Linux ru_maxrss remembers the process that started this one, however large it was.
    lines = Path("/proc/self/status").read_text().splitlines() if sys.platform == "linux" else []
    peak_kb = next((int(line.split()[1]) for line in lines if line.startswith("VmHWM")), None)
    megabytes = peak_kb // 1024 if peak_kb else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024**2
    print(json.dumps([path.name, megabytes, time.process_time() - began_s]), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell how much memory a program took")
def test_no_picture_takes_more_than_a_gigabyte_or_five_seconds(
    tmp_path: Path, bombs: dict[str, bytes]
) -> None:
    for name, content in bombs.items():
        (tmp_path / name).write_bytes(content)
    command = [sys.executable, "-c", LOADING, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    taken = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(taken) == len(bombs)
    assert [name for name, megabytes, seconds in taken if megabytes > 1000 or seconds > 5] == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("false_chunk_length.png", "cut off before its end"),
        ("many_chunks.png", "is damaged"),
        ("moving.png", "too many"),
        ("one_scan_a_channel.jpg", "too many"),
        ("many_scans.jpg", "is damaged"),
        ("moving.webp", "too many"),
    ],
)
def test_a_picture_that_takes_more_than_it_says_is_refused_before_it_is_decoded(
    name: str, reason: str, bombs: dict[str, bytes]
) -> None:
    with refused(PictureError, match=reason):
        decode_picture(bombs[name], name)


def test_the_frame_that_the_decoder_believes_counts() -> None:
    small, large = make_split_jpeg((64, 64)), make_split_jpeg((16000, 16000))
    header = read_header(large[:-2] + small[2:])
    assert header is not None
    assert header.size_wh == (16000, 16000)


def test_a_bmp_of_the_eighties_is_no_picture_we_know() -> None:
    head = b"BM" + struct.pack("<IHHI", 5000, 0, 0, 26) + struct.pack("<IHHHH", 12, 30000, 30000, 1, 24)
    assert read_header(head + bytes(6000)) is None
