"""What was seen in a photograph, in sentences."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from engine.games import GAMES
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vision.look import SeenPicture
    from vision.reading import Problem, Reading


def describe_words(result: SeenPicture) -> list[str]:
    """One sentence a card and a die, and the remedies for what could not be read."""
    phrases = Phrases(GAMES.get(result.game))
    return list(_describe(result, phrases)) or [_describe_nothing(result, phrases)]


def describe_problems(problems: Sequence[Problem], phrases: Phrases) -> str:
    """The remedies as sentences, the most important first."""
    return " ".join(phrases.say(f"problem_{problem.name.lower()}") for problem in problems)


def _describe(result: SeenPicture, phrases: Phrases) -> Iterator[str]:
    for card in result.seen.cards:
        yield _describe_card(card, result, phrases)
    for die in result.seen.dice:
        yield _describe_die(die, phrases)


def _describe_nothing(result: SeenPicture, phrases: Phrases) -> str:
    remedy = describe_problems(result.seen.problems, phrases)
    return phrases.say("look_nothing", {"remedy": remedy or phrases.say("look_lay_flat")})


def _describe_card(card: Reading, result: SeenPicture, phrases: Phrases) -> str:
    if card.face == "down":
        return phrases.say("look_face_down")
    remedy = describe_problems(card.problems, phrases)
    if card.id is None:
        return phrases.say("look_unreadable", {"remedy": remedy or phrases.say("look_closer")})
    name = result.names.get(card.id, card.id)
    if card.side:
        name = phrases.say("card_side", {"name": name, "side": card.side})
    facts = {"name": name, "status": phrases.say(f"label_{card.status}"), "percent": _percent(card)}
    return f"{phrases.say('look_card', facts)} {remedy}".rstrip()


def _describe_die(die: Reading, phrases: Phrases) -> str:
    if die.id is None:
        return phrases.say("look_die_unreadable")
    status = phrases.say(f"label_{die.status}")
    return phrases.say("look_die", {"face": die.id, "status": status, "percent": _percent(die)})


def label_words(result: SeenPicture) -> Callable[[Reading], str]:
    """Return a function for the words beside a thing: its name and how sure it is, or why it has none."""
    phrases = Phrases(GAMES.get(result.game))

    def tell(reading: Reading) -> str:
        if reading.face == "down":
            return phrases.say("label_face_down")
        if reading.id is None:
            why = [phrases.say(f"label_{problem.name.lower()}") for problem in reading.problems]
            return "\n".join([phrases.say("label_unreadable"), *why])
        name = result.names.get(reading.id) or phrases.name(reading.id)
        facts = {"status": phrases.say(f"label_{reading.status}"), "percent": _percent(reading)}
        return f"{name}\n{phrases.say('label_percent', facts)}"

    return tell


def _percent(reading: Reading) -> int:
    return math.floor(100 * reading.confidence)
