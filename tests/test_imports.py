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


# The folders of a package, and which others each may import from; one that is not named is a mistake.
FOLDERS = {
    "vision": {
        "": {"finding", "naming", "pictures"},  # the values, the seams, and `look`, which puts them together
        "pictures": set(),
        "finding": {"pictures"},  # what belongs to one card in a picture
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
    # Large folders have folders of their own.
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


def folders_imported(file: Path, package: str) -> set[str]:
    """The folders of its own package that a file imports from; "" is the package itself."""
    inside = f"{package.replace('/', '.')}."
    entered = {
        name.removeprefix(inside).partition(".")[0]
        for name in modules_imported(file)
        if name.startswith(inside)
    }
    return entered & {
        folder.name for folder in (ROOT / package).iterdir() if (folder / "__init__.py").is_file()
    }


@pytest.mark.parametrize("package", sorted(FOLDERS))
def test_folders_import_from_few_others(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        folder = file.parent.relative_to(ROOT / package)
        own = folder.parts[0] if folder.parts else ""
        if file.name == "__main__.py":
            continue  # it starts the commands
        entered = folders_imported(file, package) - {own}
        assert own in FOLDERS[package], f"nobody says what {own} may import"
        assert entered <= FOLDERS[package][own], f"{file.relative_to(ROOT)} imports from {sorted(entered)}"


def test_no_module_of_the_rules_leads_back_to_itself() -> None:
    """Imports for types count as well; only the Automa and its two views know one another."""
    files = {_module(file): file for file in (ROOT / "engine").rglob("*.py")}
    imports = {
        module: {one if one in files else one.rpartition(".")[0] for one in modules_imported(file)} - {module}
        for module, file in files.items()
    }
    back = {module for module in files if module in _reach(imports, module)}
    assert back == {f"engine.wingspan.{name}" for name in ("automa", "expected_table", "views")}


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _reach(imports: dict[str, set[str]], module: str) -> set[str]:
    """All modules that are imported by way of this one."""
    found: set[str] = set()
    waiting = list(imports[module])
    while waiting:
        one = waiting.pop()
        if one in imports and one not in found:
            found.add(one)
            waiting += imports[one]
    return found


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
