"""A box on disk: kept at once, whole or not at all, and never trusted blindly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from engine.errors import InvalidInput
from tablemate.box.box import INDEX, Box, find_box, open_box
from tablemate.box.sides import CardSide

if TYPE_CHECKING:
    from pathlib import Path

    from fixtures.render.cards.boxes import Deck

STAG = CardSide("stag", "white")
CROWN = CardSide("crown")


@pytest.fixture
def box(tmp_path: Path, deck: Deck) -> Box:
    box = open_box(tmp_path / "box", "crownfell")
    box.keep(STAG, "Stag", deck["stag000_white"])
    box.keep(CROWN, "Crown", deck["stag001_black"])
    return box


def test_what_was_kept_is_there_on_another_day(box: Box) -> None:
    again = open_box(box.folder)
    assert [kept.card for kept in again.cards] == [STAG, CROWN]
    assert again.game == "crownfell"
    assert again.names == {"stag": "Stag", "crown": "Crown"}
    references, damaged = again.load()
    assert (len(references), damaged) == (2, ())


def test_a_new_picture_of_a_side_takes_the_place_of_the_old_one(box: Box, deck: Deck) -> None:
    before = box.cards[0].file
    box.keep(STAG, "Stag", deck["stag002_white"])
    assert len(box.cards) == 2
    assert not (box.folder / before).exists()


def test_a_program_that_dies_while_it_writes_loses_only_the_card_in_hand(box: Box) -> None:
    (box.folder / "wolf.0123456789ab.jpg.part").write_bytes(b"half a pic")
    (box.folder / "wolf.0123456789ab.jpg").write_bytes(b"a picture no index knows")
    (box.folder / f"{INDEX}.part").write_bytes(b'{"format": "table')
    assert [kept.card for kept in open_box(box.folder).cards] == [STAG, CROWN]


def test_a_changed_picture_is_left_out_and_told(box: Box) -> None:
    (box.folder / box.cards[0].file).write_bytes(b"something else")
    references, damaged = open_box(box.folder).load()
    assert [known.id for known in references.known] == ["crown"]
    assert [kept.card for kept in damaged] == [STAG]


def test_a_forgotten_card_is_gone_with_its_picture(box: Box) -> None:
    file = box.folder / box.cards[0].file
    box.drop(STAG)
    assert not file.exists()
    assert [kept.card for kept in open_box(box.folder).cards] == [CROWN]


def _spoil(index: dict[str, object], change: dict[str, object]) -> bytes:
    return json.dumps({**index, **change}).encode()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param({"version": 2}, "version 2", id="of another version"),
        pytest.param({"format": "zoo"}, "not a box", id="of another kind"),
        pytest.param({"checksum": "0"}, "changed or is damaged", id="with a wrong checksum"),
        pytest.param({"cards": [{"id": "x"}]}, "changed or is damaged", id="with other cards"),
        pytest.param({"cards": None}, "changed or is damaged", id="without cards"),
    ],
)
def test_an_index_is_refused(box: Box, change: dict[str, object], reason: str) -> None:
    path = box.folder / INDEX
    spoilt = _spoil(json.loads(path.read_bytes()), change)
    path.write_bytes(spoilt)
    with pytest.raises(InvalidInput, match=reason):
        open_box(box.folder)
    assert path.read_bytes() == spoilt


def test_an_index_that_is_no_json_is_refused(box: Box) -> None:
    (box.folder / INDEX).write_bytes(b"\xff\x00[[[")
    with pytest.raises(InvalidInput, match="left as it is"):
        open_box(box.folder)


def test_two_hundred_cards_take_less_than_30_mb(box: Box) -> None:
    noisy = np.random.default_rng(1).integers(60, 200, (350, 250, 3)).astype(np.uint8)
    box.keep(CardSide("noise"), "Noise", noisy)  # no print is as hard to store
    assert (box.folder / box.cards[-1].file).stat().st_size < 30_000_000 / 200


def test_a_box_needs_a_name_with_letters() -> None:
    with pytest.raises(InvalidInput, match="no name for a box"):
        find_box("crownfell", "../..")
    assert find_box("crownfell", "../up").name == "up"
