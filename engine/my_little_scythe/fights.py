"""Pie fights, in attack and in defence."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.my_little_scythe import events
from engine.my_little_scythe.awards import FIGHT_TROPHY, earn_fight_trophy, gain_pies, place_own_trophy, shows
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.table import TROPHIES, Human, Mountie
from engine.script import choose, count, instruct, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Player
    from engine.script import Script

BONUS_PIES = 2
STRONGEST = 60  # the largest total a person is asked for


def fight_all(match: Match, attacker: Player, rivals: list[Player], space: str, brought: int) -> Script[bool]:
    """Fight the rivals on a space, the nearest in turn order or each in turn; returns whether all was won."""
    if match.follows("crowd", "nearest"):
        rivals = rivals[:1]
    for defender in rivals:
        won = yield from pie_fight(match, attacker, defender, space, brought)
        if not won:
            return False
        brought = match.table.tokens_at(space)["quest"]
    return True


def pie_fight(match: Match, attacker: Player, defender: Player, space: str, brought: int) -> Script[bool]:
    """People choose, cards are drawn, the totals decide; the attacker `brought` so many of the quests."""
    yield from tell(
        events.FightBegan(rule=RULES["fight"], attacker=attacker.id, defender=defender.id, space=space)
    )
    thrown = {}
    for fighter in sorted((attacker, defender), key=lambda player: isinstance(player, Mountie)):
        thrown[fighter.id] = yield from strength(match, fighter, space)
    totals = {id_: one.total for id_, one in thrown.items()}
    tie = totals[attacker.id] == totals[defender.id]
    won = totals[attacker.id] > totals[defender.id] or (tie and match.follows("tied_fight", "attacker"))
    winner, loser = (attacker, defender) if won else (defender, attacker)
    yield from tell(
        events.FightWon(
            rule=RULES["fight_tie" if tie else "fight_total"],
            winner=winner.id,
            loser=loser.id,
            winner_total=totals[winner.id],
            loser_total=totals[loser.id],
            tie="tie" if tie else "clear",
        )
    )
    yield from settle((attacker, defender), sum(one.spells for one in thrown.values()))
    quests = match.table.tokens_at(space)["quest"]
    yield from lose(match, loser, winner, space, brought if loser is attacker else quests - brought)
    yield from win(match, winner)
    return won


class Thrown(NamedTuple):
    """What a fighter threw, and how many spells of it an Automountie played."""

    total: int
    spells: int = 0


def strength(match: Match, fighter: Player, space: str) -> Script[Thrown]:
    """What a fighter throws: a person says it, an Automountie draws a card."""
    if isinstance(fighter, Human):
        return Thrown((yield from count("fight_strength", 0, STRONGEST, facts={"player": fighter.id})))
    card = yield from match.draw()
    pies, spells = min(card.fight_pies, fighter.pies), card.fight_spells
    if match.follows("spell_limit", "seekers"):
        there = match.table.at(space)
        spells = min(spells, sum(seeker in there for seeker in fighter.seekers))
    fighter.pies -= pies
    yield from instruct(
        events.FightCardDrawn(
            rule=RULES["fight_card"],
            mountie=fighter.id,
            pies=pies,
            limit="track" if 0 < pies < card.fight_pies else "card",
            spells=spells,
            left=fighter.pies,
        )
    )
    if not spells:
        return Thrown(pies)
    facts = {"mountie": fighter.id, "spells": spells}
    return Thrown(pies + (yield from count("spell_strength", 0, STRONGEST, facts=facts)), spells)


def settle(fighters: Sequence[Player], spells: int) -> Script[None]:
    """Have people pay their pies, and the spells of both sides discarded."""
    people = [fighter.id for fighter in fighters if isinstance(fighter, Human)]
    if people or spells:
        player = people[0] if people else "nobody"
        yield from instruct(events.FightSettled(rule=RULES["fight_paid"], player=player, spells=spells))


def lose(match: Match, loser: Player, winner: Player, space: str, quests: int) -> Script[None]:
    """The loser's Seekers go home, the tokens stay; an Automountie's quests vanish and she takes 2 pies."""
    sent = match.table.send_home(space, loser)
    event = events.SeekersSentHome(
        rule=RULES["loser_home"], winner=winner.id, loser=loser.id, space=space, seekers=sent
    )
    yield from instruct(event, *shows(space))
    if isinstance(loser, Mountie):
        yield from remove_quests(match, loser, space, quests)
        yield from gain_pies(match, loser, BONUS_PIES, "fight_bonus")


def remove_quests(match: Match, mountie: Mountie, space: str, quests: int) -> Script[None]:
    """Quest tokens that an Automountie must leave behind are removed from the board."""
    if not quests:
        return
    match.table.take(space, ["quest"] * quests)
    event = events.QuestsVanished(rule=RULES["quests_vanish"], mountie=mountie.id, space=space, quests=quests)
    yield from instruct(event, *shows(space))


def win(match: Match, winner: Player) -> Script[None]:
    """The first fight won is worth a trophy, on anybody's turn."""
    if isinstance(winner, Mountie):
        yield from earn_fight_trophy(match, winner)
    elif winner.fight_trophy or winner.placed == TROPHIES:
        return
    elif match.one_trophy_placed(winner):
        yield from tell(events.PlayerTrophyMissed(rule=RULES["own_trophy"], player=winner.id))
    else:
        yes, facts = FIGHT_TROPHY[0], {"player": winner.id}
        if (yield from choose("fight_trophy", FIGHT_TROPHY, default=yes, facts=facts)) == yes:
            yield from place_own_trophy(match, winner, fight=True)
