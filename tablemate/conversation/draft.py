"""An answer in the making: what a person types or says, one piece after the other, becomes one value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, assert_never

from engine.checking import needed_number
from engine.errors import Ambiguous, IllegalAnswer, InvalidInput
from engine.requests import Arranged, Choose, Confirm, Count, Draw, Instruction, Look
from tablemate.conversation.boards import ChangingBoard, is_empty, split_count, split_pieces
from tablemate.conversation.guidance import refusal, takes_counts
from tablemate.conversation.names import NUMBERED, SHOWN, find_thing, name_exactly, simplify
from tablemate.conversation.numbers import DIGITS, keys_of, needed_key, read_number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.requests import Json, Pool, Request
    from engine.rules import Rule
    from voice.phrases import Phrases


@dataclass(eq=False)
class Draft:
    """The answer to one request while it is being given."""

    request: Request
    phrases: Phrases
    value: Json = None
    seen: Json = None  # what the camera made of it, if it looked
    complete: bool = False
    candidates: tuple[str, ...] = ()  # what the last piece could have meant
    slots: list[str | None] = field(default_factory=list)  # of a row that is being filled
    pending: list[str] = field(default_factory=list)  # the piece that was not clear, and those after it
    unclear: str = ""  # the words that could have meant the candidates
    meant: dict[str, str] = field(default_factory=dict)  # words that were not clear, and what they mean
    mended: bool = (
        False  # whether the first of the pending pieces is wrong, and the next one said replaces it
    )
    elsewhere: Mapping[str, str] = field(default_factory=dict)  # things in plain sight, each with its zone

    @property
    def choices(self) -> list[str]:
        """The numbered things to choose from now; on a board, or if there are too many, they are named."""
        if self.candidates:
            return list(self.candidates[:SHOWN])
        left_out = {*self.refused, *self.request.disputed}
        things = [thing for thing in things_of(self.request) if thing not in left_out]
        named = isinstance(self.request, Look) and self.request.tells_changes  # by letters and digits
        return things if len(things) <= NUMBERED and not named else []

    @property
    def keys(self) -> dict[int, str]:
        """The number to type for each choice."""
        names = [self.phrases.name(id_) for id_ in self.choices]
        numbers = range(1, len(names) + 1) if self.candidates else keys_of(names, self.phrases)
        return dict(zip(numbers, self.choices, strict=True))

    @property
    def typed(self) -> list[str | None]:
        """What was typed so far of an unfinished answer."""
        return [*self.slots, self.unclear] if self.candidates else list(self.slots)

    @property
    def refused(self) -> dict[str, Rule]:
        """The choices that the rules do not allow now, each with the rule to tell the person who names it."""
        found = {}
        for option in self.request.things if isinstance(self.request, Choose) else ():
            try:
                self.request.read(option)
            except IllegalAnswer as error:
                found[option] = error.rule
        return found

    def feed(self, text: str) -> None:
        """Take the next piece of the answer. Raises InvalidInput or Ambiguous; earlier pieces stay."""
        text = self._agreed(text.strip())
        match self.request:
            case Instruction() | Confirm():
                self._confirm(text)
            case Choose() | Draw():
                self._choose(text)
            case Count():
                self._count(text)
            case Look():
                self._feed_look(self.request, text)
            case _:
                assert_never(self.request)

    def _feed_look(self, look: Look[Any], text: str) -> None:
        match look.arranged:
            case Arranged.IN_ORDER:
                self._fill_row(text)
            case Arranged.TOGETHER:
                self._take_whole(text, self._pool)
            case Arranged.BY_PLACE:
                self._take_whole(text, self._places)
            case _:
                assert_never(look.arranged)

    @property
    def _look(self) -> Look[Any]:
        """The request, where it asks what lies somewhere."""
        assert isinstance(self.request, Look)
        return self.request

    def _agreed(self, text: str) -> str:
        """Turn `yes` to a single offered thing into its number; `no` asks for another name."""
        if len(self.candidates) == 1 and text.casefold() in self.phrases.say("words_done").split():
            return "1"
        if len(self.candidates) == 1 and text.casefold() in self.phrases.say("words_no").split():
            raise refusal(self.phrases, "name_otherwise")
        return text

    def _done(self, value: Json) -> None:
        self.request.read(value)
        self.value, self.complete = value, True

    def _confirm(self, text: str) -> None:
        if text and text.casefold() not in self.phrases.say("words_done").split():
            raise refusal(self.phrases, "only_done")
        self._done(True)  # noqa: FBT003 - the answer "done" is true

    def _choose(self, text: str) -> None:
        self._done(self._one(text) if text else self._default())

    def _default(self) -> str:
        default = self.request.usual
        if default is None or self.candidates:  # Enter is no answer to `which one`
            raise refusal(self.phrases, "answer_needed")
        return str(default)

    def _count(self, text: str) -> None:
        number = read_number(text, self.phrases)
        if number is None:
            line = needed_number(*(self.request.bounds or (0, 0)))
            raise InvalidInput(self.phrases.line(line), line)
        self._done(number)

    # --- naming one thing -------------------------------------------------------------------------

    def _one(self, text: str) -> str:
        """The one thing that is meant, by number or by name; if several are, they become the choices."""
        found = self._by_number(text) or self._by_name(text)
        self.candidates = ()
        return found

    def _by_number(self, text: str) -> str | None:
        """The choice of this number; a word such as `two` may also begin a name, and then the name counts."""
        keys, number = self.keys, read_number(text, self.phrases)
        if DIGITS.fullmatch(text) and keys and number not in keys and not self.candidates:
            line = needed_key(list(keys), self.phrases)
            raise InvalidInput(self.phrases.line(line), line)
        if number not in keys or (not DIGITS.fullmatch(text) and self._begins_a_name(text)):
            return None
        return keys[number]

    def _begins_a_name(self, word: str) -> bool:
        return any(simplify(self.phrases.name(id_)).startswith(word.casefold()) for id_ in self.choices)

    def _by_name(self, text: str) -> str:
        things = things_of(self.request)
        if self.meant.get(text) in things:
            return self.meant[text]
        try:
            return find_thing(text, things, self.phrases)
        except Ambiguous as several:
            if not isinstance(self.request, Look) or self.request.piecewise:
                self.unclear, self.candidates = several.text, several.candidates
            raise

    # --- an answer typed as a whole: once unclear words in it are settled, it is read again --------

    def _take_whole(self, text: str, read: Callable[[str], Json]) -> None:
        text = self._settled(text)
        try:
            value = read(text)
        except Ambiguous as several:
            self.pending, self.unclear, self.candidates = [text], several.text, several.candidates
            raise
        self._done(value)

    def _settled(self, text: str) -> str:
        """The earlier text, if this one says what was meant by it; anything else is a new answer."""
        if not self.pending:
            return text
        offered, self.candidates = self.choices, ()
        before = self.pending.pop()
        if not text:  # Enter is no answer to `which one`, and must not end a turn
            raise refusal(self.phrases, "answer_needed")
        chosen = self._chosen(text, offered)
        if chosen is None:
            return text
        self.meant[self.unclear] = chosen
        return before

    def _chosen(self, text: str, offered: list[str]) -> str | None:
        number = read_number(text, self.phrases) or 0
        if 0 < number <= len(offered):
            return offered[number - 1]
        try:
            return find_thing(text, offered, self.phrases)
        except (InvalidInput, Ambiguous):
            return None

    # --- dice and other loose things --------------------------------------------------------------

    def _pool(self, text: str) -> list[str]:
        if not text:
            return list(self._known())
        if text == "0" or is_empty(text, self.phrases):
            return []
        if re.fullmatch(r"[0-9\s]+", text) and len(self._look.allowed) <= SHOWN:
            return [self._one(digit) for digit in re.findall(r"[0-9]", text)]
        return [thing for piece in split_pieces(text) for thing in self._several(piece)]

    def _known(self) -> Pool:
        """What lay there before; an empty line never means an empty zone."""
        before: Pool | None = self._look.before
        if before is None:
            raise refusal(self.phrases, "answer_needed")
        return before

    def _several(self, piece: str) -> list[str]:
        """A thing, or a number of equal things such as `2 fish`."""
        number, name = split_count(piece, self.phrases)
        return [self._one(name)] * number

    # --- a row, left to right ---------------------------------------------------------------------

    def _fill_row(self, text: str) -> None:
        if text:
            pieces, waiting = self._row_pieces(text), self._waiting(text)
            if self._is_whole_row(pieces, waiting):
                self.slots, self.candidates, waiting = [], (), []
            self.pending = pieces + waiting
        while self.pending:
            self._place_next()
        if not text or len(self.slots) == self._look.most:
            self._finish_row()

    def _is_whole_row(self, pieces: list[str], waiting: list[str]) -> bool:
        """Whether pieces, too many to follow those typed before, name the whole row from its beginning."""
        new = [piece for piece in pieces if not self._slot_and_name(piece)]
        return 1 < len(new) <= self._look.most < len(self.slots) + len(new) + len(waiting)

    def _waiting(self, text: str) -> list[str]:
        """The earlier pieces that still follow this one: all of them if it only corrects a filled slot."""
        if self.mended and self._slot_and_name(text) and not self._slot_and_name(self.pending[0]):
            return self.pending
        return self.pending[1:] if self.candidates or self.mended else []

    def _row_pieces(self, text: str) -> list[str]:
        """One piece for each slot; where things may be alike, `2 fish` is two of them."""
        if self.choices and all(map(DIGITS.fullmatch, text.split())):
            return text.split()
        pieces = self._split_row(text)
        if not takes_counts(self.request):
            return pieces
        counted = [split_count(piece, self.phrases) for piece in pieces]
        return [name for number, name in counted for _ in range(number)]

    def _split_row(self, text: str) -> list[str]:
        """Names parted by commas, or by spaces where most words are names."""
        words = re.findall(r"(?:\d+\s+)?\S+", text) if takes_counts(self.request) else text.split()
        if len(words) == 1 or "," in text or self._slot_and_name(text) or self._names_one(text):
            return split_pieces(text)
        if takes_counts(self.request) and all(map(self._names_one, words)):
            return words
        if self._names_something(text):
            return split_pieces(text)
        names = sum(map(self._names_something, words))
        return words if names > len(words) / 2 else split_pieces(text)

    def _slot_and_name(self, piece: str) -> tuple[int, str] | None:
        """A slot that is filled already, counted from one, and what lies there now, as in `2 osprey`."""
        if takes_counts(self.request):
            return None
        placed = re.fullmatch(r"(\d{1,2})\s+([^\d\s].*)", piece)
        filled = len(self.slots or self._look.before or ())
        return (int(placed[1]), placed[2]) if placed and 0 < int(placed[1]) <= filled else None

    def _names_one(self, text: str) -> bool:
        """Whether it is clear what a piece names."""
        return self._names_something(text, unclear=False)

    def _names_something(self, text: str, *, unclear: bool = True) -> bool:
        name = split_count(text, self.phrases)[1] if takes_counts(self.request) else text
        try:
            find_thing(name, things_of(self.request), self.phrases)
        except InvalidInput:
            return False
        except Ambiguous:
            return unclear
        return True

    def _place_next(self) -> None:
        """Place the next piece; one that is unclear or must be corrected waits, an unknown one drops all."""
        self.mended = False
        try:
            self._place_in_row(self.pending[0])
        except InvalidInput:
            self.pending = self.pending if self.mended else []
            raise
        self.pending.pop(0)

    def _place_in_row(self, piece: str) -> None:
        """Fill the next slot; `2 osprey` corrects a slot that is filled already."""
        placed = self._slot_and_name(piece)
        if placed:
            slots = self.slots or list(self._look.before or ())
            slots[placed[0] - 1] = self._slot(placed[1], slots, placed[0])
            self.slots = slots
        elif len(self.slots) == self._look.most:
            raise refusal(self.phrases, "too_many", most=self._look.most)
        else:
            self.slots.append(self._slot(piece, self.slots, len(self.slots) + 1))

    def _slot(self, piece: str, slots: list[str | None], number: int) -> str | None:
        """What goes into the slot of this number; where things are distinct, it may be in no other slot."""
        self._check_elsewhere(piece, number)
        thing = None if is_empty(piece, self.phrases) else self._one(piece)
        twins = [place for place, other in enumerate(slots, 1) if other == thing and place != number]
        if thing and twins and self._look.distinct:
            self.mended = True
            raise refusal(self.phrases, "named_twice", thing=thing, place=twins[0], number=number)
        return thing

    def _check_elsewhere(self, piece: str, number: int) -> None:
        """Refuse the exact name of a thing that lies face up elsewhere on the table."""
        thing = name_exactly(piece, self.elsewhere, self.phrases)
        if thing is None or thing in things_of(self.request):
            return
        self.mended = True
        zone = self.elsewhere[thing]
        raise refusal(self.phrases, "lies_elsewhere", thing=thing, zone=zone, number=number)

    def _finish_row(self) -> None:
        request = self._look
        slots = self.slots or list(request.before or ())
        if None in slots and not request.gaps:
            raise refusal(self.phrases, "slot_unknown")
        if len(slots) < request.least:
            raise refusal(self.phrases, "more_needed", least=request.least, given=len(slots))
        self.slots = []
        try:
            self._done(slots)
        except IllegalAnswer as error:
            self._mend(slots, error.place)
            raise

    def _mend(self, slots: list[str | None], place: int | None) -> None:
        """Keep a row in which a single thing is wrong; the next thing said replaces it."""
        if place is None:
            return
        empty = self.phrases.say("words_none").split()[0]
        self.slots, self.mended = slots[:place], True
        self.pending = [self.phrases.name(thing) if thing else empty for thing in slots[place:]]

    # --- a board ----------------------------------------------------------------------------------

    def _places(self, text: str) -> dict[str, list[str]]:
        return ChangingBoard(self._look, self.phrases, self.meant).change(text)


def things_of(request: Request) -> list[str]:
    """The ids an answer is made of, each once, in the order of the request."""
    return list(dict.fromkeys(request.things))
