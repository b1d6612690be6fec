"""A card that comes to a hand, and one that leaves it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Line
from engine.expected_table import ExpectedTable, Item, face_down, in_row
from engine.requests import Choose, Draw, Sign
from engine.zones import ANYWHERE, Facing
from tablemate.watching.answering import judge_drawn, judge_shown, judge_taken, pick_drawn
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


# --- what was turned, or is gone, for a choice ----------------------------------------------------------

UPRIGHT = {"1": (Item("door", facing=Facing.TOWARDS),), "2": (Item("door", facing=Facing.TOWARDS),)}
TABLE = ExpectedTable({"hand": HAND["hand"], "row": {**UPRIGHT, "3": face_down(1)}})
MEANT = Choose(
    "recovery",
    ("complete", "discard"),
    signs={"complete": (Sign("row", "1", Facing.SIDEWAYS),), "discard": (Sign("hand"),)},
)
WHICH = Choose(
    "complete",
    ("first", "second"),
    signs={"first": (Sign("row", "1", Facing.SIDEWAYS),), "second": (Sign("row", "2", Facing.SIDEWAYS),)},
)
WHOLE = [thing("recruit"), thing("teleport")]


def door(facing: Facing, status: Status = Status.SURE) -> Reading:
    return replace(thing("door", status=status), facing=facing)


TOWARDS, SIDEWAYS = door(Facing.TOWARDS), door(Facing.SIDEWAYS)


@pytest.mark.parametrize(
    ("hand", "row", "found"),
    [
        pytest.param(WHOLE, [TOWARDS, TOWARDS], None, id="nothing was done"),
        pytest.param(WHOLE, [SIDEWAYS, TOWARDS], "complete", id="turned first"),
        pytest.param([WHOLE[0]], [SIDEWAYS, TOWARDS], "complete", id="turned, and a card is gone"),
        pytest.param([WHOLE[0]], [TOWARDS, TOWARDS], "discard", id="only a card is gone"),
        pytest.param([], [TOWARDS, TOWARDS], None, id="two cards are gone"),
        pytest.param([thing("shuffle")], [TOWARDS, TOWARDS], None, id="another card came"),
        pytest.param([WHOLE[0]], [TOWARDS, door(Facing.TOWARDS, Status.CHECK)], None, id="one is in doubt"),
        pytest.param([WHOLE[0]], [TOWARDS, None], None, id="an Event is not where it lay"),
    ],
)
def test_what_was_turned_or_is_gone_says_what_was_chosen(
    hand: list[Reading], row: list[Reading | None], found: object
) -> None:
    seen = {"hand": spots(*hand), "row": spots(*row, unreadable("down"))}
    assert judge_shown(MEANT, seen, TABLE) == found


def test_what_may_not_be_turned_is_said_instead_of_taken_for_a_discard() -> None:
    seen = {"hand": spots(WHOLE[0]), "row": spots(TOWARDS, SIDEWAYS, unreadable("down"))}
    wrong = Line("wrong_way_place", {"thing": "door", "place": 2, "zone": "row"})
    assert judge_shown(MEANT, seen, TABLE) == wrong


def test_of_two_that_were_turned_it_is_asked_which_was_meant() -> None:
    assert judge_shown(WHICH, {"row": spots(SIDEWAYS, SIDEWAYS, unreadable("down"))}, TABLE) == (
        "first",
        "second",
    )
