"""A kept picture is a fixture: what lies in it stands beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.journal import Source
from fixtures.render.films.state import Shot, TableState
from tests.tablemate.filmed import FilmedEvening
from tests.tablemate.room import Room
from vision.measuring.truth import load_truths

if TYPE_CHECKING:
    from pathlib import Path


def test_a_kept_picture_can_be_benched(home: Path) -> None:
    evening = FilmedEvening(2)
    evening.session.begin()
    evening.shows([Shot(TableState(tray=("osprey", None, "killdeer")), 1.6)])
    evening.session.hear("keep", Source.KEYBOARD)
    assert "are saved as" in evening.captions.last()[0].text
    (truth,) = load_truths(home / "kept")
    assert [card.id for card in truth.cards] == ["osprey", "killdeer"]
    assert 2 < truth.px_per_mm < 4


def test_without_a_camera_there_is_nothing_to_keep() -> None:
    assert Room.begun().hears("keep") == ["There is no camera, so there is no picture to save."]
