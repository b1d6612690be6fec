"""Invariants that hold after every answer of a game against Automountie."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from engine.my_little_scythe import events as happened
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.awards import PIE_TRACK
from engine.my_little_scythe.board import castle
from engine.my_little_scythe.table import SEEKERS, SUPPLY, TROPHIES

if TYPE_CHECKING:
    from engine.my_little_scythe.match import Match
    from engine.play import Play


def check(play: Play) -> None:
    """Tokens, Seekers, cards, pies and trophies are all accounted for."""
    bot = play._bot
    assert isinstance(bot, Automountie)
    match = bot.match
    check_table(match)
    assert len(set(match.deck.cards)) == len(match.deck.cards)
    assert match.sheet.cards.keys() >= set(match.deck.cards)
    for mountie in match.mounties:
        assert mountie.pies >= 0
        assert mountie.pies <= PIE_TRACK or match.follows("pie_track", "no_limit")
        assert len(set(mountie.trophies)) == len(mountie.trophies) <= TROPHIES
        assert set(mountie.trophies) <= set(match.track)
    assert all(human.placed <= TROPHIES for human in match.humans)
    if match.finisher:
        assert match.finished(match.finisher)
    else:
        assert not any(player.placed == TROPHIES and match.finished(player) for player in match.players)
    if play.result:
        check_end(play, match)


def check_table(match: Match) -> None:
    """No token too many, no Seeker in two places, none of hers in the castle, no teammates on one space."""
    seen = Counter(chain.from_iterable(match.table._things.values()))
    assert all(seen[token] <= most for token, most in SUPPLY.items())
    assert all(seen[human.seekers[0]] <= SEEKERS for human in match.humans)
    assert all(seen[seeker] <= 1 for mountie in match.mounties for seeker in mountie.seekers)
    assert not any(thing.startswith(("primary", "other")) for thing in match.table.at(castle()))
    if match.teams:
        check_apart(match)


def check_apart(match: Match) -> None:
    """Nobody stands with a teammate."""
    owners = {seeker: player.id for player in match.players for seeker in player.seekers}
    for things in match.table._things.values():
        there = {owners[thing] for thing in things if thing in owners}
        assert sum(id_.startswith("player") for id_ in there) <= 1
        assert sum(id_.startswith("automountie") for id_ in there) <= 1


def check_end(play: Play, match: Match) -> None:
    """Turns in order, each with a trophy or a card, each card with at most two moves; every trophy told."""
    turns = Counter(type(event) for event in play.events)
    assert turns[happened.TurnBegan] == turns[happened.TurnSkipped] + turns[happened.CardDrawn]
    ends = turns[happened.SeekerMoved] + turns[happened.SeekerStayed]
    if not match.follows("mid_path_fight", "walk_on"):
        assert ends == 2 * turns[happened.CardDrawn]
    assert turns[happened.TrophyPlaced] == sum(mountie.placed for mountie in match.mounties)
    assert turns[happened.FightBegan] == turns[happened.FightWon] == turns[happened.SeekersSentHome]
    check_turn_order(play, match)
    assert play.result
    trophies = next(row.scores for row in play.result.rows if row.key == "trophies")
    assert max(trophies) == TROPHIES


def check_turn_order(play: Play, match: Match) -> None:
    """Automounties take turns in the order of the seats; only in the Grand Finale is somebody passed over."""
    order = [mountie for mountie in match.players if mountie in match.mounties]
    following = {one.id: two.id for one, two in pairwise([*order, order[0]])}
    normal = []
    for event in play.events:
        if isinstance(event, happened.FinaleBegan):
            break
        if isinstance(event, happened.TurnBegan):
            normal.append(event.mountie)
    assert all(following[one] == two for one, two in pairwise(normal))
