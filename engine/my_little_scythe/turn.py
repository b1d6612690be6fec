"""Automountie's turn: check for trophy, card, pies, seek, and the moves of both Seekers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.my_little_scythe import events
from engine.my_little_scythe.awards import check_for_trophy, gain_pies, shows
from engine.my_little_scythe.events import bag
from engine.my_little_scythe.fights import fight_all
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.movement import Pick, Terrain, gathered, pick, routes, walk
from engine.script import instruct, tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.my_little_scythe.cards import Card
    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Mountie
    from engine.script import Script

CAMP = "camp"
QUEST = "quest"


def take_turn(match: Match, mountie: Mountie) -> Script[None]:
    """Her turn in five steps; in the Grand Finale, further trophy checks after it."""
    yield from tell(events.TurnBegan(rule=RULES["turn_order"], mountie=mountie.id))
    if (yield from check_for_trophy(match, mountie)):
        stage = "finale" if match.finale else "normal"
        yield from tell(events.TurnSkipped(rule=RULES["turn_skipped"], mountie=mountie.id, stage=stage))
    else:
        yield from play_card(match, mountie)
    if match.finale:
        while (yield from check_for_trophy(match, mountie)):
            pass


def play_card(match: Match, mountie: Mountie) -> Script[None]:
    """The card of the turn: pies, then seek, then both moves."""
    card = yield from match.draw()
    match.face_up = card.face
    deck = str(match.options["automountie_deck"])
    yield from tell(events.CardDrawn(rule=RULES["turn_steps"], mountie=mountie.id, card=card.face, deck=deck))
    if card.pies:
        yield from gain_pies(match, mountie, card.pies, "gain_pies")
    if card.seek:
        yield from seek(match, mountie, card)
    for seeker in mountie.seekers:
        yield from move(match, mountie, seeker, card.paths)
    match.face_up = None


# --- Seek -------------------------------------------------------------------------------------------


def seek(match: Match, mountie: Mountie, card: Card) -> Script[None]:
    """Place the tokens of the diagram, as far as the supply goes: single ones first, then those in a pile."""
    placed: Counter[tuple[str, str]] = Counter()
    short: Counter[str] = Counter()
    for token, space in card.seek:
        if withheld(match, token, space):
            yield from tell(events.QuestWithheld(rule=RULES["seek_occupied"], space=space))
        elif match.table.supply(token) > sum(n for (kind, _), n in placed.items() if kind == token):
            placed[token, space] += 1
        else:
            short[token] += 1
    yield from place_single(match, mountie, [found for found, number in placed.items() if number == 1])
    for (token, space), number in placed.items():
        if number > 1:
            yield from place_pile(match, mountie, token, space, number)
    if any(match.rivals_at(space, mountie) for _, space in placed):
        yield from tell(events.FriendshipKept(rule=RULES["seek_friendship"], mountie=mountie.id))
    if short:
        yield from tell(events.SupplyShort(rule=RULES["seek_supply"], **bag(short)))


def place_single(match: Match, mountie: Mountie, found: Sequence[tuple[str, str]]) -> Script[None]:
    """Have the tokens placed of which a space gets one."""
    if not found:
        return
    placed: dict[str, list[str]] = {"quest": [], "gem": [], "apple": []}
    for token, space in found:
        match.table.put(space, [token])
        placed[token].append(space)
    yield from instruct(sought(mountie, placed), *shows(*(space for _, space in found)))


def place_pile(match: Match, mountie: Mountie, token: str, space: str, number: int) -> Script[None]:
    """Have several equal tokens placed on one space."""
    match.table.put(space, [token] * number)
    event = events.TokensPiled(
        rule=RULES["seek"], mountie=mountie.id, token=token, number=number, space=space
    )
    yield from instruct(event, *shows(space))


def withheld(match: Match, token: str, space: str) -> bool:
    """Whether a quest stays off a space with a Seeker, by the reading chosen."""
    if token != QUEST or match.follows("quest_on_seeker", "placed"):
        return False
    seekers = {seeker for player in match.players for seeker in player.seekers}
    return not seekers.isdisjoint(match.table.at(space))


def sought(mountie: Mountie, placed: Mapping[str, Sequence[str]]) -> events.TokensSought:
    """The event of placing tokens."""
    kinds = Counter({token: len(spaces) for token, spaces in placed.items()})
    return events.TokensSought(
        rule=RULES["seek"],
        mountie=mountie.id,
        mix=bag(kinds)["mix"],
        quest_spaces=tuple(placed["quest"]),
        gem_spaces=tuple(placed["gem"]),
        apple_spaces=tuple(placed["apple"]),
    )


# --- Move -------------------------------------------------------------------------------------------


def move(match: Match, mountie: Mountie, seeker: str, paths: Mapping[str, Sequence[str]]) -> Script[None]:
    """One Seeker picks a path and walks it."""
    ground = ground_of(match, mountie, seeker)
    picked = pick(routes(match.table.find(seeker), paths, ground), primary=seeker == mountie.primary)
    if picked is None:
        stayed = events.SeekerStayed(rule=RULES["no_path"], mountie=mountie.id, seeker=role(mountie, seeker))
        yield from tell(stayed)
    else:
        yield from travel(match, mountie, seeker, picked, ground)


def role(mountie: Mountie, seeker: str) -> str:
    """Which of her Seekers this is."""
    return "primary" if seeker == mountie.primary else "other"


def ground_of(match: Match, mountie: Mountie, seeker: str) -> Terrain:
    """What the Seeker would meet if it set out now."""
    rivals = {thing for player in match.opponents(mountie) for thing in player.seekers}
    team = {thing for player in match.teammates(mountie) for thing in player.seekers}
    twin = next(one for one in mountie.seekers if one != seeker)
    return Terrain(
        tokens=match.table.token_numbers(),
        rivals=match.table.occupied(rivals),
        outside=match.table.occupied(team) if team else (),
        own=match.table.find(twin),
        pies=mountie.pies,
        entries=mountie.entries,
        at_rival=str(match.options["mid_path_fight"]),
        own_seeker=str(match.options["own_seeker"]),
    )


def travel(match: Match, mountie: Mountie, seeker: str, picked: Pick, ground: Terrain) -> Script[None]:
    """Walk the picked path: to its end, or from fight to fight if she walks on after winning."""
    way, entered = picked.route.way, picked.route.spaces
    while entered:
        leg = first_leg(entered, ground)
        start = match.table.find(seeker)
        brought = carry(match, mountie, seeker, leg, ground)
        walked = Walk(start, way[: len(leg)], leg[-1], brought)
        changed = shows(*([start] if start else []), *leg)
        yield from instruct(moved_event(mountie, seeker, picked, walked), *changed)
        rivals = match.rivals_at(leg[-1], mountie)
        won = yield from fight_all(match, mountie, rivals, leg[-1], brought["quest"])
        way = way[len(leg) :]
        if not won or not way:
            return
        ground = ground_of(match, mountie, seeker)
        entered = walk(leg[-1], way, ground)


def first_leg(entered: Sequence[str], ground: Terrain) -> Sequence[str]:
    """The walk up to the first fight."""
    if ground.at_rival == "at_end":
        return entered
    end = next((i for i, space in enumerate(entered) if space in ground.rivals), len(entered) - 1)
    return entered[: end + 1]


def carry(match: Match, mountie: Mountie, seeker: str, leg: Sequence[str], ground: Terrain) -> Counter[str]:
    """Move the Seeker with the tokens it has and those it gathers; returns what it brings along."""
    start, end = match.table.find(seeker), leg[-1]
    brought: Counter[str] = Counter()
    emptied = [space for space in gathered(start, leg, ground) if space != end]
    if start and holds(match, mountie, seeker, start):
        emptied.append(start)
    for space in emptied:
        tokens = match.table.tokens_at(space)
        match.table.take(space, tokens.elements())
        brought += tokens
    if start:
        match.table.take(start, [seeker])
    match.table.put(end, [*brought.elements(), seeker])
    return brought


def holds(match: Match, mountie: Mountie, seeker: str, space: str) -> bool:
    """Whether the tokens on its space are this Seeker's; if both stand there, the primary's by default."""
    alone = not all(one in match.table.at(space) for one in mountie.seekers)
    return alone or seeker == mountie.primary or match.follows("shared_space", "moving")


@dataclass(frozen=True)
class Walk:
    """A leg of a path as it was walked."""

    start: str | None
    way: Sequence[str]
    end: str
    brought: Counter[str]


def moved_event(mountie: Mountie, seeker: str, picked: Pick, walked: Walk) -> events.SeekerMoved:
    """The event of a walk, with the rule that chose its path."""
    tie = "tie_primary" if seeker == mountie.primary else "tie_other"
    straight = len(set(walked.way)) == 1
    return events.SeekerMoved(
        rule=RULES[tie if picked.tied else "most_tokens"],
        mountie=mountie.id,
        seeker=role(mountie, seeker),
        letter=picked.route.letter,
        start=walked.start or CAMP,
        end=walked.end,
        shape="straight" if straight else "bent",
        way=tuple(walked.way[:1] if straight else walked.way),
        steps=len(walked.way),
        gain=picked.route.gain,
        choice=choice_of(picked),
        equals=picked.equals,
        next_best=picked.next_best or 0,
        **bag(walked.brought),
    )


def choice_of(picked: Pick) -> str:
    """How a path was chosen: it was the only one, it gained most, or several gained the same."""
    if picked.tied:
        return "tied"
    return "only" if picked.next_best is None else "most"
