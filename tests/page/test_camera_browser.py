"""What the camera sees, in a browser: touched, doubted, calibrated."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from engine.games import find_game
from engine.requests import Instruction
from tablemate.conversation.naming import look_for_names
from tablemate.page.server import PageServer
from tests.page.asking_names import ask_for_names, begin_watched
from tests.page.evening import StillSight, read
from tests.page.tab import Tab
from tests.page.tray import begin, label_of
from tests.page.walk import answer_until
from tests.tablemate.room import StillOnlooker
from vision.reading import Reading, Status

if TYPE_CHECKING:
    from pathlib import Path

    from selenium import webdriver

    from tablemate.conversation.doubts import Guess
    from tablemate.room import Room
    from tests.page.rendered import OpenWizard


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
    tab.see("Got it: Acorn Woodpecker, Fish Crow, and Osprey")


def doubt_two(room: Room, *others: str) -> None:
    """Have the camera ask about two cards of the tray, of which the second may be one of others as well."""
    begin(room)
    answer_until(room, "tray")
    room.sight = StillSight.with_tray()
    assert room.session
    guesses: dict[str, Guess] = {"1": "osprey", "2": ("mallard", "killdeer"), "3": ("american-crow", *others)}
    with room.lock:
        room.session.doubt(guesses, None)
    room.changed()


def tray_answers(room: Room) -> list[object]:
    assert room.session
    return [answer.value for answer in room.session.play.answers if answer.topic == "tray"]


def test_two_cards_are_settled_by_the_number_that_is_said(tab: Tab, room: Room) -> None:
    doubt_two(room, "fish-crow")
    tab.see("2: Mallard and Fish Crow", "What are number 2 and number 3 in the tray?")
    tab.press("2")
    tab.see("Got it: Osprey, Mallard, and Fish Crow")
    assert tray_answers(room) == [["osprey", "mallard", "fish-crow"]]


def test_after_no_each_of_two_cards_is_asked_about_alone(tab: Tab, room: Room) -> None:
    doubt_two(room)
    tab.touch_words("No, ask about each")
    tab.see("What is number 2 in the tray?")
    tab.press("2")
    tab.see("What is number 3 in the tray?")
    tab.press("1")
    tab.see("Got it: Osprey, Killdeer, and American Crow")
    assert tray_answers(room) == [["osprey", "killdeer", "american-crow"]]


def test_a_key_pressed_twice_settles_one_card_only(tab: Tab, room: Room) -> None:
    doubt_two(room)
    tab.touch_words("No, ask about each")
    tab.see("What is number 2 in the tray?")
    tab.settle()
    ActionChains(tab.driver).send_keys("1", "1").perform()
    tab.see("What is number 3 in the tray?")
    time.sleep(0.5)
    assert tray_answers(room) == []


def test_a_card_that_keeps_an_order_from_being_seen_done_can_be_named(tab: Tab, room: Room) -> None:
    begin(room)
    assert room.session
    room.session.watched_by(
        StillOnlooker(next(zone for zone in find_game("wingspan").zones if zone.name == "tray"))
    )
    answer_until(room, "BirdTaken")
    room.sight = StillSight.with_tray()
    guesses: dict[str, Guess] = {"1": "acorn-woodpecker", "2": ("american-crow", "fish-crow"), "3": "osprey"}
    order = room.session.play.request
    assert isinstance(order, Instruction)
    with room.lock:
        room.session.ask_names(order, look_for_names("tray", guesses, ["mallard"]), guesses)
    room.changed()
    tab.see("What is number 2 in the tray?", "What I see")
    tab.press("2")
    tab.see("Got it: Acorn Woodpecker, Fish Crow, and Osprey")
    assert room.session.play.request is order
    named = room.session.named
    assert named
    assert named.value == {"tray": {"2": ["fish-crow"]}}


def test_the_order_can_be_said_to_be_done_where_a_name_is_asked_for(tab: Tab, room: Room) -> None:
    order = begin_watched(room, "wingspan")
    ask_for_names(room, "wingspan")
    tab.see("What is number 3 in the tray?")
    tab.touch("#order-done")
    assert room.session
    session = room.session
    tab.wait(lambda: session.play.request is not order, "the order to be done")
    tab.wait(lambda: not tab.shows("#order-done"), "no order to be said done")


def test_a_card_on_a_board_is_named_by_its_number(tab: Tab, room: Room) -> None:
    begin_watched(room, "crownfell")
    guesses = ask_for_names(room, "crownfell")
    offered = guesses["E1"]
    assert offered
    tab.see("What lies on E1?", "I did it")
    tab.press("2")
    assert room.session
    session = room.session
    named = tab.wait(lambda: session.named, "the name to be taken")
    assert named.value == {"grid": {"E1": [offered[1]]}}


def test_what_lies_on_a_board_is_called_by_its_place(tab: Tab, room: Room) -> None:
    begin_watched(room, "crownfell")
    ask_for_names(room, "crownfell")
    places = next(zone for zone in find_game("crownfell").zones if zone.name == "grid").places
    room.sight = StillSight({"grid": [read("stag", at=0.4) if place == "E1" else None for place in places]})
    room.changed()
    tab.see("E1 Stag")
    tab.touch(f"[data-mark=grid-{places.index('E1')}]")
    assert "E1" in tab.find("dialog").text


def middle_x(tab: Tab, selector: str) -> float:
    """The middle of a zone, in percent of the picture's width."""
    corners = tab.attribute(selector, "points").split()
    return sum(float(corner.partition(",")[0]) for corner in corners) / len(corners)


def test_a_camera_is_chosen_by_its_name_and_picture(
    driver: webdriver.Chrome, room: Room, open_wizard: OpenWizard
) -> None:
    with PageServer(room, port=0, make_wizard=open_wizard) as server:
        tab = Tab(driver, server.url)
        tab.go("setup")
        tab.see("Rendered Camera")
        wide = "return document.querySelector('[data-key=camera-0] img')?.naturalWidth"
        tab.wait(lambda: tab.driver.execute_script(wide) == 320, "a thumbnail")
        tab.focus("#address")
        tab.press("192.168.1.20:8080", Keys.ENTER)
        tab.see("That is not a camera address. Type one that starts with http:// or rtsp://.")


@pytest.mark.usefixtures("home_network")
def test_the_switch_for_phones_shows_that_one_may_be_the_camera(
    driver: webdriver.Chrome, room: Room, open_wizard: OpenWizard
) -> None:
    with PageServer(room, port=0, make_wizard=open_wizard) as server:
        tab = Tab(driver, server.url)
        tab.go("setup")
        tab.find("#lan[aria-checked=false]")
        tab.touch("[data-key=camera-phone]")
        tab.find(".phone-invitation img")
        tab.find("#lan[aria-checked=true]")


def test_a_table_is_calibrated_on_a_rendered_stream(
    driver: webdriver.Chrome, room: Room, open_wizard: OpenWizard, home: Path
) -> None:
    with PageServer(room, port=0, make_wizard=open_wizard) as server:
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
        tab.touch_words("Turn the camera off")


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
