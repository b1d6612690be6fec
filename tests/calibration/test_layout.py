import math

import pytest

from calibration.layout import LayoutError, Zone, load_layout, parse_layout
from tests.saying import refused

TRAY = Zone("tray", "row", (-115, -75), (203, 107), 3, (63, 93))


def test_wingspans_zones_lie_apart_within_the_play_area() -> None:
    zones = {zone.name: zone for zone in load_layout("wingspan")}
    assert zones["tray"] == TRAY
    assert zones["feeder"].kind == "pool"
    boxes = [(*zone.corners_mm()[0], *zone.corners_mm()[2]) for zone in zones.values()]
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert min(left, -right) >= -260
        assert min(top, -bottom) >= -170
        for left2, top2, right2, bottom2 in boxes[:number]:
            assert left >= right2 or right <= left2 or top >= bottom2 or bottom <= top2


def test_corners_run_clockwise_from_the_zones_own_top_left() -> None:
    assert TRAY.corners_mm() == ((-216.5, -128.5), (-13.5, -128.5), (-13.5, -21.5), (-216.5, -21.5))
    assert TRAY.slot_corners_mm(0)[0] == (-209.5, -121.5)
    assert TRAY.slot_corners_mm(2)[2] == (-20.5, -28.5)


def test_a_zone_turned_clockwise_takes_its_slots_along() -> None:
    turned = TRAY.move((0, 0), 90)
    assert turned.slot_corners_mm(0)[0] == pytest.approx((46.5, -94.5))  # its top left lies top right
    assert turned.slot_corners_mm(2)[3] == pytest.approx((-46.5, 31.5))
    assert turned.move((5, 5)).turned_deg == 90


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_slot_beyond_the_last(number: int) -> None:
    with pytest.raises(IndexError, match="has 3 slots"):
        TRAY.slot_corners_mm(number)


def test_a_game_without_a_layout_is_refused_with_those_that_have_one() -> None:
    with refused(LayoutError, match=r"can't watch chess through a camera yet, only wingspan"):
        load_layout("chess")


ROW = 'name = "tray"\nkind = "row"\ncenter_mm = [0, 0]\nsize_mm = [203, 107]\nslots = 3\nslot_mm = [63, 93]\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("[[zone", "no TOML", id="broken"),
        pytest.param("", "'zone' is missing", id="nothing"),
        pytest.param("zone = []", "at least one zone", id="no zones"),
        pytest.param("zone = 3", "not iterable", id="a number for zones"),
        pytest.param("[[zone]]\n" + ROW + "[[zone]]\n" + ROW, "name of its own", id="two of one name"),
        pytest.param("[[zone]]\n" + ROW.replace("slots", "holes"), "has no holes", id="unknown key"),
        pytest.param("[[zone]]\n" + ROW.replace("[203, 107]", "[203]"), "size_mm is a pair", id="no pair"),
        pytest.param("[[zone]]\n" + ROW.replace("[0, 0]", '["a", 0]'), "center_mm is a pair", id="text"),
        pytest.param("[[zone]]\n" + ROW.replace('"row"', '"heap"'), "is one of row, pool, area", id="kind"),
        pytest.param("[[zone]]\n" + ROW.replace("203", "120"), "do not fit", id="too narrow"),
        pytest.param("[[zone]]\n" + ROW.replace("slots = 3\n", ""), "a row has 1 to", id="row without slots"),
        pytest.param("[[zone]]\n" + ROW.replace('"row"', '"pool"'), "only a row", id="pool with slots"),
        pytest.param("[[zone]]\n" + ROW.replace("[0, 0]", "[0, 9000]"), "two metres", id="far away"),
    ],
)
def test_a_bad_layout_is_refused_by_file_and_reason(text: str, reason: str) -> None:
    with refused(LayoutError, match=r"^my\.toml: .*" + reason):
        parse_layout(text, "my.toml")


def test_a_zone_needs_real_numbers() -> None:
    with pytest.raises(ValueError, match="two metres"):
        Zone("feeder", "pool", (0, 0), (110, 95), turned_deg=math.nan)
    with pytest.raises(ValueError, match="above 0"):
        Zone("feeder", "pool", (0, 0), (110, -95))
