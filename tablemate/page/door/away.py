"""The notice that a browser keeps and shows while Tablemate is not running: that, and how to start it."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablemate.wording import words
from voice.phrases import spoken_language

NOTICE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tablemate</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/entrance.css">
<script type="module" src="/static/away.js"></script>
</head>
<body>
<main>
<img src="/static/icon.svg" alt="" width="64" height="64">
<div role="status">
<section id="away"><h1>{away_title}</h1><p>{away_start}</p></section>
<section id="locked" hidden><h1>{away_locked_title}</h1><p>{away_locked}</p></section>
</div>
<p>{away_waits}</p>
</main>
</body>
</html>
"""
SAID = ("away_title", "away_start", "away_locked_title", "away_locked", "away_waits")


async def show_away(_: Request) -> Response:
    """The notice in the program's present language."""
    said = {key: escape(words(key)) for key in SAID}
    return HTMLResponse(NOTICE.format(**said, language=escape(spoken_language())))
