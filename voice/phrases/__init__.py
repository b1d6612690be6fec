"""Words for everything the engine tells and asks, from one phrase file a language and game."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from engine.requests import Instruction
from voice.program import program

if TYPE_CHECKING:
    from engine.events import Event, Facts, Line
    from engine.game import Game, Option
    from engine.requests import Request
    from engine.rules import Rule

ENGLISH = "en"
PROGRAM = "{tablemate}"  # in the words of a rule, what to type in front of a command
LONGEST_FACT = 2000  # letters; Fluent makes no sentence of a fact of more than 2,500


class PhraseError(Exception):
    """A sentence that is missing from the phrase files or cannot be made."""


class Phrases:
    """The sentences of one game in one language; without a game, the common ones only."""

    def __init__(self, game: Game | None = None, language: str = ENGLISH) -> None:
        self.language = language
        self._bundle = _bundle(language, game.id if game else None)
        self._names = game.names if game else {}

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The sentence of this key. An id among the facts is named; its raw form is there as `$fact_id`."""
        if not self._bundle.has_message(key):
            raise PhraseError(f"there is no sentence {key!r} in {self.language}")
        return self._format(key, self._bundle.get_message(key).value, facts or {})

    def event(self, event: Event) -> str:
        """What happened, or what the person must do."""
        return self.say(type(event).__name__, event.facts())

    def ask(self, request: Request[Any]) -> str:
        """The question of a request."""
        if isinstance(request, Instruction):
            return self.event(request.event)
        return self.say(f"ask_{request.topic}", request.facts)

    def line(self, line: Line) -> str:
        """A line of the bot's visible state."""
        return self.say(line.key, line.facts)

    def why(self, rule: Rule) -> str:
        """A rule in words; a language file may translate it as `why_` and its id."""
        key = f"why_{rule.id}"
        return self.say(key) if self._bundle.has_message(key) else rule.words.replace(PROGRAM, program())

    def because(self, event: Event) -> str:
        """The reason in this very case, made of the event's own facts; empty if there are no words for it."""
        key = f"because_{type(event).__name__}"
        return self.say(key, event.facts()) if self._bundle.has_message(key) else ""

    def option(self, option: Option) -> str:
        """The question an option asks."""
        return self.say(f"option_{option.id}")

    def choice(self, option: Option, choice: str) -> str:
        """A choice of an option, in words."""
        return self.attribute(f"option_{option.id}", choice)

    def attribute(self, key: str, attribute: str) -> str:
        """A sentence that belongs to another one."""
        attributes = self._bundle.get_message(key).attributes
        if attribute not in attributes:
            raise PhraseError(f"{key!r} has no words for {attribute!r} in {self.language}")
        return self._format(attribute, attributes[attribute], {})

    def name(self, id_: str) -> str:
        """The name of a thing: as printed, from the phrase file, or made of its parts joined by +."""
        if id_ in self._names:
            return self._names[id_]
        if self._bundle.has_message(f"name_{id_}"):
            return self.say(f"name_{id_}")
        return self.join(id_.split("+")) if re.fullmatch(r"\w+(\+\w+)+", id_) else id_

    def words_for(self, id_: str) -> tuple[str, ...]:
        """The name of a thing, and the everyday words its `.also` lists."""
        key = f"name_{id_}"
        if not self._bundle.has_message(key) or "also" not in self._bundle.get_message(key).attributes:
            return (self.name(id_),)
        return (self.name(id_), *self.attribute(key, "also").split(", "))

    def join(self, ids: list[str] | tuple[str, ...]) -> str:
        """Several things named in a row, as the language lists them."""
        return str(format_list([self.name(id_) for id_ in ids], locale=self.language))

    def either(self, ids: list[str] | tuple[str, ...]) -> str:
        """Several things of which one is meant, as in `A or B`."""
        return str(format_list([self.name(id_) for id_ in ids], style="or", locale=self.language))

    def _format(self, key: str, pattern: Any, facts: Facts) -> str:
        text, errors = self._bundle.format_pattern(pattern, self._arguments(facts))
        if errors:
            raise PhraseError(f"sentence {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        arguments: dict[str, Any] = {"tablemate": program()}
        for name, fact in facts.items():
            if isinstance(fact, str):
                arguments[name], arguments[f"{name}_id"] = _clip(self.name(fact)), _clip(fact)
            elif isinstance(fact, list | tuple):
                arguments[name] = _clip(self.join(fact))
            else:
                arguments[name] = fact
        return arguments


def _clip(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}\N{HORIZONTAL ELLIPSIS}"


@cache
def _bundle(language: str, game_id: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", game_id) if game_id else ("common",):
        file = files(__package__) / language / f"{name}.ftl"
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
