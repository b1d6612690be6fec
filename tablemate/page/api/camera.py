"""What the set-up view asks and sends about the camera, the table, and the printed sheet."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter, Query
from fastapi import Path as PathParam
from fastapi.responses import Response

from tablemate.page.messages.camera import (
    CameraOffered,
    CameraShown,
    CameraWanted,
    CornersPointed,
    Said,
    Saving,
    Tick,
    ZoneMoved,
    ZoneSeen,
)
from tablemate.page.messages.common import REFUSED, Id, Responses
from tablemate.phone import PHONE
from tablemate.room import Room
from tablemate.wording import explain_refusal, refuse, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablemate.page.views.calibration_wizard import CalibrationWizard, Examined
    from tablemate.watching.calibrating import LaidTable
    from vision.reading import Corners

PICTURE: Responses = {
    200: {"content": {"image/jpeg": {}}, "description": "The newest picture."},
    204: {"description": "There is no picture now."},
}
SHEET: Responses = {200: {"content": {"application/pdf": {}}, "description": "The sheet, to be printed."}}


class CameraApi:
    """Lets the page set up a camera and a table."""

    def __init__(self, room: Room, make_wizard: Callable[[Room], CalibrationWizard] | None = None) -> None:
        self._room = room
        self._make_wizard = make_wizard or _make_wizard
        self._made: CalibrationWizard | None = None

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["camera"])
        router.add_api_route("/camera", self.show, methods=["GET"], responses=REFUSED)
        router.add_api_route("/camera", self.open, methods=["POST"], responses=REFUSED)
        router.add_api_route("/camera/close", self.close, methods=["POST"])
        router.add_api_route("/camera/use", self.use, methods=["POST"], responses=REFUSED)
        router.add_api_route(
            "/camera/picture", self.picture, methods=["GET"], responses=PICTURE, response_class=Response
        )
        router.add_api_route("/cameras", self.cameras, methods=["GET"])
        router.add_api_route(
            "/cameras/{given}/picture",
            self.thumbnail,
            methods=["GET"],
            responses=PICTURE,
            response_class=Response,
        )
        router.add_api_route("/camera/zone", self.move_zone, methods=["POST"], responses=REFUSED)
        router.add_api_route("/camera/corners", self.point_corners, methods=["POST"], responses=REFUSED)
        router.add_api_route("/camera/save", self.save, methods=["POST"], responses=REFUSED)
        router.add_api_route(
            "/sheet.pdf", self.sheet, methods=["GET"], responses={**REFUSED, **SHEET}, response_class=Response
        )
        return router

    @property
    def _wizard(self) -> CalibrationWizard:
        """The wizard, made when it is first needed: it loads the libraries for pictures."""
        if self._made is None:
            self._made = self._make_wizard(self._room)
        return self._made

    def show(self) -> CameraShown:
        """What is seen now, what is fine and what is not."""
        from tablemate.watching.calibrating import saved_profiles  # noqa: PLC0415 - loads the libraries for pictures

        wizard = self._wizard
        shown = CameraShown(
            cameras=self.cameras(),
            given=wizard.given,
            watching=self._room.sight is not None,
            trouble=wizard.trouble,
            corners=wizard.corners,
            size_mm=wizard.size_mm,
            profiles=saved_profiles(),
        )
        look = wizard.look()
        return _add_look(shown, look, wizard.table) if look else shown

    def cameras(self) -> list[CameraOffered]:
        """The cameras of this computer."""
        return [CameraOffered(given=str(one.number), name=one.name) for one in self._wizard.cameras()]

    def open(self, wanted: CameraWanted) -> CameraShown:
        """Look through a camera; anything else, such as a file, is refused."""
        from vision.pictures.sources import find_live  # noqa: PLC0415 - loads the libraries for pictures

        if wanted.given != PHONE and find_live(wanted.given) is None:
            raise refuse("not_camera_address")
        if wanted.game:
            self._wizard.choose_game(wanted.game)
        self._wizard.open(wanted.given)
        return self.show()

    def close(self) -> CameraShown:
        """Close the camera."""
        self._wizard.close()
        return self.show()

    def use(self) -> Said:
        """Watch the game through the camera that was set up."""
        given = self._wizard.given
        if self._room.watch is None or self._room.session is None or not given:
            raise refuse("camera_first")
        self._wizard.close()
        self._room.watch(given)
        return Said(done=True, said=[words("camera_watching")])

    def picture(self, width_px: Annotated[int, Query(ge=1, le=4000)] = 960) -> Response:
        """The newest picture."""
        jpeg = self._wizard.picture_jpeg(width_px)
        return Response(jpeg, media_type="image/jpeg") if jpeg else Response(status_code=204)

    def thumbnail(
        self,
        given: Annotated[str, PathParam(pattern=r"^\d{1,2}$")],
        width_px: Annotated[int, Query(ge=1, le=640)] = 160,
    ) -> Response:
        """A picture from one of the cameras, which is opened just for that."""
        jpeg = self._wizard.thumbnail_jpeg(given, width_px)
        return Response(jpeg, media_type="image/jpeg") if jpeg else Response(status_code=204)

    def move_zone(self, moved: ZoneMoved) -> CameraShown:
        """Move or turn a zone."""
        self._wizard.move_zone(moved.zone, moved.to, moved.by_mm, moved.turn_deg)
        return self.show()

    def point_corners(self, pointed: CornersPointed) -> CameraShown:
        """Use four corners instead of markers, or markers again."""
        self._wizard.point_corners(pointed.corners, pointed.size_mm)
        return self.show()

    def save(self, saving: Saving) -> Said:
        """Save the table as it lies."""
        done, said = self._wizard.save(saving.name)
        return Said(done=done, said=said)

    def sheet(self, paper: Literal["A4", "Letter"] = "A4", game: Id | None = None) -> Response:
        """The printed sheet: markers for the table, and command cards."""
        from tablemate.watching.calibrating import make_sheet  # noqa: PLC0415 - loads the library for PDF

        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "sheet.pdf"
            make_sheet(path, paper, game)
            return Response(path.read_bytes(), media_type="application/pdf")


def _make_wizard(room: Room) -> CalibrationWizard:
    from tablemate.page.views.calibration_wizard import CalibrationWizard  # noqa: PLC0415 - loads the libraries for pictures

    return CalibrationWizard(room)


def _add_look(shown: CameraShown, look: Examined, table: LaidTable) -> CameraShown:
    shown.pictures = True
    shown.ticks = [
        Tick(about=f.about, level=f.level.value, sentence=explain_refusal(f, table.phrases))
        for f in look.findings
    ]
    shown.playable = bool(shown.ticks) and all(tick.level != "bad" for tick in shown.ticks)
    shown.markers = [_shares(marker.corners, look.size_wh) for marker in look.markers]
    if look.pose:
        shown.zones = [
            ZoneSeen(
                name=region.name,
                label=table.phrases.name(region.name),
                kind=region.shape.value,
                corners=_shares(look.pose.corners_px(region.corners_mm()), look.size_wh),
                turned_deg=region.turned_deg,
            )
            for region in table.regions
        ]
    return shown


def _shares(corners: Corners, size_wh: tuple[int, int]) -> list[tuple[float, float]]:
    return [(round(x / size_wh[0], 4), round(y / size_wh[1], 4)) for x, y in corners]
