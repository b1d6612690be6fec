"""Rally and final desperation (rulebook: Rules for enemy actions, rally)."""

from __future__ import annotations

import pytest

from engine.crownfell import events as happened
from engine.crownfell.enemy import next_enemy
from engine.crownfell.rally import desperate_moves
from engine.crownfell.spaces import Side
from tests.engine.crownfell.table import act_out, character, lay, on_top, rules

WALKER = character("Duke", "forward1 left1 right1 back1")
HOME_ROW = {"E1": "Angel", "E2": "Stag", "E3": "Pyro", "E4": "Mystic", "E5": "Monarch"}


@pytest.mark.parametrize(
    ("start", "to"),
    [
        pytest.param("D3", "C3", id="Rally: onto the Crown"),
        pytest.param("B2", "A2", id="Rally: into your home row"),
        pytest.param("B3", "A3", id="Rally: the arrow chooses between Crown and home row"),
    ],
)
def test_a_rally_moves_and_deploys_the_next_card(start: str, to: str) -> None:
    table = lay(WALKER, white={start: "Duke"}, black={"A5": "Vampire"}, deck="Beacon Martyr")
    events = act_out(table, "Duke", "Beacon", actions="rally")
    assert table.board.top(to) == "Duke"
    assert table.board.top("E4") == "Beacon"
    assert table.column == 5
    assert rules(events) == ["rally", "rally_deploy"]


def test_the_newly_deployed_card_is_ready_to_act_this_turn() -> None:
    table = lay(WALKER, white={"D3": "Duke"}, deck="Beacon")
    act_out(table, "Duke", "Beacon", actions="rally")
    assert next_enemy(table) == "Beacon"


def test_ruling_16_a_card_deployed_to_a_place_already_passed_acts_next() -> None:
    table = lay(white={"E3": "Duke", "E4": "Stag"}, deck="Beacon", column=1)
    table.acted = ["Duke"]
    table.place("Beacon", "E1")
    assert next_enemy(table) == "Beacon"


def test_a_full_home_row_ignores_the_rally_and_takes_the_next_action() -> None:
    table = lay(WALKER, white={"D3": "Duke"} | HOME_ROW, deck="Beacon")
    events = act_out(table, "Duke", actions="rally move", arrow="left clockwise")
    assert rules(events) == ["move"]
    assert table.board.top("D2") == "Duke"


def test_ruling_10_a_card_that_leaves_the_full_home_row_makes_room() -> None:
    runner = character("Pyro", "forward2")
    table = lay(runner, white=HOME_ROW, deck="Beacon", column=1)
    events = act_out(table, "Pyro", "Beacon", actions="rally")
    assert rules(events) == ["rally", "rally_deploy"]
    assert table.board.top("E3") == "Beacon"


def test_ruling_9_a_move_to_the_crown_with_a_full_home_row_is_made_and_nothing_deployed() -> None:
    walker = character("Duke", "forward1")
    table = lay(walker, white={"D3": "Duke"} | HOME_ROW, deck="Beacon")
    events = act_out(table, "Duke", actions="rally move")
    assert rules(events) == ["move", "rally_row_full"]


def test_move_that_lands_on_the_crown_still_rallies() -> None:
    table = lay(character("Duke", "forward1"), white={"D3": "Duke"}, deck="Beacon")
    assert rules(act_out(table, "Duke", "Beacon", actions="move")) == ["move", "rally_deploy"]


@pytest.mark.parametrize(
    ("reading", "told_rules"), [("yes", ["capture", "rally_deploy"]), ("no", ["capture"])]
)
def test_ruling_7_a_capture_that_ends_on_the_crown_rallies(reading: str, told_rules: list[str]) -> None:
    black = {"C3": "Angel", "A1": "Stag"}
    table = lay(WALKER, white={"D3": "Duke"}, black=black, deck="Beacon", capture_rally=reading)
    answers = ["Beacon"] if reading == "yes" else []
    assert rules(act_out(table, "Duke", *answers, actions="capture")) == told_rules


@pytest.mark.parametrize(("reading", "first"), [("no", "nothing_possible"), ("yes", "rally")])
def test_ruling_8_moving_within_the_home_row_is_no_rally(reading: str, first: str) -> None:
    sideways = character("Duke", "left1")
    table = lay(sideways, white={"A3": "Duke"}, deck="Beacon", home_row_rally=reading)
    answers = ["Beacon"] if reading == "yes" else []
    assert rules(act_out(table, "Duke", *answers, actions="rally"))[0] == first


def test_a_rally_takes_the_way_that_unlocks_a_white_card() -> None:
    jailer = character("Labyrinth", lock="forward")
    white = {"B3": "Duke", "B4": "Stag"}
    black = {"A4": "Labyrinth", "A2": "Angel"}
    runner = character("Duke", "forward-left1 forward-right1")
    table = lay(runner, jailer, white=white, black=black, deck="Beacon")
    events = act_out(table, "Duke", "Beacon", actions="rally", arrow="left counterclockwise")
    assert rules(events) == ["unlock", "rally_deploy"]
    assert (table.board.top("A4"), table.board.top("A2")) == ("Duke", "Angel")


def test_a_locked_card_cannot_rally() -> None:
    jailer = character("Labyrinth", lock="forward")
    table = lay(WALKER, jailer, white={"D3": "Duke"}, black={"C3": "Labyrinth"}, deck="Beacon")
    assert rules(act_out(table, "Duke", actions="rally move")) == ["nothing_possible"]


# --- Final desperation --------------------------------------------------------------------------------


def test_with_the_deck_empty_the_arrow_moves_another_white_card_by_the_same_arrow() -> None:
    table = lay(WALKER, white={"D3": "Duke", "E1": "Pyro", "B5": "Stag"})
    events = act_out(table, "Duke", actions="rally", arrow="down counterclockwise")
    assert rules(events) == ["rally", "desperation"]
    assert table.board.top("A5") == "Stag"  # the arrow meets the Stag, and points down from there


def test_desperation_a_card_moved_to_your_home_row_does_not_rally_again() -> None:
    table = lay(WALKER, white={"D3": "Duke", "B3": "Stag"})
    events = act_out(table, "Duke", actions="rally")
    assert [type(event) for event in events] == [happened.EnemyMoved, happened.DesperateMoveMade]
    assert table.board.top("A3") == "Stag"


def test_desperation_a_lone_card_moves_itself() -> None:
    table = lay(WALKER, white={"D3": "Duke"})
    act_out(table, "Duke", actions="rally")
    assert table.board.top("B3") == "Duke"


def test_desperation_beside_a_revenant_that_covers_a_player_card_moves_nobody() -> None:
    table = lay(WALKER, white={"D3": "Duke", "E1": "Revenant"}, black={"B2": "Angel"})
    on_top(table, "B2", "Revenant")
    events = act_out(table, "Duke", actions="rally")
    assert [type(event) for event in events] == [happened.EnemyMoved, happened.DesperationIdle]
    assert table.board.top("C3") == "Duke"  # there is another white card, so not the rallying one


def test_desperation_locked_white_cards_come_first() -> None:
    jailer = character("Labyrinth", lock="forward")
    table = lay(WALKER, jailer, white={"D3": "Duke", "B3": "Stag", "D1": "Pyro"}, black={"C1": "Labyrinth"})
    [_, event] = act_out(table, "Duke", actions="rally")
    assert isinstance(event, happened.DesperateMoveMade)
    assert event.subject == "Pyro"


@pytest.mark.parametrize(
    ("reading", "to", "taken"),
    [
        pytest.param("step", "A2", 0, id="ruling 3a: one open space in any direction"),
        pytest.param("diagram", "C1", 0, id="ruling 3b: one step of its own diagram, no capture"),
        pytest.param("full", "A1", 1, id="ruling 3c: a full move of its own diagram"),
    ],
)
def test_ruling_3_the_passive_move(reading: str, to: str, taken: int) -> None:
    pusher = character("Stag", "forward1 back2")
    table = lay(
        WALKER, pusher, white={"D3": "Duke", "B1": "Stag"}, black={"A1": "Angel"}, passive_move=reading
    )
    [_, event] = act_out(table, "Duke", actions="rally", arrow="down counterclockwise")
    assert isinstance(event, happened.DesperateMoveMade)
    assert (event.to, event.taken) == (to, taken)


def test_a_passive_move_never_ends_on_a_fellow_card() -> None:
    revenant = character("Revenant", "forward1", covers=True)
    white = {"D3": "Duke", "D1": "Revenant", "C1": "Stag"}
    table = lay(WALKER, revenant, white=white, passive_move="full")
    assert [deed.subject for deed in desperate_moves(table, "Duke")] == []


@pytest.mark.parametrize(
    ("reading", "first"),
    [
        pytest.param("desperation", "rally", id="ruling 11: nothing has to be deployed"),
        pytest.param("skipped", "nothing_possible", id="ruling 11: the other reading"),
    ],
)
def test_ruling_11_a_full_home_row_with_an_empty_deck(reading: str, first: str) -> None:
    table = lay(WALKER, white={"D3": "Duke"} | HOME_ROW, full_row=reading)
    assert rules(act_out(table, "Duke", actions="rally"))[0] == first


def test_desperation_with_nobody_able_to_move_is_said() -> None:
    boxed = dict(zip(("D4", "E4", "E3", "D5"), ["Angel", "Stag", "Pyro", "Vampire"], strict=True))
    table = lay(character("Duke", "forward1"), white={"D3": "Duke", "E5": "Mystic"}, black=boxed)
    events = act_out(table, "Duke", actions="rally")
    assert rules(events) == ["rally", "desperation"]
    assert isinstance(events[1], happened.DesperationIdle)
    assert table.sides["Mystic"] is Side.WHITE
