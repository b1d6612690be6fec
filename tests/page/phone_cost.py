"""What a phone's pictures cost this computer: a phone sends them by the secure socket, and one looks at each.

Usage: python -m tests.page.phone_cost [--record]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import ssl
import time
from collections import deque
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from unittest.mock import patch

import cv2
from rich.console import Console
from websockets.sync.client import connect

from docs.record import Figure, add_option, record
from tablemate.page.server import PageServer
from tablemate.room import Room
from tablemate.watching.camera import PhoneCamera
from voice.captions import Captions
from voice.speaker import SilentSpeaker

PICTURE = Path(__file__).parents[2] / "fixtures" / "images" / "cluttered_table.jpg"
SIZE_WH, QUALITY = (1920, 1080), 85
NETWORK = "127.0.0.2"  # stands for the computer's address in the home network


def send(address: str, token: str, jpeg: bytes, per_s: float, seconds: float) -> None:
    """Be the phone."""
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    headers = {"authorization": f"Bearer {token}"}
    until_s = time.monotonic() + seconds
    with connect(address, ssl=trusting, additional_headers=headers, proxy=None) as socket:
        while (now_s := time.monotonic()) < until_s:
            socket.send(jpeg)
            assert json.loads(socket.recv())["state"] == "taken"
            time.sleep(max(0.0, now_s + 1 / per_s - time.monotonic()))


def measure(jpeg: bytes, per_s: float, seconds: float) -> tuple[int, float]:
    """How many frames came, and which share of a core this process took meanwhile."""
    room = Room(Captions(), SilentSpeaker())
    camera = PhoneCamera(room.phone)
    with (
        TemporaryDirectory() as home,
        patch.dict(os.environ, {"TABLEMATE_HOME": home}),
        patch("tablemate.page.server._own_address", lambda: NETWORK),
        PageServer(room, lan=True, port=0) as server,
    ):
        looking = Thread(target=deque, args=(camera.frames(), 0), daemon=True)  # looks, and keeps nothing
        looking.start()
        address = server.invitation.secure_address.replace("https", "wss")
        words = (f"{address}/api/phone/frames?sender=the-phone", server.keys.token, jpeg, per_s, seconds)
        phone = multiprocessing.get_context("spawn").Process(target=send, args=words)
        phone.start()
        room.phone.wait(0, 60.0)
        before_s, begun_s, number = time.process_time(), time.monotonic(), room.phone.number
        phone.join()
        spent_s, lasted_s = time.process_time() - before_s, time.monotonic() - begun_s
        camera.close()
        looking.join()
        return room.phone.number - number, spent_s / lasted_s


def main() -> None:
    """Print what it costs."""
    parser = argparse.ArgumentParser(prog="python -m tests.page.phone_cost", description=__doc__)
    parser.add_argument("--per-second", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    add_option(parser)
    options = parser.parse_args()
    picture = cv2.resize(cv2.imread(str(PICTURE)), SIZE_WH, interpolation=cv2.INTER_AREA)
    jpeg = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
    frames, share = measure(jpeg, options.per_second, options.seconds)
    Console(highlight=False).print(
        f"{frames} pictures of {SIZE_WH[0]} x {SIZE_WH[1]}, {len(jpeg) // 1000} kB each: {share:.1%} of a core"
    )
    if options.record:
        record("A phone as the camera", {"share of a core": Figure(f"{100 * share:.1f} %", frames)})


if __name__ == "__main__":
    main()
