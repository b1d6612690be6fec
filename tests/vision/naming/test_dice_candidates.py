from __future__ import annotations

import numpy as np
import pytest

from vision.naming.dice.candidates import (
    STRANGE,
    NamedDie,
    choose_dice,
    drop_odd_sizes,
    drop_sides,
    expect_food,
    weigh_distance,
)
from vision.reading import Outline


def name_thing(
    x: float = 50.0, y: float = 50.0, *, size_px: float = 40.0, heat: float = 0.9, food: float = 0.9
) -> NamedDie:
    """A thing that is a caterpillar's die or nothing."""
    chances = np.array([food, 0, 0, 0, 0, 0, 0, 1 - food], np.float32)
    return NamedDie(Outline.square((x, y), size_px, heat), chances, np.ones(3, np.float32))


@pytest.mark.parametrize(
    ("heat", "food", "told"),
    [
        pytest.param(0.9, 0.9, True, id="both networks agree"),
        pytest.param(0.9, 0.001, False, id="a die without food"),
        pytest.param(0.3, 0.6, False, id="hardly a die"),
        pytest.param(0.45, 0.97, True, id="a clear food on a faint die"),
    ],
)
def test_a_food_die_needs_the_word_of_both_networks(*, heat: float, food: float, told: bool) -> None:
    thing = name_thing(heat=heat, food=food)
    assert choose_dice([thing]) == ([thing] if told else [])


def test_of_a_die_and_its_side_only_the_die_is_told() -> None:
    top, side = name_thing(), name_thing(y=74.0, size_px=34.0, heat=0.6)
    neighbour = name_thing(92.0, heat=0.5)
    assert drop_sides([side, neighbour, top]) == [top, neighbour]


@pytest.mark.parametrize(
    ("x", "more"),
    [
        pytest.param(150.0, 0.0, id="beside a plain die"),
        pytest.param(290.0, 1.0, id="a few edges away"),
        pytest.param(2000.0, 3.0, id="elsewhere on the table"),
    ],
)
def test_a_thing_far_from_the_plain_dice_needs_more_evidence(x: float, more: float) -> None:
    die, thing = name_thing(food=0.99), name_thing(x, heat=0.4, food=0.7)
    assert weigh_distance(thing, [die, thing]) == pytest.approx(more)
    assert weigh_distance(die, [die, thing]) == 0


def test_what_is_far_larger_than_the_clearest_die_is_no_die_of_this_table() -> None:
    clear, card = name_thing(), name_thing(250.0, size_px=90.0, heat=0.5)
    farther = name_thing(150.0, size_px=28.0, heat=0.5)
    assert drop_odd_sizes([card, clear, farther]) == [clear, farther]
    assert drop_odd_sizes([]) == []


@pytest.mark.parametrize(("x", "likelier"), [(92.0, True), (2000.0, False)])
def test_a_die_of_another_game_is_less_expected_beside_a_plain_food_die(*, x: float, likelier: bool) -> None:
    plain = name_thing(food=0.99)
    chances = np.array([0.2, 0, 0, 0, 0, 0, 0.8, 0], np.float32)
    doubtful = NamedDie(Outline.square((x, 50.0), 40.0, 0.9), chances, np.ones(3, np.float32))
    expected = expect_food(doubtful, [plain, doubtful])
    assert (expected.food > 0.6) is likelier
    assert (int(expected.chances.argmax()) != STRANGE) is likelier
    assert expected.chances.sum() == pytest.approx(1)
    assert expect_food(plain, [plain, doubtful]) is plain
