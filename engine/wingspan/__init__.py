"""Wingspan: the Automa (rulebook: Wingspan Automa)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import EDITION, Option, Origin, Sheet, SheetForm, Title
from engine.tables import shipped
from engine.wingspan import faces as looks
from engine.wingspan.automa import Automa
from engine.wingspan.automa_deck import SHEET, draw_card, draw_cards, read_cards
from engine.wingspan.catalogue import SETS, birds, birds_of
from engine.wingspan.editions import EDITIONS, ENGLISH, printed_names, title_of
from engine.wingspan.entering import SECTIONS, AutomaWriting
from engine.wingspan.scoring import FACE_DOWN_POINTS
from engine.zone_file import load_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.faces import Faces
    from engine.game import Bot, OptionValue, Setup
    from engine.zones import Zone


BIRDS = "birds"  # as the table's declaration calls them


class Wingspan:
    """Wingspan against its Automa."""

    id = "wingspan"
    title = "Wingspan"
    bgg_id = 266192
    rules_version = 1
    options = (
        Option("difficulty", tuple(FACE_DOWN_POINTS), "eagle"),
        Option("automubon", ("out", "in"), "out"),
        Option("goal_board", ("green", "blue"), "green"),
        Option("automa_deck", ("virtual", "physical"), "virtual"),
        Option("bonus_card", ("virtual", "physical"), "virtual"),
        Option("goal_tiles", ("physical", "virtual"), "physical"),
        Option(EDITION, EDITIONS, ENGLISH, earlier=ENGLISH),
        Option("bird_sets", SETS, ("base",), many=True),
        Option("feeder", ("looked", "told"), "looked", advanced=True, unseen="told"),
        Option("word_lists", ("newer", "older"), "newer", advanced=True),
        Option("all_alike", ("once", "until_mixed"), "once", advanced=True),
        Option("pink_powers", ("icon", "matching"), "icon", advanced=True),
    )

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The Automa cards, as fans transcribed them; an owner may correct them."""
        text = shipped(__package__, SHEET)
        sheet = Sheet(Origin.FANS, text)
        form = SheetForm(
            SHEET,
            sheet,
            text,
            read_cards,
            draw_cards,
            sections=SECTIONS,
            things="things_automa_cards",
            writing=AutomaWriting(),
            draw_card=draw_card,
        )
        return (form,)

    @property
    def names(self) -> Mapping[str, str]:
        """The printed names of birds and bonus cards in the English edition."""
        return self.names_of(ENGLISH)

    def names_of(self, edition: str) -> Mapping[str, str]:
        """The printed names of an edition; English ones, with the Latin name, for those nobody told us."""
        return printed_names(edition)

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""
        return load_zones(__package__)

    def titles(
        self, names: str, options: Mapping[str, OptionValue] | None, _sheets: Mapping[str, str]
    ) -> Sequence[Title]:
        """The printed and the scientific name of every bird, or of those that are played with."""
        if names != BIRDS:
            return []
        known = birds_of(options["bird_sets"]) if options and "bird_sets" in options else birds()
        edition = str((options or {}).get(EDITION, ENGLISH))
        return [Title(bird.id, title_of(bird, edition), bird.scientific_name) for bird in known.values()]

    def faces(self, setup: Setup) -> Faces:
        """How its things look in a drawing."""
        return looks.faces(str(setup.options.get(EDITION, ENGLISH)))

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new game."""
        return Automa(setup)


GAME = Wingspan()
