"""Capture (rulebook: Rules for enemy actions, capture; Card glossary, Pyro)."""

from __future__ import annotations

import pytest

from engine.crownfell import events as happened
from engine.crownfell.spaces import Side
from tests.engine.crownfell.table import ability, act_out, character, lay, rules

STEPPER = character("Duke", "forward1 left1 right1 back1")
RUNNER = character("Duke", "forward2 left2")
ARCHER = character("Harbinger", "forward1 left1", ranged="forward-forward")
FIREBALL = ability("capture", of="forward-forward")


def test_capture_moves_into_the_space_and_discards_the_black_card() -> None:
    table = lay(STEPPER, white={"D3": "Duke"}, black={"C3": "Angel", "A1": "Stag"}, deck="Pyro")
    events = act_out(table, "Duke", "Pyro")
    assert table.board.top("C3") == "Duke"
    assert table.discard == [("Angel", Side.BLACK)]
    assert rules(events) == ["capture", "rally_deploy"]


@pytest.mark.parametrize(
    ("arrow", "victim"),
    [
        pytest.param("left clockwise", "Stag", id="the primary direction"),
        pytest.param("up clockwise", "Angel", id="then clockwise"),
        pytest.param("up counterclockwise", "Stag", id="or counterclockwise"),
    ],
)
def test_of_several_captures_the_arrow_chooses(arrow: str, victim: str) -> None:
    table = lay(STEPPER, white={"D3": "Duke"}, black={"D4": "Angel", "D2": "Stag"})
    act_out(table, "Duke", actions="capture", arrow=arrow)
    assert [card for card, _ in table.discard] == [victim]


def test_two_arrows_reach_a_card_two_spaces_away_but_not_past_another() -> None:
    far = lay(RUNNER, white={"D3": "Duke"}, black={"B3": "Angel"})
    assert rules(act_out(far, "Duke", actions="capture")) == ["capture"]
    blocked = lay(RUNNER, white={"D3": "Duke", "C3": "Pyro"}, black={"B3": "Angel"})
    assert rules(act_out(blocked, "Duke", actions="capture")) == ["nothing_possible"]


def test_a_card_that_leaps_passes_over_others() -> None:
    leaper = character("Duke", "forward2", leaps=True)
    table = lay(leaper, white={"D3": "Duke", "C3": "Pyro"}, black={"B3": "Angel"})
    assert rules(act_out(table, "Duke", actions="capture")) == ["capture"]


def test_a_capture_that_is_not_possible_is_passed_over_for_the_next_action_of_the_list() -> None:
    table = lay(STEPPER, white={"E3": "Duke"}, black={"A1": "Angel"})
    assert rules(act_out(table, "Duke", actions="capture move")) == ["move"]


@pytest.mark.parametrize(
    ("protection", "captured"),
    [
        pytest.param("moves", False, id="ruling 2: a protected card cannot be captured by moving"),
        pytest.param("ranged", False, id="ruling 2, default: the same"),
        pytest.param("everything", False, id="ruling 2: the same when abilities are stopped, too"),
    ],
)
def test_protection_stops_a_capture_by_moving(protection: str, captured: bool) -> None:
    guard = character("Guardian", protect="left")
    board = {"C3": "Guardian", "C2": "Angel"}
    table = lay(
        character("Duke", "forward1"), guard, white={"D2": "Duke"}, black=board, protection=protection
    )
    act_out(table, "Duke", actions="capture")
    assert bool(table.discard) is captured


# --- Ranged capture -----------------------------------------------------------------------------------


def test_a_ranged_capture_from_where_it_stands_leaves_the_card_there() -> None:
    table = lay(ARCHER, white={"D3": "Harbinger"}, black={"B3": "Angel"})
    events = act_out(table, "Harbinger", actions="capture")
    assert table.board.top("D3") == "Harbinger"
    assert table.discard == [("Angel", Side.BLACK)]
    assert [type(event) for event in events] == [happened.EnemyShot]


def test_ruling_21_a_position_allowing_ranged_capture_beats_a_plain_capture() -> None:
    table = lay(ARCHER, white={"E2": "Harbinger"}, black={"D2": "Angel", "C3": "Stag", "A1": "Pyro"})
    [event] = act_out(table, "Harbinger", actions="capture")
    assert isinstance(event, happened.EnemyMovedAndShot)
    assert (event.to, event.target, event.rule.id) == ("E3", "Stag", "ranged_capture")


def test_by_the_other_reading_a_ranged_capture_needs_no_move_and_allows_none() -> None:
    board = {"D2": "Angel", "C3": "Stag", "A1": "Pyro"}
    table = lay(ARCHER, white={"E2": "Harbinger"}, black=board, ranged_capture="stand")
    assert rules(act_out(table, "Harbinger", actions="capture")) == ["capture"]
    waiting = lay(ARCHER, white={"E2": "Harbinger"}, black={"C3": "Stag"}, ranged_capture="stand")
    [event] = act_out(waiting, "Harbinger", actions="capture move", arrow="down clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.to, event.rule.id) == ("E3", "ranged_capture")


@pytest.mark.parametrize(("protection", "hits"), [("moves", True), ("ranged", False), ("everything", False)])
def test_ruling_2_protection_against_ranged_captures(protection: str, hits: bool) -> None:
    guard = character("Guardian", protect="right")
    board = {"B2": "Guardian", "B3": "Angel"}
    archer = character("Harbinger", ranged="forward-forward")
    table = lay(archer, guard, white={"D3": "Harbinger"}, black=board, protection=protection)
    act_out(table, "Harbinger", actions="capture")
    assert bool(table.discard) is hits


# --- Pyro ---------------------------------------------------------------------------------------------


def test_pyro_on_a_capture_action_first_tries_its_fireball() -> None:
    pyro = character("Pyro", "forward1", ability=FIREBALL)
    table = lay(pyro, white={"D3": "Pyro"}, black={"C3": "Angel", "B3": "Stag"})
    events = act_out(table, "Pyro", actions="capture")
    assert rules(events) == ["pyro_capture"]
    assert table.board.top("D3") == "Pyro"
    assert table.discard == [("Stag", Side.BLACK)]


def test_pyro_without_a_target_for_its_fireball_captures_by_moving() -> None:
    pyro = character("Pyro", "forward1", ability=FIREBALL)
    table = lay(pyro, white={"D2": "Pyro"}, black={"C2": "Angel", "A1": "Stag"})
    assert rules(act_out(table, "Pyro", actions="capture")) == ["capture"]


def test_only_the_pyro_uses_its_ability_on_a_capture_action() -> None:
    other = character("Duke", "forward1", ability=FIREBALL)
    table = lay(other, white={"D3": "Duke"}, black={"C3": "Angel", "B3": "Stag"})
    assert rules(act_out(table, "Duke", actions="capture"))[0] == "capture"


def test_pyro_moves_to_where_its_fireball_threatens_a_player_card() -> None:
    pyro = character("Pyro", "forward1 left1 right1", ability=FIREBALL)
    table = lay(pyro, white={"D3": "Pyro"}, black={"B4": "Angel"})
    [event] = act_out(table, "Pyro", actions="move", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.to, event.rule.id) == ("D4", "pyro_move")


def test_pyro_moves_by_the_arrow_if_it_can_threaten_nothing() -> None:
    pyro = character("Pyro", "forward1 left1 right1", ability=FIREBALL)
    table = lay(pyro, white={"D3": "Pyro"}, black={"A1": "Angel"})
    [event] = act_out(table, "Pyro", actions="move", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.to, event.rule.id) == ("D2", "move")
