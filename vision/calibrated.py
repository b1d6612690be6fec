"""What was fitted on photographs: one small file, with a section for each kind of evidence."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).with_name("calibration.toml")


def read_section(name: str) -> dict[str, Any]:
    """Return the fitted numbers of one kind of evidence."""
    section: dict[str, Any] = _read_file()[name]
    return section


@lru_cache
def _read_file() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
