"""Changes the program in small wrong ways and tells which of them no test notices.

`python -m tests.mutate` tries every change of mutations.toml, `python -m tests.mutate stabilise` those of which
the file or the words contain "stabilise". Each runs in a copy of the project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from engine.errors import BadData
from engine.events import Line

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_name("mutations.toml")
LEFT_OUT = (".git", ".venv", "*_cache", "__pycache__", ".hypothesis", "node_modules")
TESTS_FAILED = 1  # exit code of pytest
LONGEST_S = 600


@dataclass(frozen=True, slots=True)
class Mutation:
    """A piece of a file, what it becomes, and the tests that must notice it."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.old!r} becomes {self.new!r}"

    def apply(self, folder: Path) -> None:
        """Change the file in a copy of the project."""
        path = folder / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), encoding="utf-8")


def read_mutations(text: str, root: Path = ROOT) -> list[Mutation]:
    """Read the list; a piece that does not stand in its file exactly once is refused."""
    found = []
    for entry in tomllib.loads(text)["mutation"]:
        mutation = Mutation(entry["file"], entry["old"], entry["new"], tuple(entry["tests"]))
        times = (root / mutation.file).read_text(encoding="utf-8").count(mutation.old)
        if times != 1:
            text = f"{mutation.old!r} stands {times} times in {mutation.file}"
            raise BadData(LIST.name, None, Line("as_said", {"text": text}))
        found.append(mutation)
    return found


def survives(mutation: Mutation, root: Path = ROOT) -> bool:
    """Whether the named tests pass in a changed copy; tests that cannot be run at all notice nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        mutation.apply(copy)
        return run_tests(mutation.tests, copy) != TESTS_FAILED


def run_tests(tests: tuple[str, ...], folder: Path) -> int:
    """Run tests in a folder; the exit code of pytest, and a failure if they never end."""
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(
            words, check=False, cwd=folder, env=environment, capture_output=True, timeout=LONGEST_S
        ).returncode
    except subprocess.TimeoutExpired:
        return TESTS_FAILED


def main(words: list[str]) -> int:
    """Try the changes and print each with what became of it; 1 if one survived."""
    mutations = read_mutations(LIST.read_text(encoding="utf-8"))
    chosen = [one for one in mutations if all(word in str(one) for word in words)]
    tell = Console(highlight=False, markup=False, soft_wrap=True).print
    survived = 0
    for mutation in chosen:
        lives = survives(mutation)
        survived += lives
        tell(f"{'SURVIVED' if lives else 'noticed '} {mutation}")
    tell(f"{len(chosen) - survived} of {len(chosen)} noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
