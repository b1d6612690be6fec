"""A short Last Stand from film frames and command cards alone: set-up, the enemy's turn, the player's actions."""

from __future__ import annotations

from engine.crownfell import events as told
from engine.journal import Source
from tests.tablemate.filmed_stand import FilmedStand


def test_a_last_stand_is_played_from_frames_alone() -> None:
    evening = FilmedStand(4, mishaps=True)
    evening.begin()
    evening.plays(turns=1)
    rules = evening.player.rules
    assert rules.turn == 2
    assert evening.wrong_answers() == []
    assert evening.questions == 0
    assert {answer.source for answer in evening.play.answers} <= {
        Source.CAMERA,
        Source.WATCHED,
        Source.CARD,
        Source.VIRTUAL,
    }
    assert sum(isinstance(event, told.PlayerActed) for event in evening.play.events) == 2
    said = [text for _, text in evening.said_at]
    assert "You deployed Angel on A 4." in said
    assert any("shows its other side" in text for text in said)  # the mishap with the upside-down card
