"""One direction of imports: the rules know nobody, the voice knows the rules, the application knows all."""

from __future__ import annotations

import ast
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


@pytest.mark.parametrize("module", ["engine.games", "engine.play", "voice.speaker"])
def test_neither_the_rules_nor_the_speaker_load_anything_heavy(module: str) -> None:
    heavy = ("cv2", "onnxruntime", "pyttsx3", "numpy", "rapidocr")
    program = f"import sys, {module}; print(*(name for name in {heavy!r} if name in sys.modules))"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == []
