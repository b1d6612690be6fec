"""Setting up a table: the printed sheet, and looking through the camera until everything is fine."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, get_args

import numpy as np

from calibration.checks import Level, Sighting, check_markers, check_sight, is_playable
from calibration.corners import as_corners
from calibration.layout import lay_out
from calibration.markers import TABLE_MARKERS, Marker, find_markers
from calibration.overlay import draw_overlay
from calibration.plan import plan_from_corners, plan_table
from calibration.pose import find_pose
from calibration.profile import NAME, Profile, load_profile, save_profile
from calibration.setting import Setting
from calibration.sheet import LETTERS, Paper, write_sheet
from engine.errors import shorten
from engine.games import GAMES, find_game
from tablemate.storage import home
from tablemate.watching.camera import open_camera
from tablemate.wording import explain_refusal, refuse, words
from vision.pictures.picture import write_picture
from vision.pictures.sources import Frame
from voice.phrases import ENGLISH, Phrases
from voice.program import program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from calibration.checks import Finding
    from calibration.layout import Region, Spot
    from calibration.plan import TablePlan
    from engine.game import Game
    from tablemate.phone import Phone
    from tablemate.watching.camera import Camera
    from vision.geometry import Image
    from vision.reading import Point

    Say = Callable[[str], object]

LOOKS_APART_S = 0.2
LOOKS_NEEDED = 5
STILL_PX = 1.5
REPEAT_S = 8.0
LEAST_APART_S = 2.0  # between two sentences: it takes time to say one
_CORNERS = 4
_LONGEST_CORNERS = 200


@dataclass(slots=True)
class _Steady:
    """Looks at the same four still markers: their mean is more exact than any single look."""

    looks: list[NDArray[np.float64]] = field(default_factory=list)

    def add(self, markers: Sequence[Marker]) -> None:
        corners = np.array([marker.corners for marker in markers if marker.id in TABLE_MARKERS])
        if self.looks and np.abs(corners - self.looks[0]).max() > STILL_PX:
            self.looks.clear()
        self.looks.append(corners)

    def plan(self, size_wh: tuple[int, int]) -> TablePlan:
        """The plan of the table from all looks."""
        corners = np.mean(self.looks, axis=0)
        return plan_table([Marker(id_, as_corners(quad)) for id_, quad in enumerate(corners)], size_wh)


@dataclass(slots=True)
class _Talk:
    """Says what is wrong, one thing at a time: something new at once, the same thing again after a while."""

    say: Say
    phrases: Phrases
    said: str = ""
    said_s: float = -math.inf

    def tell(self, findings: Sequence[Finding], at_s: float) -> None:
        worst = next((finding for finding in findings if finding.level is Level.BAD), None)
        if worst and at_s - self.said_s >= (REPEAT_S if worst.about == self.said else LEAST_APART_S):
            self.say(explain_refusal(worst, self.phrases))
            self.said, self.said_s = worst.about, at_s


@dataclass(frozen=True, slots=True)
class LaidTable:
    """A game's zones where they lie now, and the words for them."""

    regions: tuple[Region, ...]
    phrases: Phrases

    @classmethod
    def of(cls, game: str) -> LaidTable:
        """The table of a game as it lies unless zones are moved."""
        found = find_game(game)
        return cls(lay_out(found.zones), Phrases(found))

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where the zones lie, to be saved."""
        return tuple(region.spot for region in self.regions)


def run(
    camera: str,
    name: str,
    game: str,
    *,
    rectangle: tuple[Sequence[Point], tuple[float, float]] | None,
    annotated: Path | None,
    say: Say,
    phone: Phone | None = None,
) -> Profile | None:
    """Calibrate with a camera a person names, by markers or by a rectangle given; draw what was found."""
    table, last = LaidTable.of(game), _Last()
    opened = open_camera(camera, phone=phone)
    try:
        if rectangle:
            frames = last.remember(usable_frames(opened, say, patient=False))
            made = _calibrate_first(frames, rectangle, table=table, name=name, camera=camera, say=say)
        else:
            frames = last.remember(usable_frames(opened, say))
            made = calibrate(frames, table=table, name=name, camera=camera, say=say)
    finally:
        opened.close()
    if made and annotated and last.frame:
        write_picture(annotated, draw_table(last.frame.image_bgr, made.plan, table.regions))
    return made


def usable_frames(camera: Camera, say: Say, *, patient: bool = True) -> Iterator[Frame]:
    """The frames of a camera; a fault is said once, and ends them unless `patient`."""
    since_s = -math.inf
    for shown in camera.frames():
        if isinstance(shown, Frame):
            yield shown
            continue
        if shown.since_s != since_s:
            since_s = shown.since_s
            say(words(f"camera_{shown.trouble}"))
        if not patient:
            return


def _calibrate_first(
    frames: Iterable[Frame],
    rectangle: tuple[Sequence[Point], tuple[float, float]],
    *,
    table: LaidTable,
    name: str,
    camera: str,
    say: Say,
) -> Profile | None:
    """Calibrate by a rectangle in the first picture there is."""
    first = next(iter(frames), None)
    if first is None:
        say(words("no_picture"))
        return None
    return calibrate_by_corners(first.image_bgr, *rectangle, table=table, name=name, camera=camera, say=say)


@dataclass(slots=True)
class _Last:
    """The frame that was looked at last."""

    frame: Frame | None = None

    def remember(self, frames: Iterable[Frame]) -> Iterator[Frame]:
        for frame in frames:
            self.frame = frame
            yield frame


def calibrate(
    frames: Iterable[Frame], *, table: LaidTable, name: str, camera: str, say: Say
) -> Profile | None:
    """Look at the table until all is well, saying what is not; save the profile, or give up without one."""
    path = profile_path(name)
    try:
        found = _look_until_well(frames, table, say)
    except KeyboardInterrupt:
        say(words("calibrating_stopped"))
        return None
    if found is None:
        say(words("calibrating_ended"))
        return None
    steady, findings, size_wh = found
    profile = Profile(name, camera, size_wh, steady.plan(size_wh), table.spots)
    return _finish(profile, findings, path, table, say)


def _look_until_well(
    frames: Iterable[Frame], table: LaidTable, say: Say
) -> tuple[_Steady, list[Finding], tuple[int, int]] | None:
    talk, steady = _Talk(say, table.phrases), _Steady()
    looked_s, found = -math.inf, None
    for frame in frames:
        if frame.at_s - looked_s < LOOKS_APART_S:
            continue
        looked_s, found = frame.at_s, None
        markers = find_markers(frame.image_bgr)
        findings = check_markers(frame.image_bgr, markers, table.regions)
        talk.tell(findings, frame.at_s)
        if not is_playable(findings):
            steady.looks.clear()
            continue
        steady.add(markers)
        found = steady, findings, size_of(frame.image_bgr)
        if len(steady.looks) >= LOOKS_NEEDED:
            break
    return found


def calibrate_by_corners(
    image_bgr: Image,
    corners_px: Sequence[Point],
    size_mm: tuple[float, float],
    *,
    table: LaidTable,
    name: str,
    camera: str,
    say: Say,
) -> Profile | None:
    """Calibrate without markers, by a rectangle's corners in a picture; the camera must then stay put."""
    path = profile_path(name)
    plan = plan_from_corners(corners_px, size_mm)
    findings = check_sight(Sighting(image_bgr, (), find_pose(plan, ())), table.regions)
    for finding in findings:
        if finding.level is Level.BAD:
            say(explain_refusal(finding, table.phrases))
    if not is_playable(findings):
        say(words("nothing_saved"))
        return None
    say(words("without_markers"))
    profile = Profile(name, camera, size_of(image_bgr), plan, table.spots)
    return _finish(profile, findings, path, table, say)


def _finish(profile: Profile, findings: Sequence[Finding], path: Path, table: LaidTable, say: Say) -> Profile:
    save_profile(profile, path)
    for finding in findings:
        if finding.level is Level.FAIR:
            say(explain_refusal(finding, table.phrases))
    say(words("table_saved", table=profile.name))
    return profile


def draw_table(image_bgr: Image, plan: TablePlan, regions: Sequence[Region]) -> Image:
    """The picture with the markers found in it and the zones as they lie."""
    markers = find_markers(image_bgr)
    return draw_overlay(image_bgr, markers, find_pose(plan, markers), regions)


class PrintedWords:
    """The words of the sheet; in English where its typeface lacks letters of the language."""

    def __init__(self, game: Game | None = None) -> None:
        self._phrases = (Phrases(game), Phrases(game, ENGLISH))

    @property
    def language(self) -> str:
        """The language they are in."""
        return self._phrases[0].language

    def __call__(self, key: str, **facts: object) -> str:
        """A sentence in letters that can be printed."""
        return self._printable(phrases.say(key, facts) for phrases in self._phrases)

    def label(self, zone: str) -> str:
        """The name of a zone, in letters that can be printed."""
        return self._printable(phrases.label(zone) for phrases in self._phrases)

    def _printable(self, said: Iterable[str]) -> str:
        texts = list(said)
        return next((text for text in texts if is_printable(text)), texts[-1])


def is_printable(text: str) -> bool:
    """Whether the typeface that every PDF reader has knows all letters."""
    try:
        text.encode(LETTERS)
    except UnicodeEncodeError:
        return False
    return True


def make_sheet(path: Path, paper: str = "A4", game: str | None = None) -> str:
    """Write the printed sheet, with a game's table drawn large; returns the sentence to say."""
    kind = next((kind for kind in get_args(Paper) if kind.lower() == paper.lower()), None)
    if kind is None:
        raise refuse("no_such_paper", paper=paper, papers=get_args(Paper))
    chosen = f" --game {game}" if game else ""
    pages = write_sheet(path, settings(game), PrintedWords(), kind, f"{program()} calibrate{chosen}")
    return words("sheet_written", file=str(path), paper=kind, pages=pages)


def settings(first: str | None = None) -> list[Setting]:
    """The tables of all games, that of one game first."""
    chosen = [find_game(first)] if first else []
    games = [*chosen, *(game for game in GAMES.values() if game not in chosen)]
    return [_set_up(game) for game in games]


def _set_up(game: Game) -> Setting:
    regions, say = lay_out(game.zones), PrintedWords(game)
    return Setting(game.title, regions, {region.name: say.label(region.name) for region in regions})


def move_zone(name: str, zone: str, center_mm: Point, turned_deg: float | None = None) -> Profile:
    """Move a zone of a saved profile, and save it."""
    profile = load_named(name)
    if zone not in {known.name for known in profile.spots}:
        raise refuse("no_such_zone", name=name, zone=zone, known=[known.name for known in profile.spots])
    try:
        spots = [each.move(center_mm, turned_deg) if each.name == zone else each for each in profile.spots]
    except ValueError as error:
        raise refuse("zone_too_far", zone=zone) from error
    moved = replace(profile, spots=tuple(spots))
    save_profile(moved, profile_path(name))
    return moved


def profile_path(name: str) -> Path:
    """The file of a profile."""
    if not NAME.fullmatch(name):
        raise refuse("profile_name", name=shorten(name))
    return home() / "profiles" / f"{name}.json"


def saved_profiles() -> list[str]:
    """The names of all profiles."""
    return sorted(path.stem for path in (home() / "profiles").glob("*.json") if NAME.fullmatch(path.stem))


def load_named(name: str) -> Profile:
    """A saved profile by its name."""
    path = profile_path(name)
    if not path.exists():
        known = saved_profiles()
        raise refuse("no_profile_but" if known else "no_profile", name=name, known=known)
    return load_profile(path)


def parse_corners(text: str) -> list[Point]:
    """Four corners as a person types them, in pixels: `120,80 1800,95 1790,1000 130,990`."""
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text[:_LONGEST_CORNERS])]
    if len(numbers) != 2 * _CORNERS or re.search(r"[^\d\s,;.-]", text) or len(text) > _LONGEST_CORNERS:
        raise refuse("corners_unread", text=shorten(text))
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def parse_size(text: str) -> tuple[float, float]:
    """A size in millimetres as a person types it: `297x210`."""
    match = re.fullmatch(r"\s*(\d{1,6}(?:\.\d{1,9})?)\s*[x,\s]\s*(\d{1,6}(?:\.\d{1,9})?)\s*", text)
    if not match:
        raise refuse("size_unread", text=shorten(text))
    return float(match[1]), float(match[2])


def size_of(image_bgr: Image) -> tuple[int, int]:
    """Width and height of a picture."""
    return image_bgr.shape[1], image_bgr.shape[0]
