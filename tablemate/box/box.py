"""A box on disk: a folder of pictures and an index that says what each shows, written whole or not at all."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from threading import Lock
from typing import TYPE_CHECKING, Any

from engine.files import write_whole
from tablemate import storage
from tablemate.box.sides import LONGEST, CardSide, name_in_ascii, slug
from tablemate.wording import refuse, words
from vision.pictures.header import read_header
from vision.reading import BACK

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from vision.geometry import Image
    from vision.naming.pictures.references import References

log = logging.getLogger(__name__)
INDEX = "box.json"
LOCK = ".lock"
FORMAT, VERSION = "tablemate box", 1
MOST_CARDS = 5000
MOST_INDEX_BYTES = 4_000_000
MOST_PICTURE_BYTES = 2_000_000
LARGEST_PX = 2000
QUALITY = 90
FILE = re.compile(r"[a-z0-9_.]{1,200}\.jpg")
DEFAULT = "default"
_CHANGING = Lock()  # a game that learns and a page that enrols may change the same box at once


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture of one card side, and where it came from: `shown`, `played` or `imported`."""

    id: str
    side: str
    name: str
    file: str
    sha256: str
    source: str = "shown"

    @property
    def card(self) -> CardSide:
        """Which card side it shows."""
        return CardSide(self.id, self.side)


class Box:
    """The pictures of one owner's cards. Every change is on disk before the next begins."""

    def __init__(self, folder: Path, game: str, cards: dict[CardSide, Kept]) -> None:
        self.folder = folder
        self.game = game
        self._cards = cards

    @property
    def cards(self) -> tuple[Kept, ...]:
        """All cards, in the order they were kept."""
        return tuple(self._cards.values())

    @property
    def names(self) -> dict[str, str]:
        """The names of the cards, by id."""
        return {kept.id: kept.name for kept in self.cards}

    def has(self, card: CardSide) -> bool:
        """Whether a picture of this side is kept."""
        return card in self._cards

    def keep(self, card: CardSide, name: str, picture_bgr: Image, source: str = "shown") -> Kept:
        """Keep a picture; an older one of the same side is deleted once the new one is on disk."""
        content = encode(picture_bgr)
        digest = hashlib.sha256(content).hexdigest()
        # The file's name holds its digest, so that the index never points at half a picture.
        file = f"{name_in_ascii(card.label) or 'card'}.{digest[:12]}.jpg"
        kept = Kept(card.id, card.side, name, file, digest, source)
        with self._changing():
            index = self._make_index({**self._cards, card: kept})
            write_whole(self.folder / file, content)
            self._put(index)
        return kept

    def refresh(self) -> None:
        """Read the index again: another part of the program may have changed the box meanwhile."""
        self._cards = open_box(self.folder)._cards  # noqa: SLF001 - of its own kind

    def drop(self, card: CardSide) -> None:
        """Delete the picture of a card side, if there is one."""
        with self._changing():
            if card in self._cards:
                self._put(
                    self._make_index({side: kept for side, kept in self._cards.items() if side != card})
                )

    def rename(self, cards: Mapping[CardSide, tuple[CardSide, str]]) -> None:
        """Rename card sides, by id and name, all at once; no new name may be that of another side."""
        with self._changing():
            moved = {
                card: replace(self._cards[old], id=card.id, side=card.side, name=name)
                for old, (card, name) in cards.items()
                if old in self._cards
            }
            if moved:
                rest = {card: kept for card, kept in self._cards.items() if card not in cards}
                self._put(self._make_index(rest | moved))

    def read_picture(self, kept: Kept) -> Image | None:
        """The picture of a card; None if its file is gone or was changed."""
        with suppress(OSError):
            content = (self.folder / kept.file).read_bytes()
            if hashlib.sha256(content).hexdigest() == kept.sha256:
                return decode(content)
        return None

    def load(
        self,
        sides: Sequence[str] = (),
        ids: Collection[str] | None = None,
        meanings: Mapping[CardSide, CardSide] | None = None,
    ) -> tuple[References, tuple[Kept, ...]]:
        """The pictures of some sides and ids, or all, to name cards by, and the cards with a damaged one.

        A card that was shown under a number is named by the number's meaning.
        """
        from vision.naming.pictures.references import Known, References  # noqa: PLC0415 - loads OpenCV

        wanted = [kept for kept in self.cards if not sides or kept.side in sides]
        pairs = [(kept, self.read_picture(kept)) for kept in wanted if ids is None or kept.id in ids]
        good = [(kept, picture) for kept, picture in pairs if picture is not None]
        meant = [(meanings or {}).get(kept.card, kept.card) for kept, _ in good]
        # Two decks may share a back, which only says that a card lies face down.
        known = [Known("" if card.side == BACK else card.id, card.side) for card in meant]
        damaged = tuple(kept for kept, picture in pairs if picture is None)
        return References(known, [picture for _, picture in good]), damaged

    def pictures(self) -> dict[tuple[str, str], Image]:
        """The good pictures, by id and side."""
        read = {(kept.id, kept.side): self.read_picture(kept) for kept in self.cards}
        return {key: picture for key, picture in read.items() if picture is not None}

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Change the box as it is on disk now, one program and one thread at a time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with _CHANGING, storage.alone(self.folder / LOCK):
            self.refresh()
            yield

    def _make_index(self, cards: dict[CardSide, Kept]) -> bytes:
        """The index of these cards, checked so that it can be read again."""
        index = write_index(self.game, list(cards.values()))
        if len(cards) > MOST_CARDS or len(index) > MOST_INDEX_BYTES:
            raise refuse("box_full", folder=str(self.folder), number=len(self._cards))
        try:
            _read_cards(json.loads(index))
        except ValueError as error:
            raise refuse("card_name_odd") from error
        return index

    def _put(self, index: bytes) -> None:
        """Write the index, then delete the pictures that it no longer lists."""
        write_whole(self.folder / INDEX, index)
        before, self._cards = self._cards, read_index(index, INDEX)[1]
        for file in {kept.file for kept in before.values()} - {kept.file for kept in self._cards.values()}:
            with suppress(OSError):
                (self.folder / file).unlink()


def find_box(game: str, name: str = DEFAULT) -> Path:
    """Where a box lies."""
    if not slug(name):
        raise refuse("box_name_bad", box=name)
    return storage.home() / "boxes" / (game if name == DEFAULT else "named") / slug(name)


def open_box(folder: Path, game: str = "") -> Box:
    """A box to read and add to; a new one is empty. A damaged index is refused and stays as it is."""
    path = folder / INDEX
    if not path.exists():
        return Box(folder, game, {})
    if path.stat().st_size > MOST_INDEX_BYTES:
        raise refuse("box_damaged", file=str(path), reason=words("reason_too_large"))
    return Box(folder, *read_index(path.read_bytes(), str(path)))


def load_references(
    box: Box | None,
    sides: Sequence[str] = (),
    ids: Collection[str] | None = None,
    meanings: Mapping[CardSide, CardSide] | None = None,
) -> References | None:
    """The pictures of a box ready to name cards by, if it has any; damaged ones are reported."""
    if box is None or not box.cards:
        return None
    references, damaged = box.load(sides, ids, meanings)
    for kept in damaged:
        log.warning("%s", words("box_picture_damaged", card=kept.name, file=kept.file))
    return references if len(references) else None


def write_index(game: str, cards: list[Kept]) -> bytes:
    """The index as it is stored; its checksum is over the cards."""
    listed = [asdict(kept) for kept in cards]
    whole = {"format": FORMAT, "version": VERSION, "game": game, "checksum": _sum(listed), "cards": listed}
    return json.dumps(whole, ensure_ascii=False, indent=1).encode()


def read_index(content: bytes, file: str) -> tuple[str, dict[CardSide, Kept]]:
    """The game and the cards of an index; anything else is refused with the reason."""
    try:
        whole = json.loads(content)
        cards = _read_cards(whole)
        return str(whole.get("game", ""))[:LONGEST], cards
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise refuse("box_damaged", file=file, reason=str(error)[:200]) from error


def _read_cards(whole: Any) -> dict[CardSide, Kept]:
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise ValueError("it is not a box of Tablemate's")
    if whole.get("version") != VERSION:
        raise ValueError(f"it is of version {whole.get('version')!r}, and I know only {VERSION}")
    if whole["checksum"] != _sum(whole["cards"]):
        raise ValueError("its list of cards was changed or is damaged")
    kept = [_read_card(entry) for entry in whole["cards"]]
    cards = {one.card: one for one in kept}
    if len(kept) > MOST_CARDS or len(cards) < len(kept):
        raise ValueError("it lists too many cards, or one of them twice")
    return cards


def _read_card(entry: Any) -> Kept:
    kept = Kept(
        **{name: _read_text(entry, name) for name in ("id", "side", "name", "file", "sha256", "source")}
    )
    if not kept.id or not FILE.fullmatch(kept.file) or not re.fullmatch("[0-9a-f]{64}", kept.sha256):
        raise ValueError("one of its cards has no id, or no proper file")
    return kept


def _read_text(entry: Any, name: str) -> str:
    text = entry[name]
    if not isinstance(text, str) or len(text) > 4 * LONGEST or not (text.isprintable() or not text):
        raise ValueError(f"the {name} of a card is no plain text")
    return text


def encode(picture_bgr: Image) -> bytes:
    """A picture as it is stored."""
    import cv2  # noqa: PLC0415 - the page lists boxes without it, and so starts sooner

    done, content = cv2.imencode(".jpg", picture_bgr, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not done:
        raise ValueError("the picture cannot be stored")
    return content.tobytes()


def decode(content: bytes) -> Image | None:
    """A stored picture; None if it is not a picture, or far too large for one of a card."""
    header = read_header(content)
    if header is None or max(header.size_wh) > LARGEST_PX or not (header.is_whole and header.is_sound):
        return None
    import cv2  # noqa: PLC0415 - as above
    import numpy as np  # noqa: PLC0415 - as above

    image = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    return None if image is None else np.asarray(image, np.uint8)


def _sum(cards: Any) -> str:
    return hashlib.sha256(json.dumps(cards, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
