"""A camera that fails is told as a value, tried again, and goes on; a recording loses no frame."""

from __future__ import annotations

import queue
import shutil
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tablemate.phone import Phone, PhonePicture
from tablemate.watching import camera as cameras
from tablemate.watching.camera import (
    Fault,
    FaultWatch,
    LiveCamera,
    PhoneCamera,
    RecordedCamera,
    Trouble,
    open_camera,
)
from tests.saying import refused
from vision.pictures.sources import Frame, LiveSource, NoCameraError, SourceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vision.geometry import Image

FIXTURES = Path(__file__).parents[3] / "fixtures" / "images"
BLACK = np.zeros((120, 160, 3), np.uint8)


def shoot(number: int, size_wh: tuple[int, int] = (160, 120)) -> Image:
    """Photograph a grey table; every number has its own noise."""
    noise = np.random.default_rng(number).normal(0, 3, (size_wh[1], size_wh[0], 3))
    return np.clip(120 + noise, 0, 255).astype(np.uint8)


# --- what is wrong with a picture -----------------------------------------------------------------


def judge(images: list[Image], fps: float = 10) -> list[Trouble | None]:
    watch = FaultWatch()
    faults = [watch.see(image, number / fps) for number, image in enumerate(images)]
    return [fault.trouble if fault else None for fault in faults]


def test_pictures_with_noise_are_sound() -> None:
    assert judge([shoot(number) for number in range(30)]) == [None] * 30


def test_a_dim_evening_is_not_black() -> None:
    assert judge([(shoot(number) * 0.2).astype(np.uint8) for number in range(5)]) == [None] * 5


def test_equal_pictures_are_frozen_within_two_seconds() -> None:
    found = judge([shoot(0)] * 30 + [shoot(1)])
    assert found[:16] == [None] * 16
    assert found[16:30] == [Trouble.FROZEN] * 14
    assert found[30] is None


def test_black_pictures_are_black_at_once_and_never_frozen() -> None:
    assert judge([shoot(0)] + [BLACK] * 100 + [shoot(1)]) == [None] + [Trouble.BLACK] * 100 + [None]


def test_a_changed_size_that_lasts_is_taken_in_the_end() -> None:
    found = judge([shoot(0)] + [shoot(number, (80, 60)) for number in range(60)])
    assert found[1:41] == [Trouble.RESIZED] * 40
    assert found[-1] is None


def test_a_size_that_comes_back_is_no_second_change() -> None:
    small = [shoot(number, (80, 60)) for number in range(5)]
    assert judge([shoot(0), *small, shoot(1)])[-1] is None


# --- recordings -----------------------------------------------------------------------------------


@dataclass
class Film:
    """A recording made of pictures, ten a second."""

    images: list[Image]

    def frames(self) -> Iterator[Frame]:
        for index, image in enumerate(self.images):
            yield Frame(image, index / 10, index)


def test_every_frame_of_a_recording_comes_even_if_all_are_equal() -> None:
    shown = list(RecordedCamera(Film([shoot(0)] * 50)).frames())
    assert [frame.index for frame in shown if isinstance(frame, Frame)] == list(range(50))


def test_ten_seconds_of_black_are_one_fault_and_then_over() -> None:
    shown = list(RecordedCamera(Film([shoot(0)] + [BLACK] * 100 + [shoot(1)])).frames())
    faults = [item for item in shown if isinstance(item, Fault)]
    assert {(fault.trouble, fault.since_s) for fault in faults} == {(Trouble.BLACK, 0.1)}
    assert faults[0].at_s == pytest.approx(1.1)
    assert isinstance(shown[-1], Frame)


def test_a_recording_that_changes_its_size_says_so_once() -> None:
    shown = list(RecordedCamera(Film([shoot(0)] * 2 + [shoot(1, (80, 60))] * 3)).frames())
    assert [item.trouble if isinstance(item, Fault) else item.index for item in shown] == [
        0,
        1,
        Trouble.RESIZED,
        3,
        4,
    ]


def test_a_closed_recording_gives_no_more() -> None:
    camera = RecordedCamera(Film([shoot(0)] * 5))
    frames = camera.frames()
    next(frames)
    camera.close()
    assert list(frames) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(2):
        cv2.imwrite(str(tmp_path / f"{number}.png"), shoot(number))
    return tmp_path


def test_a_folder_is_a_film_of_its_pictures(folder: Path) -> None:
    shown = [
        item
        for item in open_camera(str(folder), seconds_apart=1.5, fps=4).frames()
        if isinstance(item, Frame)
    ]
    assert [frame.at_s for frame in shown] == [number / 4 for number in range(12)]
    assert [Path(frame.name).name for frame in shown] == ["0.png"] * 6 + ["1.png"] * 6
    assert [frame.index for frame in shown] == list(range(12))


def test_a_picture_is_a_film_too(folder: Path) -> None:
    assert len(list(open_camera(str(folder / "0.png"), seconds_apart=1, fps=5).frames())) == 5


def test_a_folder_without_pictures_is_refused_with_the_reason(tmp_path: Path) -> None:
    shutil.copy(FIXTURES / "hard_inputs" / "tiny.png", tmp_path / "1.png")
    with refused(SourceError, match=r"no picture to show .* is only 32 x 24"):
        list(open_camera(str(tmp_path)).frames())


def test_a_folder_without_pictures_is_told_what_a_camera_may_be(tmp_path: Path) -> None:
    with refused(SourceError, match="no picture to show in .* Give a camera number such as 0"):
        list(open_camera(str(tmp_path)).frames())


def test_a_video_gives_every_frame(tmp_path: Path) -> None:
    path = tmp_path / "table.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (160, 120))
    for number in range(12):
        writer.write(shoot(number))
    writer.release()
    assert len(list(open_camera(str(path)).frames())) == 12


# --- live -----------------------------------------------------------------------------------------


@dataclass
class Stage:
    """A live source in a test's hands: it gives what it is handed, and the time is what it is set to."""

    opened: int = 0
    now_s: float = 100.0
    handed: queue.Queue[Image | Exception | None] = field(default_factory=queue.Queue)

    def frames(self) -> Iterator[Frame]:
        self.opened += 1
        while (given := self.handed.get()) is not None:
            try:
                if isinstance(given, Exception):
                    raise given
                yield Frame(given, 0.0, 0)
            finally:
                self.handed.task_done()

    def hand(self, image: Image, at_s: float) -> None:
        """Hand over a picture at a time; once the source is open, wait until it was taken."""
        self.now_s = 100 + at_s
        self.handed.put(image)
        if self.opened:
            self.handed.join()

    def clock(self) -> float:
        return self.now_s


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    monkeypatch.setattr(cameras, "RETRIED_AFTER_S", 0.01)
    monkeypatch.setattr(cameras, "NEWS_WITHIN_S", 0.05)
    monkeypatch.setattr(cameras, "CLOSED_WITHIN_S", 0.05)
    stage = Stage()
    yield stage
    stage.handed.put(None)


def show(stage: Stage, shown: Iterator[Frame | Fault], image: Image, at_s: float) -> Frame | Fault:
    """Hand a picture to the camera at a time, and return what it makes of it."""
    stage.hand(image, at_s)
    return next(item for item in shown if isinstance(item, Frame) or item.trouble is not Trouble.LOST)


def test_a_live_camera_gives_frames_with_its_own_time(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    frames = [show(stage, shown, shoot(number), number / 2) for number in range(3)]
    assert [(frame.at_s, frame.index) for frame in frames if isinstance(frame, Frame)] == [
        (0.0, 0),
        (0.5, 1),
        (1.0, 2),
    ]


def test_a_lost_camera_is_told_within_two_seconds_and_comes_back(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 3)
    stage.handed.put(SourceError("gone"))
    stage.handed.put(NoCameraError("still gone"))
    stage.now_s = 104.5
    lost = list(islice(shown, 2))
    assert lost == [Fault(Trouble.LOST, 4.5, 3.0)] * 2
    back = show(stage, shown, shoot(1), 20)
    assert isinstance(back, Frame)
    assert (back.at_s, stage.opened) == (20.0, 3)


def test_a_camera_that_hangs_without_an_error_is_lost_too(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 0)
    stage.now_s = 101.5
    assert next(shown) == Fault(Trouble.LOST, 1.5, 0.0)


def test_a_driver_that_fails_in_its_own_words_is_a_lost_camera(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 0)
    stage.handed.put(cv2.error("driver"))
    assert isinstance(show(stage, shown, shoot(1), 5), Frame)
    assert stage.opened == 2


def test_a_frozen_camera_is_opened_again(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 0)
    show(stage, shown, shoot(0), 0.25)
    assert show(stage, shown, shoot(0), 1.75) == Fault(Trouble.FROZEN, 1.75, 0.25)
    back = show_until_frame(stage, shown, shoot(1), 3)
    assert (back.at_s, stage.opened) == (3.0, 2)


def show_until_frame(stage: Stage, shown: Iterator[Frame | Fault], image: Image, at_s: float) -> Frame:
    stage.hand(image, at_s)
    return next(item for item in shown if isinstance(item, Frame))


def test_a_covered_camera_stays_black_while_it_is_opened_again(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 0)
    stage.hand(BLACK, 0.5)
    assert show(stage, shown, BLACK, 1.75) == Fault(Trouble.BLACK, 1.75, 0.5)
    stage.now_s = 104.0
    assert next(shown) == Fault(Trouble.BLACK, 4.0, 0.5)
    assert show_until_frame(stage, shown, shoot(1), 11).at_s == 11.0


def test_a_changed_size_is_told_and_the_camera_opened_again_for_the_old_one(stage: Stage) -> None:
    shown = LiveCamera(stage, clock=stage.clock).frames()
    show(stage, shown, shoot(0), 0)
    fault = show(stage, shown, shoot(1, (80, 60)), 1)
    assert fault == Fault(Trouble.RESIZED, 1.0, 1.0)
    assert show_until_frame(stage, shown, shoot(2), 2).image_bgr.shape == (120, 160, 3)
    assert stage.opened == 2


def test_a_camera_that_was_never_there_is_said_to_be_missing() -> None:
    with refused(NoCameraError, match="There is no camera 97"):
        next(open_camera("97").frames())


def test_numbers_and_addresses_are_live() -> None:
    camera = open_camera("rtsp://camera/1")
    assert isinstance(camera, LiveCamera)
    assert camera.source == LiveSource("rtsp://camera/1")


def test_a_closed_camera_ends(stage: Stage) -> None:
    camera = LiveCamera(stage, clock=stage.clock)
    shown = camera.frames()
    show(stage, shown, shoot(0), 0)
    stage.handed.put(None)
    camera.close()
    assert list(shown) == []
    camera._thread.join(5)
    assert not camera._thread.is_alive()


def test_a_size_that_changes_on_and_on_is_told_once_a_minute() -> None:
    watch, news = FaultWatch(new_size_after_s=1.0), set()
    for step in range(1200):
        size_wh = (160, 120) if step // 30 % 2 else (80, 60)
        fault = watch.see(shoot(step, size_wh), step / 10)
        if fault and watch.is_news(fault):
            news.add(fault.since_s)
    assert len(news) == 2


# --- the phone --------------------------------------------------------------------------------------


def encode(image: Image) -> bytes:
    return cv2.imencode(".jpg", image)[1].tobytes()


class SentClock:
    """A phone that sends by a plan while time goes on: a picture, or nothing for so many seconds."""

    def __init__(self, *plan: bytes | float) -> None:
        self.plan = list(plan)
        self.now_s = 100.0
        self.phone = Phone(self)
        self.phone.wait = self.wait  # type: ignore[method-assign]

    def __call__(self) -> float:
        return self.now_s

    def wait(self, after: int, timeout_s: float) -> PhonePicture | None:
        if not self.plan:
            raise EOFError
        due = self.plan.pop(0)
        if isinstance(due, bytes):
            self.now_s += 0.2
            self.phone.put("phone-one", due)
            return Phone.wait(self.phone, after, 0.0)
        waited_s = min(due, timeout_s)
        self.now_s += waited_s
        if due > waited_s:
            self.plan.insert(0, due - waited_s)
        return None


def watch_phone(*plan: bytes | float) -> list[Frame | Fault]:
    """The pictures of a camera until the plan is over."""
    sent = SentClock(*plan)
    shown: list[Frame | Fault] = []
    with suppress(EOFError):
        for one in PhoneCamera(sent.phone, clock=sent).frames():
            shown.append(one)  # noqa: PERF402 - what came before the end is kept
    return shown


def tell(shown: list[Frame | Fault]) -> list[str]:
    return [str(one.trouble) if isinstance(one, Fault) else "frame" for one in shown]


def test_the_newest_picture_of_the_phone_is_a_frame_as_large_as_it_came() -> None:
    (frame,) = watch_phone(encode(shoot(1)))
    assert isinstance(frame, Frame)
    assert (frame.image_bgr.shape, frame.index) == ((120, 160, 3), 0)
    assert np.abs(frame.image_bgr.astype(int) - shoot(1)).mean() < 5


def test_a_phone_that_never_sent_is_told_from_one_that_was_lost() -> None:
    assert set(tell(watch_phone(3.0))) == {"no_phone"}
    assert tell(watch_phone(encode(shoot(1)), 3.0, encode(shoot(2)))) == [
        "frame",
        *["phone_lost"] * 4,
        "frame",
    ]


def test_a_loss_is_told_within_two_seconds_and_one_loss_is_one_fault() -> None:
    frame, *lost = watch_phone(encode(shoot(1)), 5.0)
    assert all(isinstance(one, Fault) for one in lost)
    assert lost[0].at_s - frame.at_s <= 2.0
    assert {one.since_s for one in lost if isinstance(one, Fault)} == {frame.at_s}


def test_a_table_that_stands_still_is_no_fault() -> None:
    assert tell(watch_phone(*[encode(shoot(1))] * 20)) == ["frame"] * 20


def test_a_phone_that_is_turned_goes_on_in_its_new_shape() -> None:
    upright = [encode(shoot(number, (120, 160))) for number in range(4)]
    shown = watch_phone(*[encode(shoot(1))] * 3, *upright)
    assert tell(shown) == ["frame"] * 3 + ["resized"] + ["frame"] * 3
    assert isinstance(shown[-1], Frame)
    assert shown[-1].image_bgr.shape == (160, 120, 3)


def test_a_damaged_picture_is_left_out() -> None:
    broken = encode(shoot(1))
    assert tell(watch_phone(encode(shoot(1)), broken[: len(broken) // 2], encode(shoot(2)))) == ["frame"] * 2


def test_the_phone_is_a_camera_like_any_other_and_can_be_closed() -> None:
    camera = open_camera("phone", phone=Phone())
    assert isinstance(camera, PhoneCamera)
    camera.close()
    assert list(camera.frames()) == []
