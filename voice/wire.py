"""The messages between Tablemate and its speech worker, one JSON line each."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import IO, TYPE_CHECKING, Any

from voice.voices import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_LINE = 1024 * 1024  # a thousand voices take a tenth of it


class BadMessageError(ValueError):
    """A line that is not one of the messages below."""


@dataclass(frozen=True, slots=True)
class Open:
    """Find an engine and, if sound is wanted, a way to play it."""

    language: str
    scratch: str
    sound: bool


@dataclass(frozen=True, slots=True)
class Speak:
    """Speak a text aloud, or into a file when one is named."""

    number: int
    text: str
    rate_wpm: int
    volume: float
    voice: str
    file: str | None


@dataclass(frozen=True, slots=True)
class Stop:
    """Be silent: this utterance and all before it are no longer wanted."""

    through: int


@dataclass(frozen=True, slots=True)
class Opened:
    """What was found; `voice` is the id of the usual one. A problem is a plain sentence, or empty."""

    engine: str
    voice: str
    voices: tuple[Voice, ...]
    player: str
    engine_problem: str
    voice_problem: str
    sound_problem: str


@dataclass(frozen=True, slots=True)
class Started:
    """The sound of an utterance is ready and begins to play."""

    number: int
    duration_s: float


@dataclass(frozen=True, slots=True)
class Done:
    """An utterance is over, spoken or stopped."""

    number: int


@dataclass(frozen=True, slots=True)
class Failed:
    """An utterance could not be spoken."""

    number: int
    why: str


WorkerRequest = Open | Speak | Stop
WorkerEvent = Opened | Started | Done | Failed
Message = WorkerRequest | WorkerEvent
_KINDS: dict[str, type[Any]] = {
    kind.__name__: kind for kind in (Open, Speak, Stop, Opened, Started, Done, Failed)
}


def encode(message: Message) -> bytes:
    """Write a message as one line of ASCII JSON."""
    return json.dumps({"kind": type(message).__name__, **asdict(message)}).encode("ascii") + b"\n"


def decode(line: bytes) -> Message:
    """Read a message back from its line."""
    try:
        fields = json.loads(line)
        kind = _KINDS[fields.pop("kind")]
        if kind is Opened:
            fields["voices"] = tuple(_read_voice(**voice) for voice in fields["voices"])
        message: Message = kind(**fields)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadMessageError(f"not a speech message: {line[:80]!r}") from error
    return message


def read_lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """Yield line after line; one that is far too long is cut, and nothing after it is read."""
    line = b""
    while len(line) <= LONGEST_LINE and (line := pipe.readline(LONGEST_LINE + 1)):
        yield line[:LONGEST_LINE]


def _read_voice(identifier: str, name: str, languages: list[str]) -> Voice:
    return Voice(identifier, name, tuple(languages))
