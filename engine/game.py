"""What a game brings: its options, its sheets of cards, its bot, and the result at the end."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from engine.errors import InvalidInput, shorten
from engine.events import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engine.errors import BadData
    from engine.expected_table import ExpectedTable
    from engine.fields import CardData, Section
    from engine.script import Script
    from engine.zones import Zone

EDITION = "edition"  # the option of a game that is known in several: which one is played with
OptionValue: TypeAlias = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the first turn; with `many`, one or more of the choices."""

    id: str
    choices: tuple[str, ...]
    default: OptionValue
    many: bool = False
    advanced: bool = False  # a reading of the rules: offered, not asked
    unseen: OptionValue | None = None  # the default where no camera looks, if it is another
    earlier: OptionValue | None = None  # the choice in games that were saved before this option existed

    def usual(self, *, camera: bool) -> OptionValue:
        """The default, with a camera or without one."""
        return self.default if camera or self.unseen is None else self.unseen

    def read(self, value: Any) -> OptionValue:
        """Validate a value for this option."""
        picked = tuple(value) if self.many and isinstance(value, list | tuple) else (value,)
        strange = [v for v in picked if v not in self.choices]
        allowed = ", ".join(self.choices)
        if not picked:
            words = f"{self.id} is nothing, and may be {allowed}"
            raise InvalidInput(words, Line("no_choice_made", {"option": self.id, "choices": allowed}))
        if strange:
            facts = {"option": self.id, "choice": shorten(strange[0]), "choices": allowed}
            words = f"{self.id} is {shorten(strange[0])}, and may be {allowed}"
            raise InvalidInput(words, Line("no_such_choice", facts))
        return picked if self.many else picked[0]


class Origin(StrEnum):
    """How far the text of a sheet can be trusted to be what the cards print."""

    FANS = "fan sources"  # transcribed by fans from the printed cards; to be compared with one's own
    OWNER = "owner"  # entered by the owner from their own cards
    STAND_IN = "stand-in"  # made up by us so that the game can be played; not the printed cards


@dataclass(frozen=True, slots=True)
class Sheet:
    """The text of a deck or list file a game is played with."""

    origin: Origin
    text: str


@dataclass(frozen=True, slots=True)
class Written:
    """An entry of a sheet as its file holds it."""

    heading: str
    place: int
    table: CardData
    origin: Origin


class Writing(Protocol):
    """How a kind of sheet is written."""

    def entries(self, text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
        """Every entry of a sheet, in the order of its sections."""

    def write(self, text: str, section: Section, place: int, table: CardData, origin: Origin) -> str:
        """The text with an entry in its place; behind the last one it is added."""

    def remove(self, text: str, section: Section, place: int) -> str:
        """The text without an entry."""

    def begin(self, text: str) -> str:
        """The text of a shipped sheet as the owner's own begins."""

    def locate(self, error: BadData) -> tuple[str, int, tuple[str | int, ...]] | None:
        """The heading, the place and the path inside the entry that an error is about."""


@dataclass(frozen=True, slots=True)
class SheetForm:
    """A kind of deck or list file: what ships with the game, and how an owner's own is made and checked."""

    name: str  # the file's name
    shipped: Sheet
    template: str  # the file for the owner to fill in from their cards
    check: Callable[[str], object]  # raises BadData with the line and the reason
    draw: Callable[[str], Sequence[str]]  # a preview for the terminal, line by line
    spared_by: tuple[str, str] | None = None  # an option and the choice of it that does without this sheet
    sections: tuple[Section, ...] = ()  # its cards as a form asks for them
    things: str = "things_cards"  # what its cards are called, as a name of the phrase file
    writing: Writing | None = None  # how it is written, where that is not TOML
    draw_card: Callable[[str, str, int], Sequence[str]] | None = None  # one card of a text: heading and place

    def needed(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a game with these options is played with this sheet."""
        return self.spared_by is None or options[self.spared_by[0]] != self.spared_by[1]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first question."""

    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    sheets: Mapping[str, Sheet] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One row of the result sheet: what is counted, and a number for each column."""

    key: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended, seen from the player's chair."""

    outcome: str  # won, lost or shared
    columns: tuple[str, ...]
    rows: tuple[ScoreRow, ...]


@dataclass(frozen=True, slots=True)
class Title:
    """What a card prints to name itself; a second line if it has one, and the side it is printed on."""

    id: str
    name: str
    second: str = ""
    side: str = ""


@runtime_checkable
class Titled(Protocol):
    """A game whose cards print names that can be read."""

    def titles(
        self, names: str, options: Mapping[str, OptionValue] | None, sheets: Mapping[str, str]
    ) -> Sequence[Title]:
        """The titles of a list that zones name, by its sheets; all, or those of a game with these options."""


@dataclass(frozen=True, slots=True)
class NumberCard:
    """What a card that is a number and a sign prints: its number, or several, and the colour of its suit."""

    id: str
    numbers: tuple[str, ...]
    colour: str


@runtime_checkable
class Numbered(Protocol):
    """A game with cards that are a number and a sign, so that they can be read without having been shown."""

    def numbers(self, names: str, sheets: Mapping[str, str]) -> Sequence[NumberCard]:
        """Cards of a list that zones name, once for each way they may be printed; none if they have names."""


@runtime_checkable
class Published(Protocol):
    """A game that is known in several editions, each with its own printed names; an option says in which."""

    def names_of(self, edition: str) -> Mapping[str, str]:
        """The printed names of an edition, by id."""


@runtime_checkable
class Listed(Protocol):
    """A game whose number at BoardGameGeek is known."""

    bgg_id: int


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card without a name: where it stands in its sheet, and what each of its sides prints."""

    sheet: str
    heading: str
    place: int
    sides: tuple[Title, ...]


@runtime_checkable
class Printed(Protocol):
    """A game with cards that have no names: a camera knows them by what a side of them prints."""

    def prints(self, names: str, sheets: Mapping[str, str]) -> Sequence[PrintedCard]:
        """The cards of a list that zones name, by the texts of the sheets; none if they have names."""


class Bot(Protocol):
    """One running game: its script, and what can be seen of it."""

    def script(self) -> Script[Result]:
        """Play the game from set-up to result."""

    def view(self) -> tuple[Line, ...]:
        """The bot's visible state, as lines for a screen."""

    def expected_table(self) -> ExpectedTable:
        """All that lies on the table by the rules, once the last order is carried out.

        What Tablemate draws itself is there too, as if it lay on the table; what is hidden from the player
        has no id.
        """


@dataclass(frozen=True, slots=True)
class Standing:
    """The points so far by column of the result sheet, in its order."""

    scores: Mapping[str, int] = field(default_factory=dict)
    counted_late: bool = False  # whether the player's points are mostly counted at the end
    round: int | None = None  # where a game has rounds, and the first one began


@runtime_checkable
class Learning(Protocol):
    """A bot that can continue a game with a changed sheet."""

    def learn(self, sheet: str, text: str) -> bool:
        """Take over what a sheet says now; False if that must wait for the next game."""


@runtime_checkable
class Scored(Protocol):
    """A bot that knows how the game stands before it is over."""

    def standing(self) -> Standing:
        """The points so far."""


class Game(Protocol):
    """A game that can be played."""

    @property
    def id(self) -> str:
        """The name used on the command line and in files."""

    @property
    def title(self) -> str:
        """The name on the box."""

    @property
    def rules_version(self) -> int:
        """Raised whenever old journals would play differently."""

    @property
    def options(self) -> Sequence[Option]:
        """What is chosen before the first turn."""

    @property
    def forms(self) -> Sequence[SheetForm]:
        """The deck and list files the game is played with."""

    @property
    def names(self) -> Mapping[str, str]:
        """The printed names of cards and places, by id, whatever language is spoken."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts of the table."""

    def begin(self, setup: Setup) -> Bot:
        """Lay out a new game."""


def find_option(game: Game, id_: str) -> Option:
    """The option of this id."""
    by_id = {option.id: option for option in game.options}
    if id_ not in by_id:
        facts = {"game": game.id, "option": shorten(id_).strip("'"), "options": ", ".join(by_id)}
        raise InvalidInput(f"{game.id} has no option {shorten(id_)}", Line("no_such_option", facts))
    return by_id[id_]


def editions(game: Game) -> tuple[str, ...]:
    """The editions a game is known in; none if it is known in one only."""
    if not isinstance(game, Published):
        return ()
    return next(option.choices for option in game.options if option.id == EDITION)


def names_in_play(game: Game, options: Mapping[str, OptionValue]) -> Mapping[str, str]:
    """The printed names in a game with these options."""
    if isinstance(game, Published) and EDITION in options:
        return game.names_of(str(options[EDITION]))
    return game.names


def as_played(game: Game, setup: Setup) -> Setup:
    """A saved set-up with the readings that nobody could choose then, as the game was played."""
    then = {option.id: option.earlier for option in game.options if option.earlier is not None}
    return replace(setup, options=then | dict(setup.options))


def complete(game: Game, setup: Setup) -> Setup:
    """Check a set-up against the game and fill in what was left at its default."""
    for id_ in setup.options:
        find_option(game, id_)
    options = {o.id: o.read(setup.options.get(o.id, o.default)) for o in game.options}
    return Setup(setup.seed, options, {form.name: form.shipped for form in game.forms} | dict(setup.sheets))
