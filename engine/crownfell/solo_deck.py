"""The two piles of solo cards: the arrow of the card just flipped goes with the list of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.events import SoloCardFlipped, SoloDeckShuffled
from engine.crownfell.spaces import CROWN, GRID
from engine.crownfell.texts import RULES
from engine.events import Shows
from engine.requests import Draw
from engine.script import ask, instruct
from engine.zones import ONLY, Facing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.solo_cards import SoloCard
    from engine.crownfell.spaces import Arrow
    from engine.events import Facts
    from engine.script import Script

ACTION_PILE, PRIORITY_PILE = "action_pile", "priority_pile"


class SoloDeck:
    """The solo cards; a card is known by its list while it lies on top, by its arrow once it is flipped."""

    def __init__(self, cards: Sequence[SoloCard], *, virtual: bool, reshuffle: str) -> None:
        self.cards = tuple(cards)
        self.virtual = virtual
        self.reshuffle = reshuffle
        self.pile: list[SoloCard] = []  # not yet flipped, the top one included
        self.actions: tuple[str, ...] = ()  # the list on top, once it was seen
        self.arrow: Arrow | None = None  # the arrow flipped last
        self.flipped: SoloCard | None = None  # the card on top of the priority pile, if one lies there
        self.on_crown: SoloCard | None = None  # the card that lies on the Crown in a draft
        self._draws = {"solo_list": 0, "solo_arrow": 0}

    def learn(self, cards: Sequence[SoloCard]) -> bool:
        """Take over what the owner entered, now or with the next shuffle of all cards.

        Cards that may be the one whose list is seen or asked for stay as they were told until then.
        """
        if self.reshuffle != "all":
            return False
        if self.actions and len(cards) == len(self.cards):
            self.pile = [card if card.actions == self.actions else new for card, new in self._pair(cards)]
        self.cards = tuple(cards)
        return True

    def _pair(self, cards: Sequence[SoloCard]) -> list[tuple[SoloCard, SoloCard]]:
        """Each card of the pile with what stands now in its place of the sheet."""
        left = list(zip(self.cards, cards, strict=True))
        pairs = []
        for card in self.pile:
            at = next((place for place, (old, _) in enumerate(left) if old == card), None)
            pairs.append((card, card) if at is None else left.pop(at))
        return pairs

    def flip(self, card: str, place: str) -> Script[tuple[Arrow, tuple[str, ...]]]:
        """Flip the top card for an enemy; returns its arrow and the list of the card below it."""
        facts = {"card": card, "place": place}
        if len(self.pile) <= (1 if self.reshuffle == "all" else 0):
            yield from self.shuffle(list(self.cards), facts, "all")
        asked, covered = sum(self._draws.values()), self.flipped
        flipped = yield from self.turn_over(facts)
        if self.pile:
            told = "yes" if sum(self._draws.values()) > asked else "no"
            # An arrow that nobody asked for and that looks like the last one proves no flip by itself.
            alike = covered is not None and covered.arrow == flipped.arrow
            yield from self.show_list(facts | {"flipped": told}, anew=told == "no" and alike)
        else:
            others = list(self.cards)
            others.remove(flipped)
            yield from self.shuffle(others, facts, "rest")
        self.arrow = flipped.arrow
        if not self.virtual and sum(self._draws.values()) == asked:
            yield from self.say_flipped(flipped, facts)
        return flipped.arrow, self.actions

    def say_flipped(self, flipped: SoloCard, facts: Facts) -> Script[None]:
        """Have the card flipped all the same when both of its sides are known without asking."""
        rule = RULES["solo_deck_empty"]
        event = SoloCardFlipped(rule=rule, arrow=flipped.arrow_face, actions=self.actions, **facts)
        yield from instruct(event, self.shows_list(), self.shows_arrow())

    def shows_piles(self) -> tuple[Shows, ...]:
        """The pile of lists, and no arrow beside it."""
        return Shows(ACTION_PILE, ONLY, number=1), self.shows_arrow()

    def shows_list(self) -> Shows:
        """The list on top of the action pile."""
        return Shows(ACTION_PILE, ONLY, exactly=("+".join(self.actions),))

    def shows_arrow(self, *, anew: bool = False) -> Shows:
        """The arrow on top of the priority pile, if one lies there."""
        arrow = (self.flipped.arrow_face,) if self.flipped else ()
        return Shows(PRIORITY_PILE, ONLY, exactly=arrow, anew=anew)

    def shuffle(self, cards: list[SoloCard], facts: Facts, which: str) -> Script[None]:
        """Form a new action pile, its top list showing."""
        self.pile, self.actions = cards, ()
        self.flipped = None if which == "all" else self.flipped
        if self.arrow and not self.virtual:
            event = SoloDeckShuffled(rule=RULES["solo_deck_empty"], which=which)
            # Nobody sees that cards were shuffled, only that the pile was gone and lies there again.
            yield from instruct(event, Shows(ACTION_PILE, ONLY, number=1, anew=True), self.shows_arrow())
        yield from self.show_list({**facts, "flipped": "yes"})

    def show_list(self, facts: Facts, *, anew: bool = False) -> Script[None]:
        """See the list on top of the action pile, once the arrow beside it is the one that was flipped."""
        faces = [card.list_face for card in self.pile]
        request = Draw(
            "draw_solo_list",
            "solo_list",
            *self._next("solo_list", faces),
            facts=facts,
            zone=ACTION_PILE,
            expects=(self.shows_arrow(anew=anew),),
        )
        self.actions = tuple((yield from self._draw(request)).split("+"))

    def turn_over(self, facts: Facts) -> Script[SoloCard]:
        """Flip the top card of the action pile and see its arrow."""
        fitting = [card for card in self.pile if card.actions == self.actions]
        request = self._ask_arrow("draw_solo_arrow", fitting, facts, (PRIORITY_PILE, ONLY))
        self.flipped = yield from self._see_arrow(request, fitting)
        return self.flipped

    def draw_arrow(self) -> Script[Arrow]:
        """An arrow for the draft, where the lists do not matter: it is laid on the Crown."""
        self.pile = self.pile or list(self.cards)
        request = self._ask_arrow("draw_draft_arrow", self.pile, {}, (GRID, CROWN))
        card = yield from self._see_arrow(request, self.pile)
        self.on_crown = None if self.virtual else card
        return card.arrow

    def gather(self) -> None:
        """Take all cards together after the draft; their pile is shuffled when the first one is needed."""
        self.pile = []
        self.flipped = self.on_crown = None

    def _ask_arrow(
        self, topic: str, fitting: Sequence[SoloCard], facts: Facts, seen_at: tuple[str, str]
    ) -> Draw:
        """Ask for an arrow that is seen on a place; the line under it faces the player."""
        cards, nth, virtual = self._next("solo_arrow", [card.arrow_face for card in fitting])
        zone, place = seen_at
        return Draw(
            topic,
            "solo_arrow",
            cards,
            nth,
            virtual,
            facts=facts,
            zone=zone,
            place=place,
            facing=Facing.TOWARDS,
        )

    def _see_arrow(self, request: Draw, fitting: Sequence[SoloCard]) -> Script[SoloCard]:
        """The card of these that was flipped, by its arrow."""
        face = yield from self._draw(request)
        card = next(card for card in fitting if card.arrow_face == face)
        self.pile.remove(card)
        self.actions = ()
        return card

    def _next(self, deck: str, faces: list[str]) -> tuple[tuple[str, ...], int, bool]:
        """The faces that can show, how many were drawn before, and who draws."""
        different = tuple(sorted(set(faces)))  # so that a choice keeps its number
        only = len(different) == 1
        return tuple(faces) if self.virtual and not only else different, self._draws[deck], self.virtual

    def _draw(self, request: Draw) -> Script[str]:
        """One of the faces that can show; nobody is asked if there is only one."""
        if len(request.cards) == 1:
            return request.cards[0]
        face = yield from ask(request)
        self._draws[request.deck] += 1
        return face
