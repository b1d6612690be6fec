"""The camera at work in a room: frames are watched, the game is answered, and screens show what is seen."""

from __future__ import annotations

import threading
import time
from itertools import chain, islice
from typing import TYPE_CHECKING

from calibration.layout import lay_out
from engine.games import find_game
from tablemate.watching.calibrating import load_named
from tablemate.watching.camera import Fault, RecordedCamera, open_camera
from tablemate.watching.eyes import open_readers
from tablemate.watching.grids import open_locator
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.learning import open_learner
from tablemate.watching.watchable import is_watchable, watchable_games
from tablemate.watching.watcher import Watcher
from tablemate.wording import refuse
from vision.pictures.picture import encode_small
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engine.game import OptionValue
    from tablemate.conversation.session import Session
    from tablemate.room import Room
    from tablemate.watching.camera import Camera, Shown
    from tablemate.watching.learning import Learner
    from vision.geometry import Image
    from vision.pictures.sources import Frame
    from vision.reading import Reading


class TableSight:
    """Watches the table through a camera for the game in the room."""

    def __init__(
        self,
        room: Room,
        camera: Camera,
        watcher: Watcher,
        wait: Callable[[float], None],
        learner: Learner | None = None,
    ) -> None:
        self.room = room
        self.camera = camera
        self.watcher = watcher
        self.ended = threading.Event()
        self.learner = learner
        self._wait = wait  # until a frame's own time has come
        self._frames: Iterator[Shown] = camera.frames()
        self._hands: HandsFree | None = None
        # Set by the thread that watches, both at the same time.
        self._zones: Mapping[str, Sequence[Reading | None]] = {}
        self._size_wh = (1, 1)

    @property
    def noticed(self) -> str:
        """The last sentence about the table or the camera, while it holds."""
        return self._hands.noticed if self._hands else ""

    def open(self) -> None:
        """Wait for the first frame, to be taken later; raises what is wrong with a camera that gives none."""
        first = list(islice(self._frames, 1))
        self._frames = chain(first, self._frames)

    def run(self) -> None:
        """Watch until the camera ends or is closed."""
        try:
            for shown in self._frames:
                self._wait(shown.at_s)
                self.take(shown)
        finally:
            self.ended.set()

    def take(self, shown: Shown) -> None:
        """Take one frame or fault of the camera."""
        if isinstance(shown, Fault):
            with self.room.lock:
                if hands := self._hands_of(self.room.session):
                    hands.take_fault(shown)
            return
        seen = self.watcher.see(shown)  # the slow part, while other channels are free to speak
        with self.room.lock:
            if self.learner and (said := self.learner.see(self.watcher)):
                self.room.captions.add(said)
            if hands := self._hands_of(self.room.session):
                hands.take(seen)
            self._keep_readings(shown)
        self.room.looked()

    def _hands_of(self, session: Session | None) -> HandsFree | None:
        """The `HandsFree` of the game in the room; a new game gets a new one."""
        if session is None or session.over:
            return None
        if self._hands is None or self._hands.session is not session:
            self._hands = HandsFree(session, self.watcher)
        return self._hands

    # --- for a screen -----------------------------------------------------------------------------

    def image(self) -> Image | None:
        """The newest picture as the camera gave it."""
        frame = self.watcher.frame
        return frame.image_bgr if frame else None

    def picture_jpeg(self, width_px: int) -> bytes | None:
        """The newest picture, no wider than this."""
        image = self.image()
        return None if image is None else encode_small(image, width_px)

    @property
    def size_wh(self) -> tuple[int, int]:
        """How large the picture is that was read last."""
        return self._size_wh

    def zones(self) -> Mapping[str, Sequence[Reading | None]]:
        """What was read in each zone, as of the last frame that was taken."""
        return self._zones

    def _keep_readings(self, frame: Frame) -> None:
        height_px, width_px = frame.image_bgr.shape[:2]
        self._size_wh = (width_px, height_px)
        self._zones = {name: zone.things for name, zone in self.watcher.zones.items()} if self._hands else {}


def in_real_time(clock: Callable[[], float] = time.monotonic) -> Callable[[float], None]:
    """Return a wait that plays a recording as fast as it was taken."""
    start_s = clock()

    def wait(until_s: float) -> None:
        time.sleep(max(0.0, until_s - (clock() - start_s)))

    return wait


def open_sight(
    room: Room, game_id: str, given: str, profile: str | None, options: Mapping[str, OptionValue]
) -> TableSight:
    """Open a camera and the eye for a game; raises what is wrong with the camera or the profile."""
    saved = load_named(profile) if profile else None
    game = find_game(game_id)
    if not is_watchable(game):
        raise refuse("game_not_watched", game=game.title, games=watchable_games())
    regions = lay_out(game.zones, saved.spots if saved else ())
    # Markers are laid down each evening, so only a table without any is taken as it was saved.
    plan = saved.plan if saved and saved.plan.anchor else None
    camera = open_camera(given, phone=room.phone)
    wait = in_real_time() if isinstance(camera, RecordedCamera) else at_once
    readers = open_readers(game, options)
    locate = open_locator(game, regions, readers)
    watcher = Watcher(readers, regions, plan, locate=locate, clock=time.perf_counter)
    learner = open_learner(game, Phrases(game, options=options).name) if room.learns else None
    sight = TableSight(room, camera, watcher, wait, learner)
    sight.open()
    return sight


def at_once(_: float) -> None:
    """Take a live frame when it comes."""
