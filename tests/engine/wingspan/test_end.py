"""The end of a round and of the game: goals on both boards, the deck, the final score."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Expectation
from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction
from engine.wingspan import GAME
from engine.wingspan import events as happened
from engine.wingspan.automa import CUBES
from engine.wingspan.catalogue import goals
from engine.wingspan.scoring import AutomaScore, automa_quantity, compare, goal_points
from tests.engine.random_play import play_on
from tests.engine.scripts import events_of
from tests.engine.wingspan.table import automa, lay
from voice.phrases import Phrases


@pytest.mark.parametrize(
    ("round_", "player", "rival", "points"),
    [
        pytest.param(1, 3, 1, (4, 1), id="round 1, ahead"),
        pytest.param(1, 1, 3, (1, 4), id="round 1, behind"),
        pytest.param(2, 3, 1, (5, 2), id="round 2, ahead"),
        pytest.param(3, 3, 1, (6, 3), id="round 3, ahead"),
        pytest.param(4, 1, 3, (4, 7), id="round 4, behind"),
        pytest.param(1, 2, 2, (2, 2), id="round 1, tied: five points shared, rounded down"),
        pytest.param(2, 2, 2, (3, 3), id="round 2, tied"),
        pytest.param(3, 2, 2, (4, 4), id="round 3, tied"),
        pytest.param(4, 2, 2, (5, 5), id="round 4, tied"),
        pytest.param(4, 1, 0, (7, 0), id="the Automa has none and scores nothing"),
        pytest.param(4, 0, 1, (0, 7), id="the player has none and scores nothing"),
        pytest.param(4, 0, 0, (0, 0), id="nobody has any"),
    ],
)
def test_the_green_board_ranks(round_: int, player: int, rival: int, points: tuple[int, int]) -> None:
    assert goal_points("green", round_, player, rival) == points


@pytest.mark.parametrize(("quantity", "points"), [(0, 0), (1, 1), (5, 5), (6, 5), (20, 5)])
def test_the_blue_board_gives_a_point_an_item_up_to_five(quantity: int, points: int) -> None:
    assert goal_points("blue", 3, quantity, 2) == (points, 2)
    assert goal_points("blue", 1, 2, quantity) == (2, points)


@pytest.mark.parametrize(
    ("goal", "round_", "cubes", "quantity"),
    [
        pytest.param("birds_in_forest", 1, 0, 0, id="base value alone"),
        pytest.param("eggs_in_bowl", 4, 0, 7, id="eggs, round 4"),
        pytest.param("eggs_in_bowl", 2, 2, 5, id="cubes are added"),
        pytest.param("birds_in_wetland", 4, 4, 5, id="five birds at most in a habitat"),
        pytest.param("cavity_birds_with_egg", 4, 4, 7, id="no such limit for nests"),
        pytest.param("sets_of_eggs", 1, 0, -1, id="below zero is no item"),
        pytest.param("sets_of_eggs", 1, 2, 1, id="below zero plus cubes"),
        pytest.param("total_birds", 4, 1, 12, id="all birds"),
    ],
)
def test_the_automa_has_its_base_value_plus_cubes(goal: str, round_: int, cubes: int, quantity: int) -> None:
    assert automa_quantity(goals()[goal], round_, cubes) == quantity


def test_the_table_in_the_scanned_rulebook_is_not_read_as_base_values() -> None:
    """Its 4, 5, 6, 7 are the first places of the green board."""
    assert not any(goal.base == (4, 5, 6, 7) for goal in goals().values())
    assert [goal_points("green", round_, 2, 1)[0] for round_ in (1, 2, 3, 4)] == [4, 5, 6, 7]


def test_there_are_sixteen_goals_on_eight_tiles() -> None:
    tiles = [goal.tile for goal in goals().values()]
    assert len(tiles) == 16
    assert sorted(set(tiles)) == list(range(1, 9))
    assert all(tiles.count(tile) == 2 for tile in tiles)


def whole_game(options: dict[str, str], seed: int = 4) -> Play:
    return play_on(Play(GAME, Setup(seed, options)), Random(seed))


def test_scoring_uses_one_cube_a_round_and_the_others_come_back() -> None:
    play = Play(GAME, Setup(6))
    rng = Random(6)
    while len(events_of(play, happened.RankMarked)) < 1:
        play_on(play, rng, answers=1)
    assert automa(play).cube_supply == CUBES - 1
    assert automa(play).cubes_on_tile == 0
    while play.request:
        play_on(play, rng, answers=1)
    assert automa(play).cube_supply == CUBES - 4


def test_each_round_end_but_the_last_clears_the_tray_and_adjusts_the_deck() -> None:
    play = whole_game({"automa_deck": "physical"})
    assert [event.round for event in events_of(play, happened.AutomaDeckAdjusted)] == [1, 2, 3]
    assert len(events_of(play, happened.TrayCleared)) == 3
    assert len(events_of(play, happened.GoalScored)) == 4
    kinds = [type(event) for event in play.events]
    assert kinds.index(happened.GoalScored) < kinds.index(happened.AutomaDeckAdjusted)


def test_after_a_round_the_tray_is_new_and_nobody_believes_the_old_birds_in_it() -> None:
    bot = automa(lay())
    bot.tray = ("osprey", None, "mallard")
    script = bot.end_round()
    next(script)  # asks for the player's quantity
    script.send(2)
    marking, clearing = next(script), script.send(True)
    assert isinstance(marking, Instruction)
    assert isinstance(clearing, Instruction)
    assert isinstance(clearing.event, happened.TrayCleared)
    assert clearing.expects == (Expectation("tray", lacks=("osprey", "mallard"), handled=True),)
    script.send(True)
    assert bot.tray == ()


@pytest.mark.parametrize(
    ("cubes", "quantity", "said"),
    [
        pytest.param(0, -1, "The Automa has -1 and scores 0.", id="no cube"),
        pytest.param(1, 0, "The Automa has 0 and scores 0.", id="one cube"),
        pytest.param(2, 1, "The Automa has 1 and scores", id="two cubes"),
    ],
)
def test_a_quantity_below_zero_is_shown_and_told_as_it_is(cubes: int, quantity: int, said: str) -> None:
    sets_first = ["sets_of_eggs", "eggs_in_bowl", "birds_in_forest", "cavity_birds_with_egg"]
    play = lay(goals=sets_first)
    bot = automa(play)
    bot.cubes_on_tile = cubes
    shown = next(line for line in play.view() if line.key == "view_goal")
    assert shown.facts["has"] == quantity
    script = bot.score_goal()
    next(script)
    event = script.send(2)
    assert isinstance(event, happened.GoalScored)
    assert (event.automa, event.automa_points) == (quantity, 1 if quantity > 0 else 0)
    assert said in Phrases(GAME).event(event)


def test_the_player_is_reminded_to_mark_their_own_place() -> None:
    (event, *_) = events_of(whole_game({}), happened.RankMarked)
    assert (
        Phrases(GAME).event(event).startswith("Mark your own place on the goal board with one of your cubes")
    )


@pytest.mark.parametrize(("automubon", "sizes"), [("out", [10, 9, 8, 7]), ("in", [11, 10, 9, 8])])
def test_the_right_card_leaves_the_deck_after_each_round(automubon: str, sizes: list[int]) -> None:
    bot = automa(Play(GAME, Setup(options={"automubon": automubon})))
    assert [sum(round_ in card.sections for card in bot.cards) for round_ in (1, 2, 3, 4)] == sizes


@pytest.mark.parametrize(("difficulty", "each"), [("eaglet", 3), ("eagle", 4), ("eagle_eyed", 5)])
def test_face_down_birds_are_worth_points_by_difficulty(difficulty: str, each: int) -> None:
    bot = automa(Play(GAME, Setup(options={"difficulty": difficulty})))
    bot.face_down, bot.eggs, bot.face_up = 3, 7, ["osprey", "mallard"]
    bot.goal_scores = [(4, 1), (2, 5)]
    assert bot.score() == AutomaScore(goals=6, face_up=5, face_down=3 * each, eggs=7)
    assert bot.score().total == 18 + 3 * each


def finish(play: Play, points: int, food: int | None = None) -> Play:
    """Answer the final questions so that the player's total is what is given."""
    parts = {"score_birds": points, "leftover_food": food}
    while play.request:
        play.answer(parts.get(play.request.topic, 0), Source.KEYBOARD)
    return play


@pytest.mark.parametrize(
    ("ahead", "food", "outcome"),
    [
        pytest.param(1, None, "won", id="more points"),
        pytest.param(-1, None, "lost", id="fewer points"),
        pytest.param(0, 3, "won", id="tie, more than the Automa's two food"),
        pytest.param(0, 1, "lost", id="tie, less food"),
        pytest.param(0, 2, "shared", id="tie, equal food"),
    ],
)
def test_points_decide_and_then_leftover_food(ahead: int, food: int | None, outcome: str) -> None:
    play = Play(GAME, Setup(9))
    rng = Random(9)
    while play.request and play.request.topic != "score_birds":
        play_on(play, rng, answers=1)
    bot = automa(play)
    wanted = bot.score().total + ahead - sum(player for player, _ in bot.goal_scores)
    finish(play, wanted, food)
    assert play.result
    assert play.result.outcome == outcome
    assert bool(events_of(play, happened.TieBroken)) == (ahead == 0)
    total = next(row for row in play.result.rows if row.key == "total")
    assert total.scores == (bot.score().total + ahead, bot.score().total)
    columns = [row.scores for row in play.result.rows if row.key != "total"]
    assert tuple(sum(column) for column in zip(*columns, strict=True)) == total.scores


def test_compare_is_seen_from_the_players_chair() -> None:
    assert [compare(2, 1), compare(1, 2), compare(2, 2)] == ["won", "lost", "shared"]
