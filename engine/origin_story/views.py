"""What lies on the table in words: the dials, the round so far, and the rows (rulebook: General rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.origin_story.tricks import PLAYERS
from engine.origin_story.vancardian_cards import NO_TRUMP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.origin_story.cards import Card
    from engine.origin_story.table import Table


def view_table(table: Table) -> list[Line]:
    """The dials, and the round if one is being played."""
    totals = {player: table.dials.total(player) for player in PLAYERS}
    return [Line("view_points", totals), *(view_round(table) if table.round else ())]


def view_round(table: Table) -> list[Line]:
    """The round so far: its rules, then its cards."""
    place = {"round": table.round, "trick": table.trick_number, "alignment": table.alignment}
    lines = [Line("view_round", place), Line("view_tricks", dict(table.tricks))]
    lines.append(Line("view_trump", {"trump": table.suits.trump or NO_TRUMP}))
    if table.suits.off_suit:
        lines.append(Line("view_off_suit", {"suit": table.suits.off_suit}))
    return [*lines, *view_cards(table, PLAYERS)]


def view_cards(table: Table, players: Sequence[str]) -> list[Line]:
    """The rows of these players, the trick, and which of all these cards count as something else."""
    rows = [(player, tuple(table.hands[player])) for player in players]
    lines = [Line("view_row", {"who": player, "cards": cards}) for player, cards in rows if cards]
    if table.drawn:
        lines.append(Line("view_drawn", {"cards": tuple(table.drawn)}))
    if table.trick:
        lines.append(Line("view_trick", {"cards": tuple(played.card for played in table.trick)}))
    seen = [card for player in PLAYERS for card in table.hand(player)] + table.trick_cards()
    seen += [table.faces[card] for card in table.drawn]
    changed = [card for card in seen if not is_plain(card)]
    return lines + [Line("view_worth", {"card": c.id, "suit": c.suit, "value": c.value}) for c in changed]


def is_plain(card: Card) -> bool:
    """Whether a card's name tells what it counts as, so that it need not be said."""
    return card.id == f"{card.suit}_{card.value}"
