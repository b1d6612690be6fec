"""The rules a bot follows, in words, so that every event can say why it happened."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

from engine.errors import BadData

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it stands in the rulebook, and what it says in our words."""

    id: str
    section: str
    words: str


STAND_IN = Rule(
    "stand_in",
    "Tablemate",
    "What these cards print is not public, so you play with a practice deck until you enter your own cards.",
)


def load_rules(package: str) -> Mapping[str, Rule]:
    """Read the rules of a game from the rules.toml in its package."""
    file = files(package) / "rules.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {id_: _rule(str(file), id_, entry) for id_, entry in table.items()}


def _rule(file: str, id_: str, entry: object) -> Rule:
    if not isinstance(entry, dict) or set(entry) != {"section", "words"}:
        raise BadData(file, None, f"rule [{id_}] needs exactly a section and words")
    return Rule(id_, str(entry["section"]), str(entry["words"]))
