"""A whole box in a browser: shown to a camera on film, named, then its sheets entered card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.crownfell.solo_deck import ACTION_PILE, PRIORITY_PILE
from engine.game import Origin
from engine.games import find_game
from fixtures.render.films.shown import FURTHER, draw_whole_box, film_box
from fixtures.render.scenes.enrolment import photograph
from tablemate import storage
from tablemate.box.box import find_box, open_box
from tablemate.watching.eyes import open_readers
from vision.agreeing.zones import OutlineReader
from vision.evidence import ANYTHING
from vision.naming.pictures.decks import DeckNamer
from vision.overlap import to_corners
from vision.reading import Outline, Status
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fixtures.render.cards.faces import Face
    from tests.page.tab import Tab
    from vision.seams import Namer

CROWNFELL = find_game("crownfell")
ANOTHER_TABLE = 8  # the seed of another table, under another tilt of the camera
READ = 6  # every so many cards of a pile are read, for each takes a while


@pytest.fixture(scope="session")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("film") / "box.avi"
    film_box(path, draw_whole_box())
    return path


def tell(name: str) -> str:
    """A person's words for a side that the film shows."""
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


def enter_cards(tab: Tab, count: int, change: str = "") -> None:
    """Change something on every card of a sheet, or nothing, and save it."""
    for done in range(count):
        tab.wait(lambda done=done: tab.words_of("#enter-entered").startswith(f"{done} of"), f"card {done}")
        tab.find(".enter-pictures img")
        if change:
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
    assert not is_closed(PRIORITY_PILE)  # nobody knows yet what these cards print
    enter_sheets(tab)
    read_piles(faces)


def is_closed(zone: str) -> bool:
    """Whether a pile is read as a deck that was shown whole."""
    return isinstance(namer(zone), DeckNamer)


def namer(zone: str) -> Namer:
    reader = open_readers(CROWNFELL)[zone]
    assert isinstance(reader, OutlineReader)
    return reader.sense.namer


def read_piles(faces: Mapping[str, Face]) -> None:
    """Look at the cards of both piles through another camera: they are named by what they print."""
    for zone, side in ((ACTION_PILE, "list"), (PRIORITY_PILE, "arrow")):
        assert is_closed(zone)
        reader = namer(zone)
        cards = [(name, face) for name, face in faces.items() if face.side == side]
        seen = []
        for name, face in cards[::READ]:
            image, scene = photograph(name, face, seed=ANOTHER_TABLE)
            outline = Outline(to_corners(scene.cards[0].corners), 0.9)
            [reading] = finish(reader.name(image, [outline], [ANYTHING]))
            seen.append((face.id, reading))
        assert all(reading.id == id_ for id_, reading in seen if reading.status is Status.SURE)
        assert sum(reading.status is Status.SURE for _, reading in seen) >= len(seen) - 1


def enter_sheets(tab: Tab) -> None:
    """Enter all characters, then all solo cards, of which the practice sheet lacks the last two."""
    enter_cards(tab, 17, "[data-key='lock--1--2']")
    tab.touch_words("Solo cards")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 1", "the first solo card")
    enter_cards(tab, 16)
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
    assert [card.values["arrow"] for card in solos[16:]] == ["down-left", "right"]
