"""The wheel brings Tablemate's packages with their data, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tablemate import VERSION

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        return wheel.namelist()


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
