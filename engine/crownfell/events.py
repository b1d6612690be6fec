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
    spaces: tuple[str, ...]


class EnemyDeckPlaced(Event):
    """The enemy deck lies above its column."""

    column: int


class EnemyDeckMoved(Event):
    """An ability carried out by hand deployed a card, so the enemy deck moved on."""

    card: str
    column: int


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


class EnemyAct(Event):
    """An enemy took its action: which entry of the list it was, and by which arrow."""

    card: str
    action: str
    passed: tuple[str, ...]  # entries that came before and were not possible
    order: str  # whether the entry was first on the list, next in order, or taken out of turn
    arrow: str
    choices: int  # ways that were left for the arrow to choose from


class EnemyMoved(EnemyAct):
    """An enemy moved along its arrows, and captured what it landed on."""

    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class EnemyCovered(EnemyAct):
    """An enemy moved on top of another card, which stays beneath it."""

    start: str
    to: str
    beneath: str
    whose: str


class EnemyShot(EnemyAct):
    """An enemy captured a card at a distance without moving."""

    place: str
    target: str
    target_place: str


class EnemyFired(EnemyShot):
    """An enemy's ability captured a card."""

    title: str


class EnemyMovedAndShot(EnemyAct):
    """An enemy moved and captured a card at a distance."""

    start: str
    to: str
    target: str
    target_place: str


class EnemyPushed(EnemyAct):
    """An enemy's ability moved another card."""

    title: str
    subject: str
    whose: str
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class EnemySwapped(EnemyAct):
    """An enemy changed places with another card."""

    title: str
    subject: str
    whose: str
    start: str
    to: str


class EnemyPosted(EnemyAct):
    """An enemy's ability deployed a card."""

    title: str
    newcomer: str
    to: str
    column: int
    deck: str


class CardSacrificed(Event):
    """A card paid for its own ability: it was flipped and discarded."""

    card: str
    whose: str


class AbilityByHand(EnemyAct):
    """An enemy uses an ability that only its card explains."""

    title: str
    place: str
    newcomer: tuple[str, ...]  # the card it deploys, where Tablemate draws it
    new: int


class EnemyStayed(EnemyAct):
    """An enemy could do nothing of what the list says."""

    place: str


class LockKept(EnemyAct):
    """An enemy gave up its action to keep a card locked."""

    place: str


class EnemyDeployed(Event):
    """The enemy deployed a card at the end of its turn."""

    card: str
    to: str
    above: str  # the space below the deck when it was drawn
    shifted: int  # columns to the right of that
    column: int
    deck: str
    left: int


class EnemyRallied(EnemyDeployed):
    """A card reached the Crown or the player's home row, and the enemy deployed another."""

    newcomer: str


class DeployBlocked(Event):
    """The enemy home row is full, so nothing is deployed."""


class RallyBlocked(Event):
    """A card reached a rally space, but the enemy home row is full."""

    card: str


class DesperateMoveMade(Event):
    """With the deck empty, a rally moved a card of the enemy instead."""

    card: str
    subject: str
    locked: str  # whether the moved card was locked
    arrow: str
    choices: int  # cards the arrow could choose from
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int


class DesperationIdle(Event):
    """With the deck empty, a rally found no card that could move."""

    card: str


class PlayerActed(Event):
    """The player did something, as it was understood from the grid."""

    kind: str  # what sort of deed it was
    actor: str
    subject: str  # the card that changed its place
    title: str  # of the actor's ability
    start: str
    to: str
    captured: tuple[str, ...]
    taken: int
    target: str  # where the captured card was
    score: int  # cards captured so far


class GameEnded(Event):
    """One side has no card on the board or no legal move."""

    reason: str
    captured: int
    locked: int
    score: int
    best: int


class GridTaken(Event):
    """The grid was taken as it lies, although a practice card forbids that."""
