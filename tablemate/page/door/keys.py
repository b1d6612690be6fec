"""The secrets that let a browser in: the session's token, the key in this computer's link, a phone's code."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from threading import Lock

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without letters and digits that look alike
CODE_LENGTH = 8
MOST_WRONG = 5
WRONG_WITHIN_S = 60.0


class Keys:
    """The secrets of one run; none of them is ever written to disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.token = secrets.token_urlsafe(32)
        self.link_key = secrets.token_urlsafe(32)
        self.code = _new_code()
        self._clock = clock
        self._wrong: deque[float] = deque()
        self._lock = Lock()

    def fits(self, token: str) -> bool:
        """Whether this is the session's token."""
        return secrets.compare_digest(token.encode(), self.token.encode())

    def opens(self, link_key: str) -> bool:
        """Whether this is the key of the link that was shown on this computer."""
        return secrets.compare_digest(link_key.encode(), self.link_key.encode())

    def redeem(self, code: str) -> bool:
        """Use the pairing code up; it works once, and guessing is slowed down."""
        plain = "".join(code.upper().split()).replace("-", "")
        with self._lock:
            if self.guarding:
                return False
            right = secrets.compare_digest(plain.encode(), self.code.encode())
            if not right:
                self._wrong.append(self._clock())
            if right or self.guarding:
                self.code = _new_code()
            return right

    def renew_code(self) -> None:
        """Make a new pairing code; the one before no longer works."""
        with self._lock:
            self.code = _new_code()

    @property
    def guarding(self) -> bool:
        """Whether too many wrong codes came lately: then none is accepted for a while."""
        while self._wrong and self._wrong[0] < self._clock() - WRONG_WITHIN_S:
            self._wrong.popleft()
        return len(self._wrong) >= MOST_WRONG


def _new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
