"""Enrolling on the page: cards shown to a camera or sent as pictures, named, kept, replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from engine.errors import InvalidInput, shorten
from tablemate.box.sides import CardSide
from tablemate.page.messages.common import REFUSED, Id, Responses
from tablemate.page.messages.enrol import (
    CameraOpened,
    CardAgain,
    CardAnswer,
    CardAsked,
    CardMeant,
    EnrolShown,
    Note,
    OfGame,
    WantedCard,
)
from tablemate.room import Room
from tablemate.wording import refuse, words

if TYPE_CHECKING:
    from tablemate.box.enrolment_session import EnrolmentSession, Unnamed
    from tablemate.page.views.showing import Showing

PICTURE: Responses = {
    200: {"content": {"image/jpeg": {}}, "description": "The picture."},
    204: {"description": "There is no picture now."},
}
MOST_LIKELY = 6
FileName = Annotated[str, Query(max_length=200)]


class EnrolApi:
    """Lets the page show cards."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._made: Showing | None = None

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api/enrol", tags=["enrol"])
        router.add_api_route("", self.show, methods=["GET"], responses=REFUSED)
        router.add_api_route("/open", self.open, methods=["POST"], responses=REFUSED)
        router.add_api_route("/close", self.close, methods=["POST"], responses=REFUSED)
        router.add_api_route("/name", self.name, methods=["POST"], responses=REFUSED)
        router.add_api_route("/skip", self.skip, methods=["POST"], responses=REFUSED)
        router.add_api_route("/turn", self.turn, methods=["POST"], responses=REFUSED)
        router.add_api_route("/again", self.again, methods=["POST"], responses=REFUSED)
        router.add_api_route("/picture", self.upload, methods=["POST"], responses=REFUSED)
        for path, give in (("/live", self.live), ("/asked", self.asked)):
            router.add_api_route(
                path, give, methods=["GET"], response_class=Response, responses={**REFUSED, **PICTURE}
            )
        return router

    @property
    def _showing(self) -> Showing:
        """The session of enrolling, made when it is first needed: it loads the libraries for pictures."""
        from tablemate.page.views.showing import Showing  # noqa: PLC0415 - as its docstring says

        if self._made is None:
            self._made = Showing(self._room)
        return self._made

    def show(self, game: Annotated[str, Query(min_length=1, max_length=80)]) -> EnrolShown:
        """How far the box of a game has come, and what is asked now."""
        showing = self._showing
        session = showing.session(game)
        with showing.changed:
            session.enrolment.box.refresh()
            return _describe(game, showing, session, watching=self._room.sight is not None)

    def open(self, wanted: CameraOpened) -> EnrolShown:
        """Show cards to a camera from now on."""
        self._showing.open(wanted.game, wanted.given)
        return self.show(wanted.game)

    def close(self, meant: OfGame) -> EnrolShown:
        """Close the camera."""
        self._showing.close()
        return self.show(meant.game)

    def name(self, card: CardAnswer) -> EnrolShown:
        """Keep the card that is asked about under its name."""

        def answer(session: EnrolmentSession) -> None:
            if not session.answer(card.name):
                raise InvalidInput(words("enrol_no_name"))

        self._showing.settle(card.game, card.number, answer)
        return self.show(card.game)

    def skip(self, meant: CardMeant) -> EnrolShown:
        """Leave out the card that is asked about."""
        self._showing.settle(meant.game, meant.number, lambda session: session.skip())
        return self.show(meant.game)

    def turn(self, meant: CardMeant) -> EnrolShown:
        """Turn the picture that is asked about the other way up."""
        self._showing.settle(meant.game, meant.number, lambda session: session.turn())
        return self.show(meant.game)

    def again(self, meant: CardAgain) -> EnrolShown:
        """Take the next card that is shown for this one."""
        session, card = self._showing.session(meant.game), CardSide(meant.id, meant.side)
        if meant.id and not session.enrolment.knows(card):
            raise refuse("box_lacks", card=shorten(card.label))
        session.show_again(card if meant.id else None)
        return self.show(meant.game)

    async def upload(self, request: Request, game: Id, file: FileName = "") -> EnrolShown:
        """Take the cards of a picture; it is the whole body of the request."""
        content = await request.body()
        await run_in_threadpool(self._showing.take_picture, game, content, file or words("enrol_picture"))
        return await run_in_threadpool(self.show, game)

    def live(self, width_px: Annotated[int, Query(ge=1, le=4000)] = 960) -> Response:
        """What the camera sees."""
        return _reply(self._showing.picture_jpeg(width_px))

    def asked(self, number: Annotated[int, Query(ge=0, le=2**31)]) -> Response:
        """The card that is asked about."""
        return _reply(self._showing.asked_jpeg(number))


def _reply(jpeg: bytes | None) -> Response:
    return Response(jpeg, media_type="image/jpeg") if jpeg else Response(status_code=204)


def _describe(game: str, showing: Showing, session: EnrolmentSession, *, watching: bool) -> EnrolShown:
    enrolment = session.enrolment
    wanted = [
        WantedCard(id=card.id, side=card.side, label=enrolment.say(card), kept=enrolment.has(card))
        for card in enrolment.wanted
    ]
    return EnrolShown(
        game=game,
        progress=enrolment.tell_progress(),
        done=sum(card.kept for card in wanted),
        of=len(wanted),
        wanted=wanted,
        names=sorted({*(card.label for card in wanted), *enrolment.titles.values()}),
        watching=watching,
        open=showing.is_open,
        given=showing.given,
        trouble=showing.trouble,
        said=[Note(number=number, words=sentence) for number, sentence in showing.said],
        asked=_describe_asked(session, session.asked) if session.asked else None,
        again=enrolment.say(session.again) if session.again else "",
    )


def _describe_asked(session: EnrolmentSession, asked: Unnamed) -> CardAsked:
    likely = [session.enrolment.say(card) for card in asked.likely[:MOST_LIKELY]]
    question = words("enrol_is_this", card=likely[0]) if likely else words("enrol_what_is_this")
    return CardAsked(
        number=asked.number,
        question=question,
        likely=likely,
        file=asked.file,
        waiting=len(session.waiting),
    )
