"""A question about the table itself: its answer goes to the asking part, not to the rules or the journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.errors import EngineError
from tablemate.conversation.draft import Draft

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.requests import Json


@dataclass(eq=False)
class AsideDraft(Draft):
    """The answer to such a question while it is being given."""

    then: Callable[[str], None] = field(kw_only=True)

    def question(self) -> str:
        """What is asked."""
        return self.phrases.ask(self.request)

    def take(self, value: Json) -> None:
        """Hand the answer to the part that asked; raises what is wrong with it."""
        self.then(str(self.request.read(value)))

    def understands(self, text: str) -> bool:
        """Whether this answers it; anything else is meant for the game."""
        trial = Draft(self.request, self.phrases)
        try:
            trial.feed(text)
        except EngineError:
            return False
        return trial.complete
