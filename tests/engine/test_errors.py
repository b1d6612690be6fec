"""Every refusal of the engine has a sentence in the phrase files, and every such sentence is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.checking import check_place
from engine.errors import Ambiguous, EngineError, IllegalAnswer, InvalidInput
from engine.rules import Rule
from tests.explained import explained
from voice.phrases import Phrases

ROOT = Path(__file__).parents[2]
REASONS = re.findall(r"(?m)^(\w+) =", (ROOT / "voice/phrases/en/reasons.ftl").read_text(encoding="utf-8"))
FILES = [
    *(ROOT / "engine").rglob("*.py"),
    ROOT / "tablemate" / "card_editing.py",
]  # what reads and writes sheets
SOURCES = "".join(file.read_text(encoding="utf-8") for file in FILES)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_is_given_by_the_engine(key: str) -> None:
    assert f'"{key}"' in SOURCES


@pytest.mark.parametrize(
    "key", sorted(set(re.findall(r'Line\("((?:bad|need|journal|answer)_\w+)"', SOURCES)))
)
def test_every_reason_the_engine_gives_has_its_sentence(key: str) -> None:
    assert Phrases(language="en").knows(key)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (IllegalAnswer("osprey", Rule("r", "1", "It must fly.")), "'osprey' is not possible: It must fly."),
        (Ambiguous("red", ["Red Key", "Red Door"]), "'red' could be any of Red Key, Red Door"),
        (InvalidInput("only a message"), "only a message"),
    ],
    ids=["against the rules", "more than one", "in words of its own"],
)
def test_every_refusal_is_told_in_a_sentence(error: EngineError, sentence: str) -> None:
    assert explained(error) == sentence


@pytest.mark.parametrize(
    ("place", "things", "sentence"),
    [
        ("Z9", [], "'Z9' is not a place in board"),
        ("A1", 5, "A1 of board holds a list of things, not 5"),
    ],
)
def test_a_place_that_is_none_is_refused_in_a_sentence(place: str, things: object, sentence: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        check_place(place, things, "board", ["A1"])
    assert explained(caught.value) == sentence
