"""Abilities (rulebook: Rules for enemy actions, ability; Card glossary)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.crownfell import events as happened
from engine.crownfell.abilities import uses
from engine.crownfell.deeds import rallies
from engine.crownfell.enemy import next_enemy
from engine.crownfell.movement import passive_moves
from engine.crownfell.spaces import Side
from engine.crownfell.texts import RULES
from tests.engine.crownfell.table import ability, act_out, character, lay, rules

if TYPE_CHECKING:
    from engine.crownfell.characters import Ability, Character

JAILER = character("Labyrinth", lock="forward")
GUIDE = character("Beacon", ability=ability("bring", who="ally", of="anywhere", to="back-left back-right"))
COMMAND = character("Duke", ability=ability("move", who="ally", of="adjacent"))
INSPIRE = character(
    "Minstrel", ability=ability("move", who="ally", of="anywhere", directions="forward", captures=True)
)
WHISPER = character("Mystic", ability=ability("move", who="opponent", of="diagonals"))
HONOUR = character("Monarch", ability=ability("deploy", to="back-left back-right"))
PROMOTE = character("Stag", ability=ability("deploy", to="left right back"))
SACRIFICE = character("Martyr", ability=ability("capture", of="adjacent", costs_itself=True))


def test_a_card_without_a_named_ability_goes_down_the_list() -> None:
    table = lay(character("Angel", "forward1"), white={"E1": "Angel"})
    assert rules(act_out(table, "Angel", actions="ability move")) == ["move"]


def test_an_ability_that_cannot_be_used_from_here_goes_down_the_list() -> None:
    table = lay(COMMAND, white={"E1": "Duke", "C5": "Stag"})
    assert rules(act_out(table, "Duke", actions="ability move")) == ["nothing_possible"]


# --- Beacon -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrow", "to", "ally"),
    [
        pytest.param("up clockwise", "D4", "Pyro", id="Beacon: right rear diagonal, then afresh the ally"),
        pytest.param(
            "up counterclockwise", "D2", "Angel", id="Beacon: left rear diagonal, then afresh the ally"
        ),
    ],
)
def test_guide_uses_the_arrow_for_the_diagonal_and_again_for_the_ally(arrow: str, to: str, ally: str) -> None:
    table = lay(GUIDE, white={"C3": "Beacon", "C1": "Angel", "C5": "Pyro"})
    [event] = act_out(table, "Beacon", actions="ability", arrow=arrow)
    assert isinstance(event, happened.EnemyPushed)
    assert (event.to, event.subject, event.rule.id) == (to, ally, "guide")


def test_ruling_26_an_ally_that_guide_brings_onto_the_crown_rallies() -> None:
    guide = character("Beacon", ability=ability("bring", who="ally", of="anywhere", to="back"))
    table = lay(guide, white={"B3": "Beacon", "C1": "Angel"}, deck="Pyro")
    assert rules(act_out(table, "Beacon", "Pyro", actions="ability")) == ["guide", "rally_deploy"]


# --- Duke ---------------------------------------------------------------------------------------------


def test_command_uses_the_arrow_for_the_ally_and_again_for_its_direction() -> None:
    table = lay(COMMAND, white={"D3": "Duke", "D2": "Angel", "E4": "Pyro"})
    [event] = act_out(table, "Duke", actions="ability", arrow="left clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.start, event.to, event.rule.id) == ("Angel", "D2", "D1", "command")


def test_command_prefers_a_locked_ally_and_a_space_where_it_is_free() -> None:
    white = {"D3": "Duke", "D2": "Angel", "E4": "Pyro"}
    table = lay(COMMAND, JAILER, white=white, black={"D4": "Labyrinth"})
    [event] = act_out(table, "Duke", actions="ability", arrow="left clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert event.subject == "Pyro"
    assert not table.board.locked("Pyro")


def test_ruling_18_command_moves_one_space_and_not_onto_another_card() -> None:
    table = lay(COMMAND, white={"E5": "Duke", "E4": "Angel", "D4": "Pyro"}, black={"D3": "Stag"})
    spaces = {deed.to for deed in uses(table.board, "Duke", ()) if deed.subject == "Angel"}
    assert spaces == {"E3", "D5"}


def test_command_leaves_it_to_the_arrow_whether_a_move_captures() -> None:
    duke = character("Duke", ability=ability("move", who="ally", of="adjacent", captures=True))
    white = {"D3": "Duke", "D2": "Angel", "D4": "Pyro"}
    table = lay(duke, white=white, black={"C5": "Stag", "A1": "Vampire"})
    [event] = act_out(table, "Duke", actions="ability", arrow="left clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.to, event.taken) == ("Angel", "D1", 0)


def test_a_protector_that_is_moved_by_another_card_goes_where_it_protects_most() -> None:
    guard = character("Guardian", protect="forward")
    white = {"E3": "Duke", "E2": "Guardian", "D1": "Stag"}
    table = lay(COMMAND, guard, white=white)
    [event] = act_out(table, "Duke", actions="ability", arrow="left clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.to) == ("Guardian", "E1")


def test_an_ally_that_is_moved_onto_the_crown_rallies() -> None:
    table = lay(COMMAND, white={"E4": "Duke", "D3": "Angel"}, deck="Pyro")
    events = act_out(table, "Duke", "Pyro", actions="ability", arrow="down clockwise")
    assert rules(events) == ["command", "rally_deploy"]


# --- Martyr -------------------------------------------------------------------------------------------


def test_martyr_of_the_enemy_is_flipped_and_counts_for_nobody() -> None:
    table = lay(SACRIFICE, white={"D3": "Martyr", "E1": "Duke"}, black={"C3": "Angel", "A1": "Stag"})
    events = act_out(table, "Martyr", actions="ability")
    assert [type(event) for event in events] == [happened.EnemyFired, happened.CardSacrificed]
    assert table.discard == [("Angel", Side.BLACK), ("Martyr", Side.BLACK)]
    assert table.captured == 0


# --- Minstrel -----------------------------------------------------------------------------------------


def test_inspire_prefers_an_ally_that_captures_by_moving_one_space_forward() -> None:
    white = {"E3": "Minstrel", "D2": "Angel", "D4": "Pyro"}
    table = lay(INSPIRE, white=white, black={"C4": "Stag", "A1": "Vampire"})
    [event] = act_out(table, "Minstrel", actions="ability", arrow="left clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.captured, event.rule.id) == ("Pyro", ("Stag",), "inspire")


def test_inspire_lets_the_arrow_choose_among_several_that_capture() -> None:
    white = {"E3": "Minstrel", "D2": "Angel", "D4": "Pyro"}
    table = lay(INSPIRE, white=white, black={"C4": "Stag", "C2": "Vampire", "A1": "Duke"})
    [event] = act_out(table, "Minstrel", actions="ability", arrow="down counterclockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert event.subject == "Pyro"


@pytest.mark.parametrize(
    ("reading", "subject"),
    [
        pytest.param("capture", "Pyro", id="ruling 17: the capturing ally first"),
        pytest.param("locked", "Angel", id="ruling 17: the locked ally first"),
    ],
)
def test_ruling_17_inspire_between_a_locked_and_a_capturing_ally(reading: str, subject: str) -> None:
    jailer = character("Labyrinth", lock="left")
    white = {"E3": "Minstrel", "D1": "Angel", "D4": "Pyro"}
    black = {"C4": "Stag", "D2": "Labyrinth"}
    table = lay(INSPIRE, jailer, white=white, black=black, inspire=reading)
    [event] = act_out(table, "Minstrel", actions="ability", arrow="up clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert event.subject == subject


def test_inspire_prefers_a_locked_ally_if_none_captures() -> None:
    jailer = character("Labyrinth", lock="left")
    table = lay(
        INSPIRE, jailer, white={"E3": "Minstrel", "D1": "Angel", "D4": "Pyro"}, black={"D2": "Labyrinth"}
    )
    [event] = act_out(table, "Minstrel", actions="ability", arrow="right clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert event.subject == "Angel"


def test_a_card_that_inspire_moves_acts_in_the_new_order_but_never_twice() -> None:
    table = lay(INSPIRE, white={"D3": "Minstrel", "E1": "Angel", "E2": "Pyro"})
    table.acted = ["Minstrel"]
    act_out(table, "Minstrel", actions="ability", arrow="left clockwise")
    assert table.board.places["Angel"] == "D1"
    assert next_enemy(table) == "Angel"
    table.acted.append("Angel")
    assert next_enemy(table) == "Pyro"


# --- Monarch and Stag ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "place", "arrow", "to", "rule"),
    [
        pytest.param(
            HONOUR,
            "D3",
            "up clockwise",
            "E4",
            "honour_guard",
            id="Monarch: the rear diagonal the arrow meets",
        ),
        pytest.param(HONOUR, "D3", "up counterclockwise", "E2", "honour_guard", id="Monarch: the other one"),
        pytest.param(PROMOTE, "D3", "right clockwise", "D4", "promote", id="Stag: one of three locations"),
        pytest.param(PROMOTE, "D3", "up clockwise", "E3", "promote", id="Stag: the one behind it"),
        pytest.param(PROMOTE, "D3", "left clockwise", "D2", "promote", id="Stag: the third one"),
    ],
)
def test_ruling_19_a_deploying_ability_lays_the_card_there_and_moves_the_deck_one_column(
    card: object, place: str, arrow: str, to: str, rule: str
) -> None:
    table = lay(card, white={place: card.name}, deck="Pyro", column=5)  # type: ignore[arg-type, attr-defined] # a table of cases
    [event] = act_out(table, card.name, "Pyro", actions="ability", arrow=arrow)  # type: ignore[attr-defined] # as above
    assert isinstance(event, happened.EnemyPosted)
    assert (event.to, event.rule.id, event.column, table.column) == (to, rule, 1, 1)
    assert table.board.top(to) == "Pyro"


@pytest.mark.parametrize("card", [HONOUR, PROMOTE], ids=["Monarch", "Stag"])
def test_ruling_27_a_card_deployed_by_an_ability_acts_in_the_same_turn(card: Character) -> None:
    table = lay(card, white={"D3": card.name}, deck="Pyro")
    act_out(table, card.name, "Pyro", actions="ability", arrow="up clockwise")
    assert next_enemy(table) == "Pyro"
    rule = RULES["honour_guard" if card is HONOUR else "promote"]
    assert "The new card acts in this same turn" in rule.words


def test_ruling_26_a_card_that_is_deployed_onto_the_crown_rallies() -> None:
    table = lay(HONOUR, white={"B2": "Monarch"}, deck="Pyro Stag", column=1)
    events = act_out(table, "Monarch", "Pyro", "Stag", actions="ability", arrow="right counterclockwise")
    assert rules(events) == ["honour_guard", "rally_deploy"]
    assert (table.board.top("C3"), table.board.top("E2"), table.column) == ("Pyro", "Stag", 3)


@pytest.mark.parametrize("deck", ["", "Pyro"])
def test_honour_guard_needs_a_card_in_the_deck_and_an_open_diagonal(deck: str) -> None:
    white = {"D3": "Monarch"} | ({"E2": "Angel", "E4": "Stag"} if deck else {})
    table = lay(HONOUR, white=white, deck=deck)
    assert rules(act_out(table, "Monarch", actions="ability")) == ["nothing_possible"]


# --- Mystic -------------------------------------------------------------------------------------------


def test_whisper_uses_the_arrow_for_the_player_card_and_again_for_its_direction() -> None:
    table = lay(WHISPER, white={"D3": "Mystic"}, black={"C2": "Angel", "C4": "Stag", "C3": "Pyro"})
    [event] = act_out(table, "Mystic", actions="ability", arrow="right clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.whose, event.to, event.rule.id) == ("Stag", Side.BLACK, "C5", "whisper")


def test_whisper_moves_a_card_that_locks_an_enemy_first() -> None:
    table = lay(
        WHISPER, JAILER, white={"D3": "Mystic", "D2": "Duke"}, black={"C2": "Labyrinth", "C4": "Stag"}
    )
    [event] = act_out(table, "Mystic", actions="ability", arrow="right clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert (event.subject, event.rule.id) == ("Labyrinth", "unlock")


def test_a_player_card_that_is_moved_by_the_enemy_does_not_rally() -> None:
    table = lay(WHISPER, white={"E2": "Mystic"}, black={"D3": "Angel"}, hand="Stag")
    [event] = act_out(table, "Mystic", actions="ability", arrow="down clockwise")
    assert isinstance(event, happened.EnemyPushed)
    assert event.to == "C3"


# --- Swapping, protection against abilities -----------------------------------------------------------


def test_a_swap_changes_two_places_and_leaves_piles_alone() -> None:
    swapper = character("Reflection", ability=ability("swap", who="ally", of="adjacent"))
    table = lay(swapper, white={"D3": "Reflection", "D2": "Angel", "E3": "Duke Revenant"})
    [event] = act_out(table, "Reflection", actions="ability", arrow="up clockwise")
    assert isinstance(event, happened.EnemySwapped)
    assert (table.board.top("D2"), table.board.top("D3")) == ("Reflection", "Angel")


@pytest.mark.parametrize(
    ("reflection", "angel", "rallying"),
    [
        pytest.param("B3", "C3", "Reflection", id="the card that uses its ability"),
        pytest.param("C3", "D3", "Angel", id="the card it changes places with"),
    ],
)
def test_ruling_26_a_swap_onto_the_crown_rallies(reflection: str, angel: str, rallying: str) -> None:
    swapper = character("Reflection", ability=ability("swap", who="ally", of="adjacent"))
    table = lay(swapper, white={reflection: "Reflection", angel: "Angel"}, deck="Pyro")
    swapped, rallied = act_out(table, "Reflection", "Pyro", actions="ability")
    assert isinstance(swapped, happened.EnemySwapped)
    assert isinstance(rallied, happened.EnemyRallied)
    assert rallied.card == rallying


@pytest.mark.parametrize(("reading", "captured"), [("ranged", True), ("everything", False)])
def test_ruling_2_protection_against_abilities(reading: str, captured: bool) -> None:
    guard = character("Guardian", protect="left")
    pyro = character("Pyro", ability=ability("capture", of="forward-forward"))
    table = lay(
        pyro, guard, white={"D2": "Pyro"}, black={"B2": "Angel", "B3": "Guardian"}, protection=reading
    )
    act_out(table, "Pyro", actions="ability")
    assert bool(table.discard) is captured


@pytest.mark.parametrize(
    ("effect", "stacks"),
    [
        pytest.param(
            ability("deploy", to="back"), {"D3": "Angel Revenant"}, id="a covered card uses no ability"
        ),
        pytest.param(
            ability("swap", who="ally", of="adjacent"),
            {"D3": "Duke Angel", "D2": "Stag"},
            id="no swap from a pile",
        ),
        pytest.param(ability("deploy", to="back"), {"E3": "Angel"}, id="no square beyond the edge"),
    ],
)
def test_an_ability_that_the_place_of_the_card_forbids(effect: Ability, stacks: dict[str, str]) -> None:
    table = lay(character("Angel", ability=effect), white=stacks, deck="Pyro")
    assert uses(table.board, "Angel", ["Pyro"]) == []


def test_a_deploying_ability_may_cost_the_card_itself() -> None:
    martyr = character("Martyr", ability=ability("deploy", to="back", costs_itself=True))
    table = lay(martyr, white={"D3": "Martyr"}, deck="Pyro")
    events = act_out(table, "Martyr", "Pyro", actions="ability")
    assert [type(event) for event in events] == [happened.EnemyPosted, happened.CardSacrificed]
    assert table.board.stacks == {"E3": ("Pyro",)}
    assert table.discard == [("Martyr", Side.BLACK)]


@pytest.mark.parametrize(
    ("start", "to", "rallied"),
    [
        pytest.param("B3", "C3", True, id="back onto the Crown"),
        pytest.param("A3", "A4", False, id="within the home row"),
        pytest.param("C3", "C3", False, id="nowhere"),
        pytest.param("B4", "B5", False, id="any other space"),
        pytest.param("D4", "E4", False, id="its own home row"),
    ],
)
def test_where_a_white_card_rallies(start: str, to: str, rallied: bool) -> None:
    table = lay(white={start: "Duke"})
    assert rallies(table.board, Side.WHITE, start, to) is rallied


def test_a_covered_card_makes_no_passive_move() -> None:
    table = lay(white={"D3": "Duke", "E1": "Stag Revenant"})
    assert passive_moves(table.board, "Duke", "Stag") == []
    assert {deed.to for deed in passive_moves(table.board, "Duke", "Revenant")} == {"E2", "D1", "D2"}
