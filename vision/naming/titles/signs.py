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


def spell(text: str) -> str:
    """Return a text in our signs and such letters as we lack: no capitals, no accents, single spaces."""
    if text.isascii():  # the same as below in a tenth of the time: lists of names may be long
        return " ".join(text.translate(_ASCII).split())
    lowered = unicodedata.normalize("NFKD", text).casefold()
    alike = "".join(_ALIKE.get(sign, sign) for sign in lowered)
    plain = (sign for sign in unicodedata.normalize("NFKD", alike) if not unicodedata.combining(sign))
    return " ".join("".join(_spell_sign(sign) for sign in plain).split())


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
