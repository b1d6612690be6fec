"""Command cards on the table: which were laid down, each acted on once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from calibration.markers import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from calibration.markers import Marker
    from vision.reading import Corners

TURN_CARD = ("your_turn", "my_turn")
SHOWN_AFTER_S = 0.3  # so long a card must lie still in view before it counts
GONE_AFTER_S = 0.8  # so long its place must be seen without it, no hand over it


@dataclass(slots=True)
class _Lying:
    """A command card in view."""

    command: str
    corners: Corners
    since_s: float
    last_s: float
    counted: bool = False


class CommandCards:
    """Follows the command cards in view; says which were newly laid down."""

    def __init__(self) -> None:
        self._lying: dict[int, _Lying] = {}

    @property
    def shown(self) -> set[str]:
        """The commands that lie on the table and count, digits left out."""
        return {card.command for card in self._lying.values() if card.counted and not _is_digit(card)}

    @property
    def number(self) -> str:
        """The digits that lie on the table, read from left to right as the player sees them."""
        digits = [card for card in self._lying.values() if card.counted and _is_digit(card)]
        return "".join(card.command for card in _in_reading_order(digits))

    @property
    def waiting(self) -> bool:
        """Whether a card was seen that does not count yet, or is no longer seen and not yet gone."""
        newest = max((card.last_s for card in self._lying.values()), default=0.0)
        return any(not card.counted or card.last_s < newest for card in self._lying.values())

    def see(self, markers: Sequence[Marker], at_s: float, hand_over: Callable[[Corners], bool]) -> list[str]:
        """Take the markers of a frame; return the commands that began to count with it."""
        for marker in markers:
            if marker.id in COMMANDS:
                self._meet(marker, at_s)
        self._drop_gone(at_s, hand_over)
        new = []
        for card in self._lying.values():
            if not card.counted and card.last_s - card.since_s >= SHOWN_AFTER_S:
                card.counted = True
                new.append(card)
        return [card.command for card in new if not _is_digit(card)]

    def _meet(self, marker: Marker, at_s: float) -> None:
        known = self._lying.get(marker.id)
        if known is None:
            self._lying[marker.id] = _Lying(COMMANDS[marker.id], marker.corners, at_s, at_s)
        else:
            known.corners, known.last_s = marker.corners, at_s

    def _drop_gone(self, at_s: float, hand_over: Callable[[Corners], bool]) -> None:
        for id_, card in list(self._lying.items()):
            if card.last_s == at_s:
                continue
            if hand_over(card.corners):
                card.last_s = max(card.last_s, at_s - GONE_AFTER_S / 2)  # it may lie under the hand
            elif at_s - card.last_s >= GONE_AFTER_S or not card.counted or self._turned_over(card, at_s):
                del self._lying[id_]

    def _turned_over(self, card: _Lying, at_s: float) -> bool:
        """Whether the other side of the turn card is up now."""
        return card.command in TURN_CARD and any(
            other.command in TURN_CARD and other.last_s == at_s for other in self._lying.values()
        )


def _is_digit(card: _Lying) -> bool:
    return card.command.isdigit()


def _in_reading_order(digits: list[_Lying]) -> list[_Lying]:
    """Order digit cards along the direction in which they are read, whichever way the camera is turned."""
    if not digits:
        return []
    tops = np.array([np.subtract(card.corners[1], card.corners[0]) for card in digits])
    along = tops.mean(axis=0)
    return sorted(digits, key=lambda card: float(np.mean(card.corners, axis=0) @ along))
