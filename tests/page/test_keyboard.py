"""An evening with each game by keyboard alone: no pointer, no script that puts the focus anywhere."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from selenium.webdriver.common.keys import Keys

from engine.requests import Arranged, Confirm, Look
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.walking import (
    MOST_ANSWERS,
    a_mistake,
    do_and_be_heard,
    in_typed_words,
    legal_answer,
    play_of,
    playable_card,
    single_move,
    waits_for_order,
    was_put_right,
)

if TYPE_CHECKING:
    from tablemate.room import Room

# The other size and the other colours than by hand (test_walks.py).
WALKS = [
    pytest.param("wingspan", (PHONE_WH, "dark"), id="wingspan phone dark"),
    pytest.param("crownfell", (DESKTOP_WH, "light"), id="crownfell desktop light"),
    pytest.param("origin_story", (PHONE_WH, "light"), id="origin_story phone light"),
    pytest.param("flat_earth", (DESKTOP_WH, "dark"), id="flat_earth desktop dark"),
    pytest.param("my_little_scythe", (PHONE_WH, "dark"), id="my_little_scythe phone dark"),
]
ENOUGH = 20  # answers; where Tablemate draws all cards, nothing that was told can be put right
MOST_TABS, MOST_ARROWS = 90, 40
SOON_S = 5.0
FOCUSED = "return document.activeElement?.matches(arguments[0]) ?? false"
WAY = """
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const goal = document.querySelector(`#drawing [data-key="${arguments[0]}"]`);
    if (!goal || document.activeElement === goal) return null;
    const [from, to] = [middle(document.activeElement), middle(goal)];
    return [to[0] - from[0], to[1] - from[1]]"""


def continues_by_keys(tab: Tab, game: str) -> bool:
    """Press the saved game's button; False if nothing came of it, as when the list was drawn again just then."""
    tab_to(tab, f"[data-key^=go-on-{game}]")
    tab.press(Keys.ENTER)
    deadline = time.monotonic() + SOON_S
    while time.monotonic() < deadline:
        if "Welcome back" in tab.text():
            return True
        time.sleep(0.05)
    return False


def tab_to(tab: Tab, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        if tab.driver.execute_script(FOCUSED, selector):
            return
        tab.press(Keys.TAB)
    pytest.fail(f"Tab never came to {selector}")


def begin_by_keys(tab: Tab, game: str) -> None:
    tab.find(f"input[name=game][value={game}]")
    tab_to(tab, "input[name=game]")
    tab.press(Keys.SPACE)
    for _ in range(5):
        if tab.driver.execute_script(FOCUSED, f"input[name=game][value={game}]"):
            break
        tab.press(Keys.ARROW_DOWN)
    tab.find("#begin")
    tab_to(tab, "#begin")
    tab.press(Keys.ENTER)


def say(tab: Tab, words: str) -> None:
    """Type an answer in words."""
    tab.find("#words")
    tab.press("/")
    tab.press(words, Keys.ENTER, Keys.TAB)


def answer_by_keys(tab: Tab, room: Room, rng: Random) -> None:
    """Enter for what is to be done and for turns; anything else in words."""
    assert room.session
    request = play_of(room).request
    if room.session.acknowledges or isinstance(request, Confirm):
        tab.find("#primary")
        do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "Enter to be heard")
        return
    words = in_typed_words(request, legal_answer(room, rng), room.session.phrases)
    if words:
        do_and_be_heard(tab, room, lambda: say(tab, words), f"{words!r} to be heard")
    else:  # nothing changed, which Enter alone never says
        tab_to(tab, "#as-it-is")
        do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "Enter to be heard")


def go_to_spot(tab: Tab, spot: str) -> None:
    """Go to a place of the drawing: Tab comes to its zone, arrows go on from there."""
    tab.find(f'#drawing [data-key="spot-{spot}"]')
    tab_to(tab, f'#drawing [data-zone="{spot.split("-", maxsplit=1)[0]}"] .grip')
    walk_to(tab, spot)


def walk_to(tab: Tab, spot: str) -> None:
    for _ in range(MOST_ARROWS):
        way: Any = tab.driver.execute_script(WAY, f"spot-{spot}")
        if way is None:
            return
        across = abs(way[0]) > abs(way[1])
        arrows = (Keys.ARROW_LEFT, Keys.ARROW_RIGHT) if across else (Keys.ARROW_UP, Keys.ARROW_DOWN)
        tab.press(arrows[way[0 if across else 1] > 0])
    pytest.fail(f"the arrows never came to {spot}")


def play_on_drawing(tab: Tab, room: Room) -> bool:
    """Answer on the drawing by keys, if what is asked lies there."""
    assert room.session
    if room.session.acknowledges:
        return False
    request, card, move = play_of(room).request, playable_card(room), single_move(room)
    if move:
        zone = getattr(play_of(room).request, "zone", "")
        go_to_spot(tab, f"{zone}-{move[1]}")
        tab.press(Keys.SPACE)
        walk_to(tab, f"{zone}-{move[2]}")
        tab.press(Keys.SPACE)
        tab.see("2 changes")
        tab_to(tab, "#primary")
        do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "the move to be taken")
        return True
    if isinstance(request, Look) and request.arranged is Arranged.IN_ORDER and request.topic == "tray":
        name_row(tab, room, request)
        return True
    if card and card[1].split("-")[0] not in {"draw_deck", "event_deck"}:
        go_to_spot(tab, card[1])
        do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "the card to be played")
        return True
    return False


def name_row(tab: Tab, room: Room, request: Look[Any]) -> None:
    """Name the cards of a row place by place."""
    assert room.session
    value: Any = request.sample(Random(1))
    for place, thing in enumerate(value, 1):
        name = room.session.phrases.name(thing)
        go_to_spot(tab, f"{request.zone}-{place}")
        tab.press(Keys.ENTER)
        tab.find("#search")
        tab.press(name, Keys.ENTER)
        tab.wait(lambda: not tab.shows("dialog"), "the sheet to close")
    tab_to(tab, "#primary")
    do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "the row to be taken")


def put_right_by_keys(tab: Tab, room: Room) -> bool:
    """Put something right on the drawing, if anything there was told by a person."""
    mistake = a_mistake(room)
    if mistake is None:
        return False
    tab_to(tab, "#mend")
    tab.press(Keys.ENTER)
    tab.see("Touch what is wrong")
    go_to_spot(tab, mistake.spot)
    tab.press(Keys.ENTER)
    tab.find("dialog")
    if mistake.name:
        tab_to(tab, "#search") if tab.shows("#search") else tab_to(tab, f'[data-key="thing-{mistake.right}"]')
        tab.press(*([mistake.name] if tab.shows("#search") else []), Keys.ENTER)
    tab.see("Go back and correct it")
    tab.press(Keys.ENTER)
    tab.wait(lambda: was_put_right(room, mistake), f"{mistake} to be put right")
    return True


@pytest.mark.usefixtures("same_evening")
@pytest.mark.parametrize(("game", "look"), WALKS)
def test_an_evening_by_keyboard_alone(
    tab: Tab, room: Room, game: str, look: tuple[tuple[int, int], str]
) -> None:
    room.paced = True
    tab.resize(look[0])
    tab.use_scheme(look[1])
    begin_by_keys(tab, game)
    tab.wait(lambda: room.session, "the game to begin")
    rng, drawn, mended = Random(4), False, False
    for number in range(MOST_ANSWERS):
        if play_of(room).request is None or (drawn and (mended or number > ENOUGH)):
            break
        if waits_for_order(room):
            tab.see("step ")
        elif not drawn and play_on_drawing(tab, room):
            drawn = True
            continue
        elif drawn and not mended and put_right_by_keys(tab, room):
            mended = True
            continue
        answer_by_keys(tab, room, rng)
    assert drawn, "nothing was answered on the drawing"
    assert tab.complaints() == []
    take_back_and_resume_by_keys(tab, room, game)


def take_back_and_resume_by_keys(tab: Tab, room: Room, game: str) -> None:
    answers = len(play_of(room).answers)
    tab.find("#undo")
    tab.press("u")
    tab.see("This undoes your answer")
    tab.press(Keys.ENTER)
    tab.wait(lambda: len(play_of(room).answers) < answers, "the answer to be taken back")
    tab.see("redoes")
    tab_to(tab, "#quit")
    tab.press(Keys.ENTER)
    tab.see("The game is saved")
    tab_to(tab, "[data-view=home]")
    tab.press(Keys.ENTER)
    tab.find(f"[data-key^=go-on-{game}]")
    tab.wait(lambda: continues_by_keys(tab, game), "the saved game to go on")
