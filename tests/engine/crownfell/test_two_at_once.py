"""Two actions done before anybody looks: the grid tells both (rulebook: Player turn)."""

from __future__ import annotations

import time
from typing import Any

import pytest

from engine.crownfell import events as happened
from engine.crownfell.disputes import tops_of
from engine.crownfell.explaining import explain
from engine.crownfell.player import take_player_turn
from engine.crownfell.spaces import Side
from engine.errors import IllegalAnswer
from engine.requests import Choose
from tests.engine.crownfell.table import ability, character, lay
from tests.engine.scripts import run

ANGEL = character("Angel", "forward2 left1")
STAG = character("Stag", "forward1 right1")


def turn(table: Any, *answers: Any) -> list[Any]:
    return [
        event for event in run(take_player_turn(table), *answers) if isinstance(event, happened.PlayerActed)
    ]


def test_two_characters_move_in_one_go() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A2": "Angel", "A4": "Stag"})
    events = turn(table, {"E5": ["Duke"], "B2": ["Angel"], "B4": ["Stag"]})
    assert sorted((event.actor, event.start, event.to) for event in events) == [
        ("Angel", "A2", "B2"),
        ("Stag", "A4", "B4"),
    ]
    assert dict(table.board.places) == {"Duke": "E5", "Angel": "B2", "Stag": "B4"}


def test_one_character_moves_and_then_captures() -> None:
    table = lay(ANGEL, white={"D2": "Duke", "E5": "Pyro"}, black={"A2": "Angel"})
    events = turn(table, {"E5": ["Pyro"], "D2": ["Angel"]})
    assert [event.captured for event in events][-1] == ("Duke",)
    assert table.discard == [("Duke", Side.WHITE)]


def test_a_card_is_deployed_and_moved_on() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A2": "Angel"}, hand="Stag")
    events = turn(table, {"E5": ["Duke"], "A2": ["Angel"], "B4": ["Stag"]})
    assert [(event.kind, event.to) for event in events] == [("deploy", "A4"), ("move", "B4")]


def test_a_rally_and_what_it_brought_are_one_action() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A3": "Angel"}, hand="Stag")
    after = {"E5": ["Duke"], "C3": ["Angel"], "A1": ["Stag"]}
    events = turn(table, after, after)
    assert [(event.kind, event.subject) for event in events] == [("move", "Angel"), ("deploy", "Stag")]


def test_two_actions_with_a_rally_in_between_are_understood() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A3": "Angel"}, hand="Stag")
    events = turn(
        table,
        {"E5": ["Duke"], "D3": ["Angel"], "A1": ["Stag"]},
    )
    assert {event.subject for event in events} == {"Angel", "Stag"}
    assert table.hand == []


def test_what_no_two_actions_explain_is_refused_with_a_rule() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A2": "Angel", "A4": "Stag"})
    with pytest.raises(IllegalAnswer) as refused:
        turn(table, {"E1": ["Duke"], "B2": ["Angel"], "B4": ["Stag"]})
    assert refused.value.rule.section


def test_only_one_action_is_left_after_the_first() -> None:
    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A2": "Angel", "A4": "Stag"})
    with pytest.raises(IllegalAnswer):
        turn(
            table,
            {"E5": ["Duke"], "B2": ["Angel"], "A4": ["Stag"]},
            {"E5": ["Duke"], "C2": ["Angel"], "B4": ["Stag"]},
        )


def test_two_ways_that_leave_another_table_are_asked_about() -> None:
    martyr = character("Martyr", "forward1", ability=ability("capture", of="adjacent", costs_itself=True))
    revenant = character("Revenant", "left1", covers=True)
    table = lay(martyr, revenant, white={"C3": "Duke", "E5": "Pyro"}, black={"A1": "Angel", "B3": "Martyr"})
    tops = tops_of({"E5": ["Pyro"], "A1": ["Angel"]})
    ways = explain(table, tops, 2)
    assert len({len(way) for way in ways}) == 1
    assert all(way[-1].deed.actor == "Martyr" for way in ways)


def test_a_question_names_each_way() -> None:
    from engine.crownfell.player import choose_way  # noqa: PLC0415 - only this test asks directly

    table = lay(ANGEL, STAG, white={"E5": "Duke"}, black={"A2": "Angel", "A4": "Stag"})
    one = explain(table, tops_of({"E5": ["Duke"], "B2": ["Angel"], "A4": ["Stag"]}), 1)
    two = explain(table, tops_of({"E5": ["Duke"], "A2": ["Angel"], "B4": ["Stag"]}), 1)
    script = choose_way(table, [*one, *two])
    question = next(script)
    assert isinstance(question, Choose)
    assert [line.facts["actor"] for line in question.beside] == ["Angel", "Stag"]
    with pytest.raises(StopIteration) as end:
        script.send("2")
    assert end.value.value == two[0]


def test_a_full_table_is_explained_quickly() -> None:
    names = ["Angel", "Beacon", "Guardian", "Stag"]
    free = [character(name, "forward2 left2 right2 back2 forward-left2 forward-right2") for name in names]
    black = dict(zip(["B1", "B2", "B4", "B5"], names, strict=True))
    table = lay(*free, white={"E5": "Duke", "E1": "Pyro", "D3": "Mystic"}, black=black)
    start = time.process_time()
    assert explain(table, tops_of({"E1": ["Mystic"]}), 2) == []
    assert time.process_time() - start < 3


def test_what_looks_the_same_and_is_the_same_is_no_question() -> None:
    table = lay(ANGEL, white={"E5": "Duke"}, black={"A2": "Angel"})
    assert len(explain(table, tops_of({"E5": ["Duke"], "C2": ["Angel"]}), 2)) == 1
