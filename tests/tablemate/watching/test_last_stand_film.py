"""A short Last Stand from film frames and command cards alone: set-up, the enemy's turn, the player's actions."""

from __future__ import annotations

from engine.crownfell import events
from engine.journal import Source
from tests.tablemate.filmed_stand import PRINTED, FilmedStand

NO_HAND = {Source.CAMERA, Source.WATCHED, Source.CARD, Source.VIRTUAL}


def test_a_last_stand_is_played_from_frames_alone() -> None:
    evening = FilmedStand(4, mishaps=True)
    evening.begin()
    evening.plays(turns=1)
    rules = evening.player.rules
    assert rules.turn == 2
    assert evening.wrong_answers() == []
    assert evening.differences() == []
    assert len(evening.questions) <= 1  # a card that was pushed aside may be asked about
    assert {answer.source for answer in evening.play.answers} <= NO_HAND
    assert any(isinstance(event, events.PlayerActed) for event in evening.play.events)
    befell = {mishap: " ".join(said) for mishap, said in evening.mishaps}
    assert "shows its other side" in befell["upside_down"]


def test_a_whole_last_stand_with_both_decks_printed_is_played_from_frames_alone() -> None:
    evening = FilmedStand(120, team="starter_b", **PRINTED)
    evening.begin()
    evening.plays()
    assert evening.play.result is not None
    assert evening.wrong_answers() == []
    assert evening.differences() == []
    assert evening.questions == []
    assert {answer.source for answer in evening.play.answers} <= NO_HAND
    drawn = [answer.topic for answer in evening.play.answers if answer.topic.startswith("draw_solo")]
    assert drawn[:3] == ["draw_solo_list", "draw_solo_arrow", "draw_solo_list"]


def test_the_end_of_the_solo_pile_is_seen_too_where_nothing_is_left_to_ask() -> None:
    evening = FilmedStand(4, solo_cards=3, solo_deck="physical")
    evening.begin()
    while len(evening.player.rules.flips) < 3:
        assert evening.goes_on()
    assert evening.wrong_answers() == []
    assert evening.questions == []
    assert {answer.source for answer in evening.play.answers} <= NO_HAND
    told_of = {type(event) for event in evening.play.events}
    assert {events.SoloCardFlipped, events.SoloDeckShuffled} <= told_of
