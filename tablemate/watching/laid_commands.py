"""Obeying command cards: what each means at this moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.journal import Source
from engine.requests import Count, Draw, Instruction, Look
from tablemate.conversation.command import TURN_CARD, Command
from tablemate.conversation.doubts import DoubtfulDraft

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.requests import Request
    from tablemate.conversation.session import Session
    from tablemate.watching.watcher import FrameNews, Watcher

DIGITS = 10


class LaidCommands:
    """Passes what command cards and digits say to a session."""

    def __init__(self, session: Session, watcher: Watcher, say: Callable[..., None]) -> None:
        self.paused = False
        self.done_with: Request | None = None  # the request whose actions the player says are over
        self._session = session
        self._watcher = watcher
        self._say = say
        self._number = ""

    def take(self, sight: FrameNews) -> None:
        """Obey the cards that a frame shows."""
        if self.paused and Command.PAUSE not in self._watcher.cards.shown:
            self.paused = False
            self._say("going_on")
            self._session.repeat()
        single = [command for command in sight.commands if command not in TURN_CARD]
        if single and len(self._watcher.cards.shown - set(TURN_CARD)) > 1:
            self._say("two_cards")
            return
        for command in sight.commands:
            if not self.paused:
                self._obey(command)
        self._take_number()

    def _obey(self, command: Command) -> None:
        match command:
            case Command.PAUSE:
                self.paused = True
                self._say("paused")
            case Command.YOUR_TURN | Command.DONE if self._acts_own() and not self._session.acknowledges:
                self.done_with = self._session.play.request
            case Command.YOUR_TURN:
                if _waits_for_word(self._session.play.request):
                    self._session.obey(Command.DONE, Source.CARD)
            case Command.MY_TURN:
                pass
            case Command.DONE if self._number and self._counts():
                self._session.hear(self._number, Source.CARD)
            case Command.DONE if self._session.acknowledges:
                self._session.acknowledge(Source.CARD)  # it never ends the player's own turn
            case Command.NO if self._camera_spoke_last():
                self._session.obey(Command.UNDO, Source.CARD)
            case _:
                self._session.obey(command, Source.CARD)

    def _acts_own(self) -> bool:
        """Whether the player acts where the camera looks: then the table answers, once they are done."""
        request = self._session.play.request
        if request is None or not self._session.watches(request):
            return False
        return isinstance(request, Draw) or (isinstance(request, Look) and request.own)

    def _counts(self) -> bool:
        """Whether a number is asked for."""
        request = self._session.play.request
        return isinstance(request, Count)

    def _take_number(self) -> None:
        """Digits choose at once where there are few choices; a count waits for DONE."""
        number = self._watcher.cards.number
        if number == self._number:
            return
        self._number = number
        draft = self._session.draft
        if not number or draft is None or self.paused:
            return
        if self._counts():
            self._say("number_read", number=int(number))
        elif draft.choices and len(draft.choices) < DIGITS:
            self._session.hear(number, Source.CARD)

    def _camera_spoke_last(self) -> bool:
        """Whether a bare no contradicts the camera's last answer, and does not answer a question."""
        draft = self._session.draft
        if isinstance(draft, DoubtfulDraft) or (draft and draft.candidates):
            return False
        given = [answer for answer in self._session.play.answers if not answer.source.automatic]
        return bool(given) and given[-1].source is Source.CAMERA


def _waits_for_word(request: Request | None) -> bool:
    """Whether the game waits for the person to say that their turn is over, or that an order is done."""
    return request is not None and (request.ends_turn or (isinstance(request, Instruction) and request.waits))
