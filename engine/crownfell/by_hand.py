"""Abilities that only the card explains: the person carries them out and tells what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events as told
from engine.crownfell.choices import acts_by_hand
from engine.crownfell.spaces import SPACES, Side
from engine.crownfell.texts import RULES
from engine.errors import IllegalAnswer
from engine.requests import LookPlaces
from engine.script import choose, instruct, look

if TYPE_CHECKING:
    from random import Random

    from engine.crownfell.spaces import Arrow
    from engine.crownfell.table import Table
    from engine.requests import Json, Places
    from engine.script import Script

HIGHEST = 2  # cards on one space


def enemy_uses_by_hand(table: Table, card: str, arrow: Arrow) -> Script[bool]:
    """Have the person judge and carry out an enemy's ability; returns whether it was used."""
    ability = table.characters[card].ability
    if ability is None or not acts_by_hand(table.board, card):
        return False
    facts = {"card": card, "title": ability.title, "place": table.board.places[card]}
    if (yield from choose("can_use_by_hand", ("yes", "no"), facts=facts)) == "no":
        return False
    face = f"{arrow.point}_{arrow.turn}"
    yield from instruct(told.AbilityByHand(rule=RULES["by_hand"], arrow=face, **facts))
    yield from look_at_change(table, card)
    return True


def player_uses_by_hand(table: Table) -> Script[str | None]:
    """Ask whether the player uses such an ability, if one of their cards has one; returns the card."""
    cards = [card for card in table.board.active(Side.BLACK) if acts_by_hand(table.board, card)]
    if not cards:
        return None
    card = yield from choose("use_by_hand", ("no", *cards), default="no")
    if card == "no":
        return None
    yield from look_at_change(table, card)
    return card


def look_at_change(table: Table, card: str) -> Script[None]:
    """See the grid after such an ability: missing cards are discarded, new ones come from hand or deck."""
    reserve = (*table.hand, *table.deck.cards)
    request = LookPlaces(
        "changed_by_hand",
        "grid",
        SPACES,
        (*table.board.places, *reserve),
        before=table.places(),
        facts={"card": card},
        legal=_cards_once,
        suggest=lambda rng: _one_card_elsewhere(table, rng),
    )
    seen = yield from look(request)
    _adopt(table, card, seen)


def _cards_once(seen: Places) -> None:
    cards = [card for stack in seen.values() for card in stack]
    if len(set(cards)) < len(cards) or any(len(stack) > HIGHEST for stack in seen.values()):
        raise IllegalAnswer(", ".join(sorted(cards)), RULES["one_of_each"])


def _one_card_elsewhere(table: Table, rng: Random) -> Json:
    card = rng.choice(sorted(table.board.places))
    space = rng.choice([space for space in SPACES if table.board.is_open(space)])
    return {place: list(stack) for place, stack in table.board.with_card(card, space).stacks.items()}


def _adopt(table: Table, card: str, seen: Places) -> None:
    stacks = {
        space: table.board.stacks[space] if table.board.top(space) == stack[-1] else tuple(stack)
        for space, stack in seen.items()
    }
    placed = {other: space for space, stack in stacks.items() for other in stack}
    ability = table.characters[card].ability
    for gone in [other for other in table.board.places if other not in placed]:
        flipped = gone == card and ability is not None and ability.costs_itself
        side = table.sides[gone]
        table.discard.append((gone, side.other if flipped else side))
        table.board = table.board.without(gone)
    for space, stack in stacks.items():
        for other in stack:
            _lay(table, other, space)


def _lay(table: Table, card: str, space: str) -> None:
    if card in table.deck.cards:
        table.deck.cards.remove(card)
    table.place(card, space)
