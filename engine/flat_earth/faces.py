"""How the cards of a mission look in a drawing, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.faces import Face
from engine.flat_earth.deck_list import ATTACK, SHEET, read_deck_list

if TYPE_CHECKING:
    from engine.faces import Faces
    from engine.flat_earth.deck_list import Card, EventCard
    from engine.game import Setup

TINTS = {  # our own colours, so that cards that act alike look alike
    "recruit": "red",
    "destiny": "purple",
    "teleport": "blue",
    "sabotage": "orange",
    "infiltrator": "green",
    "shuffle": "yellow",
    "distraction": "pink",
}


def faces(setup: Setup) -> Faces:
    """Every card by its name."""
    deck = read_deck_list(setup.sheets[SHEET].text)
    actions = {name: _action(card) for name, card in deck.cards.items()}
    events = {name: _event(event) for name, event in deck.events.items()}
    return {
        **actions,
        **events,
        ATTACK: Face("card", "dark", signs=("attack",)),
        "red_suit": Face("card", "red", signs=("person",)),
    }


def _action(card: Card) -> Face:
    says = [Line("face_acts_as", {"acts_as": card.acts_as})]
    if card.text:
        says.append(Line("face_text", {"text": card.text}))
    return Face("card", TINTS.get(card.acts_as, "paper"), signs=(card.acts_as,), says=tuple(says))


def _event(event: EventCard) -> Face:
    wanted = event.completed_by or ()
    says = Line("face_completed_by", {"cards": wanted, "number": len(wanted)})
    return Face("card", "paper", signs=("event",), says=(says,))
