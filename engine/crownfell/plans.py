"""What an enemy would do for each entry of an action list: the deeds it accepts, before the arrow chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.crownfell.abilities import uses
from engine.crownfell.characters import PYRO
from engine.crownfell.deeds import BRING, FIRE, PUSH, SWAP, Deed, board_after, rallies
from engine.crownfell.movement import moves, moving_shots, shot_targets, standing_shots
from engine.crownfell.spaces import Side, direction, swept

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.spaces import Arrow, Offset

MINSTREL = "Minstrel"
GLOSSARY = {
    "Beacon": "guide",
    "Duke": "command",
    "Minstrel": "inspire",
    "Monarch": "honour_guard",
    "Mystic": "whisper",
    "Stag": "promote",
}


class Plan(NamedTuple):
    """The deeds an enemy accepts and the rule that says so; without deeds it gives up its action."""

    rule: str
    deeds: list[Deed]


def listed_actions(board: Board, card: str, actions: Sequence[str]) -> list[str]:
    """The order in which a card tries the list: one that lies on a fellow card first tries to leave it."""
    if not _covers_fellow(board, card) or "move" not in actions or can_capture(board, card):
        return list(actions)
    return ["move", *(action for action in actions if action != "move")]


def _covers_fellow(board: Board, card: str) -> bool:
    below = board.beneath(card)
    return below is not None and board.sides[below] is board.sides[card]


# --- Capture ----------------------------------------------------------------------------------------


def plan_capture(board: Board, card: str) -> Plan | None:
    """Capture: a Fireball, then a ranged capture, then a move onto a black card."""
    fires = [deed for deed in uses(board, card, ()) if deed.kind == FIRE] if card == PYRO else []
    shots = standing_shots(board, card) or moving_shots(board, card)
    plain = [deed for deed in moves(board, card) if _onto_opponent(board, deed)]
    rule = "revenant_onto_player" if board.characters[card].covers else "capture"
    choices = (("pyro_capture", fires), ("ranged_capture", shots), (rule, plain))
    return next((_unlocking(board, Plan(rule, deeds)) for rule, deeds in choices if deeds), None)


def _unlocking(board: Board, plan: Plan) -> Plan:
    """Of several deeds, those that free the most locked enemies."""
    now = _locked_enemies(board)
    if len(plan.deeds) == 1 or not now:
        return plan
    left = [_locked_enemies(board_after(board, deed)) for deed in plan.deeds]
    if min(left) == max(left) or min(left) >= now:
        return plan
    deeds = [deed for deed, locked in zip(plan.deeds, left, strict=True) if locked == min(left)]
    return Plan("unlock", deeds)


def _locked_enemies(board: Board) -> int:
    return sum(1 for card in board.places if board.sides[card] is Side.WHITE and board.locked(card))


def can_capture(board: Board, card: str) -> bool:
    """Whether a card could capture, or cover an opposing card, from where it stands."""
    return plan_capture(board, card) is not None


def _onto_opponent(board: Board, deed: Deed) -> bool:
    top = board.top(deed.to)
    return top is not None and board.sides[top] is not board.sides[deed.actor]


# --- Rally ------------------------------------------------------------------------------------------


def plan_rally(board: Board, card: str, *, deck: int) -> Plan | None:
    """Rally: a move to the Crown or into the player's home row, unless the enemy home row is full."""
    if _covers_opponent(board, card):
        return None
    start, side = board.places[card], board.sides[card]
    deeds = [
        deed
        for deed in moves(board, card)
        if rallies(board, side, start, deed.to) and _worth_covering(board, deed)
    ]
    if deck or board.readings.full_row == "skipped":
        deeds = [deed for deed in deeds if board_after(board, deed).open_home(Side.WHITE)]
    return _unlocking(board, Plan("rally", deeds)) if deeds else None


def _covers_opponent(board: Board, card: str) -> bool:
    below = board.beneath(card)
    return below is not None and board.sides[below] is not board.sides[card]


def _worth_covering(board: Board, deed: Deed) -> bool:
    """A card is laid on a fellow card only if it could capture from there."""
    top = board.top(deed.to)
    if top is None or board.sides[top] is not board.sides[deed.actor]:
        return True
    return can_capture(board_after(board, deed), deed.actor)


# --- Ability ----------------------------------------------------------------------------------------


def plan_ability(board: Board, card: str, *, deck: int) -> Plan | None:
    """Ability: any legal use; a locked fellow card comes first, and for the Minstrel, one that captures."""
    found = uses(board, card, ("",) if deck else ())
    deeds = [deed for deed in found if not keeps_its_place(board, deed.subject)]
    if not deeds:
        return None
    rule = GLOSSARY.get(card, "ability")
    if deeds[0].kind in (PUSH, BRING, SWAP) and board.sides[deeds[0].subject] is board.sides[card]:
        return Plan(rule, _urgent(board, deeds))
    return _unlocking(board, Plan(rule, deeds))


def keeps_its_place(board: Board, subject: str) -> bool:
    """Whether no fellow card may move this one: an enemy that lies on a card of the player stays there."""
    moved = subject in board.places and board.sides[subject] is Side.WHITE
    return moved and _covers_opponent(board, subject)


def _urgent(board: Board, deeds: list[Deed]) -> list[Deed]:
    freeing = [deed for deed in deeds if board.locked(deed.subject)]
    if deeds[0].actor != MINSTREL:
        return freeing or deeds
    capturing = [deed for deed in deeds if deed.captured or _covers_by(board, deed)]
    first, second = (capturing, freeing) if board.readings.inspire == "capture" else (freeing, capturing)
    return first or second or deeds


def _covers_by(board: Board, deed: Deed) -> bool:
    top = board.top(deed.to) if deed.kind == PUSH else None
    return top is not None and board.sides[top] is not board.sides[deed.subject]


# --- Move -------------------------------------------------------------------------------------------


def plan_move(board: Board, card: str, threats: Container[str] = ()) -> Plan | None:
    """Move: as far as possible, by the card's own preferences; None where the move is ignored.

    From `threats`, the person says, an ability that only the card explains would threaten something.
    """
    if _covers_opponent(board, card):
        return Plan("revenant_stays", [])
    deeds = [deed for deed in moves(board, card) if _worth_covering(board, deed)]
    if board.readings.move_reach == "farthest":
        deeds = _farthest(board, deeds)
    onto = [deed for deed in deeds if _onto_opponent(board, deed)]
    if onto and board.characters[card].covers:
        plan = _unlocking(board, Plan("revenant_onto_player", onto))
        return plan._replace(deeds=_farthest(board, plan.deeds))
    return _move_by_icons(board, card, deeds, threats)


def _move_by_icons(board: Board, card: str, deeds: list[Deed], threats: Container[str]) -> Plan | None:
    """Stay to protect or to lock, else free a fellow card, then move where the icons are useful."""
    rule, locks = "revenant_leaves" if _covers_fellow(board, card) else "move", board.locks(card)
    if board.protected(card):
        if locks and not deeds and board.readings.protected_locker == "skips":
            return Plan("lock_kept", [])
        rule, deeds = "protected_stays", [d for d in deeds if board_after(board, d).protected(card)]
        if not deeds:
            return None
    if locks:
        deeds = [deed for deed in deeds if board_after(board, deed).locks(card) >= locks]
        if not deeds:
            return Plan("lock_kept", [])
    if not deeds or board.protects(card) > max(board_after(board, d).protects(card) for d in deeds):
        return None
    plan = Plan(rule, deeds)
    freeing = _unlocking(board, plan)
    liked = _by_likings(board, card, freeing, threats)
    safest = _safest(board, liked._replace(deeds=_farthest(board, liked.deeds)))
    return safest if freeing is plan else safest._replace(rule="unlock")


def _by_likings(board: Board, card: str, plan: Plan, threats: Container[str]) -> Plan:
    """Lock most, then protect most, then threaten."""
    plan = _most(board, plan, "lock_by_move", lambda after: after.locks(card))
    plan = _most(board, plan, "protect", lambda after: after.protects(card))
    return _most(
        board,
        plan,
        _threat_rule(card),
        lambda after: after.places[card] in threats or _threatens(after, card),
    )


def _farthest(board: Board, deeds: list[Deed]) -> list[Deed]:
    """The farthest space along each arrow; by one reading a nearer one that is not locked."""
    arrows: dict[Offset, list[Deed]] = {}
    for deed in deeds:  # along an arrow the nearest space comes first
        arrows.setdefault(direction(board.places[deed.subject], deed.to), []).append(deed)
    return [_end(board, ends) for ends in arrows.values()]


def _end(board: Board, ends: list[Deed]) -> Deed:
    safe = [deed for deed in ends if _is_safe(board, deed)]
    return safe[-1] if safe and board.readings.far_or_safe == "safe" else ends[-1]


def _is_safe(board: Board, deed: Deed) -> bool:
    return not board_after(board, deed).locked(deed.subject)


def _threat_rule(card: str) -> str:
    return "pyro_move" if card == PYRO else "ranged_capture"


def _threatens(board: Board, card: str) -> int:
    """Whether a Fireball, or a ranged capture from where it stands, would have a target."""
    if card == PYRO:
        return int(any(deed.kind == FIRE for deed in uses(board, card, ())))
    return int(board.readings.ranged_capture == "stand" and bool(shot_targets(board, card)))


def _most(board: Board, plan: Plan, rule: str, worth: Callable[[Board], int]) -> Plan:
    """Keep the deeds worth most, if any is worth something."""
    worths = [worth(board_after(board, deed)) for deed in plan.deeds]
    best = max(worths)
    if not best:
        return plan
    return Plan(rule, [deed for deed, value in zip(plan.deeds, worths, strict=True) if value == best])


def _safest(board: Board, plan: Plan) -> Plan:
    """Keep out of the player's locks if there is a choice."""
    safe = [deed for deed in plan.deeds if _is_safe(board, deed)]
    if not safe or len(safe) == len(plan.deeds):
        return plan
    return Plan("locks_avoided" if plan.rule == "move" else plan.rule, safe)


# --- The arrow --------------------------------------------------------------------------------------


def point_out(board: Board, deeds: Sequence[Deed], arrow: Arrow) -> Deed:
    """The deed the arrow chooses: it starts over for each choice; a moved fellow keeps its preferences."""
    first = min(deeds, key=lambda deed: _sweeps(deed, arrow)[0])
    alike = [deed for deed in deeds if deed.sights[0] == first.sights[0]]
    subject = first.subject
    if subject and subject != first.actor and board.sides[subject] is board.sides[first.actor]:
        alike = _settled(board, subject, alike)
    return min(alike, key=lambda deed: _sweeps(deed, arrow))


def in_arrow_order(deeds: Sequence[Deed], arrow: Arrow) -> list[Deed]:
    """The deeds in the order in which the arrow meets them."""
    return sorted(deeds, key=lambda deed: _sweeps(deed, arrow))


def _sweeps(deed: Deed, arrow: Arrow) -> list[tuple[float, int]]:
    return [swept(arrow, start, target) for start, target in deed.sights]


def _settled(board: Board, subject: str, deeds: list[Deed]) -> list[Deed]:
    """A fellow card that is moved goes where it protects most and where it is not locked."""
    if any(deed.subject != subject for deed in deeds):
        return deeds
    plan = _most(board, Plan("protect", deeds), "protect", lambda after: after.protects(subject))
    return _safest(board, plan).deeds
