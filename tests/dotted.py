"""A made-up language: every sentence of ours with dots above its letters, so that plain English stands out."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.rules import Rule

ENGLISH = Path(__file__).parents[1] / "voice" / "phrases" / "en"
DOT = "\N{COMBINING DOT ABOVE}"
NAME = "qaa"  # a code that is kept free for languages of one's own


def dotted(text: str) -> str:
    """A text with a dot above every letter."""
    marked = "".join(f"{sign}{DOT}" if sign.isascii() and sign.isalpha() else sign for sign in text)
    return unicodedata.normalize("NFC", marked)


def write_language(folder: Path, rules: Iterable[Rule] = ()) -> Path:
    """Write all our phrase files in the made-up language, and the rules with them; the folder to look in."""
    (folder / NAME).mkdir(parents=True)
    for file in ENGLISH.glob("*.ftl"):
        (folder / NAME / file.name).write_text(_translate(file.read_text(encoding="utf-8")), encoding="utf-8")
    with (folder / NAME / "common.ftl").open("a", encoding="utf-8") as common:
        common.writelines(_why(rule) for rule in rules)
    return folder


def _why(rule: Rule) -> str:
    """A rule as a message, with a reading in each attribute."""
    readings = [f"    .{one.option}_{one.choice} = {_in_one_line(one.words)}\n" for one in rule.readings]
    return f"why_{rule.id} = {_in_one_line(rule.words)}\n" + "".join(readings)


def _in_one_line(words: str) -> str:
    return dotted(" ".join(words.split()))


class _Dots(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as the library calls it
        return ast.TextElement(dotted(node.value))


def _translate(text: str) -> str:
    return FluentSerializer().serialize(_Dots().visit(FluentParser().parse(text)))
