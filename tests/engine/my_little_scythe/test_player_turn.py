"""A person's turn: the board they show, fights they start, and the appendix on cards and tiles."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalAnswer
from engine.my_little_scythe import GAME, player_turn
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.fights import pie_fight
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.player_turn import check_board, hand_over, receive, see_board, take_turn
from engine.my_little_scythe.samples import sample_turn
from engine.requests import Choose, Look
from tests.engine.my_little_scythe.table import board, card, drawn, kinds, lay, only, run
from voice.phrases import Phrases


class TestBoard:
    def test_the_question_shows_what_is_known_so_that_only_changes_are_typed(self) -> None:
        match = lay("C3 aP, F4 Y")
        request = next(see_board(match, match.humans[0]))
        assert isinstance(request, Look)
        assert request.before == board("C3 aP, F4 Y")
        assert request.allowed == (
            "apple",
            "gem",
            "quest",
            "primary_automountie",
            "other_automountie",
            "seeker_you",
        )

    def test_what_is_shown_is_taken_over(self) -> None:
        match = lay("F4 Y")
        events, fought = run(see_board(match, match.humans[0]), board=[board("F3 aY, B2 q")])
        assert (events, fought, drawn(match)) == ([], False, "B2 q, F3 aY")

    @pytest.mark.parametrize(
        ("shown", "rule"),
        [
            pytest.param(f"A1 {'a' * 25}", "tokens", id="25 apples"),
            pytest.param(f"A1 {'q' * 7}, B2 {'q' * 6}", "tokens", id="13 quests"),
            pytest.param("A1 Y, B2 YY", "seekers", id="three Seekers of one player"),
            pytest.param("A1 P, B2 P", "seekers", id="one Seeker in two places"),
            pytest.param("D4 P", "stop_at_castle", id="Automountie in the castle"),
        ],
    )
    def test_a_board_that_cannot_be_is_refused_with_the_rule(self, shown: str, rule: str) -> None:
        match = lay()
        with pytest.raises(IllegalAnswer) as refused:
            check_board(match, board(shown))
        assert refused.value.rule == RULES[rule]

    @pytest.mark.parametrize("shown", ["A1 YY", "D4 Y", f"A1 {'a' * 24}", "A1 PO", "A1 YP"])
    def test_a_board_that_can_be_is_accepted(self, shown: str) -> None:
        check_board(lay(), board(shown))

    def test_team_seekers_cannot_stand_with_a_teammates_seeker(self) -> None:
        match = lay(players="team_2_2")
        for one, two in (match.humans, match.mounties):
            with pytest.raises(IllegalAnswer, match="teammate"):
                check_board(match, {"C3": (one.seekers[0], two.seekers[0])})
        free = lay(players="h2_a2")
        check_board(free, {"C3": (free.humans[0].seekers[0], free.humans[1].seekers[0])})

    def test_moving_onto_an_automountie_is_a_pie_fight_and_the_turn_goes_on(self) -> None:
        match = lay("C3 gP, B2 aY", card(fight_pies=1))
        events, _ = run(
            take_turn(match, match.humans[0]),
            your_turn=["turn_over", "turn_over"],
            board=[board("C3 gaPY"), board("C3 gY")],
            fight_strength=[5],
            fight_trophy=["trophy_placed"],
        )
        assert only(events, happened.FightBegan).attacker == "you"
        assert drawn(match) == "C3 gY"
        assert match.humans[0].placed == 1

    def test_an_opponent_who_was_there_before_starts_no_fight(self) -> None:
        match = lay("C3 PY")
        assert run(see_board(match, match.humans[0]), board=[board("C3 PY, A1 Y")])[1] is False

    def test_two_seekers_can_start_two_fights(self) -> None:
        match = lay("C3 P, D5 O", card(1), card(2))
        events, fought = run(
            see_board(match, match.humans[0]),
            board=[board("C3 PY, D5 OY")],
            fight_strength=[1, 1],
            fight_trophy=["no_trophy", "no_trophy"],
        )
        assert fought
        assert kinds(events).count("FightBegan") == 2
        assert drawn(match) == "C3 Y, D5 Y"

    @pytest.mark.parametrize(
        ("before", "shown", "after"),
        [
            pytest.param("C3 qqgP", "C3 qqg, A1 P", "A1 P, C3 g", id="another effect moved her away"),
            pytest.param("C3 qgP", "C3 qg", "C3 g", id="another effect sent her to camp"),
            pytest.param("C3 qPO", "C3 qO", "C3 qO", id="her other Seeker still holds them"),
            pytest.param("C3 qP, D2 q", "A1 qP, D2 q", "A1 qP, D2 q", id="she took them along"),
        ],
    )
    def test_quests_she_is_made_to_abandon_are_removed(self, before: str, shown: str, after: str) -> None:
        match = lay(before)
        run(see_board(match, match.humans[0]), board=[board(shown)])
        assert drawn(match) == after

    @pytest.mark.parametrize("players", ["h1_a1", "h3_a3", "team_2_3", "team_3_3"])
    def test_made_up_boards_are_legal(self, players: str) -> None:
        match = lay(players=players)
        for seed in range(60):
            human = match.humans[seed % len(match.humans)]
            shown = sample_turn(match, human, Random(seed))
            places = {space: tuple(things) for space, things in shown.items()}
            check_board(match, places)
            match.table.show(places)


class TestTrophies:
    def test_a_trophy_is_told_and_the_fourth_begins_the_end(self) -> None:
        match = lay()
        match.humans[0].placed = 3
        run(
            take_turn(match, match.humans[0]),
            your_turn=["trophy", "turn_over"],
            which_trophy=["no_trophy"],
            board=[{}],
        )
        assert match.humans[0].placed == 4
        assert match.finisher is match.humans[0]

    @pytest.mark.parametrize(
        ("option", "finale", "again"),
        [
            pytest.param("one", False, False, id="one trophy in a turn"),
            pytest.param("one", True, True, id="any number in the Grand Finale"),
            pytest.param("no_limit", False, True, id="any number by the other reading"),
        ],
    )
    def test_how_many_trophies_a_turn_has(self, option: str, finale: bool, again: bool) -> None:
        match = lay(trophies_per_turn=option)
        match.finale = finale
        script = take_turn(match, match.humans[0])
        first, _, told, second = next(script), script.send("trophy"), script.send("no_trophy"), next(script)
        assert isinstance(told, happened.PlayerTrophyPlaced)
        assert isinstance(first, Choose)
        assert isinstance(second, Choose)
        assert "trophy" in first.options
        assert ("trophy" in second.options) is again

    def test_the_trophy_of_a_pie_fight_is_the_one_of_its_turn(self) -> None:
        match = lay("C3 P, B2 Y", card())
        script = see_board(match, match.humans[0])
        run(script, board=[board("C3 PY")], fight_strength=[1], fight_trophy=["trophy_placed"])
        assert "trophy" not in player_turn.deeds(match, match.humans[0])

    def test_one_trophy_in_a_turn_a_fight_won_after_it_brings_none(self) -> None:
        match = lay("C3 P, B2 Y", card())
        events, _ = run(
            take_turn(match, match.humans[0]),
            your_turn=["trophy", "turn_over", "turn_over"],
            which_trophy=["no_trophy"],
            board=[board("C3 PY"), board("C3 Y")],
            fight_strength=[1],
        )
        assert match.humans[0].placed == 1
        assert only(events, happened.PlayerTrophyMissed).rule == RULES["own_trophy"]

    def test_in_the_grand_finale_a_fight_won_after_a_trophy_brings_another(self) -> None:
        match = lay("C3 PY", card())
        match.finale = True
        match.awarded.add("you")
        run(
            pie_fight(match, match.humans[0], match.mounties[0], "C3", 0),
            fight_strength=[1],
            fight_trophy=["trophy_placed"],
        )
        assert match.humans[0].placed == 1

    def test_a_pie_fight_trophy_told_by_hand_is_remembered(self) -> None:
        match = lay("C3 P, B2 Y", card())
        human = match.humans[0]
        run(
            take_turn(match, human),
            your_turn=["trophy", "turn_over"],
            which_trophy=["trophy_placed"],
            board=[board("C3 P, B2 Y")],
        )
        match.awarded.clear()
        events, _ = run(see_board(match, human), board=[board("C3 PY")], fight_strength=[1])
        assert human.placed == 1
        assert not {"PlayerTrophyPlaced", "PlayerTrophyMissed"} & set(kinds(events))

    def test_whoever_has_the_pie_fight_trophy_is_not_asked_which_trophy_it_is(self) -> None:
        match = lay()
        match.humans[0].fight_trophy = True
        events, _ = run(take_turn(match, match.humans[0]), your_turn=["trophy", "turn_over"], board=[{}])
        assert kinds(events) == ["PlayerTrophyPlaced"]

    def test_her_trophy_in_this_turn_takes_none_from_you(self) -> None:
        match = lay()
        match.awarded.add("automountie")
        assert "trophy" in player_turn.deeds(match, match.humans[0])

    def test_after_something_was_told_it_is_still_the_same_turn(self) -> None:
        match = lay()
        script = take_turn(match, match.humans[0])
        first, _, _, second = next(script), script.send("trophy"), script.send("no_trophy"), next(script)
        assert isinstance(first, Choose)
        assert isinstance(second, Choose)
        assert Phrases(GAME).ask(first) == "Your turn. What do you do?"
        assert Phrases(GAME).ask(second) == "It is still your turn. What else do you do?"

    def test_how_a_fight_is_told_is_explained_once(self) -> None:
        match = lay()
        first = next(see_board(match, match.humans[0]))
        run(see_board(match, match.humans[0]), board=[{}])
        second = next(see_board(match, match.humans[0]))
        assert isinstance(first, Look)
        assert isinstance(second, Look)
        assert Phrases(GAME).ask(first).endswith("show them on the same space.")
        assert Phrases(GAME).ask(second) == "What has changed on the board?"

    def test_nobody_has_a_fifth_trophy(self) -> None:
        match = lay()
        match.humans[0].placed = 4
        assert "trophy" not in player_turn.deeds(match, match.humans[0])


class TestAppendix:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            pytest.param("B2 P, D5 gO", "B2 aP, D5 gaO", id="Appendix: 1 on each of her Seekers"),
            pytest.param("B2 PO", "B2 aaOP", id="Appendix: both on one space"),
            pytest.param("B2 O", "B2 aaO", id="Appendix: only one on the board gets both"),
            pytest.param("F4 a", "F4 a", id="Appendix: both off the board get nothing"),
        ],
    )
    def test_two_apples_given_to_automountie(self, before: str, after: str) -> None:
        match = lay(before)
        run(
            take_turn(match, match.humans[0]),
            your_turn=["give_or_take", "turn_over"],
            give_or_take=["give_apples"],
            board=[board(after)],
        )
        assert drawn(match) == after
        match = lay(before)
        events, _ = run(receive(match, match.mounties[0], "apple"))
        assert drawn(match) == after
        assert ("GiftLost" in kinds(events)) == (before == after)

    def test_two_gems_can_be_given_as_well(self) -> None:
        match = lay("B2 P")
        run(receive(match, match.mounties[0], player_turn.GIFTS["give_gems"]))
        assert drawn(match) == "B2 ggP"

    def test_a_gift_never_makes_more_tokens_than_there_are(self) -> None:
        match = lay(f"B2 P, F4 {'a' * 23}Y")
        run(receive(match, match.mounties[0], "apple"))
        assert match.table.supply("apple") == 0
        check_board(match, match.table.places())

    def test_spells_taken_from_her_come_from_the_deck(self) -> None:
        match = lay()
        events, _ = run(
            take_turn(match, match.humans[0]),
            your_turn=["give_or_take", "turn_over"],
            give_or_take=["take_spells"],
            board=[{}],
        )
        assert only(events, happened.SpellsTaken).rule == RULES["spells_taken"]

    @pytest.mark.parametrize(
        ("option", "before", "after"),
        [
            pytest.param(
                "quests_too", "B2 qgaP, D5 qO", "B2 aP, D5 qO", id="Ruling 7: by the letter, quests first"
            ),
            pytest.param(
                "resources_only", "B2 qaP, D5 qgO", "B2 qP, D5 qO", id="Ruling 7: or only resources"
            ),
            pytest.param("quests_too", "B2 aP", "B2 P", id="Appendix: no more than she has"),
            pytest.param("quests_too", "B2 P, F4 aa", "B2 P, F4 aa", id="Appendix: nothing to give"),
        ],
    )
    def test_two_resources_taken_in_the_order_of_a_payment(
        self, option: str, before: str, after: str
    ) -> None:
        match = lay(before, taken_resources=option)
        events, _ = run(hand_over(match, match.mounties[0], match.humans[0]))
        assert drawn(match) == after
        assert ("NothingGiven" in kinds(events)) == (before == after)

    def test_with_several_automounties_the_person_says_which(self) -> None:
        match = lay(players="h1_a2")
        two = match.mounties[1]
        match.table.show({"C3": (two.primary,)})
        run(
            take_turn(match, match.humans[0]),
            your_turn=["give_or_take", "turn_over"],
            give_or_take=["give_gems"],
            which_automountie=[two.id],
            board=[{"C3": (two.primary, "gem", "gem")}],
        )
        assert match.table.tokens_of(two).total() == 2
