"""An evening with each game, on the page alone: begin, lay out, three turns, a drag, a correction, undo, resume."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from engine.errors import EngineError
from engine.journal import Source
from engine.requests import Confirm, Instruction
from tablemate.page.views.questions import ask
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.play import Play
    from tablemate.room import Room

# Each game once; between them phone and desktop, light and dark, pointer and keys.
WALKS = [
    pytest.param(
        "wingspan",
        {"goal_tiles": "virtual", "feeder": "looked"},
        (DESKTOP_WH, "light"),
        id="wingspan desktop light",
    ),
    pytest.param("crownfell", {}, (PHONE_WH, "dark"), id="crownfell phone dark"),
    pytest.param(
        "origin_story", {"playing_cards": "virtual"}, (DESKTOP_WH, "dark"), id="origin_story desktop dark"
    ),
    pytest.param("flat_earth", {}, (PHONE_WH, "light"), id="flat_earth phone light"),
    pytest.param("my_little_scythe", {}, (DESKTOP_WH, "light"), id="my_little_scythe desktop light"),
]
TURNS = 3
TRIES, AGAIN_S = 5, 5.0
MOST_ANSWERS = 60
TOPS = """
    const found = {};
    for (const place of document.querySelectorAll("#drawing .place.full")) {
        const things = place.querySelectorAll("[data-item]");
        found[place.dataset.spot] = [...things].map((one) => one.dataset.item);
    }
    return found"""
MIDDLE = """
    const one = document.querySelector(arguments[0]);
    if (!one) return null;
    one.scrollIntoView({block: "center"});
    const box = one.getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"""


def play_of(room: Room) -> Play:
    assert room.session
    return room.session.play


def begin_on_page(tab: Tab, game: str, options: dict[str, str]) -> None:
    tab.see("Begin a game")
    tab.touch(f"input[name=game][value={game}]")
    tab.find("#begin")
    tab.touch_words("Readings of the rules")
    for option, choice in options.items():
        tab.touch(f"input[name={option}][value={choice}]")
    tab.touch("#begin")


def lay_out_by_enter(tab: Tab, room: Room) -> None:
    """Do the set-up as the checklist tells it, one order after the other; questions are answered by the rules."""
    tab.wait(lambda: room.session, "the game to begin")
    rng = Random(2)
    for _ in range(MOST_ANSWERS):
        request = play_of(room).request
        if not isinstance(request, Instruction) or not request.waits:
            if play_of(room).log and any(lies(play_of(room)).values()):
                return
            assert request
            room.answer(request.sample(rng), Source.PAGE)
            continue
        tab.see("Set-up, step")
        answers = len(play_of(room).answers)
        do_until(
            tab,
            lambda: tab.press(Keys.ENTER),
            lambda answers=answers: len(play_of(room).answers) > answers,
            "the order to be done",
        )


def do_until(tab: Tab, deed: Callable[[], object], done: Callable[[], object], for_what: str) -> None:
    """Do something as a person does: again, if the page was still changing and it did not count."""
    for _ in range(TRIES):
        deed()
        with suppress(AssertionError):
            tab.wait(done, for_what, patience_s=AGAIN_S)
            return
    tab.wait(done, for_what)


def lies(play: Play) -> dict[str, Any]:
    return {zone: places for zone, places in play.lying().items() if places}


def tops_drawn_right(tab: Tab, room: Room) -> bool:
    """Whether on every place of the drawing the things lie that the rules have there."""
    drawn = tab.driver.execute_script(TOPS)
    wanted = {
        f"{zone}-{place}": [item.id for item in items]
        for zone, places in play_of(room).lying().items()
        for place, items in places.items()
        if items and zone != getattr(play_of(room).request, "zone", "")
    }
    return bool(wanted) and all(
        spot in drawn and set(drawn[spot]) <= set(ids) and drawn[spot][-1:] != []
        for spot, ids in wanted.items()
    )


def carry(tab: Tab, start: str, end: str) -> None:
    """Drag from the middle of one element to that of another."""
    hand = ActionBuilder(tab.driver)
    x, y = tab.wait(lambda: tab.driver.execute_script(MIDDLE, start), start)
    to = tab.driver.execute_script(
        "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
        "return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
        end,
    )
    hand.pointer_action.move_to_location(x, y).pointer_down()
    hand.pointer_action.move_to_location(x + 8, y + 8).move_to_location(*to).pointer_up()
    hand.perform()


def single_move(room: Room) -> tuple[str, str, str] | None:
    """A thing, from where and to where: a legal change of the board that is asked about, if it is one move."""
    request: Any = play_of(room).request
    before = {place: list(things) for place, things in request.before.items()}
    for seed in range(60):
        value = request.sample(Random(seed))
        gone = [(t, p) for p, things in before.items() for t in things if t not in value.get(p, [])]
        come = [(t, p) for p, things in value.items() for t in things if t not in before.get(p, [])]
        if len(gone) == len(come) == 1 and gone[0][0] == come[0][0]:
            return gone[0][0], gone[0][1], come[0][1]
    return None


def is_legal(request: Any, value: str) -> bool:
    try:
        request.read(value)
    except EngineError:
        return False
    return True


def answer_by_drag(tab: Tab, room: Room) -> bool:
    """Answer the open question by dragging on the drawing, if it is one that can be."""
    request: Any = play_of(room).request
    answers = len(play_of(room).answers)
    assert room.session
    assert room.session.draft
    kind = ask(room.session.draft).kind
    if kind == "pool":
        for thing in ("fish", "rodent"):
            carry(tab, f"[data-key=add-{thing}]", "#drawing [data-spot=feeder-1]")
        tab.see("Take these 2")
        tab.touch("#primary, #answer")
        tab.wait(lambda: len(play_of(room).answers) > answers, "the dice to be taken")
        return True
    if kind in {"choose", "draw"}:
        choices = getattr(request, "options", None) or request.cards
        spots = {
            item.id: f"{zone}-{place}"
            for zone, places in play_of(room).lying().items()
            for place, items in places.items()
            for item in items
        }
        card = next((one for one in choices if one in spots and is_legal(request, one)), None)
        other = next((spot for spot in spots.values() if card and spot != spots[card]), None)
        if (
            card is None
            or other is None
            or not tab.driver.execute_script(MIDDLE, f'#drawing [data-spot="{spots[card]}"]')
        ):
            return False
        start, end = (
            f'#drawing [data-spot="{spots[card]}"] [data-item="{card}"]',
            f'#drawing [data-spot="{other}"]',
        )
        do_until(
            tab,
            lambda: carry(tab, start, end),
            lambda: len(play_of(room).answers) > answers,
            "the card that was dragged to be taken",
        )
        return True
    zone = getattr(request, "zone", "")
    if kind == "places":
        move = single_move(room) if request.before else None
        if move is None:
            return False
        thing, start, end = move
        from_, to = (
            f'#drawing [data-spot="{zone}-{start}"] [data-item="{thing}"]',
            f'#drawing [data-spot="{zone}-{end}"]',
        )
        changed = "Take this, 2 changed"
        do_until(tab, lambda: carry(tab, from_, to), lambda: changed in tab.text(), changed)
        tab.touch("#primary, #answer")
        tab.wait(lambda: len(play_of(room).answers) > answers, "the board to be taken")
        return True
    return False


def go_on(tab: Tab, room: Room, rng: Random) -> None:
    """Answer the open question: what is to be done and turns by Enter, the rest by anything legal."""
    request = play_of(room).request
    assert request
    answers = len(play_of(room).answers)
    assert room.session
    if room.session.acknowledges or isinstance(request, Confirm):
        tab.find("#primary")
        do_until(
            tab,
            lambda: tab.press(Keys.ENTER),
            lambda: len(play_of(room).answers) > answers or (room.session and not room.session.to_do),
            "Enter to be heard",
        )
    else:
        room.answer(request.sample(rng), Source.PAGE)


@pytest.fixture
def same_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a game gets the same one."""
    monkeypatch.setattr("tablemate.room.SEEDS", 1)


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
    lay_out_by_enter(tab, room)
    rng, dragged = Random(4), False
    for number in range(MOST_ANSWERS):
        if play_of(room).request is None or (dragged and number > 4 * TURNS):
            break
        tab.wait(
            lambda: tops_drawn_right(tab, room) or play_of(room).request is None,
            "the drawing to be the table",
        )
        dragged = (not dragged and answer_by_drag(tab, room)) or dragged
        go_on(tab, room, rng) if play_of(room).request else None
    assert not tab.overflows()
    assert tab.complaints() == []
    assert dragged, "nothing could be answered by dragging"
    take_back_and_resume(tab, room, game)


def take_back_and_resume(tab: Tab, room: Room, game: str) -> None:
    """Undo the last answer, quit, and go on from the first view."""
    answers = len(play_of(room).answers)
    tab.find("#undo")
    ActionChains(tab.driver).send_keys("u").perform()
    tab.touch_words("Take it back")
    tab.wait(lambda: len(play_of(room).answers) < answers, "the answer to be taken back")
    tab.touch("#quit")
    tab.see("Everything is saved")
    tab.go("home")
    tab.touch(f"[data-key^=go-on-{game}]")
    tab.see("Welcome back")
