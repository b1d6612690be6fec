"""Which actions of the player lead from one grid to another: one or two, with their consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.crownfell.choices import player_deeds, rally_deeds
from engine.crownfell.deeds import rallying_cards, sacrifices
from engine.crownfell.disputes import tops_of
from engine.crownfell.ending import is_over
from engine.crownfell.spaces import Side

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.crownfell.board import Board
    from engine.crownfell.deeds import Deed
    from engine.crownfell.disputes import Tops
    from engine.crownfell.table import Table


class PlayerDeed(NamedTuple):
    """A deed of the player: an action of its own, or what the rally of a card allowed."""

    deed: Deed
    rallied: str = ""  # the card whose rally it was


Way: TypeAlias = tuple[PlayerDeed, ...]


def explain(table: Table, tops: Tops, actions: int) -> list[Way]:
    """The shortest ways to a grid, by so many actions at most; ways with the same outcome count as one.

    Several are left only where the table differs after them: in captured cards, or those beneath others.
    """
    shortest: dict[object, Way] = {}
    for way, after in _unfold(table, actions):
        if tops_of(after.board.stacks) == tops:
            known = shortest.get(_outcome(after))
            if known is None or _effort(way) < _effort(known):
                shortest[_outcome(after)] = way
    least = min(map(_effort, shortest.values()), default=None)
    return [way for way in shortest.values() if _effort(way) == least]


def _effort(way: Way) -> tuple[int, int]:
    """The actions a way takes, then its steps: a rally is preferred to an action that does the same."""
    return sum(not step.rallied for step in way), len(way)


def _outcome(table: Table) -> object:
    """All that differs after two ways that look alike."""
    stacks = frozenset(table.board.stacks.items())
    return stacks, frozenset(table.hand), tuple(sorted(map(str, table.discard)))


def _unfold(table: Table, actions: int) -> Iterator[tuple[Way, Table]]:
    """Every way to use up to so many actions, and the table after it."""
    if not actions or is_over(table):
        return
    for deed in player_deeds(table):
        before, after = table.board, carry_out(table, deed)
        for way, later in _rally_all(before, after, (PlayerDeed(deed),)):
            yield way, later
            for more, last in _unfold(later, actions - 1):
                yield (*way, *more), last


def _rally_all(before: Board, table: Table, way: Way) -> Iterator[tuple[Way, Table]]:
    """What the rallies after an action allow, card by card; each may be left out."""
    ways = [(way, table)]
    for card in rallying_cards(before, table.board, Side.BLACK):
        ways += [more for one, state in ways for more in _rally(one, state, card)]
    yield from ways


def _rally(way: Way, table: Table, card: str) -> Iterator[tuple[Way, Table]]:
    if card in table.board.places and not is_over(table):
        for deed in rally_deeds(table, card):
            yield (*way, PlayerDeed(deed, card)), carry_out(table, deed)


def carry_out(table: Table, deed: Deed) -> Table:
    """The table after a deed and its price; the table itself stays as it is."""
    after = table.fork()
    pays = sacrifices(table.board, deed)
    after.perform(deed)
    if pays:
        after.sacrifice(deed.actor)
    return after
