from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablemate.page.server import PageServer
from tablemate.room import Room
from tests.page.evening import Evening
from tests.page.tab import Tab, start_browser
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from selenium import webdriver


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go where no other test sees them."""
    monkeypatch.setenv("TABLEMATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.room.leave()


@pytest.fixture
def same_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a game gets the same one."""
    monkeypatch.setattr("tablemate.room.SEEDS", 1)


@pytest.fixture
def room() -> Iterator[Room]:
    room = Room(Captions(), SilentSpeaker())
    yield room
    room.leave()


@pytest.fixture
def server(room: Room) -> Iterator[PageServer]:
    with PageServer(room, port=0) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[webdriver.Chrome]:
    driver = start_browser()
    yield driver
    driver.quit()


@pytest.fixture
def driver(browser: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    """The browser, whose tabs are closed again after the test."""
    first = browser.window_handles[0]
    yield browser
    for handle in browser.window_handles[1:]:
        browser.switch_to.window(handle)
        browser.close()
    browser.switch_to.window(first)


@pytest.fixture
def tab(driver: webdriver.Chrome, server: PageServer) -> Tab:
    return Tab(driver, server.url)
