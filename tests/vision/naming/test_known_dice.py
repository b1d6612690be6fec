from __future__ import annotations

import numpy as np
import pytest

from vision.naming.dice.candidates import FACES
from vision.naming.dice.known import MOST_OF_A_FACE, KnownDie, remember, weigh_known

MOUSE, WORM = np.array([1.0, 0.0, 0.2], np.float32), np.array([0.0, 1.0, 0.2], np.float32)


def named(face: str, look: np.ndarray) -> KnownDie:
    """A die that a person named."""
    return KnownDie(face, look, by_person=True)


def seen(face: str, look: np.ndarray) -> KnownDie:
    """A die that the network named for sure."""
    return KnownDie(face, look, by_person=False)


def turned(likeness: float) -> np.ndarray:
    """A look that is so like the mouse without its shade."""
    return np.array([likeness, (1 - likeness**2) ** 0.5, 0.0], np.float32)


def weigh(look: np.ndarray, *known: KnownDie) -> dict[str, float]:
    """What speaks for each face, without those for which nothing does."""
    told = dict(zip(FACES, weigh_known(look, known).tolist(), strict=True))
    return {face: nats for face, nats in told.items() if nats}


def test_a_look_speaks_for_the_face_of_the_known_die_it_is_like() -> None:
    told = weigh(MOUSE, named("rodent", MOUSE), named("invertebrate", WORM))
    assert list(told) == ["rodent"]
    assert told["rodent"] > 5


def test_a_look_like_no_known_die_says_nothing() -> None:
    assert weigh(WORM, named("rodent", MOUSE)) == {}
    assert weigh(MOUSE) == {}


def test_of_two_dice_drawn_alike_the_one_more_like_it_speaks_louder() -> None:
    told = weigh(turned(1.0), named("rodent", turned(0.98)), named("fish", turned(0.93)))
    assert told["rodent"] > told["fish"] > 0


def test_of_many_looks_of_one_face_the_one_most_like_the_die_counts() -> None:
    others = [named("rodent", turned(likeness)) for likeness in (0.2, 0.5)]
    alone = weigh(turned(1.0), named("rodent", turned(0.98)))
    assert weigh(turned(1.0), *others, named("rodent", turned(0.98))) == alone


def test_of_two_names_for_one_die_the_newer_is_kept() -> None:
    known = remember([named("fish", MOUSE), named("seed", WORM)], [named("rodent", MOUSE)])
    assert [die.face for die in known] == ["seed", "rodent"]


def test_two_dice_that_are_merely_drawn_alike_are_both_known() -> None:
    known = remember([named("fish", turned(1.0))], [named("rodent", turned(0.93))])
    assert [die.face for die in known] == ["fish", "rodent"]


def test_the_newest_looks_of_each_face_are_kept() -> None:
    known = remember([named("seed", WORM)], [named("fish", MOUSE + one) for one in range(100)])
    assert [die.face for die in known] == ["seed"] + ["fish"] * MOST_OF_A_FACE
    assert known[-1].look == pytest.approx(MOUSE + 99)


def test_a_name_that_nobody_confirmed_says_no_more_than_what_makes_a_die_sure() -> None:
    told = weigh(MOUSE, *[seen("rodent", MOUSE)] * 5)
    assert 2.5 < told["rodent"] < 3 < weigh(MOUSE, named("rodent", MOUSE))["rodent"]


def test_a_persons_word_overrules_what_was_read_of_dice_drawn_alike() -> None:
    known = remember([seen("fruit", turned(0.93)), seen("seed", WORM)], [named("rodent", turned(1.0))])
    assert [die.face for die in known] == ["seed", "rodent"]


def test_what_is_read_later_does_not_overrule_a_persons_word() -> None:
    rodent = named("rodent", MOUSE)
    assert remember([rodent], [seen("fruit", MOUSE)]) == [rodent]
