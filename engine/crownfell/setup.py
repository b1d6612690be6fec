"""Set-up: the Crown, the player's team, the enemy deck and its first three cards, the solo deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.characters import TEAMS
from engine.crownfell.solo_deck import ACTION_PILE
from engine.crownfell.spaces import ADJACENT, CROWN, GRID, HOME, Side, aim, squares
from engine.crownfell.table import ENEMY_DECK
from engine.crownfell.texts import RULES
from engine.decks import Deck
from engine.errors import IllegalAnswer
from engine.requests import Look
from engine.script import choose, look, prepare

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from engine.crownfell.table import Table
    from engine.requests import Json, Places
    from engine.script import Script

DEALT = {"random": 4, "hard": 3}
FIRST_ENEMIES = 3
AROUND = squares(ADJACENT, CROWN, Side.BLACK)  # clockwise from straight above the Crown


def set_up(table: Table) -> Script[None]:
    """Lay everything out, in the order of the rulebook; each order waits until it is done."""
    yield from prepare(events.TableReadied(rule=RULES["crown"]), *table.shows(CROWN))
    yield from choose_team(table)
    ready = events.EnemyDeckReadied(rule=RULES["enemy_deck"], number=len(table.deck), deck=table.deck_mode)
    yield from prepare(ready, about=(ENEMY_DECK,))
    yield from place_first_enemies(table)
    if not table.virtual:
        table.deck_lies = True
        placed = events.EnemyDeckPlaced(rule=RULES["first_enemies"], column=table.column)
        yield from prepare(placed, *table.shows_deck(), about=(ENEMY_DECK,))
    yield from ready_solo_deck(table)


def ready_solo_deck(table: Table) -> Script[None]:
    """Shuffle the solo cards, also the one that still lies on the Crown after a draft."""
    bared = table.shows(CROWN) if table.solo.on_crown else []
    table.solo.gather()
    if not table.solo.virtual:
        ordered = events.SoloDeckReadied(rule=RULES["solo_deck"])
        yield from prepare(ordered, *table.solo.shows_piles(), *bared, about=(ACTION_PILE,))


def place_first_enemies(table: Table) -> Script[None]:
    """Three enemies stand on the left of their home row."""
    spaces = HOME[Side.WHITE][:FIRST_ENEMIES]
    enemies = yield from deal(table, "first_enemies", spaces)
    for card, space in zip(enemies, spaces, strict=True):
        table.place(card, space)
    placed = events.EnemiesPlaced(rule=RULES["first_enemies"], cards=tuple(enemies), spaces=spaces)
    yield from prepare(placed, *table.shows(*spaces))


def choose_team(table: Table) -> Script[None]:
    """A starter team, a deal of four, three in hard mode, or a draft."""
    team = str(table.options["team"])
    if team in TEAMS:
        cards: Sequence[str] = TEAMS[team]
        rule = "starter_teams"
    elif team == "draft":
        cards = yield from draft(table)
        rule = "draft_enemies"
    else:
        cards = yield from deal(table, "hand", HOME[Side.BLACK][: DEALT[team]])
        rule = "hard_mode" if team == "hard" else "deal"
    table.take_team(cards)
    shown = HOME[Side.BLACK][: DEALT[team]] if team in DEALT and not table.virtual else ()
    taken = events.HandTaken(rule=RULES[rule], cards=tuple(cards))
    yield from prepare(taken, *table.shows(*shown), about=("hand",))


def deal(table: Table, zone: str, spaces: Sequence[str]) -> Script[list[str]]:
    """Cards from the top of the deck: by the seed, or all at once as the person says, or lays them out."""
    number = len(spaces)
    if table.virtual:
        return (yield from draw_cards(table.deck, number))
    row = yield from look(
        Look.row(
            zone,
            zone,
            tuple(table.deck.cards),
            number,
            number,
            facts={"number": number},
            own=True,
            seen_in=GRID,
            seen_at=spaces,
        )
    )
    cards = [card for card in row if card]
    for card in cards:
        table.deck.cards.remove(card)
    return cards


def draw_cards(deck: Deck, number: int) -> Script[list[str]]:
    """Several cards, one after the other."""
    cards: list[str] = []
    while len(cards) < number:
        card = yield from deck.draw(facts={"place": "deal"})
        cards.append(card)
    return cards


# --- Draft ------------------------------------------------------------------------------------------


def draft(table: Table) -> Script[list[str]]:
    """Eight cards around the Crown: the player keeps one, the arrow discards one, until none is left."""
    yield from lay_draft(table)
    while laid := dict(table.places()):
        cards = tuple(stack[-1] for stack in laid.values())
        card = yield from choose("draft", cards, facts={"number": len(table.hand) + 1}, taken_from=GRID)
        table.board = table.board.without(card)
        table.hand.append(card)
        yield from discard_by_arrow(table)
    return table.hand


def discard_by_arrow(table: Table) -> Script[None]:
    """The arrow of a solo card on the Crown takes one of the cards around it out of the draft."""
    arrow = yield from table.solo.draw_arrow()
    space = aim(arrow, CROWN, tuple(table.board.stacks))
    card = table.board.stacks[space][-1]
    table.board = table.board.without(card)
    table.deck.shuffle_in([card])
    event = events.DraftDiscarded(rule=RULES["draft_discard"], card=card, place=space, arrow=arrow.face)
    yield from prepare(event, *table.shows(space))


def lay_draft(table: Table) -> Script[None]:
    """Eight cards of the deck around the Crown."""
    deck = Deck("draft", table.deck.cards, virtual=table.virtual)
    if table.virtual:
        cards = yield from draw_cards(deck, len(AROUND))
        laid = dict(zip(AROUND, cards, strict=True))
    else:
        laid = yield from look_at_draft(deck.cards)
    for space, card in laid.items():
        table.deck.cards.remove(card)
        table.place(card, space)
    if table.virtual:
        event = events.DraftLaid(rule=RULES["draft"], cards=tuple(laid.values()))
        yield from prepare(event, *table.shows(*AROUND))


def look_at_draft(cards: Sequence[str]) -> Script[dict[str, str]]:
    """See which cards the person dealt around the Crown."""

    def legal(seen: Places) -> None:
        dealt = [card for stack in seen.values() for card in stack]
        if len(seen) != len(AROUND) or len(dealt) != len(AROUND) or len(set(dealt)) < len(dealt):
            raise IllegalAnswer(", ".join(dealt), RULES["draft"])

    def suggest(rng: Random) -> Json:
        return {
            space: [card] for space, card in zip(AROUND, rng.sample(list(cards), len(AROUND)), strict=True)
        }

    request = Look.board("draft_laid", GRID, AROUND, tuple(cards), own=True, legal=legal, suggest=suggest)
    seen = yield from look(request)
    return {space: stack[0] for space, stack in seen.items()}
