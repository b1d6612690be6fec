"""Setup and the draft (rulebook: Setup; Alternate setup: draft)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.crownfell import GAME, events
from engine.crownfell.setup import AROUND
from engine.crownfell.spaces import Side
from engine.errors import IllegalAnswer, InvalidInput
from engine.game import Setup, complete
from engine.journal import FileJournal, Source, load
from engine.play import Play
from engine.requests import Draw, Instruction
from tests.engine.crownfell.table import PHYSICAL, game_of
from tests.engine.tables import shown

if TYPE_CHECKING:
    from pathlib import Path

STARTERS = {"starter_a": "Angel Beacon Guardian Stag", "starter_b": "Harbinger Monarch Pyro Vampire"}


def lay_out(options: dict[str, str], **answers: list[Any]) -> Play:
    """Answer the set-up by topic until a question has no answer left."""
    play = Play(GAME, Setup(seed=3, options=options))
    while play.request is not None:
        topic = play.request.topic
        if topic[0].isupper():
            play.answer(True, Source.KEYBOARD)
        elif answers.get(topic):
            play.answer(answers[topic].pop(0), Source.KEYBOARD)
        else:
            break
    return play


@pytest.mark.parametrize("team", STARTERS)
def test_the_starter_teams(team: str) -> None:
    table = game_of(lay_out({"team": team})).table
    assert table.hand == STARTERS[team].split()
    assert {card for card, side in table.sides.items() if side is Side.BLACK} == set(table.hand)


@pytest.mark.parametrize(
    ("team", "hand", "enemies"),
    [
        pytest.param("random", 4, 13, id="Setup: four cards dealt, thirteen for the enemy"),
        pytest.param("hard", 3, 14, id="Setup, hard mode: three cards, fourteen for the enemy"),
    ],
)
def test_a_deal_leaves_the_rest_to_the_enemy(team: str, hand: int, enemies: int) -> None:
    play = lay_out({"team": team})
    [event] = [event for event in play.events if isinstance(event, events.EnemyDeckReadied)]
    assert (len(game_of(play).table.hand), event.number) == (hand, enemies)
    assert game_of(play).best == enemies


def test_three_enemies_start_on_the_left_of_their_home_row_and_the_deck_above_column_four() -> None:
    options = PHYSICAL | {"team": "starter_a"}
    play = lay_out(options, first_enemies=[["Duke", "Pyro", "Mystic"]])
    table = game_of(play).table
    assert table.board.stacks == {"E1": ("Duke",), "E2": ("Pyro",), "E3": ("Mystic",)}
    assert (table.column, len(table.deck)) == (4, 10)


@pytest.mark.parametrize(
    ("options", "orders"),
    [
        pytest.param({}, "TableReadied HandTaken EnemyDeckReadied EnemiesPlaced", id="Tablemate draws"),
        pytest.param(
            {"enemy_deck": "physical"},
            "TableReadied HandTaken EnemyDeckReadied EnemiesPlaced EnemyDeckPlaced",
            id="your own enemy deck is put above its column",
        ),
        pytest.param(
            {"solo_deck": "physical"},
            "TableReadied HandTaken EnemyDeckReadied EnemiesPlaced SoloDeckReadied",
            id="your own solo cards are shuffled",
        ),
    ],
)
def test_every_order_of_the_set_up_waits_to_be_done_before_the_enemy_moves(
    options: dict[str, str], orders: str
) -> None:
    play = Play(GAME, Setup(seed=3, options=options))
    asked = []
    while not game_of(play).table.turn:
        assert play.request
        if isinstance(play.request, Instruction):
            assert play.request.waits
            asked.append(play.request.topic)
        play.answer(play.request.sample(Random(3)), Source.KEYBOARD)
    assert asked == orders.split()
    assert all(not order.waits for order in orders_of(play)[len(asked) :])


def orders_of(play: Play) -> list[Instruction]:
    return [moment.step for moment in play.log if isinstance(moment.step, Instruction)]


def test_the_orders_of_a_draft_wait_too() -> None:
    play = Play(GAME, Setup(seed=5, options={"team": "draft"}))
    while not game_of(play).table.turn:
        assert play.request
        play.answer(play.request.sample(Random(5)), Source.KEYBOARD)
    orders = [
        order
        for order in orders_of(play)
        if isinstance(order.event, events.DraftLaid | events.DraftDiscarded)
    ]
    assert len(orders) == 5
    assert all(order.waits for order in orders)


def test_with_the_printed_cards_the_hand_is_told_in_one_row() -> None:
    play = lay_out(PHYSICAL | {"team": "random"}, hand=[["Duke", "Pyro", "Mystic", "Stag"]])
    assert game_of(play).table.hand == ["Duke", "Pyro", "Mystic", "Stag"]
    with pytest.raises(InvalidInput):
        play.answer(["Duke", "Angel", "Beacon"], Source.KEYBOARD)  # the Duke is in the hand


# --- Draft --------------------------------------------------------------------------------------------

LAID = dict(
    zip(
        AROUND,
        ["Angel", "Beacon", "Duke", "Guardian", "Harbinger", "Labyrinth", "Martyr", "Minstrel"],
        strict=True,
    )
)
GRID = {space: [card] for space, card in LAID.items()}
DRAFT = PHYSICAL | {"team": "draft"}


def test_eight_cards_lie_in_a_square_around_the_crown() -> None:
    assert set(AROUND) == {"B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"}
    assert AROUND[0] == "D3"


def test_a_draft_ends_with_four_cards_and_the_discarded_ones_go_to_the_enemy() -> None:
    play = lay_out(
        DRAFT,
        draft_laid=[GRID],
        draft=["Duke", "Harbinger", "Beacon", "Labyrinth"],
        draw_draft_arrow=["up_clockwise", "right_clockwise", "up_counterclockwise", "left_clockwise"],
    )
    # up meets Angel on D3; right is empty, as the Duke was kept, and turns clockwise to Guardian on B4
    table = game_of(play).table
    gone = [(event.card, event.place) for event in play.events if isinstance(event, events.DraftDiscarded)]
    assert gone == [("Angel", "D3"), ("Guardian", "B4"), ("Minstrel", "D2"), ("Martyr", "C2")]
    assert table.hand == ["Duke", "Harbinger", "Beacon", "Labyrinth"]
    assert len(table.deck) == 13
    assert {"Angel", "Guardian", "Minstrel", "Martyr"} < set(table.deck.cards)


def test_the_arrow_of_a_draft_lies_on_the_crown_until_the_solo_cards_are_shuffled() -> None:
    play = lay_out(DRAFT, draft_laid=[GRID], draft=["Duke"])
    request = play.request
    assert isinstance(request, Draw)
    assert (request.topic, request.zone, request.place) == ("draw_draft_arrow", "grid", "C3")
    play.answer("up_clockwise", Source.KEYBOARD)
    assert [item.id for item in play.expected_table()["grid"]["C3"]] == ["crown", "up_clockwise"]
    assert play.expected_table()["priority_pile"] == {}
    while not (play.request and play.request.topic == "SoloDeckReadied"):
        assert play.request
        play.answer(play.request.sample(Random(5)), Source.KEYBOARD)
    assert [item.id for item in play.expected_table()["grid"]["C3"]] == ["crown"]
    assert shown(play.game, play.expected_table(), play.request)["grid", "C3"] == ("crown",)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "grid",
    [
        pytest.param({space: GRID[space] for space in AROUND[:7]}, id="seven cards"),
        pytest.param(GRID | {"D3": ["Beacon"]}, id="one card twice"),
        pytest.param(GRID | {"D3": ["Angel", "Stag"]}, id="two cards on one space"),
    ],
)
def test_a_draft_that_was_dealt_wrongly_is_refused(grid: dict[str, list[str]]) -> None:
    play = lay_out(DRAFT)
    with pytest.raises(IllegalAnswer, match="Eight different cards"):
        play.answer(grid, Source.KEYBOARD)


def test_a_virtual_draft_needs_only_the_picks() -> None:
    play = Play(GAME, Setup(seed=5, options={"team": "draft"}))
    rng, asked = Random(5), []
    while play.request is not None and not game_of(play).table.turn:
        asked.append(play.request.topic)
        play.answer(play.request.sample(rng), Source.KEYBOARD)
    assert [topic for topic in asked if not topic[0].isupper()] == ["draft"] * 4


def test_a_game_saved_before_a_reading_could_be_chosen_goes_on_by_the_one_it_was_played_by(
    tmp_path: Path,
) -> None:
    path, setup = tmp_path / "game.jsonl", complete(GAME, Setup(3))
    FileJournal.create(path, GAME, setup).close()
    assert Play.resume(GAME, load(path)).setup.options["protected_locker"] == "skips"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(', "protected_locker": "skips"', ""), encoding="utf-8")
    assert Play.resume(GAME, load(path)).setup.options["protected_locker"] == "goes_on"
