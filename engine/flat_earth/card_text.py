"""Cards with their own text, such as Destiny: the player follows it and says what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events
from engine.flat_earth.danger import strike_three_alike
from engine.flat_earth.deck_list import ATTACK, WITH_TEXT
from engine.flat_earth.drawing import draw_to_hand
from engine.flat_earth.events import RULES
from engine.flat_earth.table import HAND
from engine.flat_earth.timeline import flip
from engine.script import choose, instruct

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.flat_earth.table import Table
    from engine.script import Script

NOTHING_MORE = "nothing_more"


def follow_text(table: Table, card: str) -> Script[None]:
    """Let the player follow the card's text, and hear step by step what it changed."""
    yield from instruct(text_followed(table, card))
    while True:
        effects = (NOTHING_MORE, *(name for name, (possible, _) in EFFECTS.items() if possible(table)))
        effect = yield from choose("text_effect", effects, default=NOTHING_MORE, facts={"card": card})
        if effect == NOTHING_MORE:
            return
        yield from EFFECTS[effect][1](table)


def text_followed(table: Table, card: str) -> events.CardPlayed:
    """The card as it is read out, or as it is printed where the deck list has no text of it."""
    role, text = table.role(card), table.cards.cards[card].text
    if role not in WITH_TEXT:
        return events.PrintedTextFollowed(rule=RULES["waiting_card_action"], card=card)
    rule = RULES["destiny_action" if role == "destiny" else "own_text_action"]
    return events.CardTextFollowed(rule=rule, card=card, text=text)


def _draw(table: Table) -> Script[None]:
    yield from draw_to_hand(table)


def _discard(table: Table) -> Script[None]:
    cards = tuple(dict.fromkeys(table.hand))
    table.discard([(yield from choose("text_discard", cards, taken_from=table.hand_zone))])


def _take_back(table: Table) -> Script[None]:
    card = yield from choose("text_take_back", _discarded(table))
    table.draw_discards.remove(card)
    table.hand.append(card)
    yield from strike_three_alike(table)


def _gain(table: Table) -> Script[None]:
    table.red_suits -= 1
    table.crew += 1
    yield from instruct(events.RedSuitRecruited(rule=RULES["destiny_action"], crew=table.crew))


def _lose(table: Table) -> Script[None]:
    left = table.kill()
    yield from instruct(events.RedSuitLost(rule=RULES["destiny_action"], left=left))
    table.check_crew()


def _flip(table: Table) -> Script[None]:
    slot = table.next_face_down()
    assert slot, "offered only while an Event lies face down"
    yield from flip(table, slot)


def _discarded(table: Table) -> tuple[str, ...]:
    return tuple(card for card in dict.fromkeys(table.draw_discards) if card != ATTACK)


Effect = tuple["Callable[[Table], object]", "Callable[[Table], Script[None]]"]
EFFECTS: dict[str, Effect] = {
    "draw_card": (lambda table: len(table.draw) and len(table.hand) < HAND, _draw),
    "discard_card": (lambda table: table.hand, _discard),
    "take_back": (lambda table: len(table.hand) < HAND and _discarded(table), _take_back),
    "gain_red_suit": (lambda table: table.red_suits, _gain),
    "lose_red_suit": (lambda table: table.crew, _lose),
    "flip_event": (lambda table: table.next_face_down(), _flip),
}
