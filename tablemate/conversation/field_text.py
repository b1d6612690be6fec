"""A field's value as a line of text, and a typed line as a field's value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput
from engine.fields import Field, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tablemate.conversation.labels import Labels
    from voice.phrases import Phrases


def to_text(field: Field, value: Any, labels: Labels, phrases: Phrases) -> str:
    """A value in words, as it can be typed again."""
    if value is None or value in ("", [], {}):
        return phrases.say("enter_nothing")
    if field.kind is Kind.FLAG:
        return phrases.say("enter_yes" if value else "enter_no")
    if field.kind is Kind.ARROWS:
        return ", ".join(f"{way} {number}" if number > 1 else way for way, number in value.items())
    if isinstance(value, list):
        return ", ".join(labels.choice(one) if one in field.choices else str(one) for one in value)
    return labels.choice(value) if value in (*field.choices, *field.words) else str(value)


class FieldReader:
    """Reads typed lines as values; what cannot be read raises InvalidInput in words."""

    def __init__(self, labels: Labels, phrases: Phrases) -> None:
        self._labels = labels
        self._phrases = phrases

    def read(self, field: Field, text: str) -> Any:
        """The value a line means."""
        text = text.strip()
        match field.kind:
            case Kind.TEXT:
                return "" if self._leaves_out(field, text) else text
            case Kind.NUMBER:
                return self._number(text)
            case Kind.FLAG:
                return self._flag(text)
            case Kind.CHOICE:
                return "" if self._leaves_out(field, text) else self._one(text, field.choices)
            case Kind.ARROWS:
                return dict(self._arrow(field, piece) for piece in self._pieces(text))
        return self._list(field, text)

    def _list(self, field: Field, text: str) -> Any:
        for word in field.words:
            if text.casefold() in (word.casefold(), self._labels.choice(word).casefold()):
                return word
        return [self._item(field, piece) for piece in self._pieces(text)]

    def _item(self, field: Field, piece: str) -> str:
        if field.kind is Kind.PLACED:
            thing, _, place = piece.rpartition(" ")
            if place.upper() not in {spot.id for spot in field.spots}:
                raise InvalidInput(self._phrases.say("enter_placed"))
            return f"{self._one(thing, field.choices)} {place.upper()}"
        if field.kind is Kind.SQUARES:
            return "-".join(self._one(step, field.choices) for step in re.split(r"[\s-]+", piece))
        return self._one(piece, field.choices) if field.choices else piece

    def _arrow(self, field: Field, piece: str) -> tuple[str, int]:
        found = re.fullmatch(r"(\D+?)\s*([12])?", piece)
        if not found:
            raise InvalidInput(self._phrases.say("enter_arrows"))
        return self._one(found[1], field.choices), int(found[2] or 1)

    def _number(self, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text):
            raise InvalidInput(self._phrases.say("enter_number"))
        return int(text)

    def _flag(self, text: str) -> bool:
        for words, value in (("words_done", True), ("words_no", False), ("words_empty", False)):
            if text.casefold() in self._phrases.say(words).split():
                return value
        raise InvalidInput(self._phrases.say("enter_yes_or_no"))

    def _one(self, text: str, choices: Iterable[str]) -> str:
        """A choice by its number, its word or its first letters."""
        choices = list(choices)
        if re.fullmatch(r"[0-9]{1,3}", text) and text not in choices and 0 < int(text) <= len(choices):
            return choices[int(text) - 1]
        wanted = _plain(text)
        named = {choice: (_plain(choice), _plain(self._labels.choice(choice))) for choice in choices}
        for fits in (lambda name: name == wanted, lambda name: name.startswith(wanted)):
            found = [choice for choice, names in named.items() if any(map(fits, names))]
            if len(found) == 1:
                return found[0]
            if found:
                facts = {"text": text, "choices": self._names(found)}
                raise InvalidInput(self._phrases.say("enter_unclear", facts))
        raise InvalidInput(self._phrases.say("enter_choice", {"choices": self._names(choices)}))

    def _names(self, choices: Iterable[str]) -> str:
        return ", ".join(map(self._labels.choice, choices))

    def _pieces(self, text: str) -> list[str]:
        if self._is_empty(text):
            return []
        return [piece.strip() for piece in re.split(r"[,;]", text) if piece.strip()]

    def _leaves_out(self, field: Field, text: str) -> bool:
        return field.optional and self._is_empty(text) and text not in field.choices

    def _is_empty(self, text: str) -> bool:
        return text.casefold() in self._phrases.say("words_empty").split()


def _plain(text: str) -> str:
    """A word as people type it: "Forward left" is "forward-left"."""
    return re.sub(r"[\s_-]+", " ", text).strip().casefold()
