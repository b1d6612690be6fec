"""Set-up, item by item of the rulebook, through whole games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.events import Event
from engine.game import Origin, Setup, Sheet
from engine.journal import Source
from engine.my_little_scythe import GAME
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.awards import check_for_trophy
from engine.my_little_scythe.board import camps, camps_for
from engine.my_little_scythe.cards import SHEET
from engine.my_little_scythe.match import SEATINGS, Match
from engine.my_little_scythe.table import TRACK
from engine.play import Play
from engine.requests import Choose, Draw, Instruction, Look
from tests.engine.my_little_scythe.table import lay, only, run

OWNER = Sheet(Origin.OWNER, GAME.forms[0].shipped.text.replace('"stand-in"', '"owner"'))


def begin(sheet: Sheet | None = None, options: dict[str, Any] | None = None, **answers: Any) -> Play:
    """A game up to its first turn; questions without an answer here get what is known or usual."""
    play = Play(GAME, Setup(options=options or {}, sheets={SHEET: sheet} if sheet else {}))
    while play.request is not None and play.request.topic not in {
        "your_turn",
        "TurnBegan",
        "draw_automountie",
    }:
        play.answer(usual(play.request, answers), Source.KEYBOARD)
    return play


def usual(request: Any, answers: dict[str, Any]) -> Any:
    if request.topic in answers:
        given = answers[request.topic]
        return given.pop(0) if isinstance(given, list) and request.topic == "camp_way" else given
    if isinstance(request, Instruction):
        return True
    if isinstance(request, Look) and request.piecewise:
        return list(request.before or ())
    return request.default if isinstance(request, Choose) else {}


def match_of(play: Play) -> Match:
    assert isinstance(play._bot, Automountie)
    return play._bot.match


def test_setup_1_the_camps_are_those_for_all_players_together() -> None:
    assert only(begin().events, happened.CampsChosen).camps == ("camp_top", "camp_bottom")
    play = begin(options={"players": "h2_a2"})
    assert only(play.events, happened.CampsChosen).camps == camps_for(4)


@pytest.mark.parametrize(
    ("players", "used"),
    [
        (2, ["top", "bottom"]),
        (3, ["top", "lower_right", "lower_left"]),
        (4, ["upper_right", "lower_right", "lower_left", "upper_left"]),
        (5, ["top", "upper_right", "lower_right", "lower_left", "upper_left"]),
        (6, ["top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left"]),
    ],
)
def test_setup_1_camps_by_number_of_players(players: int, used: list[str]) -> None:
    assert camps_for(players) == tuple(f"camp_{place}" for place in used)


@pytest.mark.parametrize(
    ("deck", "sheet", "origin"),
    [("virtual", None, "stand-in"), ("physical", None, "stand-in"), ("physical", OWNER, "owner")],
)
def test_setup_2_the_deck_of_21_cards(deck: str, sheet: Sheet | None, origin: str) -> None:
    event = only(begin(sheet, {"automountie_deck": deck}).events, happened.DeckReadied)
    assert (event.deck, event.origin, event.cards) == (deck, origin, 21)


def test_setup_3_friendship_stays_on_5() -> None:
    assert only(begin().events, happened.FriendshipSet).friendship == 5


def test_setup_4_pies_by_difficulty() -> None:
    event = only(begin(options={"difficulty": "very_hard"}).events, happened.PiesSet)
    assert (event.pies, event.tokens) == (5, 2)


def test_setup_5_to_7_pieces_kingdom_and_primary_seeker_for_each_automountie() -> None:
    events = begin(options={"players": "h1_a3"}).events
    for kind in (happened.PiecesReadied, happened.KingdomChosen, happened.PrimaryChosen):
        assert [e.mountie for e in events if type(e) is kind] == [
            "automountie_1",
            "automountie_2",
            "automountie_3",
        ]


@pytest.mark.parametrize("seating", SEATINGS)
def test_introduction_any_number_of_people_and_automounties_up_to_six(seating: str) -> None:
    match = match_of(begin(options={"players": seating}))
    assert 2 <= len(match.players) == len(match.humans) + len(match.mounties) <= 6
    assert match.teams == seating.startswith("team")


def test_turns_go_clockwise_from_the_first_player() -> None:
    seats = ["player_2", "automountie", "player_1"]
    match = match_of(begin(options={"players": "h2_a1"}, seats=seats, first_player="player_1"))
    assert [player.id for player in match.players] == ["player_1", "player_2", "automountie"]


def test_an_automountie_who_begins_takes_her_turn_at_once() -> None:
    assert only(begin(first_player="automountie").events, happened.TurnBegan).mountie == "automountie"
    assert not any(isinstance(event, happened.TurnBegan) for event in begin(first_player="you").events)


class TestCampEntry:
    def test_ruling_2_the_owner_confirms_our_map(self) -> None:
        match = match_of(begin())
        assert match.mounties[0].entries == {"down_right": "A3", "down_left": "A2"}

    def test_ruling_2_or_says_where_each_direction_leads(self) -> None:
        ways = ["nowhere", "A4", "A1", "nowhere", "nowhere", "nowhere"]
        match = match_of(begin(camp_entry="different", camp_way=ways))
        assert match.mounties[0].entries == {"down_right": "A4", "down_left": "A1"}

    def test_ruling_2_or_is_not_asked(self) -> None:
        play = begin(options={"camp_entry": "map"}, seats=["you", "automountie"])
        assert match_of(play).mounties[0].entries == camps()["camp_bottom"].entries
        assert all(answer.topic != "camp_entry" for answer in play.answers)


class TestTrophyTrack:
    def test_ruling_9_it_is_read_off_the_board_once(self) -> None:
        order = list(reversed(TRACK))
        play = begin(trophy_track=order)
        assert match_of(play).track == tuple(order)
        assert sum(answer.topic == "trophy_track" for answer in play.answers) == 1

    def test_ruling_9_or_stands_in_the_owners_deck_file(self) -> None:
        order = ", ".join(f'"{space}"' for space in reversed(TRACK))
        text = OWNER.text.replace('origin = "owner"', f'origin = "owner"\ntrophy_track = [{order}]')
        play = begin(Sheet(Origin.OWNER, text))
        assert match_of(play).track == tuple(reversed(TRACK))
        assert all(answer.topic != "trophy_track" for answer in play.answers)


def test_the_tokens_on_the_board_are_asked_for_once() -> None:
    match = match_of(begin(start_board={"A2": ["apple"], "F3": ["quest", "gem"]}))
    assert match.table.places() == {"A2": ("apple",), "F3": ("quest", "gem")}


def test_a_stand_in_deck_is_announced_and_an_owners_is_not() -> None:
    assert type(begin().events[0]).__name__ == "StandInUsed"
    assert type(begin(OWNER).events[0]).__name__ == "BoardLaid"


def test_team_rules_that_people_keep_are_told() -> None:
    events = begin(options={"players": "team_2_3"}).events
    formed = only(events, happened.TeamsFormed)
    assert (formed.humans, formed.mounties) == (2, 3)
    assert [event.rule.id for event in events if isinstance(event, happened.TeamRuleTold)] == [
        "team_friendship",
        "team_gifts",
        "team_make",
        "team_spaces",
        "team_deck",
    ]
    assert not any(isinstance(event, happened.TeamRuleTold) for event in begin().events)


def test_a_deck_drawn_by_hand_asks_for_each_card_among_those_that_are_left() -> None:
    play = begin(OWNER, {"automountie_deck": "physical"}, first_player="automountie")
    draw = play.request
    assert isinstance(draw, Draw)
    assert (len(draw.cards), draw.virtual) == (21, False)
    play.answer(draw.cards[20], Source.KEYBOARD)
    assert match_of(play).deck.cards == list(draw.cards[:20])


def test_difficulty_levels_each_automountie_has_her_own_outside_teams() -> None:
    play = begin(options={"players": "h1_a2", "levels": "each", "difficulty": "hard"})
    asked = [m.step for m in play.log if not isinstance(m.step, Event) and m.step.topic == "level"]
    assert [request.default for request in asked if isinstance(request, Choose)] == ["hard", "hard"]
    play = begin(options={"players": "h1_a2", "levels": "each"}, level="very_hard")
    assert [(one.pies, one.cost) for one in match_of(play).mounties] == [(5, 2), (5, 2)]


@pytest.mark.parametrize("players", ["team_2_2", "h1_a1"])
def test_the_team_variant_has_all_automounties_of_one_difficulty(players: str) -> None:
    play = begin(options={"players": players, "levels": "each", "difficulty": "normal"})
    assert {(one.pies, one.cost) for one in match_of(play).mounties} == {(3, 4)}
    assert "level" not in {answer.topic for answer in play.answers}


def test_a_trophy_costs_each_automountie_what_her_own_level_says() -> None:
    match = lay("", players="h1_a2")
    one, two = match.mounties
    one.cost, two.cost = 6, 2
    match.table.show({"B2": (one.primary, *["gem"] * 3), "D5": (two.primary, *["gem"] * 3)})
    assert not run(check_for_trophy(match, one))[1]
    assert run(check_for_trophy(match, two))[1]
    assert match.table.tokens_of(two).total() == 1


def test_what_is_the_same_in_every_game_is_marked_to_be_remembered() -> None:
    play = begin(camp_entry="different", camp_way=["A1"] + ["nowhere"] * 5)
    asked = [m.step for m in play.log if not isinstance(m.step, Event)]
    assert {request.topic for request in asked if request.remembered} == {
        "camp_entry",
        "camp_way",
        "seats",
        "trophy_track",
    }
