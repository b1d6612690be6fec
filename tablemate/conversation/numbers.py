"""Numbers as people give them, in digits or as a word, and the number to type for each choice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.checking import needed_number
from engine.events import Line
from tablemate.conversation.names import simplify, spellings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voice.phrases import Phrases

DIGITS = re.compile(r"[0-9]{1,9}")


def read_number(text: str, phrases: Phrases) -> int | None:
    """The number a text says, such as `2`, `two` or `none`; None if it is no number."""
    word = text.strip().casefold()
    if DIGITS.fullmatch(word):
        return int(word)
    if word in phrases.say("words_none").split():
        return 0
    words = phrases.say("words_numbers").split()
    return next((number for number, one in enumerate(words) if word in {one, *spellings(one)}), None)


def keys_of(names: Sequence[str], phrases: Phrases) -> list[int]:
    """What to type for each choice: the number it names if each names another one, else its place."""
    named = [number for name in names if (number := _named_number(name, phrases)) is not None]
    if len(set(named)) == len(names):
        return named
    return list(range(1, len(names) + 1))


def needed_key(keys: Sequence[int], phrases: Phrases) -> Line:
    """The sentence that says which numbers can be typed."""
    least, most = min(keys), max(keys)
    if most - least == len(keys) - 1:
        return needed_number(least, most)
    return Line("number_of_these", {"numbers": phrases.either([str(key) for key in keys])})


def _named_number(name: str, phrases: Phrases) -> int | None:
    """The number a choice is about, as in `2 cards`, `three: the standard game` or `level 0`."""
    words = simplify(name).split()
    if words[:1] and words[0] in phrases.say("words_before_number").split():
        words = words[1:]
    return read_number(words[0], phrases) if words else None
