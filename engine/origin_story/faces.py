"""How playing cards and Vancardian cards look in a drawing, and what a Vancardian card says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.faces import Face
from engine.game import NumberCard
from engine.origin_story.cards import LOVE, VALUES, playing_cards
from engine.origin_story.vancardian_cards import ROUNDS, SHEET, knows_extra_love, read_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.faces import Faces
    from engine.game import Setup
    from engine.origin_story.vancardian_cards import VancardianCard

TINTS = {"brains": "green", LOVE: "yellow", "speed": "blue", "strength": "red"}  # as printed

PIECES = {
    "dial": Face("piece", "red", signs=("dial",)),
    "point": Face("piece", "yellow", signs=("bonus",)),
}


def faces(setup: Setup) -> Faces:
    """Every card by id."""
    sheet = read_set(setup.sheets[SHEET].text)
    plain = {id_: _suited(card.suit, str(card.value)) for id_, card in playing_cards().items()}
    extra = {id_: _suited(LOVE, "/".join(map(str, values))) for id_, values in sheet.extra_love.items()}
    vancardians = {id_: _vancardian(card) for id_, card in sheet.cards.items()}
    return {**plain, **extra, **vancardians, **PIECES}


def list_numbers(text: str) -> Sequence[NumberCard]:
    """What each playing card prints. An extra-love card that nobody has entered may print any number."""
    plain = [NumberCard(id_, (str(card.value),), TINTS[card.suit]) for id_, card in playing_cards().items()]
    is_known = knows_extra_love(text)
    extra = [
        NumberCard(id_, tuple(map(str, numbers)), TINTS[LOVE])
        for id_, printed in read_set(text).extra_love.items()
        for numbers in ([printed] if is_known else [(value,) for value in VALUES])
    ]
    return [*plain, *extra]


def _suited(suit: str, value: str) -> Face:
    return Face("suit", TINTS[suit], value, (suit,))


def _vancardian(card: VancardianCard) -> Face:
    """What the card says for round 3, and what it does in each round."""
    rounds = [
        Line("face_round", {"round": round_, "keyword": effect.keyword, "number": effect.number})
        for round_ in ROUNDS
        for effect in card.row(round_)
    ]
    return Face("card", card.colour, says=(Line("face_event", {"event": card.event.text}), *rounds))
