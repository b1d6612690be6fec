"""The phone as the camera: how it is invited, and where its pictures come in."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from tablemate.page.door.guard import FRAME, FRAMES
from tablemate.page.door.invitation import Invitation, draw_svg
from tablemate.page.messages.common import REFUSED, Responses
from tablemate.page.messages.phone import SENDER, FrameTaken, PhoneChosen, PhoneShown

if TYPE_CHECKING:
    from tablemate.phone import Phone

QR: Responses = {
    200: {"content": {"image/svg+xml": {}}},
    204: {"description": "The page is not open to other devices."},
}
MOST_PX, LONGEST_PX = 9_000_000, 4096
MOST_BAD = 5  # unreadable pictures in a row: after these the socket is closed
MOST_SOCKETS = 4  # phones that may want to be the camera at once
FULL, NO_CAMERA = 1013, 1008
PhoneId = Annotated[str, Query(pattern=SENDER)]


class PhoneApi:
    """Takes pictures from a phone by a web socket, or one request at a time where the browser opens none.

    Safari on an iPhone opens no secure socket if the user only accepted a warning about the certificate.
    """

    def __init__(self, phone: Phone, invitation: Invitation) -> None:
        self._phone = phone
        self._invitation = invitation
        self._sockets: dict[str, WebSocket] = {}  # by the phone that opened it

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(tags=["phone"])
        router.add_api_route("/api/phone", self.show, methods=["GET"])
        router.add_api_route(
            "/api/phone.svg", self.svg, methods=["GET"], responses=QR, response_class=Response
        )
        router.add_api_route("/api/phone/use", self.use, methods=["POST"], responses=REFUSED)
        router.add_api_route(FRAME, self.frame, methods=["POST"], responses=REFUSED)
        router.add_api_websocket_route(FRAMES, self.frames)
        return router

    def show(self) -> PhoneShown:
        """How a phone becomes the camera, and whether one is."""
        invitation = self._invitation
        return PhoneShown(
            link=invitation.camera_link,
            address=invitation.secure_address,
            code=invitation.code if invitation.secure_address else "",
            sending=self._phone.is_sending,
        )

    def svg(self) -> Response:
        """The link to scan."""
        drawn = draw_svg(self._invitation.camera_link)
        return Response(drawn, media_type="image/svg+xml") if drawn else Response(status_code=204)

    def use(self, chosen: PhoneChosen) -> PhoneShown:
        """Make this phone the camera instead of another."""
        self._phone.choose(chosen.sender)
        return self.show()

    async def frame(self, request: Request, sender: PhoneId) -> FrameTaken:
        """Take one picture; it is the whole body of the request."""
        return await run_in_threadpool(self._take, sender, await request.body())

    async def frames(self, socket: WebSocket, sender: PhoneId) -> None:
        """Take picture after picture; each is answered, and the phone sends the next only then."""
        before = self._sockets.get(sender)
        if before is None and len(self._sockets) >= MOST_SOCKETS:
            await socket.close(FULL)
            return
        self._sockets[sender] = socket
        try:
            if before:  # a socket that the phone has lost
                await _close(before)
            await socket.accept()
            with suppress(WebSocketDisconnect):  # the phone may leave before it is answered
                await self._receive(socket, sender)
        finally:
            if self._sockets.get(sender) is socket:
                del self._sockets[sender]

    async def _receive(self, socket: WebSocket, sender: str) -> None:
        bad = 0
        while bad < MOST_BAD:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            taken = await run_in_threadpool(self._take, sender, message.get("bytes") or b"")
            if self._sockets.get(sender) is not socket:  # the phone opened another meanwhile
                return
            bad = bad + 1 if taken.state == "bad" else 0
            await socket.send_text(taken.model_dump_json())
        await _close(socket)

    def _take(self, sender: str, jpeg: bytes) -> FrameTaken:
        if not _is_frame(jpeg):
            return FrameTaken(state="bad", watched=self._phone.is_watched)
        taken = self._phone.put(sender, jpeg)
        return FrameTaken(state="taken" if taken else "other", watched=self._phone.is_watched)


async def _close(socket: WebSocket) -> None:
    with suppress(RuntimeError):  # it is closed already
        await socket.close(NO_CAMERA)


def _is_frame(jpeg: bytes) -> bool:
    """Whether this is a picture as a camera makes it, going by its header alone."""
    from vision.pictures.header import read_header  # noqa: PLC0415 - loads OpenCV with its package

    header = read_header(jpeg)
    if header is None or header.kind != "JPEG" or not (header.is_whole and header.is_sound):
        return False
    width, height = header.size_wh
    return 0 < width <= LONGEST_PX and 0 < height <= LONGEST_PX and width * height <= MOST_PX
