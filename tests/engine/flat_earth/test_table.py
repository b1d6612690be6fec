"""The table at every moment: after each instruction, and in the middle of a turn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.errors import IllegalAnswer
from engine.flat_earth import GAME
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.expected_table import expected_table
from engine.flat_earth.mission import Mission
from engine.flat_earth.set_up import see_hand
from engine.flat_earth.timeline import flip_stage
from engine.game import Setup, complete
from engine.play import Play
from engine.requests import Instruction, Look
from tests.engine.flat_earth.table import PHYSICAL, lay_table, table_of
from tests.engine.random_play import play_on
from tests.engine.tables import shown
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.expected_table import ExpectedTable
    from engine.flat_earth.table import Table
    from engine.requests import Request

SEEDS = range(20)
TEN = ["Blue Door", "Gold Door"] * 5


class Onlooker:
    """Knows of the hand what the player said of it and what instructions said it shows."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()

    def hear(self, request: Request, now: ExpectedTable) -> None:
        for (zone, _), seen in shown(GAME, now, request).items() if isinstance(request, Instruction) else ():
            if zone == "hand":
                self.hand = Counter(seen)

    def answer(self, request: Request, value: Any) -> None:
        purpose = request.facts.get("purpose")
        if request.topic == "opening_hand":
            self.hand = Counter(value)
        elif request.topic in {"action", "text_discard"} and value != "done":
            self.hand[value] -= 1
        elif request.topic in {"draw_refill", "text_take_back"} or purpose in {"hand", "infiltrator"}:
            self.hand[value] += value not in {ATTACK, "enough"}


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_an_instruction_takes_from_the_hand_it_shows(seed: int) -> None:
    play, rng = Play(GAME, Setup(seed, {**PHYSICAL, "attacks": "two"})), Random(seed)
    onlooker = Onlooker()
    while (request := play.request) is not None:
        onlooker.hear(request, play.expected_table())
        assert +onlooker.hand == Counter(table_of(play).hand), request.topic
        play_on(play, rng, answers=1)
        onlooker.answer(request, play.answers[-1].value)


@pytest.mark.parametrize("seed", range(5))
def test_cards_that_only_tablemate_holds_are_not_looked_for_on_the_table(seed: int) -> None:
    play = play_on(Play(GAME, Setup(seed)), Random(seed))
    assert not [m.step for m in play.log if isinstance(m.step, Instruction) and m.step.expects]


def test_a_hand_with_more_of_a_card_than_there_are_is_refused_by_the_place_of_the_card_too_many() -> None:
    table = lay_table()
    table.draw.cards[:] = ["Destiny", "Recruit", "Teleport", "Sabotage", "Shuffle"]
    request = next(see_hand(table))
    assert isinstance(request, Look)
    with pytest.raises(IllegalAnswer) as refused:
        request.read(["Destiny", "Recruit", "Teleport", "Destiny", "Sabotage"])
    assert (refused.value.place, refused.value.rule.id) == (3, "deck_list")


# --- What can be seen in the middle of a turn -------------------------------------------------------------


def lines(table: Table) -> list[str]:
    mission = Mission(complete(GAME, Setup(options=PHYSICAL)))
    mission.table = table
    return [Phrases(GAME).line(line) for line in mission.view()]


def test_an_attack_lies_in_the_timeline_while_it_is_asked_about_and_is_gone_once_it_struck() -> None:
    table = lay_table(["Teleport"], events=["Blue Door"], face_down=9)
    script = flip_stage(table)
    next(script)
    script.send(ATTACK)
    assert getattr(next(script), "topic", None) == "stop_attack"
    assert "E 2: an Attack." in lines(table)
    assert table.event_discards == []
    assert isinstance(script.send("let_be"), Instruction)
    assert "E 2: empty." in lines(table)
    assert table.event_discards == [ATTACK]


@pytest.mark.parametrize(
    ("replacement", "said"),
    [
        pytest.param("face_up", "E 10: empty.", id="face up: not laid yet"),
        pytest.param("face_down", "0 of 10 Events are completed. 1 lies face down.", id="face down: laid"),
    ],
)
def test_a_final_event_that_was_discarded_is_no_longer_there(replacement: str, said: str) -> None:
    table = lay_table(events=TEN, replacement=replacement)
    request = next(flip_stage(table))
    assert isinstance(request, Instruction)
    assert said in lines(table)
    left = (*TEN[:9], "face_down") if replacement == "face_down" else tuple(TEN[:9])
    assert list(shown(GAME, expected_table(table), request).values()) == [left]


def test_a_card_under_a_completed_event_can_be_seen() -> None:
    table = lay_table(["Blue Key"], events=["Blue Door"], face_down=9, completing_card="under_event")
    table.complete(table.timeline[0], "Blue Key")
    assert "E 1 Blue Door: completed, with Blue Key under it." in lines(table)


def test_how_many_events_lie_face_down_is_said() -> None:
    table = lay_table(events=["Blue Door"], face_down=9)
    assert "0 of 10 Events are completed. 9 lie face down." in lines(table)
