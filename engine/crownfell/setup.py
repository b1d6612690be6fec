"""Set-up: the Crown, the player's team, the enemy deck and its first three cards, the solo deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events as told
from engine.crownfell.characters import TEAMS
from engine.crownfell.spaces import ADJACENT, CROWN, HOME, Side, aim, squares
from engine.crownfell.texts import RULES
from engine.decks import Deck
from engine.errors import IllegalAnswer
from engine.requests import LookPlaces, LookRow
from engine.script import choose, instruct, look

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
    """Lay everything out, in the order of the rulebook."""
    yield from instruct(told.TableReadied(rule=RULES["crown"]))
    yield from choose_team(table)
    event = told.EnemyDeckReadied(rule=RULES["enemy_deck"], number=len(table.deck), deck=table.deck_mode)
    yield from instruct(event)
    enemies = yield from deal(table, "first_enemies", FIRST_ENEMIES)
    for card, space in zip(enemies, HOME[Side.WHITE], strict=False):
        table.place(card, space)
    spaces = HOME[Side.WHITE][:FIRST_ENEMIES]
    placed = told.EnemiesPlaced(rule=RULES["first_enemies"], cards=tuple(enemies))
    yield from instruct(placed, *table.shows(*spaces))
    if not table.solo.virtual:
        yield from instruct(told.SoloDeckReadied(rule=RULES["solo_deck"]))


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
        cards = yield from deal(table, "hand", DEALT[team])
        rule = "hard_mode" if team == "hard" else "deal"
    table.take_team(cards)
    yield from instruct(told.HandTaken(rule=RULES[rule], cards=tuple(cards)))


def deal(table: Table, zone: str, number: int) -> Script[list[str]]:
    """Cards from the top of the deck: by the seed, or all at once as the person says."""
    if table.virtual:
        return (yield from draw_cards(table.deck, number))
    row = yield from look(
        LookRow(zone, zone, tuple(table.deck.cards), number, number, facts={"number": number})
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
    laid = yield from lay_draft(table)
    kept: list[str] = []
    while laid:
        card = yield from choose("draft", tuple(laid.values()), facts={"number": len(kept) + 1})
        kept.append(card)
        laid = {space: other for space, other in laid.items() if other != card}
        arrow = yield from table.solo.draw_arrow()
        space = aim(arrow, CROWN, tuple(laid))
        face = f"{arrow.point}_{arrow.turn}"
        event = told.DraftDiscarded(
            rule=RULES["draft_discard"], card=laid.pop(space), place=space, arrow=face
        )
        yield from instruct(event)
    table.solo.pile = []
    return kept


def lay_draft(table: Table) -> Script[dict[str, str]]:
    """The eight cards of the draft by space."""
    deck = Deck("draft", table.characters, virtual=table.virtual)
    if not table.virtual:
        return (yield from look_at_draft(deck.cards))
    cards = yield from draw_cards(deck, len(AROUND))
    yield from instruct(told.DraftLaid(rule=RULES["draft"], cards=tuple(cards)))
    return dict(zip(AROUND, cards, strict=True))


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

    seen = yield from look(
        LookPlaces("draft_laid", "grid", AROUND, tuple(cards), legal=legal, suggest=suggest)
    )
    return {space: stack[0] for space, stack in seen.items()}
