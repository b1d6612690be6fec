"""What only a practice card forbids: the printed card may well allow it, so the owner is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.crownfell import events as told
from engine.crownfell.abilities import is_held_back
from engine.crownfell.characters import SHEET
from engine.crownfell.choices import deeds_of
from engine.crownfell.claims import ARROW, LOCK, PROTECT, Claim, GridDifference, Tops, list_claims
from engine.crownfell.deeds import Deed, board_after
from engine.crownfell.kept import PrintKept
from engine.crownfell.movement import can_land, move_to
from engine.crownfell.plans import GLOSSARY
from engine.crownfell.spaces import DIRECTIONS, Side
from engine.crownfell.telling import title_of
from engine.crownfell.texts import RULES
from engine.events import Line
from engine.requests import Choose
from engine.script import ask, choose, tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.table import Table
    from engine.events import Facts
    from engine.script import Script

ONCE, NO = "once", "no"
# What these do stands in the glossary, so nothing else is taken for an ability of theirs.
TITLED = frozenset({*GLOSSARY, "Martyr", "Pyro"})
MOST_TOUCHED = 3  # cards that an unknown ability is believed to have moved or captured


class Dispute(NamedTuple):
    """A deed that the sheet forbids, and the print on a practice card that would allow it, if any would."""

    deed: Deed
    claim: Claim | None = None


def tops_of(stacks: Mapping[str, Sequence[str]]) -> Tops:
    """The top cards: a camera sees no covered ones, and nobody should have to type those."""
    return frozenset([(space, stack[-1]) for space, stack in stacks.items()])


def is_disputable(table: Table, tops: Tops) -> bool:
    """Whether only practice cards speak against a grid that looks like this."""
    return bool(find_disputes(table, tops) or unknown_abilities(table, tops))


def find_disputes(table: Table, tops: Tops) -> list[Dispute]:
    """The ways to explain a grid by one thing that a practice card prints otherwise."""
    found = []
    for claim in list_claims(table, tops):
        board = table.board.knowing(claim.character)
        deeds = [deed for actor in _actors(board, claim) for deed in deeds_of(board, actor, table.hand)]
        fits = [deed for deed in deeds if tops_of(board_after(board, deed).stacks) == tops]
        found += [Dispute(deed, claim) for deed in fits[:1]]
    return found or _find_leaps(table, tops)


def _actors(board: Board, claim: Claim) -> list[str]:
    """The cards that could do what a claim allows: the card itself, or those an icon no longer stops."""
    return board.active(Side.BLACK) if claim.kind in {LOCK, PROTECT} else [claim.card]


def _find_leaps(table: Table, tops: Tops) -> list[Dispute]:
    """A move of a practice card that no arrow could print, as long as nothing else changed."""
    board = table.board
    for card, space in GridDifference.between(board, tops).moved.items():
        free = board.sides[card] is Side.BLACK and not board.covered(card) and not board.locked(card)
        if card in table.practice and free and can_land(board, card, space):
            deed = move_to(board, card, space)
            return [Dispute(deed)] if tops_of(board_after(board, deed).stacks) == tops else []
    return []


def unknown_abilities(table: Table, tops: Tops) -> list[str]:
    """The player's cards that may print an unknown ability, if one could have done this."""
    board, change = table.board, GridDifference.between(table.board, tops)
    touched = [*change.moved, *change.gone, *change.new]
    from_elsewhere = any(card not in table.hand for card in change.new)
    twice = len({card for _, card in tops}) < len(tops)
    own_alone = all(card in change.moved and board.sides[card] is Side.BLACK for card in touched)
    if from_elsewhere or twice or own_alone or len(touched) > MOST_TOUCHED:
        return []
    return [
        card
        for card in board.active(Side.BLACK)
        if card in table.practice - TITLED
        and board.characters[card].ability is None
        and not is_held_back(board, card)
    ]


# --- Asking ------------------------------------------------------------------------------------------------


def settle(table: Table, disputes: Sequence[Dispute]) -> Script[Deed | None]:
    """Ask whether the deed counts, and whether the sheet keeps what allows it; None if it does not count."""
    dispute = disputes[0]
    if len(disputes) > 1:
        answer = yield from _ask_which(table, disputes)
        if answer not in {ONCE, NO}:
            dispute, answer = disputes[int(answer) - 1], "yes"
    else:
        choices = ("yes", ONCE, NO) if dispute.claim else (ONCE, NO)
        answer = yield from choose("disputed_move", choices, facts=_facts(table, dispute))
    if answer == "yes" and dispute.claim:
        yield from keep(table, dispute.claim)
    return None if answer == NO else dispute.deed


def _ask_which(table: Table, disputes: Sequence[Dispute]) -> Script[str]:
    """Ask which of several things it is that a card prints."""
    numbers = [str(number) for number, _ in enumerate(disputes, 1)]
    lines = tuple(
        Line("claim_line", {"number": number, **_facts(table, dispute)})
        for number, dispute in zip(numbers, disputes, strict=True)
    )
    return (yield from ask(Choose("disputed_which", (*numbers, ONCE, NO), beside=lines)))


def _facts(table: Table, dispute: Dispute) -> Facts:
    deed, claim = dispute.deed, dispute.claim
    return {
        "claim": claim.kind if claim else "nowhere",
        "card": claim.card if claim else deed.actor,
        "actor": deed.actor,
        "title": title_of(table, claim.card) if claim else "",
        "direction": claim.thing if claim and claim.thing in DIRECTIONS else "",
        "steps": claim.steps if claim else 0,
        "place": claim.place if claim else deed.to,
    }


def keep(table: Table, claim: Claim) -> Script[None]:
    """Go on with the card as the player says it is, and change the owner's sheet, too."""
    before = (
        dict(table.characters[claim.card].arrows).get(DIRECTIONS[claim.thing], 0)
        if claim.kind == ARROW
        else 0
    )
    title = title_of(table, claim.card)
    table.learn(claim.character)
    kept = PrintKept(
        rule=RULES["print_kept"],
        sheet=SHEET,
        card=claim.card,
        claim=claim.kind,
        title=title,
        thing=claim.thing,
        steps=claim.steps,
        before=before,
    )
    yield from tell(kept)


def settle_ability(cards: Sequence[str]) -> Script[str | None]:
    """Ask whose ability did what no card of the sheet can do; None if nobody's."""
    answer = yield from choose("disputed_ability", (*cards, NO), facts={"cards": tuple(cards)})
    if answer == NO:
        return None
    yield from tell(told.AbilityTaken(rule=RULES["print_kept"], card=answer))
    return answer
