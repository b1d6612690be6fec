"""The Grand Finale, the end of the game, and the team variant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Setup, complete
from engine.my_little_scythe import GAME, turn
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.awards import check_for_trophy, earn, gain_pies
from engine.my_little_scythe.finale import decide, last_turns, outcome_of
from engine.my_little_scythe.match import RULES, Match
from engine.my_little_scythe.table import TRACK
from tests.engine.my_little_scythe.table import NEAR, card, drawn, kinds, lay, only, run

FOUR = ["friendship", "power_ups", "spells", "quests"]


class TestGrandFinale:
    def test_after_her_turn_she_checks_as_long_as_she_can_pay(self) -> None:
        match = lay("C3 aaaaaaaP", card(), difficulty="hard")
        match.finale = True
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events).count("TrophyPlaced") == 2
        assert drawn(match) == "C3 aP"

    def test_after_a_normal_turn_with_a_card_she_checks_too(self) -> None:
        match = lay("C2 aaP, C3 a", card(paths={"A": ("right",)}), difficulty="hard")
        match.finale = True
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events)[-3:] == ["TrophyEarned", "TokensReturned", "TrophyPlaced"]

    def test_before_the_grand_finale_there_is_one_check(self) -> None:
        match = lay("C3 aaaaaaaP", card(), difficulty="hard")
        assert kinds(run(turn.take_turn(match, match.mounties[0]))[0]).count("TrophyPlaced") == 1

    @pytest.mark.parametrize(
        ("option", "order"),
        [
            pytest.param("others", ["player_2", "automountie"], id="Ruling 16: all but the one who began it"),
            pytest.param("all", ["player_2", "automountie", "player_1"], id="Ruling 16: or all"),
        ],
    )
    def test_who_has_a_last_turn(self, option: str, order: list[str]) -> None:
        match = lay(players="h2_a1", finale_turns=option)
        one, two = match.humans
        match.players = [one, two, match.mounties[0]]
        match.finisher = one
        assert [player.id for player in last_turns(match, one)] == order

    def test_who_finishes_on_another_players_turn_has_no_last_turn_either(self) -> None:
        match = lay()
        match.finisher = match.mounties[0]
        assert last_turns(match, match.humans[0]) == [match.humans[0]]

    def test_the_fourth_trophy_begins_it_and_the_first_to_do_so_is_remembered(self) -> None:
        match = lay()
        (mountie,), (you,) = match.mounties, match.humans
        mountie.trophies = FOUR[:3]
        run(earn(match, mountie, "pie_fight"))
        assert match.finisher is mountie
        you.placed = 4
        match.note_trophy(you)
        assert match.finisher is mountie

    def test_a_whole_game_ends_with_one_more_turn_for_the_others(self) -> None:
        bot = Automountie(complete(GAME, Setup(seed=3)))
        events, result = run(
            bot.script(),
            seats=[["automountie", "you"]],
            camp_entry=["same"],
            trophy_track=[list(TRACK)],
            start_board=[{}],
            first_player=["you"],
            your_turn=["trophy", "turn_over"] * 4,
            which_trophy=["no_trophy"] * 4,
            board=[{}] * 4,
        )
        finale = only(events, happened.FinaleBegan)
        assert (finale.finisher, finale.players) == ("you", ("automountie",))
        assert kinds(events).count("TurnBegan") == 4
        assert (result.outcome, result.rows[0].scores) == ("won", (4, 0))


class TestEnd:
    @pytest.mark.parametrize(
        ("text", "you", "hers", "answers", "outcome"),
        [
            pytest.param("", 4, FOUR[:3], {}, "won", id="only you placed four"),
            pytest.param("", 3, FOUR, {}, "lost", id="only Automountie placed four"),
            pytest.param("", 4, FOUR, {"friendship": [6]}, "won", id="tie: more friendship than her 5"),
            pytest.param("", 4, FOUR, {"friendship": [4]}, "lost", id="tie: less friendship than her 5"),
            pytest.param("C3 aaY, D5 gP", 4, FOUR, {"friendship": [5]}, "won", id="tie: more resources"),
            pytest.param(
                "C3 aY, D5 gP, E5 aO", 4, FOUR, {"friendship": [5]}, "lost", id="tie: fewer resources"
            ),
            pytest.param(
                "C3 aY, D5 gqqP", 4, FOUR, {"friendship": [5]}, "shared", id="tie: quests are no resources"
            ),
        ],
    )
    def test_she_wins_or_loses_by_the_same_rules_as_you(
        self, text: str, you: int, hers: list[str], answers: dict[str, Any], outcome: str
    ) -> None:
        match = lay(text)
        match.humans[0].placed, match.mounties[0].trophies = you, hers
        events, result = run(decide(match), **answers)
        assert result.outcome == outcome
        assert only(events, happened.GameEnded).outcome == outcome

    def test_the_result_sheet_has_a_column_for_everybody(self) -> None:
        match = lay("C3 ggY")
        match.humans[0].placed = 4
        _, result = run(decide(match))
        assert result.columns == ("you", "automountie")
        assert {row.key: row.scores for row in result.rows} == {"trophies": (4, 0), "resources": (2, 0)}

    def test_friendship_stands_on_the_sheet_when_everybody_was_asked(self) -> None:
        match = lay()
        match.humans[0].placed, match.mounties[0].trophies = 4, FOUR
        _, result = run(decide(match), friendship=[7])
        assert {row.key: row.scores for row in result.rows}["friendship"] == (7, 5)

    def test_among_several_people_any_of_them_can_win(self) -> None:
        match = lay(players="h2_a1")
        match.humans[1].placed = 4
        assert run(decide(match))[1].outcome == "won"
        assert outcome_of([match.humans, match.mounties]) == "shared"


def team(text: dict[str, tuple[str, ...]] | None = None, players: str = "team_2_2", *cards: Any) -> Match:
    match = lay("", *cards, players=players, difficulty="hard")
    match.table.show(text or {})
    return match


class TestTeams:
    def test_an_automountie_without_own_trophies_places_a_teammates(self) -> None:
        match = team()
        one, two = match.mounties
        match.table.show({"C3": (one.primary, "gem", "gem", "gem")})
        one.trophies = list(FOUR)
        events, _ = run(check_for_trophy(match, one))
        event = only(events, happened.TrophyPlaced)
        assert (event.mountie, event.owner, event.rule) == (one.id, two.id, RULES["team_trophies"])
        assert two.trophies == ["friendship"]

    def test_but_never_on_the_spaces_for_8_pies_and_a_pie_fight(self) -> None:
        match = team()
        one, two = match.mounties
        match.track = ("eight_pies", "pie_fight", "quests", "spells")
        match.table.show({"C3": (one.primary, "gem", "gem", "gem")})
        one.trophies = list(FOUR)
        run(check_for_trophy(match, one))
        assert two.trophies == ["quests"]

    def test_nor_for_8_pies_or_a_fight_won(self) -> None:
        match = team()
        one, two = match.mounties
        one.trophies, one.pies = list(FOUR), 7
        run(gain_pies(match, one, 2, "gain_pies"))
        run(earn(match, one, "pie_fight"))
        assert (one.trophies, two.trophies) == (FOUR, [])

    def test_ruling_17_the_next_teammate_in_turn_order_who_has_some_left(self) -> None:
        match = team(players="team_2_3")
        one, two, three = match.mounties
        match.players = [three, match.humans[0], two, match.humans[1], one]
        match.table.show({"C3": (two.primary, *["gem"] * 6)})
        two.trophies, one.trophies = list(FOUR), FOUR[:3]
        run(check_for_trophy(match, two))
        run(check_for_trophy(match, two))
        assert (one.placed, three.placed) == (4, 1)

    def test_outside_the_team_variant_nobody_places_anothers_trophies(self) -> None:
        match = lay("", players="h1_a2", difficulty="hard")
        one, _ = match.mounties
        match.table.show({"C3": (one.primary, "gem", "gem", "gem")})
        one.trophies = list(FOUR)
        assert kinds(run(check_for_trophy(match, one))[0]) == ["NoTrophyLeft"]

    def test_a_teammates_space_is_off_the_board_for_her(self) -> None:
        match = team()
        one, two = match.mounties
        one.pies = 9
        match.table.show({"C2": (one.primary,), "C3": (two.other, "gem")})
        events, _ = run(turn.move(match, one, one.primary, {"A": ("right",)}))
        assert kinds(events) == ["SeekerStayed"]

    def test_outside_the_team_variant_another_automountie_is_an_opponent(self) -> None:
        match = lay("", card(1, fight_pies=2), card(2), players="h1_a2")
        one, two = match.mounties
        match.table.show({"C2": (one.primary,), "C3": (two.other, "gem")})
        events, _ = run(turn.move(match, one, one.primary, {"A": ("right",)}))
        assert "FightBegan" in kinds(events)
        assert match.table.places() == {"C3": ("gem", one.primary)}

    def test_the_automounties_share_a_deck_but_draw_their_own_cards(self) -> None:
        match = team(None, "team_2_2", card(1), card(2, paths=NEAR))
        for mountie in match.mounties:
            run(turn.take_turn(match, mountie))
        assert len(match.deck) == 0

    def test_the_game_ends_when_all_trophies_of_one_team_are_placed(self) -> None:
        match = team()
        one, two = match.humans
        one.placed = 4
        match.note_trophy(one)
        assert match.finisher is None
        two.placed = 4
        match.note_trophy(two)
        assert match.finisher is two

    @pytest.mark.parametrize(
        ("friendship", "tokens", "outcome"),
        [
            pytest.param([8, 3], 0, "won", id="Team: the sum of friendship first"),
            pytest.param([8, 1], 0, "lost", id="Team: 9 against twice 5"),
            pytest.param([7, 3], 2, "won", id="Team: then the sum of resources"),
            pytest.param([7, 3], 1, "shared", id="Team: all equal"),
        ],
    )
    def test_ties_between_teams(self, friendship: list[int], tokens: int, outcome: str) -> None:
        match = team()
        for human in match.humans:
            human.placed = 4
        for mountie in match.mounties:
            mountie.trophies = list(FOUR)
        mine = (match.humans[1].seekers[0], *["apple"] * tokens)
        match.table.show({"C3": mine, "D5": (match.mounties[0].other, "gem")})
        events, result = run(decide(match), friendship=friendship)
        assert result.outcome == outcome
        assert next(e for e in events if isinstance(e, happened.TieCompared)).rule == RULES["team_tie"]
        assert only(events, happened.GameEnded).rule == RULES["team_end"]
