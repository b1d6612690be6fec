"""The end: who has a turn in the Grand Finale, who wins, and the result sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Result, ScoreRow
from engine.my_little_scythe import events
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.table import FRIENDSHIP, RESOURCES, Human
from engine.script import count, tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Player
    from engine.script import Script

MOST_FRIENDSHIP = 20


def last_turns(match: Match, current: Player) -> list[Player]:
    """Who plays in the Grand Finale, from the next player on: all but the one who began it, or all."""
    order = [*match.after(current), current]
    if match.follows("finale_turns", "all"):
        return order
    return [player for player in order if player is not match.finisher]


def decide(match: Match) -> Script[Result]:
    """Those with all trophies placed; ties by friendship, then by resources on their Seekers' spaces."""
    sides = [list(side) for side in _sides(match) if match.finished(side[0])]
    friendship: dict[str, int] = {}
    if len(sides) > 1:
        friendship = yield from ask_friendship(sides)
        sides = yield from narrow(match, sides, "friendship", friendship)
    if len(sides) > 1:
        sides = yield from narrow(match, sides, "resources", resources(match))
    outcome = outcome_of(sides)
    winners = tuple(player.id for side in sides for player in side)
    rule = RULES["team_end" if match.teams else "game_end"]
    winner = winners[0] if len(winners) == 1 else "several"
    yield from tell(events.GameEnded(rule=rule, winners=winners, winner=winner, outcome=outcome))
    return result(match, friendship, outcome)


def _sides(match: Match) -> Sequence[Sequence[Player]]:
    if match.teams:
        return (match.humans, match.mounties)
    return [(player,) for player in match.players]


def ask_friendship(sides: Sequence[Sequence[Player]]) -> Script[dict[str, int]]:
    """The friendship of everybody still in the tie; an Automountie's is always 5."""
    found = {}
    for player in (one for side in sides for one in side):
        found[player.id] = FRIENDSHIP
        if isinstance(player, Human):
            facts = {"player": player.id}
            found[player.id] = yield from count("friendship", 0, MOST_FRIENDSHIP, facts=facts)
    return found


def narrow(
    match: Match, sides: Sequence[Sequence[Player]], measure: str, scores: Mapping[str, int]
) -> Script[list[list[Player]]]:
    """Keep the sides that are best by this measure."""
    sums = [sum(scores[player.id] for player in side) for side in sides]
    best = max(sums)
    left = [list(side) for side, total in zip(sides, sums, strict=True) if total == best]
    leaders = tuple(player.id for side in left for player in side)
    rule = RULES["team_tie" if match.teams else "tie_break"]
    yield from tell(events.TieCompared(rule=rule, measure=measure, best=best, leaders=leaders))
    return left


def resources(match: Match) -> dict[str, int]:
    """Apples and gems on each player's spaces; a quest is no resource."""
    held = {player.id: match.table.tokens_of(player) for player in match.players}
    return {id_: sum(tokens[kind] for kind in RESOURCES) for id_, tokens in held.items()}


def outcome_of(winners: Sequence[Sequence[Player]]) -> str:
    """Won if only people win, lost if only Automounties do."""
    people = {isinstance(player, Human) for side in winners for player in side}
    return "shared" if len(people) > 1 else "won" if True in people else "lost"


def result(match: Match, friendship: Mapping[str, int], outcome: str) -> Result:
    """The result sheet, people first."""
    players: list[Player] = [*match.humans, *match.mounties]
    held = resources(match)
    rows = [ScoreRow("trophies", tuple(player.placed for player in players))]
    if friendship and all(player.id in friendship for player in players):
        rows.append(ScoreRow("friendship", tuple(friendship[player.id] for player in players)))
    rows.append(ScoreRow("resources", tuple(held[player.id] for player in players)))
    return Result(outcome, tuple(player.id for player in players), tuple(rows))
