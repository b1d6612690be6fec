"""What the set-up view asks and sends: games, saved games, speech, the doctor, and how a phone joins."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from threading import Lock
from typing import Protocol

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from engine.errors import EngineError
from engine.game import Game, Option, Origin
from engine.games import GAMES
from engine.zones import Content
from tablemate import decks, doctor, shelf, storage
from tablemate.conversation.editions import usual_choice
from tablemate.conversation.remembered import Remembered
from tablemate.page.door.invitation import Invitation, draw_svg
from tablemate.page.messages.common import REFUSED, Responses, Thing
from tablemate.page.messages.home import (
    Beginning,
    FindingShown,
    FirstStep,
    GameOffered,
    OptionShown,
    Pairing,
    PairingSwitch,
    Resuming,
    SavedGame,
)
from tablemate.page.messages.state import State
from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room, StaleError
from tablemate.watching.watchable import is_watchable
from tablemate.wording import explain, words
from voice.phrases import Phrases

HERE = "127.0.0.1"  # the address of requests from this computer
STARTED_S = 2.0  # a second request so soon after a game began is for the same game: a button pressed twice
QR: Responses = {
    200: {"content": {"image/svg+xml": {}}},
    204: {"description": "The page is not open to other devices."},
}


class SwitchLan(Protocol):
    """Opens or shuts the door to the home network."""

    async def __call__(self, *, opened: bool) -> None:
        """Open it, or shut it."""


class SetupApi:
    """Lets the page begin games, check the set-up and invite a phone."""

    def __init__(
        self,
        room: Room,
        snapshots: Snapshots,
        invitation: Invitation,
        switch_lan: SwitchLan | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._room = room
        self._snapshots = snapshots
        self._invitation = invitation
        self._switch_lan = switch_lan
        self._clock = clock
        self._starting = Lock()
        self._started_s = -math.inf

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["set-up"])
        router.add_api_route("/games", self.games, methods=["GET"], responses=REFUSED)
        router.add_api_route("/begin", self.begin, methods=["POST"], responses=REFUSED)
        router.add_api_route("/resume", self.resume, methods=["POST"], responses=REFUSED)
        router.add_api_route("/doctor", self.doctor, methods=["GET"])
        router.add_api_route("/pairing", self.pairing, methods=["GET"])
        router.add_api_route("/pairing", self.switch, methods=["POST"], responses=REFUSED)
        router.add_api_route(
            "/pairing.svg", self.pairing_svg, methods=["GET"], responses=QR, response_class=Response
        )
        return router

    def games(self) -> list[GameOffered]:
        """The games, their options, and the saved games that can be continued."""
        return [_offer(game, camera=bool(self._room.camera)) for game in GAMES.values()]

    def begin(self, wanted: Beginning) -> State:
        """Begin a new game."""
        options = {id_: tuple(v) if isinstance(v, list) else v for id_, v in wanted.options.items()}

        def begin() -> None:
            self._room.begin(wanted.game, options, wanted.seed)
            Remembered(wanted.game).keep_options(options)

        return self._start(begin)

    def resume(self, wanted: Resuming) -> State:
        """Go on with a saved game."""
        path = shelf.find(wanted.saved) if wanted.saved else None
        return self._start(lambda: self._room.resume(wanted.game, path))

    def _start(self, act: Callable[[], object]) -> State:
        """Begin or go on with a game; of several requests at once, one does, and the others get an error."""
        if not self._starting.acquire(blocking=False):
            raise StaleError(words("just_begun"))
        try:
            if self._clock() - self._started_s < STARTED_S:
                raise StaleError(words("just_begun"))
            act()
            self._started_s = self._clock()
        finally:
            self._starting.release()
        return self._snapshots.take()

    def doctor(self) -> list[FindingShown]:
        """Check everything that Tablemate needs."""
        return [
            FindingShown(what=f.what, well=f.well, found=f.found, remedy=f.remedy) for f in doctor.examine()
        ]

    def pairing(self) -> Pairing:
        """The address and the code for a phone."""
        return Pairing(address=self._invitation.address, code=self._invitation.code)

    async def switch(self, wanted: PairingSwitch, request: Request) -> Pairing:
        """Open or shut the door to the home network; only the person at this computer may."""
        if self._switch_lan is None or (request.scope.get("server") or ("",))[0] != HERE:
            raise HTTPException(403, words("door_here_only"))
        await self._switch_lan(opened=wanted.opened)
        return self.pairing()

    def pairing_svg(self) -> Response:
        """The address with the code as a QR code."""
        drawn = draw_svg(self._invitation.link)
        return Response(drawn, media_type="image/svg+xml") if drawn else Response(status_code=204)


def _offer(game: Game, *, camera: bool) -> GameOffered:
    phrases, last = Phrases(game), Remembered(game.id).options(game)
    try:
        origins, problem = {decks.in_use(game, form).origin for form in game.forms}, ""
    except EngineError as error:
        origins, problem = set(), explain(error, phrases)
    return GameOffered(
        id=game.id,
        title=game.title,
        bot=phrases.say("bot"),
        stand_in=Origin.STAND_IN in origins,
        camera=is_watchable(game),
        enrol=_needs_pictures(game),
        reads=phrases.join([zone.name for zone in game.zones if zone.is_read and not zone.optional])
        if is_watchable(game) or _needs_pictures(game)
        else "",
        options=[_option(game, option, phrases, last, camera=camera) for option in game.options],
        saved=_saved(game),
        problem=problem,
    )


def _needs_pictures(game: Game) -> bool:
    """Whether a camera recognises this game's cards by their pictures only, and none was enrolled yet."""
    pictured = any(zone.content is Content.PICTURES and not zone.optional for zone in game.zones)
    return pictured and not is_watchable(game)


def _option(
    game: Game, option: Option, phrases: Phrases, last: Mapping[str, list[str]], *, camera: bool
) -> OptionShown:
    """An option as the page shows it, set as in the last game or as usual."""
    usual = usual_choice(game, option, camera=camera)
    default = last.get(option.id) or (usual if isinstance(usual, tuple) else (usual,))
    return OptionShown(
        id=option.id,
        text=phrases.option(option),
        first=_first_step(option, phrases),
        choices=[Thing(id=choice, name=phrases.choice(option, choice)) for choice in option.choices],
        default=list(default),
        many=option.many,
        advanced=option.advanced,
    )


def _first_step(option: Option, phrases: Phrases) -> FirstStep | None:
    """The question asked first, if the phrases have one: about the part of each choice before its _."""
    key = f"option_{option.id}_first"
    if not phrases.knows(key):
        return None
    parts = dict.fromkeys(choice.partition("_")[0] for choice in option.choices)
    choices = [Thing(id=part, name=phrases.attribute(key, part)) for part in parts]
    return FirstStep(text=phrases.say(key), choices=choices)


def _saved(game: Game) -> SavedGame | None:
    """The saved game to continue, and why newer ones cannot be used."""
    found = storage.unfinished(game)
    refused = found.refused[0] if found.refused else ""
    if found.path is None:
        return SavedGame(problem=refused) if refused else None
    at = datetime.fromtimestamp(found.at_s, UTC).isoformat(timespec="seconds")
    return SavedGame(at=at, answers=found.answers, left_out=refused)
