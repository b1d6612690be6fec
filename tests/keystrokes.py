"""Plays whole games at the keyboard with as few keys as are understood, and counts them.

`python -m tests.keystrokes` prints the table of `docs/keystrokes.md`.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from statistics import median_low
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError
from engine.game import Setup
from engine.games import find_game
from engine.play import Play
from engine.requests import Count, Look
from tablemate.conversation.draft import Draft
from tablemate.conversation.names import find_thing, simplify
from tests.tablemate.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.requests import Json, Request
    from voice.phrases import Phrases

GAMES = 3  # of each line
ORDERS = "orders"  # no question: an Enter that says that what the bot told to do is done
MOST_COUNTED = 40  # points and the like that a person really has


# --- The shortest spelling ----------------------------------------------------------------------------


def spell(request: Request, value: Json, phrases: Phrases) -> str:
    """The shortest text that is understood as this answer, as far as we know one."""
    for text in sorted(set(ways_to_say(request, value, phrases)), key=lambda text: (len(text), text)):
        draft = Draft(request, phrases)
        with suppress(EngineError):
            draft.feed(text)
        if draft.complete and request.read(draft.value) == request.read(value):
            return text
    raise AssertionError(f"no way to say {value} was found for {request.topic}")


def ways_to_say(request: Request, value: Any, phrases: Phrases) -> Iterator[str]:
    """Texts that may be understood as this answer: Enter, numbers, a few letters, what changed."""
    yield ""
    look = request
    if not isinstance(look, Look):
        yield from ways_to_name(value, request, phrases)
    elif look.tells_changes:
        yield ",".join(board_changes(look, value, phrases))
    else:
        ways = [list(ways_to_name(thing, request, phrases)) for thing in value]
        numbers, named = [way[0] for way in ways], [way[-1] for way in ways]
        before = list(look.before or ())
        changed = [f"{n} {name}" for n, name in enumerate(named, 1) if before[n - 1 : n] != [value[n - 1]]]
        yield from (",".join(changed), " ".join(named), ",".join(named), " ".join(numbers), "".join(numbers))
        yield "0"
        counted = Counter(named)
        yield " ".join(name if number == 1 else f"{number} {name}" for name, number in counted.items())


def ways_to_name(value: Any, request: Request, phrases: Phrases) -> Iterator[str]:
    """Its number, then its shortest name; a number that is asked for is itself."""
    if not isinstance(value, str):
        yield str(value)
        return
    yield from (str(key) for key, thing in Draft(request, phrases).keys.items() if thing == value)
    yield shortest_name(value, request.things, phrases)


def shortest_name(thing: str, among: Iterable[str], phrases: Phrases) -> str:
    """The fewest letters that mean this thing and no other."""
    names = [simplify(word) for word in phrases.words_for(thing)]
    words = [word for name in names for word in name.split()]
    numbers = [word for word in words if word.isdigit()]
    for length in range(1, max(map(len, names)) + 1):
        short = {word[:length] for word in (*names, *words)}
        for text in sorted(short) + sorted(f"{word}{number}" for word in short for number in numbers):
            with suppress(EngineError):
                if find_thing(text, list(dict.fromkeys(among)), phrases) == thing:
                    return text
    return names[0]


def board_changes(look: Look[Any], after: Mapping[str, list[str]], phrases: Phrases) -> Iterator[str]:
    """The changes on a board, piece by piece: moves first, then what is new or gone."""
    before = {place: Counter(things) for place, things in (look.before or {}).items()}
    now = {place: Counter(things) for place, things in after.items()}
    places = [place for place in look.places if before.get(place, Counter()) != now.get(place, Counter())]
    gone = {place: before.get(place, Counter()) - now.get(place, Counter()) for place in places}
    come = {place: now.get(place, Counter()) - before.get(place, Counter()) for place in places}
    for end in places:
        for thing in list(come[end]):
            start = next((place for place in places if gone[place][thing]), None)
            if start is None:
                continue
            all_of_it = before[start] == Counter({thing: come[end][thing]})
            name = "" if all_of_it else f"{shortest_name(thing, before[start], phrases)} "
            yield f"{name}{start} {end}"
            if not look.gathers:
                gone[end].clear()  # what lay there was captured
            gone[start][thing] -= come[end][thing]
            del come[end][thing]
    for place in places:
        lost = [f"-{_amount(shortest_name(t, before[place], phrases), n)}" for t, n in (+gone[place]).items()]
        more = [_amount(shortest_name(t, look.allowed, phrases), n) for t, n in come[place].items()]
        if more and not look.gathers:
            yield f"{place} {'+'.join(more)}"
        elif lost or more:
            yield f"{place} {' '.join([*lost, *(f'+{one}' for one in more)])}"


def _amount(name: str, number: int) -> str:
    return name if number == 1 else f"{number} {name}"


# --- Playing ------------------------------------------------------------------------------------------


def decide(request: Request, rng: Random, moves: frozenset[str]) -> Json:
    """Something legal where a move is made; elsewhere what is usual, if anything is."""
    if isinstance(request, Count):
        return rng.randint(request.least, min(request.most, MOST_COUNTED))
    if request.topic not in moves:
        with suppress(EngineError):
            request.read(request.usual)
            return request.usual
    return request.sample(rng)


def type_game(
    game_id: str, options: Mapping[str, str], moves: frozenset[str], seed: int
) -> dict[str, list[int]]:
    """Type a whole game into a session, and count the keys of each answer, Enter included."""
    game = find_game(game_id)
    usual = {option.id: option.usual(camera=False) for option in game.options}
    room = Room(Play(game, Setup(seed, usual | dict(options))))
    room.session.begin()
    play, rng, typed = room.session.play, Random(seed), defaultdict[str, list[int]](list)
    while play.request is not None:
        request, given = play.request, len(play.answers)
        text = spell(request, decide(request, rng, moves), room.session.phrases)
        if room.session.to_do and not text:
            room.hears("")  # the first Enter only says that the bot's orders are done
            typed[ORDERS].append(1)
        room.hears(text)
        assert len(play.answers) > given, (request.topic, text, room.said()[-1])
        typed[request.topic].append(len(text) + 1)
    return typed


# --- What the documentation shows ---------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line of the table: a game, the options it is played with, and the questions it is about."""

    words: str
    game: str
    asked: Mapping[str, str]  # what a question is about, by its topic
    options: Mapping[str, str] = field(default_factory=dict)
    moves: frozenset[str] = frozenset()  # the questions at which something is done each time


ORDERS_DONE = {ORDERS: "the bot's orders are done"}
LINES = (
    Line(
        "Wingspan",
        "wingspan",
        {
            "your_turn": "the end of your turn",
            **ORDERS_DONE,
            "food_removed": "the feeder",
            "tray": "the tray",
            "goal_quantity": "a goal",
        },
    ),
    Line(
        "Wingspan, every die typed",
        "wingspan",
        {"feeder": "the feeder"},
        {"feeder": "looked"},
        frozenset({"feeder", "thrown_dice"}),
    ),
    Line(
        "Wingspan, printed Automa cards",
        "wingspan",
        {"draw_automa": "the card"},
        {"automa_deck": "physical"},
    ),
    Line("Crownfell", "crownfell", {"action": "an action"}, moves=frozenset({"action"})),
    Line(
        "Crownfell, printed decks",
        "crownfell",
        {
            "action": "an action",
            "draw_solo_arrow": "an arrow",
            "draw_solo_list": "a list",
            "draw_enemy": "a card deployed",
        },
        {"solo_deck": "physical", "enemy_deck": "physical"},
        frozenset({"action"}),
    ),
    Line(
        "Origin Story, Tablemate deals",
        "origin_story",
        {"your_card": "your card", "ability": "no ability", **ORDERS_DONE},
        {"playing_cards": "virtual"},
    ),
    Line(
        "Origin Story, real cards",
        "origin_story",
        {"your_card": "your card", "deal_row": "a row of eight", "drawn": "cards drawn", **ORDERS_DONE},
    ),
    Line(
        "My Little Scythe",
        "my_little_scythe",
        {"your_turn": "what you did", "board": "the board", "fight_strength": "a pie fight", **ORDERS_DONE},
        moves=frozenset({"your_turn", "board"}),
    ),
    Line(
        "My Little Scythe, printed cards",
        "my_little_scythe",
        {"draw_automountie": "her card"},
        {"automountie_deck": "physical"},
        frozenset({"your_turn", "board"}),
    ),
    Line(
        "Escape from Flat Earth",
        "flat_earth",
        {
            "action": "an action",
            "refill": "drawing a card",
            "recovery": "the recovery",
            **ORDERS_DONE,
        },
        moves=frozenset({"action"}),
    ),
)


def write_table() -> str:
    """The table of the documentation."""
    return "\n".join(("| game | keys for | a whole game |", "|---|---|---|", *map(write_line, LINES)))


def write_line(line: Line) -> str:
    """The keys of a game's questions, the middle one first, and those of whole games."""
    games = [type_game(line.game, line.options, line.moves, seed) for seed in range(GAMES)]
    parts = []
    for topic, words in line.asked.items():
        keys = [number for game in games for number in game[topic]]
        parts.append(f"{words} {median_low(keys)}{_between(keys, ' ({} to {})', '')}")
    whole = [sum(map(sum, game.values())) for game in games]
    return f"| {line.words} | {'; '.join(parts)} | {_between(whole, '{} to {}', '{}')} |"


def _between(keys: Sequence[int], differing: str, alike: str) -> str:
    return (differing if min(keys) != max(keys) else alike).format(min(keys), max(keys))


if __name__ == "__main__":
    sys.stdout.write(write_table() + "\n")
