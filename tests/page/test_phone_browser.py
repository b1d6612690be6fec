"""A phone is the camera: Chromium with a film for its camera opens the phone's page, and a round is played."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import TYPE_CHECKING

import httpx2
import pytest

from engine.journal import Source
from engine.requests import Instruction, Look
from fixtures.render.cards.characters import draw_box
from fixtures.render.films.film import OPTIONS, make_player
from fixtures.render.films.state import Shot
from fixtures.render.films.view import Webcam
from fixtures.render.scenes.enrolment import photograph
from tablemate.box.box import find_box, open_box
from tablemate.commands.table import start_watching
from tablemate.page.server import PageServer
from tablemate.phone import PHONE
from tablemate.watching.sight import open_sight
from tests.page.evening import JPEG, VIRTUAL, StillSight
from tests.page.fake_camera import SIZE_WH, FakeCamera
from tests.page.tab import PHONE_WH, Tab, start_browser
from tests.page.test_enrol_browser import tell
from tests.page.walk import answer_until, lay_out
from tests.tablemate.filmed import AtTable, in_order, painter
from voice.phrases import LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from selenium import webdriver

    from engine.requests import Request
    from tablemate.conversation.draft import Draft
    from tablemate.room import Room
    from tablemate.watching.handsfree import HandsFree
    from tablemate.watching.sight import TableSight

NETWORK = "127.0.0.2"  # stands for the computer's address in the home network
SEED = 2
REST_S = 0.3  # what lies or is held for so long is read before the next shot, however slow the computer is
REST_FRAMES = 3  # of which the first may have been taken before
SETTLED_S = 1.0  # so long without a change, and Tablemate waits for the person
PATIENCE_S = 15.0  # until a person thinks that nothing will happen
SOME_TURNS_S = 900.0
HELD_SIDEWAYS_WH = (844, 390)
# Where the commands end, and where the screen does, or the bar at its foot begins.
COMMANDS_END = """
    const end = document.querySelector(".phone-commands .row").getBoundingClientRect().bottom;
    const bar = document.querySelector(".views").getBoundingClientRect();
    return [scrollY, end, bar.top > 100 ? bar.top : innerHeight]"""
# Where the words in these begin and end, from left to right.
ENDS = """
    const shown = [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length);
    return shown.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right } = range.getBoundingClientRect();
        return [left, right];
    })"""
# A camera with a light and a focus, which notes what it is told, and a screen that notes that it is kept awake.
ABLE = """
    window.calls = [];
    const camera = MediaStreamTrack.prototype;
    camera.getCapabilities = () => ({ torch: true, focusMode: ["continuous", "manual"] });
    camera.getSettings = () => ({ focusDistance: 0.4 });
    camera.applyConstraints = async ({ advanced }) => void calls.push(...advanced);
    const keep = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (what) => (calls.push(what), keep(what));"""
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
        self._done: Request | None = None  # type: ignore[assignment]  # what was acted on last
        self.wrong: list[tuple[object, object]] = []
        self._compared = 0

    @property
    def hands(self) -> HandsFree:  # type: ignore[override]  # it comes with the first frame
        assert self.sight._hands
        return self.sight._hands

    def _do(self, request: Request) -> list[Shot]:
        """The person's reaction; an order that was followed is done, even if a slow computer reminds of it."""
        done, self._done = self._done, request
        if isinstance(request, Instruction) and done is request:
            return [Shot(self.player.table, PATIENCE_S)]
        return list(self.player.react(request))

    def shows(self, shots: Iterable[Shot]) -> None:
        """Let the camera see each shot for its time, and then the table until Tablemate waits for the person."""
        before, deeds = self._state(), list(shots)
        for number, shot in enumerate(deeds):
            picture = painter().photograph(shot.state, number, Webcam(size_wh=SIZE_WH))
            self.camera.show(picture)
            until = self._read() + (REST_FRAMES if shot.seconds > REST_S else 0)
            shown_s, state = time.monotonic(), self._state()
            while time.monotonic() - shown_s < shot.seconds or self._read() < until:
                if shot is deeds[-1] and self._state() != state:
                    break  # it was understood: nobody stays any longer
                assert time.monotonic() - shown_s < SOME_TURNS_S, "no pictures come"
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

    def plays_until_turn(self, turn: int) -> None:
        begun_s = time.monotonic()
        while self.play.request and self.play.request.facts.get("turn") != turn:
            assert time.monotonic() - begun_s < SOME_TURNS_S, (self.play.request, self.hands.noticed)
            self.goes_on()


def test_turns_of_wingspan_are_played_through_the_phones_page(
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
        evening.plays_until_turn(4)
    finally:
        sight.camera.close()
    assert evening.wrong == []
    phone.see("Your turn, 4 of 8")
    for size_wh in (HELD_SIDEWAYS_WH, PHONE_WH):
        phone.resize(size_wh)
        phone.wait(lambda: commands_are_seen(phone), "the commands without scrolling")
        assert not phone.overflows()
    press_commands(phone, room)


def commands_are_seen(phone: Tab) -> bool:
    """Whether all three stand on the screen, and above the bar at its foot."""
    scrolled, end, foot = phone.driver.execute_script(COMMANDS_END)
    return bool(scrolled == 0 and end <= foot)


def press_commands(phone: Tab, room: Room) -> None:
    """Done, undo and why at the phone."""
    assert room.session
    play = room.session.play
    given = len(play.answers)
    phone.touch("[data-key=phone-done]")
    phone.wait(lambda: len(play.answers) > given, "the turn to be over")
    phone.touch("[data-key=phone-undo]")
    phone.wait(lambda: len(play.answers) == given, "the turn to be taken back")
    heard = len(room.captions)
    phone.touch("[data-key=phone-why]")
    phone.wait(lambda: len(room.captions) > heard, "the reason")


def test_beside_the_picture_only_what_is_in_doubt_is_named(
    driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    phone = join(driver, server)
    room.begin("wingspan", VIRTUAL, SEED)
    lay_out(room)
    answer_until(room, "tray")
    room.sight = StillSight.with_tray()
    room.changed()
    phone.see("Not sure of", "tray 2 One of: American Crow, Fish Crow", "Which three birds lie in the tray")
    assert "Osprey" not in phone.words_of(".phone-view")
    assert phone.words_of(".phone-view").count("The fish dice are still in the feeder.") == 1
    phone.touch("[data-key=phone-answer]")
    phone.find("#view-play.shown")


def test_the_longest_words_of_bar_and_commands_keep_apart(
    driver: webdriver.Chrome, server: PageServer, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    room.begin("wingspan", VIRTUAL, SEED)
    lay_out(room)
    phone = Tab(driver, server.invitation.camera_link)
    phone.resize(PHONE_WH)
    phone.touch("#go")
    phone.touch("button")
    phone.see("Einstellungen", "Rückgängig")
    for words in (".views a", ".phone-commands button"):
        ends = driver.execute_script(ENDS, words)
        assert all(right < left for (_, right), (left, _) in pairwise(ends)), words
        assert 0 < ends[0][0] < ends[-1][1] < PHONE_WH[0], words


def wait_for_pictures(phone: Tab, room: Room) -> None:
    before = room.phone.number
    phone.wait(lambda: room.phone.number > before + 1, "pictures")


def test_a_lost_connection_is_said_at_the_phone_within_two_seconds_and_mends_itself(
    driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    phone = join(driver, server)
    wait_for_pictures(phone, room)
    switch_door(server, opened=False)
    begun_s = time.monotonic()
    phone.see("Connection lost. I keep trying")
    assert time.monotonic() - begun_s < 2.0
    switch_door(server, opened=True)
    wait_for_pictures(phone, room)
    phone.see("Nobody looks through this phone yet")


def switch_door(server: PageServer, *, opened: bool) -> None:
    token = {"authorization": f"Bearer {server.keys.token}"}
    address = f"http://127.0.0.1:{server.port}/api/pairing"
    assert httpx2.post(address, json={"opened": opened}, headers=token).is_success


def test_light_focus_and_screen_of_a_phone_are_seen_to(
    driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    phone = Tab(driver, "about:blank")
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ABLE})
    driver.get(server.invitation.camera_link)
    phone.touch("#go")
    phone.touch("button")
    held = {"focusDistance": 0.4, "focusMode": "manual"}
    phone.wait(lambda: held in driver.execute_script("return calls"), "the focus to be held")
    assert driver.execute_script("return calls").count("screen") == 1
    phone.touch("[data-key=phone-torch]")
    phone.see("Light off")
    assert driver.execute_script("return calls.at(-1)") == {"torch": True}
    driver.switch_to.new_window("tab")  # as if the screen were locked
    phone.wait(lambda: not room.phone.is_sending, "the pictures to stop")
    phone.front()
    wait_for_pictures(phone, room)
    phone.wait(
        lambda: driver.execute_script("return calls").count("screen") == 2, "the screen to be kept awake"
    )


def test_a_phone_whose_place_another_took_asks_before_it_takes_it_back(
    driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    phone = join(driver, server)
    wait_for_pictures(phone, room)
    room.phone.choose("another-phone")
    phone.see("Another phone is the camera now")
    before = room.phone.number
    assert room.phone.put("another-phone", JPEG)
    phone.touch("[data-key=phone-take-over]")
    wait_for_pictures(phone, room)
    assert room.phone.number > before
    assert not room.phone.put("another-phone", JPEG)


def test_after_a_reload_it_is_the_same_phone(
    driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    phone = join(driver, server)
    wait_for_pictures(phone, room)
    driver.refresh()
    wait_for_pictures(phone, room)
    assert "Another phone" not in phone.text()


@pytest.mark.parametrize("agent", ["Android 14) Chrome/126 Mobile", "iPhone; CPU iPhone OS 17_5"])
def test_the_pages_of_a_phone_shut_nobody_out(
    driver: webdriver.Chrome, server: PageServer, room: Room, agent: str
) -> None:
    phone = Tab(driver, "about:blank")
    phone.resize(PHONE_WH)
    driver.execute_cdp_cmd("Network.setUserAgentOverride", {"userAgent": f"Mozilla/5.0 ({agent})"})
    driver.get(server.invitation.camera_link)
    name = "Safari" if "iPhone" in agent else "Chrome"
    assert name in phone.find("details[open] summary").text
    found = {"trust": phone.complaints()}
    assert not phone.overflows()
    phone.touch("#go")
    phone.touch("button")
    wait_for_pictures(phone, room)
    found["camera"] = phone.complaints()
    assert not phone.overflows()
    assert not any(found.values()), found


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
