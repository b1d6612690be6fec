"""The Automa cards as fields of a form, to be compared with one's own: a line of the sheet for each round."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from engine.fields import Field, Kind, Section
from engine.game import Origin, Written
from engine.wingspan.automa_deck import (
    ACTIONS,
    COLUMNS,
    FACES,
    MOST_EGGS,
    ORIGIN,
    OUT_OF_DECK,
    SECONDARIES,
    read_cards,
)
from engine.wingspan.catalogue import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.errors import BadData
    from engine.fields import CardData

CARDS = 11
BETWEEN = ">"  # the faces of a die key


def _fields(round_: int) -> tuple[Field, ...]:
    action = f"round_{round_}.action"
    return (
        Field(action, Kind.CHOICE, (*ACTIONS, OUT_OF_DECK)),
        Field(f"round_{round_}.eggs", Kind.NUMBER, least=1, most=MOST_EGGS, when=(action, ("lay_eggs",))),
        Field(
            f"round_{round_}.die_key",
            Kind.ORDER,
            FACES,
            least=len(FACES),
            most=len(FACES),
            when=(action, ("gain_food",)),
        ),
        Field(f"round_{round_}.secondary", Kind.CHOICE, SECONDARIES, when=(action, ACTIONS)),
    )


SECTIONS = (
    Section(
        "card",
        (Field("card", Kind.TEXT), *(field for round_ in ROUNDS for field in _fields(round_))),
        title="card",
        least=CARDS,
        most=CARDS,
    ),
)


class AutomaWriting:
    """The sheet is CSV, and a card is the lines that begin with its name."""

    def entries(self, text: str, sections: tuple[Section, ...]) -> Iterator[Written]:
        """Every card with its rounds."""
        for place, lines in enumerate(_by_card(text)):
            table: CardData = {"card": lines[0]["card"]}
            table |= {f"round_{line['round']}": _round(line) for line in lines}
            mine = all(line.get(ORIGIN) == Origin.OWNER for line in lines)
            yield Written(sections[0].heading, place, table, Origin.OWNER if mine else Origin.FANS)

    def write(self, text: str, section: Section, place: int, table: CardData, origin: Origin) -> str:
        """The text with a card's lines in the place of those it has."""
        del section
        cards = _by_card(text)
        cards[place : place + 1] = [[_line(table, round_, origin) for round_ in ROUNDS]]
        return _write(cards)

    def remove(self, text: str, section: Section, place: int) -> str:
        """The text without a card."""
        del section
        cards = _by_card(text)
        return _write([*cards[:place], *cards[place + 1 :]])

    def begin(self, text: str) -> str:
        """The sheet as fans wrote it down."""
        return text

    def locate(self, error: BadData) -> tuple[str, int, tuple[str | int, ...]] | None:
        """The card and the round of the line that an error is about: every card has a line for each round."""
        match error.path:
            case (int(line), str(column)):
                place, round_ = divmod(line - 2, len(ROUNDS))
                return "card", place, (f"round_{round_ + 1}", column)
        return None


def _by_card(text: str) -> list[list[dict[str, str]]]:
    """The lines of each card, one for every round; a round that has none is out of the deck."""
    read_cards(text)  # refuses any other kind of sheet
    found: dict[str, dict[int, dict[str, str]]] = {}
    for line in csv.DictReader(io.StringIO(text)):
        cells = {key: cell.strip() for key, cell in line.items()}
        found.setdefault(cells["card"], {})[int(cells["round"])] = cells
    return [
        [rounds.get(round_) or _none(card, round_) for round_ in ROUNDS] for card, rounds in found.items()
    ]


def _none(card: str, round_: int) -> dict[str, str]:
    return dict.fromkeys(COLUMNS, "") | {"card": card, "round": str(round_), "action": OUT_OF_DECK}


def _round(line: dict[str, str]) -> dict[str, Any]:
    table: dict[str, Any] = {"action": line["action"]}
    if line["secondary"]:
        table["secondary"] = line["secondary"]
    if line["eggs"]:
        table["eggs"] = int(line["eggs"])
    if line["die_key"]:
        table["die_key"] = line["die_key"].split(BETWEEN)
    return table


def _line(table: CardData, round_: int, origin: Origin) -> dict[str, str]:
    said = table.get(f"round_{round_}", {})
    key = said.get("die_key", "")
    return {
        "card": _cell(table.get("card", "")),
        "round": str(round_),
        "action": _cell(said.get("action", "")),
        "eggs": _cell(said.get("eggs", "")),
        "secondary": _cell(said.get("secondary", "")),
        "die_key": BETWEEN.join(map(_cell, key)) if isinstance(key, list) else _cell(key),
        ORIGIN: origin.value,
    }


def _cell(value: Any) -> str:
    """A value as a cell; anything but a word or number is written so that it is refused."""
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else repr(value)


def _write(cards: list[list[dict[str, str]]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, (*COLUMNS, ORIGIN), restval=Origin.FANS.value, lineterminator="\n")
    writer.writeheader()
    writer.writerows(line for lines in cards for line in lines)
    return text.getvalue()
