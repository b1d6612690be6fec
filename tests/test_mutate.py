"""The list of wrong changes fits the program, and the run tells which of them tests notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import BadData
from tests.mutate import LIST, ROOT, Mutation, read_mutations, survives

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "def add(a, b):\n    return a + b\n"
TEST = "from sums import add\n\n\ndef test_two_and_two():\n    assert add(2, 2) == 4\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "sums.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "test_sums.py").write_text(TEST, encoding="utf-8")
    return tmp_path


def test_every_change_of_the_list_fits_its_file_and_names_tests_that_exist() -> None:
    mutations = read_mutations(LIST.read_text(encoding="utf-8"))
    assert all((ROOT / test).exists() for mutation in mutations for test in mutation.tests)


@pytest.mark.parametrize(("new", "lives"), [("a - b", False), ("a * b", True)])
def test_a_change_survives_where_the_tests_pass_all_the_same(project: Path, new: str, lives: bool) -> None:
    assert survives(Mutation("sums.py", "a + b", new, ("test_sums.py",)), project) is lives
    assert (project / "sums.py").read_text(encoding="utf-8") == PROGRAM


def test_tests_that_do_not_exist_notice_nothing(project: Path) -> None:
    assert survives(Mutation("sums.py", "a + b", "a - b", ("test_gone.py",)), project)


def test_a_piece_that_is_no_longer_there_is_refused(project: Path) -> None:
    entry = '[[mutation]]\nfile = "sums.py"\nold = "a / b"\nnew = "a"\ntests = []\n'
    with pytest.raises(BadData, match="stands 0 times in sums"):
        read_mutations(entry, project)
