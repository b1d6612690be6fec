"""What a picture file says of itself before it is decoded: kind, size, weight, and whether it is whole.

Pillow reads sizes as well, but neither its `open` nor its `verify` notices a JPEG that was cut off, and its
guard against huge pictures is one setting for the whole process.
"""

from __future__ import annotations

from dataclasses import dataclass

_PNG_CHANNELS = {0: 1, 2: 3, 3: 3, 4: 2, 6: 4}
_JPEG_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_JPEG_PROGRESSIVE = {0xC2, 0xC6, 0xCA, 0xCE}


@dataclass(frozen=True, slots=True)
class Header:
    """The beginning of a picture file, understood."""

    kind: str
    size_wh: tuple[int, int]
    bytes_per_pixel: int
    has_alpha: bool = False
    is_whole: bool = True


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
    at = 2
    while _big(content, at, 1) == 0xFF:  # noqa: PLR2004 - the sign every JPEG segment starts with
        marker, length = _big(content, at + 1, 1), _big(content, at + 2, 2)
        if marker in _JPEG_FRAMES:
            height, width, channels = (_big(content, at + place, n) for place, n in ((5, 2), (7, 2), (9, 1)))
            # A progressive file is decoded whole, two bytes a coefficient; others line by line.
            weight = 2 * channels if marker in _JPEG_PROGRESSIVE else 0
            return Header("JPEG", (width, height), weight, is_whole=content.rfind(b"\xff\xd9") > at + length)
        at += 2 + length
    return None


def _read_png(content: bytes) -> Header | None:
    depth, colour = _big(content, 24, 1), _big(content, 25, 1)
    channels = _PNG_CHANNELS.get(colour)
    if channels is None:
        return None
    size_wh = (_big(content, 16, 4), _big(content, 20, 4))
    has_alpha = colour in {4, 6} or b"tRNS" in content[:4096]
    return Header("PNG", size_wh, max(3, channels) * (1 + depth // 16), has_alpha, b"IEND" in content[-4096:])


def _read_bmp(content: bytes) -> Header:
    stated = _little(content, 2, 4)
    height = int.from_bytes(_cut(content, 22, 4), "little", signed=True)
    return Header("BMP", (_little(content, 18, 4), abs(height)), 4, is_whole=len(content) >= stated)


def _read_webp(content: bytes) -> Header | None:
    whole = len(content) >= _little(content, 4, 4) + 8
    form = _cut(content, 8, 8)
    if form == b"WEBPVP8X":
        size_wh = (1 + _little(content, 24, 3), 1 + _little(content, 27, 3))
        return Header("WebP", size_wh, 4, bool(_big(content, 20, 1) & 0x10), whole)
    if form == b"WEBPVP8L":
        packed = _little(content, 21, 4)
        return Header(
            "WebP", (1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF)), 4, has_alpha=True, is_whole=whole
        )
    if form == b"WEBPVP8 ":
        size_wh = (_little(content, 26, 2) & 0x3FFF, _little(content, 28, 2) & 0x3FFF)
        return Header("WebP", size_wh, 4, is_whole=whole)
    return None
