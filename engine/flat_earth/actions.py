"""Player Phase, Action stage: the cards played from the hand, by the player's column of Table 1."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.errors import IllegalAnswer
from engine.flat_earth import events
from engine.flat_earth.card_text import follow_text
from engine.flat_earth.deck_list import ATTACK, OWN_TEXT
from engine.flat_earth.drawing import draw_card, hold
from engine.flat_earth.events import RULES
from engine.requests import Choose
from engine.script import ask, instruct, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from engine.flat_earth.table import Table
    from engine.script import Script

DONE = "done"
WAITING = ("teleport", "sabotage")  # kept for what they stop, unless their printed text is played too
DISTRACTION = "distraction"


def play_actions(table: Table) -> Script[bool]:
    """Play as many actions as wanted; returns whether Recovery follows."""
    while cards := table.held_as(*playable_roles(table)):
        card = yield from ask(choice_of_action(table, cards))
        if card == DONE:
            break
        table.use(card)
        role = table.role(card)
        if table.cards.cards[card].dual:
            yield from tell(events.DualCardPlayed(rule=RULES["action"], card=card, acts_as=role))
        if role == DISTRACTION:
            yield from distract(table)
            return False
        yield from ACTIONS[role](table, card)
    return True


def playable_roles(table: Table) -> list[str]:
    """The rows of Table 1 whose cards can be played now."""
    kept = WAITING if table.options["waiting_cards"] == "kept" else ()
    return [role for role in (*ACTIONS, DISTRACTION) if role not in kept]


@dataclass(frozen=True)
class ChooseAction(Choose):
    """A card to play or `done`; the cards that must wait stand last, and naming one tells you why."""

    waiting: Sequence[str] = field(kw_only=True)

    def _sample(self, rng: Random) -> str:
        return rng.choice(self.options[: len(self.options) - len(self.waiting)])


def choice_of_action(table: Table, cards: Sequence[str]) -> ChooseAction:
    """The question which card is played; you must say "done", so Enter never ends the Action stage."""
    waiting = [card for card in table.held_as(*WAITING) if card not in cards]

    def playable(card: str) -> None:
        if card in waiting:
            raise IllegalAnswer(card, RULES["waiting_card"])

    return ChooseAction(
        "action",
        (*cards, DONE, *waiting),
        legal=playable,
        waiting=waiting,
        taken_from=table.hand_zone,
    )


def distract(table: Table) -> Script[None]:
    """Distraction: straight to the Event Phase, with no Recovery and no new cards."""
    table.used = 0
    yield from instruct(events.EventPhaseHastened(rule=RULES["distraction_action"]))


def recruit(table: Table, _card: str) -> Script[None]:
    """Recruit: a Red Suit from the Red Suit Deck joins the crew."""
    if not table.red_suits:
        yield from tell(events.NobodyRecruited(rule=RULES["recruit_action"]))
        return
    table.red_suits -= 1
    table.crew += 1
    yield from instruct(events.RedSuitRecruited(rule=RULES["recruit_action"], crew=table.crew))


def infiltrate(table: Table, _card: str) -> Script[None]:
    """Infiltrator: draw a card; Attacks are discarded without harm and the draw is repeated."""
    card = yield from draw_card(table, "infiltrator")
    while card == ATTACK:
        table.draw_discards.append(ATTACK)
        yield from tell(events.AttackSkipped(rule=RULES["attack_discarded"], draw_deck=table.draw.kind))
        card = yield from draw_card(table, "infiltrator")
    yield from hold(table, card, "infiltrator_action")


def shuffle(table: Table, _card: str) -> Script[None]:
    """Shuffle: all Draw discards, the played Shuffle among them, go back into the Draw Deck."""
    table.draw.shuffle_in(table.draw_discards)
    table.draw_discards.clear()
    cards, kind = len(table.draw), table.draw.kind
    event = events.DiscardsShuffledIn(rule=RULES["shuffle_action"], cards=cards, draw_deck=kind)
    yield from (tell(event) if table.draw.virtual else instruct(event))


ACTIONS: dict[str, Callable[[Table, str], Script[None]]] = {
    "recruit": recruit,
    "destiny": follow_text,
    **dict.fromkeys(WAITING, follow_text),
    "infiltrator": infiltrate,
    "shuffle": shuffle,
    OWN_TEXT: follow_text,
}
