"""My Little Scythe: Automountie (rulebook: Automountie rules of My Little Scythe)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Option, Origin, Sheet, SheetForm
from engine.my_little_scythe import faces as looks
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.cards import SHEET, list_prints, read_cards
from engine.my_little_scythe.drawing import draw_cards, draw_one
from engine.my_little_scythe.entering import SECTIONS
from engine.my_little_scythe.match import SEATINGS
from engine.my_little_scythe.trophies import LEVELS
from engine.tables import shipped
from engine.zone_file import load_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.faces import Faces
    from engine.game import Bot, PrintedCard, Setup
    from engine.zones import Zone


class MyLittleScythe:
    """My Little Scythe against Automountie."""

    id = "my_little_scythe"
    title = "My Little Scythe"
    rules_version = 2
    options = (
        Option("difficulty", tuple(LEVELS), "easy"),
        Option("players", SEATINGS, SEATINGS[0]),
        Option("levels", ("alike", "each"), "alike", advanced=True),
        Option("automountie_deck", ("virtual", "physical"), "virtual"),
        Option("camp_entry", ("confirm", "map"), "confirm", advanced=True),
        Option("mid_path_fight", ("stop", "walk_on", "at_end"), "stop", advanced=True),
        Option("own_seeker", ("no_gain", "gain", "blocked"), "no_gain", advanced=True),
        Option("shared_space", ("primary", "moving"), "primary", advanced=True),
        Option("bonus_pies", ("count", "do_not_count"), "count", advanced=True),
        Option("trophies_per_turn", ("one", "no_limit"), "one", advanced=True),
        Option("taken_resources", ("quests_too", "resources_only"), "quests_too", advanced=True),
        Option("reshuffle", ("all", "without_current"), "all", advanced=True),
        Option("quest_on_seeker", ("placed", "left_out"), "placed", advanced=True),
        Option("pie_track", ("ten", "no_limit"), "ten", advanced=True),
        Option("tied_fight", ("attacker", "defender"), "attacker", advanced=True),
        Option("spell_limit", ("card", "seekers"), "card", advanced=True),
        Option("crowd", ("nearest", "each"), "nearest", advanced=True),
        Option("finale_turns", ("others", "all"), "others", advanced=True),
    )

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The Automountie cards: a practice deck until the owner enters the printed ones."""
        deck = Sheet(Origin.STAND_IN, shipped(__package__, SHEET))
        template = shipped(__package__, "automountie_template.toml")
        form = SheetForm(
            SHEET,
            deck,
            template,
            read_cards,
            draw_cards,
            sections=SECTIONS,
            things="things_automountie_cards",
            draw_card=draw_one,
        )
        return (form,)

    @property
    def names(self) -> Mapping[str, str]:
        """None: nothing of this game has a printed name that the bot needs."""
        return {}

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def prints(self, names: str, sheets: Mapping[str, str]) -> Sequence[PrintedCard]:
        """What the Automountie cards show."""
        return list_prints(sheets[SHEET]) if names == "automountie_cards" else ()

    def faces(self, setup: Setup) -> Faces:
        """How its things look in a drawing."""
        return looks.faces(setup)

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new game."""
        return Automountie(setup)


GAME = MyLittleScythe()
