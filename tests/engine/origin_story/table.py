"""A table whose answers a test lays out: one list of answers a topic, given in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import Setup, complete
from engine.journal import Source
from engine.origin_story import GAME
from engine.origin_story.cards import Card
from engine.origin_story.vancardians import Vancardians
from engine.play import Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.origin_story.table import Table

PHYSICAL = {"playing_cards": "physical", "vancardian_deck": "physical", "dealer": "physical"}
SUITS = {"B": "brains", "L": "love", "S": "speed", "T": "strength"}


def ids(row: str) -> list[str]:
    """Card ids from a short row such as "B6 L4 S9 T13": brains, love, speed and strength."""
    return [f"{SUITS[card[0]]}_{card[1:]}" for card in row.split()]


def cards(row: str) -> list[Card]:
    """The cards of a short row."""
    return [Card(f"{SUITS[c[0]]}_{c[1:]}", SUITS[c[0]], int(c[1:])) for c in row.split()]


def short(row: Sequence[str] | Sequence[Card]) -> str:
    """A row written short again."""
    letters = {suit: letter for letter, suit in SUITS.items()}
    written = [card.id if isinstance(card, Card) else card for card in row]
    return " ".join(
        f"{letters[c.split('_')[0]]}{c.split('_')[1]}" if c[:5] != "extra" else c for c in written
    )


def lay(options: dict[str, Any] | None = None, *, dealer: str = "factoryon", **answers: Any) -> Play:
    """A game with real cards that answers from these lists; a question with no answer left waits."""
    play = Play(GAME, Setup(options={**PHYSICAL, **(options or {})}))
    laid = {"draw_dealer": [dealer], **answers}
    while play.request is not None:
        topic = play.request.topic
        if laid.get(topic):
            play.answer(laid[topic].pop(0), Source.KEYBOARD)
        elif topic[0].isupper():
            play.answer(True, Source.KEYBOARD)
        else:
            break
    return play


def deal(
    you: str, automaton: str, factoryon: str, *, alignment: str = "hero", charged: str = "nothing"
) -> dict[str, Any]:
    """The answers of a round set-up without an effect; rows in short form, eight cards each."""
    return {
        "your_hand": [ids(you)],
        "deal_row": [ids(automaton), ids(factoryon)],
        "charged": [charged],
        "charging": ["go_on"],
        "alignment": [alignment],
        "printed_row": ["nothing"],
    }


def go_on(play: Play, *values: Any) -> Play:
    """Answer the questions that come, and carry out the instructions between them."""
    for value in values:
        carry_out(play)
        play.answer(value, Source.KEYBOARD)
    carry_out(play)
    return play


def carry_out(play: Play) -> None:
    while play.request is not None and play.request.topic[0].isupper():
        play.answer(True, Source.KEYBOARD)


def table_of(play: Play) -> Table:
    bot = play._bot
    assert isinstance(bot, Vancardians)
    return bot.table


def lay_rows(
    you: str = "",
    automaton: str = "",
    factoryon: str = "",
    *,
    options: dict[str, Any] | None = None,
    alignment: str = "hero",
    leader: str = "you",
) -> Table:
    """A table in the middle of a round, with these rows and all other cards in the deck."""
    table = Vancardians(complete(GAME, Setup(options={**PHYSICAL, **(options or {})}))).table
    table.round = 1
    table.alignment = alignment
    table.leader = leader
    for player, row in (("you", you), ("automaton", automaton), ("factoryon", factoryon)):
        table.hands[player] = ids(row)
        for card in table.hands[player]:
            table.deck.cards.remove(card)
    return table
