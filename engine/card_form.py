"""The cards of a sheet as a form shows them: where each stands, its origin, and what its fields say."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.entries import ORIGIN
from engine.game import Origin, Written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.fields import Section
    from engine.game import SheetForm


@dataclass(frozen=True, slots=True)
class EnteredCard:
    """A card of a sheet: where it stands, its title, its origin, and what its fields say."""

    section: Section
    place: int
    title: str
    origin: Origin
    values: dict[str, Any]


def read_entries(text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
    """Yield every entry of a TOML sheet; an entry without an origin of its own has that of the sheet."""
    whole = tomllib.loads(text)
    usual = whole.get(ORIGIN, Origin.OWNER)
    for section in sections:
        if not section.heading:
            yield Written("", 0, whole, Origin(usual))
        for place, table in enumerate(whole.get(section.heading, ())):
            own = {key: value for key, value in table.items() if key != ORIGIN}
            yield Written(section.heading, place, own, Origin(table.get(ORIGIN, usual)))


def list_cards(form: SheetForm, text: str) -> list[EnteredCard]:
    """Return every card of a sheet, in the order of the file."""
    read = form.writing.entries if form.writing else read_entries
    sections = {section.heading: section for section in form.sections}
    return [_card(sections[entry.heading], entry) for entry in read(text, form.sections)]


def _card(section: Section, entry: Written) -> EnteredCard:
    values = section.to_values(entry.table)
    return EnteredCard(section, entry.place, str(values.get(section.title, "")), entry.origin, values)


def is_stand_in(card: EnteredCard) -> bool:
    """Whether a card is made up; one without values is not: what it says is asked at the table."""
    return card.origin is Origin.STAND_IN and bool(card.values)


@lru_cache(maxsize=16)
def count_stand_ins(form: SheetForm, text: str) -> tuple[int, int]:
    """Return how many cards of a sheet are still made up, and how many it has."""
    cards = list_cards(form, text)
    return sum(map(is_stand_in, cards)), sum(bool(card.values) for card in cards)


def origin_of(form: SheetForm, text: str) -> Origin:
    """Return the origin of a sheet: stand-in while one of its cards is; without sections, what it says."""
    if form.sections:
        return Origin.STAND_IN if count_stand_ins(form, text)[0] else Origin.OWNER
    if not form.name.endswith(".toml"):
        return Origin.OWNER
    return Origin(tomllib.loads(text).get("origin", Origin.OWNER))
