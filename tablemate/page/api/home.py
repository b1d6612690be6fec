"""What the first view asks and sends: the saved games, the demo, and the end of the evening."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter

from engine.errors import InvalidInput
from engine.game import Origin
from engine.journal import FileJournal
from tablemate import shelf
from tablemate.page.messages.common import REFUSED, Empty, Words
from tablemate.page.messages.home import Renaming, SavedNamed, SavedShown
from tablemate.page.messages.state import State
from tablemate.page.results.scores import score_now
from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room
from voice.phrases import Phrases


class HomeApi:
    """Lets the page look after saved games and show the demo."""

    def __init__(self, room: Room, snapshots: Snapshots) -> None:
        self._room = room
        self._snapshots = snapshots

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["home"])
        router.add_api_route("/saved", self.saved, methods=["GET"])
        router.add_api_route("/saved/rename", self.rename, methods=["POST"], responses=REFUSED)
        router.add_api_route("/saved/remove", self.remove, methods=["POST"], responses=REFUSED)
        router.add_api_route("/saved/restore", self.restore, methods=["POST"], responses=REFUSED)
        router.add_api_route("/demo", self.demo, methods=["POST"], responses=REFUSED)
        router.add_api_route("/end", self.end, methods=["POST"])
        return router

    def saved(self) -> list[SavedShown]:
        """Every saved game that is not over, the newest first."""
        with self._room.lock:
            return [_show(saved) for saved in shelf.saved_plays()]

    def rename(self, wanted: Renaming) -> list[SavedShown]:
        """Call a saved game by another name."""
        shelf.rename(wanted.saved, wanted.name)
        return self.saved()

    def remove(self, wanted: SavedNamed) -> list[SavedShown]:
        """Delete a saved game; it can be restored."""
        with self._room.lock:
            session = self._room.session
            held = session.play.journal if session else None
            if isinstance(held, FileJournal) and held.path.stem == wanted.saved:
                self._room.leave()
                self._room.changed()
            shelf.remove(wanted.saved)
        return self.saved()

    def restore(self, wanted: SavedNamed) -> list[SavedShown]:
        """Restore a deleted game."""
        shelf.restore(wanted.saved)
        return self.saved()

    def demo(self, _: Empty) -> State:
        """Play the film that comes with Tablemate."""
        if self._room.show_demo is None:
            raise InvalidInput(Phrases().say("page_no_demo"))
        self._room.show_demo()
        return self._snapshots.take()

    def end(self, _: Empty) -> Words:
        """End Tablemate; everything is saved already."""
        self._room.ended.set()
        return Words(words=Phrases().say("page_ended"))


def _show(saved: shelf.SavedPlay) -> SavedShown:
    phrases = Phrases.of(saved.play) if saved.play else Phrases(saved.game)
    shown = SavedShown(
        id=saved.id,
        game=saved.game.id,
        title=saved.game.title,
        bot=phrases.say("bot"),
        name=saved.name,
        at=datetime.fromtimestamp(saved.at_s, UTC).isoformat(timespec="seconds"),
        problem=saved.problem,
    )
    if saved.play:
        lines = {line.key: line for line in saved.play.view()}
        shown.answers = sum(not answer.source.automatic for answer in saved.play.answers)
        shown.where = phrases.line(lines["view_round"]) if "view_round" in lines else ""
        shown.score = score_now(saved.play, phrases)
        sheets = [sheet for sheet in saved.play.setup.sheets.values() if sheet.origin is Origin.STAND_IN]
        shown.stand_in = bool(sheets)
    return shown
