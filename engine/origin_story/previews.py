"""The Vancardian cards drawn for the terminal, so that an owner can compare them with the printed ones."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from engine.origin_story.keywords import ADD, MOVE
from engine.origin_story.vancardian_cards import NO_TRUMP, ROUNDS, read_set

if TYPE_CHECKING:
    from engine.origin_story.keywords import Effect
    from engine.origin_story.vancardian_cards import RoundEvent, VancardianCard, VancardianSet

EVENT_WIDTH = 36
ROUNDS_WIDTH = 34


def draw_set(text: str) -> list[str]:
    """Every card as a box: the event on the left, the rounds on the right; the extra-love cards last."""
    found = read_set(text)
    lines = [line for card in found.cards.values() for line in draw_card(card)]
    return [*lines, _extra_love(found)]


def draw_one(text: str, heading: str, place: int) -> list[str]:
    """One card of a sheet, or its extra-love cards."""
    found = read_set(text)
    return draw_card(list(found.cards.values())[place]) if heading else [_extra_love(found)]


def _extra_love(found: VancardianSet) -> str:
    printed = ("/".join(map(str, values)) for values in found.extra_love.values())
    return "extra-love cards: " + "  ".join(f"[{value}]" for value in printed)


def draw_card(card: VancardianCard) -> list[str]:
    """One card as a box."""
    event = wrap(_event_words(card.event), EVENT_WIDTH)
    rounds = [line for round_ in ROUNDS for line in _round_lines(card, round_)]
    sides = zip_longest(event, rounds, fillvalue="")
    title = f" {card.id}, {card.colour} "
    top = f"+{title:-<{EVENT_WIDTH + 2}}+{'':-<{ROUNDS_WIDTH + 2}}+"
    bottom = f"+{'':-<{EVENT_WIDTH + 2}}+{'':-<{ROUNDS_WIDTH + 2}}+"
    return [top, *(f"| {a:{EVENT_WIDTH}} | {b:{ROUNDS_WIDTH}} |" for a, b in sides), bottom]


def _round_lines(card: VancardianCard, round_: int) -> list[str]:
    return wrap(f"{round_}  {in_words(card.row(round_))}", ROUNDS_WIDTH, subsequent_indent="   ")


def in_words(effects: tuple[Effect, ...]) -> str:
    """The effects of a row as the card prints them."""
    return ", ".join(map(_effect_words, effects)) or "-"


def _effect_words(effect: Effect) -> str:
    if effect.keyword == ADD:
        return f"ADD love {effect.number}"
    return f"MOVE {effect.number} love LEFT" if effect.keyword == MOVE else f"REPLACE {effect.number}"


def _event_words(event: RoundEvent) -> str:
    trump = "no trump" if event.trump == NO_TRUMP else f"trump is {event.trump}"
    known = [trump] if event.trump else []
    known += [f"off suit must be {event.off_suit}"] if event.off_suit else []
    return f"{event.text} ({'; '.join(known)})" if known else event.text
