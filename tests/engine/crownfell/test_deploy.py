"""Deploying (rulebook: Setup; Enemy turn, deploy a card)."""

from __future__ import annotations

import pytest

from engine.crownfell import events as happened
from engine.crownfell.deploy import deploy, open_space
from tests.engine.crownfell.table import lay, rules
from tests.engine.scripts import run

FULL = {"E1": "Angel", "E2": "Duke", "E3": "Stag", "E4": "Pyro", "E5": "Mystic"}


@pytest.mark.parametrize(
    ("column", "taken", "space", "moved_to"),
    [
        pytest.param(4, "", "E4", 5, id="Deploy: in the column of the deck"),
        pytest.param(4, "E4", "E5", 1, id="Deploy: the first open space to the right"),
        pytest.param(4, "E4 E5", "E1", 2, id="Deploy: wrapping around to the leftmost column"),
        pytest.param(5, "", "E5", 1, id="Deploy: the deck goes from column five to column one"),
        pytest.param(2, "E2 E3", "E4", 5, id="Deploy: the deck moves past the column deployed to"),
    ],
)
def test_the_top_card_goes_to_the_decks_column(column: int, taken: str, space: str, moved_to: int) -> None:
    names = iter(("Angel", "Duke", "Stag"))
    table = lay(white={place: next(names) for place in taken.split()}, deck="Monarch", column=column)
    events = run(deploy(table), "Monarch")
    assert table.board.top(space) == "Monarch"
    assert table.column == moved_to
    assert rules(events) == ["deploy"]


def test_a_black_card_in_the_enemy_home_row_takes_up_its_space() -> None:
    table = lay(black={"E4": "Angel"}, deck="Monarch")
    assert open_space(table) == "E5"


def test_ruling_5_a_full_home_row_deploys_nothing_and_the_deck_stays() -> None:
    table = lay(white=FULL, deck="Monarch", column=2)
    events = run(deploy(table))
    assert [type(event) for event in events] == [happened.DeployBlocked]
    assert (table.deck.cards, table.column) == (["Monarch"], 2)


def test_an_empty_deck_deploys_nothing_and_says_nothing() -> None:
    table = lay(white={"E1": "Angel"})
    assert run(deploy(table)) == []


def test_the_last_card_is_announced() -> None:
    table = lay(deck="Monarch")
    [event] = run(deploy(table), "Monarch")
    assert isinstance(event, happened.EnemyDeployed)
    assert (event.left, event.column) == (0, 5)
