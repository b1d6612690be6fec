"""How a person likes to be spoken to is kept from one evening to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from tablemate.speech import keep_delivery, kept_delivery, meant_voice
from voice.delivery import Delivery
from voice.voices import Voice

if TYPE_CHECKING:
    from pathlib import Path

VOICES = (
    Voice("gmw/de", "German", ("de",)),
    Voice("gmw/en", "English (Great Britain)", ("en-gb",)),
    Voice("gmw/en-us", "English (America)", ("en-us",)),
)


def test_rate_volume_and_voice_survive_a_restart() -> None:
    assert kept_delivery() == Delivery()
    keep_delivery(Delivery(195, 0.85, "gmw/en-us"))
    assert kept_delivery() == Delivery(195, 0.85, "gmw/en-us")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("{", id="cut off"),
        pytest.param("[]", id="a list"),
        pytest.param('{"rate_wpm": 170}', id="half of it"),
        pytest.param('{"rate_wpm": 9000, "volume": 0.7, "voice": ""}', id="too fast"),
        pytest.param('{"rate_wpm": 170, "volume": NaN, "voice": ""}', id="no number"),
        pytest.param("[" * 100_000, id="nested without end"),
        pytest.param('{"rate_wpm": 170, "volume": 1e400, "voice": ""}', id="endlessly loud"),
        pytest.param('{"rate_wpm": 170, "volume": 0.7, "voice": ["x"]}', id="a list for a voice"),
        pytest.param('{"rate_wpm": 170, "volume": 0.7, "voice": "\\u001b[2J"}', id="an escape sequence"),
        pytest.param('{"rate_wpm": null, "volume": 0.7, "voice": ""}', id="no rate"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_left_alone(
    home: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    home.mkdir()
    (home / "speech.json").write_text(text, encoding="utf-8")
    assert kept_delivery() == Delivery()
    assert "speech.json can't be used" in caplog.text
    assert (home / "speech.json").read_text(encoding="utf-8") == text


def test_a_disk_that_refuses_costs_no_more_than_the_keeping(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    home.write_text("in the way", encoding="utf-8")
    keep_delivery(Delivery(195))
    assert "could not be saved" in caplog.text


@pytest.mark.parametrize(
    ("text", "meant"), [("gmw/de", "gmw/de"), ("great", "gmw/en"), ("english amerca", "gmw/en-us")]
)
def test_a_voice_is_meant_by_its_id_or_a_few_letters(text: str, meant: str) -> None:
    assert meant_voice(text, VOICES, "en") == meant


def test_words_that_fit_several_voices_or_none_are_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidInput, match=r"English \(America\); English \(Great Britain\)"):
        meant_voice("english", VOICES, "en")
    with pytest.raises(InvalidInput, match='No voice here is called "zzz"'):
        meant_voice("zzz", VOICES, "en")
