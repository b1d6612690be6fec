"""Play in front of a rendered table: the camera answers, and survives what happens at real tables."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
import pytest

from calibration.markers import COMMANDS
from engine.journal import Source
from engine.requests import Instruction
from engine.wingspan import events as happened
from fixtures.render.films.film import play_film
from fixtures.render.films.state import Command, Hand, Light, Shot, TableState, View
from fixtures.render.films.view import Webcam
from tablemate.room import Room
from tablemate.watching.camera import Fault, RecordedCamera, Trouble
from tablemate.watching.sight import TableSight
from tests.tablemate.filmed import FilmedEvening
from vision.pictures.sources import Frame
from voice.spoken import SpokenSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.events import Event
    from tablemate.watching.camera import Shown
    from voice.status import SpeechStatus

MARKERS = {command: id_ for id_, command in reversed(COMMANDS.items())}
BIRDS = ("osprey", "mallard", "killdeer")
YOUR_TURN = Command(MARKERS["your_turn"], (-198.0, 95.0))
MY_TURN = Command(MARKERS["my_turn"], (-198.0, 95.0))
TABLE = TableState(tray=BIRDS, commands=(MY_TURN,))
READ_S = 1.6
LOST = "The camera sends no picture. Check its cable, and close other programs that use it. Your game is safe, and the keyboard still works."
SEED = 2  # its first Automa card plays a bird


@pytest.fixture
def evening() -> FilmedEvening:
    """The table before the first turn."""
    evening = FilmedEvening(SEED)
    evening.session.begin()
    evening.shows([Shot(TABLE, READ_S)])
    return evening


def turned(table: TableState) -> TableState:
    """The same table with the turn card turned over."""
    return replace(table, commands=(YOUR_TURN, *table.commands[1:]))


def test_the_turn_card_makes_the_bot_read_the_tray_and_take_its_turn(evening: FilmedEvening) -> None:
    said = evening.shows([Shot(turned(TABLE), READ_S)])
    assert said[0] == "The Automa's card: play a bird."
    assert said[1] == "I see Osprey, Mallard, and Killdeer."


def test_a_camera_moved_by_five_centimetres_is_corrected_within_a_second(evening: FilmedEvening) -> None:
    moved = replace(TABLE, view=View(offset_mm=(50, 0)))
    said = evening.shows([Shot(moved, 1.0)])
    assert said == ["The camera moved. I found the table again."]
    assert (
        evening.shows([Shot(moved, READ_S), Shot(turned(moved), READ_S)])[1]
        == "I see Osprey, Mallard, and Killdeer."
    )


# The bot will take the hawk: its bonus card wants body parts in names.
HAWK = replace(turned(TABLE), tray=("osprey", "mallard", "red-tailed-hawk"))


@pytest.mark.parametrize("webcam", [Webcam(2.0), Webcam(2.0, size_wh=(1280, 720))], ids=["1080p", "720p"])
def test_a_shaky_table_is_neither_moved_nor_lost(webcam: Webcam) -> None:
    evening = FilmedEvening(SEED, webcam=webcam)
    evening.session.begin()
    said = evening.shows([Shot(TABLE, READ_S), Shot(turned(TABLE), READ_S)])
    assert "I see Osprey, Mallard, and Killdeer." in said
    assert "The camera moved. I found the table again." not in said
    settled = evening.watcher.zones["tray"].settled
    evening.shows([Shot(turned(TABLE), 6.0)])
    assert evening.watcher.zones["tray"].settled is settled


def test_a_bump_of_a_shaky_camera_is_told_once_and_the_tray_read_again_within_two_seconds() -> None:
    evening = FilmedEvening(SEED, webcam=Webcam(2.0))
    evening.session.begin()
    evening.shows([Shot(TABLE, READ_S)])
    swings = [Shot(replace(TABLE, view=View(offset_mm=(x, 4.0))), 0.2) for x in (8.0, 24.0, 16.0, 21.0)]
    said = evening.shows([*swings, Shot(replace(TABLE, view=View(offset_mm=(20.0, 4.0))), 2.0)])
    assert said == ["The camera moved. I found the table again."]
    assert [id_ for id_, _ in filter(None, evening.things("tray"))] == list(BIRDS)


def test_the_light_going_out_carries_out_no_instruction(evening: FilmedEvening) -> None:
    evening.shows([Shot(HAWK, READ_S)])
    opened = evening.play.request
    assert isinstance(opened, Instruction)
    dark = replace(HAWK, light=Light(level=0.04))
    reaching = replace(dark, hand=Hand((-115.0, -75.0)))
    evening.shows([Shot(dark, READ_S), Shot(reaching, 0.6), Shot(dark, 3.0), Shot(HAWK, READ_S)])
    assert evening.play.request is opened


def test_a_hand_passing_by_carries_out_no_instruction(evening: FilmedEvening) -> None:
    evening.shows([Shot(HAWK, READ_S)])
    opened = evening.play.request
    assert isinstance(opened, Instruction)
    passing = [Shot(replace(HAWK, hand=Hand((x, -60.0))), 0.2) for x in (-50.0, -115.0, -180.0)]
    evening.shows([*passing, Shot(HAWK, READ_S)])
    assert evening.play.request is opened


def test_a_camera_turned_away_pauses_the_game_with_words(evening: FilmedEvening) -> None:
    wall = replace(TABLE, view=View(offset_mm=(900, 0)))
    assert evening.shows([Shot(wall, 3.0)])[-1].startswith("I can't see the table.")
    said = evening.shows([Shot(TABLE, 2.0)])
    assert "I see the table again." in said


def test_a_hand_resting_in_the_tray_for_a_minute_is_not_read(evening: FilmedEvening) -> None:
    resting = replace(turned(TABLE), hand=Hand((-115.0, -75.0)))
    said = evening.shows([Shot(replace(TABLE, hand=Hand((-115.0, -75.0))), 1.0), Shot(resting, 60.0)])
    assert not [text for text in said if text.startswith("I see")]
    assert "I see Osprey, Mallard, and Killdeer." in evening.shows([Shot(turned(TABLE), READ_S)])


def test_a_covered_marker_is_survived(evening: FilmedEvening) -> None:
    covered = replace(turned(TABLE), hand=Hand((262.0, 140.0)))
    said = evening.shows([Shot(covered, 3.0)])
    assert "I see Osprey, Mallard, and Killdeer." in said
    assert "I can't see the table" not in " ".join(said)


def test_two_command_cards_at_once_are_not_obeyed(evening: FilmedEvening) -> None:
    both = (MY_TURN, Command(MARKERS["undo"]), Command(MARKERS["done"], (60.0, 95.0)))
    given = len(evening.play.answers)
    assert evening.shows([Shot(replace(TABLE, commands=both), READ_S)]) == [
        "I see two command cards. Please leave only the one you mean."
    ]
    assert len(evening.play.answers) == given


@pytest.mark.parametrize("turned_deg", [37, 90, 180, 270])
def test_a_command_card_is_read_however_it_is_turned_and_at_the_edge(
    evening: FilmedEvening, turned_deg: float
) -> None:
    card = Command(MARKERS["repeat"], (285.0, 30.0), turned_deg)
    said = evening.shows([Shot(replace(TABLE, commands=(MY_TURN, card)), READ_S)])
    assert said[-1].startswith("Your turn, 1 of 8")


def test_the_light_going_down_does_not_lose_the_table(evening: FilmedEvening) -> None:
    evening.shows([Shot(replace(TABLE, light=Light(level=0.75)), READ_S)])
    said = evening.shows([Shot(replace(turned(TABLE), light=Light(level=0.75)), READ_S)])
    assert "I see Osprey, Mallard, and Killdeer." in said


def test_a_corrected_card_stays_corrected_while_it_lies_there(evening: FilmedEvening) -> None:
    evening.shows([Shot(turned(TABLE), READ_S)])
    evening.session.hear("undo", Source.KEYBOARD)
    evening.session.hear("osprey, mallard, american crow", Source.KEYBOARD)
    evening.shows([Shot(turned(TABLE), READ_S)])
    assert [id_ for id_, _ in filter(None, evening.things("tray"))] == ["osprey", "mallard", "american-crow"]
    other = replace(turned(TABLE), tray=("osprey", "mallard", "red-tailed-hawk"))
    evening.shows([Shot(replace(other, hand=Hand((-50.0, -75.0))), 1.0), Shot(other, READ_S)])
    assert [id_ for id_, _ in filter(None, evening.things("tray"))] == [
        "osprey",
        "mallard",
        "red-tailed-hawk",
    ]


class Scripted:
    """A camera that shows what a test says."""

    def __init__(self, *parts: Iterator[Shown]) -> None:
        self._shown = chain(*parts)

    def frames(self) -> Iterator[Shown]:
        return self._shown

    def close(self) -> None:
        pass


def test_a_camera_that_is_lost_and_comes_back_is_told_once_each_and_the_game_is_kept(
    evening: FilmedEvening,
) -> None:
    lost = (Fault(Trouble.LOST, evening.at_s + n / 2, evening.at_s) for n in range(3, 20))
    back = evening.camera.take([Shot(turned(TABLE), READ_S)])
    assert _run(evening, Scripted(lost, back))[:2] == [
        LOST,
        "The camera is working again.",
    ]
    assert evening.play.answers[-1].source is not Source.KEYBOARD


def test_ten_seconds_of_black_are_told_and_survived(evening: FilmedEvening) -> None:
    black = np.zeros((1080, 1920, 3), np.uint8)
    dark = (Frame(black, evening.at_s + n / 5, n) for n in range(1, 51))
    lit = (replace(f, at_s=f.at_s + 10) for f in evening.camera.take([Shot(turned(TABLE), READ_S)]))

    class Film:
        def frames(self) -> Iterator[Frame]:
            return chain(dark, lit)

    said = _run(evening, RecordedCamera(Film()))
    assert said[0].startswith("The camera's picture is black.")
    assert "I see Osprey, Mallard, and Killdeer." in said


def test_a_dead_speech_engine_is_told_and_the_game_goes_on(evening: FilmedEvening) -> None:
    notices: list[SpeechStatus] = []
    dead = (sys.executable, "-c", "raise SystemExit(1)")
    with SpokenSpeaker(command=dead, notify=notices.append) as speaker:
        evening.session.speaker = speaker
        evening.captions.subscribe(lambda caption: speaker.say(caption.text))
        said = evening.shows([Shot(turned(TABLE), READ_S)])
        speaker.wait(20)
        assert not speaker.status.working
    assert said[1] == "I see Osprey, Mallard, and Killdeer."
    assert notices


def _run(evening: FilmedEvening, camera: Scripted | RecordedCamera) -> list[str]:
    room = Room(evening.captions, evening.session.speaker)
    room.session = evening.session
    heard = len(evening.captions)
    TableSight(room, camera, evening.watcher, lambda _: None).run()
    return [caption.text for caption in evening.captions.last(len(evening.captions) - heard)]


def test_a_whole_game_is_played_from_frames_and_command_cards_alone() -> None:
    evening = FilmedEvening(SEED)
    evening.begin()
    evening.plays()
    own = play_film(SEED).play
    assert evening.session.over
    assert evening.play.result == own.result
    assert not {Source.KEYBOARD, Source.PAGE} & {answer.source for answer in evening.play.answers}
    turns = Counter(type(event) for event in evening.play.events)
    assert turns[happened.CardRevealed] >= 26
    assert {happened.CardsDrawn, happened.EggsLaid, happened.DiceRemoved} <= turns.keys()
    assert _kinds(evening.play.events, happened.BirdTaken)
    assert evening.wrong_answers() == []
    assert np.median(evening.delays_s) <= 1.0


def test_a_table_that_lies_still_costs_little_time_and_no_memory(evening: FilmedEvening) -> None:
    resource = pytest.importorskip("resource", reason="Windows tells the memory in use in another way")
    evening.shows([Shot(TABLE, 5.0)])
    seen, before = len(evening.times.took_s), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    evening.shows([Shot(TABLE, 60.0)])
    assert 1000 * np.median(evening.times.took_s[seen:]) <= 8
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 1.05 * before


def _kinds(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
