"""The page as an app on the same computer: it can be installed, and without Tablemate it says how to start it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tablemate.page.app import STATIC
from tablemate.page.server import PageServer
from tests.page.tab import Tab
from voice.phrases import Phrases
from voice.program import program

if TYPE_CHECKING:
    from selenium import webdriver

    from tablemate.room import Room
    from tests.page.evening import Evening

NOTICE = ["/away", "/static/away.js", "/static/entrance.css", "/static/icon.svg"]
KEPT = """
    const done = arguments[0];
    (async () => {
        const kept = [];
        for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
        done(kept.sort());
    })();"""
READY = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));"


def test_the_page_names_a_manifest_with_icons_that_are_there(evening: Evening) -> None:
    assert (
        'rel="manifest" href="/static/app.webmanifest" crossorigin="use-credentials"'
        in evening.client.get("/").text
    )
    manifest = json.loads(evening.client.get("/static/app.webmanifest").text)
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert [evening.client.get(icon["src"]).status_code for icon in manifest["icons"]] == [200, 200]


@pytest.mark.parametrize("path", ["/away", "/worker.js", "/static/app.webmanifest", "/static/away.js"])
def test_neither_the_notice_nor_the_worker_is_shown_without_the_token(evening: Evening, path: str) -> None:
    assert evening.client.get(path).status_code == 200
    assert evening.browser().get(path).status_code == 401


def test_the_worker_keeps_nothing_but_the_notice() -> None:
    worker = (STATIC / "worker.js").read_text(encoding="utf-8")
    assert f"const NOTICE = {json.dumps(NOTICE)};" in worker
    assert ".put(" not in worker
    assert worker.count(".addAll(NOTICE)") == worker.count("addAll(") == 1


def test_the_notice_says_how_tablemate_is_started(evening: Evening) -> None:
    shown = evening.client.get("/away").text
    assert program() in shown
    assert Phrases().say("away_title") in shown


def test_opened_without_tablemate_it_says_so_and_goes_on_once_that_runs(
    driver: webdriver.Chrome, room: Room
) -> None:
    say = Phrases().say
    with PageServer(room, port=0) as server:
        tab = Tab(driver, server.url)
        tab.see("Wingspan")
        assert driver.execute_async_script(READY)
        tab.wait(lambda: driver.execute_async_script(KEPT) == NOTICE, "the notice to be kept")
        port, page = server.port, f"http://127.0.0.1:{server.port}/"
    driver.get(page)  # the app is opened, and Tablemate does not run
    tab.see(say("away_title"), say("away_start"), say("away_waits"))
    with PageServer(room, port=port) as again:  # it has another key than before
        tab.see(say("away_locked_title"), say("away_locked"))
        driver.get(page)  # the app is opened again, with the key of before
        tab.see(say("away_locked_title"), say("away_locked"))
        assert say("away_title") not in tab.text()
        Tab(driver, again.url).see("Wingspan")
        tab.front()
        tab.see("Wingspan")
        assert driver.current_url == page
        assert driver.execute_async_script(KEPT) == NOTICE
