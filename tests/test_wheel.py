"""The wheel brings Tablemate's packages with their data, and nothing else; installed, it is the same program."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from uv import find_uv_bin

from tablemate import VERSION
from tests.page.tab import refuse

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        return opened.namelist()


def run(command: list[str], folder: Path, **more: str) -> str:
    """The output of a command in an empty folder, where nothing of this checkout is found by chance."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment = {**kept, "TABLEMATE_HOME": str(folder), "PYTHONUTF8": "1", **more}
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_its_name_on_an_index_is_said_in_one_place() -> None:
    name = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    assert name == "tablemate-solo"  # `tablemate` is another project there
    tracked = [file for kind in ("*.py", "*.toml", "*.sh", "*.bat", "*.ftl") for file in ROOT.glob(kind)]
    tracked += [file for folder in ("engine", "tablemate", "voice") for file in (ROOT / folder).rglob("*.py")]
    assert [file.name for file in tracked if name in file.read_text(encoding="utf-8")] == ["pyproject.toml"]


def test_the_installed_wheel_is_the_same_program(wheel: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(packages)
    entry = Distribution.at(next(packages.glob("*.dist-info"))).entry_points["tablemate"]
    program = f"import tablemate; from {entry.module} import {entry.attr}; print(tablemate.__file__); {entry.attr}()"
    command = [sys.executable, "-P", "-c", program]
    ours = run([*command, "games"], tmp_path, PYTHONPATH=str(ROOT)).splitlines()
    installed = run([*command, "games"], tmp_path, PYTHONPATH=str(packages)).splitlines()
    assert Path(installed[0]).is_relative_to(packages)
    assert Path(ours[0]).is_relative_to(ROOT)
    assert installed[1:] == ours[1:]


@pytest.mark.parametrize(
    "client",
    [
        pytest.param([find_uv_bin(), "tool", "run", "--from"], id="uvx"),
        # uv finds again what it fetched for uvx; pip would fetch it once more.
        pytest.param([sys.executable, "-m", "pipx", "run", "--backend", "uv", "--spec"], id="pipx"),
    ],
)
def test_uvx_and_pipx_run_it_from_the_wheel(wheel: Path, tmp_path: Path, client: list[str]) -> None:
    """In an environment of its own, with the libraries from the index: some 230 MB the first time."""
    look_up = [find_uv_bin(), "pip", "install", "--dry-run", "--no-deps", "--target", str(tmp_path), "segno"]
    if subprocess.run(look_up, capture_output=True, check=False).returncode:
        refuse("not run: no index of packages can be reached")
    command = [*client, str(wheel), "--python", sys.executable, "tablemate", "games"]
    told = run(command, tmp_path, PIPX_HOME=str(tmp_path / "pipx"))
    assert re.search(r"wingspan .* Automa", told)


def test_the_wheel_brings_these_names_and_no_others(names: list[str]) -> None:
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "engine",
        "vision",
        "calibration",
        "voice",
        "tablemate",
    }


def test_every_data_file_is_in_the_wheel(names: list[str]) -> None:
    kinds = ("*.csv", "*.toml", "*.ftl", "*.txt", "*.jpg", "*.json", "*.html", "*.css", "*.js", "*.svg")
    for package in ("engine", "vision", "calibration", "voice", "tablemate"):
        for file in (file for kind in kinds for file in (ROOT / package).rglob(kind)):
            assert file.relative_to(ROOT).as_posix() in names


def test_the_networks_and_their_manifest_are_in_the_wheel(names: list[str]) -> None:
    for file in (ROOT / "models").iterdir():
        if file.suffix in {".onnx", ".toml"}:
            assert f"vision/models/{file.name}" in names


def test_every_package_says_that_it_has_types(names: list[str]) -> None:
    for package in ("engine", "vision", "calibration", "voice", "tablemate"):
        assert f"{package}/py.typed" in names


def test_the_package_has_the_version_that_is_told(names: list[str]) -> None:
    assert any(name.endswith(f"-{VERSION}.dist-info/METADATA") for name in names)
