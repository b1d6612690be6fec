"""Differences between the table and what an instruction asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.events import Line
from engine.games import find_game
from tablemate.watching.comparing import (
    Difference,
    Differs,
    ExpectedZone,
    ZoneView,
    compare_things,
    join_moves,
)
from tablemate.watching.telling import tell
from tests.vision.seen import see, see_one_of
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.reading import FaceShown, Reading


def doubtful(*possible: str) -> Reading:
    """A card that may be one of these, and surely nothing else."""
    return see_one_of(*possible, rest=-20.0)


def thing(id_: str | None, *others: str, status: Status = Status.SURE, x: float = 0.0) -> Reading:
    corners = ((x, 0.0), (x + 9, 0.0), (x + 9, 9.0), (x, 9.0))
    if status is Status.SURE or id_ is None:
        return see(id_, corners=corners)
    return see_one_of(id_, *others, corners=corners)


def unreadable(face: FaceShown = "unknown") -> Reading:
    return see(None, face=face)


def tray(*birds: str) -> list[Reading]:
    return [thing(bird, x=20.0 * place) for place, bird in enumerate(birds)]


ZONES = {zone.name: zone for game in ("wingspan", "crownfell") for zone in find_game(game).zones}
UNKNOWN = ("",) * 3  # three things, and nobody knows which


def expects(zone: str, *names: str, place: str | None = None, **more: Any) -> ExpectedZone:
    return ExpectedZone(ZONES[zone], place, names, **more)


def lay(things: Sequence[Reading | None], place: str | None = None) -> dict[str, Reading | None]:
    return {place or str(number): one for number, one in enumerate(things, start=1)}


def lines(
    expected: ExpectedZone,
    *things: Reading | None,
    handled: bool = True,
    before: Sequence[Reading | None] = (),
    emptied: bool = False,
) -> list[Line]:
    now, past = lay(things, expected.place), lay(before, expected.place)
    return [tell(one) for one in compare_things(expected, ZoneView(now, past, handled, emptied))]


def keys(expected: ExpectedZone, *things: Reading | None, **more: Any) -> list[str]:
    return [line.key for line in lines(expected, *things, **more)]


def test_nothing_differs_when_the_feeder_shows_exactly_what_is_left() -> None:
    shows = expects("feeder", "seed", "fish")
    assert keys(shows, thing("fish"), thing("seed")) == []


def test_the_wrong_die_taken_is_named_as_missing_and_the_right_one_as_still_there() -> None:
    shows = expects("feeder", "seed", "rodent")
    assert lines(shows, thing("fish"), thing("seed")) == [
        Line("still_there", {"things": ("fish",), "zone": "feeder"}),
        Line("missing_there", {"things": ("rodent",), "zone": "feeder"}),
    ]


def test_two_dice_alike_are_counted() -> None:
    shows = expects("feeder", "seed")
    assert keys(shows, thing("seed"), thing("seed")) == ["still_there"]


def test_a_doubtful_die_is_what_it_was_while_nobody_moves_it() -> None:
    shows = expects("feeder", "rodent")
    doubtful = thing("invertebrate", "rodent", status=Status.CHECK)
    assert keys(shows, doubtful, before=[thing("rodent"), thing("fish", x=50)]) == []
    assert keys(shows, doubtful, before=[thing("rodent", x=50), thing("fish")]) == ["cannot_tell"]
    assert keys(shows, doubtful) == ["cannot_tell"]
    unlike = thing("invertebrate", "fish", status=Status.CHECK)
    assert keys(shows, unlike, before=[thing("rodent")]) == ["cannot_tell"]


def test_dice_that_are_not_seen_though_nobody_touched_them_were_not_removed() -> None:
    shows = expects("feeder")
    assert keys(shows, handled=False, before=[thing("rodent")]) == ["cannot_tell"]
    assert keys(shows, handled=True, before=[thing("rodent")]) == []


def test_a_die_that_cannot_be_read_is_not_taken_for_what_is_wanted() -> None:
    shows = expects("feeder", "rodent")
    assert keys(shows, thing(None, status=Status.UNREADABLE)) == ["cannot_tell"]


def test_a_bird_that_should_be_gone_is_named() -> None:
    shows = expects("tray", *UNKNOWN, gone=("osprey",))
    assert lines(shows, *tray("osprey", "mallard", "killdeer")) == [
        Line("still_there", {"things": ("osprey",), "zone": "tray"})
    ]


def test_a_tray_not_refilled_is_counted() -> None:
    shows = expects("tray", *UNKNOWN, gone=("osprey",))
    assert keys(shows, None, thing("mallard"), thing("killdeer")) == ["other_number"]


def test_dice_that_were_to_be_thrown_must_have_been_handled() -> None:
    shows = expects("feeder", "", handled=True)
    assert keys(shows, thing("fish"), handled=False) == ["not_handled"]
    assert keys(shows, thing("fish"), handled=True) == []


def test_a_hand_passing_over_the_feeder_throws_no_dice() -> None:
    shows = expects("feeder", "", "", handled=True)
    lying = [thing("fish"), thing("fish", x=30)]
    assert keys(shows, *lying, before=lying) == ["not_handled"]
    thrown = [thing("fish", x=60), thing("fish", x=30)]
    assert keys(shows, *thrown, before=lying) == []


TAKE = expects("tray", *UNKNOWN, gone=("osprey",))
REFILL = expects("tray", *UNKNOWN, handled=True)
BEFORE = tray("osprey", "mallard", "killdeer")
BACK = unreadable("down")
DOUBTFUL = thing("american-crow", status=Status.CHECK)


@pytest.mark.parametrize("shows", [TAKE, REFILL], ids=["take this bird", "refill the tray"])
@pytest.mark.parametrize(
    ("things", "expected"),
    [
        pytest.param([unreadable()] * 3, "cannot_tell", id="three cards that cannot be read"),
        pytest.param([BACK] * 3, "cannot_tell", id="three cards face down"),
        pytest.param([DOUBTFUL, *tray("fish-crow", "tree-swallow")], "cannot_tell", id="a doubtful one"),
        pytest.param([unreadable(), *BEFORE[1:]], None, id="one that cannot be read"),
        pytest.param(BEFORE, None, id="a hand passing by"),
        pytest.param([None, *BEFORE[1:]], None, id="an empty place"),
    ],
)
def test_only_what_is_seen_is_done(
    shows: ExpectedZone, things: list[Reading | None], expected: str | None
) -> None:
    found = keys(shows, *things, before=BEFORE)
    assert found
    assert expected is None or found == [expected]


@pytest.mark.parametrize("shows", [TAKE, REFILL], ids=["take this bird", "refill the tray"])
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param(doubtful("american-crow", "raven"), [], id="surely none of those that must go"),
        pytest.param(doubtful("american-crow", "osprey"), ["cannot_tell"], id="perhaps one that must go"),
        pytest.param(
            see("american-crow", 0.9, ("osprey", 0.05), rest=-20.0),
            ["cannot_tell"],
            id="one that must go is not out of the question",
        ),
        pytest.param(
            see("american-crow", 0.3, rest=-20.0),
            ["cannot_tell"],
            id="nothing to be made out",
        ),
    ],
)
def test_which_new_card_lies_there_may_be_in_doubt(
    shows: ExpectedZone, card: Reading, expected: list[str]
) -> None:
    assert keys(shows, card, *tray("fish-crow", "tree-swallow"), before=BEFORE) == expected


def test_a_card_that_was_in_doubt_before_may_be_the_one_that_lies_there_now() -> None:
    before = [doubtful("american-crow", "raven"), *BEFORE[1:]]
    others = tray("fish-crow", "tree-swallow")
    assert keys(REFILL, thing("raven"), *others, before=before) == ["cannot_tell"]
    assert keys(REFILL, doubtful("raven", "dodo"), *others, before=before) == ["cannot_tell"]
    assert keys(REFILL, thing("killdeer-plover"), *others, before=before) == []
    unlikely = see("american-crow", 0.9, ("raven", 0.01), rest=-20.0)
    assert keys(REFILL, thing("raven"), *others, before=[unlikely, *BEFORE[1:]]) == []


def test_two_of_three_birds_replaced_is_no_refilled_tray_though_the_bot_never_looked() -> None:
    things = tray("osprey", "american-crow", "fish-crow")
    assert lines(REFILL, *things, before=BEFORE) == [
        Line("still_there", {"things": ("osprey",), "zone": "tray"})
    ]
    others = tray("tree-swallow", "american-crow", "fish-crow")
    assert keys(REFILL, *others, before=BEFORE) == []


def test_a_card_that_was_not_moved_is_told_in_one_sentence() -> None:
    gone = Difference(Differs.EXTRA, "grid", "E1", ("Duke",))
    due = Difference(Differs.MISSING, "grid", "D1", ("Duke",))
    other = Difference(Differs.EXTRA, "grid", "A2", ("Angel",))
    assert [tell(one) for one in join_moves([due, gone, other])] == [
        Line("not_moved_yet", {"things": ("Duke",), "start": "E1", "end": "D1"}),
        Line("still_there_on", {"things": ("Angel",), "place": "A2", "zone": "grid"}),
    ]


def test_a_pile_that_was_not_moved_is_told_of_once() -> None:
    still = Difference(Differs.EXTRA, "enemy_deck", "4", ("Angel",))
    absent = Difference(Differs.NUMBER, "enemy_deck", "5", number=0, wanted=1)
    moved = Line("not_moved_place", {"zone": "enemy_deck", "start": 4, "end": 5})
    assert [tell(one) for one in join_moves([still, absent])] == [moved]
    assert join_moves([absent]) == [absent]


def test_what_stays_beneath_the_card_that_is_due_is_not_to_be_taken_away() -> None:
    due = expects("grid", "Duke", place="C3", beneath=frozenset({"crown"}))
    assert keys(due, thing("crown")) == ["missing_there_on"]


def test_a_pile_is_laid_anew_only_if_its_place_was_empty_in_between() -> None:
    shuffled = expects("action_pile", "", place="1", handled=True)
    for emptied, keys_ in ((False, ["not_handled"]), (True, [])):
        assert keys(shuffled, thing("list"), before=(thing("list"),), emptied=emptied) == keys_
