"""What lies on the table of a game against Automountie: board, camps, tracks and her cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.expected_table import ExpectedTable, Item, counted, face_down, on_places, piled
from engine.my_little_scythe.table import BOARD, CARD_ZONE, FRIENDSHIP, PIE_FIGHT, SEEKERS, TROPHIES, Human

if TYPE_CHECKING:
    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Player

LAST_PIE = 10  # the marker stays on the last space of the track, even by the reading without a limit


def expected_table(match: Match) -> ExpectedTable:
    """The table by zone and place."""
    left = {player.id: TROPHIES - player.placed for player in match.players}
    return ExpectedTable(
        {
            BOARD: on_places(match.table.places()),
            "camps": camps(match),
            "trophy_track": trophy_track(match),
            "trophies": piled([Item(id_, number=number) for id_, number in left.items() if number]),
            "pie_track": pie_track(match),
            "friendship_track": {str(FRIENDSHIP): tuple(Item(mountie.id) for mountie in match.mounties)},
            "automountie_deck": piled(face_down(len(match.deck))),
            CARD_ZONE: piled([Item(match.face_up)] if match.face_up else []),
        }
    )


def camps(match: Match) -> dict[str, tuple[Item, ...]]:
    """The Seekers that are not on the board."""
    out = Counter(thing for things in match.table.places().values() for thing in things)
    at_home = {match.camps[player.id]: waiting(player, out) for player in match.players if match.camps}
    return {camp: items for camp, items in at_home.items() if items}


def waiting(player: Player, out: Counter[str]) -> tuple[Item, ...]:
    """A player's Seekers in their camp: those that are not out on the board."""
    each = SEEKERS // len(player.seekers)
    return counted(seeker for seeker in player.seekers for _ in range(each - out[seeker]))


def trophy_track(match: Match) -> dict[str, tuple[Item, ...]]:
    """The trophies on the track, as far as their places are known; a person only reports fights."""
    taken = {space: tuple(Item(p.id) for p in match.players if on_track(p, space)) for space in match.track}
    return {str(place): items for place, items in enumerate(taken.values(), start=1) if items}


def on_track(player: Player, space: str) -> bool:
    """Whether a trophy of a player is known to be on a space of the track."""
    if isinstance(player, Human):
        return space == PIE_FIGHT and player.fight_trophy
    return space in player.trophies


def pie_track(match: Match) -> dict[str, tuple[Item, ...]]:
    """The markers of the Automounties."""
    places: dict[str, tuple[Item, ...]] = {}
    for mountie in match.mounties:
        place = str(min(mountie.pies, LAST_PIE))
        places[place] = (*places.get(place, ()), Item(mountie.id))
    return places
