"""A game that does not exist: a row of titled cards, a pool of dice, and a grid of two-sided cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Title
from engine.zone_file import load_zones
from tests.made_up.bot import ANIMALS, SPIRITS, Bot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.game import Option, OptionValue, Setup, SheetForm
    from engine.zones import Zone


class MadeUp:
    """Spirits of the wood: only the tests play it."""

    id = "wood_spirits"
    title = "Spirits of the Wood"
    rules_version = 1
    options: Sequence[Option] = ()
    forms: Sequence[SheetForm] = ()

    @property
    def names(self) -> Mapping[str, str]:
        """The printed names of the animals; a spirit has another name on each side."""
        return ANIMALS | {id_: sides["day"] for id_, sides in SPIRITS.items()}

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def titles(
        self, names: str, _options: Mapping[str, OptionValue] | None, _sheets: Mapping[str, str]
    ) -> Sequence[Title]:
        """The print of the cards."""
        if names == "animals":
            return [Title(id_, name) for id_, name in ANIMALS.items()]
        return [Title(id_, name, side=side) for id_, sides in SPIRITS.items() for side, name in sides.items()]

    def begin(self, _setup: Setup) -> Bot:
        """Lay out a new game."""
        return Bot()


GAME = MadeUp()
