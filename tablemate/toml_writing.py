"""Writes cards into a sheet in TOML: their own lines change, all others stay as they are."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Comment, Whitespace

from engine.card_form import read_entries
from engine.entries import ORIGIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tomlkit import TOMLDocument
    from tomlkit.items import AoT, Table

    from engine.errors import BadData
    from engine.fields import CardData, Section
    from engine.game import Origin, Written

HEAD = (
    "# Your cards as you entered them. What Tablemate made up still has the origin stand-in: a card's own\n"
    "# origin counts, or that of the sheet where a card has none.\n"
)


class TomlWriting:
    """Writes sheets in TOML; a card has an origin of its own only where it differs from the sheet's."""

    def entries(self, text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
        """Every entry of a sheet, in the order of its sections."""
        return read_entries(text, sections)

    def write(self, text: str, section: Section, place: int, table: CardData, origin: Origin) -> str:
        """The text with an entry in its place; behind the last one it is added."""
        whole = tomllib.loads(text)
        if not section.heading:
            return _write_outside(text, whole, {ORIGIN: origin.value, **table})
        own = table if whole[ORIGIN] == origin else {ORIGIN: origin.value, **table}
        whole.setdefault(section.heading, [])[place : place + 1] = [own]
        return _change(text, whole, lambda sheet: _put(sheet[section.heading], place, own))

    def remove(self, text: str, section: Section, place: int) -> str:
        """The text without an entry."""
        whole = tomllib.loads(text)
        del whole[section.heading][place]
        return _change(text, whole, lambda sheet: _take_out(sheet[section.heading], place))

    def begin(self, text: str) -> str:
        """The text with a new heading: that of a shipped sheet says that its cards are made up."""
        lines = text.splitlines(keepends=True)
        first = next(number for number, line in enumerate(lines) if line.strip() and line[0] != "#")
        return HEAD + "".join(lines[first:])

    def locate(self, error: BadData) -> tuple[str, int, tuple[str | int, ...]] | None:
        """Return heading, place and inner path of an error; outside of all cards, heading "" and place 0."""
        match error.path:
            case (str(heading), int(place), *inner):
                return heading, place, tuple(inner)
            case (str(), *_):
                return "", 0, error.path
        return None

    def settle(self, text: str, origin: Origin) -> str:
        """The text of a sheet with this origin for the sheet as a whole."""
        whole = tomllib.loads(text)
        whole[ORIGIN] = origin.value
        return _change(text, whole, lambda sheet: sheet.update({ORIGIN: origin.value}))


def _change(text: str, whole: CardData, change: Callable[[TOMLDocument], object]) -> str:
    """Change a text and keep its style; where that does not work, write all of it again."""
    try:
        sheet = tomlkit.parse(text)
        change(sheet)
        changed = sheet.as_string()
        if tomllib.loads(changed) == whole:
            return changed
    except (TOMLKitError, TypeError, ValueError):
        pass  # some sheets are written in ways that cannot be changed line by line
    return tomlkit.dumps(whole)


def _write_outside(text: str, whole: CardData, table: CardData) -> str:
    """The text with new values outside of its cards; every card keeps its origin."""
    cards = {key: value for key, value in whole.items() if _is_cards(value)}
    usual = whole[ORIGIN]
    for card in (card for kind in cards.values() for card in kind):
        card.setdefault(ORIGIN, usual)

    def change(sheet: TOMLDocument) -> None:
        for key in [key for key in sheet if key not in table and key not in cards]:
            del sheet[key]
        sheet.update({key: value for key, value in table.items() if sheet.get(key) != value})
        for card in (card for kind in cards for card in sheet[kind] if ORIGIN not in card):
            behind = _take_behind(card)
            card.add(ORIGIN, usual)
            _add_behind(card, behind)

    return _change(text, {**table, **cards}, change)


def _is_cards(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _put(cards: AoT, place: int, table: CardData) -> None:
    card = tomlkit.table()
    for path, value in _lines(table):
        card.append(tomlkit.key(path), value)
    if place < len(cards):
        _add_behind(card, _take_behind(cards[place]))
        cards[place] = card
    else:
        cards[-1].add(tomlkit.nl())
        cards.append(card)


def _take_out(cards: AoT, place: int) -> None:
    behind = _take_behind(cards[place])
    del cards[place]
    if place < len(cards):
        trivia = cards[place].trivia
        trivia.indent = "".join(item.as_string() for item in behind).lstrip("\n") + trivia.indent
    else:
        _add_behind(cards[-1], behind)


def _take_behind(card: Table) -> list[Comment | Whitespace]:
    """Remove the empty lines and comments at the end of a card: they belong to what comes next."""
    body = card.value.body
    behind: list[Comment | Whitespace] = []
    while body and isinstance(item := body[-1][1], Comment | Whitespace):
        behind.insert(0, item)
        body.pop()
    return behind


def _add_behind(card: Table, behind: list[Comment | Whitespace]) -> None:
    for item in behind:
        card.add(item)


def _lines(table: Mapping[str, Any], *before: str) -> Iterator[tuple[list[str], Any]]:
    """Yield one line per field; an inner table becomes fields with dots, or one line if it is of numbers."""
    for key, value in table.items():
        if isinstance(value, dict) and value and not all(type(one) is int for one in value.values()):
            yield from _lines(value, *before, key)
        elif isinstance(value, dict):
            inline = tomlkit.inline_table()
            inline.update(value)
            yield [*before, key], inline
        else:
            yield [*before, key], value


TOML = TomlWriting()
