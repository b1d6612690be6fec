"""Lists the photographs to learn from: `python -m models.list_card_photos OUT.json FOLDER...`.

The folders have labels.json; what is written is as label_card_photos writes it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from models.photo_folders import Photo, read_photos


def describe(photo: Photo) -> dict[str, object]:
    """Return one photograph with its cards, all of them known."""
    cards = [
        {"corners": quad.tolist(), "known": True, "box": [*quad.min(0).tolist(), *quad.max(0).tolist()]}
        for quad in photo.cards
    ]
    return {"picture": str(photo.path.resolve()), "cards": cards}


def main() -> None:
    """Gather the first half of each folder, where every card is labelled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    options = parser.parse_args()
    photos = [
        photo
        for folder in options.folders
        for photo in read_photos(folder)
        if photo.to_learn and photo.complete
    ]
    options.out.write_text(json.dumps([describe(photo) for photo in photos]), encoding="utf-8")


if __name__ == "__main__":
    main()
