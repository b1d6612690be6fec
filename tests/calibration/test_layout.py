"""Where the zones of a table lie: as declared, as a profile has them, or where there is room."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calibration.layout import Region, Spot, lay_out, measure_place
from calibration.setting import Setting
from engine.games import GAMES
from engine.zone_file import read_zones

if TYPE_CHECKING:
    from engine.zones import Zone

WINGSPAN = {region.name: region for region in lay_out(GAMES["wingspan"].zones)}
TRAY = WINGSPAN["tray"]
Box = tuple[float, float, float, float]


def box_of(region: Region) -> Box:
    left_top, _, right_bottom, _ = region.corners_mm()
    return *left_top, *right_bottom


def apart(first: Box, second: Box) -> bool:
    left, top, right, bottom = first
    left2, top2, right2, bottom2 = second
    return left >= right2 or right <= left2 or top >= bottom2 or bottom <= top2


def declare(*sizes: tuple[int, int]) -> tuple[Zone, ...]:
    text = (
        '[[zone]]\nname = "z{0}"\nshape = "pool"\ncontent = "dice"\nthing_mm = [1, 1]\nsize_mm = [{1}, {2}]\n'
    )
    return read_zones("".join(text.format(i, *size) for i, size in enumerate(sizes)), "table.toml")


@pytest.mark.parametrize("game", GAMES)
def test_the_zones_of_every_game_lie_apart_between_the_markers(game: str) -> None:
    regions = lay_out(GAMES[game].zones)
    boxes = [box_of(region) for region in regions]
    assert all(apart(box, other) for number, box in enumerate(boxes) for other in boxes[:number])
    setting = Setting(game, regions, {})
    marker_x = setting.markers_mm[1][0]
    for left, _, right, _ in boxes:
        assert max(-left, right) <= marker_x - 30  # half of a marker's paper


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_a_camera_reads_has_a_place_on_the_table(game: str) -> None:
    zones = GAMES[game].zones
    assert {zone.name for zone in zones if zone.is_read} <= {region.name for region in lay_out(zones)}


def test_wingspans_zones_lie_where_they_always_lay() -> None:
    assert {name: (r.center_mm, r.size_mm) for name, r in WINGSPAN.items()} == {
        "tray": ((-115, -75), (203, 107)),
        "feeder": ((125, -75), (110, 95)),
        "bot": ((85, 95), (230, 100)),
    }
    assert measure_place(TRAY.zone) == (63, 93)


def test_corners_run_clockwise_from_the_zones_own_top_left() -> None:
    assert TRAY.corners_mm() == ((-216.5, -128.5), (-13.5, -128.5), (-13.5, -21.5), (-216.5, -21.5))
    assert TRAY.place_corners_mm("1")[0] == (-209.5, -121.5)
    assert TRAY.place_corners_mm("3")[2] == (-20.5, -28.5)


def test_a_zone_turned_clockwise_takes_its_places_along() -> None:
    turned = TRAY.move((0, 0), 90)
    assert turned.place_corners_mm("1")[0] == pytest.approx((46.5, -94.5))  # its top left lies top right
    assert turned.place_corners_mm("3")[3] == pytest.approx((-46.5, 31.5))
    assert turned.move((5, 5)).turned_deg == 90


def test_there_is_no_place_that_was_not_declared() -> None:
    with pytest.raises(KeyError, match="has no place '4'"):
        TRAY.place_corners_mm("4")


def test_a_pool_is_one_place_and_none_is_drawn_in_it() -> None:
    feeder = WINGSPAN["feeder"]
    assert feeder.place_corners_mm("1") == feeder.corners_mm()
    assert feeder.places == ()


def test_the_places_of_a_grid_do_not_reach_into_each_other() -> None:
    grid = next(zone for zone in GAMES["crownfell"].zones if zone.name == "grid")
    assert measure_place(grid) == (66, 92)


def test_a_profile_has_the_last_word_and_its_other_zones_do_not_matter() -> None:
    spots = (Spot("feeder", (10, 20), 30), Spot("pond", (0, 0)))
    regions = {region.name: region for region in lay_out(GAMES["wingspan"].zones, spots)}
    assert (regions["feeder"].center_mm, regions["feeder"].turned_deg) == ((10, 20), 30)
    assert regions["tray"] == TRAY
    assert set(regions) == set(WINGSPAN)


@given(st.lists(st.tuples(st.integers(1, 400), st.integers(1, 300)), min_size=1, max_size=12))
def test_zones_nobody_placed_find_room_apart_from_each_other(sizes: list[tuple[int, int]]) -> None:
    boxes = [box_of(region) for region in lay_out(declare(*sizes))]
    assert all(apart(box, other) for number, box in enumerate(boxes) for other in boxes[:number])
    assert min(box[1] for box in boxes) == pytest.approx(-max(box[3] for box in boxes))


def test_zones_nobody_placed_lie_below_those_that_have_a_place() -> None:
    tray = next(zone for zone in GAMES["wingspan"].zones if zone.name == "tray")
    placed, free = lay_out((tray, *declare((100, 50))))
    assert box_of(free)[1] > box_of(placed)[3]


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_card_has_room_among_the_zones(game: str) -> None:
    setting = Setting(game, lay_out(GAMES[game].zones), {})
    (x, y), (width, height) = setting.turn_card_mm, setting.table_mm
    card = (x - 30, y - 42.5, x + 30, y + 42.5)
    assert all(apart(card, box_of(region)) for region in setting.regions)
    assert abs(x) + 30 <= width / 2
    assert abs(y) + 42.5 <= height / 2 + 0.01


def test_the_camera_hangs_as_high_as_the_table_is_large() -> None:
    heights = {id_: Setting(id_, lay_out(game.zones), {}).camera_cm for id_, game in GAMES.items()}
    known = {"wingspan": 60, "crownfell": 100, "flat_earth": 85, "origin_story": 95, "my_little_scythe": 75}
    assert heights == heights | known


def test_a_spot_needs_real_numbers_and_a_name() -> None:
    with pytest.raises(ValueError, match="two metres"):
        Spot("feeder", (0, 0), math.nan)
    with pytest.raises(ValueError, match="name"):
        Spot("", (0, 0))
