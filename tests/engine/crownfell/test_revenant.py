"""The Revenant: two cards on one space (rulebook: Card glossary, Revenant)."""

from __future__ import annotations

import pytest

from engine.crownfell import events as happened
from engine.crownfell.enemy import next_enemy, take_enemy_turn
from engine.crownfell.movement import moves
from engine.crownfell.spaces import Side
from engine.crownfell.texts import RULES
from tests.engine.crownfell.table import FixedSolo, ability, act_out, character, lay, on_top, rules
from tests.engine.scripts import run

CROSS = "forward1 left1 right1 back1"
REVENANT = character("Revenant", CROSS, covers=True)


@pytest.mark.parametrize("action", ["move", "capture"])
def test_on_a_move_or_capture_it_prefers_to_go_onto_a_player_card(action: str) -> None:
    table = lay(REVENANT, white={"D3": "Revenant"}, black={"D2": "Angel"})
    [event] = act_out(table, "Revenant", actions=action, arrow="down clockwise")
    assert isinstance(event, happened.EnemyCovered)
    assert (event.to, event.beneath, event.rule.id) == ("D2", "Angel", "revenant_onto_player")


def test_ruling_20_the_card_beneath_stays_there_locked() -> None:
    table = lay(REVENANT, white={"D3": "Revenant"}, black={"D2": "Angel"})
    act_out(table, "Revenant", actions="move")
    assert table.board.stacks["D2"] == ("Angel", "Revenant")
    assert table.board.locked("Angel")
    assert moves(table.board, "Angel") == []
    assert table.discard == []


def test_ruling_20_by_the_other_reading_it_is_captured() -> None:
    table = lay(REVENANT, white={"D3": "Revenant"}, black={"D2": "Angel", "A1": "Stag"}, revenant="captures")
    act_out(table, "Revenant", actions="capture")
    assert table.board.stacks["D2"] == ("Revenant",)
    assert table.discard == [("Angel", Side.BLACK)]


def test_it_does_not_go_onto_a_fellow_card_without_a_capture_from_there() -> None:
    table = lay(REVENANT, white={"D3": "Revenant", "D2": "Duke"}, black={"A5": "Angel"})
    [event] = act_out(table, "Revenant", actions="move", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert event.to == "E3"


def test_it_goes_onto_a_fellow_card_if_it_can_capture_from_there() -> None:
    revenant = character("Revenant", "right1 forward1", covers=True)
    table = lay(revenant, white={"E3": "Revenant", "E2": "Duke"}, black={"D2": "Angel"})
    [event] = act_out(table, "Revenant", actions="move", arrow="left clockwise")
    assert isinstance(event, happened.EnemyCovered)
    assert (event.to, event.beneath, event.whose) == ("E2", "Duke", Side.WHITE)


def test_next_turn_it_first_moves_away_from_the_fellow_card() -> None:
    revenant = character("Revenant", "left1 forward1", covers=True)
    table = lay(revenant, white={"D4": "Duke Revenant"}, black={"A1": "Angel"}, deck="Pyro")
    events = act_out(table, "Revenant", actions="rally ability capture move", arrow="right clockwise")
    assert rules(events) == ["revenant_leaves"]
    assert table.board.stacks == {"A1": ("Angel",), "D4": ("Duke",), "D5": ("Revenant",)}


def test_unless_it_can_capture_again_from_there() -> None:
    table = lay(REVENANT, white={"D4": "Duke Revenant"}, black={"C4": "Angel"}, deck="Pyro")
    events = act_out(table, "Revenant", actions="rally capture move", arrow="right clockwise")
    assert rules(events) == ["revenant_onto_player"]


def test_the_card_it_covered_acts_right_after_it_leaves() -> None:
    walker = character("Duke", "forward1")
    stag = character("Stag", "forward1")
    white = {"D2": "Duke Revenant", "E5": "Stag"}
    table = lay(character("Revenant", "left1", covers=True), walker, stag, white=white, black={"A1": "Angel"})
    table.solo = FixedSolo("down clockwise", "move")  # type: ignore[assignment] # a fake
    events = run(take_enemy_turn(table))
    assert [event.card for event in events if isinstance(event, happened.EnemyMoved)] == [
        "Revenant",
        "Duke",
        "Stag",
    ]


def test_the_card_it_covered_acts_before_one_that_its_rally_deploys_to_an_earlier_space() -> None:
    revenant = character("Revenant", "forward2", covers=True)
    table = lay(revenant, white={"E3": "Duke Revenant"}, black={"A1": "Angel"}, deck="Pyro", column=1)
    table.solo = FixedSolo("down clockwise", "move")  # type: ignore[assignment] # a fake
    run(take_enemy_turn(table), "Pyro")
    assert table.board.top("E1") == "Pyro"
    assert table.acted == ["Revenant", "Duke", "Pyro"]


def test_it_acts_at_once_too_if_an_ability_moves_the_revenant_off_it() -> None:
    command = character("Duke", ability=ability("move", who="ally", of="adjacent"))
    white = {"D2": "Duke", "E1": "Angel", "E3": "Stag Revenant"}
    table = lay(command, white=white, black={"A1": "Vampire"})
    table.solo = FixedSolo("right counterclockwise", "ability")  # type: ignore[assignment] # a fake
    run(take_enemy_turn(table))
    assert table.acted == ["Duke", "Stag", "Angel", "Revenant"]


def test_a_card_that_has_acted_already_does_not_act_again_when_it_is_uncovered() -> None:
    table = lay(white={"E3": "Duke"})
    table.acted, table.uncovered = ["Duke"], ["Duke"]
    assert next_enemy(table) is None


def test_a_locked_revenant_on_a_player_card_skips_its_action_too() -> None:
    jailer = character("Labyrinth", lock="forward")
    monarch = character("Revenant", "forward1", covers=True, ability=ability("deploy", to="back"))
    table = lay(
        monarch, jailer, white={"E1": "Revenant"}, black={"C3": "Angel", "B3": "Labyrinth"}, deck="Pyro"
    )
    on_top(table, "C3", "Revenant")
    assert table.board.locked("Revenant")
    assert rules(act_out(table, "Revenant", actions="move ability")) == ["revenant_stays"]


def test_on_its_way_it_stops_before_a_fellow_card_it_would_not_cover() -> None:
    revenant = character("Revenant", "forward2", covers=True)
    table = lay(revenant, white={"E1": "Revenant", "C1": "Duke"}, black={"A5": "Angel"})
    act_out(table, "Revenant", actions="move")
    assert table.board.places["Revenant"] == "D1"


@pytest.mark.parametrize(
    ("reach", "to"),
    [
        pytest.param("farthest", "C1", id="ruling 30: it leaps as far as it can"),
        pytest.param("any", "D1", id="ruling 30, the other reading: it stops on a player card on the way"),
    ],
)
def test_ruling_30_a_leaping_revenant_and_a_player_card_on_its_way(reach: str, to: str) -> None:
    revenant = character("Revenant", "forward2", covers=True, leaps=True)
    table = lay(revenant, white={"E1": "Revenant"}, black={"D1": "Angel"}, move_reach=reach)
    act_out(table, "Revenant", actions="move")
    assert table.board.places["Revenant"] == to


def test_ruling_28_a_covered_card_uses_neither_icon_nor_ability_and_the_rule_says_so() -> None:
    for rule, option in (("revenant_onto_player", {"revenant": "locks"}), ("revenant_leaves", {})):
        words = RULES[rule].under({"move_reach": "farthest"} | option).words
        assert "icons do not count" in words
        assert "ability" in words


def test_a_covered_card_does_not_act() -> None:
    table = lay(REVENANT, white={"D2": "Duke Revenant", "E5": "Stag"})
    table.acted = ["Revenant"]
    assert next_enemy(table) == "Stag"


@pytest.mark.parametrize(
    ("actions", "rule"),
    [
        pytest.param("move", "revenant_stays", id="Revenant: a move does not take it off a locked card"),
        pytest.param("rally move", "revenant_stays", id="Revenant: nor does a rally"),
    ],
)
def test_it_leaves_a_player_card_only_by_a_capture_action(actions: str, rule: str) -> None:
    table = lay(REVENANT, white={"B3": "Revenant"}, black={"A1": "Angel", "E5": "Stag"}, deck="Pyro")
    table.board = table.board.without("Revenant")
    table.board = table.board.with_card("Angel", "B3")
    on_top(table, "B3", "Revenant")
    assert rules(act_out(table, "Revenant", actions=actions)) == [rule]


def test_it_leaves_a_player_card_to_capture_a_different_one() -> None:
    table = lay(REVENANT, white={"E1": "Revenant"}, black={"B3": "Angel", "B4": "Stag"})
    on_top(table, "B3", "Revenant")
    assert rules(act_out(table, "Revenant", actions="capture")) == ["revenant_onto_player"]
    assert table.board.stacks == {"B3": ("Angel",), "B4": ("Stag", "Revenant")}


def test_it_can_be_captured_off_a_fellow_card_which_then_lies_beneath_the_captor() -> None:
    white = {"D3": "Duke", "C3": "Stag"}
    table = lay(
        character("Duke", "forward1"), white=white, black={"A1": "Revenant", "A2": "Angel"}, deck="Pyro"
    )
    on_top(table, "C3", "Revenant")
    events = act_out(table, "Duke", "Pyro", actions="capture")
    assert rules(events) == ["capture", "rally_deploy"]
    assert table.board.stacks["C3"] == ("Stag", "Duke")
    assert table.discard == [("Revenant", Side.BLACK)]
    table.acted = ["Duke", "Pyro"]
    assert next_enemy(table) is None  # the Stag waits until the Duke has left


def test_a_capture_takes_a_whole_opposing_pile() -> None:
    table = lay(character("Duke", "forward1"), white={"D3": "Duke"}, black={"C3": "Angel Revenant"})
    [deed] = moves(table.board, "Duke")
    assert deed.captured == ("Angel", "Revenant")


def test_a_third_card_never_lies_on_a_pile() -> None:
    table = lay(REVENANT, white={"D3": "Revenant", "C3": "Duke Stag"})
    assert "C3" not in [deed.to for deed in moves(table.board, "Revenant")]


def test_no_fellow_card_moves_it_off_a_player_card() -> None:
    duke = character("Duke", "forward1", ability=ability("move", who="ally", of="adjacent"))
    table = lay(REVENANT, duke, white={"D3": "Duke", "E1": "Revenant"}, black={"D2": "Angel", "A1": "Stag"})
    on_top(table, "D2", "Revenant")
    assert rules(act_out(table, "Duke", actions="ability")) == ["nothing_possible"]
    events = act_out(table, "Duke", actions="rally")  # the deck is empty: final desperation
    assert rules(events) == ["rally", "desperation"]
    assert table.board.stacks["D2"] == ("Angel", "Revenant")
