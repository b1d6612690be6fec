"""The first page on a phone that will be the camera: what its browser will warn about, and where to tap."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from tablemate.wording import words
from voice.phrases import spoken_language

if TYPE_CHECKING:
    from starlette.requests import Request

    from tablemate.page.door.invitation import Invitation

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{trust_title} - Tablemate</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/entrance.css">
<link rel="stylesheet" href="/static/trust.css">
<script type="module" src="/static/trust.js"></script>
</head>
<body>
<main class="trust">
<h1>{trust_title}</h1>
<p>{trust_why}</p>
<p>{trust_when}</p>
<p class="address">{address}</p>
{phones}
{go}
</main>
</body>
</html>
"""
PHONE = """<details{open}><summary>{name}</summary><ol>{steps}</ol></details>"""
GO = """<a class="go" id="go" href="{address}/enter">{trust_go}</a>"""
DRAWN = """<li><p>{says}</p><div class="screen {kind}" aria-hidden="true">{sign}{shown}</div></li>"""
# Our own drawings: a warning triangle, an open lock, a camera, and the finger that taps.
WARNING = (
    '<svg class="sign" viewBox="0 0 24 24"><path d="M12 3 22 21H2Z" fill="#c5221f"/>'
    '<path d="M11 10h2l-.4 5h-1.2zM11 17h2v2h-2z" fill="#fff"/></svg>'
)
LOCK = (
    '<svg class="sign" viewBox="0 0 24 24"><rect x="5" y="11" width="14" height="10" rx="2" fill="#555"/>'
    '<path d="M8 11V7a4 4 0 0 1 8-1" fill="none" stroke="#555" stroke-width="2"/></svg>'
)
CAMERA = (
    '<svg class="sign" viewBox="0 0 24 24"><rect x="2" y="6" width="14" height="12" rx="2" fill="#1a73e8"/>'
    '<path d="m17 11 5-3v8l-5-3z" fill="#1a73e8"/></svg>'
)
FINGER = (
    '<svg class="finger" viewBox="0 0 24 24"><circle cx="10" cy="6" r="4.5" fill="none" stroke="#d9480f" '
    'stroke-width="1.5"/><path d="M8.5 6a1.5 1.5 0 0 1 3 0v6l5 1.5c1.3.4 1.8 1.3 1.6 2.5l-.9 6H10l-4-6 1-1 '
    '1.5 1z" fill="#ffd8b0" stroke="#7a3b10"/></svg>'
)


@dataclass(frozen=True, slots=True)
class PhoneScreen:
    """A picture of what a browser shows: its sign, its line, and its buttons; "*" marks the one to tap."""

    sign: str
    shown: str
    buttons: tuple[str, ...]
    says: str = "trust_tap"

    @property
    def tapped(self) -> str:
        """The button to tap."""
        return next(button for button in self.buttons if button.startswith("*"))[1:]


# As Chromium 156, Android 14 and iOS 17 say it themselves, in the languages Tablemate speaks.
CHROME = (
    PhoneScreen(WARNING, "trust_chrome_warning", ("trust_chrome_safety", "*trust_chrome_advanced")),
    PhoneScreen(WARNING, "trust_chrome_details", ("*trust_chrome_proceed",)),
    PhoneScreen(CAMERA, "trust_chrome_asks", ("*trust_chrome_visiting", "trust_chrome_once")),
    # Only if no page has used Chrome's camera before.
    PhoneScreen(
        CAMERA, "trust_android_asks", ("*trust_android_using", "trust_android_once"), "trust_tap_if_asked"
    ),
)
SAFARI = (
    PhoneScreen(LOCK, "trust_safari_warning", ("*trust_safari_details", "trust_safari_back")),
    PhoneScreen(LOCK, "trust_safari_risks", ("*trust_safari_visit",)),
    PhoneScreen(LOCK, "trust_safari_sure", ("*trust_safari_website", "trust_safari_cancel")),
    PhoneScreen(CAMERA, "trust_safari_asks", ("trust_safari_refuse", "*trust_safari_allow")),
)
PHONES = (("android", "trust_android", CHROME), ("iphone", "trust_iphone", SAFARI))
HERE = ("127.0.0.1", "localhost")
APPLE = ("iPhone", "iPad", "Macintosh")  # an iPad says that it is a Macintosh


class Trust:
    """Explains the warning, and leads on to the page by https."""

    def __init__(self, invitation: Invitation) -> None:
        self._invitation = invitation

    async def show(self, request: Request) -> Response:
        """The page, with the steps of this phone unfolded; on the computer, beside the phone, all."""
        address = self._invitation.secure_address
        if not address:
            raise HTTPException(404)
        host = address.removeprefix("https://").partition(":")[0]
        is_here = request.url.hostname in HERE
        is_apple = any(name in request.headers.get("user-agent", "") for name in APPLE)
        phones = [
            _draw_phone(kind, name, steps, host, unfolded=is_here or is_apple == (kind == "iphone"))
            for kind, name, steps in sorted(PHONES, key=lambda one: (one[0] == "iphone") != is_apple)
        ]
        said = {key: escape(words(key)) for key in ("trust_title", "trust_why", "trust_when")}
        go = "" if is_here else GO.format(address=escape(address), trust_go=escape(words("trust_go")))
        return HTMLResponse(
            PAGE.format(
                **said,
                language=escape(spoken_language()),
                address=escape(address),
                phones="".join(phones),
                go=go,
            )
        )


def _draw_phone(kind: str, name: str, steps: tuple[PhoneScreen, ...], host: str, *, unfolded: bool) -> str:
    drawn = "".join(_draw_step(kind, step, host) for step in steps)
    return PHONE.format(open=" open" if unfolded else "", name=escape(words(name)), steps=drawn)


def _draw_step(kind: str, step: PhoneScreen, host: str) -> str:
    def say(key: str) -> str:
        return escape(words(key, host=host))

    parts = [f'<span class="text">{say(step.shown)}</span>']
    parts += [
        f'<span class="button tapped">{say(button[1:])}{FINGER}</span>'
        if button.startswith("*")
        else f'<span class="button">{say(button)}</span>'
        for button in step.buttons
    ]
    says = escape(words(step.says, button=words(step.tapped, host=host)))
    warns = " warns" if step.sign == WARNING else ""
    return DRAWN.format(says=says, kind=kind + warns, sign=step.sign, shown="".join(parts))
