"""The Automa's rules, each by its place in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer, InvalidInput
from engine.events import Expectation
from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.requests import Choose, Instruction
from engine.wingspan import GAME
from engine.wingspan import events as happened
from engine.wingspan.automa import CUBES, RULES, TURNS
from engine.wingspan.catalogue import SETS, birds_of, bonus_cards
from tests.engine.random_play import random_game
from tests.engine.scripts import events_of
from tests.engine.wingspan.table import automa, lay
from voice.phrases import Phrases

PLAY = "play_bird"
RODENT = "gain_food+key_rodent+place_cube"
GAME_SETS = next(option.default for option in GAME.options if option.id == "bird_sets")
RODENT_KEY = ("rodent", "fish", "fruit", "invertebrate_seed", "invertebrate", "seed")


def expectation(play: Play, kind: type) -> tuple[Expectation, ...]:
    steps = [m.step for m in play.log if isinstance(m.step, Instruction) and isinstance(m.step.event, kind)]
    return steps[-1].expects


def left_after(play: Play, kind: type) -> tuple[str, ...]:
    """The dice that lie in the feeder once this order is done."""
    order = next(m for m in play.log if isinstance(m.step, Instruction) and isinstance(m.step.event, kind))
    feeder = next(zone for zone in GAME.zones if zone.name == "feeder")
    return play.situations[order.answers_before].expected_table.seen(feeder)


class TestSetUp:
    def test_the_automa_gets_eight_cubes_and_the_chosen_side_of_the_goal_board(self) -> None:
        play = Play(GAME, Setup(options={"goal_board": "blue"}))
        assert isinstance(play.request, Instruction)
        assert play.request.event == events_of(play, happened.TableReadied)[0]
        assert (play.request.event.cubes, play.request.event.board) == (CUBES, "blue")

    @pytest.mark.parametrize("automubon", ["in", "out"])
    def test_the_expert_card_is_shuffled_in_or_returned_to_the_box(self, automubon: str) -> None:
        play = lay("play_bird", options={"automubon": automubon})
        assert events_of(play, happened.AutomaDeckReadied)[0].automubon == automubon
        assert len(automa(play).cards) == (11 if automubon == "in" else 10)

    def test_a_virtual_deck_needs_no_shuffling_by_hand(self) -> None:
        play = lay(options={"automa_deck": "virtual"})
        assert not events_of(play, happened.AutomaDeckReadied)

    @pytest.mark.parametrize("bonus", [card.id for card in bonus_cards().values() if not card.eligible])
    def test_a_bonus_card_the_automa_cannot_use_goes_back_and_another_is_drawn(self, bonus: str) -> None:
        play = lay(draw_bonus=[bonus, "forester"])
        assert [event.bonus for event in events_of(play, happened.BonusReturned)] == [bonus]
        assert automa(play).bonus == "forester"

    def test_twenty_one_bonus_cards_can_be_used_and_five_cannot(self) -> None:
        usable = [card for card in bonus_cards().values() if card.eligible]
        assert (len(usable), len(bonus_cards())) == (21, 26)
        assert not bonus_cards()["breeding_manager"].eligible
        assert not bonus_cards()["backyard_birder"].eligible

    def test_a_virtual_bonus_card_is_always_one_the_automa_can_use(self) -> None:
        for seed in range(40):
            play = Play(GAME, Setup(seed))
            play.answer(True, Source.KEYBOARD)
            assert not events_of(play, happened.BonusReturned)
            assert events_of(play, happened.BonusTaken)

    def test_drawn_goals_come_from_four_tiles_and_are_laid_by_the_player(self) -> None:
        for seed in range(40):
            play = Play(GAME, Setup(seed, {"goal_tiles": "virtual"}))
            while isinstance(play.request, Instruction):
                play.answer(True, Source.KEYBOARD)
            chosen = automa(play).goals
            assert len({goal.tile for goal in chosen}) == 4
            assert events_of(play, happened.GoalsLaid)[0].goals == tuple(goal.id for goal in chosen)

    def test_both_sides_of_one_goal_tile_cannot_be_out_at_once(self) -> None:
        play = lay(goals=[])
        with pytest.raises(IllegalAnswer, match="two sides"):
            play.answer(
                ["birds_in_forest", "eggs_in_forest", "sets_of_eggs", "eggs_in_bowl"], Source.KEYBOARD
            )

    @pytest.mark.parametrize("goals", [["birds_in_forest"] * 4, ["birds_in_forest"], ["osprey"] * 4])
    def test_four_different_goals_are_needed(self, goals: list[str]) -> None:
        with pytest.raises(InvalidInput):
            lay(goals=[]).answer(goals, Source.KEYBOARD)

    def test_the_player_is_told_that_the_automa_takes_no_part_in_brown_powers(self) -> None:
        (event,) = events_of(lay(), happened.BrownPowersExplained)
        assert "it loses" in event.rule.words

    def test_every_rule_in_the_file_is_followed_by_something(self) -> None:
        used = set()
        for seed in range(60):
            used |= {event.rule.id for event in random_game(GAME, seed).events}
        refusals = {"goal_tiles", "bird_is_taken"}
        rare = {"cube_lacking", "tie"}  # each has a test of its own
        assert set(RULES) == used | refusals | rare

    def test_the_player_goes_first(self) -> None:
        play = lay()
        assert play.request
        assert (play.request.topic, play.request.facts["turn"]) == ("your_turn", 1)


class TestTurn:
    def test_only_the_section_of_the_current_round_counts(self) -> None:
        play = lay("lay_eggs_1+remove_cube")
        assert automa(play).eggs == 1
        assert not events_of(play, happened.CardsDrawn)  # that card's section for round two

    def test_a_card_that_is_not_in_the_deck_cannot_come_up(self) -> None:
        play = lay("lay_eggs_1")
        play.answer(True, Source.KEYBOARD)
        with pytest.raises(InvalidInput, match="not among the cards left"):
            play.answer("lay_eggs_1", Source.KEYBOARD)

    def test_the_expert_card_cannot_come_up_when_it_is_in_the_box(self) -> None:
        play = lay()
        play.answer(True, Source.KEYBOARD)
        with pytest.raises(InvalidInput):
            play.answer("play_bird+place_cube", Source.KEYBOARD)

    def test_the_rulebooks_example_draws_cards_and_then_removes_a_cube(self) -> None:
        play = lay("lay_eggs_1+place_cube", "draw_cards+remove_cube")
        order = [type(event) for event in play.events]
        assert order.index(happened.CardsDrawn) < order.index(happened.CubeRemoved)


class TestDrawCards:
    def test_the_tray_is_discarded_and_one_face_down_bird_is_taken(self) -> None:
        play = lay(PLAY, "draw_cards+place_cube", tray=[["osprey", "mallard", "killdeer"]])
        assert automa(play).face_down == 2
        assert automa(play).face_up == []
        assert expectation(play, happened.CardsDrawn) == (
            Expectation("tray", lacks=("osprey", "mallard", "killdeer"), handled=True),
        )


class TestPlayABird:
    @pytest.mark.parametrize(
        ("tray", "kept", "others", "stay"),
        [
            pytest.param(
                ["osprey", "red-tailed-hawk", "mallard"],
                "red-tailed-hawk",
                (),
                ("osprey", "mallard"),
                id="one matches",
            ),
            pytest.param(
                ["brown-headed-cowbird", "belted-kingfisher", "red-tailed-hawk"],  # 3, 4 and 5 points
                "red-tailed-hawk",
                ("brown-headed-cowbird",),
                ("belted-kingfisher",),
                id="the one with most points is kept, the other match is discarded, the rest stays",
            ),
            pytest.param(
                ["brown-headed-cowbird", "osprey", "mallard"],
                "brown-headed-cowbird",
                (),
                ("osprey", "mallard"),
                id="a matching bird of few points is still taken",
            ),
        ],
    )
    def test_the_best_bird_that_matches_the_bonus_card_is_kept(
        self, tray: list[str], kept: str, others: tuple[str, ...], stay: tuple[str, ...]
    ) -> None:
        play = lay(PLAY, tray=[tray])
        assert automa(play).face_up == [kept]
        taken = next(event for event in play.events if isinstance(event, happened.BirdTaken))
        assert getattr(taken, "others", ()) == others
        assert tuple(bird for bird in automa(play).tray if bird) == stay
        assert automa(play).face_down == 0
        assert expectation(play, happened.BirdTaken) == (Expectation("tray", lacks=(kept, *others)),)

    def test_the_points_decide_and_not_the_place_in_the_tray(self) -> None:
        birds = sorted(
            (b for b in automa(lay()).birds.values() if "anatomist" in b.bonuses), key=lambda b: b.points
        )
        least, most = birds[0], birds[-1]
        assert least.points < most.points
        for tray in ([least.id, most.id, "osprey"], [most.id, "osprey", least.id]):
            assert automa(lay(PLAY, tray=[tray])).face_up == [most.id]

    def test_why_a_bird_was_taken_is_told_by_what_its_bonus_card_asks(self) -> None:
        play = lay(PLAY, bonus="food_web_expert", tray=[["osprey", "barn-swallow", "mallard"]])
        (event,) = events_of(play, happened.BirdTaken)
        assert (
            Phrases(GAME).because(event) == "Barn Swallow fits Food Web Expert: it eats invertebrates only."
        )

    @pytest.mark.parametrize("bonus", [card.id for card in bonus_cards().values() if card.eligible])
    def test_every_bonus_card_has_its_own_reason(self, bonus: str) -> None:
        birds = list(automa(lay()).birds.values())
        fitting = [b.id for b in birds if bonus in b.bonuses][:2]
        other = next(b.id for b in birds if bonus not in b.bonuses)
        events = lay(PLAY, bonus=bonus, tray=[[*fitting, other]]).events
        words = Phrases(GAME).because(next(e for e in events if isinstance(e, happened.BirdTaken)))
        assert "meets that card" not in words
        one = lay(
            PLAY, bonus=bonus, tray=[[fitting[0], *[b.id for b in birds if bonus not in b.bonuses][:2]]]
        )
        assert "meets that card" not in Phrases(GAME).because(events_of(one, happened.BirdTaken)[0])

    def test_a_matching_bird_of_no_points_is_still_taken(self) -> None:
        zero = next(b for b in automa(lay()).birds.values() if b.points == 0 and b.bonuses)
        bonus = min(zero.bonuses)
        fillers = [b.id for b in automa(lay()).birds.values() if bonus not in b.bonuses][:2]
        play = lay(PLAY, bonus=bonus, tray=[[zero.id, *fillers]])
        assert automa(play).face_up == [zero.id]
        assert automa(play).score().face_up == 0

    def test_with_equal_points_any_of_them_may_be_kept_and_the_leftmost_is(self) -> None:
        birds = automa(lay()).birds.values()
        first, second = [b.id for b in birds if "forester" in b.bonuses and b.points == 5][:2]
        other = next(b.id for b in birds if "forester" not in b.bonuses)
        assert automa(lay(PLAY, bonus="forester", tray=[[second, first, other]])).face_up == [second]

    def test_with_no_match_the_tray_stays_and_a_face_down_bird_is_taken(self) -> None:
        play = lay(PLAY, tray=[["osprey", "mallard", "killdeer"]])
        assert automa(play).face_down == 1
        assert automa(play).face_up == []
        assert automa(play).tray == ("osprey", "mallard", "killdeer")
        assert expectation(play, happened.NoBirdMatched) == (Expectation("tray"),)

    def test_a_bird_the_automa_has_cannot_lie_in_the_tray_again(self) -> None:
        play = lay(PLAY, PLAY, tray=[["osprey", "red-tailed-hawk", "mallard"]])
        with pytest.raises(IllegalAnswer, match="exists once"):
            play.answer(["osprey", "red-tailed-hawk", "mallard"], Source.KEYBOARD)

    @pytest.mark.parametrize(
        "tray",
        [
            pytest.param(["osprey", "mallard"], id="two birds"),
            pytest.param(["osprey", "osprey", "mallard"], id="one bird twice"),
            pytest.param(["osprey", None, "mallard"], id="an empty slot"),
            pytest.param(["osprey", "griffin", "mallard"], id="no such bird"),
            pytest.param(
                ["osprey", "superb-lyrebird", "mallard"], id="a bird of a set that is not in the box"
            ),
        ],
    )
    def test_a_tray_holds_three_different_birds_of_the_box(self, tray: list[Any]) -> None:
        play = lay(PLAY)
        with pytest.raises(InvalidInput):
            play.answer(tray, Source.KEYBOARD)

    def test_birds_barred_for_the_automa_are_left_out(self) -> None:
        assert "marsh-tit" not in birds_of(SETS)
        assert len(birds_of(SETS)) == 707 - 5
        assert len(birds_of(GAME_SETS)) == 170

    def test_other_sets_than_base_and_swift_start_are_off_and_named_unchecked(self) -> None:
        assert not events_of(lay(options={"bird_sets": ["base", "swift_start"]}), happened.SetsUnchecked)
        (event,) = events_of(lay(options={"bird_sets": ["base", "oceania"]}), happened.SetsUnchecked)
        assert event.sets == ("oceania",)
        option = next(option for option in GAME.options if option.id == "bird_sets")
        for set_ in SETS:
            unchecked = "not checked against a second source" in Phrases(GAME).choice(option, set_)
            assert unchecked is (set_ not in {"base", "swift_start"})

    def test_birds_of_another_set_are_known_when_it_is_in_the_box(self) -> None:
        sets = {"bird_sets": ["base", "oceania"]}
        play = lay(PLAY, tray=[["osprey", "superb-lyrebird", "mallard"]], options=sets)
        assert automa(play).face_down == 1

    @pytest.mark.parametrize(("wording", "taken"), [("newer", ["greater-prairie-chicken"]), ("older", [])])
    def test_older_bonus_cards_print_shorter_word_lists(self, wording: str, taken: list[str]) -> None:
        tray = ["greater-prairie-chicken", "osprey", "mallard"]
        play = lay(PLAY, bonus="cartographer", tray=[tray], options={"word_lists": wording})
        assert automa(play).face_up == taken


class TestLayEggs:
    def test_one_egg_for_each_icon(self) -> None:
        play = lay("lay_eggs_1", "lay_eggs_1+place_cube")
        assert automa(play).eggs == 2
        assert [event.total for event in events_of(play, happened.EggsLaid)] == [1, 2]


class TestGainFood:
    @pytest.mark.parametrize(
        ("dice", "face", "left"),
        [
            pytest.param(["rodent", "fish", "fish"], "rodent", ("fish", "fish"), id="first of the key"),
            pytest.param(["fish", "fish", "seed"], "fish", ("seed",), id="all dice of that face"),
            pytest.param(
                ["seed", "invertebrate_seed"],
                "invertebrate_seed",
                ("seed",),
                id="the combined face is its own",
            ),
            pytest.param(["seed", "invertebrate"], "invertebrate", ("seed",), id="not as the combined face"),
        ],
    )
    def test_all_dice_of_the_first_face_of_the_key_are_removed(
        self, dice: list[str], face: str, left: tuple[str, ...]
    ) -> None:
        play = lay(RODENT, feeder=[dice])
        removed = events_of(play, happened.DiceRemoved)[0]
        assert (removed.face, removed.dice, removed.key) == (face, dice.count(face), RODENT_KEY)
        assert expectation(play, happened.DiceRemoved) == (Expectation("feeder"),)
        assert left_after(play, happened.DiceRemoved) == left
        assert not events_of(play, happened.FeederThrown)

    @pytest.mark.parametrize(
        ("dice", "reason"),
        [
            pytest.param(["fish", "fish", "fish"], "alike", id="all alike"),
            pytest.param(["seed"], "alike", id="a single die is alike with itself"),
            pytest.param([], "empty", id="empty"),
        ],
    )
    def test_all_five_are_thrown_when_they_are_alike_or_gone(self, dice: list[str], reason: str) -> None:
        thrown = ["seed", "seed", "fruit", "fruit", "rodent"]
        play = lay(RODENT, feeder=[dice], thrown_dice=[thrown])
        assert [event.reason for event in events_of(play, happened.FeederThrown)] == [reason]
        assert events_of(play, happened.DiceRemoved)[0].face == "rodent"
        assert automa(play).feeder == ("seed", "seed", "fruit", "fruit")

    def test_the_dice_are_thrown_anew(self) -> None:
        play = lay(RODENT, feeder=[["fish"] * 5])
        assert expectation(play, happened.FeederThrown) == (Expectation("feeder", handled=True),)
        assert left_after(play, happened.FeederThrown) == ("",) * 5

    @pytest.mark.parametrize(
        ("face", "because"),
        [
            ("rodent", "Its key begins with rodent, and you found that in the feeder."),
            ("fish", "Its key begins with rodent, but you found none. Next is fish."),
            ("fruit", "Its key begins with rodent and fish, but you found none of them. Next is fruit."),
        ],
    )
    def test_without_a_look_at_the_feeder_one_key_tells_what_was_removed(
        self, face: str, because: str
    ) -> None:
        play = lay(RODENT, options={"feeder": "told"})
        assert isinstance(play.request, Choose)
        assert play.request.options == RODENT_KEY
        assert "Then remove all rodents; if there is none, all fish; then fruit" in Phrases(GAME).ask(
            play.request
        )
        play.answer(face, Source.KEYBOARD)
        (event,) = events_of(play, happened.FoodTaken)
        assert Phrases(GAME).because(event) == because
        assert not events_of(play, happened.DiceRemoved)

    @pytest.mark.parametrize(
        ("reading", "said"), [("once", "into it, once."), ("until_mixed", "into it, until they are mixed.")]
    )
    def test_without_a_look_the_person_throws_by_the_reading_in_force(self, reading: str, said: str) -> None:
        play = lay(RODENT, options={"feeder": "told", "all_alike": reading})
        assert play.request
        assert said in Phrases(GAME).ask(play.request)

    def test_five_alike_after_the_throw_are_taken_and_the_feeder_is_filled_again(self) -> None:
        play = lay(RODENT, feeder=[["fish"]], thrown_dice=[["fish"] * 5])
        assert events_of(play, happened.DiceRemoved)[0].dice == 5
        assert [event.reason for event in events_of(play, happened.FeederThrown)] == ["alike", "empty"]
        assert automa(play).feeder is None

    def test_they_may_be_thrown_until_they_are_mixed_if_so_chosen(self) -> None:
        thrown = [["fish"] * 5, ["seed"] * 5, ["seed", "seed", "fish", "fish", "fish"]]
        options = {"all_alike": "until_mixed"}
        play = lay(RODENT, feeder=[["fish"]], thrown_dice=thrown, options=options)
        assert len(events_of(play, happened.FeederThrown)) == 3
        assert events_of(play, happened.DiceRemoved)[0].dice == 3

    @pytest.mark.parametrize("dice", [["fish"] * 6, ["nectar"], "fish"])
    def test_the_feeder_holds_up_to_five_dice_of_six_faces(self, dice: list[str] | str) -> None:
        play = lay(RODENT)
        with pytest.raises(InvalidInput):
            play.answer(dice, Source.KEYBOARD)

    def test_a_throw_has_exactly_five_dice(self) -> None:
        play = lay(RODENT, feeder=[["fish"]])
        with pytest.raises(InvalidInput):
            play.answer(["fish"] * 4, Source.KEYBOARD)


class TestCubes:
    def test_a_cube_is_placed_on_the_goal_of_the_round(self) -> None:
        play = lay("lay_eggs_1+place_cube", "draw_cards+place_cube")
        assert automa(play).cubes_on_tile == 2
        assert automa(play).cube_supply == CUBES - 2

    def test_a_cube_is_removed_to_the_supply(self) -> None:
        play = lay("lay_eggs_1+place_cube", "draw_cards+remove_cube")
        assert (automa(play).cubes_on_tile, automa(play).cube_supply) == (0, CUBES)

    def test_with_no_cube_there_removing_is_ignored(self) -> None:
        play = lay("draw_cards+remove_cube")
        assert events_of(play, happened.NoCubeToRemove)
        assert (automa(play).cubes_on_tile, automa(play).cube_supply) == (0, CUBES)

    def test_with_no_cube_in_the_supply_none_is_placed(self) -> None:
        play = lay()
        automa(play).cubes_on_tile = CUBES
        assert [type(step) for step in automa(play).place_cube()] == [happened.CubeLacking]


class TestPinkPowers:
    PINK = "gain_food+key_rodent+activate_pink"

    def test_the_pink_icon_activates_the_players_pink_powers(self) -> None:
        play = lay(self.PINK, feeder=[["fish", "seed"]])
        assert len(events_of(play, happened.PinkPowersActivated)) == 1

    def test_nothing_else_triggers_them(self) -> None:
        play = lay("lay_eggs_1")
        assert not events_of(play, happened.PinkPowersActivated)
        assert not events_of(play, happened.PinkPowersMatched)

    def test_by_the_other_reading_a_matching_action_may_trigger_them(self) -> None:
        play = lay("lay_eggs_1", "draw_cards+place_cube", options={"pink_powers": "matching"})
        assert [event.action for event in events_of(play, happened.PinkPowersMatched)] == ["lay_eggs"]


def test_rounds_have_eight_seven_six_and_five_turns() -> None:
    assert TURNS == {1: 8, 2: 7, 3: 6, 4: 5}
