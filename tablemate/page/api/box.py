"""What the page shows of the owner's box: the pictures of their cards, to look at and to delete."""

from __future__ import annotations

from fastapi import APIRouter, Response

from engine.games import find_game
from tablemate.box.box import Box, Kept, find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.page.messages.box import BoxShown, CardNamed, show_kept
from tablemate.page.messages.common import Id, Responses, Text, Words
from tablemate.wording import refuse

REFUSED: Responses = {
    409: {"model": Words, "description": "There is no such game or card; the words say so."}
}
PICTURE: Responses = {**REFUSED, 200: {"content": {"image/jpeg": {}}, "description": "The picture."}}


class BoxApi:
    """Lets the page list a game's box and delete from it."""

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api/boxes", tags=["box"])
        router.add_api_route("/{game_id}", self.show, methods=["GET"], responses=REFUSED)
        router.add_api_route("/{game_id}/forget", self.forget, methods=["POST"], responses=REFUSED)
        router.add_api_route(
            "/{game_id}/picture", self.picture, methods=["GET"], response_class=Response, responses=PICTURE
        )
        return router

    def show(self, game_id: Id) -> BoxShown:
        """The cards of a game's box."""
        return _describe(_open(game_id))

    def forget(self, game_id: Id, card: CardNamed) -> BoxShown:
        """Delete one picture."""
        box = _open(game_id)
        box.drop(_find(box, card.id, card.side).card)
        return _describe(box)

    def picture(self, game_id: Id, card_id: Id, side: Text = "") -> Response:
        """The picture of one card side."""
        box = _open(game_id)
        content = (box.folder / _find(box, card_id, side).file).read_bytes()
        return Response(content, media_type="image/jpeg")


def _open(game_id: str) -> Box:
    game = find_game(game_id)
    return open_box(find_box(game.id), game.id)


def _find(box: Box, id_: str, side: str) -> Kept:
    meant = CardSide(id_, side)
    for kept in box.cards:
        if kept.card == meant:
            return kept
    raise refuse("box_lacks", card=meant.label)


def _describe(box: Box) -> BoxShown:
    return BoxShown(game=box.game, cards=[show_kept(kept) for kept in box.cards])
