"""Finds how a grid lies where no marker does: from the cards themselves, and one whose place is known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from vision.grid.flat import flatten
from vision.grid.matching import Fit, Matcher, face_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import ArrayLike

    from vision.geometry import Image, Reals, ToPicture
    from vision.grid.prints import Prints
    from vision.reading import Outline, Point

Node = tuple[int, int]  # columns to the right and rows down from the first card
FIRST = 6  # cards, the surest, from which a grid is begun
BESIDE = 2  # no more empty places between a card and its neighbours
STRAY = 0.3  # of the distance of two places: a card that lies farther off belongs to none
LARGER = 1.3  # than a card, or smaller by as much: it is no card of this grid
USUALLY_OFF = 0.06  # of a card's width or height: sleeves, shadows, a corner found badly
STRAIGHT_DEG = 6.0  # the corners of a card that is turned farther tell nothing about the grid
FEWEST = 4  # cards that make a grid
LIKELY_FIT = 0.7  # as for cards that tell where a grid lies
MARGIN_MM = 110.0  # beyond the outermost places: half a card, and how far one is looked for
MOST_BETWEEN = 40  # places without a known card, at which the anchor is looked for


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
        """How large the cards look by the way known so far, beside what they are: it bends to suit them.

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
    """A card whose place is known, how far places lie apart, and which way each side faces."""

    id: str
    pitch_mm: Point
    facings: Mapping[str, str]


class FoundGrid(NamedTuple):
    """The way from the table, 0 at the anchor's place, into the picture, and how far places lie apart."""

    to_picture: ToPicture
    pitch_mm: Point


def find_grid(
    image_bgr: Image, outlines: Sequence[Outline], prints: Prints, anchor: KnownCard
) -> FoundGrid | None:
    """Find how a grid lies from its cards; None where these are too few or the anchor is not seen."""
    growth = _find_largest([np.array(o.corners) for o in outlines], prints.card_mm, anchor.pitch_mm)
    if growth is None:
        return None
    fits = _name(image_bgr, growth, prints, anchor.id)
    middles = [node for node, fit in fits.items() if fit.id == anchor.id]
    if len(middles) != 1:
        return None
    middle = np.array(middles[0]) * growth.pitch_mm
    others = [fit for fit in fits.values() if fit.id != anchor.id]
    turn = -1.0 if _is_upside_down(others, anchor.facings) else 1.0
    way = growth.way @ np.array([[turn, 0, middle[0]], [0, turn, middle[1]], [0, 0, 1]])
    pitch = (float(growth.pitch_mm[0]), float(growth.pitch_mm[1]))
    return FoundGrid(lambda points_mm: _map(np.asarray(points_mm, np.float64), way), pitch)


def _find_largest(quads: Sequence[Reals], card_mm: Point, pitch_mm: Point) -> _Growth | None:
    grown = []
    for first in range(min(FIRST, len(quads))):
        growth = _Growth(quads, card_mm, np.array(pitch_mm, np.float64))
        growth.begin(first)
        growth.grow()
        grown.append(growth)
    best = max(grown, key=lambda growth: len(growth.nodes), default=None)
    return best if best and len(best.nodes) >= FEWEST else None


def _name(image_bgr: Image, growth: _Growth, prints: Prints, anchor: str) -> dict[Node, Fit]:
    """Say which card lies on each node, where that is clear; the anchor is looked for between them, too."""
    nodes = list(growth.nodes.values())
    low, high = np.min(nodes, axis=0), np.max(nodes, axis=0)
    corner, size = low * growth.pitch_mm - MARGIN_MM, (high - low) * growth.pitch_mm + 2 * MARGIN_MM
    flat = flatten(
        image_bgr,
        lambda points: _map(points, growth.way),
        (float(corner[0]), float(corner[1])),
        (float(size[0]), float(size[1])),
    )
    matcher = Matcher(flat, prints)

    def look_at(node: Node) -> Fit:
        x, y = np.array(node) * growth.pitch_mm
        return matcher.find((float(x), float(y)))[0]

    fits = {node: fit for node in nodes if (fit := look_at(node)).score >= LIKELY_FIT}
    if all(fit.id != anchor for fit in fits.values()):
        between = [
            (x, y)
            for x in range(low[0], high[0] + 1)
            for y in range(low[1], high[1] + 1)
            if (x, y) not in nodes
        ]
        found = {node: look_at(node) for node in between[:MOST_BETWEEN]}
        fits |= {node: fit for node, fit in found.items() if fit.id == anchor and fit.score >= LIKELY_FIT}
    return fits


def _is_upside_down(fits: Sequence[Fit], sides: Mapping[str, str]) -> bool:
    """Whether most cards lie the other way round than their side says: the player sits opposite."""
    votes = [face_of(fit.turned_deg) != sides[fit.side] for fit in fits if fit.side in sides]
    return sum(votes) * 2 > len(votes)


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
