"""The end of a round and of the game: abilities, alignment points, the dealer token, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.origin_story import events
from engine.origin_story.abilities import offer_at_end
from engine.origin_story.round_setup import EVENT_ROUND
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import HERO, alignment_points, outcome
from engine.origin_story.tricks import PLAYERS, VANCARDIANS, YOU, next_player
from engine.origin_story.vancardian_cards import ROUNDS
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.game import Result
    from engine.origin_story.table import Table
    from engine.script import Script


def end_round(table: Table) -> Script[None]:
    """End-of-round abilities, the event, alignment points, stamina back, dealer token on."""
    if table.prompts or table.round == EVENT_ROUND:
        yield from offer_at_end(table)
    yield from score_round(table)
    table.dealer = next_player(table.dealer)
    if table.round == ROUNDS[-1]:
        return
    event = "yes" if table.round == EVENT_ROUND else "no"
    yield from instruct(events.RoundCleared(rule=RULES["end_of_round"], dealer=table.dealer, event=event))


def score_round(table: Table) -> Script[None]:
    """Alignment points; the Vancardians are always heroes."""
    gained = {YOU: alignment_points(table.alignment, table.tricks[YOU])}
    gained |= {who: alignment_points(HERO, table.tricks[who]) for who in VANCARDIANS}
    for player, points in gained.items():
        table.dials.gain(player, "tricks", points)
    totals = table.dials.totals()
    event = events.RoundScored(
        rule=RULES[f"score_{table.alignment}"],
        round=table.round,
        **{f"{player}_gained": gained[player] for player in PLAYERS},
        **{f"{player}_total": totals[player] for player in PLAYERS},
    )
    yield from instruct(event)


def end_game(table: Table) -> Script[Result]:
    """Most points win, and tied leaders share the victory."""
    totals = table.dials.totals()
    yield from tell(events.GameScored(rule=RULES["game_end"], outcome=outcome(totals), **totals))
    return table.dials.result()
