"""One program at a time: a lock on an open file, which the system releases when the program ends."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from io import FileIO

HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
# Windows keeps others from reading the byte it locks, so one is locked that no saved game ever reaches.
FAR = 1 << 30


def take_lock(file: FileIO) -> bool:
    """Lock an open file until it is closed; False if another program holds it.

    A file system without locks (some network folders) is no reason not to play.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in HELD
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> None:
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(0, os.SEEK_END)
else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
