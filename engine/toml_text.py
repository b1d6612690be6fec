"""Writes a card into the text of a TOML sheet: its own lines change, all others stay as they are."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.fields import CardData

HEADER = re.compile(r"\s*\[")
ENTRY = re.compile(r"\s*\[\[")
AFTER = re.compile(r"\s*(#.*)?$")  # empty lines and comments behind an entry belong to the next one


def replace_entry(text: str, heading: str, place: int, table: CardData) -> str:
    """The text with this entry of a heading rewritten; a place after the last adds one."""
    whole = tomllib.loads(text)
    entries = whole.setdefault(heading, [])
    entries[place : place + 1] = [table]
    return _safely(_with_block(text, heading, place, table), whole)


def replace_fields(text: str, table: CardData) -> str:
    """The text with its fields outside of all cards rewritten."""
    old = tomllib.loads(text)
    cards = {key: value for key, value in old.items() if _is_entries(value)}
    return _safely(_with_fields(text, table), {**table, **cards})


def say_in_each(text: str, key: str, value: str) -> str:
    """The text with a field in every card that does not have it."""
    whole = tomllib.loads(text)
    lines = []
    for line in text.splitlines():
        lines.append(line)
        if ENTRY.match(line):
            lines.append(f"{_key(key)} = {_value(value)}")
    for entries in whole.values():
        for entry in entries if _is_entries(entries) else ():
            entry.setdefault(key, value)
    return _safely("\n".join(lines) + "\n", whole)


def remove_entry(text: str, heading: str, place: int) -> str:
    """The text without an entry."""
    whole = tomllib.loads(text)
    del whole[heading][place]
    lines = text.splitlines()
    start, end = _block(lines, heading, place)
    return _safely("\n".join([*lines[:start], *lines[end:]]).strip("\n") + "\n", whole)


def _safely(text: str, whole: CardData) -> str:
    """The text if it says what it must; else all of it rewritten, as a sheet can be written in many ways."""
    try:
        said = tomllib.loads(text)
    except ValueError:
        said = None
    return text if said == whole else write(whole)


def write(table: CardData) -> str:
    """A whole sheet: what is outside of the cards, then the cards."""
    parts = ["\n".join(_lines({k: v for k, v in table.items() if not _is_entries(v)}))]
    for heading, entries in table.items():
        if _is_entries(entries):
            parts += ["\n".join([f"[[{_key(heading)}]]", *_lines(entry)]) for entry in entries]
    return "\n\n".join(part for part in parts if part) + "\n"


def _with_block(text: str, heading: str, place: int, table: CardData) -> str:
    lines = text.splitlines()
    start, end = _block(lines, heading, place)
    block = [f"[[{_key(heading)}]]", *_lines(table)]
    if start == len(lines):
        block = ["", *block]
    return "\n".join([*lines[:start], *block, *lines[end:]]) + "\n"


def _block(lines: list[str], heading: str, place: int) -> tuple[int, int]:
    """Where an entry begins and ends; after the last line if there is none at this place."""
    own = re.compile(rf"\s*\[\[\s*[\"']?{re.escape(heading)}[\"']?\s*\]\]")
    starts = [number for number, line in enumerate(lines) if own.match(line)]
    if place >= len(starts):
        return len(lines), len(lines)
    start = starts[place]
    later = (number for number in range(start + 1, len(lines)) if HEADER.match(lines[number]))
    end = next(later, len(lines))
    while end > start + 1 and AFTER.fullmatch(lines[end - 1]):
        end -= 1
    return start, end


def _with_fields(text: str, table: CardData) -> str:
    """The fields before the first card; comments at the head of the file stay there."""
    lines = text.splitlines()
    first = next((number for number, line in enumerate(lines) if HEADER.match(line)), len(lines))
    comments = [line for line in lines[:first] if AFTER.fullmatch(line)]
    while comments and not comments[-1].strip():
        comments.pop()
    return "\n".join([*comments, *_lines(table), "", *lines[first:]]) + "\n"


def _lines(table: CardData, prefix: str = "") -> Iterator[str]:
    """A line a field; a table inside is written as fields with dots, or in one line if it is of numbers."""
    for key, value in table.items():
        name = f"{prefix}{_key(key)}"
        if isinstance(value, dict) and value and not all(type(one) is int for one in value.values()):
            yield from _lines(value, f"{name}.")
        else:
            yield f"{name} = {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # What JSON writes of words, numbers and truth values is TOML too, but for one control sign.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _is_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)
