"""Those who mean harm: strangers at the door, many at once, and what breaks programs, sent."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from tablemate.page.door import connection_limit
from tablemate.page.door.connection_limit import MOST_STRANGERS
from tablemate.page.views.stream import MOST_SCREENS, FullError, Listening
from tests.hostile import PIECES, STRANGE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tablemate.page.server import PageServer
    from tablemate.room import Room
    from tests.page.evening import Evening

STRANGERS = 64
SOON_S = 5.0
ANSWERS = 60  # `python -m tests.fuzz` sends ten thousand


@pytest.fixture
def strangers(server: PageServer) -> Iterator[list[socket.socket]]:
    """Connections that say nothing, as many as once locked the owner out."""
    held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(STRANGERS)]
    yield held
    for one in held:
        one.close()


def ask_state(server: PageServer) -> int:
    headers = {"authorization": f"Bearer {server.keys.token}"}
    return httpx2.get(
        f"http://127.0.0.1:{server.port}/api/state", headers=headers, timeout=SOON_S
    ).status_code


def wait_until(holds: Any) -> None:
    deadline = time.monotonic() + SOON_S
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert holds()


def is_ended(connection: socket.socket) -> bool:
    connection.settimeout(SOON_S)
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_strangers_do_not_lock_the_owner_out(server: PageServer, strangers: list[socket.socket]) -> None:
    wait_until(lambda: server.page.connection_limit.strangers == MOST_STRANGERS)
    assert ask_state(server) == 200
    assert all(is_ended(one) for one in strangers[: STRANGERS - MOST_STRANGERS - 1])


def test_who_showed_the_token_is_not_ended_by_strangers(server: PageServer) -> None:
    headers = {"authorization": f"Bearer {server.keys.token}"}
    with httpx2.Client(base_url=f"http://127.0.0.1:{server.port}", headers=headers) as owner:
        assert owner.get("/api/state").status_code == 200
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(STRANGERS)]
        wait_until(lambda: server.page.connection_limit.strangers == MOST_STRANGERS)
        before = server.page.connection_limit.strangers
        assert owner.get("/api/state").status_code == 200
        assert server.page.connection_limit.strangers == before  # it came over the connection it had
    for one in held:
        one.close()


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(
    server: PageServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "STRANGER_S", 0.5)
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        for byte in b"GET /":
            slow.send(bytes([byte]))
            time.sleep(0.05)
        assert is_ended(slow)


def test_a_stranger_who_sends_half_a_body_does_not_stay(
    server: PageServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "STRANGER_S", 0.5)
    host = f"127.0.0.1:{server.port}"
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.send(f"POST /enter HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n".encode())
        slow.send(b"Content-Length: 20\r\n\r\ncode=")
        assert is_ended(slow)


def test_what_is_no_request_is_refused_and_ended(server: PageServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as other:
        other.send(b"\x16\x03\x01 hello\r\n\r\n")
        other.settimeout(SOON_S)
        with other.makefile("rb") as answer:
            assert answer.read().startswith(b"HTTP/1.1 400")


def test_no_more_screens_have_a_place_than_there_are_even_if_all_come_at_once(evening: Evening) -> None:
    stream = evening.page.stream
    responses = [Listening(stream) for _ in range(MOST_SCREENS + 3)]  # all were let in before any began
    assert responses
    places = [stream.place() for _ in range(MOST_SCREENS)]
    for place in places:
        place.__enter__()
    with pytest.raises(FullError), stream.place():
        pass
    for place in places:
        place.__exit__(None, None, None)
    assert stream.screens == 0


def test_screens_that_come_all_at_once_are_counted_right(server: PageServer) -> None:
    headers = {"authorization": f"Bearer {server.keys.token}"}

    def listen(client: httpx2.Client) -> int:
        request = client.build_request("GET", "/api/changes", headers=headers)
        return client.send(request, stream=True).status_code

    clients = [
        httpx2.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=SOON_S)
        for _ in range(2 * MOST_SCREENS)
    ]
    with ThreadPoolExecutor(len(clients)) as pool:
        told = list(pool.map(listen, clients))
    assert sorted(told) == [200] * MOST_SCREENS + [409] * MOST_SCREENS
    for client in clients:
        client.close()
    wait_until(lambda: server.page.stream.screens == 0)


def test_of_twenty_who_begin_at_once_one_does_and_the_others_are_told(
    room: Room, server: PageServer, home: Path
) -> None:
    headers = {"authorization": f"Bearer {server.keys.token}"}
    address = f"http://127.0.0.1:{server.port}/api/begin"

    def begin(_: int) -> httpx2.Response:
        return httpx2.post(address, json={"game": "crownfell"}, headers=headers, timeout=30)

    with ThreadPoolExecutor(20) as pool:
        told = list(pool.map(begin, range(20)))
    assert sorted(one.status_code for one in told) == [200] + [409] * 19
    assert {one.json()["words"] for one in told if one.status_code == 409} == {
        "A game was started just now, so this was not done. Look again."
    }
    assert len(list((home / "journals").iterdir())) == 1
    assert room.session


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b'{"text": "\xff\xfe"}', id="bytes that are no UTF-8"),
        pytest.param(b'{"text": "\\ud800"}', id="half a letter"),
        pytest.param(b'{"\\ud800": 1}', id="half a letter as a field"),
        pytest.param(b"[" * 5000, id="brackets"),
        pytest.param(b'{"text": ' + b"9" * 5000 + b"}", id="a number of 5,000 digits"),
        pytest.param(b'{"text": "' + b"x" * 3000 + b'"}', id="3,000 letters"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_what_cannot_be_read_is_refused_in_our_words(evening: Evening, body: bytes) -> None:
    evening.begin()
    response = evening.client.post("/api/hear", content=body, headers={"content-type": "application/json"})
    assert response.status_code in {400, 422}
    assert response.json()["words"].startswith(("I can't use this", "I can't read this"))
    assert evening.state()["question"]


@pytest.mark.parametrize("path", ["/nowhere", "/api/begin", "/static/none.js"])
def test_pages_that_are_not_there_are_refused_in_our_words(evening: Evening, path: str) -> None:
    assert (
        evening.client.get(path)
        .json()["words"]
        .startswith(("There is no such page", "This page does not answer"))
    )


@pytest.mark.parametrize("text", ["\u00b2", "\u2460", "9" * 400, "\x1b[2J", "\ufffd", "-", "+", "99 99"])
def test_nothing_typed_makes_the_state_of_the_page_fail(evening: Evening, text: str) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    evening.play_until("tray")
    said = evening.post("/api/hear", text=text)["said"]
    assert said
    assert evening.state()["question"]


def test_no_answer_that_is_sent_breaks_the_page(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual", feeder="looked")
    rng = Random(3)
    topics = ["tray", "feeder"]
    for topic in topics:
        evening.play_until(topic)
        for _ in range(ANSWERS // len(topics)):
            send_anything(evening, rng)
    assert evening.state()["question"]


def send_anything(evening: Evening, rng: Random) -> None:
    """Send one strange answer, whatever becomes of it."""
    asked = evening.room.asked
    value = rng.choice([*STRANGE, *PIECES, [rng.choice(STRANGE)], {"A1": rng.choice(STRANGE)}])
    body = {"asked": asked, "value": value} if rng.random() < 0.5 else {"text": rng.choice(PIECES)}
    path = "/api/answer" if "value" in body else "/api/hear"
    try:
        response = evening.client.post(path, json=body)
    except (ValueError, UnicodeEncodeError):  # the client itself cannot write it
        return
    assert response.status_code < 500, response.text


def test_a_bad_sheet_leaves_the_other_games_in_the_list(evening: Evening, home: Path) -> None:
    folder = home / "decks" / "flat_earth"
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_bytes(b"\xff\xfe")
    games = {game["id"]: game for game in evening.get("/api/games")}
    assert "deck.toml" in games["flat_earth"]["problem"]
    assert not games["wingspan"]["problem"]
    assert "deck.toml" in evening.post("/api/begin", 409, game="flat_earth")["words"]


def test_a_damaged_saved_game_leaves_an_older_one_to_go_on_with(evening: Evening, home: Path) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    evening.room.leave()
    newer = home / "journals" / "wingspan-2099-01-01-120000.jsonl"
    newer.write_bytes(b'{"tablemate": 1, "game": [[[\n')
    saved = next(game for game in evening.get("/api/games") if game["id"] == "wingspan")["saved"]
    assert (saved["answers"], saved["problem"]) == (1, "")
    assert newer.name in saved["left_out"]
    state = evening.post("/api/resume", game="wingspan")
    assert any(newer.name in caption["text"] for caption in state["captions"])
    assert state["question"]


def test_a_game_is_gone_on_with_in_the_room_it_is_played_in(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    assert evening.post("/api/resume", game="wingspan")["question"]
    assert evening.answer(evening.state()["question"]["default"] or True)["said"]
