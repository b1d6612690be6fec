"""The page as a web application: one typed API, the static files, and a guard before both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException

from calibration.errors import CalibrationError
from engine.errors import EngineError
from tablemate.page.api.box import BoxApi
from tablemate.page.api.camera import CameraApi
from tablemate.page.api.cards import CardsApi
from tablemate.page.api.enrol import EnrolApi
from tablemate.page.api.enter import EnterApi
from tablemate.page.api.home import HomeApi
from tablemate.page.api.phone import PhoneApi
from tablemate.page.api.play import PlayApi
from tablemate.page.api.report import ReportApi
from tablemate.page.api.results import ResultsApi
from tablemate.page.api.setup import SetupApi, SwitchLan
from tablemate.page.api.speech import SpeechApi
from tablemate.page.api.words import WordsApi
from tablemate.page.bundle import SCRIPT, STATIC, STYLE, Bundles, SingleFiles
from tablemate.page.door.away import show_away
from tablemate.page.door.connection_limit import ConnectionLimit
from tablemate.page.door.entrance import Entrance
from tablemate.page.door.guard import CAMERA_PAGE, ENTRANCE, TRUST, Guard
from tablemate.page.door.invitation import Invitation
from tablemate.page.door.keys import Keys
from tablemate.page.door.trust import Trust
from tablemate.page.messages.common import Responses, refused_because
from tablemate.page.views.snapshot import Snapshots
from tablemate.page.views.stream import FullError, Stream
from tablemate.room import NoGameError, Room, StaleError
from tablemate.storage import describe_fault
from tablemate.wording import explain, words
from vision.errors import VisionError
from voice.voices import UnknownVoiceError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablemate.page.views.calibration_wizard import CalibrationWizard

COOKIE = "tablemate"
UNREADABLE = 422
MOST_FAULTS, LONGEST_FIELD = 3, 60
# What the libraries refuse by themselves, with the keys of our own sentences.
FAULTS = {
    "missing": "unread_missing",
    "extra_forbidden": "unread_extra",
    "json_invalid": "unread_json",
    "string_too_long": "unread_long",
    "string_unicode": "unread_letters",
}
REFUSED = {400: "door_not_read", 404: "door_no_page", 405: "door_not_asked_so"}
# Errors that bring their own sentence.
SAID = (
    StaleError,
    NoGameError,
    FullError,
    UnknownVoiceError,
    EngineError,
    CalibrationError,
    VisionError,
    OSError,
)
REFUSALS: Responses = {
    400: refused_because("It is no request of this page."),
    401: refused_because("The session's token is missing."),
    403: refused_because("Another page asked for it."),
    413: refused_because("It is too large."),
    421: refused_because("The host is not one of the page's own."),
    UNREADABLE: refused_because("It cannot be read; the words name the field."),
}


class Page:
    """The application, and what its server must know of it."""

    def __init__(
        self,
        room: Room,
        keys: Keys,
        hosts: set[str],
        invitation: Invitation,
        cookie: str = COOKIE,
        *,
        make_wizard: Callable[[Room], CalibrationWizard] | None = None,
        switch_lan: SwitchLan | None = None,
    ) -> None:
        self.make_wizard = make_wizard
        self.snapshots = Snapshots(room)
        self.stream = Stream(room, self.snapshots)
        self.invitation = invitation
        self.switch_lan = switch_lan
        self.api = _build(self, room, Entrance(keys, cookie))
        self.connection_limit = ConnectionLimit()
        self.app = Guard(self.api, keys, hosts, cookie, self.connection_limit)


def _build(page: Page, room: Room, entrance: Entrance) -> FastAPI:
    api = FastAPI(
        title="Tablemate", docs_url=None, redoc_url=None, openapi_url="/api/schema.json", responses=REFUSALS
    )
    api.include_router(PlayApi(room, page.snapshots, page.stream).router())
    api.include_router(SpeechApi(room, page.snapshots).router())
    api.include_router(SetupApi(room, page.snapshots, page.invitation, page.switch_lan).router())
    api.include_router(EnterApi(room).router())
    api.include_router(HomeApi(room, page.snapshots).router())
    api.include_router(WordsApi(room, page.snapshots).router())
    api.include_router(ResultsApi(room).router())
    api.include_router(ReportApi().router())
    api.include_router(CardsApi(room).router())
    api.include_router(CameraApi(room, page.make_wizard).router())
    api.include_router(BoxApi().router())
    api.include_router(EnrolApi(room).router())
    api.include_router(PhoneApi(room.phone, page.invitation).router())
    api.add_route(ENTRANCE, entrance.enter, methods=["GET", "POST"], include_in_schema=False)
    bundles = Bundles()
    for path, serve in (
        ("/", bundles.index),
        (CAMERA_PAGE, bundles.camera_page),
        (TRUST, Trust(page.invitation).show),
        (SCRIPT, bundles.script),
        (STYLE, bundles.style),
        ("/worker.js", _worker),
        ("/away", show_away),
    ):
        api.add_route(path, serve, methods=["GET"], include_in_schema=False)
    api.mount("/static", SingleFiles(directory=STATIC))
    for kind in SAID:
        api.add_exception_handler(kind, _say_why)
    api.add_exception_handler(RequestValidationError, _say_unreadable)
    api.add_exception_handler(HTTPException, _say_refused)
    return api


async def _worker(_: Request) -> FileResponse:
    """The service worker: it controls the folder it is served from, so it is not among the static files."""
    return FileResponse(STATIC / "worker.js")


async def _say_why(_: Request, error: Exception) -> JSONResponse:
    said = describe_fault(error) if isinstance(error, OSError) else explain(error)
    return JSONResponse({"words": said}, 409)


async def _say_unreadable(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    where = [_name_fault(fault) for fault in error.errors()[:MOST_FAULTS]]
    return JSONResponse({"words": words("unread_fields", faults=", ".join(where))}, UNREADABLE)


def _name_fault(fault: dict[str, Any]) -> str:
    """A field and what is wrong with it; the field's name may be anything that was sent."""
    named = ".".join(map(str, fault["loc"][1:]))
    field = named[:LONGEST_FIELD].encode("ascii", "replace").decode() or words("unread_whole")
    return words(FAULTS.get(fault["type"], "unread_other"), field=field)


async def _say_refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    key = REFUSED.get(error.status_code)
    said = words(key) if key else str(error.detail)
    return JSONResponse({"words": said}, error.status_code, dict(error.headers or {}))
