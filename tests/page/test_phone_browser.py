"""A phone is the camera: Chromium with a film for its camera opens the phone's page, and a round is played."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from engine.journal import Source
from engine.requests import Look
from fixtures.render.cards.characters import draw_box
from fixtures.render.films.film import OPTIONS, begins_round, make_player
from fixtures.render.films.view import Webcam
from fixtures.render.scenes.enrolment import photograph
from tablemate.box.box import find_box, open_box
from tablemate.commands.table import start_watching
from tablemate.page.server import PageServer
from tablemate.phone import PHONE
from tablemate.watching.sight import open_sight
from tests.page.fake_camera import SIZE_WH, FakeCamera
from tests.page.tab import PHONE_WH, Tab, start_browser
from tests.page.test_enrol_browser import tell
from tests.page.walk import lay_out
from tests.tablemate.filmed import AtTable, in_order, painter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from selenium import webdriver

    from fixtures.render.films.state import Shot
    from tablemate.conversation.draft import Draft
    from tablemate.room import Room
    from tablemate.watching.handsfree import HandsFree
    from tablemate.watching.sight import TableSight

NETWORK = "127.0.0.2"  # stands for the computer's address in the home network
SEED = 2
FRAMES_PER_S = 5.0  # that are read of a shot at least until the next, however slow the computer is
MOST_FRAMES = 2  # that one waits for
SETTLED_S = 1.5  # so long without a change, and Tablemate waits for the person
PATIENCE_S = 15.0  # until a person thinks that nothing will happen
A_ROUND_S = 400.0
CLOSE_PX_PER_MM = 5.0  # of a card held before the camera


@pytest.fixture(scope="module")
def camera(tmp_path_factory: pytest.TempPathFactory) -> FakeCamera:
    return FakeCamera(tmp_path_factory.mktemp("phone") / "camera.y4m")


@pytest.fixture(scope="module")
def browser(camera: FakeCamera) -> Iterator[webdriver.Chrome]:
    driver = start_browser(*camera.words)
    yield driver
    driver.quit()


@pytest.fixture
def server(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageServer]:
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: NETWORK)
    with PageServer(room, lan=True, port=0) as server:
        yield server


def join(driver: webdriver.Chrome, server: PageServer) -> Tab:
    """Scan the code for the camera, and tap what the phone shows."""
    phone = Tab(driver, server.invitation.camera_link)
    phone.resize(PHONE_WH)
    phone.see("Your phone will warn you once")
    phone.touch("#go")
    phone.see("Join the table")
    phone.touch("button")
    phone.find(".phone-view video")
    return phone


class PhoneEvening(AtTable):
    """A careful person plays Wingspan in front of a phone, in the time that it takes."""

    def __init__(self, room: Room, sight: TableSight, camera: FakeCamera) -> None:
        assert room.session
        self.room, self.sight, self.camera = room, sight, camera
        self.session, self.play, self.captions = room.session, room.session.play, room.captions
        self.player = make_player(SEED)
        self.wrong: list[tuple[object, object]] = []
        self._compared = 0

    @property
    def hands(self) -> HandsFree:  # type: ignore[override]  # it comes with the first frame
        assert self.sight._hands
        return self.sight._hands

    def shows(self, shots: Iterable[Shot]) -> None:
        """Let the camera see each shot for its time, and then the table until Tablemate waits for the person."""
        before = self._state()
        for number, shot in enumerate(shots):
            picture = painter().photograph(shot.state, number, Webcam(size_wh=SIZE_WH))
            self.camera.show(picture)
            # One more may be on its way that was taken before.
            until = self._read() + 1 + min(MOST_FRAMES, max(1, round(shot.seconds * FRAMES_PER_S)))
            shown_s = time.monotonic()
            while time.monotonic() - shown_s < shot.seconds or self._read() < until:
                assert time.monotonic() - shown_s < A_ROUND_S, "no pictures come"
                time.sleep(0.02)
        self._wait(before)
        self._compare()

    def _read(self) -> int:
        frame = self.sight.watcher.frame
        return frame.index if frame else 0

    def _state(self) -> tuple[int, Draft | None]:
        return len(self.play.answers), self.session.draft

    def _wait(self, before: tuple[int, Draft | None]) -> None:
        begun_s = changed_s = time.monotonic()
        last = before
        while time.monotonic() - begun_s < PATIENCE_S:
            now = self._state()
            if now != last:
                last, changed_s = now, time.monotonic()
            if now != before and time.monotonic() - changed_s > SETTLED_S:
                return
            time.sleep(0.05)

    def _compare(self) -> None:
        """Note which answers of the camera are not what truly lies there."""
        with self.room.lock:
            answered = len(self.play.answers)
            for moment in self.play.log:
                if isinstance(moment.step, Look) and self._compared <= moment.answers_before < answered:
                    given = self.play.answers[moment.answers_before]
                    said, true = in_order(given.value), in_order(self.player.answer(moment.step))
                    assert given.source is Source.CAMERA
                    if said != true:
                        self.wrong.append((said, true))
            self._compared = answered

    def plays_a_round(self) -> None:
        begun_s = time.monotonic()
        while self.play.request and not begins_round(self.play.request, 2):
            assert time.monotonic() - begun_s < A_ROUND_S, (self.play.request, self.hands.noticed)
            self.goes_on()


def test_a_round_of_wingspan_is_played_through_the_phones_page(
    driver: webdriver.Chrome, server: PageServer, room: Room, camera: FakeCamera
) -> None:
    phone = join(driver, server)
    phone.see("No game yet")
    room.begin("wingspan", {**OPTIONS, "feeder": "looked"}, SEED)
    lay_out(room)
    camera.show(painter().photograph(make_player(SEED).table, 0, Webcam(size_wh=SIZE_WH)))
    assert room.session
    sight = open_sight(room, "wingspan", PHONE, None, room.session.play.setup.options)
    start_watching(room, sight)
    try:
        phone.see("This phone is the camera", "Done")
        phone.wait(lambda: sight._hands and sight.watcher._tracker, "the table to be found")
        evening = PhoneEvening(room, sight, camera)
        evening.plays_a_round()
    finally:
        sight.camera.close()
    assert evening.wrong == []
    phone.see("Round 2")


def test_a_card_held_before_the_phone_is_kept_in_the_box(
    driver: webdriver.Chrome, server: PageServer, camera: FakeCamera
) -> None:
    name, face = next(iter(draw_box().items()))
    empty, _ = photograph("nothing", None, SEED, SIZE_WH, CLOSE_PX_PER_MM)
    shown, _ = photograph(name, face, SEED, SIZE_WH, CLOSE_PX_PER_MM)
    camera.show(empty)
    phone = join(driver, server)
    phone.go("cards")
    phone.touch("[data-key=enrol-phone]")
    phone.see("Hold one card at a time before the phone")
    camera.show(shown)
    phone.find(".enrol-card")
    phone.type("[data-key=enrol-name]", f"{tell(name)}\n")
    phone.wait(lambda: open_box(find_box("crownfell")).cards, "the card to be kept")
    (kept,) = open_box(find_box("crownfell")).cards
    assert f"{kept.name}, {kept.side} side" == tell(name)
