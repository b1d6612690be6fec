"""Origin Story: the Vancardians Automaton and Factoryon (rulebook: Vancardian solo mode)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Option, Origin, Sheet, SheetForm
from engine.origin_story import faces as looks
from engine.origin_story.cards import names
from engine.origin_story.entering import SECTIONS
from engine.origin_story.game_setup import LEVELS
from engine.origin_story.previews import draw_one, draw_set
from engine.origin_story.vancardian_cards import SHEET, read_set
from engine.origin_story.vancardians import Vancardians
from engine.tables import shipped
from engine.zone_file import load_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.faces import Faces
    from engine.game import Bot, NumberCard, Setup
    from engine.zones import Zone

TEMPLATE = "vancardians_template.toml"
PLAYING_CARDS = "playing_cards"  # as zones name them


class OriginStory:
    """Origin Story against the two Vancardians."""

    id = "origin_story"
    title = "Origin Story"
    rules_version = 2
    options = (
        Option("difficulty", LEVELS, LEVELS[0]),
        Option("playing_cards", ("physical", "virtual"), "physical"),
        Option("vancardian_deck", ("virtual", "physical"), "virtual"),
        Option("dealer", ("virtual", "physical"), "virtual"),
        Option("level_set", ("red", "green"), "red", advanced=True),
        Option("replace_hero", ("non_love", "any"), "non_love", advanced=True),
        Option("replace_short", ("love_too", "fewer"), "love_too", advanced=True),
        Option("replace_new", ("old_only", "new_too"), "old_only", advanced=True),
        Option("move_leftmost", ("moved", "not_moved"), "moved", advanced=True),
        Option("vancardian_order", ("automaton_first", "factoryon_first"), "automaton_first", advanced=True),
        Option("extra_love_value", ("ask", "keyword"), "ask", advanced=True),
        Option("extra_love_shuffle", ("in", "aside"), "in", advanced=True),
        Option("reveal", ("once", "cumulative", "until_hidden"), "once", advanced=True),
        Option("trump_reading", ("heart", "trump"), "heart", advanced=True),
        Option("surrendered_trick", ("no_trick", "counts"), "no_trick", advanced=True),
    )

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The Vancardian cards: a stand-in until the owner enters their own."""
        stand_in = Sheet(Origin.STAND_IN, shipped(__package__, SHEET))
        template = shipped(__package__, TEMPLATE)
        spared_by = ("vancardian_deck", "physical")
        form = SheetForm(
            SHEET,
            stand_in,
            template,
            read_set,
            draw_set,
            spared_by,
            sections=SECTIONS,
            things="things_vancardian_entries",
            draw_card=draw_one,
        )
        return (form,)

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the playing cards."""
        return names()

    def numbers(self, names: str, sheets: Mapping[str, str]) -> Sequence[NumberCard]:
        """What the playing cards print."""
        return looks.list_numbers(sheets[SHEET]) if names == PLAYING_CARDS else ()

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def faces(self, setup: Setup) -> Faces:
        """How its things look in a drawing."""
        return looks.faces(setup)

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new game."""
        return Vancardians(setup)


GAME = OriginStory()
