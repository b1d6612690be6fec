"""Looking up any card the game knows, and the table at each step of the game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from engine.errors import Ambiguous, InvalidInput
from engine.faces import faces_of
from engine.game import Origin
from tablemate.conversation.names import find_thing
from tablemate.conversation.session import Session
from tablemate.page.messages.common import Responses, Words
from tablemate.page.messages.drawing import CardLookedUp, ReplayShown
from tablemate.page.views.drawing import replay, show_face
from tablemate.room import NoGameError, Room
from tablemate.wording import words
from voice.phrases import Phrases

REFUSED: Responses = {409: {"model": Words, "description": "No game is being played."}}
MOST_SHOWN = 6


class CardsApi:
    """Shows cards, and the replay of a game."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["cards"])
        router.add_api_route("/lookup", self.cards, methods=["GET"], responses=REFUSED)
        router.add_api_route("/replay", self.replay, methods=["GET"], responses=REFUSED)
        return router

    def cards(self, text: Annotated[str, Query(max_length=100)]) -> list[CardLookedUp]:
        """The cards that may be meant, with what they say."""
        with self._room.lock:
            session = self._session()
            play, phrases = session.play, session.phrases
            faces = faces_of(play.game, play.setup_now)
            known = [id_ for id_, face in faces.items() if face.shape in {"card", "suit", "tile"}]
            stand_in = any(sheet.origin is Origin.STAND_IN for sheet in play.setup_now.sheets.values())
            return [
                CardLookedUp(
                    id=id_,
                    name=phrases.name(id_),
                    face=show_face(faces[id_]),
                    says=[phrases.line(line) for line in faces[id_].says],
                    stand_in=stand_in,
                )
                for id_ in _meant(text, known, phrases)
            ]

    def replay(self) -> list[ReplayShown]:
        """The table at each step of the game, as far as it changed."""
        with self._room.lock:
            session = self._session()
            return replay(session.play, session.phrases)

    def _session(self) -> Session:
        if self._room.session is None:
            raise NoGameError(words("no_game"))
        return self._room.session


def _meant(text: str, known: list[str], phrases: Phrases) -> list[str]:
    """What may be meant, the likeliest first; a word such as "the" in front is no part of the name."""
    words = [word for word in text.split() if word.casefold() not in phrases.say("words_before_name").split()]
    try:
        return [find_thing(" ".join(words) or text, known, phrases)]
    except Ambiguous as several:
        return list(several.candidates[:MOST_SHOWN])
    except InvalidInput:
        return []
