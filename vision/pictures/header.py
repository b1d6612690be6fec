"""What a picture file says of itself before it is decoded: kind, size, weight, and whether it is whole.

Decoders believe what a file says: OpenCV makes room for as many bytes as a PNG chunk claims to have, and goes
through all pixels again for every scan of a JPEG. So the file is walked to its end here, and whatever may be
decoded is known to take no more than its size and its weight say.

Pillow reads sizes as well, but neither its `open` nor its `verify` notices a JPEG that was cut off, and its
guard against huge pictures is one setting for the whole process.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from struct import unpack_from

_PNG_CHANNELS = {0: 1, 2: 3, 3: 3, 4: 2, 6: 4}
_MOST_CHUNKS = 100_000  # of a PNG: a large photograph has some ten thousand
_JPEG_FRAMES = {0xC0, 0xC1, 0xC2}  # arithmetic and lossless ones decode slowly, and no camera makes them
_JPEG_PROGRESSIVE, _JPEG_SCAN, _JPEG_END = 0xC2, 0xDA, 0xD9
# In coded data FF 00 is a byte and FF D0 to FF D7 are restarts; FF 01 stands alone.
_JPEG_MARKER = re.compile(rb"\xff[\x02-\xcf\xd8-\xfe]")
_MOST_SCANS = 100  # of a JPEG: progressive ones have about ten
_BMP_HEAD = 40  # bytes; shorter ones, of the eighties, say their size in another place
_WEBP = 8  # bytes a pixel: what is decoded, and what it is decoded from
_MOVING = 16  # bytes a pixel: an animation is put together from several whole pictures


@dataclass(frozen=True, slots=True)
class Header:
    """A picture file, understood without decoding it."""

    kind: str
    size_wh: tuple[int, int]
    bytes_per_pixel: int  # of memory that decoding takes in all
    has_alpha: bool = False
    is_whole: bool = True
    is_sound: bool = True  # whether it has no more parts than a picture needs


def read_header(content: bytes) -> Header | None:
    """Return what the file says of itself, or nothing where it is no picture we know."""
    readers = {
        b"\xff\xd8\xff": _read_jpeg,
        b"\x89PNG\r\n\x1a\n": _read_png,
        b"BM": _read_bmp,
        b"RIFF": _read_webp,
    }
    reader = next((reader for start, reader in readers.items() if content.startswith(start)), None)
    try:
        return reader(content) if reader else None
    except IndexError:
        return None


def _big(content: bytes, start: int, count: int) -> int:
    return int.from_bytes(_cut(content, start, count), "big")


def _little(content: bytes, start: int, count: int) -> int:
    return int.from_bytes(_cut(content, start, count), "little")


def _cut(content: bytes, start: int, count: int) -> bytes:
    if start + count > len(content):
        raise IndexError("the file ends inside its header")
    return content[start : start + count]


def _read_jpeg(content: bytes) -> Header | None:
    at, scans, frame, first = 2, 0, None, 0
    while found := _JPEG_MARKER.search(content, at):
        at, marker = found.start(), content[found.start() + 1]
        if marker == _JPEG_END or scans > _MOST_SCANS:
            break
        if marker in _JPEG_FRAMES:
            frame = frame or at  # the decoder believes the first
        elif marker == _JPEG_SCAN:
            first = first or _big(content, at + 4, 1)
            scans += 1
        at += 2 + _big(content, at + 2, 2)
    if frame is None:
        return None
    height, width, channels = (_big(content, frame + place, n) for place, n in ((5, 2), (7, 2), (9, 1)))
    # A file of several scans is decoded whole, two bytes a coefficient; others line by line.
    in_parts = content[frame + 1] == _JPEG_PROGRESSIVE or first < channels
    weight = 2 * channels if in_parts else 0
    return Header("JPEG", (width, height), weight, is_whole=found is not None, is_sound=scans <= _MOST_SCANS)


def _read_png(content: bytes) -> Header | None:
    depth, colour = _big(content, 24, 1), _big(content, 25, 1)
    channels = _PNG_CHANNELS.get(colour)
    if channels is None:
        return None
    size_wh = (_big(content, 16, 4), _big(content, 20, 4))
    chunks, is_whole = _list_chunks(content)
    weight = _MOVING if b"acTL" in chunks else max(3, channels) * (1 + depth // 16)
    has_alpha = colour in {4, 6} or b"tRNS" in chunks
    return Header("PNG", size_wh, weight, has_alpha, is_whole, len(chunks) <= _MOST_CHUNKS)


def _list_chunks(content: bytes) -> tuple[list[bytes], bool]:
    """Return the kinds of a PNG's chunks, and whether all are there as long as they say, up to the last."""
    chunks: list[bytes] = []
    at = 8
    while at + 12 <= len(content) and len(chunks) <= _MOST_CHUNKS:
        length, kind = unpack_from(">I4s", content, at)
        at += 12 + length
        chunks.append(kind)
        if kind == b"IEND":
            break
    return chunks, at <= len(content) and (len(chunks) > _MOST_CHUNKS or chunks[-1:] == [b"IEND"])


def _read_bmp(content: bytes) -> Header | None:
    stated, head = _little(content, 2, 4), _little(content, 14, 4)
    if head < _BMP_HEAD:
        return None
    height = int.from_bytes(_cut(content, 22, 4), "little", signed=True)
    return Header("BMP", (_little(content, 18, 4), abs(height)), 4, is_whole=len(content) >= stated)


def _read_webp(content: bytes) -> Header | None:
    whole = len(content) >= _little(content, 4, 4) + 8
    form = _cut(content, 8, 8)
    if form == b"WEBPVP8X":
        size_wh = (1 + _little(content, 24, 3), 1 + _little(content, 27, 3))
        flags = _big(content, 20, 1)
        return Header("WebP", size_wh, _MOVING if flags & 0x02 else _WEBP, bool(flags & 0x10), whole)
    if form == b"WEBPVP8L":
        packed = _little(content, 21, 4)
        size_wh = (1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF))
        return Header("WebP", size_wh, _WEBP, has_alpha=True, is_whole=whole)
    if form == b"WEBPVP8 ":
        size_wh = (_little(content, 26, 2) & 0x3FFF, _little(content, 28, 2) & 0x3FFF)
        return Header("WebP", size_wh, _WEBP, is_whole=whole)
    return None
