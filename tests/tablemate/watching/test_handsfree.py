"""The camera answers, asks, watches and is corrected; frames are left out, the watcher is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.game import Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from engine.requests import Count, Instruction, Look
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.watcher import TableNews, TwoWays
from tests.tablemate.room import Room
from tests.tablemate.watching.evening import Evening
from tests.vision.seen import see
from vision.agreeing.stabilise import Doubt, Why

if TYPE_CHECKING:
    from engine.journal import Answer
    from vision.reading import Point

TRAY = ("osprey", "mallard", "red-tailed-hawk")
UNCLEAR_TRAY = "I can't make out what lies in the tray. Straighten it, or lay the DONE card if that is done."
NEW_TRAY = ("osprey", "mallard", "killdeer")


@pytest.fixture
def evening() -> Evening:
    """A game whose first Automa card plays a bird."""
    return Evening()


def test_a_card_face_down_is_to_be_turned_over_and_then_read(evening: Evening) -> None:
    evening.lays("your_turn")
    things = (see(TRAY[0]), see(None, face="down"), see(TRAY[2]))
    watched = evening.watcher.zones["tray"]
    watched.things, watched.settled = things, Doubt("tray", things, Why.FACE_DOWN)
    assert evening.passes() == ["Number 2 in the tray is face down. Turn it over so that I can read it."]
    assert evening.passes(5.0) == []
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." in evening.lies("tray", *TRAY)


def test_tablemate_is_silent_until_the_turn_card_shows_its_side(evening: Evening) -> None:
    assert evening.lies("tray", *TRAY) == []
    assert evening.lays("my_turn") == []
    assert "The Automa's card" in evening.lays("your_turn")[0]


def test_what_settled_before_the_question_answers_it_at_once(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    said = evening.lays("your_turn")
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." in said
    assert any(answer.source is Source.CAMERA for answer in evening.answers)


def test_an_instruction_waits_until_the_table_shows_it_and_then_the_game_goes_on(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    assert isinstance(evening.request, Instruction)
    assert evening.passes(5) == []
    said = evening.lies("tray", *NEW_TRAY)
    assert said == ["Your turn, 2 of 8 in round 1. Tell me when you are done."]
    assert evening.answers[-2].source is Source.WATCHED or evening.answers[-1].source is Source.WATCHED


def test_cards_that_cannot_be_read_do_not_carry_an_instruction_out(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    evening.lies("tray", None, None, None, doubt={0: (), 1: (), 2: ()})
    assert evening.passes(3) == [UNCLEAR_TRAY]
    assert isinstance(evening.request, Instruction)
    assert evening.lies("tray", *NEW_TRAY)[-1].startswith("Your turn, 2")


def test_what_cannot_be_read_and_nobody_touched_is_told_with_the_reminder(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    evening.lies("tray", None, None, None, doubt={0: (), 1: (), 2: ()})
    evening.watcher.zones["tray"].handled_s = 0.0
    assert evening.passes(5) == []
    said = evening.passes(20)
    assert said[0].startswith("Still to do: ")
    assert said[1:] == [UNCLEAR_TRAY]


def test_a_zone_that_never_lies_still_is_reminded_of_too(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    evening.watcher.zones["tray"].settled = None
    assert evening.passes(5) == []
    assert evening.passes(20)[0].startswith("Still to do: ")


def test_what_lay_there_before_the_bot_ever_looked_must_be_gone_too(evening: Evening) -> None:
    play = evening.room.session.play
    evening.lies("tray", *TRAY)
    while not (isinstance(play.request, Instruction) and _is_refill(play.request)):
        play.answer(_any(evening), Source.KEYBOARD)
    evening.room.session.go_on()
    evening.passes()
    evening.lies("tray", "american-crow", "fish-crow", TRAY[2])
    assert evening.passes(3) == ["Still in the tray: Red-Tailed Hawk."]
    opened = play.request
    evening.lies("tray", "american-crow", "fish-crow", "tree-swallow")
    assert play.request is not opened


def test_what_was_done_otherwise_is_said_once_and_the_right_deed_goes_on(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    assert evening.lies("tray", None, "mallard", "red-tailed-hawk") == []
    assert evening.passes(3) == [
        "I count 2 in the tray, but there should be 3.",
        "Still in the tray: Red-Tailed Hawk.",
    ]
    assert evening.passes() == []
    assert evening.lies("tray", *NEW_TRAY)[-1].startswith("Your turn, 2")


def test_an_instruction_nobody_carries_out_is_reminded_of_twice(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    said = [text for _ in range(100) for text in evening.passes(1)]
    assert len(said) == 2
    assert said[0].startswith("Still to do: The Automa takes Red-Tailed Hawk")


def test_done_overrides_what_the_camera_sees(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    assert evening.lays("done")[-1].startswith("Your turn, 2")


def test_a_doubt_is_asked_once_with_numbered_candidates_and_settled_by_a_digit_card(evening: Evening) -> None:
    evening.lies("tray", "osprey", None, "red-tailed-hawk", doubt={1: ("mallard", "killdeer")})
    said = evening.lays("your_turn")
    assert said[-2:] == [
        "I see Osprey and Red-Tailed Hawk.",
        "I'm not sure about number 2. Which is it? 1: Mallard, 2: Killdeer. Lay or type its number, or name it.",
    ]
    assert evening.passes() == []
    evening.watcher.cards.number = "2"
    assert evening.passes()[0] == "Got it: Osprey, Killdeer, and Red-Tailed Hawk."
    taken = next(answer for answer in evening.answers if answer.topic == "tray")
    assert (taken.source, taken.seen) == (Source.CARD, ["osprey", "mallard", "red-tailed-hawk"])
    assert evening.watcher.corrected == [("tray", ["osprey", "killdeer", "red-tailed-hawk"])]


def test_a_guess_that_is_hardly_likely_is_not_offered(evening: Evening) -> None:
    evening.lays("your_turn")
    doubtful = see("mallard", 0.6, ("killdeer", 0.2), ("snowy-owl", 0.05))
    things = (see(TRAY[0]), doubtful, see(TRAY[2]))
    watched = evening.watcher.zones["tray"]
    watched.things, watched.settled = things, Doubt("tray", things, Why.UNSURE)
    assert "Which is it? 1: Mallard, 2: Killdeer. Lay" in evening.passes()[-1]


def test_a_card_that_cannot_be_read_is_asked_for_and_may_be_turned_instead(evening: Evening) -> None:
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ()})
    assert evening.lays("your_turn")[-1].startswith("I can't read number 3.")
    assert evening.lies("tray", *TRAY)[0] == "I see Osprey, Mallard, and Red-Tailed Hawk."


def test_an_empty_place_is_asked_to_be_filled(evening: Evening) -> None:
    evening.lies("tray", "osprey", None, "mallard")
    assert evening.lays("your_turn")[-2:] == [
        "I see Osprey and Mallard.",
        "I see nothing in place 2 of the tray. Fill it, or tell me what lies there.",
    ]
    assert evening.passes() == []
    assert evening.lies("tray", *TRAY)[0] == "I see Osprey, Mallard, and Red-Tailed Hawk."


def test_a_card_that_the_camera_does_not_see_can_be_named(evening: Evening) -> None:
    evening.lies("tray", None, "mallard", None, doubt={0: ("osprey",)})
    missing = "I see nothing in place 3 of the tray. Fill it, or tell me what lies there."
    assert evening.lays("your_turn")[-1] == missing
    assert evening.lays("yes") == [missing]
    evening.room.session.hear("red-tailed hawk", Source.KEYBOARD)
    assert "Got it: Osprey, Mallard, and Red-Tailed Hawk." in evening.lays("yes")


WAYS = TwoWays("osprey", "E4", "A2", (0.0, 1.0))
WHICH_WAY = "I can't tell which way round the table lies. Is Osprey on A2 or on E4?"


@pytest.mark.parametrize(("said", "seat"), [("E4", (0.0, 1.0)), ("a2", (-0.0, -1.0)), ("1", (-0.0, -1.0))])
def test_which_way_round_the_table_lies_is_asked_once(evening: Evening, said: str, seat: Point) -> None:
    answers, session = len(evening.answers), evening.room.session
    evening.watcher.two_ways = WAYS
    assert evening.passes() == [WHICH_WAY]
    assert evening.passes() == []
    session.hear("repeat", Source.KEYBOARD)
    assert evening.room.captions.last(1)[0].text == WHICH_WAY
    session.hear(said, Source.KEYBOARD)
    assert evening.watcher.seats == [seat]
    assert evening.room.captions.last(1)[0].text == session.phrases.ask(evening.request)
    assert len(evening.answers) == answers, "it is no answer to the game"


def test_who_goes_on_with_the_game_instead_is_not_held_up(evening: Evening) -> None:
    answers = len(evening.answers)
    evening.watcher.two_ways = WAYS
    evening.passes()
    evening.room.session.hear("done", Source.KEYBOARD)
    assert len(evening.answers) > answers
    assert evening.watcher.seats == []


def test_dice_that_are_missing_are_counted_before_the_others_are_asked_about(evening: Evening) -> None:
    play = evening.room.session.play
    while not (isinstance(play.request, Look) and play.request.least == 5):
        play.answer(_any(evening), Source.KEYBOARD)
    evening.room.session.go_on()
    said = evening.lies("feeder", "fish", "fish", "seed", None, doubt={3: ("fish", "seed")})
    assert said[-1] == "I count 4 in the feeder, but there should be 5."


def test_after_undo_the_camera_asks_instead_of_answering_the_same_again(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    said = evening.lays("undo")
    assert said[0].startswith("Undone: Osprey, Mallard, and Red-Tailed Hawk.")
    assert said[-1] == "Is number 1 Osprey? Lay or type yes or no, or name it."
    assert evening.lays("yes") == ["Is number 2 Mallard? Lay or type yes or no, or name it."]
    assert evening.lays("no") == [
        "I can't read number 2. Turn it or move it out of the glare, or tell me what it is."
    ]


def test_an_empty_feeder_taken_back_is_asked_for_in_words(evening: Evening) -> None:
    play = evening.room.session.play
    while play.request is None or play.request.topic != "feeder":
        play.answer(_any(evening), Source.KEYBOARD)
    evening.room.session.go_on()
    evening.lies("feeder")
    assert evening.lays("undo")[-1] == "Which dice lie in the feeder?"
    evening.room.session.hear("fish, seed", Source.KEYBOARD)
    assert next(answer for answer in evening.answers if answer.topic == "feeder").value == ["fish", "seed"]


def test_no_takes_back_what_the_camera_said_last(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    assert evening.lays("no")[0].startswith("Undone: Osprey")


def test_a_table_changed_after_undo_is_read_anew(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    evening.lays("undo")
    assert evening.lies("tray", *NEW_TRAY)[0] == "I see Osprey, Mallard, and Killdeer."


def test_two_command_cards_at_once_are_not_obeyed(evening: Evening) -> None:
    evening.watcher.cards.shown |= {"undo", "done", "my_turn"}
    given = len(evening.answers)
    assert evening.passes(0.2, "undo", "done") == [
        "I see two command cards. Please leave only the one you mean."
    ]
    assert len(evening.answers) == given


def test_pause_stops_everything_until_the_card_is_taken_away(evening: Evening) -> None:
    evening.watcher.cards.shown.add("pause")
    assert evening.passes(0.2, "pause") == ["Paused. Take the card away when you want to go on."]
    assert evening.passes(0.2, "your_turn") == []
    evening.watcher.cards.shown.clear()
    assert evening.passes()[0] == "Let's continue."


def test_a_camera_turned_away_pauses_the_game_with_words(evening: Evening) -> None:
    evening.lies("tray", *TRAY)
    evening.watcher.away = True
    said = evening.passes(0.2, "your_turn", news=(TableNews.AWAY,))
    assert said[0].startswith("I can't see the table.")
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." not in said
    evening.watcher.away = False
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." in evening.passes(0.2, news=(TableNews.BACK,))


def test_a_marker_that_stays_pushed_is_told_once_and_a_passing_hand_is_not(evening: Evening) -> None:
    evening.watcher.shifted = ("top left",)
    assert evening.passes(0.2) == []
    evening.watcher.shifted = ()
    assert evening.passes(5) == []
    evening.watcher.shifted = ("top left",)
    said = [text for _ in range(20) for text in evening.passes(1)]
    assert said == ["The top left marker was pushed. I'm using the others."]


def test_a_count_is_given_with_digit_cards_and_done(evening: Evening) -> None:
    while not isinstance(evening.request, Count):
        evening.room.session.play.answer(_any(evening), Source.KEYBOARD)
    evening.room.session.go_on()
    evening.watcher.cards.number = "3"
    assert evening.passes() == ["I read 3. Lay the DONE card if that is right."]
    assert evening.lays("done")[0].startswith("The goal is scored")


def test_a_full_disk_is_said_at_once_and_the_answer_is_tried_again_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = FullDisk()
    monkeypatch.setattr(evening.room.session.play, "journal", journal)
    evening.lies("tray", *TRAY)
    assert evening.lays("your_turn") == [
        'The answer could not be written to the disk: No space left on device. It does not count. Make room on the disk and answer again, or type "quit".'
    ]
    journal.full = False
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." in evening.lays("your_turn")


def _is_refill(instruction: Instruction) -> bool:
    return any(expectation.zone == "tray" and expectation.handled for expectation in instruction.expects)


class FullDisk:
    """A journal on a disk without room."""

    full = True

    def answered(self, _: Answer) -> None:
        if self.full:
            raise OSError(28, "No space left on device")


def _any(evening: Evening) -> Any:
    from random import Random  # noqa: PLC0415 - only here

    return evening.request.sample(Random(1))


class SetUp(Evening):
    """The same evening, begun before the table is laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.room = Room(Play(find_game("wingspan"), Setup(2, {"goal_tiles": "virtual"})))
        self.room.session.begin()
        self.hands = HandsFree(self.room.session, self.watcher)


@pytest.mark.parametrize("card", ["done", "your_turn"])
def test_an_order_of_the_set_up_waits_for_the_done_card_or_the_turn_card(card: str) -> None:
    evening = SetUp()
    assert evening.passes() == ["Lay the DONE card or press Enter when that is done."]
    assert evening.passes(60) == []
    first = evening.request
    said = evening.lays(card)
    assert evening.request is not first
    assert said[0].startswith("The Automa's bonus card is")
    assert "Lay the DONE card" not in " ".join(said)


def test_the_done_card_after_orders_does_not_end_the_own_turn(evening: Evening) -> None:
    evening.watcher.pose = None  # so nobody sees the order done
    evening.lays("your_turn")
    evening.room.session.hear("osprey, mallard, red tail", Source.KEYBOARD)
    given = len(evening.answers)
    assert evening.lays("done")[0] == "Good, that is done."
    assert len(evening.answers) == given
    assert "The Automa's card" in evening.lays("your_turn")[0]


def test_a_table_that_was_not_found_is_asked_about_at_once(evening: Evening) -> None:
    evening.watcher.pose = None
    assert evening.lays("your_turn")[-1] == "Which three birds lie in the tray, from left to right?"
    evening.watcher.pose = object()
    assert "I see Osprey, Mallard, and Red-Tailed Hawk." in evening.lies("tray", *TRAY)
