"""What the play view asks and sends: state, answers, corrections, commands, history, search, picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from engine.journal import Source
from engine.requests import Look
from tablemate.conversation.boards import fitting
from tablemate.conversation.command import Command
from tablemate.conversation.session import Session
from tablemate.page.messages.answers import (
    AnswerGiven,
    CommandGiven,
    Correction,
    Fitting,
    HalfAnswer,
    Heard,
    Reopening,
    Report,
)
from tablemate.page.messages.common import Replied, Responses, Thing, Words
from tablemate.page.messages.state import State, Turn
from tablemate.page.views.beliefs import last_look
from tablemate.page.views.gallery import Gallery
from tablemate.page.views.history import turns
from tablemate.page.views.questions import name_all, next_letters, search
from tablemate.page.views.snapshot import Snapshots
from tablemate.page.views.stream import Listening, Stream
from tablemate.room import NoGameError, Reply, Room, StaleError, is_look_at
from tablemate.wording import words

if TYPE_CHECKING:
    from engine.requests import Request

REFUSED: Responses = {409: {"model": Words, "description": "The game went on, or none is played."}}
PICTURE: Responses = {
    200: {"content": {"image/jpeg": {}}, "description": "The newest picture."},
    204: {"description": "There is no picture now."},
}


class PlayApi:
    """Lets the page into the room."""

    def __init__(self, room: Room, snapshots: Snapshots, stream: Stream) -> None:
        self._room = room
        self._snapshots = snapshots
        self._stream = stream
        self._gallery = Gallery(room)

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["play"])
        router.add_api_route("/state", self.state, methods=["GET"])
        router.add_api_route(
            "/changes", self.changes, methods=["GET"], include_in_schema=False, response_model=None
        )
        router.add_api_route("/history", self.history, methods=["GET"], responses=REFUSED)
        router.add_api_route("/search", self.search, methods=["GET"], responses=REFUSED)
        router.add_api_route("/letters", self.letters, methods=["GET"], responses=REFUSED)
        router.add_api_route("/fitting", self.fitting, methods=["POST"], responses=REFUSED)
        router.add_api_route(
            "/picture", self.picture, methods=["GET"], responses=PICTURE, response_class=Response
        )
        router.add_api_route("/answer", self.answer, methods=["POST"], responses=REFUSED)
        router.add_api_route("/correct", self.correct, methods=["POST"], responses=REFUSED)
        router.add_api_route("/reopen", self.reopen, methods=["POST"], responses=REFUSED)
        router.add_api_route("/report", self.report, methods=["POST"], responses=REFUSED)
        router.add_api_route("/hear", self.hear, methods=["POST"], responses=REFUSED)
        router.add_api_route("/command", self.command, methods=["POST"], responses=REFUSED)
        return router

    def state(self) -> State:
        """Everything the play view shows."""
        return self._snapshots.take()

    async def changes(self) -> Listening:
        """The state now and after every change, as server-sent events."""
        return Listening(self._stream)

    def history(self) -> list[Turn]:
        """The game so far, turn by turn, with the rule behind each step."""
        with self._room.lock:
            session = self._session()
            return turns(session.play, session.phrases)

    def search(
        self,
        text: Annotated[str, Query(max_length=100)],
        zone: Annotated[str, Query(max_length=80)] = "",
    ) -> list[Thing]:
        """The things that may be meant: of a zone, or of the open question."""
        with self._room.lock:
            session = self._session()
            request = _searched(session, zone)
            found = search(text, request, session.phrases) if request else []
            if found:
                session.other_edition.hear(text)
            return found

    def letters(
        self,
        text: Annotated[str, Query(max_length=100)] = "",
        zone: Annotated[str, Query(max_length=80)] = "",
    ) -> list[str]:
        """The letters by which a name that begins like this can go on."""
        with self._room.lock:
            session = self._session()
            request = _searched(session, zone)
            return next_letters(text, request, session.phrases) if request else []

    def fitting(self, half: HalfAnswer) -> Fitting:
        """What can be laid on a place of the board in question."""
        with self._room.lock:
            session = self._session()
            if half.asked != self._room.asked:
                raise StaleError(words("went_on"))
            look = session.draft.request if session.draft else None
            if not isinstance(look, Look) or not look.tells_changes or half.place not in look.places:
                return Fitting(things=None)
            things = fitting(look, half.board, half.place)
            return Fitting(things=None if things is None else name_all(things, session.phrases))

    def picture(self, width_px: Annotated[int, Query(ge=1, le=4000)] = 960) -> Response:
        """The newest picture of the camera."""
        jpeg = self._gallery.picture(width_px)
        return Response(jpeg, media_type="image/jpeg") if jpeg else Response(status_code=204)

    def answer(self, given: AnswerGiven) -> Replied:
        """Answer the open question with a whole value."""
        return _replied(self._room.answer(given.value, Source.PAGE, given.asked))

    def correct(self, given: Correction) -> Replied:
        """Correct what was taken to lie in a zone, going back to that question."""
        return _replied(self._room.correct(given.zone, given.value, Source.PAGE, given.asked))

    def reopen(self, given: Reopening) -> Replied:
        """Go back to the last question about a zone."""
        return _replied(self._room.reopen(given.zone, Source.PAGE, given.asked))

    def report(self, given: Report) -> Replied:
        """Hear what must be done before a place can be read."""
        return _replied(self._room.report(given.zone, given.place, given.lies, given.asked))

    def hear(self, heard: Heard) -> Replied:
        """Take words as if they had been typed in the terminal."""
        return _replied(self._room.hear(heard.text, Source.PAGE, heard.asked))

    def command(self, given: CommandGiven) -> Replied:
        """Carry out a command."""
        return _replied(self._room.command(Command(given.command), Source.PAGE, given.asked))

    def _session(self) -> Session:
        if self._room.session is None:
            raise NoGameError(words("no_game"))
        return self._room.session


def _searched(session: Session, zone: str) -> Request | None:
    """The question whose things are searched: the open one, or the last one about another zone."""
    asked = session.draft.request if session.draft else None
    if not zone or is_look_at(asked, zone):
        return asked
    return last_look(session.play, zone)


def _replied(reply: Reply) -> Replied:
    return Replied(taken=reply.taken, said=list(reply.said))
