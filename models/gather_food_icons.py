"""Draws other people's icons as one-colour masks for food dice: a folder for each food, one for other signs.

`npm pack @iconify-json/NAME` fetches the packages named in food_icons.csv. None of their files is shipped.
A source draws alike in all its packages, so whole sources are never trained on: some are for choosing
(`choose`), some for measuring (`report`), the others for learning (`learn`).
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import resvg_py

from fixtures.render.dice.pen import ICON_PX

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fixtures.render.dice.pen import Mask

CHOSEN = Path(__file__).with_name("food_icons.csv")
SIGN_SETS = ("game-icons", "mdi", "fa6-solid")
SIGNS_A_SET = 500
# Sources never trained on, by the first part of their packages' names.
HELD_OUT = {
    "choose": {"carbon", "mdi", "noto", "ph"},
    "report": {"hugeicons", "iconoir", "lucide", "tabler", "tdesign", "twemoji"},
}
_NO_SIGN = re.compile(  # what might be taken for a food, or says nothing
    r"fish|shark|whale|dolphin|carp|trout|salmon|worm|bug|cater|maggot|larva|slug|snail|snake|insect|tentacle|"
    r"mouse|mice|rat|squirrel|beaver|hedgehog|rabbit|weasel|mole|bear|cat|dog|rodent|animal|wheat|grain|corn|"
    r"barley|oat|seed|leaf|leaves|plant|tree|branch|feather|herb|fern|sprout|crop|cherry|berry|berries|grape|"
    r"fruit|apple|plum|holly|currant|food|centipede|lizard|outline|box|blank|square|circle|off$"
)
_TOLD_BY_OUTLINE = {"fish", "rodent"}  # of other foods little is left without the lines inside
_BIG_PX = 2 * ICON_PX
_REACH_PX = round(0.9 * ICON_PX)  # as far as our own pen reaches
_SEAM_AT = 26.0  # how much lightness changes across a line inside a coloured icon
_PALE_LINE_PX = 11
_HALF, _COVERED = (
    127,
    200,
)  # how much of a pixel must be covered to count, and to have the icon's own colour
_HOLLOW = 0.55  # share of its outline that a drawing in lines covers at most


def gather(packages: Path, out: Path) -> None:
    """Write all masks."""
    with CHOSEN.open(newline="") as file:
        rows = list(csv.DictReader(file))
    sets = {row["icon"].split(":")[0] for row in rows} | set(SIGN_SETS)
    icons = {name: _open_set(packages, name) for name in sets}
    for row in rows:
        name, icon = row["icon"].split(":")
        drawn = _draw_ways(_rasterise(icons[name], icon), fill=row["food"] in _TOLD_BY_OUTLINE)
        _write(out / _part_of(name) / row["food"], f"{name}_{icon}", drawn)
    for name in SIGN_SETS:
        for icon in _choose_signs(icons[name]):
            sign = _frame(_rasterise(icons[name], icon)[..., 3])
            for part in HELD_OUT if _part_of(name) in HELD_OUT else ("learn",):
                _write(out / part / "signs", f"{name}_{icon}", [sign])


def _part_of(package: str) -> str:
    source = package.split("-", maxsplit=1)[0]
    return next((part for part, sources in HELD_OUT.items() if source in sources), "learn")


def _open_set(packages: Path, name: str) -> dict[str, Any]:
    """Read one package of icons."""
    (path,) = packages.glob(f"iconify-json-{name}-[0-9]*.tgz")
    with tarfile.open(path) as package:
        file = package.extractfile("package/icons.json")
        assert file, "every package of icons has this file"
        return dict(json.load(file))


def _choose_signs(icons: dict[str, Any]) -> list[str]:
    names = [name for name in sorted(icons["icons"]) if not _NO_SIGN.search(name)]
    picked = np.random.default_rng(0).permutation(len(names))[:SIGNS_A_SET]
    return [names[number] for number in picked]


def _rasterise(icons: dict[str, Any], name: str) -> NDArray[np.uint8]:
    """An icon as BGR and cover, in black where it has no colour of its own."""
    icon = icons["icons"][name]
    left, top, width, height = (
        icon.get(key, icons.get(key, other))
        for key, other in (("left", 0), ("top", 0), ("width", 16), ("height", 16))
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{left} {top} {width} {height}">{icon["body"].replace("currentColor", "#000")}</svg>'
    )
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=_BIG_PX, height=_BIG_PX)
    return np.asarray(cv2.imdecode(np.frombuffer(bytes(drawn), np.uint8), cv2.IMREAD_UNCHANGED), np.uint8)


def _draw_ways(icon: NDArray[np.uint8], *, fill: bool) -> list[Mask]:
    """An icon in one ink, with pale seams where its colours meet; one that is all lines also filled."""
    cover = icon[..., 3]
    light = cv2.cvtColor(icon[..., :3], cv2.COLOR_BGR2LAB)[..., 0].astype(np.float32)
    inside = light[cover > _COVERED]
    mask = _cut_seams(light, cover) if inside.size and np.ptp(inside) > 2 * _SEAM_AT else cover
    filled = _fill(mask)
    hollow = np.count_nonzero(mask > _HALF) < _HOLLOW * np.count_nonzero(filled > _HALF)
    return [_frame(mask), _frame(filled)] if fill and hollow else [_frame(mask)]


def _cut_seams(light: NDArray[np.float32], cover: Mask) -> Mask:
    """The whole shape with pale lines where its colours meet."""
    soft = cv2.GaussianBlur(light, (0, 0), 2)
    steps = cv2.morphologyEx(soft, cv2.MORPH_GRADIENT, np.ones((5, 5), np.uint8))
    within = cv2.erode(cover, np.ones((13, 13), np.uint8)) > _HALF
    seams = ((steps > _SEAM_AT) & within).astype(np.uint8) * 255
    wide = cv2.dilate(seams, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (_PALE_LINE_PX, _PALE_LINE_PX)))
    return np.asarray(cv2.subtract(cover, wide), np.uint8)


def _fill(mask: Mask) -> Mask:
    """The shape without its holes."""
    outlines, _ = cv2.findContours((mask > _HALF).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    filled = np.zeros_like(mask)
    cv2.drawContours(filled, outlines, -1, 255, -1)
    return np.asarray(cv2.max(filled, mask), np.uint8)


def _frame(mask: Mask) -> Mask:
    """Bring a shape to the size and place of our own drawings."""
    left, top, width, height = cv2.boundingRect((mask > 40).astype(np.uint8))
    zoom = _REACH_PX / max(width, height, 1)
    middle = np.array([left + width / 2, top + height / 2])
    matrix = np.column_stack([np.eye(2) * zoom, ICON_PX / 2 - zoom * middle])
    soft = cv2.GaussianBlur(mask, (0, 0), 0.8)
    return np.asarray(cv2.warpAffine(soft, matrix, (ICON_PX, ICON_PX), flags=cv2.INTER_LINEAR), np.uint8)


def _write(folder: Path, name: str, masks: list[Mask]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, mask in enumerate(masks):
        if mask.any():
            cv2.imwrite(str(folder / f"{name}_{number}.png"), mask)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", type=Path, help="folder of the packages (iconify-json-*.tgz)")
    parser.add_argument("out", type=Path, help="folder to write")
    wish = parser.parse_args()
    gather(wish.packages, wish.out)


if __name__ == "__main__":
    main()
