from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.game import Setup, complete
from engine.games import find_game
from engine.journal import Answer, FileJournal, Source, load
from engine.play import Play
from engine.requests import Instruction
from engine.rules import STAND_IN
from engine.wingspan.events import BirdTaken
from tablemate.conversation.command import SPOKEN
from tablemate.conversation.reasons import last_about
from tablemate.conversation.transcript import transcript
from tests.engine.random_play import play_on
from tests.tablemate.room import GOALS, Room
from voice.phrases import Phrases

if TYPE_CHECKING:
    from pathlib import Path

WINGSPAN = find_game("wingspan")
HER_PIECES = ("FriendshipSet", "PiesSet", "PiecesReadied", "PrimaryChosen")


def test_a_bot_turn_is_said_in_the_order_seen_done_to_do() -> None:
    said = Room.begun().hears(GOALS, "", "osprey, mallard, red tail")
    assert said == [
        "Got it: Osprey, Mallard, and Red-Tailed Hawk.",
        "The Automa takes Red-Tailed Hawk, worth 5 points. Lay it face up beside the Automa and refill the tray.",
        "Your turn, 2 of 8 in round 1. Tell me when you are done.",
    ]


def test_why_tells_of_this_case_first_then_the_rule_and_where_it_stands() -> None:
    said = Room.begun().hears(GOALS, "", "osprey, mallard, red tail", "why")
    assert len(said) == 1
    case, _, rule = said[0].partition(". ")
    assert case == "Red-Tailed Hawk fits Anatomist: its name has a part of the body in it"
    assert rule.startswith("The Automa picks up every tray bird its bonus card wants")
    assert rule.endswith("Rulebook, The Automa's turn: play a bird.")


def test_why_with_a_name_tells_what_was_last_told_about_it_and_nothing_else() -> None:
    room = Room.begun()
    room.hears(GOALS, "", "osprey, mallard, red tail", "", "", "44123")
    assert room.hears("why red tail") == room.hears("/ hawk")
    assert room.hears("why red tail")[0].startswith(
        "Red-Tailed Hawk fits Anatomist: its name has a part of the body in it."
    )
    assert "Red-Tailed" not in " ".join(room.hears("why"))


@pytest.mark.parametrize("why", ["por qué", "por que", "Por  Qué", "porqué", "porque"])
def test_why_is_understood_in_spanish_as_one_word_and_as_two(why: str) -> None:
    room = Room.begun()
    room.hears(GOALS, "", "osprey, mallard, red tail")
    room.session.phrases = Phrases(room.session.play.game, language="es")
    assert room.hears(why) == room.hears("/") != []
    assert room.hears(f"{why} red tail") == room.hears("/ red tail") != room.hears("/ mallard")


def test_why_with_a_part_of_several_names_takes_what_was_told_last() -> None:
    taken = [
        BirdTaken(rule=STAND_IN, bonus="falconer", bird=bird, points=3) for bird in ("barn-owl", "barred-owl")
    ]
    assert last_about("owl", taken, Phrases(WINGSPAN)) is taken[1]
    assert last_about("barn", taken, Phrases(WINGSPAN)) is taken[0]


def test_why_with_a_name_nobody_told_of_says_so() -> None:
    room = Room.begun()
    before = room.hears(GOALS, "", "why duke")
    assert before == ["I have not said anything about 'duke' yet."]


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        ("once", "That is done once. If they are alike again, the key empties the feeder."),
        ("until_mixed", "By the reading you chose, that is done until they are mixed."),
    ],
)
def test_why_answers_by_the_reading_in_force(reading: str, said: str) -> None:
    room = Room.begun(all_alike=reading)
    room.hears(GOALS, "", "osprey, mallard, red tail", "", "", "44444")
    assert said in room.hears("why")[0]


def test_undo_tells_what_to_put_back_and_asks_again() -> None:
    said = Room.begun().hears(GOALS, "", "osprey, mallard, red tail", "undo")
    assert said[0] == "Undone: Osprey, Mallard, and Red-Tailed Hawk."
    assert said[1].startswith("On the table, undo this: The Automa takes Red-Tailed Hawk")
    assert said[-1] == "Which three birds lie in the tray, from left to right?"


def test_redo_says_again_what_followed() -> None:
    room = Room.begun()
    first = room.hears(GOALS, "", "osprey, mallard, red tail")
    room.hears("undo")
    assert room.hears("redo") == ["Redone: Osprey, Mallard, and Red-Tailed Hawk.", *first[1:]]
    assert room.hears("redo") == ["There is nothing to redo."]


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        pytest.param(["osp"], "Osprey", id="a row that is half typed"),
        pytest.param(["osp, mall, owl"], "Osprey, Mallard, and owl", id="and a name that is not clear"),
    ],
)
def test_undo_of_a_half_typed_row_drops_it_and_keeps_the_answers(typed: list[str], named: str) -> None:
    room = Room.begun()
    room.hears(GOALS, "", *typed)
    before = list(room.session.play.answers)
    assert room.hears("undo") == [
        f"Undone: {named}.",
        "Which three birds lie in the tray, from left to right?",
    ]
    assert room.session.play.answers == before
    assert room.hears("killd, barn owl, osp")[0] == "Got it: Killdeer, Barn Owl, and Osprey."


def test_undo_and_redo_of_a_board_name_only_what_had_changed() -> None:
    room = Room(Play(find_game("crownfell"), Setup(11)), laid_out=True)
    room.session.begin()
    assert room.hears("a3 stag")[0] == "Got it: Stag on A3."
    assert room.hears("a3 b3")[0] == "Got it: Stag from A3 to B3."
    assert room.hears("undo")[0] == "Undone: Stag from A3 to B3."
    assert room.hears("redo")[0] == "Redone: Stag from A3 to B3."


def test_a_board_that_has_not_changed_is_read_back_so() -> None:
    room = Room(Play(find_game("crownfell"), Setup(11)), laid_out=True)
    room.session.begin()
    assert room.hears("", "")[0] == "Nothing changed."


def test_enter_where_an_answer_is_needed_says_so_once() -> None:
    room = Room.begun(automa_deck="physical")
    assert room.hears(GOALS, "", "") == ['I need an answer here. Type "help" to see how to give one.']


def test_a_single_near_name_is_asked_for_and_taken_by_yes() -> None:
    room = Room.begun()
    assert room.hears(GOALS, "", "mlalrad, osp, killd") == ["Did you mean Mallard?"]
    assert room.hears("yes")[0] == "Got it: Mallard, Osprey, and Killdeer."


def test_undo_at_the_start_says_there_is_nothing() -> None:
    assert Room.begun().hears("undo") == ["There is nothing to undo."]


def test_repeat_says_the_news_and_the_choices_again() -> None:
    said = Room.begun().hears(GOALS, "", "osprey, mallard, killd", "", "", "repeat")
    assert said[0].startswith("The Automa's card: gain food")
    assert said[1] == "Which dice lie in the feeder?"
    assert said[2].startswith("worm, seed, fruit")


def test_score_reads_the_bots_state() -> None:
    said = Room.begun().hears(GOALS, "", "osprey, mallard, red tail", "score")
    assert "Face-up birds: Red-Tailed Hawk, 5 points." in said
    assert said[-1] == "Score so far: 5 points."


def test_help_tells_how_to_answer_and_names_every_command() -> None:
    said = Room.begun().hears(GOALS, "help")
    assert said[0] == "Press Enter when it is done."
    assert len(said) == 1 + len(SPOKEN)


@pytest.mark.parametrize(
    ("key", "word"), [("-", "undo"), ("+", "redo"), ("*", "repeat"), ("/", "why"), (".", "score")]
)
def test_every_command_one_needs_lies_on_the_number_pad(key: str, word: str) -> None:
    lines = (GOALS, "", "osprey, mallard, killd")
    assert Room.begun().hears(*lines, key) == Room.begun().hears(*lines, word)


def test_a_round_can_be_played_on_the_number_pad_alone() -> None:
    room = Room.begun()
    room.hears("3 12 15 13", "", "677739", "6255273", "54553337", "", "", "44123")
    assert "Your turn, 3 of 8 in round 1. Tell me when you are done." in room.said()


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        pytest.param(
            ["birds in forest, eggs in forest, sets, bowl eggs"], "goal tiles", id="against the rules"
        ),
        pytest.param(
            [GOALS, "", "osp, dinosaur"],
            "I don't know anything here called 'dinosaur'.",
            id="unknown",
        ),
        pytest.param([GOALS, "", "owl"], "Do you mean Barn Owl", id="several"),
        pytest.param([GOALS, "", "black"], "fits 10 names", id="many"),
        pytest.param(
            [GOALS, "", "osp, osp, killd"], "Osprey is number 1 already. What is number 2?", id="twice"
        ),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(lines: list[str], said: str) -> None:
    room = Room.begun()
    room.hears(*lines[:-1])
    before = list(room.session.play.answers)
    assert said in " ".join(room.hears(lines[-1]))
    assert room.session.play.answers == before


def test_slower_and_louder_are_said() -> None:
    room = Room.begun()
    assert room.hears("slower") == ["I'll speak slower."]
    assert room.hears("louder") == ["I'll speak louder."]
    assert room.hears("stop") == []


class FullDisk:
    """A journal on a disk that has become full."""

    def answered(self, _: Answer) -> None:
        raise OSError(28, "No space left on device")

    undone = redone = answered


def test_a_full_disk_is_said_and_the_answer_is_not_taken() -> None:
    room = Room.begun()
    room.hears(GOALS)
    before = list(room.session.play.answers)
    room.session.play.journal = FullDisk()  # type: ignore[assignment]
    assert "could not be written to the disk: No space left on device" in room.hears("")[0]
    assert room.session.play.answers == before
    room.session.play.journal = None
    assert room.hears("")[0].startswith("The Automa's card")


def test_quitting_in_the_middle_of_a_bot_turn_and_going_on_asks_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(2))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        room = Room(Play(WINGSPAN, setup, journal), laid_out=True)
        room.session.begin()
        room.hears(GOALS, "")
        assert room.hears("quit") == ["The game is saved."]
        assert room.session.over
    again = Room(Play.resume(WINGSPAN, load(path)))
    again.session.go_on()
    assert again.said()[0] == "Welcome back to Wingspan. We pick up where we left off."
    assert again.said()[-1] == "Which three birds lie in the tray, from left to right?"
    assert again.hears("osprey, mallard, red tail")[1].startswith("The Automa takes Red-Tailed Hawk")


def test_a_full_game_is_played_quit_resumed_undone_and_replayed_with_identical_words(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(8, {"automa_deck": "physical"}))
    rng = Random(8)
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play_on(Play(WINGSPAN, setup, journal), rng, answers=77)
    play = Play.resume(WINGSPAN, load(path), FileJournal.reopen)
    play_on(play, rng)
    phrases = Phrases(WINGSPAN)
    words = list(transcript(play, phrases))
    assert play.result
    assert sum(line.startswith("Your turn") for line in words) == 26
    undone = 0
    while play.undo():
        undone += 1
    assert undone > 100
    assert not any(line.startswith(">") for line in transcript(play, phrases))
    while play.redo():
        pass
    assert list(transcript(play, phrases)) == words
    play.journal.close()  # type: ignore[union-attr]
    assert list(transcript(Play.resume(WINGSPAN, load(path)), phrases)) == words


@pytest.mark.parametrize(
    ("game", "orders"),
    [
        ("wingspan", ["TableReadied", "BonusTaken"]),
        ("flat_earth", ["CrewTaken", "TimelineLaid"]),
        ("my_little_scythe", ["BoardLaid", "CampsChosen", "KingdomChosen", "DeckReadied", *HER_PIECES]),
        ("origin_story", ["TableReadied", "PlayerReadied", "DialsReadied", "DealerChosen"]),
    ],
)
def test_every_order_of_a_set_up_waits_until_it_is_done(game: str, orders: list[str]) -> None:
    room, rng, waited = Room(Play(find_game(game), Setup(4))), Random(4), []
    room.session.begin()
    play = room.session.play
    while play.request and len(play.answers) < 40:
        if isinstance(play.request, Instruction):
            assert room.said()[-1] == room.session.phrases.ask(play.request)
            waited.append(play.request.topic)
            room.hears("")
        else:
            room.session.answer(play.request.sample(rng), Source.KEYBOARD)
    assert waited == orders


def test_enter_after_orders_says_that_they_are_done_and_does_not_end_the_own_turn() -> None:
    room = Room.begun()
    assert room.hears(GOALS, "", "osprey, mallard, red tail")[-1].startswith("Your turn, 2 of 8")
    given = len(room.session.play.answers)
    assert room.hears("")[0] == "Good, that is done."
    assert room.said()[-1].startswith("Your turn, 2 of 8")
    assert len(room.session.play.answers) == given
    assert "The Automa's card" in room.hears("")[0]


def test_a_game_gone_on_with_still_takes_enter_for_what_was_told_before(tmp_path: Path) -> None:
    room = Room.begun()
    room.hears(GOALS, "", "osprey, mallard, red tail")
    path = tmp_path / "game.jsonl"
    with FileJournal.create(path, WINGSPAN, room.session.play.setup) as journal:
        for answer in room.session.play.answers:
            journal.answered(answer)
    again = Room(Play.resume(WINGSPAN, load(path)))
    again.session.go_on()
    assert again.hears("")[0] == "Good, that is done."
