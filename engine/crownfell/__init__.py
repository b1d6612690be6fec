"""Crownfell: the Last Stand (rulebook: Crownfell, the Last Stand)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import entering
from engine.crownfell import faces as looks
from engine.crownfell.characters import SHEET as CHARACTERS
from engine.crownfell.characters import read_characters
from engine.crownfell.last_stand import LastStand
from engine.crownfell.previews import draw_character, draw_characters, draw_solo_card, draw_solo_cards
from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_cards import list_prints, read_solo_cards
from engine.crownfell.spaces import SPACES
from engine.game import Option, Origin, Sheet, SheetForm
from engine.tables import shipped
from engine.zone_file import load_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.faces import Faces
    from engine.game import Bot, PrintedCard, Setup
    from engine.zones import Zone


class Crownfell:
    """Crownfell's solo mode against the enemy horde."""

    id = "crownfell"
    title = "Crownfell: The Last Stand"
    rules_version = 3
    options = (
        Option("team", ("starter_a", "starter_b", "random", "hard", "draft"), "starter_a"),
        Option("enemy_deck", ("virtual", "physical"), "virtual"),
        Option("solo_deck", ("virtual", "physical"), "virtual"),
        Option("lock", ("moves", "all"), "moves", advanced=True),
        Option("protection", ("moves", "ranged", "everything"), "ranged", advanced=True),
        Option("passive_move", ("step", "diagram", "full"), "step", advanced=True),
        Option("ranged_capture", ("move", "stand"), "move", advanced=True),
        Option("player_ranged_capture", ("move", "stand"), "move", advanced=True),
        Option("capture_rally", ("yes", "no"), "yes", advanced=True),
        Option("home_row_rally", ("no", "yes"), "no", advanced=True),
        Option("move_reach", ("farthest", "any"), "farthest", advanced=True),
        Option("far_or_safe", ("far", "safe"), "far", advanced=True),
        Option("inspire", ("capture", "locked"), "capture", advanced=True),
        Option("revenant", ("locks", "captures"), "locks", advanced=True),
        Option("full_row", ("desperation", "skipped"), "desperation", advanced=True),
        Option("empty_board", ("ends", "goes_on"), "ends", advanced=True),
        Option("solo_reshuffle", ("all", "rest"), "all", advanced=True),
        Option("protected_locker", ("skips", "goes_on"), "skips", advanced=True, earlier="goes_on"),
    )

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The characters and the solo deck: stand-ins until the owner enters their cards."""
        return (
            SheetForm(
                CHARACTERS,
                Sheet(Origin.STAND_IN, shipped(__package__, CHARACTERS)),
                shipped(__package__, "characters_template.toml"),
                read_characters,
                draw_characters,
                sections=entering.CHARACTERS,
                things="things_characters",
                draw_card=draw_character,
            ),
            SheetForm(
                SOLO_CARDS,
                Sheet(Origin.STAND_IN, shipped(__package__, SOLO_CARDS)),
                shipped(__package__, "solo_cards_template.toml"),
                read_solo_cards,
                draw_solo_cards,
                sections=entering.SOLO_CARDS,
                things="things_solo_cards",
                draw_card=draw_solo_card,
            ),
        )

    @property
    def names(self) -> Mapping[str, str]:
        """The spaces; a character's name is its id."""
        return {space: space for space in SPACES}

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def prints(self, names: str, sheets: Mapping[str, str]) -> Sequence[PrintedCard]:
        """What the solo cards print, each on both sides."""
        return list_prints(sheets[SOLO_CARDS]) if names == "solo_cards" else ()

    def faces(self, setup: Setup) -> Faces:
        """How its things look in a drawing."""
        return looks.faces(setup)

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new game."""
        return LastStand(setup)


GAME = Crownfell()
