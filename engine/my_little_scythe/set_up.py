"""Set-up: camps, deck, tracks, the pieces of each Automountie, and what lies on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.my_little_scythe import events
from engine.my_little_scythe.board import DIRECTIONS, camps, camps_for, outer_ring, spaces
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.player_turn import check_board
from engine.my_little_scythe.samples import sample_start
from engine.my_little_scythe.table import BOARD, FRIENDSHIP, SUPPLY, TRACK, TROPHIES, Mountie
from engine.my_little_scythe.trophies import LEVELS
from engine.requests import Choose, Look
from engine.script import ask, choose, look, prepare, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.my_little_scythe.match import Match
    from engine.script import Script

SAME, DIFFERENT = "same", "different"
NOWHERE = "nowhere"
TEAM_TOPICS = ("team_friendship", "team_gifts", "team_make", "team_spaces", "team_deck")


def set_up(match: Match) -> Script[None]:
    """Everything before the first turn."""
    yield from prepare(events.BoardLaid(rule=RULES["board"]), about=("board",))
    yield from form_teams(match)
    yield from seat_players(match)
    yield from ready_deck(match)
    yield from choose_levels(match)
    for mountie in match.mounties:
        yield from ready_automountie(mountie)
    yield from read_track(match)
    yield from read_board(match)
    yield from choose_first(match)


def form_teams(match: Match) -> Script[None]:
    """The team variant, and those of its rules that people keep by themselves."""
    if not match.teams:
        return
    people, mounties = len(match.humans), len(match.mounties)
    yield from tell(events.TeamsFormed(rule=RULES["teams"], humans=people, mounties=mounties))
    for topic in TEAM_TOPICS:
        yield from tell(events.TeamRuleTold(rule=RULES[topic], topic=topic))


def seat_players(match: Match) -> Script[None]:
    """The camps for the total number of players; turns go clockwise."""
    players = {player.id: player for player in match.players}
    used = camps_for(len(players))
    chosen = events.CampsChosen(rule=RULES["camps"], players=len(players), camps=used)
    yield from prepare(chosen, about=("camps",))
    ids, facts = tuple(players), {"camps": used}
    number = len(ids)
    row = Look.row("seats", "camps", ids, number, number, before=ids, facts=facts, remembered=True)
    seats = yield from look(row)
    match.players = [players[id_] for id_ in seats if id_]
    match.camps = {player.id: camp for player, camp in zip(match.players, used, strict=True)}
    for player, camp in zip(match.players, used, strict=True):
        if isinstance(player, Mountie):
            kingdom = events.KingdomChosen(rule=RULES["kingdom"], mountie=player.id, camp=camp)
            yield from prepare(kingdom, about=("camps",))
            player.entries = yield from find_entries(match, player, camp)


def find_entries(match: Match, mountie: Mountie, camp: str) -> Script[Mapping[str, str]]:
    """Where each direction leads from the camp: by our map, once the owner agrees, or as the owner says."""
    entries = camps()[camp].entries
    if match.follows("camp_entry", "map"):
        return entries
    (way, space), (way_2, space_2) = entries.items()
    facts = {
        "mountie": mountie.id,
        "camp": camp,
        "way": way,
        "space": space,
        "way_2": way_2,
        "space_2": space_2,
    }
    fits = Choose("camp_entry", (SAME, DIFFERENT), default=SAME, facts=facts, remembered=True)
    if (yield from ask(fits)) == SAME:
        return entries
    ways = {}
    for direction in DIRECTIONS:
        options = (NOWHERE, *outer_ring())
        facts = {"way": direction, "camp": camp}
        answer = yield from ask(Choose("camp_way", options, default=NOWHERE, facts=facts, remembered=True))
        if answer != NOWHERE:
            ways[direction] = answer
    return ways


def ready_deck(match: Match) -> Script[None]:
    """The Automountie deck, drawn by Tablemate or by hand."""
    deck = str(match.options["automountie_deck"])
    event = events.DeckReadied(rule=RULES["deck"], deck=deck, origin=match.origin, cards=len(match.deck))
    yield from prepare(event, about=("automountie_deck",))


def choose_levels(match: Match) -> Script[None]:
    """Difficulty levels: one for all, or each Automountie her own; those of a team are all alike."""
    if match.teams or len(match.mounties) == 1 or match.follows("levels", "alike"):
        return
    usual = str(match.options["difficulty"])
    for mountie in match.mounties:
        chosen = yield from choose("level", tuple(LEVELS), default=usual, facts={"mountie": mountie.id})
        mountie.pies, mountie.cost = LEVELS[chosen].pies, LEVELS[chosen].tokens


def ready_automountie(mountie: Mountie) -> Script[None]:
    """Tracks and pieces of one Automountie."""
    friendship = events.FriendshipSet(rule=RULES["friendship"], mountie=mountie.id, friendship=FRIENDSHIP)
    yield from prepare(friendship, about=("friendship_track",))
    pies = events.PiesSet(
        rule=RULES["difficulty"], mountie=mountie.id, pies=mountie.pies, tokens=mountie.cost
    )
    yield from prepare(pies, about=("pie_track",))
    pieces = events.PiecesReadied(rule=RULES["pieces"], mountie=mountie.id, trophies=TROPHIES)
    yield from prepare(pieces, about=("trophies",))
    primary = events.PrimaryChosen(rule=RULES["primary"], mountie=mountie.id)
    yield from prepare(primary, about=("camps",))


def read_track(match: Match) -> Script[None]:
    """The order of the Trophy Track: from the owner's deck file, or read off the board."""
    if match.sheet.track:
        match.track = match.sheet.track
        return
    size = len(TRACK)
    row = Look.row("trophy_track", "trophy_track", TRACK, size, size, before=TRACK, remembered=True)
    match.track = tuple(space for space in (yield from look(row)) if space)


def read_board(match: Match) -> Script[None]:
    """The tokens on the board before the first turn."""
    seen = yield from look(
        Look.board(
            "start_board",
            BOARD,
            tuple(spaces()),
            tuple(SUPPLY),
            gathers=True,
            legal=partial(check_board, match),
            suggest=sample_start,
        )
    )
    match.table.show(seen)


def choose_first(match: Match) -> Script[None]:
    """Who begins; the others follow clockwise."""
    ids = [player.id for player in match.players]
    first = yield from choose("first_player", ids, default=match.humans[0].id)
    at = ids.index(first)
    match.players = [*match.players[at:], *match.players[:at]]
