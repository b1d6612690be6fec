"""Command cards on the table: which were laid down, each acted on once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from calibration.markers import COMMANDS
from tablemate.conversation.command import TURN_CARD, Command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from calibration.markers import Marker
    from vision.reading import Corners

SHOWN_AFTER_S = 0.3  # so long a card must lie still in view before it counts
GONE_AFTER_S = 0.8  # so long its place must be seen without it, no hand over it


@dataclass(slots=True)
class _LaidCard:
    """A command card in view, or one with a digit."""

    says: Command | int
    corners: Corners
    since_s: float
    last_s: float
    counted: bool = False


class CommandCards:
    """Follows the command cards in view; says which were newly laid down."""

    def __init__(self) -> None:
        self._laid: dict[int, _LaidCard] = {}

    @property
    def shown(self) -> set[Command]:
        """The commands that lie on the table and count."""
        said = [card.says for card in self._laid.values() if card.counted]
        return {command for command in said if isinstance(command, Command)}

    @property
    def number(self) -> str:
        """The digits that lie on the table, read from left to right as the player sees them."""
        digits = [card for card in self._laid.values() if card.counted and isinstance(card.says, int)]
        return "".join(str(card.says) for card in _in_reading_order(digits))

    @property
    def waiting(self) -> bool:
        """Whether a card was seen that does not count yet, or is no longer seen and not yet gone."""
        newest = max((card.last_s for card in self._laid.values()), default=0.0)
        return any(not card.counted or card.last_s < newest for card in self._laid.values())

    def see(
        self, markers: Sequence[Marker], at_s: float, hand_over: Callable[[Corners], bool]
    ) -> list[Command]:
        """Take the markers of a frame; return the commands that count from this frame on."""
        for marker in markers:
            if marker.id in COMMANDS:
                self._meet(marker, at_s)
        self._drop_gone(at_s, hand_over)
        new = []
        for card in self._laid.values():
            if not card.counted and card.last_s - card.since_s >= SHOWN_AFTER_S:
                card.counted = True
                new.append(card.says)
        return [command for command in new if isinstance(command, Command)]

    def _meet(self, marker: Marker, at_s: float) -> None:
        known = self._laid.get(marker.id)
        if known is None:
            self._laid[marker.id] = _LaidCard(_read(COMMANDS[marker.id]), marker.corners, at_s, at_s)
        else:
            known.corners, known.last_s = marker.corners, at_s

    def _drop_gone(self, at_s: float, hand_over: Callable[[Corners], bool]) -> None:
        for id_, card in list(self._laid.items()):
            if card.last_s == at_s:
                continue
            if hand_over(card.corners):
                card.last_s = max(card.last_s, at_s - GONE_AFTER_S / 2)  # it may lie under the hand
            elif at_s - card.last_s >= GONE_AFTER_S or not card.counted or self._turned_over(card, at_s):
                del self._laid[id_]

    def _turned_over(self, card: _LaidCard, at_s: float) -> bool:
        """Whether the other side of the turn card is up now."""
        return card.says in TURN_CARD and any(
            other.says in TURN_CARD and other.last_s == at_s for other in self._laid.values()
        )


def _read(word: str) -> Command | int:
    """What a printed card means: the only place where its word matters."""
    return int(word) if word.isdigit() else Command(word)


def _in_reading_order(digits: list[_LaidCard]) -> list[_LaidCard]:
    """Order digit cards along the direction in which they are read, whichever way the camera is turned."""
    if not digits:
        return []
    tops = np.array([np.subtract(card.corners[1], card.corners[0]) for card in digits])
    along = tops.mean(axis=0)
    return sorted(digits, key=lambda card: float(np.mean(card.corners, axis=0) @ along))
