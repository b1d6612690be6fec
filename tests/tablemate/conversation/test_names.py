from __future__ import annotations

import pytest

from engine.errors import Ambiguous, InvalidInput
from engine.wingspan.catalogue import birds
from tablemate.conversation.names import find_name, simplify

BIRDS = {bird.id: bird.name for bird in birds().values() if bird.set == "base"}
CARDS = {f"brains-{n}": f"Brains {n}" for n in range(1, 14)} | {"love-1": "Love 1"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("Osprey", "osprey", id="the whole name"),
        pytest.param("osp", "osprey", id="a few letters"),
        pytest.param("mallrad", "mallard", id="two letters swapped"),
        pytest.param("amercan robin", "american-robin", id="a letter missing"),
        pytest.param("annas hum", "annas-hummingbird", id="no apostrophe"),
        pytest.param("hum anna", "annas-hummingbird", id="words in another order"),
        pytest.param("great horn", "great-horned-owl", id="beginnings of words"),
        pytest.param("  OSPREY ", "osprey", id="case and blanks"),
        pytest.param("677739", "osprey", id="the keys of a telephone"),
        pytest.param("6255273", "mallard", id="keys again"),
    ],
)
def test_a_bird_is_found_by_what_people_type(typed: str, meant: str) -> None:
    assert find_name(typed, BIRDS) == meant


@pytest.mark.parametrize(
    ("typed", "some"),
    [
        pytest.param("owl", {"barn-owl", "spotted-owl"}, id="a word of many names"),
        pytest.param("black", {"black-skimmer", "black-tern"}, id="a beginning of many"),
        pytest.param("2", {"acorn-woodpecker", "canada-goose"}, id="one key of many"),
    ],
)
def test_what_could_be_several_is_offered_not_guessed(typed: str, some: set[str]) -> None:
    with pytest.raises(Ambiguous) as caught:
        find_name(typed, BIRDS)
    assert some <= set(caught.value.candidates)


@pytest.mark.parametrize("typed", ["", "   ", "zzzz", "%&$", "999999999", "dinosaur"])
def test_what_is_near_to_nothing_is_refused(typed: str) -> None:
    with pytest.raises(InvalidInput):
        find_name(typed, BIRDS)


def test_a_misspelling_as_near_to_two_names_is_offered_not_guessed() -> None:
    with pytest.raises(Ambiguous) as caught:
        find_name("karolina", BIRDS)
    assert {"carolina-wren", "carolina-chickadee"} <= set(caught.value.candidates)


def test_every_bird_is_found_by_its_own_name() -> None:
    for id_, name in BIRDS.items():
        assert find_name(name, BIRDS) == id_


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("b11", "brains-11"), ("b 1", "brains-1"), ("brains 3", "brains-3"), ("l1", "love-1")],
)
def test_a_number_in_a_name_is_taken_whole(typed: str, meant: str) -> None:
    assert find_name(typed, CARDS) == meant


def test_accents_and_punctuation_do_not_matter() -> None:
    assert simplify("Rüppell's  Griffon-Vulture") == "ruppells griffon vulture"
