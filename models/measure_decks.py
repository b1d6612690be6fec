"""Measures how cards of a deck that was shown whole are named: our own solo cards on planks, and other cards.

Usage: python -m models.measure_decks --count 200 --seed 4
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from docs.record import Figure, add_option, record
from fixtures.render.cards.characters import (
    CARD_MM,
    draw_character,
    draw_solo_arrow,
    draw_solo_list,
    load_characters,
    load_solo_cards,
)
from fixtures.render.scenes import light
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from vision.evidence import IN_A_GAME
from vision.finding.finder import CardFinder
from vision.naming.pictures.decks import DeckNamer
from vision.naming.pictures.references import Known, References
from vision.reading import Status

if TYPE_CHECKING:
    from fixtures.render.cards.faces import Face
    from fixtures.render.texture import Chance, Image
    from vision.reading import Outline, Reading

SIZE_WH = (480, 400)
PX_PER_MM = (1.17, 1.4, 1.75)  # a table for the Last Stand at 720p, and nearer to 1080p
DEFOCUS_PX = (0.0, 0.6, 1.0, 1.3)
KINDS = ("list", "list", "list", "arrow", "other")
OUTCOMES = ("right", "wrong", "in doubt", "not found")
NEAR_PX = 20.0  # an outline whose middle is at most so far off is the card's


def shoot(rng: Chance, face: Face) -> tuple[Image, np.ndarray]:
    """Photograph a card on planks, either way up; and where its middle truly is."""
    way = aim_camera(
        SIZE_WH, float(rng.choice(PX_PER_MM)), float(rng.uniform(0, 12)), float(rng.uniform(0, 360))
    )
    scene = Scene(draw_table(rng, SIZE_WH, "wood"), way)
    turned_deg = float(rng.choice([0.0, 180.0]) + rng.normal(0, 1.5))
    at_mm = (float(rng.uniform(-8, 8)), float(rng.uniform(-8, 8)))
    lay_card(scene, face, at_mm, CARD_MM[0], turned_deg, shadow=0.35)
    lamp = light.lamp(SIZE_WH, (float(rng.random()), float(rng.random())), 0.9, float(rng.uniform(0.5, 0.9)))
    lit = np.clip(scene.image_bgr * lamp[..., None] * rng.uniform(0.6, 1.05), 0, 255).astype(np.uint8)
    defocus_px = float(rng.choice(DEFOCUS_PX))
    blurred = light.blur_focus(lit, defocus_px) if defocus_px else lit
    return light.add_noise(rng, blurred, 2.5), np.mean(scene.cards[-1].corners, axis=0)


def draw_one(rng: Chance, kind: str) -> Face:
    """Draw a card of a kind."""
    if kind == "other":
        return draw_character(str(rng.choice(list(load_characters()))), str(rng.choice(["black", "white"])))
    solo = load_solo_cards()[int(rng.integers(len(load_solo_cards())))]
    return draw_solo_list(solo) if kind == "list" else draw_solo_arrow(solo)


@cache
def open_namer(side: str) -> DeckNamer:
    """The namer for one side of solo cards that were shown once."""
    shown = {key: picture for key, picture in enrol(solo=True).items() if key[1] == side}
    return DeckNamer(References([Known(*key) for key in shown], list(shown.values())))


def judge(reading: Reading, face: Face) -> str:
    """Say what became of a card."""
    if reading.status is not Status.SURE:
        return "in doubt"
    return "right" if reading.id == face.id else "wrong"


@cache
def _open_finder() -> CardFinder:
    return CardFinder()


def find_outline(image_bgr: Image, middle: np.ndarray) -> Outline | None:
    """The outline that the finder gives the card, if it finds it."""
    found = _open_finder().find(image_bgr)
    near = [one for one in found if np.linalg.norm(np.subtract(one.center, middle)) < NEAR_PX]
    return near[0] if near else None


def measure(count: int, seed: int) -> Counter[tuple[str, str]]:
    """Count what becomes of so many cards, by kind."""
    told: Counter[tuple[str, str]] = Counter()
    for number in range(count):
        rng = np.random.default_rng((seed, number))
        kind = KINDS[number % len(KINDS)]
        face = draw_one(rng, kind)
        image_bgr, middle = shoot(rng, face)
        outline = find_outline(image_bgr, middle)
        for side in ("list", "arrow") if kind == "other" else (kind,):
            what = (
                judge(open_namer(side).read(image_bgr, outline, IN_A_GAME), face) if outline else "not found"
            )
            told[kind, what] += 1
    return told


def record_counts(counts: Counter[tuple[str, str]]) -> None:
    """Write down what became of the cards."""
    named = {what: sum(counts[kind, what] for kind in ("list", "arrow")) for what in OUTCOMES}
    found = sum(named.values()) - named["not found"]
    others = sum(counts["other", what] for what in OUTCOMES if what != "not found")
    figures = {
        "found as cards (on a pile their place is known)": Figure(str(found), found + named["not found"]),
        "sure and right, of those found": Figure(str(named["right"]), found),
        "named wrong": Figure(str(named["wrong"])),
        "cards of another kind called sure": Figure(str(counts["other", "wrong"]), others),
    }
    record("Printed lists and arrows of Crownfell's solo cards", figures)


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(prog="python -m models.measure_decks", description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=4)
    add_option(parser)
    options = parser.parse_args()
    counts = measure(options.count, options.seed)
    if options.record:
        record_counts(counts)
    for (kind, what), number in sorted(counts.items()):
        print(f"{kind}: {what} {number}")  # noqa: T201 - it talks to the person who measures


if __name__ == "__main__":
    main()
