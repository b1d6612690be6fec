"""The one place where all channels meet: the game, its input, the camera, and the listeners."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from functools import partial
from threading import Event, Lock, RLock
from typing import TYPE_CHECKING, Protocol, TypeAlias

from engine.game import Setup
from engine.games import find_game
from engine.journal import FileJournal
from engine.requests import Look
from tablemate import storage
from tablemate.conversation.command import Command
from tablemate.conversation.editions import keep_edition, usual_choice
from tablemate.conversation.naming import NamingDraft
from tablemate.conversation.own_cards import OwnCards
from tablemate.conversation.remembered import Remembered
from tablemate.conversation.session import Session
from tablemate.language import choose_language
from tablemate.phone import Phone
from tablemate.speech import kept_delivery
from tablemate.wording import refuse, words
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from engine.game import OptionValue
    from engine.journal import Saved, Source
    from engine.play import Play
    from engine.requests import Json, Request
    from vision.geometry import Image
    from vision.reading import Reading
    from voice.captions import Captions
    from voice.speaker import Speaker

log = logging.getLogger(__name__)
Listener: TypeAlias = "Callable[[], None]"
SEEDS = 10**6
STEPS = 200  # a thing that moves by less than this fraction (1/STEPS) of the picture has not moved


class StaleError(Exception):
    """An answer to a question that is no longer open; its words say so."""


class NoGameError(Exception):
    """There was input for a game, but none is being played."""


class Sight(Protocol):
    """What the camera shows and what was read in it."""

    @property
    def noticed(self) -> str:
        """A sentence about the open instruction or the camera; empty if there is nothing to say."""

    def image(self) -> Image | None:
        """The newest picture as the camera gave it; None while there is none."""

    def picture_jpeg(self, width_px: int) -> bytes | None:
        """The newest picture; None while there is none."""

    @property
    def size_wh(self) -> tuple[int, int]:
        """How large the picture is in whose pixels the readings are."""

    def zones(self) -> Mapping[str, Sequence[Reading | None]]:
        """What was read in each zone; of a row, None is an empty slot."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of some input: whether the question was answered, and what Tablemate said."""

    taken: bool
    said: tuple[str, ...]


class Room:
    """Holds the game being played, and lets one channel in at a time."""

    def __init__(
        self,
        captions: Captions,
        speaker: Speaker,
        *,
        camera: str = "",
        paced: bool = False,
        learns: bool = True,
        watch: Callable[[Room, str], None] | None = None,
        show_demo: Callable[[Room], None] | None = None,
    ) -> None:
        self.captions = captions
        self.speaker = speaker
        self.lock = RLock()
        self.session: Session | None = None
        self.sight: Sight | None = None
        self.paced = paced  # whether long turns are given step by step
        self.camera = camera  # as the person named it, if one was given
        self.phone = Phone()  # it may become the camera
        self.learns = learns  # whether pictures of cards that were named for sure are kept
        self.watch = partial(watch, self) if watch else None  # watches the game through another camera
        self.show_demo = partial(show_demo, self) if show_demo else None  # plays the film in this room
        self.demo: Session | None = None  # the game that follows a film, while one is shown
        self.ended = Event()  # set when the person is done for this evening
        self.version = 0  # grows with every change that a listener may want to show
        # Not the room's own lock: a caption may come from a thread that is waiting for that one.
        self._listening = Lock()
        self._listeners: tuple[Listener, ...] = ()
        self._seen: object = None
        self._open: tuple[object, object] = (None, None)  # the question that has this number, and its names
        # Random: a page left open since yesterday must not mistake a question for one of its own.
        self._asked = secrets.randbelow(2**30)
        captions.subscribe(lambda _: self.changed())

    # --- who listens ------------------------------------------------------------------------------

    def subscribe(self, listener: Listener) -> Listener:
        """Call this listener after every change, from the thread that made it; call the result to end it."""
        with self._listening:
            self._listeners = (*self._listeners, listener)

        def unsubscribe() -> None:
            with self._listening:
                self._listeners = tuple(one for one in self._listeners if one is not listener)

        return unsubscribe

    def changed(self) -> None:
        """Tell everyone that there is something new to show."""
        with self._listening:
            self.version += 1
            listeners = self._listeners
        for listener in listeners:
            try:
                listener()
            except Exception:
                # One broken screen must not stop the game.
                log.exception("a listener of the room failed")

    def looked(self) -> None:
        """Announce a new frame of the camera; listeners hear of it only if it shows something new."""
        seen = (self.sight.noticed, _rough(self.sight)) if self.sight else None
        if seen != self._seen:
            self._seen = seen
            self.changed()

    def change_language(self, language: str) -> None:
        """Switch to another language, even in mid-game; earlier captions stay as they are."""
        with self.lock:
            choose_language(language)
            self.speaker.change_language(language, kept_delivery().voice)
            if self.session:
                self.session.say_translated()
            self.changed()

    # --- games ------------------------------------------------------------------------------------

    def begin(
        self, game_id: str, options: Mapping[str, OptionValue] | None = None, seed: int | None = None
    ) -> Session:
        """Begin a new game, saved from its first answer on; the one before stays saved as it is."""
        game = find_game(game_id)
        number = secrets.randbelow(SEEDS) if seed is None else seed
        camera = bool(self.camera)
        usual = {option.id: usual_choice(game, option, camera=camera) for option in game.options}
        chosen = usual | dict(options or {})
        with self.lock:
            play = storage.begin_play(game, Setup(number, chosen, storage.sheets_in_use(game)))
            session = self.seat(play)
            try:
                session.begin()
            except OSError:
                self._give_up(play)
                raise
            keep_edition(game, options or {})
        return session

    def _give_up(self, play: Play) -> None:
        """Close a game that the disk refused before any answer; the one saved before is the last again."""
        self.leave()
        if isinstance(play.journal, FileJournal):
            play.journal.discard()
        self.changed()

    def resume(self, game_id: str, path: Path | None = None) -> Session:
        """Go on with this saved game, or with the one of this kind that was saved last."""
        game = find_game(game_id)
        with self.lock:
            found = storage.Unfinished(path) if path else storage.unfinished(game)
            if found.path is None:
                key = "nothing_to_resume_since" if found.refused else "nothing_to_resume"
                raise refuse(key, title=game.title, reason="".join(found.refused[:1]))
            play, torn = storage.resume_play(game, found.path, self._reopen)
            session = self.seat(play)
            for reason in found.refused[:1]:
                session.say("left_out", reason=reason)
            session.go_on(torn=torn)
        return session

    def _reopen(self, saved: Saved) -> FileJournal:
        """Open a journal to go on; if the game in the room has it open, that one is closed first."""
        held = self.session.play.journal if self.session else None
        if isinstance(held, FileJournal) and held.path == saved.path:
            self.leave()
        return FileJournal.reopen(saved)

    def watched_by(self, sight: Sight) -> None:
        """Show from now on what this camera sees."""
        self.sight = sight

    def seat_demo(self, play: Play, *, laid_out: bool) -> Session:
        """Make this the game that is being played, as the one that follows a film."""
        self.demo = self.seat(play, laid_out=laid_out)
        return self.demo

    def seat(self, play: Play, *, laid_out: bool = False) -> Session:
        """Make this the game that is being played; nothing is said yet."""
        with self.lock:
            self.leave()
            self.session = Session(
                play,
                Phrases.of(play),
                self.captions,
                self.speaker,
                laid_out=laid_out,
                paced=self.paced,
                remembered=Remembered(play.game.id),
                open_own_cards=OwnCards,
            )
            self.changed()
            return self.session

    def leave(self) -> None:
        """Close the game; every answer is already on disk."""
        with self.lock:
            session, self.session = self.session, None
            if session is None:
                return
            session.end()
            if isinstance(session.play.journal, FileJournal):
                session.play.journal.close()

    # --- what is said -----------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The number of the open question; it is another one after every answer, undo and redo.

        Names that are asked for are a question of their own: a touch for another card is stale.
        """
        with self.lock:
            session = self.session
            draft = session.draft if session else None
            names = draft if isinstance(draft, NamingDraft) else None
            open_now = (session.play.request if session else None, names)
            if any(one is not other for one, other in zip(open_now, self._open, strict=True)):
                self._open, self._asked = open_now, self._asked + 1
            return self._asked

    def hear(self, text: str, source: Source, asked: int | None = None) -> Reply:
        """Take what was typed or said in words."""
        return self._let_in(asked, lambda session: session.hear(text, source))

    def answer(self, value: Json, source: Source, asked: int | None = None) -> Reply:
        """Take a whole value as the rules read it, such as the card that was touched."""
        return self._let_in(asked, lambda session: session.answer(value, source))

    def command(self, command: Command, source: Source, asked: int | None = None) -> Reply:
        """Carry out a command."""
        return self._let_in(asked, lambda session: session.obey(command, source))

    def correct(self, zone: str, value: Json, source: Source, asked: int | None = None) -> Reply:
        """Correct what was last taken to lie in a zone: go back to that question and answer it again."""

        def put_right(session: Session) -> None:
            _go_back(session, zone, source)
            session.answer(value, source)

        return self._let_in(asked, put_right)

    def reopen(self, zone: str, source: Source, asked: int | None = None) -> Reply:
        """Go back to the last question about a zone."""
        return self._let_in(asked, lambda session: _go_back(session, zone, source))

    def report(self, zone: str, place: int, lies: str, asked: int | None = None) -> Reply:
        """Report that a place of the row in question, counted from one, is empty or its card is face down."""
        return self._let_in(asked, lambda session: session.report(zone, str(place), lies))

    def _let_in(self, asked: int | None, act: Callable[[Session], object]) -> Reply:
        with self.lock:
            if self.session is None:
                raise NoGameError(words("no_game"))
            open_now = self.asked
            if asked is not None and asked != open_now:
                raise StaleError(words("went_on"))
            heard = len(self.captions)
            act(self.session)
            said = tuple(caption.text for caption in self.captions.last(len(self.captions) - heard))
            taken = self.asked != open_now
            self.changed()
        return Reply(taken, said)


def _go_back(session: Session, zone: str, source: Source) -> None:
    """Take answers back until this zone is asked about."""
    play = session.play
    if not any(is_look_at(moment.request, zone) for moment in play.log):
        raise refuse("nothing_looked_at", zone=zone)
    while not is_look_at(play.request, zone):
        given = len(play.answers)
        session.obey(Command.UNDO, source)
        if len(play.answers) == given:
            raise refuse("not_taken_back")


def _rough(sight: Sight) -> object:
    """What is seen, rounded so that outlines that tremble from frame to frame count as unchanged."""
    step_px = max(sight.size_wh) / STEPS
    return {
        zone: [thing and (_what(thing), _rough_place(thing, step_px)) for thing in things]
        for zone, things in sight.zones().items()
    }


def _what(thing: Reading) -> object:
    names = tuple((one.id, one.side) for one in thing.candidates)
    return thing.id, thing.status, thing.face, thing.side, thing.facing, names


def _rough_place(thing: Reading, step_px: float) -> list[int]:
    return [round(value / step_px) for corner in thing.corners for value in corner]


def is_look_at(request: Request | None, zone: str) -> bool:
    """Whether this question asks what lies in the zone."""
    return isinstance(request, Look) and request.zone == zone
