"""What your cards do, as you say; exchanges and reveals follow the solo rules (rulebook: Your turns)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from engine.origin_story import events, vancardian
from engine.origin_story.changes import CHANGES
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import HERO, UNDECIDED
from engine.origin_story.table import PICKED, Table
from engine.origin_story.tricks import PLAYERS, VANCARDIANS, YOU, Played
from engine.requests import Look
from engine.script import Script, choose, look, tell

if TYPE_CHECKING:
    from engine.events import Event

Ability: TypeAlias = Callable[[Table], Script[None]]
BACK = "back"
AT_END = ("gain_points", "lose_points", "alignment", "tricks")


def offer_abilities(table: Table, topic: str) -> Script[None]:
    """Ask whether you use abilities now, until you go on or the trick starts over."""
    lies_there = bool(table.trick)
    while lies_there == bool(table.trick):
        choice = yield from choose(topic, ("go_on", "ability"), default="go_on", facts=facts_now(table))
        if choice == "go_on":
            return
        yield from use_ability(table)


def offer_at_end(table: Table) -> Script[None]:
    """Ask what abilities and the event give when the round is over."""
    options = ("go_on", *AT_END)
    facts = {"surrendered": "yes" if table.surrendered else "no"}
    while (choice := (yield from choose("end_of_round", options, default="go_on", facts=facts))) != "go_on":
        yield from ABILITIES[choice](table)


def facts_now(table: Table) -> dict[str, str]:
    """Who is about to take the trick, if one lies there."""
    if not table.trick:
        return {"who": "nobody", "card": ""}
    best = table.ahead()
    return {"who": best.player, "card": best.card}


def use_ability(table: Table) -> Script[bool]:
    """Let you say what your card does, and carry it out; False if you changed your mind."""
    which = yield from choose("ability", (*offered(table), BACK), default=BACK)
    if which == BACK:
        return False
    yield from ABILITIES[which](table)
    return True


def offered(table: Table) -> list[str]:
    """The abilities that can do something now."""
    mine, sided = bool(table.hands[YOU]), table.alignment != UNDECIDED
    played = any(card.player == YOU for card in table.trick)
    possible = {f"exchange_{who}": mine and bool(table.hands[who]) for who in VANCARDIANS}
    possible |= {f"row_{who}": bool(table.hands[who]) for who in VANCARDIANS}
    possible |= {
        "alignment": sided,
        "reveal": sided and bool(revealable(table)),  # its effect depends on the side
        "hide": bool(table.revealed) and table.says("reveal", "until_hidden"),
        "swap_played": mine and played,
        "play_any": bool(table.trick) and not played and not table.any_card,
        "rewind": bool(table.trick),
    }
    return [ability for ability in ABILITIES if possible.get(ability, True)]


# --- Exchange -------------------------------------------------------------------------------------------


def exchange(who: str) -> Ability:
    """An exchange with one of the Vancardians."""
    return lambda table: exchange_card(table, who)


def exchange_card(table: Table, who: str) -> Script[None]:
    """You take her lowest card that is not love and give her one of yours, which becomes her leftmost."""
    taken, rule = vancardian.gives(table.hand(who), table.love)
    others = tuple(table.hands[YOU])
    table.hands[who].remove(taken.id)
    table.hands[YOU].append(taken.id)
    event: Event = events.CardTaken(rule=RULES[rule], who=who, card=taken.id)
    yield from table.have_done(event, table.shows(who), table.shows(YOU))
    given = yield from choose(
        "give_card", others, facts={"who": who, "card": taken.id}, taken_from=table.own_row
    )
    table.hands[YOU].remove(given)
    table.hands[who].insert(0, given)
    event = events.CardGiven(rule=RULES["give_card"], who=who, card=given)
    yield from table.have_done(event, table.shows(who), table.shows(YOU))


# --- Reveal ---------------------------------------------------------------------------------------------


def revealable(table: Table) -> list[str]:
    """Your cards whose value a reveal would change."""
    return [
        card for card in table.hands[YOU] if card not in table.revealed or table.says("reveal", "cumulative")
    ]


def reveal_cards(table: Table) -> Script[None]:
    """Each revealed card is worth one less if you play hero, one more if you play villain."""
    hidden = tuple(revealable(table))
    row = yield from look(Look.row("revealed", PICKED, hidden, 1, len(hidden)))
    step = -1 if table.alignment == HERO else 1
    cards = tuple(card for card in row if card)
    for card in cards:
        table.revealed[card] = table.revealed.get(card, 0) + step
        table.change(card, value=table.faces[card].value + step)
    rule = RULES[f"reveal_{table.alignment}"]
    yield from tell(events.CardsRevealed(rule=rule, cards=cards, alignment=table.alignment))


def hide_cards(table: Table) -> Script[None]:
    """By the reading that a reveal ends with hiding, the cards get their value back."""
    revealed = tuple(table.revealed)
    row = yield from look(Look.row("hidden", PICKED, revealed, 1, len(revealed)))
    cards = tuple(card for card in row if card)
    for card in cards:
        table.change(card, value=table.faces[card].value - table.revealed.pop(card))
    yield from tell(events.CardsHidden(rule=RULES["hide"], cards=cards))


# --- The trick ------------------------------------------------------------------------------------------


def swap_played(table: Table) -> Script[None]:
    """The card you played goes back to your hand, and another takes its place."""
    place = next(i for i, played in enumerate(table.trick) if played.player == YOU)
    back = table.trick[place]
    card = yield from choose("swap_card", tuple(table.hands[YOU]), facts={"card": back.card})
    table.hands[YOU][table.hands[YOU].index(card)] = back.card
    table.trick[place] = Played(YOU, card, back.place)
    event = events.PlayedSwapped(rule=RULES["your_cards"], card=card, back=back.card)
    yield from table.have_done(event, table.shows(YOU))


def play_any_card(table: Table) -> Script[None]:
    """You need not follow suit with your next card."""
    table.any_card = True
    yield from tell(events.AnyCardAllowed(rule=RULES["your_cards"]))


def rewind_trick(table: Table) -> Script[None]:
    """All cards of the trick go back to the rows they came from, and you lead it."""
    cards = tuple(played.card for played in table.trick)
    for played in reversed(table.trick):
        table.hands[played.player].insert(played.place, played.card)
    table.trick = []
    table.leader = YOU
    event = events.TrickRewound(rule=RULES["your_cards"], cards=cards)
    yield from table.have_done(event, *(table.shows(player) for player in PLAYERS))


ABILITIES: dict[str, Ability] = {
    **{f"exchange_{who}": exchange(who) for who in VANCARDIANS},
    "reveal": reveal_cards,
    "hide": hide_cards,
    "swap_played": swap_played,
    "play_any": play_any_card,
    "rewind": rewind_trick,
    **CHANGES,
}
