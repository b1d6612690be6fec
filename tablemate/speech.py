"""How Tablemate should speak, kept from one evening to the next."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from engine.errors import Ambiguous, BadData, InvalidInput
from engine.events import Line
from engine.files import write_whole
from tablemate import storage
from tablemate.conversation.names import find_name
from tablemate.wording import refuse, words
from voice.delivery import Delivery
from voice.phrases import ENGLISH, spoken_language
from voice.voices import name_voices

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from voice.voices import Voice

log = logging.getLogger(__name__)
LONGEST = 200  # letters


def kept_delivery() -> Delivery:
    """Rate, volume and voice as chosen last; an unusable file is reported and left as it is."""
    path = speech_file()
    if not path.exists():
        return Delivery()
    try:
        return read_delivery(path)
    except BadData as error:
        log.warning("%s", words("speech_bad", file=str(path), reason=error.reason))
        return Delivery()


def read_delivery(path: Path) -> Delivery:
    """Rate, volume and voice of a file, which may be anything; BadData if they cannot be used."""
    try:
        return _make_delivery(path, json.loads(storage.read_text(path)))
    except KeyError as error:
        raise BadData(path, None, Line("speech_choose_anew", {"reason": str(error)})) from error
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise BadData(path, None, Line("speech_choose_anew", {"reason": str(error)[:LONGEST]})) from error


def _make_delivery(path: Path, kept: Any) -> Delivery:
    rate_wpm, volume, voices = kept["rate_wpm"], kept["volume"], _voices(kept)
    if (
        type(rate_wpm) is not int
        or type(volume) not in {int, float}
        or not all(map(_is_voice, voices.values()))
    ):
        raise BadData(path, None, Line("speech_choose_anew", {"reason": Line("speech_parts")}))
    return Delivery(rate_wpm, float(volume), voices.get(spoken_language(), ""))


def _voices(kept: Any) -> dict[str, Any]:
    """The voice chosen for each language; older files have one voice, for English."""
    return dict(kept["voices"] if "voices" in kept else {ENGLISH: kept["voice"]})


def _is_voice(voice: object) -> bool:
    return isinstance(voice, str) and voice.isprintable() and len(voice) <= LONGEST


def keep_delivery(delivery: Delivery) -> None:
    """Keep rate, volume and the voice for this language; if the disk refuses, they only count for now."""
    path = speech_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        voices = _kept_voices(path) | {spoken_language(): delivery.voice}
        write_whole(path, json.dumps({**asdict(delivery), "voices": voices}).encode())
    except OSError as error:
        log.warning("%s", words("speech_not_kept", file=str(path), reason=str(error.strerror)))


def _kept_voices(path: Path) -> dict[str, Any]:
    """The voices of the other languages; what cannot be read is lost."""
    try:
        read_delivery(path)
        return _voices(json.loads(storage.read_text(path)))
    except (BadData, FileNotFoundError):
        return {}


def meant_voice(text: str, voices: Sequence[Voice], language: str) -> str:
    """Find a voice by its id or by a few letters of its name; returns its id."""
    names = name_voices(voices, language)
    if text in names:
        return text
    try:
        return find_name(text, names)
    except Ambiguous as several:
        fitting = "; ".join(names[id_] for id_ in several.candidates)
        raise refuse("voice_fits_several", text=text, voices=fitting) from several
    except InvalidInput as error:
        raise refuse("no_such_voice", text=text) from error


def speech_file() -> Path:
    """The file in which rate, volume and voices are kept."""
    return storage.home() / "speech.json"
