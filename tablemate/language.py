"""The language a person chose, kept from one evening to the next."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING

from tablemate import storage
from tablemate.wording import refuse, words
from voice.phrases import ENGLISH, LANGUAGE, known_languages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

log = logging.getLogger(__name__)
OPTION = "--language"


def take_up(typed: Sequence[str]) -> list[str]:
    """Speak the language named among the typed words, else the kept one; returns the other words."""
    asked, left = _take_out(typed)
    if asked is not None:
        os.environ[LANGUAGE] = _check(asked)
        _keep(asked)
    elif given := os.environ.get(LANGUAGE):
        del os.environ[LANGUAGE]  # so that a refusal is in a language that is there
        os.environ[LANGUAGE] = _check(given)
    elif kept := _kept():
        os.environ[LANGUAGE] = kept
    return left


def language_file() -> Path:
    """Where the chosen language is kept."""
    return storage.home() / "language.txt"


def _take_out(typed: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language named by the option, which may stand anywhere, and the other words."""
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
    """Keep the choice; if the disk refuses, it is only not kept."""
    try:
        storage.home().mkdir(parents=True, exist_ok=True)
        language_file().write_text(language, encoding="utf-8")
    except OSError as error:
        log.warning("%s", words("language_not_kept", file=str(language_file()), reason=str(error.strerror)))


def _kept() -> str:
    """The language chosen last; English if that one is no longer there."""
    try:
        kept = language_file().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return kept if kept in known_languages() else ENGLISH
