"""Game end and score (rulebook: Game end)."""

from __future__ import annotations

import pytest

from engine.crownfell import GAME
from engine.crownfell.choices import stuck_side
from engine.crownfell.ending import is_over, removed_side
from engine.crownfell.last_stand import LastStand
from engine.crownfell.spaces import Side
from engine.game import Result, Setup, complete
from tests.engine.crownfell.table import FixedSolo, ability, character, lay, on_top
from tests.engine.scripts import run

HOME_ROW = {"A1": "Duke", "A2": "Stag", "A3": "Pyro", "A4": "Mystic", "A5": "Monarch"}


@pytest.mark.parametrize(
    ("white", "black", "removed"),
    [
        pytest.param({"E1": "Duke"}, {"A1": "Angel"}, None, id="both sides stand"),
        pytest.param({}, {"A1": "Angel"}, Side.WHITE, id="Game end: all enemies removed"),
        pytest.param({"E1": "Duke"}, {}, None, id="ruling 22: not before the first deploy"),
    ],
)
def test_the_game_ends_when_a_side_is_removed(
    white: dict[str, str], black: dict[str, str], removed: Side | None
) -> None:
    assert removed_side(lay(white=white, black=black, hand="Stag")) is removed


@pytest.mark.parametrize(
    ("reading", "over"),
    [
        pytest.param("ends", True, id="ruling 22: by the letter, cards in hand do not help"),
        pytest.param("goes_on", False, id="ruling 22: the other reading"),
    ],
)
def test_ruling_22_an_empty_board_with_cards_in_hand_or_deck(reading: str, over: bool) -> None:
    mine = lay(white={"E1": "Duke"}, hand="Stag", empty_board=reading)
    mine.stood = True
    theirs = lay(black={"A1": "Angel"}, deck="Duke", empty_board=reading)
    assert (is_over(mine), is_over(theirs)) == (over, over)


def test_a_side_without_cards_anywhere_is_out_by_either_reading() -> None:
    table = lay(white={"E1": "Duke"}, empty_board="goes_on")
    table.stood = True
    assert removed_side(table) is Side.BLACK


@pytest.mark.parametrize(
    ("hand", "white", "black", "stuck"),
    [
        pytest.param("", {"E1": "Stag"}, {"A1": "Angel"}, True, id="Game end: no legal move"),
        pytest.param("Vampire", {"E1": "Stag"}, {"B1": "Angel"}, False, id="ruling 23: a deploy counts"),
        pytest.param("Vampire", HOME_ROW, {"B1": "Angel"}, True, id="no room to deploy"),
        pytest.param("", {"E1": "Stag"}, {"A1": "Guardian"}, False, id="a move counts"),
        pytest.param("", {"A2": "Stag"}, {"A1": "Beacon"}, False, id="ruling 23: an ability counts"),
        pytest.param("", {"E1": "Stag"}, {"A1": "Labyrinth"}, False, id="an ability by hand counts"),
    ],
)
def test_a_side_without_a_legal_action_is_stuck(
    hand: str,
    white: dict[str, str],
    black: dict[str, str],
    stuck: bool,
) -> None:
    walker = character("Guardian", "forward1")
    beacon = character("Beacon", ability=ability("capture", of="right"))
    labyrinth = character("Labyrinth", ability=ability("by_hand"))
    table = lay(walker, beacon, labyrinth, white=white, black=black, hand=hand)
    assert stuck_side(table, Side.BLACK) is stuck


def test_the_enemy_is_not_stuck_while_it_can_deploy() -> None:
    assert not stuck_side(lay(white={"E1": "Duke"}, deck="Stag"), Side.WHITE)
    assert stuck_side(lay(white={"E1": "Duke"}), Side.WHITE)


def score_of(game: LastStand, reason: str) -> Result:
    script = game.score(reason)
    try:
        while True:
            next(script)
    except StopIteration as end:
        result = end.value
        assert isinstance(result, Result)
        return result


def test_the_score_is_cards_captured_plus_enemies_locked() -> None:
    game = LastStand(complete(GAME, Setup()))
    jailer = character("Labyrinth", lock="forward right")
    game.table = lay(
        jailer, white={"C2": "Duke", "B3": "Stag", "E1": "Pyro"}, black={"B2": "Labyrinth", "D5": "Revenant"}
    )
    on_top(game.table, "E1", "Revenant")
    game.table.discard = [("Mystic", Side.WHITE), ("Angel", Side.BLACK)]
    result = score_of(game, "black_removed")
    assert [(row.key, row.scores) for row in result.rows] == [
        ("captured", (1,)),
        ("locked", (3,)),
        ("total", (4,)),
    ]
    assert result.outcome == "lost"


@pytest.mark.parametrize(
    ("reason", "outcome"),
    [
        ("white_removed", "won"),
        ("white_stuck", "won"),
        ("black_removed", "lost"),
        ("black_stuck", "lost"),
        ("stand_off", "shared"),
    ],
)
def test_the_side_that_is_removed_or_stuck_has_lost(reason: str, outcome: str) -> None:
    assert score_of(LastStand(complete(GAME, Setup())), reason).outcome == outcome


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        pytest.param(["end"], "stand_off", id="ended at once"),
        pytest.param(["go_on", "end"], "stand_off", id="after another round"),
    ],
)
def test_a_round_in_which_nothing_moved_may_end_the_game(answers: list[str], reason: str) -> None:
    game = LastStand(complete(GAME, Setup()))
    guard = character("Guardian", "forward1 back1", protect="left right")
    angel = character("Angel", "forward1 back1", protect="left right")
    game.table = lay(
        guard,
        angel,
        character("Stag", "forward1"),
        white={"E1": "Guardian", "E2": "Angel"},
        black={"A5": "Stag"},
    )
    game.table.solo = FixedSolo("up clockwise", "capture move")  # type: ignore[assignment] # a fake
    unchanged = {"E1": ["Guardian"], "E2": ["Angel"], "A5": ["Stag"]}
    given = [answer for choice in answers for answer in (unchanged, choice)]
    events = run(game.play_turns(), *given)
    assert {event.rule.id for event in events} == {"enemy_turn", "nothing_possible"}
    assert len([event for event in events if event.rule.id == "enemy_turn"]) == len(answers)
    assert score_of(game, reason).outcome == "shared"
