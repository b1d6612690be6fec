"""The page comes in few requests, packed, and a browser keeps what does not change."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from tablemate.page.bundle import APART, SCRIPT, STATIC, STYLE, STYLES, Bundles, join_modules

if TYPE_CHECKING:
    from pathlib import Path

    from tests.page.evening import Evening
    from tests.page.tab import Tab

MOST_REQUESTS = (
    14  # the page, its script and style, words, state, what the first view asks for, and its pictures
)
LOADED = """
    return performance.getEntriesByType("resource").map(
        (one) => ({ name: new URL(one.name).pathname, sent: one.transferSize }))"""


def named(page: str) -> dict[str, str]:
    """Path to address of the files that the page names by version."""
    found = re.findall(r'"((/static/all\.\w+)\?v=\w+)"', page)
    return {path: address for address, path in found}


@pytest.mark.parametrize("path", [SCRIPT, STYLE])
def test_what_is_named_by_its_version_is_packed_and_kept(evening: Evening, path: str) -> None:
    response = evening.client.get(named(evening.client.get("/").text)[path])
    assert response.status_code == 200
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert int(response.headers["content-length"]) < len(response.content) / 3


@pytest.mark.parametrize("version", ["", "?v=0123456789ab"])
def test_another_version_is_not_kept(evening: Evening, version: str) -> None:
    response = evening.client.get(SCRIPT + version)
    assert response.headers["cache-control"] == "private, no-cache"


def test_a_browser_that_cannot_unpack_gets_it_as_it_is(evening: Evening) -> None:
    plain = evening.client.get(SCRIPT, headers={"accept-encoding": "identity"})
    packed = evening.client.get(SCRIPT)
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


def test_the_page_itself_is_never_kept(evening: Evening) -> None:
    assert evening.client.get("/").headers["cache-control"] == "no-store"


def test_a_picture_that_did_not_change_is_not_sent_again(evening: Evening) -> None:
    first = evening.client.get("/static/icon.svg")
    again = evening.client.get("/static/icon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_an_edited_module_has_another_address_at_once(tmp_path: Path) -> None:
    for file in STATIC.glob("*.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    client = TestClient(Starlette(routes=[Route("/", Bundles(tmp_path).index)]))
    before = named(client.get("/").text)
    (tmp_path / "dom.js").write_text("export const h = 1;\n", encoding="utf-8")
    after = named(client.get("/").text)
    assert (before[SCRIPT] != after[SCRIPT], before[STYLE] == after[STYLE]) == (True, True)


def test_every_style_sheet_of_the_page_is_in_it() -> None:
    assert {path.stem for path in STATIC.glob("*.css")} - {"entrance", "trust"} == set(STYLES)


def test_a_module_comes_after_those_it_imports_from_and_keeps_its_names_to_itself() -> None:
    joined = join_modules(
        {
            "table": 'import { one, Two } from "./box.js";\nconst box = one();\nexport const three = new Two(box);\n',
            "box": "export async function one() {}\nexport class Two {}\nconst own = 1;\n",
        }
    )
    assert joined == (
        "const $box = (() => { // box.js\nasync function one() {}\nclass Two {}\nconst own = 1;\n"
        "return { one, Two };\n})();\n\n"
        "const $table = (() => { // table.js\nconst { one, Two } = $box;\nconst box = one();\n"
        "const three = new Two(box);\nreturn { three };\n})();\n"
    )


def test_no_import_or_export_is_left_in_what_is_served(evening: Evening) -> None:
    script = evening.client.get(SCRIPT).text
    assert re.findall(r"^(?:import|export)\b.*", script, re.MULTILINE) == []
    joined = re.findall(r"^const \$(\w+) = \(\(\) => \{", script, re.MULTILINE)
    assert set(joined) == {path.stem for path in STATIC.glob("*.js")} - set(APART)


def test_everything_the_page_loads_is_small(evening: Evening) -> None:
    sent = sum(len(gzip.compress(evening.client.get(path).content)) for path in (SCRIPT, STYLE, "/api/words"))
    assert sent < 110_000


def test_a_browser_asks_for_little_and_for_less_the_second_time(tab: Tab) -> None:
    tab.see("Begin a game")
    first: list[dict[str, Any]] = tab.driver.execute_script(LOADED)
    tab.driver.refresh()
    tab.see("Begin a game")
    second: list[dict[str, Any]] = tab.driver.execute_script(LOADED)
    assert len(first) <= MOST_REQUESTS, [one["name"] for one in first]
    assert [one["sent"] for one in second if one["name"] in {SCRIPT, STYLE}] == [0, 0]
