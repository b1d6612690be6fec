"""Takes the pictures of the page that README and docs/page.md show: `.venv/bin/python -m docs.pictures`.

Each is of a game that a program has played by chance as far as the picture needs. Chromium draws it.
"""

from __future__ import annotations

import io
import os
import tempfile
from base64 import b64decode
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image

from engine.journal import Source
from tablemate.page.server import PageServer
from tablemate.room import Room
from tests.page.tab import PHONE_WH, Tab, start_browser
from tests.page.test_look import LAPTOP_WH, OPTIONS, settled
from voice.captions import Captions
from voice.speaker import SilentSpeaker

DOCS = Path(__file__).resolve().parent
STILL = {"name": "prefers-reduced-motion", "value": "reduce"}
COLOURS = 128


class Shot(NamedTuple):
    """A picture: the game after so many answers, and how it is shown."""

    name: str
    game: str
    answers: int
    seed: int = 3
    size_wh: tuple[int, int] = LAPTOP_WH
    width_px: int = 800
    scheme: str = "light"


SHOTS = (
    Shot("table-crownfell", "crownfell", 16, seed=5, width_px=1000),
    Shot("table-phone", "my_little_scythe", 33, seed=5, size_wh=PHONE_WH, width_px=330, scheme="dark"),
    Shot("set-up", "my_little_scythe", 3),
    Shot("table-origin-story", "origin_story", 22, scheme="dark"),
    Shot("table-flat-earth", "flat_earth", 16, seed=5),
    Shot("table-wingspan", "wingspan", 18, seed=4, scheme="dark"),
)


def main() -> None:
    """Take them all, in English."""
    os.environ["TABLEMATE_LANGUAGE"] = "en"
    driver = start_browser("--hide-scrollbars")
    try:
        for shot in SHOTS:
            with tempfile.TemporaryDirectory() as home:
                os.environ["TABLEMATE_HOME"] = home
                take(driver, shot).save(DOCS / f"{shot.name}.png", optimize=True)
    finally:
        driver.quit()


def take(driver: object, shot: Shot) -> Image.Image:
    """One picture."""
    room = Room(Captions(), SilentSpeaker())
    room.paced = True
    with PageServer(room, port=0) as server:
        tab = Tab(driver, server.url)  # type: ignore[arg-type]
        tab.resize(shot.size_wh)
        scheme = {"name": "prefers-color-scheme", "value": shot.scheme}
        tab.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [STILL, scheme]})
        room.begin(shot.game, OPTIONS.get(shot.game, {}), shot.seed)
        tab.go("play")
        rng = Random(shot.seed)
        for _ in range(shot.answers):
            assert room.session
            assert room.session.play.request
            room.answer(room.session.play.request.sample(rng), Source.PAGE)
        settled(tab, room)
        tab.settle()
        png = b64decode(tab.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])
    room.leave()
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    height_px = round(shot.width_px * picture.height / picture.width)
    small = picture.resize((shot.width_px, height_px), Image.Resampling.LANCZOS)
    return small.quantize(COLOURS, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main()
