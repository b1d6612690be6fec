"""Event Phase, Flip stage: the next Event, Attacks among them, and the final Event replaced."""

from __future__ import annotations

import pytest

from engine.flat_earth import GAME
from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.expected_table import expected_table
from engine.flat_earth.timeline import flip_stage
from engine.requests import Instruction
from tests.engine.flat_earth.table import lay_table, run
from tests.engine.tables import shown

TEN = ["Blue Door", "Gold Door"] * 5


class TestFlip:
    def test_the_next_face_down_event_is_flipped(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        event = run(flip_stage(table), "Gold Door").only(happened.EventRevealed)
        assert (event.place, event.event, event.wanted) == (2, "Gold Door", ("Gold Key",))
        assert [slot.face_up for slot in table.timeline[:3]] == [True, True, False]

    def test_an_instruction_says_what_the_timeline_shows_then(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        script = flip_stage(table)
        next(script)
        instruction = script.send("Gold Door")
        assert isinstance(instruction, Instruction)
        [shows] = shown(GAME, expected_table(table), instruction).values()
        assert shows == ("Blue Door", "Gold Door", *["face_down"] * 8)

    def test_a_virtual_timeline_shows_what_was_dealt(self) -> None:
        table = lay_table(events=["Blue Door"], event_deck="virtual")
        table.timeline += lay_table(face_down=9).timeline
        table.timeline[1].event = "Open Gate"
        outcome = run(flip_stage(table))
        assert (outcome.topics, outcome.only(happened.EventRevealed).event) == ([], "Open Gate")


class TestAttack:
    def test_a_flipped_attack_kills_a_red_suit_and_another_event_takes_its_place(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        outcome = run(flip_stage(table), ATTACK, "Gold Door")
        assert outcome.kinds() == ["AttackInTimeline", "AttackStruck", "EventRevealed"]
        assert (table.crew, table.timeline[1].event) == (2, "Gold Door")

    def test_tips_it_goes_to_the_event_discard_pile(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        run(flip_stage(table), ATTACK, "Gold Door")
        assert (table.event_discards, table.draw_discards) == ([ATTACK], [])

    def test_a_teleport_stops_it_and_the_event_is_replaced_all_the_same(self) -> None:
        table = lay_table(["Teleport"], events=["Blue Door"], face_down=9)
        run(flip_stage(table), ATTACK, "Teleport", "Gold Door")
        assert (table.crew, table.timeline[1].event) == (3, "Gold Door")

    def test_another_attack_goes_back_until_an_event_comes(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        outcome = run(flip_stage(table), ATTACK, "Gold Door")
        assert ATTACK not in outcome.offered[1]
        assert table.events.cards.count(ATTACK) == 2

    def test_without_a_red_suit_left_no_event_is_drawn(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        table.crew = 1
        assert run(flip_stage(table), ATTACK).failed == "crew"

    def test_an_empty_event_deck_loses_the_mission(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        table.events.cards[:] = [ATTACK, *["Gold Door"] * 8]
        assert run(flip_stage(table), ATTACK).failed == "events"

    @pytest.mark.parametrize("event_deck", ["virtual", "physical"])
    def test_a_deck_of_attacks_only_loses_the_mission(self, event_deck: str) -> None:
        table = lay_table(events=TEN, event_deck=event_deck)
        table.events.cards[:] = [ATTACK] * 2
        assert run(flip_stage(table), ATTACK).failed == "only_attacks"

    def test_a_person_who_finds_only_attacks_in_the_printed_deck_says_so(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        table.events.cards[:] = [ATTACK, ATTACK, *["Gold Door"] * 8]
        outcome = run(flip_stage(table), ATTACK, ATTACK)
        assert outcome.failed == "only_attacks"
        assert ATTACK in outcome.offered[1]
        assert table.events.cards.count(ATTACK) == 1


class TestFinalEvent:
    def test_with_all_face_up_the_final_event_is_discarded_and_replaced(self) -> None:
        table = lay_table(events=TEN)
        outcome = run(flip_stage(table), "Open Gate")
        assert outcome.only(happened.FinalEventDiscarded).place == 10
        assert (table.timeline[9].event, table.event_discards) == ("Open Gate", ["Gold Door"])

    def test_an_attack_drawn_for_it_is_processed_and_replaced(self) -> None:
        table = lay_table(events=TEN)
        run(flip_stage(table), ATTACK, "Open Gate")
        assert (table.crew, table.timeline[9].event) == (2, "Open Gate")
        assert table.event_discards == ["Gold Door", ATTACK]

    def test_an_empty_event_deck_loses_the_mission(self) -> None:
        table = lay_table(events=TEN)
        table.events.cards.clear()
        assert run(flip_stage(table)).failed == "events"

    @pytest.mark.parametrize(
        ("reading", "kinds"),
        [
            pytest.param("next_turn", ["EventRevealed"], id="only if nothing could be flipped"),
            pytest.param(
                "at_once", ["EventRevealed", "FinalEventDiscarded", "EventRevealed"], id="are now face up"
            ),
        ],
    )
    def test_reading_1_the_last_event_flipped_this_turn(self, reading: str, kinds: list[str]) -> None:
        table = lay_table(events=TEN[:9], face_down=1, final_flip=reading)
        answers = ["White Door", "Open Gate"][: 1 + (reading == "at_once")]
        assert run(flip_stage(table), *answers).kinds() == kinds

    @pytest.mark.parametrize(
        ("reading", "place"),
        [
            pytest.param("last_open", 9, id="the last one not completed"),
            pytest.param("last", 10, id="the last place"),
        ],
    )
    def test_reading_2_a_completed_final_event(self, reading: str, place: int) -> None:
        table = lay_table(events=TEN, final_event=reading)
        table.timeline[9].completed = True
        assert run(flip_stage(table), "Open Gate").only(happened.FinalEventDiscarded).place == place
        assert table.timeline[place - 1].open

    def test_reading_2_a_completed_event_that_is_lost_gives_its_card_back_to_the_discards(self) -> None:
        table = lay_table(["Gold Key"], events=TEN, final_event="last", completing_card="under_event")
        table.complete(table.timeline[9], "Gold Key")
        run(flip_stage(table), "Open Gate")
        assert (table.draw_discards, table.completed) == (["Gold Key"], 0)

    def test_reading_9_a_replacement_may_lie_face_down_until_the_next_flip(self) -> None:
        table = lay_table(events=TEN, replacement="face_down")
        assert run(flip_stage(table)).kinds() == ["FinalEventDiscarded"]
        assert (table.timeline[9].face_up, table.events.face_down) == (False, 1)
        assert run(flip_stage(table), "Open Gate").kinds() == ["EventRevealed"]

    @pytest.mark.parametrize(("timeline", "number"), [("fifteen", 15), ("twenty", 20)])
    def test_reading_17_a_longer_timeline_is_full_with_its_own_number(
        self, timeline: str, number: int
    ) -> None:
        events = (["Blue Door", "Gold Door", "White Door", "Green Door"] * 5)[:number]
        table = lay_table(events=events[:-1], face_down=1, timeline=timeline)
        assert run(flip_stage(table), "Open Gate").kinds() == ["EventRevealed"]
        assert run(flip_stage(table), "Open Gate").only(happened.FinalEventDiscarded).place == number
