"""Lists the photographs to learn from: half of every folder, and half of the blocks of playing cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from models.measure_card_finder import Truth, fold_of, read_boxes
from models.photo_folders import Photo, read_photos

BOXES = "playing_cards"  # boxes alone are labelled; the other folders have corners
# How often a photograph is listed: those of titled cards are few and teach the most.
TIMES = {
    "titled_cards": 12,
    "grids_set": 3,
    "webcam_table": 3,
    "phone_cards": 3,
    "neg_blocks": 2,
    "neg_chess": 2,
    "neg_catan": 2,
    "neg_go": 2,
}


def list_photos(photos: Path) -> list[dict[str, Any]]:
    """Return the photographs to learn from in folders with corners, where every card is labelled."""
    return [
        describe(photo)
        for folder, times in TIMES.items()
        for photo in read_photos(photos / folder)
        if photo.to_learn and photo.complete
        for _ in range(times)
    ]


def list_boxed(photos: Path, unseen_fold: int) -> list[Truth]:
    """Return the photographs of playing cards, without those that test this fold."""
    truths = read_boxes(photos / BOXES)
    return [truth for number, truth in enumerate(truths) if fold_of(number) != unseen_fold]


def is_boxed(photo: dict[str, Any]) -> bool:
    """Say whether a listed photograph is one of playing cards."""
    return f"/{BOXES}/" in Path(photo["picture"]).as_posix()


def describe(photo: Photo) -> dict[str, Any]:
    """Return one photograph with its cards, all of them known."""
    cards = [
        {"corners": quad.tolist(), "known": True, "box": [*quad.min(0).tolist(), *quad.max(0).tolist()]}
        for quad in photo.cards
    ]
    return {"picture": str(photo.path.resolve()), "cards": cards}
