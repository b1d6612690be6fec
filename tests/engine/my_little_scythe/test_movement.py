"""Movement, paragraph by paragraph of the rulebook, and its worked example."""

from __future__ import annotations

from random import Random

import pytest

from engine.my_little_scythe.board import DIRECTIONS, camps, castle, neighbours, spaces
from engine.my_little_scythe.movement import Terrain, pick, routes, walk
from tests.engine.my_little_scythe.table import NEAR

FAN = {  # path A is cut short by the edge, C gathers along the way
    "A": ("up_left", "up_left", "up_left"),
    "B": ("right",),
    "C": ("down_left", "down_left", "down_left"),
}


@pytest.mark.parametrize(
    ("tokens", "letter", "end", "other_letter"),
    [
        pytest.param({"B3": 1, "D2": 1, "E1": 1}, "C", "E1", "C", id="Example: path C gives the most tokens"),
        pytest.param(
            {"B3": 1, "E1": 1}, "B", "B3", "C", id="Example: only 1 token on C, so the apple space on B"
        ),
        pytest.param({}, "A", "A1", "C", id="Example: no tokens, so one space along A"),
    ],
)
def test_the_worked_example_in_its_three_outcomes(
    tokens: dict[str, int], letter: str, end: str, other_letter: str
) -> None:
    found = routes("B2", FAN, Terrain(tokens))
    primary, other = pick(found, primary=True), pick(found, primary=False)
    assert primary
    assert (primary.route.letter, primary.route.end) == (letter, end)
    assert other
    assert other.route.letter == other_letter


@pytest.mark.parametrize(
    ("tokens", "letter", "other_letter"),
    [
        pytest.param({"C3": 1, "C2": 2}, "C", "C", id="Example on a ring of paths: most tokens"),
        pytest.param({"C3": 1, "C2": 1}, "B", "C", id="Example on a ring of paths: a tie"),
        pytest.param({}, "A", "F", id="Example on a ring of paths: nothing anywhere"),
    ],
)
def test_the_worked_example_on_six_short_paths(
    tokens: dict[str, int], letter: str, other_letter: str
) -> None:
    found = routes("B2", NEAR, Terrain(tokens))
    primary, other = pick(found, primary=True), pick(found, primary=False)
    assert primary
    assert other
    assert (primary.route.letter, other.route.letter) == (letter, other_letter)


@pytest.mark.parametrize(
    ("start", "way", "ground", "entered"),
    [
        pytest.param(
            "D1", ("right",) * 2, Terrain({}), ("D2", "D3"), id="Movement: as far along as possible"
        ),
        pytest.param(
            "A2", ("right",) * 5, Terrain({}), ("A3", "A4"), id="Movement: stops before moving off the board"
        ),
        pytest.param("A1", ("left",), Terrain({}), (), id="Movement: no first step off the board"),
        pytest.param("D2", ("right",) * 3, Terrain({}), ("D3",), id="Movement: stops before Castle Everfree"),
        pytest.param(
            "D1",
            ("right",) * 3,
            Terrain({}, rivals=["D3"], pies=2),
            ("D2",),
            id="Movement: 2 pies stop before an opponent",
        ),
        pytest.param(
            "D1",
            ("right",) * 2,
            Terrain({}, rivals=["D2"], pies=0),
            (),
            id="Movement: an opponent on the first step",
        ),
        pytest.param(
            "C1",
            ("right",) * 4,
            Terrain({}, rivals=["C3"], pies=3),
            ("C2", "C3"),
            id="Movement: 3 pies move onto an opponent",
        ),
        pytest.param(
            "C1",
            ("right",) * 3,
            Terrain({}, rivals=["C3"], pies=3, at_rival="walk_on"),
            ("C2", "C3", "C4"),
            id="Ruling 1b: fight and walk on",
        ),
        pytest.param(
            "C1",
            ("right",) * 3,
            Terrain({}, rivals=["C3"], pies=3, at_rival="at_end"),
            ("C2", "C3", "C4"),
            id="Ruling 1c: pass by",
        ),
        pytest.param(
            "C1",
            ("right",) * 3,
            Terrain({}, outside=["C3"], pies=9),
            ("C2",),
            id="Team: a teammate's space is off the board",
        ),
        pytest.param(
            "C1",
            ("right",) * 2,
            Terrain({}, own="C2"),
            ("C2", "C3"),
            id="Ruling 3: her own Seeker can be passed",
        ),
        pytest.param(
            "C1",
            ("right",) * 2,
            Terrain({}, own="C2", own_seeker="blocked"),
            (),
            id="Ruling 3: or blocks the way",
        ),
        pytest.param(
            "B2", ("right",) * 2, Terrain({}), ("B3", "B4"), id="Ruling 18: a portal is a plain space"
        ),
        pytest.param(
            "B2",
            ("right", "down_right", "left"),
            Terrain({}),
            ("B3", "C4", "C3"),
            id="Movement: a path may bend",
        ),
    ],
)
def test_how_far_a_path_can_be_walked(
    start: str, way: tuple[str, ...], ground: Terrain, entered: tuple[str, ...]
) -> None:
    assert walk(start, way, ground) == entered


@pytest.mark.parametrize(
    ("ground", "gain"),
    [
        pytest.param(Terrain({"C2": 2, "C3": 1}), 3, id="Movement: tokens gathered on the path count"),
        pytest.param(Terrain({"C1": 5}), 0, id="Movement: tokens she has already are no gain"),
        pytest.param(
            Terrain({"C2": 1, "C3": 4}, rivals=["C3"], pies=3),
            5,
            id="Movement: tokens stolen by a fight count",
        ),
        pytest.param(
            Terrain({"C2": 1, "C3": 4}, rivals=["C3"], pies=2),
            1,
            id="Movement: but not when she stops before",
        ),
        pytest.param(
            Terrain({"C2": 3}, rivals=["C2"], pies=3, at_rival="at_end"),
            0,
            id="Ruling 1c: what she passes stays theirs",
        ),
        pytest.param(Terrain({"C2": 3}, own="C2"), 0, id="Ruling 3: her other Seeker's tokens are no gain"),
        pytest.param(Terrain({"C2": 3}, own="C2", own_seeker="gain"), 3, id="Ruling 3: or they are"),
    ],
)
def test_what_a_path_gains(ground: Terrain, gain: int) -> None:
    (route,) = routes("C1", {"A": ("right", "right")}, ground)
    assert route.gain == gain


def test_a_space_entered_twice_gains_once() -> None:
    (route,) = routes("C1", {"A": ("right", "right", "left")}, Terrain({"C2": 2, "C3": 1}))
    assert route.gain == 3


def test_paths_without_a_first_step_drop_out_before_anything_is_compared() -> None:
    assert [route.letter for route in routes("A1", NEAR, Terrain({}))] == ["A", "B", "C"]
    assert pick(routes("A1", {"A": ("left",), "B": ("up_left",)}, Terrain({})), primary=True) is None


def test_a_path_with_no_gain_can_be_the_best() -> None:
    picked = pick(routes("A1", NEAR, Terrain({})), primary=True)
    assert picked
    assert (picked.route.gain, picked.tied) == (0, True)


@pytest.mark.parametrize(
    ("primary", "letter"),
    [
        pytest.param(True, "A", id="Movement 2a: primary Seeker in alphabetic order"),
        pytest.param(False, "F", id="Movement 2b: other Seeker in reverse order"),
    ],
)
def test_ties_are_broken_by_letter(primary: bool, letter: str) -> None:
    picked = pick(routes("C3", NEAR, Terrain({})), primary=primary)
    assert picked
    assert picked.route.letter == letter


@pytest.mark.parametrize("camp", list(camps()))
def test_from_a_camp_two_directions_lead_onto_the_board(camp: str) -> None:
    entries = camps()[camp].entries
    found = routes(None, NEAR, Terrain({}, entries=entries))
    assert sorted(route.end for route in found) == sorted(entries.values())
    assert len(found) == 2


def test_a_path_goes_on_from_the_first_space_outside_the_camp() -> None:
    ground = Terrain({"A3": 1, "B3": 1}, entries={"down_right": "A3"})
    (route,) = routes(None, {"A": ("down_right", "down_left", "right"), "B": ("up_left",)}, ground)
    assert (route.spaces, route.gain) == (("A3", "B3", "B4"), 2)


def test_no_route_ever_enters_the_castle() -> None:
    ways = {"A": ("right",) * 6, "B": ("left",) * 6, "C": ("down_right",) * 6, "D": ("up_left",) * 6}
    for start in ("D3", "D5", "C3", "E4", "D1", "A1"):
        assert all(castle() not in route.spaces for route in routes(start, ways, Terrain({})))


def random_ground(rng: Random) -> tuple[str, dict[str, tuple[str, ...]], Terrain]:
    """A Seeker somewhere, up to six paths of any shape, and a board full of tokens and opponents."""
    free = [space for space in spaces() if space != castle()]
    start, own, *crowd = rng.sample(free, 8)
    paths = {
        letter: tuple(rng.choices(list(DIRECTIONS), k=rng.randint(1, 4)))
        for letter in sorted(rng.sample("ABCDEF", rng.randint(1, 6)))
    }
    tokens = {space: rng.randint(1, 3) for space in rng.sample(free, 12)}
    ground = Terrain(tokens, crowd[:4], crowd[4:], own, rng.randint(0, 6), at_rival="stop")
    return start, paths, ground


@pytest.mark.parametrize("seed", range(150))
def test_on_any_board_the_choice_is_what_the_rulebook_says(seed: int) -> None:
    start, paths, ground = random_ground(Random(seed))

    def closed(space: str | None) -> bool:
        off = space is None or space == castle() or space in ground.outside
        return off or (space in ground.rivals and ground.pies < 3)

    gains = {}
    for letter, way in paths.items():
        at, entered = start, []
        for direction in way:
            ahead = neighbours()[at].get(direction)
            if ahead is None or closed(ahead):
                break
            at = ahead
            entered.append(at)
            if at in ground.rivals:
                break
        if entered:
            gains[letter] = sum(ground.tokens.get(s, 0) for s in set(entered) - {start, ground.own})
    best = [letter for letter in sorted(gains) if gains[letter] == max(gains.values())]
    found = routes(start, paths, ground)
    assert {route.letter: route.gain for route in found} == gains
    for primary, expected in ((True, best[:1]), (False, best[-1:])):
        picked = pick(found, primary=primary)
        assert ([picked.route.letter] if picked else []) == expected
