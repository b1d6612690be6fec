"""A Last Stand played in front of a rendered table: frames in, words out; no keyboard."""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from rich.console import Console

from calibration.layout import lay_out
from engine.crownfell import GAME
from engine.game import Setup
from engine.play import Play
from engine.requests import Look
from fixtures.render.cards.characters import CARD_MM
from fixtures.render.films.film import FilmCamera, save_film
from fixtures.render.films.painter import TablePainter
from fixtures.render.films.stand import StandStock, tell_stand
from fixtures.render.films.stander import Stander
from fixtures.render.scenes.enrolment import enrol
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.watching.watcher import Watcher
from tests.tablemate.filmed import FRAMES_PER_S, MOST_WAITS, Filmed
from vision.grid.reader import GridReader
from vision.grid.zone import GridZone

LOOK = 6
BOX_WH = (127, 178)  # two pixels a millimetre: more than is compared
OPTIONS = {"team": "starter_a"}


@cache
def grid_zone() -> GridZone:
    return GridZone(GridReader(enrol(), CARD_MM))


@cache
def painter(look: int = LOOK) -> TablePainter:
    return TablePainter(look, StandStock())


class FilmedStand(Filmed):
    """A careful person plays the Last Stand."""

    def __init__(self, seed: int, *, mishaps: bool = False, as_saved: bool = False) -> None:
        play = Play(GAME, Setup(seed, OPTIONS))
        super().__init__(
            play,
            Stander(play, seed, mishaps=mishaps),
            Watcher({"grid": grid_zone()}, lay_out(GAME.zones)),
            FilmCamera(painter(), FRAMES_PER_S, as_saved=as_saved),
        )
        self.session.laid_out = False  # the set-up is told, and seen to be done
        self.questions = 0

    def goes_on(self) -> bool:
        """Let the person do what is asked now; whether the game went on."""
        before = (len(self.play.answers), self.session.draft)
        if isinstance(self.session.draft, DoubtfulDraft):
            self.questions += 1
            self.shows(self.player.settle(self.session.draft))
        elif self.play.request:
            self.shows(self.player.react(self.play.request))
        return before != (len(self.play.answers), self.session.draft)

    def plays(self, turns: int | None = None) -> None:
        """Play so many turns of the enemy, or to the end."""
        waits = 0
        while not self.session.over and waits < MOST_WAITS and not (turns and self.player.rules.turn > turns):
            waits = 0 if self.goes_on() else waits + 1

    def wrong_answers(self) -> list[tuple[Any, Any]]:
        """What the camera answered and what truly lay there, where the two differ."""
        return [(said, true) for said, true in self._answered if said != true]

    def looks(self) -> int:
        """How many questions about the grid were answered."""
        return sum(isinstance(moment.step, Look) for moment in self.play.log)


def save_box(folder: Path) -> None:
    """Keep the pictures by which the film's cards are known, small."""
    folder.mkdir()
    for (id_, side), picture in enrol().items():
        small = cv2.resize(picture, BOX_WH, interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(folder / f"{id_}.{side}.jpg"), small, [cv2.IMWRITE_JPEG_QUALITY, 85])


def main() -> None:
    """Play in front of the film's table, print what was said and the figures, and keep the film if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--mishaps", action="store_true")
    parser.add_argument("--turns", type=int)
    parser.add_argument("--film", type=Path, help="an empty folder to write the film to")
    options = parser.parse_args()
    evening = FilmedStand(options.seed, mishaps=options.mishaps, as_saved=bool(options.film))
    tell = Console(highlight=False, soft_wrap=True).print
    evening.captions.subscribe(lambda caption: tell(f"{evening.at_s:7.1f}  {caption.text}", markup=False))
    evening.begin()
    evening.plays(options.turns)
    if options.film:
        save_film(options.film, evening.shots, painter(), tell_stand)
        save_box(options.film / "box")
    if evening.play.result is None:
        tell("not over:", evening.play.request, evening.things("grid"))
    tell("answered wrongly:", evening.wrong_answers())
    tell(f"{evening.player.rules.turn} turns, {evening.questions} questions about what was seen")
    took_ms = 1000 * np.array(evening.took_s)
    tell(
        f"{len(took_ms)} frames, median {np.median(took_ms):.1f} ms, 90 % {np.percentile(took_ms, 90):.0f} ms"
    )
    tell(evening.play.result)


if __name__ == "__main__":
    main()
