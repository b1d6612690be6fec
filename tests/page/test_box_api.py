"""The owner's box on the page: listed, looked at, and deleted card by card."""

from __future__ import annotations

import numpy as np
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.page.api.box import BoxApi


@pytest.fixture
def client() -> TestClient:
    box = open_box(find_box("crownfell"), "crownfell")
    for side in ("black", "white"):
        box.keep(CardSide("Stag", side), "Stag", np.full((350, 250, 3), 90, np.uint8), "played")
    api = FastAPI()
    api.include_router(BoxApi().router())
    return TestClient(api)


def test_a_box_is_listed_and_its_pictures_shown(client: TestClient) -> None:
    shown = client.get("/api/boxes/crownfell").json()
    assert [(card["id"], card["side"], card["source"]) for card in shown["cards"]] == [
        ("Stag", "black", "played"),
        ("Stag", "white", "played"),
    ]
    picture = client.get("/api/boxes/crownfell/picture", params={"card_id": "Stag", "side": "white"})
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.content.startswith(b"\xff\xd8")


def test_a_card_is_deleted(client: TestClient) -> None:
    left = client.post("/api/boxes/crownfell/forget", json={"id": "Stag", "side": "black"}).json()
    assert [card["side"] for card in left["cards"]] == ["white"]
    assert len(open_box(find_box("crownfell")).cards) == 1
