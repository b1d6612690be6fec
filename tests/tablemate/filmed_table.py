"""Any game played in front of a painted table: what its rules say lies there is painted, seen and compared.

A twin of the game is answered at random; what truly lies on the table is what the twin's answers lead to. What the
camera can see is answered by frames alone, the rest as if it were said; in the end both have the same answers.
"""

from __future__ import annotations

import argparse
import os
import zlib
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import cv2
import numpy as np
from rich.console import Console

from calibration.layout import lay_out
from calibration.plan import plan_from_corners
from engine.errors import IllegalAnswer
from engine.expected_table import Item
from engine.game import Numbered, Origin, Setup
from engine.games import find_game
from engine.journal import Source
from engine.origin_story.faces import TINTS
from engine.play import Play
from engine.requests import Choose, Draw, Instruction, Look
from engine.zones import ANYWHERE, Facing
from fixtures.render.cards.faces import draw_art, draw_back, finish
from fixtures.render.cards.numbered import draw_card as draw_card_of
from fixtures.render.cards.numbered import make_plain_deck
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from tablemate.box.box import find_box, open_box
from tablemate.box.wanted import list_wanted
from tablemate.conversation.session import Session
from tablemate.storage import own_sheet
from tablemate.watching.eyes import open_readers
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.watcher import Watcher
from tests.engine.tables import shown
from tests.tablemate.frame_times import FrameTimes
from vision.geometry import as_image
from vision.pictures.sources import Frame
from vision.reading import BACK
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from calibration.layout import Region
    from engine.expected_table import ExpectedTable
    from engine.game import Game, NumberCard, OptionValue
    from engine.requests import Json, Request
    from fixtures.render.cards.faces import Face
    from vision.agreeing.zones import ZoneReader
    from vision.geometry import Image

    Laid = dict[str, dict[str, tuple[Item, ...]]]

SIZE_WH = (1920, 1080)
EDGE_MM = 20.0  # bare table about the zones
CARD_WH = (254, 356)  # four pixels a millimetre
FRAMES_PER_S = 5.0
THINKING_S = 0.4  # before a hand moves
STILL_S, PATIENCE_S = 2.5, 8.0  # how long a table is shown at least, and until it counts as not understood
DEFOCUS_PX, NOISE = 0.7, 2.0
SHIFT_PX = 64  # by less than this the noise of one frame lies aside of that of another
SIDEWAYS_DEG = 90.0
WORDS = ("done", "enough", "ability", "surrender")  # answers that are no card
DECK = make_plain_deck()  # nobody has published what the printed one looks like


def draw_card(name: str) -> Face:
    """Draw a card with its name above a picture of its own."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    width, height = CARD_WH
    card = np.full((height, width, 3), 240, np.uint8)
    art_wh = (width - 24, height - 76)
    card[62 : 62 + art_wh[1], 12 : 12 + art_wh[0]] = draw_art(rng, art_wh)
    size = 34
    while cv2.getTextSize((0, 0), name, (0, 0), cv2.FontFace("sans"), size, 500)[2] > width - 24:
        size -= 1
    cv2.putText(card, name, (12, 46), (25, 20, 20), cv2.FontFace("sans"), size, 500)
    return finish(card, rng)


@cache
def draw_named(name: str) -> Face:
    return draw_card(name) if name else draw_back(np.random.default_rng(5), CARD_WH)


@cache
def draw_numbered(game: Game, id_: str) -> Face:
    """Draw a card as playing cards are: its number in two corners, a sign below it, a picture in the middle."""
    if not id_:
        return draw_named("")
    printed = [card for card in list_numbers(game) if card.id == id_]
    label = "/".join(printed[0].numbers)
    rng = np.random.default_rng(zlib.crc32(id_.encode()))
    card = draw_card_of(rng, DECK, label, list(TINTS.values()).index(printed[0].colour))
    return finish(card.image_bgr, rng)


def list_numbers(game: Game) -> Sequence[NumberCard]:
    """What the cards of a game print, if they are a number and a sign; what is made up is taken as true."""
    sheets = {form.name: form.shipped.text.replace(Origin.STAND_IN, Origin.OWNER) for form in game.forms}
    return game.numbers("playing_cards", sheets) if isinstance(game, Numbered) else ()


class PaintedTable:
    """A table with all zones that a camera reads, filling the picture of a camera above it."""

    def __init__(self, game: Game, phrases: Phrases, seed: int, *, numbered: bool = False) -> None:
        self.phrases = phrases
        self.draw = partial(draw_numbered, game) if numbered else self._draw_named
        self.regions = {region.name: region for region in lay_out(game.zones) if region.zone.is_read}
        corners = np.concatenate([np.array(region.corners_mm()) for region in self.regions.values()])
        low, high = corners.min(0) - EDGE_MM, corners.max(0) + EDGE_MM
        self.px_per_mm = float(min(np.array(SIZE_WH) / (high - low)))
        way = aim_camera(SIZE_WH, self.px_per_mm)
        away = np.array([[1, 0, -(low + high)[0] / 2], [0, 1, -(low + high)[1] / 2], [0, 0, 1]])
        self.way = np.asarray(way @ away, np.float64)
        self._rng = np.random.default_rng(seed)
        self.desk = draw_table(np.random.default_rng(seed), SIZE_WH, "wood")
        wide, high = (side + SHIFT_PX for side in SIZE_WH)
        noise = self._rng.normal(0, NOISE, (high, wide)).astype(np.float32)
        self._noise = cv2.merge([noise, noise, noise])  # drawn once; each frame shows another part of it

    def plan(self) -> Any:
        """Where the table lies in the picture."""
        half = 200.0
        square = [(-half, -half), (half, -half), (half, half), (-half, half)]
        seen = cv2.perspectiveTransform(np.array([square]), self.way)[0]
        return plan_from_corners([(float(x), float(y)) for x, y in seen], (2 * half, 2 * half))

    def paint(self, lying: ExpectedTable) -> Image:
        """Paint what lies on the table."""
        scene = Scene(self.desk.copy(), self.way)
        for name, places in lying.items():
            if region := self.regions.get(name):
                for place, items in places.items():
                    self._lay(scene, region, place, items[-1])
        return scene.image_bgr

    def _lay(self, scene: Scene, region: Region, place: str, item: Item) -> None:
        face = self.draw(item.id if item.face_up else "")
        corners = np.array(region.place_corners_mm(place))
        x, y = corners.mean(0)
        aside = np.random.default_rng(zlib.crc32(f"{region.name}{place}{item.id}".encode())).normal(0, 1, 3)
        turned = aside[2] + (SIDEWAYS_DEG if item.facing is Facing.SIDEWAYS else 0.0)
        lay_card(scene, face, (x + aside[0], y + aside[1]), region.zone.thing_mm[0], float(turned))

    def _draw_named(self, id_: str) -> Face:
        return draw_named(self.phrases.name(id_) if id_ else "")

    def film(self, lying: ExpectedTable, seconds: float, start: int) -> Iterator[Frame]:
        """Show a table for some seconds, as a webcam sees it."""
        sharp = cv2.GaussianBlur(self.paint(lying), (0, 0), DEFOCUS_PX).astype(np.float32)
        for number in range(start, start + round(seconds * FRAMES_PER_S)):
            x, y = self._rng.integers(SHIFT_PX, size=2)
            noise = self._noise[y : y + SIZE_WH[1], x : x + SIZE_WH[0]]
            image = as_image(cv2.add(sharp, noise, dtype=cv2.CV_8U))
            yield Frame(image, number / FRAMES_PER_S, number, "film")


# --- what truly lies there ---------------------------------------------------------------------------


def lay_answer(request: Request, value: Json, lying: ExpectedTable) -> Laid:
    """What lies on the table once a person has done what this answer tells."""
    laid = {zone: dict(places) for zone, places in lying.items()}
    match request:
        case Look():
            zone = laid.setdefault(request.seen_in or request.zone, {})
            seen = dict(zip(request.places, request.seen_at or request.places, strict=True))
            for place in seen.values():
                zone.pop(place, None)
            zone |= {
                seen[place]: tuple(map(Item, things)) for place, things in request.lay_out(value).items()
            }
        case Draw() if request.zone:
            _lay_drawn(request, value, laid.setdefault(request.zone, {}))
        case Choose() if request.taken_from:
            _take_away(value, laid[request.taken_from])
    return laid


def move_by_hand(shown: ExpectedTable, laid: ExpectedTable) -> Iterator[ExpectedTable]:
    """The tables between two, for nobody lays out a row in an instant."""
    now = {zone: dict(places) for zone, places in shown.items()}
    for zone, places in laid.items():
        there = now.setdefault(zone, {})
        for place in [place for place in {**there, **places} if there.get(place) != places.get(place)]:
            there.pop(place, None)
            there |= {place: places[place]} if place in places else {}
            yield {name: dict(lying) for name, lying in now.items()}


def can_be_shown(request: Request, value: Json) -> bool:
    """Whether a person does something on the table to give this answer; that they are done they say."""
    match request:
        case Draw(zone=watched) | Choose(taken_from=watched):
            return not (watched and value in WORDS)
        case _:
            return True


def _lay_drawn(draw: Draw, card: str, zone: dict[str, tuple[Item, ...]]) -> None:
    if draw.place == ANYWHERE:
        place = next(str(number) for number in range(1, 100) if str(number) not in zone)
    else:
        place = draw.place
    zone[place] = (*zone.get(place, ()), Item(card, facing=draw.facing))


def _take_away(card: str, zone: dict[str, tuple[Item, ...]]) -> None:
    del zone[next(place for place, items in zone.items() if items[-1].id == card)]


@dataclass
class Evening:
    """A game, its twin, and the camera between them."""

    game: Game
    seed: int
    options: Mapping[str, OptionValue]
    numbered: bool = False  # cards are painted as numbers and signs, and none was shown before
    asked: list[str] = field(default_factory=list)  # what had to be said though a camera could have seen it
    planned: Json = None  # the answer to a question that was not asked yet
    shown: ExpectedTable = field(default_factory=dict)  # the table as it was filmed last

    def __post_init__(self) -> None:
        setup = Setup(self.seed, dict(self.options))
        self.play, self.twin = Play(self.game, setup), Play(self.game, setup)
        self.phrases = Phrases(self.game)
        self.captions = Captions()
        self.session = Session(self.play, self.phrases, self.captions, SilentSpeaker())
        self.table = PaintedTable(self.game, self.phrases, self.seed, numbered=self.numbered)
        regions = list(self.table.regions.values())
        readers = open_unshown(self.game) if self.numbered else open_shown(self.game)
        self.watcher = Watcher(readers, regions, self.table.plan())
        self.hands = HandsFree(self.session, self.watcher)
        self.rng = Random(self.seed)
        self.frames = 0
        self.times = FrameTimes()
        self.session.begin()
        self._show(self.twin.expected_table(), STILL_S)

    def plays(self, answers: int) -> None:
        """Go on until so many answers were given, or the game is over."""
        while self.play.request and len(self.twin.answers) < answers:
            self._step()

    def _step(self) -> None:
        request, given = self.twin.request, len(self.play.answers)
        assert request
        assert self.play.request
        value = self._choose(request)
        if self.session.watches(self.play.request) and can_be_shown(request, value):
            self._show_until(self._lay(request, value), given)
            if len(self.play.answers) == given:
                self.asked.append(f"{request.topic}: {self.hands.noticed}")
        if len(self.play.answers) == given:
            self.session.answer(value, Source.KEYBOARD)
        self.twin.answer(value, Source.KEYBOARD)
        self._catch_up()

    def _lay(self, request: Request, value: Json) -> Laid:
        """What the person lays down now; of an order that leaves it open, what is asked for next."""
        shows = (
            shown(self.game, self.twin.expected_table(), request) if isinstance(request, Instruction) else {}
        )
        if not all(all(seen) for seen in shows.values()):
            ahead = self.twin.fork()
            ahead.answer(True, Source.KEYBOARD)
            assert ahead.request
            self.planned = self._choose(ahead.request)
            return lay_answer(ahead.request, self.planned, ahead.expected_table())
        return lay_answer(request, value, self.twin.expected_table())

    def _choose(self, request: Request) -> Json:
        """An answer the rules allow, or what lies on the table already."""
        if self.planned is not None and isinstance(request, Look):
            planned, self.planned = self.planned, None
            return planned
        while True:
            value = request.sample(self.rng)
            try:
                request.read(value)
            except IllegalAnswer:
                continue
            return value

    def _catch_up(self) -> None:
        """Let the twin follow where the table had answered several things at once."""
        while len(self.twin.answers) < len(self.play.answers):
            self.planned = None
            self.twin.answer(self.play.answers[len(self.twin.answers)].value, Source.KEYBOARD)

    def _show_until(self, laid: ExpectedTable, given: int) -> None:
        self._show(self.shown, THINKING_S)
        for between in move_by_hand(self.shown, laid):
            self._show(between, 1 / FRAMES_PER_S)
        for _ in range(round(PATIENCE_S / STILL_S)):
            self._show(laid, STILL_S, given)
            if len(self.play.answers) > given:
                return

    def _show(self, laid: ExpectedTable, seconds: float, given: int = -1) -> None:
        self.shown = laid
        for frame in self.table.film(laid, seconds, self.frames):
            self.frames += 1
            with self.times.measure():
                self.hands.take(self.watcher.see(frame))
            if 0 <= given < len(self.play.answers):
                return

    @property
    def seen(self) -> list[str]:
        """The topics that the camera answered."""
        return [
            answer.topic for answer in self.play.answers if answer.source in {Source.CAMERA, Source.WATCHED}
        ]

    @property
    def wrong(self) -> list[tuple[str, object, object]]:
        """What the camera took for something else than truly lay there."""
        pairs = zip(self.play.answers, self.twin.answers, strict=False)
        return [(mine.topic, mine.value, true.value) for mine, true in pairs if mine.value != true.value]


def enter_all(game: Game) -> None:
    """Keep every sheet as if its owner had entered it."""
    for form in game.forms:
        path = own_sheet(game, form)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(form.shipped.text.replace(Origin.STAND_IN, Origin.OWNER), encoding="utf-8")


@cache
def open_shown(game: Game) -> dict[str, ZoneReader]:
    """What reads the table of an owner who has entered and shown every card once."""
    with TemporaryDirectory() as home, patch.dict(os.environ, TABLEMATE_HOME=home):
        enter_all(game)
        box = open_box(find_box(game.id), game.id)
        for side, name in list_wanted(game).items():
            face = draw_named("" if side.side == BACK else Phrases(game).name(side.id))
            box.keep(side, name, cv2.resize(face.image_bgr, (127, 178), interpolation=cv2.INTER_AREA))
        return open_readers(game)


@cache
def open_unshown(game: Game) -> dict[str, ZoneReader]:
    """What reads the table of an owner who has entered every card, and has shown none."""
    with TemporaryDirectory() as home, patch.dict(os.environ, TABLEMATE_HOME=home):
        enter_all(game)
        return open_readers(game)


PRINTED: Mapping[str, Mapping[str, OptionValue]] = {
    "flat_earth": {"draw_deck": "physical", "event_deck": "physical"},
    "origin_story": {"playing_cards": "physical"},
    "my_little_scythe": {"automountie_deck": "physical"},
}


def main() -> None:
    """Play in front of the painted table and print what was said, seen and asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PRINTED)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument(
        "--numbered", action="store_true", help="cards of numbers and signs, none shown before"
    )
    parser.add_argument("--picture", help="write the last table to this file")
    options = parser.parse_args()
    tell = Console(highlight=False, soft_wrap=True).print
    evening = Evening(find_game(options.game), options.seed, PRINTED[options.game], options.numbered)
    evening.captions.subscribe(
        lambda caption: tell(f"{evening.frames / FRAMES_PER_S:7.1f}  {caption.text}", markup=False)
    )
    evening.plays(options.answers)
    if options.picture:
        cv2.imwrite(
            options.picture, next(evening.table.film(evening.twin.expected_table(), 1.0, 0)).image_bgr
        )
    tell(f"{len(evening.play.answers)} answers, seen {len(evening.seen)}", markup=False)
    tell("not understood:", evening.asked, markup=False)
    tell("wrong:", evening.wrong, markup=False)
    tell(evening.times.tell())


if __name__ == "__main__":
    main()
