"""The camera's thread and the others: the watcher serves one at a time, and a picture is shown as it came."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import cv2
import numpy as np
import pytest

from tablemate.page.views.calibration_wizard import CalibrationWizard
from tablemate.room import Room
from tablemate.watching.handsfree import LOOKS, HandsFree
from tablemate.watching.named_cards import NamedCards
from tablemate.watching.sight import TableSight, at_once, open_sight
from tablemate.watching.watcher import Watcher
from vision.agreeing.change import ChangeWatch
from vision.pictures.sources import Frame
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from pathlib import Path

    from vision.agreeing.change import Change

SOON_S, LATE_S = 0.05, 5.0
FRAME = Frame(np.zeros((90, 160, 3), np.uint8), 0.0, 0)


def test_who_puts_something_right_waits_until_the_frame_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, finish, order = threading.Event(), threading.Event(), []

    look = ChangeWatch.see

    def see(*frame: Any) -> Change:
        reading.set()
        finish.wait(LATE_S)
        order.append("read")
        return look(*frame)

    def put_right() -> None:
        watcher.seat_player((0.0, 1.0))
        order.append("put right")

    monkeypatch.setattr(ChangeWatch, "see", see)
    watcher = Watcher({}, ())
    camera = threading.Thread(target=watcher.see, args=(FRAME,))
    person = threading.Thread(target=put_right)
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
    room: Any = SimpleNamespace(sight=None, lock=threading.RLock(), phone=None)
    camera: Any = SimpleNamespace(frames=lambda: iter(()))
    noisy = Frame(np.random.default_rng(1).integers(0, 255, (90, 160, 3), np.uint8), 0.0, 0)
    room.sight = TableSight(room, camera, cast("Any", SimpleNamespace(frame=noisy)), at_once)
    seen = CalibrationWizard(room).image()
    assert seen is not None
    assert np.array_equal(seen, noisy.image_bgr), "a JPEG of noise would differ in every pixel"


@pytest.mark.parametrize("learns", [True, False])
def test_learning_is_switched_off_by_one_option(tmp_path: Path, learns: bool) -> None:
    cv2.imwrite(str(tmp_path / "table.png"), np.full((360, 640, 3), 90, np.uint8))
    room = Room(Captions(), SilentSpeaker(), learns=learns)
    sight = open_sight(room, "wingspan", str(tmp_path / "table.png"), None, {"bird_sets": "base"})
    assert (sight.learner is not None) == learns


def test_what_the_learner_has_to_say_is_said() -> None:
    room = Room(Captions(), SilentSpeaker())
    camera: Any = SimpleNamespace(frames=lambda: iter(()))
    watcher: Any = SimpleNamespace(see=lambda _: None, frame=FRAME, zones={})
    told = iter(["I keep a picture."])
    learner = cast("Any", SimpleNamespace(see=lambda _: next(told, "")))
    sight = TableSight(room, camera, watcher, at_once, learner)
    for _ in range(3):
        sight.take(FRAME)
    assert [caption.text for caption in room.captions.last(5)] == ["I keep a picture."]


def test_names_that_cannot_be_read_any_more_are_told_and_the_game_goes_on(home: Path) -> None:
    room = Room(Captions(), SilentSpeaker())
    session = room.begin("wingspan", {"goal_tiles": "virtual"}, 3)
    (home / LOOKS).write_bytes(b"PK\x03\x04 but no more")
    watcher: Any = SimpleNamespace(names=NamedCards(), zones={}, pose=None)
    before = len(room.captions)
    HandsFree(session, watcher)
    said = [caption.text for caption in room.captions.last(len(room.captions) - before)]
    assert len(said) == 1
    assert f"{home / LOOKS} is damaged" in said[0]
    room.leave()
