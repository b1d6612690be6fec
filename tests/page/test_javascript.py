"""The page's JavaScript is laid out by prettier, fits the served schema, and passes its own tests."""

from __future__ import annotations

import os
import re

import pytest

from tablemate.page.bundle import STATIC
from tests.page.modules import __main__ as modules

LONGEST = 120


def test_no_line_is_long() -> None:
    long = [
        f"{path.name}:{number}"
        for path in sorted(STATIC.glob("*.js"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def test_the_tools_are_named_without_a_registry() -> None:
    lock = (modules.ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert re.findall(r'"resolved":', lock) == []


@pytest.fixture(scope="module")
def tools() -> None:
    """The tools and fresh types, or a word in the summary that these checks were not made."""
    if reason := modules.missing():
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(f"the page's JavaScript was not checked: {reason}")
    modules.write_types()


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("name", modules.CHECKS)
def test_its_checks_find_nothing(name: str) -> None:
    assert modules.check(name) == ""
