"""How soon the first page is there: counted in processor time, so that a busy computer does not matter."""

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

MOST_S = 1.7  # of 2 s, for what start.py does before


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
            assert processor_s(started.pid) < MOST_S
        finally:
            started.terminate()


def processor_s(pid: int) -> float:
    """The processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_phrase_file_is_parsed_once_for_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    monkeypatch.setattr(phrases, "FluentResource", lambda text: parsed.append(text) or FluentResource(text))
    phrases._bundle.cache_clear()
    phrases._parse.cache_clear()
    for game in GAMES.values():
        phrases.Phrases(game)
    assert len(parsed) == len(set(parsed)) == len(phrases.TOPICS) + len(GAMES)
