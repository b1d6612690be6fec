"""Writing a file as a whole or not at all."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING
from uuid import uuid4

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TRIES, APART_S = 10, 0.02


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file in one step: after a crash there is the old file or the new one, whole."""
    with draft_of(path) as draft, draft.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """Where to write a new version of this file: it replaces the file at the end, or is deleted on failure.

    The draft has a name of its own, so that two programs never write into the same one.
    """
    draft = path.with_name(f".{uuid4().hex}.part")
    try:
        yield draft
        put_in_place(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def put_in_place(draft: Path, path: Path) -> None:
    """Move a draft over the file it is for.

    Windows forbids it while anybody reads that file, which takes moments: then it is tried again.
    """
    for left in reversed(range(TRIES)):
        try:
            draft.replace(path)
        except PermissionError:
            if not left:
                raise
            time.sleep(APART_S)
        else:
            return
