"""Typed changes of a board: places, things and moves. Only what changed is typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.errors import Ambiguous, EngineError, InvalidInput
from tablemate.conversation.guidance import refusal
from tablemate.conversation.names import find_thing
from tablemate.conversation.numbers import DIGITS, read_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.requests import Json, Look, Places
    from voice.phrases import Phrases

SIGNS = ("+", "-")
MOVE_WORDS = 3  # a thing, where it was, and where it is


class ChangingBoard:
    """A board as it was, and what changes on it. `meant` settles words that were not clear."""

    def __init__(self, request: Look[Places], phrases: Phrases, meant: Mapping[str, str]) -> None:
        self.request = request
        self.phrases = phrases
        self.meant = meant
        self.things = {place: list(things) for place, things in (request.before or {}).items()}

    def change(self, text: str) -> dict[str, list[str]]:
        """The board after these changes: `c3 pyro`, `c3 empty` for an emptied place, `c3 d4` for a move.

        `c3 +gem -apple` adds one and takes one, `gem c3 d4` moves one of several.
        `pyro c3` says where a thing lies now, wherever it lay before; what lay on c3 is gone. Where things
        lie together nothing is ever pushed off: `c3 d4` adds to what lies on d4, `gem c3` lays one more
        gem there, and `2 gem` is two of them.
        """
        for piece in split_pieces(text):
            self._change(piece)
        return {place: things for place, things in self.things.items() if things}

    def _change(self, piece: str) -> None:
        first, _, rest = piece.partition(" ")
        if not self._is_place(first) and (self._moves_some(piece.split()) or self._lays_some(piece)):
            return
        self._change_place(self._place(first), rest.strip())

    def _change_place(self, place: str, rest: str) -> None:
        if not rest or rest in SIGNS:
            raise refusal(self.phrases, "place_needs_thing", place=place)
        if is_empty(rest, self.phrases):
            self.things[place] = []
        elif self._is_place(rest):
            self._move_all(place, self._place(rest))
        elif rest.startswith(SIGNS):
            for part in _split_signed(rest):
                self._add_or_take(place, part)
        else:
            self.things[place] = self._all_named(rest)

    def _add_or_take(self, place: str, part: str) -> None:
        if part.startswith("+"):
            self.things.setdefault(place, []).extend(self._all_named(part[1:]))
        else:
            self._take(place, part[1:])

    def _move_all(self, start: str, end: str) -> None:
        moved = self.things.pop(start, [])
        if not moved:
            raise refusal(self.phrases, "place_is_empty", place=start)
        self.things[end] = [*self.things.get(end, []), *moved] if self.request.gathers else moved

    def _moves_some(self, words: list[str]) -> bool:
        """Carry out words that move things from place to place, as in `gem c3 d4`; False if they don't."""
        if len(words) < MOVE_WORDS or not all(self._is_place(word) for word in words[-2:]):
            return False
        start, end = (self._place(word) for word in words[-2:])
        self.things.setdefault(end, []).extend(self._take(start, " ".join(words[:-2])))
        return True

    def _lays_some(self, piece: str) -> bool:
        """Carry out words that say where things lie now, as in `pyro c3`; False if they don't."""
        names, _, end = piece.rpartition(" ")
        if not self._is_place(end) or not self._names_things(names):
            return False
        laid, place = self._all_named(names), self._place(end)
        if self.request.gathers:
            self.things.setdefault(place, []).extend(laid)
        else:
            self._move(laid, place)
        return True

    def _move(self, laid: list[str], place: str) -> None:
        """Lay things on a place; what lay on one other place came from there."""
        for thing in laid:
            _lift(thing, self.things)
        self.things[place] = laid

    def _take(self, place: str, names: str) -> list[str]:
        return [self._take_one(place, name) for number, name in self._amounts(names) for _ in range(number)]

    def _take_one(self, place: str, name: str) -> str:
        there = self.things.get(place, [])
        if not there:
            raise refusal(self.phrases, "place_is_empty", place=place)
        thing = self._find(name, there)
        there.remove(thing)
        return thing

    # --- names ------------------------------------------------------------------------------------

    def _is_place(self, text: str) -> bool:
        return text.casefold() in {place.casefold() for place in self.request.places}

    def _place(self, text: str) -> str:
        for place in self.request.places:
            if text.casefold() == place.casefold():
                return place
        return self._find(text, self.request.places)

    def _all_named(self, text: str) -> list[str]:
        """The things named with a plus between them, such as `pyro+stag`, or `2 gem+apple`."""
        amounts = self._amounts(text)
        return [thing for n, name in amounts for thing in [self._find(name, self.request.allowed)] * n]

    def _amounts(self, text: str) -> Iterator[tuple[int, str]]:
        for part in text.split("+"):
            yield split_count(part.strip(), self.phrases) if self.request.gathers else (1, part.strip())

    def _names_things(self, text: str) -> bool:
        try:
            self._all_named(text)
        except InvalidInput:
            return False
        except Ambiguous:
            pass
        return True

    def _find(self, text: str, ids: Iterable[str]) -> str:
        ids = list(ids)
        return self.meant[text] if self.meant.get(text) in ids else find_thing(text, ids, self.phrases)


def fitting(look: Look[Places], board: Mapping[str, Sequence[str]], place: str) -> list[str] | None:
    """What can be laid on a place of a half-answered board; None where the rules judge only a whole one."""
    if not _is_fine(look, look.put_together(look.before or {})):
        return None
    others = [thing for thing in look.things if look.gathers or thing not in board.get(place, ())]
    return [thing for thing in others if _is_fine(look, _laid_on(look, board, place, thing))]


def _laid_on(
    look: Look[Places], board: Mapping[str, Sequence[str]], place: str, thing: str
) -> dict[str, list[str]]:
    """The board with one thing more on a place, on top of what lies there."""
    things = {at: list(there) for at, there in board.items()}
    if not look.gathers:
        _lift(thing, things)
    things[place] = [*things.get(place, []), thing]
    return things


def _lift(thing: str, things: Mapping[str, list[str]]) -> None:
    """Take a thing from the one place it lies on, if it does."""
    starts = [there for there in things.values() if thing in there]
    if len(starts) == 1:
        starts[0].remove(thing)


def _is_fine(look: Look[Places], value: Json) -> bool:
    """Whether an answer is legal by the known cards, and not only open to dispute."""
    try:
        read = look.read(value)
    except EngineError:
        return False
    return look.undisputed is None or look.undisputed(read)


def is_empty(text: str, phrases: Phrases) -> bool:
    """Whether this says that nothing lies there; a dash does not: it stands for undo."""
    return text.casefold() in phrases.say("words_none").split()


def split_pieces(text: str) -> list[str]:
    """The pieces between commas."""
    return [piece.strip() for piece in re.split(r"[,;]", text) if piece.strip()]


def split_count(piece: str, phrases: Phrases) -> tuple[int, str]:
    """How many of which, as in `2 fish`, `2x fish` or `two fish`; one if there is no number in front."""
    counted = re.fullmatch(r"([0-9]{1,2})\s*(?:x\s+)?(\D.*)", piece)
    if counted:
        return int(counted[1]), counted[2].strip()
    word, _, name = piece.partition(" ")
    number = read_number(word, phrases)
    return (number, name.strip()) if number and name and not DIGITS.fullmatch(word) else (1, piece)


def _split_signed(text: str) -> list[str]:
    """The parts of `+gem +2 apple -quest`, each with its sign; a hyphen inside a name is no sign."""
    return re.split(r"\s+(?=[+-])|(?<=\S)(?=\+)", text)
