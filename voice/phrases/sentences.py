"""The sentences of a language for one game, each parsed when it is first needed."""

from __future__ import annotations

import re
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime.resolver import Message
    from fluent.syntax.ast import Resource

# Where an entry or a comment begins: after an entry it cannot read, the parser goes on at the next of these.
START = re.compile(r"^(?=[#a-zA-Z-])", re.MULTILINE)
KEY = re.compile(r"-?[a-zA-Z][\w-]*")


class Sentences(FluentBundle):
    """The sentences of phrase files; where several have the same key, the last file's counts.

    Parsing all of them took a fifth of the time of a start, and most are not said that evening.
    """

    def __init__(self, locales: list[str], texts: Iterable[str]) -> None:
        super().__init__(locales, use_isolating=False)
        self._unparsed: dict[str, list[str]] = {}
        self._lock = RLock()  # the page asks from several threads
        for text in texts:
            for key, entry in _split(text):
                self._unparsed.setdefault(key, []).append(entry)
        self.keys = tuple(self._unparsed)

    def has_message(self, message_id: str) -> bool:
        """Whether there is a sentence of this key, and it can be parsed."""
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The sentence of this key."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parse the entries of this key, and every entry they may refer to."""
        with self._lock:
            for entry in self._unparsed.pop(key, ()):
                self.add_resource(_parse(entry), allow_overrides=True)
                for word in KEY.findall(entry):
                    self._parse(word)


@cache
def _split(text: str) -> tuple[tuple[str, str], ...]:
    """The entries of a file by key; a term's begins with a hyphen."""
    found = ((KEY.match(entry), entry) for entry in START.split(text))
    return tuple((key[0], entry) for key, entry in found if key)


@cache
def _parse(entry: str) -> Resource:
    """Return a parsed entry; it is parsed once, as most files are shared by all games."""
    return FluentResource(entry)
