"""A game laid out for a test, and a runner that answers its scripts from lists, one list a topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.decks import Deck
from engine.events import Event
from engine.game import Setup, complete
from engine.my_little_scythe import GAME
from engine.my_little_scythe.board import camps
from engine.my_little_scythe.cards import Card, CardSheet
from engine.my_little_scythe.match import Match
from engine.my_little_scythe.table import TRACK
from engine.requests import Draw, Instruction

if TYPE_CHECKING:
    from engine.script import Script

NEAR = {
    "A": ("right",),
    "B": ("down_right",),
    "C": ("down_left",),
    "D": ("left",),
    "E": ("up_left",),
    "F": ("up_right",),
}
TOP_CAMP = camps()["camp_top"].entries
SHORT = {
    "a": "apple",
    "g": "gem",
    "q": "quest",
    "Y": "seeker_you",
    "P": "primary_automountie",
    "O": "other_automountie",
}


def card(number: int = 1, **parts: Any) -> Card:
    """A card with nothing on it but what the test says."""
    whole: dict[str, Any] = {"pies": 0, "seek": (), "paths": NEAR, "fight_pies": 0, "fight_spells": 0} | parts
    return Card(number=number, face=f"card_{number}", **whole)


def board(text: str) -> dict[str, tuple[str, ...]]:
    """A board such as `A1 agP, B2 Y`: a gem and an apple with her primary Seeker, and your Seeker."""
    pairs = [piece.split() for piece in text.split(",") if piece.strip()]
    return {space: tuple(SHORT[letter] for letter in letters) for space, letters in pairs}


def lay(text: str = "", *cards: Card, pies: int = 3, track: tuple[str, ...] = TRACK, **options: str) -> Match:
    """A game in progress on a board written as above; these cards are the deck, in this order."""
    match = Match(complete(GAME, Setup(options=options)))
    match.table.show(board(text))
    match.track = track
    for mountie in match.mounties:
        mountie.pies = pies
        mountie.entries = TOP_CAMP
    if cards:
        match.sheet = CardSheet({one.face: one for one in cards}, ())
        match.deck = Deck("automountie", match.sheet.cards, virtual=False)
    return match


def run(script: Script[Any], **answers: list[Any]) -> tuple[list[Event], Any]:
    """Run a script to its end: what was told, and what it returned. Cards come in the order of the deck."""
    events: list[Event] = []
    value: Any = None
    try:
        while True:
            step = script.send(value)
            value = None
            if isinstance(step, Event):
                events.append(step)
            elif isinstance(step, Instruction):
                events.append(step.event)
                value = True
            elif isinstance(step, Draw):
                value = step.cards[0]
            else:
                value = step.read(answers[step.topic].pop(0))
    except StopIteration as end:
        assert not any(answers.values()), f"answers that were not asked for: {answers}"
        return events, end.value


def drawn(match: Match) -> str:
    """The board in the short letters of these tests, as `A1 agP, B2 Y`."""
    letters = {thing: letter for letter, thing in SHORT.items()}
    places = match.table.places().items()
    return ", ".join(f"{space} {''.join(letters[thing] for thing in things)}" for space, things in places)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def only(events: list[Event], kind: type) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if type(event) is kind]
    return event
