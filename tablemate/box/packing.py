"""A whole box in one file, to carry to another computer; a file that came from elsewhere is checked first."""

from __future__ import annotations

import hashlib
import zipfile
from typing import TYPE_CHECKING

from tablemate.box.box import INDEX, MOST_INDEX_BYTES, MOST_PICTURE_BYTES, decode, read_index, write_whole
from tablemate.wording import refuse, words

if TYPE_CHECKING:
    from pathlib import Path

    from tablemate.box.box import Box, Kept

MOST_FILE_BYTES = 500_000_000


def export_box(box: Box, file: Path) -> int:
    """Write a box into one file; returns how many pictures it has."""
    draft = file.with_name(f"{file.name}.part")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_STORED) as packed:
        packed.write(box.folder / INDEX, INDEX)
        for kept in box.cards:
            packed.write(box.folder / kept.file, kept.file)
    draft.replace(file)
    return len(box.cards)


def import_box(file: Path, folder: Path) -> int:
    """Unpack a box into a new folder after everything in it was checked; returns its number of pictures."""
    if (folder / INDEX).exists():
        raise refuse("box_there", folder=str(folder))
    if file.stat().st_size > MOST_FILE_BYTES:
        raise refuse(
            "box_not_read", file=str(file), reason=words("reason_larger", megabytes=MOST_FILE_BYTES // 10**6)
        )
    try:
        with zipfile.ZipFile(file) as packed:
            index = _read(packed, INDEX, MOST_INDEX_BYTES)
            _, cards = read_index(index, str(file))
            pictures = {kept.file: _read_picture(packed, kept) for kept in cards.values()}
    except (zipfile.BadZipFile, ValueError, KeyError, NotImplementedError, RuntimeError, EOFError) as error:
        raise refuse("box_not_read", file=str(file), reason=_tell(error)) from error
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in pictures.items():
        write_whole(folder / name, content)
    write_whole(folder / INDEX, index)  # last, so that half a box is none
    return len(cards)


def _read(packed: zipfile.ZipFile, name: str, most_bytes: int) -> bytes:
    """One file of the packed ones, by its name in our list alone, never larger than it may be."""
    if packed.getinfo(name).file_size > most_bytes:
        raise ValueError(f"{name} in it is too large")
    with packed.open(name) as stream:
        content = stream.read(most_bytes + 1)  # what its own header says of its size may be a lie
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
    if isinstance(error, zipfile.BadZipFile):
        return words("reason_no_box")
    return str(error).strip("'\"")[:200]
