"""What the set-up view asks and sends about speech: whether, how fast, how loud, and with which voice."""

from __future__ import annotations

from fastapi import APIRouter

from tablemate.page.messages.common import Responses, Thing, Words
from tablemate.page.messages.home import SpeechChange, VoiceChosen, VoicesShown
from tablemate.page.messages.state import State
from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room
from tablemate.wording import words
from voice.voices import name_voices

REFUSED: Responses = {409: {"model": Words, "description": "There is no such voice; the words say so."}}


class SpeechApi:
    """Lets the page change how Tablemate speaks."""

    def __init__(self, room: Room, snapshots: Snapshots) -> None:
        self._room = room
        self._snapshots = snapshots

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["speech"])
        router.add_api_route("/speech", self.change, methods=["POST"])
        router.add_api_route("/speech/voice", self.choose_voice, methods=["POST"], responses=REFUSED)
        router.add_api_route("/voices", self.voices, methods=["GET"])
        return router

    def change(self, change: SpeechChange) -> State:
        """Change how Tablemate speaks, or whether."""
        speaker = self._room.speaker
        match change.change:
            case "on" | "off":
                self._room.captions.mute(muted=change.change == "off")
                speaker.stop()
            case "test":
                speaker.say(words("voice_sample"))
            case turn:
                getattr(speaker, turn)()
        return self._show()

    def choose_voice(self, chosen: VoiceChosen) -> State:
        """Speak with this voice from the next sentence on."""
        self._room.speaker.choose_voice(chosen.voice)
        return self._show()

    def voices(self) -> VoicesShown:
        """The voices to choose from; none while the engine starts or if there is none."""
        speaker = self._room.speaker
        fitting = {voice.identifier for voice in speaker.voices if voice.speaks(speaker.language)}
        names = name_voices(speaker.voices, speaker.language)
        things = [Thing(id=id_, name=name) for id_, name in names.items()]
        return VoicesShown(
            fitting=[thing for thing in things if thing.id in fitting],
            others=[thing for thing in things if thing.id not in fitting],
        )

    def _show(self) -> State:
        self._room.changed()
        return self._snapshots.take()
