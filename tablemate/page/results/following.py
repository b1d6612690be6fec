"""A shadow of the play that keeps how the table lay after each answer, for scores, moves and the replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.play import Play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.events import Line
    from engine.zones import Lying


@dataclass(frozen=True, slots=True)
class Situation:
    """The game when a question was open: the turn, the bot's view, what lay where, the points."""

    turn: int
    view: tuple[Line, ...]
    lying: Lying
    scores: Mapping[str, int]


class Follower:
    """Follows one play; only what is new since the last look is run again."""

    def __init__(self) -> None:
        self.shadow: Play | None = None
        self.frames: list[Situation] = []  # one for each number of answers, from none on

    def follow(self, play: Play) -> list[Situation]:
        """The frames of this play up to now."""
        shadow = self.shadow
        if shadow is None or not _leads_to(shadow, play):
            shadow = self.shadow = Play(play.game, play.setup)
            self.frames = []
            self._note(shadow, turn=0)
        while len(shadow.answers) < len(play.answers):
            answer, asked = play.answers[len(shadow.answers)], shadow.request
            shadow.answer(answer.value, answer.source)
            self._note(shadow, turn=self.frames[-1].turn + bool(asked and asked.ends_turn))
        return self.frames

    def before(self, play: Play) -> Lying | None:
        """How the table lay when somebody last answered; None if nobody has yet."""
        frames = self.follow(play)
        given = [place for place, answer in enumerate(play.answers) if not answer.source.automatic]
        return frames[given[-1]].lying if given else None

    def _note(self, shadow: Play, turn: int) -> None:
        """Keep this moment; answers that virtual decks gave by themselves have the same one."""
        frame = Situation(turn, shadow.view(), shadow.lying(), shadow.standing().scores)
        self.frames += [frame] * (len(shadow.answers) + 1 - len(self.frames))


def _leads_to(shadow: Play, play: Play) -> bool:
    """Whether the play went on from where the shadow stands."""
    same_game = (shadow.game.id, shadow.setup) == (play.game.id, play.setup)
    return same_game and [(a.topic, a.value) for a in shadow.answers] == [
        (a.topic, a.value) for a in play.answers[: len(shadow.answers)]
    ]
