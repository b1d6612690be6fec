"""Which cards of a sheet are made up, and asking the owner for one that turns up or forbids something."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.card_form import read_entries
from engine.events import SheetAmended
from engine.game import Origin
from engine.rules import YOUR_PRINT
from engine.script import choose, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.events import Facts
    from engine.fields import CardData, Section
    from engine.script import Script

UNKNOWN_CARD = "unknown_card"  # the question whether a made-up card is entered now
UNKNOWN_PRINT = "unknown_print"  # the question what a printed card says that the sheet lacks
FORBIDDEN = "practice_forbids"  # the question whether a printed card allows what only ours forbids
FORBIDDEN_BY_SEVERAL = "practice_forbid"  # the question which printed card does
TELL, PRACTICE, PRACTICE_ALL, BACK = "tell", "practice", "practice_all", "look_again"
ONCE, NO = "once", "no"
UNLISTED = "unlisted"  # said when a printed card turns up that the sheet lacks


@dataclass(frozen=True, slots=True)
class MadeUp:
    """A card that we made up: where it stands in its sheet, and its name if it has one."""

    heading: str
    place: int
    title: str
    table: CardData = field(compare=False, repr=False)


@lru_cache(maxsize=16)
def list_made_up(sections: tuple[Section, ...], text: str) -> tuple[tuple[MadeUp, ...], bool]:
    """The cards of a sheet that are made up, and whether any is the owner's."""
    titles = {section.heading: section.title for section in sections}
    cards = [card for card in read_entries(text, sections) if card.heading]
    made_up = (card for card in cards if card.origin is Origin.STAND_IN)
    return (
        tuple(MadeUp(c.heading, c.place, str(c.table.get(titles[c.heading], "")), c.table) for c in made_up),
        any(card.origin is Origin.OWNER for card in cards),
    )


class Practice:
    """The practice cards of one sheet in a game, and which of them were asked for."""

    def __init__(self, sheet: str, sections: tuple[Section, ...], things: str, text: str) -> None:
        self._sheet, self._sections, self._things = sheet, sections, things
        self._asked: set[MadeUp] = set()
        self._quiet = False  # the player does not want to be asked
        self.learn(text)

    def learn(self, text: str) -> None:
        """Take over another text of the sheet."""
        self.cards, self._begun = list_made_up(self._sections, text)

    def titles(self, heading: str) -> frozenset[str]:
        """The names of the cards of one kind that are made up."""
        return frozenset(card.title for card in self.cards if card.heading == heading)

    def find(self, heading: str, *, title: str = "", place: int | None = None) -> MadeUp | None:
        """The card of this name, or in this place of the sheet, if it is made up."""
        fits = (card for card in self.cards if card.heading == heading)
        return next((card for card in fits if card.place == place or (title and card.title == title)), None)

    def ask_for(self, heading: str, *, title: str = "", place: int | None = None) -> Script[None]:
        """Ask once for a card that is still made up, if the owner has begun to enter theirs."""
        card = self.find(heading, title=title, place=place)
        if card is None or not self._begun or self._quiet or card in self._asked:
            return
        self._asked.add(card)
        answer = TELL
        while answer == TELL and card in self.cards:  # asked again until the card is entered
            choices = (TELL, PRACTICE, PRACTICE_ALL)
            answer = yield from choose(UNKNOWN_CARD, choices, default=PRACTICE, facts=self._facts(card))
        self._quiet = answer == PRACTICE_ALL

    def dispute(self, heading: str, titles: Sequence[str], allows: Callable[[], bool]) -> Script[str]:
        """Ask whether a printed card allows what only these practice cards forbid; returns yes, once or no.

        After a yes the owner enters the card, and what it prints decides.
        """
        title = titles[0]
        if len(titles) > 1:
            title = yield from choose(FORBIDDEN_BY_SEVERAL, (*titles, NO), facts={"cards": tuple(titles)})
        card = self.find(heading, title=title)
        if card is None:
            return NO
        answer = TELL
        while answer == TELL and card in self.cards:
            answer = yield from choose(FORBIDDEN, (TELL, ONCE, NO), facts=self._facts(card))
        if answer != TELL:
            return answer
        allowed = "yes" if allows() else "no"
        amended = SheetAmended(
            rule=YOUR_PRINT,
            sheet=self._sheet,
            heading=heading,
            place=card.place,
            allowed=allowed,
            before=card.table,
        )
        yield from tell(amended)
        return allowed

    def others(self, heading: str, places: Sequence[int]) -> tuple[str, ...]:
        """The answer that a printed card is not in the sheet, if any card of these places is made up."""
        return (UNLISTED,) if self._find_at(heading, places) else ()

    def ask_print(self, heading: str, places: Sequence[int]) -> Script[None]:
        """Have the owner enter a printed card that the sheet lacks, in place of a made-up one.

        `places` are those of the cards that can still come up.
        """
        card = self._find_at(heading, places)
        if card:
            yield from choose(UNKNOWN_PRINT, (TELL, BACK), default=BACK, facts=self._facts(card))

    def ask_new(self, heading: str, place: int) -> Script[None]:
        """Have the owner enter a printed card that the sheet lacks, after the others."""
        facts = self._facts(MadeUp(heading, place, "", {}))
        yield from choose(UNKNOWN_PRINT, (TELL, BACK), default=BACK, facts=facts)

    def _find_at(self, heading: str, places: Sequence[int]) -> MadeUp | None:
        fits = (card for card in self.cards if card.heading == heading and card.place in places)
        return next(fits, None)

    def _facts(self, card: MadeUp) -> Facts:
        return {
            "sheet": self._sheet,
            "heading": card.heading,
            "number": card.place + 1,
            "card": card.title,
            "named": "yes" if card.title and not card.title.isdigit() else "no",
            "things": self._things,
        }
