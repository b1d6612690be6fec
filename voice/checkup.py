"""What the doctor checks about speech: engine, voice and sound, each with its remedy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from voice.link import WORKER_COMMAND, Link, WorkerFailureError
from voice.saying import words
from voice.status import Part, find_remedy
from voice.watchdog import Patience
from voice.wire import Open, Opened

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that speech needs: whether it is there, what was found, and what helps."""

    part: Part
    ok: bool
    finding: str
    remedy: str


def check_speech(
    language: str = "en", *, command: Sequence[str] = WORKER_COMMAND, patience: Patience | None = None
) -> tuple[Check, ...]:
    """Start a worker, ask what it finds, and end it; takes seconds, bounded."""
    patience = patience or Patience()
    try:
        opened = _ask(language, command, patience)
    except WorkerFailureError as error:
        return (
            _judge(Part.WORKER, "", str(error)),
            *(
                _judge(part, "", words("speech_not_checked"))
                for part in (Part.ENGINE, Part.VOICE, Part.SOUND)
            ),
        )
    return (
        _judge(Part.WORKER, words("speech_runs"), ""),
        _judge(Part.ENGINE, opened.engine, opened.engine_problem),
        _judge(Part.VOICE, _describe_voice(opened), _find_voice_problem(opened)),
        _judge(Part.SOUND, words("speech_plays", player=opened.player), opened.sound_problem),
    )


def _ask(language: str, command: Sequence[str], patience: Patience) -> Opened:
    link = Link(command)
    try:
        link.send(Open(language, str(link.scratch), sound=True))
        event = link.receive(patience.start_s)
    finally:
        link.close(patience.close_s)
    if not isinstance(event, Opened):
        raise WorkerFailureError(words("worker_mute"))
    return event


def _describe_voice(opened: Opened) -> str:
    names = (voice.name.strip() for voice in opened.voices if voice.identifier == opened.voice)
    return words("speech_voice", voice=next(names, words("speech_no_voice")), number=len(opened.voices))


def _find_voice_problem(opened: Opened) -> str:
    return words("speech_not_checked") if opened.engine_problem else opened.voice_problem


def _judge(part: Part, found: str, problem: str) -> Check:
    return Check(part, ok=not problem, finding=problem or found, remedy=find_remedy(part) if problem else "")
