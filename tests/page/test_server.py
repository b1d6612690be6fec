"""The page over a real connection: changes come at once, to every screen, and stopping is quick."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from engine.journal import Source
from tablemate.page.door.connection_limit import ConnectionLimit
from tablemate.page.door.invitation import draw_svg, draw_text
from tablemate.page.server import PageServer
from tablemate.page.views.stream import MOST_SCREENS
from tests.page.evening import StillSight, read

if TYPE_CHECKING:
    from tablemate.room import Room

SOON_S = 10.0


class Screen:
    """A browser tab that listens: every state it got, and when."""

    def __init__(self, server: PageServer) -> None:
        self.states: list[tuple[float, dict[str, Any]]] = []
        self.status = 0
        self.listening = Event()
        self.ended = Event()
        self._server = server
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        headers = {"authorization": f"Bearer {self._server.keys.token}"}
        address = f"http://127.0.0.1:{self._server.port}/api/changes"
        with httpx2.stream("GET", address, headers=headers, timeout=SOON_S) as response:
            self.status = response.status_code
            try:
                for line in response.iter_lines():
                    if line.startswith("data: {") and line != "data: {}":
                        self.states.append((time.monotonic(), json.loads(line[6:])))
                        self.listening.set()
            except httpx2.TransportError:
                pass
        self.ended.set()

    def wait_for(self, version: int) -> float:
        """When a state of at least this version came."""
        deadline = time.monotonic() + SOON_S
        while time.monotonic() < deadline:
            came = [at for at, state in self.states if state["version"] >= version]
            if came:
                return came[0]
            time.sleep(0.002)
        raise AssertionError(f"version {version} did not come; {len(self.states)} states did")


def test_two_screens_get_every_change_soon(room: Room, server: PageServer) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual"}, 2)
    screens = [Screen(server), Screen(server)]
    assert all(screen.listening.wait(SOON_S) for screen in screens)
    delays = []
    for text in ["done", "undo"] * 5:
        room.hear(text, Source.KEYBOARD)
        told_at = time.monotonic()
        delays += [screen.wait_for(room.version) - told_at for screen in screens]
    # The page's own measure is 200 ms; a test machine may be busy with other things for a moment.
    assert sorted(delays)[len(delays) // 2] < 0.2
    assert screens[0].states[-1][1] == screens[1].states[-1][1]


def test_a_frame_that_shows_nothing_new_wakes_nobody(room: Room, server: PageServer) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual"}, 2)
    sight = StillSight({"tray": [read("osprey")]})
    room.sight = sight
    room.looked()
    before = room.version
    for trembling in range(5):
        sight._zones = {"tray": [read("osprey", at=0.1 + 0.0001 * trembling)]}
        room.looked()
    assert room.version == before
    sight._zones = {"tray": [None]}
    room.looked()
    assert room.version == before + 1
    assert server.page.snapshots.take().sight


def test_no_more_screens_are_served_than_fit(server: PageServer) -> None:
    screens = [Screen(server) for _ in range(MOST_SCREENS)]
    assert all(screen.listening.wait(SOON_S) for screen in screens)
    late = Screen(server)
    assert late.ended.wait(SOON_S)
    assert late.status == 409


def test_stopping_lets_every_screen_go(room: Room) -> None:
    server = PageServer(room, port=0).start()
    screen = Screen(server)
    assert screen.listening.wait(SOON_S)
    server.stop()
    assert not server._thread.is_alive()
    assert screen.ended.wait(SOON_S)


def test_a_taken_port_is_no_reason_not_to_play(room: Room) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with PageServer(room, port=taken) as server:
            assert server.port != taken
            assert httpx2.get(server.url).status_code == 303


def test_the_page_listens_on_this_computer_alone_unless_told_otherwise(room: Room) -> None:
    with PageServer(room, port=0) as server:
        assert [one.getsockname()[0] for one in server._sockets] == ["127.0.0.1"]
        assert server.invitation.link == ""
        assert server.invitation.camera_link == ""
        assert draw_text(server.invitation.link) == ""
        assert draw_svg(server.invitation.link) == b""


def test_on_windows_nobody_else_can_take_the_port_as_well(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An option that exists here stands for the one that only Windows has.
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with PageServer(room, port=0) as server:
        listening = server._sockets[0]
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        pytest.param(ConnectionResetError(10054, "closed by the remote host"), 0, id="a phone left"),
        pytest.param(ValueError("a mistake of ours"), 1, id="a mistake"),
    ],
)
def test_a_phone_that_leaves_is_no_news(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    logged: int,
) -> None:
    called = Event()

    def fail() -> None:
        called.set()
        raise error

    def enter(_connection_limit: ConnectionLimit, _transport: object) -> None:
        # As the loop of Windows does when a connection is reset.
        asyncio.get_running_loop().call_soon(fail)

    monkeypatch.setattr(ConnectionLimit, "enter", enter)
    with PageServer(room, port=0) as server, socket.create_connection(("127.0.0.1", server.port)):
        assert called.wait(SOON_S)
    assert len([record for record in caplog.records if record.name == "asyncio"]) == logged


def test_the_browser_is_opened_with_the_link(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda url: not opened.append(url))
    server = PageServer(room, port=0)
    assert server.open_browser()
    assert opened == [server.url]
    for one in server._sockets:
        one.close()


def test_a_broken_screen_does_not_stop_the_game(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise RuntimeError("broken screen")

    unsubscribe = room.subscribe(fail)
    room.begin("wingspan", seed=2)
    assert room.session
    assert "broken screen" in caplog.text
    unsubscribe()
    caplog.clear()
    room.changed()
    assert caplog.text == ""
