"""Finding the lines of print on a flattened piece of a card."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, as_image

Strokes = NDArray[np.float32]  # how densely they stand around each place of a flattened piece
CLEAR = 0.35  # of how densely strokes stand where they do most
LEAST_LEVEL = 1.5  # of 255: less is a camera's noise
# Of what is clear: a title in a dark frame is fainter than the rules on white. Chosen on drawn cards, where a
# title is then found on 107 of 120 instead of 76, and on eleven photographed ones.
FAINT = (0.5, 0.25)


@dataclass(frozen=True, slots=True)
class PrintLine:
    """The box around one line of print, in pixels of the flattened piece, and how much ink it holds.

    `apart` is how clearly it stands off from what is above and below: 1 if nothing is there. A faint line has
    far fewer or paler strokes than the clearest print of its piece.
    """

    left: int
    top: int
    right: int
    bottom: int
    ink: float = 0.0
    apart: float = 1.0
    is_faint: bool = False

    @property
    def height(self) -> int:
        """Height of the line in pixels."""
        return self.bottom - self.top

    @property
    def width(self) -> int:
        """Width of the line in pixels."""
        return self.right - self.left

    def is_nearly(self, other: PrintLine) -> bool:
        """Tell whether the two boxes are all but the same."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        shared = max(across, 0) * max(down, 0)
        return shared > 0.8 * (self.width * self.height + other.width * other.height - shared)


def find_lines(flat_bgr: Image, px_per_mm: float) -> list[PrintLine]:
    """Return the lines of print from top to bottom."""
    dense = measure_strokes(flat_bgr, px_per_mm)
    return sorted(_find_above(_measure_clear(dense), dense, px_per_mm), key=lambda line: line.top)


def find_all_lines(dense: Strokes, px_per_mm: float) -> list[PrintLine]:
    """Return the lines of print, then the faint ones: a clear line may be there again, cut in another way."""
    clear = _measure_clear(dense)
    levels = sorted({max(share * clear, LEAST_LEVEL) for share in FAINT} - {clear})
    wide = [(line, level) for level in levels for line in _find_above(level, dense, px_per_mm)]
    faint = [_weigh(_cut_rows(line, dense), dense, level) for line, level in wide]
    printed = [replace(line, is_faint=True) for line in faint if _is_print(line, px_per_mm)]
    return [*_find_above(clear, dense, px_per_mm), *printed]


def measure_strokes(flat_bgr: Image, px_per_mm: float) -> Strokes:
    """Return how densely strokes thinner than two millimetres stand around each place."""
    grey = cv2.cvtColor(flat_bgr, cv2.COLOR_BGR2GRAY)
    soft = cv2.GaussianBlur(grey, (0, 0), 0.2 * px_per_mm)
    thick = _block(1.8 * px_per_mm, 1.8 * px_per_mm)
    dark = cv2.morphologyEx(soft, cv2.MORPH_BLACKHAT, thick)
    pale = cv2.morphologyEx(soft, cv2.MORPH_TOPHAT, thick)
    ink = _drop_rules(as_image(dark if dark.mean() >= pale.mean() else pale), px_per_mm)
    dense = cv2.blur(ink.astype(np.float32), (_odd(3.2 * px_per_mm), _odd(0.4 * px_per_mm)))
    return dense.astype(np.float32, copy=False)


def measure_rows(dense: Strokes) -> float:
    """Return how unequal the rows are: print makes some dense and others bare, unless it is held sideways."""
    rows = dense.mean(axis=1)
    return float(rows.std() / max(float(rows.mean()), 1e-6))


def measure_covered(dense: Strokes) -> float:
    """Return how much of a card is covered with clear strokes."""
    return float((dense > _measure_clear(dense)).mean())


def _measure_clear(dense: Strokes) -> float:
    """Return how densely strokes stand in a line at least, going by the clearest print there is."""
    return max(CLEAR * float(np.percentile(dense, 96)), LEAST_LEVEL)


def _cut_rows(line: PrintLine, dense: Strokes) -> PrintLine:
    """Leave out the rows above and below where strokes stand half as densely as in the densest, or less."""
    rows = dense[line.top : line.bottom, line.left : line.right].mean(axis=1)
    inside = np.flatnonzero(rows >= 0.5 * rows.max())
    return replace(line, top=line.top + int(inside[0]), bottom=line.top + int(inside[-1]) + 1)


def _find_above(level: float, dense: Strokes, px_per_mm: float) -> list[PrintLine]:
    """Return the lines in which strokes stand more densely than a level."""
    count, _, boxes, _ = cv2.connectedComponentsWithStats((dense > level).astype(np.uint8))
    blocks = [_line(*boxes[i][:4]) for i in range(1, count)]
    lines = [line for block in blocks for line in _split_rows(block, dense, px_per_mm)]
    printed = [line for line in lines if _is_print(line, px_per_mm)]
    return [_weigh(line, dense, level) for line in _join_rows(printed)]


def give_air(line: PrintLine, size_wh: tuple[int, int]) -> PrintLine:
    """Return the line with a little air around it, as far as its piece reaches."""
    air = round(line.height * 0.22)
    return PrintLine(
        max(line.left - 2 * air, 0),
        max(line.top - air, 0),
        min(line.right + 2 * air, size_wh[0]),
        min(line.bottom + air, size_wh[1]),
    )


def _drop_rules(ink: Image, px_per_mm: float) -> Image:
    """Take away the long straight strokes: card edges, frames and rules are no print."""
    upright = cv2.morphologyEx(ink, cv2.MORPH_OPEN, _block(1, 5 * px_per_mm))
    level = cv2.morphologyEx(ink, cv2.MORPH_OPEN, _block(6 * px_per_mm, 1))
    return as_image(cv2.subtract(ink, cv2.max(upright, level)))


def _block(width_px: float, height_px: float) -> NDArray[np.uint8]:
    return np.ones((_odd(height_px), _odd(width_px)), np.uint8)


def _odd(size_px: float) -> int:
    return 2 * int(size_px / 2) + 1


def _line(left: int, top: int, width: int, height: int) -> PrintLine:
    return PrintLine(int(left), int(top), int(left + width), int(top + height))


def _split_rows(block: PrintLine, dense: Strokes, px_per_mm: float) -> list[PrintLine]:
    """Cut a block too tall for one line where the fewest strokes are, if there is a gap at all."""
    if block.height < 5 * px_per_mm or block.width < block.height:
        return [block]
    rows = dense[block.top : block.bottom, block.left : block.right].mean(axis=1)
    edge = round(0.25 * block.height)
    cut = edge + int(rows[edge:-edge].argmin())
    if rows[cut] > 0.7 * min(rows[:cut].max(), rows[cut:].max()):
        return [block]
    gap = block.top + cut
    return [
        PrintLine(block.left, block.top, block.right, gap),
        PrintLine(block.left, gap, block.right, block.bottom),
    ]


def _is_print(line: PrintLine, px_per_mm: float) -> bool:
    return 1.2 * px_per_mm <= line.height <= 8 * px_per_mm and line.width >= 1.5 * line.height


def _join_rows(lines: list[PrintLine]) -> list[PrintLine]:
    """Join the boxes that stand side by side in one row."""
    rows: list[PrintLine] = []
    for line in sorted(lines, key=lambda line: line.left):
        mate = next((row for row in rows if _same_row(row, line)), None)
        if mate is None:
            rows.append(line)
        else:
            rows[rows.index(mate)] = _union(mate, line)
    return rows


def _weigh(line: PrintLine, dense: Strokes, level: float) -> PrintLine:
    """Count only what stands out clearly, or a wide patch of camera noise would weigh more than a name."""
    inside = dense[line.top : line.bottom, line.left : line.right]
    return replace(line, ink=float(np.maximum(inside - level, 0).sum()), apart=_measure_apart(line, dense))


def _measure_apart(line: PrintLine, dense: Strokes) -> float:
    """Print has bare rows above and below it; a patch of a picture goes on."""
    reach = max(2, line.height // 3)
    strips = (dense[max(line.top - reach, 0) : line.top], dense[line.bottom : line.bottom + reach])
    beside = max(
        (float(strip[:, line.left : line.right].mean()) for strip in strips if strip.size), default=0.0
    )
    inside = float(dense[line.top : line.bottom, line.left : line.right].mean())
    return max(0.0, 1 - beside / max(inside, 1e-6))


def _same_row(a: PrintLine, b: PrintLine) -> bool:
    shared = min(a.bottom, b.bottom) - max(a.top, b.top)
    return shared > 0.6 * min(a.height, b.height) and b.left - a.right < 2 * max(a.height, b.height)


def _union(a: PrintLine, b: PrintLine) -> PrintLine:
    return PrintLine(min(a.left, b.left), min(a.top, b.top), max(a.right, b.right), max(a.bottom, b.bottom))
