"""Set-up of the game and of a round: sections Set-up and Round set-up of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.errors import IllegalAnswer, InvalidInput
from engine.game import Setup
from engine.journal import Source
from engine.origin_story import GAME
from engine.origin_story import events as happened
from engine.origin_story.game_setup import LEVELS, deck_colours
from engine.origin_story.round_setup import (
    VancardianDecks,
    charge,
    read_printed_event,
    read_printed_row,
    resolve_event,
)
from engine.origin_story.tricks import PLAYERS, Suits, next_player
from engine.play import Play
from engine.requests import Choose, Instruction
from tests.engine.origin_story.table import deal, go_on, ids, lay, lay_rows, short, table_of
from tests.engine.random_play import random_game
from tests.engine.scripts import events_of, run
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event

YOU = "B1 B2 B3 B4 B5 B6 B7 B8"
AUTOMATON = "S1 S2 S3 S4 S5 S6 S7 S8"
FACTORYON = "T1 T2 T3 T4 T5 T6 T7 T8"
DEAL = (YOU, AUTOMATON, FACTORYON)


# --- Set-up ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "level_set", "colours"),
    [
        pytest.param(0, "red", "green green green green green", id="level 0 has no card of the harder set"),
        pytest.param(2, "red", "green green green red red", id="level 2: the last two rounds"),
        pytest.param(3, "red", "green green red red red", id="level 3: round 3 is hard"),
        pytest.param(5, "red", "red red red red red", id="level 5 adds none of the other set"),
        pytest.param(1, "green", "red red red red green", id="ruling 1: green as the harder set"),
    ],
)
def test_steps_5c_and_d_the_five_cards_of_the_vancardian_deck_from_the_top(
    level: int, level_set: str, colours: str
) -> None:
    assert deck_colours(level, level_set) == tuple(colours.split())


@pytest.mark.parametrize("level", range(6))
def test_the_vancardian_deck_is_drawn_in_that_order_and_the_event_from_the_colour_of_round_3(
    level: int,
) -> None:
    play = random_game(GAME, level, Setup(level, {"difficulty": LEVELS[level], "playing_cards": "virtual"}))
    drawn = [a for a in play.answers if a.topic in {"draw_red", "draw_green"}]
    colours = deck_colours(level, "red")
    expected = [*colours[:2], colours[2], *colours[2:]]
    assert [a.topic.removeprefix("draw_") for a in drawn] == expected
    assert len({a.value for a in drawn}) == 6
    (event,) = events_of(play, happened.EventDrawn)
    assert event.colour == colours[2]


def test_steps_1_to_5_come_in_order_and_are_said() -> None:
    play = lay()
    kinds = [type(event).__name__ for event in play.events]
    steps = ["TableReadied", "PlayerReadied", "DialsReadied", "DeckBuilt", "DealerChosen"]
    assert kinds[:5] == steps


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        pytest.param(happened.TableReadied, "event cards back in the box", id="1: no event cards"),
        pytest.param(
            happened.TableReadied, "stamina tokens and the shuffled story cards", id="2 and 3: supply"
        ),
        pytest.param(happened.PlayerReadied, "a dial at 0, 1 stamina token, and 2 superhero cards", id="4"),
        pytest.param(happened.PlayerReadied, "other superheroes go back in the box", id="4d: unused ones"),
        pytest.param(happened.PlayerReadied, "remove it and draw another", id="ruling 9: the human judges"),
        pytest.param(happened.DialsReadied, "at 0, with the red hero side up", id="5a: dials"),
    ],
)
def test_the_steps_of_the_set_up_are_said(kind: type[Event], words: str) -> None:
    (event,) = events_of(lay(), kind)
    assert words in Phrases(GAME).event(event)


@pytest.mark.parametrize(
    ("level", "words"),
    [
        pytest.param("level_0", "take 5 green cards", id="level 0"),
        pytest.param("level_2", "take 2 red for the Vancardian deck, and lay 3 green on top", id="level 2"),
        pytest.param("level_5", "take 5 red cards", id="level 5"),
    ],
)
def test_step_5d_says_how_the_printed_deck_is_built(level: str, words: str) -> None:
    (event,) = events_of(lay({"difficulty": level}), happened.DeckBuilt)
    sentence = Phrases(GAME).event(event)
    assert words in sentence
    assert "Do not shuffle it" in sentence


@pytest.mark.parametrize(
    ("dealer", "leader"),
    [("you", "automaton"), ("automaton", "factoryon"), ("factoryon", "you")],
)
def test_step_6_the_player_after_the_dealer_leads_the_first_trick(dealer: str, leader: str) -> None:
    play = lay(dealer=dealer)
    (event,) = events_of(play, happened.DealerChosen)
    assert (event.dealer, event.leader) == (dealer, leader)
    (began,) = events_of(play, happened.RoundBegan)
    assert began.leader == leader


def test_a_random_player_gets_the_dealer_token() -> None:
    found = {event.dealer for seed in range(30) for event in events_of(started(seed), happened.DealerChosen)}
    assert found == set(PLAYERS)


def started(seed: int) -> Play:
    play = Play(GAME, Setup(seed))
    while play.request and play.request.topic[0].isupper():
        play.answer(True, Source.KEYBOARD)
    return play


# --- Round set-up, your side ----------------------------------------------------------------------------


def test_step_1a_you_get_eight_cards_in_the_order_you_laid_them() -> None:
    play = lay(your_hand=[ids("T9 L1 B4 S13 S2 L7 B11 T3")])
    assert short(table_of(play).hands["you"]) == "T9 L1 B4 S13 S2 L7 B11 T3"
    assert len(table_of(play).deck.cards) == 44


def test_a_card_that_is_gone_is_refused_by_its_place_so_that_the_others_may_stay() -> None:
    table = lay_rows("B5", "S3")
    table.won["you"] = [table.deck.cards.pop(table.deck.cards.index("love_9"))]
    with pytest.raises(IllegalAnswer) as refused:
        table.check_drawn(("love_1", "love_9", "love_2"))
    assert (refused.value.place, refused.value.rule.id) == (1, "card_gone")


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param("B1 B2 B3", id="too few"),
        pytest.param("B1 B1 B3 B4 B5 B6 B7 B8", id="the same card twice"),
    ],
)
def test_step_1a_a_hand_that_cannot_be_is_refused(hand: str) -> None:
    play = lay()
    with pytest.raises(InvalidInput):
        play.answer(ids(hand), Source.KEYBOARD)
    assert table_of(play).hands["you"] == []


def test_step_1a_the_extra_love_cards_are_not_among_the_52() -> None:
    play = lay()
    with pytest.raises(InvalidInput):
        play.answer([*ids("B1 B2 B3 B4 B5 B6 B7"), "extra_a"], Source.KEYBOARD)


def test_step_1c_and_d_story_cards_in_four_rounds_and_a_superhero_in_the_fifth() -> None:
    play = random_game(GAME, 1)
    assert [event.round for event in events_of(play, happened.StoryPlayed)] == [1, 2, 3, 4]
    assert len(events_of(play, happened.SuperheroPlayed)) == 1
    assert len(events_of(play, happened.AbilitiesCharged)) == 5


def test_step_1b_the_event_comes_in_round_3_only_and_before_the_story_card() -> None:
    play = random_game(GAME, 2, Setup(2, {"vancardian_deck": "virtual"}))
    order = [e for e in play.events if isinstance(e, happened.EventDrawn | happened.StoryPlayed)]
    assert [type(e).__name__ for e in order] == ["StoryPlayed"] * 2 + ["EventDrawn"] + ["StoryPlayed"] * 2


def test_step_1b_with_printed_cards_you_are_told_which_event_deck_to_draw_from() -> None:
    play = random_game(GAME, 2, Setup(2, {"vancardian_deck": "physical", "difficulty": "level_3"}))
    (event,) = events_of(play, happened.PrintedEventDrawn)
    assert event.colour == "red"


@pytest.mark.parametrize(
    ("answers", "suits"),
    [
        pytest.param(["nothing"], Suits(), id="an event that changes nothing of it"),
        pytest.param(["trump", "speed", "nothing"], Suits("speed"), id="another trump suit"),
        pytest.param(["trump", "none", "off_suit", "love"], Suits(None, "love"), id="both"),
    ],
)
def test_step_1b_a_printed_event_is_told_as_far_as_it_binds_the_vancardians(
    answers: list[str], suits: Suits
) -> None:
    table = lay_rows()
    run(read_printed_event(table), *answers)
    assert table.suits == suits


def test_step_1b_the_event_of_the_sheet_sets_trump_and_what_is_demanded_off_suit() -> None:
    table = lay_rows(options={"vancardian_deck": "virtual"})
    table.round = 3
    decks = VancardianDecks(table)
    run(resolve_event(table, decks), "G5")
    assert table.suits == Suits("speed")
    run(resolve_event(table, decks), "G7")
    assert table.suits == Suits(None)
    table.gather()
    run(resolve_event(table, decks), "G3")
    assert table.suits == Suits("love", "love")


def test_step_1b_the_event_applies_only_during_its_round() -> None:
    table = lay_rows()
    table.suits = Suits("speed", "strength")
    table.gather()
    assert table.suits == Suits("love", None)


def test_step_1f_you_choose_a_side_before_the_vancardians_are_dealt_to() -> None:
    play = lay(your_hand=[ids(YOU)], charged=["nothing"])
    assert play.request
    assert (play.request.topic, table_of(play).hands["automaton"]) == ("alignment", [])


def charging(play: Play) -> tuple[str, ...]:
    """The effects that a When Charged ability can have in step 1e."""
    assert play.request
    assert (play.request.topic, table_of(play).hands["automaton"]) == ("charging", [])
    play.answer("ability", Source.KEYBOARD)
    assert isinstance(play.request, Choose)
    return tuple(play.request.options)


def test_step_1e_when_charged_abilities_come_before_a_side_is_chosen_and_the_vancardians_are_dealt_to() -> (
    None
):
    play = lay(your_hand=[ids(YOU)], charged=["something"])
    offered = charging(play)
    assert {"row_you", "gain_points", "raise_card"} <= set(offered)
    go_on(play, "gain_points", "you", 2, "go_on")
    assert play.request
    assert (play.request.topic, table_of(play).dials.total("you")) == ("alignment", 2)


def test_step_1e_ii_exchanges_and_what_goes_by_the_side_wait() -> None:
    offered = set(charging(lay(your_hand=[ids(YOU)], charged=["something"])))
    assert not offered & {"exchange_automaton", "exchange_factoryon", "row_automaton", "reveal", "alignment"}


def test_step_1e_is_not_asked_when_nothing_was_charged() -> None:
    play = lay(your_hand=[ids(YOU)], charged=["nothing"])
    assert play.request
    assert play.request.topic == "alignment"


def test_step_1d_the_benefits_of_the_superhero_are_asked_for_without_a_charge() -> None:
    table = lay_rows(YOU)
    table.round = 5
    asked = charge(table)
    assert isinstance(next(asked), Instruction)
    request = asked.send(True)
    assert isinstance(request, Choose)
    assert "in any case" in Phrases(GAME).ask(request)
    request = asked.send("nothing")
    assert isinstance(request, Choose)
    assert request.topic == "charging"


@pytest.mark.parametrize("alignment", ["hero", "villain"])
def test_step_1f_the_side_is_kept(alignment: str) -> None:
    assert table_of(lay(**deal(*DEAL, alignment=alignment))).alignment == alignment


# --- Round set-up, the Vancardians ----------------------------------------------------------------------


def test_step_2a_and_b_they_are_dealt_eight_each_in_the_order_drawn_automaton_first() -> None:
    play = lay(**deal(*DEAL))
    table = table_of(play)
    assert (short(table.hands["automaton"]), short(table.hands["factoryon"])) == (AUTOMATON, FACTORYON)
    assert len(events_of(play, happened.ExtraLoveSetAside)) == 1


def test_step_2b_a_card_that_lies_in_your_row_cannot_be_dealt_to_a_vancardian() -> None:
    play = lay(your_hand=[ids(YOU)], charged=["nothing"], alignment=["hero"])
    with pytest.raises(InvalidInput):
        play.answer(ids("B1 S2 S3 S4 S5 S6 S7 S8"), Source.KEYBOARD)


def test_step_2b_where_tablemate_deals_the_rows_are_told() -> None:
    play = random_game(GAME, 4, Setup(4, {"playing_cards": "virtual"}))
    rows = events_of(play, happened.RowDealt)
    assert [event.who for event in rows] == ["you", "automaton", "factoryon"] * 5
    assert all(len(event.cards) == 8 for event in rows)


@pytest.mark.parametrize(
    ("answers", "effects"),
    [
        pytest.param(["nothing"], [], id="an empty row"),
        pytest.param(["replace", 2, "nothing"], ["replace 2"], id="one effect"),
        pytest.param(
            ["add_love", 4, "move_love", 1, "nothing"], ["add_love 4", "move_love 1"], id="two effects"
        ),
    ],
)
def test_step_2c_a_printed_row_is_told_effect_by_effect(answers: list[Any], effects: list[str]) -> None:
    found: list[Any] = []

    def script() -> Any:
        found.extend((yield from read_printed_row(lay_rows())))

    run(script(), *answers)
    assert [f"{effect.keyword} {effect.number}" for effect in found] == effects


def test_step_2c_more_than_four_extra_love_cards_cannot_be_added() -> None:
    with pytest.raises(InvalidInput):
        run(read_printed_row(lay_rows()), "add_love", 2, "add_love", 3, "add_love")


def test_step_2c_an_empty_row_is_said() -> None:
    (event,) = events_of(lay(**deal(*DEAL)), happened.RowEmpty)
    assert event.rule.id == "no_effect"


def test_step_2d_delayed_exchanges_come_after_the_vancardians_set_up() -> None:
    play = lay(**deal(*DEAL, charged="something"))
    assert play.request
    assert play.request.topic == "when_charged"


def test_step_2d_is_not_asked_when_nothing_was_charged() -> None:
    play = lay(**deal(*DEAL))
    assert play.request
    assert play.request.topic == "your_lead"


def test_the_dealer_token_moves_on_every_round() -> None:
    dealers = [event.dealer for event in events_of(random_game(GAME, 9), happened.RoundBegan)]
    assert dealers == [next_player(dealers[0], step) for step in range(5)]


def test_every_round_begins_with_all_cards_in_the_deck_and_no_trick_taken() -> None:
    table = lay_rows("B1", "S1", "T1")
    table.put_in_trick("you", "brains_1")
    table.tricks["you"] = 3
    table.change("speed_1", value=9)
    table.gather()
    assert (len(table.deck.cards), len(table.aside)) == (52, 4)
    assert (table.tricks["you"], table.trick, table.faces["speed_1"].value) == (0, [], 1)
