"""Whole games as text: what is said and answered, compared line by line. --update-golden writes them again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from engine.game import Setup
from engine.games import find_game
from engine.play import Play, event_of
from tests.engine.random_play import play_on
from voice.phrases import LANGUAGE, Phrases

GOLDEN = Path(__file__).parent.parent / "golden"
PLAYTHROUGHS = [
    pytest.param(file.stem, name, entry, id=f"{file.stem}-{name}")
    for file in sorted(GOLDEN.glob("*.toml"))
    for name, entry in tomllib.loads(file.read_text(encoding="utf-8")).items()
]


def transcript(play: Play) -> str:
    """The game as it is heard, with each answer behind its question and each rule behind its event."""
    phrases = Phrases.of(play)
    lines = []
    for moment in play.log:
        event = event_of(moment.step)
        answer = play.answers[moment.answers_before] if moment.answers_before < len(play.answers) else None
        if event:
            lines.append(f"{phrases.event(event)}  [{event.rule.id}]")
        elif answer:
            lines.append(f"? {phrases.ask(moment.step)}\n> {answer.value!r} ({answer.source})")
    lines.extend(f"# {phrases.line(line)}" for line in play.view())
    assert play.result
    lines.append(f"= {play.result.outcome}")
    lines.extend(f"= {phrases.say('row_' + row.key)}: {row.scores}" for row in play.result.rows)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game_id", "name", "entry"), PLAYTHROUGHS)
def test_the_game_is_played_as_it_was(
    game_id: str, name: str, entry: dict, update_golden: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, entry.get("language", "en"))
    options = {id_: tuple(v) if isinstance(v, list) else v for id_, v in entry.get("options", {}).items()}
    play = play_on(Play(find_game(game_id), Setup(entry["seed"], options)), Random(entry["seed"]))
    text = transcript(play)
    file = GOLDEN / f"{game_id}-{name}.txt"
    if update_golden:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
