"""Invariants that hold after every answer of a game against the Vancardians."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.origin_story import events as happened
from engine.origin_story.cards import EXTRA, playing_cards
from engine.origin_story.tricks import PLAYERS, TRICKS, VANCARDIANS, YOU
from tests.engine.origin_story.table import table_of

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.play import Play
    from engine.requests import Request

ALL_CARDS = Counter([*playing_cards(), *EXTRA])
IN_PLAY = {"your_lead", "your_card"}


def check(play: Play) -> None:
    """Cards are conserved, rows have their sizes, turns their order, points their source."""
    table = table_of(play)
    check_order(table)
    check_conserved(table)
    if play.request is not None and play.request.topic in IN_PLAY:
        check_your_turn(table, play.request)
    if play.result:
        check_end(play)


def check_conserved(table: Table) -> None:
    """Every one of the 56 cards lies in exactly one place, in the middle of a turn too."""
    piles = [
        table.deck.cards,
        table.drawn,
        table.discards,
        table.aside,
        [played.card for played in table.trick],
    ]
    piles += [*table.hands.values(), *table.won.values()]
    assert Counter(card for pile in piles for card in pile) == ALL_CARDS


def check_your_turn(table: Table, request: Request) -> None:
    """Rows have as many cards as there are tricks left, and there is a legal card to play."""
    left = TRICKS - table.trick_number + 1
    played = {card.player for card in table.trick}
    for who in VANCARDIANS:
        size, due = len(table.hands[who]), left - (who in played)
        # in the last trick she may keep two cards for one, and a trick taken back lets her do it again
        assert size >= due if table.trick_number == TRICKS else size == due
    assert len(table.hands[YOU]) >= left
    assert table.to_play == YOU
    for card in table.hands[YOU]:
        assert card in request.things


def check_order(table: Table) -> None:
    """The trick was played in turn order from its leader."""
    start = PLAYERS.index(table.leader)
    assert [played.player for played in table.trick] == [
        PLAYERS[(start + step) % len(PLAYERS)] for step in range(len(table.trick))
    ]


def check_end(play: Play) -> None:
    """Five rounds were scored, and every point on the dials has a source."""
    assert play.result
    scored = [event for event in play.events if isinstance(event, happened.RoundScored)]
    surrendered = [event for event in play.events if isinstance(event, happened.Surrendered)]
    assert [event.round for event in scored] == [1, 2, 3, 4, 5]
    points = [event for event in play.events if isinstance(event, happened.PointsGained)]
    *parts, total = [row.scores for row in play.result.rows]
    assert tuple(sum(column) for column in zip(*parts, strict=True)) == total
    for place, player in enumerate(PLAYERS):
        told = sum(getattr(event, f"{player}_gained") for event in scored)
        told += sum(event.points for event in surrendered if event.who == player)
        told += sum(event.points for event in points if event.who == player)
        assert told == total[place]
