"""Enrolling on the page: the session for one game, and the camera in a thread of its own."""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from threading import Condition, Thread
from typing import TYPE_CHECKING

import cv2

from engine.errors import EngineError, InvalidInput
from engine.games import find_game
from tablemate.box.box import encode, find_box, open_box
from tablemate.box.enrolment_session import EnrolmentSession, Unnamed
from tablemate.phone import PHONE
from tablemate.storage import describe_fault
from tablemate.watching.camera import Fault, open_camera
from tablemate.watching.enrolments import open_enrolment
from tablemate.wording import explain, words
from vision.errors import VisionError
from vision.pictures.picture import decode_picture
from vision.pictures.sources import Frame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.game import Game
    from tablemate.box.enrolling import Enrolment
    from tablemate.room import Room
    from tablemate.watching.camera import Camera
    from vision.geometry import Image

MOST_SAID = 6
MOST_WAITING = 60  # cards of pictures that nobody has named yet
GAME_FRAMES_S = 0.15
WIDEST_PX = 960
JPEG_QUALITY = 80


class Showing:
    """One game's box being filled from the page. A camera waits while a card is asked for."""

    def __init__(self, room: Room, open_: Callable[[str], Camera] | None = None) -> None:
        self.given = ""
        self.trouble = ""
        self.said: deque[tuple[int, str]] = deque(maxlen=MOST_SAID)
        self.changed = Condition()  # also the lock under which the session changes
        self._room, self._open = room, open_ or partial(open_camera, phone=room.phone)
        self._game: Game | None = None
        self._session: EnrolmentSession | None = None
        self._camera: Camera | None = None
        self._newest: Image | None = None
        self._count = 0

    def session(self, game_id: str) -> EnrolmentSession:
        """The enrolment session of a game; one of another game ends."""
        if self._session is None or self._game is None or self._game.id != game_id:
            self.close()
            self._game = find_game(game_id)
            enrolment = self._open_enrolment(self._game)
            with self.changed:
                self.said.clear()
                self._session = EnrolmentSession(enrolment, self.say)
        return self._session

    @staticmethod
    def _open_enrolment(game: Game) -> Enrolment:
        return open_enrolment(game, open_box(find_box(game.id), game.id))

    def say(self, sentence: str) -> None:
        """Keep a sentence for the page to show."""
        self._count += 1
        self.said.append((self._count, sentence))

    # --- the camera -------------------------------------------------------------------------------

    def open(self, game_id: str, given: str) -> None:
        """Look through a camera, or through that of the game if one is watching."""
        session = self.session(game_id)
        self.close()
        camera = _GameCamera(self._room) if self._room.sight and not given else self._open(given)
        with self.changed:
            self.given, self.trouble, self._camera = given, "", camera
            self.say(words("enrol_show_phone" if given == PHONE else "enrol_show"))
        Thread(target=self._run, args=(camera, session), name="enrol", daemon=True).start()

    def close(self) -> None:
        """Close the camera; cards without a name stay in the queue."""
        with self.changed:
            camera, self._camera, self._newest, self.given, self.trouble = self._camera, None, None, "", ""
            self.changed.notify_all()
        if camera:
            camera.close()

    @property
    def is_open(self) -> bool:
        """Whether a camera is open."""
        return self._camera is not None

    def _run(self, camera: Camera, session: EnrolmentSession) -> None:
        try:
            for frame in camera.frames():
                if self._camera is not camera:
                    return
                if isinstance(frame, Fault):
                    self.trouble = words(f"camera_{frame.trouble}")
                else:
                    self.trouble, self._newest = "", frame.image_bgr
                    self._see(camera, session, frame.image_bgr)
            self._end(camera, words("enrol_film_over"))
        except (VisionError, EngineError) as error:
            self._end(camera, explain(error))
        except OSError as error:  # a full disk
            self._end(camera, describe_fault(error))

    def _see(self, camera: Camera, session: EnrolmentSession, image_bgr: Image) -> None:
        with self.changed:
            self.changed.wait_for(lambda: not session.asked or self._camera is not camera)
            if self._camera is camera:
                session.see(image_bgr)

    def _end(self, camera: Camera, sentence: str) -> None:
        with self.changed:
            if self._camera is camera:
                self._camera, self._newest, self.trouble = None, None, sentence

    # --- pictures ---------------------------------------------------------------------------------

    def take_picture(self, game_id: str, content: bytes, file: str) -> None:
        """Take the cards of a picture that was sent."""
        session = self.session(game_id)
        if len(session.waiting) >= MOST_WAITING:
            raise InvalidInput(words("enrol_many_waiting"))
        image = decode_picture(content, file).image_bgr
        with self.changed:
            session.show(image, file)

    def picture_jpeg(self, width_px: int) -> bytes | None:
        """What the camera sees."""
        image = self._newest
        if image is None:
            return None
        scale = min(1.0, min(width_px, WIDEST_PX) / image.shape[1])
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        return cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])[1].tobytes()

    # --- answers ----------------------------------------------------------------------------------

    def asked_jpeg(self, number: int) -> bytes | None:
        """The card that is asked about, straightened."""
        asked = self._session.asked if self._session else None
        return encode(asked.shown.card_bgr) if asked and asked.number == number else None

    def settle(self, game_id: str, number: int, act: Callable[[EnrolmentSession], object]) -> None:
        """Call `act` for the card that is asked about, if it is still this one."""
        session = self.session(game_id)
        with self.changed:
            asked: Unnamed | None = session.asked
            if asked is None or asked.number != number:
                raise InvalidInput(words("enrol_late"))
            act(session)
            self.changed.notify_all()


class _GameCamera:
    """The pictures of the camera that watches the game."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._closed = False

    def frames(self) -> Iterator[Frame]:
        """Give its newest picture a few times a second, as long as it watches."""
        index = 0
        while not self._closed and self._room.sight:
            image = self._room.sight.image()
            if image is not None:
                yield Frame(image, time.monotonic(), index, "camera")
                index += 1
            time.sleep(GAME_FRAMES_S)

    def close(self) -> None:
        """Give no more pictures."""
        self._closed = True
