"""The solo deck: a list of actions on one side of each card, a priority arrow on the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.crownfell.spaces import POINTS, TURNS, Arrow
from engine.entries import check_count, open_sheet
from engine.events import Line
from engine.game import PrintedCard, Title

if TYPE_CHECKING:
    from engine.entries import Entry

ARROW_SIDE = "arrow"  # as the table is declared
SHEET = "solo_cards.toml"
ACTIONS = ("capture", "rally", "ability", "move")
FEWEST, MOST = 2, 18  # an arrow and a list need two cards; the box of the solo mode holds eighteen


@dataclass(frozen=True, slots=True)
class SoloCard:
    """A solo card."""

    actions: tuple[str, ...]
    arrow: Arrow

    @property
    def list_face(self) -> str:
        """How the side with the actions is named."""
        return "+".join(self.actions)

    @property
    def arrow_face(self) -> str:
        """How the side with the arrow is named."""
        return self.arrow.face


def list_prints(text: str) -> tuple[PrintedCard, ...]:
    """What a camera can see of each card of a file, on either side."""
    return tuple(
        PrintedCard(SHEET, "card", place, _sides(card)) for place, card in enumerate(read_solo_cards(text))
    )


def _sides(card: SoloCard) -> tuple[Title, ...]:
    return (
        Title(card.list_face, ", ".join(card.actions), side="list"),
        Title(card.arrow_face, f"{card.arrow.point}, {card.arrow.turn}", side=ARROW_SIDE),
    )


@lru_cache(maxsize=8)
def read_solo_cards(text: str, file: str = SHEET) -> tuple[SoloCard, ...]:
    """The solo cards of a file."""
    top = open_sheet(text, file)
    top.check_fields(("origin", "card"))
    entries = top.entries("card")
    cards = tuple(_card(entry) for entry in entries)
    check_count(entries, FEWEST, MOST)
    return cards


def _card(entry: Entry) -> SoloCard:
    entry.check_fields(("actions", "arrow", "turn"))
    actions = entry.words("actions", ACTIONS, Line("need_actions"))
    if len(set(actions)) < len(actions):
        entry.bad_value("actions", Line("need_actions_once"))
    return SoloCard(tuple(actions), Arrow(entry.one_of("arrow", POINTS), entry.one_of("turn", TURNS)))
