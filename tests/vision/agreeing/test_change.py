"""Movement is noticed, trembling and changes of light are not, and a hand at rest is known."""

from __future__ import annotations

import time
import tracemalloc
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from fixtures.render.scenes.light import lamp, shade
from tests.vision.still_table import draw, draw_hand, find_feeder, find_tray, make_scene, take
from vision.agreeing.change import Change, ChangeWatch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vision.geometry import Image

TRAY, FEEDER = find_tray(make_scene()), find_feeder(make_scene())
IN_THE_TRAY = (-100.0, 20.0)
FPS = 10
SHAKE_PX = 1.5  # of pictures 960 wide, as much as 2 in the smallest pictures of a webcam


def watch(
    images: Iterable[Image], fps: float = FPS, seen: ChangeWatch | None = None, start: int = 0
) -> list[Change]:
    """Let a watch see photographs of drawings, one after another."""
    seen = seen or ChangeWatch()
    return [seen.see(take(image, n), n / fps) for n, image in enumerate(images, start)]


def reach_in() -> list[Image]:
    """Draw a hand on its way into the tray, from the lower edge."""
    return [draw_hand((IN_THE_TRAY[0], y)) for y in (150.0, 110.0, 65.0, IN_THE_TRAY[1])]


def test_the_first_frame_is_new_everywhere_and_the_second_is_not() -> None:
    first, second = watch([draw(), draw()])
    assert first.everywhere
    assert first.touches(TRAY)
    assert not second.anywhere
    assert second.still_since_s == 0


@pytest.mark.parametrize("noise", [0, 3, 12])
def test_noise_is_no_change(noise: float) -> None:
    seen = ChangeWatch()
    changes = [seen.see(take(draw(), n, noise), n / FPS) for n in range(15)]
    assert not any(change.anywhere or change.hand.any() for change in changes[1:])


def test_a_card_replaced_touches_the_tray_alone() -> None:
    before, after = draw(), draw("osprey", "turkey-vulture", "black-vulture")
    changes = watch([before] * 3 + [after] * 8)
    assert [change.touches(TRAY) for change in changes[1:]] == [False] * 2 + [True] + [False] * 7
    assert not any(change.touches(FEEDER) or change.hand_in(TRAY) for change in changes[1:])
    assert changes[-1].still_since_s == 0.3


def test_a_die_taken_away_touches_the_feeder_alone() -> None:
    changes = watch([draw()] * 3 + [draw(dice=("fish", "seed"))] * 4)
    assert [change.touches(FEEDER) for change in changes[1:]] == [False, False, True, False, False, False]
    assert not any(change.touches(TRAY) for change in changes[1:])


def test_a_die_that_fades_too_slowly_to_be_seen_moving_is_noticed_all_the_same() -> None:
    before, after = draw().astype(np.float32), draw(dice=("fish", "seed")).astype(np.float32)
    shares = [0.0] * 6 + [n / 40 for n in range(41)] + [1.0] * 10
    changes = watch([(before + (after - before) * share).astype(np.uint8) for share in shares])
    assert any(change.touches(FEEDER) for change in changes[1:])
    assert not any(change.touches(TRAY) for change in changes[1:])
    assert not any(change.touches(FEEDER) for change in changes[-5:])


def test_a_hand_is_in_the_zone_it_reaches_and_in_no_other() -> None:
    changes = watch([draw()] * 3 + reach_in() + [draw_hand(IN_THE_TRAY)] * 4 + [draw()] * 3)
    assert [change.hand_in(TRAY) for change in changes] == [False] * 5 + [True] * 6 + [False] * 3
    assert not any(change.hand_in(FEEDER) for change in changes)


def test_a_hand_that_rests_in_the_tray_for_a_minute_stays_a_hand() -> None:
    seen = ChangeWatch()
    watch([draw()] * 3 + reach_in(), 2, seen)
    resting = watch([draw_hand(IN_THE_TRAY)] * 120, 2, seen, start=7)
    assert all(change.hand_in(TRAY) for change in resting)
    assert not any(change.anywhere for change in resting[1:])
    after = watch([draw("osprey", "turkey-vulture", "black-vulture")] * 6, 2, seen, start=127)
    assert after[0].touches(TRAY)
    assert not any(change.hand_in(TRAY) for change in after)


def test_a_thing_that_came_in_over_the_edge_for_good_is_no_hand_for_ever() -> None:
    seen = ChangeWatch()
    watch([draw()] * 3 + reach_in(), FPS, seen)
    changes = watch([draw_hand(IN_THE_TRAY)] * 40, 0.2, seen, start=1)
    assert changes[1].hand_in(TRAY)
    assert not changes[-1].hand_in(TRAY)


def test_a_hand_that_was_there_from_the_start_leaves_no_ghost() -> None:
    changes = watch([draw_hand(IN_THE_TRAY)] * 3 + [draw()] * 10)
    assert changes[3].touches(TRAY)
    assert not changes[-1].hand_in(TRAY)


def lay_card(image: Image, top: int, colour: tuple[int, int, int] = (40, 170, 60)) -> Image:
    """Lay a card on a drawing, its upper edge so many pixels down; below 540 the picture ends."""
    card = image.copy()
    card[top : top + 90, 300:364] = colour
    card[top + 10 : top + 40, 310:354] = 235
    return card


def lay_hand_over(image: Image, at_mm: tuple[float, float]) -> Image:
    """Draw a hand over any drawing."""
    hand = draw_hand(at_mm)
    covered = (hand != draw()).any(axis=2, keepdims=True)
    return np.where(covered, hand, image).astype(np.uint8)


ON_THE_CARD = (-100.0, 130.0)
GOING = {
    "at once": [],
    "slowly": [(-100.0, 150.0), (-100.0, 165.0), (-100.0, 180.0)],
    "to one side": [(-60.0, 150.0), (-20.0, 165.0), (20.0, 185.0)],
}


@pytest.mark.parametrize("top", [440, 446, 470], ids=lambda top: f"{540 - top} px of it in view")
@pytest.mark.parametrize("way", GOING)
def test_a_card_that_a_hand_left_at_the_edge_is_no_arm(top: int, way: str) -> None:
    laid = lay_card(draw(), top)
    coming = [draw_hand((-100.0, y)) for y in (165.0, 150.0)]
    laying = [lay_hand_over(laid, ON_THE_CARD)] * 2
    going = [lay_hand_over(laid, at_mm) for at_mm in GOING[way]]
    changes = watch([draw()] * 3 + coming + laying + going + [laid] * 10)
    assert any(change.hand.any() for change in changes[:7])
    assert not any(change.hand.any() for change in changes[-4:])


def test_a_hand_that_draws_back_and_rests_at_the_edge_stays_a_hand() -> None:
    back = [draw_hand((IN_THE_TRAY[0], y)) for y in (60.0, 100.0)]
    changes = watch([draw()] * 3 + reach_in() + back + [back[-1]] * 12)
    assert all(change.hand.any() for change in changes[-4:])


def test_slow_dusk_is_no_change() -> None:
    seen = ChangeWatch()
    changes = [seen.see(take(draw(), n, gain=1 - 0.7 * n / 120), n / 2) for n in range(120)]
    assert not any(change.anywhere or change.hand.any() for change in changes[1:])


def test_exposure_that_adjusts_itself_is_no_change() -> None:
    seen = ChangeWatch()
    gains = [1.0] * 3 + [1.04**n for n in range(8)] + [1.04**8] * 3
    changes = [seen.see(take(draw(), n, gain=0.7 * gain), n / 30) for n, gain in enumerate(gains)]
    assert not any(change.anywhere or change.hand.any() for change in changes[1:])


def light_up(image: Image) -> Image:
    """Switch on a lamp beside the table of a dim room."""
    return shade(image, lamp((image.shape[1], image.shape[0]), (0.2, 0.1), 0.9, 0.5))


def dim(image: Image) -> Image:
    """Draw the table in a dim room."""
    return (image * 0.45).astype(np.uint8)


def test_a_light_switched_on_is_a_change_everywhere_and_then_over() -> None:
    changes = watch([dim(draw())] * 3 + [light_up(draw())] * 8)
    assert [change.everywhere for change in changes[1:]] == [False, False, True] + [False] * 7
    assert not any(change.hand.any() for change in changes[6:])
    assert not changes[-1].anywhere


def test_a_resting_hand_stays_a_hand_when_the_light_is_switched_on() -> None:
    rest = draw_hand(IN_THE_TRAY)
    steps = [dim(image) for image in [draw()] * 3 + reach_in() + [rest] * 5] + [light_up(rest)] * 15
    changes = watch(steps)
    assert changes[12].everywhere
    assert all(change.hand_in(TRAY) for change in changes[13:])
    assert not any(change.hand_in(FEEDER) for change in changes[13:])


def test_a_moved_camera_is_a_change_everywhere_until_it_stands_still() -> None:
    on_the_way = [make_scene(moved_mm=(x, x / 2)).image_bgr for x in (15.0, 35.0)]
    moved = make_scene(moved_mm=(50.0, 25.0)).image_bgr
    changes = watch([draw()] * 3 + on_the_way + [moved] * 8)
    assert [change.everywhere for change in changes[1:]] == [False] * 2 + [True] * 6 + [False] * 4
    assert not any(change.hand.any() for change in changes[10:])


def test_a_moved_camera_settles_in_the_end_though_something_keeps_swinging() -> None:
    moved = make_scene(moved_mm=(50.0, 25.0)).image_bgr
    swung = moved.copy()
    swung[440:480, 700:740] = 255
    changes = watch([draw()] * 2 + [moved, swung] * 20)
    assert changes[2].everywhere
    assert not any(change.everywhere for change in changes[33:])
    assert not any(change.touches(TRAY) or change.hand_in(TRAY) for change in changes[33:])


def test_ten_seconds_of_black_are_two_changes_everywhere() -> None:
    changes = watch([draw()] * 3 + [np.zeros_like(draw())] * 50 + [draw()] * 10, 5)
    assert changes[3].everywhere
    assert not any(change.anywhere for change in changes[8:53])
    assert changes[53].everywhere
    assert not changes[-1].anywhere
    assert not changes[-1].hand.any()


def test_a_picture_of_another_size_is_new_everywhere() -> None:
    seen = ChangeWatch()
    watch([draw()] * 2, FPS, seen)
    smaller = cv2.resize(draw(), (640, 480)).astype(np.uint8)
    assert [seen.see(smaller, at_s).everywhere for at_s in (0.2, 0.3)] == [True, False]


def test_an_unchanged_full_hd_frame_costs_little_more_than_copying_it() -> None:
    image = cv2.resize(draw(), (1920, 1080)).astype(np.uint8)
    shots = [take(image, number) for number in range(2)]
    seen = ChangeWatch()
    seeing, copying = [], []
    for number in range(30):
        start = time.thread_time()
        seen.see(shots[number % 2], number / FPS)
        seen_at = time.thread_time()
        shots[number % 2].copy()
        seeing.append(seen_at - start)
        copying.append(time.thread_time() - seen_at)
    assert np.median(seeing) < 12 * np.median(copying)


def test_memory_does_not_grow() -> None:
    seen = ChangeWatch()
    shots = [take(draw(), number) for number in range(2)] + [take(draw_hand(IN_THE_TRAY))]
    for number in range(30):
        seen.see(shots[number % 3], number / FPS)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(30, 180):
            seen.see(shots[number % 3], number / FPS)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 400_000


# --- a camera that trembles -----------------------------------------------------------------------


def tremble(image: Image, number: int, most_px: float) -> Image:
    """Move a drawing by up to so many pixels, another way each time."""
    rng = np.random.default_rng(number)
    way, far = rng.uniform(0, 2 * np.pi), most_px * np.sqrt(rng.uniform())
    move = np.array([[1, 0, far * np.cos(way)], [0, 1, far * np.sin(way)]])
    size_wh = (image.shape[1], image.shape[0])
    return cv2.warpAffine(image, move, size_wh, borderMode=cv2.BORDER_REPLICATE).astype(np.uint8)


def test_a_trembling_camera_changes_nothing() -> None:
    changes = watch([tremble(draw(), number, SHAKE_PX) for number in range(25)])
    assert not any(change.anywhere or change.hand.any() for change in changes[1:])


def test_a_card_replaced_is_seen_through_a_trembling_camera() -> None:
    other = draw("osprey", "turkey-vulture", "black-vulture")
    drawings = [draw()] * 6 + [other] * 8
    changes = watch([tremble(drawing, number, SHAKE_PX) for number, drawing in enumerate(drawings)])
    touched = [change.touches(TRAY) for change in changes[1:]]
    assert (touched[:6], touched[-4:]) == ([False] * 5 + [True], [False] * 4)
    assert not any(change.touches(FEEDER) for change in changes[1:])


def test_a_die_taken_away_is_seen_through_a_trembling_camera() -> None:
    drawings = [draw()] * 6 + [draw(dice=("fish", "seed"))] * 5
    changes = watch([tremble(drawing, number, SHAKE_PX) for number, drawing in enumerate(drawings)])
    assert changes[6].touches(FEEDER)
    assert not any(change.touches(TRAY) for change in changes[1:])


def test_a_hand_is_seen_through_a_trembling_camera() -> None:
    drawings = [draw()] * 6 + reach_in() + [draw_hand(IN_THE_TRAY)] * 4
    changes = watch([tremble(drawing, number, SHAKE_PX) for number, drawing in enumerate(drawings)])
    assert all(change.hand_in(TRAY) for change in changes[-4:])
    assert not any(change.hand_in(FEEDER) for change in changes)
