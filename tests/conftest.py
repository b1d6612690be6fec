from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
from typing import TYPE_CHECKING, Any

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

LARGE = ("tests.", "vision.network")
PEAKS_MB: list[int] = []  # of the processes that took the tests
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
    # Nearly all they make goes without it; looking for the rest took a sixth of the time.
    gc.set_threshold(10_000, 5, 5)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if sys.platform != "win32" and hasattr(session.config, "workeroutput"):
        import resource  # noqa: PLC0415 - Windows has none

        unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
        peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit
        session.config.workeroutput["peak_mb"] = peak_mb


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    PEAKS_MB.append(getattr(node, "workeroutput", {}).get("peak_mb", 0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in tell_unrun(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)
    if any(PEAKS_MB):
        terminalreporter.write_line(f"A test process held at most {max(PEAKS_MB)} MB.")


@pytest.fixture
def update_golden(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--update-golden"))


@pytest.fixture(scope="module", autouse=True)
def small_process(request: pytest.FixtureRequest) -> Iterator[None]:
    """Free what a file's tests have drawn and opened, so that it is not held while all others run.

    What else the program and the fixtures keep is small, and would be read or drawn again for every file.
    """
    yield
    drawing = [module for name, module in sys.modules.items() if name.startswith("tests.")]
    for kept in {id(one): one for module in drawing for one in vars(module).values()}.values():
        if isinstance(kept, functools._lru_cache_wrapper) and kept.__module__.startswith(LARGE):
            kept.cache_clear()
    name = f"{request.node.nodeid}::"
    if "slow" in lanes_of(name, ()) or name.startswith("tests/page/"):
        gc.collect()  # painters keep themselves alive through their caches, and so do the rooms of pages
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a first evening, seen by no other test nor the owner, on a computer that speaks English."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLEMATE_HOME", str(folder))
    monkeypatch.setenv(LANGUAGE, ENGLISH)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # no test's files need to outlast a power cut
    return folder


@pytest.fixture
def room() -> Iterator[Room]:
    room = Room(Captions(), SilentSpeaker())
    yield room
    room.leave()
