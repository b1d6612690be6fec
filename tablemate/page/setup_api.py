"""What the set-up view asks and sends: games, saved games, speech, the doctor, and how a phone joins."""

from datetime import UTC, datetime
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response

from calibration.known import known_layouts
from engine.errors import EngineError
from engine.game import Game, Option, Origin
from engine.games import GAMES
from engine.journal import load
from tablemate import decks, doctor, storage
from tablemate.page.invitation import Invitation
from tablemate.page.messages import (
    Beginning,
    FindingShown,
    GameOffered,
    OptionShown,
    Pairing,
    Responses,
    Resuming,
    SavedGame,
    State,
    Thing,
    Words,
)
from tablemate.page.snapshot import Snapshots
from tablemate.room import Room
from voice.phrases import Phrases

REFUSED: Responses = {409: {"model": Words, "description": "It cannot be done; the words say why."}}
QR: Responses = {
    200: {"content": {"image/svg+xml": {}}},
    204: {"description": "The page is not open to other devices."},
}


class SetupApi:
    """Lets the page begin games and look after the rest."""

    def __init__(self, room: Room, snapshots: Snapshots, invitation: Invitation) -> None:
        self._room = room
        self._snapshots = snapshots
        self._invitation = invitation

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["set-up"])
        router.add_api_route("/games", self.games, methods=["GET"], responses=REFUSED)
        router.add_api_route("/begin", self.begin, methods=["POST"], responses=REFUSED)
        router.add_api_route("/resume", self.resume, methods=["POST"], responses=REFUSED)
        router.add_api_route("/doctor", self.doctor, methods=["GET"])
        router.add_api_route("/pairing", self.pairing, methods=["GET"])
        router.add_api_route(
            "/pairing.svg", self.pairing_svg, methods=["GET"], responses=QR, response_class=Response
        )
        return router

    def games(self) -> list[GameOffered]:
        """The games, their options, and the saved games that can be gone on with."""
        return [_offer(game, camera=bool(self._room.camera)) for game in GAMES.values()]

    def begin(self, wanted: Beginning) -> State:
        """Begin a new game."""
        options = {id_: tuple(v) if isinstance(v, list) else v for id_, v in wanted.options.items()}
        self._room.begin(wanted.game, options, wanted.seed)
        return self._snapshots.take()

    def resume(self, wanted: Resuming) -> State:
        """Go on with the game of this kind saved last."""
        self._room.resume(wanted.game)
        return self._snapshots.take()

    def doctor(self) -> list[FindingShown]:
        """Look at everything Tablemate needs."""
        return [
            FindingShown(what=f.what, well=f.well, found=f.found, remedy=f.remedy) for f in doctor.examine()
        ]

    def pairing(self) -> Pairing:
        """The address and the code for a phone."""
        return Pairing(address=self._invitation.address, code=self._invitation.code)

    def pairing_svg(self) -> Response:
        """The address with the code, to be scanned."""
        drawn = self._invitation.draw_svg()
        return Response(drawn, media_type="image/svg+xml") if drawn else Response(status_code=204)


def _offer(game: Game, *, camera: bool) -> GameOffered:
    phrases = Phrases(game)
    origins = {decks.in_use(game, form).origin for form in game.forms}
    path = storage.unfinished(game)
    return GameOffered(
        id=game.id,
        title=game.title,
        bot=phrases.say("bot"),
        stand_in=Origin.STAND_IN in origins,
        camera=game.id in known_layouts(),
        options=[_option(option, phrases, camera=camera) for option in game.options],
        saved=_saved(path) if path else None,
    )


def _option(option: Option, phrases: Phrases, *, camera: bool) -> OptionShown:
    usual = option.usual(camera=camera)
    default = usual if isinstance(usual, tuple) else (usual,)
    return OptionShown(
        id=option.id,
        text=phrases.option(option),
        choices=[Thing(id=choice, name=phrases.choice(option, choice)) for choice in option.choices],
        default=list(default),
        many=option.many,
        advanced=option.advanced,
    )


def _saved(path: Path) -> SavedGame:
    """When a game was played last; the words of one that cannot be read say why."""
    at = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    try:
        given = [answer for answer in load(path).answers if not answer.source.automatic]
    except EngineError as error:
        return SavedGame(at=at, answers=0, problem=str(error))
    return SavedGame(at=at, answers=len(given))
