"""A browser tab as a person uses it: wait for words, touch, type, and let axe look at it."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import ElementClickInterceptedException, StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder

if TYPE_CHECKING:
    from collections.abc import Callable

    from selenium.webdriver.remote.webelement import WebElement

PATIENCE_S = 60.0
LOOK_AGAIN_S = 0.03
DESKTOP_WH, PHONE_WH = (1440, 900), (390, 844)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SERIOUS = {"serious", "critical"}
# The moment in which a question that has just come hears no press is over, as if a person had waited.
SETTLE = "for (const view of document.querySelectorAll('.settling')) view.classList.remove('settling');"
# A press that came while a question settled was not heard, and is given again as a person would.
NOTE_EARLY = """
    if (window.early === undefined) {
        const note = (event) => {
            const key = event.type === "keydown" && !["Enter", " "].includes(event.key);
            if (!key && event.target.closest(".settling .part-said, .settling .part-asked, .settling .part-table"))
                window.early = true;
        };
        for (const kind of ["click", "keydown"]) window.addEventListener(kind, note, true);
    }
    window.early = false"""
WAS_EARLY = "return window.early === true"


def refuse(reason: str) -> None:
    """Skip with a reason; where every check must run, fail instead."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def start_browser(*further: str) -> webdriver.Chrome:
    """A browser without a window, started with further words."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    driver = shutil.which("chromedriver")
    if not browser or not driver:
        refuse("no Chromium with its driver is installed (Debian: chromium and chromium-driver)")
    options = webdriver.ChromeOptions()
    options.binary_location = str(browser)
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", *further):
        options.add_argument(argument)
    return webdriver.Chrome(options, webdriver.ChromeService(str(driver)))


def axe_source() -> str:
    """The program of axe-core, which is not ours to keep: npm ci fetches it, or AXE_CORE names the file."""
    path = Path(os.environ.get("AXE_CORE", "node_modules/axe-core/axe.min.js"))
    if not path.exists():
        refuse("axe-core is not there; npm ci fetches it")
    return path.read_text(encoding="utf-8")


class Tab:
    """One tab of a browser."""

    def __init__(self, driver: webdriver.Chrome, address: str) -> None:
        self.driver = driver
        driver.switch_to.new_window("tab")
        self.handle = driver.current_window_handle
        self.resize(DESKTOP_WH)
        driver.get(address)

    def front(self) -> None:
        """Bring this tab to the front."""
        self.driver.switch_to.window(self.handle)

    def resize(self, size_wh: tuple[int, int]) -> None:
        metrics = {"width": size_wh[0], "height": size_wh[1], "deviceScaleFactor": 1}
        phone = size_wh == PHONE_WH
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {**metrics, "mobile": phone})

    def use_scheme(self, scheme: str) -> None:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def go(self, view: str) -> None:
        self.driver.execute_script(f"location.hash = '#{view}'")

    def wait(self, done: Callable[[], Any], for_what: str, patience_s: float = PATIENCE_S) -> Any:
        """Wait until something holds; its value."""
        deadline = time.monotonic() + patience_s
        while time.monotonic() < deadline:
            found = done()
            if found:
                return found
            time.sleep(LOOK_AGAIN_S)
        raise AssertionError(f"waited in vain for {for_what}; the page shows:\n{self.text()}")

    def text(self) -> str:
        """Everything that can be read on the page."""
        return str(self.driver.execute_script("return document.body.innerText"))

    def see(self, *words: str) -> None:
        """Wait until the page shows these words."""
        for word in words:
            self.wait(lambda word=word: word.casefold() in self.text().casefold(), repr(word))

    def find(self, selector: str) -> WebElement:
        """Wait for an element that can be seen."""
        found: WebElement = self.wait(lambda: self._shown(selector), selector)
        return found

    def _shown(self, selector: str) -> WebElement | None:
        script = (
            "return [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length)"
        )
        element: WebElement | None = self.driver.execute_script(script, selector)
        return element

    def settle(self) -> None:
        """Let the page hear presses at once: a question that has just come does not for a moment."""
        self.driver.execute_script(SETTLE)

    def touch(self, selector: str) -> None:
        """Click an element, once it stands where it can be clicked."""

        def click() -> bool:
            element = self._shown(selector)
            if element is None:
                return False
            try:
                script = f"arguments[0].scrollIntoView({{block: 'center'}}); {SETTLE} {NOTE_EARLY}"
                self.driver.execute_script(script, element)
                element.click()
            except (StaleElementReferenceException, ElementClickInterceptedException):
                return False
            return not self.driver.execute_script(WAS_EARLY)

        self.wait(click, f"{selector} to touch")

    def touch_words(self, words: str) -> None:
        """Click the button that says this."""
        script = f"""
            {SETTLE}
            const named = [...document.querySelectorAll("button, a, summary")].filter((one) => one.getClientRects().length);
            const found = named.find((one) => one.textContent.trim().startsWith(arguments[0]));
            found?.click();
            return Boolean(found)"""
        self.wait(lambda: self.driver.execute_script(script, words), f"a button {words!r}")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, wherever the focus is."""
        for key in keys:
            self.wait(lambda key=key: self._press(key), f"{key!r} to be heard")

    def _press(self, key: str) -> bool:
        """Press a key; False if a question came meanwhile and did not hear it."""
        self.driver.execute_script(SETTLE + NOTE_EARLY)
        ActionChains(self.driver).send_keys(key).perform()
        return not self.driver.execute_script(WAS_EARLY)

    def press_with(self, held: str, key: str) -> None:
        """Press a key while another one is held down."""
        ActionChains(self.driver).key_down(held).send_keys(key).key_up(held).perform()

    def type(self, selector: str, text: str) -> None:
        self.find(selector).send_keys(text)

    def type_if_there(self, selector: str, text: str) -> None:
        """Type into an element if the sheet that is open has one."""
        self.find("dialog")
        if self.shows(selector):
            self.type(selector, text)

    def shows(self, selector: str) -> bool:
        """Whether an element can be seen at this moment."""
        return self._shown(selector) is not None

    def overflows(self) -> bool:
        """Whether the page must be moved sideways to be read."""
        script = "return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
        return bool(self.driver.execute_script(script))

    def complaints(self) -> list[str]:
        """The faults that axe calls serious or critical."""
        return self._examine({})

    def pale_words(self) -> list[str]:
        """Those that come of colours alone."""
        return self._examine({"runOnly": ["color-contrast"]})

    def _examine(self, options: dict[str, Any]) -> list[str]:
        self.settle()
        if not self.driver.execute_script("return Boolean(window.axe)"):
            self.driver.execute_script(axe_source())
        script = "axe.run(document, arguments[0]).then(arguments[1])"
        result = self.driver.execute_async_script(script, options)
        return [
            f"{fault['impact']} {fault['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:300]})"
            for fault in result["violations"]
            if fault["impact"] in SERIOUS
            for node in fault["nodes"]
        ]

    def focus(self, selector: str) -> None:
        """Put the focus on an element, as Tab would."""
        script = "const one = document.querySelector(arguments[0]); one?.focus(); return Boolean(one)"
        self.wait(lambda: self.driver.execute_script(script, selector), f"{selector} to focus")

    def words_of(self, selector: str) -> str:
        """The text of an element; empty while it is missing or covered by another sheet."""
        script = """
            if (document.querySelector("dialog")) return "";
            return document.querySelector(arguments[0])?.innerText ?? ''"""
        return str(self.driver.execute_script(script, selector))

    def attribute(self, selector: str, name: str) -> str:
        """An attribute of the element that is there at this moment, once there is one."""
        script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])"
        return str(self.wait(lambda: self.driver.execute_script(script, selector, name), selector))

    def focused(self) -> str:
        """The data-key of what has the focus."""
        return str(self.driver.execute_script("return document.activeElement.dataset.key ?? ''"))

    def count_shown(self) -> str:
        """The number in the counter; empty if none is asked for."""
        return str(self.driver.execute_script("return document.querySelector('#count')?.value ?? ''"))

    def drag(self, selector: str, by_x_px: int, by_y_px: int) -> None:
        """Pull an element with the pointer."""
        script = """
            arguments[0].scrollIntoView({block: "center"});
            const box = arguments[0].getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"""
        x_px, y_px = self.driver.execute_script(script, self.find(selector))
        hand = ActionBuilder(self.driver)
        hand.pointer_action.move_to_location(x_px, y_px).pointer_down()
        hand.pointer_action.move_to_location(x_px + by_x_px, y_px + by_y_px).pointer_up()
        hand.perform()
