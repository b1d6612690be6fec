"""What a bug report would contain, and the file itself: the owner sees the list before they save it."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from tablemate import report
from tablemate.page.messages.common import Responses
from tablemate.page.messages.home import ReportedFile

FILE: Responses = {200: {"content": {"application/zip": {}}, "description": "The report."}}


class ReportApi:
    """Lets the page show and save a report."""

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["report"])
        router.add_api_route("/report", self.show, methods=["GET"])
        router.add_api_route(
            "/report.zip", self.file, methods=["GET"], responses=FILE, response_class=Response
        )
        return router

    def show(self) -> list[ReportedFile]:
        """Each file of the report, and what it is."""
        return [
            ReportedFile(name=one.name, what=one.what, kilobytes=one.kilobytes) for one in report.gather()
        ]

    def file(self, *, pictures: bool = True) -> Response:
        """The report as one file."""
        return Response(report.pack(report.gather(pictures=pictures)), media_type="application/zip")
