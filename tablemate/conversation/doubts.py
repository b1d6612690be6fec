"""An answer the camera half knows: a person settles what it could not read, one thing after the other."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.errors import InvalidInput
from tablemate.conversation.boards import is_empty
from tablemate.conversation.draft import Draft
from tablemate.conversation.guidance import refusal
from tablemate.conversation.names import find_thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.requests import Json, Look
    from voice.phrases import Phrases

# A name the camera is sure of, None for an empty place, or what a thing might be; () if it cannot be read.
Guess: TypeAlias = str | tuple[str, ...] | None


@dataclass(eq=False)
class DoubtfulDraft(Draft):
    """The camera's answer with what it is not sure of left open.

    The guesses are by place; loose things of a pool are counted from the left, from one.
    """

    guesses: dict[str, Guess] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._open_next()

    @property
    def place(self) -> str:
        """Which place is asked about, or which thing from the left."""
        return self._open

    @property
    def typed(self) -> list[str | None]:
        """What was typed of a whole answer; what is offered here was the camera's idea."""
        return list(self.slots)

    def question(self) -> str:
        """What to ask about the open thing."""
        kind, place = self._look.told, spot_fact(self.place)
        if not self.candidates:
            return self.phrases.say(f"unreadable_{kind}", {"place": place})
        if len(self.candidates) == 1:
            facts = {"place": place, "thing": self.candidates[0]}
            return self.phrases.say(f"unproven_{kind}", facts)
        choices = _number(self.candidates, self.phrases)
        return self.phrases.say(f"doubtful_{kind}", {"place": place, "choices": choices})

    def feed(self, text: str) -> None:
        """Take what a person says of the open thing, or the whole answer if several things are named."""
        text = text.strip()
        placed = self._split_place(text)
        if "," in text or (placed and not self._look.spots):
            super().feed(text)
        elif placed:
            self._put(*placed)
        else:
            self._settle(text)

    def _split_place(self, text: str) -> tuple[str, str] | None:
        """A place, or a number, and what is said to lie there, as in `2 osprey` or `c2 pyro`."""
        word, _, name = text.partition(" ")
        spots = {spot.casefold(): spot for spot in self._look.spots}
        counted = re.fullmatch(r"\d", word) and re.match(r"[^\d\s]", name.strip())
        if not name.strip() or not (counted or (word.casefold() in spots and not word.isdecimal())):
            return None
        return spots.get(word.casefold(), word), name.strip()

    def _put(self, place: str, name: str) -> None:
        if place not in self.guesses:
            raise refusal(self.phrases, "too_many", most=len(self.guesses))
        if self._look.spots:
            self._refuse_unread(self._look, place, name)
        self._know(place, None if is_empty(name, self.phrases) else self._one(name))

    def _refuse_unread(self, look: Look[Any], place: str, name: str) -> None:
        """Say what must be done with a card that lies face down, or with a place that may not be empty."""
        facts = {"place": spot_fact(place), "zone": look.zone}
        if self._is_face_down(name):
            raise refusal(self.phrases, say_of("face_down", place), **facts)
        if is_empty(name, self.phrases) and not look.gaps:
            raise refusal(self.phrases, say_of("empty", place), **facts)

    def _settle(self, text: str) -> None:
        if text.casefold() in self.phrases.say("words_no").split():
            self._rule_out()
        elif is_empty(text, self.phrases) or self._is_face_down(text):
            self._put(self._open, text)
        else:
            self._know(self._open, self._accepted(text))

    def _is_face_down(self, text: str) -> bool:
        return text.casefold().replace(" ", "-") in self.phrases.say("words_face_down").split()

    def _know(self, place: str, thing: str | None) -> None:
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
        self._open = next((spot for spot, guess in self.guesses.items() if isinstance(guess, tuple)), "")
        guess = self.guesses.get(self._open)
        self.candidates = guess if isinstance(guess, tuple) else ()
        if not self._open:
            self._done(self._whole())

    def _whole(self) -> Json:
        """The answer, once nothing is open."""
        known = {spot: (guess,) for spot, guess in self.guesses.items() if isinstance(guess, str)}
        return self._look.put_together(known)


def ask_drawn(candidates: Sequence[str], phrases: Phrases) -> str:
    """What to ask about a card that turned up and may be one of these; of none, it cannot be read."""
    choices = _number(candidates, phrases)
    kind = {0: "unreadable", 1: "unproven"}.get(len(candidates), "doubtful")
    return phrases.say(f"{kind}_drawn", {"choices": choices, "thing": next(iter(candidates), "")})


def _number(candidates: Sequence[str], phrases: Phrases) -> str:
    return ", ".join(f"{number}: {phrases.name(id_)}" for number, id_ in enumerate(candidates, start=1))


def say_of(key: str, place: str) -> str:
    """The key of a sentence about a place that is counted, or about one with a name."""
    return f"{key}_place" if place.isdecimal() else f"{key}_on"


def spot_fact(place: str) -> str | int:
    """A place as the sentences want it: a number, where places are counted."""
    return int(place) if place.isdecimal() else place
