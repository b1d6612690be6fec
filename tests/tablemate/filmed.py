"""A game played in front of a rendered table: frames in, words out; no keyboard."""

from __future__ import annotations

import argparse
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console

from calibration.layout import lay_out
from docs.record import Figure, add_option, record
from engine.requests import Draw, Instruction, Look
from engine.wingspan import GAME
from fixtures.render.films.film import LAST_ROUND, FilmCamera, begins_round, make_player, new_play, save_film
from fixtures.render.films.painter import LOOKS, TablePainter
from fixtures.render.films.state import Shot
from fixtures.render.films.view import GOOD_WEBCAM, SIZE_WH, Webcam
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.session import Session
from tablemate.watching.comparing import is_doubt
from tablemate.watching.eyes import open_readers
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.watcher import Watcher
from tests.tablemate.frame_times import FrameTimes
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.play import Play
    from vision.agreeing.zones import ZoneReader
    from vision.pictures.sources import Frame

FRAMES_PER_S = 5.0
WAITS_S = 5.0  # longer than it takes to be asked about what cannot be made out
MOST_WAITS = 6  # tries at one question before a game counts as stuck


@cache
def painter(look: int = LOOKS) -> TablePainter:
    return TablePainter(look)


@cache
def readers() -> dict[str, ZoneReader]:
    return open_readers(GAME, {"bird_sets": ("base",)})


class AtTable:
    """A person at a game's table, who does what is asked; who looks at the table makes no difference."""

    play: Play
    player: Any
    session: Session
    hands: HandsFree
    captions: Captions
    _done: tuple[object, int] | None = None  # what was acted on last, and what had been said by then

    def shows(self, shots: Iterable[Shot]) -> object:
        """Let the table be seen like this, one shot after the other."""
        raise NotImplementedError

    def goes_on(self) -> bool:
        """Let the person do what is asked now; whether the game went on."""
        before = (len(self.play.answers), self.session.draft)
        draft = self.session.draft
        if isinstance(draft, DoubtfulDraft) and draft.together:
            self.shows(self._settle_together(draft))
        elif isinstance(draft, DoubtfulDraft):
            self.shows(self.player.settle(draft.request, int(draft.place), draft.candidates))
        elif self.is_asked_whether_done():
            self.shows(self.player.command("done"))
        elif self.play.request:
            self.shows(self._do(self.play.request))
        return before != (len(self.play.answers), self.session.draft)

    def _settle_together(self, draft: DoubtfulDraft) -> list[Shot]:
        """Lay the number of what truly lies there, or yes or no."""
        assert isinstance(draft.request, Look)
        lying = draft.request.lay_out(self.player.answer(draft.request))
        right = [all(lying.get(spot) == (id_,) for spot, id_ in offer.items()) for offer in draft.offers]
        if True not in right:
            return list(self.player.command("no"))
        number = right.index(True) + 1
        return list(self.player.pick(number) if draft.choices else self.player.command("yes"))

    def _do(self, request: Any) -> list[Shot]:
        """The person's reaction; after doing as told and hearing nothing, the person waits for a while."""
        done, self._done = self._done, (request, len(self.captions))
        if isinstance(request, Instruction) and done == self._done:
            self._done = None
            return [Shot(self.player.table, WAITS_S)]
        return list(self.player.react(request))

    def is_asked_whether_done(self) -> bool:
        """Whether the table was handled as told, but the camera cannot tell."""
        said = self.hands._said
        return isinstance(said, list) and any(map(is_doubt, said))


class Filmed(AtTable):
    """A person, a camera over their table, and Tablemate, whatever they play."""

    checked: tuple[type, ...] = (Look,)  # the questions whose answers are compared with what truly lies there

    def __init__(
        self,
        play: Play,
        player: Any,
        watcher: Watcher,
        camera: FilmCamera,
        *,
        laid_out: bool = True,
    ) -> None:
        self.play = play
        self.captions = Captions()
        self.session = Session(play, Phrases(play.game), self.captions, SilentSpeaker(), laid_out=laid_out)
        self.watcher = watcher
        self.hands = HandsFree(self.session, watcher)
        self.player = player
        self.camera = camera
        self.at_s = 0.0
        self.shots: list[Shot] = []
        self.times = FrameTimes()
        self.said_at: list[tuple[float, str]] = []
        self.delays_s: list[float] = []  # from the last movement on the table to the first word about it
        self.truths: dict[int, Any] = {}  # what truly lay there, by the number of the answer about it
        self._answered: list[tuple[object, object]] = []
        self.questions: list[tuple[str, str]] = []  # the round, and what was asked
        self._asked: object = None
        self._moved_s = 0.0
        self._state: object = None
        self.captions.subscribe(lambda caption: self.said_at.append((self.at_s, caption.text)))

    def begin(self) -> None:
        self.session.begin()
        self.shows([Shot(self.player.table, 2.0)])

    def shows(self, shots: Iterable[Shot]) -> list[str]:
        """Film these shots; what is said meanwhile."""
        heard = len(self.captions)
        for shot in shots:
            self.shots.append(shot)
            if shot.state != self._state:
                self._state, self._moved_s = shot.state, self.at_s
            for frame in self.camera.take([shot]):
                self.sees(frame)
        return [caption.text for caption in self.captions.last(len(self.captions) - heard)]

    def sees(self, frame: Frame) -> None:
        if self.session.over:
            return
        self.at_s = frame.at_s
        request, given = self.play.request, len(self.play.answers)
        heard = len(self.captions)
        with self.times.measure():
            self.hands.take(self.watcher.see(frame))
        self._count_questions()
        if isinstance(request, self.checked) and len(self.play.answers) > given:
            said, self.truths[given] = self.play.answers[given].value, self.player.answer(request)
            self._answered.append((in_order(said), in_order(self.truths[given])))
        if len(self.captions) > heard:
            self.delays_s.append(frame.at_s - self._moved_s + self.times.took_s[-1])

    def _count_questions(self) -> None:
        """Note every doubt that a person has to settle, in the words of the round it came up in."""
        draft = self.session.draft
        if isinstance(draft, DoubtfulDraft):
            asked: object = (draft.request, draft.place, draft.candidates)
        elif draft and isinstance(draft.request, Draw) and draft.candidates:
            asked = (draft.request, draft.candidates)
        else:
            asked = self.play.request if self.is_asked_whether_done() else None
        if asked is not None and asked != self._asked:
            rounds = [text for _, text in self.said_at if text.startswith("Round ")]
            self.questions.append((rounds[-1].split(":")[0] if rounds else "", self.hands.noticed))
        self._asked = asked

    def wrong_answers(self) -> list[tuple[object, object]]:
        """The camera's answers that differ from what truly lay there, beside it."""
        return [(said, true) for said, true in self._answered if said != true]

    def things(self, zone: str) -> list[tuple[str | None, str] | None]:
        return [thing and (thing.id, str(thing.status)) for thing in self.watcher.zones[zone].things]


class FilmedEvening(Filmed):
    """A careful person plays Wingspan."""

    def __init__(
        self,
        seed: int,
        *,
        mishaps: bool = False,
        look: int = LOOKS,
        as_saved: bool = False,
        webcam: Webcam = GOOD_WEBCAM,
    ) -> None:
        super().__init__(
            new_play(seed),
            make_player(seed, mishaps=mishaps),
            Watcher(readers(), lay_out(GAME.zones)),
            FilmCamera(painter(look), FRAMES_PER_S, as_saved=as_saved, webcam=webcam),
        )

    def plays(self, rounds: int = LAST_ROUND) -> None:
        """Play so many rounds; after the last comes the score."""
        waits = 0
        while not self.session.over and waits < MOST_WAITS and not self._begins(rounds + 1):
            waits = 0 if self.goes_on() else waits + 1

    def _begins(self, round_: int) -> bool:
        return self.play.request is not None and begins_round(self.play.request, round_)


def in_order(value: Any) -> object:
    """An answer in which only what lies there counts."""
    if isinstance(value, str):
        return value
    return sorted(value.items()) if isinstance(value, dict) else sorted(value)


def record_game(evening: FilmedEvening, size_wh: tuple[int, int]) -> None:
    """Write down how a whole game went, under the size of its picture."""
    figures = {
        "wrong answers": Figure(str(len(evening.wrong_answers()))),
        "questions in the whole game": Figure(str(len(evening.questions))),
    }
    took_s = evening.times.took_s
    if size_wh == SIZE_WH:
        median = Figure(f"{np.median(evening.delays_s):.1f} s")
        title = "A whole game of Wingspan at 1080p"
        record(title, {**figures, "from the table lying still to the first word, median": median})
    else:
        longest = Figure(f"{1000 * max(took_s):.0f} ms", len(took_s))
        title = "A whole game of Wingspan at 720p from a poor camera"
        record(title, {**figures, "longest frame by the clock": longest})


def parse_size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    """Play in front of the film's table, print what was said and the figures, and keep the film if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--mishaps", action="store_true")
    parser.add_argument("--rounds", type=int, default=LAST_ROUND)
    parser.add_argument("--look", type=int, default=LOOKS, help="what table, cards and dice look like")
    parser.add_argument("--film", type=Path, help="an empty folder to write the film to")
    parser.add_argument(
        "--shake", type=float, default=0.0, help="pixels the camera trembles by, in any frame"
    )
    parser.add_argument("--defocus", type=float, default=0.0, help="sigma of the blur in pixels")
    parser.add_argument("--size", type=parse_size, default=SIZE_WH, help="such as 1280x720")
    add_option(parser)
    options = parser.parse_args()
    evening = FilmedEvening(
        options.seed,
        mishaps=options.mishaps,
        look=options.look,
        as_saved=bool(options.film),
        webcam=Webcam(options.shake, options.defocus, options.size),
    )
    tell = Console(highlight=False, soft_wrap=True).print
    evening.captions.subscribe(lambda caption: tell(f"{evening.at_s:7.1f}  {caption.text}", markup=False))
    evening.begin()
    evening.plays(options.rounds)
    if options.film:
        save_film(options.film, evening.shots, painter(options.look))
    if evening.play.result is None:
        tell(
            "not over:", evening.play.request, {zone: evening.things(zone) for zone in evening.watcher.zones}
        )
    tell("answered wrongly:", evening.wrong_answers())
    tell("asked, by round:", dict(Counter(round_ for round_, _ in evening.questions)))
    tell(evening.times.tell())
    delays_s = evening.delays_s
    tell(f"{len(delays_s)} times it spoke, a median of {np.median(delays_s):.2f} s after the table lay still")
    tell(evening.play.result)
    if options.record and evening.play.result:
        record_game(evening, options.size)


if __name__ == "__main__":
    main()
