"""The program's own sentences, and the words for what its parts refuse, in the language in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from calibration.errors import CalibrationError
from engine.errors import EngineError, InvalidInput, tell
from vision.errors import VisionError
from voice.phrases import Phrases
from voice.saying import words

if TYPE_CHECKING:
    from voice.phrases import Unworded

__all__ = ["explain", "explain_refusal", "refuse", "words"]


def refuse(key: str, **facts: Any) -> InvalidInput:
    """An error whose words are this sentence."""
    return InvalidInput(words(key, **facts))


def explain(error: Exception, phrases: Phrases | None = None) -> str:
    """What an error says to a person; a game's own phrases name its zones and its rules."""
    match error:
        case VisionError() | CalibrationError():
            return explain_refusal(error, phrases)
        case EngineError():
            return (phrases or Phrases()).line(tell(error))
    return str(error)


def explain_refusal(error: Unworded, phrases: Phrases | None = None) -> str:
    """The words for a refusal; a game's own phrases name its zones."""
    return (phrases or Phrases()).refusal(error)
