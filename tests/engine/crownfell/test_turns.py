"""Turn sequence and the solo deck (rulebook: Turn sequence, Enemy turn, Enemy actions)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.crownfell import GAME
from engine.crownfell import events as happened
from engine.crownfell.enemy import next_enemy, take_enemy_turn
from engine.crownfell.solo_cards import SoloCard
from engine.crownfell.solo_deck import SoloDeck
from engine.crownfell.spaces import Arrow
from engine.events import Event
from engine.game import Setup
from engine.play import Play
from engine.requests import Draw
from tests.engine.crownfell.table import ALL, FixedSolo, character, game_of, lay, rules
from tests.engine.random_play import play_on
from tests.engine.scripts import run
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.script import Script

UP, DOWN, LEFT = (Arrow(point, "clockwise") for point in ("up", "down", "left"))
FIRST = SoloCard(("capture", "move"), UP)
SECOND = SoloCard(("rally", "move"), DOWN)
THIRD = SoloCard(("ability",), LEFT)


# --- Order --------------------------------------------------------------------------------------------


def test_enemies_act_from_the_row_closest_to_you_and_left_to_right() -> None:
    table = lay(white={"E1": "Angel", "B4": "Duke", "B2": "Stag", "D5": "Pyro"})
    order = []
    while (card := next_enemy(table)) is not None:
        order.append(card)
        table.acted.append(card)
    assert order == ["Stag", "Duke", "Pyro", "Angel"]


def test_a_card_that_moves_to_a_row_farther_back_does_not_go_again() -> None:
    table = lay(character("Stag", "back1"), white={"B2": "Stag", "D1": "Duke"}, black={"A5": "Angel"})
    table.solo = FixedSolo("up clockwise", "move")  # type: ignore[assignment] # a fake
    events = run(take_enemy_turn(table))
    moved = [event.card for event in events if isinstance(event, happened.EnemyMoved)]
    assert moved == ["Stag"]
    assert table.acted == ["Stag", "Duke"]


def test_the_enemy_turn_ends_with_the_deploy() -> None:
    table = lay(white={"E1": "Duke"}, black={"A5": "Angel"}, deck="Stag")
    table.solo = FixedSolo("up clockwise", ALL)  # type: ignore[assignment] # a fake
    assert rules(run(take_enemy_turn(table), "Stag")) == ["enemy_turn", "nothing_possible", "deploy"]
    assert "Stag" not in table.acted


def test_the_enemy_turn_stops_when_the_last_black_card_is_captured() -> None:
    white = {"B1": "Duke", "E1": "Stag"}
    table = lay(character("Duke", "forward1"), white=white, black={"A1": "Angel"}, deck="Pyro Mystic")
    table.solo = FixedSolo("down clockwise", ALL)  # type: ignore[assignment] # a fake
    assert rules(run(take_enemy_turn(table))) == ["enemy_turn", "capture"]  # nobody is told to deploy


def test_the_enemy_goes_first() -> None:
    play = Play(GAME, Setup(seed=4))
    kinds = [type(event) for event in play_on(play, Random(4), answers=12).events]
    assert happened.EnemyTurnBegan in kinds
    first_ask = next(m for m in play.log if getattr(m.step, "topic", "") == "action")
    began = next(i for i, m in enumerate(play.log) if isinstance(m.step, happened.EnemyTurnBegan))
    assert play.log.index(first_ask) > began


# --- The solo deck ------------------------------------------------------------------------------------


def flips(deck: SoloDeck, times: int) -> Script[list[tuple[Arrow, tuple[str, ...]]]]:
    found: list[tuple[Arrow, tuple[str, ...]]] = []
    while len(found) < times:
        pair = yield from deck.flip("Duke", "D3")
        found.append(pair)
    return found


def result_of(script: Script[object], *answers: str) -> object:
    given = list(answers)
    try:
        step = next(script)
        while True:
            step = script.send(step.read(given.pop(0)) if isinstance(step, Draw) else True)
    except StopIteration as end:
        assert not given
        return end.value


def test_the_arrow_of_the_flipped_card_goes_with_the_list_of_the_next_card() -> None:
    deck = SoloDeck([FIRST, SECOND, THIRD], virtual=False, reshuffle="all")
    pairs = result_of(flips(deck, 2), "capture+move", "ability")
    assert pairs == [(UP, ("ability",)), (LEFT, ("rally", "move"))]


def test_ruling_6_three_cards_give_two_actions_then_all_are_shuffled() -> None:
    deck = SoloDeck([FIRST, SECOND, THIRD], virtual=False, reshuffle="all")
    pairs = result_of(flips(deck, 3), "capture+move", "ability", "rally+move", "ability")
    assert isinstance(pairs, list)
    assert pairs[2] == (DOWN, ("ability",))


def test_ruling_6_by_the_other_reading_the_flipped_card_stays_and_the_rest_is_shuffled() -> None:
    deck = SoloDeck([FIRST, SECOND, THIRD], virtual=False, reshuffle="rest")
    pairs = result_of(flips(deck, 3), "capture+move", "ability", "capture+move")
    assert pairs == [(UP, ("ability",)), (LEFT, ("rally", "move")), (DOWN, ("capture", "move"))]
    assert deck.pile == [FIRST, THIRD]


@pytest.mark.parametrize("reshuffle", ["all", "rest"])
def test_every_solo_card_comes_up_equally_often(reshuffle: str) -> None:
    play = Play(GAME, Setup(seed=11, options={"solo_reshuffle": reshuffle}))
    solo = game_of(play).table.solo
    seen: Counter[tuple[tuple[str, ...], Arrow]] = Counter()
    rng = Random(11)

    def many() -> Script[None]:
        for _ in range(600):
            arrow, actions = yield from solo.flip("Duke", "D3")
            seen[actions, arrow] += 1

    script = many()
    step = next(script, None)
    while step is not None:
        try:
            step = script.send(rng.choice(step.cards) if isinstance(step, Draw) else None)
        except StopIteration:
            step = None
    arrows = Counter(arrow for _, arrow in seen.elements())
    assert len(arrows) == len(solo.cards)
    assert max(arrows.values()) < 3 * min(arrows.values())


def test_nobody_is_asked_for_a_face_that_is_the_only_one_possible() -> None:
    same = SoloCard(("move",), UP)
    deck = SoloDeck([same, same], virtual=False, reshuffle="all")
    assert result_of(flips(deck, 4)) == [(UP, ("move",))] * 4


# --- With the printed solo cards ------------------------------------------------------------------------


def sentences(deck: SoloDeck, times: int, *answers: str) -> list[str]:
    """The questions and sentences while cards are flipped."""
    phrases, script, given, said = Phrases(GAME), flips(deck, times), list(answers), []
    step = next(script)
    while True:
        assert not isinstance(step, Event)
        said.append(phrases.ask(step))
        try:
            step = script.send(step.read(given.pop(0)) if isinstance(step, Draw) else True)
        except StopIteration:
            return said


def test_the_person_is_told_which_enemy_a_card_is_flipped_for_whatever_has_to_be_asked() -> None:
    deck = SoloDeck([FIRST, SECOND, THIRD], virtual=False, reshuffle="all")
    top, below, known = sentences(deck, 2, "capture+move", "ability")
    assert top == "Which actions are on the list on top of the solo cards, from the top down?"
    assert below.startswith("Duke on D3. Flip the top solo card. Which actions are on the list below it")
    assert known == (
        "Duke on D3. Flip the top solo card. Its arrow is left, turning clockwise, "
        "and the list is rally and move."
    )


def test_the_arrow_is_asked_first_if_the_list_leaves_it_open() -> None:
    twin = SoloCard(FIRST.actions, LEFT)
    deck = SoloDeck([FIRST, twin, SECOND], virtual=False, reshuffle="all")
    _, arrow, below = sentences(deck, 1, "capture+move", "left_clockwise", "rally+move")
    assert arrow.startswith("Duke on D3. Flip the top solo card. Where does its arrow point")
    assert below.startswith("Which actions are on the list on top")


@pytest.mark.parametrize(
    ("reshuffle", "words"), [("all", "Shuffle all solo cards into"), ("rest", "but the one just")]
)
def test_the_printed_cards_are_shuffled_by_the_person(reshuffle: str, words: str) -> None:
    deck = SoloDeck([FIRST, SECOND], virtual=False, reshuffle=reshuffle)
    answers = ("capture+move", "capture+move")[: 2 if reshuffle == "all" else 1]
    assert any(words in sentence for sentence in sentences(deck, 2, *answers))
