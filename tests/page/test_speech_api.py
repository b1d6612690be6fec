"""How Tablemate speaks, changed from the page: the voice, how fast, how loud, whether at all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tablemate.speech import keep_delivery, kept_delivery
from tablemate.wording import words
from voice.delivery import Delivery
from voice.speaker import SpokenSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium import webdriver

    from tablemate.page.server import PageServer
    from tablemate.room import Room
    from tests.page.evening import Evening
    from tests.page.tab import Tab

WORKER = Path(__file__).parents[1] / "voice" / "fake_worker.py"


class Voices:
    """Speakers on a worker without sound, each opened as the program opens its own; and what it was asked."""

    def __init__(self, record: Path) -> None:
        self._record = record
        self._opened: list[SpokenSpeaker] = []

    def open(self) -> SpokenSpeaker:
        command = (sys.executable, str(WORKER), "obeys", str(self._record), "0.01")
        speaker = SpokenSpeaker(command=command, delivery=kept_delivery(), keep=keep_delivery)
        self._opened.append(speaker)
        assert speaker.wait_opened(10)
        return speaker

    def asked(self) -> list[str]:
        """The requests to the workers, in order."""
        assert self._opened[-1].wait(10)
        lines = self._record.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line.startswith(("speak", "voice"))]

    def close(self) -> None:
        for speaker in self._opened:
            speaker.close()


@pytest.fixture
def voices(tmp_path: Path) -> Iterator[Voices]:
    voices = Voices(tmp_path / "asked.txt")
    yield voices
    voices.close()


def test_speech_is_changed_and_switched_off(evening: Evening) -> None:
    assert evening.post("/api/speech", change="off")["speech"]["aloud"] is False
    assert evening.post("/api/speech", change="on")["speech"]["aloud"] is True
    for change in ("slower", "faster", "louder", "quieter", "test"):
        assert evening.post("/api/speech", change=change)["speech"]["rate_wpm"] == 170


def test_the_voices_are_listed_with_those_of_the_game_s_language_first(
    evening: Evening, voices: Voices
) -> None:
    assert evening.get("/api/voices") == {"fitting": [], "others": []}
    evening.room.speaker = voices.open()
    shown = evening.get("/api/voices")
    names = {group: {thing["id"]: thing["name"] for thing in things} for group, things in shown.items()}
    assert names == {"fitting": {"nobody": "Nobody", "somebody": "Somebody"}, "others": {"jemand": "Jemand"}}


def test_a_voice_is_chosen_heard_and_kept_over_a_restart(evening: Evening, voices: Voices) -> None:
    evening.room.speaker = voices.open()
    shown = evening.post("/api/speech/voice", voice="jemand")["speech"]
    assert shown["voice"] == "jemand"
    assert shown["sentence"].startswith("Speaking with Jemand")
    evening.post("/api/speech", change="test")
    assert voices.asked() == ["voice jemand", f"speak 170 0.7 {words('voice_sample')}"]
    evening.post("/api/speech", change="slower")
    evening.room.speaker = voices.open()
    evening.room.changed()
    assert evening.state()["speech"]["voice"] == "jemand"
    evening.post("/api/speech", change="test")
    assert voices.asked()[2:] == ["voice jemand", f"speak 145 0.7 {words('voice_sample')}"]


def test_the_usual_voice_is_chosen_again(evening: Evening, voices: Voices) -> None:
    evening.room.speaker = voices.open()
    evening.post("/api/speech/voice", voice="somebody")
    assert evening.post("/api/speech/voice", voice="")["speech"]["voice"] == ""
    assert kept_delivery() == Delivery()


@pytest.mark.parametrize("voice", ["moon", "Somebody", "../nobody", " "])
def test_an_unknown_voice_is_refused_with_words_and_changes_nothing(
    evening: Evening, voices: Voices, voice: str
) -> None:
    evening.room.speaker = voices.open()
    evening.post("/api/speech/voice", voice="somebody")
    before = evening.state()
    assert "no voice" in evening.post("/api/speech/voice", 409, voice=voice)["words"]
    assert evening.state() == before
    assert kept_delivery() == Delivery(voice="somebody")


def test_a_voice_that_is_gone_is_told_on_the_page(evening: Evening, voices: Voices) -> None:
    keep_delivery(Delivery(voice="moon"))
    evening.room.speaker = voices.open()
    evening.room.changed()
    speech = evening.state()["speech"]
    assert speech["voice"] == ""
    assert speech["sentence"].endswith("no longer on this computer. I'm using Nobody instead.")


def test_a_voice_is_chosen_in_the_set_up_and_stands_there_after_a_restart(
    driver: webdriver.Chrome, server: PageServer, room: Room, voices: Voices, tab: Tab
) -> None:
    room.speaker = voices.open()
    room.changed()
    tab.go("setup")
    tab.see("Speaking with Nobody")
    tab.find(".voice select")
    groups = driver.execute_script("""
        return [...document.querySelectorAll(".voice optgroup")].map((group) =>
            [group.label, [...group.children].map((option) => option.text).join(", ")])""")
    assert groups == [["In the language of the game", "Nobody, Somebody"], ["In other languages", "Jemand"]]
    tab.type("[data-key=voice]", "Som")
    tab.see("Speaking with Somebody")
    tab.touch("[data-key=speech-test]")
    tab.wait(
        lambda: voices.asked() == ["voice somebody", f"speak 170 0.7 {words('voice_sample')}"],
        "the voice to be heard",
    )
    room.speaker = voices.open()
    driver.get(server.url)
    tab.go("setup")
    tab.see("Speaking with Somebody")
    tab.wait(
        lambda: driver.execute_script("return document.querySelector('.voice select')?.value") == "somebody",
        "the kept voice in the list",
    )
