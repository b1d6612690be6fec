"""Naming lines of print by a catalogue, wherever in a picture they stand and whichever way up."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np

from vision.deciding import decide, settles
from vision.evidence import FARTHEST, What
from vision.geometry import rectify
from vision.naming.titles.evidence import weigh_match
from vision.naming.titles.matching import explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import HEIGHT_PX, read_lines
from vision.naming.titles.second_opinion import read_line_again
from vision.reading import Glimpse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.evidence import Evidence, Expected
    from vision.geometry import Image
    from vision.naming.titles.catalogue import Catalogue
    from vision.naming.titles.matching import Explained
    from vision.naming.titles.recogniser import LineText
    from vision.reading import Outline, Reading
    from vision.seams import Steps

# What reading a line and comparing it with all names takes of one core, and reading it with the other reader,
# for each time that it is as long as high.
LINE_MS, LINE_AGAIN_MS = 1.2, 4.5
NEXT_LINE = (0.5, 2.0)  # heights of a line further down
AS_HIGH, SAME_WAY_DEG = 1.5, 15
LINES_AGAIN = 2  # read by another reader as well, where some name is likely and none is settled


@dataclass(frozen=True, slots=True, eq=False)
class _Held:
    """A line held one way up, and what it says so."""

    line: Outline
    crop_bgr: Image
    text: LineText
    explained: Explained
    evidence: Evidence

    def is_above(self, other: _Held) -> bool:
        """Whether the other line runs on below this one, printed as large."""
        a, b, c, _ = (np.array(corner) for corner in self.line.corners)
        wide, high = float(np.linalg.norm(b - a)), float(np.linalg.norm(c - b))
        away = np.array(other.line.center) - self.line.center
        across, down = abs(away @ (b - a)) / wide, away @ (c - b) / high
        bend = abs((self.line.turned_deg - other.line.turned_deg + 180) % 360 - 180)
        high_there = math.dist(*other.line.corners[1:3])
        return bool(
            across < max(wide, other.line.size_px) / 2
            and NEXT_LINE[0] * high < down < NEXT_LINE[1] * high
            and high / AS_HIGH < high_there < high * AS_HIGH
            and bend < SAME_WAY_DEG
        )

    def reach_to(self, other: _Held) -> Outline:
        """Return the place of both lines."""
        (a, b, *_), (*_, c, d) = self.line.corners, other.line.corners
        return replace(self.line, corners=(a, b, c, d))


class LineNamer:
    """Names the lines of print that are titles of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def name(
        self, image_bgr: Image, lines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name lines, each by itself; one that settles nothing as it lies is turned the way it reads clearer.

        How clear it reads decides, not the evidence: upside down, clear words resemble some short name.
        """
        held = yield from self._read(image_bgr, lines)
        doubtful = [number for number, one in enumerate(held) if not settles(one.evidence)]
        turned = yield from self._read(image_bgr, [lines[number].turn_half() for number in doubtful])
        for number, other in zip(doubtful, turned, strict=True):
            held[number] = max(held[number], other, key=lambda one: one.text.clearness)
        known = dict(zip(map(id, held), expected, strict=True))
        whole = self._join_stacked(held)
        seen = yield from self._read_again([one for one, _ in whole])
        return [decide(one, known[id(first)]) for one, (_, first) in zip(seen, whole, strict=True)]

    def _read(self, image_bgr: Image, lines: Sequence[Outline]) -> Steps[list[_Held]]:
        crops = [cut_line(image_bgr, line) for line in lines]
        texts = yield from read_crops(crops, self.catalogue)
        explained = [explain_lines([text], self.catalogue.names) for text in texts]
        evidence = map(self._weigh, explained)
        return list(map(_Held, lines, crops, texts, explained, evidence))

    def _join_stacked(self, held: Sequence[_Held]) -> list[tuple[_Held, _Held]]:
        """Join two lines that are one name together; return each whole with its first line."""
        joined: dict[int, _Held] = {}
        lower_ones: set[int] = set()
        for upper, lower in permutations(held, 2):
            if id(upper) not in joined and upper.is_above(lower) and self._may_be_one(upper, lower):
                explained = explain_lines([upper.text, lower.text], self.catalogue.names)
                evidence = self._weigh(explained)
                parts = {_name_best(upper.evidence), _name_best(lower.evidence)}
                if settles(evidence) and _name_best(evidence) not in parts:
                    joined[id(upper)] = replace(
                        upper, line=upper.reach_to(lower), explained=explained, evidence=evidence
                    )
                    lower_ones.add(id(lower))
        return [(joined.get(id(one), one), one) for one in held if id(one) not in lower_ones]

    def _may_be_one(self, upper: _Held, lower: _Held) -> bool:
        """Whether some name begins as one line says and ends as the other."""
        first, last = upper.text.text, lower.text.text
        if not first or not last:
            return False
        return any(name.startswith(first) and name.endswith(last) for name in self.catalogue.names.texts)

    def _read_again(self, held: Sequence[_Held]) -> Steps[list[Glimpse]]:
        """Have another reader read the lines that are nearly settled."""
        doubtful = [one for one in held if one.evidence.nats and not settles(one.evidence)]
        likeliest = sorted(doubtful, key=lambda one: -measure_most(one.evidence))[:LINES_AGAIN]
        seen = []
        for one in held:
            evidence = one.evidence
            if one in likeliest:
                again = yield from read_again([one.crop_bgr], self.catalogue.alphabet)
                evidence = self._weigh(explain_again(one.explained, again, self.catalogue.names))
            seen.append(Glimpse(evidence, one.line.corners))
        return seen

    def _weigh(self, explained: Explained) -> Evidence:
        return weigh_match(match_explained(explained, self.catalogue))


def cut_line(image_bgr: Image, line: Outline) -> Image:
    """Cut a line out of the picture as high as the recogniser wants it."""
    a, b, c, d = line.corners
    aspect = (math.dist(a, b) + math.dist(c, d)) / max(math.dist(b, c) + math.dist(d, a), 1e-9)
    return rectify(image_bgr, line.corners, (max(8, round(HEIGHT_PX * aspect)), HEIGHT_PX))


def read_crops(crops: Sequence[Image], catalogue: Catalogue) -> Steps[list[LineText]]:
    """Read lines with our network, or with the other reader in a script that ours does not know."""
    if catalogue.is_foreign:
        return (yield from read_again(crops, catalogue.alphabet))
    yield LINE_MS * sum(map(_measure_length, crops))
    return read_lines(crops, catalogue.alphabet)


def read_again(crops: Sequence[Image], alphabet: str) -> Steps[list[LineText]]:
    """Read lines with the other reader."""
    texts = []
    for crop in crops:
        yield LINE_AGAIN_MS * _measure_length(crop)
        texts.append(read_line_again(crop, alphabet))
    return texts


def measure_most(evidence: Evidence) -> float:
    """Return the evidence for the best name."""
    return max(evidence.nats.values(), default=-FARTHEST)


def _name_best(evidence: Evidence) -> str:
    return max(evidence.nats, key=lambda what: evidence.nats[what], default=What("")).id


def _measure_length(line_bgr: Image) -> float:
    """Return how many times a line is as long as high."""
    return float(line_bgr.shape[1] / line_bgr.shape[0])
