"""An answer the camera half knows: a person settles what it could not read, one thing after the other."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from engine.errors import InvalidInput
from engine.requests import LookRow
from tablemate.conversation.boards import is_empty
from tablemate.conversation.draft import Draft
from tablemate.conversation.guidance import refusal
from tablemate.conversation.names import find_thing

if TYPE_CHECKING:
    from engine.requests import Json

# A name the camera is sure of, None for an empty place, or what a thing might be; () if it cannot be read.
Guess: TypeAlias = str | tuple[str, ...] | None


@dataclass(eq=False)
class DoubtfulDraft(Draft):
    """The camera's answer with what it is not sure of left open."""

    guesses: list[Guess] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._open_next()

    @property
    def place(self) -> int:
        """Which thing is asked about, counted from one."""
        return self._open + 1

    @property
    def typed(self) -> list[str | None]:
        """What was typed of a whole answer; what is offered here was the camera's idea."""
        return list(self.slots)

    def question(self) -> str:
        """What to ask about the open thing."""
        kind = "row" if isinstance(self.request, LookRow) else "pool"
        if not self.candidates:
            return self.phrases.say(f"unreadable_{kind}", {"place": self.place})
        if len(self.candidates) == 1:
            facts = {"place": self.place, "thing": self.candidates[0]}
            return self.phrases.say(f"unproven_{kind}", facts)
        names = ", ".join(
            f"{number}: {self.phrases.name(id_)}" for number, id_ in enumerate(self.candidates, start=1)
        )
        return self.phrases.say(f"doubtful_{kind}", {"place": self.place, "choices": names})

    def feed(self, text: str) -> None:
        """Take what a person says of the open thing, or the whole answer if several things are named."""
        text = text.strip()
        placed = re.fullmatch(r"(\d)\s+([^\d\s].*)", text)
        if "," in text or (placed and not isinstance(self.request, LookRow)):
            super().feed(text)
        elif placed:
            self._put(int(placed[1]) - 1, placed[2])
        else:
            self._settle(text)

    def _put(self, place: int, name: str) -> None:
        if not 0 <= place < len(self.guesses):
            raise refusal(self.phrases, "too_many", most=len(self.guesses))
        if isinstance(self.request, LookRow):
            self._refuse_unread(self.request, place, name)
        self._know(place, None if is_empty(name, self.phrases) else self._one(name))

    def _refuse_unread(self, row: LookRow, place: int, name: str) -> None:
        """Say what must be done with a card that lies face down, or with a place that may not be empty."""
        facts = {"place": place + 1, "zone": row.zone}
        if self._is_face_down(name):
            raise refusal(self.phrases, "face_down_place", **facts)
        if is_empty(name, self.phrases) and not row.empty_slots:
            raise refusal(self.phrases, "empty_place", **facts)

    def _settle(self, text: str) -> None:
        if text.casefold() in self.phrases.say("words_no").split():
            self._rule_out()
        elif is_empty(text, self.phrases) or self._is_face_down(text):
            self._put(self._open, text)
        else:
            self._know(self._open, self._accepted(text))

    def _is_face_down(self, text: str) -> bool:
        return text.casefold().replace(" ", "-") in self.phrases.say("words_face_down").split()

    def _know(self, place: int, thing: str | None) -> None:
        """Take a person's word on one thing; what the answer cannot be made of stays as it was."""
        before = self.guesses[place]
        self.guesses[place] = thing
        try:
            self._open_next()
        except InvalidInput:
            self.guesses[place] = before
            self._open_next()
            raise

    def _accepted(self, text: str) -> str:
        agreed = text.casefold() in self.phrases.say("words_done").split()
        if agreed and len(self.candidates) == 1:
            return self.candidates[0]
        if agreed or not text:
            raise refusal(self.phrases, "answer_needed")
        if self.candidates and not text.isdecimal():
            try:
                return find_thing(text, self.candidates, self.phrases)
            except InvalidInput:
                pass
        return self._one(text)

    def _rule_out(self) -> None:
        """The person says it is not the one offered, or none of those offered."""
        self.candidates = ()
        self.guesses[self._open] = ()

    def _open_next(self) -> None:
        self._open = next((n for n, guess in enumerate(self.guesses) if isinstance(guess, tuple)), -1)
        if self._open >= 0:
            guess = self.guesses[self._open]
            self.candidates = guess if isinstance(guess, tuple) else ()
            return
        self.candidates = ()
        self._done(self._whole())

    def _whole(self) -> Json:
        """The answer, once nothing is open."""
        known = [guess for guess in self.guesses if not isinstance(guess, tuple)]
        return known if isinstance(self.request, LookRow) else [thing for thing in known if thing]
