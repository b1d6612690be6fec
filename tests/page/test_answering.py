"""Answering by hand as somebody does who has never seen the page: no typing, no press too many, nothing lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from engine.journal import Source
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.test_walks import carry
from tests.page.tray import begin, label_of
from tests.page.walk import answer_until, lay_out

if TYPE_CHECKING:
    from tablemate.room import Room

HAND = ["brains_5", "love_7", "speed_3", "strength_9", "brains_2", "love_10", "speed_11", "strength_12"]
THING_KEYS = "return [...document.querySelectorAll('dialog [data-key^=thing-]')].map((one) => one.dataset.key.slice(6))"


def begin_at(room: Room, game: str, topic: str, **options: str) -> None:
    """Begin a game, and go on in it until this is asked and nothing is left to be done."""
    room.begin(game, options, 4)
    lay_out(room)
    answer_until(room, topic)
    if room.session and room.session.acknowledges:
        room.hear("", Source.PAGE)


def answers_to(room: Room, topic: str) -> list[object]:
    assert room.session
    return [answer.value for answer in room.session.play.answers if answer.topic == topic]


def press_at_once(tab: Tab, *keys: str) -> None:
    """Press keys without a look at what they do."""
    for key in keys:
        ActionChains(tab.driver).send_keys(key).perform()


# --- A board ----------------------------------------------------------------------------------------


def test_a_card_is_dragged_from_the_hand_onto_the_grid(tab: Tab, room: Room) -> None:
    begin_at(room, "crownfell", "action")
    tab.see("Your turn, first action")
    carry(tab, "#drawing [data-spot=hand-1] [data-item=Angel]", "#drawing [data-spot=grid-A2]")
    tab.see("Confirm (1 change)")
    assert "Angel" in label_of(tab, "spot-grid-A2")
    assert not tab.shows("#drawing [data-spot=hand-1] [data-item=Angel]")  # it is not in two places
    tab.touch("#primary")
    tab.wait(lambda: answers_to(room, "action"), "the deployment to be taken")
    assert answers_to(room, "action")[0]["A2"] == ["Angel"]  # type: ignore[index]


def test_a_card_is_touched_in_the_hand_and_then_where_it_goes(tab: Tab, room: Room) -> None:
    begin_at(room, "crownfell", "action")
    tab.see("Your turn, first action")
    assert label_of(tab, "spot-hand-2").endswith("Press to pick it up.")
    tab.touch("#drawing [data-spot=hand-2]")
    tab.see("Now touch where Beacon goes.")
    tab.touch("#drawing [data-spot=grid-A4]")
    tab.wait(lambda: "Beacon" in label_of(tab, "spot-grid-A4"), "the card on its place")
    assert "Now touch" not in tab.text()


def test_a_place_offers_what_can_go_there_and_the_others_apart(tab: Tab, room: Room) -> None:
    begin_at(room, "crownfell", "action")
    tab.see("Your turn, first action")
    tab.touch("#drawing [data-spot=grid-A1]")
    tab.find("dialog")
    assert tab.driver.execute_script(THING_KEYS) == ["Angel", "Beacon", "Guardian", "Stag"]
    assert not tab.shows("dialog details[open]")
    tab.touch_words("Something else")
    tab.find("[data-key=other-Monarch]")
    tab.press(Keys.ESCAPE)
    tab.touch("#drawing [data-spot=grid-E5]")
    tab.see("nothing can go there")
    tab.press(Keys.ESCAPE)


def test_tokens_are_laid_one_touch_each_until_the_sheet_is_closed(tab: Tab, room: Room) -> None:
    begin_at(room, "my_little_scythe", "start_board")
    tab.see("Which tokens lie on which spaces")
    tab.touch("#drawing [data-spot=board-C3]")
    for token in ("gem", "gem", "apple", "quest"):
        tab.touch(f"[data-key=thing-{token}]")
    tab.touch("[data-key=gone-3]")
    tab.touch("[data-key=heap-done]")
    tab.wait(lambda: "2 gem, apple" in label_of(tab, "spot-board-C3"), "three tokens")
    assert "quest" not in label_of(tab, "spot-board-C3")


# --- Presses that were meant for something else -----------------------------------------------------


def test_a_press_too_many_never_says_that_nothing_changed(tab: Tab, room: Room) -> None:
    room.paced = True
    room.begin("crownfell", {}, 4)
    lay_out(room)
    tab.go("play")
    tab.see("I did it")
    for _ in range(40):
        if "Your turn, first action" in tab.text():
            break
        press_at_once(tab, Keys.ENTER)
        time.sleep(0.3)
    tab.see("Your turn, first action")
    asked = room.asked
    press_at_once(tab, *[Keys.ENTER] * 5)
    time.sleep(1.0)
    press_at_once(tab, *[Keys.ENTER] * 5)
    tab.touch("#words")
    press_at_once(tab, Keys.ENTER)
    time.sleep(0.3)
    assert room.asked == asked
    assert not tab.shows("#primary")
    assert "primary" not in tab.attribute("#as-it-is", "class").split()
    tab.touch("#as-it-is")
    tab.wait(lambda: room.asked != asked, "who means it to be heard")


def test_a_double_press_answers_one_question(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(["acorn-woodpecker", "american-crow", "osprey"], Source.PAGE)
    tab.see("Do this now", "My turn is over")
    asked = room.asked
    tab.settle()
    press_at_once(tab, Keys.ENTER)
    tab.wait(lambda: not tab.words_of(".to-do"), "the order to be done")
    press_at_once(tab, Keys.ENTER)
    time.sleep(0.2)
    assert room.asked == asked  # the turn is still mine
    tab.press(Keys.ENTER)
    tab.wait(lambda: room.asked != asked, "my turn to be over")


def test_the_usual_choice_is_the_big_button_itself(tab: Tab, room: Room) -> None:
    begin_at(room, "my_little_scythe", "your_turn")
    tab.see("Your turn.")
    assert tab.attribute("#primary", "data-key") == "thing-turn_over"
    assert "As usual" not in tab.text()


# --- Cards without a camera and without typing ------------------------------------------------------


@pytest.mark.parametrize("size_wh", [DESKTOP_WH, PHONE_WH], ids=["desktop", "phone"])
def test_eight_cards_are_eight_touches(tab: Tab, room: Room, size_wh: tuple[int, int]) -> None:
    tab.resize(size_wh)
    begin_at(room, "origin_story", "your_hand")
    tab.see("Which 8 cards do you have")
    for card in HAND:
        tab.touch(f"[data-key=add-{card}]")
    assert not tab.overflows()
    tab.touch("#primary")
    tab.wait(lambda: answers_to(room, "your_hand"), "the hand to be taken")
    assert answers_to(room, "your_hand") == [HAND]


def test_a_card_that_lies_in_the_row_cannot_be_touched_again(tab: Tab, room: Room) -> None:
    begin_at(room, "origin_story", "your_hand")
    tab.see("Which 8 cards do you have")
    tab.touch("[data-key=add-love_7]")
    tab.wait(lambda: tab.shows("[data-key=add-love_7][disabled]"), "the card to be laid")
    assert not tab.shows("[data-key=add-love_8][disabled]")


def test_a_bird_is_found_by_touching_its_first_letters(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    tab.touch_words("Enter the first bird")
    tab.touch("[data-key=letter-o]")
    tab.touch("[data-key=letter-s]")
    tab.touch("[data-key=found-osprey]")
    tab.wait(lambda: "Osprey" in label_of(tab, "spot-tray-1"), "the first bird")
    tab.see("Enter the second bird")


def test_two_letters_touched_before_the_first_is_answered_both_count(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    tab.touch_words("Enter the first bird")
    tab.wait(lambda: tab.shows("[data-key=letter-o]"), "the letters")
    touch = "for (const key of ['o', 's']) document.querySelector(`[data-key=letter-${key}]`).click()"
    tab.driver.execute_script(touch)
    tab.touch("[data-key=found-osprey]")
    tab.wait(lambda: "Osprey" in label_of(tab, "spot-tray-1"), "the first bird")


# --- What a screen reader says, what a reload keeps, and the end ------------------------------------


def test_a_screen_reader_hears_that_a_press_plays_the_card(tab: Tab, room: Room) -> None:
    begin_at(room, "flat_earth", "action")
    tab.see("Which card do you play")
    tab.wait(lambda: label_of(tab, "spot-hand-3").endswith("Press to play this card."), "what a press does")


def test_a_half_made_answer_survives_a_reload_and_no_other_question_gets_it(tab: Tab, room: Room) -> None:
    begin_at(room, "origin_story", "your_hand")
    tab.see("Which 8 cards do you have")
    for card in HAND[:3]:
        tab.touch(f"[data-key=add-{card}]")
    tab.driver.refresh()
    tab.wait(lambda: "Speed 3" in label_of(tab, "spot-you_row-3"), "the third card")
    assert "Brains 5" in label_of(tab, "spot-you_row-1")
    room.answer(HAND, Source.PAGE)
    answer_until(room, "deal_row")
    tab.driver.refresh()
    tab.see("Deal 8 cards to")
    assert "Brains 5" not in label_of(tab, "spot-automaton_row-1")


def test_a_game_that_was_put_away_offers_nothing_but_to_go_on(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds")
    tab.touch("#quit")
    tab.see("The game is saved.")
    assert not any(
        tab.shows(gone) for gone in ("#undo", "#words", "#primary", "#quit", "#read-table", ".said")
    )
    assert "start.py" not in tab.text()
    assert "--resume" not in tab.text()
    tab.touch("#continue")
    tab.see("Which three birds")
    tab.find("#undo")


def test_who_plays_is_asked_in_two_steps(tab: Tab, room: Room) -> None:
    tab.touch("input[name=game][value=my_little_scythe]")
    tab.touch("input[name=players-first][value=h2]")
    assert not tab.shows("input[name=players][value=h1_a1]")
    tab.touch("input[name=players][value=h2_a3]")
    tab.touch("#begin")
    tab.wait(lambda: room.session, "the game to begin")
    assert room.session
    assert room.session.play.setup.options["players"] == "h2_a3"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_correcting_the_table_can_be_read_while_the_pointer_is_on_it(
    tab: Tab, room: Room, scheme: str
) -> None:
    tab.use_scheme(scheme)
    begin(room)
    answer_until(room, "tray")
    room.answer(["acorn-woodpecker", "american-crow", "osprey"], Source.PAGE)
    tab.see("Your turn, 2 of 8")
    tab.touch("#mend")
    ActionChains(tab.driver).move_to_element(tab.find("#mend[aria-pressed=true]")).perform()
    time.sleep(0.5)  # colours change slowly
    assert tab.complaints() == []
