"""Finds the thing a person means by a few letters, a typing error, or the digits of a number pad."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from engine.errors import Ambiguous, InvalidInput, shorten
from engine.events import Line

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import TypeAlias

    from voice.phrases import Phrases

    Spellings: TypeAlias = list[tuple[str, str]]  # ids, each with one way to spell it

SHOWN = 9  # candidates offered at once: one key each
NUMBERED = 20  # a list longer than this is not numbered: its things are named
NEAR = 70.0  # likeness below which a name is not even offered
CLEAR = 80.0  # likeness above which a misspelt name is taken, if it leads by LEAD
LEAD = 8.0
MOST_TYPED = 500  # letters; more is no answer, but something pasted by mistake
# Letters that Unicode does not split into letter and mark, and how they are typed without the mark.
STRUCK = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})
KEYPAD = str.maketrans("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999")


def is_readable(text: str) -> bool:
    """Whether a text is made of letters, digits and marks only, none of them lost on the way here."""
    return "".join(text.split()).isprintable() and "\N{REPLACEMENT CHARACTER}" not in text


def find_name(text: str, names: Mapping[str, str]) -> str:
    """The id of the one name that is meant; Ambiguous or InvalidInput if that is not clear."""
    return _find(text, [(id_, spelled) for id_, name in names.items() for spelled in spellings(name)])


def find_thing(text: str, ids: Iterable[str], phrases: Phrases) -> str:
    """The one thing that is meant, by its name or by another word people have for it."""
    known = list(ids)
    plain = [
        (id_, spelled) for id_ in known for word in phrases.words_for(id_) for spelled in spellings(word)
    ]
    foreign = (
        (id_, spelled)
        for names in phrases.other_editions().values()
        for id_ in known
        for spelled in spellings(names.get(id_, ""))
    )
    return _find(text, plain, foreign)


def name_exactly(text: str, ids: Iterable[str], phrases: Phrases) -> str | None:
    """The thing that has this very name, if there is one."""
    query = simplify(text)
    return next((id_ for id_ in ids if query in spellings(phrases.name(id_))), None)


def _find(text: str, plain: Spellings, foreign: Iterable[tuple[str, str]] = ()) -> str:
    """The thing of this name; names of other editions count only in full, else too many would be alike."""
    query = simplify(text)
    if not query:
        raise _unknown(text)
    for search in (_same, _beginning, _by_keypad):
        found = list(dict.fromkeys(search(query, plain)))
        if found:
            return _only(text, found)
    elsewhere = list(dict.fromkeys(_same(query, foreign)))
    return _only(text, elsewhere) if elsewhere else _nearest(text, query, plain)


def simplify(text: str) -> str:
    """Lower case without accents and punctuation; letters and digits are parted."""
    folded = text.casefold().translate(STRUCK).replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "")
    letters = "".join(one for one in unicodedata.normalize("NFD", folded) if not unicodedata.combining(one))
    return " ".join(re.findall(r"[^\W\d_]+|\d+", letters))


@lru_cache(maxsize=20_000)
def spellings(text: str) -> tuple[str, ...]:
    """A name as it is typed: without its accents, and with two letters for an umlaut."""
    plain, folded = simplify(text), unicodedata.normalize("NFC", text.casefold())
    return (
        (plain,) if folded.isascii() else tuple(dict.fromkeys((plain, simplify(folded.translate(UMLAUTS)))))
    )


def _unknown(text: str) -> InvalidInput:
    return InvalidInput(f"nothing here is called {shorten(text)}", Line("unknown_name", {"text": text}))


def _only(text: str, found: list[str]) -> str:
    if len(found) > 1:
        raise Ambiguous(text, found)
    return found[0]


def _same(query: str, plain: Iterable[tuple[str, str]]) -> list[str]:
    return [id_ for id_, name in plain if name == query]


def _beginning(query: str, plain: Spellings) -> list[str]:
    """Names in which each word of the query begins a word; those that start with the query come first."""
    words = query.split()
    found = [(id_, name) for id_, name in plain if _begins(words, name.split())]
    return [id_ for id_, _ in sorted(found, key=lambda each: not each[1].startswith(query))]


def _begins(words: list[str], name: list[str]) -> bool:
    """Whether each word begins a word of the name, each another one, in any order."""
    left = list(name)
    for word in words:
        part = next((part for part in left if _fits(word, part)), None)
        if part is None:
            return False
        left.remove(part)
    return True


def _fits(word: str, part: str) -> bool:
    """Whether a typed word fits a part of a name: words may be cut short, but 1 must not mean 11."""
    return part == word if word.isdigit() else part.startswith(word)


def _by_keypad(query: str, plain: Spellings) -> list[str]:
    """Names whose letters begin with these keys of a telephone keypad, as in 677739 for osprey."""
    keys = query.replace(" ", "")
    if not keys.isdigit():
        return []
    return [id_ for id_, name in plain if name.replace(" ", "").translate(KEYPAD).startswith(keys)]


def _nearest(text: str, query: str, plain: Spellings) -> str:
    """The name whose spelling is clearly the nearest, if it is near at all."""
    scores: dict[str, float] = {}
    for id_, name in plain:
        scores[id_] = max(scores.get(id_, 0.0), _likeness(query, name))
    ranked = sorted((id_ for id_ in scores if scores[id_] >= NEAR), key=lambda id_: -scores[id_])[:SHOWN]
    if not ranked:
        raise _unknown(text)
    best = scores[ranked[0]]
    if best >= CLEAR and (len(ranked) == 1 or best - scores[ranked[1]] >= LEAD):
        return ranked[0]
    raise Ambiguous(text, ranked)


def _likeness(query: str, name: str) -> float:
    """How alike two spellings are, from 0 to 100; the end of the name may be missing."""
    return max(fuzz.ratio(query, name), fuzz.ratio(query, name[: len(query)]))
