"""The event for an enemy's action, with its facts, made before the action is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.crownfell import events
from engine.crownfell.deeds import FIRE, MOVE, SHOT, SWAP, Deed
from engine.crownfell.texts import RULES

if TYPE_CHECKING:
    from engine.crownfell.spaces import Arrow
    from engine.crownfell.table import Table
    from engine.events import Event, Facts


class Flip(NamedTuple):
    """What the solo cards say for one enemy: the entry of the list it has come to, and the arrow."""

    card: str
    arrow: Arrow
    listed: tuple[str, ...]  # as printed, from the top down
    action: str = ""
    passed: tuple[str, ...] = ()  # entries that were tried before and were not possible

    def facts(self, choices: int = 1) -> Facts:
        """Why this entry of the list and this way: the facts every enemy action carries."""
        ahead = not self.passed and self.action != self.listed[0]
        return {
            "card": self.card,
            "action": self.action,
            "passed": self.passed,
            "order": "ahead" if ahead else "next" if self.passed else "first",
            "arrow": self.arrow.face,
            "choices": choices,
        }


def title_of(table: Table, card: str) -> str:
    """The title of a card's ability."""
    ability = table.characters[card].ability
    return ability.title if ability else ""


def describe(table: Table, deed: Deed, rule: str, facts: Facts) -> Event:
    """The event of a deed, made before it is done."""
    if deed.kind in (SHOT, FIRE):
        return _describe_shot(table, deed, rule, facts)
    if deed.kind == MOVE:
        return _describe_move(table, deed, rule, facts)
    return _describe_ability(table, deed, rule, facts)


def _describe_shot(table: Table, deed: Deed, rule: str, facts: Facts) -> Event:
    places, target = table.board.places, deed.captured[0]
    start = places[deed.actor]
    facts = {**facts, "target": target, "target_place": places[target]}
    if deed.to:
        return events.EnemyMovedAndShot(rule=RULES[rule], start=start, to=deed.to, **facts)
    if deed.kind == FIRE:
        title = title_of(table, deed.actor)
        return events.EnemyFired(rule=RULES[rule], place=start, title=title, **facts)
    return events.EnemyShot(rule=RULES[rule], place=start, **facts)


def _describe_move(table: Table, deed: Deed, rule: str, facts: Facts) -> Event:
    beneath = table.board.top(deed.to)
    facts = {**facts, "start": table.board.places[deed.actor], "to": deed.to}
    if beneath and not deed.captured:
        whose = table.sides[beneath]
        return events.EnemyCovered(rule=RULES[rule], beneath=beneath, whose=whose, **facts)
    return events.EnemyMoved(rule=RULES[rule], captured=deed.captured, taken=len(deed.captured), **facts)


def _describe_ability(table: Table, deed: Deed, rule: str, facts: Facts) -> Event:
    places, subject = table.board.places, deed.subject
    facts = {
        **facts,
        "title": title_of(table, deed.actor),
        "subject": subject,
        "whose": table.sides[subject],
        "to": deed.to,
    }
    if deed.kind == SWAP:
        return events.EnemySwapped(rule=RULES[rule], start=places[deed.actor], **facts)
    captured, taken = deed.captured, len(deed.captured)
    return events.EnemyPushed(
        rule=RULES[rule], start=places[subject], captured=captured, taken=taken, **facts
    )
