"""Opens what enrolling needs for a game: what finds its cards, reads titles, and lists the wanted cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.box.box import find_box
from tablemate.box.enrolling import Enrolment
from tablemate.box.prints import list_meanings
from tablemate.box.wanted import list_printed, list_wanted
from tablemate.watching.eyes import title_catalogue, title_layout
from vision.finding.finder import CardFinder
from vision.finding.near import NearFinder
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import UNKNOWN, Layout, TitleReader
from vision.pictures.shown import CardFault
from vision.reading import Outline

if TYPE_CHECKING:
    from engine.game import Game
    from engine.zones import Zone
    from tablemate.box.box import Box
    from vision.geometry import Image

FORGIVEN_WHOLE = frozenset({CardFault.CUT_OFF, CardFault.BLURRED, CardFault.PART})  # in scans and cut-outs


def open_enrolment(game: Game | None, box: Box, *, whole: bool = False) -> Enrolment:
    """Return a box to be filled; `whole` pictures are cards with nothing around them.

    Without a game, or under a name of its own, it may hold cards of any shape and of any name.
    """
    titled = _find_titles(game) if game else None
    usual = game is not None and _is_usual(game, box)
    return Enrolment(
        box,
        list_wanted(game) if game else {},
        _take_whole if whole else NearFinder(CardFinder()).find,
        read_title=TitleReader(*titled).read if titled else None,
        titles={entry.id: entry.name for entry in titled[0].entries} if titled else {},
        shapes=tuple({_stretch(zone) for zone in game.zones if zone.is_read}) if game and usual else (),
        meanings=list_meanings(game) if game else {},
        forgiven=FORGIVEN_WHOLE if whole else frozenset(),
        any_name=not usual,
    )


def _is_usual(game: Game, box: Box) -> bool:
    """Whether this is the game's usual box; one with a name of its own may hold cards of any shape."""
    return box.folder == find_box(game.id)


def _stretch(zone: Zone) -> float:
    return max(zone.thing_mm) / min(zone.thing_mm)


def _find_titles(game: Game) -> tuple[Catalogue, Layout] | None:
    """The names that cards of a game print, and where; those of an owner's sheet stand anywhere."""
    for zone in game.zones:
        if catalogue := title_catalogue(game, zone, None):
            return catalogue, title_layout(zone)
    printed = [CatalogueEntry(id_, name) for id_, name in list_printed(game).items()]
    return (Catalogue(printed), UNKNOWN) if printed else None


def _take_whole(image_bgr: Image) -> list[Outline]:
    """The picture itself as a card, for scans and pictures cut out by hand."""
    high, wide = image_bgr.shape[:2]
    return [Outline(((0, 0), (wide, 0), (wide, high), (0, high)), 1.0)]
