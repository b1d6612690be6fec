"""A phone joins from the page: the owner opens the door to the home network and shuts it, and nobody else does."""

from __future__ import annotations

import socket
from threading import Thread
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from tablemate.page.server import PageServer
from tests.page.evening import ORIGIN
from tests.page.tab import Tab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium import webdriver

    from tablemate.room import Room
    from tests.page.evening import Evening

NETWORK = "127.0.0.2"  # stands for the computer's address in the home network
SOON_S = 5.0


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The address in the home network; a test may change it."""
    address = [NETWORK]
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: address[0])
    return address


@pytest.fixture
def shut(room: Room, network: list[str]) -> Iterator[PageServer]:
    """A page for this computer alone, in a home network."""
    assert network
    with PageServer(room, port=0) as server:
        yield server


def ask(server: PageServer, path: str, *, at: str = "127.0.0.1", **how: Any) -> httpx2.Response:
    """Ask with the token; `at` is the door."""
    headers = {"authorization": f"Bearer {server.keys.token}", **how.pop("headers", {})}
    method = how.pop("method", "GET")
    return httpx2.request(method, f"http://{at}:{server.port}{path}", headers=headers, timeout=SOON_S, **how)


def switch(server: PageServer, *, opened: bool, **how: Any) -> httpx2.Response:
    return ask(server, "/api/pairing", method="POST", json={"opened": opened}, **how)


def is_reached(server: PageServer) -> bool:
    try:
        socket.create_connection((NETWORK, server.port), SOON_S).close()
    except OSError:
        return False
    return True


def test_the_owner_opens_the_door_while_the_page_runs_and_shuts_it_again(shut: PageServer) -> None:
    assert not is_reached(shut)
    for _ in range(3):
        opened = switch(shut, opened=True).json()
        assert opened == {"address": f"http://{NETWORK}:{shut.port}", "code": shut.keys.code}
        assert ask(shut, "/api/state", at=NETWORK).status_code == 200
        assert ask(shut, "/api/pairing.svg").text.startswith("<svg")
        assert switch(shut, opened=False).json() == {"address": "", "code": ""}
        assert not is_reached(shut)
        assert ask(shut, "/api/state").status_code == 200


def test_opening_twice_and_shutting_twice_are_as_good_as_once(shut: PageServer) -> None:
    first, again = (switch(shut, opened=True).json() for _ in range(2))
    assert first == again
    assert [switch(shut, opened=False).status_code for _ in range(2)] == [200, 200]
    assert not is_reached(shut)


def test_a_door_that_was_opened_at_the_start_can_be_shut(room: Room, network: list[str]) -> None:
    assert network
    with PageServer(room, lan=True, port=0) as server:
        assert ask(server, "/api/state", at=NETWORK).status_code == 200
        assert switch(server, opened=False).status_code == 200
        assert not is_reached(server)


def test_only_this_computer_opens_or_shuts_the_door(shut: PageServer) -> None:
    switch(shut, opened=True)
    for host in (f"{NETWORK}:{shut.port}", f"127.0.0.1:{shut.port}", f"localhost:{shut.port}"):
        answer = switch(shut, opened=False, at=NETWORK, headers={"host": host})
        assert answer.status_code == 403
        assert "Only the computer" in answer.json()["words"]
    assert is_reached(shut)


@pytest.mark.parametrize("opened", [True, False])
def test_the_switch_asks_for_token_host_and_origin_like_everything_else(
    evening: Evening, *, opened: bool
) -> None:
    body = {"opened": opened}
    stranger = evening.browser()
    assert stranger.post("/api/pairing", json=body, headers={"origin": ORIGIN}).status_code == 401
    stranger.cookies.set("tablemate", evening.keys.token)
    assert stranger.post("/api/pairing", json=body).status_code == 403  # no origin: another site's form
    foreign = {"origin": "http://evil.example"}
    assert evening.client.post("/api/pairing", json=body, headers=foreign).status_code == 403
    rebound = {"host": "evil.example:8642"}
    assert evening.client.post("/api/pairing", json=body, headers=rebound).status_code == 421


@pytest.mark.parametrize("body", [{}, {"opened": "yes please"}, {"opened": True, "address": NETWORK}])
def test_what_is_no_switching_opens_nothing(shut: PageServer, body: dict[str, Any]) -> None:
    answer = ask(shut, "/api/pairing", method="POST", json=body)
    assert answer.status_code == 422
    assert not is_reached(shut)


def test_the_address_in_the_network_is_no_host_of_the_page_while_the_door_is_shut(shut: PageServer) -> None:
    named = {"host": f"{NETWORK}:{shut.port}"}
    foreign = {"origin": f"http://{NETWORK}:{shut.port}"}
    assert ask(shut, "/api/state", headers=named).status_code == 421
    switch(shut, opened=True)
    assert ask(shut, "/api/state", headers=named).status_code == 200
    switch(shut, opened=False)
    assert ask(shut, "/api/state", headers=named).status_code == 421
    assert ask(shut, "/api/state", headers=foreign).status_code == 403


def test_a_stranger_in_the_network_gets_nothing_but_the_form_for_the_code(shut: PageServer) -> None:
    switch(shut, opened=True)
    base = f"http://{NETWORK}:{shut.port}"
    for path in ("/", "/api/state", "/api/pairing", "/api/pairing.svg", "/static/page.js"):
        assert httpx2.get(f"{base}{path}").status_code == 401, path
    assert httpx2.get(f"{base}/api/state", headers={"host": "evil.example"}).status_code == 421
    assert "<form" in httpx2.get(f"{base}/enter").text


def test_shutting_the_door_ends_every_connection_that_came_in_by_it(shut: PageServer) -> None:
    switch(shut, opened=True)
    stranger = socket.create_connection((NETWORK, shut.port), SOON_S)
    ended: list[bool] = []

    def listen() -> None:
        headers = {"authorization": f"Bearer {shut.keys.token}"}
        address = f"http://{NETWORK}:{shut.port}/api/changes"
        try:
            with httpx2.stream("GET", address, headers=headers, timeout=SOON_S) as response:
                for line in response.iter_lines():
                    if line.startswith("data") and not ended:
                        switch(shut, opened=False)
                        ended.append(False)
        except httpx2.TransportError:
            ended.append(True)

    phone = Thread(target=listen)
    phone.start()
    phone.join(2 * SOON_S)
    assert ended[-1:] == [True]
    stranger.settimeout(SOON_S)
    try:
        assert stranger.recv(1) == b""
    except ConnectionError:
        pass
    finally:
        stranger.close()
    assert ask(shut, "/api/state").status_code == 200


def test_a_code_that_was_shown_before_is_worth_nothing_when_the_door_is_opened_again(
    shut: PageServer,
) -> None:
    old = switch(shut, opened=True).json()["code"]
    switch(shut, opened=False)
    new = switch(shut, opened=True).json()["code"]
    address = f"http://{NETWORK}:{shut.port}"
    enter = {"origin": address}
    assert httpx2.post(f"{address}/enter", data={"code": old}, headers=enter).status_code == 403
    assert httpx2.post(f"{address}/enter", data={"code": new}, headers=enter).status_code == 303


def test_without_a_network_the_switch_says_what_to_do(shut: PageServer, network: list[str]) -> None:
    network[0] = ""
    answer = switch(shut, opened=True)
    assert answer.status_code == 409
    assert "Connect it to your Wi-Fi first" in answer.json()["words"]
    assert shut.invitation.link == ""


def test_a_phone_is_let_in_by_the_switch_on_the_page(driver: webdriver.Chrome, shut: PageServer) -> None:
    tab = Tab(driver, shut.url)
    tab.go("setup")
    tab.touch("#lan")
    tab.see(shut.keys.code, "Scan this with your phone")
    tab.find("img.qr")
    phone = Tab(driver, shut.invitation.link)
    phone.see("Join the table")
    phone.touch("button")
    phone.see("Begin a game")
    tab.front()
    tab.touch("#lan")
    tab.see("Only this computer can open the page now")
    assert tab.attribute("#lan", "aria-checked") == "false"
    phone.front()
    phone.see("Connection lost")
