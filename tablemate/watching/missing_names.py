"""Cards whose names keep an order from being seen done: asked for, and believed while they lie there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.journal import FileJournal
from engine.requests import Instruction
from tablemate import storage
from tablemate.conversation.naming import look_for_names
from tablemate.watching.eyes import list_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Line
    from tablemate.conversation.session import Session
    from tablemate.watching.watcher import Watcher

LOOKS = "looks.npz"  # what a person named, of the game that was watched last


class MissingNames:
    """Asks a person for the names that the camera is not sure of."""

    def __init__(self, session: Session, watcher: Watcher) -> None:
        self._session = session
        self._watcher = watcher
        if isinstance(session.play.journal, FileJournal):
            file = storage.home() / LOOKS
            if not watcher.corrections.keep_in(file, session.play.journal.path.name):
                session.say("looks_damaged", file=str(file))

    def ask(self, order: Instruction, lines: Sequence[Line]) -> None:
        """Ask for the names in one of the zones that these doubts are about."""
        zone = lines[0].facts["zone"]
        asked = [line.facts["guesses"] for line in lines if line.facts["zone"] == zone]
        guesses = {place: guess for some in asked for place, guess in some.items()}
        play, declared = self._session.play, self._watcher.zones[zone].region.zone
        names = list_names(play.game, declared, play.setup.options)
        self._session.naming.ask(order, look_for_names(zone, guesses, names), guesses)

    def check(self) -> None:
        """Leave out what was named and does not lie there any more."""
        named = self._session.naming.find_named()
        if named and not all(self._lies(zone, there) for zone, there in named.value.items()):
            self._session.naming.forget()

    def _lies(self, name: str, there: Mapping[str, Sequence[str]]) -> bool:
        zone = self._watcher.zones[name]
        spots = zone.by_spot(zone.things)
        lies = {place: thing.id for place, thing in spots.items() if thing}
        return all(lies.get(place) == things[-1] for place, things in there.items())

    def forget_taken_back(self) -> None:
        """Believe no longer what was named so that the open order could be seen done: it was taken back."""
        play = self._session.play
        named = play.to_redo.value if play.to_redo else None
        if isinstance(play.request, Instruction) and isinstance(named, Mapping):
            for zone, places in named.items():
                self._watcher.forget(zone, places)
