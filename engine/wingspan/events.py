"""What happens in a game against the Automa."""

from __future__ import annotations

from engine.events import Event


class TableReadied(Event):
    """The Automa got its cubes and the goal board lies with the chosen side up."""

    cubes: int
    board: str


class AutomaDeckReadied(Event):
    """The Automa cards were shuffled, with or without the expert card."""

    automubon: str


class NamesUnknown(Event):
    """Nobody told us what the player's edition prints on some of the birds."""

    number: int


class NameBonusesLeftOut(Event):
    """The bonus cards that look at names were not drawn from: what they print in this edition is unknown."""

    bonuses: tuple[str, ...]


class BonusReturned(Event):
    """A bonus card the Automa cannot use went back into the deck."""

    bonus: str


class BonusTaken(Event):
    """The Automa has its bonus card."""

    bonus: str


class GoalsLaid(Event):
    """The four goals were drawn for the player to lay on the board."""

    goals: tuple[str, ...]


class SetsUnchecked(Event):
    """The player chose birds that only one source describes."""

    sets: tuple[str, ...]


class BrownPowersExplained(Event):
    """The player was told what the Automa does about their brown powers."""


class RoundBegan(Event):
    """A round began."""

    round: int
    turns: int
    goal: str


class CardRevealed(Event):
    """An Automa card came up."""

    face: str


class CardsDrawn(Event):
    """The Automa discarded the tray and took a face-down bird."""

    face_down: int


class BirdTaken(Event):
    """The Automa kept the best of the birds its bonus card wants; nothing else matched."""

    bonus: str
    bird: str
    points: int


class BirdTakenOthersDiscarded(BirdTaken):
    """The Automa kept the best of several matching birds and the others were discarded."""

    others: tuple[str, ...]


class NoBirdMatched(Event):
    """No bird in the tray was wanted, so the Automa took a face-down bird."""

    bonus: str
    tray: tuple[str, ...]
    face_down: int


class EggsLaid(Event):
    """The Automa got eggs."""

    eggs: int
    total: int


class FeederThrown(Event):
    """All five dice were rolled, because those in the feeder were alike or gone."""

    reason: str


class DiceRemoved(Event):
    """The Automa's key took all dice of one face from the feeder; those before it lay nowhere."""

    face: str
    place: int
    before: tuple[str, ...]
    dice: int
    key: tuple[str, ...]


class FoodTaken(Event):
    """The player followed the Automa's key at the feeder and told which face it took."""

    face: str
    place: int
    before: tuple[str, ...]
    key: tuple[str, ...]


class CubePlaced(Event):
    """A cube went onto the round's goal tile."""

    cubes: int


class CubeLacking(Event):
    """There was no cube left to place."""


class CubeRemoved(Event):
    """A cube went back from the goal tile to the Automa."""

    cubes: int


class NoCubeToRemove(Event):
    """There was no cube on the goal tile, so nothing was removed."""


class PinkPowersActivated(Event):
    """The player's pink powers were activated by the Automa's card."""


class PinkPowersMatched(Event):
    """The Automa's action may trigger pink powers, by the reading the player chose."""

    action: str


class GoalScored(Event):
    """An end-of-round goal was scored; the Automa's quantity is its base value and its cubes."""

    goal: str
    player: int
    automa: int
    base: int
    cubes: int
    player_points: int
    automa_points: int


class RankMarked(Event):
    """A cube of the Automa marks its rank or score; those on the tile went back to its supply."""

    returned: int


class TrayCleared(Event):
    """The tray was emptied and refilled for the next round."""


class AutomaDeckAdjusted(Event):
    """One Automa card left the deck and the rest were shuffled."""

    round: int
    automa_deck: str


class GameScored(Event):
    """The final scores are known."""

    player: int
    automa: int
    outcome: str


class TieBroken(Event):
    """The scores were equal, so leftover food decided."""

    player: int
    automa: int
    outcome: str
