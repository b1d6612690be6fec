"""A card whose name is in doubt is asked for at once, so that the camera can see an order done."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from engine.game import Setup
from engine.games import find_game
from engine.journal import FileJournal, Source, load
from engine.play import Play
from engine.requests import Instruction
from tablemate.watching.handsfree import HandsFree
from tests.tablemate.room import Room
from tests.tablemate.watching.evening import Evening
from tests.vision.seen import see
from vision.agreeing.stabilise import Doubt, Why

if TYPE_CHECKING:
    from pathlib import Path

TRAY = ("osprey", "mallard", "red-tailed-hawk")  # of which the Automa takes the last
WHICH = (
    "I'm not sure about number 3. Which is it? 1: Killdeer, 2: Snowy Owl. Lay or type its number, or name it."
)
BOTH = "I'm not sure about number 2 and number 3. Are they Mallard and Killdeer? Lay or type yes or no."
EITHER = (
    "I'm not sure about number 2 and number 3. Which are they? "
    "1: Mallard and Killdeer, 2: American Crow and Killdeer. Lay or type the number, or no."
)
UNCLEAR = "I can't make out what lies in the tray. Straighten it, or lay the DONE card if that is done."


@pytest.fixture
def evening() -> Evening:
    """The Automa has taken a bird, and the tray is to be refilled."""
    evening = Evening()
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    assert isinstance(evening.request, Instruction)
    return evening


def lay_doubtful(evening: Evening) -> list[str]:
    """A bird is laid down whose name is in doubt; what is said about it."""
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ("killdeer", "snowy-owl")})
    return evening.passes(5)


def lay_two_doubtful(evening: Evening, *others: str) -> list[str]:
    """Two birds in doubt are laid down, of which the first may be one of others as well."""
    two = {1: ("mallard", *others), 2: ("killdeer",)}
    evening.lies("tray", "osprey", None, None, doubt=two)
    return evening.passes(5)


def test_its_name_is_asked_for_and_told_the_order_is_seen_done(evening: Evening) -> None:
    assert lay_doubtful(evening) == ["I see Osprey and Mallard.", WHICH]
    assert evening.passes(5) == []
    said = evening.lays_number("1")
    assert said[0] == "Got it: Osprey, Mallard, and Killdeer."
    assert said[-1].startswith("Your turn, 2")


def test_the_name_of_a_new_card_is_not_asked_for_before_it_matters(evening: Evening) -> None:
    doubt = {2: ("killdeer", "snowy-owl")}
    said = evening.lies("tray", "osprey", "mallard", None, doubt=doubt, nothing_else=True)
    assert said[-1].startswith("Your turn, 2")
    assert evening.passes(30) == []


def test_a_new_card_that_may_be_the_one_taken_away_does_not_show_the_order_done(evening: Evening) -> None:
    doubt = {2: ("killdeer", TRAY[2])}
    evening.lies("tray", "osprey", "mallard", None, doubt=doubt, nothing_else=True)
    assert isinstance(evening.request, Instruction)
    assert evening.passes(5)[-1].startswith("I'm not sure about number 3. Which is it?")


def test_a_doubt_has_its_time_to_resolve_itself_before_a_name_is_asked_for(evening: Evening) -> None:
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ("killdeer", "snowy-owl")})
    assert evening.passes(3) == []
    assert evening.passes(1.5) == ["I see Osprey and Mallard.", WHICH]


def test_the_name_stands_in_the_journal_as_the_persons_word(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.lays_number("2")
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == ({"tray": {"3": ["snowy-owl"]}}, Source.CARD)
    assert evening.watcher.corrected == [("tray", [None, None, "snowy-owl"])]


@pytest.mark.parametrize("words", ["snowy", "3 snowy owl", "osprey, mallard, snowy owl"])
def test_it_may_be_said_or_typed(evening: Evening, words: str) -> None:
    lay_doubtful(evening)
    evening.room.session.hear(words, Source.VOICE)
    evening.passes()
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == ({"tray": {"3": ["snowy-owl"]}}, Source.VOICE)


def test_it_may_be_touched_on_the_page(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.room.session.answer(["osprey", "mallard", "snowy-owl"], Source.PAGE)
    assert evening.passes()[-1].startswith("Your turn, 2")


def test_a_page_that_names_no_bird_changes_nothing(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.room.session.answer(["osprey", "mallard", "unicorn"], Source.PAGE)
    assert evening.passes() == []
    assert isinstance(evening.request, Instruction)


def test_the_page_may_say_that_it_is_done_as_well(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.room.session.answer(True, Source.PAGE)
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == (True, Source.PAGE)


def test_done_is_still_an_answer(evening: Evening) -> None:
    lay_doubtful(evening)
    assert evening.lays("done")[-1].startswith("Your turn, 2")
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == (True, Source.CARD)
    assert evening.watcher.corrected == []


def test_done_names_no_bird_where_one_is_offered(evening: Evening) -> None:
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ("killdeer",)})
    assert evening.passes(5)[-1] == "Is number 3 Killdeer? Lay or type yes or no, or name it."
    evening.lays("done")
    assert evening.watcher.corrected == []


def test_the_bird_that_should_be_gone_does_not_carry_the_order_out_by_its_name(evening: Evening) -> None:
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ("killdeer", "red-tailed-hawk")})
    evening.passes(5)
    assert evening.lays_number("2") == [
        "Got it: Osprey, Mallard, and Red-Tailed Hawk.",
        "Still in the tray: Red-Tailed Hawk.",
    ]
    assert isinstance(evening.request, Instruction)


def test_a_card_that_becomes_readable_by_itself_needs_no_name(evening: Evening) -> None:
    lay_doubtful(evening)
    assert evening.lies("tray", "osprey", "mallard", "killdeer")[-1].startswith("Your turn, 2")
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert taken.source is Source.WATCHED


def test_another_card_in_its_place_is_asked_for_anew_and_the_old_question_is_over(evening: Evening) -> None:
    lay_doubtful(evening)
    assert evening.lies("tray", "osprey", "mallard", None, doubt={2: ("barn-owl", "brant")}) == []
    evening.lays_number("1")
    assert isinstance(evening.request, Instruction)
    assert evening.watcher.corrected == []
    assert "Which is it? 1: Barn Owl, 2: Brant." in evening.passes(5)[-1]


def tell_under_a_hand(evening: Evening) -> None:
    """The name of the doubtful bird is told while a hand is over the tray."""
    lay_doubtful(evening)
    tray = evening.watcher.zones["tray"]
    tray.settled, tray.things = None, ()
    evening.lays_number("1")
    assert evening.watcher.corrected == [("tray", [None, None, "killdeer"])]
    assert isinstance(evening.request, Instruction)


def test_a_name_told_while_a_hand_is_over_the_card_is_not_asked_for_again(evening: Evening) -> None:
    tell_under_a_hand(evening)
    evening.lies("tray", "osprey", "mallard", "killdeer")  # the watcher knows the card again
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == ({"tray": {"3": ["killdeer"]}}, Source.CARD)


def test_a_card_that_is_another_when_the_hand_is_gone_is_asked_for_again(evening: Evening) -> None:
    tell_under_a_hand(evening)
    assert lay_doubtful(evening)[-1] == WHICH


def test_what_was_named_and_then_exchanged_is_not_on_record(evening: Evening) -> None:
    lay_doubtful(evening)
    tray = evening.watcher.zones["tray"]
    tray.settled = None
    evening.lays_number("1")
    evening.lies("tray", "osprey", "mallard", "snowy-owl")
    [taken] = [answer for answer in evening.answers if answer.topic == "BirdTaken"]
    assert (taken.value, taken.source) == (True, Source.WATCHED)


# --- several cards --------------------------------------------------------------------------------


def test_two_cards_are_asked_about_at_once_and_settled_by_yes(evening: Evening) -> None:
    assert lay_two_doubtful(evening) == ["I see Osprey.", BOTH]
    assert evening.lays("yes")[0] == "Got it: Osprey, Mallard, and Killdeer."
    assert not isinstance(evening.request, Instruction)


def test_where_they_may_be_several_things_a_number_settles_both(evening: Evening) -> None:
    assert lay_two_doubtful(evening, "american-crow") == ["I see Osprey.", EITHER]
    assert evening.lays_number("2")[0] == "Got it: Osprey, American Crow, and Killdeer."
    assert not isinstance(evening.request, Instruction)


def test_the_same_name_twice_is_offered_last(evening: Evening) -> None:
    both = "1: Mallard and Killdeer, 2: Killdeer and Killdeer"
    assert both in lay_two_doubtful(evening, "killdeer")[-1]


def test_a_question_about_three_cards_offers_no_more_than_can_be_kept_in_mind(evening: Evening) -> None:
    two = ("mallard", "american-crow")
    evening.lies(
        "tray", None, None, None, doubt={0: ("brant", "osprey"), 1: two, 2: ("killdeer", "wood-duck")}
    )
    assert evening.passes(5)[-1] == (
        "I'm not sure about number 1, number 2, and number 3. Which are they? 1: Brant, Mallard, and Killdeer, "
        "2: Brant, Mallard, and Wood Duck. Lay or type the number, or no."
    )


def test_after_no_they_are_asked_about_one_by_one(evening: Evening) -> None:
    lay_two_doubtful(evening, "american-crow")
    [first] = evening.lays("no")
    assert first.startswith("I'm not sure about number 2. Which is it? 1: Mallard, 2: American Crow.")
    assert evening.lays_number("2") == ["Is number 3 Killdeer? Lay or type yes or no, or name it."]
    assert evening.lays("yes")[0] == "Got it: Osprey, American Crow, and Killdeer."


def test_one_of_two_may_be_named_with_its_place(evening: Evening) -> None:
    lay_two_doubtful(evening)
    left = ["Is number 3 Killdeer? Lay or type yes or no, or name it."]
    assert evening.room.hears("2 american crow") == left


def test_a_name_alone_is_no_answer_to_a_question_about_two(evening: Evening) -> None:
    lay_two_doubtful(evening)
    needed = 'I need yes or no here, or one name with its place first, as in "2 Mallard".'
    assert evening.lays_number("1") == []
    assert evening.room.hears("1") == evening.room.hears("killdeer") == [needed]
    lay_two_doubtful(evening, "american-crow")
    needed = 'I need a number or no here, or one name with its place first, as in "2 Mallard".'
    for words in ("3", "yes", "killdeer"):
        assert evening.room.hears(words) == [needed]


def test_a_card_that_cannot_be_read_at_all_is_asked_for_among_others(evening: Evening) -> None:
    evening.lies("tray", "osprey", "mallard", None, doubt={2: ()})
    cannot = "I can't read number 3. Turn it or move it out of the glare, or tell me what it is."
    assert evening.passes(5)[-1] == cannot
    assert evening.room.hears("killdeer") == ["Got it: Osprey, Mallard, and Killdeer."]
    assert evening.passes()[-1].startswith("Your turn, 2")


def test_a_card_face_down_beside_it_has_to_be_turned_over_first(evening: Evening) -> None:
    evening.lies("tray", "osprey", None, None, doubt={1: ("mallard", "brant"), 2: ()})
    tray = evening.watcher.zones["tray"]
    tray.things = (*tray.things[:2], see(None, face="down"))
    tray.settled = Doubt("tray", tray.things, Why.FACE_DOWN)
    assert evening.passes(5) == [UNCLEAR]


def test_done_answers_that_it_cannot_be_made_out_and_not_what_was_told_before(evening: Evening) -> None:
    play = evening.room.session.play
    while play.request.topic != "goal_quantity":
        play.answer(play.request.sample(Random(1)), Source.KEYBOARD)
    evening.room.session.go_on()
    evening.room.hears("3")
    assert [order.topic for order in evening.room.session.to_do] == ["RankMarked"]
    assert evening.request.topic == "TrayCleared"
    evening.passes()
    evening.lies("tray", None, None, None, doubt={0: (), 1: (), 2: ()})
    assert evening.passes(5) == [UNCLEAR]
    assert evening.lays("done")[-1].startswith("Your turn, 1")


# --- taking back ----------------------------------------------------------------------------------


def test_undo_takes_back_the_name_and_no_more_and_it_is_asked_for_again(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.lays_number("2")
    order = next(answer for answer in evening.answers if answer.topic == "BirdTaken")
    tray = evening.watcher.zones["tray"]
    asked = Evening()
    asked.lies("tray", "osprey", "mallard", None, doubt={2: ("killdeer", "snowy-owl")})
    tray.things, tray.settled = asked.watcher.zones["tray"].things, asked.watcher.zones["tray"].settled
    said = evening.lays("undo")
    assert said[0] == "Undone: Snowy Owl as number 3."
    assert order not in evening.answers
    assert evening.watcher.forgotten == [("tray", ["3"])]
    assert said[-1] == WHICH
    assert evening.lays_number("1")[0] == "Got it: Osprey, Mallard, and Killdeer."


def test_undo_after_one_of_two_names_asks_for_both_again(evening: Evening) -> None:
    lay_two_doubtful(evening)
    evening.lays("no")
    evening.lays("yes")
    given = len(evening.answers)
    assert evening.lays("undo") == ["Undone: Mallard.", "I see Osprey.", BOTH]
    assert len(evening.answers) == given


def test_redo_gives_the_name_again(evening: Evening) -> None:
    lay_doubtful(evening)
    evening.lays_number("2")
    after = evening.request
    evening.lays("undo")
    evening.room.session.hear("redo", Source.KEYBOARD)
    assert evening.request == after


def test_the_question_is_repeated_on_request(evening: Evening) -> None:
    lay_doubtful(evening)
    assert evening.room.hears("repeat")[-1] == WHICH


def test_a_saved_game_has_the_name_and_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEMATE_HOME", str(tmp_path))
    game, setup, file = find_game("wingspan"), Setup(2, {"goal_tiles": "virtual"}), tmp_path / "game.jsonl"
    evening = Evening()
    journal = FileJournal.create(file, game, setup)
    evening.room = Room(Play(game, setup, journal), laid_out=True)
    evening.room.session.begin()
    evening.hands = HandsFree(evening.room.session, evening.watcher)
    evening.lies("tray", *TRAY)
    evening.lays("your_turn")
    lay_doubtful(evening)
    evening.lays_number("2")
    journal.close()
    again = Play.resume(game, load(file))
    assert again.request == evening.request
    assert {"tray": {"3": ["snowy-owl"]}} in [answer.value for answer in again.answers]


def test_an_order_is_answered_by_names_in_its_own_zones_only(evening: Evening) -> None:
    order = evening.request
    assert order.read({"tray": {"3": ["snowy-owl"]}}) is True
    for wrong in ({}, {"feeder": {"1": ["fish"]}}, {"tray": ["snowy-owl"]}, {"tray": {"3": [3]}}, "done"):
        with pytest.raises(InvalidInput, match="is done or not"):
            order.read(wrong)
