"""Answers from readings, whatever lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from engine.events import Line
from engine.expected_table import ExpectedTable, Item
from engine.games import find_game
from engine.requests import Look
from engine.zones import Content, Facing, Shape, Zone
from tablemate.watching.answering import (
    expect,
    find_fixed,
    guess,
    has_gap,
    match_loose,
    pick_spots,
    tell_named,
    tell_seen,
)
from tablemate.watching.comparing import find_astray, find_turned
from tablemate.watching.telling import tell
from tests.vision.seen import see
from vision.evidence import RARE, Expected, What
from voice.phrases import Phrases

if TYPE_CHECKING:
    from vision.reading import Reading

GRID = Zone(
    "grid",
    Shape.GRID,
    Content.PICTURES,
    ("A1", "A2", "B1"),
    {"A1": (0.0, 0.0), "A2": (60.0, 0.0), "B1": (0.0, -90.0)},
    (200.0, 200.0),
    (57.0, 87.0),
    sided=True,
    facing=True,
)
MOVE = Look.board("move", "grid", GRID.places, ("fox", "owl"), before={"A1": ("fox",)})
ROW = Look.row("row", "row", ("fox", "owl", "toad"), 1, 3)
POOL = Look.pool("dice", "dice", ("fish", "seed"), 0, 5)
LYING = ExpectedTable(
    {
        "grid": {"A1": (Item("fox", "day", Facing.TOWARDS),), "B1": (Item("crown"),)},
        "hand": {"1": (Item("owl", "night"),)},
    }
)


def seen(id_: str | None, side: str = "", facing: Facing | None = None, **more: Any) -> Reading:
    return replace(see(What(id_, side) if id_ else None, **more), facing=facing)


def test_what_is_asked_and_what_lies_there_by_the_rules_is_expected_on_each_place() -> None:
    known = expect(MOVE, {"grid": GRID}, LYING)["grid"]
    allowed = frozenset({"fox", "owl", "crown"})
    assert known == {
        "A1": Expected(allowed, "fox", RARE),
        "A2": Expected(allowed, None, RARE),
        "B1": Expected(allowed, "crown", RARE),
    }
    unwatched = frozenset({"owl"})  # the rules have it in the hand, which no camera sees
    assert expect(POOL, {"grid": GRID}, LYING)["grid"]["A1"] == Expected(None, "fox", RARE, unwatched)


def test_a_card_that_lies_elsewhere_by_the_rules_is_not_likely_where_nobody_asks_for_it() -> None:
    zones = {"grid": GRID, "hand": replace(GRID, name="hand", places=("1",))}
    known = expect(None, zones, LYING)
    assert known["grid"]["A2"].elsewhere == {"owl"}
    assert known["hand"]["1"].elsewhere == {"fox", "crown"}
    assert expect(MOVE, zones, LYING)["grid"]["A2"].elsewhere == frozenset()
    fewer = replace(MOVE, allowed=("fox",))
    assert expect(fewer, zones, LYING)["grid"]["A2"].elsewhere == {"owl"}
    several = {name: replace(zone, copies=True) for name, zone in zones.items()}
    assert expect(None, several, LYING)["grid"]["A2"].elsewhere == frozenset()


def test_cards_of_a_row_may_have_been_pushed_along() -> None:
    row = replace(GRID, shape=Shape.ROW, name="hand", places=("1", "2"))
    assert expect(None, {"hand": row}, LYING)["hand"]["2"].beside == {"owl"}
    assert expect(None, {"hand": replace(row, copies=True)}, LYING)["hand"]["2"].beside == frozenset()


def test_loose_things_are_no_likelier_to_be_what_one_of_them_was() -> None:
    pool = replace(GRID, shape=Shape.POOL, content=Content.DICE, places=("1",))
    lying = ExpectedTable({"grid": {"1": (Item("fish"),)}})
    assert expect(None, {"grid": pool}, lying)["grid"]["1"].before is None


def test_only_the_places_that_are_asked_about_count() -> None:
    part = Look.board("around", "grid", ("A2",), ("fox", "owl"))
    assert pick_spots(part, {"A1": seen("fox"), "A2": seen("owl")}) == {"A2": seen("owl")}
    loose = {"1": seen("fish"), "2": seen("seed")}
    assert pick_spots(POOL, loose) == loose


def test_a_card_that_stays_there_and_is_not_asked_for_is_no_part_of_the_answer() -> None:
    spots = {"A1": None, "A2": seen("fox"), "B1": seen("crown")}
    fixed = find_fixed(MOVE, LYING)
    assert fixed == {"crown"}
    assert tell_named(MOVE, spots, fixed) == {"A2": ["fox"]}
    assert guess(spots["B1"], fixed) is None


@pytest.mark.parametrize(
    ("row", "value", "gap"),
    [
        pytest.param(("fox", "owl", "toad"), ["fox", "owl", "toad"], False, id="full"),
        pytest.param(("fox", "owl", None), ["fox", "owl"], False, id="a row may end before"),
        pytest.param(("fox", None, "toad"), ["fox", None, "toad"], True, id="a gap"),
        pytest.param((None, None, None), [None], True, id="nothing there"),
    ],
)
def test_a_row_is_told_in_order(row: tuple[str | None, ...], value: list[str | None], gap: bool) -> None:
    spots = {str(place): seen(id_) if id_ else None for place, id_ in enumerate(row, 1)}
    told = tell_named(ROW, spots, frozenset())
    assert told == value
    assert has_gap(ROW, told) is gap


@pytest.mark.parametrize(
    ("thing", "key"),
    [
        pytest.param(seen("fox", "day", Facing.TOWARDS), None, id="as the rules have it"),
        pytest.param(seen("fox", "night", Facing.TOWARDS), "wrong_side_on", id="the other side"),
        pytest.param(seen("fox", "day", Facing.AWAY), "wrong_way_on", id="the wrong way round"),
        pytest.param(seen("fox"), None, id="neither was seen"),
        pytest.param(seen("owl", "day", Facing.AWAY), "wrong_side_on", id="a card from the hand"),
        pytest.param(seen("owl", "night", Facing.AWAY), None, id="nobody says how a new card faces"),
        pytest.param(seen("toad", "day"), None, id="a card the rules know nothing of"),
        pytest.param(None, None, id="nothing"),
    ],
)
def test_what_contradicts_the_rules_is_said(thing: Reading | None, key: str | None) -> None:
    found = [tell(one) for one in find_turned(GRID, {"A2": thing}, LYING)]
    assert [line.key for line in found] == ([key] if key else [])
    if key and thing:
        assert found == [Line(key, {"thing": thing.id, "place": "A2", "zone": "grid"})]


@pytest.mark.parametrize(
    ("thing", "key"),
    [
        pytest.param(seen("toad", "night", Facing.TOWARDS), "wrong_way_on", id="a card nobody knew of"),
        pytest.param(seen("owl", "night", Facing.TOWARDS), "wrong_way_on", id="a card from the hand"),
        pytest.param(seen("toad", "day", Facing.TOWARDS), None, id="as its side lies"),
        pytest.param(seen("crown", "night", Facing.TOWARDS), None, id="one that may lie either way"),
    ],
)
def test_a_side_that_faces_the_wrong_way_is_said_of_any_card(thing: Reading, key: str | None) -> None:
    grid = replace(GRID, facings={"day": Facing.TOWARDS, "night": Facing.AWAY})
    found = [tell(one) for one in find_turned(grid, {"A2": thing}, LYING)]
    assert [line.key for line in found] == ([key] if key else [])


def test_a_card_that_lies_on_no_place_is_to_be_pushed_onto_its_own() -> None:
    between = seen("fox", between=("A1", "A2"))
    beside = seen("owl", between=("B1",))
    lies = {"A1": between, "A2": None, "B1": beside, "B2": seen("toad")}
    found = [tell(one) for one in find_astray("grid", lies)]
    assert [line.key for line in found] == ["between_places", "beside_place"]
    assert [found[0].facts[fact] for fact in ("thing", "place", "other")] == ["fox", "A1", "A2"]
    phrases = Phrases(find_game("crownfell"))
    assert phrases.line(replace(found[0], facts={**found[0].facts, "thing": "Duke"})) == (
        "Duke lies between A1 and A2. Push it onto its place."
    )


def test_a_thing_in_doubt_is_asked_about_with_what_is_likely() -> None:
    assert guess(see("fox", 0.5, ("toad", 0.05), ("owl", 0.3))) == ("fox", "owl")
    assert guess(seen(None)) == ()
    assert guess(seen("fox")) == "fox"


def test_what_was_seen_is_kept_in_the_form_of_the_answer() -> None:
    assert tell_seen(MOVE, {"A1": None, "A2": seen("fox"), "B1": seen(None)}) == {"A2": ["fox"]}
    assert tell_seen(ROW, {"1": seen("fox"), "2": None, "3": seen(None)}) == ["fox", None, None]


def test_of_loose_things_the_one_misread_gets_the_name_left_over() -> None:
    loose = {"1": seen("fish"), "2": seen("seed"), "3": seen("fish")}
    assert match_loose(loose, ["fish", "seed", "seed"]) == {"1": "fish", "2": "seed", "3": "seed"}
    assert match_loose(loose, ["seed", "seed", "seed"]) == {"1": None, "2": "seed", "3": None}
