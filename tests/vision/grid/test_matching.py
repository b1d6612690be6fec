"""Cards are found about their places: who, which side, how turned, exactly where."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.deciding import decide
from vision.evidence import ANYTHING, Evidence, What
from vision.grid.flat import Flat, flatten
from vision.grid.ground import BARE, measure_alike
from vision.grid.lattice import find_between, fit_places
from vision.grid.matching import Matcher, face_of
from vision.grid.prints import make_prints
from vision.grid.reader import tell_apart
from vision.plain import looks_plain
from vision.reading import Glimpse

CARD_MM = (63.5, 88.9)
CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def draw(seed: int, tone: int) -> np.ndarray:
    """A picture like no other: coloured blots on a ground of one tone."""
    rng = np.random.default_rng(seed)
    picture = np.full((178, 127, 3), tone, np.uint8)
    for _ in range(14):
        at = (int(rng.integers(10, 117)), int(rng.integers(10, 168)))
        cv2.circle(picture, at, int(rng.integers(6, 26)), rng.integers(0, 255, 3).tolist(), -1)
    return picture


PICTURES = {
    (name, side): draw(number, tone)
    for number, name in enumerate("ABCDEF")
    for side, tone in (("black", 30), ("white", 225))
}
PRINTS = make_prints(PICTURES, CARD_MM)


def lay(key: tuple[str, str], at_mm: tuple[float, float], turned_deg: float) -> Flat:
    """A brown table seen from above with one card on it; 0, 0 is its middle."""
    table = np.full((300, 300, 3), (60, 90, 120), np.float32)
    angle = np.radians(turned_deg)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) * 0.5
    middle = np.array(at_mm) + 150 - turn @ np.array([63.5, 89])
    way = np.column_stack([turn, middle])
    cover = cv2.warpAffine(np.full((178, 127), 255, np.uint8), way, (300, 300))
    card = cv2.warpAffine(PICTURES[key], way, (300, 300)).astype(np.float32)
    table[cover > 127] = card[cover > 127]
    return Flat(table * 0.8 + 10, (-150.0, -150.0))


@pytest.mark.parametrize("key", [("A", "black"), ("C", "white"), ("F", "black")])
@pytest.mark.parametrize("turned_deg", [0.0, 180.0, 21.0, 160.0, -29.0])
def test_a_card_is_found_with_its_side_and_the_way_it_lies(key: tuple[str, str], turned_deg: float) -> None:
    best, *others = Matcher(lay(key, (5.0, -6.0), turned_deg), PRINTS).find((0.0, 0.0))
    assert (best.id, best.side) == key
    assert best.at_mm == pytest.approx((5.0, -6.0), abs=1.6)
    assert (best.turned_deg - turned_deg + 180) % 360 - 180 == pytest.approx(0, abs=3)
    assert all(best.score - other.score > 0.1 for other in others)


def test_nothing_fits_a_bare_table() -> None:
    table = Flat(np.full((300, 300, 3), 120, np.float32), (-150.0, -150.0))
    assert Matcher(table, PRINTS).find((0.0, 0.0))[0].score < 0.3


@pytest.mark.parametrize(
    ("turned_deg", "facing"),
    [(0, "towards"), (25, "towards"), (340, "towards"), (180, "away"), (150, "away")],
)
def test_a_card_faces_the_player_who_can_read_it(turned_deg: float, facing: str) -> None:
    assert face_of(turned_deg) == facing


def test_the_table_from_above_shows_each_place_where_it_is() -> None:
    picture = np.zeros((200, 300, 3), np.uint8)
    picture[100:120, 200:230] = 255
    flat = flatten(picture, lambda mm: np.asarray(mm) * 2 + 50, (0.0, 0.0), (120.0, 70.0))
    seen = np.argwhere(flat.image[..., 0] > 200)
    assert seen.min(axis=0) == pytest.approx((25, 75), abs=1)
    assert seen.max(axis=0) == pytest.approx((34, 89), abs=1)


def piece(seed: int, colour: tuple[int, int, int], spread: float) -> np.ndarray:
    noise = np.random.default_rng(seed).normal(0, spread, (36, 25, 1))
    return (np.array(colour, np.float32) + noise).astype(np.float32)


def test_empty_places_look_alike_and_a_blank_card_does_not() -> None:
    places = [piece(seed, (70, 100, 130), 6) for seed in range(6)]
    alike = measure_alike([*places, piece(9, (190, 200, 205), 2)])
    assert [share >= BARE for share in alike] == [True] * 6 + [False]


def test_a_light_from_one_side_is_no_print() -> None:
    slope = np.linspace(0.6, 1.0, 36)[:, None, None] * piece(1, (120, 130, 140), 2)
    assert looks_plain(slope.astype(np.float32))
    assert not looks_plain(cv2.resize(PICTURES["A", "white"], (25, 36)).astype(np.float32))


def test_the_lattice_follows_cards_that_lie_wider_apart() -> None:
    declared = {f"{x}{y}": (66.0 * x, 92.0 * y) for x in range(5) for y in range(5)}
    laid = {place: (1.08 * x + 7, 1.05 * y - 4) for place, (x, y) in declared.items()}
    seen = {place: laid[place] for place in ("00", "11", "12", "31")}
    fitted = fit_places(declared, seen)
    assert all(fitted[place] == pytest.approx(laid[place], abs=0.5) for place in declared)


def test_two_cards_tell_nothing_about_the_lattice() -> None:
    declared = {"a": (0.0, 0.0), "b": (66.0, 0.0)}
    assert fit_places(declared, {"a": (9.0, 9.0), "b": (80.0, 0.0)}) == declared


@pytest.mark.parametrize(
    ("at_mm", "between"),
    [
        ((5.0, -9.0), ("00",)),
        ((33.0, 4.0), ("00", "10")),
        ((40.0, 4.0), ("10", "00")),
        ((70.0, 50.0), ("11", "10")),
        ((-35.0, 0.0), ("00",)),
        ((160.0, 184.0), ("22",)),
    ],
)
def test_a_card_off_its_place_lies_between_two_or_beside_one(
    at_mm: tuple[float, float], between: tuple[str, ...]
) -> None:
    places = {f"{x}{y}": (66.0 * x, 92.0 * y) for x in range(3) for y in range(3)}
    assert find_between(places, at_mm, CARD_MM) == between


def test_a_card_seen_twice_is_a_question() -> None:
    stag, duke = (
        decide(Glimpse(Evidence({What(name): 8.0}), CORNERS), ANYTHING) for name in ("Stag", "Duke")
    )
    asked = tell_apart({"A1": stag, "B2": stag, "C3": duke, "D4": None})
    assert [reading and reading.status for reading in asked.values()] == ["check", "check", "sure", None]
