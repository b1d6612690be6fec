"""Which characters of a sheet are made up."""

from __future__ import annotations

from functools import lru_cache

from engine.card_form import TOML
from engine.crownfell.entering import CHARACTERS
from engine.game import Origin


@lru_cache(maxsize=8)
def practice_cards(text: str) -> frozenset[str]:
    """The characters of a sheet that are made up."""
    written = TOML.entries(text, CHARACTERS)
    return frozenset(entry.table["name"] for entry in written if entry.origin is Origin.STAND_IN)
