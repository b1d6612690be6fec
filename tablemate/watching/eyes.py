"""What reads the zones of a game: a zone's declaration says what lies there, and that decides the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from engine.game import Numbered, Titled
from engine.zones import Content, Shape
from tablemate.box.box import find_box, load_references, open_box
from tablemate.box.prints import list_meanings, list_prints
from tablemate.box.wanted import KNOWN_DICE, list_ids
from tablemate.storage import texts_in_use
from vision.agreeing.zones import OutlineReader
from vision.grid.reader import GridReader
from vision.grid.zone import GridZone
from vision.look import open_dice, open_numbers, open_pictures, open_shown_dice, open_titles_of_places
from vision.naming.numbers.namer import NumberedCard
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import Layout

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import Game, OptionValue
    from engine.zones import Zone
    from tablemate.box.box import Box
    from vision.agreeing.zones import ZoneReader
    from vision.seams import Sense

Options: TypeAlias = "Mapping[str, OptionValue] | None"  # None where no game is played: all cards count


def open_readers(game: Game, options: Options = None) -> dict[str, ZoneReader]:
    """Return what reads each zone of a game's table; those that nothing can read are left out."""
    opened: dict[object, ZoneReader | None] = {}  # zones with the same things share their reader
    for zone in game.zones:
        key = _tell_things(zone)
        if zone.is_read and key not in opened:
            opened[key] = open_reader(game, zone, options)
    found = {zone.name: opened.get(_tell_things(zone)) for zone in game.zones if zone.is_read}
    return {name: reader for name, reader in found.items() if reader}


def open_reader(game: Game, zone: Zone, options: Options = None) -> ZoneReader | None:
    """Return what reads one zone of a game's table; None where nothing can."""
    match zone.content:
        case Content.TITLES:
            return _read_titles(game, zone, options)
        case Content.PICTURES:
            return _read_pictures(game, zone)
        case Content.DICE:
            return _read_dice(game, zone)
        case Content.PIECES:
            return _read_pieces(game, zone)
        case Content.NOTHING:
            return None
        case _:
            assert_never(zone.content)


def _tell_things(zone: Zone) -> object:
    return zone.content, zone.names, zone.title, zone.thing_mm, zone.sides, zone.shape is Shape.GRID


def title_catalogue(game: Game, zone: Zone, options: Options) -> Catalogue | None:
    """Return the titles that cards of a zone may print; None where there are none, or the game knows none."""
    if zone.content is not Content.TITLES or not isinstance(game, Titled):
        return None
    titles = game.titles(zone.names, options, texts_in_use(game))
    entries = [CatalogueEntry(title.id, title.name, title.second, title.side) for title in titles]
    return Catalogue(entries) if entries else None


def list_names(game: Game, zone: Zone, options: Options) -> list[str]:
    """Return what the cards of a zone may be called, by id."""
    catalogue = title_catalogue(game, zone, options)
    if catalogue:
        return [entry.id for entry in catalogue.entries]
    return list_ids(game, zone.names)


def title_layout(zone: Zone) -> Layout:
    """Return where the cards of a zone print their titles; nowhere in particular if that is not declared."""
    if not zone.title:
        return Layout(zone.thing_mm)
    left, top, right, bottom = zone.title
    return Layout(zone.thing_mm, (left, top, right, bottom))


def has_known_dice(zone: Zone) -> bool:
    """Whether the faces of a zone's dice are those that the shipped networks can name."""
    return zone.content is Content.DICE and zone.names in KNOWN_DICE


def _read_titles(game: Game, zone: Zone, options: Options) -> ZoneReader | None:
    """Titles, and the owner's own pictures of the same cards where there are any."""
    catalogue = title_catalogue(game, zone, options)
    if catalogue is None:
        return _read_pictures(game, zone)
    references = load_references(open_box(find_box(game.id)))
    return _get_ready(open_titles_of_places(catalogue, title_layout(zone), references))


def _read_pictures(game: Game, zone: Zone) -> ZoneReader | None:
    """The owner's own cards, where they were shown once."""
    box = open_box(find_box(game.id))
    if zone.shape is Shape.GRID:
        return _read_grid(box, zone)
    meanings = list_meanings(game)
    references = load_references(box, zone.sides, meanings=meanings)
    prints = {card for card in list_prints(game, zone.names) if card.side in zone.sides}
    closed = bool(prints) and prints <= {meanings.get(kept.card, kept.card) for kept in box.cards}
    if numbers := list_numbers(game, zone):
        return _get_ready(open_numbers(numbers, references))
    return _get_ready(open_pictures(references, closed=closed)) if references else None


def list_numbers(game: Game, zone: Zone) -> list[NumberedCard]:
    """Return what the cards of a zone print, where they are a number and a sign."""
    if not isinstance(game, Numbered):
        return []
    cards = game.numbers(zone.names, texts_in_use(game))
    return [NumberedCard(card.id, card.numbers, card.colour) for card in cards]


def _read_grid(box: Box, zone: Zone) -> ZoneReader | None:
    """The reader of a grid, for all its places together; where sides matter, only cards with sides count."""
    kept = [one for one in box.cards if one.side in (*(zone.sides or ("",)), *zone.guests)]
    pictures = {(one.id, one.side): picture for one in kept if (picture := box.read_picture(one)) is not None}
    return GridZone(GridReader(pictures, zone.thing_mm)) if pictures else None


def _read_dice(game: Game, zone: Zone) -> ZoneReader | None:
    """Dice by the shipped networks; those with other faces by the pictures the owner has shown of them."""
    if has_known_dice(zone):
        return _get_ready(open_dice())
    references = load_references(open_box(find_box(game.id)), ids=zone.things)
    return _get_ready(open_shown_dice(references)) if references else None


def _read_pieces(game: Game, zone: Zone) -> ZoneReader | None:
    """Pieces the owner has shown, where one lies on each place; a heap on one is for a person."""
    if zone.most > 1:
        return None
    references = load_references(open_box(find_box(game.id)), ids=zone.things)
    return _get_ready(open_pictures(references)) if references else None


def _get_ready(sense: Sense) -> OutlineReader:
    """Open what a sense needs at once, so that no frame has to wait for it."""
    sense.get_ready()
    return OutlineReader(sense)
