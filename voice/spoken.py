"""Speech in a process of its own, aloud or into WAV files; the game never waits for it."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass, replace
from threading import Condition, Thread
from typing import TYPE_CHECKING, Self, TypedDict, Unpack

from voice.delivery import Delivery
from voice.link import WORKER_COMMAND, Link
from voice.pronounce import pronounce
from voice.saying import name_language, words
from voice.status import Part, SpeechStatus, find_remedy
from voice.voices import Voice, find_voice, usual_voice
from voice.watchdog import AbandonedError, Patience, SilencedError, Watchdog, report_silence
from voice.wire import Opened, Speak

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import TracebackType

log = logging.getLogger(__name__)

_MARGIN_S = 4.0


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text to speak and its place in the order, counted from 1."""

    number: int
    text: str


class SpeakerOptions(TypedDict, total=False):
    """What a speaker can be given.

    `notify` is called from another thread if it cannot speak, or not with the voice that was chosen; `keep`
    is called with every change of the delivery.
    """

    delivery: Delivery
    keep: Callable[[Delivery], None]
    language: str
    notify: Callable[[SpeechStatus], None]
    patience: Patience
    command: Sequence[str]
    log_file: Path


class _WorkerSpeaker:
    """Has one text after the other spoken by a worker, into numbered files if a folder is given."""

    def __init__(self, folder: Path | None, options: SpeakerOptions) -> None:
        self._folder = folder
        self._delivery = options.get("delivery", Delivery())
        self._language = options.get("language", "en")
        self._notify = options.get("notify")
        self._keep = options.get("keep")
        self._opened: Opened | None = None
        self._patience = options.get("patience", Patience())
        command, log_file = options.get("command", WORKER_COMMAND), options.get("log_file")
        self._watchdog = Watchdog(
            lambda: Link(command, log_file),
            language=self._language,
            sound=folder is None,
            patience=self._patience,
        )
        self._status = self._starting = SpeechStatus(working=True, sentence=words("voice_starting"))
        self._changed = Condition()
        self._waiting: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._last_text = ""
        self._count = 0
        self._closing = False
        self._thread = Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    @property
    def status(self) -> SpeechStatus:
        """Working or silent, in a sentence."""
        return self._status

    @property
    def delivery(self) -> Delivery:
        """How fast, how loud and with which voice the next text is spoken."""
        return self._delivery

    @property
    def language(self) -> str:
        """The language that is spoken, such as en."""
        return self._language

    @property
    def voices(self) -> tuple[Voice, ...]:
        """The voices to choose from; none until the engine has started."""
        return self._opened.voices if self._opened else ()

    @property
    def _voice(self) -> Voice | None:
        """The voice that speaks, chosen or usual; None if that is not known."""
        wanted = self._delivery.voice
        if wanted:
            return next((voice for voice in self.voices if voice.identifier == wanted), None)
        return usual_voice(self.voices, self._opened.voice if self._opened else None, self._language)

    def say(self, text: str) -> None:
        """Queue a text to be spoken; returns at once."""
        with self._changed:
            if not text.strip() or self._closing or not self._status.working:
                return
            self._count += 1
            self._waiting.append(Utterance(self._count, text))
            self._changed.notify_all()

    def stop(self) -> None:
        """Be silent now and forget what was queued; returns at once."""
        with self._changed:
            self._waiting.clear()
            if self._current:
                self._watchdog.stop(self._current.number)
            self._changed.notify_all()

    def repeat(self) -> None:
        """Say again what is being said, or was said last."""
        with self._changed:
            spoken = self._current or (self._waiting[0] if self._waiting else None)
            text = spoken.text if spoken else self._last_text
        self.say(text)

    def slower(self) -> Delivery:
        """Speak slower from the next text on."""
        return self._deliver(Delivery.slower)

    def faster(self) -> Delivery:
        """Speak faster from the next text on."""
        return self._deliver(Delivery.faster)

    def louder(self) -> Delivery:
        """Speak louder from the next text on."""
        return self._deliver(Delivery.louder)

    def quieter(self) -> Delivery:
        """Speak quieter from the next text on."""
        return self._deliver(Delivery.quieter)

    def choose_voice(self, identifier: str) -> Delivery:
        """Speak with this voice from the next text on; an empty id is the usual one."""
        if identifier:
            find_voice(self.voices, identifier)
        delivery = self._deliver(lambda now: replace(now, voice=identifier))
        self._describe_voice()
        return delivery

    def change_language(self, language: str, voice: str) -> None:
        """Speak another language from the next text on, with this voice; an empty id is the usual one.

        Where no voice speaks it, the person is told, with the remedy.
        """
        self.stop()
        with self._changed:
            known = not self.voices or any(one.identifier == voice for one in self.voices)
            self._language = language
            self._delivery = replace(self._delivery, voice=voice if known else "")
        self._describe_voice()
        if self._opened and self._status.working and self._voice is None:
            self._tell()

    def _describe_voice(self) -> None:
        if self._opened and self._status.working:
            self._set_status(_describe(self._opened, self._voice, self._language))

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is left to say; False if the time ran out first."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and self._current is None, timeout_s)

    def wait_opened(self, timeout_s: float) -> bool:
        """Wait until it is known whether speech works; False if the time ran out first."""
        with self._changed:
            return self._changed.wait_for(lambda: self._status is not self._starting, timeout_s)

    def close(self) -> None:
        """Be silent and end the worker, in a bounded time even when it hangs."""
        with self._changed:
            self._closing = True
            self.stop()
            self._watchdog.abandon()
        self._thread.join(self._patience.stop_s + self._patience.close_s + _MARGIN_S)
        if self._status.working:
            self._status = SpeechStatus(working=False, sentence=words("voice_closed"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _deliver(self, change: Callable[[Delivery], Delivery]) -> Delivery:
        with self._changed:
            self._delivery = change(self._delivery)
            delivery = self._delivery
        if self._keep:
            self._keep(delivery)
        return delivery

    def _run(self) -> None:
        try:
            self._begin(self._watchdog.open())
            while utterance := self._next():
                self._watchdog.speak(self._prepare(utterance))
        except AbandonedError:
            pass
        except SilencedError as silenced:
            self._fall_silent(silenced.status)
        except Exception as error:
            # A fault of our own must cost no more than the sound either.
            log.exception("speech failed")
            self._fall_silent(report_silence(Part.WORKER, words("worker_failed", reason=str(error))))
        finally:
            self._finish()

    def _begin(self, opened: Opened) -> None:
        """Take over what the worker found; a chosen voice that is gone is replaced by the usual one."""
        self._opened = opened
        if not self._delivery.voice or self._voice:
            self._set_status(_describe(opened, self._voice, self._language))
            return
        self._delivery = replace(self._delivery, voice="")
        sentence = words("voice_gone", voice=_call(self._voice))
        self._set_status(SpeechStatus(working=True, sentence=sentence))
        self._tell()
        if self._folder is None:  # files hold only what was to be said
            self.say(sentence)

    def _next(self) -> Utterance | None:
        """Wait for the next text; None when closing."""
        with self._changed:
            self._current = None
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._waiting or self._closing)
            if self._closing:
                return None
            self._current = self._waiting.popleft()
            self._last_text = self._current.text
            return self._current

    def _prepare(self, utterance: Utterance) -> Speak:
        file = self._folder / f"{utterance.number:04}.wav" if self._folder else None
        return Speak(
            number=utterance.number,
            text=pronounce(utterance.text, self._language),
            rate_wpm=self._delivery.rate_wpm,
            volume=self._delivery.volume,
            voice=self._wished_voice(),
            file=str(file) if file else None,
        )

    def _wished_voice(self) -> str:
        """The id of the voice to ask the worker for; empty for the one it chose when it was opened."""
        wished = self._voice.identifier if self._voice else ""
        by_itself = not self._delivery.voice and self._opened and wished == self._opened.voice
        return "" if by_itself else wished

    def _set_status(self, status: SpeechStatus) -> None:
        with self._changed:
            self._status = status
            self._changed.notify_all()

    def _fall_silent(self, status: SpeechStatus) -> None:
        self._set_status(status)
        self._tell()

    def _tell(self) -> None:
        if self._notify and not self._closing:
            try:
                self._notify(self._status)
            except Exception:
                log.exception("the listener for the voice's status failed")

    def _finish(self) -> None:
        with self._changed:
            self._waiting.clear()
            self._current = None
            self._changed.notify_all()
        self._watchdog.close()


class SpokenSpeaker(_WorkerSpeaker):
    """Speaks aloud."""

    def __init__(self, **options: Unpack[SpeakerOptions]) -> None:
        super().__init__(None, options)


class WavSpeaker(_WorkerSpeaker):
    """Speaks into a folder, one numbered WAV file for each text said; needs no sound device."""

    def __init__(self, folder: Path, **options: Unpack[SpeakerOptions]) -> None:
        # The worker runs elsewhere: a relative folder would be another one there.
        self.folder = folder.resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        super().__init__(self.folder, options)


def _call(voice: Voice | None) -> str:
    return voice.name.strip() if voice else words("voice_usual")


def _describe(opened: Opened, voice: Voice | None, language: str) -> SpeechStatus:
    facts = {"voice": _call(voice), "engine": opened.engine}
    if voice is None:
        sentence = words(
            "voice_speaking_badly", **facts, problem=words("voice_none", language=name_language(language))
        )
        return SpeechStatus(working=True, sentence=sentence, remedy=find_remedy(Part.VOICE))
    key = "voice_speaking_through" if opened.player else "voice_speaking"
    return SpeechStatus(working=True, sentence=words(key, **facts, player=opened.player))
