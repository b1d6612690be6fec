"""Checks the page's JavaScript: `python -m tests.page.modules`, after `npm ci`.

Its layout (prettier), its types against the schema that is served (tsc), and what needs no browser (node --test).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.page.evening import Evening

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent.relative_to(ROOT)
STATIC = Path("tablemate/page/static")
TOOLS = ROOT / "node_modules"
SCHEMA = HERE / "schema.d.ts"  # made again by every check
AS_SERVED = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")
CHECKS = {
    "layout": ("prettier", "--check", *(f"{folder.as_posix()}/*.js" for folder in (STATIC, HERE))),
    "types": ("tsc", "--project", "jsconfig.json"),
    "tests": ("node", "--test", *map(str, sorted((ROOT / HERE).glob("*.test.js")))),
}


def missing() -> str:
    """A sentence about tools that are missing; empty if none is."""
    if not shutil.which("node"):
        return "Node is not installed"
    return "" if (TOOLS / ".bin" / "tsc").exists() else "the tools are not installed (npm ci)"


def write_types() -> None:
    """Make the types of everything the page is served."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False, encoding="utf-8") as file:
        json.dump(Evening().page.api.openapi(), file)
    try:
        done = run("openapi-typescript", file.name, *AS_SERVED, "--output", str(SCHEMA))
    finally:
        Path(file.name).unlink()
    if done.returncode:
        raise RuntimeError(done.stdout)


def check(name: str) -> str:
    """The faults that one check finds; empty if there are none."""
    done = run(*CHECKS[name])
    return done.stdout if done.returncode else ""


def run(tool: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a tool on these files."""
    program = shutil.which(tool, path=str(TOOLS / ".bin")) or shutil.which(tool) or tool
    return subprocess.run(
        [program, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


if __name__ == "__main__":
    if missing():
        sys.exit(f"The page's JavaScript was not checked: {missing()}.")
    write_types()
    faults = [fault for name in CHECKS if (fault := check(name))]
    sys.exit("\n".join(faults) or 0)
