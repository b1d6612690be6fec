"""How a browser gets its token."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablemate.page.door.invitation import draw_text
from tablemate.page.door.keys import ALPHABET, MOST_WRONG, WRONG_WITHIN_S, Keys

if TYPE_CHECKING:
    from httpx2 import Response
    from starlette.testclient import TestClient

    from tests.page.evening import Evening

doors = pytest.mark.parametrize("scheme", ["http", "https"])


def redeem(browser: TestClient, code: str) -> Response:
    return browser.post("/enter", data={"code": code}, headers={"origin": str(browser.base_url)})


@doors
def test_the_link_of_this_computer_opens_the_page_again_and_again(evening: Evening) -> None:
    for _ in range(2):
        browser = evening.browser()
        response = browser.get(f"/enter?key={evening.keys.link_key}")
        by_https = evening.origin.startswith("https")
        assert (response.status_code, response.headers["location"]) == (303, "/phone" if by_https else "/")
        cookie = response.headers["set-cookie"]
        assert cookie.startswith(f"{evening.cookie}=")
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert ("Secure" in cookie) == by_https
        assert browser.get("/api/state").status_code == 200


@doors
def test_a_wrong_link_shows_where_to_enter_a_code(evening: Evening) -> None:
    response = evening.browser().get("/enter?key=wrong")
    assert response.status_code == 403
    assert "<form" in response.text


@doors
def test_a_code_lets_one_phone_in_and_is_another_one_then(evening: Evening) -> None:
    code, phone = evening.keys.code, evening.browser()
    assert redeem(phone, f" {code[:4].lower()}-{code[4:]} ").status_code == 303
    assert phone.get("/api/state").status_code == 200
    assert evening.keys.code != code
    assert redeem(evening.browser(), code).status_code == 403


@doors
def test_looking_at_a_scanned_link_does_not_use_the_code_up(evening: Evening) -> None:
    page = evening.browser().get(f"/enter?code={evening.keys.code}")
    assert page.status_code == 200
    assert f'value="{evening.keys.code}"' in page.text
    assert redeem(evening.browser(), evening.keys.code).status_code == 303


@doors
def test_a_code_in_the_link_cannot_write_into_the_page(evening: Evening) -> None:
    page = evening.browser().get('/enter?code="><script>alert(1)')
    assert "<script" not in page.text


@doors
def test_a_code_from_another_site_is_not_taken(evening: Evening) -> None:
    response = evening.browser().post(
        "/enter", data={"code": evening.keys.code}, headers={"origin": "http://evil.example"}
    )
    assert response.status_code == 403
    assert "set-cookie" not in response.headers


def test_guessing_is_stopped_for_a_while_and_the_code_changes() -> None:
    now = [0.0]
    keys = Keys(clock=lambda: now[0])
    first = keys.code
    for _ in range(MOST_WRONG):
        assert not keys.redeem("WRONG")
    assert keys.guarding
    assert keys.code != first
    assert not keys.redeem(keys.code)
    now[0] += WRONG_WITHIN_S + 1
    assert keys.redeem(keys.code)


@doors
def test_the_page_says_that_guessing_is_stopped(evening: Evening) -> None:
    browser = evening.browser()
    statuses = [redeem(browser, "WRONG").status_code for _ in range(MOST_WRONG + 1)]
    assert statuses == [403] * (MOST_WRONG - 1) + [429] * 2


def test_codes_have_nothing_that_is_read_as_something_else() -> None:
    assert not set("01OIL") & set(ALPHABET)


@doors
def test_the_invitation_is_for_the_home_network_alone(evening: Evening) -> None:
    pairing = evening.get("/api/pairing")
    assert pairing == {"address": "http://192.0.2.7:8642", "code": evening.keys.code}
    drawn = evening.client.get("/api/pairing.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "\N{FULL BLOCK}" in draw_text(evening.page.invitation.link)
