"""Input that means harm: good texts spoilt in ways that have broken programs before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

# Values of kinds a field is not made for.
STRANGE: list[object] = [None, True, -1, 1e400, 10**400, "", "\x00", {}, {"a": [{}]}, [[[]]], ["x"], "\ud800"]
PIECES = [
    "\u00b2",  # a digit that is no number
    "\u2460",
    "9" * 5000,
    "x" * 3000,
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ud800",
    "1e400",
    "-1",
    "NaN",
    "[" * 2000,
    "{" * 200,
    "a." * 3000 + "a",
    '"""',
    '"',
    "\n",
    ",",
    "=",
    "[[card]]\n",
    "null",
    "true",
    "{}",
    "[]",
    "-",
    "+",
]


def spoil(text: str, rng: Random) -> bytes:
    """A text with one to three things done to it."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(WAYS)(text, rng)
    data = text.encode("utf-8", "surrogatepass")
    return data if rng.random() < 0.9 else _flip(data, rng)


def _insert(text: str, rng: Random) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(PIECES) + text[at:]


def _replace_word(text: str, rng: Random) -> str:
    """Put a strange piece in the place of a value."""
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(PIECES)
    return " ".join(words)


def _cut(text: str, rng: Random) -> str:
    start = rng.randint(0, len(text))
    return text[:start] + text[start + rng.randint(1, 200) :]


def _double_line(text: str, rng: Random) -> str:
    lines = text.splitlines(keepends=True) or [""]
    at = rng.randrange(len(lines))
    return "".join([*lines[:at], lines[at], *lines[at:]])


def _swap_lines(text: str, rng: Random) -> str:
    lines = text.splitlines(keepends=True) or [""]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def _flip(data: bytes, rng: Random) -> bytes:
    """Bytes that are no UTF-8 any more."""
    at = rng.randint(0, len(data))
    return data[:at] + bytes(rng.randrange(128, 256) for _ in range(rng.randint(1, 4))) + data[at:]


WAYS: list[Callable[[str, Random], str]] = [_insert, _replace_word, _cut, _double_line, _swap_lines]
