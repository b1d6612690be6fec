"""Speech on the command line: the command that says a text, and the speaker of a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated

import typer

from tablemate import speech
from tablemate.commands.consoles import NO_HARDWARE, err, out
from tablemate.wording import words
from voice.phrases import spoken_language
from voice.speaker import list_voices, open_speaker, save_speech
from voice.voices import name_voices

if TYPE_CHECKING:
    from collections.abc import Callable

    from voice.captions import Caption, Captions
    from voice.delivery import Delivery
    from voice.speaker import Speaker, SpeakerOptions
    from voice.status import SpeechStatus
    from voice.voices import Voice

LAST_WORDS_S = 30.0


def say(
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "",
    wav: Path | None = None,
    voice: str | None = None,
    *,
    keep: Annotated[bool, typer.Option("--keep")] = False,
    voices: Annotated[bool, typer.Option("--voices")] = False,
) -> None:
    """Say a text, list the voices, or choose one."""
    if not (text or voices):
        raise typer.BadParameter(words("nothing_to_say"))
    if keep and not voice:
        raise typer.BadParameter(words("keep_needs_voice"))
    delivery = speech.kept_delivery()
    if voices or voice:
        found, status = list_voices(language=spoken_language())
        _or_exit(status)
        if voices:
            _print_voices(found)
        if voice:
            delivery = replace(delivery, voice=speech.meant_voice(voice, found, spoken_language()))
    if keep:
        speech.keep_delivery(delivery)
    if text:
        _or_exit(_say(text, wav, delivery))


def open_voice(
    captions: Captions,
    *,
    quiet: bool,
    spare_folder: Path | None = None,
    wanted: Callable[[], bool] = lambda: True,
) -> Speaker:
    """A speaker that renders the captions while wanted; without sound, into the spare folder."""

    def tell(status: SpeechStatus) -> None:
        if status.working:
            captions.add(str(status), aloud=False)  # the speaker itself says aloud what should be heard of it
        else:
            err.print(str(status), markup=False)

    options: SpeakerOptions = {
        "language": spoken_language(),
        "notify": tell,
        "delivery": speech.kept_delivery(),
        "keep": speech.keep_delivery,
    }
    speaker = open_speaker(quiet=quiet, **options)
    if not quiet and not speaker.status.working and spare_folder:
        err.print(words("speech_written", folder=str(spare_folder)), markup=False)
        speaker = open_speaker(wav_folder=spare_folder, **options)

    def speak(caption: Caption) -> None:
        if caption.aloud and not captions.muted and wanted():
            speaker.say(caption.text)

    captions.subscribe(speak)
    return speaker


def _say(text: str, wav: Path | None, delivery: Delivery) -> SpeechStatus:
    options: SpeakerOptions = {
        "language": spoken_language(),
        "delivery": delivery,
        "notify": _tell_other_voice,
    }
    if wav:
        return save_speech(text, wav, **options)
    with open_speaker(**options) as speaker:
        speaker.say(text)
        speaker.wait(LAST_WORDS_S)
        return speaker.status


def _tell_other_voice(status: SpeechStatus) -> None:
    """Print that another voice speaks than the chosen one; that none speaks is said at the end."""
    if status.working:
        err.print(status.sentence, markup=False)


def _or_exit(status: SpeechStatus) -> None:
    """End with the exit code for missing hardware if nothing can be spoken."""
    if not status.working:
        err.print(str(status), markup=False)
        raise typer.Exit(NO_HARDWARE)


def _print_voices(voices: tuple[Voice, ...]) -> None:
    """Print the voices, those of the language in use first."""
    for id_, name in name_voices(voices, spoken_language()).items():
        out.print(f"{name}  [{id_}]", markup=False, soft_wrap=True)
