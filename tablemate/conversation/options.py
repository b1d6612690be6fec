"""The questions before the first turn: each option of a game, with the usual choice a key away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.game import EDITION, find_option
from tablemate.conversation.editions import kept_edition, usual_choice
from tablemate.conversation.numbers import keys_of, needed_key, read_number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.game import Game, Option, OptionValue
    from voice.captions import Captions
    from voice.phrases import Phrases


def parse_given(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """Options given on the command line as `id=choice` or, where several go together, `id=a,b`."""
    options: dict[str, OptionValue] = {}
    for text in given:
        id_, _, value = text.partition("=")
        option = find_option(game, id_)
        options[id_] = option.read(tuple(value.split(",")) if option.many else value)
    return options


def ask_options(
    game: Game,
    given: dict[str, OptionValue],
    phrases: Phrases,
    captions: Captions,
    read: Callable[[Mapping[int, str]], str],
) -> dict[str, OptionValue]:
    """Ask for every option that was not given, except the readings of the rules."""
    chosen = dict(given)
    for option in game.options:
        if option.id == EDITION and option.id not in chosen and kept_edition(game):
            chosen[EDITION] = kept_edition(game)
        elif option.id not in chosen and not option.advanced:
            captions.add(phrases.option(option))
            offered = replace(option, default=usual_choice(game, option, camera=True))
            chosen[option.id] = _ask(offered, phrases, captions, read)
    return chosen


def _ask(
    option: Option, phrases: Phrases, captions: Captions, read: Callable[[Mapping[int, str]], str]
) -> OptionValue:
    words = [phrases.choice(option, choice) for choice in option.choices]
    keys = keys_of(words, phrases)
    defaults = option.default if isinstance(option.default, tuple) else (option.default,)
    usual = ", ".join(phrases.choice(option, choice) for choice in defaults)
    captions.add(phrases.say("option_default", {"choice": usual}))
    if option.many:
        captions.add(phrases.say("option_many"))
    while True:
        picked = _picked(option, keys, read(dict(zip(keys, words, strict=True))), phrases)
        if picked is not None:
            return picked
        captions.add(phrases.line(needed_key(keys, phrases)))


def _picked(option: Option, keys: Sequence[int], text: str, phrases: Phrases) -> OptionValue | None:
    """The choices of these numbers; None if these are none, or not numbers of choices."""
    if not text.strip():
        return option.default
    numbers = [read_number(word, phrases) for word in text.replace(",", " ").split()]
    if not numbers or not set(numbers) <= set(keys):
        return None
    by_key = dict(zip(keys, option.choices, strict=True))
    choices = tuple(dict.fromkeys(by_key[number] for number in numbers if number is not None))
    if option.many:
        return choices
    return choices[0] if len(choices) == 1 else None
