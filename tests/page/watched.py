"""The cost of an open page: the frame rate with and without it, and how soon it shows a change."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import httpx2
from rich.console import Console

from calibration.layout import lay_out
from engine.game import Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from tablemate.commands import demo
from tablemate.commands.shows import SHOWS
from tablemate.page.server import PageServer
from tablemate.room import Room
from tablemate.watching.camera import RecordedCamera
from tablemate.watching.eyes import open_readers
from tablemate.watching.film import open_film
from tablemate.watching.sight import TableSight, at_once
from tablemate.watching.watcher import Watcher
from tests.page import walk
from tests.page.tab import Tab, start_browser
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from selenium import webdriver

    from vision.agreeing.zones import ZoneReader
    from vision.pictures.sources import Frame

SHOW = SHOWS["wingspan"]
FILM = Path(demo.__file__).with_name("demo_film")
PICTURES_APART_S = 0.3  # as the page asks for them
PICTURE_PX = 960
PATIENCE_S = 60.0


@cache
def readers() -> dict[str, ZoneReader]:
    return open_readers(find_game(SHOW.game), {"bird_sets": ("base",)})


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a stretch of film was gone through, and how much a client took meanwhile."""

    frames_per_s: float
    cpu_ms: float  # of our own process, a frame
    states: int = 0
    pictures: int = 0


def play(frames: Sequence[Frame], room: Room) -> Pace:
    """Play the film from its beginning, as fast as it can be read."""
    session = room.seat(Play(find_game(SHOW.game), Setup(SHOW.seed, SHOW.options)), laid_out=True)
    watcher = Watcher(readers(), lay_out(find_game(SHOW.game).zones))
    sight = TableSight(room, RecordedCamera(open_film(FILM)), watcher, at_once)
    room.sight = sight
    session.begin()
    began_s, worked_s = time.perf_counter(), time.process_time()
    for frame in frames:
        sight.take(frame)
    took_s, worked_s = time.perf_counter() - began_s, time.process_time() - worked_s
    return Pace(len(frames) / took_s, 1000 * worked_s / len(frames))


def play_watched(frames: Sequence[Frame], room: Room, server: PageServer) -> Pace:
    """Play it while another process takes every state and every picture, as a page does."""
    watched = [sys.executable, "-m", __spec__.name, "--watch", f"http://127.0.0.1:{server.port}"]
    environment = {**os.environ, "TOKEN": server.keys.token}
    with subprocess.Popen(watched, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
        assert client.stdin
        assert client.stdout
        client.stdout.readline()  # it has its first state and picture
        pace = play(frames, room)
        client.stdin.close()
        took = json.loads(client.stdout.readline())
    return Pace(pace.frames_per_s, pace.cpu_ms, **took)


def watch(address: str) -> None:
    """Be the other process: take all there is until nobody wants to know any more, and tell how much it was."""
    took = {"states": 0, "pictures": 0}
    ready, unwanted = False, Event()
    Thread(target=lambda: (sys.stdin.read(), unwanted.set()), daemon=True).start()
    with httpx2.Client(
        base_url=address, headers={"authorization": f"Bearer {os.environ['TOKEN']}"}, timeout=PATIENCE_S
    ) as client:
        Thread(target=_count_states, args=(client, took), daemon=True).start()
        while not unwanted.wait(PICTURES_APART_S):
            took["pictures"] += client.get("/api/picture", params={"width_px": PICTURE_PX}).status_code == 200
            if not ready and all(took.values()):
                ready = True
                _tell("ready")
    _tell(json.dumps(took))
    os._exit(0)  # the stream never ends by itself


def _count_states(client: httpx2.Client, took: dict[str, int]) -> None:
    with client.stream("GET", "/api/changes") as response:
        for line in response.iter_lines():
            took["states"] += line.startswith("data: {") and line != "data: {}"


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def changes_shown_s(tab: Tab, driver: webdriver.Chrome, room: Room, times: int = 10) -> list[float]:
    """How long after something was answered the tab in front shows it, in seconds."""
    driver.execute_script("""
        window.shownAt = [];
        new MutationObserver(() => window.shownAt.push(Date.now()))
            .observe(document.querySelector("#view-play"), {childList: true, subtree: true})""")
    delays = []
    for text in (["done", "undo"] * times)[:times]:
        driver.execute_script("window.shownAt = []")
        told_at = time.time()
        room.hear(text, Source.KEYBOARD)
        tab.wait(lambda: driver.execute_script("return window.shownAt.length"), "the change")
        delays.append(driver.execute_script("return window.shownAt[0]") / 1000 - told_at)
    return delays


def _measure_cost(frames: Sequence[Frame], pairs: int, tell: Console) -> None:
    room = Room(Captions(), SilentSpeaker())
    lost, worked = [], []
    with PageServer(room, port=0) as server:
        play(frames, room)  # to get warm
        for number in range(pairs):
            # Which comes first changes from pair to pair, for the machine may be getting busier or less so.
            if number % 2:
                watched, alone = play_watched(frames, room, server), play(frames, room)
            else:
                alone, watched = play(frames, room), play_watched(frames, room, server)
            lost.append(100 * (1 - watched.frames_per_s / alone.frames_per_s))
            worked.append(100 * (watched.cpu_ms / alone.cpu_ms - 1))
            tell.print(
                f"alone {alone.frames_per_s:6.1f} frames/s, watched {watched.frames_per_s:6.1f}"
                f" ({watched.states} states, {watched.pictures} pictures): {lost[-1]:5.1f} % less"
            )
    tell.print(f"of the frame rate, watching takes {_spread(lost)} %")
    tell.print(f"our own process works {_spread(worked)} % more a frame")


def _measure_changes(times: int, tell: Console) -> None:
    room = Room(Captions(), SilentSpeaker())
    driver = start_browser()
    try:
        with PageServer(room, port=0) as server:
            room.begin(SHOW.game, {"goal_tiles": "virtual", "feeder": "looked"}, 2)
            walk.lay_out(room)
            tabs = [Tab(driver, server.url) for _ in range(2)]
            for tab in tabs:
                tab.front()
                tab.see("Your turn, 1 of 8")
            delays_ms = [1000 * delay_s for delay_s in changes_shown_s(tabs[-1], driver, room, times)]
    finally:
        driver.quit()
        room.leave()
    tell.print(f"a change is shown after {_spread(delays_ms)} ms, with two tabs open")


def _spread(values: Sequence[float]) -> str:
    low, middle, high = statistics.quantiles(values, n=4)
    return f"a median of {middle:.1f} (half of them {low:.1f} to {high:.1f}, all {min(values):.1f} to {max(values):.1f})"


def main() -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=8, help="how often to play with and without a client")
    parser.add_argument("--frames", type=int, default=100, help="how much of the film to play each time")
    parser.add_argument("--changes", type=int, default=40, help="how many changes to have shown")
    parser.add_argument("--watch", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.watch:
        watch(options.watch)
        return
    tell = Console(highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLEMATE_HOME"] = home
        _measure_cost(list(islice(open_film(FILM).frames(), options.frames)), options.pairs, tell)
        _measure_changes(options.changes, tell)


if __name__ == "__main__":
    main()
