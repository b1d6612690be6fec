"""A card that comes to a hand, and one that leaves it."""

from __future__ import annotations

import pytest

from engine.events import Line
from engine.expected_table import ExpectedTable, Item, in_row
from engine.requests import Choose, Draw
from engine.zones import ANYWHERE
from tablemate.watching.answering import judge_drawn, judge_taken, pick_drawn
from tests.tablemate.watching.test_comparing import thing, unreadable
from vision.reading import Reading, Status

CARDS = ("recruit", "teleport", "shuffle", "attack")
HAND = ExpectedTable({"hand": in_row(Item(card) for card in ("recruit", "teleport"))})
REFILL = Draw("draw_refill", "draw", CARDS, 0, virtual=False, zone="hand", place=ANYWHERE, instead="enough")
TAKE = Choose("discard", ("recruit", "teleport"), taken_from="hand")


def spots(*things: Reading | None) -> dict[str, Reading | None]:
    return {str(place): one for place, one in enumerate(things, start=1)}


def drawn(*things: Reading | None, insists: bool = False) -> object:
    return judge_drawn(REFILL, pick_drawn(REFILL, spots(*things), HAND), HAND, insists=insists)


@pytest.mark.parametrize(
    ("things", "found"),
    [
        pytest.param([thing("recruit"), thing("teleport")], None, id="nothing came"),
        pytest.param([thing("recruit"), thing("teleport"), thing("shuffle")], "shuffle", id="at the end"),
        pytest.param([thing("shuffle"), thing("teleport"), thing("recruit")], "shuffle", id="in front"),
        pytest.param([thing("recruit"), thing("teleport"), thing("recruit")], "recruit", id="the same again"),
        pytest.param([thing("recruit"), thing("attack"), thing("shuffle")], None, id="two at once"),
        pytest.param([thing("recruit"), thing("teleport"), unreadable("down")], None, id="face down"),
        pytest.param([thing("recruit"), thing("teleport"), thing("stag")], None, id="a stranger"),
    ],
)
def test_what_lies_in_the_hand_more_than_before_was_drawn(
    things: list[Reading | None], found: object
) -> None:
    assert drawn(*things) == found


def test_a_card_of_the_hand_that_is_hard_to_read_is_not_taken_for_the_new_one() -> None:
    unsure = thing("teleport", "attack", status=Status.CHECK)
    assert drawn(thing("recruit"), unsure, thing("shuffle")) == "shuffle"
    assert drawn(thing("recruit"), thing("teleport"), thing("shuffle", status=Status.CHECK)) == ("shuffle",)


def test_who_draws_no_more_lays_the_done_card() -> None:
    assert drawn(thing("recruit"), thing("teleport"), insists=True) == "enough"
    assert drawn(thing("recruit"), thing("teleport"), thing("shuffle"), insists=True) == "shuffle"


@pytest.mark.parametrize(
    ("things", "taken"),
    [
        pytest.param([None, thing("teleport")], "recruit", id="a gap is left"),
        pytest.param([thing("teleport"), None], "recruit", id="pushed together"),
        pytest.param([thing("recruit"), thing("teleport")], None, id="nothing is gone"),
        pytest.param([thing("teleport"), thing("shuffle")], None, id="something came"),
        pytest.param([thing("recruit"), thing("teleport", status=Status.CHECK)], None, id="one is in doubt"),
        pytest.param(
            [None, thing("teleport", status=Status.CHECK)],
            Line("cannot_tell_taken", {"zone": "hand"}),
            id="what is left is in doubt",
        ),
        pytest.param([None, None], Line("took_several", {"things": ("recruit", "teleport")}), id="both"),
    ],
)
def test_what_is_gone_was_taken(things: list[Reading | None], taken: object) -> None:
    assert judge_taken(TAKE, spots(*things), HAND) == taken
