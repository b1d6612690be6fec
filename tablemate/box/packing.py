"""A whole box in one file, to take to another computer; such a file is checked before it is unpacked."""

from __future__ import annotations

import errno
import hashlib
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING

from engine.files import draft_of, write_whole
from tablemate.box.box import INDEX, MOST_INDEX_BYTES, MOST_PICTURE_BYTES, decode, read_index
from tablemate.wording import refuse, words

if TYPE_CHECKING:
    from pathlib import Path

    from tablemate.box.box import Box, Kept

MOST_FILE_BYTES = 500_000_000  # packed, and unpacked
# Everything zipfile raises for a file that is not a zip file, or is damaged.
DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    ValueError,
    KeyError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OverflowError,
)


def export_box(box: Box, file: Path) -> int:
    """Write a box into one file; returns how many pictures it has."""
    with (
        draft_of(file) as draft,
        # Not strict: a clock that is wrong because the battery is flat must not keep a box from being packed.
        zipfile.ZipFile(draft, "w", zipfile.ZIP_STORED, strict_timestamps=False) as packed,
    ):
        packed.write(box.folder / INDEX, INDEX)
        for kept in box.cards:
            packed.write(box.folder / kept.file, kept.file)
    return len(box.cards)


def import_box(file: Path, folder: Path) -> int:
    """Unpack a box into a new folder after everything in it was checked; returns its number of pictures.

    The pictures are read twice, one at a time: first to check all of them, then to write them.
    """
    if (folder / INDEX).exists():
        raise refuse("box_there", folder=str(folder))
    _refuse_large(file, file.stat().st_size)
    try:
        with zipfile.ZipFile(file) as packed:
            index = _read(packed, INDEX, MOST_INDEX_BYTES)
            _, cards = read_index(index, str(file))
            _refuse_large(file, sum(packed.getinfo(kept.file).file_size for kept in cards.values()))
            for kept in cards.values():
                _read_picture(packed, kept)
            folder.mkdir(parents=True, exist_ok=True)
            for kept in cards.values():
                write_whole(folder / kept.file, _read_picture(packed, kept))
    except DAMAGED as error:
        raise refuse("box_not_read", file=str(file), reason=_tell(error)) from error
    except OSError as error:
        if error.errno != errno.EINVAL:  # a damaged file may point to a place before its own start
            raise
        raise refuse("box_not_read", file=str(file), reason=words("reason_no_box")) from error
    write_whole(folder / INDEX, index)  # last, so that half a box does not count as one
    return len(cards)


def _refuse_large(file: Path, size_bytes: int) -> None:
    if size_bytes > MOST_FILE_BYTES:
        larger = words("reason_larger", megabytes=MOST_FILE_BYTES // 10**6)
        raise refuse("box_not_read", file=str(file), reason=larger)


def _read(packed: zipfile.ZipFile, name: str, most_bytes: int) -> bytes:
    """Read one packed file, by its name in our index, never more than it may have."""
    info = packed.getinfo(name)
    if info.file_size > most_bytes:
        raise ValueError(f"{name} in it is too large")
    if info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise ValueError(f"{name} in it is packed in a way I don't know")
    with packed.open(name) as stream:
        content = stream.read(most_bytes + 1)  # the size in its own header may be wrong
    if len(content) > most_bytes:
        raise ValueError(f"{name} in it is too large")
    return content


def _read_picture(packed: zipfile.ZipFile, kept: Kept) -> bytes:
    content = _read(packed, kept.file, MOST_PICTURE_BYTES)
    if hashlib.sha256(content).hexdigest() != kept.sha256:
        raise ValueError(f"the picture {kept.file} is damaged or was changed")
    if decode(content) is None:
        raise ValueError(f"{kept.file} is no picture of a card")
    return content


def _tell(error: Exception) -> str:
    if isinstance(error, zipfile.BadZipFile | zlib.error | struct.error | OverflowError):
        return words("reason_no_box")
    return str(error).strip("'\"")[:200]
