"""Loading a picture file upright, as eight-bit colour, within a bound on memory; or refusing it in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from vision.errors import VisionError
from vision.geometry import Image, as_image
from vision.pictures.header import Header, read_header

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

LEAST_SIDE_PX = 64  # below it not even one card could be read
MOST_KEPT_PX = 25_000_000
MOST_DECODED_BYTES = 400_000_000
MOST_FILE_BYTES = 150_000_000
SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp"})
_REDUCED = {1: cv2.IMREAD_COLOR, 2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4}
_REDUCED[8] = cv2.IMREAD_REDUCED_COLOR_8
_BEHIND_GLASS = 128  # what shows through transparent places
_JPEG_QUALITY = 80  # for a screen, a few times a second: better ones look the same and weigh more


class PictureError(VisionError):
    """A picture cannot be used; the sentence names the file and the remedy."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is worked on, and its size as given; `reduced` pixels of the given make one of ours."""

    image_bgr: Image
    size_wh: tuple[int, int]
    reduced: float = 1.0


def encode_small(image_bgr: Image, width_px: int) -> bytes:
    """Return a picture as a JPEG, no wider than this."""
    scale = min(1.0, width_px / image_bgr.shape[1])
    small = cv2.resize(image_bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, _JPEG_QUALITY])[1].tobytes()


def write_picture(path: Path, image_bgr: Image) -> None:
    """Write a picture as the kind its name ends in; cv2.imwrite cannot write every name on Windows."""
    try:
        is_done, content = cv2.imencode(path.suffix, image_bgr)
        if is_done:
            path.write_bytes(content.tobytes())
    except (cv2.error, OSError):
        is_done = False
    if not is_done:
        raise PictureError("picture_not_written", file=str(path))


def load_picture(path: Path) -> Picture:
    """Load any JPEG, PNG, WebP or BMP file."""
    return decode_picture(_read_file(path), str(path))


def decode_picture(content: bytes, file: str) -> Picture:
    """Decode what a picture file holds; the file's name is for the words of a refusal."""
    if not content:
        raise PictureError("picture_empty", file=file)
    header = read_header(content)
    if header is None:
        raise PictureError("picture_of_no_kind", file=file)
    _check_header(file, header)
    factor = _choose_reduction(header.size_wh)
    image = _decode(content, header, factor)
    if image is None:
        raise PictureError("picture_damaged", file=file)
    return Picture(image, _given_size(header.size_wh, image), factor)


def flatten_depth(image: NDArray[Any]) -> Image:
    """Turn a decoded picture of any depth and channels into eight-bit blue, green, red."""
    if image.dtype == np.uint16:
        image = (image >> 8).astype(np.uint8)
    if image.ndim == 2 or image.shape[2] == 1:  # noqa: PLR2004 - a grey picture has no third axis
        return as_image(cv2.cvtColor(image, cv2.COLOR_GRAY2BGR))
    return _blend_alpha(image) if image.shape[2] in {2, 4} else as_image(image)


def _blend_alpha(image: NDArray[Any]) -> Image:
    cover = image[..., -1:].astype(np.uint16)
    mixed = (image[..., :-1] * cover + _BEHIND_GLASS * (255 - cover)) // 255
    return np.broadcast_to(mixed, (*mixed.shape[:2], 3)).astype(np.uint8)


def _read_file(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_FILE_BYTES:
            raise PictureError("picture_too_large", file=str(path))
        return path.read_bytes()
    except FileNotFoundError as error:
        raise PictureError("picture_missing", file=str(path)) from error
    except OSError as error:
        raise PictureError("picture_not_opened", file=str(path), reason=str(error.strerror)) from error


def _check_header(file: str, header: Header) -> None:
    width, height = header.size_wh
    if not header.is_whole:
        raise PictureError("picture_cut_off", file=file)
    if not header.is_sound:
        raise PictureError("picture_damaged", file=file)
    if min(width, height) < LEAST_SIDE_PX:
        raise PictureError("picture_too_small", file=file, size=f"{width} x {height}")
    too_heavy = width * height * header.bytes_per_pixel > MOST_DECODED_BYTES
    if too_heavy or _choose_reduction(header.size_wh) not in _REDUCED:
        raise PictureError("picture_too_many_pixels", file=file, size=f"{width} x {height}")


def _choose_reduction(size_wh: tuple[int, int]) -> int:
    factor = 1
    while size_wh[0] * size_wh[1] / factor**2 > MOST_KEPT_PX:
        factor *= 2
    return factor


def _decode(content: bytes, header: Header, factor: int) -> Image | None:
    flags = cv2.IMREAD_UNCHANGED if header.has_alpha and factor == 1 else _REDUCED[factor]
    image = cv2.imdecode(np.frombuffer(content, np.uint8), flags)
    return None if image is None else flatten_depth(image)


def _given_size(stored_wh: tuple[int, int], image: Image) -> tuple[int, int]:
    """Return the size as seen: the EXIF turn may have swapped the stored width and height."""
    height, width = image.shape[:2]
    return stored_wh if (width > height) == (stored_wh[0] > stored_wh[1]) else stored_wh[::-1]
