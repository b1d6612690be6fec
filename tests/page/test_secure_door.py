"""The secure door and the phone's pictures behind it: what a stranger tries there, over real connections."""

from __future__ import annotations

import json
import logging
import socket
import ssl
import time
from asyncio.sslproto import _SSLProtocolTransport
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from threading import Event
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tablemate.page.api.phone import FULL, MOST_BAD, MOST_SOCKETS, NO_CAMERA
from tablemate.page.door import connection_limit
from tablemate.page.door.connection_limit import MOST_STRANGERS
from tablemate.page.door.guard import MOST_FRAME
from tablemate.page.server import PageServer
from tests.page.evening import JPEG

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from tablemate.room import Room

NETWORK = "127.0.0.2"  # stands for the computer's address in the home network
SOON_S = 10.0
PATIENCE_S = 60.0  # for a handshake, which waits for its turn on a busy machine
PHONE, OTHER = "phone-number-one", "phone-number-two"
FRAME, FRAMES = "/api/phone/frame", "/api/phone/frames"
UPGRADE = (
    "GET {1} HTTP/1.1\r\nHost: {0}\r\nOrigin: https://{0}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {2}\r\n\r\n"
)

GOODBYE = bytes([0x88, 0x80, 0, 0, 0, 0])  # the frame that closes a socket


def trust_anybody() -> ssl.SSLContext:
    """Let the browser's warning pass."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class SecureDoor:
    """A page that is open to the home network, and ways to its secure door."""

    def __init__(self, server: PageServer) -> None:
        self.server = server
        self.address = server.invitation.secure_address
        self.host = self.address.removeprefix("https://")
        self.port = int(self.host.partition(":")[2])
        self.trusting = trust_anybody()
        # A socket is read in a thread of its own: with 1.3 tickets would come while the request is written,
        # and Python's TLS cannot read and write at once.
        self.trusting_sockets = trust_anybody()
        self.trusting_sockets.maximum_version = ssl.TLSVersion.TLSv1_2
        self.token = {"authorization": f"Bearer {server.keys.token}"}
        self.cookie = {
            "cookie": f"__Host-tablemate_{server.port}={server.keys.token}",
            "origin": self.address,
        }

    def knock(self, device: str = "") -> socket.socket:
        """Connect, from any device or from this one, and say nothing."""
        return socket.create_connection((NETWORK, self.port), SOON_S, (device, 0))

    def come_in(self) -> ssl.SSLSocket:
        """Connect securely, and say nothing more."""
        return self.trusting.wrap_socket(self.knock(), server_hostname=NETWORK)

    def ask(self, path: str, method: str = "GET", **how: Any) -> httpx2.Response:
        return httpx2.request(method, f"{self.address}{path}", verify=self.trusting, timeout=SOON_S, **how)

    def send(self, jpeg: bytes, sender: str = PHONE, **headers: str) -> httpx2.Response:
        """Send a picture as a phone does whose browser opens no socket."""
        wanted = headers or self.cookie
        return self.ask(f"{FRAME}?sender={sender}", "POST", content=jpeg, headers=wanted)

    def open(self, sender: str = PHONE, path: str = FRAMES, **headers: str) -> ClientConnection:
        """Open a socket for pictures."""
        return connect(
            f"wss://{self.host}{path}?sender={sender}",
            ssl=self.trusting_sockets,
            additional_headers=headers or self.cookie,
            proxy=None,
            open_timeout=PATIENCE_S,
        )


@pytest.fixture
def door(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[SecureDoor]:
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: NETWORK)
    with PageServer(room, lan=True, port=0) as server:
        yield SecureDoor(server)


def put(phone: ClientConnection, jpeg: bytes) -> dict[str, Any]:
    phone.send(jpeg)
    return dict(json.loads(phone.recv(SOON_S)))


def wait_until(holds: Any) -> None:
    deadline = time.monotonic() + SOON_S
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert holds()


def is_ended(connection: socket.socket) -> bool:
    connection.settimeout(SOON_S)
    try:
        return connection.recv(1) == b""
    except (ConnectionError, ssl.SSLError):
        return True


# --- pictures -------------------------------------------------------------------------------------


def test_a_phone_sends_pictures_by_a_socket_and_is_told_of_each(door: SecureDoor, room: Room) -> None:
    with door.open() as phone:
        assert put(phone, JPEG) == {"state": "taken", "watched": False}
        room.phone.wait(room.phone.number, 0.0)
        assert put(phone, JPEG) == {"state": "taken", "watched": True}
    newest = room.phone.wait(0, 0.0)
    assert newest
    assert (newest.number, newest.jpeg) == (2, JPEG)


def test_a_phone_without_a_socket_sends_them_one_by_one(door: SecureDoor, room: Room) -> None:
    assert door.send(JPEG).json() == {"state": "taken", "watched": False}
    assert room.phone.number == 1


def test_a_second_phone_is_told_so_and_may_be_chosen(door: SecureDoor, room: Room) -> None:
    with door.open(PHONE) as first, door.open(OTHER) as second:
        assert put(first, JPEG)["state"] == "taken"
        assert put(second, JPEG)["state"] == "other"
        assert door.ask("/api/phone/use", "POST", json={"sender": OTHER}, headers=door.cookie).is_success
        assert put(second, JPEG)["state"] == "taken"
        assert put(first, JPEG)["state"] == "other"
    assert room.phone.number == 2


def test_a_phone_that_comes_back_needs_no_place_beside_the_one_it_lost(door: SecureDoor) -> None:
    with ExitStack() as lost:
        for _ in range(MOST_SOCKETS + 2):
            assert put(lost.enter_context(door.open()), JPEG)["state"] == "taken"


@pytest.mark.parametrize("leaves", ["and is gone", "and opens another socket"])
def test_a_phone_may_leave_while_its_picture_is_taken(
    door: SecureDoor,
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    leaves: str,
) -> None:
    came, may_go_on, take = Event(), Event(), room.phone.put

    def take_slowly(sender: str, jpeg: bytes) -> bool:
        came.set()
        assert may_go_on.wait(SOON_S)
        return take(sender, jpeg)

    monkeypatch.setattr(room.phone, "put", take_slowly)
    with door.open() as phone:
        phone.send(JPEG)
        assert came.wait(SOON_S)
        if "gone" in leaves:
            phone.socket.shutdown(socket.SHUT_RDWR)
            wait_until(lambda: not door.server._server.server_state.connections)
        else:
            with door.open():
                pass
        may_go_on.set()
        wait_until(lambda: not door.server._server.server_state.tasks)
    assert room.phone.number == 1
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_no_more_phones_have_a_socket_than_there_are_places(door: SecureDoor) -> None:
    with ExitStack() as opened:
        for number in range(MOST_SOCKETS):
            opened.enter_context(door.open(f"phone-number-{number}"))
        with pytest.raises((InvalidStatus, ConnectionClosed)) as refused:
            door.open("phone-number-99").recv(SOON_S)
        assert "403" in str(refused.value) or str(FULL) in str(refused.value)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xff\xd8\xff", id="the beginning of one"),
        pytest.param(JPEG[:-2], id="one cut off"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + bytes(40), id="another kind"),
        pytest.param(
            JPEG.replace(bytes.fromhex("ffc0000b0800010001"), bytes.fromhex("ffc0000b08fff0fff0")),
            id="a bomb",
        ),
        pytest.param(b"<script>", id="words"),
    ],
)
def test_what_is_no_picture_of_a_camera_is_not_taken(door: SecureDoor, room: Room, content: bytes) -> None:
    assert door.send(content).json()["state"] == "bad"
    with door.open() as phone:
        for _ in range(MOST_BAD):
            assert put(phone, content)["state"] == "bad"
        with pytest.raises(ConnectionClosed) as ended:
            phone.recv(SOON_S)
    assert ended.value.rcvd
    assert ended.value.rcvd.code == NO_CAMERA
    assert room.phone.number == 0


def test_a_picture_that_is_too_large_ends_the_socket(door: SecureDoor, room: Room) -> None:
    assert door.send(JPEG + bytes(MOST_FRAME)).status_code == 413
    with door.open() as phone, pytest.raises(ConnectionClosed):
        put(phone, JPEG + bytes(MOST_FRAME))
    assert room.phone.number == 0


# --- strangers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({"origin": "own"}, id="no token"),
        pytest.param({"origin": "own", "cookie": "wrong"}, id="a wrong token"),
        pytest.param({"origin": "own", "cookie": "plain"}, id="the cookie of the other door"),
        pytest.param({"cookie": "right"}, id="a cookie without an origin"),
        pytest.param({"cookie": "right", "origin": "https://evil.example"}, id="another page"),
        pytest.param({"cookie": "right", "origin": "null"}, id="a page in a frame"),
        pytest.param({"cookie": "right", "origin": "plain"}, id="the page by http"),
        pytest.param({"cookie": "right", "origin": "own", "host": "evil.example"}, id="another host"),
    ],
)
def test_no_stranger_sends_a_picture(door: SecureDoor, room: Room, headers: dict[str, str]) -> None:
    name = f"tablemate_{door.server.port}"
    meant = {
        "own": door.address,
        "plain": door.server.invitation.address,
        "right": door.cookie["cookie"],
        "wrong": f"__Host-{name}=x",
    }
    sent = {key: meant.get(value, value) for key, value in headers.items()}
    if headers.get("cookie") == "plain":
        sent["cookie"] = f"{name}={door.server.keys.token}"
    assert door.send(JPEG, **sent).status_code in {401, 403, 421}
    refused = door.ask("/api/phone/use", "POST", json={"sender": OTHER}, headers=sent)
    assert refused.status_code in {401, 403, 421}
    with pytest.raises(InvalidStatus, match=r"40[03]"):
        door.open(**sent)
    assert room.phone.number == 0
    assert not room.phone.is_sending


@pytest.mark.parametrize(
    "path", ["/", "/phone", "/api/state", "/api/picture", "/api/phone", "/api/phone.svg"]
)
def test_no_stranger_sees_a_picture_or_anything_else(door: SecureDoor, path: str) -> None:
    assert door.ask(path).status_code == 401
    assert door.ask(path, headers={**door.token, "host": "evil.example"}).status_code == 421
    assert door.ask(path, headers={**door.token, "origin": "https://evil.example"}).status_code == 403
    assert door.ask(path, headers={**door.token, "sec-fetch-site": "cross-site"}).status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/changes", "/api/phone/frames/", "/api/phone/frame", "/enter"])
def test_there_is_no_other_socket(door: SecureDoor, path: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        door.open(path=path)


@pytest.mark.parametrize("sender", ["", "short", "x" * 41, "has%20spaces", "%0d%0aset-cookie:x"])
def test_a_phone_that_calls_itself_something_strange_is_not_let_in(door: SecureDoor, sender: str) -> None:
    assert door.send(JPEG, sender).status_code == 422
    with pytest.raises(InvalidStatus, match="403"):
        door.open(sender)


def test_by_http_there_is_no_camera_page_and_no_picture_is_taken(door: SecureDoor, room: Room) -> None:
    plain = door.server.invitation.address
    token = {**door.token, "origin": plain}
    assert httpx2.get(f"{plain}/phone", headers=token).status_code == 403
    assert httpx2.post(f"{plain}{FRAME}?sender={PHONE}", content=JPEG, headers=token).status_code == 403
    with pytest.raises(InvalidStatus, match="403"):
        connect(
            f"ws://{plain[7:]}{FRAMES}?sender={PHONE}",
            additional_headers=token,
            proxy=None,
            open_timeout=PATIENCE_S,
        )
    assert room.phone.number == 0


def test_the_computer_shows_the_steps_of_every_phone_and_a_phone_its_own_and_the_way_on(
    door: SecureDoor,
) -> None:
    phone = httpx2.get(f"{door.server.invitation.address}/trust", headers={"user-agent": "iPhone"}).text
    assert (phone.count("<details open>"), phone.count("<details>")) == (1, 1)
    assert f'id="go" href="{door.address}/enter"' in phone
    computer = httpx2.get(f"http://127.0.0.1:{door.server.port}/trust").text
    assert (computer.count("<details open>"), computer.count("<details>")) == (2, 0)
    assert 'id="go"' not in computer


def test_only_the_page_of_the_phone_may_use_a_camera(door: SecureDoor) -> None:
    policies = {
        path: door.ask(path, headers=door.token).headers["permissions-policy"]
        for path in ("/", "/phone", "/trust", "/enter", "/api/state")
    }
    assert policies.pop("/phone").startswith("camera=(self),")
    assert all(policy.startswith("camera=(),") for policy in policies.values())


# --- many, and slow -------------------------------------------------------------------------------


def test_strangers_who_never_finish_the_handshake_do_not_lock_a_phone_out(door: SecureDoor) -> None:
    held = [door.knock() for _ in range(MOST_STRANGERS + 20)]
    wait_until(lambda: door.server.page.connection_limit.strangers <= MOST_STRANGERS)
    assert door.ask("/api/state", headers=door.token).status_code == 200
    assert all(is_ended(one) for one in held[:19])
    for one in held:
        one.close()


def test_a_crowd_from_one_device_ends_nobody_elses_handshake(door: SecureDoor) -> None:
    with closing(door.knock("127.0.0.3")) as slow:
        held = [door.knock("127.0.0.4") for _ in range(MOST_STRANGERS + 20)]
        assert all(is_ended(one) for one in held[:19])
        with door.trusting.wrap_socket(slow, server_hostname=NETWORK) as secure:
            assert secure.version()
    for one in held:
        one.close()


def test_a_phone_that_showed_the_token_is_not_ended_by_strangers(door: SecureDoor) -> None:
    with door.open() as phone:
        assert put(phone, JPEG)["state"] == "taken"
        with ThreadPoolExecutor(8) as pool:
            held = list(pool.map(lambda _: door.come_in(), range(MOST_STRANGERS + 20)))
        assert put(phone, JPEG)["state"] == "taken"
    for one in held:
        one.close()


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x16\x03\x01\x02\x00", id="half a greeting"),
    ],
)
def test_a_handshake_that_does_not_end_is_not_waited_for(
    door: SecureDoor, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connection_limit, "STRANGER_S", 0.5)
    with closing(door.knock()) as slow:
        slow.sendall(said)
        assert is_ended(slow)


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("GET / HTTP/1.1\r\n", id="half a head"),
        pytest.param(
            "POST /enter HTTP/1.1\r\nHost: {0}\r\nOrigin: https://{0}\r\nContent-Length: 20\r\n\r\nco",
            id="half a body",
        ),
    ],
)
def test_a_request_that_does_not_end_is_not_waited_for(
    door: SecureDoor, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setattr(connection_limit, "STRANGER_S", 0.5)
    with closing(door.come_in()) as slow:
        slow.sendall(said.format(door.host).encode())
        assert is_ended(slow)


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", bytes(range(256)), b"\x16\x03\x01\xff\xff" * 20])
def test_what_is_no_handshake_ends_at_once(door: SecureDoor, said: bytes) -> None:
    with closing(door.knock()) as other:
        other.sendall(said)
        assert is_ended(other)
    assert door.ask("/api/state", headers=door.token).status_code == 200


@pytest.mark.parametrize("said", [b"\x16\x03\x01 hello\r\n\r\n", bytes(range(256)) + b"\r\n\r\n"])
def test_what_is_no_request_is_refused_and_ended_behind_the_handshake(door: SecureDoor, said: bytes) -> None:
    with closing(door.come_in()) as other:
        other.sendall(said)
        other.settimeout(SOON_S)
        with other.makefile("rb") as answer:
            assert answer.read().startswith(b"HTTP/1.1 400")
    assert door.ask("/api/state", headers=door.token).status_code == 200


@pytest.mark.parametrize("goodbye", ["half a handshake", "a socket that was refused"])
def test_nobody_keeps_the_door_from_being_shut(door: SecureDoor, goodbye: str) -> None:
    with closing(door.knock() if "half" in goodbye else door.come_in()) as other:
        if "socket" in goodbye:  # it is asked to go, and does not answer
            other.sendall(UPGRADE.format(door.host, "/", "").encode())
            assert other.recv(4096).startswith(b"HTTP/1.1 403")
        wait_until(lambda: door.server.page.connection_limit.strangers)
        shut(door)
        assert is_ended(other)
    with pytest.raises(OSError):  # noqa: PT011 - each system has its own
        door.knock()


def test_the_page_stops_while_a_phone_says_goodbye(door: SecureDoor) -> None:
    with closing(door.come_in()) as phone:
        path = f"{FRAMES}?sender={PHONE}"
        phone.sendall(UPGRADE.format(door.host, path, door.cookie["cookie"]).encode())
        assert phone.recv(4096).startswith(b"HTTP/1.1 101")
        phone.sendall(GOODBYE)
        assert phone.recv(4096)[:1] == GOODBYE[:1]
        door.server.stop()  # an error in its thread would end this test
        assert is_ended(phone)
    assert not door.server._server.server_state.connections


def shut(door: SecureDoor) -> None:
    """Shut the door, as the owner does on this computer."""
    here = f"http://127.0.0.1:{door.server.port}/api/pairing"
    assert httpx2.post(here, json={"opened": False}, headers=door.token).is_success


def test_shutting_the_door_ends_the_pictures(door: SecureDoor, room: Room) -> None:
    with door.open() as phone:
        assert put(phone, JPEG)["state"] == "taken"
        shut(door)
        with pytest.raises(ConnectionClosed):
            put(phone, JPEG)
    assert room.phone.number == 1
    with pytest.raises(OSError):  # noqa: PT011 - each system has its own
        door.knock()


def test_a_connection_that_was_closed_twice_does_not_keep_the_page_from_stopping(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: NETWORK)
    with PageServer(room, lan=True, port=0) as server:
        connections = server._server.server_state.connections
        closed = _SSLProtocolTransport(None, SimpleNamespace(_start_shutdown=lambda: None))
        closed.close()
        closed.close()
        connections.add(Mock(transport=closed, shutdown=connections.clear))
        address = server.invitation.secure_address
    with pytest.raises(httpx2.ConnectError):
        httpx2.get(address, verify=False, timeout=SOON_S)
