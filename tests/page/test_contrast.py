"""Every button can be read in each of its states: at rest, under the pointer, with the focus, while it is pressed."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from selenium.common.exceptions import WebDriverException

from engine.journal import Source
from tests.page.evening import VoicedSpeaker
from tests.page.tab import DESKTOP_WH, PHONE_WH, Tab
from tests.page.tray import TRAY, begin
from tests.page.walk import answer_until

if TYPE_CHECKING:
    from tablemate.room import Room

STATES = [["hover"], ["focus", "focus-visible"], ["hover", "active"], []]
BUTTONS = "button, .button, summary, .views a, [role=switch], label.game, .chip"
MARK_SHOWN = """
    for (const button of document.querySelectorAll(arguments[0]))
        button.toggleAttribute("data-forced", button.getClientRects().length > 0);"""
# What is too pale or too dark to be read: less than 4.5 to 1 against what is behind it, as WCAG measures.
UNREADABLE = """
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
    const behind = (one) => {
        const layers = [];
        for (let at = one; at; at = at.parentElement) {
            layers.push(rgba(getComputedStyle(at).backgroundColor));
            if (layers.at(-1)[3] === 1) break;
        }
        return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
    };
    const light = (colour) => {
        const [r, g, b] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const found = [];
    for (const button of document.querySelectorAll(arguments[0])) {
        if (!button.getClientRects().length) continue;
        for (const one of [button, ...button.querySelectorAll("*")]) {
            const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join("");
            if (!words || !one.getClientRects().length || one.closest(".sr-only")) continue;
            const ground = behind(one);
            const seen = ratio(over(rgba(getComputedStyle(one).color), ground), ground);
            if (seen < 4.5) found.push(`${words.slice(0, 40)}: ${seen.toFixed(2)}`);
        }
    }
    return found"""


def force(tab: Tab, state: list[str]) -> None:
    """Put every button that is shown into a state, as the pointer or a key would."""
    command = tab.driver.execute_cdp_cmd
    tab.driver.execute_script(MARK_SHOWN, BUTTONS)
    root = command("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for node in command("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-forced]"})["nodeIds"]:
        with suppress(WebDriverException):  # it was drawn again in the meantime
            command("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": state})


def pale(tab: Tab) -> dict[str, Any]:
    """Texts that cannot be read on the page as it is, by state and by light or dark colours."""
    tab.driver.execute_cdp_cmd("DOM.enable", {})
    tab.driver.execute_cdp_cmd("CSS.enable", {})
    found = {}
    for state in STATES:
        force(tab, state)
        for scheme in ("light", "dark"):
            tab.use_scheme(scheme)
            found[" ".join([scheme, *state])] = tab.driver.execute_script(UNREADABLE, BUTTONS)
    return {state: words for state, words in found.items() if words}


@pytest.mark.parametrize("size_wh", [DESKTOP_WH, PHONE_WH], ids=["desktop", "phone"])
def test_every_button_is_readable_in_every_state(tab: Tab, room: Room, size_wh: tuple[int, int]) -> None:
    room.speaker = VoicedSpeaker()
    tab.resize(size_wh)
    tab.see("Begin a game")
    tab.touch("input[value=crownfell]")
    tab.see("Which characters do you play?")
    found = {"home": pale(tab)}
    begin(room)
    tab.go("play")
    answer_until(room, "tray")
    tab.see("Which three birds lie in the tray")
    found["question"] = pale(tab)
    room.answer(TRAY, Source.PAGE)
    tab.touch("#mend")
    tab.find("#mend[aria-pressed=true]")
    found["correcting the table"] = pale(tab)
    tab.touch("#undo")
    tab.find("dialog")
    found["sheet"] = pale(tab)
    tab.touch("dialog .quiet")
    for view in ("history", "cards", "results", "setup", "home"):
        tab.go(view)
        tab.find(f"#view-{view} .card, #view-{view} p")
        if view == "history":
            tab.touch("#replay-begin")
            tab.find("#replay-on")
        if view == "setup":
            tab.find("#lan")
        found[view] = pale(tab)
    assert not any(found.values()), found
