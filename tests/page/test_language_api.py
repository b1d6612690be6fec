"""The language is chosen on the page, and everything of the game follows at once but what was said already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tablemate.language import language_file, take_up
from voice.phrases import LANGUAGE, page_words, spoken_language

if TYPE_CHECKING:
    from tests.page.evening import Evening
    from tests.page.tab import Tab

OWN_NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"}


def test_the_languages_are_offered_by_their_own_names(evening: Evening) -> None:
    shown = evening.state()["language"]
    assert {one["id"]: one["name"] for one in shown["languages"]} == OWN_NAMES
    assert (shown["spoken"], shown["chosen"]) == ("en", False)


def test_a_language_is_chosen_kept_and_spoken_by_the_page(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert evening.post("/api/language", language="de")["language"]["spoken"] == "de"
    assert evening.get("/api/words") == page_words("de")
    assert '<html lang="de">' in evening.client.get("/").text
    assert "JavaScript" in evening.client.get("/").text
    assert evening.state()["language"]["chosen"] is True
    assert language_file().read_text(encoding="utf-8") == "de"
    monkeypatch.delenv(LANGUAGE)
    take_up([])
    assert spoken_language() == "de"


def test_a_language_that_is_not_there_is_refused_and_changes_nothing(evening: Evening) -> None:
    assert "klingon" in evening.post("/api/language", 409, language="klingon")["words"]
    assert spoken_language() == "en"
    assert not language_file().exists()


def ids_lying(state: dict[str, Any]) -> list[str]:
    """Everything on the table, whatever it is called."""
    zones = state["table"]["drawing"]["on_table"].values()
    return [item["id"] for places in zones for items in places.values() for item in items]


def test_in_mid_game_the_question_changes_and_what_was_said_stays(evening: Evening) -> None:
    evening.begin()
    before = evening.state()
    after = evening.post("/api/language", language="de")
    assert after["captions"][: len(before["captions"])] == before["captions"]
    assert after["question"]["text"] == after["captions"][-1]["text"] != before["question"]["text"]
    assert after["asked"] == before["asked"]
    assert ids_lying(after) == ids_lying(before)
    assert evening.post("/api/language", language="en")["question"] == before["question"]


def test_half_an_answer_stays_and_why_is_told_in_the_new_language(evening: Evening) -> None:
    evening.begin()
    evening.play_until("tray")
    evening.post("/api/hear", text="osprey", asked=evening.state()["asked"])
    evening.post("/api/language", language="fr")
    assert evening.state()["question"]["slots"][0]["id"] == "osprey"
    why = evening.post("/api/command", command="why", asked=evening.state()["asked"])["said"]
    evening.post("/api/language", language="en")
    assert why != evening.post("/api/command", command="why", asked=evening.state()["asked"])["said"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ("zurück", "zuruck", "zurueck")), ("fr", ("répète", "repete")), ("es", ("rápido",))],
)
def test_words_of_the_new_language_are_understood_with_and_without_accents(
    evening: Evening, language: str, words: tuple[str, ...]
) -> None:
    evening.begin()
    evening.post("/api/language", language=language)
    unknown = evening.post("/api/hear", text="xyzzy", asked=evening.state()["asked"])["said"]
    assert unknown
    for word in words:
        assert evening.post("/api/hear", text=word, asked=evening.state()["asked"])["said"] != unknown


@pytest.mark.usefixtures("same_evening")
def test_a_person_finds_their_language_and_changes_it_in_mid_game(tab: Tab) -> None:
    tab.see("Choose your language")
    tab.touch("[data-key=language-de]")
    tab.wait(lambda: tab.attribute("html", "lang") == "de", "the page to be German")
    tab.see("Neues Spiel")
    tab.go("setup")
    tab.find("#language").send_keys("F")
    tab.wait(lambda: tab.attribute("html", "lang") == "fr", "the page to be French")
    tab.see("Langue")
    tab.wait(lambda: tab.focused() == "language", "the focus to be where it was")
