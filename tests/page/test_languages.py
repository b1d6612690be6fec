"""Every game is played in every language, and nothing English shows but what is printed on cards.

What the page gets is read twice at each step, in the language and in English: words that are the same in both
are told apart from printed names. So all games in all languages take no browser; one browser looks at German,
whose words are the longest.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.games import GAMES, find_game
from engine.journal import Source
from tests.page.test_fit import play_on
from tests.page.test_look import COLLISIONS
from tests.translations import languages
from voice.phrases import LANGUAGE, page_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablemate.room import Room
    from tests.page.evening import Evening
    from tests.page.tab import Tab

ANSWERS, LOOK_EVERY = 40, 8
SHOWN = 25  # answers before a browser looks: things lie on the table
SEEDS = {"wingspan": 2, "my_little_scythe": 5}
# What stands in a state for the program and not for a person.
CODES = {
    "id",
    "kind",
    "topic",
    "shape",
    "status",
    "corner",
    "tint",
    "signs",
    "sides",
    "side",
    "facing",
    "key",
    "at",
    "spoken",
    "languages",
    "source",
    "default",
    "game",
    "sheet",
    "heading",
    "zones",
    "voice",
    "image",
    "section",
    "spot",
    "spots",
    "moves",
    "room",
}
# Said alike in two languages: loan words, and words of the game that the publishers keep.
ALIKE = {
    *("automa", "automaton", "automountie", "factoryon"),
    *("camps", "cube", "dial", "mission", "point", "portal", "red", "suit"),
}


def said(shown: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a state that a person reads, with its place."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            if key not in CODES:
                yield from said(value, f"{where}.{key}")
    elif isinstance(shown, list):
        for number, value in enumerate(shown):
            yield from said(value, f"{where}.{number}")
    elif isinstance(shown, str):
        yield where, shown


def told(evening: Evening) -> dict[str, str]:
    """The texts that the page is sent now and that the commands say, by place."""
    state = evening.state()
    found = dict(said(state, "state")) | dict(said(evening.get("/api/history"), "history"))
    for command in ("why", "help", "table", "score"):
        reply = evening.post("/api/command", command=command, asked=state["asked"])
        found |= dict(said(reply["said"], command))
    return {place: text for place, text in found.items() if ".captions." not in place}


def unspoken(evening: Evening, game: str, monkeypatch: pytest.MonkeyPatch, language: str) -> set[str]:
    """Texts that are the same in English as in the chosen language, without printed names."""
    session = evening.room.session
    assert session
    sheets = [sheet.text for sheet in session.play.setup_now.sheets.values()]
    titles = re.findall(r'(?m)^(?:name|title|back) = "(.*)"', "\n".join(sheets))
    names = [*find_game(game).names.values(), *session.phrases.printed.values(), *titles]
    printed = " ".join([*names, *(one.title for one in GAMES.values())])
    allowed = ALIKE | {word.casefold() for word in re.findall(r"[^\W\d_]+", printed)}
    by_language = []
    for code in (language, "en"):
        monkeypatch.setenv(LANGUAGE, code)
        evening.room.changed()
        by_language.append(told(evening))
    monkeypatch.setenv(LANGUAGE, language)
    spoken, english = by_language
    same = {place: text for place, text in spoken.items() if english.get(place) == text}
    return {
        f"{re.sub(r'[0-9]+', 'n', place)}: {text}"
        for place, text in same.items()
        if {word.casefold() for word in re.findall(r"[^\W\d_]{3,}", text)} - allowed
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_game_is_played_in_a_language_and_nothing_of_it_is_english(
    evening: Evening, language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    evening.begin(game, SEEDS.get(game, 3))
    found, rng = set(), Random(4)
    for number in range(ANSWERS):
        session = evening.room.session
        assert session
        if session.play.request is None:
            break
        if number % LOOK_EVERY == 0:
            found |= unspoken(evening, game, monkeypatch, language)
        evening.room.answer(session.play.request.sample(rng), Source.PAGE)
    assert found == set()


@pytest.mark.usefixtures("same_evening")
def test_a_browser_shows_no_english_in_german(tab: Tab, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    german, english = page_words("de"), page_words("en")
    ours = set(german.values())
    theirs = {words for key, words in english.items() if german.get(key) != words and words not in ours}
    for game in GAMES:
        play_on(room, game, SHOWN, SEEDS.get(game, 3))
        tab.go("home")
        tab.driver.refresh()
        for view in ("home", "play", "history", "cards", "results", "setup"):
            tab.go(view)
            tab.find(f"#view-{view}.shown")
            assert set(tab.text().splitlines()) & theirs == set()
            assert not tab.overflows(), view
            if view == "play":
                tab.find("#drawing")
                assert tab.driver.execute_script(COLLISIONS, "#drawing") == []
