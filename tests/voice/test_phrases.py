"""Sentences come from the phrase files of a language, and from the English ones where it has none."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.rules import Rule, RuleReading
from voice.phrases import FOLDER, LANGUAGE, PhraseError, Phrases, known_languages
from voice.phrases.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
MUTE = ("vision", "calibration")  # parts that name a sentence and never say it


@pytest.fixture
def moonish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "qaa"
    folder.mkdir()
    (folder / "common.ftl").write_text(
        "going_on = Ooon.\ncommand_undo = ooodnu\nname_osprey = Ooosp\n", encoding="utf-8"
    )
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return folder


def test_a_language_is_added_by_adding_files(moonish: Path) -> None:
    assert {"en", moonish.name} <= set(known_languages())
    assert Phrases(language=moonish.name).say("going_on") == "Ooon."
    assert Phrases().say("going_on") == "Let's continue."


def test_what_a_language_does_not_say_is_said_in_english(moonish: Path) -> None:
    phrases = Phrases(language=moonish.name)
    assert phrases.say("game_over") == Phrases().say("game_over")
    assert phrases.say("command_undo") == "ooodnu"
    assert phrases.attribute("command_undo", "help") == Phrases().attribute("command_undo", "help")


def test_the_language_of_the_program_is_spoken_unless_another_is_named(
    moonish: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, moonish.name)
    assert Phrases().say("going_on") == "Ooon."
    assert Phrases(language="en").say("going_on") == "Let's continue."


def test_a_language_babel_does_not_know_lists_words_as_english_does() -> None:
    assert Phrases(language="qaa").join(["a", "b", "c"]) == "a, b, and c"
    assert Phrases(language="de").join(["a", "b", "c"]) == "a, b und c"
    assert Phrases(language="de").either(["a", "b"]) == "a oder b"


OURS = """-maker = Tablemate
sign = Yours, { -maker }
# A comment between two sentences.
letter = Dear you, { $many ->
    [one] one egg.
   *[other] many eggs.
} { sign }
    .short = { letter }
greeting = Hello
"""
THEIRS = """greeting = { broken
sign = Bye, { -maker }
"""


def test_a_sentence_parsed_by_itself_is_the_same_with_all_it_names_and_a_broken_one_does_not_count() -> None:
    bundle = Sentences(["en"], [OURS, THEIRS])
    assert bundle.has_message("letter")
    letter = bundle.get_message("letter")
    said, errors = bundle.format_pattern(letter.value, {"many": 2})
    assert (said, errors) == ("Dear you, many eggs. Bye, Tablemate", [])
    assert "short" in letter.attributes
    assert bundle.format_pattern(bundle.get_message("greeting").value) == ("Hello", [])
    assert not bundle.has_message("broken")


@pytest.mark.parametrize(
    ("words", "both", "either"),
    [
        (["pez", "invertebrado"], "pez e invertebrado", "pez o invertebrado"),
        (["Wren", "Infiltrator"], "Wren e Infiltrator", "Wren o Infiltrator"),
        (["pez", "baya", "higo"], "pez, baya e higo", "pez, baya o higo"),
        (["pez", "hierba"], "pez y hierba", "pez o hierba"),
        (["siete", "ocho"], "siete y ocho", "siete u ocho"),
        (["7", "8"], "7 y 8", "7 u 8"),
        (["invertebrado"], "invertebrado", "invertebrado"),
    ],
)
def test_spanish_says_and_and_or_otherwise_before_their_own_sound(
    words: list[str], both: str, either: str
) -> None:
    assert Phrases(language="es").join(words) == both
    assert Phrases(language="es").either(words) == either


CASES = """name_tray = Auslage
    .gender = f
    .dat = der Auslage
name_feeder = Futterhaus
    .gender = n
    .dat = dem Futterhaus
    .also = Haus
zone_looked_at = { $zone_gender ->
    [f] Die { $zone }: ich schaue in { $zone_dat }.
   *[other] { $zone_gender }: ich schaue in { $zone_dat }.
}
zones_looked_at = In { $zones_dat }.
"""


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("zone_looked_at", {"zone": "tray"}, "Die Auslage: ich schaue in der Auslage."),
        ("zone_looked_at", {"zone": "feeder"}, "n: ich schaue in dem Futterhaus."),
        ("zone_looked_at", {"zone": "Osprey"}, "none: ich schaue in Osprey."),
        ("zones_looked_at", {"zones": "tray+feeder"}, "In der Auslage und dem Futterhaus."),
        ("zones_looked_at", {"zones": ["feeder", "Osprey"]}, "In dem Futterhaus und Osprey."),
    ],
)
def test_a_name_comes_in_every_form_its_language_gives_names(
    key: str, facts: dict[str, str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de-AT").mkdir()
    (tmp_path / "de-AT" / "common.ftl").write_text(CASES, encoding="utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert Phrases(language="de-AT").say(key, facts) == said


def test_a_rule_is_translated_with_the_readings_in_force(moonish: Path) -> None:
    with (moonish / "common.ftl").open("a", encoding="utf-8") as common:
        common.write(
            "why_rally = Ooorly.\n    .row_no = Ooonn.\n    .row_yes = Oooyy.\n    .section = Ooosec\n"
        )
    readings = (RuleReading("row", "no", "Not in the row."), RuleReading("row", "yes", "Also in the row."))
    rule = Rule("rally", "Rallies", "It rallies.", readings).under({"row": "yes"})
    assert (Phrases().why(rule), Phrases().section(rule)) == ("It rallies. Also in the row.", "Rallies")
    spoken = Phrases(language=moonish.name)
    assert (spoken.why(rule), spoken.section(rule)) == ("Ooorly. Oooyy.", "Ooosec")


def test_a_sentence_that_is_missing_everywhere_is_an_error() -> None:
    with pytest.raises(PhraseError, match="no sentence 'moon'"):
        Phrases().say("moon")


@pytest.mark.parametrize("part", MUTE)
def test_every_sentence_a_mute_part_names_is_there(part: str) -> None:
    named = dict(_named_sentences(ROOT / part))
    assert named
    assert [key for key in named if not Phrases().knows(key)] == []


def _named_sentences(folder: Path) -> Iterator[tuple[str, Path]]:
    """The keys of errors that a person gets to see."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                kind, first = node.exc.func, node.exc.args[0]
                if isinstance(kind, ast.Name) and kind.id not in BUILT_IN:
                    yield str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first), path


BUILT_IN = ("ValueError", "TypeError", "IndexError", "KeyError", "OverflowError", "RuntimeError")
