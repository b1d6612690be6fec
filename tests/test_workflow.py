"""The workflow on GitHub runs what README says, on every system that README names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "readme.yml"


def read() -> dict[str, Any]:
    job: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]["start"]
    return job


def test_it_runs_on_the_three_systems() -> None:
    matrix = read()["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "macos", "windows"}
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">={matrix["python"][0]}"' in pyproject  # the oldest that is promised


def test_it_runs_the_two_commands_of_readme() -> None:
    told = re.findall(
        r"^python3 (start\.py \w+)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    run = "\n".join(step.get("run", "") for step in read()["steps"])
    assert re.findall(r"start\.py \w+", run) == told[:2] == ["start.py demo", "start.py test"]
