"""The sentence a person reads about something the engine refused, so that tests speak of sentences."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import pytest

from engine.errors import BadData, EngineError, tell
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.events import Line

Refusal = TypeVar("Refusal", bound=EngineError)


def said(line: Line) -> str:
    """A sentence in English."""
    return Phrases(language="en").line(line)


def explained(error: EngineError) -> str:
    """All that is said of a refusal."""
    return said(tell(error))


def reason_of(error: BadData) -> str:
    """Why a file is refused, in English."""
    return said(error.reason)


@contextmanager
def refuses(kind: type[Refusal], match: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """As pytest.raises, of the sentence that a person reads."""
    with pytest.raises(kind) as caught:
        yield caught
    sentence = explained(caught.value)
    assert re.search(match, sentence), sentence
