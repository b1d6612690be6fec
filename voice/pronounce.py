"""Caption text to spoken text, by a data file of words that an engine mispronounces."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PRONOUNCE_FILE = Path(__file__).with_name("pronounce.toml")
_SECTIONS = ("patterns", "words")


class BadPronunciationError(ValueError):
    """A line of a pronunciation file that cannot be used, with file, line and reason."""


@dataclass(frozen=True, slots=True)
class Pronunciation:
    """The replacements of one language."""

    patterns: tuple[tuple[re.Pattern[str], str], ...] = ()
    words: tuple[tuple[str, str], ...] = ()

    def apply(self, text: str) -> str:
        """Return the text as it should be spoken."""
        for pattern, spoken in self.patterns:
            text = pattern.sub(spoken, text)
        if not self.words:
            return text
        spoken_by_word = dict(self.words)
        return _match_words(tuple(spoken_by_word)).sub(
            lambda found: spoken_by_word[found[0].casefold()], text
        )


def pronounce(text: str, language: str = "en") -> str:
    """Return a caption as it should be spoken; a language without entries is spoken as written."""
    table = _load_own()
    return table.get(language, table.get(language.partition("-")[0], Pronunciation())).apply(text)


def load_pronunciations(file: Path) -> dict[str, Pronunciation]:
    """Read a pronunciation file, by language; a bad line is refused by file, line and reason."""
    source = file.read_text(encoding="utf-8")
    try:
        languages = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadPronunciationError(f"{file.name}, {_locate(error)}") from error
    return {name: _Reader(file, source, name).read(table) for name, table in languages.items()}


@cache
def _load_own() -> dict[str, Pronunciation]:
    return load_pronunciations(PRONOUNCE_FILE)


@cache
def _match_words(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


class _Reader:
    """Reads one language's section and knows on which line an entry stands."""

    def __init__(self, file: Path, source: str, language: str) -> None:
        self._file = file
        self._lines = source.splitlines()
        self._language = language

    def read(self, table: object) -> Pronunciation:
        if not isinstance(table, dict):
            raise self._refuse(self._language, "a language must be a section")
        for section in table:
            if section not in _SECTIONS:
                raise self._refuse(section, f"section is none of {', '.join(_SECTIONS)}")
        patterns = self._entries(table, "patterns")
        words = self._entries(table, "words")
        return Pronunciation(
            tuple(self._compile(written, spoken) for written, spoken in patterns.items()),
            self._fold(words),
        )

    def _entries(self, table: dict[str, object], section: str) -> dict[str, str]:
        entries = table.get(section, {})
        if not isinstance(entries, dict):
            raise self._refuse(section, "must be a section")
        for written, spoken in entries.items():
            if not isinstance(spoken, str) or not written.strip() or not spoken.strip():
                raise self._refuse(written, "both sides must be text that is not empty")
        return entries

    def _compile(self, written: str, spoken: str) -> tuple[re.Pattern[str], str]:
        try:
            pattern = re.compile(written)
            pattern.sub(spoken, "")
        except (re.error, IndexError) as error:
            raise self._refuse(written, f"not a usable pattern ({error})") from error
        return pattern, spoken

    def _fold(self, words: dict[str, str]) -> tuple[tuple[str, str], ...]:
        folded: dict[str, str] = {}
        for written, spoken in words.items():
            if written.casefold() in folded:
                raise self._refuse(written, "the same word stands here twice")
            folded[written.casefold()] = spoken
        return tuple(folded.items())

    def _refuse(self, key: str, reason: str) -> BadPronunciationError:
        return BadPronunciationError(f"{self._file.name}, line {self._find_line(key)}: {key!r}: {reason}")

    def _find_line(self, key: str) -> int:
        """Return the line of a key, else that of its language, counted from 1."""
        start = next((n for n, line in enumerate(self._lines) if line.startswith(f"[{self._language}")), 0)
        entry = re.compile(rf"""\s*(?:\[{re.escape(self._language)}\.)?["']?{re.escape(key)}["'\s=\]]""")
        return next((n for n, line in enumerate(self._lines) if n >= start and entry.match(line)), start) + 1


def _locate(error: tomllib.TOMLDecodeError) -> str:
    """Put the line first: "line 3: Invalid value"."""
    reason, _, place = str(error).partition(" (at ")
    return f"{place.partition(',')[0].rstrip(')') or 'line 1'}: {reason}"
