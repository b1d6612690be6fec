"""An evening in a browser: set-up, turns, corrections, undo, restart, two tabs, a phone, the end."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from selenium.webdriver.common.keys import Keys

from engine.journal import Source
from tablemate.conversation.command import Command
from tablemate.page.server import PageServer
from tablemate.room import Room
from tests.page.evening import StillSight
from tests.page.rendered import open_workbench
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.walk import answer_until, lay_out
from tests.page.watched import changes_shown_s
from vision.reading import Reading, Status
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from selenium import webdriver

TRAY = ["acorn-woodpecker", "american-crow", "osprey"]
SHOWN_WITHIN_S = 0.2
NEWEST_IN_VIEW = """
    const [lines, last] = [document.querySelector(".said"), document.querySelector(".said li:last-child")];
    return last.getBoundingClientRect().bottom <= lines.getBoundingClientRect().bottom + 2"""
EGGS = "return document.querySelector('[data-spot=bot-eggs] .badge text')?.textContent"


def begin(room: Room) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual", "feeder": "looked"}, 2)
    lay_out(room)


def name_by_touch(tab: Tab, place: int, letters: str, name: str) -> None:
    """Touch a place of the drawn tray, search, touch what is found, and wait until it stands there."""
    tab.touch(f"#drawing [data-spot=tray-{place + 1}]")
    tab.type("#search", letters)
    tab.touch("[data-key^=found-]")
    tab.wait(lambda: name in label_of(tab, f"spot-tray-{place + 1}"), f"{name} in place {place}")


def label_of(tab: Tab, key: str) -> str:
    """What a screen reader says of a place; nothing while a sheet lies over it."""
    script = """
        if (document.querySelector("dialog")) return "";
        return document.querySelector(`#drawing [data-key="${arguments[0]}"]`)?.getAttribute("aria-label") ?? "" """
    return str(tab.driver.execute_script(script, key))


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
    tab.see("I have Acorn Woodpecker, American Crow, and Osprey")
    assert room.session
    assert [a.value for a in room.session.play.answers if a.topic == "tray"] == [TRAY]


def test_a_card_of_an_earlier_answer_is_put_right_on_the_believed_table(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.CAMERA)
    tab.touch("#drawing [data-spot=tray-2]")
    tab.type("#search", "mallard")
    tab.touch("[data-key=found-mallard]")
    tab.see("This takes back: Acorn Woodpecker, American Crow, and Osprey")
    tab.touch_words("Go back and put it right")
    tab.see("I have Acorn Woodpecker, Mallard, and Osprey")
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
    tab.see("I have Acorn Woodpecker, American Crow, and Osprey")
    tab.focus("#drawing [data-key=spot-tray-1]")
    tab.press(Keys.ENTER)
    tab.find("#search")
    tab.press("mallard")
    tab.press(Keys.ENTER)
    tab.see("This takes back: Acorn Woodpecker, American Crow, and Osprey")
    tab.press(Keys.ENTER)
    tab.see("I have Mallard, American Crow, and Osprey")
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
    tab.touch_words("Take these 3")
    tab.see("I have fish, fish, and rodent")


def test_undo_says_in_words_what_it_takes_back(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.PAGE)
    tab.see("takes back: Acorn Woodpecker")
    tab.press("u")
    tab.see("This takes back your answer: Acorn Woodpecker", "undo this on the table as well")
    tab.touch_words("Take it back")
    tab.see("Which three birds lie in the tray", "gives again: Acorn Woodpecker")
    tab.press("r")
    tab.see("takes back: Acorn Woodpecker")


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


def test_games_say_whether_a_camera_can_watch_them(tab: Tab) -> None:
    tab.see("Begin a game", "A camera can watch", "Played by touch or keyboard")


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


def test_a_saved_game_goes_on_after_a_restart(tab: Tab, room: Room, server: PageServer) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    port = server.port
    server.stop()
    room.leave()
    tab.see("Connection lost")
    later = Room(Captions(), SilentSpeaker())
    with PageServer(later, port=port) as again:
        assert again.port == port
        tab.see("Open its new link")
        tab.driver.get(again.url)
        tab.touch_words("Go on")
        tab.see("Welcome back to Wingspan", "Which three birds lie in the tray")
        later.leave()


def test_two_tabs_stay_in_step_and_a_stale_click_is_refused_with_words(
    tab: Tab, driver: webdriver.Chrome, server: PageServer, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(room)
    other = Tab(driver, server.url)
    other.see("Your turn, 1 of 8")
    other.press(Keys.ENTER)
    other.see("Which three birds lie in the tray")
    tab.front()
    tab.see("Which three birds lie in the tray")
    room.command(Command.UNDO, Source.KEYBOARD)
    tab.see("Your turn, 1 of 8")
    with monkeypatch.context() as patch:
        patch.setattr(room, "changed", lambda: None)  # the news does not reach the page in time
        room.hear("done", Source.KEYBOARD)
        tab.touch("#primary")
        tab.see("The game went on in the meantime")
    room.changed()
    tab.see("Which three birds lie in the tray")


def test_a_change_is_shown_soon_with_two_tabs_open(
    tab: Tab, driver: webdriver.Chrome, server: PageServer, room: Room
) -> None:
    begin(room)
    other = Tab(driver, server.url)
    other.see("Your turn, 1 of 8")
    tab.front()
    tab.see("Your turn, 1 of 8")
    delays = changes_shown_s(tab, driver, room)
    # Half of them, as other programs may have the processor at any one moment.
    assert sorted(delays)[len(delays) // 2] < SHOWN_WITHIN_S, delays


def test_a_phone_shows_everything_without_moving_sideways(tab: Tab, room: Room) -> None:
    tab.resize(PHONE_WH)
    begin(room)
    answer_until(room, "feeder")
    for view, words in {
        "play": "Which dice lie in the feeder?",
        "history": "How it went",
        "results": "How you have played",
        "home": "Begin a game",
        "setup": "Camera and table",
    }.items():
        tab.touch(f"[data-view={view}]")
        tab.see(words)
        assert not tab.overflows(), view
    tab.touch("[data-view=play]")
    tab.touch("[data-key=add-fish]")
    tab.touch("[data-key=add-seed]")
    tab.touch("#primary")
    tab.see("I have fish and seed")


def test_touch_targets_on_a_phone_are_large_enough(tab: Tab, room: Room) -> None:
    tab.resize(PHONE_WH)
    begin(room)
    answer_until(room, "feeder")
    tab.see("Which dice lie in the feeder?")
    small = tab.driver.execute_script("""
        return [...document.querySelectorAll("#view-play button, .views a")].filter((one) => one.getClientRects().length)
            .filter((one) => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 43.5)
            .map((one) => one.textContent)""")
    assert small == []


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


def test_what_the_camera_sees_can_be_touched(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.sight = StillSight.with_tray()
    assert room.session
    with room.lock:
        room.session.doubt(
            {"1": "acorn-woodpecker", "2": ("american-crow", "fish-crow"), "3": "osprey"}, None
        )
    room.changed()
    tab.see("What is number 2 in the tray?", "What I see")
    tab.focus("[data-mark=tray-1]")
    tab.press(Keys.ENTER)
    tab.see("It might be")
    tab.press(Keys.ESCAPE)
    tab.press("2")
    tab.see("I have Acorn Woodpecker, Fish Crow, and Osprey")


def test_a_question_mark_lists_the_keys_and_they_can_be_switched_off(tab: Tab, room: Room) -> None:
    begin(room)
    tab.see("Your turn, 1 of 8")
    tab.press("?")
    tab.see("Hear it again")
    tab.touch("dialog input[type=checkbox]")
    tab.press(Keys.ESCAPE)
    tab.press(Keys.ENTER)
    time.sleep(0.3)
    tab.see("Your turn, 1 of 8")
    tab.driver.execute_script("localStorage.clear()")


def test_a_phone_joins_with_the_code_that_is_shown(
    driver: webdriver.Chrome, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: "127.0.0.2")
    with PageServer(room, lan=True, port=0) as server:
        tab = Tab(driver, server.invitation.link)
        tab.see("Join the table")
        code = server.keys.code
        tab.touch("button")
        tab.see("Begin a game")
        assert server.keys.code != code
        tab.go("setup")
        tab.see(server.keys.code)


def middle_x(tab: Tab, selector: str) -> float:
    """The middle of a zone, in percent of the picture's width."""
    corners = tab.attribute(selector, "points").split()
    return sum(float(corner.partition(",")[0]) for corner in corners) / len(corners)


def test_a_table_is_calibrated_on_a_rendered_stream(driver: webdriver.Chrome, room: Room, home: Path) -> None:
    with PageServer(room, port=0, make_bench=open_workbench) as server:
        tab = Tab(driver, server.url)
        tab.go("setup")
        tab.touch("[data-key=camera-0]")
        tab.see(
            "I see all four markers.", "pixels a millimetre", "The light is good.", "The picture is sharp."
        )
        before = tab.attribute("[data-key=zone-feeder]", "points")
        tab.focus("[data-key=zone-feeder]")
        tab.press(Keys.ARROW_DOWN)
        tab.wait(lambda: tab.attribute("[data-key=zone-feeder]", "points") != before, "a moved zone")
        tab.find(".stage img:not([hidden])")
        left = middle_x(tab, "[data-key=zone-feeder]")
        tab.drag("[data-key=zone-feeder]", -60, 0)
        tab.wait(lambda: middle_x(tab, "[data-key=zone-feeder]") < left - 2, "a dragged zone")
        tab.touch("[data-key=save-table]")
        tab.see("The table is saved as table")
        assert (home / "profiles" / "table.json").exists()
        tab.touch_words("No markers: point at four corners")
        tab.see("Use markers again")
        corner = tab.attribute("[data-key=corner-0]", "transform")
        tab.focus("[data-key=corner-0]")
        tab.press(Keys.ARROW_LEFT)
        tab.wait(lambda: tab.attribute("[data-key=corner-0]", "transform") != corner, "a moved corner")
        corner = tab.attribute("[data-key=corner-0]", "transform")
        tab.drag("[data-key=corner-0]", -40, -20)
        tab.wait(lambda: tab.attribute("[data-key=corner-0]", "transform") != corner, "a dragged corner")
        tab.touch_words("Let go of it")


def ask_about_the_second_card(room: Room, sight: StillSight) -> None:
    """Have the camera ask what the second card of the tray is."""
    begin(room)
    answer_until(room, "tray")
    room.sight = sight
    assert room.session
    with room.lock:
        room.session.doubt({"1": "acorn-woodpecker", "2": (), "3": "osprey"}, None)
    room.changed()


def test_face_down_and_empty_say_and_show_what_to_do_each(tab: Tab, room: Room) -> None:
    ask_about_the_second_card(room, StillSight.with_tray())
    tab.touch("#drawing [data-spot=tray-2]")
    tab.touch_words("Face down")
    tab.see("Number 2 in the tray is face down. Turn it over so that I can read it.")
    tab.wait(lambda: "turn it over" in label_of(tab, "spot-tray-2"), "the card face down")
    tab.touch("#drawing [data-spot=tray-2]")
    tab.touch_words("Empty")
    tab.see("Place 2 in the tray is empty. Please fill it.")
    tab.wait(lambda: "fill it" in label_of(tab, "spot-tray-2"), "the place to fill")
    assert tab.find("#primary").get_attribute("disabled")
    sight = StillSight.with_tray()
    crow = sight._zones["tray"][1]
    assert crow
    sight._zones = {
        "tray": [sight._zones["tray"][0], replace(crow, status=Status.SURE), sight._zones["tray"][2]]
    }
    room.sight = sight  # somebody laid a card there
    room.looked()
    tab.wait(lambda: "fill it" not in label_of(tab, "spot-tray-2"), "the report to be over")
    assert room.session
    assert not [answer for answer in room.session.play.answers if answer.topic == "tray"]


def test_a_card_seen_face_down_is_asked_to_be_turned_over(tab: Tab, room: Room) -> None:
    sight = StillSight.with_tray()
    seen = list(sight._zones["tray"])
    assert seen[1]
    seen[1] = Reading(None, 0.9, Status.UNREADABLE, seen[1].corners, face="down")
    sight._zones = {"tray": seen}
    ask_about_the_second_card(room, sight)
    tab.see("Number 2 in the tray lies face down. Turn it over, or name it.")
    tab.wait(lambda: "turn it over" in label_of(tab, "spot-tray-2"), "the card face down")


def test_what_has_no_meaning_for_a_place_is_not_offered(tab: Tab, room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    tab.touch("#drawing [data-spot=tray-2]")
    tab.see("Search by name")
    assert not {"Empty", "Face down"} & set(tab.text().splitlines())
    tab.press(Keys.ESCAPE)
    room.answer(TRAY, Source.CAMERA)
    tab.touch("#drawing [data-spot=tray-2]")
    tab.see("Search by name")
    assert not {"Empty", "Face down"} & set(tab.text().splitlines())
