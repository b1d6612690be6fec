"""Setting up the game (rulebook: Set-up): your side, the Vancardians, their deck of five, the dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.origin_story import events
from engine.origin_story.rulebook import RULES
from engine.origin_story.tricks import PLAYERS, next_player
from engine.origin_story.vancardian_cards import COLOURS, ROUNDS
from engine.script import prepare, tell

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.script import Script
LEVELS = tuple(f"level_{level}" for level in (0, *ROUNDS))


def set_up(table: Table) -> Script[None]:
    """Set up the table, your side and the Vancardians, and give somebody the dealer token."""
    yield from prepare(events.TableReadied(rule=RULES["set_up_table"]), about=("deck",))
    yield from prepare(events.PlayerReadied(rule=RULES["set_up_you"]), about=("you_row",))
    dials = events.DialsReadied(rule=RULES["set_up_vancardians"])
    yield from prepare(dials, about=("dials",))
    yield from ready_deck(table)
    dealer = Deck("dealer", PLAYERS, virtual=table.says("dealer", "virtual"))
    table.dealer = yield from dealer.draw()
    event = events.DealerChosen(rule=RULES["dealer"], dealer=table.dealer, leader=next_player(table.dealer))
    yield from prepare(event, about=(f"{table.dealer}_row",))


def ready_deck(table: Table) -> Script[None]:
    """The Vancardian deck of five: by the seed from the sheet, or built by you from the printed cards."""
    level = LEVELS.index(str(table.options["difficulty"]))
    hard, easy = level_colours(str(table.options["level_set"]))
    rule = RULES["vancardian_deck"]
    if table.says("vancardian_deck", "virtual"):
        yield from tell(events.LevelChosen(rule=rule, level=level, hard=hard, easy=easy))
        return
    rest = len(ROUNDS) - level
    yield from prepare(events.DeckBuilt(rule=rule, level=level, hard=hard, easy=easy, rest=rest))


def level_colours(level_set: str) -> tuple[str, str]:
    """The set of which the level counts the cards, and the set on top of them."""
    return level_set, next(colour for colour in COLOURS if colour != level_set)


def deck_colours(level: int, level_set: str) -> tuple[str, ...]:
    """The colours of the five cards from the top: the level's cards lie at the bottom, unshuffled."""
    hard, easy = level_colours(level_set)
    return (easy,) * (len(ROUNDS) - level) + (hard,) * level
