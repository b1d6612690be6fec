"""Escape from Flat Earth: solo rules 4.2, against the Timeline and its Attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import faces as looks
from engine.flat_earth.deck_list import SHEET, draw_deck_list, draw_entry, list_titles, read_deck_list
from engine.flat_earth.entering import SECTIONS
from engine.flat_earth.mission import Mission
from engine.flat_earth.table import ATTACKS, LENGTHS
from engine.game import Option, Origin, Sheet, SheetForm
from engine.tables import shipped
from engine.zone_file import load_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.faces import Faces
    from engine.game import Bot, OptionValue, Setup, Title
    from engine.zones import Zone

TEMPLATE = "deck_template.toml"


class FlatEarth:
    """Escape from Flat Earth, played alone."""

    id = "flat_earth"
    title = "Escape from Flat Earth"
    rules_version = 2
    options = (
        Option("attacks", tuple(ATTACKS), "three"),
        Option("timeline", tuple(LENGTHS), "ten"),
        Option("draw_deck", ("virtual", "physical"), "virtual"),
        Option("event_deck", ("virtual", "physical"), "virtual"),
        Option("final_flip", ("next_turn", "at_once"), "next_turn", advanced=True),
        Option("final_event", ("last_open", "last"), "last_open", advanced=True),
        Option("last_reaction", ("first", "win_at_once"), "first", advanced=True),
        Option("refill", ("up_to_five", "as_used"), "up_to_five", advanced=True),
        Option("late_cards", ("not_counted", "counted"), "not_counted", advanced=True),
        Option("sabotage_on_attack", ("no", "yes"), "no", advanced=True),
        Option("short_deck", ("go_on", "loss"), "go_on", advanced=True),
        Option("replacement", ("face_up", "face_down"), "face_up", advanced=True),
        Option("teleport", ("may", "must"), "may", advanced=True),
        Option("waiting_cards", ("kept", "playable"), "kept", advanced=True),
        Option("three_drawn", ("not_replaced", "replaced"), "not_replaced", advanced=True),
        Option("same_type", ("name", "row"), "name", advanced=True),
        Option("completion_order", ("any", "leftmost"), "any", advanced=True),
        Option("completing_card", ("discarded", "under_event"), "discarded", advanced=True),
    )

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The deck list: a stand-in, and a template for the owner to fill in."""
        stand_in = Sheet(Origin.STAND_IN, shipped(__package__, SHEET))
        form = SheetForm(
            SHEET,
            stand_in,
            shipped(__package__, TEMPLATE),
            read_deck_list,
            draw_deck_list,
            sections=SECTIONS,
            things="things_deck_entries",
            draw_card=draw_entry,
        )
        return (form,)

    @property
    def names(self) -> Mapping[str, str]:
        """None: a card goes by its printed name, as the deck list writes it."""
        return {}

    def titles(
        self, names: str, _options: Mapping[str, OptionValue] | None, sheets: Mapping[str, str]
    ) -> Sequence[Title]:
        """What the deck list says the cards print; without a list, nothing is known."""
        return list_titles(read_deck_list(sheets[SHEET]), names) if SHEET in sheets else ()

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def faces(self, setup: Setup) -> Faces:
        """How its things look in a drawing."""
        return looks.faces(setup)

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new mission."""
        return Mission(setup)


GAME = FlatEarth()
