"""An evening without sound: a room with a game in it, and a browser's way to its page."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from starlette.testclient import TestClient

from tablemate.page.app import COOKIE, Page
from tablemate.page.door.guard import cookie_name
from tablemate.page.door.invitation import Invitation
from tablemate.page.door.keys import Keys
from tablemate.page.views.calibration_wizard import CalibrationWizard
from tablemate.room import Room
from tests.page.walk import lay_out
from tests.vision.seen import see, see_one_of
from vision.geometry import as_image
from vision.pictures.cameras import NamedCamera
from voice.captions import Captions
from voice.speaker import SilentSpeaker
from voice.status import SpeechStatus
from voice.voices import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tablemate.watching.camera import Camera
    from vision.geometry import Image
    from vision.pictures.sources import Frame
    from vision.reading import Reading

HOST = "127.0.0.1:8642"
ORIGIN = f"http://{HOST}"
# The smallest picture that is one: a grey pixel.
JPEG = bytes.fromhex(
    "ffd8ffe000104a46494600010100000100010000ffdb004300"
    + "10" * 64
    + "ffc0000b080001000101011100ffc4001400010000000000000000000000000000000009ffc4001410010000000000000000"
    "0000000000000000ffda0008010100003f0054df"
    "ffd9"
)
WIDE_PX, HIGH_PX = 1000, 600
VIRTUAL = {"goal_tiles": "virtual"}


class NoPictures:
    """A camera that gives nothing."""

    def frames(self) -> Iterator[Frame]:
        yield from ()

    def close(self) -> None:
        """Nothing is open."""


def read(id_: str, *others: str, at: float = 0.1) -> Reading:
    """A card at this share of the picture's width, in doubt if it may be another one."""
    left, right, top, bottom = at * WIDE_PX, (at + 0.1) * WIDE_PX, 0.2 * HIGH_PX, 0.5 * HIGH_PX
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return see_one_of(id_, *others, corners=corners) if others else see(id_, corners=corners)


class StillSight:
    """A camera that always sees the same."""

    noticed = "The fish dice are still in the feeder."
    size_wh = (WIDE_PX, HIGH_PX)

    def __init__(
        self, zones: Mapping[str, Sequence[Reading | None]] | None = None, picture: bytes | None = JPEG
    ) -> None:
        self.taken = 0
        self._picture = picture
        self._zones = zones or {}

    @classmethod
    def with_tray(cls) -> StillSight:
        """One that sees three birds and is not sure of the second."""
        return cls(
            {
                "tray": [
                    read("acorn-woodpecker", at=0.1),
                    read("american-crow", "fish-crow", at=0.2),
                    read("osprey", at=0.3),
                ]
            }
        )

    def image(self) -> Image | None:
        if self._picture is None:
            return None
        decoded = cv2.imdecode(np.frombuffer(self._picture, np.uint8), cv2.IMREAD_COLOR)
        return None if decoded is None else as_image(decoded)

    def picture_jpeg(self, width_px: int) -> bytes | None:
        self.taken += 1
        assert width_px
        return self._picture

    def zones(self) -> Mapping[str, Sequence[Reading | None]]:
        return self._zones


class VoicedSpeaker(SilentSpeaker):
    """One that would speak, with a voice to choose."""

    voices = (Voice("gb", "British", ("en-gb",)), Voice("de", "German", ("de",)))

    def __init__(self) -> None:
        super().__init__(SpeechStatus(working=True, sentence="Speaking with British."))


class Evening:
    """A room, its page at one of its two doors, and a client that has the token."""

    def __init__(self, scheme: str = "http") -> None:
        self.origin = f"{scheme}://{HOST}"
        self.cookie = cookie_name(COOKIE, scheme)
        self.room = Room(Captions(), SilentSpeaker())
        self.camera: Camera = NoPictures()
        self.cameras: Sequence[NamedCamera] = [NamedCamera(0, "Table Camera")]
        self.keys = Keys()
        self.page = Page(
            self.room,
            self.keys,
            {HOST},
            Invitation("http://192.0.2.7:8642", self.keys, "https://192.0.2.7:8643"),
            make_wizard=lambda room: CalibrationWizard(room, lambda _: self.camera, lambda: self.cameras),
        )
        self.client = self.browser()
        self.client.headers["authorization"] = f"Bearer {self.keys.token}"

    def browser(self) -> TestClient:
        """A browser that has no token yet."""
        return TestClient(self.page.app, base_url=self.origin, follow_redirects=False)

    def begin(self, game: str = "wingspan", seed: int = 2, **options: str) -> Evening:
        """Begin a game whose table is laid out already."""
        self.room.begin(game, options, seed)
        lay_out(self.room)
        return self

    def state(self) -> dict[str, Any]:
        return self.get("/api/state")

    def get(self, path: str, status: int = 200) -> Any:
        response = self.client.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        response = self.client.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def answer(self, value: Any, status: int = 200) -> Any:
        return self.post("/api/answer", status, asked=self.state()["asked"], value=value)

    def play_until(self, topic: str, most: int = 400) -> dict[str, Any]:
        """Answer anything legal until this is asked; the question."""
        rng = Random(1)
        for _ in range(most):
            session = self.room.session
            assert session
            assert session.play.request, f"{topic} was never asked"
            if session.play.request.topic == topic:
                return dict(self.state()["question"])
            self.answer(session.play.request.sample(rng))
        raise AssertionError(f"{topic} was not asked in {most} answers")
