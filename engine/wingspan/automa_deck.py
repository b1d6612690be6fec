"""The Automa cards: four sections each, one for every round, from a sheet the owner can correct."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.errors import BadData
from engine.events import Line
from engine.game import Origin
from engine.tables import read_csv
from engine.wingspan.catalogue import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.tables import CsvRow

SHEET = "automa_cards.csv"
COLUMNS = ("card", "round", "action", "eggs", "secondary", "die_key")
FACES = ("invertebrate", "seed", "fruit", "fish", "rodent", "invertebrate_seed")
ACTIONS = ("draw_cards", "play_bird", "lay_eggs", "gain_food")
SECONDARIES = ("place_cube", "remove_cube", "activate_pink", "none")
OUT_OF_DECK = "out_of_deck"
AUTOMUBON = "A11"
MOST_EGGS = 5
EGGS = tuple(str(number) for number in range(1, MOST_EGGS + 1))
ORIGIN = "origin"  # the source: fans, or the owner who compared the card with their own
ORIGINS = (Origin.FANS.value, Origin.OWNER.value)


@dataclass(frozen=True, slots=True)
class Orders:
    """What one Automa card says for one round."""

    action: str
    secondary: str
    eggs: int = 0
    die_key: tuple[str, ...] = ()

    @property
    def face(self) -> str:
        """How the section looks: cards have no printed names, so this is what is drawn and said."""
        action = f"lay_eggs_{self.eggs}" if self.action == "lay_eggs" else self.action
        key = [f"key_{self.die_key[0]}"] if self.die_key else []
        return "+".join([action, *key, *([] if self.secondary == "none" else [self.secondary])])


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """An Automa card and its sections; a card without a section for a round has left the deck by then."""

    id: str
    sections: dict[int, Orders]


@lru_cache(maxsize=8)
def read_cards(text: str, file: str = SHEET) -> tuple[AutomaCard, ...]:
    """The Automa cards of a sheet."""
    sections: dict[str, dict[int, Orders]] = {}
    seen: set[tuple[str, int]] = set()
    for row in read_csv(text, file, COLUMNS, (ORIGIN,)):
        if ORIGIN in row.values:
            row.one_of(ORIGIN, ORIGINS)
        round_ = int(row.one_of("round", [str(r) for r in ROUNDS]))
        if (row["card"], round_) in seen:
            row.bad(Line("bad_round", {"card": row["card"], "round": round_}))
        seen.add((row["card"], round_))
        if row["eggs"]:  # also where the action needs none: a form shows them all the same
            row.one_of("eggs", EGGS)
        own = sections.setdefault(row["card"], {})
        if row.one_of("action", (*ACTIONS, OUT_OF_DECK)) != OUT_OF_DECK:
            own[round_] = _section(row)
    return tuple(AutomaCard(id_, own) for id_, own in sections.items())


def _section(row: CsvRow) -> Orders:
    secondary = row.one_of("secondary", SECONDARIES)
    if row["action"] == "lay_eggs":
        row.one_of("eggs", EGGS)
        return Orders("lay_eggs", secondary, eggs=row.whole("eggs"))
    if row["action"] == "gain_food":
        key = tuple(row["die_key"].split(">"))
        if sorted(key) != sorted(FACES):
            row.bad_value("die_key", Line("need_die_key", {"faces": ", ".join(FACES)}))
        return Orders("gain_food", secondary, die_key=key)
    return Orders(row["action"], secondary)


def refuse_twins(cards: Sequence[AutomaCard], file: str = SHEET) -> None:
    """Two cards that look alike when drawn must be alike, or a person could not say which came up."""
    for round_ in ROUNDS:
        sections = [card.sections[round_] for card in cards if round_ in card.sections]
        if len({section.face for section in sections}) < len(set(sections)):
            raise BadData(file, None, Line("bad_twins", {"round": round_}))


def tell_apart(sections: Sequence[Orders]) -> dict[str, Orders]:
    """The sections of a round by their face; those that only look alike get a number as well."""
    found: dict[str, Orders] = {}
    for section in dict.fromkeys(sections):
        twins = sum(other.face == section.face for other in found.values())
        found[f"{section.face}+{twins + 1}" if twins else section.face] = section
    return found


def draw_cards(text: str) -> list[str]:
    """A preview of the cards: one line for each card and round, with the die keys."""
    lines = []
    for card in read_cards(text):
        title = f"{card.id} (Automubon Society)" if card.id == AUTOMUBON else card.id
        for round_ in ROUNDS:
            section = card.sections.get(round_)
            lines.append(f"{title:24} round {round_}  {_in_words(section)}")
    return lines


def draw_card(text: str, _heading: str, place: int) -> list[str]:
    """One card: a line for each round."""
    return draw_cards(text)[place * len(ROUNDS) : (place + 1) * len(ROUNDS)]


def _in_words(section: Orders | None) -> str:
    if section is None:
        return "out of the deck"
    words = section.face.replace("_", " ").replace("+", ", ")
    return f"{words}  [{' > '.join(section.die_key)}]" if section.die_key else words
