"""Automountie's turn: check for trophy, card, pies, seek and moves as they change the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.my_little_scythe import GAME, turn
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.awards import check_for_trophy, gain_pies
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.samples import sample_start
from engine.my_little_scythe.table import SUPPLY, TOKENS
from engine.my_little_scythe.trophies import LEVELS, leftmost, payment
from engine.requests import Draw
from tablemate.conversation.names import find_name
from tests.engine.my_little_scythe.table import NEAR, card, drawn, kinds, lay, only, run
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.my_little_scythe.match import Match

RIGHT = {"A": ("right",)}
FAR_RIGHT = {"A": ("right", "right", "right")}


class TestCheckForTrophy:
    @pytest.mark.parametrize(
        ("level", "tokens", "pies"),
        [
            pytest.param("very_easy", 6, 0, id="Difficulty: very easy"),
            pytest.param("easy", 5, 2, id="Difficulty: easy"),
            pytest.param("normal", 4, 3, id="Difficulty: normal"),
            pytest.param("hard", 3, 4, id="Difficulty: hard"),
            pytest.param("very_hard", 2, 5, id="Difficulty: very hard"),
        ],
    )
    def test_the_difficulty_sets_tokens_and_pies(self, level: str, tokens: int, pies: int) -> None:
        assert (LEVELS[level].tokens, LEVELS[level].pies) == (tokens, pies)
        match = lay(f"B2 {'a' * tokens}P", difficulty=level)
        assert run(check_for_trophy(match, match.mounties[0]))[1]
        match = lay(f"B2 {'a' * (tokens - 1)}P", difficulty=level)
        assert run(check_for_trophy(match, match.mounties[0])) == ([], False)

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            pytest.param(
                "B2 qaP, D5 ggO", "B2 P, D5 gO", id="Payment: primary quest and apple, then the other's gem"
            ),
            pytest.param("B2 gO, D5 aaaP", "B2 gO, D5 P", id="Payment: primary first, wherever it stands"),
            pytest.param("B2 qqgaP", "B2 aP", id="Payment: quests first, gems second, apples third"),
            pytest.param("B2 gaaaP", "B2 aP", id="Payment: only the required number"),
            pytest.param("B2 qgaPO", "B2 OP", id="Payment: both on one space"),
            pytest.param("B2 aaaO", "B2 O", id="Payment: primary in camp"),
        ],
    )
    def test_she_returns_the_required_tokens_in_order(self, before: str, after: str) -> None:
        match = lay(before, difficulty="hard")
        assert run(check_for_trophy(match, match.mounties[0]))[1]
        assert drawn(match) == after

    def test_tokens_of_both_seekers_count_together_and_quests_count(self) -> None:
        match = lay("B2 qP, D5 gO, F4 aaa", difficulty="hard")
        assert not run(check_for_trophy(match, match.mounties[0]))[1]
        match = lay("B2 qP, D5 ggO, F4 aaa", difficulty="hard")
        assert run(check_for_trophy(match, match.mounties[0]))[1]

    def test_the_trophy_goes_on_the_leftmost_space_where_she_has_none(self) -> None:
        match = lay("B2 aaaaaaP", difficulty="hard", track=("spells", "pie_fight", "quests", "eight_pies"))
        (mountie,) = match.mounties
        mountie.trophies = ["spells"]
        events, _ = run(check_for_trophy(match, mountie))
        assert only(events, happened.TrophyPlaced).space == "pie_fight"
        assert leftmost(("a", "b", "c"), ["b"], ["a"]) == "c"
        assert leftmost(("a", "b"), ["b", "a"]) is None

    def test_a_trophy_for_tokens_ends_the_turn_with_no_card(self) -> None:
        match = lay("B2 aaaP", card(), difficulty="hard")
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events) == ["TurnBegan", "TrophyEarned", "TokensReturned", "TrophyPlaced", "TurnSkipped"]
        assert len(match.deck) == 1

    @pytest.mark.parametrize(
        ("finale", "said"),
        [
            (False, "Her turn ends with that."),
            (True, "She flips no card, and checks for a trophy again."),
        ],
    )
    def test_that_her_turn_ends_is_said_only_where_it_does(self, finale: bool, said: str) -> None:
        match = lay("B2 aaaP", card(), difficulty="hard")
        match.finale = finale
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert Phrases(GAME).event(only(events, happened.TurnSkipped)) == said

    def test_without_a_trophy_left_the_check_fails_and_the_turn_goes_on(self) -> None:
        match = lay("B2 aaaP", card(), difficulty="hard")
        match.mounties[0].trophies = ["spells", "quests", "power_ups", "friendship"]
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events)[:3] == ["TurnBegan", "NoTrophyLeft", "CardDrawn"]
        assert match.table.tokens_of(match.mounties[0]).total() == 3

    def test_a_payment_is_never_more_than_what_is_there(self) -> None:
        match = lay("B2 qP, D5 aO")
        assert [(space, tokens.total()) for space, tokens in payment(match.table, match.mounties[0], 9)] == [
            ("B2", 1),
            ("D5", 1),
        ]


class TestCardAndPies:
    def test_the_steps_come_in_the_order_of_the_rulebook(self) -> None:
        match = lay("C2 P, E5 O", card(pies=1, paths=NEAR))
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events) == ["TurnBegan", "CardDrawn", "PiesGained", "SeekerMoved", "SeekerMoved"]
        assert [event.seeker for event in events if isinstance(event, happened.SeekerMoved)] == [
            "primary",
            "other",
        ]

    def test_how_a_printed_card_is_told_is_explained_once(self) -> None:
        match = lay("", card(1), card(2))
        script = match.draw()
        first = next(script)
        with pytest.raises(StopIteration):
            script.send("card_1")
        second = next(match.draw())
        assert isinstance(first, Draw)
        assert isinstance(second, Draw)
        question = "Flip an Automountie card. Which is it?"
        example = " Say a part of what it shows, as in: 2 pies fight 6, or: seek black A4."
        assert Phrases(GAME).ask(first) == question + example
        assert Phrases(GAME).ask(second) == question

    @pytest.mark.parametrize("example", ["2 pies fight 6", "seek black A4"])
    def test_the_examples_name_one_card_of_the_practice_deck(self, example: str) -> None:
        faces = {face: Phrases(GAME).name(face) for face in lay().sheet.cards}
        assert find_name(example, faces) in faces

    def test_a_card_without_pies_gives_none(self) -> None:
        match = lay("C2 P", card(seek=(("gem", "F4"),)), pies=3)
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert "PiesGained" not in kinds(events)
        assert match.mounties[0].pies == 3

    def test_an_empty_deck_is_formed_anew_from_all_cards(self) -> None:
        match = lay("C2 P", card(1), card(2))
        (mountie,) = match.mounties
        for _ in range(2):
            assert "DeckReshuffled" not in kinds(run(turn.take_turn(match, mountie))[0])
        events, _ = run(turn.take_turn(match, mountie))
        assert only(events, happened.DeckReshuffled).cards == 2
        assert len(match.deck) == 1

    @pytest.mark.parametrize(("option", "cards"), [("all", 3), ("without_current", 2)])
    def test_ruling_8_the_current_card_is_shuffled_in_or_not(self, option: str, cards: int) -> None:
        match = lay("", card(1), card(2), card(3), reshuffle=option)
        match.deck.cards.clear()
        match.face_up = "card_2"
        events, _ = run(match.draw())
        assert only(events, happened.DeckReshuffled).cards == cards

    @pytest.mark.parametrize(
        ("pies", "gained", "total", "trophies"),
        [
            pytest.param(5, 2, 7, [], id="Gain pies: 7 are not 8"),
            pytest.param(6, 2, 8, ["eight_pies"], id="Gain pies: 8 earn the trophy"),
            pytest.param(7, 2, 9, ["eight_pies"], id="Gain pies: more than 8 too"),
            pytest.param(9, 2, 10, ["eight_pies"], id="Ruling 12: the Pie Track ends at 10"),
        ],
    )
    def test_pies_gained(self, pies: int, gained: int, total: int, trophies: list[str]) -> None:
        match = lay(pies=pies)
        events, _ = run(gain_pies(match, match.mounties[0], gained, "gain_pies"))
        assert (match.mounties[0].pies, match.mounties[0].trophies) == (total, trophies)
        assert ("PiesWasted" in kinds(events)) == (pies + gained > 10)

    def test_ruling_12_a_track_without_end(self) -> None:
        match = lay(pies=10, pie_track="no_limit")
        run(gain_pies(match, match.mounties[0], 2, "gain_pies"))
        assert match.mounties[0].pies == 12

    def test_the_trophy_for_8_pies_does_not_end_the_turn(self) -> None:
        match = lay("C2 P, E5 O", card(pies=1), pies=7)
        events, _ = run(turn.take_turn(match, match.mounties[0]))
        assert kinds(events)[2:] == ["PiesGained", "TrophyPlaced", "SeekerMoved", "SeekerMoved"]

    def test_the_trophy_for_8_pies_comes_once(self) -> None:
        match = lay(pies=8)
        match.mounties[0].trophies = ["eight_pies"]
        events, _ = run(gain_pies(match, match.mounties[0], 1, "gain_pies"))
        assert kinds(events) == ["PiesGained"]


class TestSeek:
    def test_tokens_are_placed_as_shown(self) -> None:
        match = lay("F4 a")
        shown = card(seek=(("quest", "B2"), ("gem", "F4"), ("gem", "D6"), ("apple", "F4")))
        events, _ = run(turn.seek(match, match.mounties[0], shown))
        assert drawn(match) == "B2 q, D6 g, F4 gaa"
        event = only(events, happened.TokensSought)
        assert (event.quest_spaces, event.gem_spaces, event.apple_spaces) == (("B2",), ("F4", "D6"), ("F4",))

    def test_several_equal_tokens_on_one_space_are_told_as_a_pile(self) -> None:
        match = lay()
        shown = card(seek=(("gem", "F5"), ("quest", "F5"), ("gem", "F5"), ("apple", "B2")))
        events, _ = run(turn.seek(match, match.mounties[0], shown))
        assert drawn(match) == "B2 a, F5 qgg"
        assert [Phrases(GAME).event(event) for event in events] == [
            "Put a quest on yellow F5, and an apple on white B2.",
            "Put two gems on yellow F5.",
        ]

    def test_a_pile_is_no_larger_than_the_supply(self) -> None:
        match = lay(f"A1 {'g' * 22}")
        events, _ = run(turn.seek(match, match.mounties[0], card(seek=(("gem", "F5"),) * 3)))
        assert only(events, happened.TokensPiled).number == 2
        assert only(events, happened.SupplyShort).gems == 1

    def test_she_gains_no_friendship_on_another_players_seeker(self) -> None:
        match = lay("B2 Y")
        events, _ = run(turn.seek(match, match.mounties[0], card(seek=(("gem", "B2"),))))
        assert only(events, happened.FriendshipKept).rule == RULES["seek_friendship"]
        match = lay("B2 P")
        assert "FriendshipKept" not in kinds(
            run(turn.seek(match, match.mounties[0], card(seek=(("gem", "B2"),))))[0]
        )

    def test_ruling_11_only_what_the_supply_holds_is_placed(self) -> None:
        match = lay(f"A1 {'q' * 11}")
        events, _ = run(turn.seek(match, match.mounties[0], card(seek=(("quest", "B2"), ("quest", "C3")))))
        assert drawn(match) == f"A1 {'q' * 11}, B2 q"
        assert only(events, happened.SupplyShort).quests == 1

    @pytest.mark.parametrize(("option", "after"), [("placed", "B2 qY"), ("left_out", "B2 Y")])
    def test_ruling_11_a_quest_onto_an_occupied_space(self, option: str, after: str) -> None:
        match = lay("B2 Y", quest_on_seeker=option)
        events, _ = run(turn.seek(match, match.mounties[0], card(seek=(("quest", "B2"),))))
        assert drawn(match) == after
        assert ("QuestWithheld" in kinds(events)) == (option == "left_out")


class TestMove:
    @pytest.mark.parametrize(
        ("before", "paths", "after"),
        [
            pytest.param(
                "C1 qgP, C2 a, C3 g", FAR_RIGHT, "C4 qggaP", id="Movement: brings all it has and gathers"
            ),
            pytest.param(
                "C1 P, D2 aaa", RIGHT, "C2 P, D2 aaa", id="Movement: what lies beside the path stays"
            ),
            pytest.param("D2 gP", FAR_RIGHT, "D3 gP", id="Movement: stops before the castle with its tokens"),
            pytest.param("C6 gP", RIGHT, "C6 gP", id="Movement: no path, no move"),
            pytest.param("C1 aP, C2 gO", RIGHT, "C2 gaOP", id="Ruling 3: may stop on her other Seeker"),
            pytest.param(
                "C1 aP, C2 gO, C3 q", FAR_RIGHT, "C2 gO, C4 qaP", id="Ruling 3: passes and takes nothing"
            ),
            pytest.param(
                "C1 gaPO", RIGHT, "C1 O, C2 gaP", id="Ruling 4: tokens on a shared space are the primary's"
            ),
        ],
    )
    def test_the_primary_seeker_moves(
        self, before: str, paths: dict[str, tuple[str, ...]], after: str
    ) -> None:
        match = lay(before)
        run(turn.move(match, match.mounties[0], "primary_automountie", paths))
        assert drawn(match) == after

    @pytest.mark.parametrize(
        ("option", "after"),
        [
            pytest.param("primary", "C1 gaP, C2 O", id="Ruling 4: the other leaves them"),
            pytest.param("moving", "C1 P, C2 gaO", id="Ruling 4: or takes them along"),
        ],
    )
    def test_the_other_seeker_leaves_a_shared_space(self, option: str, after: str) -> None:
        match = lay("C1 gaPO", shared_space=option)
        run(turn.move(match, match.mounties[0], "other_automountie", RIGHT))
        assert drawn(match) == after

    def test_a_seeker_comes_out_of_its_camp(self) -> None:
        match = lay("A3 a, B3 g")
        events, _ = run(
            turn.move(match, match.mounties[0], "primary_automountie", {"A": ("down_right", "down_left")})
        )
        assert drawn(match) == "B3 gaP"
        assert only(events, happened.SeekerMoved).start == "camp"

    def test_a_seeker_that_cannot_leave_its_camp_stays(self) -> None:
        match = lay()
        events, _ = run(turn.move(match, match.mounties[0], "primary_automountie", RIGHT))
        assert kinds(events) == ["SeekerStayed"]

    def test_the_other_seeker_chooses_after_the_primary_has_moved(self) -> None:
        match = lay("C2 P, E3 O, C3 aa, E4 g")
        run(turn.play_card(lay_card(match, paths={"A": ("right",), "B": ("left",)}), match.mounties[0]))
        assert drawn(match) == "C3 aaP, E4 gO"

    def test_what_the_primary_took_is_no_longer_a_gain_for_the_other(self) -> None:
        match = lay("C2 P, C4 O, C3 aa, C5 g")
        run(turn.play_card(lay_card(match, paths={"A": ("right",), "B": ("left",)}), match.mounties[0]))
        assert drawn(match) == "C3 aaP, C5 gO"

    @pytest.mark.parametrize(
        ("before", "seeker", "rule"),
        [
            pytest.param("C3 P, C4 a", "primary_automountie", "most_tokens", id="Movement 1"),
            pytest.param("C3 P", "primary_automountie", "tie_primary", id="Movement 2a"),
            pytest.param("C3 O", "other_automountie", "tie_other", id="Movement 2b"),
        ],
    )
    def test_a_move_says_which_rule_chose_its_path(self, before: str, seeker: str, rule: str) -> None:
        match = lay(before)
        events, _ = run(turn.move(match, match.mounties[0], seeker, NEAR))
        assert only(events, happened.SeekerMoved).rule == RULES[rule]

    @pytest.mark.parametrize("seed", range(40))
    def test_moving_neither_makes_nor_loses_tokens(self, seed: int) -> None:
        rng = Random(seed)
        match = lay(
            own_seeker=rng.choice(("no_gain", "gain", "blocked")),
            shared_space=rng.choice(("primary", "moving")),
        )
        places = sample_start(rng)
        for seeker in match.mounties[0].seekers:
            places.setdefault(rng.choice(("B2", "C3", "E3", "E5")), []).append(seeker)
        match.table.show({space: tuple(things) for space, things in places.items()})
        before = {token: match.table.supply(token) for token in TOKENS}
        for _ in range(6):
            run(
                turn.play_card(
                    lay_card(match, paths=NEAR | {"A": ("left", "up_right", "right")}), match.mounties[0]
                )
            )
        assert {token: match.table.supply(token) for token in TOKENS} == before
        assert sum(before.values()) < sum(SUPPLY.values())


def lay_card(match: Match, **parts: Any) -> Match:
    """Put one card on the deck of a game that is laid out."""
    other = lay("", card(**parts))
    match.sheet, match.deck = other.sheet, other.deck
    return match
