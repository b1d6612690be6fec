"""A card that completes an Event against the practice list alone is asked about, and counts as one says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.card_form import CardForm
from engine.flat_earth import GAME
from engine.flat_earth.deck_list import SHEET
from engine.flat_earth.disputes import CompletionKept
from engine.flat_earth.entering import SECTIONS
from engine.flat_earth.recovery import recover
from engine.practice import Practice
from engine.requests import Choose
from tests.engine.flat_earth.table import STAND_IN, lay_table, run

if TYPE_CHECKING:
    from engine.flat_earth.table import Table

EVENT = "E 1 Blue Door"


def practice_table(*hand: str, text: str = STAND_IN) -> Table:
    table = lay_table(hand, events=["Blue Door"], face_down=9, text=text)
    table.unknown = Practice(SHEET, SECTIONS, "things_deck_entries", text)
    return table


def test_an_event_may_be_named_although_the_list_has_no_card_for_it() -> None:
    table = practice_table("Teleport", "Recruit")
    question = next(recover(table))
    assert isinstance(question, Choose)
    assert (question.topic, question.facts["possible"]) == ("discard", "practice")
    assert question.options == ("Teleport", "Recruit")
    assert question.disputed == (EVENT,)


def test_what_is_kept_counts_from_then_on() -> None:
    table = practice_table("Teleport", "Recruit")
    told = run(recover(table), EVENT, "Recruit", "yes")
    assert told.result is True
    assert told.only(CompletionKept).completing == "Recruit"
    assert table.cards.completes("Recruit", "Blue Door")
    assert table.timeline[0].completed


def test_taken_once_it_teaches_nothing() -> None:
    table = practice_table("Teleport", "Recruit")
    assert run(recover(table), EVENT, "Recruit", "once").result is True
    assert table.timeline[0].completed
    assert not table.cards.completes("Recruit", "Blue Door")


def test_taken_back_it_is_asked_anew_what_to_do() -> None:
    table = practice_table("Teleport", "Recruit")
    told = run(recover(table), EVENT, "Recruit", "no", "Teleport")
    assert told.result is False
    assert not table.timeline[0].completed


def test_a_card_that_the_list_is_for_is_no_dispute() -> None:
    table = practice_table("Teleport", "Blue Key")
    assert run(recover(table), EVENT, "Blue Key").topics == ["recovery", "completing_card"]


def test_the_owners_own_list_is_believed() -> None:
    cards = CardForm(GAME.forms[0], STAND_IN)
    [door] = [card for card in cards.cards() if card.title == "Blue Door"]
    own = cards.write("event", door.place, door.values).text
    question = next(recover(practice_table("Teleport", "Recruit", text=own)))
    assert isinstance(question, Choose)
    assert question.disputed == ()


def test_the_list_takes_it_over_and_gives_it_back() -> None:
    told = run(recover(practice_table("Teleport", "Recruit")), EVENT, "Recruit", "yes")
    kept = told.only(CompletionKept)
    values = {"name": "Blue Door", "count": 3, "completed_by": ["Blue Key"]}
    amended = kept.amend(values)
    assert amended["completed_by"] == ["Blue Key", "Recruit"]
    assert kept.restore(amended) == values
