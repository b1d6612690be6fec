"""An answer in the making: what a person types or says, one piece after the other, becomes one value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.errors import Ambiguous, InvalidInput
from engine.requests import (
    Choose,
    Confirm,
    Count,
    Draw,
    LookPlaces,
    LookPool,
    LookRow,
)
from tablemate.names import SHOWN, find_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.requests import Json, Pool, Request
    from voice.phrases import Phrases

NUMBERED = 20  # a list longer than this is not numbered: its things are named
EMPTY = "-"
MOVE_WORDS = 3  # a thing, where it was, and where it is


@dataclass(eq=False)
class Draft:
    """The answer to one request while it is being given."""

    request: Request[Any]
    phrases: Phrases
    value: Json = None
    complete: bool = False
    candidates: tuple[str, ...] = ()  # what the last piece could have meant
    slots: list[str | None] = field(default_factory=list)  # of a row that is being filled
    pending: list[str] = field(default_factory=list)  # pieces typed after one that was not clear

    @property
    def choices(self) -> list[str]:
        """The numbered things to choose from now; on a board, or if there are too many, they are named."""
        if self.candidates:
            return list(self.candidates[:SHOWN])
        things = _things(self.request)
        numbered = len(things) <= NUMBERED and not isinstance(self.request, LookPlaces)
        return things if numbered else []

    def feed(self, text: str) -> None:
        """Take the next piece. Raises InvalidInput or Ambiguous; what was there before stays."""
        text = text.strip()
        match self.request:
            case Confirm():
                self._done(self._confirmed(text))
            case Choose() | Draw():
                self._done(self._one(text) if text else self._default())
            case Count():
                self._done(_whole_number(text))
            case LookPool():
                self._done(self._pool(text))
            case LookRow():
                self._fill_row(text)
            case LookPlaces():
                self._done(self._places(text))

    def _done(self, value: Json) -> None:
        self.request.read(value)
        self.value, self.complete = value, True

    def _confirmed(self, text: str) -> bool:
        if text and text.casefold() not in self.phrases.say("words_done").split():
            raise InvalidInput(self.phrases.say("only_done"))
        return True

    def _default(self) -> str:
        default = getattr(self.request, "default", None)
        if default is None:
            raise InvalidInput(self.phrases.say("answer_needed"))
        return str(default)

    # --- naming one thing -------------------------------------------------------------------------

    def _one(self, text: str) -> str:
        """The one thing that is meant, by number or by name; if several are, they become the choices."""
        choices = self.choices
        if text.isdigit() and 0 < int(text) <= len(choices):
            found = choices[int(text) - 1]
        elif text.isdigit() and choices and not self.candidates:
            raise InvalidInput(self.phrases.say("number_needed", {"least": 1, "most": len(choices)}))
        else:
            found = self._by_name(text)
        self.candidates = ()
        return found

    def _by_name(self, text: str) -> str:
        names = {id_: self.phrases.name(id_) for id_ in _things(self.request)}
        try:
            return find_name(text, names)
        except Ambiguous as several:
            if isinstance(self.request, Choose | Draw | LookRow):
                self.candidates = several.candidates
            raise

    # --- dice and other loose things --------------------------------------------------------------

    def _pool(self, text: str) -> list[str]:
        request = self.request
        assert isinstance(request, LookPool)
        if not text:
            return list(self._known(request))
        if text.casefold() in {EMPTY, "0", *self.phrases.say("words_none").split()}:
            return []
        if re.fullmatch(r"[\d\s]+", text) and len(request.allowed) <= SHOWN:
            return [self._one(digit) for digit in re.findall(r"\d", text)]
        return [thing for piece in _pieces(text) for thing in self._several(piece)]

    def _known(self, request: LookPool) -> Pool:
        """What lay there before; silence never means an empty zone."""
        if request.before is None:
            raise InvalidInput(self.phrases.say("answer_needed"))
        return request.before

    def _several(self, piece: str) -> list[str]:
        """A thing, or a number of equal things such as `2 fish`."""
        counted = re.fullmatch(r"(\d)\s*x?\s*(\D.*)", piece)
        if counted:
            return [self._one(counted[2])] * int(counted[1])
        return [self._one(piece)]

    # --- a row, left to right ---------------------------------------------------------------------

    def _fill_row(self, text: str) -> None:
        request = self.request
        assert isinstance(request, LookRow)
        if text:
            waiting = self.pending[1:] if self.candidates else []
            self.pending = self._row_pieces(text) + waiting
        while self.pending:
            self._place_next(request)
        if not text or len(self.slots) == request.most:
            self._finish_row(request)

    def _row_pieces(self, text: str) -> list[str]:
        """Names parted by commas, or by spaces where they are numbers of choices or each word is a name."""
        words = text.split()
        numbers = bool(self.choices) and all(word.isdigit() for word in words)
        one_name = len(words) == 1 or "," in text or self._names_something(text)
        return (
            words if numbers or (not one_name and all(map(self._names_something, words))) else _pieces(text)
        )

    def _names_something(self, text: str) -> bool:
        try:
            find_name(text, {id_: self.phrases.name(id_) for id_ in _things(self.request)})
        except InvalidInput:
            return False
        except Ambiguous:
            pass
        return True

    def _place_next(self, request: LookRow) -> None:
        """Place the next piece; one that is not clear waits, and a wrong one drops those behind it."""
        try:
            self._place_in_row(request, self.pending[0])
        except InvalidInput:
            self.pending = []
            raise
        self.pending.pop(0)

    def _place_in_row(self, request: LookRow, piece: str) -> None:
        """Fill the next slot; `2 osprey` puts a thing into a slot of the row as it was before."""
        placed = re.fullmatch(r"(\d{1,2})\s+([^\d\s].*)", piece)
        if placed and 0 < int(placed[1]) <= len(request.before):
            thing = self._slot(placed[2])
            self.slots = self.slots or list(request.before)
            self.slots[int(placed[1]) - 1] = thing
        elif len(self.slots) == request.most:
            raise InvalidInput(self.phrases.say("too_many", {"most": request.most}))
        else:
            self.slots.append(self._slot(piece))

    def _slot(self, piece: str) -> str | None:
        return None if piece == EMPTY else self._one(piece)

    def _finish_row(self, request: LookRow) -> None:
        slots = self.slots or list(request.before)
        if None in slots and not request.empty_slots:
            raise InvalidInput(self.phrases.say("slot_unknown"))
        if len(slots) < request.least:
            raise InvalidInput(self.phrases.say("more_needed", {"least": request.least, "given": len(slots)}))
        self.slots = []
        self._done(slots)

    # --- a board ----------------------------------------------------------------------------------

    def _places(self, text: str) -> dict[str, list[str]]:
        """What changed on the board: `c3 pyro`, `c3 -` for an emptied place, `c3 d4` for a move.

        Where several things lie together, `c3 +gem` adds one, `c3 -gem` takes one, `gem c3 d4` moves one.
        """
        request = self.request
        assert isinstance(request, LookPlaces)
        board = {place: list(things) for place, things in request.before.items()}
        for piece in _pieces(text):
            self._change(board, request, piece)
        return {place: things for place, things in board.items() if things}

    def _change(self, board: dict[str, list[str]], request: LookPlaces, piece: str) -> None:
        first, _, rest = piece.partition(" ")
        rest = rest.strip()
        if not self._is_place(request, first) and self._moves_one(board, request, piece.split()):
            return
        place = self._place(request, first)
        if not rest:
            raise InvalidInput(self.phrases.say("place_needs_thing", {"place": place}))
        if rest == EMPTY:
            board[place] = []
        elif self._is_place(request, rest):
            board[self._place(request, rest)] = board.pop(place, [])
        elif rest[0] == "+":
            board.setdefault(place, []).append(self._one(rest[1:].strip()))
        elif rest[0] == "-":
            self._take_one(board, place, rest[1:].strip())
        else:
            board[place] = [self._one(thing.strip()) for thing in rest.split("+")]

    def _moves_one(self, board: dict[str, list[str]], request: LookPlaces, words: list[str]) -> bool:
        """Whether the words move one thing from a place to a place, as in `gem c3 d4`; if so it is done."""
        if len(words) < MOVE_WORDS or not all(self._is_place(request, word) for word in words[-2:]):
            return False
        start, end = (self._place(request, word) for word in words[-2:])
        board.setdefault(end, []).append(self._take_one(board, start, " ".join(words[:-2])))
        return True

    def _take_one(self, board: dict[str, list[str]], place: str, name: str) -> str:
        there = board.get(place, [])
        if not there:
            raise InvalidInput(self.phrases.say("place_is_empty", {"place": place}))
        thing = find_name(name, {id_: self.phrases.name(id_) for id_ in there})
        there.remove(thing)
        return thing

    def _is_place(self, request: LookPlaces, text: str) -> bool:
        return text.casefold() in {place.casefold() for place in request.places}

    def _place(self, request: LookPlaces, text: str) -> str:
        for place in request.places:
            if text.casefold() == place.casefold():
                return place
        return find_name(text, {place: self.phrases.name(place) for place in request.places})


def _things(request: Request[Any]) -> list[str]:
    """The ids an answer is made of, each once, in the order of the request."""
    match request:
        case Choose():
            things: Iterable[str] = request.options
        case Draw():
            things = request.cards
        case LookRow() | LookPool() | LookPlaces():
            things = request.allowed
        case _:
            things = ()
    return list(dict.fromkeys(things))


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise InvalidInput(f"{text!r} is no whole number")
    return int(text)


def _pieces(text: str) -> list[str]:
    return [piece.strip() for piece in re.split(r"[,;]", text) if piece.strip()]
