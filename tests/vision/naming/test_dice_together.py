from __future__ import annotations

import numpy as np
import pytest

from vision.naming.dice.candidates import FACES, NamedDie
from vision.naming.dice.together import read_together
from vision.reading import Outline

MOUSE, WORM = np.array([1.0, 0.0, 0.2], np.float32), np.array([0.0, 1.0, 0.2], np.float32)


def see(look: np.ndarray, rest: float = 0.0, **chances: float) -> NamedDie:
    """A die with this look; `rest` is the chance that it shows no food."""
    told = [chances.get(face, 0.0) * (1 - rest) for face in FACES]
    return NamedDie(Outline.square((50.0, 50.0), 40.0, 0.9), np.array([*told, 0, rest], np.float32), look)


def name(die: NamedDie) -> str:
    return FACES[int(die.chances[: len(FACES)].argmax())]


def test_a_die_in_doubt_is_named_by_one_that_looks_like_it() -> None:
    plain, doubtful = see(MOUSE, rodent=0.98, fish=0.02), see(MOUSE, rodent=0.4, fish=0.6)
    assert [name(die) for die in read_together([plain, doubtful])] == ["rodent", "rodent"]


def test_dice_that_look_alike_do_not_make_each_other_surer() -> None:
    alike = [see(MOUSE, rodent=0.8, fish=0.2)] * 4
    assert all(die.chances.max() == pytest.approx(0.8, abs=0.03) for die in read_together(alike))


def test_a_die_does_not_show_what_one_of_another_look_shows() -> None:
    plain, doubtful = see(MOUSE, rodent=0.98, fish=0.02), see(WORM, rodent=0.55, invertebrate=0.45)
    assert [name(die) for die in read_together([plain, doubtful])] == ["rodent", "invertebrate"]


def test_what_shows_no_food_takes_none_from_others() -> None:
    side, die = see(MOUSE, rest=0.99, rodent=1.0), see(WORM, rodent=0.55, invertebrate=0.45)
    assert name(read_together([side, die])[1]) == "rodent"


def test_the_chance_of_any_food_stays_as_it_was() -> None:
    dice = [see(MOUSE, rest=0.3, rodent=0.9, fish=0.1), see(WORM, rest=0.1, seed=1.0), see(WORM, fish=1.0)]
    for before, after in zip(dice, read_together(dice), strict=True):
        assert after.food == pytest.approx(before.food, abs=1e-5)
        assert after.chances[len(FACES) :] == pytest.approx(before.chances[len(FACES) :])


def test_a_die_alone_stays_as_it_is() -> None:
    (alone,) = read_together([see(MOUSE, rodent=0.7, fish=0.3)])
    assert alone.chances[FACES.index("rodent")] == pytest.approx(0.7, abs=0.01)
    assert read_together([]) == []


def turned(likeness: float) -> np.ndarray:
    """A look that is so like another one."""
    return np.array([likeness, (1 - likeness**2) ** 0.5, 0.0], np.float32)


@pytest.mark.parametrize(
    ("likeness", "face"),
    [
        pytest.param(0.97, "rodent", id="alike: it shows the same"),
        pytest.param(0.8, "invertebrate", id="merely similar: it shows another"),
    ],
)
def test_only_dice_that_look_much_alike_show_the_same(likeness: float, face: str) -> None:
    plain = see(turned(1.0), rodent=0.98, invertebrate=0.02)
    doubtful = see(turned(likeness), rodent=0.55, invertebrate=0.45)
    assert name(read_together([plain, doubtful])[1]) == face
