"""A sentence of the program itself; the phrase files are loaded only when one is needed.

The speech worker must start at once, and hardly ever says anything of its own.
"""

from __future__ import annotations

from typing import Any


def words(key: str, **facts: Any) -> str:
    """A sentence that belongs to no game, in the language this program speaks."""
    from voice.phrases import Phrases  # noqa: PLC0415 - see above

    return Phrases().say(key, facts)


def name_language(language: str) -> str:
    """What a language is called in the one this program speaks."""
    from voice.phrases import called  # noqa: PLC0415 - see above

    return called(language)
