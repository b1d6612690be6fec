"""A sheet as a form: its cards one by one, each read, checked and written without touching the others."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from engine.entries import ORIGIN, TWICE
from engine.errors import BadData, InvalidInput
from engine.events import Line
from engine.game import Origin
from engine.toml_text import remove_entry, replace_entry, replace_fields, say_in_each

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.fields import CardData, Field, Section, Values
    from engine.game import SheetForm

HEAD = (
    "# Your cards as you entered them. What Tablemate made up still has the origin stand-in: a card's own\n"
    "# origin counts, or that of the sheet where a card has none.\n"
)


@dataclass(frozen=True, slots=True)
class Written:
    """An entry of a sheet as its file holds it."""

    heading: str
    place: int
    table: CardData
    origin: Origin


@dataclass(frozen=True, slots=True)
class EnteredCard:
    """A card of a sheet: where it stands, what tells it apart, who says so, and what its fields say."""

    section: Section
    place: int
    title: str
    origin: Origin
    values: dict[str, Any]


class Writing(Protocol):
    """How a kind of sheet is written."""

    def entries(self, text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
        """Every entry of a sheet, in the order of its sections."""

    def write(self, text: str, section: Section, place: int, table: CardData, origin: Origin) -> str:
        """The text with an entry in its place; behind the last one it is added."""

    def remove(self, text: str, section: Section, place: int) -> str:
        """The text without an entry."""

    def begin(self, text: str) -> str:
        """The text of a shipped sheet as the owner's own begins."""

    def locate(self, error: BadData) -> tuple[str, int, tuple[str | int, ...]] | None:
        """The heading, the place and the path inside the entry that an error is about."""


class TomlWriting:
    """Sheets in TOML; a card says where it comes from if that is not what the sheet says."""

    def entries(self, text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
        """Every entry of a sheet, in the order of its sections."""
        whole = tomllib.loads(text)
        usual = whole.get(ORIGIN, Origin.OWNER)
        for section in sections:
            if not section.heading:
                yield Written("", 0, whole, Origin(usual))
            for place, table in enumerate(whole.get(section.heading, ())):
                own = {key: value for key, value in table.items() if key != ORIGIN}
                yield Written(section.heading, place, own, Origin(table.get(ORIGIN, usual)))

    def write(self, text: str, section: Section, place: int, table: CardData, origin: Origin) -> str:
        """The text with an entry in its place; behind the last one it is added."""
        if section.heading:
            usual = tomllib.loads(text)[ORIGIN]
            own = table if usual == origin else {ORIGIN: origin.value, **table}
            return replace_entry(text, section.heading, place, own)
        return replace_fields(self._say_of_each(text), {ORIGIN: origin.value, **table})

    def remove(self, text: str, section: Section, place: int) -> str:
        """The text without an entry."""
        return remove_entry(text, section.heading, place)

    def begin(self, text: str) -> str:
        """Another head, for that of a shipped sheet says that nothing in it is printed."""
        lines = text.splitlines(keepends=True)
        first = next(number for number, line in enumerate(lines) if line.strip() and line[0] != "#")
        return HEAD + "".join(lines[first:])

    def locate(self, error: BadData) -> tuple[str, int, tuple[str | int, ...]] | None:
        """An error's path begins with heading and place, or with a field outside of all cards."""
        match error.path:
            case (str(heading), int(place), *inner):
                return heading, place, tuple(inner)
            case (str(), *_):
                return "", 0, error.path
        return None

    def _say_of_each(self, text: str) -> str:
        """Have every card say where it comes from, before the sheet says something else."""
        return say_in_each(text, ORIGIN, tomllib.loads(text)[ORIGIN])


TOML = TomlWriting()


class CardForm:
    """The cards of one sheet as a form asks for them."""

    def __init__(self, form: SheetForm, text: str) -> None:
        self.form = form
        self.text = text
        self._writing: Writing = form.writing or TOML
        self._cards = [self._card(entry) for entry in self._writing.entries(text, form.sections)]

    def cards(self) -> list[EnteredCard]:
        """Every card, in the order of the file."""
        return list(self._cards)

    def card(self, heading: str, place: int) -> EnteredCard:
        """One card; the place behind the last one is a new card with nothing on it."""
        section = self.section(heading)
        found = [card for card in self.cards() if card.section is section]
        if place < len(found):
            return found[place]
        if place > len(found) or place >= section.most:
            facts = {"file": self.form.name, "heading": heading, "number": place + 1}
            line = Line("no_such_entry" if heading else "no_such_fields", facts)
            raise InvalidInput(f"{self.form.name} has no {heading} {place + 1}", line)
        return EnteredCard(section, place, "", Origin.OWNER, {})

    def section(self, heading: str) -> Section:
        """The kind of card with this heading."""
        for section in self.form.sections:
            if section.heading == heading:
                return section
        facts = {"file": self.form.name, "heading": repr(heading)}
        raise InvalidInput(f"{self.form.name} has no {heading!r}", Line("no_such_heading", facts))

    def fields(self, section: Section, values: Values) -> list[Field]:
        """The fields a card with these values has; those that name other cards know them."""
        return [self.with_choices(field) for field in section.fields if field.asked(values)]

    def with_choices(self, field: Field) -> Field:
        """A field that names other cards, with their names as its choices."""
        if not field.choices_from:
            return field
        named = [card.title for card in self.cards() if card.section.heading == field.choices_from]
        return replace(field, choices=tuple(named))

    def check(self, heading: str, place: int, values: Values) -> dict[str, Line]:
        """What is wrong with a card, by field; "" is for what concerns the whole sheet.

        The reader of the sheet judges and stops at its first fault: what it refuses is put back to what
        stands there now, and it reads again.
        """
        found: dict[str, Line] = {}
        good = self._known_good(heading, place)
        tried = dict(values)
        while error := self._fault(heading, place, tried):
            name, reason = self._name_fault(heading, place, error)
            if name in found or not name:
                found.setdefault(name, reason)
                break
            found[name] = reason
            tried.pop(name, None)
            if name in good:
                tried[name] = good[name]
        return found

    def write(self, heading: str, place: int, values: Values, origin: Origin = Origin.OWNER) -> CardForm:
        """The form with this card in it; raises BadData if the sheet's reader refuses it."""
        text = self._with(heading, place, values, origin)
        self.form.check(text)
        return CardForm(self.form, self._settle(text))

    def remove(self, heading: str, place: int) -> CardForm:
        """The form without this card; raises BadData if the sheet's reader refuses that."""
        text = self._writing.remove(self._begun(), self.section(heading), place)
        self.form.check(text)
        return CardForm(self.form, self._settle(text))

    def stand_ins(self) -> list[EnteredCard]:
        """The cards that are still made up; what a file leaves out is asked at the table, and no stand-in."""
        return [card for card in self.cards() if card.origin is Origin.STAND_IN and card.values]

    def told(self, card: EnteredCard) -> frozenset[str]:
        """The fields in which a card that is made up says something else than it did when it was shipped.

        Only the owner changes it, by what they say at the table.
        """
        if card.origin is not Origin.STAND_IN:
            return frozenset()
        shipped = CardForm(self.form, self.form.shipped.text)
        before = shipped.card(card.section.heading, card.place).values
        names = {*before, *card.values}
        return frozenset(n for n in names if _settled(before.get(n)) != _settled(card.values.get(n)))

    # --- inside -----------------------------------------------------------------------------------

    def _card(self, entry: Written) -> EnteredCard:
        section = self.section(entry.heading)
        values = section.to_values(entry.table)
        return EnteredCard(section, entry.place, str(values.get(section.title, "")), entry.origin, values)

    def _known_good(self, heading: str, place: int) -> Mapping[str, Any]:
        """What stands there now, or what the first card of the kind says where there is nothing yet."""
        card = self.card(heading, place)
        return card.values or self.card(heading, 0).values

    def _fault(self, heading: str, place: int, values: Values) -> BadData | None:
        try:
            self.form.check(self._with(heading, place, values, Origin.OWNER))
        except BadData as error:
            return error
        except ValueError as error:  # a number of thousands of digits is not written out
            return BadData(self.form.name, None, Line("bad_to_write", {"reason": str(error)[:80]}))
        return None

    def _name_fault(self, heading: str, place: int, error: BadData) -> tuple[str, Line]:
        """The field of this card that an error is about; none if it is about something else."""
        section, where = self.section(heading), self._writing.locate(error)
        if where is None or where[0] != heading:
            return "", error.reason
        name = section.field_of(where[2])
        # Of two cards with one name the reader blames the later one; it is for this one to change.
        twin = name == section.title and error.needed == TWICE
        return (name, error.needed) if name and (where[1] == place or twin) else ("", error.reason)

    def _with(self, heading: str, place: int, values: Values, origin: Origin) -> str:
        section = self.section(heading)
        self.card(heading, place)  # refuses a place that cannot be
        return self._writing.write(self._begun(), section, place, section.to_table(values), origin)

    def _begun(self) -> str:
        shipped = self.form.shipped.text
        return self._writing.begin(shipped) if self.text == shipped else self.text

    def _settle(self, text: str) -> str:
        """Let a sheet whose cards are all entered say so as a whole."""
        cards = CardForm(self.form, text).cards()
        bare = all(section.heading for section in self.form.sections)
        if bare and self._writing is TOML and all(card.origin is Origin.OWNER for card in cards):
            return replace_fields(text, {ORIGIN: Origin.OWNER.value})
        return text


def _settled(value: Any) -> Any:
    """A value to be compared: the order of a list says nothing, and nothing is as good as none."""
    return sorted(value) if isinstance(value, list) else value or None


@lru_cache(maxsize=16)
def count_stand_ins(form: SheetForm, text: str) -> tuple[int, int]:
    """How many cards of a sheet are still made up, of how many."""
    cards = CardForm(form, text)
    return len(cards.stand_ins()), sum(bool(card.values) for card in cards.cards())


def origin_of(form: SheetForm, text: str) -> Origin:
    """A sheet is a stand-in as long as one of its cards is; a copied one stays one, for its file says so."""
    if form.sections:
        return Origin.STAND_IN if count_stand_ins(form, text)[0] else Origin.OWNER
    if not form.name.endswith(".toml"):
        return Origin.OWNER
    return Origin(tomllib.loads(text).get("origin", Origin.OWNER))
