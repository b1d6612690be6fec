"""What a bug report needs, gathered into one file: the game, pictures that were kept, tables, versions.

It is shown before it is saved, and nothing is sent. Passwords of cameras and the owner's folders are removed
from the texts; pictures are unchanged.
"""

from __future__ import annotations

import platform
import re
import zipfile
from dataclasses import dataclass
from importlib.metadata import distributions
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from engine.files import write_whole
from engine.games import GAMES
from tablemate import VERSION, doctor, storage
from tablemate.wording import refuse, words

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_PICTURES = 4
LARGEST = 20_000_000  # bytes of one file; a frame of 1080p has some 3 million
LOGIN = re.compile(r"(?<=://)[^/@\s\"]+@")  # in a camera's address


@dataclass(frozen=True, slots=True)
class Packed:
    """One file of a report: its name, a description, and its content."""

    name: str
    what: str
    content: bytes

    @property
    def kilobytes(self) -> int:
        """Its size, for a person."""
        return max(1, round(len(self.content) / 1000))


def gather(journal: Path | None = None, *, pictures: bool = True) -> list[Packed]:
    """Everything there is to report about the game played last, unless another is named."""
    found = [_describe_versions(), _describe_set_up()]
    chosen = journal or _last_journal()
    if chosen:
        found.append(_pack_text(chosen, words("report_journal")))
    found += [_pack_text(path, words("report_table")) for path in _newest("profiles", "*.json")]
    if pictures:
        found += _pictures()
    return found


def pack(files: list[Packed]) -> bytes:
    """Pack them into one zip file."""
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            archive.writestr(file.name, file.content)
    return whole.getvalue()


def save(files: list[Packed], path: Path) -> None:
    """Write the report; an existing file is not overwritten."""
    if path.exists():
        raise refuse("report_exists", file=str(path))
    write_whole(path, pack(files))


def _describe_versions() -> Packed:
    """The versions of everything that is installed."""
    lines = [
        f"Tablemate {VERSION}",
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        *sorted({f"{one.name} {one.version}" for one in distributions()}),
    ]
    return Packed("versions.txt", words("report_versions"), "\n".join([*lines, ""]).encode())


def _describe_set_up() -> Packed:
    """What the doctor says."""
    lines = [
        words("doctor_well" if one.well else "doctor_ill", what=one.what, found=one.found)
        for one in doctor.examine()
    ]
    return Packed("doctor.txt", words("report_doctor"), _make_anonymous("\n".join([*lines, ""])).encode())


def _last_journal() -> Path | None:
    """The game that was played last, of any kind."""
    paths = [path for game in GAMES.values() for path in storage.saved_games(game)]
    return max(paths, key=storage.changed_at, default=None)


def _pictures() -> Iterator[Packed]:
    """The newest kept pictures, each with what was seen in it."""
    for picture in _newest("kept", "*.png"):
        if picture.stat().st_size <= LARGEST:
            yield Packed(picture.name, words("report_picture"), picture.read_bytes())
        truth = picture.with_suffix(".json")
        if truth.is_file():
            yield _pack_text(truth, words("report_seen"))


def _newest(folder: str, pattern: str) -> list[Path]:
    """The files written last in a folder of Tablemate's."""
    paths = sorted((storage.home() / folder).glob(pattern), key=storage.changed_at, reverse=True)
    return paths[:MOST_PICTURES]


def _pack_text(path: Path, what: str) -> Packed:
    if path.stat().st_size > LARGEST:
        raise refuse("report_too_large", file=str(path))
    text = path.read_bytes().decode(errors="replace")
    return Packed(path.name, what, _make_anonymous(text).encode())


def _make_anonymous(text: str) -> str:
    """A text without the owner's folders and without the passwords of cameras."""
    for folder, name in ((storage.home(), "TABLEMATE_HOME"), (Path.home(), "~")):
        text = text.replace(str(folder), name)
    return LOGIN.sub("…@", text)
