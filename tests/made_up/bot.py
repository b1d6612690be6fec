"""The bot of the made-up game: it looks at everything, takes a card and turns a spirit over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event, Expectation, Line
from engine.expected_table import ExpectedTable, Item, counted, in_row, piled
from engine.game import Result, ScoreRow
from engine.requests import Look
from engine.rulebook import load_rules
from engine.script import instruct, look, tell
from engine.zones import Facing

if TYPE_CHECKING:
    from engine.script import Script

ANIMALS = {"badger": "Old Badger", "heron": "Grey Heron", "marten": "Pine Marten", "otter": "River Otter"}
SPIRITS = {
    "fox": {"day": "Sunlit Fox", "night": "Shadow Fox"},
    "owl": {"day": "Dreaming Owl", "night": "Hunting Owl"},
    "toad": {"day": "Basking Toad", "night": "Singing Toad"},
}
FACES = ("invertebrate", "seed", "fruit", "fish", "rodent")
ROW, DICE = 3, 3
PLACES = tuple(row + column for row in "ABC" for column in "123")
START = {"A1": "fox", "B2": "owl", "C3": "toad"}
RULES = load_rules(__package__)


class AnimalTaken(Event):
    """The bot takes an animal, and the row is filled up."""

    animal: str


class SpiritTurned(Event):
    """A spirit is turned over and round."""

    spirit: str
    place: str


class DiceCounted(Event):
    """The bot counts the dice."""

    number: int


class Bot:
    """One running game."""

    def __init__(self) -> None:
        self.row: tuple[str | None, ...] = ()
        self.dice: tuple[str, ...] = ()
        self.grid = dict(START)
        self.turned: set[str] = set()

    def script(self) -> Script[Result]:
        """Look at the whole table, take a card, turn a spirit over, and look again."""
        self.row = yield from look(Look.row("row", "row", tuple(ANIMALS), ROW, ROW))
        self.dice = yield from look(Look.pool("dice", "dice", FACES, 1, DICE))
        yield from tell(DiceCounted(rule=RULES["count"], number=len(self.dice)))
        yield from self.look_at_grid("grid")
        taken = str(self.row[0])
        event = AnimalTaken(rule=RULES["take"], animal=taken)
        self.row = (None, *self.row[1:])
        yield from instruct(event, Expectation("row", lacks=(taken,)))
        place, spirit = next((place, spirit) for place, spirit in self.grid.items() if spirit == "owl")
        self.turned.add(spirit)
        turned = SpiritTurned(rule=RULES["turn"], spirit=spirit, place=place)
        yield from instruct(turned, Expectation("grid", place))
        yield from self.look_at_grid("end")
        return Result("won", ("you",), (ScoreRow("spirits", (len(self.grid),)),))

    def look_at_grid(self, topic: str) -> Script[None]:
        """See where the spirits are now."""
        before = {place: (spirit,) for place, spirit in self.grid.items()}
        seen = yield from look(Look.board(topic, "grid", PLACES, tuple(SPIRITS), before=before))
        self.grid = {place: spirits[0] for place, spirits in seen.items()}

    def view(self) -> tuple[Line, ...]:
        """How many spirits there are."""
        return (Line("view_spirits", {"number": len(self.grid)}),)

    def expected_table(self) -> ExpectedTable:
        """All that lies on the table by the rules."""
        return ExpectedTable(
            {
                "row": in_row(Item(animal or "") for animal in self.row),
                "dice": piled(counted(self.dice)),
                "grid": {place: (self._lay(spirit),) for place, spirit in self.grid.items()},
            }
        )

    def _lay(self, spirit: str) -> Item:
        if spirit in self.turned:
            return Item(spirit, "night", Facing.AWAY)
        return Item(spirit, "day", Facing.TOWARDS)
