"""The owner's cards over the page's API: listed, checked, saved one by one, and taken over by the game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from engine.games import GAMES, find_game
from engine.journal import Source
from engine.requests import Look
from tablemate import storage
from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from voice.phrases import LANGUAGE

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from tests.page.evening import Evening

CHARACTER = {"game": "crownfell", "sheet": "characters.toml", "heading": "character", "place": 15}
SOLO = {"game": "crownfell", "sheet": "solo_cards.toml", "heading": "card", "place": 16}
NEW_SOLO = {"actions": ["move", "rally"], "arrow": "left", "turn": "clockwise"}


@pytest.fixture
def client(evening: Evening) -> TestClient:
    return evening.client


def card(client: TestClient, **where: Any) -> dict[str, Any]:
    shown: dict[str, Any] = client.get("/api/cards/card", params=where).json()
    return shown


def as_shown(client: TestClient, where: dict[str, Any]) -> dict[str, Any]:
    """A card in the version of the sheet in which it is shown now."""
    return {**where, "version": card(client, **where)["version"]}


def sheet(client: TestClient, game: str, name: str) -> dict[str, Any]:
    games = client.get("/api/cards").json()["games"]
    sheets = next(one for one in games if one["id"] == game)["sheets"]
    found: dict[str, Any] = next(one for one in sheets if one["sheet"] == name)
    return found


def test_every_game_lists_its_sheets_with_how_far_they_are(client: TestClient) -> None:
    shown = client.get("/api/cards").json()
    assert [game["id"] for game in shown["games"]] == list(GAMES)
    assert sheet(client, "crownfell", "characters.toml")["entered"] == "0 of 17 characters entered"
    assert sheet(client, "wingspan", "automa_cards.csv")["stand_ins"] == 0


def test_a_form_speaks_german(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    entered = sheet(client, "origin_story", "vancardians.toml")["entered"]
    assert entered == "0 von 17 Einträgen des Vancardian-Stapels eingegeben"
    shown = card(client, game="origin_story", sheet="vancardians.toml", heading="card", place=0)
    assert shown["values"]["event"] == "Übungsereignis: In dieser Runde passiert nichts Besonderes."


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_every_game_can_be_shown_checked_and_saved_as_it_is(
    client: TestClient, game: str
) -> None:
    for form in find_game(game).forms:
        for listed in sheet(client, game, form.name)["cards"][:3]:
            where = {"game": game, "sheet": form.name, "heading": listed["heading"], "place": listed["place"]}
            shown = card(client, **where)
            assert shown["title"] == listed["title"]
            filled = {**where, "values": shown["values"]}
            assert client.post("/api/cards/check", json=filled).json() == {"errors": {}}
            assert client.post("/api/cards/save", json=filled).json()["saved"]
            assert card(client, **where)["origin"] == "owner"


def test_a_bad_card_is_refused_by_field_and_not_saved(client: TestClient, home: Path) -> None:
    values = card(client, **CHARACTER)["values"] | {"arrows": {"forward": 5}, "lock": ["away"]}
    for way in ("check", "save"):
        reply = client.post(f"/api/cards/{way}", json={**CHARACTER, "values": values}).json()
        assert list(reply["errors"]) == ["arrows", "lock"]
    assert not (home / "decks" / "crownfell" / "characters.toml").exists()


def test_a_saved_card_leaves_one_practice_card_less(client: TestClient) -> None:
    values = card(client, **CHARACTER)["values"] | {"arrows": {"forward": 1}}
    assert client.post("/api/cards/save", json={**CHARACTER, "values": values}).json()["saved"]
    after = sheet(client, "crownfell", "characters.toml")
    assert (after["stand_ins"], after["entered"]) == (16, "1 of 17 characters entered")
    assert card(client, **CHARACTER)["values"]["arrows"] == {"forward": 1}


def test_a_solo_card_is_added_and_removed(client: TestClient) -> None:
    assert sheet(client, "crownfell", "solo_cards.toml")["new"][0]["place"] == SOLO["place"]
    assert client.post("/api/cards/save", json={**SOLO, "values": NEW_SOLO}).json()["saved"]
    assert card(client, **SOLO)["removable"]
    assert client.post("/api/cards/remove", json=as_shown(client, SOLO)).json()["saved"]
    assert len(sheet(client, "crownfell", "solo_cards.toml")["cards"]) == 16


def test_a_removal_that_arrives_twice_takes_one_card(client: TestClient) -> None:
    for place in (16, 17):  # twins: what they say does not tell one from the other
        assert client.post("/api/cards/save", json={**SOLO, "place": place, "values": NEW_SOLO}).json()[
            "saved"
        ]
    wanted = as_shown(client, SOLO)
    assert client.post("/api/cards/remove", json=wanted).json()["saved"]
    again = client.post("/api/cards/remove", json=wanted)
    assert (again.status_code, "nothing was removed" in again.json()["words"]) == (409, True)
    assert len(sheet(client, "crownfell", "solo_cards.toml")["cards"]) == 17


def test_a_character_cannot_be_removed(client: TestClient) -> None:
    reply = client.post("/api/cards/remove", json=as_shown(client, CHARACTER))
    assert reply.status_code == 409
    assert "needs this card" in reply.json()["words"]


@pytest.mark.parametrize(
    "where",
    [
        pytest.param({**CHARACTER, "game": "chess"}, id="no such game"),
        pytest.param({**CHARACTER, "sheet": "birds.csv"}, id="no such sheet"),
        pytest.param({**CHARACTER, "heading": "dragon"}, id="no such kind"),
        pytest.param({**CHARACTER, "place": 100}, id="no such place"),
    ],
)
def test_a_card_that_is_not_there_is_refused_in_words(client: TestClient, where: dict[str, Any]) -> None:
    for reply in (
        client.get("/api/cards/card", params=where),
        client.post("/api/cards/check", json={**where, "values": {}}),
        client.post("/api/cards/save", json={**where, "values": {}}),
    ):
        assert reply.status_code == 409
        assert reply.json()["words"]


def test_a_broken_file_is_told_in_the_list_and_never_overwritten(client: TestClient, home: Path) -> None:
    path = home / "decks" / "crownfell" / "characters.toml"
    path.parent.mkdir(parents=True)
    path.write_text("origin = 3", encoding="utf-8")
    assert "origin is 3" in sheet(client, "crownfell", "characters.toml")["problem"]
    reply = client.post("/api/cards/save", json={**CHARACTER, "values": {}})
    assert reply.status_code == 409
    assert path.read_text(encoding="utf-8") == "origin = 3"


@pytest.mark.usefixtures("home")
def test_the_card_in_the_owners_box_is_shown_beside_its_fields(client: TestClient) -> None:
    shown = card(client, **CHARACTER)
    assert not shown["pictures"]
    box = open_box(find_box("crownfell"), "crownfell")
    grey = np.full((350, 250, 3), 90, np.uint8)
    for side in ("white", "black"):
        box.keep(CardSide(shown["title"].lower(), side), shown["title"], grey)
    assert [one["side"] for one in card(client, **CHARACTER)["pictures"]] == ["white", "black"]


@pytest.mark.usefixtures("home")
def test_a_card_without_a_name_is_shown_by_its_number(client: TestClient) -> None:
    box = open_box(find_box("crownfell"), "crownfell")
    box.keep(CardSide("solo_card_2", "list"), "solo card 2", np.full((350, 250, 3), 90, np.uint8))
    solo = {"game": "crownfell", "sheet": "solo_cards.toml", "heading": "card"}
    assert not card(client, **solo, place=0)["pictures"]
    assert [one["label"] for one in card(client, **solo, place=1)["pictures"]] == ["solo card 2, list side"]


def test_a_game_that_is_being_played_goes_on_with_the_card(evening: Evening, client: TestClient) -> None:
    evening.room.begin("crownfell", seed=4)
    values = card(client, **CHARACTER)["values"] | {"arrows": {"forward": 1}}
    reply = client.post("/api/cards/save", json={**CHARACTER, "values": values}).json()
    assert reply["said"] == ["From now on I play with this card as you entered it."]
    form = find_game("crownfell").forms[0]
    assert storage.open_form(find_game("crownfell"), form).card("character", 15).title == "Stag"


def test_a_game_that_asks_for_a_card_goes_on_once_it_is_saved(evening: Evening, client: TestClient) -> None:
    solo = {"game": "crownfell", "sheet": "solo_cards.toml", "heading": "card"}
    evening.room.begin("crownfell", seed=4, options={"solo_deck": "physical"})
    session = evening.room.session
    assert session
    while session.play.request and session.play.request.topic != "draw_solo_list":
        session.answer(session.play.request.sample(Random(1)), Source.PAGE)
    session.answer("unlisted", Source.PAGE)
    missed = evening.get("/api/state")["question"]["card"]
    values = {"actions": ["move"], "arrow": "left", "turn": "clockwise"}
    assert client.post("/api/cards/save", json={**solo, "place": missed["place"], "values": values}).json()[
        "saved"
    ]
    assert session.play.request
    assert session.play.request.topic == "draw_solo_list"
    assert "move" in session.play.request.things


def test_a_move_that_only_a_practice_card_forbids_counts_once_the_card_is_saved(
    evening: Evening, client: TestClient
) -> None:
    evening.room.begin("crownfell", seed=4)
    session = evening.room.session
    assert session
    while not isinstance(session.play.request, Look):
        session.answer(session.play.request.sample(Random(1)), Source.PAGE)
    session.hear("stag a3", Source.PAGE)
    session.hear("stag a3 b4", Source.PAGE)
    question = evening.get("/api/state")["question"]
    assert question["card"] == {"sheet": "characters.toml", "heading": "character", "place": 15}
    assert [(choice["id"], choice["key"]) for choice in question["choices"]] == [("once", 2), ("no", 3)]
    values = card(client, **CHARACTER)["values"] | {"arrows": {"forward-right": 1}}
    said = client.post("/api/cards/save", json={**CHARACTER, "values": values}).json()["said"]
    assert said[:2] == ["From now on I play with this card as you entered it.", "Then it counts."]
    assert evening.get("/api/state")["undo"]["answer"] == "enter it now"
    evening.post("/api/hear", text="undo")
    assert card(client, **CHARACTER)["origin"] == "stand-in"
    assert evening.get("/api/state")["redo"]


def test_a_letter_in_the_owners_sheet_is_told_on_the_page(evening: Evening, home: Path) -> None:
    text = find_game("wingspan").forms[0].shipped.text.replace("A01,2,out_of_deck,,", "A01,2,out_of_deck,x,")
    path = home / "decks" / "wingspan" / "automa_cards.csv"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    fault = f"{path}, line 3: eggs is 'x'"
    assert sheet(evening.client, "wingspan", "automa_cards.csv")["problem"].startswith(fault)
    begun = evening.post("/api/begin", 409, game="wingspan", options={})
    assert begun["words"].startswith(fault)
