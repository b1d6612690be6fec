"""An answer that the camera knows in part: a person settles the rest, all at once or thing by thing."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.errors import Ambiguous, InvalidInput
from engine.events import Line
from tablemate.conversation.boards import is_empty
from tablemate.conversation.draft import Draft
from tablemate.conversation.guidance import refusal
from tablemate.conversation.names import find_thing
from tablemate.conversation.numbers import read_number

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.requests import Json, Look
    from voice.phrases import Phrases

# A name the camera is sure of, None for an empty place, or what a thing might be; () if it cannot be read.
Guess: TypeAlias = str | tuple[str, ...] | None
NAMES_AT_ONCE = 8  # in a question about several things; with more, one has forgotten the first


@dataclass(eq=False)
class DoubtfulDraft(Draft):
    """The camera's answer with what it is not sure of left open.

    The guesses are by place; loose things of a pool are counted from the left, from one.
    """

    guesses: dict[str, Guess] = field(default_factory=dict)
    together: bool = False  # several things are asked about at once
    asked: dict[str, Guess] = field(default_factory=dict)  # the guesses before the person said anything
    at_once: bool = False  # whether it began as one question about several things

    def __post_init__(self) -> None:
        self._open, self.asked = "", dict(self.guesses)
        self.guesses = {spot: self._doubt(spot, guess) for spot, guess in self.asked.items()}
        open_ = self._list_open()
        few = bool(self._look.spots) and 1 < len(open_) <= NAMES_AT_ONCE
        self.together = self.at_once = self.together and few and all(open_.values()) and bool(self.offers)
        if open_:
            self._open_next()

    def _doubt(self, spot: str, guess: Guess) -> Guess:
        """Leave open a guess that makes no legal answer: the person may know better than the camera."""
        look = self._look
        if guess is None:
            return () if self._must_hold(spot) else None
        if isinstance(guess, tuple):
            can_be = tuple(id_ for id_ in guess if id_ in look.allowed)
            return can_be if guess[:1] != can_be[:1] else guess
        if guess not in look.allowed:
            return ()
        times = list(self.asked.values()).count(guess)
        return (guess,) if look.each is not None and times > look.each else guess

    def _must_hold(self, spot: str) -> bool:
        """Whether a place may not be empty: the first ones of a row, and any before one that is full."""
        look = self._look
        if look.gaps or not look.spots:
            return False
        place = list(look.spots).index(spot)
        return place < look.least or any(self.asked.get(other) is not None for other in look.spots[place:])

    def restart(self) -> DoubtfulDraft:
        """Return the same question, as if the person had said nothing yet."""
        guesses = dict(self.asked)
        return DoubtfulDraft(
            self.request, self.phrases, seen=self.seen, guesses=guesses, together=self.at_once
        )

    @property
    def choices(self) -> list[str]:
        """The numbered things to choose from now; there are none where yes or no is the answer."""
        if not self.together:
            return super().choices
        return self.offered if len(self.offered) > 1 else []

    @property
    def offered(self) -> list[str]:
        """The combinations of what the open things may be, in words."""
        return [self.phrases.join(list(offer.values())) for offer in self.offers]

    @property
    def spots(self) -> str:
        """The open things in words, by where they lie."""
        spots = [(say_of("spot", spot), {"place": spot_fact(spot)}) for spot in self._list_open()]
        return self.phrases.join([self.phrases.say(key, facts) for key, facts in spots])

    @property
    def offers(self) -> list[dict[str, str]]:
        """The combinations of what the open things may be, by place, the likeliest first."""
        open_ = self._list_open()
        most = max(1, NAMES_AT_ONCE // len(open_))
        # One guess more for each thing than can be offered, in case two are alike.
        likely = [list(enumerate(guess[: most + 1])) for guess in open_.values()]
        ranked = [(sum(rank for rank, _ in one), [id_ for _, id_ in one]) for one in product(*likely)]
        # Two cards of one name are the least likely, though there may be such.
        ranked.sort(key=lambda one: (-len({*self._known_names, *one[1]}), one[0]))
        named = [dict(zip(open_, ids, strict=True)) for _, ids in ranked if self._can_lie(ids)]
        return named[:most]

    def _can_lie(self, ids: Sequence[str]) -> bool:
        """Whether the question allows them, and there are as many of each as would lie there then."""
        look, numbers = self._look, Counter([*self._known_names, *ids])
        return set(ids) <= set(look.allowed) and (look.each is None or max(numbers.values()) <= look.each)

    @property
    def _known_names(self) -> list[str]:
        return [guess for guess in self.guesses.values() if isinstance(guess, str)]

    @property
    def place(self) -> str:
        """Which place is asked about, or which thing from the left."""
        return self._open

    @property
    def typed(self) -> list[str | None]:
        """What the person said so far; what is only offered is the camera's idea and does not count."""
        answered = [guess for spot, guess in self.guesses.items() if guess != self.asked[spot]]
        return list(self.slots) or [thing for thing in answered if isinstance(thing, str)]

    def question(self) -> str:
        """What to ask about the open thing."""
        kind, place = self._kind, spot_fact(self.place)
        if self.together:
            return self._ask_together()
        if not self.candidates:
            return self.phrases.line(self._ask_for_name())
        if len(self.candidates) == 1:
            facts = {"place": place, "thing": self.candidates[0]}
            return self.phrases.say(f"unproven_{kind}", facts)
        choices = _number(self.candidates, self.phrases)
        return self.phrases.say(f"doubtful_{kind}", {"place": place, "choices": choices})

    def _ask_for_name(self) -> Line:
        """The question about a thing that cannot be read, or is not even seen where one must lie."""
        look, place, guess = self._look, self.place, self.asked[self.place]
        if guess is None:
            seen_at = dict(zip(look.places, look.seen_at or look.places, strict=True))
            facts = {"place": spot_fact(seen_at[place]), "zone": look.seen_in or look.zone}
            return Line("missing_place", facts)
        seen = guess if isinstance(guess, str) else next(iter(guess), None)
        if seen and seen not in look.allowed:
            return Line(say_of("impossible", place), {"place": spot_fact(place), "thing": seen})
        return Line(f"unreadable_{self._kind}", {"place": spot_fact(place)})

    @property
    def _kind(self) -> str:
        """Which sentences speak of these things."""
        return self._look.arranged

    def _ask_together(self) -> str:
        if self.choices:
            facts = {"spots": self.spots, "choices": _number(self.choices, self.phrases)}
            return self.phrases.say("doubtful_together", facts)
        things = tuple(self.offers[0].values())
        return self.phrases.say("unproven_together", {"spots": self.spots, "things": things})

    def feed(self, text: str) -> None:
        """Take what a person says of the open thing, or the whole answer if several things are named."""
        text = text.strip()
        placed = self._split_place(text)
        if "," in text or (placed and not self._look.spots):
            super().feed(text)
        elif placed:
            self._put(*placed)
        elif self.together:
            self._settle_together(text)
        else:
            self._settle(text)

    def _settle_together(self, text: str) -> None:
        """Take the answer about all of them; after "no" they are asked about one by one."""
        offers, agreed = self.offers, text.casefold() in self.phrases.say("words_done").split()
        number = 1 if agreed and len(offers) == 1 else read_number(text, self.phrases) or 0
        if text.casefold() in self.phrases.say("words_no").split():
            self.together = False
            self._open_next()
        elif 1 <= number <= len(offers) and (agreed or self.choices):
            self._know(offers[number - 1])
        else:
            spot, thing = next(iter(offers[0].items()))
            key = "number_of_together" if self.choices else "yes_to_together"
            raise refusal(self.phrases, key, place=spot_fact(spot), thing=thing)

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
        self._know({place: None if is_empty(name, self.phrases) else self._name_on(place, name)})

    def _name_on(self, place: str, name: str) -> str:
        """Find the one thing that is meant; of several, the next words settle which, on the same place."""
        try:
            return self._one(name)
        except Ambiguous as several:
            self.together, self._open = False, place
            self.candidates = self.guesses[place] = several.candidates
            raise

    def _refuse_unread(self, look: Look[Any], place: str, name: str) -> None:
        """Refuse "face down", and "empty" where a place may not be, saying what to do instead."""
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
            self._know({self._open: self._accepted(text)})

    def _is_face_down(self, text: str) -> bool:
        return text.casefold().replace(" ", "-") in self.phrases.say("words_face_down").split()

    def _know(self, said: Mapping[str, str | None]) -> None:
        """Take a person's word on things; if that makes no legal answer, all stays as it was."""
        before, together = dict(self.guesses), self.together
        self.guesses.update(said)
        try:
            self._open_next()
        except InvalidInput:
            self.guesses, self.together = before, together
            self._open_next()
            raise

    def _accepted(self, text: str) -> str:
        agreed = text.casefold() in self.phrases.say("words_done").split()
        if agreed and len(self.candidates) == 1:
            return self.candidates[0]
        if agreed or not text:
            line = Line("answer_needed") if self.candidates else self._ask_for_name()
            raise InvalidInput(self.phrases.line(line), line)
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

    def _list_open(self) -> dict[str, tuple[str, ...]]:
        """What is still asked about, each with its candidates."""
        return {spot: guess for spot, guess in self.guesses.items() if isinstance(guess, tuple)}

    def _open_next(self) -> None:
        open_ = self._list_open()
        # Missing things come first: laying one down changes the zone, and all of it is looked at again.
        self._open = min(open_, key=lambda spot: self.asked[spot] is not None, default="")
        self.together = self.together and len(open_) > 1
        self.candidates = () if self.together else open_.get(self._open, ())
        if not self._open:
            self._done(self._whole())

    def _whole(self) -> Json:
        """The answer, once nothing is open."""
        known = {spot: (guess,) for spot, guess in self.guesses.items() if isinstance(guess, str)}
        return self._look.put_together(known)


def ask_drawn(candidates: Sequence[str], phrases: Phrases) -> str:
    """The question about a card that turned up and may be one of these; with none, it cannot be read."""
    choices = _number(candidates, phrases)
    kind = {0: "unreadable", 1: "unproven"}.get(len(candidates), "doubtful")
    return phrases.say(f"{kind}_drawn", {"choices": choices, "thing": next(iter(candidates), "")})


def ask_meant(options: Sequence[str], phrases: Phrases) -> str:
    """The question which of several options was meant, by what the table shows."""
    return phrases.say("doubtful_meant", {"choices": _number(options, phrases)})


def _number(candidates: Sequence[str], phrases: Phrases) -> str:
    return ", ".join(
        phrases.say("numbered", {"number": number, "thing": id_})
        for number, id_ in enumerate(candidates, start=1)
    )


def say_of(key: str, place: str) -> str:
    """The key of a sentence about a place that is counted, or about one with a name."""
    return f"{key}_place" if place.isdecimal() else f"{key}_on"


def spot_fact(place: str) -> str | int:
    """A place as the sentences want it: a number, where places are counted."""
    return int(place) if place.isdecimal() else place
