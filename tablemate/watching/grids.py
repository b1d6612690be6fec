"""Reading the grid of a game in a lone picture: by the table's markers, or by the cards themselves."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from calibration.corners import as_corners
from calibration.layout import lay_out
from calibration.lone import find_table
from calibration.plan import Anchor, TablePlan
from calibration.squares import SQUARE
from engine.game import Setup, complete
from engine.zones import Content, Shape
from tablemate.watching.eyes import open_reader
from tablemate.watching.watched import lay_ground
from tablemate.watching.watcher import TwoWays
from vision.deciding import doubt
from vision.finding.finder import CardFinder
from vision.grid.anchoring import KnownCard, find_way_to_player
from vision.grid.reader import tell_apart
from vision.grid.unmarked import find_and_read
from vision.grid.zone import GridZone
from vision.reading import Status, middle_of
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from calibration.layout import Region
    from engine.game import Game
    from engine.zones import Zone
    from vision.agreeing.zones import Ground, ZoneReader
    from vision.geometry import Image
    from vision.grid.unmarked import UnmarkedGrid
    from vision.look import GridReading
    from vision.reading import Outline, Point, Reading
    from vision.seams import Steps

    Grid: TypeAlias = Mapping[str, Reading | None]
    Things: TypeAlias = Mapping[str, Grid]  # by zone, then by place
    Locator: TypeAlias = Callable[[Image, Point | None, Things], Steps[TablePlan | TwoWays | None]]
NOTHING_SEEN: Grid = MappingProxyType({})
ON_PLACE = 0.2  # of a place's width, at most, between its middle and that of a card on it
ENOUGH_SURE = 3  # cards that tell where a grid lies while its anchor is covered
FIND_ALL_MS = 120  # what finding all cards of a table takes of one core


def open_grid(game: Game) -> GridReading | None:
    """Return what reads the grid of a game in a lone picture; None where nothing can."""
    for zone in game.zones:
        if (zone.shape, zone.content) == (Shape.GRID, Content.PICTURES):
            reader = open_reader(game, zone)
            if isinstance(reader, GridZone):
                return _LoneGrid(game, zone, reader, find_anchor(game, zone)).read
    return None


@dataclass(frozen=True, slots=True)
class _LoneGrid:
    """Reads the grid of a game in a lone picture."""

    game: Game
    zone: Zone
    reader: GridZone
    anchor: tuple[str, str] | None  # the place of the one card that lies there from the beginning, and that

    def read(self, image_bgr: Image, outlines: Sequence[Outline]) -> dict[str, Reading] | None:
        """Read what lies on the grid; None where nobody can tell where it lies."""
        grids = chain(self._read_by_markers(image_bgr, outlines), self._read_by_cards(image_bgr, outlines))
        found = _choose(grids, self.anchor) or {}
        fixed = self.anchor[1] if self.anchor else None
        things = {place: thing for place, thing in found.items() if thing}
        return {place: _doubt_turned(thing, self.zone, fixed) for place, thing in things.items()} or None

    def _read_by_markers(self, image_bgr: Image, outlines: Sequence[Outline]) -> Iterator[Grid]:
        """Read the grid where the layout has it, or in the middle between the markers, if cards lie so."""
        pose = find_table(image_bgr)
        if pose is None:
            return
        region = next(region for region in lay_out(self.game.zones) if region.name == self.zone.name)
        middle = replace(region, spot=region.spot.move((0.0, 0.0)))
        grounds = [lay_ground(placed, pose) for placed in (region, middle)]
        fits = [_count_on_places(ground, outlines) for ground in grounds]
        for ground, fit in zip(grounds, fits, strict=True):
            if fit == max(fits):
                seen = finish(self.reader.read(image_bgr, ground, {}))
                yield dict(zip(seen.places, seen.things, strict=True))

    def _read_by_cards(self, image_bgr: Image, outlines: Sequence[Outline]) -> Iterator[Grid]:
        """Read the grid where its cards say that it lies."""
        if self.anchor is None:
            return
        known, places = _know(self.zone, self.anchor), _lay_around(self.zone, self.anchor[0])
        found = finish(find_and_read(self.reader.reader, image_bgr, outlines, known, places))
        if found:
            seen = tell_apart(found.seen.readings)
            yield _doubt_all(seen, found.cards) if found.may_be_turned else seen


def _count_on_places(ground: Ground, outlines: Sequence[Outline]) -> int:
    """Count the cards whose middle is also the middle of a place of the grid."""
    places = [(middle_of(corners), math.dist(*corners[:2])) for corners in ground.places.values()]
    return sum(
        any(math.dist(outline.center, middle) < ON_PLACE * wide for middle, wide in places)
        for outline in outlines
    )


def _doubt_turned(thing: Reading, zone: Zone, fixed: str | None) -> Reading:
    """Make a question of a card that is turned another way than its side is by the rules."""
    facing = zone.facings.get(thing.side)
    if facing is None or thing.id == fixed or thing.facing == facing:
        return thing
    return doubt(thing)


def _choose(grids: Iterable[Grid], anchor: tuple[str, str] | None) -> Grid | None:
    """The first grid on which the anchor or enough other cards are sure, else the one with the most cards.

    A grid on which the anchor lies elsewhere does not count.
    """
    fitting = []
    for grid in grids:
        if anchor is None or _fits(grid, *anchor):
            fitting.append(grid)
            if anchor and (_holds(grid, *anchor) or _count_sure(grid) >= ENOUGH_SURE):
                return grid
    best = max(fitting, key=_count_sure, default=None)
    return best if best and _count_sure(best) else None


def _fits(grid: Grid, place: str, id_: str) -> bool:
    return all(thing is None or thing.id != id_ or where == place for where, thing in grid.items())


def _holds(grid: Grid, place: str, id_: str) -> bool:
    thing = grid.get(place)
    return thing is not None and thing.id == id_ and thing.status is Status.SURE and _fits(grid, place, id_)


def _count_sure(grid: Grid) -> int:
    return sum(thing is not None and thing.status is Status.SURE for thing in grid.values())


def _doubt_all(grid: Grid, places: Collection[str]) -> Grid:
    """Make a question of the cards on these places: the grid may be the other way round."""
    doubted = {place: doubt(card) for place in places if (card := grid[place])}
    return {**grid, **doubted}


def _lay_around(zone: Zone, place: str) -> dict[str, Point]:
    """Return where the places of a grid lie from one of them."""
    x, y = zone.at_mm[place]
    return {name: (at_mm[0] - x, at_mm[1] - y) for name, at_mm in zone.at_mm.items()}


def _know(
    zone: Zone, anchor: tuple[str, str], player: Point | None = None, before: Grid = NOTHING_SEEN
) -> KnownCard:
    """Return what is known of a grid before it is found, as seen from the anchor's place."""
    place, id_ = anchor
    x, y = zone.at_mm[place]
    laid = {
        card.id: (zone.at_mm[at][0] - x, zone.at_mm[at][1] - y)
        for at, card in before.items()
        if card and card.id and card.id != id_
    }
    return KnownCard(id_, _measure_pitch(zone), zone.facings, player, laid)


@cache
def _open_finder() -> CardFinder:
    return CardFinder()


def open_locator(game: Game, regions: Sequence[Region], readers: Mapping[str, ZoneReader]) -> Locator | None:
    """What finds a game's table by the cards of its grid, where no marker lies; None if it has no grid."""
    for region in regions:
        reader, anchor = readers.get(region.name), find_anchor(game, region.zone)
        if isinstance(reader, GridZone) and anchor:
            _open_finder().get_ready()
            return _open_locator(region, reader, anchor)
    return None


def _open_locator(region: Region, reader: GridZone, anchor: tuple[str, str]) -> Locator:
    places = _lay_around(region.zone, anchor[0])

    def locate(image_bgr: Image, player: Point | None, before: Things) -> Steps[TablePlan | TwoWays | None]:
        known = _know(region.zone, anchor, player, before.get(region.name, NOTHING_SEEN))
        yield FIND_ALL_MS
        outlines = _open_finder().find(image_bgr)
        grid = yield from find_and_read(reader.reader, image_bgr, outlines, known, places)
        return _plan_by_cards(region, anchor[0], grid)

    return locate


def _plan_by_cards(region: Region, place: str, grid: UnmarkedGrid | None) -> TablePlan | TwoWays | None:
    """Take the grid for where its zone usually lies, true to scale; it holds until the camera moves."""
    if grid is None:
        return None
    if grid.may_be_turned:
        return _ask_way(grid)
    middle = np.array(middle_of(region.place_corners_mm(place)))
    corners = SQUARE * region.zone.size_mm
    corners_px = as_corners(grid.found.to_picture(corners))
    return TablePlan({}, Anchor(corners_px, as_corners(corners + middle)))


def _ask_way(grid: UnmarkedGrid) -> TwoWays | None:
    """Say by which card a person can tell which way round the grid lies: the one that is read best."""
    ways = {place: (card, grid.opposite(place)) for place, card in grid.cards.items() if card.id}
    place = max(ways, key=lambda place: ways[place][0].confidence, default=None)
    if place is None:
        return None
    card, other = ways[place]
    assert card.id
    assert other
    return TwoWays(card.id, place, other, find_way_to_player(grid.found.to_picture))


def find_anchor(game: Game, zone: Zone) -> tuple[str, str] | None:
    """The one thing that lies on a grid from the beginning, and its place."""
    begun = game.begin(complete(game, Setup())).expected_table().get(zone.name, {})
    things = [(place, items[-1].id) for place, items in begun.items() if items]
    return things[0] if len(things) == 1 else None


def _measure_pitch(zone: Zone) -> tuple[float, float]:
    """How far neighbouring places lie apart, across and down."""
    across, down = (sorted({at_mm[axis] for at_mm in zone.at_mm.values()}) for axis in (0, 1))
    return across[1] - across[0], down[1] - down[0]
