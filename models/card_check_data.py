"""The card checker's data: proposals in scenes and photographs, each compared with the true cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from models.card_finder_data import Example, SeenCard, measure_card_width, recolour
from models.card_finder_targets import start_at_short_side
from models.measure_card_finder import cut_box, overlap
from vision.finding.card_contours import find_by_contours
from vision.finding.finder import MOST
from vision.finding.levels import halve
from vision.finding.proposals import drop_double_proposals
from vision.finding.second_look import FRAME_PX, MOVE_UNIT_PX, cut_upright
from vision.overlap import is_sound, measure_overlap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vision.finding.finder import CardFinder

Quad = NDArray[np.float64]
Chance = np.random.Generator
FRAME_WH = np.ptp(FRAME_PX, axis=0)
# A proposal that overlaps the best card by the first share is a card; by less than the second it is none; in
# between, only its corners are learned. An outline around two cards, one on the other, is no card.
CARD, NO_CARD = 0.7, 0.5
BOX_CARD, BOX_NO_CARD = 0.6, 0.3  # the same where only the box of a card is known
SHOWS, HIDDEN = 0.45, 0.3  # visible shares of a card: enough from the first on, too little below the second
SMALLEST_PX = 12.0
PARTS = 3  # wrong proposals made from each scene's cards: halves, parts, and across two
NESTED = 2  # outlines inside or around cards: of a picture in its frame, of a slot, a sleeve, a dish
PAIRS = 3  # the same about and between two cards that touch or overlap
COVERED_SHARE = 0.15  # of cuts over which something is laid


@dataclass(slots=True)
class Candidate:
    """A proposal that is a card or not, or in between; for a card, its true corners, if known."""

    example: Example
    quad: Quad
    is_card: bool
    truth: Quad | None = None
    in_between: bool = False


def judge(example: Example, quad: Quad) -> Candidate | None:
    """Judge whether a proposal is a card; None if nobody can tell."""
    size_wh = (example.image_bgr.shape[1], example.image_bgr.shape[0])
    verdicts = [_judge_by(card, quad, size_wh) for card in example.cards]
    if not verdicts or all(verdict is False for verdict in verdicts):
        return Candidate(example, quad, is_card=False)
    if not any(verdict is True for verdict in verdicts):
        return _judge_between(example, quad)
    card = example.cards[verdicts.index(True)]
    return Candidate(example, quad, is_card=True, truth=card.corners if card.shape_known else None)


def _judge_by(card: SeenCard, quad: Quad, size_wh: tuple[int, int]) -> bool | None:
    """Return whether a proposal means this card; None in doubt."""
    if card.shape_known:
        share, low, high = measure_overlap(card.corners, quad), NO_CARD, CARD
    else:
        share, low, high = (
            overlap(cut_box(card.corners, size_wh), cut_box(quad, size_wh)),
            BOX_NO_CARD,
            BOX_CARD,
        )
    if share < low or (share >= high and card.share < HIDDEN):
        return False
    return True if share >= high and card.share >= SHOWS else None


def _judge_between(example: Example, quad: Quad) -> Candidate | None:
    """Return a proposal whose corners can be learned, though it is neither clearly a card nor none."""
    known = [card for card in example.cards if card.shape_known and card.share >= SHOWS]
    shares = [measure_overlap(card.corners, quad) for card in known]
    if not shares or max(shares) < NO_CARD:
        return None
    truth = known[int(np.argmax(shares))].corners
    return Candidate(example, quad, is_card=True, truth=truth, in_between=True)


def propose(example: Example, finder: CardFinder, rng: Chance) -> Iterator[Quad]:
    """Yield quads to judge: the finder's, those of contours, parts of the cards, and what two cards make."""
    seen = drop_double_proposals(finder.look_once(halve(example.image_bgr), least=0)[:MOST])
    yield from (card.corners for card in seen)
    yield from (np.array(outline.corners) for outline in find_by_contours(example.image_bgr))
    for _ in range(PARTS if example.cards else 0):
        yield _take_part(example.cards[rng.integers(len(example.cards))].corners, rng)
    for _ in range(NESTED if example.cards else 0):
        yield _nest(example.cards[rng.integers(len(example.cards))].corners, rng)
    pairs = list(_find_pairs([card.corners for card in example.cards if card.shape_known]))
    for number in rng.permutation(len(pairs))[:PAIRS]:
        yield _take_two(*pairs[number], rng)


def _take_part(corners: Quad, rng: Chance) -> Quad:
    """Return a quad that lies half beside a card, or is a piece of it, or much larger."""
    middle = corners.mean(0)
    kind = rng.integers(3)
    if kind == 0:
        sides = np.roll(corners, -1, axis=0) - corners
        return corners + rng.uniform(0.4, 0.7) * sides[rng.integers(4)] * rng.choice([-1, 1])
    grown = rng.uniform(0.35, 0.65) if kind == 1 else rng.uniform(1.5, 2.2)
    return middle + grown * (corners - middle) + rng.uniform(-0.2, 0.2, 2) * np.ptp(corners, axis=0)


def _nest(corners: Quad, rng: Chance) -> Quad:
    """Return an outline that runs inside a card or around it, at about the same distance everywhere."""
    middle = corners.mean(0)
    return (
        middle
        + rng.uniform(0.75, 1.3) * (corners - middle)
        + rng.normal(0, 0.02, 2) * np.ptp(corners, axis=0)
    )


def _find_pairs(quads: list[Quad]) -> Iterator[tuple[Quad, Quad]]:
    """Yield the cards whose middles are less than a card's length apart, either way round."""
    for one, other in permutations(quads, 2):
        long_px = np.linalg.norm(one - np.roll(one, -1, axis=0), axis=1).max()
        if np.linalg.norm(one.mean(0) - other.mean(0)) < long_px:
            yield one, other


def _take_two(one: Quad, other: Quad, rng: Chance) -> Quad:
    """Return the outline about two cards, or one with corners of both or between them."""
    if rng.random() < 0.4:
        about = cv2.boxPoints(cv2.minAreaRect(np.concatenate([one, other]).astype(np.float32)))
        return order_clockwise(np.asarray(about, np.float64))
    turns = [np.roll(other, n, axis=0) for n in range(4)]
    alike = min(turns, key=lambda turn: float(np.abs(turn - one).sum()))
    shares = rng.choice([0.0, 1.0], 4) if rng.random() < 0.6 else np.full(4, rng.uniform(0.3, 0.7))
    return one + shares[:, None] * (alike - one)


def order_clockwise(quad: Quad) -> Quad:
    """Return the corners as they follow one another clockwise in the picture."""
    x, y = quad.T
    return quad if np.dot(x, np.roll(y, -1)) > np.dot(y, np.roll(x, -1)) else quad[::-1].copy()


def gather(examples: list[Example], finder: CardFinder, rng: Chance) -> list[Candidate]:
    """Return all proposals that can be judged; those of a repeated example are repeated, too."""
    once = {id(example): example for example in examples}
    found = {key: gather_from(example, finder, rng) for key, example in once.items()}
    return [candidate for example in examples for candidate in found[id(example)]]


def gather_from(example: Example, finder: CardFinder, rng: Chance) -> list[Candidate]:
    """Return the proposals of one example that can be judged."""
    quads = [
        quad
        for quad in propose(example, finder, rng)
        if is_sound(quad) and measure_card_width(quad) > SMALLEST_PX
    ]
    return [candidate for quad in quads if (candidate := judge(example, quad))]


def shake_quad(candidate: Candidate, rng: Chance) -> Quad:
    """Return the proposal, or instead the true card, slightly off and either way up."""
    if candidate.is_card and candidate.truth is not None and rng.random() < 0.5:
        quad, wrong = candidate.truth, rng.uniform(0, 0.1)
    else:
        quad, wrong = candidate.quad, 0.02
    width_px = measure_card_width(quad)
    middle = quad.mean(0)
    quad = middle + rng.normal(1, 0.6 * wrong) * (quad - middle) + rng.normal(0, 0.6 * wrong * width_px, 2)
    quad = start_at_short_side(quad + rng.normal(0, 0.7 * wrong * width_px, (4, 2)))
    return np.roll(quad, 2 * rng.integers(2), axis=0)


def draw(candidate: Candidate, rng: Chance) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """Return one cut and what to answer: card or none, eight corner errors, and which of both count."""
    quad = shake_quad(candidate, rng)
    cut, way = cut_upright(halve(candidate.example.image_bgr), quad)
    moves, known = np.zeros((4, 2)), False
    if candidate.is_card and candidate.truth is not None:
        inside = cv2.perspectiveTransform(candidate.truth.reshape(-1, 1, 2), way).reshape(4, 2)
        turns = [np.roll(inside, n, axis=0) - FRAME_PX for n in range(4)]
        moves, known = min(turns, key=lambda turn: float(np.abs(turn).sum())) / MOVE_UNIT_PX, True
    if rng.random() < 0.5:
        cut, moves = cut[:, ::-1], (moves * (-1, 1))[[1, 0, 3, 2]]
    if rng.random() < COVERED_SHARE:
        cut = cover(cut, rng)
    return recolour(np.ascontiguousarray(cut), rng), np.array(
        [candidate.is_card, *moves.ravel(), known, not candidate.in_between], np.float32
    )


def cover(cut: NDArray[np.uint8], rng: Chance) -> NDArray[np.uint8]:
    """Lay something with a straight edge over a side of a cut, as a book lies on a card."""
    height, width = cut.shape[:2]
    slope = rng.uniform(0, 2 * np.pi)
    x, y = np.meshgrid(np.arange(width) - width / 2, np.arange(height) - height / 2)
    away = x * np.cos(slope) + y * np.sin(slope)
    reach = abs(FRAME_WH[0] / 2 * np.cos(slope)) + abs(FRAME_WH[1] / 2 * np.sin(slope))
    # The cut's own pixels from elsewhere, lit otherwise: paper, print and wood as they are found on tables.
    spread = np.roll(cut[::-1, ::-1], tuple(rng.integers(0, (height, width))), axis=(0, 1))
    spread = cv2.resize(spread[: height // 3, : width // 3], (width, height))
    laid = np.clip(spread * rng.uniform(0.5, 1.4) * (1 + rng.uniform(-0.2, 0.2, 3)), 0, 255)
    over = (away > rng.uniform(0.35, 0.9) * reach)[..., None]
    return np.where(over, laid, cut).astype(np.uint8)
