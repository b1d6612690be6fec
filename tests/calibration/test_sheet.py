from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import numpy as np
import pypdfium2
import pytest

from calibration.layout import lay_out
from calibration.markers import (
    CARD_MARKER_MM,
    COMMANDS,
    DIGIT_MARKER_MM,
    MARKER_MM,
    TABLE_MARKERS,
    Marker,
    find_markers,
)
from calibration.sheet import Paper, SheetError, write_sheet
from engine.games import GAMES, find_game
from engine.zones import Shape
from tablemate.watching.calibrating import PrintedWords, settings
from tests.saying import refused
from voice.phrases import FOLDER, LANGUAGE, Phrases

if TYPE_CHECKING:
    from pathlib import Path

PX_PER_MM = 8
PAPER_MM = {"A4": (210, 297), "Letter": (215.9, 279.4)}


@pytest.fixture(scope="module", params=get_args(Paper))
def sheet(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sheet") / f"{request.param}.pdf"
    write_sheet(path, settings("wingspan"), PrintedWords(), request.param)
    return path


def find_printed(sheet: Path) -> list[list[Marker]]:
    """Print the pages and find the markers on each."""
    document = pypdfium2.PdfDocument(sheet)
    pages = [np.asarray(page.render(scale=PX_PER_MM * 25.4 / 72).to_numpy()[..., :3]) for page in document]
    document.close()
    return [find_markers(np.ascontiguousarray(page)) for page in pages]


def read_texts(sheet: Path) -> list[str]:
    document = pypdfium2.PdfDocument(sheet)
    texts = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return texts


def test_every_marker_is_printed_once_in_its_true_size(sheet: Path) -> None:
    guide, table, commands, asking, digits, others = find_printed(sheet)
    assert guide == others == []
    assert [marker.id for marker in table] == list(TABLE_MARKERS)
    assert [marker.id for marker in commands + asking + digits] == list(COMMANDS)
    for markers, side_mm in (
        (table, MARKER_MM),
        (commands + asking, CARD_MARKER_MM),
        (digits, DIGIT_MARKER_MM),
    ):
        for marker in markers:
            quad = np.array(marker.corners) / PX_PER_MM
            sides_mm = np.linalg.norm(np.roll(quad, -1, axis=0) - quad, axis=1)
            assert sides_mm == pytest.approx([side_mm] * 4, abs=1.1 / PX_PER_MM)  # PDFium fills whole pixels
            assert quad[1][1] == pytest.approx(quad[0][1], abs=0.05)  # it stands upright


def test_the_pages_have_the_papers_size_and_keep_off_its_edge(sheet: Path) -> None:
    document = pypdfium2.PdfDocument(sheet)
    for page in document:
        assert [side * 25.4 / 72 for side in page.get_size()] == pytest.approx(PAPER_MM[sheet.stem], abs=0.1)
        ink = np.asarray(page.render(scale=2).to_numpy()[..., :3]).min(axis=2) < 250
        rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
        edge_px = 5 * 2 * 72 / 25.4  # what a printer cannot reach
        assert min(rows[0], columns[0]) > edge_px
        assert min(ink.shape[0] - rows[-1], ink.shape[1] - columns[-1]) > edge_px
    document.close()


def test_the_words_of_every_card_stand_on_it(sheet: Path) -> None:
    guide, table, commands, asking, digits, _ = read_texts(sheet)
    commands += asking
    assert "tablemate calibrate" in re.sub(r"\s+", " ", guide)
    assert all(word in table for word in ("top left", "bottom right", "100 mm"))
    say = PrintedWords()
    cards = [f"card_{word}" for word in COMMANDS.values() if not word.isdigit()]
    assert all(say(card) in commands and say(f"{card}_line") in commands for card in cards)
    assert all(len(re.findall(rf"\b{digit}\b", digits)) >= 2 for digit in range(10))


@pytest.mark.parametrize("first", list(GAMES))
def test_the_table_of_every_game_is_drawn_with_the_names_of_its_zones(first: str, tmp_path: Path) -> None:
    write_sheet(tmp_path / "sheet.pdf", settings(first), PrintedWords())
    guide, *more = (re.sub(r"\s+", " ", text) for text in read_texts(tmp_path / "sheet.pdf"))
    others = " ".join(more)
    for game in GAMES.values():
        drawn = guide if game.id == first else others
        assert game.title in drawn
        named = [r for r in lay_out(game.zones) if r.shape not in {Shape.GRID, Shape.PLACES}]
        assert all(Phrases(game).name(region.name) in drawn for region in named)
    if first == "crownfell":
        assert "A1" in guide
        assert "E5" in guide


def test_no_face_of_the_turn_card_says_what_tablemate_calls_the_players_turn() -> None:
    asked = Phrases(find_game("wingspan")).say("ask_your_turn", {"turn": 1, "turns": 8, "round": 1})
    assert asked.startswith("Your turn")
    say = PrintedWords()
    assert all("your turn" not in say(f"card_{face}").casefold() for face in ("your_turn", "my_turn"))


def test_what_the_typeface_has_no_letters_for_is_printed_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "sheet.ftl").write_text("card_yes = ДА\ncard_no = NÃO\n", encoding="utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv(LANGUAGE, "xx")
    say = PrintedWords()
    assert (say("card_yes"), say("card_no")) == ("YES", "NÃO")


def test_a_printer_is_asked_not_to_scale(sheet: Path) -> None:
    assert b"/PrintScaling /None" in sheet.read_bytes()


def test_a_sheet_that_cannot_be_written_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken.pdf").mkdir()
    with refused(SheetError, match=r"taken\.pdf can't be written"):
        write_sheet(tmp_path / "taken.pdf", settings(), PrintedWords())
    assert [path.name for path in tmp_path.iterdir()] == ["taken.pdf"]


@pytest.mark.parametrize(
    ("language", "broken"),
    [("de", "Ereignis\x02stapel"), ("fr", "pile de\r\npriorité"), ("es", "descartes\r\nde robo")],
)
def test_a_long_name_is_broken_to_stay_in_its_zone(
    language: str, broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    path = tmp_path / "sheet.pdf"
    write_sheet(path, settings("wingspan"), PrintedWords(), "A4")
    assert broken in read_texts(path)[-1]  # PDFium reads a hyphen at the end of a line as \x02
