"""What happens in a game against the Automa."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event


@dataclass(frozen=True, kw_only=True)
class TableReadied(Event):
    """The Automa got its cubes and the goal board lies with the chosen side up."""

    cubes: int
    board: str


@dataclass(frozen=True, kw_only=True)
class AutomaDeckReadied(Event):
    """The Automa cards were shuffled, with or without the expert card."""

    automubon: str


@dataclass(frozen=True, kw_only=True)
class BonusReturned(Event):
    """A bonus card the Automa cannot use went back into the deck."""

    bonus: str


@dataclass(frozen=True, kw_only=True)
class BonusTaken(Event):
    """The Automa has its bonus card."""

    bonus: str


@dataclass(frozen=True, kw_only=True)
class RoundBegan(Event):
    """A round began."""

    round: int
    turns: int
    goal: str


@dataclass(frozen=True, kw_only=True)
class CardRevealed(Event):
    """An Automa card came up."""

    face: str


@dataclass(frozen=True, kw_only=True)
class CardsDrawn(Event):
    """The Automa discarded the tray and took a face-down bird."""

    face_down: int


@dataclass(frozen=True, kw_only=True)
class BirdTaken(Event):
    """The Automa kept the best of the birds its bonus card wants; nothing else matched."""

    bird: str
    points: int


@dataclass(frozen=True, kw_only=True)
class BirdTakenOthersDiscarded(BirdTaken):
    """The Automa kept the best of several matching birds and the others were discarded."""

    others: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class NoBirdMatched(Event):
    """No bird in the tray was wanted, so the Automa took a face-down bird."""

    bonus: str
    face_down: int


@dataclass(frozen=True, kw_only=True)
class EggsLaid(Event):
    """The Automa got eggs."""

    eggs: int
    total: int


@dataclass(frozen=True, kw_only=True)
class FeederThrown(Event):
    """All five dice were thrown, because those in the feeder were alike or gone."""

    reason: str


@dataclass(frozen=True, kw_only=True)
class DiceRemoved(Event):
    """The Automa's key took all dice of one face from the feeder."""

    face: str
    dice: int
    key: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class CubePlaced(Event):
    """A cube went onto the round's goal tile."""

    cubes: int


@dataclass(frozen=True, kw_only=True)
class CubeLacking(Event):
    """There was no cube left to place."""


@dataclass(frozen=True, kw_only=True)
class CubeRemoved(Event):
    """A cube went back from the goal tile to the Automa."""

    cubes: int


@dataclass(frozen=True, kw_only=True)
class NoCubeToRemove(Event):
    """There was no cube on the goal tile, so nothing was removed."""


@dataclass(frozen=True, kw_only=True)
class PinkPowersActivated(Event):
    """The player's pink powers were activated by the Automa's card."""


@dataclass(frozen=True, kw_only=True)
class PinkPowersMatched(Event):
    """The Automa's action may trigger pink powers, by the reading the player chose."""

    action: str


@dataclass(frozen=True, kw_only=True)
class GoalScored(Event):
    """An end-of-round goal was scored."""

    goal: str
    player: int
    automa: int
    player_points: int
    automa_points: int


@dataclass(frozen=True, kw_only=True)
class RankMarked(Event):
    """A cube of the Automa marks its rank or score; those on the tile went back to its supply."""

    returned: int


@dataclass(frozen=True, kw_only=True)
class TrayCleared(Event):
    """The tray was emptied and filled anew for the next round."""


@dataclass(frozen=True, kw_only=True)
class AutomaDeckAdjusted(Event):
    """One Automa card left the deck and the rest were shuffled."""

    round: int
    automa_deck: str


@dataclass(frozen=True, kw_only=True)
class GameScored(Event):
    """The final scores are known."""

    player: int
    automa: int
    outcome: str


@dataclass(frozen=True, kw_only=True)
class TieBroken(Event):
    """The scores were equal, so leftover food decided."""

    player: int
    automa: int
    outcome: str
