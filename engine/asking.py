"""What all questions of a bot have in common: which answers can be read, which are legal, which is usual."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from engine.errors import IllegalAnswer, InvalidInput

if TYPE_CHECKING:
    from random import Random

    from engine.events import Facts, Line

T = TypeVar("T")
Json: TypeAlias = Any  # an answer as it is written to the journal
Row: TypeAlias = tuple[str | None, ...]
Pool: TypeAlias = tuple[str, ...]
Places: TypeAlias = Mapping[str, tuple[str, ...]]
TRIES = 2000  # random answers tried before a question is declared to have no legal one


@dataclass(frozen=True)
class BaseRequest(ABC, Generic[T]):
    """What the bot needs to know next. `topic` names its sentence, `facts` fill it in."""

    ends_turn: ClassVar[bool] = False  # whether answering it says that the player's turn is over
    topic: str
    facts: Facts = field(default_factory=dict, kw_only=True)
    remembered: bool = field(default=False, kw_only=True)  # the same in every game: offer the last answer
    beside: tuple[Line, ...] = field(default=(), kw_only=True)  # what is shown with the question
    # Things that only a practice sheet forbids: understood and asked about, but not offered.
    disputed: Sequence[str] = field(default=(), kw_only=True)
    legal: Callable[[T], None] | None = field(default=None, kw_only=True, compare=False, repr=False)

    def read(self, value: Json) -> T:
        """Turn a raw answer into the script's value, or raise InvalidInput or IllegalAnswer."""
        answer = self._read(value)
        if self.legal is not None:
            self.legal(answer)
        return answer

    def sample(self, rng: Random) -> Json:
        """Make up a legal answer: random play is how the rules are tested."""
        for _ in range(TRIES):
            value = self._sample(rng)
            try:
                self.read(value)
            except IllegalAnswer:
                continue
            return value
        raise InvalidInput(f"no legal answer to {self.topic!r} was found in {TRIES} tries")

    @property
    @abstractmethod
    def kind(self) -> str:
        """How it is asked and answered, on every channel."""

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The smallest and the largest answer, where it is a number."""
        return None

    @property
    def things(self) -> Sequence[str]:
        """The ids an answer is made of."""
        return ()

    @property
    def usual(self) -> Json:
        """What a bare Enter answers; None where it is no answer."""
        return None

    def offer(self, value: Json) -> Self:  # noqa: ARG002 - for kinds with something usual
        """Return the same question with this as its usual answer, if it can have one."""
        return self

    @abstractmethod
    def _read(self, value: Json) -> T: ...

    @abstractmethod
    def _sample(self, rng: Random) -> Json: ...
