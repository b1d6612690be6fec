"""Boards that a person might report, legal and made up at random: the rules are tested with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.my_little_scythe.board import castle, neighbours, outer_ring, spaces
from engine.my_little_scythe.table import SEEKERS, SUPPLY

if TYPE_CHECKING:
    from random import Random

    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Human

    Board = dict[str, list[str]]

FOUND = 4  # tokens a person places by seeking
MOVES = 0.7  # how often a Seeker moves


def sample_start(rng: Random) -> Board:
    """Tokens on the board before the first turn."""
    board: Board = {}
    for _ in range(rng.randint(6, 18)):
        _seek(board, rng)
    return board


def sample_turn(match: Match, human: Human, rng: Random) -> Board:
    """The board after a person moved, sought, and used up or delivered tokens."""
    board = {space: list(things) for space, things in match.table.places().items()}
    mates = [seeker for one in match.side(human) if one is not human for seeker in one.seekers]
    for _ in range(SEEKERS):
        if rng.random() < MOVES:
            _move(board, human.seekers[0], mates, rng)
    for _ in range(rng.choice((0, 0, FOUND))):
        _seek(board, rng)
    for _ in range(rng.choice((0, 0, 2))):
        _use(board, human.seekers[0], rng)
    return {space: things for space, things in board.items() if things}


def _move(board: Board, seeker: str, mates: list[str], rng: Random) -> None:
    """Move one Seeker to a space beside it, sometimes with its tokens; or bring one in from the camp."""
    homes = [space for space, things in board.items() for thing in things if thing == seeker]
    start = rng.choice(homes) if homes and (len(homes) == SEEKERS or rng.random() < MOVES) else None
    targets = list(neighbours()[start].values()) if start else list(outer_ring())
    free = [s for s in targets if not any(mate in board.get(s, ()) for mate in mates)]
    if not free:
        return
    end = rng.choice(free)
    carried = [seeker]
    if start:
        held = [thing for thing in board[start] if thing in SUPPLY and thing != "quest"]
        carried += rng.sample(held, rng.randint(0, len(held)))
        for thing in carried:
            board[start].remove(thing)
    board.setdefault(end, []).extend(carried)


def _seek(board: Board, rng: Random) -> None:
    token = rng.choice(tuple(SUPPLY))
    if sum(things.count(token) for things in board.values()) < SUPPLY[token]:
        space = rng.choice([s for s in spaces() if s != castle()])
        board.setdefault(space, []).append(token)


def _use(board: Board, seeker: str, rng: Random) -> None:
    """Take a token off one of the person's own spaces."""
    held = [
        (space, thing)
        for space, things in board.items()
        if seeker in things
        for thing in things
        if thing in SUPPLY
    ]
    if held:
        space, thing = rng.choice(held)
        board[space].remove(thing)
