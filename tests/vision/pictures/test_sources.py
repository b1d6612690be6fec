"""All sources give frames the same way."""

from __future__ import annotations

import shutil
import socket
import time
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.saying import refused, said
from vision.pictures.picture import PictureError
from vision.pictures.sources import (
    FolderSource,
    LiveSource,
    NoCameraError,
    PictureSource,
    SourceError,
    VideoSource,
    list_pictures,
    open_source,
)


@pytest.fixture
def folder(tmp_path: Path, hard_inputs: Path) -> Path:
    for source, name in (
        ("plain.jpg", "10.jpg"),
        ("grey.png", "9.PNG"),
        ("tiny.png", "8.png"),
        ("plain.jpg", "a.txt"),
    ):
        shutil.copy(hard_inputs / source, tmp_path / name)
    return tmp_path


@pytest.fixture
def video(tmp_path: Path) -> Path:
    path = tmp_path / "table.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (160, 120))
    for level in (0, 100, 200):
        writer.write(np.full((120, 160, 3), level, np.uint8))
    writer.release()
    return path


def test_a_picture_gives_one_frame(hard_inputs: Path) -> None:
    frames = list(open_source(str(hard_inputs / "huge_100_megapixels.jpg")).frames())
    assert [(frame.index, frame.at_s, frame.reduced) for frame in frames] == [(0, 0.0, 4)]


def test_a_folder_gives_its_pictures_in_counting_order_and_tells_what_it_left_out(folder: Path) -> None:
    source = FolderSource(folder)
    frames = list(source.frames())
    assert [Path(frame.name).name for frame in frames] == ["9.PNG", "10.jpg"]
    assert [(frame.index, frame.at_s) for frame in frames] == [(0, 0.0), (1, 1.0)]
    assert len(source.refused) == 1
    assert "8.png is only 32 x 24" in said(source.refused[0])


def test_a_folder_lists_pictures_only(folder: Path) -> None:
    assert [path.name for path in list_pictures(folder)] == ["8.png", "9.PNG", "10.jpg"]


def test_a_video_gives_every_frame_with_its_time(video: Path) -> None:
    frames = list(open_source(str(video)).frames())
    assert [frame.index for frame in frames] == [0, 1, 2]
    assert [round(float(frame.image_bgr.mean()), -1) for frame in frames] == [0, 100, 200]
    assert [round(frame.at_s, 1) for frame in frames] == [0.0, 0.1, 0.2]


def test_a_file_that_is_no_video_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.mp4"
    path.write_bytes(b"not a video" * 100)
    with refused(SourceError, match=r"notes\.mp4 is not a video"):
        list(VideoSource(path).frames())


def test_a_text_file_is_not_played(folder: Path) -> None:
    with refused(SourceError, match=r"a\.txt is neither a picture nor a video"):
        open_source(str(folder / "a.txt"))


def test_a_refused_picture_says_why(hard_inputs: Path) -> None:
    with refused(PictureError, match="not a picture"):
        list(PictureSource(hard_inputs / "not_a_picture.jpg").frames())


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with refused(SourceError, match="There is no file or folder"):
        open_source(str(tmp_path / "gone.png"))


@pytest.mark.parametrize(
    ("given", "camera"),
    [("0", 0), ("12", 12), ("rtsp://camera/1", "rtsp://camera/1"), ("HTTP://x/v", "HTTP://x/v")],
)
def test_numbers_and_addresses_are_live(given: str, camera: int | str) -> None:
    assert open_source(given) == LiveSource(camera)


def test_a_camera_that_is_not_there_is_said_to_be_missing() -> None:
    with refused(NoCameraError, match="There is no camera 97"):
        next(LiveSource(97).frames())


def test_a_stream_that_does_not_answer_is_said_so() -> None:
    with refused(NoCameraError, match="does not answer"):
        next(LiveSource("http://127.0.0.1:9/x").frames())


@pytest.mark.parametrize("kind", ["http", "rtsp"])
def test_an_address_behind_which_nobody_speaks_is_said_within_three_seconds(kind: str) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        began_s = time.monotonic()
        with refused(NoCameraError, match="does not answer"):
            next(LiveSource(f"{kind}://127.0.0.1:{silent.getsockname()[1]}/x").frames())
    assert time.monotonic() - began_s < 5


def test_a_stream_that_ends_is_said_to_have_stopped(video: Path) -> None:
    source = LiveSource(str(video))
    assert [frame.index for frame in islice(source.frames(), 3)] == [0, 1, 2]
    with refused(SourceError, match="stopped sending"):
        list(source.frames())
