"""What happens in a game against Automountie."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from engine.events import Event

if TYPE_CHECKING:
    from collections import Counter


class Bag(TypedDict):
    """Tokens as facts of a sentence: how many of each kind, and which kinds there are."""

    apples: int
    gems: int
    quests: int
    mix: str


def bag(tokens: Counter[str]) -> Bag:
    """The facts of some tokens."""
    kinds = "".join(
        letter for letter, token in zip("agq", ("apple", "gem", "quest"), strict=True) if tokens[token]
    )
    return Bag(apples=tokens["apple"], gems=tokens["gem"], quests=tokens["quest"], mix=kinds or "none")


class WithTokens(Event):
    """Something that happened with tokens."""

    apples: int
    gems: int
    quests: int
    mix: str


# --- Set-up -----------------------------------------------------------------------------------------


class BoardLaid(Event):
    """The board lies so that its spaces can be named."""


class CampsChosen(Event):
    """The camps for this number of players are in use."""

    players: int
    camps: tuple[str, ...]


class DeckReadied(Event):
    """The Automountie deck is ready."""

    deck: str
    origin: str
    cards: int


class FriendshipSet(Event):
    """An Automountie's Friendship token stands where it stays."""

    mountie: str
    friendship: int


class PiesSet(Event):
    """An Automountie's pies stand at the level of the difficulty."""

    mountie: str
    pies: int
    tokens: int


class PiecesReadied(Event):
    """An Automountie has her pieces, and lacks what she does not use."""

    mountie: str
    trophies: int


class KingdomChosen(Event):
    """An Automountie has an Animal Kingdom."""

    mountie: str
    camp: str


class PrimaryChosen(Event):
    """One of an Automountie's Seekers is the primary one."""

    mountie: str


class TeamsFormed(Event):
    """People play as a team against a team of Automounties."""

    humans: int
    mounties: int


class TeamRuleTold(Event):
    """A rule that a team of people must keep by themselves was explained."""

    topic: str


# --- Trophies, pies and cards -----------------------------------------------------------------------


class TurnBegan(Event):
    """An Automountie's turn began."""

    mountie: str


class TrophyEarned(Event):
    """An Automountie's Seekers held enough tokens."""

    mountie: str
    tokens: int
    cost: int


class TokensReturned(WithTokens):
    """Tokens went from a space of an Automountie's Seeker to the supply."""

    space: str


class TrophyPlaced(Event):
    """A trophy was placed; its colour is that of its owner."""

    mountie: str
    owner: str
    space: str
    reason: str
    placed: int
    trophies: int


class TrophyMissed(Event):
    """A second trophy in one turn was not placed."""

    mountie: str
    space: str


class NoTrophyLeft(Event):
    """Enough tokens were there, but no trophy to place."""

    mountie: str


class TurnSkipped(Event):
    """The rest of the turn was skipped after a trophy; in the Grand Finale more checks follow."""

    mountie: str
    stage: str


class CardDrawn(Event):
    """An Automountie card was turned over for a turn."""

    mountie: str
    card: str
    deck: str


class DeckReshuffled(Event):
    """The deck was empty, so the discard pile was shuffled."""

    cards: int


class PiesGained(Event):
    """An Automountie gained pies."""

    mountie: str
    pies: int
    total: int


class PiesWasted(Event):
    """Pies went beyond the end of the track."""

    mountie: str
    wasted: int


# --- Seek and move ----------------------------------------------------------------------------------


class TokensSought(Event):
    """Tokens were placed on the board; each list names the spaces."""

    mountie: str
    mix: str
    quest_spaces: tuple[str, ...]
    gem_spaces: tuple[str, ...]
    apple_spaces: tuple[str, ...]


class TokensPiled(Event):
    """Several equal tokens were placed on one space."""

    mountie: str
    token: str
    number: int
    space: str


class FriendshipKept(Event):
    """A token was placed on another player's Seeker, which gave an Automountie no friendship."""

    mountie: str


class SupplyShort(WithTokens):
    """Some tokens could not be placed because the supply ran out."""


class QuestWithheld(Event):
    """A quest was not placed because a Seeker stands on its space."""

    space: str


class SeekerMoved(WithTokens):
    """A Seeker walked a path, with the tokens it had and gathered."""

    mountie: str
    seeker: str
    letter: str
    start: str
    end: str
    shape: str
    way: tuple[str, ...]
    steps: int
    gain: int
    choice: str  # only, most or tied
    equals: tuple[str, ...]
    next_best: int


class SeekerStayed(Event):
    """No path allowed a Seeker to move."""

    mountie: str
    seeker: str


class QuestsVanished(Event):
    """Quest tokens an Automountie had to leave behind left the board."""

    mountie: str
    space: str
    quests: int


# --- Pie fights -------------------------------------------------------------------------------------


class FightBegan(Event):
    """A Seeker entered an opponent's space."""

    attacker: str
    defender: str
    space: str


class FightCardDrawn(Event):
    """An Automountie's pies and spells in a fight are known."""

    mountie: str
    pies: int
    limit: str  # the number on the card, or the track if it shows less
    spells: int
    left: int


class FightWon(Event):
    """A pie fight was decided."""

    winner: str
    loser: str
    winner_total: int
    loser_total: int
    tie: str


class FightSettled(Event):
    """What was used in a fight was paid and discarded; an Automountie pays when she throws pies."""

    player: str  # or nobody
    spells: int  # those an Automountie played


class SeekersSentHome(Event):
    """The loser's Seekers went back to camp; the tokens stayed."""

    winner: str
    loser: str
    space: str
    seekers: int


# --- Cards and tiles that interact with Automountie -------------------------------------------------


class PlayerTrophyPlaced(Event):
    """A person placed a trophy."""

    player: str
    placed: int
    trophies: int


class PlayerTrophyMissed(Event):
    """A person won a pie fight but had placed a trophy in this turn already."""

    player: str


class GiftPlaced(WithTokens):
    """A gift lies with a Seeker of an Automountie."""

    mountie: str
    space: str


class GiftLost(Event):
    """Both Seekers are off the board, so a gift is lost."""

    mountie: str


class SpellsTaken(Event):
    """Spells taken from an Automountie come from the deck."""

    mountie: str


class TokensGiven(WithTokens):
    """An Automountie gave tokens to a player."""

    mountie: str
    player: str
    space: str


class NothingGiven(Event):
    """An Automountie had no token to give."""

    mountie: str


# --- End --------------------------------------------------------------------------------------------


class FinaleBegan(Event):
    """The last trophy of a side was placed; these players have one more turn, in this order."""

    finisher: str
    players: tuple[str, ...]


class TieCompared(Event):
    """Several sides placed all their trophies, and the next measure was taken."""

    measure: str
    best: int
    leaders: tuple[str, ...]


class GameEnded(Event):
    """The game is over."""

    winners: tuple[str, ...]
    winner: str  # the only one, or "several"
    outcome: str
