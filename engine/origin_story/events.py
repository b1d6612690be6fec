"""What happens in a game against the Vancardians."""

from __future__ import annotations

from engine.events import Event
from engine.origin_story.cards import LOVE


class TableReadied(Event):
    """The table was set up without the event cards."""


class PlayerReadied(Event):
    """You have your mat, dial, stamina and superheroes."""


class DialsReadied(Event):
    """The Vancardians have their dials."""


class LevelChosen(Event):
    """The five cards of the Vancardian deck are fixed by the level."""

    level: int
    hard: str
    easy: str


class DeckBuilt(Event):
    """You built the Vancardian deck from the printed cards."""

    level: int
    hard: str
    easy: str
    rest: int


class DealerChosen(Event):
    """A player got the dealer token."""

    dealer: str
    leader: str


class RoundBegan(Event):
    """A round began."""

    round: int
    dealer: str
    leader: str


class CardsGathered(Event):
    """All playing cards were shuffled for a round."""

    by: str


class ExtraLoveSetAside(Event):
    """The extra-love cards lie at the side before the Vancardians are dealt to."""


class RowDealt(Event):
    """A row was dealt."""

    who: str
    cards: tuple[str, ...]


class EventDrawn(Event):
    """The event of round 3 came up."""

    text: str
    colour: str


class PrintedEventDrawn(Event):
    """You drew the printed event of round 3."""

    colour: str


class StoryPlayed(Event):
    """You gained stamina and played a story card."""

    round: int


class SuperheroPlayed(Event):
    """You chose your superhero."""


class AbilitiesCharged(Event):
    """You charged your abilities."""


class AlignmentChosen(Event):
    """You chose your alignment."""

    alignment: str


class RowEmpty(Event):
    """The Vancardian card shows no effect for this round."""

    round: int


class EffectResolved(Event):
    """An effect of the Vancardian card is carried out."""

    keyword: str
    number: int


class CardsReplaced(Event):
    """Cards of a Vancardian were replaced."""

    who: str
    gone: tuple[str, ...]
    new: tuple[str, ...]


class NothingReplaced(Event):
    """A Vancardian had no card to replace: all of hers were of the suit that is meant by love."""

    who: str
    love: str = LOVE


class LoveAdded(Event):
    """A Vancardian got an extra-love card."""

    who: str
    gone: tuple[str, ...]
    card: str
    value: int


class LoveMoved(Event):
    """Love cards went to the left end of a row, or lay there already."""

    who: str
    cards: tuple[str, ...]
    already: str
    love: str = LOVE


class NoLoveMoved(Event):
    """No love card of a Vancardian was moved: she has none, or her only one is already leftmost."""

    who: str
    number: int
    card: str
    love: str = LOVE


class DeckReshuffled(Event):
    """The discard pile became the new deck; extra-love cards in it were shuffled in or set aside."""

    cards: int
    extra: tuple[str, ...]
    goes: str


class CardLed(Event):
    """A Vancardian led a card of the row she had."""

    who: str
    row: tuple[str, ...]
    card: str
    value: int
    plain: str


class CardFollowed(Event):
    """A Vancardian followed with a card of the row she had, to a trick in which another was ahead."""

    who: str
    row: tuple[str, ...]
    lead: str
    beaten: str
    reason: str
    card: str
    value: int
    plain: str
    ahead: str
    love: str = LOVE


class CardsDrawn(Event):
    """A Vancardian who follows drew cards; these were the suits in her row."""

    who: str
    suits: tuple[str, ...]


class CardsRefused(CardsDrawn):
    """None of the drawn cards was kept."""

    refused: tuple[str, ...]


class CardsKept(CardsDrawn):
    """All drawn cards were kept."""

    kept: tuple[str, ...]
    dropped: tuple[str, ...]


class CardKept(CardsDrawn):
    """One drawn card was kept and the other refused."""

    kept: tuple[str, ...]
    refused: tuple[str, ...]
    dropped: tuple[str, ...]


class DrawSkipped(Event):
    """There was nothing left to draw."""

    who: str


class TrickWon(Event):
    """A player took the trick."""

    who: str
    card: str
    tricks: int


class Surrendered(Event):
    """You surrendered to the leading Vancardian."""

    who: str
    points: int


class CardTaken(Event):
    """You took a card from a Vancardian in an exchange."""

    who: str
    card: str


class CardGiven(Event):
    """You gave a Vancardian a card in an exchange."""

    who: str
    card: str


class CardsRevealed(Event):
    """You revealed cards, which changed their value."""

    cards: tuple[str, ...]
    alignment: str


class CardsHidden(Event):
    """You hid revealed cards again."""

    cards: tuple[str, ...]


class PlayedSwapped(Event):
    """You swapped the card you had played."""

    card: str
    back: str


class AnyCardAllowed(Event):
    """An ability lets you play a card without following suit."""


class TrickRewound(Event):
    """The trick was taken back, and you lead it."""

    cards: tuple[str, ...]


class CardChanged(Event):
    """A card counts as another suit or value."""

    card: str
    suit: str
    value: int


class CardsDrawnAnew(Event):
    """An ability had cards drawn into a row."""

    who: str
    cards: tuple[str, ...]


class RowChanged(Event):
    """A row was changed by an ability."""

    who: str
    cards: tuple[str, ...]


class AlignmentChanged(Event):
    """You changed sides during the round."""

    alignment: str


class PointsGained(Event):
    """A card or event gave points."""

    who: str
    points: int
    total: int


class TricksCounted(Event):
    """A card gave or took tricks."""

    who: str
    tricks: int


class TrumpChanged(Event):
    """Another suit is trump."""

    trump: str


class RoundScored(Event):
    """The alignment points of a round were given."""

    round: int
    you_gained: int
    automaton_gained: int
    factoryon_gained: int
    you_total: int
    automaton_total: int
    factoryon_total: int


class RoundCleared(Event):
    """The table was made ready for the next round."""

    dealer: str
    event: str


class GameScored(Event):
    """The final scores are known."""

    you: int
    automaton: int
    factoryon: int
    outcome: str
