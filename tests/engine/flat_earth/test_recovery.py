"""Player Phase, Recovery stage: complete an Event or discard, then refill; three of the same; the empty hand."""

from __future__ import annotations

import pytest

from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.recovery import recover, refill, refill_limit
from engine.requests import Choose
from tests.engine.flat_earth.table import HAND, STAND_IN, lay_table, run

JUDGED = STAND_IN.replace('completed_by = ["Blue Key"]', 'completed_by = "player"')


class TestCompleteOrDiscard:
    def test_completing_and_discarding_are_two_answers_and_enter_is_neither(self) -> None:
        request = next(recover(lay_table(HAND, events=["Blue Door"], face_down=9)))
        assert isinstance(request, Choose)
        assert (request.topic, request.options) == ("recovery", ("complete", "discard"))
        assert request.default is None

    def test_a_card_placed_on_the_timeline_completes_an_event(self) -> None:
        table = lay_table(HAND, events=["Gold Door", "Blue Door"], face_down=8)
        outcome = run(recover(table), "complete")
        assert outcome.result is True
        assert [slot.completed for slot in table.timeline[:2]] == [False, True]
        assert (table.draw_discards, table.used) == (["Blue Key"], 1)
        assert outcome.only(happened.EventCompleted).left == 9

    def test_or_a_card_is_discarded(self) -> None:
        table = lay_table(HAND, events=["Blue Door"], face_down=9)
        outcome = run(recover(table), "discard", "Teleport")
        assert outcome.result is False
        assert outcome.only(happened.CardDiscarded).card == "Teleport"
        assert (table.draw_discards, table.used) == (["Teleport"], 1)

    def test_a_card_that_would_complete_an_event_can_be_discarded_all_the_same(self) -> None:
        table = lay_table(["Blue Key"], events=["Blue Door"], face_down=9)
        assert run(recover(table), "discard", "Blue Key").result is False
        assert not table.timeline[0].completed

    def test_one_of_the_two_must_be_done(self) -> None:
        outcome = run(recover(lay_table(["Teleport"], events=["Blue Door"], face_down=9)), "Teleport")
        assert (outcome.topics, outcome.offered) == (["discard"], [("Teleport",)])

    @pytest.mark.parametrize(
        ("hand", "default"),
        [
            pytest.param(["Teleport", "Teleport"], "Teleport", id="one kind of card"),
            pytest.param(["Teleport", "Recruit"], None, id="a choice"),
            pytest.param(["Blue Key"], None, id="an Event could be completed"),
        ],
    )
    def test_enter_takes_the_only_card_there_is(self, hand: list[str], default: str | None) -> None:
        request = next(recover(lay_table(hand, events=["Blue Door"], face_down=9)))
        assert isinstance(request, Choose)
        assert request.default == default

    def test_a_face_down_or_completed_event_cannot_be_completed(self) -> None:
        table = lay_table(["Blue Key", "Teleport"], events=["Blue Door"], face_down=9)
        table.timeline[0].completed = True
        assert run(recover(table), "Teleport").offered == [("Blue Key", "Teleport")]

    def test_the_card_is_asked_for_only_if_several_complete_the_event(self) -> None:
        table = lay_table(["Blue Key", "Gold Key", "Teleport"], events=["Open Gate"], face_down=9)
        outcome = run(recover(table), "complete", "Gold Key")
        assert outcome.offered[1] == ("Blue Key", "Gold Key")
        assert table.draw_discards == ["Gold Key"]

    def test_an_event_the_list_leaves_to_the_player_takes_any_card(self) -> None:
        table = lay_table(["Teleport", "Recruit"], events=["Blue Door"], face_down=9, text=JUDGED)
        run(recover(table), "complete", "Recruit")
        assert table.draw_discards == ["Recruit"]

    def test_reading_15_any_open_event_may_be_completed(self) -> None:
        table = lay_table(["Gold Key", "Blue Key"], events=["Gold Door", "Blue Door"], face_down=8)
        outcome = run(recover(table), "complete", "E 2 Blue Door")
        assert (outcome.topics, outcome.offered[1]) == (
            ["recovery", "complete"],
            ("E 1 Gold Door", "E 2 Blue Door"),
        )
        assert table.timeline[1].completed

    def test_reading_15_or_only_the_first_one(self) -> None:
        events = ["Gold Door", "Blue Door"]
        hand = ["Gold Key", "Blue Key"]
        table = lay_table(hand, events=events, face_down=8, completion_order="leftmost")
        assert run(recover(table), "complete").topics == ["recovery"]
        assert [slot.completed for slot in table.timeline[:2]] == [True, False]

    @pytest.mark.parametrize(
        ("choice", "discards", "under"),
        [
            pytest.param("discarded", ["Blue Key"], [], id="to the discards"),
            pytest.param("under_event", [], ["Blue Key"], id="under the Event"),
        ],
    )
    def test_reading_15_where_the_completing_card_goes(
        self, choice: str, discards: list[str], under: list[str]
    ) -> None:
        table = lay_table(["Blue Key"], events=["Blue Door"], face_down=9, completing_card=choice)
        run(recover(table), "complete")
        assert (table.draw_discards, table.timeline[0].under, table.used) == (discards, under, 1)


class TestEmptyHand:
    def test_a_discard_due_from_an_empty_hand_kills_a_red_suit(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        outcome = run(recover(table))
        assert outcome.result is False
        assert outcome.only(happened.EmptyHandStruck).left == table.crew == 2

    def test_the_last_red_suit_dies_of_it_and_the_mission_fails(self) -> None:
        table = lay_table()
        table.crew = 1
        assert run(recover(table)).failed == "crew"


class TestRefill:
    @pytest.mark.parametrize(
        ("hand", "used", "reading", "limit"),
        [
            pytest.param(2, 1, "up_to_five", 3, id="Table 2 and tips: up to five"),
            pytest.param(4, 3, "up_to_five", 1, id="up to five, whatever was used"),
            pytest.param(0, 0, "up_to_five", 5, id="up to five from an empty hand"),
            pytest.param(5, 2, "up_to_five", 0, id="a full hand draws none"),
            pytest.param(4, 1, "as_used", 1, id="one used, one drawn"),
            pytest.param(2, 3, "as_used", 3, id="as many as used"),
            pytest.param(2, 1, "as_used", 1, id="as used, a small hand stays small"),
            pytest.param(4, 3, "as_used", 1, id="never more than five in hand"),
            pytest.param(0, 0, "as_used", 0, id="nothing used, nothing drawn"),
        ],
    )
    def test_reading_4_how_many_cards_may_be_drawn(
        self, hand: int, used: int, reading: str, limit: int
    ) -> None:
        table = lay_table(HAND[:hand], refill=reading)
        table.used = used
        assert refill_limit(table) == limit

    def test_reading_4_up_to_five_is_what_is_played_unless_chosen_otherwise(self) -> None:
        assert refill_limit(lay_table(HAND[:2])) == 3

    def test_no_more_than_the_draw_deck_has_because_nobody_needs_to_draw(self) -> None:
        table = lay_table(HAND[:2])
        table.draw.cards[:] = ["Teleport"]
        assert refill_limit(table) == 1

    @pytest.mark.parametrize(
        "drawn",
        [
            pytest.param([], id="none at all"),
            pytest.param(["Shuffle"], id="after the first card"),
            pytest.param(["Shuffle", "Destiny"], id="after the second card"),
        ],
    )
    def test_reading_20_the_player_may_stop_after_each_card(self, drawn: list[str]) -> None:
        table = lay_table(HAND[:2])
        table.used = 2
        run(refill(table), *drawn, "enough")
        assert (table.hand, table.used) == (HAND[:2] + drawn, 0)

    def test_reading_20_after_an_attack_too(self) -> None:
        table = lay_table(["Recruit"])
        run(refill(table), ATTACK, "enough")
        assert (table.crew, table.hand) == (2, ["Recruit"])

    def test_with_five_in_hand_nothing_more_is_asked(self) -> None:
        assert run(refill(lay_table(HAND[:3])), "Shuffle", "Destiny").topics == ["draw_refill"] * 2

    def test_a_virtual_deck_is_drawn_from_card_by_card_and_enter_draws(self) -> None:
        table = lay_table(HAND[:3], draw_deck="virtual")
        request = next(refill(table))
        assert isinstance(request, Choose)
        assert (request.options, request.default) == (("draw_one", "enough"), "draw_one")
        run(refill(table), "draw_one", "Shuffle", "enough")
        assert table.hand == [*HAND[:3], "Shuffle"]

    def test_an_empty_hand_that_stays_empty_says_why(self) -> None:
        assert run(refill(lay_table(refill="as_used"))).only(happened.NothingDrawn).cards > 0
        assert run(refill(lay_table(HAND))).kinds() == []

    @pytest.mark.parametrize("kind", ["virtual", "physical"])
    def test_each_card_drawn_is_said_before_the_next(self, kind: str) -> None:
        table = lay_table(HAND[:3], draw_deck=kind)
        one = ["draw_one"] if kind == "virtual" else []
        outcome = run(refill(table), *one, "Shuffle", *one, "Destiny")
        assert [event.card for event in outcome.events if isinstance(event, happened.CardDrawn)] == [
            "Shuffle",
            "Destiny",
        ]


class TestAttackDrawn:
    def test_an_attack_kills_a_red_suit_and_no_replacement_is_drawn(self) -> None:
        table = lay_table(["Recruit"], refill="as_used")
        table.used = 2
        outcome = run(refill(table), ATTACK, "Shuffle")
        assert outcome.only(happened.AttackStruck).left == 2
        assert table.hand == ["Recruit", "Shuffle"]
        assert table.draw_discards == [ATTACK]

    def test_a_teleport_stops_it(self) -> None:
        table = lay_table(["Teleport"], refill="as_used")
        table.used = 1
        outcome = run(refill(table), ATTACK, "Teleport")
        assert outcome.only(happened.AttackStopped).card == "Teleport"
        assert (table.crew, table.hand) == (3, [])
        assert table.draw_discards == [ATTACK, "Teleport"]

    def test_reading_12_a_teleport_may_be_kept(self) -> None:
        table = lay_table(["Teleport"], refill="as_used")
        table.used = 1
        run(refill(table), ATTACK, "let_be")
        assert (table.crew, table.hand) == (2, ["Teleport"])

    def test_reading_12_or_it_is_played_by_itself(self) -> None:
        table = lay_table(["Teleport"], teleport="must", refill="as_used")
        table.used = 1
        assert run(refill(table), ATTACK).topics == ["draw_refill"]
        assert (table.crew, table.hand) == (3, [])

    def test_a_teleport_just_drawn_stops_the_attack_behind_it(self) -> None:
        table = lay_table(refill="as_used")
        table.used = 2
        run(refill(table), "Teleport", ATTACK, "Teleport")
        assert table.crew == 3

    @pytest.mark.parametrize(
        ("reading", "answers"),
        [
            pytest.param("not_counted", [], id="not replaced"),
            pytest.param("counted", ["Shuffle"], id="replaced in this refill"),
        ],
    )
    def test_reading_5_a_teleport_played_while_drawing(self, reading: str, answers: list[str]) -> None:
        table = lay_table(["Teleport"], late_cards=reading, refill="as_used")
        table.used = 1
        run(refill(table), ATTACK, "Teleport", *answers)
        assert (table.hand, table.used) == (answers, 0)

    def test_the_last_red_suit_dies_and_the_mission_fails(self) -> None:
        table = lay_table(refill="as_used")
        table.crew, table.used = 1, 3
        assert run(refill(table), ATTACK).failed == "crew"


class TestThreeAlike:
    def test_three_of_the_same_kill_a_red_suit_at_once_and_are_discarded(self) -> None:
        table = lay_table(["Sabotage", "Recruit", "Sabotage"], refill="as_used")
        table.used = 2
        outcome = run(refill(table), "Sabotage", "Shuffle")
        assert outcome.only(happened.ThreeAlikeStruck).cards == ("Sabotage",)
        assert (table.crew, table.hand) == (2, ["Recruit", "Shuffle"])
        assert table.draw_discards == ["Sabotage"] * 3

    def test_no_teleport_helps(self) -> None:
        table = lay_table(["Sabotage", "Sabotage", "Teleport"], refill="as_used")
        table.used = 1
        outcome = run(refill(table), "Sabotage")
        assert outcome.topics == ["draw_refill"]
        assert (table.crew, table.hand) == (2, ["Teleport"])

    def test_two_teleports_and_a_third_are_three_of_the_same_too(self) -> None:
        table = lay_table(["Teleport", "Teleport"], refill="as_used")
        table.used = 1
        run(refill(table), "Teleport")
        assert (table.crew, table.hand) == (2, [])

    @pytest.mark.parametrize(
        ("reading", "drawn"),
        [
            pytest.param("not_replaced", ["Sabotage", "Shuffle"], id="remaining draws go on"),
            pytest.param(
                "replaced", ["Sabotage", "Shuffle", "Recruit", "Destiny", "Teleport"], id="three more"
            ),
        ],
    )
    def test_reading_13_three_alike_made_while_drawing(self, reading: str, drawn: list[str]) -> None:
        table = lay_table(["Sabotage", "Sabotage"], three_drawn=reading, refill="as_used")
        table.used = 2
        run(refill(table), *drawn)
        assert table.hand == drawn[1:]

    @pytest.mark.parametrize(
        ("reading", "hand"),
        [
            pytest.param("name", ["Infiltrator", "Blue Key", "White Key"], id="by name"),
            pytest.param("row", [], id="by row of Table 1"),
        ],
    )
    def test_reading_14_what_the_same_type_is(self, reading: str, hand: list[str]) -> None:
        table = lay_table(["Infiltrator", "Blue Key"], same_type=reading, refill="as_used")
        table.used = 1
        run(refill(table), "White Key")
        assert table.hand == hand
