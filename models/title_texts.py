"""The texts of the lines to learn from: words of a list, and strings that mean nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np

MOST_LETTERS = 34
LONGEST_WORD = 14
VOWELS, CONSONANTS = "aeiouy", "bcdfghjklmnpqrstvwxz"
MARKS = "!.,:&?/"


@dataclass(frozen=True, slots=True)
class Texts:
    """Where texts are drawn from."""

    words: tuple[str, ...]

    def draw(self, rng: np.random.Generator) -> str:
        """Return one text of a line, in mixed case."""
        ways = (self._draw_words, _draw_syllables, _draw_letters, _draw_numbered)
        text = ways[rng.choice(len(ways), p=[0.6, 0.18, 0.14, 0.08])](rng)
        return text[:MOST_LETTERS].strip() or "x"

    def _draw_words(self, rng: np.random.Generator) -> str:
        words = [
            self._draw_word(rng) for _ in range(rng.choice([1, 2, 3, 4, 5], p=[0.3, 0.4, 0.2, 0.07, 0.03]))
        ]
        joins = rng.choice(
            [" ", "-", " of ", " the ", ", "], size=len(words), p=[0.84, 0.08, 0.03, 0.03, 0.02]
        )
        return "".join(word + join for word, join in zip(words, joins, strict=True)).rstrip(" -,")

    def _draw_word(self, rng: np.random.Generator) -> str:
        word = self.words[rng.integers(len(self.words))]
        return word + "'s" if rng.random() < 0.06 and "'" not in word else word


def _draw_syllables(rng: np.random.Generator) -> str:
    """Return words as a made-up language might have them."""

    def word() -> str:
        return "".join(
            rng.choice(list(CONSONANTS)) * (rng.random() < 0.85)
            + rng.choice(list(VOWELS))
            + rng.choice(list(CONSONANTS + "    ")).strip()
            for _ in range(rng.integers(1, 4))
        )

    return " ".join(word() for _ in range(rng.integers(1, 4)))


def _draw_letters(rng: np.random.Generator) -> str:
    """Return letters in no order at all, so that each must be seen rather than guessed."""
    signs = list("abcdefghijklmnopqrstuvwxyz" * 3 + "0123456789  ")
    return " ".join("".join(rng.choice(signs, rng.integers(2, 12))).split())


def _draw_numbered(rng: np.random.Generator) -> str:
    word = "".join(rng.choice(list(CONSONANTS + VOWELS), rng.integers(2, 9)))
    number = str(rng.integers(0, 10 ** rng.integers(1, 5)))
    return str(
        rng.choice([f"{word} {number}", number, f"{number} {word}", f"{word}{rng.choice(list(MARKS))}"])
    )


def set_case(text: str, rng: np.random.Generator) -> str:
    """Return a text as titles are set: most with a capital to each word, many in capitals, some small."""
    way = rng.choice(4, p=[0.5, 0.3, 0.12, 0.08])
    if way == 0:
        return "".join(
            sign.upper() if not before.isalpha() and before != "'" else sign
            for before, sign in zip(" " + text, text, strict=False)
        )
    return (text.upper(), text.capitalize(), text.lower())[way - 1]


def load_texts(word_lists: list[Path]) -> Texts:
    """Read lists of one word a line."""
    lines = (line.strip() for path in word_lists for line in path.read_text("utf-8").splitlines())
    return Texts(tuple(sorted({word for word in lines if word.isascii() and 0 < len(word) < LONGEST_WORD})))
