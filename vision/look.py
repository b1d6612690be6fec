"""Looking at one picture: find the cards, name them, read the dice, and return it as data."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from vision.evidence import ANYTHING
from vision.geometry import lies_inside
from vision.naming.numbers.namer import NumberNamer
from vision.naming.pictures.decks import DeckNamer
from vision.naming.pictures.namer import PictureNamer
from vision.naming.titles.joining import join_titles
from vision.naming.titles.line_namer import LineNamer
from vision.naming.titles.reader import UNKNOWN, Layout, TitleReader
from vision.naming.together import JointNamer
from vision.overlap import share_outside
from vision.pictures.picture import load_picture
from vision.pictures.quality import find_picture_problems
from vision.reading import Candidate, Corners, Outline, Point, Problem, Reading, Status
from vision.seams import Allowance, Sense, finish

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from vision.geometry import Image
    from vision.naming.numbers.namer import NumberedCard
    from vision.naming.pictures.references import References
    from vision.naming.titles.catalogue import Catalogue

    # Reads the places of a grid, given the cards found in the picture; None where no grid is found.
    GridReading: TypeAlias = Callable[[Image, Sequence[Outline]], Mapping[str, Reading] | None]

MOST_WORK_MS = 20_000.0  # of one core, for the cards of one picture: a few hundred of them
SHOWS = 0.2  # of a card's area that no other card covers; with less its title cannot be seen


@dataclass(frozen=True, slots=True)
class Seen:
    """What one look at a picture saw, how long each step took, and what is wrong with the picture."""

    cards: tuple[Reading, ...]
    dice: tuple[Reading, ...]
    ms: dict[str, float]
    problems: tuple[Problem, ...] = ()
    grid: Mapping[str, Reading] | None = None  # what lies on the places of a grid, where the game has one


@dataclass(frozen=True, slots=True)
class SeenPicture:
    """What was seen in a picture file, in the pixels of the picture as given."""

    picture: str
    size_wh: tuple[int, int]
    game: str
    seen: Seen
    names: Mapping[str, str] = field(default_factory=dict)  # the printed names of cards, by id


class Eye:
    """Sees the cards of one catalogue or box anywhere in a picture, and dice where the game has them.

    Its patience is counted in work and not by the clock, so a busy computer sees what an idle one sees.
    """

    def __init__(
        self,
        cards: Sense,
        names: Mapping[str, str],
        *,
        lines: Sense | None = None,
        dice: Sense | None = None,
        grid: GridReading | None = None,
        clock: Callable[[], float] = time.perf_counter,
        work_ms: float = MOST_WORK_MS,
    ) -> None:
        self.cards = cards
        self.names = names  # the printed names of the cards it knows, by id
        self.lines = lines  # of print, where a title is enough to find a card
        self.dice = dice
        self.grid = grid
        self.clock = clock
        self.work_ms = work_ms

    def look(self, image_bgr: Image) -> Seen:
        """Find and name the cards of a picture, then read the dice beside them."""
        self.cards.get_ready()
        if self.lines:
            self.lines.get_ready()
        start = self.clock()
        outlines = self.cards.finder.find(image_bgr)
        found = self.clock()
        allowance = Allowance(self.work_ms)
        grid = self.grid(image_bgr, outlines) if self.grid else None
        laid = list(grid.values()) if grid else []
        loose = [one for one in outlines if not _lies_on_any(laid, one)]
        titled = join_titles(loose, self._read_all(image_bgr, self.lines) if self.lines else [])
        cards = [*laid, *titled.cards]
        cards += [self._read_card(image_bgr, outline, allowance) for outline in titled.unread]
        if not self.lines:
            cards += self._read_hidden(image_bgr, loose, {card.id for card in cards}, allowance)
        read = self.clock()
        dice = self._read_all(image_bgr, self.dice, beside=cards) if self.dice else []
        end = self.clock()
        steps = {"find": found - start, "read": read - found, "dice": end - read, "total": end - start}
        ms = {step: 1000 * took for step, took in steps.items()}
        problems = () if cards else find_picture_problems(image_bgr)
        return Seen(tuple(cards), tuple(dice), ms, problems, grid)

    def _read_card(self, image_bgr: Image, outline: Outline, allowance: Allowance) -> Reading:
        if allowance.left_ms <= 0:
            return _leave_unread(outline, Problem.NOT_REACHED)
        named = allowance.finish(self.cards.namer.name(image_bgr, [outline], [ANYTHING]))
        return named[0] if named else _leave_unread(outline)

    def _read_all(self, image_bgr: Image, sense: Sense, beside: Sequence[Reading] = ()) -> list[Reading]:
        found = _drop_inside(beside, sense.finder.find(image_bgr))
        return finish(sense.namer.name(image_bgr, found, [ANYTHING] * len(found)))

    def _read_hidden(
        self,
        image_bgr: Image,
        outlines: Sequence[Outline],
        named: AbstractSet[str | None],
        allowance: Allowance,
    ) -> list[Reading]:
        """Name cards that show from under others; only a title that is sure and new counts as one."""
        above = [np.array(outline.corners) for outline in outlines]
        below = [
            Outline(corners, outline.confidence)
            for outline in outlines
            for corners in outline.others
            if share_outside(np.array(corners), above) >= SHOWS
        ]
        read = [self._read_card(image_bgr, outline, allowance) for outline in below]
        sure = {card.id: card for card in read if card.status is Status.SURE}
        return [card for id_, card in sure.items() if id_ not in named]


def open_eye(
    catalogue: Catalogue,
    layout: Layout = UNKNOWN,
    *,
    references: References | None = None,
    dice: bool = False,
    grid: GridReading | None = None,
) -> Eye:
    """Return an eye for titled cards; without a layout, titles are searched for anywhere on a card.

    With references, cards are named by their pictures as well.
    """
    names = {entry.id: entry.name for entry in catalogue.entries}
    cards = open_titles(catalogue, layout, references)
    lines = open_lines(catalogue) if layout.title is None else None
    return Eye(cards, names, lines=lines, dice=open_dice() if dice else None, grid=grid)


def open_lines(catalogue: Catalogue) -> Sense:
    """Return what finds lines of print and knows the titles among them."""
    from vision.finding.print_finder import PrintFinder  # noqa: PLC0415 - needed only to look at a picture

    finder = PrintFinder()
    return Sense(finder, LineNamer(catalogue), finder.get_ready)


def open_titles(
    catalogue: Catalogue, layout: Layout = UNKNOWN, references: References | None = None
) -> Sense:
    """Return what finds cards and reads their titles; the networks are opened when it gets ready."""
    return _sense_titles(TitleReader(catalogue, layout), references)


def open_titles_of_places(
    catalogue: Catalogue, layout: Layout = UNKNOWN, references: References | None = None
) -> Sense:
    """Return the same for the places of a watched table, where lines of print are looked for card by card."""
    from vision.finding.print_finder import PrintFinder  # noqa: PLC0415 - needed only to look at a picture

    print_finder = PrintFinder() if layout.title is None else None
    return _sense_titles(TitleReader(catalogue, layout, print_finder), references)


def _sense_titles(titles: TitleReader, references: References | None) -> Sense:
    return _sense_cards(titles if references is None else JointNamer(titles, PictureNamer(references)))


def open_pictures(references: References, *, closed: bool = False) -> Sense:
    """Return what finds cards and names them by an owner's pictures; `closed` if all cards were shown."""
    return _sense_cards(DeckNamer(references) if closed else PictureNamer(references))


def open_numbers(cards: Sequence[NumberedCard], references: References | None = None) -> Sense:
    """Return what finds cards, reads their numbers and signs, and compares them with an owner's pictures."""
    numbers = NumberNamer(cards)
    return _sense_cards(JointNamer(numbers, PictureNamer(references)) if references else numbers)


def _sense_cards(namer: TitleReader | NumberNamer | JointNamer | PictureNamer | DeckNamer) -> Sense:
    from vision.finding.finder import CardFinder  # noqa: PLC0415 - needed only to look at a picture

    finder = CardFinder()

    def get_ready() -> None:
        finder.get_ready()
        namer.get_ready()

    return Sense(finder, namer, get_ready)


def open_shown_dice(references: References) -> Sense:
    """Return what finds dice and names their faces by the pictures an owner has shown."""
    from vision.finding.dice_finder import DiceFinder  # noqa: PLC0415 - as above

    namer = PictureNamer(references)
    return Sense(DiceFinder(), namer, namer.get_ready)


def open_dice() -> Sense:
    """Return what finds dice and names their faces."""
    from vision.naming.dice.reader import DiceReader  # noqa: PLC0415 - as above

    reader = DiceReader()
    return Sense(reader, reader, learn=reader.learn)


def _leave_unread(outline: Outline, *problems: Problem) -> Reading:
    return Reading(None, 0.0, Status.UNREADABLE, outline.corners, face="unknown", problems=problems)


def look(path: Path, eye: Eye, game: str = "") -> SeenPicture:
    """Look at one picture file."""
    picture = load_picture(path)
    seen = eye.look(picture.image_bgr)
    return SeenPicture(str(path), picture.size_wh, game, scale_seen(seen, picture.reduced), eye.names)


def scale_seen(seen: Seen, factor: float) -> Seen:
    """Return what was seen in a picture made smaller, in the pixels of the picture as it was."""
    if factor == 1:
        return seen
    cards, dice = (
        tuple(replace(one, corners=_scale(one.corners, factor)) for one in readings)
        for readings in (seen.cards, seen.dice)
    )
    return replace(seen, cards=cards, dice=dice)


def describe_json(result: SeenPicture) -> dict[str, Any]:
    """Return the object `look --json` prints. A lone picture has no calibrated zones to fill."""
    return {
        "picture": result.picture,
        "size_wh": list(result.size_wh),
        "game": result.game,
        "cards": [_describe_card(card, result.names) for card in result.seen.cards],
        "dice": [_describe_die(die) for die in result.seen.dice],
        **({} if result.seen.grid is None else {"grid": _describe_grid(result.seen.grid)}),
        "problems": [str(problem) for problem in result.seen.problems],
        "ms": {step: round(ms, 1) for step, ms in result.seen.ms.items()},
    }


def _describe_grid(grid: Mapping[str, Reading]) -> dict[str, Any]:
    return {
        place: {
            "id": card.id,
            "side": card.side or None,
            "facing": card.facing,
            "confidence": round(card.confidence, 3),
            "status": str(card.status),
            **({"between": list(card.between)} if card.between else {}),
        }
        for place, card in grid.items()
    }


def _describe_card(card: Reading, names: Mapping[str, str]) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": names.get(card.id, card.id) if card.id else None,
        "confidence": round(card.confidence, 3),
        "status": str(card.status),
        "face": card.face,
        **({"side": card.side} if card.side else {}),
        "turned_deg": round(card.turned_deg, 1),
        "corners": [_describe_point(corner) for corner in card.corners],
        "alternatives": _describe_others(card.alternatives),
        "problems": [str(problem) for problem in card.problems],
    }


def _describe_die(die: Reading) -> dict[str, Any]:
    return {
        "face": die.id,
        "confidence": round(die.confidence, 3),
        "status": str(die.status),
        "center": _describe_point(die.center),
        "size_px": round(die.size_px, 1),
        "alternatives": _describe_others(die.alternatives),
    }


def _describe_others(others: Sequence[Candidate]) -> list[dict[str, Any]]:
    return [{"id": other.id, "confidence": round(other.confidence, 3)} for other in others]


def _describe_point(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _lies_on_any(laid: Sequence[Reading], outline: Outline) -> bool:
    """Whether an outline is that of a card that was read on a grid already."""
    return any(lies_inside(outline.center, card.corners) for card in laid)


def _drop_inside(cards: Sequence[Reading], found: Sequence[Outline]) -> list[Outline]:
    """Leave out what seems to be a die inside a named card: it is a printed food symbol."""
    named = [card.corners for card in cards if card.id is not None]
    return [one for one in found if not any(lies_inside(one.center, corners) for corners in named)]


def _scale(corners: Corners, factor: float) -> Corners:
    a, b, c, d = ((x * factor, y * factor) for x, y in corners)
    return a, b, c, d
