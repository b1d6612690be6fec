"""Small files that take very much when a decoder believes what they say of themselves."""

from __future__ import annotations

import struct
import zlib

import cv2
import numpy as np

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, RGBA = 2, 6


def make_bombs() -> dict[str, bytes]:
    """Every bomb by its file's name."""
    return {
        "false_chunk_length.png": make_false_length(),
        "heavy_see_through.png": make_png((5000, 5000), 16, RGBA),
        "moving.png": make_moving_png((9000, 9000)),
        "many_chunks.png": make_png((100, 100), 8, RGB, _chunk(b"tEXt", b"a\0b") * 400_000),
        "one_scan_a_channel.jpg": make_split_jpeg((16000, 16000)),
        "many_scans.jpg": make_scanned_jpeg((2000, 2000), 30_000),
        "moving.webp": make_moving_webp((9000, 9000)),
        "short.bmp": make_short_bmp((9900, 9900)),
    }


def make_false_length() -> bytes:
    """A PNG of 30 kB whose picture data claim to have two gigabytes."""
    head = make_png((100, 100), 8, RGB)[:33]
    return head + struct.pack(">I", 0x7FFFFFF0) + b"IDAT" + bytes(30_000) + _chunk(b"IEND", b"")


def make_png(size_wh: tuple[int, int], depth: int, colour: int, between: bytes = b"") -> bytes:
    """A black PNG, with other chunks before its picture data."""
    head = struct.pack(">IIBBBBB", *size_wh, depth, colour, 0, 0, 0)
    data = _chunk(b"IDAT", _make_rows(size_wh, depth, colour))
    return SIGNATURE + _chunk(b"IHDR", head) + between + data + _chunk(b"IEND", b"")


def make_moving_png(size_wh: tuple[int, int]) -> bytes:
    """A PNG that moves, each of its pictures as large as the whole."""
    control = struct.pack(">IIIIIHHBB", 0, *size_wh, 0, 0, 1, 10, 0, 0)
    return make_png(size_wh, 8, RGBA, _chunk(b"acTL", struct.pack(">II", 2, 0)) + _chunk(b"fcTL", control))


def make_split_jpeg(size_wh: tuple[int, int]) -> bytes:
    """A grey JPEG with a scan for each of its three channels, so that all must be held at once."""
    tables = b"".join(part for kind, part in _cut_jpeg(_encode((64, 64))) if kind in {0xDB, 0xC4})
    parts = b"".join(bytes([number, 0x11, 0]) for number in (1, 2, 3))
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 17, 8, size_wh[1], size_wh[0], 3) + parts
    blocks = (size_wh[0] // 8) * (size_wh[1] // 8)
    coded = b"\x28\xa2\x8a" * (blocks // 4)  # four blocks that are like the one before
    scans = (b"\xff\xda" + struct.pack(">HB", 8, 1) + bytes([n, 0, 0, 63, 0]) + coded for n in (1, 2, 3))
    return b"\xff\xd8" + tables + frame + b"".join(scans) + b"\xff\xd9"


def make_scanned_jpeg(size_wh: tuple[int, int], scans: int) -> bytes:
    """A progressive JPEG that goes over the same picture again and again."""
    parts = [part for _, part in _cut_jpeg(_encode(size_wh, cv2.IMWRITE_JPEG_PROGRESSIVE, 1))]
    return b"\xff\xd8" + b"".join(parts) + parts[-1] * scans + b"\xff\xd9"


def make_moving_webp(size_wh: tuple[int, int]) -> bytes:
    """A WebP that moves on a large canvas."""
    still = cv2.imencode(".webp", np.zeros((64, 64, 3), np.uint8), [cv2.IMWRITE_WEBP_QUALITY, 101])[
        1
    ].tobytes()[12:]
    frame = bytes(6) + bytes((63, 0, 0, 63, 0, 0)) + b"\x10\0\0\0" + still
    large = b"".join((side - 1).to_bytes(3, "little") for side in size_wh)
    body = b"WEBPVP8X" + struct.pack("<I", 10) + b"\x02\0\0\0" + large
    body += b"ANIM" + struct.pack("<I", 6) + bytes(6)
    body += (b"ANMF" + struct.pack("<I", len(frame)) + frame) * 2
    return b"RIFF" + struct.pack("<I", len(body)) + body


def make_short_bmp(size_wh: tuple[int, int]) -> bytes:
    """A packed BMP that ends at once."""
    head = struct.pack("<IiiHHIIiiII", 40, *size_wh, 1, 8, 1, 2, 0, 0, 256, 0)
    return b"BM" + struct.pack("<IHHI", 1080, 0, 0, 1078) + head + bytes(1024) + b"\0\1"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _make_rows(size_wh: tuple[int, int], depth: int, colour: int) -> bytes:
    row = bytes(1 + size_wh[0] * depth // 8 * {RGB: 3, RGBA: 4}[colour])
    packer = zlib.compressobj(1)
    return b"".join([packer.compress(row) for _ in range(size_wh[1])]) + packer.flush()


def _encode(size_wh: tuple[int, int], *settings: int) -> bytes:
    return cv2.imencode(".jpg", np.full(size_wh[::-1], 128, np.uint8), settings)[1].tobytes()


def _cut_jpeg(content: bytes) -> list[tuple[int, bytes]]:
    """The parts of a JPEG between its first and its last two bytes, by their markers."""
    parts: list[tuple[int, bytes]] = []
    at = 2
    while content[at + 1] != 0xD9:
        end = at + 2 + int.from_bytes(content[at + 2 : at + 4], "big")
        while content[end] != 0xFF or content[end + 1] == 0:
            end += 1
        parts.append((content[at + 1], content[at:end]))
        at = end
    return parts
