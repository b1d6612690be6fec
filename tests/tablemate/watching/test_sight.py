"""The camera's thread and the others: the watcher serves one at a time, and a picture is shown as it came."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import cv2
import numpy as np
import pytest

from tablemate.page.views.workbench import Workbench
from tablemate.room import Room
from tablemate.watching.sight import SharedWatcher, TableSight, at_once, open_sight
from tablemate.watching.watcher import Watcher
from vision.pictures.sources import Frame
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from pathlib import Path

SOON_S, LATE_S = 0.05, 5.0
FRAME = Frame(np.zeros((90, 160, 3), np.uint8), 0.0, 0)


def test_who_puts_something_right_waits_until_the_frame_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, finish, order = threading.Event(), threading.Event(), []

    def see(_: Watcher, __: Frame) -> None:
        reading.set()
        finish.wait(LATE_S)
        order.append("read")

    monkeypatch.setattr(Watcher, "see", see)
    monkeypatch.setattr(Watcher, "correct", lambda *_: order.append("put right"))
    watcher = SharedWatcher({}, ())
    camera = threading.Thread(target=watcher.see, args=(FRAME,))
    person = threading.Thread(target=watcher.correct, args=("tray", ["osprey"]))
    camera.start()
    assert reading.wait(LATE_S)
    person.start()
    person.join(SOON_S)
    assert person.is_alive()
    finish.set()
    camera.join(LATE_S)
    person.join(LATE_S)
    assert order == ["read", "put right"]


def test_calibration_on_the_page_looks_at_the_frame_as_the_camera_gave_it() -> None:
    room: Any = SimpleNamespace(sight=None, lock=threading.RLock())
    camera: Any = SimpleNamespace(frames=lambda: iter(()))
    noisy = Frame(np.random.default_rng(1).integers(0, 255, (90, 160, 3), np.uint8), 0.0, 0)
    room.sight = TableSight(room, camera, cast("Any", SimpleNamespace(frame=noisy)), at_once)
    seen = Workbench(room).image()
    assert seen is not None
    assert np.array_equal(seen, noisy.image_bgr), "a JPEG of noise would differ in every pixel"


@pytest.mark.parametrize("learns", [True, False])
def test_learning_is_switched_off_by_one_option(tmp_path: Path, learns: bool) -> None:
    cv2.imwrite(str(tmp_path / "table.png"), np.full((360, 640, 3), 90, np.uint8))
    room = Room(Captions(), SilentSpeaker())
    room.learns = learns
    sight = open_sight(room, "wingspan", str(tmp_path / "table.png"), None, {"bird_sets": "base"})
    assert (sight.learner is not None) == learns


def test_that_it_learns_is_said_once_and_how_to_switch_it_off() -> None:
    room = Room(Captions(), SilentSpeaker())
    camera: Any = SimpleNamespace(frames=lambda: iter(()))
    watcher: Any = SimpleNamespace(see=lambda _: None, frame=FRAME, zones={})
    sight = TableSight(room, camera, watcher, at_once)
    first = iter([True])
    sight.learner = cast("Any", SimpleNamespace(see=lambda _: next(first, False)))
    for _ in range(3):
        sight.take(FRAME)
    said = [caption.text for caption in room.captions.last(5)]
    assert len(said) == 1
    assert "--no-learning" in said[0]
