"""How the drawn table looks: nothing lies on a name, nothing overlaps, and nothing jumps from question to question."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.games import GAMES
from engine.journal import Source
from tests.page.tab import PHONE_WH, Tab
from tests.page.tray import begin, name_by_touch
from tests.page.walk import answer_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablemate.room import Room

LAPTOP_WH = (1280, 800)
ANSWERS = 40
OPTIONS: dict[str, dict[str, str]] = {"wingspan": {"goal_tiles": "virtual", "feeder": "looked"}}
STILL = [{"name": "prefers-reduced-motion", "value": "reduce"}]
# What lies on something else: names of zones, signs on the names of cards, cards on cards of their row.
COLLISIONS = """
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = [];
    const pairs = (ones, others, what) => {
        for (const a of ones) for (const b of others) if (a !== b && meet(box(a), box(b))) found.push(`${what}: ${a.textContent} / ${b.textContent}`);
    };
    const all = (selector, place) => [...place.querySelectorAll(selector)];
    const drawing = document.querySelector(arguments[0]);
    const names = all(".zone-name", drawing);
    pairs(names, names, "names of zones");
    const places = all(".place-name", drawing);
    pairs(places, places, "names of places");
    for (const lies of all(".lies", drawing)) pairs(all(".badge, .status-sign, .corner, .mark-sign", lies), all(".title", lies), "on a name");
    for (const row of all(".zone.shape-row", drawing)) {
        const things = all(".place", row).map((place) => place.querySelector(".lies .paper")).filter(Boolean);
        pairs(things, things, "cards of a row");
    }
    return found"""
# Where the places of the table are on the screen.
PLACES = """
    const found = {};
    for (const place of document.querySelectorAll("#drawing .place")) {
        const box = place.querySelector(".space").getBoundingClientRect();
        found[place.dataset.spot] = [box.x + scrollX, box.y + scrollY, box.width];
    }
    return found"""
GAPS = "return document.querySelectorAll('#drawing .left').length"


def steps_of(tab: Tab, room: Room, game: str, seed: int = 3) -> Iterator[None]:
    """A random game on the page, question by question."""
    tab.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": STILL})
    room.paced = True
    room.begin(game, OPTIONS.get(game, {}), seed)
    tab.go("play")
    rng = Random(seed)
    for _ in range(ANSWERS):
        assert room.session
        if room.session.play.request is None:
            return
        settled(tab, room)
        yield
        room.answer(room.session.play.request.sample(rng), Source.PAGE)


def settled(tab: Tab, room: Room) -> None:
    """Wait until the page draws what the room holds now."""
    shown = "return document.getElementById('main').dataset.version"
    tab.wait(lambda: tab.driver.execute_script(shown) == str(room.version), "the newest state")


@pytest.mark.parametrize("size_wh", [LAPTOP_WH, PHONE_WH], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_lies_on_a_name_or_on_another_card(
    tab: Tab, room: Room, game: str, size_wh: tuple[int, int]
) -> None:
    tab.resize(size_wh)
    for number, _ in enumerate(steps_of(tab, room, game)):
        assert tab.driver.execute_script(COLLISIONS, "#drawing") == [], number


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_zone_jumps_between_questions(tab: Tab, room: Room, game: str) -> None:
    tab.resize(LAPTOP_WH)
    known: dict[str, Any] = {}
    for number, _ in enumerate(steps_of(tab, room, game)):
        if tab.driver.execute_script(GAPS):
            continue  # a row keeps a gap where a card went, for as long as its way is shown
        for spot, place in tab.driver.execute_script(PLACES).items():
            assert known.setdefault(spot, place) == pytest.approx(place, abs=1), (number, spot)
    assert len(known) > 5


SIDEWAYS = """
    const names = [...document.querySelectorAll("#drawing [data-zone=timeline] .place")].map((place) => place.getAttribute("aria-label") ?? place.querySelector(".grip").ariaLabel);
    return names.filter((name) => name.includes("turned sideways")).length"""
ARROWS = """
    const middle = (one) => [one.x.baseVal.value + one.width.baseVal.value / 2, one.y.baseVal.value + one.height.baseVal.value / 2];
    const gaps = [...document.querySelectorAll("#drawing .left rect")].map(middle);
    const starts = [...document.querySelectorAll("#drawing .move-arrow .over")].map((one) => one.getPointAtLength(0)).map(({ x, y }) => [x, y]);
    return starts.filter(([x, y]) => gaps.some(([gx, gy]) => Math.hypot(gx - x, gy - y) < 1)).length"""


def test_a_completed_event_lies_across_within_its_place(tab: Tab, room: Room) -> None:
    tab.resize(LAPTOP_WH)
    met = 0
    for _ in steps_of(tab, room, "flat_earth", seed=10):
        met += tab.driver.execute_script(SIDEWAYS)
        assert tab.driver.execute_script(COLLISIONS, "#drawing") == []
    assert met


def test_an_arrow_begins_where_the_card_was_that_went(tab: Tab, room: Room) -> None:
    tab.resize(LAPTOP_WH)
    begun = sum(tab.driver.execute_script(ARROWS) for _ in steps_of(tab, room, "flat_earth"))
    assert begun


def test_what_is_marked_as_yours_keeps_its_name_free(tab: Tab, room: Room) -> None:
    tab.resize(LAPTOP_WH)
    begin(room)
    answer_until(room, "tray")
    for place, (letters, name) in enumerate([("acorn wood", "Acorn Woodpecker"), ("osprei", "Osprey")]):
        name_by_touch(tab, place, letters, name)
    tab.find("#drawing .is-yours .status-sign")
    assert tab.driver.execute_script(COLLISIONS, "#drawing") == []


HEAD_DOWN = """
    const { Drawing } = await import("/static/drawing.js");
    const item = (facing) => ({ id: "x", name: "Seventeenth", up: true, number: 4, marks: [], facing, status: "yours" });
    const zone = { id: "z", name: "Row", shape: "row", content: "pictures", size: [140, 94], thing: [63.5, 88.9], needed: true, places: ["1", "2", "3"].map((id) => ({ id, name: id, at: [0, 0] })) };
    const drawing = new Drawing({ can: () => "", touch() {}, drop() {} });
    drawing.svg.id = "tried";
    document.querySelector(".view.shown").append(drawing.element);
    drawing.show({ zones: [zone], on_table: { z: { 1: [item("towards")], 2: [item("away")], 3: [item("sideways")] } }, faces: {}, moves: [], asked: null, count: 0, label: "", key: "" });
    done(document.querySelectorAll("#tried .status-sign").length)"""


def test_signs_stand_where_the_name_is_not_however_a_card_is_turned(tab: Tab) -> None:
    tab.resize(LAPTOP_WH)
    tab.see("Begin a game")
    script = f"const [done] = arguments; (async () => {{{HEAD_DOWN}}})()"
    assert tab.driver.execute_async_script(script) == 3
    assert tab.driver.execute_script(COLLISIONS, "#tried") == []
