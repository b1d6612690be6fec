"""Where a browser gets its token: by the link of this computer, or by a code typed or scanned on a phone."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tablemate.page.door.keys import Keys

FORM = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Join the table - Tablemate</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/entrance.css">
</head>
<body>
<main>
<h1>Join the table</h1>
<p id="words" role="status">{words}</p>
<form method="post" action="/enter">
<label for="code">Code shown by Tablemate</label>
<input id="code" name="code" value="{code}" autocomplete="off" autocapitalize="characters" spellcheck="false"
 maxlength="20" required aria-describedby="words">
<button>Join</button>
</form>
</main>
</body>
</html>
"""
INVITATION = "Enter the code that Tablemate shows on its screen."
WRONG = "That code is not the one shown now. Each code works once: look at the screen again."
GUARDING = "Too many wrong codes. Wait a minute, then enter the new code that is shown."
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
            return self._let_in()
        return _form(INVITATION, 200 if key is None else 403, code[:20])

    async def _redeem(self, request: Request) -> Response:
        fields = parse_qs((await request.body()).decode("utf-8", "replace"))
        if self._keys.redeem(fields.get("code", [""])[0]):
            return self._let_in()
        if self._keys.guarding:
            return _form(GUARDING, 429)
        return _form(WRONG, 403)

    def _let_in(self) -> Response:
        response = RedirectResponse("/", 303)
        response.set_cookie(
            self._cookie, self._keys.token, max_age=A_DAY_S, httponly=True, samesite="strict", path="/"
        )
        return response


def _form(words: str, status: int, code: str = "") -> Response:
    return HTMLResponse(FORM.format(words=escape(words), code=escape(code, quote=True)), status)
