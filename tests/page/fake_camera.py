"""The camera of a phone, for a browser: a film of one picture, which a test changes while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from vision.geometry import Image

SIZE_WH = (1280, 720)
FPS = 10
HEAD = f"YUV4MPEG2 W{SIZE_WH[0]} H{SIZE_WH[1]} F{FPS}:1 Ip A1:1 C420jpeg\n".encode()
FRAME = b"FRAME\n"


class FakeCamera:
    """Chromium reads the one frame of the file again and again, so what is written there is what it sees."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.write_bytes(HEAD)
        self.show(np.full((SIZE_WH[1], SIZE_WH[0], 3), 90, np.uint8))

    def show(self, image_bgr: Image) -> None:
        """Have the camera see this from now on."""
        planes = cv2.cvtColor(image_bgr, cv2.COLOR_BGR2YUV_I420).tobytes()
        with self._path.open("r+b") as film:
            film.seek(len(HEAD))
            film.write(FRAME + planes)

    @property
    def words(self) -> tuple[str, ...]:
        """Options with which Chromium takes the film for its camera."""
        return (
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={self._path}",
            "--use-fake-ui-for-media-stream",  # the camera is allowed without a question
            "--ignore-certificate-errors",  # as somebody does who lets the warning pass
        )
