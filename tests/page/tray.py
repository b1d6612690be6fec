"""The tray of Wingspan in a browser: a game with one, and naming a bird by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.walk import lay_out

if TYPE_CHECKING:
    from tablemate.room import Room
    from tests.page.tab import Tab

TRAY = ["acorn-woodpecker", "american-crow", "osprey"]


def begin(room: Room) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual", "feeder": "looked"}, 2)
    lay_out(room)


def name_by_touch(tab: Tab, place: int, letters: str, name: str) -> None:
    """Touch a place of the drawn tray, search, touch what is found, and wait until it stands there."""
    tab.touch(f"#drawing [data-spot=tray-{place + 1}]")
    tab.type("#search", letters)
    tab.touch("[data-key^=found-]")
    tab.wait(lambda: name in label_of(tab, f"spot-tray-{place + 1}"), f"{name} in place {place}")


def label_of(tab: Tab, key: str) -> str:
    """A screen reader's words for a place; empty while a sheet covers it."""
    script = """
        if (document.querySelector("dialog")) return "";
        return document.querySelector(`#drawing [data-key="${arguments[0]}"]`)?.getAttribute("aria-label") ?? "" """
    return str(tab.driver.execute_script(script, key))
