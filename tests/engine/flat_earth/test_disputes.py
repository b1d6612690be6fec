"""A card that completes an Event against the practice list alone is asked about, and counts as one says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.events import SheetAmended
from engine.flat_earth import GAME
from engine.flat_earth.deck_list import SHEET, read_deck_list
from engine.flat_earth.entering import SECTIONS
from engine.flat_earth.recovery import recover
from engine.practice import FORBIDDEN, TELL, Practice
from engine.requests import Choose
from tablemate.card_editing import CardForm
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


def with_recruit() -> str:
    """The list with the Blue Door as the owner prints it: the Recruit completes it, too."""
    cards = CardForm(GAME.forms[0], STAND_IN)
    [door] = [card for card in cards.cards() if card.title == "Blue Door"]
    completed_by = [*door.values["completed_by"], "Recruit"]
    return cards.write("event", door.place, {**door.values, "completed_by": completed_by}).text


@pytest.mark.parametrize("allowed", ["yes", "no"])
def test_the_event_as_the_owner_enters_it_decides(allowed: str) -> None:
    table = practice_table("Teleport", "Recruit")
    script = recover(table)
    for answer in (None, EVENT, "Recruit"):
        question = script.send(answer)
    assert isinstance(question, Choose)
    assert question.topic == FORBIDDEN
    table.unknown.cards = ()
    if allowed == "yes":
        table.cards = read_deck_list(with_recruit())
    amended = script.send(TELL)
    assert isinstance(amended, SheetAmended)
    assert (amended.allowed, amended.before["completed_by"]) == (allowed, ["Blue Key"])
    next(script)
    assert table.timeline[0].completed is (allowed == "yes")


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
    question = next(recover(practice_table("Teleport", "Recruit", text=with_recruit())))
    assert isinstance(question, Choose)
    assert question.disputed == ()
