"""Finds how a grid lies where no marker does: from the cards themselves, and those whose places are known."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from vision.grid.flat import flatten
from vision.grid.matching import FLATTEN_MS, PLACE_MS, Fit, Matcher, face_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import ArrayLike

    from vision.geometry import Image, Reals, ToPicture
    from vision.grid.prints import Prints
    from vision.reading import Outline, Point
    from vision.seams import Steps

Node = tuple[int, int]  # columns to the right and rows down from the first card
FIRST = 6  # cards, the surest, from which a grid is begun
BESIDE = 2  # no more empty places between a card and its neighbours
STRAY = 0.3  # of the distance of two places: a card that lies farther off belongs to none
LARGER = 1.3  # than a card, or smaller by as much: it is no card of this grid
USUALLY_OFF = 0.06  # of a card's width or height: sleeves, shadows, a corner found badly
STRAIGHT_DEG = 6.0  # the corners of a card that is turned farther tell nothing about the grid
FEWEST = 4  # cards that make a grid, whatever they are
FEWEST_KNOWN = 2  # cards beside the anchor that do, if it is known which they are
FEWEST_LAID = 3  # cards that tell where the anchor lies, if it is known on which places they lay
LIKELY_FIT = 0.7  # as for cards that tell where a grid lies
ANCHOR_FIT = 0.64  # as for a card that is read for sure, which the anchor must be in the end
MARGIN_MM = 250.0  # beyond the outermost cards: two places and a half
LEAST_LEAD, CLEAR_LEAD = 2, 3  # cards that lie the right way round, more than and times those that do not
GROW_MS = 30  # what a grid takes of one core to grow from one card


@dataclass(slots=True)
class _Growth:
    """A grid that grows from one card: which cards lie where, and the way from millimetres to pixels."""

    quads: Sequence[Reals]
    card_mm: Point
    pitch_mm: Reals
    nodes: dict[int, Node] = field(default_factory=dict)
    way: Reals = field(default_factory=lambda: np.eye(3))

    def begin(self, first: int) -> None:
        self.nodes = {first: (0, 0)}
        self.way = _fit(_box(self.card_mm), self.quads[first])

    def grow(self) -> None:
        """Take in the card that fits best beside those known, as long as there is one."""
        while (found := self._find_next()) is not None:
            number, node = found
            self.nodes[number] = node
            self._settle()

    def _find_next(self) -> tuple[int, Node] | None:
        best: tuple[float, int, Node] | None = None
        for number, quad in enumerate(self.quads):
            if number in self.nodes:
                continue
            node, stray = self._place(quad)
            free = node not in self.nodes.values() and self._is_near(node)
            if free and stray < STRAY and self._is_card(quad) and (best is None or stray < best[0]):
                best = (stray, number, node)
        return best and (best[1], best[2])

    def _place(self, quad: Reals) -> tuple[Node, float]:
        steps = self._to_mm(quad).mean(axis=0) / self.pitch_mm
        node = np.round(steps)
        return (int(node[0]), int(node[1])), float(np.abs(steps - node).max())

    def _is_near(self, node: Node) -> bool:
        return any(max(abs(node[0] - x), abs(node[1] - y)) <= BESIDE for x, y in self.nodes.values())

    def _is_card(self, quad: Reals) -> bool:
        sides = _measure_sides(self._to_mm(quad)) / np.array(self.card_mm)
        return bool((sides < LARGER).all() and (sides > 1 / LARGER).all())

    def _to_mm(self, quad: Reals) -> Reals:
        return _map(quad, np.asarray(np.linalg.inv(self.way), np.float64))

    def _settle(self) -> None:
        """Put distances and way right by all cards known."""
        middles = np.array([self._to_mm(self.quads[number]).mean(axis=0) for number in self.nodes])
        steps = np.array(list(self.nodes.values()), np.float64)
        centred, apart = middles - middles.mean(axis=0), steps - steps.mean(axis=0)
        spread = (apart**2).sum(axis=0)
        found = (centred * apart).sum(axis=0) / np.maximum(spread, 1e-9) / self._measure_cards()
        sound = (
            (spread > 0) & (found > 0.9 * np.array(self.card_mm)) & (found < LARGER * np.array(self.card_mm))
        )
        self.pitch_mm = np.where(sound, found, self.pitch_mm)
        ways = [self._pair(number, node) for number, node in self.nodes.items()]
        points_mm, points_px = (np.concatenate(points) for points in zip(*ways, strict=True))
        if any(len(mm) > 1 for mm, _ in ways):  # cards that all lie crooked tell only where their middles are
            self.way = _fit(points_mm, points_px)

    def _measure_cards(self) -> Reals:
        """How large the cards look by the pose so far, relative to their true size: the pose adapts to them.

        What outlines are usually off says nothing.
        """
        sides = np.array([_measure_sides(self._to_mm(self.quads[number])) for number in self.nodes])
        looks = np.median(sides, axis=0) / self.card_mm
        return np.where(np.abs(looks - 1) > USUALLY_OFF, looks, 1.0)

    def _pair(self, number: int, node: Node) -> tuple[Reals, Reals]:
        quad = self.quads[number]
        middle = np.array(node) * self.pitch_mm
        edge = self._to_mm(quad)[1] - self._to_mm(quad)[0]
        if abs(np.degrees(np.arctan2(edge[1], edge[0]))) > STRAIGHT_DEG:
            return middle[None], _cross(quad)[None]
        return _box(self.card_mm) + middle, quad


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card whose place is known, how far places lie apart, and which way each side faces.

    `player`: the way to the player in the picture, if somebody gave it. `laid`: where other cards lay, from
    this one's place, when the grid was last seen: they tell where it is while this one is covered.
    """

    id: str
    pitch_mm: Point
    facings: Mapping[str, str]
    player: Point | None = None
    laid: Mapping[str, Point] = field(default_factory=dict)

    @property
    def steps(self) -> dict[str, Reals]:
        """Where it and the cards laid about it lie, in columns and rows from its place."""
        laid = {self.id: (0.0, 0.0), **self.laid}
        return {id_: np.round(np.array(at_mm, np.float64) / self.pitch_mm) for id_, at_mm in laid.items()}


class _Middle(NamedTuple):
    """Where the anchor's place lies, and whether the cards about it say that the grid is seen upside down."""

    node: Node
    is_turned: bool | None = None


class FoundGrid(NamedTuple):
    """The way from the table, 0 at the anchor's place, into the picture, and how far places lie apart."""

    to_picture: ToPicture
    pitch_mm: Point


def find_grid(
    image_bgr: Image, outlines: Sequence[Outline], prints: Prints, anchor: KnownCard, reach: Node
) -> Steps[FoundGrid | None]:
    """Find how a grid lies from its cards; None where these are too few or the anchor is not seen.

    No place lies farther from the anchor's than `reach`, in columns and rows.
    """
    named = yield from _find_best_named(image_bgr, [np.array(o.corners) for o in outlines], prints, anchor)
    if named is None:
        return None
    middle = named.find_among_laid(anchor) or (yield from named.find_anchor(anchor.id, reach))
    if middle is None:
        return None
    growth = named.growth
    x, y = np.array(middle.node) * growth.pitch_mm
    others = [fit for fit in named.likely.values() if fit.id != anchor.id]
    turned = [
        face_of(fit.turned_deg) != anchor.facings[fit.side] for fit in others if fit.side in anchor.facings
    ]
    way = growth.way @ np.array([[1, 0, x], [0, 1, y], [0, 0, 1]])
    if _is_upside_down(turned, way, anchor.player) if middle.is_turned is None else middle.is_turned:
        way = way @ np.diag([-1, -1, 1])
    pitch = (float(growth.pitch_mm[0]), float(growth.pitch_mm[1]))
    return FoundGrid(lambda points_mm: _map(np.asarray(points_mm, np.float64), way), pitch)


def _find_best_named(
    image_bgr: Image, quads: Sequence[Reals], prints: Prints, anchor: KnownCard
) -> Steps[_Named | None]:
    """Return the grid of which most cards are known: a large one may be made of other things."""
    best: _Named | None = None
    grown = yield from _grow_all(quads, prints.card_mm, anchor.pitch_mm)
    for growth in grown:
        if best and len(best.likely) >= len(growth.nodes):
            break
        yield 2 * FLATTEN_MS  # with much of the table around
        named = _Named(image_bgr, growth, prints)
        yield from named.look()
        if best is None or len(named.likely) > len(best.likely):
            best = named
    return best


def _grow_all(quads: Sequence[Reals], card_mm: Point, pitch_mm: Point) -> Steps[list[_Growth]]:
    """Return the grids that grow from the surest cards, the largest first, each once."""
    grown: dict[frozenset[int], _Growth] = {}
    for first in range(min(FIRST, len(quads))):
        yield GROW_MS
        growth = _Growth(quads, card_mm, np.array(pitch_mm, np.float64))
        growth.begin(first)
        growth.grow()
        grown.setdefault(frozenset(growth.nodes), growth)
    enough = [growth for growth in grown.values() if len(growth.nodes) >= FEWEST_KNOWN]
    return sorted(enough, key=lambda growth: -len(growth.nodes))


class _Named:
    """A grid that grew, with the cards that are known on it."""

    def __init__(self, image_bgr: Image, growth: _Growth, prints: Prints) -> None:
        self.growth = growth
        self.likely: dict[Node, Fit] = {}
        self._seen: dict[Node, Fit] = {}
        nodes = list(growth.nodes.values())
        low, high = np.min(nodes, axis=0), np.max(nodes, axis=0)
        corner, size = low * growth.pitch_mm - MARGIN_MM, (high - low) * growth.pitch_mm + 2 * MARGIN_MM
        flat = flatten(
            image_bgr,
            lambda points: _map(points, growth.way),
            (float(corner[0]), float(corner[1])),
            (float(size[0]), float(size[1])),
        )
        self._matcher = Matcher(flat, prints)

    def look(self) -> Steps[None]:
        """Find out which cards these are."""
        self._seen = yield from self._look_at(self.growth.nodes.values())
        self.likely = {node: fit for node, fit in self._seen.items() if fit.score >= LIKELY_FIT}

    def _look_at(self, nodes: Iterable[Node]) -> Steps[dict[Node, Fit]]:
        fits = {}
        for node in nodes:
            yield PLACE_MS
            x, y = np.array(node) * self.growth.pitch_mm
            fits[node] = self._matcher.find((float(x), float(y)))[0]
        return fits

    def find_among_laid(self, anchor: KnownCard) -> _Middle | None:
        """Say where the anchor's place lies, if enough cards lie about it as they lay before."""
        steps = anchor.steps
        votes = Counter(
            _Middle((round(node[0] - way * across), round(node[1] - way * down)), way < 0)
            for node, fit in self._seen.items()
            if fit.id in steps and fit.score >= ANCHOR_FIT
            for across, down in [steps[fit.id]]
            for way in (1, -1)
        )
        (first, most), (_, next_most) = [*votes.most_common(2), (None, 0), (None, 0)][:2]
        return first if most >= FEWEST_LAID and most > next_most else None

    def find_anchor(self, id_: str, reach: Node) -> Steps[_Middle | None]:
        """Say where the anchor lies, if it is seen once, and enough other cards lie about it."""
        nodes = list(self.likely)
        found = _pick(self._seen, id_)
        if not found and nodes:
            about = yield from self._look_at(_list_about(nodes, reach))
            found = _pick(about, id_)
        known = len([node for node in nodes if node not in found])
        enough = known >= FEWEST_KNOWN or len(self._seen) >= FEWEST
        return _Middle(found[0]) if len(found) == 1 and enough else None


def _list_about(nodes: Sequence[Node], reach: Node) -> list[Node]:
    """The other nodes from which most of these lie within reach; a deck may lie beside the grid."""
    low, high = np.min(nodes, axis=0) - reach, np.max(nodes, axis=0) + reach
    about = [(x, y) for x in range(low[0], high[0] + 1) for y in range(low[1], high[1] + 1)]
    near = {node: (np.abs(np.subtract(nodes, node)) <= reach).all(axis=1).sum() for node in about}
    return [node for node, count in near.items() if 2 * count > len(nodes) and node not in nodes]


def _pick(fits: Mapping[Node, Fit], id_: str) -> list[Node]:
    return [node for node, fit in fits.items() if fit.id == id_ and fit.score >= ANCHOR_FIT]


def _is_upside_down(turned: Sequence[bool], way: Reals, player: Point | None) -> bool:
    """Whether the player sits opposite: by how most cards lie, or, if these disagree, as somebody said."""
    if player is None or is_decided(sum(turned), len(turned) - sum(turned)):
        return sum(turned) * 2 > len(turned)
    return float(np.dot(find_way_to_player(lambda points: _map(points, way)), player)) < 0


def is_decided(votes: int, others: int) -> bool:
    """Whether so many cards that lie one way, and so many that lie the other, tell which way is right."""
    return abs(votes - others) >= LEAST_LEAD and max(votes, others) >= CLEAR_LEAD * min(votes, others)


def find_way_to_player(to_picture: ToPicture) -> Point:
    """Return the way in the picture from a grid's middle to the player, one pixel long."""
    here, nearer = to_picture(np.array([(0.0, 0.0), (0.0, 10.0)]))
    x, y = (nearer - here) / np.linalg.norm(nearer - here)
    return float(x), float(y)


def _box(card_mm: Point) -> Reals:
    return np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * card_mm


def _fit(points_mm: Reals, points_px: Reals) -> Reals:
    matrix, _ = cv2.findHomography(points_mm, points_px, 0)
    return np.asarray(matrix, np.float64)


def _map(points: ArrayLike, way: Reals) -> Reals:
    flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(flat, way), np.float64).reshape(-1, 2)


def _cross(quad: Reals) -> Reals:
    """Return where the diagonals of a quad cross: the middle of a card seen at a slant."""
    unit = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float64)
    return _map(np.array([[0.5, 0.5]]), _fit(unit, quad)).reshape(2)


def _measure_sides(quad: Reals) -> Reals:
    sides = np.linalg.norm(np.roll(quad, -1, axis=0) - quad, axis=1)
    return np.array([(sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2])
