"""What lies on the table, as far as it is known: tokens, Seekers, pies and trophies."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, TypeAlias

from engine.my_little_scythe.board import castle, spaces

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from engine.requests import Places

SUPPLY: Mapping[str, int] = {"quest": 12, "gem": 24, "apple": 24}  # in the order Automountie pays with them
TOKENS = tuple(SUPPLY)
RESOURCES = ("gem", "apple")
BOARD = "board"
TROPHIES = 4  # of each player
SEEKERS = 2  # of each player
CARD_ZONE = "automountie_card"  # where her card of the turn lies
FRIENDSHIP = 5  # where the token of an Automountie stays
EIGHT_PIES = "eight_pies"
PIE_FIGHT = "pie_fight"
TRACK = (  # the spaces of the Trophy Track, in an order the owner compares with the board
    "friendship",
    EIGHT_PIES,
    "power_ups",
    "spells",
    "apple_delivery",
    "gem_delivery",
    "quests",
    PIE_FIGHT,
)


@dataclass(eq=False)
class Human:
    """A person at the table; what they hold is their own business, but for Seekers and trophies."""

    id: str
    placed: int = 0  # trophies
    fight_trophy: bool = False
    shown_board: bool = False  # has described the board once, and knows how to report a pie fight

    @cached_property
    def seekers(self) -> tuple[str, ...]:
        """The figures on the board: both look and count the same."""
        return (f"seeker_{self.id}",)


@dataclass(eq=False)
class Mountie:
    """An Automountie: her pies, what a trophy costs her, her trophies, and where her camp leads."""

    id: str
    pies: int
    cost: int  # tokens for a trophy
    entries: Mapping[str, str] = field(default_factory=dict)
    trophies: list[str] = field(default_factory=list)

    @property
    def placed(self) -> int:
        """Trophies of her colour on the track."""
        return len(self.trophies)

    @cached_property
    def primary(self) -> str:
        """Her primary Seeker."""
        return f"primary_{self.id}"

    @cached_property
    def other(self) -> str:
        """Her other Seeker."""
        return f"other_{self.id}"

    @cached_property
    def seekers(self) -> tuple[str, ...]:
        """Her figures on the board, the primary first."""
        return (self.primary, self.other)


Player: TypeAlias = Human | Mountie


class Table:
    """The spaces of the board and the tokens and Seekers on them."""

    def __init__(self) -> None:
        self._things: dict[str, list[str]] = {}  # of the spaces that are not empty

    def show(self, places: Places) -> None:
        """Take over what was seen."""
        self._things = {id_: list(things) for id_, things in places.items() if things}

    def places(self) -> dict[str, tuple[str, ...]]:
        """What lies on each space that is not empty: tokens first, equal ones together."""
        return {id_: self.row(id_) for id_ in spaces() if id_ in self._things}

    def row(self, space: str) -> tuple[str, ...]:
        """Everything on a space, tokens first."""
        return tuple(sorted(self.at(space), key=_rank))

    def at(self, space: str) -> Sequence[str]:
        """Everything on a space."""
        return self._things.get(space, ())

    def occupied(self, seekers: Collection[str]) -> list[str]:
        """The spaces on which one of these Seekers stands."""
        wanted = set(seekers)
        return [id_ for id_, things in self._things.items() if not wanted.isdisjoint(things)]

    def token_numbers(self) -> dict[str, int]:
        """How many tokens lie on each space that is not empty."""
        return {id_: sum(map(things.count, TOKENS)) for id_, things in self._things.items()}

    def tokens_at(self, space: str) -> Counter[str]:
        """The tokens on a space, by kind."""
        return Counter(thing for thing in self.at(space) if thing in SUPPLY)

    def find(self, seeker: str) -> str | None:
        """The space of a Seeker; None while it is in its camp."""
        return next((id_ for id_, things in self._things.items() if seeker in things), None)

    def homes(self, player: Player) -> list[str]:
        """The spaces on which a player has a Seeker, the primary's first."""
        found = [id_ for seeker in player.seekers for id_, things in self._things.items() if seeker in things]
        return list(dict.fromkeys(found))

    def tokens_of(self, player: Player) -> Counter[str]:
        """The tokens that a player's Seekers hold."""
        return sum((self.tokens_at(space) for space in self.homes(player)), Counter())

    def supply(self, token: str) -> int:
        """How many tokens of a kind are not on the board."""
        return SUPPLY[token] - sum(things.count(token) for things in self._things.values())

    def put(self, space: str, things: Iterable[str]) -> None:
        """Lay things on a space."""
        added = list(things)
        if added:
            self._things.setdefault(space, []).extend(added)

    def take(self, space: str, things: Iterable[str]) -> None:
        """Take things off a space."""
        for thing in things:
            self._things[space].remove(thing)
        if not self.at(space):
            self._things.pop(space, None)

    def send_home(self, space: str, player: Player) -> int:
        """Take all of a player's Seekers off a space; returns how many there were."""
        seekers = [thing for thing in self.at(space) if thing in player.seekers]
        self.take(space, seekers)
        return len(seekers)


@cache
def _rank(thing: str) -> tuple[int, str]:
    return (TOKENS.index(thing) if thing in SUPPLY else len(TOKENS), thing)


def misfit(places: Places, players: Sequence[Player], apart: Sequence[Sequence[Player]] = ()) -> str | None:
    """The rule that a board breaks, if it breaks one; players of a group in `apart` never share a space."""
    seen = Counter(thing for things in places.values() for thing in things)
    if any(seen[token] > most for token, most in SUPPLY.items()):
        return "tokens"
    if any(seen[seeker] > SEEKERS // len(player.seekers) for player in players for seeker in player.seekers):
        return "seekers"
    at_castle = places.get(castle(), ())
    if any(seeker in at_castle for p in players if isinstance(p, Mountie) for seeker in p.seekers):
        return "stop_at_castle"
    crowded = any(_crowded(things, group) for group in apart for things in places.values())
    return "team_spaces" if crowded else None


def _crowded(things: Sequence[str], group: Sequence[Player]) -> bool:
    return sum(not set(things).isdisjoint(player.seekers) for player in group) > 1
