"""Enrolling as a person meets it: a folder in one command, then the cards are known by their pictures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tablemate.box.box import open_box
from tests.tablemate.box.conftest import ASK, SHOW, save, shoot
from tests.tablemate.commands.test_cli import tablemate

if TYPE_CHECKING:
    from fixtures.render.cards.boxes import Deck

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory, deck: Deck) -> Path:
    """All cards but the last, a picture each, named after the card."""
    folder = tmp_path_factory.mktemp("shown")
    for seed, (id_, card) in enumerate(list(deck.items())[:-1]):
        save(shoot(card, seed=seed), folder / f"{id_}.jpg")
    return folder


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, shown: Path) -> Path:
    home = tmp_path_factory.mktemp("home")
    run = tablemate(home, "enrol", "crownfell", str(shown), "--box", "photos")
    assert "stag000, white side" in run.stderr
    assert "I know 5 cards now" in run.stderr
    return home


def _look(home: Path, *pictures: Path) -> list[dict[str, object]]:
    run = tablemate(home, "look", *map(str, pictures), "--box", "photos", "--json")
    return [json.loads(line)["cards"] for line in run.stdout.splitlines()]


def test_an_enrolled_folder_is_known_again_whichever_way_up(home: Path, deck: Deck, tmp_path: Path) -> None:
    asked = [
        save(shoot(deck[id_], ASK, 7), tmp_path / f"{id_}.jpg") for id_ in ("stag000_white", "stag001_black")
    ]
    seen = [max(cards, key=lambda card: card["confidence"]) for cards in _look(home, *asked)]
    assert [(card["id"], card["side"]) for card in seen] == [("stag000", "white"), ("stag001", "black")]
    assert {card["status"] for card in seen} == {"sure"}
    assert all(abs(card["turned_deg"]) > 150 for card in seen)


def test_a_stranger_stays_unnamed(home: Path, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    noise = cv2.resize(
        rng.integers(0, 255, (9, 6, 3)).astype(np.uint8), (400, 560), interpolation=cv2.INTER_CUBIC
    )
    (cards,) = _look(home, save(shoot(noise, ASK, 3), tmp_path / "stranger.jpg"))
    assert [card["id"] for card in cards] == [None] * len(cards)


def test_bad_pictures_are_refused_in_words_and_the_others_kept(tmp_path: Path, deck: Deck) -> None:
    card, folder = deck["stag000_white"], tmp_path / "mixed"
    save(shoot(card), folder / "good.jpg")
    save(shoot(card, replace(SHOW, defocus_mm=(1.5, 1.5))), folder / "blurred.jpg")
    save(shoot(card, replace(SHOW, light=(0.08, 0.08), noise=(0.1, 0.2))), folder / "dark.jpg")
    save(np.full((600, 800, 3), 120, np.uint8), folder / "none.jpg")
    (folder / "broken.jpg").write_bytes(b"no picture")
    run = tablemate(tmp_path / "home", "enrol", "crownfell", str(folder), "--box", "mixed", code=1)
    refused = {
        line.split("/")[-1].split(" was")[0]: line for line in run.stderr.splitlines() if "not kept" in line
    }
    assert "blurred or shaken" in refused["blurred.jpg"]
    assert "none.jpg" in refused
    assert "can't find a card" in refused["none.jpg"]
    assert "dark.jpg" in refused
    assert "broken.jpg" in run.stderr
    assert [kept.id for kept in open_box(tmp_path / "home/boxes/named/mixed").cards] == ["good"]


def test_scans_with_nothing_around_the_card_are_taken_whole(tmp_path: Path, deck: Deck) -> None:
    for id_, card in deck.items():
        save(card, tmp_path / "scans" / f"{id_}.png")
    home = tmp_path / "home"
    tablemate(home, "enrol", "crownfell", str(tmp_path / "scans"), "--box", "photos", "--whole")
    asked = save(shoot(deck["stag002_white"], ASK, 7), tmp_path / "asked.jpg")
    (cards,) = _look(home, asked)
    assert [card["id"] for card in cards] == ["stag002"]


def test_a_picture_with_several_cards_takes_its_names_from_a_list(tmp_path: Path, deck: Deck) -> None:
    table = np.full((700, 1500, 3), (70, 110, 90), np.uint8)
    for number, id_ in enumerate(("stag000_white", "stag001_white", "stag002_white")):
        small = cv2.resize(deck[id_], (260, 364), interpolation=cv2.INTER_AREA)
        table[160:524, 120 + 450 * number : 380 + 450 * number] = small
    picture = save(cv2.GaussianBlur(table, (0, 0), 0.7), tmp_path / "IMG_0001.png")
    names = tmp_path / "names.txt"
    names.write_text("Stag white\nWolf\n\nOwl\n", encoding="utf-8")
    home = tmp_path / "home"
    tablemate(home, "enrol", "crownfell", str(picture), "--box", "b", "--names", str(names))
    kept = open_box(home / "boxes/named/b").cards
    assert (kept[0].id, kept[0].side) == ("Stag", "white")
    assert [one.name for one in kept] == ["Stag", "Wolf", "Owl"]


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        pytest.param("Stag white\nKäfer\n".encode("latin-1"), "save it as plain UTF-8", id="Latin-1"),
        pytest.param(b"Stag white\n\n---\n", "line 3: --- is no name for a card", id="no letters"),
        pytest.param(b"Stag white\n" + b"x" * 500, "line 2: That name is too long", id="500 letters"),
    ],
)
def test_a_list_of_names_is_refused_before_a_card_is_kept(
    tmp_path: Path, deck: Deck, names: bytes, reason: str
) -> None:
    picture = save(shoot(deck["stag000_white"]), tmp_path / "IMG_0001.jpg")
    (tmp_path / "names.txt").write_bytes(names)
    listed = ("--names", str(tmp_path / "names.txt"))
    run = tablemate(tmp_path / "home", "enrol", "crownfell", str(picture), *listed, code=1)
    assert reason in run.stderr.replace("\n", " ")
    assert "Traceback" not in run.stderr
    assert not list((tmp_path / "home").rglob("*.jpg"))


def test_a_card_is_asked_for_again_after_a_name_that_is_none(tmp_path: Path, deck: Deck) -> None:
    picture = save(shoot(deck["stag000_white"]), tmp_path / "IMG_0001.jpg")
    run = tablemate(tmp_path / "home", "enrol", "crownfell", str(picture), typed="---\n鹿\n")
    assert "--- is no name for a card." in run.stderr
    (kept,) = open_box(tmp_path / "home/boxes/crownfell/default").cards
    assert (kept.id, kept.name) == ("鹿", "鹿")


def test_a_card_whose_file_says_nothing_is_asked_for(tmp_path: Path, deck: Deck) -> None:
    picture = save(shoot(deck["stag000_white"]), tmp_path / "IMG_0001.jpg")
    run = tablemate(tmp_path / "home", "enrol", "crownfell", str(picture), typed="\n")
    assert "Is this Angel, black side?" in run.stderr
    assert "1 of 68. Next: Angel, white side." in run.stderr


def test_a_file_that_is_named_after_nothing_in_the_game_is_asked_for(tmp_path: Path, deck: Deck) -> None:
    for number in (1, 2):
        save(shoot(deck["stag000_white"]), tmp_path / "shots" / f"p{number:02}.jpg")
    run = tablemate(tmp_path / "home", "enrol", "crownfell", str(tmp_path / "shots"), typed="\nskip\n")
    assert "A card in p01.jpg:" in run.stderr
    assert [kept.id for kept in open_box(tmp_path / "home/boxes/crownfell/default").cards] == ["Angel"]


def test_cards_of_no_game_go_into_a_box_of_their_own(tmp_path: Path, deck: Deck) -> None:
    for name in ("stag000_white", "stag001_white"):
        save(shoot(deck[name]), tmp_path / "shots" / f"{name}.jpg")
    home = tmp_path / "home"
    tablemate(home, "enrol", str(tmp_path / "shots"), "--box", "photos")
    run = tablemate(home, "enrol", "--box", "photos", "--list")
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["stag000_white", "stag001_white"]
    (cards,) = _look(home, save(shoot(deck["stag001_white"], ASK, 7), tmp_path / "asked.jpg"))
    assert [card["id"] for card in cards] == ["stag001_white"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        pytest.param([], "Which game are these cards from", id="neither game nor box"),
        pytest.param(["."], "Which game are these cards from", id="pictures alone"),
        pytest.param(["crownfel", "--box", "b"], "crownfel", id="no game of this name"),
    ],
)
def test_without_a_game_a_box_has_to_be_named(tmp_path: Path, given: list[str], sentence: str) -> None:
    assert sentence in tablemate(tmp_path, "enrol", *given, code=1).stderr


def test_a_box_travels_in_one_file(home: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "box.zip")
    tablemate(home, "enrol", "crownfell", "--box", "photos", "--export", file)
    tablemate(tmp_path / "there", "enrol", "crownfell", "--box", "mine", "--import", file)
    run = tablemate(tmp_path / "there", "enrol", "crownfell", "--box", "mine", "--list")
    assert len(run.stdout.splitlines()) == 5
    run = tablemate(tmp_path / "there", "enrol", "crownfell", "--box", "mine", "--import", file, code=1)
    assert "already" in run.stderr


def test_a_box_nobody_filled_is_refused_with_the_remedy(tmp_path: Path) -> None:
    save(np.full((200, 200, 3), 99, np.uint8), tmp_path / "a.png")
    run = tablemate(tmp_path / "home", "look", str(tmp_path / "a.png"), "--box", "nothing", code=1)
    assert "enrol GAME FOLDER --box nothing" in run.stderr


def test_killed_while_enrolling_it_loses_at_most_the_card_in_hand(shown: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "TABLEMATE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tablemate", "enrol", "crownfell", str(shown), "--box", "photos"]
    with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        for line in run.stderr:
            if line.startswith("I'll know stag001, black"):
                break
        time.sleep(0.05)
        run.send_signal(signal.SIGKILL)
    box = open_box(tmp_path / "boxes/named/photos")
    assert len(box.cards) >= 3
    assert box.load()[1] == ()
    done = tablemate(tmp_path, "enrol", "crownfell", str(shown), "--box", "photos")
    assert "I know 5 cards now" in done.stderr
