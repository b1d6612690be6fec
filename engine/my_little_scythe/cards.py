"""The Automountie cards: pies, seek diagram, lettered paths and fight numbers, from a sheet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.entries import check_count, open_sheet, refuse_twice
from engine.events import Line
from engine.game import PrintedCard, Title
from engine.my_little_scythe.board import DIRECTIONS, spaces
from engine.my_little_scythe.table import TOKENS, TRACK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.entries import Entry

SHEET = "automountie.toml"
DECK_SIZE = 21
LETTERS = "ABCDEF"
MOST_PIES = 10
MOST_SPELLS = 5
LONGEST_PATH = 6
KEYS = ("number", "pies", "seek", "path", "fight")


@dataclass(frozen=True, slots=True)
class Card:
    """One Automountie card. `face` is how a person tells it from the others when it is drawn."""

    number: int
    pies: int
    seek: tuple[tuple[str, str], ...]  # a token and the space it is placed on
    paths: Mapping[str, tuple[str, ...]]  # the directions of each lettered path, A first
    fight_pies: int
    fight_spells: int
    face: str = ""


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A deck file: its 21 cards by face, and the Trophy Track if the owner wrote it down."""

    cards: Mapping[str, Card]
    track: tuple[str, ...]


@lru_cache(maxsize=8)
def read_cards(text: str, file: str = SHEET) -> CardSheet:
    """The cards of a deck file, or BadData with the line and what is wrong with it."""
    top = open_sheet(text, file)
    top.check_fields(("origin", "card"), ("trophy_track",))
    track = _track(top) if "trophy_track" in top else ()
    entries = top.entries("card")
    check_count(entries, DECK_SIZE, DECK_SIZE)
    cards = [_card(entry) for entry in entries]
    refuse_twice(entries, "number")
    return CardSheet({card.face: card for card in _with_faces(cards)}, track)


def list_prints(text: str) -> tuple[PrintedCard, ...]:
    """What a camera can see of each card of a file; they print no names, so they are called by number."""
    cards = read_cards(text).cards.values()
    sides = (Title(card.face, f"automountie card {number}") for number, card in enumerate(cards, 1))
    return tuple(PrintedCard(SHEET, "card", place, (side,)) for place, side in enumerate(sides))


def _track(top: Entry) -> tuple[str, ...]:
    needed = Line("need_track", {"trophies": ", ".join(TRACK)})
    track = top.words("trophy_track", TRACK, needed)
    if sorted(track) != sorted(TRACK):
        top.bad_value("trophy_track", needed)
    return tuple(track)


def _card(entry: Entry) -> Card:
    entry.check_fields(KEYS)
    fight = entry.part("fight")
    fight.check_fields(("pies", "spells"))
    card = Card(
        number=entry.whole("number", 1, DECK_SIZE),
        pies=entry.whole("pies", 0, MOST_PIES),
        seek=_seek(entry),
        paths=_paths(entry.part("path")),
        fight_pies=fight.whole("pies", 0, MOST_PIES),
        fight_spells=fight.whole("spells", 0, MOST_SPELLS),
    )
    if card.pies and card.seek:
        entry.bad("seek", Line("bad_seek"))
    return card


def _seek(entry: Entry) -> tuple[tuple[str, str], ...]:
    placed = []
    for text in entry.items("seek", Line("need_seek")):
        token, _, space = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if token not in TOKENS or space not in spaces():
            entry.bad_item("seek", text, Line("need_token", {"tokens": ", ".join(TOKENS)}))
        placed.append((token, space))
    return tuple(placed)


def _paths(part: Entry) -> Mapping[str, tuple[str, ...]]:
    part.check_fields((), LETTERS)
    if not part.table:
        part.bad("A", Line("bad_path"))
    return {letter: _way(part, letter) for letter in LETTERS if letter in part}


def _way(part: Entry, letter: str) -> tuple[str, ...]:
    directions = [direction.replace("_", " ") for direction in DIRECTIONS]
    needed = Line("need_path", {"most": LONGEST_PATH})
    words = part.words(letter, directions, needed, LONGEST_PATH)
    return tuple(word.replace(" ", "_") for word in words)


def _with_faces(cards: list[Card]) -> list[Card]:
    """Cards print no names: a face is made of what they show, and of the number where that is not enough."""
    faces = [_face(card) for card in cards]
    often = Counter(faces)
    return [
        replace(card, face=face if often[face] == 1 else f"{face}+card_{card.number}")
        for card, face in zip(cards, faces, strict=True)
    ]


def _face(card: Card) -> str:
    top = f"pies_{card.pies}" if card.pies else "no_pies"
    if card.seek:
        top = "+".join(["seek", *card.seek[0]])
    first = next(iter(card.paths.values()))[0]
    return f"{top}+fight_{card.fight_pies}+spells_{card.fight_spells}+first_{first}"
