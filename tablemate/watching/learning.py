"""Learning while people play: a picture of each card that was named for sure is kept in the owner's box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from engine.errors import EngineError
from engine.zones import CARDS
from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.storage import describe_fault
from tablemate.wording import explain, words
from vision.agreeing.stabilise import StableReading
from vision.overlap import is_sound
from vision.pictures.shown import examine
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.game import Game
    from tablemate.box.box import Box
    from tablemate.watching.watched import WatchedZone
    from tablemate.watching.watcher import Watcher
    from vision.geometry import Image
    from vision.reading import Reading

PLAYED = "played"


class Learner:
    """Keeps what is sure, sharp and new; one card a frame, so that no frame takes long.

    A card that the box lacks can be sure only by its title or a person's word, so nothing is ever learnt from
    the box itself.
    """

    def __init__(self, box: Box, name: Callable[[str], str]) -> None:
        self.box = box
        self._name = name
        self._tried: dict[str, object] = {}  # by zone and card: what had settled when it was last tried
        self._trouble = ""  # why nothing can be kept, as it was said last

    def see(self, watcher: Watcher) -> str:
        """Look at what has settled; returns what to say: at the very first card, and once about trouble."""
        before = self._trouble
        frame = watcher.frame
        for zone in watcher.zones.values():
            for thing in self._list_new(zone):
                if frame is not None and self._keep(frame.image_bgr, thing):
                    first = sum(kept.source == PLAYED for kept in self.box.cards) == 1
                    return words("learning") if first else ""
        return self._trouble if self._trouble != before else ""

    def _list_new(self, zone: WatchedZone) -> Iterator[Reading]:
        """Cards of a zone that are sure and not in the box, each once for every time the zone settles."""
        if not isinstance(zone.settled, StableReading) or not may_learn(zone):
            return
        for thing in zone.settled.things:
            if thing is None or thing.id is None or thing.status is not Status.SURE or thing.face != "up":
                continue
            key = f"{zone.region.name} {thing.id} {thing.side}"
            if not self.box.has(CardSide(thing.id, thing.side)) and self._tried.get(key) is not zone.settled:
                self._tried[key] = zone.settled
                yield thing

    def _keep(self, image_bgr: Image, thing: Reading) -> bool:
        assert thing.id is not None
        if not is_sound(np.array(thing.corners)):
            return False
        shown = examine(image_bgr, Outline(thing.corners, thing.confidence))
        if shown.faults:
            return False
        try:
            self.box.keep(CardSide(thing.id, thing.side), self._name(thing.id), shown.card_bgr, PLAYED)
        except (OSError, EngineError) as error:  # a full disk or a damaged box must not end the game
            reason = describe_fault(error) if isinstance(error, OSError) else explain(error)
            self._trouble = words("not_learning", reason=reason)
            return False
        return True


def may_learn(zone: WatchedZone) -> bool:
    """Whether a zone holds cards, and it does not matter which way up they are kept."""
    return zone.region.zone.content in CARDS and not zone.region.zone.facing


def open_learner(game: Game, name: Callable[[str], str]) -> Learner:
    """Learn into the usual box of a game."""
    return Learner(open_box(find_box(game.id), game.id), name)
