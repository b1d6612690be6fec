"""A person's turn, as far as it concerns Automountie: the board, pie fights, trophies, gifts and thefts."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from engine.errors import IllegalAnswer
from engine.my_little_scythe import events
from engine.my_little_scythe.awards import FIGHT_TROPHY, place_own_trophy, shows
from engine.my_little_scythe.board import spaces
from engine.my_little_scythe.events import bag
from engine.my_little_scythe.fights import fight_all, remove_quests
from engine.my_little_scythe.match import RULES
from engine.my_little_scythe.samples import sample_turn
from engine.my_little_scythe.table import BOARD, RESOURCES, TOKENS, TROPHIES, Mountie, misfit
from engine.my_little_scythe.trophies import payment
from engine.requests import Look
from engine.script import choose, instruct, look, tell

if TYPE_CHECKING:
    from engine.my_little_scythe.match import Match
    from engine.my_little_scythe.table import Human
    from engine.requests import Places
    from engine.script import Script

TURN_OVER = "turn_over"
TROPHY = "trophy"
INTERACT = "give_or_take"
GIFTS = {"give_apples": "apple", "give_gems": "gem"}
TAKE_RESOURCES = "take_resources"
TAKE_SPELLS = "take_spells"
INTERACTIONS = (*GIFTS, TAKE_RESOURCES, TAKE_SPELLS)
GIFT = 2  # tokens given or taken at once


def take_turn(match: Match, human: Human) -> Script[None]:
    """A person plays by the normal rules and reports what Automountie has to know, the board last."""
    facts = {"player": human.id, "finale": "finale" if match.finale else "normal", "again": "first"}
    while True:
        deed = yield from choose("your_turn", deeds(match, human), default=TURN_OVER, facts=facts)
        if deed == INTERACT:
            yield from interact(match, human)
        elif deed == TROPHY:
            yield from tell_trophy(match, human)
        elif not (yield from see_board(match, human)):
            return
        facts = {**facts, "again": "again"}


def deeds(match: Match, human: Human) -> tuple[str, ...]:
    """What a person can report in their turn."""
    free = human.placed < TROPHIES and not match.one_trophy_placed(human)
    return (TURN_OVER, TROPHY, INTERACT) if free else (TURN_OVER, INTERACT)


def tell_trophy(match: Match, human: Human) -> Script[None]:
    """Take a trophy that the person reports; the one for a pie fight is remembered, and placed only once."""
    fight = False
    if not human.fight_trophy:
        yes, no = FIGHT_TROPHY
        fight = (yield from choose("which_trophy", FIGHT_TROPHY, default=no)) == yes
    yield from place_own_trophy(match, human, fight=fight)


# --- The board --------------------------------------------------------------------------------------


def see_board(match: Match, human: Human) -> Script[bool]:
    """Look at the board; whoever moved onto an Automountie fights her. Returns whether there was a fight."""
    before = match.table.places()
    seen = yield from look(
        Look.board(
            "board",
            BOARD,
            tuple(spaces()),
            things(match),
            gathers=True,
            before=before,
            legal=partial(check_board, match),
            suggest=partial(sample_turn, match, human),
            facts={"player": human.id, "hint": "none" if human.shown_board else "fight"},
        )
    )
    human.shown_board = True
    match.table.show(seen)
    yield from clear_abandoned(match, before)
    attacked = [space for space in seen if came_to(human, space, before, seen)]
    fought = False
    for space in attacked:
        rivals = [p for p in match.rivals_at(space, human) if isinstance(p, Mountie)]
        fought = fought or bool(rivals)
        yield from fight_all(match, human, list(rivals), space, 0)
    return fought


def things(match: Match) -> tuple[str, ...]:
    """All that can lie on the board."""
    return (*reversed(TOKENS), *(seeker for player in match.players for seeker in player.seekers))


def check_board(match: Match, places: Places) -> None:
    """Refuse a board that cannot be."""
    broken = misfit(places, match.players, [match.humans, match.mounties] if match.teams else ())
    if broken:
        raise IllegalAnswer(dict(places), RULES[broken])


def came_to(human: Human, space: str, before: Places, seen: Places) -> bool:
    """Whether one of the person's Seekers moved onto a space."""
    seeker = human.seekers[0]
    return seen[space].count(seeker) > before.get(space, ()).count(seeker)


def clear_abandoned(match: Match, before: Places) -> Script[None]:
    """Quests that an effect made an Automountie leave behind are removed."""
    for mountie in match.mounties:
        left = [s for s, lay in before.items() if any(seeker in lay for seeker in mountie.seekers)]
        for space in left:
            if not any(seeker in match.table.at(space) for seeker in mountie.seekers):
                quests = min(before[space].count("quest"), match.table.tokens_at(space)["quest"])
                yield from remove_quests(match, mountie, space, quests)


# --- Appendix: cards and tiles that interact with Automountie ---------------------------------------


def interact(match: Match, human: Human) -> Script[None]:
    """Give something to an Automountie or take it from her."""
    deed = yield from choose("give_or_take", INTERACTIONS)
    mountie = match.mounties[0]
    if len(match.mounties) > 1:
        ids = [one.id for one in match.mounties]
        chosen = yield from choose("which_automountie", ids)
        mountie = match.mounties[ids.index(chosen)]
    if deed in GIFTS:
        yield from receive(match, mountie, GIFTS[deed])
    elif deed == TAKE_RESOURCES:
        yield from hand_over(match, mountie, human)
    else:
        yield from instruct(events.SpellsTaken(rule=RULES["spells_taken"], mountie=mountie.id))


def receive(match: Match, mountie: Mountie, token: str) -> Script[None]:
    """A gift of 2: one for each Seeker on the board, both for the only one there, lost if none is."""
    homes = [space for seeker in mountie.seekers if (space := match.table.find(seeker))]
    if not homes:
        yield from tell(events.GiftLost(rule=RULES["gift"], mountie=mountie.id))
        return
    shares = Counter(homes[i % len(homes)] for i in range(GIFT))
    for space, number in shares.items():
        # Tokens that a person gives from their own spaces are corrected at the next look at the board.
        known = min(number, match.table.supply(token))
        match.table.put(space, [token] * known)
        gift = bag(Counter({token: number}))
        event = events.GiftPlaced(rule=RULES["gift"], mountie=mountie.id, space=space, **gift)
        yield from instruct(event, *(shows(space) if known == number else ()))


def hand_over(match: Match, mountie: Mountie, human: Human) -> Script[None]:
    """She gives 2 tokens in the order in which she pays for a trophy."""
    kinds = TOKENS if match.follows("taken_resources", "quests_too") else RESOURCES
    given = payment(match.table, mountie, GIFT, kinds)
    if not given:
        yield from tell(events.NothingGiven(rule=RULES["resources_taken"], mountie=mountie.id))
    for space, tokens in given:
        match.table.take(space, tokens.elements())
        event = events.TokensGiven(
            rule=RULES["resources_taken"], mountie=mountie.id, player=human.id, space=space, **bag(tokens)
        )
        yield from instruct(event, *shows(space))
