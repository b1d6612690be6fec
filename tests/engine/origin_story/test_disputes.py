"""A card that only a practice event keeps back is asked about, and counts as the player says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import IllegalAnswer
from engine.events import SheetAmended
from engine.game import Setup, complete
from engine.origin_story import GAME
from engine.origin_story.tricks import YOU, Played, Suits
from engine.origin_story.turns import your_turn
from engine.origin_story.vancardian_cards import read_set
from engine.origin_story.vancardians import Vancardians
from engine.practice import FORBIDDEN, TELL
from engine.requests import Choose
from tablemate.card_editing import CardForm
from tests.engine.origin_story.table import ids

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.script import Script

LOVE_ASKED = Suits(off_suit="love")


def at_your_turn(event: str = "G2", hand: str = "B2 L3") -> Table:
    """You follow a lead of speed with none of it, under an event that demands love."""
    table = Vancardians(complete(GAME, Setup())).table
    table.suits, table.event = LOVE_ASKED, event
    table.hands[YOU] = ids(hand)
    table.trick = [Played("automaton", *ids("S9"), 0)]
    table.leader = "automaton"
    return table


def begin() -> tuple[Table, Script[None], object]:
    """Your turn in which you play what the practice event keeps back, and what is asked then."""
    table = at_your_turn()
    script = your_turn(table)
    question = next(script)
    assert isinstance(question, Choose)
    assert list(question.disputed) == ids("B2")
    return table, script, script.send(question.read(*ids("B2")))


def test_a_card_that_a_practice_event_keeps_back_is_not_simply_refused() -> None:
    _, _, asked = begin()
    assert isinstance(asked, Choose)
    assert (asked.topic, asked.facts["card"]) == (FORBIDDEN, "G2")


@pytest.mark.parametrize(("demands", "allowed"), [("", "yes"), ("strength", "yes"), ("love", "no")])
def test_the_event_as_the_owner_enters_it_decides(demands: str, allowed: str) -> None:
    table, script, _ = begin()
    enter(table, demands)
    amended = script.send(TELL)
    assert isinstance(amended, SheetAmended)
    assert (amended.allowed, amended.before["id"]) == (allowed, "G2")
    if allowed == "no":
        assert isinstance(next(script), Choose)
        assert len(table.trick) == 1
        return
    with pytest.raises(StopIteration):
        next(script)
    assert table.trick[-1].card == ids("B2")[0]
    assert table.suits.off_suit == (demands or None)


def enter(table: Table, demands: str) -> None:
    """Enter the event G2 as the owner's, as it is done while the question is open."""
    cards = CardForm(GAME.forms[0], GAME.forms[0].shipped.text)
    values = {**cards.card("card", 1).values, "event_off_suit": demands}
    text = cards.write("card", 1, values).text
    table.set = read_set(text)
    table.unknown.learn(text)


def test_taken_once_the_event_still_holds() -> None:
    table, script, _ = begin()
    with pytest.raises(StopIteration):
        script.send("once")
    assert table.suits == LOVE_ASKED


def test_taken_back_it_is_asked_anew() -> None:
    table, script, _ = begin()
    assert isinstance(script.send("no"), Choose)
    assert len(table.trick) == 1


@pytest.mark.parametrize(
    ("event", "hand", "rule"),
    [
        pytest.param("", "B2 L3", "event_off_suit", id="a printed event, told by the player"),
        pytest.param("G2", "B2 S3", "must_follow", id="the rulebook has suit followed"),
    ],
)
def test_what_the_rules_or_the_printed_card_forbid_stays_forbidden(event: str, hand: str, rule: str) -> None:
    question = next(your_turn(at_your_turn(event, hand)))
    assert isinstance(question, Choose)
    with pytest.raises(IllegalAnswer) as refused:
        question.read(*ids("B2"))
    assert refused.value.rule.id == rule
