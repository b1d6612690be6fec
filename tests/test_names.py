"""A name means one thing: each class and type of the program is defined once."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOUSES = ("engine", "vision", "calibration", "voice", "tablemate")
GAMES = frozenset(file.parent for file in (ROOT / "engine").glob("*/table.toml"))


def names_defined(file: Path) -> set[str]:
    """The classes and named types that others can import from a file."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    names = {node.name for node in body if isinstance(node, ast.ClassDef)}
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in names if name[0].isupper() and not name.isupper()}


def places_by_name() -> dict[str, set[str]]:
    """Where each name is defined; all files of a game are one place."""
    places = defaultdict(set)
    for file in (file for house in HOUSES for file in (ROOT / house).rglob("*.py")):
        game = next((folder for folder in GAMES if folder in file.parents), file)
        for name in names_defined(file):
            places[name].add(game.relative_to(ROOT).as_posix())
    return dict(places)


def test_no_name_has_two_meanings() -> None:
    """Two games may both have a `Table` of their own: no file ever meets both."""
    games = {folder.relative_to(ROOT).as_posix() for folder in GAMES}
    twice = {name: where for name, where in places_by_name().items() if len(where) > 1 and where - games}
    assert twice == {}


def test_within_a_game_no_name_has_two_meanings() -> None:
    for game in GAMES:
        names = [name for file in game.rglob("*.py") for name in names_defined(file)]
        assert sorted(names) == sorted(set(names)), game.name
