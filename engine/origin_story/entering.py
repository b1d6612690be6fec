"""The Vancardian cards and the extra-love cards as fields of a form."""

from __future__ import annotations

from engine.fields import Field, Kind, Section
from engine.origin_story.cards import EXTRA, SUITS, VALUES
from engine.origin_story.vancardian_cards import COLOURS, MOST_REPLACED, NO_TRUMP, PER_COLOUR, ROUNDS

HAND = range(1, MOST_REPLACED + 1)
EFFECTS = (
    *(f"REPLACE {number}" for number in HAND),
    *(f"ADD love {number}" for number in VALUES),
    *(f"MOVE {number} love LEFT" for number in HAND),
)
CARDS = PER_COLOUR * len(COLOURS)

SECTIONS = (
    Section(
        "card",
        (
            Field("id", Kind.TEXT),
            Field("set", Kind.CHOICE, COLOURS),
            Field("event", Kind.TEXT),
            Field("event_trump", Kind.CHOICE, (*SUITS, NO_TRUMP), optional=True),
            Field("event_off_suit", Kind.CHOICE, SUITS, optional=True),
            *(Field(f"round_{round_}", Kind.ORDER, EFFECTS, repeats=True) for round_ in ROUNDS),
        ),
        title="id",
        least=CARDS,
        most=CARDS,
    ),
    Section("", (Field("extra_love", Kind.ORDER, least=len(EXTRA), most=len(EXTRA), repeats=True),)),
)
