"""How a person likes to be spoken to, kept from one evening to the next."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING

from engine.errors import Ambiguous, InvalidInput
from tablemate import storage
from tablemate.names import find_name
from voice.delivery import Delivery
from voice.program import program
from voice.voices import name_voices

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from voice.voices import Voice

log = logging.getLogger(__name__)


def kept_delivery() -> Delivery:
    """Rate, volume and voice as they were chosen last; a file that cannot be used is told and left alone."""
    path = _path()
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        return Delivery(int(kept["rate_wpm"]), float(kept["volume"]), str(kept["voice"]))
    except FileNotFoundError:
        return Delivery()
    except (OSError, ValueError, TypeError, KeyError) as error:
        log.warning("%s cannot be used, so I speak as usual: %s", path, error)
        return Delivery()


def keep_delivery(delivery: Delivery) -> None:
    """Keep rate, volume and voice; a disk that refuses costs no more than that they are not kept."""
    path = _path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(asdict(delivery)), encoding="utf-8")
        new.replace(path)
    except OSError as error:
        log.warning("how I speak could not be kept in %s: %s", path, error)


def meant_voice(text: str, voices: Sequence[Voice], language: str) -> str:
    """The id of the voice that is meant by its id or by a few letters of its name."""
    names = name_voices(voices, language)
    if text in names:
        return text
    try:
        return find_name(text, names)
    except Ambiguous as several:
        fitting = "; ".join(names[id_] for id_ in several.candidates)
        raise InvalidInput(f"{text!r} fits several voices: {fitting}") from several
    except InvalidInput as error:
        raise InvalidInput(
            f'no voice here is called {text!r}; "{program()} say --voices" lists them'
        ) from error


def _path() -> Path:
    return storage.home() / "speech.json"
