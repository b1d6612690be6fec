"""Everybody can use it: axe finds nothing serious on any view, light or dark, on a desk or a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from engine.journal import Source
from tablemate.page.server import PageServer
from tests.page.evening import StillSight, VoicedSpeaker
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.walk import answer_until

if TYPE_CHECKING:
    from selenium import webdriver

    from tablemate.room import Room
    from tests.page.rendered import OpenWizard

Found: TypeAlias = dict[str, list[str]]
SIZES = [pytest.param(DESKTOP_WH, id="desktop"), pytest.param(PHONE_WH, id="phone")]


def faults(tab: Tab) -> list[str]:
    """What axe finds in light colours, and in dark ones where only the colours differ."""
    found = []
    for scheme, examine in (("dark", tab.pale_words), ("light", tab.complaints)):
        tab.use_scheme(scheme)
        found += [f"{scheme}: {fault}" for fault in examine()]
    return found


def begin(room: Room) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual", "feeder": "looked"}, 2)


def look_at_tray(tab: Tab, room: Room) -> Found:
    """A card the camera is not sure of, choosing another, one face down, and putting right what was answered."""
    answer_until(room, "tray")
    room.sight = StillSight.with_tray()
    assert room.session
    with room.lock:
        room.session.doubt({"1": "acorn-woodpecker", "2": ("american-crow", "fish-crow"), "3": ()}, None)
    room.changed()
    tab.see("What is number 2 in the tray?")
    found = {"doubt": faults(tab)}
    tab.touch("#drawing [data-spot=tray-2]")
    tab.see("Search by name")
    found["picking"] = faults(tab)
    tab.touch_words("Face down")
    tab.see("Turn it over so that I can read it.")
    found["face down"] = faults(tab)
    room.answer(["acorn-woodpecker", "american-crow", "osprey"], Source.PAGE)
    found["table"] = faults(tab)
    tab.touch("#drawing [data-spot=tray-2]")
    tab.type("#search", "mallard")
    tab.touch("[data-key=found-mallard]")
    tab.see("goes back to the question about the tray")
    found["putting right"] = faults(tab)
    tab.touch("dialog .quiet")
    return found


def look_at_dice(tab: Tab, room: Room) -> Found:
    """Dice, choosing another face, and undo."""
    answer_until(room, "feeder")
    tab.go("play")
    tab.see("Which dice lie in the feeder?")
    tab.touch("[data-key=add-fish]")
    found = {"dice": faults(tab)}
    tab.touch("#drawing [data-spot=feeder-1] [data-index='0']")
    tab.see("This one shows")
    found["picking a die"] = faults(tab)
    tab.touch("dialog .quiet")
    tab.touch("#undo")
    tab.see("This undoes your answer")
    found["undo"] = faults(tab)
    tab.touch("dialog .quiet")
    return found


@pytest.mark.parametrize("size_wh", SIZES)
def test_no_view_of_a_game_shuts_anybody_out(tab: Tab, room: Room, size_wh: tuple[int, int]) -> None:
    tab.resize(size_wh)
    tab.see("Begin a game")
    tab.touch("input[value=wingspan]")
    tab.see("How strong should the Automa be?")
    found = {"home": faults(tab)}
    begin(room)
    found |= look_at_tray(tab, room)
    tab.go("history")
    tab.see("How it went")
    tab.touch_words("Why")
    tab.see("Rulebook,")
    found["history"] = faults(tab)
    found |= look_at_dice(tab, room)
    answer_until(room, "score_birds")
    tab.see("How many points do your birds print?")
    found["count"] = faults(tab)
    for points in (40, 10, 12, 3, 5):
        room.answer(points, Source.PAGE)
    tab.see("Both scores by round")
    found["end"] = faults(tab)
    tab.go("history")
    tab.touch("#replay-begin")
    tab.see("Step 1 of")
    found["replay"] = faults(tab)
    tab.go("results")
    tab.see("Your results")
    found["results"] = faults(tab)
    assert not any(found.values()), found


@pytest.mark.usefixtures("home_network")
@pytest.mark.parametrize("size_wh", SIZES)
def test_no_part_of_the_set_up_shuts_anybody_out(
    driver: webdriver.Chrome,
    room: Room,
    open_wizard: OpenWizard,
    size_wh: tuple[int, int],
) -> None:
    room.speaker = VoicedSpeaker()
    with PageServer(room, lan=True, port=0, make_wizard=open_wizard) as server:
        tab = Tab(driver, server.url.replace("key=", "code="))
        tab.resize(size_wh)
        tab.see("Join the table")
        found = {"entrance": faults(tab)}
        tab.driver.get(server.url)
        tab.go("setup")
        tab.see("Camera and table")
        tab.touch("#keys")
        tab.see("Repeat what was said")
        found["keys"] = faults(tab)
        tab.touch("dialog .quiet")
        tab.touch("[data-key=camera-0]")
        tab.see("I see all four markers.")
        tab.touch_words("No markers: point at four corners")
        tab.see("Use markers again")
        tab.find(".voice select")
        tab.see(server.keys.code)
        found["set-up"] = faults(tab)
        assert not tab.overflows()
    assert not any(found.values()), found
