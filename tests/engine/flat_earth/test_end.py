"""Winning and losing, the order of the phases, and the sentences about them."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from engine.flat_earth import GAME
from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.events import RULES
from engine.flat_earth.mission import Mission
from engine.flat_earth.table import MissionFailedError
from engine.game import Setup, complete
from tests.engine.flat_earth.table import (
    HAND,
    PHYSICAL,
    STAND_IN,
    Outcome,
    lay_table,
    play_mission,
    run,
    table_of,
)
from tests.engine.scripts import events_of
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.script import Script


def last_event(hand: list[str], **options: Any) -> Mission:
    """A mission with one Event left."""
    mission = Mission(complete(GAME, Setup(options={**PHYSICAL, **options})))
    mission.table = lay_table(hand, events=["Blue Door", "Gold Door"] * 5, **options)
    for slot in mission.table.timeline[1:]:
        slot.completed = True
    return mission


def rounds(mission: Mission) -> Script[Any]:
    """The rounds of a mission that is set up."""
    table = mission.table
    while not table.accomplished:
        completed = yield from mission.player_phase()
        yield from mission.event_phase(completed=completed)


def finish(mission: Mission, *answers: str) -> Outcome:
    return run(rounds(mission), *answers)


class TestWinning:
    def test_all_events_completed_with_a_red_suit_alive_wins_after_the_reaction(self) -> None:
        mission = last_event(["Blue Key", "Teleport"])
        outcome = finish(mission, "done", "complete", "enough", ATTACK, "let_be")
        assert mission.table.accomplished
        assert mission.table.crew == 2
        assert "EventRevealed" not in outcome.kinds()

    def test_the_reaction_to_the_last_event_can_still_lose_the_mission(self) -> None:
        mission = last_event(["Blue Key"])
        mission.table.crew = 1
        assert finish(mission, "done", "complete", "enough", ATTACK).failed == "crew"

    def test_reading_3_or_the_last_event_wins_at_once(self) -> None:
        mission = last_event(["Blue Key"], last_reaction="win_at_once")
        outcome = finish(mission, "done", "complete")
        assert outcome.kinds() == ["TurnBegan", "EventCompleted"]
        assert mission.table.accomplished

    def test_a_whole_mission_is_won_from_the_first_question_to_the_result(self) -> None:
        hand = ["Blue Key", "Green Key", "Gold Key", "White Key", "Teleport"]
        doors = ["Blue Door", "Green Door", "Gold Door", "White Door"]
        answers: list[Any] = [hand, "Blue Door"]
        for place in range(1, 11):
            door = doors[(place - 1) % 4]
            key = door.replace("Door", "Key")
            answers += ["done", "complete", key, "Distraction"]
            answers += [doors[place % 4]] if place < 10 else []
        many = STAND_IN.replace('name = "Distraction"\ncount = 2', 'name = "Distraction"\ncount = 10')
        play = play_mission(*answers, text=many)
        assert play.result
        assert play.result.outcome == "won"
        assert [(row.key, row.scores) for row in play.result.rows] == [
            ("completed", (10,)),
            ("crew", (3,)),
            ("turns", (10,)),
        ]
        assert isinstance(play.events[-1], happened.MissionAccomplished)
        said = Phrases(GAME).event(play.events[-1])
        assert said.startswith(
            "Mission accomplished: all 10 Events are completed, and 3 Red Suits are alive."
        )


class TestLosing:
    def test_a_lost_mission_says_why_and_how_far_it_came(self) -> None:
        play = play_mission(
            *[HAND, ATTACK, "let_be", "Blue Door"],
            *["done", "discard", "Recruit", "enough", ATTACK, "let_be", "Gold Door"],
            *["done", "discard", "Green Key", "enough", ATTACK, "let_be"],
        )
        last = play.events[-1]
        assert isinstance(last, happened.MissionFailed)
        assert (last.reason, last.completed, last.events) == ("crew", 0, 10)
        assert play.result
        assert play.result.outcome == "lost"

    @pytest.mark.parametrize("reason", ["crew", "draw", "events", "only_attacks"])
    def test_every_reason_has_its_own_words(self, reason: str) -> None:
        event = happened.MissionFailed(rule=RULES["empty_deck"], reason=reason, completed=4, events=10)
        sentence = Phrases(GAME).event(event)
        assert "4 of 10" in sentence
        assert MissionFailedError(reason).reason == reason
        assert sum(word in sentence for word in ("No Red Suit", "Draw Deck", "Event Deck")) == 1


class TestRounds:
    def test_player_phase_and_event_phase_take_turns(self) -> None:
        play = play_mission(HAND, "Blue Door", "done", "complete", "Shuffle", "Distraction", "let_be")
        order = [type(event).__name__ for event in play.events]
        assert order[order.index("TurnBegan") :] == [
            "TurnBegan",
            "EventCompleted",
            "CardDrawn",
            "ReactionDrawn",
            "AttackShuffledIn",
        ]

    def test_table_2_the_reaction_comes_before_the_flip(self) -> None:
        play = play_mission(
            *[HAND, "Blue Door", "done", "complete", "enough", "Distraction", "let_be", "Gold Door"]
        )
        order = [type(event).__name__ for event in play.events]
        assert order[-4:] == ["ReactionDrawn", "AttackShuffledIn", "EventRevealed", "TurnBegan"]

    def test_tips_a_low_draw_deck_is_warned_of(self) -> None:
        mission = last_event(["Teleport"])
        mission.table.draw.cards[:] = ["Recruit"] * 5
        script = mission.player_phase()
        assert isinstance(next(script), happened.TurnBegan)
        assert next(script) == happened.DrawDeckLow(rule=RULES["watch_draw_deck"], cards=5)

    def test_a_turn_that_completes_an_event_costs_three_questions_with_virtual_decks(self) -> None:
        mission = last_event(HAND, draw_deck="virtual", event_deck="virtual")
        outcome = run(mission.player_phase(), "done", "complete", "draw_one", "Shuffle")
        assert [topic for topic in outcome.topics if not topic.startswith("draw")] == [
            "action",
            "recovery",
            "refill",
        ]


class TestWords:
    def test_every_rule_is_cited_somewhere_and_every_citation_exists(self) -> None:
        sources = [
            file.read_text(encoding="utf-8")
            for file in files("engine.flat_earth").iterdir()
            if file.name.endswith(".py")
        ]
        code = "\n".join(sources)
        for rule in RULES:
            assert re.search(rf'"{rule}"', code), f"rule {rule} is never cited"
        for cited in re.findall(r'RULES\["(\w+)"\]', code):
            assert cited in RULES

    def test_the_view_says_what_is_open_and_what_completes_it(self) -> None:
        play = play_mission(
            HAND, "Open Gate", "done", "complete", "Green Key", "enough", "Distraction", "let_be"
        )
        phrases = Phrases(GAME)
        play_again = play_mission(HAND, "Open Gate")
        lines = [phrases.line(line) for line in play_again.view()]
        keys = "Blue Key, Green Key, Gold Key, and White Key"
        assert f"E 1 Open Gate: open. Any of these completes it: {keys}." in lines
        assert "Blue Key acts as Infiltrator." in lines
        assert "Recruit acts as Recruit." not in lines
        assert "E 1 Open Gate: completed." in [phrases.line(line) for line in play.view()]
        assert table_of(play).completed == len(events_of(play, happened.EventCompleted)) == 1
