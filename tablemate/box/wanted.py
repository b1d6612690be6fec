"""Which cards of a game should be enrolled: those by which its tables are read, as its sheets list them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput
from engine.game import Setup, Titled, complete
from engine.zones import Content
from tablemate.box.prints import call_unnamed, list_prints, list_unnamed
from tablemate.box.sides import CardSide, check_name, read_name, slug
from tablemate.storage import texts_in_use
from tablemate.wording import words
from vision.reading import BACK
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.game import Game
    from engine.zones import Zone

KNOWN_DICE = frozenset({"food"})  # the lists of faces that the shipped networks can name
PLAYING_CARDS = "playing_cards"


@dataclass(frozen=True, slots=True)
class _Listed:
    """A card or another thing: its id, its name, and the lists it may be from."""

    id: str
    name: str
    lists: tuple[str, ...]
    is_printed: bool = False  # whether its name stands on it


def list_wanted(game: Game) -> dict[CardSide, str]:
    """Every side of everything that a camera recognises only once it was enrolled, with its name."""
    prints = {of: list_unnamed(game, of) for of in {zone.names for zone in game.zones}}
    wanted: dict[CardSide, str] = {}
    for thing in _list_things(game):
        sides = [side for of in thing.lists if not prints.get(of) for side in _list_sides(game, of)]
        wanted |= {CardSide(thing.id, side): thing.name for side in dict.fromkeys(sides)}
    for of in dict.fromkeys(zone.names for zone in game.zones):
        wanted |= prints[of]
    return wanted | {CardSide(of, BACK): Phrases(game).name(f"list_{of}") for of in _list_backs(game)}


def list_ids(game: Game, of: str) -> list[str]:
    """Everything of a list, by id."""
    prints = [card.id for card in list_prints(game, of)]
    return list(dict.fromkeys(prints or [thing.id for thing in _list_things(game) if of in thing.lists]))


def say_side(card: CardSide, name: str) -> str:
    """The words for a card side."""
    if card.side == BACK:
        return words("card_back", name=name)
    return words("card_side", name=name, side=card.side) if card.side else name


def list_printed(game: Game) -> dict[str, str]:
    """The names printed on the wanted cards, by id."""
    return {thing.id: thing.name for thing in _list_things(game) if thing.is_printed}


def _is_shown(game: Game, zone: Zone) -> bool:
    """Whether the things of a zone are recognised by their pictures alone; heaps are not read at all."""
    titled = isinstance(game, Titled) and bool(game.titles(zone.names, None, {}))
    known = titled or zone.names in KNOWN_DICE
    return zone.is_read and bool(zone.names) and not known and not zone.heaped


def _list_sides(game: Game, of: str) -> list[str]:
    """The sides of a list's things that may lie face up; one without a name where there is only one."""
    zones = [zone for zone in game.zones if zone.names == of and _is_shown(game, zone)]
    sides = dict.fromkeys(side for zone in zones for side in zone.sides)
    return list(sides or [""]) if zones else []


def _list_backs(game: Game) -> list[str]:
    return list(dict.fromkeys(zone.names for zone in game.zones if zone.is_read and zone.backs))


def _list_things(game: Game) -> list[_Listed]:
    """What the sheets, the printed names and the declared zones list, each thing once."""
    found = [
        *_list_cards(game),
        *_list_laid_out(game),
        *(
            _Listed(id_, Phrases(game).name(id_), (zone.names,))
            for zone in game.zones
            for id_ in zone.things
            if _is_shown(game, zone)
        ),
    ]
    return list({thing.id: thing for thing in reversed(found)}.values())[::-1]


def _list_laid_out(game: Game) -> Iterator[_Listed]:
    """Cards of no sheet that lie on the table from the start, such as the Crown."""
    expected_table = game.begin(complete(game, Setup())).expected_table()
    for zone in game.zones:
        if zone.content is Content.PICTURES:
            items = (
                item for items in expected_table.get(zone.name, {}).values() for item in items if item.id
            )
            yield from (_Listed(item.id, item.id.capitalize(), (zone.names,)) for item in items)


def find_wanted(wanted: Mapping[CardSide, str], name: str, side: str = "") -> CardSide | None:
    """The card of this name or id, if it is on the list; a card with sides needs its side."""
    meant = slug(name)
    fits = [card for card, called in wanted.items() if meant and meant in {slug(card.id), slug(called)}]
    sides = [card for card in fits if card.side == slug(side)]
    return sides[0] if len(sides) == 1 else None


def name_file(wanted: Mapping[CardSide, str], file: str) -> tuple[CardSide, str] | None:
    """The card a file is named after, and its name: one of the list, or one of no list."""
    sides = tuple(dict.fromkeys(card.side for card in wanted if card.side))
    name, side = read_name(file, sides)
    try:
        name = check_name(name)
    except InvalidInput:
        return None
    listed = find_wanted(wanted, name, side)
    return (listed, wanted[listed]) if listed else (CardSide(slug(name), side), name)


def _list_cards(game: Game) -> Iterator[_Listed]:
    """Every card in the sheets in use, then those that the game itself names."""
    for sheet, text in texts_in_use(game).items():
        if sheet.endswith(".toml"):
            yield from _list_entries(tomllib.loads(text), sheet)
    places = {place for zone in game.zones for place in zone.places}
    for id_, name in game.names.items():
        if id_ not in places and "." not in id_:
            yield _Listed(id_, name, (PLAYING_CARDS,))


def _list_entries(sheet: Mapping[str, Any], file: str) -> Iterator[_Listed]:
    """A sheet `solo_cards.toml` lists solo cards, and one with [[character]] lists characters."""
    stem = file.removesuffix(".toml")
    for table, entries in sheet.items():
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            continue
        lists = (f"{table}s", stem, f"{stem}_cards")
        for number, entry in enumerate(entries, 1):
            name = entry.get("name")
            called = str(name or entry.get("id") or call_unnamed(file, table, number))
            id_ = str(entry.get("id") or name or slug(called))
            yield _Listed(id_, called, lists, is_printed=bool(name))
