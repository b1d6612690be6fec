"""Why: the facts of the very case in a sentence, and the rule by the reading in force."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from engine.crownfell import GAME, events
from engine.crownfell.deploy import deploy
from engine.crownfell.texts import RULES
from engine.game import Setup, complete
from tests.engine.crownfell.table import ability, act_out, character, lay
from tests.engine.random_play import random_game
from tests.engine.scripts import run
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event
    from engine.game import Option

PHRASES = Phrases(GAME)
READINGS = [option for option in GAME.options if option.advanced]
CROSS = "forward1 left1 right1 back1"


def because(event: Event) -> str:
    return PHRASES.say(f"because_{type(event).__name__}", event.facts())


# --- The reading in force -----------------------------------------------------------------------------


def in_force(**options: str) -> dict[str, str]:
    """Every rule in the words of these options."""
    chosen = complete(GAME, Setup(options=options)).options
    return {id_: rule.under(chosen).words for id_, rule in RULES.items()}


@pytest.mark.parametrize("option", READINGS, ids=[option.id for option in READINGS])
def test_every_reading_changes_the_words_of_a_rule(option: Option) -> None:
    texts = [in_force(**{option.id: choice}) for choice in option.choices]
    assert all(one != other for i, one in enumerate(texts) for other in texts[:i])


@pytest.mark.parametrize("option", READINGS, ids=[option.id for option in READINGS])
def test_what_the_player_chose_against_our_reading_is_called_their_choice(option: Option) -> None:
    usual = in_force()
    for choice in option.choices:
        told_now = in_force(**{option.id: choice})
        changed = [words for id_, words in told_now.items() if words != usual[id_]]
        assert bool(changed) is (choice != option.default)
        assert not changed or any("You chose that" in words for words in changed)


def test_our_own_readings_are_never_called_the_players_choice() -> None:
    assert not [words for words in in_force().values() if "You chose" in words or "you chose" in words]


# --- This case ----------------------------------------------------------------------------------------


def test_a_move_says_which_entry_of_the_list_it_was_and_what_the_arrow_met() -> None:
    table = lay(character("Duke", CROSS), white={"E3": "Duke"}, black={"A5": "Angel"})
    [event] = act_out(table, "Duke", actions="capture rally move", arrow="left clockwise")
    assert because(event) == (
        "The list begins with capture and rally, which Duke cannot do now. Next is move. "
        "There were 3 spaces to choose from. The arrow points left, turning clockwise, and E2 is the first it meets."
    )


def test_where_only_one_space_is_left_the_arrow_is_not_named() -> None:
    table = lay(character("Duke", "forward1"), white={"E3": "Duke"}, black={"A5": "Angel"})
    [event] = act_out(table, "Duke", actions="move")
    assert because(event) == "The list begins with move. D3 was the only space for that."


def test_a_card_that_leaves_a_fellow_card_does_so_ahead_of_the_list() -> None:
    revenant = character("Revenant", "left1", covers=True)
    table = lay(revenant, white={"D4": "Duke Revenant"}, black={"A1": "Angel"})
    [event] = act_out(table, "Revenant", actions="rally capture move")
    assert because(event).startswith("Revenant first tries to move away from the card beneath it.")


def test_a_card_that_can_do_nothing_says_what_the_list_was() -> None:
    table = lay(white={"E3": "Duke"}, black={"A5": "Angel"})
    [event] = act_out(table, "Duke", actions="capture move")
    assert because(event) == "The list says capture and move, and Duke can do none of that from E3."


def test_a_deploy_says_where_the_deck_was() -> None:
    table = lay(white={"E4": "Duke", "E5": "Stag"}, deck="Pyro", column=4)
    [event] = run(deploy(table), "Pyro")
    assert because(event).startswith("The deck was above E4, where a card lies. E1 is the next open space")
    table = lay(white={"E4": "Duke"}, deck="Pyro", column=5)
    [event] = run(deploy(table), "Pyro")
    assert because(event) == "The deck was above E5."


def test_a_desperate_move_says_why_this_card() -> None:
    jailer = character("Labyrinth", lock="forward")
    duke = character("Duke", CROSS)
    table = lay(duke, jailer, white={"D3": "Duke", "B3": "Stag", "D1": "Pyro"}, black={"C1": "Labyrinth"})
    _, event = act_out(table, "Duke", actions="rally")
    assert because(event).startswith("Pyro was locked, so it came first.")
    table = lay(duke, white={"D3": "Duke", "B3": "Stag", "D1": "Pyro"})
    _, event = act_out(table, "Duke", actions="rally")
    assert because(event).startswith("2 cards could be moved, and the arrow meets Stag first.")


def test_every_action_of_an_enemy_has_a_reason_of_its_own() -> None:
    for seed in range(30):
        for event in random_game(GAME, seed).events:
            if isinstance(
                event, events.EnemyAct | events.EnemyDeployed | events.EnemyRallied | events.DesperateMoveMade
            ):
                assert re.fullmatch(r"[A-Z0-9][^_{}]{15,400}\.", because(event)), event


def test_a_kept_lock_and_an_ability_by_hand_have_one_too() -> None:
    warden = character("Vampire", "back1", lock="forward")
    table = lay(warden, white={"D3": "Vampire"}, black={"C3": "Angel"})
    [event] = act_out(table, "Vampire", actions="move")
    assert because(event).endswith("But Vampire holds a card of yours, so it stays.")
    table = lay(character("Angel", ability=ability("by_hand")), white={"D3": "Angel"}, black={"A1": "Duke"})
    [event] = act_out(table, "Angel", "yes", {"D3": ["Angel"], "A1": ["Duke"]}, actions="ability")
    assert because(event) == "The list begins with ability."
