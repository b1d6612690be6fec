from __future__ import annotations

from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import pytest

from tablemate.page.server import PageServer
from tablemate.page.views.calibration_wizard import CalibrationWizard
from tests.page.evening import Evening
from tests.page.rendered import RenderedCamera
from tests.page.tab import Tab, start_browser
from vision.pictures.cameras import NamedCamera

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium import webdriver

    from tablemate.room import Room
    from tests.page.rendered import OpenWizard


@pytest.fixture
def scheme() -> str:
    """The door by which an evening's browsers come in."""
    return "http"


@pytest.fixture
def evening(scheme: str) -> Iterator[Evening]:
    evening = Evening(scheme)
    yield evening
    evening.room.leave()


@pytest.fixture
def same_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a game gets the same one."""
    monkeypatch.setattr("tablemate.room.SEEDS", 1)


@pytest.fixture
def server(room: Room) -> Iterator[PageServer]:
    with PageServer(room, port=0) as server:
        yield server


@pytest.fixture
def home_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with an address of its own in a network, by which phones come in."""
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: "127.0.0.2")


@pytest.fixture
def open_wizard() -> Iterator[OpenWizard]:
    """The set-up of a camera over a rendered table, which is closed when the test ends."""
    listed = [NamedCamera(0, "Rendered Camera")]
    with ExitStack() as cameras:
        yield lambda room: CalibrationWizard(
            room, lambda _: cameras.enter_context(closing(RenderedCamera())), lambda: listed
        )


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
