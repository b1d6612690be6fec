"""Every translated sentence has the facts of the English one, and is short enough for page and sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.translations import PHRASES, changed, check, languages

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_sentence_every_fact_and_room_for_it(language: str) -> None:
    assert check(PHRASES / language) == []


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says_now(language: str) -> None:
    assert changed(language) == []


@pytest.fixture
def moonish(tmp_path: Path) -> Path:
    """A language that is a copy of English."""
    for file in (PHRASES / "en").glob("*.ftl"):
        copy = tmp_path / "qaa" / file.name
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path / "qaa"


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        pytest.param("common", "saved = The", "sved = The", "common: saved is missing", id="missing"),
        pytest.param("common", "saved = The", "saved = { $moon } The", "unknown $moon", id="unknown fact"),
        pytest.param(
            "common", "on { $place }\n", "on it\n", "common: laid: $place is missing", id="fact lost"
        ),
        pytest.param("common", "[one] One card in", "[one] One card", "", id="same facts in another case"),
        pytest.param("common", "words_no = no n", "words_no = no y", "'y' means", id="word of two meanings"),
        pytest.param("common", "saved = The", "saved = { The", "common.ftl, line ", id="syntax"),
        pytest.param("wingspan", "[alike]", "[same]", "does not tell apart alike", id="case lost"),
        pytest.param(
            "page", "page_save = Save", f"page_save = {'Save ' * 9}", "there is room for", id="too long"
        ),
        pytest.param("start", "start_done = Tab", "start_done = { start_found } Tab", "start.py", id="start"),
        pytest.param(
            "wingspan",
            "*[other] { $eggs } eggs",
            "*[other] an egg",
            "5 and 21 read the same",
            id="plural",
        ),
    ],
)
def test_the_check_finds(file: str, old: str, new: str, problem: str, moonish: Path) -> None:
    path = moonish / f"{file}.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = [line for line in check(moonish) if "why_" not in line]
    assert any(problem in line for line in found) if problem else found == []
