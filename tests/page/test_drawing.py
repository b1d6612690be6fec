"""The drawn table is what the rules believe at this moment, in every game."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.expected_table import Item
from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from tablemate.page.views.drawing import Mentioned, moves
from tablemate.page.views.snapshot import Snapshots
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.expected_table import ExpectedTable
    from tablemate.conversation.session import Session
    from tablemate.page.messages.drawing import DrawingShown
    from tablemate.page.messages.state import State
    from tablemate.room import Room

ANSWERS = 60
VIRTUAL = {"wingspan": {"goal_tiles": "virtual"}}


def played(room: Room, game: str, seed: int, **options: str) -> Iterator[tuple[Session, State]]:
    """A random game: the session and what the page shows after each answer."""
    session, snapshots, rng = (
        room.seat(Play(GAMES[game], Setup(seed, options))),
        Snapshots(room),
        Random(seed),
    )
    session.begin()
    for _ in range(ANSWERS):
        if session.play.request is None:
            break
        room.answer(session.play.request.sample(rng), Source.PAGE)
        yield session, snapshots.take()


def drawing_of(state: State) -> DrawingShown:
    assert state.table
    return state.table.drawing


def as_items(drawing: DrawingShown) -> Any:
    """The drawing, as the rules would write it."""
    return {
        zone: {
            place: [(item.id, item.side, item.facing, item.up, item.number) for item in items]
            for place, items in places.items()
        }
        for zone, places in drawing.on_table.items()
    }


def as_told(on_table: ExpectedTable) -> Any:
    return {
        zone: {
            place: [
                (item.id, str(item.side), str(item.facing or ""), item.face_up, item.number) for item in items
            ]
            for place, items in places.items()
            if items
        }
        for zone, places in on_table.items()
    }


@pytest.mark.parametrize("paced", [False, True], ids=["told at once", "told step by step"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_drawing_is_what_the_rules_believe_after_every_event(
    room: Room, game: str, *, paced: bool
) -> None:
    room.paced = paced
    for session, state in played(room, game, 5, **VIRTUAL.get(game, {})):
        drawing = drawing_of(state)
        assert as_items(drawing) == as_told(session.play.expected_table())
        places = {zone.id: {place.id for place in zone.places} for zone in drawing.zones}
        assert all(set(on_table) <= places[zone] for zone, on_table in drawing.on_table.items())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_that_lies_open_has_a_name_and_most_of_it_a_face(room: Room, game: str) -> None:
    shown = faced = 0
    for _, state in played(room, game, 8, **VIRTUAL.get(game, {})):
        drawing = drawing_of(state)
        items = [item for zone in drawing.on_table.values() for things in zone.values() for item in things]
        assert all(item.name for item in items if item.id)
        shown += sum(bool(item.id) for item in items)
        faced += sum(item.id in drawing.faces for item in items)
    assert faced > 0.8 * shown > 0


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_said_to_be_moved_lies_at_the_end_of_its_way(room: Room, game: str) -> None:
    met = 0
    for _, state in played(room, game, 6, **VIRTUAL.get(game, {})):
        drawing = drawing_of(state)
        for move in drawing.moves:
            met += 1
            if move.end:
                zone, place = move.end
                assert move.item.id in {item.id for item in drawing.on_table[zone][place]}
    assert met


def test_a_card_that_went_from_one_place_to_another_is_one_move() -> None:
    phrases = Phrases(GAMES["crownfell"])
    angel, stag = Item("Angel"), Item("Stag")
    before = {"grid": {"A1": (angel,), "A2": (stag,)}}
    now = {"grid": {"B1": (angel,), "A2": (stag,)}}
    found = moves(before, now, Mentioned(frozenset({"Angel"})), phrases)
    assert [(move.item.id, move.start, move.end) for move in found] == [
        ("Angel", ("grid", "A1"), ("grid", "B1"))
    ]
    assert moves(before, now, Mentioned(frozenset({"Stag"})), phrases) == []


def test_a_covered_card_does_not_come_from_a_pile_that_looks_otherwise() -> None:
    phrases = Phrases(GAMES["crownfell"])
    deck, covered = Item(side="white", number=3), Item(face_up=False)
    before = {"enemy_deck": {"1": (deck,)}}
    now = {"enemy_deck": {"2": (Item(side="white", number=2),)}, "priority_pile": {"1": (covered,)}}
    found = moves(before, now, Mentioned(frozenset()), phrases)
    assert [(move.start, move.end) for move in found if move.end] == [
        (("enemy_deck", "1"), ("enemy_deck", "2")),
        (None, ("priority_pile", "1")),
    ]


def test_one_egg_more_comes_from_nowhere_and_one_die_less_goes() -> None:
    phrases = Phrases(GAMES["wingspan"])
    before = {"bot": {"eggs": (Item("egg", number=2),)}, "feeder": {"1": (Item("fish", number=2),)}}
    now = {"bot": {"eggs": (Item("egg", number=3),)}, "feeder": {"1": (Item("fish"),)}}
    found = moves(before, now, Mentioned(frozenset({"egg", "fish"})), phrases)
    assert [(move.item.id, move.start, move.end) for move in found] == [
        ("egg", None, ("bot", "eggs")),
        ("fish", ("feeder", "1"), None),
    ]


def test_of_several_alike_the_one_that_was_told_of_went() -> None:
    phrases = Phrases(GAMES["my_little_scythe"])
    gem = Item("gem")
    before = {"board": {"A1": (gem,), "B3": (gem,)}}
    now = {"board": {"C2": (gem,)}}
    found = moves(before, now, Mentioned(frozenset({"gem", "B3"})), phrases)
    assert [(move.start, move.end) for move in found] == [
        (("board", "B3"), ("board", "C2")),
        (("board", "A1"), None),
    ]


def test_a_card_that_is_turned_over_does_not_go_to_another_that_is() -> None:
    phrases = Phrases(GAMES["flat_earth"])
    covered, door, suit = Item(face_up=False), Item("gold_door"), Item("red_suit")
    before = {"timeline": {"4": (covered,)}, "crew": {"1": (Item("red_suit", number=3),)}}
    now = {"timeline": {"4": (door,)}, "crew": {"1": (Item("red_suit", number=2), covered)}}
    found = moves(before, now, Mentioned(frozenset({door.id, suit.id})), phrases)
    assert {(move.start, move.end) for move in found} == {
        (("timeline", "4"), ("timeline", "4")),
        (("crew", "1"), ("crew", "1")),
    }


def test_where_a_card_left_a_row_it_is_known_that_the_others_moved_up() -> None:
    phrases = Phrases(GAMES["flat_earth"])
    hand = {"1": (Item("recruit"),), "2": (Item("teleport"),)}
    before: ExpectedTable = {"hand": hand}
    gone = Mentioned(frozenset({"recruit", "teleport"}))
    first = moves(before, {"hand": {"1": hand["2"]}, "draw_discards": {"1": hand["1"]}}, gone, phrases)
    last = moves(before, {"hand": {"1": hand["1"]}, "draw_discards": {"1": hand["2"]}}, gone, phrases)
    closed = {move.item.id: move.closed for move in first if move.end == ("draw_discards", "1")}
    assert closed == {"recruit": True}
    assert [move.closed for move in last] == [False]


def test_all_three_birds_are_marked_when_all_three_are_discarded(room: Room) -> None:
    met = 0
    for seed in range(4):
        for _, state in played(room, "wingspan", seed, goal_tiles="virtual"):
            news = [caption.text for caption in state.captions if caption.sequence >= state.news_from]
            if any("Discard all three birds" in text for text in news):
                met += 1
                ends = {move.end for move in drawing_of(state).moves}
                assert {("tray", place) for place in "123"} <= ends
    assert met > 5


@pytest.mark.parametrize("game", sorted(GAMES))
def test_there_is_room_for_all_that_lies_on_the_table_and_it_never_shrinks(room: Room, game: str) -> None:
    before: dict[str, dict[str, list[str]]] = {}
    for _, state in played(room, game, 5, **VIRTUAL.get(game, {})):
        drawing = drawing_of(state)
        assert {zone for zone, places in drawing.on_table.items() if places} <= set(drawing.room)
        for zone, places in before.items():
            for place, things in places.items():
                assert len(drawing.room[zone][place]) >= len(things)
        before = drawing.room
    assert before


def test_every_line_since_the_last_answer_is_shown_however_many(room: Room) -> None:
    longest = 0
    for session, state in played(room, "crownfell", 4):
        said = [caption.text for caption in room.captions.last(len(room.captions) - session.said_before)]
        shown = [caption.text for caption in state.captions if caption.sequence >= state.news_from]
        assert shown == said
        assert set(state.to_do) <= set(shown)
        longest = max(longest, len(shown))
    assert longest > 10


def test_what_was_said_a_hundred_times_since_the_answer_is_still_there(room: Room) -> None:
    session = room.seat(Play(GAMES["wingspan"], Setup(2)))
    session.begin()
    for number in range(100):
        room.captions.add(f"Line {number}.")
    state = Snapshots(room).take()
    assert [caption.text for caption in state.captions if caption.sequence >= state.news_from][-100:] == [
        f"Line {number}." for number in range(100)
    ]


def test_a_drawn_board_can_be_put_right_by_going_back_to_its_question(room: Room) -> None:
    for _, state in played(room, "crownfell", 3):
        assert state.table
        boards = [zone for zone in state.table.zones if zone.kind == "places"]
        if boards:
            assert boards[0].undoes
            room.reopen(boards[0].id, Source.PAGE)
            assert room.session
            assert getattr(room.session.play.request, "zone", "") == boards[0].id
            return
    pytest.fail("no board was asked about")


def test_the_steps_of_a_long_turn_are_counted_to_their_end(room: Room) -> None:
    room.paced = True
    steps = [state.step for _, state in played(room, "crownfell", 5) if state.step]
    assert max(step.of for step in steps) > 3
    for step, following in pairwise(steps):
        assert following.number in {1, step.number + 1}
        assert following.number == 1 or following.of == step.of
        assert step.number <= step.of
