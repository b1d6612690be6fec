"""On a laptop, things that belong together are seen together: the replay, the results, the demo's picture."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.games import GAMES
from engine.journal import Source
from tests.page.evening import StillSight
from tests.page.tab import PHONE_WH, Tab
from tests.page.test_look import COLLISIONS, LAPTOP_WH, OPTIONS, STILL
from tests.page.tray import begin

if TYPE_CHECKING:
    from tablemate.room import Room

STEPS, SHOWN = 25, 9
# The lowest edge of what is named, and where the screen ends, or the bar at its foot begins.
LOWEST = """
    const found = arguments[0].map((selector) => document.querySelector(selector).getBoundingClientRect());
    const bar = document.querySelector(".views").getBoundingClientRect();
    return [scrollY, Math.max(...found.map((box) => box.bottom)), bar.top > 100 ? bar.top : innerHeight]"""
PICTURES = (
    "return [...document.querySelectorAll('.game-picture')].map((one) => one.complete && one.naturalWidth)"
)


def fits(tab: Tab, *selectors: str) -> bool:
    """Whether all of this is seen without scrolling."""
    scrolled, lowest, end = tab.driver.execute_script(LOWEST, list(selectors))
    return bool(scrolled == 0 and lowest <= end)


def play_on(room: Room, game: str, answers: int, seed: int = 5) -> None:
    room.begin(game, OPTIONS.get(game, {}), seed)
    rng = Random(seed)
    for _ in range(answers):
        assert room.session
        if room.session.play.request is None:
            return
        room.answer(room.session.play.request.sample(rng), Source.PAGE)


@pytest.mark.parametrize("size_wh", [LAPTOP_WH, PHONE_WH], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_replay_fits_the_screen_at_every_step(
    tab: Tab, room: Room, game: str, size_wh: tuple[int, int]
) -> None:
    tab.resize(size_wh)
    tab.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": STILL})
    play_on(room, game, STEPS)
    tab.go("history")
    tab.touch("#replay-begin")
    tab.see("Step 1 of")
    tab.driver.execute_script("scrollTo(0, 0)")
    steps = int(tab.attribute(".replay input[type=range]", "max"))
    assert steps > 5
    for number in range(2, min(steps, SHOWN) + 1):
        assert fits(tab, "#replay-drawing", "#replay-on", ".replay-words")
        assert tab.driver.execute_script(COLLISIONS, "#replay-drawing") == []
        tab.driver.execute_script("document.querySelector('#replay-on').click()")
        tab.see(f"Step {number} of")
    assert not tab.overflows()


def test_the_charts_of_a_game_fit_the_screen_and_each_game_has_its_own(tab: Tab, room: Room) -> None:
    tab.resize(LAPTOP_WH)
    for seed in range(2):
        for game in ("crownfell", "wingspan"):
            play_on(room, game, 1000, seed)
    tab.go("results")
    loaded = "return document.querySelector('.chart-picture')?.naturalWidth"
    for game in ("crownfell", "wingspan"):
        tab.touch(f"[data-key=results-{game}]")
        tab.find(f".chart-picture[src*={game}]")
        tab.wait(lambda: tab.driver.execute_script(loaded), "the chart")
        tab.see("2 games")
        assert fits(tab, ".chart-picture", ".results-table")


def test_the_result_of_three_fits_a_phone(tab: Tab, room: Room) -> None:
    tab.resize(PHONE_WH)
    play_on(room, "origin_story", 1000)
    tab.go("play")
    tab.find(".result")
    beyond = """
        const table = document.querySelector(".result"), card = table.closest(".card");
        return table.getBoundingClientRect().right > card.getBoundingClientRect().right"""
    assert not tab.driver.execute_script(beyond)


def test_the_bar_fits_every_screen_and_tells_the_turn_in_full_on_a_laptop(tab: Tab, room: Room) -> None:
    begin(room)
    tab.go("play")
    tab.see("Your turn, 1 of 8")
    for wide_px in (740, 844, 1024, LAPTOP_WH[0], 1440, 1600, 1920):
        tab.resize((wide_px, 800))
        assert not tab.overflows(), wide_px
    tab.resize(LAPTOP_WH)
    where = "const where = document.querySelector('#where'); return where.scrollWidth - where.clientWidth"
    assert tab.driver.execute_script(where) <= 0


def test_practice_cards_are_told_of_in_one_line_with_more_behind_it(tab: Tab, room: Room) -> None:
    tab.resize(LAPTOP_WH)
    room.begin("crownfell", {}, 4)
    tab.go("play")
    tab.see("Practice cards, not the printed ones.")
    high = "return document.querySelector('.practice').getBoundingClientRect().height"
    assert tab.driver.execute_script(high) < 60
    assert "Nobody has published" not in tab.text()
    tab.touch(".practice summary")
    tab.see("Nobody has published what your cards say", "Enter your cards")
    tab.go("history")
    tab.touch("#replay-begin")
    tab.see("Step 1 of")
    assert "Nobody has published" not in tab.words_of(".replay")


@pytest.mark.parametrize("size_wh", [LAPTOP_WH, PHONE_WH], ids=["laptop", "phone"])
def test_the_demo_says_so_and_shows_what_the_camera_sees_above_the_fold(
    tab: Tab, room: Room, size_wh: tuple[int, int]
) -> None:
    tab.resize(size_wh)
    begin(room)
    tab.see("Your turn, 1 of 8")
    assert not tab.shows(".demo-tag")
    room.demo, room.sight = room.session, StillSight.with_tray()
    room.changed()
    tab.find(".demo-tag")
    tab.find(".live img")
    assert tab.words_of(".demo-tag") == "Demo"
    assert fits(tab, ".live")
    begin(room)
    tab.wait(lambda: not tab.shows(".demo-tag"), "a game of one's own")


@pytest.mark.parametrize("size_wh", [LAPTOP_WH, PHONE_WH], ids=["laptop", "phone"])
def test_every_game_is_shown_as_a_picture_with_what_a_camera_does(tab: Tab, size_wh: tuple[int, int]) -> None:
    tab.resize(size_wh)
    tab.see("Begin a game")
    tab.wait(lambda: all(tab.driver.execute_script(PICTURES)), "the pictures")
    assert len(tab.driver.execute_script(PICTURES)) == len(GAMES)
    tab.see(
        "A camera reads: tray and feeder.", "grid, once you have shown it your cards", "No camera: you touch"
    )
    assert tab.text().count("stand in where nobody has published") == 1
    assert not tab.overflows()
