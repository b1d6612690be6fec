"""Printed cards of any game are seen where they are laid: nothing that lies on the table has to be said."""

from __future__ import annotations

import pytest

from engine.games import find_game
from tests.tablemate.filmed_table import PRINTED, Evening

SEEN = {
    "flat_earth": {"opening_hand", "TimelineLaid", "draw_events", "action"},
    "origin_story": {"CardsGathered", "your_hand", "deal_row", "your_lead", "CardsKept"},
    "my_little_scythe": {"draw_automountie"},
}
ANSWERS = {"flat_earth": 10, "origin_story": 24, "my_little_scythe": 24}


@pytest.mark.parametrize("game", PRINTED)
def test_what_lies_on_the_table_is_not_asked_for(game: str) -> None:
    evening = Evening(find_game(game), 2, PRINTED[game])
    evening.plays(ANSWERS[game])
    assert evening.wrong == []
    assert evening.asked == []
    assert SEEN[game] <= set(evening.seen)


def test_playing_cards_are_read_by_number_and_colour_though_none_was_shown() -> None:
    evening = Evening(find_game("origin_story"), 2, PRINTED["origin_story"], shown_before=False)
    evening.plays(24)
    assert evening.wrong == []
    assert evening.asked == []
    assert SEEN["origin_story"] <= set(evening.seen)
