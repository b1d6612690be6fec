"""The set-up is a checklist: one step at a time, with how many there are and where on the table each is done."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction
from tablemate.page.views.snapshot import Snapshots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import OptionValue
    from tablemate.page.messages.state import SetUpShown
    from tablemate.room import Room
    from tests.page.evening import Evening

MOST_STEPS = 40


def steps(room: Room, game: str, options: dict[str, OptionValue]) -> Iterator[SetUpShown]:
    """The page at each order of a set-up that goes as usual."""
    session = room.seat(Play(GAMES[game], Setup(3, options)))
    session.begin()
    snapshots, rng = Snapshots(room), Random(1)
    for _ in range(MOST_STEPS):
        shown, request = snapshots.take().set_up, session.play.request
        assert request
        waits = isinstance(request, Instruction) and request.waits
        if shown is None:
            assert not waits
            if session.play.log and not isinstance(request, Instruction):
                return
        if waits:
            assert shown
            yield shown
        usual = request.usual
        room.answer(
            True if waits or isinstance(request, Instruction) else usual or request.sample(rng), Source.PAGE
        )


def options_of(game: str, *, camera: bool) -> dict[str, OptionValue]:
    return {option.id: option.usual(camera=camera) for option in GAMES[game].options}


@pytest.mark.parametrize("camera", [False, True], ids=["without a camera", "with a camera"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_step_says_its_number_the_total_and_its_place_on_the_table(
    room: Room, game: str, *, camera: bool
) -> None:
    found = list(steps(room, game, options_of(game, camera=camera)))
    assert [step.number for step in found] == list(range(1, len(found) + 1))
    assert {step.of for step in found} == {len(found)}
    assert [len(step.done) for step in found] == list(range(len(found)))
    declared = {zone.name for zone in GAMES[game].zones}
    for step in found:
        assert step.zones, step
        assert set(step.zones) <= declared


def test_a_game_that_began_has_no_steps_left(room: Room) -> None:
    found = list(steps(room, "crownfell", {}))
    assert len(found) > 3
    assert Snapshots(room).take().set_up is None


def test_a_question_between_two_steps_belongs_to_the_set_up(room: Room) -> None:
    session = room.seat(Play(GAMES["my_little_scythe"], Setup(3)))
    session.begin()
    for _ in range(2):
        room.answer(True, Source.PAGE)
    shown = Snapshots(room).take().set_up
    assert session.play.request
    assert session.play.request.topic == "seats"
    assert shown
    assert (shown.number, len(shown.done), shown.zones) == (2, 2, [])


def test_a_game_is_offered_with_what_was_chosen_last(evening: Evening) -> None:
    evening.post("/api/begin", game="my_little_scythe", options={"players": "h2_a1", "difficulty": "hard"})
    offered = {game["id"]: game for game in evening.get("/api/games")}
    chosen = {option["id"]: option["default"] for option in offered["my_little_scythe"]["options"]}
    assert (chosen["players"], chosen["difficulty"]) == (["h2_a1"], ["hard"])


def test_what_a_camera_must_be_shown_before_is_said(evening: Evening) -> None:
    enrol = {game["id"]: game["enrol"] for game in evening.get("/api/games")}
    assert enrol["crownfell"]
    assert not enrol["wingspan"]  # its cards have titles
