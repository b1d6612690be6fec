"""Whether the camera sees the table well enough to play; each finding has a sentence with its remedy."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from calibration.edges import measure_blur_px
from calibration.markers import TABLE_MARKERS, Marker, find_markers
from calibration.plan import TableError, plan_table
from calibration.pose import Pose, find_pose
from engine.zones import Content
from vision.geometry import Image, as_image

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from calibration.layout import Region

# All titles were read at 2.5 pixels a millimetre, nine in ten at 1.9, few below 1.6.
GOOD_PX_PER_MM, LEAST_PX_PER_MM = 2.4, 1.6
# Pictures are compared at about one pixel a millimetre; half as much again leaves room for blur.
_GOOD_FOR_PICTURES, _LEAST_FOR_PICTURES = 1.5, 1.0
_GOOD_BLUR_MM, _MOST_BLUR_MM = 0.42, 0.6  # measured: the letters of a title flow together
_GOOD_PAPER, _LEAST_PAPER, _MOST_PAPER = 100, 60, 251
_MOST_UNEVEN = 2.5  # times as bright on one side: the titles of the dark side are then noisy
_GLARE_LEVEL, _GLARE_OVER_PAPER = 235, 20
_GLARE_MM2 = 60.0  # the highlight of a die or a token is smaller
_FOCAL_WIDTHS = 0.9  # of the usual webcam: good enough to say roughly how far, not to measure
_FULL_HD_WIDTH_PX = 1920


class Level(StrEnum):
    """How much a finding matters."""

    GOOD = "good"
    FAIR = "fair"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: `markers`, `zones`, `scale`, `sharpness`, `light` or `glare`."""

    about: str
    level: Level
    key: str  # of its sentence
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sighting:
    """A picture, the markers in it, and how the table lies if that is known."""

    image_bgr: Image
    markers: Sequence[Marker]
    pose: Pose | None

    @property
    def table_markers(self) -> list[Marker]:
        """The markers of the table's corners."""
        return [marker for marker in self.markers if marker.id in TABLE_MARKERS]


def check_markers(image_bgr: Image, markers: Sequence[Marker], regions: Sequence[Region]) -> list[Finding]:
    """Check a table by its markers, the most important finding first; without all four, nothing else."""
    try:
        plan = plan_table(markers, (image_bgr.shape[1], image_bgr.shape[0]))
    except TableError as error:
        return [_explain_missing(image_bgr, markers, error)]
    seen = Finding("markers", Level.GOOD, "markers_seen")
    return [seen, *check_sight(Sighting(image_bgr, markers, find_pose(plan, markers)), regions)]


def check_sight(sight: Sighting, regions: Sequence[Region]) -> list[Finding]:
    """Check what is seen of the zones once it is known how the table lies."""
    if sight.pose is None:
        return [Finding("markers", Level.BAD, "table_unknown")]
    grey = as_image(cv2.cvtColor(sight.image_bgr, cv2.COLOR_BGR2GRAY))
    papers = [_measure_paper(grey, marker) for marker in sight.table_markers]
    findings = [_check_zones(sight, sight.pose, regions), _check_scale(sight, sight.pose, regions)]
    if papers:
        findings += [_check_sharpness(grey, sight, sight.pose), _check_light(papers)]
    return [*findings, _check_glare(grey, sight.pose, regions, max(papers, default=0))]


def is_playable(findings: Sequence[Finding]) -> bool:
    """Tell whether one can play despite what was found."""
    return bool(findings) and all(finding.level is not Level.BAD for finding in findings)


def _explain_missing(image_bgr: Image, markers: Sequence[Marker], error: TableError) -> Finding:
    if not markers and find_markers(np.ascontiguousarray(image_bgr[:, ::-1])):
        return Finding("markers", Level.BAD, "picture_mirrored")
    return Finding("markers", Level.BAD, error.key, error.facts)


def _check_zones(sight: Sighting, pose: Pose, regions: Sequence[Region]) -> Finding:
    height, width = sight.image_bgr.shape[:2]
    needed = [region for region in regions if region.zone.is_read and not region.zone.optional]
    corners = {region.name: pose.to_px(region.corners_mm()) for region in needed}
    cut = [name for name, at in corners.items() if (at < 0).any() or (at > (width - 1, height - 1)).any()]
    if not cut:
        return Finding("zones", Level.GOOD, "zones_seen")
    return Finding("zones", Level.BAD, "zones_cut", {"zones": cut, "number": len(cut)})


def choose_scales(*, titled: bool) -> tuple[float, float]:
    """Return how many pixels a millimetre should have, and must have; titles need more than pictures."""
    return (GOOD_PX_PER_MM, LEAST_PX_PER_MM) if titled else (_GOOD_FOR_PICTURES, _LEAST_FOR_PICTURES)


def _check_scale(sight: Sighting, pose: Pose, regions: Sequence[Region]) -> Finding:
    titled = [region for region in regions if region.zone.content is Content.TITLES]
    good, least = choose_scales(titled=bool(titled))
    scale = min(pose.px_per_mm(corner) for region in titled or regions for corner in region.corners_mm())
    shown = {"scale": f"{scale:.1f}", "content": "titles" if titled else "pictures"}
    if scale >= good:
        return Finding("scale", Level.GOOD, "scale_good", shown)
    width_px = sight.image_bgr.shape[1]
    level = Level.FAIR if scale >= least else Level.BAD
    key = f"scale_{level}" if width_px >= _FULL_HD_WIDTH_PX else f"scale_{level}_small"
    return Finding("scale", level, key, {**shown, "closer_cm": _find_closer_cm(scale, good, width_px)})


def _find_closer_cm(scale: float, good: float, width_px: int) -> int:
    """About how much closer the camera must come, in steps of 5 cm."""
    focal_px = _FOCAL_WIDTHS * width_px
    closer_cm = (focal_px / scale - focal_px / good) / 10
    return max(5, 5 * round(closer_cm / 5))


def _check_sharpness(grey: Image, sight: Sighting, pose: Pose) -> Finding:
    blur_px = measure_blur_px(grey, [marker.corners for marker in sight.table_markers])
    scale = np.mean([pose.px_per_mm((x, y)) for x, y in pose.to_mm([m.middle for m in sight.table_markers])])
    blur_mm = blur_px / float(scale)
    if blur_mm <= _GOOD_BLUR_MM:
        return Finding("sharpness", Level.GOOD, "picture_sharp")
    level = Level.FAIR if blur_mm <= _MOST_BLUR_MM else Level.BAD
    return Finding("sharpness", level, f"sharpness_{level}")


def _check_light(papers: Sequence[float]) -> Finding:
    darkest, brightest = min(papers), max(papers)
    if brightest >= _MOST_PAPER:
        return Finding("light", Level.FAIR, "light_dazzling")
    if darkest < _LEAST_PAPER:
        return Finding("light", Level.BAD, "light_too_dark")
    if brightest > _MOST_UNEVEN * darkest:
        return Finding("light", Level.FAIR, "light_uneven")
    if darkest < _GOOD_PAPER:
        return Finding("light", Level.FAIR, "light_dark")
    return Finding("light", Level.GOOD, "light_good")


def _check_glare(grey: Image, pose: Pose, regions: Sequence[Region], paper: float) -> Finding:
    """Look for reflections of a lamp: anything that is brighter than white paper."""
    level = min(max(_GLARE_LEVEL, paper + _GLARE_OVER_PAPER), 254)
    dazzled = [
        region.name
        for region in regions
        if region.zone.is_read and _measure_glare(grey, pose, region, level) > _GLARE_MM2
    ]
    if not dazzled:
        return Finding("glare", Level.GOOD, "glare_none")
    return Finding("glare", Level.FAIR, "glare_in", {"zones": dazzled})


def _measure_glare(grey: Image, pose: Pose, region: Region, level: float) -> float:
    """Return the area of the largest dazzling spot in a zone, in square millimetres."""
    size_wh = (round(region.size_mm[0]), round(region.size_mm[1]))  # a pixel a millimetre
    frame = np.array([(0, 0), (size_wh[0], 0), size_wh, (0, size_wh[1])], np.float32)
    way = cv2.getPerspectiveTransform(frame, np.array(pose.corners_px(region.corners_mm()), np.float32))
    flat = cv2.warpPerspective(grey, way, size_wh, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    _, _, spots, _ = cv2.connectedComponentsWithStats((flat > level).astype(np.uint8))
    return float(spots[1:, cv2.CC_STAT_AREA].max(initial=0))


def _measure_paper(grey: Image, marker: Marker) -> float:
    """Return how bright the white paper about a marker is."""
    return float(np.median(np.concatenate(list(_sample_rim(grey, marker)))))


def _sample_rim(grey: Image, marker: Marker) -> Iterator[NDArray[np.uint8]]:
    middle, corners = np.array(marker.middle), np.array(marker.corners)
    height, width = grey.shape
    for outwards in (1.15, 1.2, 1.25):
        rim = middle + (corners - middle) * outwards
        along = np.linspace(0, 1, 16)[:, None, None]
        spots = (rim + along * (np.roll(rim, -1, axis=0) - rim)).reshape(-1, 2).round().astype(int)
        yield grey[np.clip(spots[:, 1], 0, height - 1), np.clip(spots[:, 0], 0, width - 1)]
