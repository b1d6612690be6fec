"""Putting a file that was written beside its place into it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TRIES, APART_S = 10, 0.02


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
