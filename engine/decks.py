"""Decks: chance is an answer, from a seed or from the cards on the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.requests import Draw
from engine.script import ask
from engine.zones import ONLY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from engine.events import Facts
    from engine.script import Script


class Deck:
    """A face-down deck that knows which cards can still come up."""

    def __init__(self, name: str, cards: Iterable[str], *, virtual: bool) -> None:
        self.name = name
        self.cards = list(cards)
        self.virtual = virtual
        self._draws = 0
        self._renamed: dict[str, str] = {}  # since the last card was asked for

    def __len__(self) -> int:
        return len(self.cards)

    def draw(
        self,
        *,
        facts: Facts | None = None,
        zone: str = "",
        place: str = ONLY,
        others: tuple[str, ...] = (),
        without: Collection[str] = (),
    ) -> Script[str]:
        """Flip the top card: by the seed, as the person says, or as the camera sees it laid down.

        `others` are answers that are no card: they are returned, and the deck stays as it is. A card that is
        in `without` goes back, and the deck is shuffled until another one comes up.
        """
        request = Draw(
            f"draw_{self.name}",
            self.name,
            tuple(card for card in self.cards if card not in without),
            self._draws,
            self.virtual,
            facts=facts or {},
            zone=zone,
            place=place,
            others=others,
        )
        self._renamed = {}
        card = yield from ask(request)
        if card in others:
            return card
        card = self._renamed.get(card, card)
        self._draws += 1
        self.cards.remove(card)
        return card

    def rename(self, names: Mapping[str, str]) -> None:
        """Call cards by other names; a question that is open now still takes the old name."""
        self.cards = [names.get(card, card) for card in self.cards]
        self._renamed = {old: names.get(new, new) for old, new in self._renamed.items()} | dict(names)

    def shuffle_in(self, cards: Iterable[str]) -> None:
        """Put cards into the deck; any card may come up next."""
        self.cards.extend(cards)


def pick(seed: int, draw: Draw) -> str:
    """The card a virtual deck flips: fixed by the seed, the deck's name and how many came before."""
    return draw.cards[Random(f"{seed}/{draw.deck}/{draw.nth}").randrange(len(draw.cards))]
