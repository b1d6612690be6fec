"""The table read out: everything that lies there, and what is due, so that nobody has to see it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.expected_table import Item
from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from engine.requests import Arranged, Look
from engine.zones import Facing
from tablemate.conversation.session import Session
from tablemate.conversation.table_words import item_words, read_table
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

TRAYS = (
    *("osprey, mallard, american crow", "barn owl, killdeer, blue jay", "bald eagle, wood duck, mallard"),
    *(
        "american robin, hooded warbler, king rail",
        "common raven, fish crow, bushtit",
        "trumpeter swan, brant, american coot",
    ),
)


def sit_down(game: str, seed: int, **options: str) -> Session:
    session = Session(
        Play(GAMES[game], Setup(seed, options)), Phrases(GAMES[game]), Captions(), SilentSpeaker()
    )
    session.begin()
    return session


def said_to(session: Session, text: str) -> list[str]:
    before = len(session.captions)
    session.hear(text, Source.KEYBOARD)
    return [caption.text for caption in session.captions.last(len(session.captions) - before)]


@pytest.mark.parametrize(
    ("item", "words"),
    [
        pytest.param(Item("Angel"), "Angel", id="one card"),
        pytest.param(
            Item("Angel", side="black", facing=Facing.TOWARDS), "black Angel", id="whose side is up"
        ),
        pytest.param(Item(face_up=False), "a card face down", id="face down"),
        pytest.param(Item(face_up=False, number=3), "3 cards face down", id="several face down"),
        pytest.param(Item(), "one I have not read", id="not read"),
        pytest.param(Item("Angel", facing=Facing.SIDEWAYS), "Angel turned sideways", id="sideways"),
        pytest.param(Item("crown", number=2), "the Crown 2 times", id="several alike"),
    ],
)
def test_a_thing_is_said_as_it_lies(item: Item, words: str) -> None:
    assert item_words(item, Phrases(GAMES["crownfell"])) == words


@pytest.mark.parametrize(
    ("game", "item", "words"),
    [
        pytest.param("wingspan", Item("egg"), "one egg", id="one piece"),
        pytest.param("wingspan", Item("cube", number=7), "seven cubes", id="several pieces"),
        pytest.param("wingspan", Item("cube", number=30), "30 cubes", id="too many for words"),
        pytest.param("my_little_scythe", Item("seeker_you", number=2), "your two Seekers", id="your own"),
        pytest.param("flat_earth", Item("red_suit", number=3), "three Red Suits", id="Red Suits"),
    ],
)
def test_pieces_are_counted_as_people_count_them(game: str, item: Item, words: str) -> None:
    assert item_words(item, Phrases(GAMES[game])) == words


def test_the_automas_pieces_are_only_counted() -> None:
    session, rng = sit_down("wingspan", 3), Random(3)
    while session.play.expected_table()["bot"].get("eggs", (Item("egg"),))[0].number < 2:
        session.answer(session.play.request.sample(rng), Source.PAGE)  # type: ignore[union-attr] # not over
    (things,) = (line for line in read_table(session.play, session.phrases) if line.startswith("Automa's"))
    assert re.search(r"(one|\w+) face-down birds?, bonus card .*, two eggs, and \w+ cubes\.$", things), things


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_that_lies_open_is_said(game: str) -> None:
    session, rng = sit_down(game, 4), Random(4)
    for _ in range(25):
        if session.play.request is None:
            break
        session.answer(session.play.request.sample(rng), Source.PAGE)
        text = " ".join(read_table(session.play, session.phrases))
        piles = {zone.name for zone in session.play.game.zones if zone.shape == "pile"}
        for zone, places in session.play.expected_table().items():
            things = [item for items in places.values() for item in items if item.id]
            assert all(item_words(item, session.phrases) in text for item in things if zone not in piles), (
                zone
            )


def test_cards_side_by_side_that_nobody_can_name_are_counted() -> None:
    session, rng = sit_down("flat_earth", 4), Random(4)
    while not any(line.startswith("Timeline") for line in read_table(session.play, session.phrases)):
        session.answer(session.play.request.sample(rng), Source.PAGE)  # type: ignore[union-attr] # not over
    assert "Timeline: 10 cards face down." in list(read_table(session.play, session.phrases))


def test_a_bare_table_is_said_to_be_one() -> None:
    assert said_to(sit_down("origin_story", 1), "table")[0] == "Nothing lies on the table yet."


def test_what_is_due_is_said_last() -> None:
    session, rng = sit_down("crownfell", 4), Random(4)
    for _ in range(6):
        assert session.play.request
        session.answer(session.play.request.sample(rng), Source.PAGE)
    said = said_to(session, "table")
    assert session.play.request
    assert said[-1] == f"Now: {session.phrases.ask(session.play.request)}"
    assert said[0].startswith("Grid: ")


def typed(request: Any, value: Any, phrases: Phrases) -> str:
    """An answer as somebody would say it who heard what is due."""
    if isinstance(request, Look) and request.arranged is Arranged.BY_PLACE:
        before = request.before or {}
        places = [place for place in request.places if value.get(place, []) != list(before.get(place, ()))]
        laid = {place: "+".join(map(phrases.name, value.get(place, []))) or "empty" for place in places}
        return ", ".join(f"{place} {things}" for place, things in laid.items())
    if isinstance(value, list):
        return ", ".join(phrases.name(thing) if thing else "empty" for thing in value) or "none"
    return "" if value is True else phrases.name(value) if isinstance(value, str) else str(value)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_played_on_by_what_is_read_out(game: str) -> None:
    """Each answer is a sentence said to what "table" reads out last, and the game goes on with it."""
    session, rng = sit_down(game, 4), Random(4)
    for _ in range(25):
        if session.play.request is None:
            break
        read, request = said_to(session, "table"), session.play.request
        assert read[-1] == f"Now: {session.phrases.ask(request)}"
        words = typed(request, request.sample(rng), session.phrases)
        said_to(session, "") if session.acknowledges else None
        said_to(session, words)
        assert session.play.request is not request, (words, said_to(session, "repeat"))


def test_a_round_is_played_with_captions_alone() -> None:
    """Somebody who hears only the captions knows the tray, the dice and what to do, and can answer."""
    session = sit_down("wingspan", 3, goal_tiles="virtual", feeder="looked")
    trays = iter(TRAYS)
    answers = {"dice": "fish, seed", "How many": "3"}
    heard = [caption.text for caption in session.captions.last(len(session.captions))]
    for _ in range(60):
        if any(line.startswith("Round 2 begins") for line in heard):
            break
        table = said_to(session, "table")
        due = table[-1].removeprefix("Now: ")
        assert table[-1].startswith("Now: ")
        word = next((word for part, word in answers.items() if part in due and "?" in due), "")
        tray = next(trays) if "three birds" in due else ""
        heard += said_to(session, tray or word)
        if tray:
            assert any(line.startswith("Got it: ") for line in heard[-8:])
    else:
        pytest.fail("\n".join(heard[-12:]))
    assert any("Automa" in line for line in said_to(session, "table"))
