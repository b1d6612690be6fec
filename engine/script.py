"""The verbs of a script: a bot is a generator that asks about the table and talks to the person."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from engine.events import Event, Expectation, Facts
from engine.requests import BaseRequest, Choose, Confirm, Count, Instruction, Request

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.requests import Sign

T = TypeVar("T")
Step: TypeAlias = Event | Request
Script: TypeAlias = Generator[Step, Any, T]


def ask(request: BaseRequest[T]) -> Script[T]:
    """Ask the table and wait for the answer."""
    answer: T = yield cast("Request", request)  # each is one of the kinds, and knows what it answers with
    return answer


look = ask  # reads better where the camera can answer


def choose(
    topic: str,
    options: Sequence[str],
    *,
    default: str | None = None,
    facts: Facts | None = None,
    taken_from: str = "",
    signs: Mapping[str, tuple[Sign, ...]] | None = None,
) -> Script[str]:
    """Let the person choose one of a few options, or take one of the things that lie in a zone."""
    request = Choose(
        topic, options, default=default, facts=facts or {}, taken_from=taken_from, signs=signs or {}
    )
    return (yield from ask(request))


def count(
    topic: str,
    least: int,
    most: int,
    *,
    facts: Facts | None = None,
    legal: Callable[[int], None] | None = None,
) -> Script[int]:
    """Ask for a whole number."""
    return (yield from ask(Count(topic, least, most, facts=facts or {}, legal=legal)))


def confirm(topic: str, *, facts: Facts | None = None) -> Script[None]:
    """Wait until the person has finished something."""
    yield from ask(Confirm(topic, facts=facts or {}))


def tell(event: Event) -> Script[None]:
    """Say what happened."""
    yield event


def instruct(event: Event, *expects: Expectation) -> Script[None]:
    """Say what the person must do now; where no camera watches for it, the game goes on by itself."""
    yield from ask(Instruction(type(event).__name__, event=event, expects=expects))


def prepare(event: Event, *expects: Expectation, about: tuple[str, ...] = ()) -> Script[None]:
    """Say what to set up, and wait until it is done: nobody lays out a table while hearing the next order."""
    order = Instruction(type(event).__name__, event=event, expects=expects, waits=True, about=about)
    yield from ask(order)
