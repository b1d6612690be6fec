"""Event Phase, Reaction stage: the Reaction column of Table 1, and what the hand can do against it."""

from __future__ import annotations

import pytest

from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.reactions import react
from tests.engine.flat_earth.table import HAND, STAND_IN, lay_table, play_mission, run, table_of
from tests.engine.scripts import events_of

OWN = STAND_IN.replace(
    'acts_as = "shuffle"\n\n[[card]]\nname = "White Key"',
    'acts_as = "own_text"\ntext = "Turn the key."\n\n[[card]]\nname = "White Key"',
)


class TestStage:
    def test_a_completed_event_draws_a_reaction_and_the_card_is_discarded(self) -> None:
        play = play_mission(
            HAND, "Blue Door", "done", "complete", "enough", "Distraction", "let_be", "Gold Door"
        )
        assert [event.card for event in events_of(play, happened.ReactionDrawn)] == ["Distraction"]
        assert table_of(play).draw_discards == ["Blue Key", "Distraction"]

    def test_without_a_completed_event_the_phase_goes_on_to_the_flip(self) -> None:
        play = play_mission(HAND, "Blue Door", "done", "discard", "Teleport", "enough", "Gold Door")
        assert not events_of(play, happened.ReactionDrawn)
        assert table_of(play).timeline[1].event == "Gold Door"

    def test_a_reaction_due_from_an_empty_draw_deck_loses_the_mission(self) -> None:
        table = lay_table()
        table.draw.cards.clear()
        assert run(react(table)).failed == "draw"

    @pytest.mark.parametrize(
        "card", ["Recruit", "Destiny", "Teleport", "Sabotage", "Infiltrator", "Shuffle", "Distraction"]
    )
    def test_a_sabotage_from_the_hand_cancels_every_action_card(self, card: str) -> None:
        table = lay_table(["Sabotage", "Recruit"])
        outcome = run(react(table), card, "Sabotage")
        stopped = happened.AttackStopped if card == "Recruit" else happened.ReactionStopped
        assert outcome.only(stopped).card == "Sabotage"
        assert (table.crew, table.hand, table.unused_attacks) == (3, ["Recruit"], 8)
        assert table.draw_discards == [card, "Sabotage"]
        assert table.event_discards == []

    def test_the_sabotage_may_be_kept(self) -> None:
        table = lay_table(["Sabotage"])
        run(react(table), "Teleport", "let_be")
        assert (table.crew, table.hand) == (2, ["Sabotage"])

    def test_a_card_that_acts_as_sabotage_cancels_too(self) -> None:
        text = STAND_IN.replace('name = "Blue Key"\ncount = 6\nacts_as = "infiltrator"', "{}").format(
            'name = "Blue Key"\ncount = 6\nacts_as = "sabotage"'
        )
        table = lay_table(["Blue Key"], text=text)
        assert run(react(table), "Teleport", "Blue Key").only(happened.ReactionStopped).card == "Blue Key"

    def test_an_event_action_reacts_as_the_card_it_acts_as_and_says_so(self) -> None:
        table = lay_table(["Recruit"])
        outcome = run(react(table), "Blue Key", "Recruit")
        assert outcome.only(happened.DualReactionDrawn).acts_as == "infiltrator"
        assert (table.hand, table.draw_discards) == ([], ["Blue Key", "Recruit"])


class TestAttack:
    def test_an_attack_kills_a_red_suit(self) -> None:
        table = lay_table()
        outcome = run(react(table), ATTACK)
        assert outcome.only(happened.AttackStruck).rule.id == "reaction_attack"
        assert (table.crew, table.draw_discards) == (2, [ATTACK])

    def test_a_teleport_stops_it(self) -> None:
        table = lay_table(["Teleport"])
        run(react(table), ATTACK, "Teleport")
        assert (table.crew, table.hand) == (3, [])

    @pytest.mark.parametrize(
        ("reading", "offered"),
        [
            pytest.param("no", ("Teleport", "let_be"), id="Teleport only"),
            pytest.param("yes", ("Sabotage", "Teleport", "let_be"), id="any action"),
        ],
    )
    def test_reading_6_what_stops_an_attack_drawn_as_reaction(
        self, reading: str, offered: tuple[str, ...]
    ) -> None:
        table = lay_table(["Sabotage", "Teleport"], sabotage_on_attack=reading)
        assert run(react(table), ATTACK, "Teleport").offered[-1] == offered


class TestTable1:
    def test_recruit_plays_as_an_attack(self) -> None:
        table = lay_table()
        outcome = run(react(table), "Recruit")
        assert outcome.only(happened.AttackStruck).rule.id == "recruit_reaction"
        assert (table.crew, table.draw_discards) == (2, ["Recruit"])

    def test_recruit_is_stopped_by_sabotage_or_teleport(self) -> None:
        table = lay_table(["Teleport", "Sabotage"])
        assert run(react(table), "Recruit", "Teleport").offered[-1] == ("Teleport", "Sabotage", "let_be")

    @pytest.mark.parametrize(
        ("hand", "stopped_by", "offered"),
        [
            pytest.param(["Teleport", "Sabotage"], "Sabotage", ("Teleport", "Sabotage"), id="either of them"),
            pytest.param(["Sabotage"], "Sabotage", ("Sabotage", "let_be"), id="a Sabotage alone may be kept"),
        ],
    )
    def test_reading_12_a_teleport_that_must_be_played_leaves_the_choice_of_a_sabotage(
        self, hand: list[str], stopped_by: str, offered: tuple[str, ...]
    ) -> None:
        table = lay_table(hand, teleport="must")
        outcome = run(react(table), "Recruit", stopped_by)
        assert outcome.offered[-1] == offered
        assert outcome.only(happened.AttackStopped).card == stopped_by
        assert "Sabotage" not in table.hand

    def test_reading_12_a_teleport_alone_is_played_by_itself_against_a_recruit(self) -> None:
        table = lay_table(["Teleport"], teleport="must")
        assert run(react(table), "Recruit").topics == ["draw_draw"]
        assert (table.crew, table.hand) == (3, [])

    def test_reading_12_an_attack_card_still_takes_the_teleport_whatever_else_is_held(self) -> None:
        table = lay_table(["Sabotage", "Teleport"], teleport="must")
        assert run(react(table), ATTACK).topics == ["draw_draw"]
        assert (table.crew, table.hand) == (3, ["Sabotage"])

    def test_destiny_discards_three_from_the_draw_deck_and_processes_attacks(self) -> None:
        table = lay_table()
        outcome = run(react(table), "Destiny", "Shuffle", ATTACK, "Recruit")
        assert outcome.only(happened.AttackStruck).pile == "lost_draw"
        assert (table.crew, table.draw_discards) == (2, ["Destiny", "Shuffle", ATTACK, "Recruit"])

    def test_a_teleport_stops_an_attack_among_the_three(self) -> None:
        table = lay_table(["Teleport"])
        run(react(table), "Destiny", "Shuffle", ATTACK, "Teleport", "Recruit")
        assert (table.crew, len(table.draw_discards)) == (3, 5)

    def test_teleport_returns_a_red_suit_to_the_red_suit_deck(self) -> None:
        table = lay_table()
        assert run(react(table), "Teleport").only(happened.RedSuitReturned).left == 2
        assert (table.crew, table.red_suits, table.dead) == (2, 10, 0)

    def test_teleport_returning_the_last_red_suit_loses_the_mission(self) -> None:
        table = lay_table()
        table.crew, table.dead = 1, 2
        assert run(react(table), "Teleport").failed == "crew"

    def test_sabotage_shuffles_a_new_attack_into_the_draw_deck_without_the_discards(self) -> None:
        table = lay_table()
        outcome = run(react(table), "Sabotage")
        assert outcome.only(happened.AttackShuffledIn).deck == "draw"
        assert (table.draw.cards.count(ATTACK), table.unused_attacks) == (4, 7)
        assert table.draw_discards == ["Sabotage"]

    def test_infiltrator_takes_a_card_from_the_hand_at_random(self) -> None:
        table = lay_table(["Recruit", "Teleport"])
        outcome = run(react(table), "Infiltrator", "Teleport")
        assert outcome.topics == ["draw_draw", "draw_hand"]
        assert outcome.only(happened.RandomCardLost).card == "Teleport"
        assert (table.hand, table.draw_discards) == (["Recruit"], ["Infiltrator", "Teleport"])

    def test_infiltrator_against_an_empty_hand_kills_a_red_suit(self) -> None:
        table = lay_table()
        assert run(react(table), "Infiltrator").only(happened.EmptyHandStruck).left == 2

    def test_shuffle_discards_three_from_the_event_deck_and_processes_attacks(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        outcome = run(react(table), "Shuffle", "Gold Door", ATTACK, "Open Gate")
        assert outcome.only(happened.AttackStruck).pile == "lost_events"
        assert (table.crew, table.event_discards) == (2, ["Gold Door", ATTACK, "Open Gate"])
        assert table.draw_discards == ["Shuffle"]

    def test_distraction_shuffles_a_new_attack_into_the_event_deck_without_the_discards(self) -> None:
        table = lay_table()
        table.event_discards.append("Blue Door")
        assert run(react(table), "Distraction").only(happened.AttackShuffledIn).deck == "events"
        assert (table.events.cards.count(ATTACK), table.unused_attacks) == (4, 7)
        assert table.event_discards == ["Blue Door"]

    def test_a_card_outside_table_1_does_nothing(self) -> None:
        outcome = run(react(lay_table(["Sabotage"], text=OWN)), "Gold Key")
        assert outcome.kinds() == ["ReactionDrawn", "ReactionWithoutEffect"]

    @pytest.mark.parametrize("card", ["Sabotage", "Distraction"])
    def test_reading_7_without_an_unused_attack_nothing_happens(self, card: str) -> None:
        table = lay_table()
        table.unused_attacks = 0
        assert run(react(table), card).kinds() == ["ReactionDrawn", "NoAttackLeft"]
        assert (table.draw.cards.count(ATTACK), table.events.cards.count(ATTACK)) == (3, 3)

    @pytest.mark.parametrize(
        ("reading", "failed"),
        [pytest.param("go_on", None, id="discard what there is"), pytest.param("loss", "draw", id="loss")],
    )
    def test_reading_8_fewer_than_three_cards_to_discard(self, reading: str, failed: str | None) -> None:
        table = lay_table(short_deck=reading)
        table.draw.cards[:] = ["Destiny", "Recruit"]
        assert run(react(table), "Destiny", "Recruit").failed == failed
        assert table.draw_discards == ["Destiny", "Recruit"]

    def test_reading_8_holds_for_the_event_deck_and_leaves_the_timeline_alone(self) -> None:
        table = lay_table(events=["Blue Door"], face_down=9)
        table.events.cards[:] = table.events.cards[:10]
        outcome = run(react(table), "Shuffle", table.events.cards[0])
        assert outcome.only(happened.DeckShort).pile == "events"
        assert (len(table.events), table.events.face_down) == (0, 9)

    def test_the_last_red_suit_dies_and_the_rest_is_not_drawn(self) -> None:
        table = lay_table()
        table.crew = 1
        assert run(react(table), "Destiny", ATTACK).failed == "crew"

    @pytest.mark.parametrize("kind", ["virtual", "physical"])
    def test_what_the_deck_lost_is_said(self, kind: str) -> None:
        table = lay_table(draw_deck=kind)
        outcome = run(react(table), "Destiny", "Shuffle", ATTACK, "Recruit")
        lost = [event.cards for event in outcome.events if isinstance(event, happened.CardsLost)]
        assert lost == [("Shuffle", ATTACK), ("Recruit",)]


@pytest.mark.parametrize(
    ("reading", "left"),
    [pytest.param("not_counted", 1, id="not replaced"), pytest.param("counted", 2, id="replaced next turn")],
)
def test_reading_5_a_sabotage_played_in_the_event_phase(reading: str, left: int) -> None:
    first = [HAND, "Blue Door", "done", "complete", "enough", "Teleport", "Sabotage", "Gold Door"]
    options = {"late_cards": reading, "refill": "as_used"}
    play = play_mission(*first, "done", "Green Key", options=options)
    assert play.request
    assert (play.request.topic, play.request.facts) == ("draw_refill", {"left": left})
