"""Gaining pies and trophies: check for trophy, and the trophies for 8 pies and for a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Expectation
from engine.my_little_scythe import events
from engine.my_little_scythe.events import bag
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.table import BOARD, EIGHT_PIES, PIE_FIGHT, TROPHIES
from engine.my_little_scythe.trophies import payment, trophy_to_place
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Human, Mountie
    from engine.script import Script

PIE_TRACK = 10
PIES_FOR_TROPHY = 8
FIGHT_TROPHY = ("trophy_placed", "no_trophy")
TROPHY_RULES = {  # by the reason for the trophy
    "tokens": "trophy_space",
    "team": "team_trophies",
    EIGHT_PIES: "eight_pies",
    PIE_FIGHT: "fight_trophy",
}


def check_for_trophy(match: Match, mountie: Mountie) -> Script[bool]:
    """Check for trophy: enough tokens on both Seekers together buy one."""
    cost, held = mountie.cost, match.table.tokens_of(mountie).total()
    if held < cost:
        return False
    target = trophy_to_place(match.track, mountie, match.teammates(mountie))
    if target is None:
        yield from tell(events.NoTrophyLeft(rule=RULES["no_trophy_left"], mountie=mountie.id))
        return False
    earned = events.TrophyEarned(rule=RULES["trophy_check"], mountie=mountie.id, tokens=held, cost=cost)
    yield from tell(earned)
    yield from pay(match, mountie, cost)
    owner, space = target
    yield from place_trophy(match, mountie, owner, space, "tokens" if owner is mountie else "team")
    return True


def pay(match: Match, mountie: Mountie, cost: int) -> Script[None]:
    """Return tokens to the supply, the primary Seeker's first."""
    for space, tokens in payment(match.table, mountie, cost):
        match.table.take(space, tokens.elements())
        event = events.TokensReturned(rule=RULES["payment"], space=space, **bag(tokens))
        yield from instruct(event, *shows(space))


def place_trophy(match: Match, mountie: Mountie, owner: Mountie, space: str, reason: str) -> Script[None]:
    """Put a trophy on the track."""
    owner.trophies.append(space)
    match.awarded.add(mountie.id)
    event = events.TrophyPlaced(
        rule=RULES[TROPHY_RULES[reason]],
        mountie=mountie.id,
        owner=owner.id,
        space=space,
        reason=reason,
        placed=owner.placed,
        trophies=TROPHIES,
    )
    match.note_trophy(mountie)
    yield from instruct(event)


def place_own_trophy(match: Match, human: Human, *, fight: bool) -> Script[None]:
    """A person places a trophy, for a fight they won or for something else."""
    human.placed += 1
    human.fight_trophy = human.fight_trophy or fight
    match.awarded.add(human.id)
    match.note_trophy(human)
    yield from tell(
        events.PlayerTrophyPlaced(
            rule=RULES["own_trophy"], player=human.id, placed=human.placed, trophies=TROPHIES
        )
    )


def gain_pies(match: Match, mountie: Mountie, pies: int, rule: str) -> Script[None]:
    """Move up the Pie Track; 8 or more pies earn their trophy."""
    limit = PIE_TRACK if match.follows("pie_track", "ten") else mountie.pies + pies
    wasted = max(0, mountie.pies + pies - limit)
    mountie.pies += pies - wasted
    yield from instruct(
        events.PiesGained(rule=RULES[rule], mountie=mountie.id, pies=pies - wasted, total=mountie.pies)
    )
    if wasted:
        yield from tell(events.PiesWasted(rule=RULES["pie_limit"], mountie=mountie.id, wasted=wasted))
    counts = rule == "gain_pies" or match.follows("bonus_pies", "count")
    if mountie.pies >= PIES_FOR_TROPHY and counts:
        yield from earn(match, mountie, EIGHT_PIES)


def earn_fight_trophy(match: Match, mountie: Mountie) -> Script[None]:
    """The trophy for the first pie fight won."""
    yield from earn(match, mountie, PIE_FIGHT)


def earn(match: Match, mountie: Mountie, space: str) -> Script[None]:
    """Place her own trophy on a certain space, if she has one left and none there; one in a turn."""
    if space in mountie.trophies or mountie.placed == TROPHIES:
        return
    if match.one_trophy_placed(mountie):
        yield from tell(events.TrophyMissed(rule=RULES["one_trophy"], mountie=mountie.id, space=space))
        return
    yield from place_trophy(match, mountie, mountie, space, space)


def shows(*spaces: str) -> tuple[Expectation, ...]:
    """Spaces of the board that change."""
    return tuple(Expectation(BOARD, space) for space in dict.fromkeys(spaces))
