from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games import find_game
from engine.requests import Choose, Draw, Look, Request
from tablemate.conversation.guidance import changed, how_to_answer, understood
from voice.phrases import Phrases

CROWNFELL = Phrases(find_game("crownfell"))
GRID = Look.board(
    "action",
    "grid",
    ("A1", "A2", "A3", "B1"),
    ("Angel", "Stag", "Pyro", "gem"),
    before={"A1": ("Stag",), "A2": ("Pyro",), "A3": ("gem", "gem")},
)


@pytest.mark.parametrize(
    ("board", "words"),
    [
        pytest.param({}, "no change", id="nothing"),
        pytest.param({"A1": [], "B1": ["Stag"]}, "Stag from A1 to B1", id="a move"),
        pytest.param(
            {"A1": [], "A2": ["Stag"]}, "Stag from A1 to A2 in place of Pyro", id="a move onto another"
        ),
        pytest.param({"A1": [], "A2": ["Pyro", "Stag"]}, "Stag from A1 to A2", id="a move on top"),
        pytest.param({"A1": ["Pyro"], "A2": ["Stag"]}, "Stag from A1 to A2, Pyro from A2 to A1", id="a swap"),
        pytest.param({"B1": ["Angel"]}, "Angel on B1", id="a card that comes in"),
        pytest.param({"A2": []}, "nothing on A2", id="a card that goes"),
        pytest.param(
            {"A1": [], "A3": ["gem"], "B1": ["Stag"]},
            "Stag from A1 to B1, gem on A3",
            id="a move and a thing less",
        ),
        pytest.param({"A3": [], "B1": ["gem", "gem"]}, "gem and gem from A3 to B1", id="two alike"),
        pytest.param({"A3": ["gem"], "B1": ["gem"]}, "gem from A3 to B1", id="one of two alike"),
        pytest.param(
            {"A2": [], "A3": [], "B1": ["gem", "Pyro", "gem"]},
            "Pyro from A2 to B1, gem and gem from A3 to B1",
            id="from two places to one",
        ),
        pytest.param(
            {"A1": ["gem"], "A3": [], "B1": ["gem"]},
            "gem from A3 to A1 in place of Stag, gem from A3 to B1",
            id="from one place to two",
        ),
    ],
)
def test_of_a_board_only_what_changed_is_read_back(board: dict[str, list[str]], words: str) -> None:
    before = {place: list(things) for place, things in GRID.before.items()}
    after = {place: things for place, things in (before | board).items() if things}
    assert understood(GRID, after, CROWNFELL) == words
    assert changed(GRID, after) == bool(board)


SEEKERS = replace(GRID, gathers=True, before={"A1": ("gem", "Stag"), "A2": ("Stag", "Pyro")})


@pytest.mark.parametrize(
    ("board", "words"),
    [
        pytest.param(
            {"A3": ["gem", "Stag", "Stag", "Pyro"]},
            "gem and Stag from A1 to A3, Stag and Pyro from A2 to A3",
            id="both to one place",
        ),
        pytest.param(
            {"A3": ["gem", "Stag"], "B1": ["Pyro", "Stag"]},
            "nothing on A1, nothing on A2, gem and Stag on A3, Pyro and Stag on B1",
            id="each to another: which one went where is not clear",
        ),
    ],
)
def test_alike_things_that_move_are_read_back_once(board: dict[str, list[str]], words: str) -> None:
    assert understood(SEEKERS, board, CROWNFELL) == words


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        pytest.param(GRID, "a thing and where it is now", id="a board of single things"),
        pytest.param(
            replace(GRID, gathers=True), "put one more there: Angel A1.", id="a board where things gather"
        ),
        pytest.param(
            Draw("x", "deck", tuple(f"card {n}" for n in range(21)), 1, virtual=False),
            "Type a few letters",
            id="more cards than are numbered",
        ),
        pytest.param(Choose("x", ("Stag", "Pyro")), "Type the number", id="a few choices"),
        pytest.param(
            Look.row("x", "hand", ("Stag",), 2, 2, distinct=False),
            "how many of them",
            id="a row of things that may be alike",
        ),
    ],
)
def test_help_fits_the_question(request_: Request, words: str) -> None:
    assert words in how_to_answer(request_, CROWNFELL)
