"""A whole box in a browser: shown to a camera on film, named, then its sheets entered card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.game import Origin
from engine.games import find_game
from fixtures.render.films.shown import FURTHER, draw_whole_box, film_box
from tablemate import storage
from tablemate.box.box import find_box, open_box

if TYPE_CHECKING:
    from pathlib import Path

    from tests.page.tab import Tab

CROWNFELL = find_game("crownfell")


@pytest.fixture(scope="session")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("film") / "box.avi"
    film_box(path, draw_whole_box())
    return path


def tell(name: str) -> str:
    """What a person says of a side that the film shows."""
    id_, side = name.split(".")
    return f"{id_.capitalize() if 'solo' not in id_ else f'solo card {int(id_[5:])}'}, {side} side"


def open_camera(tab: Tab, camera: Path) -> None:
    tab.go("cards")
    tab.touch("[data-key=enrol-address]")
    tab.type("[data-key=enrol-address]", str(camera))
    tab.touch("[data-key=enrol-look]")


def name_card(tab: Tab, number: int, said: str) -> None:
    """Wait for the next question, and press Enter if it names the card, else type its name."""
    picture = f".enrol-card[src*='number={number}&']"
    tab.find(picture)
    if tab.words_of("#enrol-question") == f"Is this {said}?":
        tab.touch("[data-key=enrol-yes]")
    else:
        tab.type("[data-key=enrol-name]", f"{said}\n")
    tab.wait(
        lambda: not tab.driver.execute_script("return document.querySelector(arguments[0])", picture), said
    )


def enter_cards(tab: Tab, count: int, change: str) -> None:
    """Change something on every card of a sheet and save it."""
    for done in range(count):
        tab.wait(lambda done=done: tab.words_of("#enter-entered").startswith(f"{done} of"), f"card {done}")
        tab.find(".enter-pictures img")
        tab.touch(change)
        tab.touch_words("Save and go to the next")
    tab.wait(lambda: tab.words_of("#enter-entered").startswith(f"{count} of {count}"), "all entered")


def test_a_box_is_shown_on_film_and_its_sheets_are_entered(tab: Tab, film: Path) -> None:
    faces = draw_whole_box()
    open_camera(tab, film)
    for number, name in enumerate(faces, start=1):
        name_card(tab, number, tell(name))
    tab.see("The film is over.")
    box = open_box(find_box("crownfell"))
    assert {f"{kept.name}, {kept.side} side" for kept in box.cards} == {tell(name) for name in faces}
    enter_sheets(tab)


def enter_sheets(tab: Tab) -> None:
    """Enter all characters, then all solo cards, of which the practice sheet lacks the last two."""
    enter_cards(tab, 17, "[data-key='lock--1--2']")
    tab.touch_words("Solo cards")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 1", "the first solo card")
    enter_cards(tab, 16, "label:has(> input[value=down-left])")
    for solo in FURTHER:
        tab.touch("[data-key=new-card]")
        tab.wait(lambda: tab.words_of("#enter-title") == "Another card", "a new card")
        for action in solo.actions:
            tab.touch(f"[data-key=actions-add-{action}]")
        tab.touch(f"label:has(> input[value={solo.arrow.point}])")
        tab.touch(f"label:has(> input[value={solo.arrow.turn}])")
        tab.touch_words("Save and go to the next")
        tab.wait(lambda: tab.words_of("#enter-title") != "Another card", "the next card")
    characters, solos = (storage.open_form(CROWNFELL, form).cards() for form in CROWNFELL.forms)
    assert {card.origin for card in (*characters, *solos)} == {Origin.OWNER}
    assert all("forward-forward-left" in card.values["lock"] for card in characters)
    assert [card.values["arrow"] for card in solos] == ["down-left"] * 17 + ["right"]
