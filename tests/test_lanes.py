"""Every test is in a lane, the lanes name tests that exist, and what was not run is told."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.lanes import CLOCK, SLOW, lanes_of, tell_unrun

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", [*SLOW, *CLOCK])
def test_a_lane_names_what_exists(name: str) -> None:
    path, _, function = name.partition("::")
    place = ROOT / path
    assert place.exists()
    assert not function or re.search(rf"^def {function}\(", place.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    ("nodeid", "fixtures", "lanes"),
    [
        pytest.param("tests/engine/test_zones.py::test_a", (), [], id="a quick one"),
        pytest.param("tests/engine/test_many_games.py::test_a[wingspan]", (), ["slow"], id="a whole file"),
        pytest.param(
            "tests/page/test_fit.py::test_a", ("tab", "driver", "browser"), ["browser"], id="a browser"
        ),
        pytest.param(
            "tests/page/test_server.py::test_two_screens_get_every_change_soon", (), ["clock"], id="time"
        ),
    ],
)
def test_a_test_is_in_the_lanes_of_its_name_and_what_it_needs(
    nodeid: str, fixtures: tuple[str, ...], lanes: list[str]
) -> None:
    assert lanes_of(nodeid, fixtures) == lanes


def test_what_was_not_run_is_told_once_with_its_reason_and_how_many() -> None:
    class Skipped:
        def __init__(self, reason: str) -> None:
            self.longrepr = ("test_a.py", 3, f"Skipped: {reason}")

    skipped = [Skipped("no Chromium"), Skipped("no Node"), Skipped("no Chromium")]
    assert tell_unrun(skipped) == ["NOT RUN, 2 tests: no Chromium", "NOT RUN, 1 test: no Node"]


def test_the_tests_to_read_first_exist() -> None:
    named = re.findall(r"\]\(([\w/.]+)\)", (ROOT / "tests" / "README.md").read_text(encoding="utf-8"))
    assert len(named) >= 5
    assert [path for path in named if not (ROOT / "tests" / path).exists()] == []


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give start.py's words; get what it runs."""
    start = runpy.run_path(str(ROOT / "start.py"), run_name="start")
    space = start["main"].__globals__

    def run(words: list[str], codes: dict[str, int]) -> tuple[int, list[str]]:
        commands: list[str] = []

        def note(*command: str) -> int:
            commands.append(" ".join(command))
            return next((code for part, code in codes.items() if part in commands[-1]), 0)

        monkeypatch.setitem(space, "run", note)
        return start["run_checks"](words), commands

    return run


def test_everything_is_run_and_what_measures_time_last_and_alone(ran: Any) -> None:
    code, commands = ran([], {})
    assert code == 0
    assert [command.split()[0] for command in commands] == ["ruff", "ruff", "mypy", "pytest", "pytest"]
    assert "-m not clock" in commands[-2]
    assert "-n 0 -m clock" in commands[-1]
    assert all("--durations=20" in command for command in commands[-2:])


def test_the_first_fault_ends_it(ran: Any) -> None:
    code, commands = ran([], {"mypy": 1})
    assert (code, commands[-1]) == (1, "mypy")


def test_the_fast_lane_leaves_out_what_is_slow_and_takes_further_words(ran: Any) -> None:
    code, commands = ran(["--fast", "-k", "wingspan"], {})
    assert code == 0
    assert commands == [
        "pytest -q --durations=20 -n auto --dist worksteal -m not slow and not browser and not clock -k wingspan"
    ]


@pytest.mark.parametrize(
    ("codes", "ends_with"),
    [
        pytest.param({"-m clock": 5}, 0, id="none of them measures time"),
        pytest.param({"not clock": 5}, 0, id="all of them do"),
        pytest.param({"pytest": 5}, 5, id="there are none"),
        pytest.param({"not clock": 1, "-m clock": 5}, 1, id="one fails"),
    ],
)
def test_some_tests_may_all_be_in_one_lane(ran: Any, codes: dict[str, int], ends_with: int) -> None:
    assert ran(["-k", "wingspan"], codes)[0] == ends_with
