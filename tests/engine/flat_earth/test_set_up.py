"""Setting up the game: crew, decks with Attacks, opening hand, Timeline, first Event, and the harder games."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer, InvalidInput
from engine.flat_earth import GAME
from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.set_up import deal_hand, lay_timeline, see_hand, set_up
from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction, Look
from tests.engine.flat_earth.table import HAND, PHYSICAL, STAND_IN, lay_table, play_mission, run, table_of
from tests.engine.scripts import events_of
from tests.explained import refuses

VIRTUAL = {"draw_deck": "virtual", "event_deck": "virtual"}


class TestStepOneToFour:
    def test_1_printed_cards_are_sorted_into_four_piles(self) -> None:
        assert events_of(play_mission(), happened.CardsSorted)

    def test_1_virtual_decks_need_no_sorting(self) -> None:
        assert not events_of(play_mission(options=VIRTUAL), happened.CardsSorted)

    def test_2_three_red_suits_are_the_crew_and_the_others_the_red_suit_deck(self) -> None:
        play = play_mission()
        assert (table_of(play).crew, table_of(play).red_suits) == (3, 9)
        (event,) = events_of(play, happened.CrewTaken)
        assert (event.crew, event.red_suits) == (3, 9)

    @pytest.mark.parametrize(
        ("attacks", "number"),
        [
            pytest.param("two", 2, id="Tips, too hard: two"),
            pytest.param("three", 3, id="standard: three"),
            pytest.param("four", 4, id="Tips, too easy: four"),
            pytest.param("six", 6, id="Tips, or more: six"),
        ],
    )
    def test_3_and_4_attacks_are_added_to_both_decks_and_the_rest_stays_unused(
        self, attacks: str, number: int
    ) -> None:
        table = lay_table(attacks=attacks)
        assert table.draw.cards.count(ATTACK) == number
        assert table.events.cards.count(ATTACK) == number
        assert table.unused_attacks == 14 - 2 * number

    def test_3_and_4_printed_decks_are_shuffled_by_hand_and_virtual_ones_only_announced(self) -> None:
        for options, by_hand in ((PHYSICAL, True), (VIRTUAL, False)):
            steps = [moment.step for moment in play_mission(options=options).log]
            done = [type(step.event) for step in steps if isinstance(step, Instruction)]
            assert (happened.EventDeckReadied in done) is by_hand
            assert (happened.DrawDeckReadied in done) is by_hand

    @pytest.mark.parametrize(
        ("options", "named"),
        [
            pytest.param(
                VIRTUAL,
                [("infiltrator", ("Blue Key", "Green Key", "White Key")), ("shuffle", ("Gold Key",))],
                id="nobody can read Tablemate's cards",
            ),
            pytest.param(PHYSICAL, [], id="printed cards say it themselves"),
        ],
    )
    def test_4_what_cards_act_as_is_said(
        self, options: dict[str, str], named: list[tuple[str, tuple[str, ...]]]
    ) -> None:
        events = events_of(play_mission(options=options), happened.DualCardsNamed)
        assert [(event.acts_as, event.cards) for event in events] == named

    def test_more_attacks_than_the_deck_list_has_are_refused_with_the_numbers(self) -> None:
        short = STAND_IN.replace("attacks = 14", "attacks = 9")
        with refuses(InvalidInput, match="has 9 Attack cards; 5 in each deck need 10"):
            play_mission(options={"attacks": "five"}, text=short)

    def test_a_timeline_longer_than_the_deck_list_is_refused_with_the_numbers(self) -> None:
        short = STAND_IN.replace("count = 8\ncompleted", "count = 2\ncompleted")
        with refuses(InvalidInput, match="has 14 Event cards; the Timeline needs 15"):
            play_mission(options={"timeline": "fifteen"}, text=short)


class TestStepFive:
    def test_the_printed_hand_is_asked_for_in_one_go(self) -> None:
        play = play_mission()
        assert isinstance(play.request, Look)
        assert (play.request.zone, play.request.least, play.request.most) == ("hand", 5, 5)
        assert ATTACK not in play.request.allowed
        play.answer(HAND, Source.KEYBOARD)
        assert table_of(play).hand == HAND

    def test_an_opening_hand_with_three_of_the_same_goes_back_and_five_are_drawn_again(self) -> None:
        play = play_mission()
        with pytest.raises(IllegalAnswer, match="shuffled back"):
            play.answer(["Sabotage", "Recruit", "Sabotage", "Teleport", "Sabotage"], Source.KEYBOARD)
        play.answer(["Sabotage", "Recruit", "Sabotage", "Teleport", "Recruit"], Source.KEYBOARD)
        assert len(table_of(play).hand) == 5

    def test_more_of_a_card_than_the_list_has_is_refused(self) -> None:
        text = STAND_IN.replace('name = "Destiny"\ncount = 2', 'name = "Destiny"\ncount = 1')
        script = see_hand(lay_table(text=text))
        request = next(script)
        assert isinstance(request, Look)
        with pytest.raises(IllegalAnswer, match="deck list"):
            request.read(["Destiny", "Destiny", "Recruit", "Shuffle", "Teleport"])

    def test_attacks_drawn_for_the_virtual_hand_are_set_aside_and_shuffled_back(self) -> None:
        table = lay_table(draw_deck="virtual")
        outcome = run(deal_hand(table), *HAND)
        assert all(ATTACK not in offered for offered in outcome.offered)
        assert table.draw.cards.count(ATTACK) == 3
        assert outcome.only(happened.HandDrawn).cards == tuple(HAND)

    def test_a_virtual_hand_with_three_of_the_same_is_reshuffled_and_drawn_again(self) -> None:
        table = lay_table(draw_deck="virtual")
        three = ["Shuffle", "Shuffle", "Recruit", "Shuffle", "Teleport"]
        outcome = run(deal_hand(table), *three, *HAND)
        assert outcome.kinds() == ["HandReturned", "HandDrawn"]
        assert table.hand == HAND
        assert sorted(table.draw.cards + table.hand) == sorted(lay_table().draw.cards)

    def test_no_seed_deals_an_attack_or_three_of_the_same(self) -> None:
        for seed in range(200):
            play = Play(GAME, Setup(seed))
            while isinstance(play.request, Instruction) and not events_of(play, happened.HandDrawn):
                play.answer(value=True, source=Source.KEYBOARD)
            (event,) = events_of(play, happened.HandDrawn)
            assert max(event.cards.count(card) for card in event.cards) < 3
            assert ATTACK not in event.cards


class TestStepSixAndSeven:
    @pytest.mark.parametrize(
        ("timeline", "number"),
        [
            pytest.param("ten", 10, id="M10"),
            pytest.param("fifteen", 15, id="M15"),
            pytest.param("twenty", 20, id="M20"),
        ],
    )
    def test_6_the_timeline_lies_face_down_between_mission_start_and_mission_end(
        self, timeline: str, number: int
    ) -> None:
        table = lay_table(timeline=timeline)
        event = run(lay_timeline(table)).only(happened.TimelineLaid)
        assert event.events == number == len(table.timeline) == table.events.face_down
        assert not any(slot.face_up for slot in table.timeline)
        assert len(table.events) == 38 + 3 - number

    def test_6_a_virtual_timeline_is_dealt_before_attacks_can_be_shuffled_into_the_deck(self) -> None:
        table = lay_table(event_deck="virtual")
        run(lay_timeline(table), *["Blue Door", ATTACK] * 2, *["Open Gate"] * 6)
        assert [slot.event for slot in table.timeline][:3] == ["Blue Door", ATTACK, "Blue Door"]
        assert len(table.events) == len(table.events.cards) == 31

    def test_7_the_first_event_is_flipped(self) -> None:
        play = play_mission(HAND, "Gold Door")
        first, second = table_of(play).timeline[:2]
        assert (first.event, first.open, second.face_up) == ("Gold Door", True, False)
        assert events_of(play, happened.EventRevealed)[0].wanted == ("Gold Key",)

    def test_note_a_first_event_that_is_an_attack_strikes_and_another_takes_its_place(self) -> None:
        play = play_mission(HAND, ATTACK, "let_be", "Blue Door")
        table = table_of(play)
        assert (table.crew, table.timeline[0].event) == (2, "Blue Door")
        assert table.event_discards == [ATTACK]
        assert events_of(play, happened.AttackStruck)[0].rule.id == "first_attack"

    def test_note_a_teleport_of_the_opening_hand_stops_the_first_attack(self) -> None:
        table = table_of(play_mission(HAND, ATTACK, "Teleport", "Blue Door"))
        assert (table.crew, table.draw_discards) == (3, ["Teleport"])

    def test_note_a_second_attack_goes_back_and_another_card_is_drawn(self) -> None:
        table = lay_table()
        outcome = run(set_up(table), HAND, ATTACK, "let_be", "Blue Door")
        assert ATTACK not in outcome.offered[-1]
        assert table.events.cards.count(ATTACK) == 2
