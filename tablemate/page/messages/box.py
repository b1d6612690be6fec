"""What the page and the program say to each other about the owner's box."""

from __future__ import annotations

from pydantic import BaseModel

from tablemate.box.box import Kept
from tablemate.box.wanted import say_side
from tablemate.page.messages.common import Id, Sent, Text


class KeptCard(BaseModel):
    """A card side that is known by its picture; `source` is shown, played or imported."""

    id: str
    side: str
    name: str
    label: str
    kept: str  # changes with the picture
    source: str


class BoxShown(BaseModel):
    """The usual box of a game."""

    game: str
    cards: list[KeptCard]


class CardNamed(Sent):
    """Which card side is meant."""

    id: Id
    side: Text = ""


def show_kept(kept: Kept) -> KeptCard:
    """A kept picture as the page gets it."""
    return KeptCard(
        id=kept.id,
        side=kept.side,
        name=kept.name,
        label=say_side(kept.card, kept.name),
        kept=kept.sha256[:12],
        source=kept.source,
    )
