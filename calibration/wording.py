"""Putting words in a row as people say them."""

from collections.abc import Sequence


def list_words(words: Sequence[str]) -> str:
    """Return `a`, `a and b`, or `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
