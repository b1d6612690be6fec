"""Abilities that only the card explains: the person judges and carries them out (rulebook: ability)."""

from __future__ import annotations

import pytest

from engine.crownfell import GAME
from engine.crownfell import events as happened
from engine.crownfell.by_hand import look_at_change
from engine.crownfell.spaces import Side
from engine.errors import IllegalAnswer, InvalidInput
from tests.engine.crownfell.table import ability, act_out, character, lay, rules
from tests.engine.scripts import run
from voice.phrases import Phrases

BY_HAND = character("Angel", ability=ability("by_hand"))


def test_an_ability_only_the_card_explains_is_judged_and_carried_out_by_the_person() -> None:
    table = lay(BY_HAND, white={"D3": "Angel"}, black={"B3": "Stag", "A1": "Duke"}, hand="Pyro")
    after = {"D4": ["Angel"], "A1": ["Duke"], "A2": ["Pyro"]}
    events = act_out(table, "Angel", "yes", after, actions="ability move")
    assert [type(event) for event in events] == [happened.AbilityByHand]
    assert table.discard == [("Stag", Side.BLACK)]
    assert table.hand == []
    assert table.board.places == {"Angel": "D4", "Duke": "A1", "Pyro": "A2"}


def test_ruling_26_an_ally_moved_onto_the_crown_by_hand_rallies() -> None:
    table = lay(BY_HAND, white={"D3": "Angel", "D4": "Duke"}, black={"A1": "Stag"}, deck="Pyro")
    after = {"D3": ["Angel"], "C3": ["Duke"], "A1": ["Stag"]}
    events = act_out(table, "Angel", "yes", after, "Pyro", actions="ability")
    assert rules(events) == ["by_hand", "rally_deploy"]
    assert table.board.top("E4") == "Pyro"


def test_by_hand_too_a_capture_onto_the_crown_rallies_only_by_the_reading_in_force() -> None:
    table = lay(
        BY_HAND,
        white={"D3": "Angel"},
        black={"C3": "Stag", "A1": "Duke"},
        deck="Pyro",
        capture_rally="no",
    )
    after = {"C3": ["Angel"], "A1": ["Duke"]}
    assert rules(act_out(table, "Angel", "yes", after, actions="ability")) == ["by_hand"]
    assert table.discard == [("Stag", Side.BLACK)]


@pytest.mark.parametrize(
    ("name", "rule"),
    [("Stag", "promote"), ("Monarch", "honour_guard"), ("Angel", "by_hand")],
)
def test_a_card_that_is_deployed_by_hand_moves_the_enemy_deck_one_column(name: str, rule: str) -> None:
    card = character(name, ability=ability("by_hand"))
    table = lay(card, white={"D3": name}, black={"A1": "Duke"}, deck="Pyro Mystic", column=5)
    after = {"D3": [name], "D2": ["Pyro"], "A1": ["Duke"]}
    events = act_out(table, name, "yes", after, actions="ability")
    assert rules(events) == ["by_hand", rule]
    assert isinstance(events[1], happened.EnemyDeckMoved)
    assert (events[1].column, table.column, table.deck.cards) == (1, 1, ["Mystic"])


def test_where_tablemate_draws_it_names_the_card_that_is_deployed_by_hand() -> None:
    stag = character("Stag", ability=ability("by_hand"))
    table = lay(stag, white={"D3": "Stag"}, black={"A1": "Duke"}, deck="Pyro Mystic", enemy_deck="virtual")
    after = {"D3": ["Stag"], "D2": ["Mystic"], "A1": ["Duke"]}
    [event] = act_out(table, "Stag", "yes", "Mystic", after, actions="ability")
    assert Phrases(GAME).event(event).endswith("The card it deploys is Mystic.")
    assert (table.column, table.deck.cards) == (5, ["Pyro"])


def test_where_tablemate_draws_nobody_deploys_another_card_by_hand() -> None:
    stag = character("Stag", ability=ability("by_hand"))
    table = lay(stag, white={"D3": "Stag"}, black={"A1": "Duke"}, deck="Pyro Mystic", enemy_deck="virtual")
    after = {"D3": ["Stag"], "D2": ["Pyro"], "A1": ["Duke"]}
    with pytest.raises(InvalidInput):
        act_out(table, "Stag", "yes", "Mystic", after, actions="ability")


def test_pyro_is_asked_about_its_fireball_by_hand_on_a_capture() -> None:
    pyro = character("Pyro", "forward1", ability=ability("by_hand"))
    table = lay(pyro, white={"D2": "Pyro"}, black={"C2": "Angel", "B2": "Stag"})
    after = {"D2": ["Pyro"], "C2": ["Angel"]}
    [event] = act_out(table, "Pyro", "yes", after, actions="capture ability")
    assert (type(event), event.rule.id) == (happened.AbilityByHand, "pyro_capture")
    assert table.discard == [("Stag", Side.BLACK)]


def test_pyro_without_a_fireball_by_hand_captures_by_moving_and_is_asked_only_once() -> None:
    pyro = character("Pyro", "forward1", ability=ability("by_hand"))
    table = lay(pyro, white={"D2": "Pyro"}, black={"C2": "Angel", "B2": "Stag"})
    assert rules(act_out(table, "Pyro", "no", actions="capture ability")) == ["capture"]
    table = lay(pyro, white={"D2": "Pyro"}, black={"B2": "Stag"})
    assert rules(act_out(table, "Pyro", "no", actions="capture ability move")) == ["move"]


@pytest.mark.parametrize(
    ("answers", "to", "rule"),
    [
        pytest.param(["yes"], "C2", "pyro_move", id="the first the arrow meets threatens"),
        pytest.param(["no", "yes"], "D3", "pyro_move", id="another threatens"),
        pytest.param(["no", "no", "no"], "C2", "move", id="none does: the arrow alone decides"),
    ],
)
def test_pyro_is_asked_where_its_fireball_by_hand_would_threaten(
    answers: list[str], to: str, rule: str
) -> None:
    pyro = character("Pyro", "forward1 left1 right1", ability=ability("by_hand"))
    table = lay(pyro, white={"D2": "Pyro"}, black={"A5": "Stag"})
    [event] = act_out(table, "Pyro", *answers, actions="move", arrow="down counterclockwise")
    assert (event.to, event.rule.id) == (to, rule)


def test_pyro_with_one_way_to_go_is_not_asked() -> None:
    pyro = character("Pyro", "forward1", ability=ability("by_hand"))
    table = lay(pyro, white={"D2": "Pyro"}, black={"A5": "Stag"})
    assert rules(act_out(table, "Pyro", actions="move")) == ["move"]


def test_only_the_pyro_is_asked_about_an_ability_by_hand_on_a_capture() -> None:
    table = lay(BY_HAND, white={"D3": "Angel"}, black={"A1": "Stag"})
    assert rules(act_out(table, "Angel", actions="capture")) == ["nothing_possible"]


def test_an_ability_by_hand_that_is_not_possible_goes_down_the_list() -> None:
    table = lay(character("Angel", "forward1", ability=ability("by_hand")), white={"D1": "Angel"})
    assert rules(act_out(table, "Angel", "no", actions="ability move")) == ["move"]


@pytest.mark.parametrize(
    "after",
    [
        pytest.param({"D3": ["Angel"], "D4": ["Angel"]}, id="one card in two places"),
        pytest.param({"D3": ["Angel", "Stag", "Duke"]}, id="three cards on one space"),
    ],
)
def test_a_grid_that_cannot_be_is_refused_after_an_ability_by_hand(after: dict[str, list[str]]) -> None:
    table = lay(BY_HAND, white={"D3": "Angel", "D2": "Stag", "D1": "Duke"})
    with pytest.raises(IllegalAnswer, match="exists once"):
        run(look_at_change(table, "Angel", ()), after)


def test_a_card_beneath_another_need_not_be_named_after_an_ability_by_hand() -> None:
    table = lay(BY_HAND, white={"D3": "Angel", "E1": "Duke Revenant"}, deck="Pyro")
    run(look_at_change(table, "Angel", ["Pyro"]), {"D2": ["Angel"], "E1": ["Revenant"], "E5": ["Pyro"]})
    assert table.board.stacks == {"D2": ("Angel",), "E1": ("Duke", "Revenant"), "E5": ("Pyro",)}
    assert table.deck.cards == []
