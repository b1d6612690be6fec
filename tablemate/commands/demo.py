"""A game in front of a camera, from a rendered film: what an evening with Tablemate is like."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import as_file
from typing import TYPE_CHECKING

from calibration.layout import lay_out
from engine.game import Setup
from engine.games import USUAL_GAME, find_game
from engine.play import Play
from tablemate.commands.shows import SHOWS
from tablemate.watching.camera import RecordedCamera
from tablemate.watching.film import open_film
from tablemate.watching.seeing import label_zones
from tablemate.watching.sight import TableSight, at_once, in_real_time
from tablemate.watching.watcher import Watcher
from vision.pictures.picture import PictureError, write_picture
from vision.showing.annotate import draw_labels
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tablemate.commands.shows import Show
    from tablemate.room import Room
    from tablemate.watching.film import Film

LONGEST_SENTENCE_S = 30.0


class Demo:
    """The film, the game in the room that follows it, and pictures of each step."""

    def __init__(self, show: Show, film: Film, room: Room, pictures: Path) -> None:
        self.film = film
        self.room = room
        self.pictures = pictures
        game = find_game(show.game)
        self.session = room.seat_demo(Play(game, Setup(show.seed, show.options)), laid_out=show.laid_out)
        self.watcher = Watcher(show.open_readers(), lay_out(game.zones))
        self._spoken_after = show.spoken_after
        self._sight = TableSight(room, RecordedCamera(film), self.watcher, at_once)
        self._steps = 0
        self._skipped_after = 0
        room.watched_by(self._sight)

    def run(self, wait: Callable[[float], None], progress: Callable[[int], None]) -> None:
        """Play the film to its end; `wait` until a frame's time has come, call `progress` for each."""
        self.session.begin()
        for frame in self.film.frames():
            wait(frame.at_s)
            if self.room.session is not self.session:
                return  # another game was begun on the page
            heard = len(self.session.captions)
            self._sight.take(frame)
            progress(frame.index + 1)
            if len(self.session.captions) > heard:
                self._save_step()
                self._tell_of_skipping()
                self.session.speaker.wait(LONGEST_SENTENCE_S)
        self.session.say("demo_over")
        self.session.speaker.wait(LONGEST_SENTENCE_S)

    def _tell_of_skipping(self) -> None:
        """Say once that the following turns are only written."""
        turns = turns_taken(self.session.play)
        spoken = self._spoken_after
        skips = turns in spoken and turns + 1 not in spoken and turns != self._skipped_after
        request = self.session.play.request
        if skips and request and request.ends_turn and turns != spoken[-1]:
            self._skipped_after = turns
            self.session.say("demo_skips")

    def _save_step(self) -> None:
        """Keep the picture at which something was said, with what was seen drawn on it."""
        if self.watcher.frame is None:
            return
        self._steps += 1
        drawn = draw_labels(self.watcher.frame.image_bgr, label_zones(self.watcher, self.session.phrases))
        self.pictures.mkdir(parents=True, exist_ok=True)
        with suppress(PictureError):  # the demo goes on without
            write_picture(self.pictures / f"step-{self._steps:02d}.jpg", drawn)


def turns_taken(play: Play) -> int:
    """How many turns the player has taken."""
    return sum(answer.topic == "your_turn" for answer in play.answers)


def is_spoken(room: Room) -> bool:
    """Whether what is said now is worth hearing; for the rest of the film it is only written."""
    if room.session is None:
        return True
    spoken = SHOWS[room.session.play.game.id].spoken_after
    return not spoken or turns_taken(room.session.play) in spoken


def run_demo(
    room: Room,
    pictures: Path,
    progress: Callable[[int, int], None],
    *,
    game: str = USUAL_GAME,
    in_its_time: bool = False,
) -> None:
    """Play a film that comes with Tablemate, as fast as it can be read or in its own time."""
    show = SHOWS[game]
    with as_file(show.files) as folder:
        film = open_film(folder)
        room.captions.add(Phrases().say("demo_begins", {"game": game}))
        wait = in_real_time() if in_its_time else at_once
        Demo(show, film, room, pictures).run(wait, lambda done: progress(done, film.count))
