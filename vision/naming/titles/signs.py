"""The signs a title is read as: small letters, digits, and what stands between them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

OTHER = "?"  # any other mark
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789 '-" + OTHER
_ALIKE = {
    **dict.fromkeys("\u2019\u2018\u0060\u00b4", "'"),  # quotation marks and accents
    **dict.fromkeys("\u2013\u2014\u2010\u2011\u2212_", "-"),  # dashes and the minus sign
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "\u0131": "i",
}
_SPELLED_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"}
_SHORTENED = {"ae": "a", "oe": "o", "ue": "u"}  # of a list that was typed without these letters
# Cyrillic letters that are printed as one of ours, and slip into lists of names that people typed.
_LOOK_ALIKE = str.maketrans("\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455", "aeopcyxijs")


def spell(text: str) -> str:
    """Return a text in our signs and such letters as we lack: no capitals, no accents, single spaces."""
    if text.isascii():  # the same as below in a tenth of the time: lists of names may be long
        return " ".join(text.translate(_ASCII).split())
    lowered = unicodedata.normalize("NFKD", text).casefold()
    alike = "".join(_ALIKE.get(sign, sign) for sign in lowered)
    decomposed = unicodedata.normalize("NFKD", alike)
    plain = "".join(_spell_sign(sign) for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(map(_put_right, plain.split()))


def spell_out(text: str) -> str:
    """Return a text spelled the other usual way: ä as ae, which others write as a, or the other way round."""
    lowered = unicodedata.normalize("NFC", text).casefold()
    longer = "".join(_SPELLED_OUT.get(sign, sign) for sign in lowered)
    if longer == lowered:
        for long, short in _SHORTENED.items():
            longer = longer.replace(long, short)
    return spell(longer)


def _put_right(word: str) -> str:
    """Take a letter of another script for ours if it looks like it and all others of its word are ours."""
    ours = word.translate(_LOOK_ALIKE)
    return ours if ours.isascii() and any("a" <= sign <= "z" for sign in word) else word


def gather_alphabet(texts: Iterable[str]) -> str:
    """Return our signs, then every further letter that occurs in these spelled texts."""
    return SIGNS + "".join(sorted(set().union(*texts) - set(SIGNS)))


def count_letters(text: str) -> int:
    """Return how many letters and digits a text has."""
    return sum(map(str.isalnum, text))


def _spell_sign(sign: str) -> str:
    if sign.isspace() or sign.isalnum():
        return sign
    return sign if sign in SIGNS else OTHER


_ASCII = {code: _spell_sign(_ALIKE.get(chr(code), chr(code)).lower()) for code in range(128)}
