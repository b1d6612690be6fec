"""A sheet as a form: its cards one by one, each read, checked and written without touching the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.card_form import EnteredCard, is_stand_in, list_cards
from engine.entries import TWICE
from engine.errors import BadData, InvalidInput
from engine.events import Line
from engine.game import Origin
from tablemate.toml_writing import TOML

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.fields import Field, Section, Values
    from engine.game import SheetForm, Writing


class CardForm:
    """The cards of one sheet as a form asks for them."""

    def __init__(self, form: SheetForm, text: str) -> None:
        self.form = form
        self.text = text
        self._writing: Writing = form.writing or TOML
        self._cards = list_cards(form, text)

    def cards(self) -> list[EnteredCard]:
        """Every card, in the order of the file."""
        return list(self._cards)

    def card(self, heading: str, place: int) -> EnteredCard:
        """One card; the place after the last one is a new, empty card."""
        section = self.section(heading)
        found = [card for card in self.cards() if card.section is section]
        if place < len(found):
            return found[place]
        if place > len(found) or place >= section.most:
            facts = {"file": self.form.name, "heading": heading, "number": place + 1}
            line = Line("no_such_entry" if heading else "no_such_fields", facts)
            raise InvalidInput(f"{self.form.name} has no {heading} {place + 1}", line)
        return EnteredCard(section, place, "", Origin.OWNER, {})

    def new_cards(self) -> list[EnteredCard]:
        """An empty card of every kind that may have one more."""
        kinds = (section for section in self.form.sections if section.heading)
        return [self.card(kind.heading, held) for kind in kinds if (held := self._count(kind)) < kind.most]

    def may_lack(self, card: EnteredCard) -> bool:
        """Whether this card may be removed from the sheet."""
        section = card.section
        return bool(section.heading and card.values) and self._count(section) > section.least

    def _count(self, section: Section) -> int:
        return sum(card.section is section for card in self._cards)

    def section(self, heading: str) -> Section:
        """The kind of card with this heading."""
        for section in self.form.sections:
            if section.heading == heading:
                return section
        facts = {"file": self.form.name, "heading": repr(heading)}
        raise InvalidInput(f"{self.form.name} has no {heading!r}", Line("no_such_heading", facts))

    def fields(self, section: Section, values: Values) -> list[Field]:
        """The fields of a card with these values; those that name other cards have their names as choices."""
        return [self.with_choices(field) for field in section.fields if field.asked(values)]

    def with_choices(self, field: Field) -> Field:
        """A field that names other cards, with their names as its choices."""
        if not field.choices_from:
            return field
        named = [card.title for card in self.cards() if card.section.heading == field.choices_from]
        return replace(field, choices=tuple(named))

    def check(self, heading: str, place: int, values: Values) -> dict[str, Line]:
        """What is wrong with a card, by field; "" is for what concerns the whole sheet.

        The reader of the sheet stops at its first fault. To find all of them, each value that it refuses is
        put back to the saved one, and it reads again.
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
        """The cards that are still made up."""
        return list(filter(is_stand_in, self._cards))

    # --- inside -----------------------------------------------------------------------------------

    def _known_good(self, heading: str, place: int) -> Mapping[str, Any]:
        """The saved values, or those of the first card of the kind for a new card."""
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
        """The field of this card that an error is about, and the reason; "" if it is about something else."""
        section, where = self.section(heading), self._writing.locate(error)
        if where is None or where[0] != heading:
            return "", error.reason
        name = section.field_of(where[2])
        # Of two cards with one name the reader blames the later one, but this one is being edited.
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
        """Mark a sheet as the owner's once all its cards are entered."""
        cards = CardForm(self.form, text).cards()
        bare = all(section.heading for section in self.form.sections)
        if bare and self._writing is TOML and all(card.origin is Origin.OWNER for card in cards):
            return TOML.settle(text, Origin.OWNER)
        return text
