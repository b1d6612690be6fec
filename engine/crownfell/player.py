"""The player's turn: up to two actions, one after the other or both at once, read from what changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.by_hand import player_uses_by_hand
from engine.crownfell.choices import player_deeds, rally_deeds
from engine.crownfell.deeds import SHOT, board_after, rallying_cards, sacrifices
from engine.crownfell.disputes import find_suspects, settle, tops_of
from engine.crownfell.ending import is_over
from engine.crownfell.explaining import PlayerDeed, explain
from engine.crownfell.spaces import GRID, HOME, SPACES, Side
from engine.crownfell.telling import title_of
from engine.crownfell.texts import RULES
from engine.errors import IllegalAnswer
from engine.events import Line
from engine.practice import NO, ONCE
from engine.requests import Choose, Look
from engine.script import ask, instruct, look, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from engine.crownfell.board import Board
    from engine.crownfell.deeds import Deed
    from engine.crownfell.disputes import Tops
    from engine.crownfell.explaining import Way
    from engine.crownfell.table import Table
    from engine.events import Facts
    from engine.requests import Json, Places
    from engine.script import Script

ACTIONS = 2
AIMED = "aimed"  # a ranged capture after a move


def take_player_turn(table: Table) -> Script[None]:
    """Up to two actions, by one character or two; a grid that has not changed ends the turn."""
    left = ACTIONS
    while left:
        before = table.board
        if (yield from player_uses_by_hand(table)) is not None:
            left -= 1
            yield from offer_rallies(table, before)
        else:
            way = yield from ask_actions(table, left)
            if way == ():
                return
            left -= (yield from do_all(table, way)) if way else (yield from finish_taken(table, before))
        if is_over(table):
            return


def do_all(table: Table, way: Way) -> Script[int]:
    """Carry through what was done; returns how many actions that took."""
    before = table.board
    for step in way:
        before = before if step.rallied else table.board
        yield from finish_deed(table, step.deed)
    last = [step for step in way if not step.rallied][-1]
    if way[-1] is last:  # a rally that was already used is not offered again
        yield from offer_rallies(table, before)
    return sum(not step.rallied for step in way)


def finish_taken(table: Table, before: Board) -> Script[int]:
    """Offer the rallies that follow from a grid taken as it lies; returns 1, the actions it took."""
    yield from offer_rallies(table, before)
    return 1


def finish_deed(table: Table, deed: Deed) -> Script[None]:
    """Carry out an action: repeat it to the player, with captures and a sacrifice."""
    sacrificed = sacrifices(table.board, deed)
    event = tell_back(table, deed)
    table.perform(deed)
    yield from tell(replace(event, score=table.captured))
    if sacrificed:
        space = table.sacrifice(deed.actor)
        sacrifice = events.CardSacrificed(rule=RULES["sacrifice"], card=deed.actor, whose=Side.BLACK)
        yield from instruct(sacrifice, *table.shows(space))


def tell_back(table: Table, deed: Deed) -> events.PlayerActed:
    """Return what the player did, to be repeated to them before it counts."""
    places = table.board.places
    return events.PlayerActed(
        rule=RULES["player_capture" if deed.captured else "player_actions"],
        kind=AIMED if deed.kind == SHOT and deed.to else deed.kind,
        actor=deed.actor,
        subject=deed.subject,
        title=title_of(table, deed.actor),
        start=places.get(deed.subject or deed.actor, ""),
        to=deed.to,
        captured=deed.captured,
        taken=len(deed.captured),
        target=places[deed.captured[0]] if deed.captured else "",
        score=table.captured,
    )


def offer_rallies(table: Table, before: Board) -> Script[None]:
    """Offer a rally for every card that an action brought to the Crown or the enemy home row."""
    for card in rallying_cards(before, table.board, Side.BLACK):
        if not is_over(table):
            yield from offer_rally(table, card)


def offer_rally(table: Table, card: str) -> Script[None]:
    """The player may deploy or direct after reaching the Crown or the enemy home row."""
    choices = rally_deeds(table, card)
    if not choices:
        return
    deed = yield from ask_deed(table, "rally", choices, {"card": card})
    if deed is not None:
        yield from finish_deed(table, deed)


def ask_actions(table: Table, left: int) -> Script[Way | None]:
    """Ask what changed; returns the actions that explain it: one, or all that are left; none if nothing did.

    What only a practice card forbids counts if the player says that theirs allows it; None if it counts only
    this time: then nothing explains it.
    """
    refused: set[Tops] = set()
    while True:
        change = GridChange(table, player_deeds, lambda tops: tops not in refused, actions=left)
        seen = yield from look(change.request("action", {"action": ACTIONS - left + 1}))
        tops = tops_of(seen)
        if not change.explains(tops):
            answer = yield from settle(table, seen, change.explains)
            if answer == ONCE:
                return None
            if answer == NO:
                refused.add(tops)
                continue
        if tops in change.outcomes():
            deed = change.outcomes()[tops]
            return (PlayerDeed(deed),) if deed else ()
        return (yield from choose_way(table, change.explain(tops)))


def choose_way(table: Table, ways: Sequence[Way]) -> Script[Way]:
    """Ask what was done, where more than one thing explains the grid."""
    if len(ways) == 1:
        return ways[0]
    options = tuple(str(number) for number in range(1, len(ways) + 1))
    lines = tuple(
        Line("way_of_acting", {"number": number, **tell_back(table, way[0].deed).facts(), **_later(way)})
        for number, way in zip(options, ways, strict=True)
    )
    answer = yield from ask(Choose("which_way", options, beside=lines))
    return ways[int(answer) - 1]


def _later(way: Way) -> Facts:
    """Return the cards that a way's later steps set down: they tell ways apart that begin alike."""
    return {"then": tuple(step.deed.subject or step.deed.actor for step in way[1:])}


def ask_deed(table: Table, topic: str, deeds: Sequence[Deed], facts: Facts) -> Script[Deed | None]:
    """Ask what changed; returns the deed that explains it, None if nothing did."""
    change = GridChange(table, lambda _: deeds)
    return change.outcomes()[tops_of((yield from look(change.request(topic, facts))))]


class GridChange:
    """The question what changed on the grid. Its answers are worked out again when a card is entered."""

    def __init__(
        self,
        table: Table,
        find_deeds: Callable[[Table], Sequence[Deed]],
        may_dispute: Callable[[Tops], bool] = lambda _: False,
        *,
        actions: int = 1,
    ) -> None:
        self._table = table
        self._find_deeds = find_deeds
        self._may_dispute = may_dispute
        self._actions = actions
        self._known: dict[int, dict[Tops, Deed | None]] = {}

    def outcomes(self) -> dict[Tops, Deed | None]:
        """What the grid can look like, and what leads there."""
        table = self._table
        if table.learnt not in self._known:
            self._known[table.learnt] = outcomes_of(table.board, self._find_deeds(table))
        return self._known[table.learnt]

    def explain(self, tops: Tops) -> list[Way]:
        """The ways to a grid by more than one action, where more are left."""
        return explain(self._table, tops, self._actions) if self._actions > 1 else []

    def request(self, topic: str, facts: Facts) -> Look[Places]:
        """The question."""
        return Look.board(
            topic,
            GRID,
            SPACES,
            tuple(self._table.characters),
            before=self._table.places(),
            facts=facts,
            own=True,
            legal=self._check,
            undisputed=lambda seen: self.explains(tops_of(seen)),
            suggest=self._suggest,
        )

    def explains(self, tops: Tops) -> bool:
        """Whether the cards, as far as they are known, allow such a grid."""
        return tops in self.outcomes() or bool(self.explain(tops))

    def _check(self, seen: Places) -> None:
        tops = tops_of(seen)
        if self.explains(tops) or (self._may_dispute(tops) and find_suspects(self._table, tops)):
            return
        raise IllegalAnswer(_change(self._table.board, tops), RULES[refusal(self._table, tops)])

    def _suggest(self, rng: Random) -> Json:
        return {space: [card] for space, card in sorted(rng.choice(list(self.outcomes())))}


def outcomes_of(board: Board, deeds: Sequence[Deed]) -> dict[Tops, Deed | None]:
    """What the grid looks like after each deed, and after none."""
    outcomes: dict[Tops, Deed | None] = {tops_of(board.stacks): None}
    for deed in deeds:
        tops = tops_of(board_after(board, deed).stacks)
        outcomes.setdefault(tops, deed)
        below = board.beneath(deed.subject) if deed.subject in board.places else None
        if below:  # typed as a plain move, as if nothing had lain beneath
            outcomes.setdefault(tops - {(board.places[below], below)}, deed)
    return outcomes


def _change(board: Board, tops: Tops) -> str:
    """What differs from the grid before, in a few words."""
    before = tops_of(board.stacks)
    new = [f"{card} on {space}" for space, card in sorted(tops - before)]
    gone = [f"nothing on {space}" for space, _ in sorted(before - tops) if space not in dict(tops)]
    return ", ".join(new + gone)


def refusal(table: Table, tops: Tops) -> str:
    """The rule that best says why a change is not possible."""
    before, after = dict(tops_of(table.board.stacks)), dict(tops)
    changed = {card: space for space, card in after.items() if before.get(space) != card}
    if len(set(after.values())) < len(after):
        return "one_of_each"
    if any(card == gone for card in changed for gone, _ in table.discard):
        return "no_revive"
    if any(card in table.hand and space not in HOME[Side.BLACK] for card, space in changed.items()):
        return "player_deploy"
    places = table.board.places
    mine = [card for card in changed if card in places and table.sides[card] is Side.BLACK]
    for rule, holds in (("covered", table.board.covered), ("locked", table.board.locked)):
        if any(holds(card) for card in mine):
            return rule
    reply = "player_move" if mine == list(changed) and len(mine) == 1 else "player_actions"
    lost = [card for card in before.values() if card not in after.values() and card in places]
    if any(table.sides[card] is Side.WHITE and table.board.protected(card) for card in lost):
        return "protection"
    return reply
