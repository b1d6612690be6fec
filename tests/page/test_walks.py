"""An evening with each game by hand, on the page alone: begin, lay out, play, drag, put right, undo, resume."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from engine.journal import Source
from engine.requests import Confirm
from tablemate.page.views.questions import ask
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.walking import (
    MOST_ANSWERS,
    a_mistake,
    do_and_be_heard,
    do_until,
    legal_answer,
    play_of,
    playable_card,
    single_move,
    spots,
    tops_drawn_right,
    waits_for_order,
    was_put_right,
)

if TYPE_CHECKING:
    from tablemate.room import Room

# Each game once by hand and once by keys (test_keyboard.py): between them every game on phone and desktop,
# light and dark.
WALKS = [
    pytest.param(
        "wingspan",
        {"goal_tiles": "virtual", "feeder": "looked"},
        (DESKTOP_WH, "light"),
        id="wingspan desktop light",
    ),
    pytest.param("crownfell", {}, (PHONE_WH, "dark"), id="crownfell phone dark"),
    pytest.param("origin_story", {}, (DESKTOP_WH, "dark"), id="origin_story desktop dark"),
    pytest.param("flat_earth", {"draw_deck": "physical"}, (PHONE_WH, "light"), id="flat_earth phone light"),
    pytest.param("my_little_scythe", {}, (DESKTOP_WH, "light"), id="my_little_scythe desktop light"),
]
TURNS = 3
MANY_CARDS = 12
MIDDLE = """
    const one = document.querySelector(arguments[0]);
    if (!one) return null;
    if (arguments[1]) one.scrollIntoView({block: "center"});
    const box = one.getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"""


def begin_on_page(tab: Tab, game: str, options: dict[str, str]) -> None:
    tab.see("Begin a game")
    tab.touch(f"input[name=game][value={game}]")
    tab.find("#begin")
    tab.touch_words("Rules that can be read two ways")
    for option, choice in options.items():
        tab.touch(f"input[name={option}][value={choice}]")
    tab.touch("#begin")


def lay_out_by_touch(tab: Tab, room: Room) -> None:
    """Do the set-up as the checklist tells it; questions in between are answered by the rules."""
    tab.wait(lambda: room.session, "the game to begin")
    rng, step = Random(2), 0
    while waits_for_order(room) or (room.session and room.session.setting_up.place(play_of(room))):
        if not waits_for_order(room):
            room.answer(legal_answer(room, rng), Source.PAGE)
            continue
        step += 1
        tab.see(f"step {step} of")
        tab.find("#drawing .here .here-frame")  # the place of this step is marked on the drawing
        do_and_be_heard(tab, room, lambda: tab.touch("#primary"), "the order to be done")


def carry(tab: Tab, start: str, end: str) -> None:
    """Drag from the middle of one element to that of another."""
    hand = ActionBuilder(tab.driver)
    x, y = tab.wait(lambda: tab.driver.execute_script(MIDDLE, start, True), start)
    to = tab.driver.execute_script(MIDDLE, end, False)
    hand.pointer_action.move_to_location(x, y).pointer_down()
    hand.pointer_action.move_to_location(x + 8, y + 8).move_to_location(*to).pointer_up()
    hand.perform()


def answer_by_drag(tab: Tab, room: Room) -> bool:
    """Answer the open question by dragging on the drawing, if it is one that can be."""
    assert room.session
    assert room.session.draft
    kind = ask(room.session.draft).kind
    if kind == "pool":
        return _drag_dice(tab, room)
    if kind in {"choose", "draw"}:
        return _drag_card(tab, room)
    return _drag_on_board(tab, room)


def _drag_dice(tab: Tab, room: Room) -> bool:
    if tab.shows("[data-key=clear]"):
        tab.touch("[data-key=clear]")
    for thing in ("fish", "rodent"):
        carry(tab, f"[data-key=add-{thing}]", "#drawing [data-spot=feeder-1]")
    tab.see("Confirm these 2")
    do_and_be_heard(tab, room, lambda: tab.touch("#primary, #answer"), "the dice to be taken")
    return True


def _drag_card(tab: Tab, room: Room) -> bool:
    found = playable_card(room)
    other = next((spot for spot in spots(room).values() if found and spot != found[1]), None)
    if found is None or other is None:
        return False
    card, spot = found
    start, end = f'#drawing [data-spot="{spot}"] [data-item="{card}"]', f'#drawing [data-spot="{other}"]'
    do_and_be_heard(tab, room, lambda: carry(tab, start, end), "the card that was dragged to be taken")
    return True


def _drag_on_board(tab: Tab, room: Room) -> bool:
    move = single_move(room)
    if move is None or len(spots(room)) < MANY_CARDS:  # whoever moves their only card away loses
        return False
    zone = getattr(play_of(room).request, "zone", "")
    thing, start, end = move
    taken, put = (
        f'#drawing [data-spot="{zone}-{start}"] [data-item="{thing}"]',
        f'#drawing [data-spot="{zone}-{end}"]',
    )
    changed = "Confirm (2 changes)"
    do_until(tab, lambda: carry(tab, taken, put), lambda: changed in tab.text(), changed)
    do_and_be_heard(tab, room, lambda: tab.touch("#primary, #answer"), "the board to be taken")
    return True


def put_right_by_touch(tab: Tab, room: Room) -> bool:
    """Put something right on the drawing, if anything there was told by a person."""
    mistake = a_mistake(room)
    if mistake is None:
        return False
    do_until(
        tab,
        lambda: tab.touch("#mend"),
        lambda: tab.attribute("#mend", "aria-pressed") == "true",
        "touches to put right",
    )
    tab.touch(f'#drawing [data-spot="{mistake.spot}"]')
    if mistake.name:
        tab.type_if_there("#search", mistake.name)
        tab.touch(f'[data-key="found-{mistake.right}"], [data-key="thing-{mistake.right}"]')
    tab.touch_words("Go back and correct it")
    tab.wait(lambda: was_put_right(room, mistake), f"{mistake} to be put right")
    return True


def go_on(tab: Tab, room: Room, rng: Random) -> None:
    """Answer the open question: what is to be done and turns by Enter, the rest by anything legal."""
    request = play_of(room).request
    assert request
    assert room.session
    if room.session.acknowledges or isinstance(request, Confirm):
        tab.find("#primary")
        do_and_be_heard(tab, room, lambda: tab.press(Keys.ENTER), "Enter to be heard")
    else:
        room.answer(request.sample(rng), Source.PAGE)


@pytest.mark.usefixtures("same_evening")
@pytest.mark.parametrize(("game", "options", "look"), WALKS)
def test_an_evening_on_the_page_alone(
    tab: Tab,
    room: Room,
    game: str,
    options: dict[str, str],
    look: tuple[tuple[int, int], str],
) -> None:
    room.paced = True
    tab.resize(look[0])
    tab.use_scheme(look[1])
    begin_on_page(tab, game, options)
    lay_out_by_touch(tab, room)
    rng, dragged, mended = Random(8), False, False
    for number in range(MOST_ANSWERS):
        if play_of(room).request is None or (dragged and mended and number > 4 * TURNS):
            break
        tab.wait(
            lambda: tops_drawn_right(tab, room) or play_of(room).request is None,
            "the drawing to be the table",
        )
        mended = mended or put_right_by_touch(tab, room)
        dragged = dragged or answer_by_drag(tab, room)
        go_on(tab, room, rng) if play_of(room).request else None
    assert not tab.overflows()
    assert tab.complaints() == []
    assert dragged, "nothing could be answered by dragging"
    assert mended, "nothing could be put right"
    take_back_and_resume(tab, room, game)


def take_back_and_resume(tab: Tab, room: Room, game: str) -> None:
    """Undo the last answer, quit, and go on from the first view."""
    answers = len(play_of(room).answers)
    tab.touch("#undo")
    tab.touch_words("Undo it")
    tab.wait(lambda: len(play_of(room).answers) < answers, "the answer to be taken back")
    tab.see("redoes")
    tab.touch("#quit")
    tab.see("The game is saved")
    tab.go("home")
    tab.touch(f"[data-key^=go-on-{game}]")
    tab.see("Welcome back")
