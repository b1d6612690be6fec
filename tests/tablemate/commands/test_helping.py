"""The command line's help and refusals come from the phrase files."""

from __future__ import annotations

import pytest

from tablemate.commands.cli import app, main
from tablemate.commands.helping import speak
from voice.phrases import Phrases
from voice.program import TYPED


@pytest.fixture(autouse=True)
def _started_by_start_py(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TYPED, "python3 start.py")


def test_every_command_and_every_parameter_has_its_sentence() -> None:
    group, phrases = speak(app), Phrases()
    for key, command in [("help", group), *((f"help_{name}", one) for name, one in group.commands.items())]:
        assert command.help == phrases.say(key)
        assert [parameter.help for parameter in command.params] == [
            phrases.attribute(key, parameter.name) for parameter in command.params
        ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["foo"], 'There is no command "foo". For help, type "python3 start.py --help".'),
        (["play"], 'GAME is missing. For help, type "python3 start.py play --help".'),
        (["replay"], "JOURNAL is missing."),
        (["play", "wingspan", "--moon"], "There is no option --moon."),
        (["play", "wingspan", "--seed"], "The option --seed needs one value after it, or none at all."),
        (["play", "wingspan", "--seed", "x"], "--seed can't take that value."),
        (["bench", "here", "--repeat", "0"], "--repeat can't take that value."),
        (["say", "a", "b"], "I don't understand that line."),
        (["say"], "There is nothing to say."),
        (["say", "a", "--keep"], "--keep needs the --voice to keep."),
    ],
)
def test_a_line_that_is_wrong_is_told_in_our_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: list[str], sentence: str
) -> None:
    monkeypatch.setattr("sys.argv", ["tablemate", *typed])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert " ".join(capsys.readouterr().err.split()).startswith(sentence)


def test_help_speaks_as_every_command_line_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        speak(app)(["play", "--help"])
    said = capsys.readouterr().out
    assert "Arguments" in said
    assert "[required]" in said
    with pytest.raises(SystemExit):
        speak(app)(["demo", "--help"])
    assert "[default: wingspan]" in capsys.readouterr().out
