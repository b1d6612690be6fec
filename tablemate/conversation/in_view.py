"""What a camera can tell apart now, and so which questions the table itself will answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, assert_never

from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from engine.zones import ANYWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from engine.events import Expectation
    from engine.requests import Json, Request


@dataclass(frozen=True, slots=True)
class InView:
    """The zones that are watched, each with the places that are told apart; loose things have none."""

    places: Mapping[str, frozenset[str]] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()  # zones that a camera can do without

    def answers(self, request: Request) -> bool:
        """Whether what lies there answers this."""
        match request:
            case Look():
                places = request.seen_at or request.spots
                return self._tells(request.seen_in or request.zone, places, loose=not request.spots)
            case Draw():
                return self._tells(request.zone, () if request.place == ANYWHERE else (request.place,))
            case Choose():
                return bool(request.seen_in) and all(map(self._tells, request.seen_in))
            case Instruction():
                expects = self.list_seen(request.expects)
                return bool(expects) and all(map(self._tells_place, expects))
            case Confirm() | Count():
                return False
            case _:
                assert_never(request)

    def list_seen(self, expects: Iterable[Expectation]) -> list[Expectation]:
        """The expectations that the camera checks; optional zones that it does not watch are left out."""
        return [
            expectation
            for expectation in expects
            if expectation.zone not in self.optional or self._tells_place(expectation)
        ]

    def _tells_place(self, expectation: Expectation) -> bool:
        return self._tells(expectation.zone, (expectation.place,) if expectation.place else ())

    def _tells(self, zone: str, places: Sequence[str] = (), *, loose: bool = False) -> bool:
        """Whether these places of a zone can be told apart, or its loose things."""
        known = self.places.get(zone)
        return known is not None and known.issuperset(places) and not (loose and known)


class Onlooker(Protocol):
    """What watches the table for a session."""

    @property
    def view(self) -> InView:
        """What can be told apart now."""

    def learn(self, request: Request, value: Json) -> None:
        """Take a person's word on what lies there."""

    def keep_picture(self) -> Path:
        """Write what is seen now, for a bug report."""
