"""Pie fights, step by step of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.my_little_scythe import GAME, turn
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.fights import fight_all, pie_fight, win
from engine.my_little_scythe.match import RULES
from engine.requests import Choose
from tests.engine.my_little_scythe.table import SHORT, card, drawn, kinds, lay, only, run
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event
    from engine.my_little_scythe.match import Match

RIGHT = {"A": ("right",)}


def attack(match: Match, *, strength: int, **answers: list[Any]) -> tuple[list[Event], Any]:
    """You attack Automountie on C3."""
    you, mountie = match.humans[0], match.mounties[0]
    return run(pie_fight(match, you, mountie, "C3", 0), fight_strength=[strength], **answers)


class TestSteps:
    def test_you_choose_first_then_she_draws_a_card(self) -> None:
        match = lay("C3 YP", card(fight_pies=2))
        script = pie_fight(match, match.humans[0], match.mounties[0], "C3", 0)
        assert isinstance(next(script), happened.FightBegan)
        steps = [script.send(None), script.send(4)]
        assert [getattr(step, "topic", None) for step in steps] == ["fight_strength", "draw_automountie"]

    @pytest.mark.parametrize(
        ("pies", "shown", "used"),
        [
            pytest.param(5, 3, 3, id="Pie fights 3: as many as the card says"),
            pytest.param(2, 7, 2, id="Pie fights 3: limited by the pies she has"),
            pytest.param(0, 7, 0, id="Pie fights 3: none if she has none"),
        ],
    )
    def test_the_card_says_how_many_pies_she_uses(self, pies: int, shown: int, used: int) -> None:
        match = lay("C3 YP", card(fight_pies=shown), pies=pies)
        events, won = attack(match, strength=used + 1, fight_trophy=["no_trophy"])
        assert won
        event = only(events, happened.FightCardDrawn)
        assert (event.pies, event.left) == (used, pies - used)
        assert (event.limit == "track") == (0 < used < shown)

    def test_her_spells_are_drawn_and_added(self) -> None:
        match = lay("C3 YP", card(fight_pies=1, fight_spells=2))
        events, won = attack(match, strength=6, spell_strength=[6])
        assert not won
        event = only(events, happened.FightWon)
        assert (event.winner_total, event.loser_total) == (7, 6)

    @pytest.mark.parametrize(
        ("spells", "said"),
        [
            (0, "Pay the pies you threw. If you played a spell, discard it."),
            (1, "Pay the pies you threw. Discard her spell, and any you played."),
            (2, "Pay the pies you threw. Discard her spells, and any you played."),
        ],
    )
    def test_spells_used_in_a_fight_are_told_to_be_discarded(self, spells: int, said: str) -> None:
        match = lay("C3 YP", card(fight_spells=spells))
        answers = {"spell_strength": [5]} if spells else {"fight_trophy": ["no_trophy"]}
        events, _ = attack(match, strength=4, **answers)
        assert Phrases(GAME).event(only(events, happened.FightSettled)) == said

    @pytest.mark.parametrize(("spells", "told"), [(0, []), (1, [2])])
    def test_between_automounties_only_spells_are_told_to_be_discarded(
        self, spells: int, told: list[int]
    ) -> None:
        cards = [card(n, fight_pies=n, fight_spells=spells) for n in (1, 2)]
        match = lay("", *cards, players="h1_a2")
        one, two = match.mounties
        match.table.show({"C3": (one.primary, two.other)})
        events, _ = run(pie_fight(match, one, two, "C3", 0), spell_strength=[3] * 2 * spells)
        assert [event.spells for event in events if isinstance(event, happened.FightSettled)] == told

    def test_all_other_parts_of_the_card_are_ignored(self) -> None:
        match = lay("C3 YP", card(pies=2, seek=(("gem", "F4"),), fight_pies=1), pies=3)
        attack(match, strength=0)
        assert match.mounties[0].pies == 2
        assert drawn(match) == "C3 P"

    def test_an_empty_deck_is_shuffled_for_a_fight_too(self) -> None:
        match = lay("C3 YP", card())
        match.deck.cards.clear()
        events, _ = attack(match, strength=0, fight_trophy=["no_trophy"])
        assert "DeckReshuffled" in kinds(events)

    @pytest.mark.parametrize(
        ("option", "seekers", "spells"),
        [
            pytest.param("card", "P", 2, id="Ruling 14: as the card says"),
            pytest.param("seekers", "P", 1, id="Ruling 14: one for each Seeker"),
            pytest.param("seekers", "PO", 2, id="Ruling 14: two for two Seekers"),
        ],
    )
    def test_more_spells_than_seekers(self, option: str, seekers: str, spells: int) -> None:
        match = lay(f"C3 Y{seekers}", card(fight_spells=2), spell_limit=option)
        events, _ = attack(match, strength=0, spell_strength=[5])
        assert only(events, happened.FightCardDrawn).spells == spells


class TestOutcome:
    @pytest.mark.parametrize(
        ("strength", "option", "won", "rule"),
        [
            pytest.param(3, "attacker", True, "fight_total", id="higher total"),
            pytest.param(1, "attacker", False, "fight_total", id="lower total"),
            pytest.param(2, "attacker", True, "fight_tie", id="Ruling 13: a tie for the attacker"),
            pytest.param(2, "defender", False, "fight_tie", id="Ruling 13: or for the defender"),
        ],
    )
    def test_who_wins(self, strength: int, option: str, won: bool, rule: str) -> None:
        match = lay("C3 YP", card(fight_pies=2), tied_fight=option)
        answers = {"fight_trophy": ["no_trophy"]} if won else {}
        events, result = attack(match, strength=strength, **answers)
        assert result is won
        assert only(events, happened.FightWon).rule == RULES[rule]

    def test_when_she_loses_quests_vanish_tokens_stay_and_she_takes_2_pies(self) -> None:
        match = lay("C3 qgYPO", card(), pies=3)
        events, _ = attack(match, strength=1, fight_trophy=["no_trophy"])
        assert drawn(match) == "C3 gY"
        assert match.mounties[0].pies == 5
        assert only(events, happened.QuestsVanished).quests == 1
        assert only(events, happened.PiesGained).rule == RULES["fight_bonus"]

    def test_when_you_lose_your_seekers_go_home_and_the_tokens_stay(self) -> None:
        match = lay("C3 aYYP, D2 g", card(fight_pies=3))
        attack(match, strength=0)
        assert drawn(match) == "C3 aP, D2 g"

    @pytest.mark.parametrize(
        ("option", "trophies"),
        [
            pytest.param("count", ["eight_pies"], id="Ruling 5: the bonus earns the trophy for 8 pies"),
            pytest.param("do_not_count", [], id="Ruling 5: or it does not"),
        ],
    )
    def test_eight_pies_through_the_bonus(self, option: str, trophies: list[str]) -> None:
        match = lay("C3 YP", card(), pies=7, bonus_pies=option)
        attack(match, strength=1, fight_trophy=["no_trophy"])
        assert (match.mounties[0].pies, match.mounties[0].trophies) == (9, trophies)

    def test_introduction_she_places_a_trophy_for_the_first_fight_she_wins(self) -> None:
        match = lay("C3 YP", card(1, fight_pies=3), card(2, fight_pies=3), pies=6)
        events, _ = attack(match, strength=0)
        assert only(events, happened.TrophyPlaced).rule == RULES["fight_trophy"]
        assert match.mounties[0].trophies == ["pie_fight"]
        match.awarded.clear()
        match.table.put("C3", ["seeker_you"])
        assert "TrophyPlaced" not in kinds(attack(match, strength=0)[0])

    def test_a_trophy_for_tokens_on_the_pie_fight_space_blocks_it(self) -> None:
        match = lay("C3 YP", card(fight_pies=3))
        match.mounties[0].trophies = ["pie_fight"]
        assert "TrophyPlaced" not in kinds(attack(match, strength=0)[0])

    @pytest.mark.parametrize(
        ("option", "finale", "placed"),
        [
            pytest.param("one", False, False, id="Ruling 6: the second trophy of a turn is lost for now"),
            pytest.param("one", True, True, id="Ruling 6: unless it is the Grand Finale"),
            pytest.param("no_limit", False, True, id="Ruling 6: or there is no limit"),
        ],
    )
    def test_a_second_trophy_in_one_turn(self, option: str, finale: bool, placed: bool) -> None:
        match = lay(
            "C2 P, C3 Y",
            card(1, pies=1, paths=RIGHT),
            card(2, fight_pies=3),
            pies=7,
            trophies_per_turn=option,
        )
        match.finale = finale
        events, _ = run(turn.take_turn(match, match.mounties[0]), fight_strength=[0])
        assert match.mounties[0].trophies == ["eight_pies", *["pie_fight"] * placed]
        assert ("TrophyMissed" in kinds(events)) is not placed

    def test_you_place_your_trophy_once(self) -> None:
        match = lay("C3 YP", card(1), card(2))
        attack(match, strength=1, fight_trophy=["trophy_placed"])
        assert (match.humans[0].placed, match.humans[0].fight_trophy) == (1, True)
        match.table.put("C3", ["primary_automountie"])
        attack(match, strength=1)
        assert match.humans[0].placed == 1

    def test_enter_places_your_trophy_for_a_fight(self) -> None:
        match = lay()
        request = next(win(match, match.humans[0]))
        assert isinstance(request, Choose)
        assert request.default == "trophy_placed"


class TestAttack:
    def test_she_moves_onto_you_with_3_pies_and_takes_what_you_hold(self) -> None:
        match = lay("C2 gP, C3 aaY, B2 a", card(fight_pies=3))
        paths = {"A": ("up_right",), "B": ("right",)}
        run(turn.move(match, match.mounties[0], "primary_automountie", paths), fight_strength=[2])
        assert drawn(match) == "B2 a, C3 gaaP"

    def test_with_2_pies_she_takes_the_lesser_path(self) -> None:
        match = lay("C2 gP, C3 aaY, B2 a", card(fight_pies=3), pies=2)
        paths = {"A": ("up_right",), "B": ("right",)}
        run(turn.move(match, match.mounties[0], "primary_automountie", paths))
        assert drawn(match) == "B2 gaP, C3 aaY"

    def test_losing_an_attack_only_her_own_quests_vanish(self) -> None:
        match = lay("C2 qgP, C3 qaY", card())
        events, _ = run(
            turn.move(match, match.mounties[0], "primary_automountie", RIGHT),
            fight_strength=[1],
            fight_trophy=["no_trophy"],
        )
        assert drawn(match) == "C3 qgaY"
        assert only(events, happened.QuestsVanished).quests == 1

    @pytest.mark.parametrize(
        ("option", "after", "fights"),
        [
            pytest.param("stop", "C3 gaP", 1, id="Ruling 1a: stop and fight there"),
            pytest.param("walk_on", "C5 ggaP", 1, id="Ruling 1b: fight and walk on"),
            pytest.param("at_end", "C3 aY, C5 ggP", 0, id="Ruling 1c: no fight on the way"),
        ],
    )
    def test_an_opponent_in_mid_path(self, option: str, after: str, fights: int) -> None:
        match = lay("C2 gP, C3 aY, C4 g", card(fight_pies=1), mid_path_fight=option)
        answers = {"fight_strength": [0]} if fights else {}
        way = {"A": ("right",) * 3}
        events, _ = run(turn.move(match, match.mounties[0], "primary_automountie", way), **answers)
        if option == "stop":
            assert drawn(match) == f"{after}, C4 g"
        else:
            assert drawn(match) == after
        assert kinds(events).count("FightBegan") == fights

    def test_walking_on_stops_before_the_next_opponent_when_the_pies_are_thrown(self) -> None:
        match = lay("C2 P, C3 Y, C5 Y", card(fight_pies=1), mid_path_fight="walk_on")
        run(
            turn.move(match, match.mounties[0], "primary_automountie", {"A": ("right",) * 3}),
            fight_strength=[0],
        )
        assert drawn(match) == "C4 P, C5 Y"

    def test_the_other_seeker_chooses_after_the_fight_of_the_primary(self) -> None:
        match = lay("C2 P, C3 aaY, E3 O, E4 Y", card(1, paths=RIGHT), card(2, fight_pies=1))
        events, _ = run(turn.play_card(match, match.mounties[0]), fight_strength=[0])
        assert kinds(events)[-1] == "SeekerStayed"
        assert match.mounties[0].pies == 2

    @pytest.mark.parametrize(
        ("option", "fought"), [("nearest", ["player_2"]), ("each", ["player_2", "player_1"])]
    )
    def test_ruling_15_two_opponents_on_one_space(self, option: str, fought: list[str]) -> None:
        match = lay("", card(1, fight_pies=1), card(2, fight_pies=1), players="h2_a1", crowd=option)
        mountie, (one, two) = match.mounties[0], match.humans
        match.players = [one, mountie, two]
        match.table.show({"C3": (one.seekers[0], two.seekers[0], SHORT["P"])})
        rivals = match.rivals_at("C3", mountie)
        events, won = run(fight_all(match, mountie, rivals, "C3", 0), fight_strength=[0] * len(fought))
        assert won
        assert [event.defender for event in events if isinstance(event, happened.FightBegan)] == fought

    def test_two_automounties_fight_with_a_card_each(self) -> None:
        match = lay("", card(1, fight_pies=1), card(2, fight_pies=3), players="h1_a2")
        one, two = match.mounties
        match.table.show({"C3": (one.primary, two.other, "quest", "quest")})
        events, won = run(pie_fight(match, one, two, "C3", 1))
        assert not won
        assert kinds(events).count("FightCardDrawn") == 2
        assert match.table.places() == {"C3": ("quest", two.other)}
        assert two.trophies == ["pie_fight"]
        assert (one.pies, two.pies) == (3 - 1 + 2, 0)
