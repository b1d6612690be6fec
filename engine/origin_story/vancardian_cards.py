"""The 16 Vancardian cards and the four extra-love cards, from a sheet the owner fills in from their own."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.entries import open_sheet, refuse_twice
from engine.events import Line
from engine.game import Origin
from engine.origin_story.cards import EXTRA, SUITS, VALUES
from engine.origin_story.keywords import ADD, MOVE, REPLACE, Effect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.entries import Entry

SHEET = "vancardians.toml"
ROUNDS = (1, 2, 3, 4, 5)
COLOURS = ("green", "red")
PER_COLOUR = 8
NO_TRUMP = "none"
LONGEST_EVENT = 300
MOST_REPLACED = 8  # a hand has eight cards
NEEDED = ("id", "set", "event", *(f"round_{round_}" for round_ in ROUNDS))
OPTIONAL = ("event_trump", "event_off_suit")
FORMS = {
    REPLACE: re.compile(r"REPLACE (\d{1,2})", re.IGNORECASE),
    ADD: re.compile(r"ADD love (\d{1,2})", re.IGNORECASE),
    MOVE: re.compile(r"MOVE (\d{1,2}) love LEFT", re.IGNORECASE),
}
LARGEST = {REPLACE: MOST_REPLACED, ADD: VALUES[-1], MOVE: MOST_REPLACED}


@dataclass(frozen=True, slots=True)
class RoundEvent:
    """The left side of a card: what it says for round 3, and what of it the Vancardians must know."""

    text: str
    trump: str | None = None  # a suit, or NO_TRUMP; None leaves love as trump
    off_suit: str | None = None


@dataclass(frozen=True, slots=True)
class VancardianCard:
    """A Vancardian card: its event, and its effects by round."""

    id: str
    colour: str
    event: RoundEvent
    effects: tuple[tuple[Effect, ...], ...]

    def row(self, round_: int) -> tuple[Effect, ...]:
        """The effects written next to a round's number."""
        return self.effects[round_ - 1]


@dataclass(frozen=True, slots=True)
class VancardianSet:
    """All sixteen cards, and the values each extra-love card prints."""

    cards: Mapping[str, VancardianCard]
    extra_love: Mapping[str, tuple[int, ...]]

    def ids(self, colour: str) -> tuple[str, ...]:
        """The cards of one colour."""
        return tuple(card.id for card in self.cards.values() if card.colour == colour)


@lru_cache(maxsize=8)
def read_set(text: str, file: str = SHEET) -> VancardianSet:
    """The Vancardian cards of a sheet; a bad line is refused with what is allowed there."""
    top = open_sheet(text, file)
    top.check_fields(("origin", "extra_love", "card"))
    extra_love = _extra_love(top)
    entries = top.entries("card")
    cards = [_card(entry) for entry in entries]
    refuse_twice(entries, "id")
    _check_counts(top, cards)
    for entry, card in zip(entries, cards, strict=True):
        _check_extra_love(entry, card, extra_love)
    return VancardianSet({card.id: card for card in cards}, extra_love)


def knows_extra_love(text: str) -> bool:
    """Whether the owner entered the values of the extra-love cards, which stand outside of all cards."""
    return open_sheet(text, SHEET).table.get("origin") != Origin.STAND_IN


def spare_extra_love(extra_love: Mapping[str, tuple[int, ...]], aside: list[str], value: int) -> str | None:
    """The extra-love card to use for a value: one set aside that prints it, and best prints nothing else."""
    fitting = [id_ for id_ in aside if value in extra_love[id_]]
    return min(fitting, key=lambda id_: len(extra_love[id_]), default=None)


def _extra_love(top: Entry) -> dict[str, tuple[int, ...]]:
    number = len(EXTRA)
    values = top.items("extra_love", Line("need_extra_love", {"number": number}), number, number)
    return {id_: _printed(top, value) for id_, value in zip(EXTRA, values, strict=True)}


def _printed(top: Entry, value: Any) -> tuple[int, ...]:
    """The values on one extra-love card, written as on the card: "3", or "4/2" where it prints two."""
    well_written = isinstance(value, str) and re.fullmatch(r"\d{1,2}(/\d{1,2})?", value)
    printed = tuple(int(part) for part in value.split("/")) if well_written else ()
    if not printed or any(part not in VALUES for part in printed) or len(set(printed)) < len(printed):
        top.bad_item("extra_love", value, Line("need_values", {"least": VALUES[0], "most": VALUES[-1]}))
    return printed


def _card(entry: Entry) -> VancardianCard:
    entry.check_fields(NEEDED, OPTIONAL)
    id_ = entry.text("id")
    if not re.fullmatch(r"[A-Za-z0-9 -]{1,20}", id_):
        entry.bad_value("id", Line("need_short_name"))
    effects = tuple(_row(entry, f"round_{round_}") for round_ in ROUNDS)
    return VancardianCard(id_, entry.one_of("set", COLOURS), _event(entry), effects)


def _event(entry: Entry) -> RoundEvent:
    text = entry.text("event")
    if len(text.strip()) > LONGEST_EVENT:
        entry.bad_value("event", Line("need_event", {"most": LONGEST_EVENT}))
    trump = entry.one_of("event_trump", (*SUITS, NO_TRUMP)) if "event_trump" in entry else None
    off_suit = entry.one_of("event_off_suit", SUITS) if "event_off_suit" in entry else None
    # A plus sign would be read aloud as a list of names.
    return RoundEvent(" ".join(text.replace("+", "plus ").split()), trump, off_suit)


def _row(entry: Entry, key: str) -> tuple[Effect, ...]:
    effects = entry.items(key, Line("need_effects"))
    return tuple(_effect(entry, key, effect) for effect in effects)


def _effect(entry: Entry, key: str, effect: Any) -> Effect:
    text = effect.strip() if isinstance(effect, str) else ""
    found = [(keyword, form.fullmatch(text)) for keyword, form in FORMS.items()]
    read = [Effect(keyword, int(match[1])) for keyword, match in found if match]
    if not read or not 1 <= read[0].number <= LARGEST[read[0].keyword]:
        entry.bad_item(key, effect, Line("need_effect"))
    return read[0]


def _check_counts(top: Entry, cards: Sequence[VancardianCard]) -> None:
    counts = Counter(card.colour for card in cards)
    for colour in COLOURS:
        if counts[colour] != PER_COLOUR:
            facts = {"number": counts[colour], "colour": colour, "needed": PER_COLOUR}
            top.bad("card", Line("bad_colours", facts))


def _check_extra_love(entry: Entry, card: VancardianCard, extra_love: Mapping[str, tuple[int, ...]]) -> None:
    """ADD love X needs an extra-love card with X on it for each of the two Vancardians."""
    for round_ in ROUNDS:
        added = [effect.number for effect in card.row(round_) if effect.keyword == ADD]
        aside = list(EXTRA)
        for value in [value for value in added for _ in range(2)]:
            spare = spare_extra_love(extra_love, aside, value)
            if spare is None:
                found = ", ".join("/".join(map(str, values)) for values in extra_love.values())
                entry.bad(f"round_{round_}", Line("bad_extra_love", {"value": value, "found": found}))
            aside.remove(spare)
