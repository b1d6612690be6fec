"""Words find room beside what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from vision.showing.placing import enclose, place_words

if TYPE_CHECKING:
    from vision.geometry import Bounds

PICTURE_WH = (800.0, 600.0)
spans = st.floats(10, 120)
boxes = st.tuples(st.floats(0, 700), st.floats(0, 500), spans, spans).map(
    lambda box: (box[0], box[1], box[0] + box[2], box[1] + box[3])
)


def covers(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_words_stand_where_they_are_wanted_if_nothing_is_there() -> None:
    assert place_words((400, 300), (100, 40), [], PICTURE_WH) == (350, 280, 450, 320)


def test_words_move_off_a_thing_and_stay_near_it() -> None:
    thing = (380.0, 280.0, 420.0, 320.0)
    box = place_words((400, 330), (100, 40), [thing], PICTURE_WH)
    assert not covers(box, thing)
    assert abs((box[1] + box[3]) / 2 - 330) < 60


@given(st.lists(boxes, max_size=4), st.floats(-50, 850), st.floats(-50, 650))
def test_words_never_leave_the_picture(taken: list[Bounds], x: float, y: float) -> None:
    left, top, right, bottom = place_words((x, y), (100, 40), taken, PICTURE_WH)
    assert left >= 0
    assert top >= 0
    assert right <= PICTURE_WH[0]
    assert bottom <= PICTURE_WH[1]


def test_dice_in_a_row_get_words_that_cover_no_die_and_no_words() -> None:
    things = [enclose([(x, 300), (x + 40, 340)]) for x in (300.0, 350.0, 400.0, 450.0)]
    written: list[Bounds] = []
    for thing in things:
        written.append(place_words((thing[0] + 20, 370), (160, 50), [*things, *written], PICTURE_WH))
    assert not any(covers(box, thing) for box in written for thing in things)
    assert not any(covers(one, other) for n, one in enumerate(written) for other in written[:n])


def test_where_there_is_no_room_least_is_covered() -> None:
    assert place_words((50, 25), (100, 50), [(0, 0, 100, 50)], (100, 50)) == (0, 0, 100, 50)
