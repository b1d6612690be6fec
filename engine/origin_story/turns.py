"""The turns of a trick, yours and a Vancardian's (rulebook: Your turns; Surrender; A Vancardian turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAnswer
from engine.origin_story import events, vancardian
from engine.origin_story.abilities import offer_abilities, use_ability
from engine.origin_story.disputes import is_disputable, settle
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import surrender_points
from engine.origin_story.tricks import PLAYERS, TRICKS, VANCARDIANS, YOU, playable, tied
from engine.origin_story.views import is_plain, view_cards
from engine.requests import Choose
from engine.script import ask, instruct, tell

if TYPE_CHECKING:
    from engine.origin_story.cards import Card
    from engine.origin_story.table import Table
    from engine.script import Script

ABILITY, SURRENDER = "ability", "surrender"
OFF_SUIT = "event_off_suit"


def play_tricks(table: Table) -> Script[None]:
    """Eight tricks, or fewer if you surrender."""
    for table.trick_number in range(1, TRICKS + 1):
        yield from play_trick(table)
        if table.surrendered:
            return
        yield from end_trick(table)


def play_trick(table: Table) -> Script[None]:
    """Each player plays a card, the leader first; an ability may take the trick back to its start."""
    while len(table.trick) < len(PLAYERS):
        yield from take_turn(table)
        if table.surrendered:
            return
        if table.prompts and len(table.trick) == len(PLAYERS):
            yield from offer_abilities(table, "trick_over")


def take_turn(table: Table) -> Script[None]:
    """The turn of whoever is next."""
    who = table.to_play
    if who == YOU:
        yield from your_turn(table)
    elif table.trick:
        yield from vancardian_follows(table, who)
    else:
        yield from vancardian_leads(table, who)


def end_trick(table: Table) -> Script[None]:
    """The winner takes the trick and leads the next one."""
    best = table.ahead()
    rule = "trick_tied" if tied(table.trick_cards(), table.suits) else trick_rule(table)
    table.won[best.player] += [played.card for played in table.trick]
    table.tricks[best.player] += 1
    table.trick = []
    table.leader = best.player
    number = table.tricks[best.player]
    yield from table.have_done(
        events.TrickWon(rule=RULES[rule], who=best.player, card=best.card, tricks=number)
    )


def trick_rule(table: Table) -> str:
    """Whether trump or the lead suit took the trick."""
    return "trick_trump" if table.faces[table.ahead().card].suit == table.suits.trump else "trick_lead"


# --- Your turn ------------------------------------------------------------------------------------------


def your_turn(table: Table) -> Script[None]:
    """Play a card; before it you may use abilities, or surrender at the very beginning of the turn."""
    surrender = [SURRENDER] if table.leader != YOU and not table.timid else []
    while True:
        played = yield from choose_card(table, [ABILITY, *surrender])
        if played == SURRENDER:
            yield from give_up(table)
            return
        if played == ABILITY:
            if (yield from use_ability(table)):
                surrender = []
        elif played in may_play(table) or (yield from settle(table, played)):
            table.put_in_trick(YOU, played)
            table.any_card = False
            return


def choose_card(table: Table, others: list[str]) -> Script[str]:
    """One of your cards, or something else you may do; Enter alone plays nothing and never ends your turn."""
    lead = table.trick_cards()[0].suit if table.trick else ""
    facts = {"lead": lead, "trick": table.trick_number, "alignment": table.alignment}
    cards, rule = may_play(table), why_not(table) if lead else ""
    kept_back = [card for card in table.hands[YOU] if card not in cards]
    disputed = kept_back if rule == OFF_SUIT and is_disputable(table) else []

    def check(choice: str) -> None:
        if choice in kept_back and choice not in disputed:
            raise IllegalAnswer(choice, RULES[rule])

    request = Choose(
        "your_card" if lead else "your_lead",
        (*(card for card in table.hands[YOU] if card not in disputed), *others),
        facts=facts,
        legal=check,
        taken_from=table.own_row,
        disputed=disputed,
        # Where no cards lie on the table, the question shows the rows of the others.
        beside=tuple(view_cards(table, VANCARDIANS)) if table.deck.virtual else (),
    )
    return (yield from ask(request))


def may_play(table: Table) -> list[str]:
    """Your cards that follow suit if you can, and obey the event if you cannot."""
    allowed = playable(table.hand(YOU), table.trick_cards(), table.suits)
    return [card.id for card in table.hand(YOU) if table.any_card or card in allowed]


def why_not(table: Table) -> str:
    """The rule that keeps some of your cards back."""
    lead = table.trick_cards()[0].suit
    return "must_follow" if any(card.suit == lead for card in table.hand(YOU)) else OFF_SUIT


def give_up(table: Table) -> Script[None]:
    """Surrender: the leader scores her remaining cards and the trick, and the round ends at once."""
    leader = table.leader
    points = surrender_points(len(table.hands[leader]))
    table.surrendered = True
    if table.says("surrendered_trick", "counts"):
        table.tricks[leader] += 1
        points -= 1  # the trick's point comes with her other tricks
    table.dials.gain(leader, "surrender", points)
    yield from instruct(events.Surrendered(rule=RULES["surrender"], who=leader, points=points))


# --- A Vancardian's turn --------------------------------------------------------------------------------


def vancardian_leads(table: Table, who: str) -> Script[None]:
    """Her lowest card against a villain without tricks, otherwise her highest."""
    row = tuple(table.hands[who])
    card, rule = vancardian.lead(table.hand(who), timid=table.timid)
    table.put_in_trick(who, card.id)
    event = events.CardLed(
        rule=RULES[rule], who=who, row=row, card=card.id, value=card.value, plain=_plain(card)
    )
    yield from table.have_done(event, table.shows(who))


def vancardian_follows(table: Table, who: str) -> Script[None]:
    """Two cards are drawn and kept or not, then she plays."""
    yield from draw_two(table, who)
    row, trick, beaten = tuple(table.hands[who]), table.trick_cards(), table.ahead().card
    card, rule = vancardian.follow(table.hand(who), trick, table.suits, table.love, timid=table.timid)
    table.put_in_trick(who, card.id)
    ahead = "yes" if table.ahead().card == card.id else "no"
    if len(table.trick) == len(PLAYERS):
        ahead = "last"
    event = events.CardFollowed(
        rule=RULES[rule],
        who=who,
        row=row,
        lead=trick[0].suit,
        beaten=beaten,
        reason=rule,
        card=card.id,
        value=card.value,
        plain=_plain(card),
        ahead=ahead,
        love=table.love_named,
    )
    yield from table.have_done(event, table.shows(who))


def draw_two(table: Table, who: str) -> Script[None]:
    """Step 1: keep drawn cards of suits she has; as many leave the right end, where the kept ones go."""
    hand = table.hand(who)
    drawn = yield from table.take("drawn", who, vancardian.DRAWN)
    if not drawn:
        rule = RULES["draw_skipped_aside" if table.discards else "draw_skipped"]
        yield from tell(events.DrawSkipped(rule=rule, who=who))
        return
    kept = vancardian.keeps(hand, drawn)
    refused = [card for card in drawn if card not in kept]
    dropped = vancardian.drops(hand, len(kept))
    table.discards += [card.id for card in refused]
    table.discard(who, dropped)
    table.hands[who] += [card.id for card in kept]
    suits = tuple(dict.fromkeys(card.suit for card in hand))
    yield from table.have_done(drawing(who, suits, kept, refused, dropped), *table.shows_placed(who))


def drawing(
    who: str, suits: tuple[str, ...], kept: list[Card], refused: list[Card], dropped: list[Card]
) -> events.CardsDrawn:
    """The event of her two drawn cards: none, one or both kept."""
    rule = RULES["draw_two" if len(dropped) == len(kept) else "last_trick"]
    new, out, old = (tuple(card.id for card in cards) for cards in (kept, refused, dropped))
    if not kept:
        return events.CardsRefused(rule=rule, who=who, suits=suits, refused=out)
    if not refused:
        return events.CardsKept(rule=rule, who=who, suits=suits, kept=new, dropped=old)
    return events.CardKept(rule=rule, who=who, suits=suits, kept=new, refused=out, dropped=old)


def _plain(card: Card) -> str:
    return "yes" if is_plain(card) else "no"
