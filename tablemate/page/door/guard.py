"""The door of the page: every request is checked before anything else sees it."""

from __future__ import annotations

import logging
from collections.abc import Set as AbstractSet
from urllib.parse import unquote

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablemate.page.door.connection_limit import ConnectionLimit
from tablemate.page.door.keys import Keys
from tablemate.wording import words

log = logging.getLogger(__name__)
MOST_BODY = 64 * 1024
PICTURES = "/api/enrol/picture"  # where a phone's photographs come in
MOST_PICTURE = 40 * 1024 * 1024
FRAMES, FRAME = "/api/phone/frames", "/api/phone/frame"  # where a phone that is the camera sends pictures
MOST_FRAME = 4 * 1024 * 1024
CAMERA_PAGE, TRUST = "/phone", "/trust"
SECURE = frozenset({"https", "wss"})
READING = frozenset({"GET", "HEAD"})
ENTRANCE = "/enter"
# What anybody may see without a token: where to enter the code, and the page about the browser's warning.
OPEN_PATHS = frozenset(
    {ENTRANCE, TRUST, "/static/entrance.css", "/static/icon.svg", "/static/trust.css", "/static/trust.js"}
)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


def camera_headers(host: str) -> dict[str, str]:
    """The extra permissions for a phone that is the camera: to use its camera and open a socket to us."""
    return {
        "permissions-policy": "camera=(self), microphone=(), geolocation=()",
        # Older Safaris do not count a socket as 'self'.
        "content-security-policy": POLICY.replace("connect-src 'self'", f"connect-src 'self' wss://{host}"),
    }


class Guard:
    """Refuses foreign hosts and origins, missing tokens, large bodies, strange paths; hides stack traces."""

    def __init__(
        self,
        app: ASGIApp,
        keys: Keys,
        hosts: AbstractSet[str],
        cookie: str,
        connection_limit: ConnectionLimit,
    ) -> None:
        self._app = app
        self._connection_limit = connection_limit
        self._keys = keys
        self._hosts = hosts  # they change when the door to the home network is opened or shut
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, and let it through or refuse it with words."""
        if scope["type"] == "websocket":
            await self._admit_frames(scope, receive, send)
        if scope["type"] != "http":
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            refusal = self._refuse(scope)
            most = _most_body(scope) if refusal is None else MOST_BODY
            await (refusal or self._app)(scope, _limit(receive, most), send_guarded)
        except Exception:
            log.exception("the page failed at %s", scope["path"])
            if not started:
                await _refusal(500, "door_failed")(scope, receive, send_guarded)

    async def _admit_frames(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a phone's pictures in, by the one secure socket there is; whatever else is shut at once."""
        headers = Headers(scope=scope)
        # A browser names the origin of every socket, but sends our cookies whichever page opened it.
        named = "origin" in headers or "authorization" in headers
        allowed = scope["path"] == FRAMES and scope["scheme"] in SECURE and named
        if allowed and self._refuse({**scope, "method": "GET"}) is None:
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _refuse(self, scope: Scope) -> Response | None:
        """Why this request is not let in; None if it is."""
        headers = Headers(scope=scope)
        if headers.get("host", "").lower() not in self._hosts:
            return _refusal(421, "door_other_host")
        if _is_strange(scope):
            return _refusal(400, "door_no_page")
        if not self._origin_fits(scope, headers):
            return _refusal(403, "door_other_page")
        trusted = self._has_token(scope, headers)
        most = _most_body(scope) if trusted else MOST_BODY
        if _declared_length(headers, most) > most:
            return _refusal(413, "door_too_much")
        if trusted:
            self._connection_limit.trust(scope.get("client"))
        elif scope["path"] not in OPEN_PATHS:
            return _refusal(401, "door_closed")
        needs_secure = scope["path"] in {FRAME, CAMERA_PAGE} and scope["scheme"] not in SECURE
        return _refusal(403, "door_secure_only") if needs_secure else None

    def _origin_fits(self, scope: Scope, headers: Headers) -> bool:
        """Only our own page may ask; a program without an origin must show the token itself."""
        origin = headers.get("origin")
        if origin is not None:
            scheme = "https" if scope["scheme"] in SECURE else "http"
            return origin.lower() == f"{scheme}://{headers['host'].lower()}"
        if headers.get("sec-fetch-site") in {"cross-site", "same-site"} and scope["path"] != ENTRANCE:
            return False
        return scope["method"] in READING or "authorization" in headers

    def _has_token(self, scope: Scope, headers: Headers) -> bool:
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return self._keys.fits(token.strip())
        # Cookies are not separate for each port either: there may be those of any other program here, and
        # http.cookies reads none at all if one of them is malformed.
        name = cookie_name(self._cookie, scope["scheme"])
        return self._keys.fits(cookie_parser(headers.get("cookie", "")).get(name, ""))


def cookie_name(cookie: str, scheme: str) -> str:
    """The name of the cookie: the one for https can be sent and set by https only."""
    return f"__Host-{cookie}" if scheme in SECURE else cookie


def _is_strange(scope: Scope) -> bool:
    """Whether a path tries to climb out of the page, however it is written."""
    path = unquote(unquote(scope.get("raw_path", b"").decode("latin-1") or scope["path"]))
    parts = path.partition("?")[0].replace("\\", "/").split("/")
    return ".." in parts or "\0" in path or "\\" in path


def _most_body(scope: Scope) -> int:
    """How many bytes a request with the token may send there."""
    return {PICTURES: MOST_PICTURE, FRAME: MOST_FRAME}.get(scope["path"], MOST_BODY)


def _declared_length(headers: Headers, most: int) -> int:
    declared = headers.get("content-length", "0")
    readable = declared.isdecimal() and len(declared) <= len(str(most))
    return int(declared) if readable else most + 1


def _limit(receive: Receive, most: int) -> Receive:
    """Count what comes in, as a length that was declared need not be true."""
    taken = 0

    async def receive_limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413, words("door_too_much"))
        return message

    return receive_limited


def _refusal(status: int, key: str) -> Response:
    return JSONResponse({"words": words(key)}, status)
