"""A game costs as many keys as the documentation says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.keystrokes import LINES, Line, write_line

DOCUMENTED = (Path(__file__).parent.parent / "docs" / "keystrokes.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("line", [pytest.param(line, id=line.words) for line in LINES])
def test_a_game_costs_as_many_keys_as_the_documentation_says(line: Line) -> None:
    """`python -m tests.keystrokes` prints the table again: read the difference."""
    assert write_line(line) in DOCUMENTED.splitlines()
