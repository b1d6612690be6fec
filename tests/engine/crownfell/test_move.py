"""Move, protection and locks (rulebook: Rules for enemy actions, move, protection, locks)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.crownfell import events as happened
from tests.engine.crownfell.table import ability, act_out, character, lay, on_top, rules

if TYPE_CHECKING:
    from engine.crownfell.characters import Character
    from engine.events import Event

CROSS = "forward1 left1 right1 back1"
JAILER = character("Labyrinth", lock="left right")


def moved_to(events: list[Event]) -> str:
    [event] = events
    assert isinstance(event, happened.EnemyMoved)
    return event.to


# --- Move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrows", "arrow", "to"),
    [
        pytest.param("forward2", "down clockwise", "C1", id="Move: two arrows move two spaces"),
        pytest.param("forward1", "down clockwise", "D1", id="Move: one arrow moves one space"),
        pytest.param("forward2 right1", "left clockwise", "C1", id="Move: white right is off the board here"),
        pytest.param("forward1 left1", "right clockwise", "E2", id="Move: the arrow chooses the direction"),
        pytest.param("forward1 left1", "up counterclockwise", "D1", id="Move: and turns as it says"),
    ],
)
def test_a_card_moves_as_far_as_it_can(arrows: str, arrow: str, to: str) -> None:
    table = lay(character("Duke", arrows), white={"E1": "Duke"}, black={"A5": "Angel"})
    assert moved_to(act_out(table, "Duke", actions="move", arrow=arrow)) == to


def test_a_card_in_the_way_shortens_the_move() -> None:
    table = lay(character("Duke", "forward2"), white={"E1": "Duke", "C1": "Stag"})
    assert moved_to(act_out(table, "Duke", actions="move")) == "D1"


def test_a_card_without_a_legal_move_goes_down_the_list() -> None:
    table = lay(character("Duke", "forward1"), white={"E1": "Duke", "D1": "Stag"})
    assert rules(act_out(table, "Duke", actions="move rally")) == ["nothing_possible"]


def test_a_move_that_lands_on_a_black_card_captures_it() -> None:
    table = lay(character("Duke", "forward2"), white={"E1": "Duke"}, black={"C1": "Angel", "A5": "Stag"})
    [event] = act_out(table, "Duke", actions="move")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.to, event.captured, event.taken) == ("C1", ("Angel",), 1)


def test_of_several_moves_one_that_ends_in_no_lock_is_preferred() -> None:
    table = lay(
        character("Duke", CROSS), JAILER, white={"D3": "Duke"}, black={"C2": "Labyrinth"}, deck="Pyro"
    )
    events = act_out(table, "Duke", actions="move", arrow="down clockwise")
    assert (moved_to(events), rules(events)) == ("D2", ["locks_avoided"])


def test_if_every_move_ends_in_a_lock_the_arrow_chooses() -> None:
    jailer = character("Labyrinth", lock="forward-left forward-right")
    table = lay(character("Duke", "left1 right1"), jailer, white={"D3": "Duke"}, black={"C3": "Labyrinth"})
    assert moved_to(act_out(table, "Duke", actions="move", arrow="left clockwise")) == "D2"


@pytest.mark.parametrize(
    ("reading", "to"),
    [
        pytest.param("far", "C1", id="ruling 12: distance first"),
        pytest.param("safe", "D1", id="ruling 12: the other reading"),
    ],
)
def test_ruling_12_far_and_locked_or_near_and_safe(reading: str, to: str) -> None:
    runner = character("Duke", "forward2")
    table = lay(runner, JAILER, white={"E1": "Duke"}, black={"C2": "Labyrinth"}, far_or_safe=reading)
    assert moved_to(act_out(table, "Duke", actions="move")) == to


# --- Protection ---------------------------------------------------------------------------------------

GUARD = character("Guardian", CROSS, protect="left right")


def test_a_protector_moves_to_protect_as_many_as_possible() -> None:
    table = lay(GUARD, white={"D3": "Guardian", "E2": "Stag", "E4": "Pyro"}, black={"A1": "Angel"})
    events = act_out(table, "Guardian", actions="move", arrow="down clockwise")
    assert (moved_to(events), rules(events)) == ("E3", ["protect"])


def test_a_protector_moves_on_to_where_it_protects_as_many_as_now() -> None:
    white = {"C2": "Guardian", "C1": "Stag", "D1": "Pyro"}
    table = lay(GUARD, white=white, black={"A5": "Angel"}, deck="Duke")
    events = act_out(table, "Guardian", actions="move", arrow="down clockwise")
    assert (moved_to(events), rules(events)) == ("D2", ["protect"])


def test_ruling_13_a_protector_that_would_protect_fewer_ignores_the_move_and_goes_down_the_list() -> None:
    white = {"D3": "Guardian", "D2": "Stag", "D4": "Pyro"}
    table = lay(character("Guardian", "forward1 back1", protect="left right"), white=white, deck="Duke")
    assert rules(act_out(table, "Guardian", actions="move capture")) == ["nothing_possible"]
    events = act_out(table, "Guardian", "Duke", actions="move rally")
    assert rules(events) == ["rally", "rally_deploy"]


def test_a_protector_that_can_protect_nobody_moves_by_the_arrow() -> None:
    table = lay(GUARD, white={"D3": "Guardian"}, black={"A1": "Angel"})
    events = act_out(table, "Guardian", actions="move", arrow="left clockwise")
    assert (moved_to(events), rules(events)) == ("D2", ["move"])


def test_a_protected_card_ignores_only_the_move_and_goes_down_the_list() -> None:
    guard = character("Guardian", protect="left")
    white = {"D3": "Guardian", "D4": "Duke"}  # white left is the player's right
    table = lay(guard, character("Duke", "forward1 right1"), white=white)
    assert rules(act_out(table, "Duke", actions="move capture")) == ["nothing_possible"]


def test_a_protected_card_moves_to_another_protected_space() -> None:
    guard = character("Guardian", protect="left forward-left")
    table = lay(guard, character("Duke", "forward1 back1"), white={"D3": "Guardian", "D4": "Duke"})
    events = act_out(table, "Duke", actions="move", arrow="up clockwise")
    assert (moved_to(events), rules(events)) == ("C4", ["protected_stays"])


def test_a_protected_card_still_captures() -> None:
    guard = character("Guardian", protect="left")
    white = {"D3": "Guardian", "D4": "Duke"}
    table = lay(guard, character("Duke", "forward1"), white=white, black={"C4": "Angel", "A1": "Stag"})
    assert rules(act_out(table, "Duke", actions="capture move")) == ["capture"]


# --- Locks --------------------------------------------------------------------------------------------

WARDEN = character("Vampire", CROSS, lock="forward")


def test_a_locker_uses_its_move_to_lock_a_black_card() -> None:
    table = lay(WARDEN, white={"D3": "Vampire"}, black={"C2": "Angel"})
    events = act_out(table, "Vampire", actions="move", arrow="right clockwise")
    assert (moved_to(events), rules(events)) == ("D2", ["lock_by_move"])
    assert table.board.locked("Angel")


def test_a_locker_that_already_locks_skips_its_action_for_this_turn() -> None:
    table = lay(WARDEN, white={"D3": "Vampire"}, black={"C3": "Angel"}, deck="Duke")
    events = act_out(table, "Vampire", actions="move capture rally")
    assert [type(event) for event in events] == [happened.LockKept]
    assert table.board.top("D3") == "Vampire"


def test_a_locker_moves_on_to_where_it_locks_as_many_or_more() -> None:
    table = lay(WARDEN, white={"D3": "Vampire"}, black={"C3": "Angel", "C2": "Stag"})
    events = act_out(table, "Vampire", actions="move", arrow="up clockwise")
    assert moved_to(events) == "D2"


def test_ruling_14_most_locks_first_then_the_arrow() -> None:
    warden = character("Vampire", "left1 right1", lock="forward-left forward-right")
    table = lay(warden, white={"D3": "Vampire"}, black={"C5": "Angel", "C3": "Stag", "C1": "Pyro"})
    table.board = table.board.without("Pyro")
    assert moved_to(act_out(table, "Vampire", actions="move", arrow="left clockwise")) == "D4"


def test_ruling_15_a_protected_locker_stays_by_its_protection_first() -> None:
    guard = character("Guardian", protect="left")
    warden = character("Vampire", "forward1", lock="forward")
    table = lay(guard, warden, white={"D3": "Guardian", "D4": "Vampire"}, black={"C4": "Angel"})
    assert rules(act_out(table, "Vampire", actions="move")) == ["nothing_possible"]


@pytest.mark.parametrize(
    ("reading", "used"),
    [
        pytest.param("moves", True, id="ruling 1a: a locked card may use its ability"),
        pytest.param("all", False, id="ruling 1b: a locked card cannot act"),
    ],
)
def test_ruling_1_what_a_lock_stops(reading: str, used: bool) -> None:
    jailer = character("Labyrinth", lock="forward")
    monarch = character("Monarch", CROSS, ability=ability("deploy", to="back-left"))
    table = lay(
        jailer, monarch, white={"D3": "Monarch"}, black={"C3": "Labyrinth"}, deck="Duke", lock=reading
    )
    assert rules(act_out(table, "Monarch", actions="capture rally move")) == ["nothing_possible"]
    answers = ["Duke"] if used else []
    assert rules(act_out(table, "Monarch", *answers, actions="ability"))[0] == (
        "honour_guard" if used else "nothing_possible"
    )


def test_of_several_captures_one_that_unlocks_a_white_card_comes_first() -> None:
    jailer = character("Labyrinth", lock="forward")
    white = {"D3": "Duke", "E4": "Stag"}
    table = lay(character("Duke", CROSS), jailer, white=white, black={"D4": "Labyrinth", "D2": "Angel"})
    [event] = act_out(table, "Duke", actions="capture", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.captured, event.rule.id) == (("Labyrinth",), "unlock")


def test_captures_that_free_nobody_are_left_to_the_arrow() -> None:
    jailers = (character("Labyrinth", lock="forward"), character("Guardian", lock="forward"))
    black = {"B5": "Labyrinth", "C2": "Guardian", "D4": "Angel", "D2": "Pyro"}
    white = {"D3": "Duke", "C5": "Stag"}  # the Stag is locked, and a capture on D2 ends in a lock
    table = lay(character("Duke", "left1 right1"), *jailers, white=white, black=black)
    [event] = act_out(table, "Duke", actions="capture", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.captured, event.rule.id) == (("Pyro",), "capture")


def test_a_covered_card_neither_locks_nor_protects() -> None:
    jailer = character("Labyrinth", lock="forward")
    table = lay(jailer, white={"D3": "Duke"}, black={"C3": "Labyrinth", "A1": "Revenant"})
    assert table.board.locked("Duke")
    on_top(table, "C3", "Revenant")
    assert not table.board.locked("Duke")


def test_of_several_moves_one_that_unlocks_a_white_card_comes_first() -> None:
    jailer = character("Labyrinth", lock="forward")
    white = {"D3": "Duke", "E4": "Stag"}
    table = lay(character("Duke", CROSS), jailer, white=white, black={"D4": "Labyrinth", "D2": "Angel"})
    [event] = act_out(table, "Duke", actions="move", arrow="left clockwise")
    assert isinstance(event, happened.EnemyMoved)
    assert (event.captured, event.rule.id) == (("Labyrinth",), "unlock")


def test_unlocking_comes_before_protecting() -> None:
    jailer = character("Labyrinth", lock="forward")
    white = {"D3": "Guardian", "E4": "Stag", "E2": "Pyro"}  # on E3 the Guardian would protect two
    table = lay(GUARD, jailer, white=white, black={"D4": "Labyrinth"})
    events = act_out(table, "Guardian", actions="move", arrow="up clockwise")
    assert (moved_to(events), rules(events)) == ("D4", ["unlock"])


def test_but_a_locker_does_not_give_up_its_lock_to_unlock_a_white_card() -> None:
    jailer = character("Labyrinth", lock="forward")
    table = lay(
        WARDEN,
        jailer,
        white={"D3": "Vampire", "E4": "Stag"},
        black={"C3": "Angel", "D4": "Labyrinth"},
    )
    assert rules(act_out(table, "Vampire", actions="move ability")) == ["lock_kept"]


@pytest.mark.parametrize("boxed", [True, False], ids=["boxed in", "locked itself"])
def test_ruling_31_a_locker_without_a_legal_move_skips_its_action(boxed: bool) -> None:
    jailer = character("Labyrinth", lock="forward")
    warden = character("Vampire", "back1", lock="forward", ability=ability("deploy", to="left"))
    white = {"D3": "Vampire"} | ({"E3": "Duke"} if boxed else {})
    black = {"C3": "Angel"} if boxed else {"C3": "Labyrinth"}
    table = lay(warden, jailer, white=white, black=black, deck="Pyro")
    assert rules(act_out(table, "Vampire", actions="move ability")) == ["lock_kept"]


@pytest.mark.parametrize(
    ("reading", "drawn", "rule"),
    [
        pytest.param("skips", [], "lock_kept", id="ruling 33: it skips its action"),
        pytest.param("goes_on", ["Pyro"], "honour_guard", id="by the other reading it goes down the list"),
    ],
)
@pytest.mark.parametrize("boxed", [True, False], ids=["boxed in", "locked itself"])
def test_ruling_33_a_protected_locker_without_a_legal_move(
    reading: str, drawn: list[str], rule: str, *, boxed: bool
) -> None:
    guard, jailer = character("Guardian", protect="left"), character("Labyrinth", lock="forward")
    warden = character("Monarch", "back1", lock="forward", ability=ability("deploy", to="left"))
    white = {"D3": "Guardian", "D4": "Monarch"} | ({"E4": "Duke"} if boxed else {})  # white left is right
    black = {"C4": "Angel"} if boxed else {"C4": "Labyrinth"}
    table = lay(guard, jailer, warden, white=white, black=black, deck="Pyro", protected_locker=reading)
    assert table.board.protected("Monarch")
    assert rules(act_out(table, "Monarch", *drawn, actions="move ability")) == [rule]


def test_a_protected_locker_that_could_move_away_from_protection_goes_down_the_list() -> None:
    guard = character("Guardian", protect="left")
    warden = character("Monarch", "back1", lock="forward", ability=ability("deploy", to="left"))
    white = {"D3": "Guardian", "D4": "Monarch"}
    table = lay(guard, warden, white=white, black={"C4": "Angel"}, deck="Pyro")
    assert rules(act_out(table, "Monarch", "Pyro", actions="move ability")) == ["honour_guard"]


# --- How far (ruling 30) ------------------------------------------------------------------------------

BLAZE = ability("capture", of="forward-forward")


@pytest.mark.parametrize(
    ("mover", "other", "black", "near_rule"),
    [
        pytest.param(
            character("Vampire", "forward2", lock="right"), {}, {"D1": "Angel"}, "lock_by_move", id="locks"
        ),
        pytest.param(
            character("Guardian", "forward2", protect="right"), {"D1": "Stag"}, {}, "protect", id="protects"
        ),
        pytest.param(
            character("Pyro", "forward2", ability=BLAZE), {}, {"B2": "Angel"}, "pyro_move", id="threatens"
        ),
    ],
)
def test_ruling_30_only_the_farthest_space_counts_or_any_on_the_way(
    mover: Character, other: dict[str, str], black: dict[str, str], near_rule: str
) -> None:
    white = {"E2": mover.name} | other
    far = lay(mover, white=white, black={"A5": "Duke"} | black)
    events = act_out(far, mover.name, actions="move")
    assert (moved_to(events), rules(events)) == ("C2", ["move"])
    near = lay(mover, white=white, black={"A5": "Duke"} | black, move_reach="any")
    events = act_out(near, mover.name, actions="move")
    assert (moved_to(events), rules(events)) == ("D2", [near_rule])


@pytest.mark.parametrize(("reach", "rule"), [("farthest", "nothing_possible"), ("any", "protected_stays")])
def test_ruling_30_a_protected_card_and_a_protected_space_on_its_way(reach: str, rule: str) -> None:
    guard = character("Guardian", protect="left forward-left")  # white left is the player's right
    walker = character("Duke", "forward2")
    table = lay(guard, walker, white={"E3": "Guardian", "E4": "Duke"}, move_reach=reach)
    assert rules(act_out(table, "Duke", actions="move")) == [rule]
    assert table.board.places["Duke"] == ("D4" if reach == "any" else "E4")


def test_ruling_30_a_card_that_may_stop_short_still_goes_far_where_that_is_as_good() -> None:
    warden = character("Vampire", "forward2", lock="right")
    table = lay(warden, white={"E2": "Vampire"}, black={"D1": "Angel", "C1": "Stag"}, move_reach="any")
    assert moved_to(act_out(table, "Vampire", actions="move")) == "C2"
    plain = lay(character("Duke", "forward2"), white={"E2": "Duke"}, move_reach="any")
    assert moved_to(act_out(plain, "Duke", actions="move")) == "C2"
