"""A box on disk: kept at once, whole or not at all, and never trusted blindly."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING

import numpy as np
import pytest

from engine.errors import InvalidInput
from tablemate.box.box import INDEX, Box, find_box, open_box
from tablemate.box.sides import CardSide, slug

if TYPE_CHECKING:
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


@pytest.mark.parametrize("name", ["鹿", "Олень", "הצבי", "Élan"])
def test_a_card_of_any_script_is_there_on_another_day(box: Box, deck: Deck, name: str) -> None:
    box.keep(CardSide(slug(name)), name, deck["stag002_white"])
    again = open_box(box.folder)
    assert again.names[slug(name)] == name
    assert again.load()[1] == ()


@pytest.mark.parametrize(
    ("id_", "name"),
    [
        pytest.param("", "---", id="no id"),
        pytest.param("stag", "Re\u00adhbock", id="soft hyphen"),
        pytest.param("stag", "\x1b[2J", id="control signs"),
        pytest.param("stag", "x" * 500, id="500 letters"),
        pytest.param("x" * 500, "Stag", id="an id of 500 letters"),
    ],
)
def test_what_could_not_be_read_again_is_never_written(box: Box, deck: Deck, id_: str, name: str) -> None:
    before = sorted(path.name for path in box.folder.iterdir())
    with pytest.raises(InvalidInput, match="can't be shown"):
        box.keep(CardSide(id_), name, deck["stag002_white"])
    with pytest.raises(InvalidInput, match="can't be shown"):
        box.rename({STAG: (CardSide(id_), name)})
    assert sorted(path.name for path in box.folder.iterdir()) == before
    assert [kept.card for kept in open_box(box.folder).cards] == [STAG, CROWN]


def test_a_full_box_takes_no_more(box: Box, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablemate.box.box.MOST_CARDS", 2)
    with pytest.raises(InvalidInput, match="It holds 2 pictures"):
        box.keep(CardSide("wolf"), "Wolf", deck["stag002_white"])
    assert len(open_box(box.folder).cards) == 2


def test_one_picture_under_two_names_stays_until_both_are_forgotten(box: Box, deck: Deck) -> None:
    for id_ in ("鹿", "象"):
        box.keep(CardSide(id_), id_, deck["stag002_white"])
    box.drop(CardSide("鹿"))
    assert open_box(box.folder).load()[1] == ()


ENROLLING = """
import sys
from pathlib import Path
import numpy as np
from tablemate.box.box import open_box
from tablemate.box.sides import CardSide

folder, who = Path(sys.argv[1]), sys.argv[2]
box = open_box(folder)
print("ready", flush=True)
sys.stdin.readline()
for number in range(25):
    box.keep(CardSide(f"{who}{number}"), f"{who}{number}", np.full((60, 40, 3), number, np.uint8))
"""


def test_two_programs_that_fill_one_box_lose_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    command = [sys.executable, "-c", ENROLLING, str(folder)]
    programs = [
        Popen([*command, who], stdin=PIPE, stdout=PIPE, text=True, cwd=Path(__file__).parents[3])
        for who in ("one", "two")
    ]
    for program in programs:
        assert program.stdout
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin
        program.stdin.write("go\n")
        program.stdin.flush()
    for program in programs:
        program.communicate(timeout=60)
        assert program.returncode == 0
    box = open_box(folder)
    assert len(box.cards) == 50
    assert box.load()[1] == ()
