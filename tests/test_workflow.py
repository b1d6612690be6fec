"""The files that the hosting site reads: the workflow runs README's commands, the forms ask well, the versions agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tablemate import VERSION
from tablemate.commands.cli import app
from tablemate.commands.helping import speak

ROOT = Path(__file__).parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "readme.yml"


def read(name: str = "start") -> dict[str, Any]:
    job: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"][name]
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


def test_it_makes_every_network() -> None:
    run = "\n".join(step.get("run", "") for step in read("networks")["steps"])
    made = re.search(r"for name in (.*); do\n *python -m models\.make \"\$name\"", run)
    assert made
    assert set(made[1].split()) == set(
        tomllib.loads((ROOT / "models" / "manifest.toml").read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("name", ["bug", "camera", "rule"])
def test_an_issue_form_asks_in_words_and_names_commands_that_exist(name: str) -> None:
    text = (ROOT / ".github" / "ISSUE_TEMPLATE" / f"{name}.yml").read_text(encoding="utf-8")
    form = yaml.safe_load(text)
    assert form["name"]
    assert form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in asked}) == len(asked)
    assert all(part["attributes"]["label"] for part in asked)
    assert set(re.findall(r"start\.py (\w+)", text)) <= speak(app).commands.keys()


def test_the_camera_form_asks_what_lay_there_and_what_was_seen() -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "camera.yml").read_text(encoding="utf-8"))
    needed = {part["id"] for part in form["body"] if part.get("validations", {}).get("required")}
    assert {"game", "lay", "seen"} <= needed


def test_citation_and_changes_tell_the_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == VERSION
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == VERSION
