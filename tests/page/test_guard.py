"""Nobody gets in who should not, and nothing inside shows when something fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest

from tests.page.evening import HOST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.page.evening import Evening

pytestmark = pytest.mark.parametrize("scheme", ["http", "https"])
PATHS = [
    "/",
    "/static/page.js",
    "/api/state",
    "/api/changes",
    "/api/schema.json",
    "/api/picture",
    "/api/doctor",
    "/api/report.zip",
]


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_shown_without_the_token(evening: Evening, path: str) -> None:
    response = evening.browser().get(path)
    assert response.status_code == 401
    assert "link" in response.json()["words"]


@pytest.mark.parametrize("path", ["/api/answer", "/api/hear", "/api/command", "/api/begin", "/api/speech"])
def test_nothing_is_done_without_the_token(evening: Evening, path: str) -> None:
    assert evening.browser().post(path, json={}, headers={"origin": evening.origin}).status_code == 401


def test_no_route_of_the_schema_is_open_without_the_token_or_to_another_page(evening: Evening) -> None:
    routes = [
        (path, method)
        for path, methods in evening.get("/api/schema.json")["paths"].items()
        for method in methods
    ]
    assert len(routes) > 25
    stranger, foreign = evening.browser(), {"origin": "http://evil.example"}
    for path, method in routes:
        assert stranger.request(method, path, headers={"origin": evening.origin}).status_code == 401, path
        assert evening.client.request(method, path, headers=foreign).status_code == 403, path


@pytest.mark.parametrize("token", ["", "x", "Bearer", "Bearer x", "Basic x", "Bearer \x7f"])
def test_a_wrong_token_is_as_good_as_none(evening: Evening, token: str) -> None:
    assert evening.browser().get("/api/state", headers={"authorization": token}).status_code == 401


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8642", "127.0.0.1", "127.0.0.1:80", ""])
def test_a_foreign_host_is_refused_even_with_the_token(evening: Evening, host: str) -> None:
    response = evening.client.get("/api/state", headers={"host": host})
    assert response.status_code == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "the other door", "http://127.0.0.1:1"])
def test_a_foreign_origin_is_refused_even_with_the_token(evening: Evening, origin: str) -> None:
    if origin == "the other door":
        origin = f"{'http' if evening.origin.startswith('https') else 'https'}://{HOST}"
    response = evening.client.post("/api/hear", json={"text": "undo"}, headers={"origin": origin})
    assert response.status_code == 403
    assert evening.client.get("/api/state", headers={"origin": origin}).status_code == 403


def test_a_page_of_another_site_cannot_even_show_the_picture(evening: Evening) -> None:
    assert evening.client.get("/api/picture", headers={"sec-fetch-site": "cross-site"}).status_code == 403


@pytest.mark.parametrize(
    "others",
    [
        'prefs={"theme":"dark"}',
        "a[b]=1",
        "no value",
        "=",
        ";;",
        'quoted="a;b',
        "umlaut=\u00e4",
        "a=b=c",
        "a,b=1",
    ],
)
def test_another_programs_cookie_does_not_lock_the_owner_out(evening: Evening, others: str) -> None:
    ours = f"{evening.cookie}={evening.keys.token}"
    for cookies in (f"{others}; {ours}", f"{ours}; {others}"):
        headers = {"cookie": cookies.encode("latin-1")}
        assert evening.browser().get("/api/state", headers=headers).status_code == 200
    assert (
        evening.browser().get("/api/state", headers={"cookie": others.encode("latin-1")}).status_code == 401
    )


def test_a_cookie_alone_without_an_origin_does_nothing(evening: Evening) -> None:
    browser = evening.browser()
    browser.cookies.set(evening.cookie, evening.keys.token)
    assert browser.get("/api/state").status_code == 200
    assert browser.post("/api/hear", json={"text": "undo"}).status_code == 403
    assert (
        browser.post("/api/hear", json={"text": "x"}, headers={"origin": evening.origin}).status_code == 409
    )


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/%252e%252e/app.py",
        "/static/..\\app.py",
        "/static/..%5capp.py",
        "/static/%00",
        "/../../etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_page(evening: Evening, path: str) -> None:
    status, body = raw_get(evening, path)
    assert status in {400, 404}
    assert b"import" not in body


@pytest.mark.parametrize("path", ["/static/", "/static/none.js", "/app.py", "/api/", "/static//etc/passwd"])
def test_what_is_not_there_is_not_found(evening: Evening, path: str) -> None:
    response = evening.client.get(path)
    assert response.status_code == 404
    assert response.json()["words"]


def test_a_large_body_is_refused_by_what_it_says(evening: Evening) -> None:
    assert evening.client.post("/api/hear", content=b"x" * 100_000).status_code == 413


def test_a_large_body_is_refused_though_it_does_not_say_how_large(evening: Evening) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert evening.client.post("/api/hear", content=pieces()).status_code == 413


def test_every_answer_carries_the_security_headers(evening: Evening) -> None:
    for response in (evening.client.get("/"), evening.browser().get("/"), evening.client.get("/none")):
        assert "default-src 'none'" in response.headers["content-security-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["x-frame-options"] == "DENY"
        assert response.headers["cache-control"] == "no-store"
        assert "server" not in response.headers


def test_a_fault_inside_is_told_without_its_stack(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise RuntimeError("secret of the inside")

    monkeypatch.setattr(evening.page.snapshots, "take", fail)
    response = evening.client.get("/api/state")
    assert response.status_code == 500
    assert "secret" not in response.text
    assert "Traceback" not in response.text
    assert "secret of the inside" in caplog.text  # it is in the log for us


def raw_get(evening: Evening, path: str) -> tuple[int, bytes]:
    """Ask for a path exactly as written; a polite client would tidy it up first."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": evening.origin.partition(":")[0],
        "headers": [(b"host", HOST.encode()), (b"authorization", f"Bearer {evening.keys.token}".encode())],
    }
    asyncio.run(evening.page.app(scope, receive, send))
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)
