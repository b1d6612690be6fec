"""What you say your story cards and the event change: cards, rows, alignment, points, tricks, trump."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from engine.origin_story import events
from engine.origin_story.cards import SUITS
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import HERO, VILLAIN
from engine.origin_story.table import PICKED, ROWS, Table
from engine.origin_story.tricks import PLAYERS, TRICKS, VANCARDIANS, YOU
from engine.origin_story.vancardian_cards import NO_TRUMP
from engine.requests import Look
from engine.script import Script, choose, count, look, tell

MOST = 20  # points or value one card can give
LARGEST_ROW = 13
CardChange: TypeAlias = Callable[[Table], Script[None]]


def choose_changed(table: Table) -> Script[str]:
    """A card in a row or in the trick that your ability changes for the rest of the round."""
    cards = [*table.hands[YOU], *(played.card for played in table.trick)]
    cards += [card for who in VANCARDIANS for card in table.hands[who]]
    return (yield from choose("changed_card", tuple(cards)))


def raise_card(table: Table) -> Script[None]:
    """A card is worth more."""
    card = yield from choose_changed(table)
    value = table.faces[card].value
    more = yield from count("raised_by", 1, MOST, facts={"card": card, "value": value})
    table.change(card, value=value + more)
    yield from tell_changed(table, card)


def lower_card(table: Table) -> Script[None]:
    """A card is worth less, if need be below 1."""
    card = yield from choose_changed(table)
    value = table.faces[card].value
    less = yield from count("lowered_by", 1, MOST, facts={"card": card, "value": value})
    table.change(card, value=value - less)
    yield from tell_changed(table, card)


def change_suit(table: Table) -> Script[None]:
    """A card counts as another suit."""
    card = yield from choose_changed(table)
    suit = yield from choose("changed_suit", SUITS, facts={"card": card})
    table.change(card, suit=suit)
    yield from tell_changed(table, card)


def tell_changed(table: Table, card: str) -> Script[None]:
    """Say what a card counts as now."""
    face = table.faces[card]
    rule = RULES["your_cards"]
    yield from tell(events.CardChanged(rule=rule, card=card, suit=face.suit, value=face.value))


def row_of(player: str) -> CardChange:
    """A change of one player's row."""
    return lambda table: change_row(table, player)


def change_row(table: Table, player: str) -> Script[None]:
    """A row after an ability: as you see it, or drawn if the deck is hidden from you, too."""
    yield from (redraw_row if table.deck.virtual else see_row)(table, player)
    cards = tuple(table.hands[player])
    yield from tell(events.RowChanged(rule=RULES["your_cards"], who=player, cards=cards))


def see_row(table: Table, player: str) -> Script[None]:
    """Look at a row again: cards that came in left the deck or the discard pile, others were discarded."""
    before = table.hands[player]
    allowed = (*before, *table.deck.cards, *table.discards)
    least, most = row_sizes(table, player)
    row = yield from look(
        Look.row(f"{player}_row", ROWS[player], allowed, least, most, before=tuple(before), own=True)
    )
    after = [card for card in row if card]
    for card in after:
        if card not in before:
            (table.deck.cards if card in table.deck.cards else table.discards).remove(card)
    table.discards += [card for card in before if card not in after]
    table.hands[player] = after


def redraw_row(table: Table, player: str) -> Script[None]:
    """Discard cards of a row, draw others unseen, and let them be put into another order."""
    before = tuple(table.hands[player])
    gone = yield from look(Look.row(f"{player}_gone", PICKED, before, 0, len(before)))
    table.discard(player, [table.faces[card] for card in gone if card])
    number = yield from count_drawn(table, player, len(before))
    new = yield from table.take("drawn", player, number)
    table.hands[player] += [card.id for card in new]
    if new:
        cards = tuple(card.id for card in new)
        yield from tell(events.CardsDrawnAnew(rule=RULES["drawn_unseen"], who=player, cards=cards))
    row = tuple(table.hands[player])
    ordered = yield from look(
        Look.row(f"{player}_order", ROWS[player], row, len(row), len(row), before=row, own=True)
    )
    table.hands[player] = [card for card in ordered if card]


def count_drawn(table: Table, player: str, before: int) -> Script[int]:
    """How many cards are drawn: a Vancardian fills her row up, you say it."""
    left, there = len(table.hands[player]), len(table.deck) + len(table.to_shuffle)
    least, most = row_sizes(table, player) if player == YOU else (before, before)
    fewest, largest = (min(there, max(0, size - left)) for size in (least, most))
    if fewest == largest:
        return largest
    return (yield from count("cards_drawn", fewest, largest))


def row_sizes(table: Table, player: str) -> tuple[int, int]:
    """A Vancardian's row keeps its size; yours may grow, but must last for the tricks to come."""
    if player != YOU:
        return len(table.hands[player]), len(table.hands[player])
    played = any(card.player == YOU for card in table.trick)
    to_come = TRICKS - table.trick_number + (table.trick_number > 0 and not played)
    return max(0, to_come), LARGEST_ROW


def change_alignment(table: Table) -> Script[None]:
    """Flip your dial: the Vancardians follow the new side at once, and the last one scores."""
    table.alignment = VILLAIN if table.alignment == HERO else HERO
    yield from tell(events.AlignmentChanged(rule=RULES["alignment_changed"], alignment=table.alignment))


def gain_points(table: Table) -> Script[None]:
    """Points from a card or the event, for any player."""
    who = yield from choose("who_gains", PLAYERS)
    points = yield from count("points_gained", 1, MOST)
    yield from turn_dial(table, who, points)


def lose_points(table: Table) -> Script[None]:
    """Points a card or the event takes from a player."""
    who = yield from choose("who_loses", PLAYERS)
    points = yield from count("points_lost", 1, MOST)
    yield from turn_dial(table, who, -points)


def turn_dial(table: Table, who: str, points: int) -> Script[None]:
    """Give or take points, and say what the dial shows."""
    table.dials.gain(who, "cards", points)
    total = table.dials.total(who)
    yield from tell(events.PointsGained(rule=RULES["your_cards"], who=who, points=points, total=total))


def count_tricks(table: Table) -> Script[None]:
    """A card gave or took tricks: how many a player has now."""
    who = yield from choose("whose_tricks", PLAYERS)
    table.tricks[who] = yield from count("tricks", 0, TRICKS, facts={"who": who})
    yield from tell(events.TricksCounted(rule=RULES["your_cards"], who=who, tricks=table.tricks[who]))


def change_trump(table: Table) -> Script[None]:
    """Another suit, or none, is trump for the rest of the round."""
    trump = yield from choose("trump", (*SUITS, NO_TRUMP))
    table.suits = replace(table.suits, trump=None if trump == NO_TRUMP else trump)
    rule = RULES[f"trump_{table.options['trump_reading']}"]
    yield from tell(events.TrumpChanged(rule=rule, trump=trump))


CHANGES: dict[str, CardChange] = {
    "gain_points": gain_points,
    "lose_points": lose_points,
    "alignment": change_alignment,
    "raise_card": raise_card,
    "lower_card": lower_card,
    "change_suit": change_suit,
    "trump": change_trump,
    "tricks": count_tricks,
    **{f"row_{player}": row_of(player) for player in PLAYERS},
}
