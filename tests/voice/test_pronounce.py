from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.pronounce import PRONOUNCE_FILE, BadPronunciationError, load_pronunciations, pronounce

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("The Automubon Society", "The auto mew bon Society"),
        ("AUTOMUBON's turn", "auto mew bon's turn"),
        ("Automubonic", "Automubonic"),
        ("the Automountie moves", "the auto mountie moves"),
        ("Vancardians and a Vancardian", "van cardians and a van cardian"),
        ("Factoryon.", "factory on."),
        ("a 5x5 grid, 5 \N{MULTIPLICATION SIGN} 5", "a 5 by 5 grid, 5 by 5"),
        ("2x fish", "2 times fish"),
        ("63 mm, 1mm, 300px, 1 px", "63 millimetres, 1 millimetre, 300 pixels, 1 pixel"),
        ("comma", "comma"),
        ("+2 eggs, -1 food, \N{MINUS SIGN}3", "plus 2 eggs, minus 1 food, minus 3"),
        ("2-3 eggs", "2 to 3 eggs"),
        ("half-open, well-lit", "half-open, well-lit"),
        ("round 3/4", "round 3 of 4"),
        ("card No. 12", "card number 12"),
        ("No. You take it.", "No. You take it."),
        ("fish → nest", "fish, then nest"),
        ("fish & seed", "fish and seed"),
        ("e.g. a wren vs. an owl, etc.", "for example a wren against an owl, and so on"),
    ],
)
def test_english_is_spoken_as_people_say_it(written: str, spoken: str) -> None:
    assert pronounce(written) == spoken
    assert pronounce(written, "en-GB") == spoken


@pytest.mark.parametrize(
    ("language", "written", "spoken"),
    [
        ("de", "etwa 10 cm näher, 63 mm", "etwa 10 Zentimeter näher, 63 Millimeter"),
        ("de", "3 verdeckte Extra-Love-Karten", "3 verdeckte Extra-Laff-Karten"),
        ("de", "Der Rest auf A1, 21 Punkte", "Der Rest auf A1, 21 Punkte"),
        ("fr", "encore 1 carte, 1 point, 21 cartes", "encore une carte, 1 point, 20 et une cartes"),
        ("fr", "manche 1 ; carte n° 3", "manche 1 ; carte numéro 3"),
        ("es", "21 cartas, 21 puntos, 31 aves", "veintiuna cartas, veintiún puntos, 30 y una aves"),
        ("es", "51 huevos, 101 puntos, 11 puntos", "50 y un huevos, ciento un puntos, 11 puntos"),
        ("es", "ronda 1, turno 21 de 26", "ronda 1, turno 21 de 26"),
        ("es", "a unos 60 cm", "a unos 60 centímetros"),
    ],
)
def test_other_languages_are_spoken_as_their_people_say_it(language: str, written: str, spoken: str) -> None:
    assert pronounce(written, language) == spoken


def test_a_language_without_entries_is_spoken_as_written() -> None:
    assert pronounce("Automubon 5x5", "xx") == "Automubon 5x5"


@given(st.text(alphabet=st.characters(categories=["Ll", "Zs"], exclude_characters="x"), max_size=60))
def test_plain_words_stay_as_they_are(text: str) -> None:
    entries = {written for written, _ in load_pronunciations(PRONOUNCE_FILE)["en"].words}
    if not entries & set(text.split()):
        assert pronounce(text) == text


def test_the_longest_entry_wins(tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('[en.words]\n"wren" = "bird"\n"house wren" = "neighbour"\n')
    assert load_pronunciations(file)["en"].apply("a House Wren, a wren") == "a neighbour, a bird"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        pytest.param('[en.words]\n"a" = \n', r"p\.toml, line 2: Invalid value", id="no value"),
        pytest.param('[en.words]\n"a" = "b"\n"a" = "c"\n', r"p\.toml, line 3: ", id="same key"),
        pytest.param('[en.words]\n"wren" = "b"\n"Wren" = "c"\n', r"line 3: 'Wren': .* twice", id="same word"),
        pytest.param('[en.words]\n"a" = 3\n', r"p\.toml, line 2: 'a': both sides", id="number"),
        pytest.param('[en.words]\n"a" = ""\n', r"line 2: 'a': both sides", id="empty"),
        pytest.param("[en.patterns]\n'(' = 'x'\n", r"line 2: '\(': not a usable pattern", id="bad pattern"),
        pytest.param(
            "[en.patterns]\n'a' = '\\1'\n", r"line 2: 'a': not a usable pattern", id="no such group"
        ),
        pytest.param('[en.wrods]\n"a" = "b"\n', r"line 1: 'wrods': section is none of", id="bad section"),
        pytest.param('en = "x"\n', r"line 1: 'en': a language must be a section", id="no section"),
        pytest.param("[en]\nwords = 3\n", r"line 2: 'words': must be a section", id="words no section"),
        pytest.param(
            '[de.words]\n"b" = "c"\n[en.words]\n"b" = 1\n', r"line 4: 'b'", id="same key in two languages"
        ),
    ],
)
def test_a_bad_line_is_refused_by_file_line_and_reason(tmp_path: Path, source: str, message: str) -> None:
    file = tmp_path / "p.toml"
    file.write_text(source)
    with pytest.raises(BadPronunciationError, match=message):
        load_pronunciations(file)


def test_our_own_file_has_english() -> None:
    assert "en" in load_pronunciations(PRONOUNCE_FILE)
