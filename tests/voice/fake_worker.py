"""A speech worker without a voice: speaks the wire, misbehaves as told, and records what it was asked."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any

MODE, RECORD, PACE_S = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
OPENED = {
    "kind": "Opened",
    "engine": "fake",
    "voice": "nobody",
    "voices": [
        {"identifier": "nobody", "name": "Nobody", "languages": ["en"]},
        {"identifier": "somebody", "name": "Somebody", "languages": ["en-gb"]},
        {"identifier": "jemand", "name": "Jemand", "languages": ["de"]},
    ],
    "player": "nothing",
    "engine_problem": "pyttsx3 is not installed" if MODE == "no-engine" else "",
    "voice_problem": "",
    "sound_problem": "no sound device" if MODE == "no-sound" else "",
}
stopped_through = [0]
requests: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()


def record(line: str) -> None:
    with RECORD.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def reply(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def listen() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["kind"] == "Stop":
            stopped_through[0] = max(stopped_through[0], request["through"])
        else:
            requests.put(request)
    if MODE != "deaf":
        os._exit(0)


def misbehave(request: dict[str, Any]) -> None:
    if MODE in {"hangs", "deaf"} or (MODE == "hangs-once" and not first_time()):
        record("hang")
        time.sleep(60)
    if MODE == "dies" or (MODE == "dies-once" and not first_time()):
        record("die")
        os._exit(3)
    if MODE == "dies-at-every-second" and RECORD.read_text(encoding="utf-8").count("speak") % 2 == 0:
        os._exit(3)
    if MODE == "fails":
        reply({"kind": "Failed", "number": request["number"], "why": "the engine coughed"})
    if MODE == "babbles":
        reply({"kind": "Nonsense"})
    while MODE == "never-ends-a-line":
        sys.stdout.write("x" * 1_000_000)
    while MODE == "never-ends":
        reply({"kind": "Nonsense"})


def first_time() -> bool:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return "hang" in lines or "die" in lines


def speak(request: dict[str, Any]) -> None:
    if request["voice"]:
        record(f"voice {request['voice']}")
    record(f"speak {request['rate_wpm']} {request['volume']} {request['text']}")
    misbehave(request)
    number = request["number"]
    reply({"kind": "Started", "number": number, "duration_s": PACE_S})
    ends_at_s = time.monotonic() + PACE_S
    while time.monotonic() < ends_at_s and stopped_through[0] < number:
        time.sleep(0.005)
    record("end" if stopped_through[0] < number else "cut")
    reply({"kind": "Done", "number": number})


record("start")
if MODE == "dies-early":
    os._exit(1)
threading.Thread(target=listen, daemon=True).start()
while True:
    order = requests.get()
    if order["kind"] == "Open":
        if MODE == "never-opens":
            time.sleep(60)
        reply(OPENED)
    else:
        speak(order)
