"""Cards whose names are in doubt: a person names them, so that the camera can see an order carried out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.requests import Look
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.draft import Draft

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.journal import Source
    from engine.requests import Instruction, Json
    from tablemate.conversation.doubts import Guess

TOPIC = "card_names"


@dataclass(frozen=True, slots=True)
class Named:
    """The names a person gave to cards that an order was about: by zone and place."""

    order: Instruction
    value: Mapping[str, Mapping[str, list[str]]]
    source: Source


@dataclass(eq=False)
class NamingDraft(DoubtfulDraft):
    """What lies in a zone that an order changes, with the names left open that the camera is not sure of.

    It answers what lies there, not the order itself: that is done once the camera sees it.
    """

    order: Instruction = field(kw_only=True)

    def restart(self) -> NamingDraft:
        """Return the same question, as if the person had said nothing yet."""
        guesses = dict(self.asked)
        return NamingDraft(self._look, self.phrases, guesses=guesses, together=self.at_once, order=self.order)

    @property
    def answered(self) -> dict[str, list[str]]:
        """The name given for each place that was asked about, once all are."""
        laid = self._look.lay_out(self.value)
        places = [spot for spot, guess in self.asked.items() if isinstance(guess, tuple)]
        return {place: list(laid[place]) for place in places if place in laid}

    @property
    def look(self) -> Look[Any]:
        """The question that it answers."""
        return self._look

    @property
    def _kind(self) -> str:
        return "drawn" if len(self.asked) == 1 else super()._kind

    def says_done(self, text: str) -> bool:
        """Whether this says that the order is done, and no name."""
        return text.strip().casefold() == self.phrases.say("said_done")

    def for_order(self) -> Draft:
        """Return the answer to the order itself."""
        return Draft(self.order, self.phrases)

    def take_whole(self, value: Json) -> None:
        """Take all that lies there at once, as from a touch on a page."""
        self._done(value)


def look_for_names(zone: str, guesses: Mapping[str, Guess], names: Iterable[str]) -> Look[Any]:
    """Return the question what lies on these places of a zone, where things of these names may lie."""
    known = {spot: (guess,) for spot, guess in guesses.items() if isinstance(guess, str)}
    offered = [id_ for guess in guesses.values() if isinstance(guess, tuple) for id_ in guess]
    allowed = tuple(dict.fromkeys((*names, *offered, *(id_ for ids in known.values() for id_ in ids))))
    facts = {"zone": zone}
    if list(guesses) != [str(number) for number in range(1, len(guesses) + 1)]:
        return Look.board(TOPIC, zone, tuple(guesses), allowed, before=known, facts=facts)
    gaps, most = None in guesses.values(), len(guesses)
    least = 0 if gaps else most
    return Look.row(TOPIC, zone, allowed, least, most, distinct=False, gaps=gaps, facts=facts)
