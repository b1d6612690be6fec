"""Enrolling over the page's API: a film, pictures that are sent, questions, one card once more."""

from __future__ import annotations

import errno
import os
import time
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from fixtures.render.cards.characters import draw_character
from fixtures.render.films.shown import film_box
from tablemate.box.box import find_box, open_box
from tablemate.page.door.guard import MOST_PICTURE, PICTURES
from tests.tablemate.box.conftest import draw_deck
from tests.tablemate.box.conftest import shoot as photograph

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.page.evening import Evening
    from vision.geometry import Image

GAME = {"game": "crownfell"}
ONE, OTHER, *_ = draw_deck().values()
SIDES = {
    f"{name}.{side}": draw_character(name, side)
    for name in ("Stag", "Vampire")
    for side in ("black", "white")
}


def state(evening: Evening) -> dict[str, Any]:
    found: dict[str, Any] = evening.get("/api/enrol?game=crownfell")
    return found


def wait(evening: Evening, done: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = state(evening)
        if done(found):
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited in vain: {found}")


def send(evening: Evening, content: bytes, file: str) -> Any:
    path = f"{PICTURES}?game=crownfell&file={file}"
    return evening.client.post(path, content=content)


def shoot(*cards: Image) -> bytes:
    """One photograph of these cards beside one another."""
    images = [cv2.resize(photograph(card, seed=seed), (460, 600)) for seed, card in enumerate(cards)]
    return bytes(cv2.imencode(".png", np.hstack(images))[1])


def test_a_film_is_asked_through_card_by_card(evening: Evening, tmp_path: Path) -> None:
    film_box(tmp_path / "film.avi", SIDES)
    evening.post("/api/enrol/open", **GAME, given=str(tmp_path / "film.avi"))
    for number, label in enumerate(("Stag, black side", "Stag, white side"), start=1):
        found = wait(evening, lambda found: found["asked"])
        assert found["asked"]["number"] == number
        assert evening.client.get(f"/api/enrol/asked?number={number}").content.startswith(b"\xff\xd8")
        evening.post("/api/enrol/name", **GAME, number=number, name=label)
    found = wait(evening, lambda found: found["asked"])
    assert (
        found["said"][-1]["words"]
        == "I'll know Stag, white side from now on. 2 of 68. Next: Angel, black side."
    )
    late = evening.client.post("/api/enrol/name", json={**GAME, "number": 1})
    assert (late.status_code, late.json()["words"]) == (409, "That card was named or left out already.")
    evening.post("/api/enrol/skip", **GAME, number=3)
    evening.post("/api/enrol/close", **GAME)
    assert not state(evening)["open"]
    assert len(open_box(find_box("crownfell")).cards) == 2


def test_the_film_waits_while_a_card_is_asked_for(evening: Evening, tmp_path: Path) -> None:
    film_box(tmp_path / "film.avi", SIDES)
    evening.post("/api/enrol/open", **GAME, given=str(tmp_path / "film.avi"))
    wait(evening, lambda found: found["asked"])
    time.sleep(0.5)
    found = state(evening)
    assert found["open"]
    assert found["asked"]["waiting"] == 1


def test_photos_of_a_phone_are_sent_and_named_one_by_one(evening: Evening) -> None:
    found = send(evening, shoot(ONE, OTHER), "IMG_1.png").json()
    assert found["asked"]["waiting"] == 2
    assert found["asked"]["file"] == "IMG_1.png"
    for name in ("Stag, black side", "Vampire, white side"):
        evening.post("/api/enrol/name", **GAME, number=found["asked"]["number"], name=name)
        found = state(evening)
    kept = {(card.id, card.side) for card in open_box(find_box("crownfell")).cards}
    assert kept == {("Stag", "black"), ("Vampire", "white")}


def test_a_name_that_is_none_is_refused_and_the_box_stays_good(evening: Evening) -> None:
    found = send(evening, shoot(ONE), "IMG_1.png").json()
    for name in ("---", "x" * 500, "\u001b[2J", "\ue000"):
        reply = evening.post("/api/enrol/name", 409, **GAME, number=found["asked"]["number"], name=name)
        assert "name" in reply["words"]
    evening.post("/api/enrol/name", **GAME, number=found["asked"]["number"], name="Re\u00adh 鹿")
    (kept,) = evening.get("/api/boxes/crownfell")["cards"]
    assert (kept["id"], kept["name"]) == ("reh_鹿", "Reh 鹿")
    picture = evening.client.get("/api/boxes/crownfell/picture", params={"card_id": kept["id"]})
    assert picture.content.startswith(b"\xff\xd8")
    assert evening.post("/api/boxes/crownfell/forget", id=kept["id"])["cards"] == []


def test_only_a_card_that_is_known_is_shown_once_more(evening: Evening) -> None:
    assert "no single card" in evening.post("/api/enrol/again", 409, **GAME, id="\u001b[2J")["words"]


def test_a_full_disk_is_said_and_the_camera_let_go(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film_box(tmp_path / "film.avi", SIDES)
    send(evening, shoot(ONE), "Stag (black).png")
    evening.post("/api/enrol/again", **GAME, id="Stag", side="black")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _disk_full)
        evening.post("/api/enrol/open", **GAME, given=str(tmp_path / "film.avi"))
        found = wait(evening, lambda found: not found["open"])
    assert "Free some space" in found["trouble"]
    assert len(open_box(find_box("crownfell")).cards) == 1


def _disk_full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_bad_photo_is_refused_in_words(evening: Evening) -> None:
    blurred = cv2.GaussianBlur(cv2.imdecode(np.frombuffer(shoot(ONE), np.uint8), 1), (0, 0), 7)
    found = send(evening, bytes(cv2.imencode(".png", blurred)[1]), "shaken.png").json()
    assert found["asked"] is None
    assert found["said"][-1]["words"].startswith("shaken.png was not kept.")
    none = send(evening, b"no picture", "text.png")
    assert none.status_code == 409
    assert "text.png" in none.json()["words"]


def test_a_card_is_shown_once_more(evening: Evening) -> None:
    send(evening, shoot(ONE), "Stag (black).png")
    before = open_box(find_box("crownfell")).cards[0].sha256
    found = evening.post("/api/enrol/again", **GAME, id="Stag", side="black")
    assert found["again"] == "Stag, black side"
    found = send(evening, shoot(OTHER), "IMG_2.png").json()
    assert found["again"] == ""
    (kept,) = open_box(find_box("crownfell")).cards
    assert (kept.card.label, kept.sha256 != before) == ("Stag.black", True)


def test_a_card_forgotten_meanwhile_stays_forgotten(evening: Evening) -> None:
    send(evening, shoot(ONE), "Stag (black).png")
    evening.post("/api/boxes/crownfell/forget", id="Stag", side="black")
    assert state(evening)["done"] == 0
    send(evening, shoot(OTHER), "Vampire (black).png")
    assert [card.id for card in open_box(find_box("crownfell")).cards] == ["Vampire"]


def test_a_camera_that_is_not_there_is_told(evening: Evening, tmp_path: Path) -> None:
    reply = evening.client.post("/api/enrol/open", json={**GAME, "given": str(tmp_path / "none.avi")})
    assert reply.status_code == 409 or wait(evening, lambda found: found["trouble"])


@pytest.mark.parametrize("size", [MOST_PICTURE + 1, 10**9])
def test_no_picture_is_larger_than_a_phone_takes(evening: Evening, size: int) -> None:
    reply = evening.client.post(PICTURES, content=b"", headers={"content-length": str(size)})
    assert reply.status_code == 413
