"""Missions a test lays out: a table with chosen cards, and answers given in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.events import Event
from engine.flat_earth import GAME
from engine.flat_earth.deck_list import SHEET, read_deck_list
from engine.flat_earth.mission import Mission
from engine.flat_earth.table import MissionFailedError, Slot, Table
from engine.game import Origin, Setup, Sheet, complete
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.script import Script

STAND_IN = GAME.forms[0].shipped.text
HAND = ["Recruit", "Teleport", "Sabotage", "Blue Key", "Green Key"]
PHYSICAL = {"draw_deck": "physical", "event_deck": "physical"}


@dataclass
class Outcome:
    """The sentences and questions of a script, and how it ended."""

    events: list[Event] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    offered: list[tuple[str, ...]] = field(default_factory=list)
    result: Any = None
    failed: str | None = None  # why the mission came to an end

    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def only(self, kind: type) -> Any:
        (found,) = [event for event in self.events if type(event) is kind]
        return found


def lay_table(
    hand: Iterable[str] = (),
    *,
    events: Iterable[str] = (),
    face_down: int = 0,
    text: str = STAND_IN,
    **options: str,
) -> Table:
    """A table with this hand, these Events open from E 1 on, and as many face-down places behind them."""
    table = Table(complete(GAME, Setup(options={**PHYSICAL, **options})).options, read_deck_list(text))
    for card in hand:
        table.draw.cards.remove(card)
        table.hand.append(card)
    for place, event in enumerate(events, start=1):
        table.events.cards.remove(event)
        table.timeline.append(Slot(place, event, face_up=True))
    for _ in range(face_down):
        table.timeline.append(Slot(len(table.timeline) + 1))
        table.events.face_down += 1
    return table


def run(script: Script[Any], *answers: Any) -> Outcome:
    """Run a script, doing what it instructs; every other question takes the next answer."""
    outcome, left = Outcome(), list(answers)
    try:
        step = next(script)
        while True:
            step = script.send(_reply(outcome, step, left))
    except StopIteration as end:
        outcome.result = end.value
    except MissionFailedError as end:
        outcome.failed = end.reason
    assert not left, f"nobody asked for {left}"
    return outcome


def _reply(outcome: Outcome, step: Any, left: list[Any]) -> Any:
    if isinstance(step, Event):
        outcome.events.append(step)
        return None
    if isinstance(step, Instruction):
        outcome.events.append(step.event)
        return step.read(True)
    outcome.topics.append(step.topic)
    outcome.offered.append(tuple(getattr(step, "options", ()) or getattr(step, "cards", ())))
    assert left, f"no answer to {step.topic}"
    return step.read(left.pop(0))


def play_mission(*answers: Any, options: dict[str, str] | None = None, text: str | None = None) -> Play:
    """A whole mission with printed cards, up to the first question that has no answer."""
    sheets = {SHEET: Sheet(Origin.OWNER, text)} if text else {}
    play = Play(GAME, Setup(options={**PHYSICAL, **(options or {})}, sheets=sheets))
    left = list(answers)
    while play.request is not None and (left or isinstance(play.request, Instruction)):
        value = True if isinstance(play.request, Instruction) else left.pop(0)
        play.answer(value, Source.KEYBOARD)
    assert not left, f"nobody asked for {left}"
    return play


def table_of(play: Play) -> Table:
    bot = play._bot
    assert isinstance(bot, Mission)
    return bot.table
