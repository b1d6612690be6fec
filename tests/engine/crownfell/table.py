"""A table a test lays out: cards on spaces, a solo card of its own choice, answers in order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.crownfell import GAME
from engine.crownfell.board import Board
from engine.crownfell.characters import AREAS, Ability, Character
from engine.crownfell.enemy import act
from engine.crownfell.last_stand import LastStand
from engine.crownfell.spaces import DIRECTIONS, STEPS, Arrow, Offset, Side
from engine.crownfell.table import Table
from engine.game import Setup, complete
from tests.engine.scripts import run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.events import Event
    from engine.play import Play
    from engine.script import Script

ALL = "capture rally ability move"
PHYSICAL = {"enemy_deck": "physical", "solo_deck": "physical"}


def squares(words: str) -> tuple[Offset, ...]:
    """Squares such as "forward-forward left", or an area such as "adjacent"."""
    if words in AREAS:
        return AREAS[words]
    steps = [[STEPS[step] for step in square.split("-")] for square in words.split()]
    return tuple((sum(row for row, _ in square), sum(column for _, column in square)) for square in steps)


def character(
    name: str,
    arrows: str = "",
    *,
    ranged: str = "",
    protect: str = "",
    lock: str = "",
    ability: Ability | None = None,
    **flags: Any,
) -> Character:
    """A character with arrows such as "forward2 left1"."""
    counted = tuple((DIRECTIONS[arrow[:-1]], int(arrow[-1])) for arrow in arrows.split())
    plain = Character(name, counted, squares(ranged), squares(protect), squares(lock), ability=ability)
    return replace(plain, **flags)


def ability(effect: str, *, of: str = "", to: str = "", directions: str = "", **parts: Any) -> Ability:
    """An ability of one effect."""
    ways = tuple(DIRECTIONS[way] for way in (directions.split() or DIRECTIONS))
    return Ability(
        "Trick",
        effect,
        origin=squares(of),
        to=squares(to),
        directions=ways if effect == "move" else (),
        **parts,
    )


class FixedSolo:
    """A solo deck that always shows the same arrow and list."""

    virtual = False
    on_crown = flipped = None
    cards = pile = ("",)

    def __init__(self, arrow: str, actions: str) -> None:
        point, turn = arrow.split()
        self.arrow = Arrow(point, turn)
        self.actions = tuple(actions.split())

    def flip(self, _card: str, _place: str) -> Script[tuple[Arrow, tuple[str, ...]]]:
        yield from ()
        return self.arrow, self.actions


def lay(
    *characters: Character,
    white: Mapping[str, str] | None = None,
    black: Mapping[str, str] | None = None,
    deck: str = "",
    hand: str = "",
    column: int = 4,
    **options: str,
) -> Table:
    """A table with cards on spaces; "Duke Revenant" is a Revenant lying on a Duke. Unnamed cards stay plain."""
    table = Table(complete(GAME, Setup(options=PHYSICAL | options)))
    mine = {name for stack in (black or {}).values() for name in stack.split()} | set(hand.split())
    plain = {name: Character(name) for name in table.characters}
    table.characters = plain | {c.name: c for c in characters}
    table.practice = frozenset()  # as if the owner had entered them
    table.sides = {name: Side.BLACK if name in mine else Side.WHITE for name in table.characters}
    stacks: dict[str, tuple[str, ...]] = {}
    for space, cards in [*(black or {}).items(), *(white or {}).items()]:
        stacks[space] = (*stacks.get(space, ()), *cards.split())
    table.board = Board(table.characters, table.sides, table.readings, stacks)
    table.deck.cards = deck.split()
    table.hand = hand.split()
    table.column = column
    table.stood = bool(black)
    return table


def on_top(table: Table, space: str, card: str) -> None:
    """Lay a card on top of what lies on a space."""
    table.board = table.board.with_card(card, space)


def act_out(
    table: Table, card: str, *answers: Any, actions: str = ALL, arrow: str = "down clockwise"
) -> list[Event]:
    """Let one enemy act by a given solo card."""
    table.solo = FixedSolo(arrow, actions)  # type: ignore[assignment] # a fake of the deck's one verb
    table.acted.append(card)
    return run(act(table, card), *answers)


def rules(events: list[Event]) -> list[str]:
    """The rules the events cite, in order."""
    return [event.rule.id for event in events]


def game_of(play: Play) -> LastStand:
    bot = play._bot
    assert isinstance(bot, LastStand)
    return bot
