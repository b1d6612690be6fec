"""Scripts run by a test: its answers in order, and what was told meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.events import Event
from engine.requests import Instruction

if TYPE_CHECKING:
    from engine.play import Play
    from engine.script import Script


def run(script: Script[Any], *answers: Any) -> list[Any]:
    """Run a script to its end with these answers; the events it told, instructions included."""
    events: list[Any] = []
    left = list(answers)
    try:
        step = next(script)
        while True:
            if isinstance(step, Event):
                events.append(step)
                step = next(script)
            elif isinstance(step, Instruction):
                events.append(step.event)
                step = script.send(True)
            else:
                step = script.send(step.read(left.pop(0)))
    except StopIteration:
        assert not left, f"not asked for: {left}"
        return events


def events_of(play: Play, kind: type[Event]) -> list[Any]:
    """The events of a kind, in order."""
    return [event for event in play.events if type(event) is kind]
