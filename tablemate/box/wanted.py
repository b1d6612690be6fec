"""Which cards of a game are to be enrolled: what its tables are read by, as its sheets list them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from engine.game import Setup, complete
from tablemate.box.sides import CardSide, read_name, slug
from tablemate.storage import own_sheet, read_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.game import Game, SheetForm

BOTH_SIDES = ("black", "white")  # of a card whose side matters; no game here has others


def list_wanted(game: Game) -> dict[CardSide, str]:
    """Every side of every card that a camera can be asked for, with the card's name."""
    lists = {zone.names: zone.sided for zone in game.zones if zone.pictured and zone.names}
    sided = {name for name, has_sides in lists.items() if has_sides}
    found = {id_: (name, of) for id_, name, of in _list_cards(game)}
    found |= {id_: card for id_, card in _list_lying(game).items() if id_ not in found}
    wanted: dict[CardSide, str] = {}
    for id_, (name, of) in found.items():
        if of in lists:
            wanted |= {CardSide(id_, side): name for side in (BOTH_SIDES if of in sided else ("",))}
    return wanted


def _list_lying(game: Game) -> dict[str, tuple[str, str]]:
    """Cards on no sheet that lie on the table from the beginning, such as the Crown, with name and list."""
    lying = game.begin(complete(game, Setup())).lying()
    return {
        item.id: (item.id.capitalize(), zone.names)
        for zone in game.zones
        if zone.pictured
        for items in lying.get(zone.name, {}).values()
        for item in items
        if item.id
    }


def find_wanted(wanted: Mapping[CardSide, str], name: str, side: str = "") -> CardSide | None:
    """The card of this name or id, if it is on the list; a card with sides needs its side."""
    meant = slug(name)
    fits = [card for card, called in wanted.items() if meant in {slug(card.id), slug(called)}]
    sides = [card for card in fits if card.side == slug(side)]
    return sides[0] if len(sides) == 1 else None


def name_file(wanted: Mapping[CardSide, str], file: str) -> tuple[CardSide, str] | None:
    """The card a file is named after, and its name: one of the list, or one of nobody's list."""
    sides = tuple(dict.fromkeys(card.side for card in wanted if card.side)) or BOTH_SIDES
    name, side = read_name(file, sides)
    if not slug(name):
        return None
    listed = find_wanted(wanted, name, side)
    return (listed, wanted[listed]) if listed else (CardSide(slug(name), side), name)


def _list_cards(game: Game) -> Iterator[tuple[str, str, str]]:
    """Id, name and list of every card in the sheets in use, then of those with printed names."""
    for form in game.forms:
        if form.name.endswith(".toml"):
            yield from _list_entries(tomllib.loads(_read_sheet(game, form)), form.name)
    places = {place for zone in game.zones for place in zone.places}
    printed = [id_ for id_ in game.names if id_ not in places and "." not in id_]
    for of in {zone.names for zone in game.zones if zone.pictured}:
        yield from ((id_, game.names[id_], of) for id_ in printed if of == "playing_cards")


def _read_sheet(game: Game, form: SheetForm) -> str:
    """The owner's own sheet if there is one, else the shipped one."""
    path = own_sheet(game, form)
    return (read_sheet(form, path) if path.exists() else form.shipped).text


def _list_entries(sheet: Mapping[str, Any], file: str) -> Iterator[tuple[str, str, str]]:
    """A sheet `solo_cards.toml` lists solo cards, and one with [[character]] lists characters."""
    for table, entries in sheet.items():
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            continue
        of = f"{table}s" if table != "card" else _list_of(file)
        for number, entry in enumerate(entries, 1):
            called = str(
                entry.get("name") or entry.get("id") or f"{of.removesuffix('s').replace('_', ' ')} {number}"
            )
            yield str(entry.get("id") or entry.get("name") or slug(called)), called, of


def _list_of(file: str) -> str:
    stem = file.removesuffix(".toml")
    return stem if stem.endswith("cards") else f"{stem}_cards"
