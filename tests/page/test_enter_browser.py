"""Entering cards in a browser: by touch, by keys, by dragging, on a computer and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.game import Origin
from engine.games import find_game
from tablemate import storage
from tests.page.tab import DESKTOP_WH, PHONE_WH

if TYPE_CHECKING:
    from engine.card_form import EnteredCard
    from tests.page.tab import Tab

PICK = "const one = document.querySelector('.enter-game select'); one.value = arguments[0]; one.dispatchEvent(new Event('change'))"


def card(game: str, sheet: int, place: int, heading: str = "card") -> EnteredCard:
    found = find_game(game)
    return storage.open_form(found, found.forms[sheet]).card(heading, place)


def open_cards(tab: Tab, game: str, title: str) -> None:
    tab.go("cards")
    tab.find(".enter-game select")
    tab.driver.execute_script(PICK, game)
    tab.wait(lambda: tab.words_of("#enter-title") == title, title)


def touch_swap(tab: Tab) -> bool:
    tab.touch("input[value=swap] + *, label:has(> input[value=swap])")
    return bool(tab.driver.find_elements(By.CSS_SELECTOR, "[data-field='ability.who']"))


def is_on(tab: Tab, selector: str) -> bool:
    return "lit" in tab.attribute(selector, "class")


def test_a_character_is_entered_by_touch_and_keys(tab: Tab) -> None:
    open_cards(tab, "crownfell", "Angel")
    tab.see("Practice card: everything here is made up")
    tab.touch("[data-key=arrows-forward-right-1]")  # one arrow
    tab.touch("[data-key=arrows-back-1]")  # from one arrow to two
    tab.focus("[data-key=arrows-left-1]")
    tab.press("0", Keys.ARROW_UP, Keys.ENTER)  # no arrow left; one forward left
    assert is_on(tab, "[data-key=arrows-back-2]")
    assert not is_on(tab, "[data-key=arrows-left-1]")
    tab.touch("[data-key='lock--1--2']")
    tab.touch_words("Save and go to the next")
    tab.wait(lambda: tab.words_of("#enter-title") == "Assassin", "the next card")
    tab.see("1 of 17 characters entered")
    angel = card("crownfell", 0, 0, "character")
    assert angel.origin is Origin.OWNER
    assert angel.values["arrows"] == {
        "forward": 2,
        "right": 1,
        "back": 2,
        "forward-right": 1,
        "forward-left": 1,
    }
    assert angel.values["lock"] == ["forward-forward-left"]


def test_an_ability_brings_its_fields_and_a_fault_stands_beside_its_field(tab: Tab) -> None:
    open_cards(tab, "crownfell", "Angel")
    # The page may still be laying itself out, so that a touch meets what was there before.
    tab.wait(lambda: touch_swap(tab), "the fields of the ability")
    tab.wait(lambda: "this is needed" in tab.words_of("[data-fault='ability.title']"), "what is missing")
    tab.touch_words("Save and go to the next")
    tab.see("Check what is marked.")
    tab.type("[id='enter-ability.title']", "Swap")
    tab.touch("label:has(> input[value=ally])")
    tab.touch("label:has(> input[name='enter-ability.from'][value=adjacent])")
    tab.wait(lambda: not tab.words_of("[data-fault='ability.title']"), "no fault")
    tab.touch_words("Save and go to the next")
    tab.wait(lambda: tab.words_of("#enter-title") == "Assassin", "the next card")
    assert card("crownfell", 0, 0, "character").values["ability.from"] == "adjacent"


def test_a_solo_card_is_dragged_into_order(tab: Tab) -> None:
    open_cards(tab, "crownfell", "Angel")
    tab.touch_words("Solo cards")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 1", "the first solo card")
    tab.drag("[data-key=actions-item-0]", 0, 110)
    tab.wait(lambda: "rally" in tab.words_of("[data-key=actions-item-0]"), "another action on top")
    tab.focus("[data-key=actions-item-3]")
    tab.press_with(Keys.ALT, Keys.ARROW_UP)
    tab.wait(lambda: "move" in tab.words_of("[data-key=actions-item-2]"), "move above the last one")
    tab.touch("label:has(> input[value=down-left])")
    tab.touch_words("Save and go to the next")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 2", "the next card")
    values = card("crownfell", 1, 0).values
    assert values["arrow"] == "down-left"
    assert sorted(values["actions"]) == ["ability", "capture", "move", "rally"]
    assert values["actions"][0] == "rally"
    assert values["actions"].index("move") == 2


def test_a_solo_card_is_removed_once_however_often_the_button_is_pressed(tab: Tab) -> None:
    game = find_game("crownfell")
    more = {"actions": ["move", "rally"], "arrow": "left", "turn": "clockwise"}
    for place in (16, 17):
        storage.change_sheet(game, game.forms[1], lambda cards, place=place: cards.write("card", place, more))
    open_cards(tab, "crownfell", "Angel")
    tab.touch_words("Solo cards")
    tab.touch("[data-key=card-card-16]")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 17", "the card that was added")
    tab.driver.execute_script(
        "const one = document.querySelector('[data-key=remove]'); one.click(); one.click()"
    )
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 1", "the first card again")
    assert len(storage.open_form(game, game.forms[1]).cards()) == 17


def test_a_path_is_drawn_and_a_token_placed(tab: Tab) -> None:
    open_cards(tab, "my_little_scythe", "Card 1")
    tab.touch("[data-key='path.A-down left']")
    tab.touch(".hex.next")
    tab.touch("[data-key='path.A-back']")
    tab.touch("[data-key='seek-hold-gem']")
    tab.touch("[data-key=seek-B2]")
    tab.touch_words("Save and go to the next")
    tab.wait(lambda: tab.words_of("#enter-title") == "Card 2", "the next card")
    values = card("my_little_scythe", 0, 0).values
    assert values["path.A"] == ["right", "down left"]
    assert values["seek"][-1] == "gem B2"


@pytest.mark.parametrize("size_wh", [DESKTOP_WH, PHONE_WH], ids=["computer", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_form_of_every_game_fits_the_screen_and_has_no_barrier(
    tab: Tab, size_wh: tuple[int, int], scheme: str
) -> None:
    tab.use_scheme(scheme)
    tab.resize(size_wh)
    firsts = {"crownfell": "Angel", "flat_earth": "Recruit", "my_little_scythe": "Card 1"}
    for game, title in (firsts | {"origin_story": "G1", "wingspan": "A01"}).items():
        open_cards(tab, game, title)
        assert not tab.overflows()
        assert tab.complaints() == []
