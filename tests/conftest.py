from __future__ import annotations

import ctypes
import functools
import gc
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tablemate.room import Room
from tests.lanes import lanes_of, tell_unrun
from voice.captions import Captions
from voice.phrases import ENGLISH, LANGUAGE
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Hypothesis fails an example that takes longer than 200 ms, which any does on a busy machine.
settings.register_profile("busy", deadline=None)
settings.load_profile("busy")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs again")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for lane in lanes_of(item.nodeid, getattr(item, "fixturenames", ())):
            item.add_marker(lane)


def pytest_collection_finish() -> None:
    gc.freeze()  # what the tests import stays, so that freeing what they make need not look at it


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in tell_unrun(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture
def update_golden(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--update-golden"))


@pytest.fixture(scope="module", autouse=True)
def small_process(request: pytest.FixtureRequest) -> Iterator[None]:
    """Free what a file's tests have drawn and opened, so that it is not held while all others run.

    What the program and the fixtures keep is small, and would be read or drawn again for every file.
    """
    yield
    drawing = [module for name, module in sys.modules.items() if name.startswith("tests.")]
    for kept in {id(one): one for module in drawing for one in vars(module).values()}.values():
        if isinstance(kept, functools._lru_cache_wrapper) and kept.__module__.startswith("tests."):
            kept.cache_clear()
    if "slow" in lanes_of(f"{request.node.nodeid}::", ()):
        gc.collect()  # painters keep themselves alive through their caches
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a first evening, seen by no other test nor the owner, on a computer that speaks English."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLEMATE_HOME", str(folder))
    monkeypatch.setenv(LANGUAGE, ENGLISH)
    return folder


@pytest.fixture
def room() -> Iterator[Room]:
    room = Room(Captions(), SilentSpeaker())
    yield room
    room.leave()
