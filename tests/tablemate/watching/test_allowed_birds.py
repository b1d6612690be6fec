"""The birds the eye may name are the birds the game allows, however the game was begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner

from engine.game import Setup
from engine.games import find_game
from engine.journal import FileJournal, Source
from tablemate import storage
from tablemate.commands import cli
from tablemate.commands.consoles import NO_HARDWARE
from tablemate.room import Room
from tablemate.watching import eyes, sight
from vision.pictures.sources import NoCameraError
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from vision.naming.titles.catalogue import Catalogue

WINGSPAN = find_game("wingspan")
BASE, SWIFT_START = 170, 10


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Catalogue]:
    """The catalogues that eyes were opened with; no camera is there, so that no game begins."""
    catalogues: list[Catalogue] = []

    def open_eye(catalogue: Catalogue, *_: object) -> Mock:
        catalogues.append(catalogue)
        return Mock()

    monkeypatch.setattr(eyes, "open_titles_of_places", open_eye)
    monkeypatch.setattr(sight, "open_camera", lambda _, **__: None)

    def watch(*_: Any, **__: Any) -> None:
        raise NoCameraError("camera_in_use", camera="0")

    monkeypatch.setattr(sight, "Watcher", watch)
    return catalogues


def play(*words: str) -> None:
    run = CliRunner().invoke(cli.app, ["play", "wingspan", "--quiet", "--no-page", "--camera", "0", *words])
    assert run.exit_code == NO_HARDWARE, run.output


@pytest.mark.parametrize(
    ("words", "birds"),
    [
        pytest.param(["-y"], BASE, id="the usual options"),
        pytest.param(["-y", "-o", "bird_sets=base,swift_start"], BASE + SWIFT_START, id="given sets"),
        pytest.param(["-y", "-o", "bird_sets=promo_usa"], 23, id="without those barred for the Automa"),
    ],
)
def test_a_new_game_has_the_birds_of_its_sets(opened: list[Catalogue], words: list[str], birds: int) -> None:
    play(*words)
    assert [len(catalogue.entries) for catalogue in opened] == [birds]


def test_a_game_that_goes_on_has_the_birds_it_was_begun_with(opened: list[Catalogue]) -> None:
    with_swift_start = Setup(1, {"bird_sets": ("base", "swift_start")})
    begun = storage.begin_play(WINGSPAN, with_swift_start)
    begun.answer(True, Source.KEYBOARD)
    assert isinstance(begun.journal, FileJournal)
    begun.journal.close()
    play("--resume")
    assert [len(catalogue.entries) for catalogue in opened] == [BASE + SWIFT_START]


@pytest.mark.parametrize(("camera", "feeder"), [("", "told"), ("0", "looked")])
def test_without_a_camera_nobody_has_to_list_the_feeder(camera: str, feeder: str) -> None:
    room = Room(Captions(), SilentSpeaker(), camera=camera)
    assert room.begin("wingspan", {}, 1).play.setup.options["feeder"] == feeder
    asked = room.begin("wingspan", {"feeder": "looked"}, 1)
    assert asked.play.setup.options["feeder"] == "looked"
    room.leave()
