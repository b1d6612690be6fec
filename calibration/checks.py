"""Whether the camera sees the table well enough to play: each finding is a sentence with its remedy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.edges import measure_blur_px
from calibration.layout import Zone
from calibration.markers import TABLE_MARKERS, Marker, find_markers
from calibration.plan import TableError, plan_table
from calibration.pose import Pose, find_pose
from calibration.wording import list_words
from vision.geometry import Image, as_image

GOOD_PX_PER_MM, LEAST_PX_PER_MM = 2.4, 1.6  # all titles were read at 2.5, nine in ten at 1.9, few below 1.6
_GOOD_BLUR_MM, _MOST_BLUR_MM = 0.42, 0.6  # measured: the letters of a title flow together
_GOOD_PAPER, _LEAST_PAPER, _MOST_PAPER = 100, 60, 251
_MOST_UNEVEN = 2.5
_GLARE_LEVEL, _GLARE_OVER_PAPER = 235, 20
_GLARE_MM2 = 60.0  # the highlight of a die or a token is smaller
_FOCAL_WIDTHS = 0.9  # of the usual webcam: for saying about how far, not for measuring
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
    sentence: str


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


def check_markers(image_bgr: Image, markers: Sequence[Marker], zones: Sequence[Zone]) -> list[Finding]:
    """Check a table by its markers, the most important first; without all four there is nothing more."""
    try:
        plan = plan_table(markers, (image_bgr.shape[1], image_bgr.shape[0]))
    except TableError as error:
        return [Finding("markers", Level.BAD, _explain_missing(image_bgr, markers, str(error)))]
    seen = Finding("markers", Level.GOOD, "All four markers are seen.")
    return [seen, *check_sight(Sighting(image_bgr, markers, find_pose(plan, markers)), zones)]


def check_sight(sight: Sighting, zones: Sequence[Zone]) -> list[Finding]:
    """Check what is seen of the zones once it is known how the table lies."""
    if sight.pose is None:
        return [
            Finding("markers", Level.BAD, "It is not known how the table lies. Show at least two markers.")
        ]
    grey = as_image(cv2.cvtColor(sight.image_bgr, cv2.COLOR_BGR2GRAY))
    papers = [_measure_paper(grey, marker) for marker in sight.table_markers]
    findings = [_check_zones(sight, sight.pose, zones), _check_scale(sight, sight.pose, zones)]
    if papers:
        findings += [_check_sharpness(grey, sight, sight.pose), _check_light(papers)]
    return [*findings, _check_glare(grey, sight.pose, zones, max(papers, default=0))]


def is_playable(findings: Sequence[Finding]) -> bool:
    """Tell whether nothing that was found keeps one from playing."""
    return bool(findings) and all(finding.level is not Level.BAD for finding in findings)


def _explain_missing(image_bgr: Image, markers: Sequence[Marker], sentence: str) -> str:
    if not markers and find_markers(np.ascontiguousarray(image_bgr[:, ::-1])):
        return "The picture is mirrored. Switch off mirroring in the camera's or the phone's settings."
    return sentence


def _check_zones(sight: Sighting, pose: Pose, zones: Sequence[Zone]) -> Finding:
    height, width = sight.image_bgr.shape[:2]
    corners = {zone.name: pose.to_px(zone.corners_mm()) for zone in zones if zone.kind != "area"}
    cut = [name for name, at in corners.items() if (at < 0).any() or (at > (width - 1, height - 1)).any()]
    if not cut:
        return Finding("zones", Level.GOOD, "All zones are in the picture.")
    where = f"zone {cut[0]} reaches" if len(cut) == 1 else f"zones {list_words(cut)} reach"
    return Finding(
        "zones", Level.BAD, f"The {where} out of the picture. Move the camera, the markers or the zone."
    )


def _check_scale(sight: Sighting, pose: Pose, zones: Sequence[Zone]) -> Finding:
    rows = [zone for zone in zones if zone.kind == "row"] or zones
    scale = min(pose.px_per_mm(corner) for zone in rows for corner in zone.corners_mm())
    if scale >= GOOD_PX_PER_MM:
        return Finding("scale", Level.GOOD, f"{scale:.1f} pixels a millimetre: titles can be read.")
    width_px = sight.image_bgr.shape[1]
    remedy = f"move the camera {_tell_closer(scale, width_px)} closer"
    if width_px < _FULL_HD_WIDTH_PX:
        remedy += ", or use 1080p"
    if scale >= LEAST_PX_PER_MM:
        return Finding(
            "scale",
            Level.FAIR,
            f"{scale:.1f} pixels a millimetre: most titles can be read. To be sure, {remedy}.",
        )
    return Finding(
        "scale", Level.BAD, f"{scale:.1f} pixels a millimetre: too few to read titles. Please {remedy}."
    )


def _tell_closer(scale: float, width_px: int) -> str:
    """Say about how much closer the camera must come, in steps of 5 cm."""
    focal_px = _FOCAL_WIDTHS * width_px
    closer_cm = (focal_px / scale - focal_px / GOOD_PX_PER_MM) / 10
    return f"about {max(5, 5 * round(closer_cm / 5))} cm"


def _check_sharpness(grey: Image, sight: Sighting, pose: Pose) -> Finding:
    blur_px = measure_blur_px(grey, [marker.corners for marker in sight.table_markers])
    scale = np.mean([pose.px_per_mm((x, y)) for x, y in pose.to_mm([m.middle for m in sight.table_markers])])
    blur_mm = blur_px / float(scale)
    if blur_mm <= _GOOD_BLUR_MM:
        return Finding("sharpness", Level.GOOD, "The picture is sharp.")
    level = Level.FAIR if blur_mm <= _MOST_BLUR_MM else Level.BAD
    degree = "a little soft" if level is Level.FAIR else "too soft to read titles"
    return Finding(
        "sharpness",
        level,
        f"The picture is {degree}. Let the camera focus on the table, wipe the lens, keep it still.",
    )


def _check_light(papers: Sequence[float]) -> Finding:
    darkest, brightest = min(papers), max(papers)
    if brightest >= _MOST_PAPER:
        return Finding(
            "light",
            Level.FAIR,
            "White paper is dazzling. Lower the camera's exposure or dim the lamp a little.",
        )
    if darkest < _LEAST_PAPER:
        return Finding("light", Level.BAD, "It is too dark. Turn on a lamp or raise the camera's exposure.")
    if brightest > _MOST_UNEVEN * darkest:
        return Finding(
            "light",
            Level.FAIR,
            "One side of the table is much darker. Move the lamp, or add one on the dark side.",
        )
    if darkest < _GOOD_PAPER:
        return Finding("light", Level.FAIR, "It is rather dark. A little more light makes reading surer.")
    return Finding("light", Level.GOOD, "The light is good.")


def _check_glare(grey: Image, pose: Pose, zones: Sequence[Zone], paper: float) -> Finding:
    """What is brighter than white paper is no print, but a lamp that is mirrored."""
    level = min(max(_GLARE_LEVEL, paper + _GLARE_OVER_PAPER), 254)
    dazzled = [
        zone.name
        for zone in zones
        if zone.kind != "area" and _measure_glare(grey, pose, zone, level) > _GLARE_MM2
    ]
    if not dazzled:
        return Finding("glare", Level.GOOD, "No lamp is mirrored in the zones.")
    return Finding(
        "glare",
        Level.FAIR,
        f"A lamp is mirrored in the {list_words(dazzled)}. Move it aside, or tilt the camera a little.",
    )


def _measure_glare(grey: Image, pose: Pose, zone: Zone, level: float) -> float:
    """Return the area of the largest dazzling spot in a zone, in square millimetres."""
    size_wh = (round(zone.size_mm[0]), round(zone.size_mm[1]))  # a pixel a millimetre
    frame = np.array([(0, 0), (size_wh[0], 0), size_wh, (0, size_wh[1])], np.float32)
    way = cv2.getPerspectiveTransform(frame, np.array(pose.corners_px(zone.corners_mm()), np.float32))
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
