"""How soon the first page is there: in processor time, and by what the same computer needs for other work."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from fluent.runtime import FluentResource

from engine.games import GAMES
from voice import phrases
from voice.phrases import sentences

MOST_S = 1.7  # of 2 s, for what start.py does before
# On a busy computer each second of work takes up to twice the processor time: as often as this longer than
# loading the two libraries that serve the page, which is measured beside it.
MOST_TIMES = 5.0
LOAD_SERVER = (sys.executable, "-c", "import fastapi, uvicorn")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processor time is read as Linux tells it")
def test_the_games_are_listed_within_two_seconds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablemate", "page", "--quiet"]
    environment = {**os.environ, "TABLEMATE_HOME": str(tmp_path), "BROWSER": "true"}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as started:
        try:
            assert started.stderr
            links = (re.search(r"(http://\S+)/enter\?key=\S+", line) for line in started.stderr)
            link = next(filter(None, links))
            with httpx2.Client(base_url=link[1], timeout=60) as browser:
                browser.get(link[0])
                for path in ("/", "/api/words", "/api/state", "/api/saved"):
                    assert browser.get(path).status_code == 200
                assert len(browser.get("/api/games").json()) == len(GAMES)
            took_s = processor_s(started.pid)
            assert took_s < max(MOST_S, MOST_TIMES * measure_children(*LOAD_SERVER))
        finally:
            started.terminate()


def measure_children(*command: str) -> float:
    """The processor time that a program takes."""
    resource = pytest.importorskip("resource", reason="Windows counts processor time in another way")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def processor_s(pid: int) -> float:
    """The processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_sentence_is_parsed_when_it_is_said_and_once_for_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    monkeypatch.setattr(sentences, "FluentResource", lambda text: parsed.append(text) or FluentResource(text))
    phrases._bundle.cache_clear()
    phrases._bundles.cache_clear()
    sentences._parse.cache_clear()
    for game in GAMES.values():
        phrases.Phrases(game).say("saved")
        phrases.Phrases(game).say("bot")
    assert len(parsed) == len(set(parsed)) == 1 + len(GAMES)
