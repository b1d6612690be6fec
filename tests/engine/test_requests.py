"""Readings that answer a look, and readings that do not."""

from __future__ import annotations

import pytest

from engine.errors import InvalidInput
from engine.requests import Look

CARDS = ("ant", "bee", "cow")


@pytest.mark.parametrize("answer", [["ant", "ant"], ["bee", "ant", "bee"]])
def test_a_row_of_different_cards_holds_none_twice(answer: list[str]) -> None:
    with pytest.raises(InvalidInput) as caught:
        Look.row("tray", "tray", CARDS, 2, 3).read(answer)
    assert caught.value.line
    assert caught.value.line.key == "too_often"
    assert Look.row("tray", "tray", CARDS, 2, 3, distinct=False).read(answer) == tuple(answer)


def test_a_pool_holds_each_thing_so_often() -> None:
    feeder = Look.pool("feeder", "feeder", CARDS, 0, 5, each=2)
    assert sorted(feeder.read(["ant", "ant", "bee"])) == ["ant", "ant", "bee"]
    with pytest.raises(InvalidInput):
        feeder.read(["ant", "ant", "ant"])
