"""The deck list as fields of a form: the cards of the Draw Deck, the Events, and what is only counted."""

from __future__ import annotations

from engine.fields import Field, Kind, Section
from engine.flat_earth.deck_list import (
    LEAST_ATTACKS,
    LEAST_RED_SUITS,
    MOST,
    OWN_TEXT,
    PLAYER,
    ROWS,
    WITH_TEXT,
)

SECTIONS = (
    Section(
        "card",
        (
            Field("name", Kind.TEXT),
            Field("count", Kind.NUMBER, least=1, most=MOST),
            Field("acts_as", Kind.CHOICE, (*ROWS, OWN_TEXT)),
            Field("text", Kind.TEXT, when=("acts_as", WITH_TEXT)),
        ),
        title="name",
        least=len(ROWS),
        most=MOST,
    ),
    Section(
        "event",
        (
            Field("name", Kind.TEXT),
            Field("count", Kind.NUMBER, least=1, most=MOST),
            Field("completed_by", Kind.SEVERAL, words=(PLAYER,), choices_from="card"),
        ),
        title="name",
        most=MOST,
    ),
    Section(
        "",
        (
            Field("red_suits", Kind.NUMBER, least=LEAST_RED_SUITS, most=MOST),
            Field("attacks", Kind.NUMBER, least=LEAST_ATTACKS, most=MOST),
        ),
    ),
)
