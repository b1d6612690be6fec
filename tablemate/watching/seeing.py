"""Looking at pictures from the command line: what lies in them, and how well that is seen."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import GAMES
from tablemate.box.box import find_box, load_references, open_box
from tablemate.box.enrolling import NEARLY_SQUARE
from tablemate.watching.describing import describe_words, label_words
from tablemate.watching.eyes import has_known_dice, title_catalogue, title_layout
from tablemate.watching.grids import open_grid
from tablemate.wording import refuse, words
from vision.errors import VisionError
from vision.look import Eye, describe_json, look, open_eye, open_pictures, open_shown_dice
from vision.measuring import bench as benching
from vision.measuring.truth import load_truths
from vision.naming.titles.catalogue import load_catalogue
from vision.pictures.picture import write_picture
from vision.showing.annotate import Label, draw_look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from calibration.layout import Region
    from tablemate.box.box import Box
    from tablemate.watching.eyes import Options
    from tablemate.watching.watcher import Watcher
    from vision.geometry import Image
    from vision.look import GridReading, SeenPicture
    from vision.reading import Point, Reading
    from voice.phrases import Phrases

__all__ = [
    "VisionError",
    "as_json",
    "as_words",
    "label_zones",
    "look",
    "measure",
    "numbered",
    "open_box_eye",
    "open_game_eye",
    "save_annotated",
]


def open_game_eye(game_id: str, catalogue: Path | None = None, options: Options = None) -> Eye:
    """The eye for a game's titled cards and its dice, or for any list of card names."""
    if catalogue:
        return open_eye(load_catalogue(catalogue))
    zones = GAMES[game_id].zones if game_id in GAMES else ()
    box = open_box(find_box(game_id)) if zones else None
    for zone in zones:
        titles = title_catalogue(GAMES[game_id], zone, options)
        if titles:
            dice, references = any(has_known_dice(other) for other in zones), load_references(box)
            grid = open_grid(GAMES[game_id])
            return open_eye(titles, title_layout(zone), references=references, dice=dice, grid=grid)
    if box and box.cards:
        return _open_eye_of(box, open_grid(GAMES[game_id]))
    raise refuse("titles_unknown", game=game_id, games=_games_with_titles())


def open_box_eye(name: str) -> Eye:
    """The eye for the cards of a box, by their pictures alone: the box of this name, or of this game."""
    box = open_box(find_box("", name))
    if not box.cards and name in GAMES:
        box = open_box(find_box(name))
    if not box.cards:
        raise refuse("box_unknown", box=name)
    return _open_eye_of(box)


def _open_eye_of(box: Box, grid: GridReading | None = None) -> Eye:
    references = load_references(box)
    if references is None:
        raise refuse("box_empty", folder=str(box.folder))
    small = load_references(box, ids=_list_square(box))
    dice = open_shown_dice(small) if small else None
    return Eye(open_pictures(references), box.names, dice=dice, grid=grid)


def _list_square(box: Box) -> set[str]:
    """The dice and pieces of a box: what is about as wide as long."""
    return {id_ for (id_, _), picture in box.pictures().items() if _is_square(picture)}


def _is_square(picture: Image) -> bool:
    return bool(max(picture.shape[:2]) < NEARLY_SQUARE * min(picture.shape[:2]))


def _games_with_titles() -> list[str]:
    return [id_ for id_, game in GAMES.items() if any(title_catalogue(game, z, None) for z in game.zones)]


def label_zones(watcher: Watcher, phrases: Phrases) -> list[Label]:
    """What lies in the zones of a watched table, to be drawn into its picture."""
    return [
        Label(thing.corners, thing.status, _label(thing, phrases), _beside(thing, zone.region))
        for zone in watcher.zones.values()
        for thing in zone.things
        if thing
    ]


def _beside(thing: Reading, region: Region) -> Point:
    """Where a thing's words are written: on what has a place of its own, under loose things."""
    (x, y), height_px = thing.center, thing.corners[3][1] - thing.corners[0][1]
    return (x, y) if region.places else (x, y + 1.1 * height_px)


def _label(thing: Reading, phrases: Phrases) -> str:
    if thing.id is None:
        return phrases.say("label_face_down" if thing.face == "down" else "label_unreadable")
    return f"{phrases.name(thing.id)}\n{phrases.say(f'label_{thing.status}')}"


def as_json(seen: SeenPicture) -> str:
    """One picture as the JSON object that scripts depend on."""
    return json.dumps(describe_json(seen), ensure_ascii=False)


def as_words(seen: SeenPicture) -> list[str]:
    """One picture in sentences."""
    return [f"{seen.picture}:", *(f"  {sentence}" for sentence in describe_words(seen))]


def numbered(file: Path, pictures: Sequence[Path], picture: Path) -> Path:
    """The file to draw into: with several pictures, each has its own number."""
    if len(pictures) == 1:
        return file
    return file.with_stem(f"{file.stem}-{pictures.index(picture) + 1}")


def save_annotated(seen: SeenPicture, file: Path) -> None:
    """Write the picture with what was seen drawn on it."""
    write_picture(file, draw_look(seen, label_words(seen)))


def measure(
    place: Path,
    eye: Eye,
    advance: Callable[[int, int], None],
    *,
    repeat: int,
    against_ocr: bool,
    json_file: Path | None,
    annotated: Path | None,
) -> str:
    """Measure the eye on pictures with truth files: a table, and a JSON file and drawn pictures if wanted."""
    truths, done = load_truths(place), count(1)

    def show(seen: SeenPicture) -> None:
        advance(next(done), len(truths))
        if annotated:
            save_annotated(seen, annotated / f"{Path(seen.picture).stem}.png")

    if annotated:
        annotated.mkdir(parents=True, exist_ok=True)
    result = benching.bench(truths, eye, show, repeat=repeat, against_ocr=against_ocr)
    if json_file:
        json_file.write_text(json.dumps(benching.describe_json(result), indent=1), encoding="utf-8")
    return benching.render_table(result, words)
