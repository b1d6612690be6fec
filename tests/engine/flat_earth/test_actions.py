"""Player Phase, Action stage: as many cards as wanted, by the player's column of Table 1."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalAnswer
from engine.flat_earth import events as happened
from engine.flat_earth.actions import play_actions
from engine.flat_earth.deck_list import ATTACK
from engine.requests import Choose
from tests.engine.flat_earth.table import HAND, STAND_IN, lay_table, play_mission, run, table_of
from tests.engine.scripts import events_of

OWN = STAND_IN.replace('name = "Gold Key"\ncount = 6\nacts_as = "shuffle"', "{}").format(
    'name = "Gold Key"\ncount = 6\nacts_as = "own_text"\ntext = "Turn the key."'
)


class TestStage:
    def test_as_many_actions_as_wanted_are_played_until_the_player_is_done(self) -> None:
        table = lay_table(["Recruit", "Recruit", "Blue Key", "Teleport"])
        outcome = run(play_actions(table), "Recruit", "Recruit", "done")
        assert outcome.result is True
        assert (table.crew, table.hand, table.used) == (5, ["Blue Key", "Teleport"], 2)

    def test_no_action_at_all_is_a_way_to_play(self) -> None:
        table = lay_table(HAND)
        assert run(play_actions(table), "done").result is True
        assert (table.hand, table.used) == (HAND, 0)

    def test_a_played_card_lies_face_up_on_the_draw_discard_pile(self) -> None:
        table = lay_table(["Recruit"])
        run(play_actions(table), "Recruit")
        assert table.draw_discards == ["Recruit"]

    def test_each_card_is_offered_once_however_many_are_held(self) -> None:
        table = lay_table(["Recruit", "Infiltrator", "Recruit"])
        assert run(play_actions(table), "done").offered == [("Recruit", "Infiltrator", "done")]

    @pytest.mark.parametrize(
        "card",
        [
            pytest.param("Teleport", id="Table 1: Teleport only stops Attacks"),
            pytest.param("Sabotage", id="Table 1: Sabotage only stops Reactions"),
        ],
    )
    def test_a_card_with_no_action_of_its_own_is_not_offered(self, card: str) -> None:
        assert run(play_actions(lay_table([card]))).topics == []

    @pytest.mark.parametrize("card", ["Teleport", "Sabotage"])
    def test_who_names_a_card_that_waits_hears_why(self, card: str) -> None:
        request = next(play_actions(lay_table([card, "Recruit"])))
        assert isinstance(request, Choose)
        with pytest.raises(IllegalAnswer, match="waits in your hand"):
            request.read(card)
        assert {request.sample(Random(seed)) for seed in range(20)} == {"Recruit", "done"}

    @pytest.mark.parametrize("card", ["Teleport", "Sabotage"])
    def test_reading_19_by_the_other_reading_it_is_played_for_what_it_prints(self, card: str) -> None:
        table = lay_table([card], waiting_cards="playable")
        outcome = run(play_actions(table), card, "gain_red_suit", "nothing_more")
        assert outcome.kinds() == ["PrintedTextFollowed", "RedSuitRecruited"]
        assert (outcome.events[0].rule.id, outcome.offered[0]) == ("waiting_card_action", (card, "done"))
        assert (table.crew, table.hand, table.draw_discards) == (4, [], [card])

    def test_enter_never_ends_the_action_stage(self) -> None:
        request = next(play_actions(lay_table(HAND)))
        assert isinstance(request, Choose)
        assert request.default is None

    def test_an_event_action_played_as_an_action_says_what_it_acts_as(self) -> None:
        outcome = run(play_actions(lay_table(["Gold Key"])), "Gold Key")
        assert outcome.only(happened.DualCardPlayed).acts_as == "shuffle"

    def test_a_card_named_in_table_1_needs_no_such_words(self) -> None:
        assert run(play_actions(lay_table(["Recruit"])), "Recruit").kinds() == ["RedSuitRecruited"]


class TestRecruit:
    def test_recruit_draws_a_red_suit_from_the_red_suit_deck(self) -> None:
        table = lay_table(["Recruit"])
        event = run(play_actions(table), "Recruit").only(happened.RedSuitRecruited)
        assert (table.crew, table.red_suits, event.crew) == (4, 8, 4)

    def test_recruit_does_nothing_when_the_red_suit_deck_is_empty(self) -> None:
        table = lay_table(["Recruit"])
        table.red_suits = 0
        assert run(play_actions(table), "Recruit").kinds() == ["NobodyRecruited"]
        assert (table.crew, table.draw_discards) == (3, ["Recruit"])


class TestInfiltrator:
    def test_infiltrator_draws_a_card(self) -> None:
        table = lay_table(["Infiltrator"])
        run(play_actions(table), "Infiltrator", "Teleport")
        assert table.hand == ["Teleport"]

    def test_attacks_drawn_are_discarded_without_harm_and_the_draw_is_repeated(self) -> None:
        table = lay_table(["Infiltrator"])
        outcome = run(play_actions(table), "Infiltrator", ATTACK, ATTACK, "Teleport")
        assert outcome.kinds() == ["AttackSkipped", "AttackSkipped", "CardDrawn"]
        assert (table.crew, table.hand) == (3, ["Teleport"])
        assert table.draw_discards == ["Infiltrator", ATTACK, ATTACK]

    def test_an_exhausted_draw_deck_loses_the_mission(self) -> None:
        table = lay_table(["Infiltrator"])
        table.draw.cards.clear()
        assert run(play_actions(table), "Infiltrator").failed == "draw"

    def test_a_draw_deck_of_attacks_only_loses_the_mission_after_the_last_of_them(self) -> None:
        table = lay_table(["Infiltrator"])
        table.draw.cards[:] = [ATTACK, ATTACK]
        assert run(play_actions(table), "Infiltrator", ATTACK, ATTACK).failed == "draw"

    def test_a_third_card_of_the_same_costs_a_red_suit(self) -> None:
        table = lay_table(["Sabotage", "Sabotage", "Infiltrator"])
        outcome = run(play_actions(table), "Infiltrator", "Sabotage")
        assert (outcome.only(happened.ThreeAlikeStruck).left, table.hand) == (2, [])

    @pytest.mark.parametrize("kind", ["virtual", "physical"])
    def test_what_was_drawn_is_said(self, kind: str) -> None:
        table = lay_table(["Infiltrator"], draw_deck=kind)
        outcome = run(play_actions(table), "Infiltrator", "Teleport")
        assert outcome.only(happened.CardDrawn).card == "Teleport"


class TestShuffle:
    def test_shuffle_puts_the_discards_back_and_itself_with_them(self) -> None:
        table = lay_table(["Shuffle", "Recruit"])
        before = len(table.draw)
        outcome = run(play_actions(table), "Recruit", "Shuffle")
        assert table.draw_discards == []
        assert {"Shuffle", "Recruit"} <= set(table.draw.cards)
        assert outcome.only(happened.DiscardsShuffledIn).cards == len(table.draw) == before + 2

    def test_discarded_attacks_are_shuffled_in_too(self) -> None:
        table = lay_table(["Infiltrator", "Shuffle"])
        run(play_actions(table), "Infiltrator", ATTACK, "Teleport", "Shuffle")
        assert table.draw.cards.count(ATTACK) == 3

    def test_event_discards_stay_where_they_are(self) -> None:
        table = lay_table(["Shuffle"])
        table.event_discards.append("Blue Door")
        run(play_actions(table), "Shuffle")
        assert table.event_discards == ["Blue Door"]


class TestDistraction:
    def test_distraction_skips_recovery_and_refill_and_goes_to_the_flip(self) -> None:
        hand = ["Distraction", "Recruit", "Teleport", "Sabotage", "Blue Key"]
        play = play_mission(hand, "Gold Door", "Recruit", "Distraction", "Blue Door")
        table = table_of(play)
        assert table.hand == ["Teleport", "Sabotage", "Blue Key"]
        assert table.timeline[1].event == "Blue Door"
        assert not events_of(play, happened.ReactionDrawn)
        assert table.turn == 2

    @pytest.mark.parametrize("late_cards", ["not_counted", "counted"])
    def test_cards_used_before_a_distraction_are_never_replaced(self, late_cards: str) -> None:
        table = lay_table(["Recruit", "Distraction", "Teleport"], late_cards=late_cards)
        assert run(play_actions(table), "Recruit", "Distraction").result is False
        assert table.used == 0


class TestCardText:
    def test_destiny_is_read_out_and_the_player_says_what_it_changed(self) -> None:
        table = lay_table(["Destiny", "Teleport"])
        outcome = run(play_actions(table), "Destiny", "nothing_more")
        assert outcome.only(happened.CardTextFollowed).text.startswith("This practice Destiny")
        assert (table.hand, table.draw_discards) == (["Teleport"], ["Destiny"])

    def test_a_card_outside_table_1_follows_its_own_text(self) -> None:
        event = run(play_actions(lay_table(["Gold Key"], text=OWN)), "Gold Key", "nothing_more").events[0]
        assert isinstance(event, happened.CardTextFollowed)
        assert (event.text, event.rule.id) == ("Turn the key.", "own_text_action")

    def test_the_text_may_change_several_things_one_after_the_other(self) -> None:
        table = lay_table(["Destiny"])
        steps = ["gain_red_suit", "draw_card", "Teleport", "discard_card", "Teleport", "nothing_more"]
        outcome = run(play_actions(table), "Destiny", *steps)
        assert outcome.only(happened.CardDrawn).rule.id == "text_draw"
        assert (table.crew, table.hand) == (4, [])
        assert table.draw_discards == ["Destiny", "Teleport"]

    def test_a_card_can_be_taken_back_but_no_attack(self) -> None:
        table = lay_table(["Destiny"])
        table.draw_discards += [ATTACK, "Recruit"]
        outcome = run(play_actions(table), "Destiny", "take_back", "Recruit", "nothing_more", "done")
        assert outcome.offered[2] == ("Recruit", "Destiny")
        assert (table.hand, table.draw_discards) == (["Recruit"], [ATTACK, "Destiny"])

    def test_a_third_card_of_the_same_taken_back_costs_a_red_suit(self) -> None:
        table = lay_table(["Destiny", "Teleport", "Teleport", "Teleport"])
        table.discard(["Teleport"])
        run(play_actions(table), "Destiny", "take_back", "Teleport", "nothing_more")
        assert (table.crew, table.hand) == (2, [])

    def test_the_last_red_suit_may_die_of_it(self) -> None:
        table = lay_table(["Destiny"])
        table.crew = 1
        assert run(play_actions(table), "Destiny", "lose_red_suit").failed == "crew"

    def test_an_event_may_be_flipped_by_it(self) -> None:
        table = lay_table(["Destiny"], events=["Blue Door"], face_down=9)
        run(play_actions(table), "Destiny", "flip_event", "Gold Door", "nothing_more")
        assert table.timeline[1].event == "Gold Door"

    def test_only_what_is_possible_is_offered(self) -> None:
        table = lay_table(["Destiny"])
        table.red_suits = 0
        table.draw.cards.clear()
        outcome = run(play_actions(table), "Destiny", "nothing_more")
        assert outcome.offered[1] == ("nothing_more", "take_back", "lose_red_suit")
