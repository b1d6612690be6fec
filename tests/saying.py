"""The sentence of an error that a part without sentences has raised."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vision.errors import Refusal
    from voice.phrases import Unworded


@contextmanager
def refused(kind: type[Refusal], match: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Expect an error of this kind whose sentence fits."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, said(caught.value))


def said(error: Unworded) -> str:
    """The sentence of an error."""
    return Phrases().refusal(error)
