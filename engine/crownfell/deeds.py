"""Things a card can do: a deed says who acts, who moves where and who is captured, for either side."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.crownfell.spaces import CROWN, HOME, squares

if TYPE_CHECKING:
    from engine.crownfell.board import Board
    from engine.crownfell.spaces import Side

MOVE = "move"  # along its own arrows
SHOT = "shot"  # a ranged capture, from where it stands or where it has moved to
FIRE = "fire"  # an ability that captures
PUSH = "push"  # an ability that moves another card
BRING = "bring"  # an ability that sets another card down on a square
SWAP = "swap"  # an ability that changes places
POST = "post"  # an ability that deploys
DEPLOY = "deploy"  # from the hand
DIRECT = "direct"  # the rally action that moves another card: a passive move
ABILITIES = (FIRE, PUSH, BRING, SWAP, POST)


class Deed(NamedTuple):
    """One thing that can be done, and the lines of sight by which an arrow chooses among several."""

    kind: str
    actor: str
    subject: str = ""  # the card that changes its place
    to: str = ""
    captured: tuple[str, ...] = ()
    sights: tuple[tuple[str, str], ...] = ()  # from where to where the arrow looks, choice after choice


def board_after(board: Board, deed: Deed) -> Board:
    """The board when a deed is done and its price paid."""
    done = board_done(board, deed)
    return done.without(deed.actor) if sacrifices(board, deed) else done


def board_done(board: Board, deed: Deed) -> Board:
    """The board when a deed is done, before a card that pays for it is discarded."""
    places = board.places
    for card in deed.captured:
        board = board.without(card)
    if deed.kind == SWAP:
        actor, subject = places[deed.actor], places[deed.subject]
        board = board.without(deed.actor).with_card(deed.subject, actor).with_card(deed.actor, subject)
    elif deed.subject:
        board = board.with_card(deed.subject, deed.to)
    return board


def sacrifices(board: Board, deed: Deed) -> bool:
    """Whether the acting card is itself the price of the deed."""
    ability = board.characters[deed.actor].ability
    return deed.kind in ABILITIES and ability is not None and ability.costs_itself


def rallies(board: Board, side: Side, start: str, to: str) -> bool:
    """Whether a card that moved from start to a space may rally: the Crown or the opposing home row."""
    if to == start:
        return False
    if to == CROWN:
        return True
    goal = HOME[side.other]
    return to in goal and (start not in goal or board.readings.home_row_rally == "yes")


def rallying_cards(before: Board, after: Board, side: Side) -> list[str]:
    """The cards of a side that a deed brought to where they rally, in whatever way."""
    lost = (card for card in before.places if card not in after.places)
    if before.readings.capture_rally == "no" and any(before.sides[card] is not side for card in lost):
        return []
    places = after.places
    return [c for c in after.cards(side) if rallies(after, side, before.places.get(c, ""), places[c])]


def shielded(board: Board, card: str, against: str) -> bool:
    """Whether protection saves a card from a kind of capture: by moves, ranged or ability."""
    reach = {"moves": ("moves",), "ranged": ("moves", "ranged")}
    stops = reach.get(board.readings.protection, (against,))
    return against in stops and board.protected(card)


def targets(board: Board, card: str, offsets: tuple[tuple[int, int], ...], side: Side) -> list[str]:
    """The uncovered cards of a side on squares around a card."""
    around = squares(offsets, board.places[card], board.sides[card])
    tops = (board.top(space) for space in around)
    return [top for top in tops if top and board.sides[top] is side]
