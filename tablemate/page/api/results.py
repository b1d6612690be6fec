"""What the results view asks for: all games that ended, their charts, and a picture of the last one."""

from __future__ import annotations

from statistics import mean

from fastapi import APIRouter
from fastapi.responses import Response

from engine.errors import InvalidInput
from engine.games import GAMES
from tablemate.page.messages.common import Responses, Words
from tablemate.page.messages.home import EndedShown, GameResults, ResultsShown
from tablemate.page.results import kept, plots
from tablemate.page.results.chart import Chart
from tablemate.page.results.kept import Ended
from tablemate.page.results.scores import track
from tablemate.room import Room
from voice.phrases import Phrases

REFUSED: Responses = {409: {"model": Words, "description": "There is no such result; the words say so."}}
PICTURE: Responses = {200: {"content": {"image/svg+xml": {}}, "description": "The picture."}}
PIXELS: Responses = {200: {"content": {"image/png": {}}, "description": "The picture."}}
TABLE: Responses = {200: {"content": {"text/csv": {}}, "description": "All results."}}
SVG = "image/svg+xml"


class ResultsApi:
    """Tells the page how the games went."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["results"])
        router.add_api_route("/results", self.results, methods=["GET"])
        router.add_api_route(
            "/results.csv", self.table, methods=["GET"], responses=TABLE, response_class=Response
        )
        router.add_api_route(
            "/results/{game}.svg",
            self.chart,
            methods=["GET"],
            responses={**REFUSED, **PICTURE},
            response_class=Response,
        )
        router.add_api_route(
            "/ended.svg",
            self.ended,
            methods=["GET"],
            responses={**REFUSED, **PICTURE},
            response_class=Response,
        )
        router.add_api_route(
            "/ended.png",
            self.ended_png,
            methods=["GET"],
            responses={**REFUSED, **PIXELS},
            response_class=Response,
        )
        return router

    def results(self) -> ResultsShown:
        """Every game that ended, the newest first, and a summary of each kind."""
        games = kept.all_results()
        kinds = [id_ for id_ in GAMES if any(one.game == id_ for one in games)]
        return ResultsShown(
            games=[_summary(id_, [one for one in games if one.game == id_]) for id_ in kinds],
            rows=[_show(one) for one in games],
        )

    def table(self) -> Response:
        """All results as CSV, for other programs."""
        return Response(kept.as_csv(kept.all_results()), media_type="text/csv")

    def chart(self, game: str) -> Response:
        """The charts of one game."""
        games = [one for one in kept.all_results() if one.game == game]
        if not games:
            raise InvalidInput(Phrases().say("page_results_none"))
        return Response(plots.draw_game(games).svg(), media_type=SVG)

    def ended(self) -> Response:
        """The picture of the game that is over, to share."""
        return Response(self._draw_end().svg(), media_type=SVG)

    def ended_png(self) -> Response:
        """The same picture as PNG."""
        return Response(self._draw_end().png(), media_type="image/png")

    def _draw_end(self) -> Chart:
        with self._room.lock:
            session = self._room.session
            if session is None or session.play.result is None:
                raise InvalidInput(Phrases().say("page_results_none"))
            play, phrases = session.play, session.phrases
            return plots.draw_end(play, phrases, track(play, phrases))


def _summary(game: str, games: list[Ended]) -> GameResults:
    minutes = [one.minutes for one in games if one.minutes]
    return GameResults(
        id=game,
        title=GAMES[game].title,
        played=len(games),
        won=sum(one.outcome == "won" for one in games),
        minutes=round(mean(minutes)) if minutes else None,
        words=plots.describe(games),
    )


def _show(one: Ended) -> EndedShown:
    return EndedShown(
        id=one.id,
        title=GAMES[one.game].title,
        ended=one.ended,
        difficulty=kept.difficulty_words(one),
        words=Phrases().say(f"outcome_{one.outcome}"),
        you=one.you,
        bot=one.bot,
        minutes=one.minutes,
    )
