"""The player's turn (rulebook: Player turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.crownfell import events as happened
from engine.crownfell.choices import player_deeds
from engine.crownfell.player import outcomes_of, take_player_turn
from engine.crownfell.spaces import Side
from engine.errors import IllegalAnswer, InvalidInput
from tests.engine.crownfell.table import ability, character, lay, on_top, rules
from tests.engine.scripts import run

if TYPE_CHECKING:
    from engine.crownfell.characters import Ability

CROSS = "forward1 left1 right1 back1"
ANGEL = character("Angel", "forward2 left1")


def grid(table: Any, **changes: str | None) -> dict[str, list[str]]:
    """The grid as it was, with some spaces changed."""
    tops = {space: [stack[-1]] for space, stack in table.board.stacks.items()}
    for space, card in changes.items():
        tops.pop(space, None)
        if card:
            tops[space] = [card]
    return tops


def play(table: Any, *answers: Any) -> list[Any]:
    return run(take_player_turn(table), *answers)


# --- Actions ------------------------------------------------------------------------------------------


def test_up_to_two_actions_with_the_same_character() -> None:
    table = lay(ANGEL, white={"E5": "Duke"}, black={"A2": "Angel"})
    play(table, {"E5": ["Duke"], "B2": ["Angel"]}, {"E5": ["Duke"], "D2": ["Angel"]})
    assert table.board.places["Angel"] == "D2"


def test_or_with_two_different_characters() -> None:
    table = lay(
        ANGEL, character("Stag", "forward1"), white={"E5": "Duke"}, black={"A2": "Angel"}, hand="Stag"
    )
    play(table, grid(table, A4="Stag"), {"E5": ["Duke"], "A4": ["Stag"], "B2": ["Angel"]})
    assert table.hand == []
    assert set(table.board.places) == {"Angel", "Stag", "Duke"}


@pytest.mark.parametrize("actions", [0, 1])
def test_fewer_actions_end_with_a_grid_that_has_not_changed(actions: int) -> None:
    table = lay(ANGEL, white={"E5": "Duke"}, black={"A2": "Angel"})
    after = grid(table, A2=None, B2="Angel")
    answers = [after, after] if actions else [grid(table)]
    play(table, *answers)
    assert table.board.places["Angel"] == ("B2" if actions else "A2")


def test_a_capture_scores_and_is_said() -> None:
    table = lay(ANGEL, white={"C2": "Duke", "E5": "Pyro"}, black={"A2": "Angel"})
    events = play(table, {"C2": ["Angel"], "E5": ["Pyro"]}, {"C2": ["Angel"], "E5": ["Pyro"]})
    assert isinstance(events[0], happened.PlayerActed)
    assert (events[0].actor, events[0].captured, events[0].target, events[0].score) == (
        "Angel",
        ("Duke",),
        "C2",
        1,
    )
    assert table.discard == [("Duke", Side.WHITE)]


def test_the_turn_ends_at_once_when_the_last_enemy_is_captured() -> None:
    table = lay(ANGEL, white={"C2": "Duke"}, black={"A2": "Angel"})
    assert rules(play(table, {"C2": ["Angel"]})) == ["player_capture"]


def test_nobody_is_asked_to_rally_when_the_last_enemy_was_captured_on_the_crown() -> None:
    table = lay(ANGEL, white={"C3": "Duke"}, black={"A3": "Angel"}, hand="Stag")
    assert rules(play(table, {"C3": ["Angel"]})) == ["player_capture"]


def test_a_ranged_capture_is_told_by_the_missing_card() -> None:
    archer = character("Harbinger", "forward1", ranged="forward-forward")
    table = lay(archer, white={"C2": "Duke", "E5": "Pyro"}, black={"A2": "Harbinger"})
    play(table, grid(table, C2=None), {"A2": ["Harbinger"], "E5": ["Pyro"]})
    assert table.discard == [("Duke", Side.WHITE)]


def test_the_players_martyr_is_flipped_and_is_a_point() -> None:
    martyr = character("Martyr", ability=ability("capture", of="adjacent", costs_itself=True))
    table = lay(martyr, white={"B2": "Duke", "E5": "Pyro"}, black={"A2": "Martyr", "A5": "Angel"})
    after = {"E5": ["Pyro"], "A5": ["Angel"]}
    events = play(table, after, after)
    assert table.discard == [("Duke", Side.WHITE), ("Martyr", Side.WHITE)]
    assert table.captured == 2
    assert rules(events) == ["player_capture", "sacrifice"]


def test_an_ability_may_deploy_from_the_hand() -> None:
    monarch = character("Monarch", ability=ability("deploy", to="back-left"))
    table = lay(monarch, white={"E5": "Duke"}, black={"C3": "Monarch"}, hand="Angel")
    after = grid(table, B2="Angel")
    play(table, after, after)
    assert table.hand == []


def test_a_covered_card_need_not_be_named() -> None:
    revenant = character("Revenant", "forward1 left1", covers=True)
    table = lay(revenant, white={"C3": "Duke", "E5": "Pyro"}, black={"B3": "Revenant"})
    after = {"C3": ["Revenant"], "E5": ["Pyro"]}
    play(table, after, after)
    assert table.board.stacks["C3"] == ("Duke", "Revenant")
    assert table.locked == 1


@pytest.mark.parametrize("uncovered", [True, False], ids=["named", "told as a plain move"])
def test_leaving_a_pile_uncovers_the_card_beneath(uncovered: bool) -> None:
    revenant = character("Revenant", "left1", covers=True)
    table = lay(revenant, white={"C3": "Duke"}, black={"A1": "Revenant"})
    on_top(table, "C3", "Revenant")
    after = {"C2": ["Revenant"]} | ({"C3": ["Duke"]} if uncovered else {})
    play(table, after, {"C2": ["Revenant"], "C3": ["Duke"]})
    assert table.board.stacks == {"C3": ("Duke",), "C2": ("Revenant",)}


def test_an_ability_only_the_card_explains_is_asked_for_and_told() -> None:
    angel = character("Angel", "forward1", ability=ability("by_hand", costs_itself=True))
    table = lay(angel, white={"E5": "Duke", "E4": "Pyro"}, black={"A2": "Angel", "A1": "Stag"})
    after = {"E4": ["Pyro"], "A1": ["Stag"]}
    play(table, "Angel", after, after)
    assert sorted(table.discard) == [("Angel", Side.WHITE), ("Duke", Side.WHITE)]


def test_an_ability_by_hand_may_be_left_for_another_action() -> None:
    angel = character("Angel", "forward1", ability=ability("by_hand"))
    table = lay(angel, white={"E5": "Duke"}, black={"A2": "Angel"})
    after = grid(table, A2=None, B2="Angel")
    play(table, "no", after, "no", after)
    assert table.board.places["Angel"] == "B2"


# --- What is refused ----------------------------------------------------------------------------------

JAILER = character("Labyrinth", lock="forward")
GUARD = character("Guardian", protect="left")


@pytest.mark.parametrize(
    ("white", "changes", "words"),
    [
        pytest.param({}, {"A2": None, "B3": "Angel"}, "along its own arrows", id="not along its arrows"),
        pytest.param({}, {"B1": "Stag"}, "row A", id="Deploy: only to the home row"),
        pytest.param({}, {"A2": "Stag"}, "up to two actions", id="Deploy: only to an open space"),
        pytest.param({}, {"A3": "Pyro"}, "not allowed", id="Player turn: no revive"),
        pytest.param({}, {"B2": "Angel"}, "exists once", id="a card in two places"),
        pytest.param({}, {"E5": None}, "up to two actions", id="an enemy that vanishes"),
        pytest.param(
            {"B2": "Labyrinth"}, {"A2": None, "A1": "Angel"}, "locked card", id="a locked card moves"
        ),
        pytest.param(
            {"B2": "Duke", "B1": "Guardian"},
            {"A2": None, "B2": "Angel"},
            "protected card",
            id="a protected card",
        ),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(
    white: dict[str, str], changes: dict[str, str | None], words: str
) -> None:
    table = lay(ANGEL, JAILER, GUARD, white={"E5": "Mystic"} | white, black={"A2": "Angel"}, hand="Stag")
    table.discard = [("Pyro", Side.BLACK)]
    before = dict(table.board.stacks)
    with pytest.raises(IllegalAnswer, match=words):
        play(table, grid(table, **changes))
    assert table.board.stacks == before


def test_the_refusal_says_what_was_seen() -> None:
    table = lay(ANGEL, white={"E5": "Duke"}, black={"A2": "Angel"})
    with pytest.raises(IllegalAnswer, match="Angel on B3, nothing on A2"):
        play(table, grid(table, A2=None, B3="Angel"))


def test_a_card_that_does_not_exist_cannot_be_read() -> None:
    table = lay(ANGEL, white={"E5": "Duke"}, black={"A2": "Angel"})
    with pytest.raises(InvalidInput):
        play(table, grid(table, A3="Dragon"))


# --- Rally --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "to"),
    [pytest.param("B3", "C3", id="onto the Crown"), pytest.param("D2", "E2", id="into the enemy home row")],
)
def test_a_rally_may_deploy_a_card(start: str, to: str) -> None:
    walker = character("Angel", "forward1")
    table = lay(walker, white={"E5": "Duke"}, black={start: "Angel"}, hand="Stag")
    moved = {"E5": ["Duke"], to: ["Angel"]}
    rallied = moved | {"A1": ["Stag"]}
    play(table, moved, rallied, rallied)
    assert table.board.places["Stag"] == "A1"


def test_a_rally_may_direct_another_card_one_space_and_that_does_not_rally_again() -> None:
    table = lay(character("Angel", "forward1"), white={"E5": "Duke"}, black={"B3": "Angel", "D1": "Stag"})
    moved = {"E5": ["Duke"], "C3": ["Angel"], "D1": ["Stag"]}
    directed = {"E5": ["Duke"], "C3": ["Angel"], "E2": ["Stag"]}
    play(table, moved, directed, directed)
    assert table.board.places["Stag"] == "E2"


def test_a_rally_may_be_declined_and_the_second_action_follows() -> None:
    walker = character("Angel", "forward1")
    table = lay(walker, white={"E5": "Duke"}, black={"B3": "Angel"}, hand="Stag")
    moved = {"E5": ["Duke"], "C3": ["Angel"]}
    play(table, moved, moved, moved | {"A1": ["Stag"]})
    assert table.board.places["Stag"] == "A1"


@pytest.mark.parametrize(
    "after",
    [
        pytest.param({"E5": ["Duke"], "C3": ["Angel"], "D1": ["Pyro"]}, id="Player turn: no revive rally"),
        pytest.param({"E5": ["Stag"], "C3": ["Angel"]}, id="a directed card does not capture"),
        pytest.param({"E5": ["Duke"], "C4": ["Angel"], "D4": ["Stag"]}, id="not the rallying card itself"),
    ],
)
def test_what_a_rally_does_not_allow(after: dict[str, list[str]]) -> None:
    table = lay(
        character("Angel", "forward1 right1"), white={"E5": "Duke"}, black={"B3": "Angel", "D4": "Stag"}
    )
    table.discard = [("Pyro", Side.BLACK)]
    with pytest.raises(IllegalAnswer):
        play(table, {"E5": ["Duke"], "C3": ["Angel"], "D4": ["Stag"]}, after)


def test_an_ally_moved_onto_the_crown_by_an_ability_rallies_too() -> None:
    duke = character("Duke", ability=ability("move", who="ally", of="adjacent"))
    table = lay(duke, white={"E5": "Mystic"}, black={"B2": "Duke", "B3": "Angel"}, hand="Stag")
    moved = {"E5": ["Mystic"], "B2": ["Duke"], "C3": ["Angel"]}
    rallied = moved | {"A1": ["Stag"]}
    play(table, moved, rallied, rallied)
    assert table.hand == []


@pytest.mark.parametrize(
    ("effect", "moved"),
    [
        pytest.param(
            ability("bring", who="ally", of="anywhere", to="forward-right"),
            {"B2": ["Duke"], "C3": ["Angel"]},
            id="brought",
        ),
        pytest.param(
            ability("swap", who="ally", of="adjacent"), {"C3": ["Duke"], "B2": ["Angel"]}, id="swapped"
        ),
    ],
)
def test_ruling_26_whatever_brings_an_ally_onto_the_crown_rallies(
    effect: Ability, moved: dict[str, list[str]]
) -> None:
    angel = "C3" if effect.effect == "swap" else "A5"
    table = lay(
        character("Duke", ability=effect),
        white={"E5": "Mystic"},
        black={"B2": "Duke", angel: "Angel"},
        hand="Stag",
    )
    after = moved | {"E5": ["Mystic"]}
    rallied = after | {"A1": ["Stag"]}
    play(table, after, rallied, rallied)
    assert table.hand == []


def test_ruling_26_a_card_the_player_moves_onto_the_crown_by_hand_rallies() -> None:
    angel = character("Angel", ability=ability("by_hand"))
    table = lay(angel, white={"E5": "Duke"}, black={"B3": "Angel"}, hand="Stag")
    moved = {"E5": ["Duke"], "C3": ["Angel"]}
    rallied = moved | {"A1": ["Stag"]}
    play(table, "Angel", moved, rallied, "no", rallied)
    assert table.hand == []


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        pytest.param({}, True, id="ruling 29: after a move, too"),
        pytest.param({"player_ranged_capture": "stand"}, False, id="ruling 29: only from where it stands"),
        pytest.param({"ranged_capture": "stand"}, True, id="the enemy's reading is its own"),
    ],
)
def test_ruling_29_a_ranged_capture_of_the_player_after_a_move(option: dict[str, str], allowed: bool) -> None:
    archer = character("Harbinger", "forward1", ranged="forward-forward")
    table = lay(archer, white={"D2": "Duke", "E5": "Pyro"}, black={"A2": "Harbinger"}, **option)
    shot = frozenset({("B2", "Harbinger"), ("E5", "Pyro")})
    assert (shot in outcomes_of(table.board, player_deeds(table))) is allowed


def test_a_card_beneath_an_enemy_is_refused_with_what_that_means() -> None:
    table = lay(ANGEL, white={"E5": "Duke", "E4": "Revenant"}, black={"A2": "Angel"})
    on_top(table, "A2", "Revenant")
    with pytest.raises(IllegalAnswer, match="lies beneath another does nothing"):
        play(table, grid(table, B2="Angel"))
