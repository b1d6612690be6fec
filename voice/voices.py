"""The voices of an engine: which speak a language, what they are called, and which one is meant by an id."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voice.saying import words

if TYPE_CHECKING:
    from collections.abc import Sequence


class UnknownVoiceError(ValueError):
    """A voice was chosen that is not here; its words say so."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice of the engine and the languages it speaks, such as en-gb."""

    identifier: str
    name: str
    languages: tuple[str, ...]

    def speaks(self, language: str) -> bool:
        """Whether it speaks this language, whatever the region."""
        return any(_base(code) == _base(language) for code in self.languages)


def _base(code: str) -> str:
    return code.lower().replace("_", "-").partition("-")[0]


def usual_voice(voices: Sequence[Voice], default: str | None, language: str) -> Voice | None:
    """Return the default voice if it speaks the language, else one that does, best of all as at its home."""
    speaking = [voice for voice in voices if voice.speaks(language)]
    at_home = {language, f"{language}-{language}"}  # such as fr-fr, before fr-be
    speaking.sort(
        key=lambda voice: not at_home & {code.lower().replace("_", "-") for code in voice.languages}
    )
    return next((voice for voice in speaking if voice.identifier == default), next(iter(speaking), None))


def find_voice(voices: Sequence[Voice], identifier: str) -> Voice:
    """The voice with this id; raises UnknownVoiceError."""
    found = next((voice for voice in voices if voice.identifier == identifier), None)
    if found is None:
        raise UnknownVoiceError(words("voice_unknown", voice=identifier))
    return found


def name_voices(voices: Sequence[Voice], language: str) -> dict[str, str]:
    """The voices by id with their names in words; those of the language come first."""
    ordered = sorted(voices, key=lambda voice: (not voice.speaks(language), voice.name.casefold()))
    often = Counter(voice.name.strip() for voice in voices)
    return {voice.identifier: _name(voice, alone=often[voice.name.strip()] == 1) for voice in ordered}


def _name(voice: Voice, *, alone: bool) -> str:
    """Its name; where another is called the same, with the language as well."""
    name = voice.name.strip()
    return name if alone or not voice.languages else f"{name} ({', '.join(voice.languages)})"
