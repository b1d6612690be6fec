from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from voice.delivery import Delivery
from voice.sound import measure_duration_s
from voice.speaker import SilentSpeaker, WavSpeaker, list_voices
from voice.status import Part, find_remedy
from voice.voices import UnknownVoiceError, Voice, find_voice, name_voices, usual_voice

if TYPE_CHECKING:
    from pathlib import Path

    from tests.voice.conftest import FakeVoice

BRITISH = Voice("gb", "British", ("en-gb",))
AMERICAN = Voice("us", "American", ("en_US",))
GERMAN = Voice("de", "German", ("de-DE",))
SENTENCE = "I take the fish and lay two eggs on the osprey."


@pytest.mark.parametrize(
    ("default", "language", "usual"),
    [
        pytest.param("us", "en", AMERICAN, id="the default, if it speaks the language"),
        pytest.param("de", "en", BRITISH, id="else the first that does"),
        pytest.param("gb", "de-AT", GERMAN, id="a region is no obstacle"),
        pytest.param("gb", "fr", None, id="none speaks it"),
    ],
)
def test_the_usual_voice_speaks_the_language(default: str, language: str, usual: Voice | None) -> None:
    assert usual_voice((BRITISH, AMERICAN, GERMAN), default, language) == usual


def test_voices_of_the_language_come_first_in_the_order_of_their_names() -> None:
    names = name_voices((GERMAN, BRITISH, Voice("cy", "Cymraeg ", ("cy",)), AMERICAN), "en")
    assert list(names.items()) == [
        ("us", "American"),
        ("gb", "British"),
        ("cy", "Cymraeg"),
        ("de", "German"),
    ]


def test_voices_of_one_name_are_told_apart_by_their_language() -> None:
    names = name_voices((Voice("1", "Eddy", ("en-GB",)), Voice("2", "Eddy", ("fi-FI",))), "en")
    assert names == {"1": "Eddy (en-GB)", "2": "Eddy (fi-FI)"}


def test_a_voice_is_found_by_its_id_alone() -> None:
    assert find_voice((BRITISH, GERMAN), "de") is GERMAN
    with pytest.raises(UnknownVoiceError, match='no voice "German"'):
        find_voice((BRITISH, GERMAN), "German")


def test_the_voices_of_the_engine_arrive(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    assert speaker.wait_opened(5)
    assert [voice.identifier for voice in speaker.voices] == ["nobody", "somebody", "jemand"]
    assert speaker.voices[1] == Voice("somebody", "Somebody", ("en-gb",))
    assert speaker.delivery.voice == ""


def test_a_chosen_voice_is_sent_to_the_worker_from_the_next_text_on(fake: FakeVoice) -> None:
    kept: list[Delivery] = []
    speaker = fake.open("obeys", keep=kept.append)
    speaker.say("one")
    assert speaker.wait(5)
    assert speaker.choose_voice("jemand") == Delivery(voice="jemand")
    assert speaker.status.sentence == "Speaking with Jemand of fake through nothing."
    speaker.say("two")
    assert speaker.wait(5)
    speaker.choose_voice("")
    speaker.say("three")
    assert speaker.wait(5)
    spoken = [line for line in fake.lines() if line.startswith(("speak", "voice"))]
    assert spoken == ["speak 170 0.7 one", "voice jemand", "speak 170 0.7 two", "speak 170 0.7 three"]
    assert kept == [Delivery(voice="jemand"), Delivery()]


def test_an_unknown_voice_is_refused_with_words_and_changes_nothing(fake: FakeVoice) -> None:
    kept: list[Delivery] = []
    speaker = fake.open("obeys", keep=kept.append)
    assert speaker.wait_opened(5)
    speaker.choose_voice("somebody")
    before = speaker.status
    with pytest.raises(UnknownVoiceError, match='There is no voice "moon" on this computer'):
        speaker.choose_voice("moon")
    assert (speaker.delivery, speaker.status) == (Delivery(voice="somebody"), before)
    assert kept == [Delivery(voice="somebody")]


def test_a_silent_speaker_has_no_voices() -> None:
    speaker = SilentSpeaker()
    assert speaker.voices == ()
    assert speaker.choose_voice("") == Delivery()
    with pytest.raises(UnknownVoiceError):
        speaker.choose_voice("somebody")


def test_a_kept_voice_is_spoken_with_from_the_first_text_on(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", delivery=Delivery(voice="somebody"))
    speaker.say("one")
    assert speaker.wait(5)
    assert fake.lines()[1:3] == ["voice somebody", "speak 170 0.7 one"]
    assert fake.notices == []


def test_a_kept_voice_that_is_gone_gives_way_to_the_usual_one_and_that_is_said(fake: FakeVoice) -> None:
    kept: list[Delivery] = []
    speaker = fake.open("obeys", delivery=Delivery(120, 0.5, "moon"), keep=kept.append)
    assert fake.saw("end")
    words = "The voice you chose is no longer on this computer. I'm using Nobody instead."
    assert fake.spoken() == [words]
    assert [(notice.working, notice.sentence) for notice in fake.notices] == [(True, words)]
    assert speaker.delivery == Delivery(120, 0.5)
    assert kept == []  # it may come back, and then it is the chosen one again


def test_files_hold_no_word_about_a_voice_that_is_gone(tmp_path: Path, fake: FakeVoice) -> None:
    options = {"command": fake.command("obeys"), "delivery": Delivery(voice="moon")}
    with WavSpeaker(tmp_path, notify=fake.notices.append, **options) as speaker:
        speaker.say("one")
        assert speaker.wait(5)
    assert fake.spoken() == ["one"]
    assert len(fake.notices) == 1


def test_the_voices_are_listed_without_a_sound_device(fake: FakeVoice) -> None:
    voices, status = list_voices(command=fake.command("no-sound"))
    assert status.working
    assert len(voices) == 3


def test_without_an_engine_there_are_no_voices_and_it_is_said_why(fake: FakeVoice) -> None:
    voices, status = list_voices(command=fake.command("no-engine"))
    assert voices == ()
    assert "pyttsx3 is not installed" in status.sentence


@pytest.mark.skipif(sys.platform != "linux", reason="the voices from the package are for Linux")
def test_two_voices_take_their_own_time_for_a_sentence(tmp_path: Path) -> None:
    with WavSpeaker(tmp_path) as speaker:
        assert speaker.wait_opened(20)
        for voice in ("gmw/en-029", "gmw/en-us", "gmw/en-029"):
            speaker.choose_voice(voice)
            speaker.say(SENTENCE)
            assert speaker.wait(20)
    caribbean_s, american_s, again_s = (measure_duration_s(file) for file in sorted(tmp_path.glob("*.wav")))
    assert again_s == pytest.approx(caribbean_s, abs=0.03)
    assert american_s > caribbean_s + 0.06


def test_another_language_takes_a_voice_of_it_and_comes_back_to_the_one_chosen(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    assert speaker.wait_opened(5)
    speaker.choose_voice("somebody")
    for language, voice, text in (("de", "", "eins"), ("en", "somebody", "two")):
        speaker.change_language(language, voice)
        speaker.say(text)
        assert speaker.wait(5)
    assert [line for line in fake.lines() if line.startswith("voice")] == ["voice jemand", "voice somebody"]
    assert speaker.language == "en"


def test_where_no_voice_speaks_it_that_is_told_with_the_remedy(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    assert speaker.wait_opened(5)
    speaker.change_language("fr", "")
    assert "no voice speaks French" in str(speaker.status)
    assert find_remedy(Part.VOICE) in str(speaker.status)
    assert fake.notices == [speaker.status]


def test_a_voice_of_the_country_the_language_is_named_after_goes_first() -> None:
    swiss, french = Voice("ch", "Swiss", ("fr-ch",)), Voice("fr", "French", ("fr-fr",))
    assert usual_voice([swiss, french], None, "fr") == french
    assert usual_voice([swiss], None, "fr") == swiss
