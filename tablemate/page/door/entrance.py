"""Where a browser gets its token: by the link of this computer, or by a code typed or scanned on a phone."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tablemate.page.door.guard import CAMERA_PAGE, SECURE, cookie_name
from tablemate.page.door.keys import Keys
from tablemate.wording import words
from voice.phrases import spoken_language

FORM = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/entrance.css">
</head>
<body>
<main>
<h1>{heading}</h1>
<p id="words" role="status">{words}</p>
<form method="post" action="/enter">
<label for="code">{label}</label>
<input id="code" name="code" value="{code}" autocomplete="off" autocapitalize="characters" spellcheck="false"
 maxlength="20" required aria-describedby="words">
<button>{button}</button>
</form>
</main>
</body>
</html>
"""
A_DAY_S = 24 * 60 * 60


class Entrance:
    """Gives the session's token as a cookie to those who may have it."""

    def __init__(self, keys: Keys, cookie: str) -> None:
        self._keys = keys
        self._cookie = cookie

    async def enter(self, request: Request) -> Response:
        """Let in by the link's key, or show the form; a scanned code still needs the button."""
        if request.method == "POST":
            return await self._redeem(request)
        key, code = request.query_params.get("key"), request.query_params.get("code", "")
        if key is not None and self._keys.opens(key):
            return self._let_in(request)
        return _form("door_invitation", 200 if key is None else 403, code[:20])

    async def _redeem(self, request: Request) -> Response:
        fields = parse_qs((await request.body()).decode("utf-8", "replace"))
        if self._keys.redeem(fields.get("code", [""])[0]):
            return self._let_in(request)
        if self._keys.guarding:
            return _form("door_guarding", 429)
        return _form("door_wrong", 403)

    def _let_in(self, request: Request) -> Response:
        """Give the token; by https come phones that will be the camera."""
        scheme = request.url.scheme
        secure = scheme in SECURE
        response = RedirectResponse(CAMERA_PAGE if secure else "/", 303)
        response.set_cookie(
            cookie_name(self._cookie, scheme),
            self._keys.token,
            max_age=A_DAY_S,
            secure=secure,
            httponly=True,
            samesite="strict",
            path="/",
        )
        return response


def _form(key: str, status: int, code: str = "") -> Response:
    shown = {"words": key, "title": "door_join_title", "heading": "door_join", "label": "door_code_label"}
    said = {place: escape(words(sentence)) for place, sentence in (shown | {"button": "door_button"}).items()}
    filled = FORM.format(**said, language=escape(spoken_language()), code=escape(code, quote=True))
    return HTMLResponse(filled, status)
