"""The rules of a game as its folder has them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

from engine.errors import BadData
from engine.events import Line
from engine.rules import Rule, RuleReading

if TYPE_CHECKING:
    from collections.abc import Mapping


def load_rules(package: str) -> Mapping[str, Rule]:
    """Read the rules of a game from the rules.toml in its package."""
    file = files(package) / "rules.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {id_: _rule(str(file), id_, entry) for id_, entry in table.items()}


def _rule(file: str, id_: str, entry: object) -> Rule:
    if not isinstance(entry, dict) or set(entry) - {"readings"} != {"section", "words"}:
        raise BadData(file, None, Line("bad_rule", {"rule": id_}))
    return Rule(id_, str(entry["section"]), str(entry["words"]), _readings(entry.get("readings", {})))


def _readings(options: Mapping[str, Mapping[str, str]]) -> tuple[RuleReading, ...]:
    return tuple(
        RuleReading(option, choice, words)
        for option, choices in options.items()
        for choice, words in choices.items()
    )
