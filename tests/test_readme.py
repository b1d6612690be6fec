"""What the README shows is what happens."""

from __future__ import annotations

import re
from pathlib import Path

from engine.game import Origin
from engine.games import GAMES
from tests.tablemate.room import GOALS, Room
from voice.phrases import Phrases

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_transcript_in_the_readme_is_what_is_said() -> None:
    found = re.search(r"<!-- transcript.*?-->\n```\n(.*?)```", README, re.DOTALL)
    assert found
    lines = found[1].splitlines()
    room = Room.begun(2)
    said = room.hears(GOALS, "")
    for line in lines:
        if line.startswith("> "):
            assert said == []
            said = room.hears(line.removeprefix("> "))
        else:
            assert said.pop(0) == line
    assert said == []


def test_every_game_stands_in_the_readme() -> None:
    assert all(f"play {id_}" in README for id_ in GAMES)


def test_the_readme_says_of_each_bots_cards_where_they_come_from() -> None:
    told = {Origin.FANS: Phrases().say("origin_fans"), Origin.STAND_IN: "practice"}
    for id_, game in GAMES.items():
        row = re.search(rf"^\| `play {id_}` \|.*\| (.*) \|$", README, re.MULTILINE)
        assert row
        assert all(row[1].startswith(told[form.shipped.origin]) for form in game.forms)


def test_ci_calls_the_readmes_two_commands() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for command in re.findall(r"```\n(python3 start\.py (?:demo|test))\n```", README):
        assert command in script


def test_the_constraints_name_no_host() -> None:
    assert not re.search(r"://|@", (ROOT / "constraints.txt").read_text(encoding="utf-8"))
