"""The page's own words, from the phrase files, and the language they are in."""

from __future__ import annotations

from fastapi import APIRouter

from tablemate.page.messages.common import REFUSED
from tablemate.page.messages.home import LanguageChosen
from tablemate.page.messages.state import State
from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room
from voice.phrases import page_words


class WordsApi:
    """Gives the page its words, and lets it choose the language."""

    def __init__(self, room: Room, snapshots: Snapshots) -> None:
        self._room = room
        self._snapshots = snapshots

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["words"])
        router.add_api_route("/words", self.words, methods=["GET"])
        router.add_api_route("/language", self.change, methods=["POST"], responses=REFUSED)
        return router

    def words(self) -> dict[str, str]:
        """Every sentence of the page by its key, with `{fact}` where a fact goes."""
        return dict(page_words())

    def change(self, wanted: LanguageChosen) -> State:
        """Switch to another language."""
        self._room.change_language(wanted.language)
        return self._snapshots.take()
