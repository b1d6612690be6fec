"""The declaration of a table: what it says, and what is refused by file, line and reason."""

from __future__ import annotations

from contextlib import suppress
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadData
from engine.expected_table import Item, counted, face_down, in_row, piled
from engine.games import GAMES
from engine.my_little_scythe.board import neighbours, spaces
from engine.zone_file import read_zones
from engine.zones import CARDS, Content, Shape, Zone
from tests.explained import refuses

ROW = """\
[[zone]]
name = "tray"
shape = "row"
content = "titles"
count = 3
thing_mm = [57, 87]
pitch_mm = [63, 93]
size_mm = [203, 107]
"""
GRID = """\
[[zone]]
name = "grid"
shape = "grid"
content = "pictures"
rows = "ABC"
columns = "12"
thing_mm = [60, 90]
size_mm = [120, 270]
sided = true
facing = true
"""
BOARD = """\
[[zone]]
name = "board"
shape = "places"
content = "pieces"
thing_mm = [10, 10]
size_mm = [60, 60]
most = 9
at_mm.west = [-20, 0]
at_mm.north = [0, -25]
"""


def only(text: str) -> Zone:
    [zone] = read_zones(text, "table.toml")
    return zone


def test_a_row_has_places_from_left_to_right_around_its_middle() -> None:
    zone = only(ROW)
    assert (zone.name, zone.shape, zone.content) == ("tray", Shape.ROW, Content.TITLES)
    assert zone.at_mm == {"1": (-63, 0), "2": (0, 0), "3": (63, 0)}
    assert zone.places == ("1", "2", "3")


def test_a_long_row_goes_on_below() -> None:
    zone = only(ROW.replace("count = 3", "count = 3\ncolumns = 2").replace("107", "190"))
    assert zone.at_mm == {"1": (-31.5, -46.5), "2": (31.5, -46.5), "3": (-31.5, 46.5)}


def test_a_grid_has_its_first_row_nearest_to_the_player_and_its_first_column_on_the_left() -> None:
    zone = only(GRID)
    assert zone.places == ("A1", "A2", "B1", "B2", "C1", "C2")
    assert zone.at_mm["A1"] == (-30, 90)
    assert zone.at_mm["C2"] == (30, -90)


def test_places_of_a_board_lie_where_the_file_says() -> None:
    zone = only(BOARD)
    assert zone.at_mm == {"west": (-20, 0), "north": (0, -25)}
    assert zone.most == 9


@pytest.mark.parametrize("shape", ["pool", "pile", "area"])
def test_things_together_have_one_place(shape: str) -> None:
    text = ROW.replace('"row"', f'"{shape}"').replace("count = 3\n", "").replace("pitch_mm = [63, 93]\n", "")
    assert only(text).at_mm == {"1": (0, 0)}


def test_a_pile_that_moves_has_several_places() -> None:
    assert only(ROW.replace('"row"', '"pile"')).places == ("1", "2", "3")


def test_a_card_lies_in_a_zone_once_unless_its_list_has_copies_and_dice_may_be_alike() -> None:
    assert only(ROW).each_once
    assert not only(f"{ROW}copies = true\n").each_once
    assert not only(ROW.replace("titles", "dice")).each_once


@pytest.mark.parametrize(
    ("game", "each_once"), [("wingspan", True), ("crownfell", True), ("flat_earth", False)]
)
def test_the_decks_of_the_games_say_whether_they_hold_copies(game: str, each_once: bool) -> None:
    assert {one.each_once for one in GAMES[game].zones if one.content in CARDS} == {each_once}


def test_room_that_is_not_read_and_things_nobody_looks_at_are_told_apart_from_what_is_read() -> None:
    assert only(ROW).is_read
    assert not only(ROW.replace('"titles"', '"nothing"')).is_read
    area = ROW.replace('"row"', '"area"').replace("count = 3\n", "").replace("pitch_mm = [63, 93]\n", "")
    assert not only(area).is_read


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        pytest.param(ROW.replace('"row"', '"ring"'), 3, "allowed are row, pool, grid", id="unknown shape"),
        pytest.param(ROW.replace("titles", "songs"), 4, "allowed are titles, pictures", id="unknown content"),
        pytest.param(ROW.replace("pitch", "step"), 7, "'step_mm' is unknown", id="unknown field"),
        pytest.param(ROW.replace("count = 3\n", ""), 1, "count is missing", id="missing field"),
        pytest.param(ROW.replace("= 3", "= 0"), 5, "a whole number from 1 to 100", id="no places"),
        pytest.param(ROW.replace("[57, 87]", "[57]"), 6, "a pair of numbers", id="no pair"),
        pytest.param(ROW.replace("[57, 87]", "[57, nan]"), 6, "millimetres up to 2000", id="no number"),
        pytest.param(ROW.replace("[57, 87]", "[57, 3000]"), 6, "millimetres up to 2000", id="too large"),
        pytest.param(ROW.replace("[57, 87]", "[57, 0]"), 6, "above 0", id="flat"),
        pytest.param(ROW.replace("203", "180"), 8, "the place '1' needs 183 by 87 mm", id="does not fit"),
        pytest.param(ROW.replace("tray", "a tray"), 2, "letters, digits and _", id="strange name"),
        pytest.param(ROW + ROW, 10, "line 2 says so too", id="the same name twice"),
        pytest.param(GRID.replace("ABC", "AAC"), 5, "different letters", id="a row twice"),
        pytest.param(GRID.replace("true", "1"), 9, "allowed are true and false", id="no flag"),
        pytest.param(BOARD.replace("[0, -25]", "[0, 26]"), 6, "the place 'north' needs", id="off the board"),
        pytest.param(BOARD.replace("[0, -25]", '"top"'), 9, "a pair of numbers", id="no place"),
        pytest.param(BOARD.split("at_mm", maxsplit=1)[0], 1, "at_mm is missing", id="no places of a board"),
        pytest.param("[zone]\nname = 1", 1, r"\[\[zone\]\] are needed", id="no list"),
        pytest.param("x = 1\ny ? 2", 2, "not a TOML", id="no TOML"),
        pytest.param("", None, "it is empty", id="empty"),
    ],
)
def test_a_bad_declaration_is_refused_by_file_line_and_reason(
    text: str, line: int | None, reason: str
) -> None:
    with refuses(BadData, match=reason) as refused:
        read_zones(text, "table.toml")
    assert (refused.value.file, refused.value.line) == ("table.toml", line)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused_with_words(text: str) -> None:
    with suppress(BadData):
        assert read_zones(text, "table.toml")


@given(
    count=st.integers(1, 100),
    columns=st.integers(1, 100),
    thing=st.tuples(st.integers(1, 90), st.integers(1, 90)),
    gap=st.tuples(st.integers(0, 9), st.integers(0, 9)),
)
def test_the_places_of_a_row_never_overlap_and_their_middle_is_the_zones(
    count: int, columns: int, thing: tuple[int, int], gap: tuple[int, int]
) -> None:
    columns = min(columns, count)
    lines = -(-count // columns)
    pitch = (thing[0] + gap[0], thing[1] + gap[1])
    if columns * pitch[0] > 2000 or lines * pitch[1] > 2000:
        return
    zone = only(
        f'[[zone]]\nname = "x"\nshape = "row"\ncontent = "titles"\ncount = {count}\ncolumns = {columns}\n'
        f"thing_mm = {list(thing)}\npitch_mm = {list(pitch)}\n"
        f"size_mm = [{columns * pitch[0]}, {lines * pitch[1]}]\n"
    )
    middles = list(zone.at_mm.values())
    assert len(set(middles)) == count
    assert all(
        abs(a[0] - b[0]) >= thing[0] or abs(a[1] - b[1]) >= thing[1]
        for i, a in enumerate(middles)
        for b in middles[:i]
    )
    assert min(x for x, _ in middles) == pytest.approx(-max(x for x, _ in middles))
    assert min(y for _, y in middles) == pytest.approx(-max(y for _, y in middles))


def test_things_are_laid_in_rows_piles_and_pools() -> None:
    assert in_row([Item("a"), Item("")]) == {"1": (Item("a"),), "2": (Item(""),)}
    assert counted(["seed", "fish", "seed"]) == (Item("seed", number=2), Item("fish"))
    assert face_down(3) == (Item(face_up=False, number=3),)
    assert not face_down(0)
    assert piled([Item("a")]) == {"1": (Item("a"),)}
    assert not piled([])


def test_the_declared_board_of_my_little_scythe_is_its_grid_of_hexagons() -> None:
    board = next(zone for zone in GAMES["my_little_scythe"].zones if zone.name == "board")
    assert board.places == tuple(spaces())
    for space, (x, y) in board.at_mm.items():
        for near in neighbours()[space].values():
            assert hypot(board.at_mm[near][0] - x, board.at_mm[near][1] - y) == pytest.approx(66, abs=0.1)
    assert board.at_mm["D5"] == (66, 0)
    assert board.at_mm["E4"] == pytest.approx((33, 66 * sqrt(3) / 2), abs=0.1)
