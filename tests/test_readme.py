"""README and the pages of docs show what really happens."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from docs.write import is_of_what_ships, make_pages, read_sets, read_shipped
from engine.game import Origin
from engine.games import GAMES
from tests.tablemate.room import GOALS, Room
from voice.phrases import Phrases

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_WORDS = 700
SOURCES = ROOT / "models" / "sources.md"
CARDS = sorted({*(ROOT / "models").glob("*.md")} - {SOURCES})
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *CARDS,
    SOURCES,
    *sorted((ROOT / "docs").rglob("*.md")),
]
TEMPLATE = ["What it does", "Input and output", "Data", "Make it", "Results", "Limits"]
LONGEST_CARD = 60  # lines
LINK = re.compile(r"\]\(([^)#:]+)(?:#([^)]*))?\)|src=\"([^\"]+)\"")
NUMBER = re.compile(r"[\d,.]+( (%|ms|s|MB|points))?")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_readme_is_read_in_three_minutes() -> None:
    assert len(README.split()) <= MOST_WORDS


@pytest.mark.parametrize("name", ["README.md", "docs/play.md"])
def test_a_transcript_is_what_is_said(name: str) -> None:
    found = re.search(r"<!-- transcript.*?-->\n```\n(.*?)```", read(name), re.DOTALL)
    assert found
    lines = found[1].splitlines()
    room = Room.begun(2)
    said = room.hears(GOALS, "")
    for line in lines:
        if line.startswith("> "):
            assert said == []
            said = room.hears(line.removeprefix("> "))
        else:
            assert said.pop(0) == line
    assert said == []


def test_every_game_stands_in_the_readme() -> None:
    assert all(f"play {id_}" in README for id_ in GAMES)


def test_the_readme_says_of_each_bots_cards_where_they_come_from() -> None:
    told = {Origin.FANS: Phrases().say("origin_fans"), Origin.STAND_IN: "practice"}
    for id_, game in GAMES.items():
        row = re.search(rf"^\| `play {id_}` \|.*\| (.*) \|$", README, re.MULTILINE)
        assert row
        assert all(row[1].startswith(told[form.shipped.origin]) for form in game.forms)


def test_ci_calls_the_readmes_two_commands() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for command in re.findall(r"```\n(python3 start\.py (?:demo|test))\n```", README):
        assert command in script


def test_the_constraints_name_no_host() -> None:
    assert not re.search(r"://|@", (ROOT / "constraints.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [pytest.param(page, id=page.name) for page in make_pages()])
def test_a_page_made_from_data_is_what_the_data_say(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == make_pages()[page]  # else: .venv/bin/python -m docs.write


def test_every_icon_set_is_listed_with_its_licence() -> None:
    icons = read("models/food_icons.csv").split()[1:]
    assert {icon.partition(",")[2].partition(":")[0] for icon in icons} == set(
        re.findall(r"`([\w-]+)`", SOURCES.read_text(encoding="utf-8"))
    )


def test_the_readme_shows_six_figures_of_the_networks_that_ship() -> None:
    sets, shipped = read_sets(), read_shipped()
    shown = [one for one in sets for figure in one["figures"] if "readme" in figure]
    assert len(shown) == 6
    assert all(is_of_what_ships(one, shipped) for one in shown)


def figures() -> list[Any]:
    return [pytest.param(each, id=each["what"]) for one in read_sets() for each in one["figures"]]


@pytest.mark.parametrize("figure", figures())
def test_a_figure_is_one_number(figure: dict[str, str]) -> None:
    assert NUMBER.fullmatch(figure["figure"])
    assert figure.keys() <= {"what", "figure", "of", "goal", "readme"}


def test_a_set_of_an_earlier_network_is_told_apart() -> None:
    shipped = read_shipped()
    assert is_of_what_ships({"networks": shipped}, shipped)
    assert not is_of_what_ships({"networks": {"title_reader": "00000000"}}, shipped)


@pytest.mark.parametrize("page", [pytest.param(page, id=page.name) for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, heading, picture in LINK.findall(page.read_text(encoding="utf-8")):
        aim = page.parent / (path or picture)
        assert aim.exists(), path or picture
        if heading:
            titles = re.findall(r"^#+ (.*)$", aim.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


def test_every_library_is_explained() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    needed = sum(project["optional-dependencies"].values(), project["dependencies"])
    explained = read("docs/dependencies.md")
    assert [name for name in needed if re.split(r"[=<>;]", name)[0] not in explained] == []


def test_every_network_has_a_card() -> None:
    assert read_shipped().keys() <= {card.stem for card in CARDS}


@pytest.mark.parametrize("card", [pytest.param(card, id=card.stem) for card in CARDS])
def test_a_model_card_is_short_and_like_the_others(card: Path) -> None:
    lines = card.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_CARD
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == TEMPLATE
