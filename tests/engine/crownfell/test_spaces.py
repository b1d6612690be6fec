"""The grid and the arrow (rulebook: Enemy turn, Enemy actions)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.crownfell.spaces import (
    CROWN,
    HOME,
    POINTS,
    SPACES,
    TURNS,
    Arrow,
    Side,
    aim,
    next_column,
    shift,
    swept,
)

arrows = st.builds(Arrow, st.sampled_from(list(POINTS)), st.sampled_from(TURNS))
spaces = st.sampled_from(SPACES)


def test_the_order_of_the_grid_is_a1_to_a5_then_row_b() -> None:
    assert SPACES[:6] == ("A1", "A2", "A3", "A4", "A5", "B1")
    assert SPACES[-1] == "E5"
    assert SPACES[12] == CROWN
    assert HOME[Side.BLACK][0] == "A1"
    assert HOME[Side.WHITE][0] == "E1"


@pytest.mark.parametrize(
    ("side", "offset", "space"),
    [
        pytest.param(Side.BLACK, (1, 0), "D3", id="black forward is away from the player"),
        pytest.param(Side.WHITE, (1, 0), "B3", id="white forward is towards the player"),
        pytest.param(Side.BLACK, (0, 1), "C4", id="black right is the player's right"),
        pytest.param(Side.WHITE, (0, 1), "C2", id="white right is the player's left"),
        pytest.param(Side.WHITE, (-1, -1), "D4", id="white back-left"),
        pytest.param(Side.BLACK, (3, 0), None, id="beyond the edge"),
    ],
)
def test_squares_are_seen_from_the_seat_of_the_cards_owner(
    side: Side, offset: tuple[int, int], space: str | None
) -> None:
    assert shift("C3", offset, side) == space


@pytest.mark.parametrize(
    ("arrow", "targets", "met"),
    [
        pytest.param("up clockwise", "D3 B3", "D3", id="Enemy actions: the primary direction first"),
        pytest.param("up clockwise", "D2 C4", "C4", id="Enemy actions: then it rotates clockwise"),
        pytest.param("up counterclockwise", "D4 C2", "C2", id="Enemy actions: or counterclockwise"),
        pytest.param("up clockwise", "E4 D4", "E4", id="a line between two directions"),
        pytest.param("up clockwise", "E5 D4", "D4", id="ruling 4: nearest first on the same line"),
        pytest.param("down-left clockwise", "B3 C2", "C2", id="clockwise from below goes to the left"),
        pytest.param("right counterclockwise", "B4 D4", "D4", id="counterclockwise from the right goes up"),
        pytest.param("up counterclockwise", "D4 E4", "D4", id="almost a full turn"),
    ],
)
def test_the_arrow_turns_until_its_line_meets_a_centre(arrow: str, targets: str, met: str) -> None:
    point, turn = arrow.split()
    assert aim(Arrow(point, turn), "C3", targets.split()) == met


@given(arrows, spaces, spaces)
def test_both_senses_of_rotation_add_up_to_a_full_turn(arrow: Arrow, start: str, target: str) -> None:
    there = swept(Arrow(arrow.point, "clockwise"), start, target)[0]
    back = swept(Arrow(arrow.point, "counterclockwise"), start, target)[0]
    assert (there + back) % 360 == pytest.approx(0)


@given(arrows, spaces, st.lists(spaces, min_size=1, unique=True))
def test_the_order_of_the_targets_does_not_matter(arrow: Arrow, start: str, targets: list[str]) -> None:
    others = [target for target in targets if target != start] or [next(s for s in SPACES if s != start)]
    assert aim(arrow, start, others) == aim(arrow, start, sorted(others))


def test_the_deck_wraps_from_column_five_to_column_one() -> None:
    assert [next_column(column) for column in range(1, 6)] == [2, 3, 4, 5, 1]
