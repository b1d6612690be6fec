"""The page's own words stand in the phrase files, all of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tablemate.page.bundle import STATIC
from voice.phrases import page_words

if TYPE_CHECKING:
    from tests.page.evening import Evening

MADE = (  # keys made of a part that is known when the page runs
    *("status_", "source_", "level_", "corner_", "key_", "head_", "side_", "facing_", "mark_"),
    *("nth_", "thing_", "press_in_"),
)
SERVER = {"until", "no_demo", "ended", "round", "the_end", "score_by_turn"} | {
    f"plot_{part}" for part in ("games", "levels", "rounds", "words", "win_rate", "share", "lengths")
}


def modules() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.js")))


def pages() -> str:
    return modules() + (STATIC / "index.html").read_text(encoding="utf-8")


def asked_for() -> set[str]:
    """The keys that stand right behind the function that says them, or in a choice of two."""
    text = pages()
    keys = set(re.findall(r'\bt\(\s*"(\w+)"', text)) | set(re.findall(r'data-(?:word|label)="(\w+)"', text))
    return keys | {
        key for pair in re.findall(r'\bt\([^"{]*\?\s"(\w+)"\s+:\s"(\w+)",?\s*\)', text) for key in pair
    }


def test_every_word_the_page_asks_for_is_there() -> None:
    known = {key.partition(".")[0] for key in page_words()}
    assert {key for key in asked_for() if key not in known and not key.startswith(MADE)} == set()


def test_no_word_of_the_page_is_there_in_vain() -> None:
    known = {key.partition(".")[0] for key in page_words()}
    quoted = set(re.findall(r'"(\w+)"', pages()))
    quoted |= {f"phone_{state}" for state in quoted}  # phone.js says each state and command of a phone so
    assert {key for key in known - quoted - SERVER if not key.startswith(MADE)} == set()


def test_the_words_are_served_with_blanks_for_their_facts(evening: Evening) -> None:
    words = evening.get("/api/words")
    assert words["takes_back"] == 'undoes "{answer}"'
    assert words["do_these.one"] == "Do this now"


def test_modules_say_nothing_by_themselves() -> None:
    code = re.sub(r"(?m)^\s*(//|/?\*).*$", "", modules())
    sentences = re.findall(r'"([A-Z][a-z]+ [a-z]+[^"]*)"', code)
    assert sentences == []
