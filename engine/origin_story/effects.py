"""Carrying out the effects of a Vancardian card on each Vancardian's row (rulebook: Vancardian keywords)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.origin_story import events
from engine.origin_story.cards import LOVE, VALUES, Card, of_suit
from engine.origin_story.keywords import ADD, MOVE, Effect, moved_left, replaced
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import VILLAIN
from engine.origin_story.vancardian_cards import spare_extra_love
from engine.script import choose, count, tell

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.script import Script


def resolve_effect(table: Table, effect: Effect) -> Script[None]:
    """Do what the keyword says for each Vancardian in turn."""
    event = events.EffectResolved(rule=RULES["vancardian_card"], keyword=effect.keyword, number=effect.number)
    yield from tell(event)
    value = (yield from printed_value(table, effect.number)) if effect.keyword == ADD else 0
    for who in table.order:
        if effect.keyword == ADD:
            yield from add_love(table, who, effect.number, value)
        elif effect.keyword == MOVE:
            yield from move_love(table, who, effect.number)
        else:
            yield from replace_cards(table, who, effect.number)


def replace_cards(table: Table, who: str, number: int) -> Script[None]:
    """REPLACE: the cards that suit you best as an opponent go, and new ones come in at the right."""
    hand = table.hand(who)
    villain = table.alignment == VILLAIN
    gone = replaced(hand, number, table.love, table.readings, villain=villain)
    if not gone:
        yield from tell(events.NothingReplaced(rule=RULES["replace_fewer"], who=who, love=table.love_named))
        return
    new = yield from table.take("replacement", who, len(gone))
    if table.readings.new_cards_too:
        gone = replaced(hand + new, len(gone), table.love, table.readings, villain=villain)
    table.hands[who] += [card.id for card in new]
    table.discard(who, gone)
    rule = RULES["replace_villain" if villain else f"replace_hero_{table.options['replace_hero']}"]
    event = events.CardsReplaced(rule=rule, who=who, gone=_ids(gone), new=_ids(new))
    yield from table.have_done(event, *table.shows_placed(who))


def printed_value(table: Table, number: int) -> Script[int]:
    """With printed cards, ask for the extra-love card's value; 0 if the sheet or the keyword tells it."""
    if table.says("vancardian_deck", "virtual") or table.says("extra_love_value", "keyword"):
        return 0
    return (yield from count("extra_value_printed", VALUES[0], VALUES[-1], facts={"number": number}))


def add_love(table: Table, who: str, number: int, value: int) -> Script[None]:
    """ADD love: the rightmost card goes, an extra-love card becomes the leftmost."""
    if table.says("vancardian_deck", "virtual"):
        card = spare_extra_love(table.set.extra_love, table.aside, number)
        assert card is not None, "the sheet's check sees to it that there are enough"
        value = yield from value_on(table, who, card, number)
    else:
        card, value = table.aside[0], value or number
    table.aside.remove(card)
    table.faces[card] = Card(card, LOVE, value)
    gone = table.hand(who)[-1:]
    table.discard(who, gone)
    table.hands[who].insert(0, card)
    event = events.LoveAdded(rule=RULES["add_love"], who=who, gone=_ids(gone), card=card, value=value)
    yield from table.have_done(event, table.shows(who))


def value_on(table: Table, who: str, card: str, number: int) -> Script[int]:
    """The value of an extra-love card from the sheet; the owner is asked where it prints two."""
    printed = table.set.extra_love[card]
    if len(printed) == 1 or table.says("extra_love_value", "keyword"):
        return number
    options = tuple(str(value) for value in printed)
    facts = {"who": who, "number": number}
    return int((yield from choose("extra_value", options, default=str(number), facts=facts)))


def move_love(table: Table, who: str, number: int) -> Script[None]:
    """MOVE love LEFT: the rightmost love card becomes the leftmost; with none, REPLACE instead."""
    row, moved = moved_left(table.hand(who), number, table.love, table.readings)
    if not moved:
        yield from tell(nothing_moved(table, who, number))
        yield from replace_cards(table, who, number)
        return
    already = "yes" if _ids(row) == tuple(table.hands[who]) else "no"
    table.hands[who] = [card.id for card in row]
    cards = _ids(row[: len(set(moved))])
    event = events.LoveMoved(
        rule=RULES["move_love"], who=who, cards=cards, already=already, love=table.love_named
    )
    yield from table.have_done(event, table.shows(who))


def nothing_moved(table: Table, who: str, number: int) -> events.NoLoveMoved:
    """Why REPLACE is done: she has no love card, or by the chosen reading her leftmost one does not count."""
    leftmost = of_suit(table.hand(who), table.love)
    rule = RULES["move_leftmost" if leftmost else "move_none"]
    card = leftmost[0].id if leftmost else "none"
    return events.NoLoveMoved(rule=rule, who=who, number=number, card=card, love=table.love_named)


def _ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)
