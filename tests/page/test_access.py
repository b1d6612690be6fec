"""Everybody can use it: axe finds nothing serious on any view, light or dark, on a desk or a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.journal import Source
from tablemate.page.server import PageServer
from tests.page.evening import StillSight
from tests.page.rendered import open_workbench
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.walk import answer_until

if TYPE_CHECKING:
    from selenium import webdriver

    from tablemate.room import Room

LOOKS = [
    pytest.param("light", DESKTOP_WH, id="light desktop"),
    pytest.param("dark", DESKTOP_WH, id="dark desktop"),
    pytest.param("light", PHONE_WH, id="light phone"),
    pytest.param("dark", PHONE_WH, id="dark phone"),
]


def begin(room: Room) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual"}, 2)


@pytest.mark.parametrize(("scheme", "size_wh"), LOOKS)
def test_no_view_of_a_game_shuts_anybody_out(
    tab: Tab, room: Room, scheme: str, size_wh: tuple[int, int]
) -> None:
    tab.use_scheme(scheme)
    tab.resize(size_wh)
    tab.see("No game on the table yet")
    found = {"none": tab.complaints()}
    begin(room)
    answer_until(room, "tray")
    room.sight = StillSight.with_tray()
    assert room.session
    with room.lock:
        room.session.doubt(["acorn-woodpecker", ("american-crow", "fish-crow"), ()], None)
    room.changed()
    tab.see("What is number 2 in the tray?")
    found["doubt"] = tab.complaints()
    tab.touch("[data-key=slot-1]")
    tab.see("Search by name")
    found["picking"] = tab.complaints()
    tab.touch("dialog .quiet")
    room.answer(["acorn-woodpecker", "american-crow", "osprey"], Source.PAGE)
    tab.go("table")
    tab.see("The table as I believe it")
    found["table"] = tab.complaints()
    tab.go("history")
    tab.see("How it went")
    found["history"] = tab.complaints()
    answer_until(room, "feeder")
    tab.go("play")
    tab.see("Which dice lie in the feeder?")
    found["dice"] = tab.complaints()
    tab.touch("#undo")
    tab.see("This takes back your answer")
    found["undo"] = tab.complaints()
    tab.touch("dialog .quiet")
    answer_until(room, "score_birds")
    tab.see("How many points do your birds print?")
    found["count"] = tab.complaints()
    for points in (40, 10, 12, 3, 5):
        room.answer(points, Source.PAGE)
    tab.see("Both scores by round")
    found["end"] = tab.complaints()
    assert not any(found.values()), found


@pytest.mark.parametrize(("scheme", "size_wh"), [LOOKS[0], LOOKS[3]])
def test_no_part_of_the_set_up_shuts_anybody_out(
    driver: webdriver.Chrome, room: Room, scheme: str, size_wh: tuple[int, int]
) -> None:
    with PageServer(room, port=0, make_bench=open_workbench) as server:
        tab = Tab(driver, server.url.replace("key=", "code="))
        tab.use_scheme(scheme)
        tab.resize(size_wh)
        tab.see("Join the table")
        found = {"entrance": tab.complaints()}
        tab.driver.get(server.url)
        tab.go("setup")
        tab.see("How strong should the Automa be?")
        tab.touch("#keys")
        tab.see("Hear it again")
        found["keys"] = tab.complaints()
        tab.touch("dialog .quiet")
        tab.touch("[data-key=camera-0]")
        tab.see("All four markers are seen.")
        tab.touch_words("No markers: point at four corners")
        tab.see("Use markers again")
        found["set-up"] = tab.complaints()
        assert not tab.overflows()
    assert not any(found.values()), found


def test_a_game_on_a_board_shuts_nobody_out(tab: Tab, room: Room) -> None:
    room.begin("crownfell", {}, 3)
    answer_until(room, "action")
    tab.find(".place")
    assert tab.complaints() == []
