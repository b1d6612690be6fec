"""What happens in a Last Stand."""

from __future__ import annotations

from engine.events import Event


class TableReadied(Event):
    """The Crown lies in the middle."""


class HandTaken(Event):
    """The player has their characters."""

    cards: tuple[str, ...]


class DraftLaid(Event):
    """Eight cards lie around the Crown for the draft, clockwise from the one straight above it."""

    cards: tuple[str, ...]


class DraftDiscarded(Event):
    """The arrow took a card out of the draft."""

    card: str
    place: str
    arrow: str


class EnemyDeckReadied(Event):
    """The other characters are the enemy deck."""

    number: int
    deck: str


class EnemiesPlaced(Event):
    """The first three enemies stand in their home row."""

    cards: tuple[str, ...]


class SoloDeckReadied(Event):
    """The printed solo cards were shuffled."""


class SoloDeckShuffled(Event):
    """The action pile was used up and solo cards were shuffled: all, or the rest of them."""

    which: str


class SoloCardFlipped(Event):
    """A printed solo card was flipped whose two sides were known without asking."""

    card: str
    place: str
    arrow: str
    actions: tuple[str, ...]


class EnemyTurnBegan(Event):
    """The enemy's turn began."""

    turn: int


class EnemyMoved(Event):
    """An enemy moved along its arrows, and captured what it landed on."""

    card: str
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class EnemyCovered(Event):
    """An enemy moved on top of another card, which stays beneath it."""

    card: str
    start: str
    to: str
    beneath: str
    whose: str


class EnemyShot(Event):
    """An enemy captured a card at a distance without moving."""

    card: str
    place: str
    target: str
    target_place: str


class EnemyFired(EnemyShot):
    """An enemy's ability captured a card."""

    title: str


class EnemyMovedAndShot(Event):
    """An enemy moved and captured a card at a distance."""

    card: str
    start: str
    to: str
    target: str
    target_place: str


class EnemyPushed(Event):
    """An enemy's ability moved another card."""

    card: str
    title: str
    subject: str
    whose: str
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class EnemySwapped(Event):
    """An enemy changed places with another card."""

    card: str
    title: str
    subject: str
    whose: str
    start: str
    to: str


class EnemyPosted(Event):
    """An enemy's ability deployed a card."""

    card: str
    title: str
    newcomer: str
    to: str
    column: int
    deck: str


class CardSacrificed(Event):
    """A card paid for its own ability: it was flipped and discarded."""

    card: str
    whose: str


class AbilityByHand(Event):
    """An enemy uses an ability that only its card explains."""

    card: str
    title: str
    place: str
    arrow: str


class EnemyStayed(Event):
    """An enemy could do nothing of what the list says."""

    card: str
    place: str


class LockKept(Event):
    """An enemy gave up its action to keep a card locked."""

    card: str
    place: str


class EnemyDeployed(Event):
    """The enemy deployed a card at the end of its turn."""

    card: str
    to: str
    column: int
    deck: str
    left: int


class EnemyRallied(Event):
    """A card reached the Crown or the player's home row, and the enemy deployed another."""

    card: str
    newcomer: str
    to: str
    column: int
    deck: str
    left: int


class DeployBlocked(Event):
    """The enemy home row is full, so nothing is deployed."""


class RallyBlocked(Event):
    """A card reached a rally space, but the enemy home row is full."""

    card: str


class DesperateMoveMade(Event):
    """With the deck empty, a rally moved a card of the enemy instead."""

    card: str
    subject: str
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class DesperationIdle(Event):
    """With the deck empty, a rally found no card that could move."""

    card: str


class PlayerCaptured(Event):
    """The player captured."""

    captured: tuple[str, ...]
    score: int


class GameEnded(Event):
    """One side has no card on the board or no legal move."""

    reason: str
    captured: int
    locked: int
    score: int
    best: int
