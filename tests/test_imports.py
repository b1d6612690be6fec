"""One direction of imports: the rules know nobody, the voice knows the rules, the application knows all."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = {"engine", "vision", "calibration", "voice", "tablemate"}
MAY_IMPORT = {
    "engine": set(),
    "vision": set(),
    "calibration": {"vision", "engine"},
    "voice": {"engine"},
    "tablemate": OURS,
}


# The rooms of a house, and which others each may enter; a room that is not named here is a mistake.
DOORS = {
    "vision": {
        "": {"finding", "naming", "pictures"},  # the values, the seams, and `look`, which puts them together
        "pictures": set(),
        "finding": set(),
        "naming": {"finding", "pictures"},
        "agreeing": {"finding"},
        "measuring": {"pictures"},
        "showing": {"pictures"},
        "grid": {"finding", "naming", "agreeing"},
    },
    "tablemate": {
        "": {"conversation"},
        "conversation": set(),
        "watching": {"conversation", "box"},
        "page": {"conversation", "watching", "box"},
        "commands": {"conversation", "watching", "page", "box"},
        "box": set(),
    },
    # Large rooms have rooms of their own.
    "vision/naming": {
        "": {"titles", "numbers", "pictures"},
        "titles": set(),
        "numbers": set(),
        "dice": set(),
        "pictures": set(),
    },
    "tablemate/page": {
        "": {"api", "messages", "door", "views"},
        "api": {"messages", "door", "views", "results"},
        "messages": set(),
        "door": set(),
        "views": {"messages", "results"},
        "results": {"messages"},
    },
}


def modules_imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 0]
    return {f"{node.module}.{alias.name}" for node in nodes for alias in node.names}


def rooms_entered(file: Path, house: str) -> set[str]:
    """The rooms of its own house that a file goes into; the hall is where the house's own files are."""
    inside = f"{house.replace('/', '.')}."
    entered = {
        name.removeprefix(inside).partition(".")[0]
        for name in modules_imported(file)
        if name.startswith(inside)
    }
    return entered & {
        folder.name for folder in (ROOT / house).iterdir() if (folder / "__init__.py").is_file()
    }


@pytest.mark.parametrize("house", sorted(DOORS))
def test_the_doors_between_the_rooms_are_few(house: str) -> None:
    for file in (ROOT / house).rglob("*.py"):
        folder = file.parent.relative_to(ROOT / house)
        room = folder.parts[0] if folder.parts else ""
        if file.name == "__main__.py":
            continue  # the front door leads to the commands
        entered = rooms_entered(file, house) - {room}
        assert room in DOORS[house], f"nobody says which rooms {room} may enter"
        assert entered <= DOORS[house][room], f"{file.relative_to(ROOT)} goes into {sorted(entered)}"


@pytest.mark.parametrize("package", ["vision", "calibration", "voice", "tablemate"])
def test_nobody_but_the_rules_knows_a_game_by_name(package: str) -> None:
    games = [folder.name for folder in (ROOT / "engine").iterdir() if (folder / "table.toml").is_file()]
    assert len(games) >= 5
    for file in (ROOT / package).rglob("*.py"):
        assert not [game for game in games if game in file.read_text(encoding="utf-8")], file


def imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("package", sorted(MAY_IMPORT))
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        assert imported(file) & OURS <= MAY_IMPORT[package] | {package}, file


def test_the_rules_use_the_standard_library_alone() -> None:
    for file in (ROOT / "engine").rglob("*.py"):
        assert imported(file) <= sys.stdlib_module_names | {"engine"}, file


@pytest.mark.parametrize("module", ["engine.games", "engine.play", "voice.speaker", "tablemate.page.server"])
def test_neither_the_rules_nor_the_speaker_nor_the_first_page_load_anything_heavy(module: str) -> None:
    heavy = ("cv2", "onnxruntime", "pyttsx3", "numpy", "rapidocr")
    program = f"import sys, {module}; print(*(name for name in {heavy!r} if name in sys.modules))"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == []


def test_numpy_is_told_to_take_one_thread_before_it_is_imported() -> None:
    program = "import os, sys, tablemate; print('numpy' in sys.modules, os.environ['OPENBLAS_NUM_THREADS'])"
    untold = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=untold, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "1"]


@pytest.mark.parametrize("package", sorted(OURS))
def test_no_picture_is_read_or_written_by_a_way_that_fails_on_windows(package: str) -> None:
    """There, OpenCV opens no file whose name is not ASCII."""
    for file in (ROOT / package).rglob("*.py"):
        assert not re.search(r"cv2\.im(read|write)\(", file.read_text(encoding="utf-8")), file
