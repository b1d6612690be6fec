"""An evening in a browser: set-up, turns, corrections, undo, the end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.keys import Keys

from engine.journal import Source
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.tray import TRAY, begin, label_of, name_by_touch
from tests.page.walk import answer_until, lay_out

if TYPE_CHECKING:
    from pathlib import Path

    from tablemate.room import Room

NEWEST_IN_VIEW = """
    const [lines, last] = [document.querySelector(".said"), document.querySelector(".said li:last-child")];
    return last.getBoundingClientRect().bottom <= lines.getBoundingClientRect().bottom + 2"""
EGGS = "return document.querySelector('[data-spot=bot-eggs] .badge text')?.textContent"


def test_a_game_is_set_up_and_begun(tab: Tab, room: Room) -> None:
    tab.see("Begin a game")
    tab.touch("input[value=wingspan]")
    tab.see("How strong should the Automa be?")
    tab.touch("input[name=difficulty][value=eaglet]")
    tab.touch("input[name=goal_tiles][value=virtual]")
    tab.touch("#begin")
    tab.see("Give the Automa 8 cubes")
    lay_out(room)
    tab.see("Your turn, 1 of 8 in round 1")
    assert room.session
    assert room.session.play.setup.options["difficulty"] == "eaglet"


def test_a_turn_is_played_by_touch_and_a_card_put_right(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    name_by_touch(tab, 0, "acorn wood", "Acorn Woodpecker")
    name_by_touch(tab, 1, "amercan crow", "American Crow")
    name_by_touch(tab, 2, "mallard", "Mallard")
    name_by_touch(tab, 2, "osprei", "Osprey")
    tab.touch("#primary")
    tab.see("Got it: Acorn Woodpecker, American Crow, and Osprey")
    assert room.session
    assert [a.value for a in room.session.play.answers if a.topic == "tray"] == [TRAY]


def test_a_card_of_an_earlier_answer_is_put_right_on_the_believed_table(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.CAMERA)
    tab.touch("#drawing [data-spot=tray-2]")
    tab.type("#search", "mallard")
    tab.touch("[data-key=found-mallard]")
    tab.see("undoes: Acorn Woodpecker, American Crow, and Osprey")
    tab.touch_words("Go back and correct it")
    tab.see("Got it: Acorn Woodpecker, Mallard, and Osprey")
    assert room.session
    assert [a.value[1] for a in room.session.play.answers if a.topic == "tray"] == ["mallard"]


def name_by_key(tab: Tab, place: int, name: str) -> None:
    """Go to a place by keys, search, take what is found, and wait until it stands there."""
    spot = f"spot-tray-{place + 1}"
    tab.press("c")
    tab.wait(lambda: tab.focused() == "spot-tray-1", "the focus on the first card")
    tab.press(*[Keys.ARROW_RIGHT] * place)
    tab.wait(lambda: tab.focused() == spot, f"the focus on {spot}")
    tab.press(Keys.ENTER)
    tab.find("#search")
    tab.press(name.lower())
    tab.press(Keys.ENTER)
    tab.wait(lambda: name in label_of(tab, spot), f"{name} in {spot}")
    tab.wait(lambda: tab.focused() == spot, "the focus back on the card")


def test_a_turn_is_played_and_a_card_put_right_by_keyboard_alone(tab: Tab, room: Room) -> None:
    begin(room)
    tab.see("Your turn, 1 of 8")
    tab.press(Keys.ENTER)
    tab.see("Which three birds lie in the tray")
    for place, name in enumerate(["Acorn Woodpecker", "Mallard", "Osprey"]):
        name_by_key(tab, place, name)
    name_by_key(tab, 1, "American Crow")
    tab.focus("#primary")
    tab.press(Keys.ENTER)
    tab.see("Got it: Acorn Woodpecker, American Crow, and Osprey")
    tab.focus("#drawing [data-key=spot-tray-1]")
    tab.press(Keys.ENTER)
    tab.find("#search")
    tab.press("mallard")
    tab.press(Keys.ENTER)
    tab.see("undoes: Acorn Woodpecker, American Crow, and Osprey")
    tab.press(Keys.ENTER)
    tab.see("Got it: Mallard, American Crow, and Osprey")
    assert room.session
    assert [a.value[0] for a in room.session.play.answers if a.topic == "tray"] == ["mallard"]


def test_a_card_is_picked_up_and_put_down_by_keyboard(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    name_by_touch(tab, 0, "osprei", "Osprey")
    tab.focus("#drawing [data-key=spot-tray-1]")
    tab.press(Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE)
    tab.wait(lambda: "Osprey" in label_of(tab, "spot-tray-2"), "the card on the second place")
    assert "not known yet" in label_of(tab, "spot-tray-1")


def test_dice_are_told_by_number_keys_and_changed_by_touch(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "feeder")
    tab.see("Which dice lie in the feeder?")
    tab.press("4", "4", "2")
    tab.touch("#drawing [data-spot=feeder-1] [data-index='2']")
    tab.touch("[data-key=thing-rodent]")
    tab.wait(lambda: "rodent" in label_of(tab, "spot-feeder-1"), "the third die to be a rodent")
    tab.touch_words("Confirm these 3")
    tab.see("Got it: fish, fish, and rodent")


def test_undo_says_in_words_what_it_takes_back(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.PAGE)
    tab.see('undoes "Acorn Woodpecker')
    tab.press("u")
    tab.see("This undoes your answer: Acorn Woodpecker", "undo this on the table as well")
    tab.touch_words("Undo it")
    tab.see("Which three birds lie in the tray", 'redoes "Acorn Woodpecker')
    tab.press("r")
    tab.see('undoes "Acorn Woodpecker')


def test_every_line_of_a_turn_is_there_and_the_newest_in_view(tab: Tab, room: Room) -> None:
    begin(room)
    with room.lock:
        for number in range(1, 17):
            room.captions.add(f"Card {number} moves from B {number} to A {number}.")
    for size_wh in (PHONE_WH, DESKTOP_WH):
        tab.resize(size_wh)
        tab.see("Card 16 moves")
        assert all(f"Card {number} moves" in tab.text() for number in range(1, 17))
        tab.wait(lambda: tab.driver.execute_script(NEWEST_IN_VIEW), "the newest line in view")
        assert not tab.overflows()


def test_orders_are_the_headline_and_enter_says_they_are_done(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.PAGE)
    tab.see("Do this now", "My turn is over")
    assert "Automa" in tab.words_of(".to-do .order")
    asked = room.asked
    tab.press(Keys.ENTER)
    tab.wait(lambda: not tab.words_of(".to-do"), "the orders to be done")
    assert room.asked == asked
    tab.press(Keys.ENTER)
    tab.wait(lambda: room.asked != asked, "the own turn to be over")


def test_orders_of_a_set_up_are_done_one_by_one(tab: Tab, room: Room) -> None:
    room.begin("origin_story", {}, 4)
    tab.see("Put the event cards back in the box")
    assert "random player mat" not in tab.text()
    tab.press(Keys.ENTER)
    tab.see("Take a random player mat")


ANIMATED = """
    window.played ??= 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.played += 1; return animate.apply(this, how); };"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_move_of_the_bot_is_marked_and_played_once_unless_motion_is_reduced(
    tab: Tab, room: Room, motion: str
) -> None:
    room.paced = True
    features = [{"name": "prefers-reduced-motion", "value": motion}]
    tab.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    room.begin("crownfell", {}, 4)
    lay_out(room)
    tab.go("play")
    tab.see("1 of ")
    tab.driver.execute_script(ANIMATED)
    tab.press(Keys.ENTER)
    tab.see("2 of ")
    tab.find("#drawing .moved .halo")
    tab.find("#drawing .move-arrow")
    room.changed()  # the same again is not played again
    moved = len(tab.driver.find_elements("css selector", "#drawing .lies.moved"))
    assert moved > 0
    time.sleep(0.3)
    assert tab.driver.execute_script("return window.played") == (0 if motion == "reduce" else moved)


def test_sixteen_eggs_are_sixteen_eggs(tab: Tab, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(room)
    assert room.session
    monkeypatch.setattr(room.session.play._bot, "eggs", 16)
    room.changed()
    tab.see("eggs")
    tab.wait(lambda: tab.driver.execute_script(EGGS) == "16", "sixteen eggs")


def test_why_and_again_answer_on_the_page(tab: Tab, room: Room) -> None:
    begin(room)
    tab.see("Your turn, 1 of 8")
    tab.press("w")
    tab.see("Rulebook,")


def test_words_are_understood_as_in_the_terminal(tab: Tab, room: Room) -> None:
    begin(room)
    tab.see("Your turn, 1 of 8")
    tab.press("/")
    tab.press("nonsense")
    tab.press(Keys.ENTER)
    tab.see("Press Enter when you are done")
    tab.press("done")
    tab.press(Keys.ENTER)
    tab.see("Which three birds lie in the tray")


def test_a_game_ends_with_a_sheet_and_a_chart_of_both_scores(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "score_birds")
    tab.see("How many points do your birds print?")
    tab.touch_words("I did it")
    tab.see("Good, that is done.")
    for points in (40, 10, 12, 3, 5):
        asked = room.asked
        tab.type("#count", Keys.BACKSPACE + str(points))
        tab.touch("#primary")
        tab.wait(lambda asked=asked: room.asked != asked, f"{points} to be taken")
        tab.wait(lambda: tab.count_shown() in {"", "0"}, "the next question")
    tab.see("You win", "Total", "Both scores by round")
    assert room.session
    assert room.session.play.result
    chart = tab.attribute(".part-asked .chart", "aria-label")
    assert "You: Round 1" in chart
    assert "End" in chart
    tab.touch_words("How it went")
    tab.see("Your turn, 5 of 5 in round 4")


def test_a_question_mark_lists_the_keys_and_they_can_be_switched_off(tab: Tab, room: Room) -> None:
    begin(room)
    tab.see("Your turn, 1 of 8")
    tab.press("?")
    tab.see("Repeat what was said")
    tab.touch("dialog input[type=checkbox]")
    tab.press(Keys.ESCAPE)
    tab.press(Keys.ENTER)
    time.sleep(0.3)
    tab.see("Your turn, 1 of 8")
    tab.driver.execute_script("localStorage.clear()")


def test_what_has_no_meaning_for_a_place_is_not_offered(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.touch("#drawing [data-spot=tray-2]")
    tab.see("Search by name")
    assert not {"Empty", "Face down"} & set(tab.text().splitlines())
    tab.press(Keys.ESCAPE)
    room.answer(TRAY, Source.CAMERA)
    tab.see("Your turn, 2 of 8")
    tab.touch("#drawing [data-spot=tray-2]")
    tab.see("Search by name")
    assert not {"Empty", "Face down"} & set(tab.text().splitlines())


def test_a_report_is_shown_before_it_can_be_saved(tab: Tab, home: Path) -> None:
    (home / "kept").mkdir(parents=True)
    (home / "kept" / "2026-01-01-000000.png").write_bytes(b"png")
    tab.go("setup")
    tab.see("Report a problem")
    assert not tab.shows("a[href^='/api/report.zip']")
    tab.touch("#report")
    tab.see("a picture of your table that you kept (1 kB)", "Save without pictures", "Nothing is sent.")
    assert tab.attribute("#reported ~ .row a", "href").endswith("/api/report.zip?pictures=true")
