"""The language a person chose, kept from one evening to the next; at first, that of the system."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING

from tablemate import storage
from tablemate.wording import refuse, words
from voice.phrases import ENGLISH, LANGUAGE, known_languages
from voice.system_language import find_system_language

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

log = logging.getLogger(__name__)
OPTION = "--language"


def take_up(typed: Sequence[str]) -> list[str]:
    """Use the typed language, else the one chosen last, else the system's; returns the other words."""
    asked, left = _take_out(typed)
    if asked is not None:
        choose_language(asked)
    elif given := os.environ.get(LANGUAGE):
        del os.environ[LANGUAGE]  # so that the refusal is in a language that exists
        os.environ[LANGUAGE] = _check(given)
    else:
        os.environ[LANGUAGE] = _kept() or _guess()
    return left


def choose_language(language: str) -> None:
    """Use this language from now on, today and next time."""
    os.environ[LANGUAGE] = _check(language)
    _keep(language)


def language_file() -> Path:
    """Where the chosen language is kept; `start.py` looks there as well."""
    return storage.home() / "language.txt"


def _take_out(typed: Sequence[str]) -> tuple[str | None, list[str]]:
    """Split the typed words into the language of the option, which may be anywhere, and the others."""
    asked, left, rest = None, [], iter(typed)
    for word in rest:
        if word == OPTION:
            asked = next(rest, "")
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            left.append(word)
    return asked, left


def _check(language: str) -> str:
    known = known_languages()
    if language not in known:
        raise refuse("no_such_language", language=language, languages=", ".join(known))
    return language


def _keep(language: str) -> None:
    """Keep the choice; if the disk refuses, it only counts for now."""
    try:
        storage.home().mkdir(parents=True, exist_ok=True)
        language_file().write_text(language, encoding="utf-8")
    except OSError as error:
        log.warning("%s", words("language_not_kept", file=str(language_file()), reason=str(error.strerror)))


def _kept() -> str:
    """The language chosen last; English if that one no longer exists."""
    try:
        kept = language_file().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return kept if kept in known_languages() else ENGLISH


def _guess() -> str:
    """The system's language, if we have it; it is not kept, as nobody chose it."""
    found = find_system_language()
    return found if found in known_languages() else ENGLISH
