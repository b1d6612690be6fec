"""The record of everything Tablemate said; speech and screens render it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock, RLock

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Caption:
    """One thing said, exactly as it is written."""

    sequence: int
    text: str
    said_at: datetime
    aloud: bool = True  # a drawing is shown and not spoken


CaptionListener = Callable[[Caption], None]


def _now() -> datetime:
    return datetime.now(UTC)


class Captions:
    """A thread-safe, ordered record that tells its listeners of every new caption."""

    def __init__(self, clock: Callable[[], datetime] = _now) -> None:
        self._clock = clock
        self._captions: list[Caption] = []
        self._listeners: list[CaptionListener] = []
        self._record = Lock()
        # Held while listeners are told, so that all of them hear all captions in order.
        self._delivery = RLock()
        self.muted = False  # nothing is spoken; all of it is written

    def mute(self, *, muted: bool = True) -> None:
        """Stop speaking from now on, or speak again."""
        self.muted = muted

    def add(self, text: str, *, aloud: bool = True) -> Caption:
        """Record a text and tell every listener, in the order they subscribed."""
        with self._delivery:
            with self._record:
                caption = Caption(len(self._captions) + 1, text, self._clock(), aloud)
                self._captions.append(caption)
                listeners = tuple(self._listeners)
            for listener in listeners:
                _tell(listener, caption)
        return caption

    def last(self, n: int = 1) -> tuple[Caption, ...]:
        """Return up to n newest captions, oldest first."""
        with self._record:
            return tuple(self._captions[-n:]) if n > 0 else ()

    def subscribe(self, listener: CaptionListener) -> Callable[[], None]:
        """Tell this listener of captions from now on; call the result to end it."""
        with self._record:
            self._listeners.append(listener)

        def unsubscribe() -> None:
            with self._record:
                if listener in self._listeners:
                    self._listeners.remove(listener)

        return unsubscribe

    def __len__(self) -> int:
        with self._record:
            return len(self._captions)


def _tell(listener: CaptionListener, caption: Caption) -> None:
    try:
        listener(caption)
    except Exception:
        # One broken screen must not silence the others or stop the game.
        log.exception("a caption listener failed on caption %d", caption.sequence)
