"""A game gets camera, page view and film by its declaration alone: nothing outside this folder knows it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import cv2
import pytest

from calibration.layout import lay_out
from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction
from tablemate.conversation.session import Session
from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room
from tablemate.watching.eyes import open_readers
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.watchable import is_watchable
from tablemate.watching.watcher import Watcher
from tests.made_up import GAME
from tests.made_up.film import FRAMES_PER_S, Spirit, Table, film, paint, plan, spot
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from vision.geometry import Image

HERE = Path(__file__).parent
ROOMS = ("engine", "vision", "calibration", "voice", "tablemate", "fixtures")
TEXT = (".py", ".toml", ".ftl", ".js")
NIGHT_OWL = Table(row=("otter", "heron", "marten")).lay("B2", Spirit("owl", "night", 180))


@pytest.fixture(autouse=True)
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_PHRASES", str(HERE / "phrases"))


class Evening:
    """The made-up game in front of a camera."""

    def __init__(self) -> None:
        self.play = Play(GAME, Setup(1))
        self.captions = Captions()
        self.session = Session(self.play, Phrases(GAME), self.captions, SilentSpeaker())
        self.watcher = Watcher(open_readers(GAME), lay_out(GAME.zones), plan())
        self.hands = HandsFree(self.session, self.watcher)
        self._frames = 0
        self.session.begin()

    def sees(
        self, *tables: Table, seconds: float = 3.0, spoil: Callable[[Image], Image] | None = None
    ) -> list[str]:
        """Look at tables one after the other; what is said."""
        heard = len(self.captions)
        for frame in film(*tables, seconds=seconds, start=self._frames):
            seen = replace(frame, image_bgr=spoil(frame.image_bgr)) if spoil else frame
            self.hands.take(self.watcher.see(seen))
            self._frames += 1
        return [caption.text for caption in self.captions.last(len(self.captions) - heard)]

    @property
    def answered(self) -> dict[str, object]:
        return {answer.topic: answer.value for answer in self.play.answers}


def test_the_whole_game_is_played_from_frames_alone() -> None:
    evening = Evening()
    said = evening.sees(Table())
    assert evening.answered == {
        "row": ["badger", "heron", "marten"],
        "dice": ["fish", "seed", "fruit"],
        "grid": {"A1": ["fox"], "B2": ["owl"], "C3": ["toad"]},
    }
    assert said[0] == "I see Old Badger, Grey Heron, and Pine Marten."
    assert said[-1] == "The Wood takes Old Badger. Fill the row up."
    said = evening.sees(Table(row=("otter", "heron", "marten")))
    assert said == ["Turn Dreaming Owl on B2 over and round, so that it looks at the Wood."]
    evening.sees(NIGHT_OWL)
    assert evening.play.result
    assert evening.session.over
    given = {answer.source for answer in evening.play.answers}
    assert given == {Source.CAMERA, Source.WATCHED}


def test_a_spirit_turned_over_but_not_round_is_not_what_was_asked_for() -> None:
    evening = Evening()
    evening.sees(Table(), Table(row=("otter", "heron", "marten")))
    said = evening.sees(NIGHT_OWL.lay("B2", Spirit("owl", "night", 0)), seconds=5.0)
    assert said == ["Dreaming Owl on B2 lies the wrong way round. Turn it, or tell me what changed."]
    assert isinstance(evening.play.request, Instruction)
    said = evening.sees(NIGHT_OWL.lay("B2", Spirit("owl", "day", 180)), seconds=5.0)
    assert said == ["Dreaming Owl on B2 shows its other side. Turn it over, or tell me what changed."]
    evening.sees(NIGHT_OWL)
    assert evening.play.result


def test_a_side_that_contradicts_the_rules_is_no_answer() -> None:
    evening = Evening()
    said = evening.sees(Table().lay("C3", Spirit("toad", "night")))
    assert said[-1] == "Basking Toad on C3 shows its other side. Turn it over, or tell me what changed."
    assert "grid" not in evening.answered
    evening.sees(Table())
    assert evening.answered["grid"] == {"A1": ["fox"], "B2": ["owl"], "C3": ["toad"]}


def test_a_spirit_that_moved_is_seen_where_it_is_now() -> None:
    evening = Evening()
    moved = Table(grid={"A3": Spirit("fox"), "B2": Spirit("owl"), "C3": Spirit("toad")})
    said = evening.sees(moved)
    assert evening.answered["grid"] == {"A3": ["fox"], "B2": ["owl"], "C3": ["toad"]}
    assert "I see Sunlit Fox from A1 to A3." in said


def hide_owl(image_bgr: Image) -> Image:
    """Blur what lies on B2 until nobody can read it."""
    x, y = (round(3.2 * way + 850) for way in spot("grid", "B2"))
    spoiled = image_bgr.copy()
    part = spoiled[y - 150 : y + 150, x - 100 : x + 100]
    part[:] = cv2.GaussianBlur(part, (0, 0), 12)
    return spoiled


def test_a_place_that_cannot_be_read_is_asked_about_by_its_name() -> None:
    evening = Evening()
    said = evening.sees(Table(), spoil=hide_owl)
    assert said[-1] == "I can't read B2. Turn it or move it out of the glare, or tell me what it is."
    evening.session.hear("owl", Source.KEYBOARD)
    assert evening.answered["grid"] == {"A1": ["fox"], "B2": ["owl"], "C3": ["toad"]}


def test_the_page_shows_the_open_question_and_the_table() -> None:
    room = Room(Captions(), SilentSpeaker())
    session = room.seat(Play(GAME, Setup(1)))
    session.begin()
    states, rng = [], Random(1)
    while session.play.request:
        states.append(Snapshots(room).take())
        session.answer(session.play.request.sample(rng), Source.PAGE)
    kinds = [state.question.kind for state in states if state.question]
    assert kinds == ["row", "pool", "places", "places"]
    assert states[0].game
    assert states[0].game.title == "Spirits of the Wood"
    assert [thing.name for thing in states[0].question.choices] == list(GAME.names.values())[:4]


def test_a_camera_can_watch_it() -> None:
    assert is_watchable(GAME)
    assert open_readers(GAME).keys() == {"row", "dice", "grid"}


def test_nobody_else_knows_it() -> None:
    assert GAME.id not in GAMES
    files = [file for room in ROOMS for file in (HERE.parent.parent / room).rglob("*") if file.suffix in TEXT]
    assert len(files) > 300
    assert not [file for file in files if GAME.id in file.read_text(encoding="utf-8")]


def test_a_second_of_film_has_all_its_frames() -> None:
    frames = list(film(Table(), seconds=1.0))
    assert len(frames) == FRAMES_PER_S
    assert frames[0].image_bgr.shape == paint(Table()).shape
