"""Abilities, ranged captures, locks and protection that only a practice card forbids are asked about, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.card_form import CardForm
from engine.crownfell import GAME
from engine.crownfell.claims import FIELDS, to_steps
from engine.crownfell.disputes import find_disputes, tops_of, unknown_abilities
from engine.crownfell.events import AbilityTaken
from engine.crownfell.kept import PrintKept
from engine.crownfell.player import take_player_turn
from engine.errors import IllegalAnswer
from engine.requests import Choose, Look
from tests.engine.crownfell.table import ability, character, lay, run

if TYPE_CHECKING:
    from engine.crownfell.characters import Ability
    from engine.crownfell.table import Table

Grid = dict[str, list[str]]
GUIDE = ability("bring", of="anywhere", to="back-left back-right", who="ally")
COMMAND = ability("move", of="adjacent", directions="forward left right", who="ally")
PROMOTE = ability("deploy", to="forward")
FIREBALL = ability("capture", of="forward-forward")


def practice(name: str = "Stag", trick: Ability | None = None, **laid: Any) -> Table:
    """A practice card of the player's on B3 that moves one step forward, and two enemies."""
    places: dict[str, Any] = {"black": {"B3": name}, "white": {"E1": "Duke", "E5": "Angel"}}
    table = lay(character(name, "forward1", ability=trick), **(places | laid))
    table.practice = frozenset({name})
    return table


def grid(table: Table, *without: str, **cards: str) -> Grid:
    """The grid with cards laid elsewhere, and some taken off it."""
    gone = {*without, *cards.values()}
    kept = {space: list(stack) for space, stack in table.board.stacks.items() if not gone & set(stack)}
    return kept | {space: [card] for space, card in cards.items()}


CLAIMS = [
    pytest.param(
        practice(white={"D3": "Duke", "E5": "Angel"}),
        ("Duke",),
        {},
        ("ranged", "Stag", "forward-forward"),
        id="a ranged capture",
    ),
    pytest.param(
        practice("Beacon", GUIDE, black={"B3": "Beacon", "A1": "Stag"}),
        (),
        {"B2": "Stag"},
        ("aim", "Beacon", "left"),
        id="where an ability sets a card down",
    ),
    pytest.param(
        practice("Stag", PROMOTE, hand="Pyro"),
        (),
        {"C4": "Pyro"},
        ("aim", "Stag", "forward-right"),
        id="where an ability deploys",
    ),
    pytest.param(
        practice("Minstrel", COMMAND, black={"B3": "Minstrel", "B5": "Stag"}),
        (),
        {"C5": "Stag"},
        ("reach", "Minstrel", "right-right"),
        id="whom an ability reaches",
    ),
    pytest.param(
        practice("Minstrel", COMMAND, black={"B3": "Minstrel", "B4": "Stag"}),
        (),
        {"A4": "Stag"},
        ("way", "Minstrel", "back"),
        id="where an ability moves a card",
    ),
    pytest.param(
        practice(
            "Minstrel",
            COMMAND,
            black={"B3": "Minstrel", "B4": "Stag"},
            white={"C4": "Duke", "E5": "Angel"},
        ),
        (),
        {"C4": "Stag"},
        ("takes", "Minstrel", ""),
        id="an ability that captures",
    ),
]


@pytest.mark.parametrize(("table", "gone", "laid", "claim"), CLAIMS)
def test_one_thing_that_a_practice_card_lacks_explains_the_grid(
    table: Table, gone: tuple[str, ...], laid: dict[str, str], claim: tuple[str, str, str]
) -> None:
    found = find_disputes(table, tops_of(grid(table, *gone, **laid)))
    claims = [(one.claim.kind, one.claim.card, one.claim.thing) for one in found if one.claim]
    assert claims == [claim]


@pytest.mark.parametrize(("table", "gone", "laid", "claim"), CLAIMS)
def test_what_is_kept_counts_from_then_on_and_is_told(
    table: Table, gone: tuple[str, ...], laid: dict[str, str], claim: tuple[str, str, str]
) -> None:
    after = grid(table, *gone, **laid)
    events = run(take_player_turn(table), after, "yes", after)
    [kept] = [event for event in events if isinstance(event, PrintKept)]
    assert (kept.claim, kept.card, kept.thing) == claim
    assert tops_of(table.board.stacks) == tops_of(after)


def test_an_enemy_that_locks_only_on_a_practice_card_may_not_hold() -> None:
    table = practice(white={"C3": "Duke", "E5": "Angel"})
    table.learn(character("Duke", lock="forward"))
    table.board = table.board.with_card("Stag", "B3")
    after = grid(table, C3="Stag")
    with pytest.raises(IllegalAnswer):
        _first_question(table).read(after)
    table.practice = frozenset({"Duke"})
    [dispute] = find_disputes(table, tops_of(after))
    assert dispute.claim
    assert (dispute.claim.kind, dispute.claim.card, dispute.claim.thing) == ("lock", "Duke", "forward")


def test_an_enemy_that_protects_only_on_a_practice_card_may_not_shield() -> None:
    table = practice(white={"C3": "Angel", "C4": "Guardian"})
    table.learn(character("Guardian", protect="right"))
    after = grid(table, C3="Stag")
    table.practice = frozenset({"Guardian"})
    [dispute] = find_disputes(table, tops_of(after))
    assert dispute.claim
    assert (dispute.claim.kind, dispute.claim.card) == ("protect", "Guardian")


def _first_question(table: Table) -> Look[Any]:
    request = next(take_player_turn(table))
    assert isinstance(request, Look)
    return request


def test_where_two_prints_explain_it_the_player_says_which() -> None:
    table = practice("Martyr", ability("capture", of="left"), white={"D3": "Duke", "E5": "Angel"})
    script = take_player_turn(table)
    request = next(script)
    assert isinstance(request, Look)
    question = script.send(request.read(grid(table, "Duke")))
    assert isinstance(question, Choose)
    assert question.options == ("1", "2", "once", "no")
    kept = script.send("2")
    assert isinstance(kept, PrintKept)
    assert kept.claim == "reach"


def test_an_ability_nobody_knows_is_taken_as_told_and_keeps_nothing() -> None:
    table = practice("Harbinger")
    after = grid(table, D1="Duke")
    assert unknown_abilities(table, tops_of(after)) == ["Harbinger"]
    events = run(take_player_turn(table), after, "Harbinger", after)
    assert [event.card for event in events if isinstance(event, AbilityTaken)] == ["Harbinger"]
    assert table.board.places["Duke"] == "D1"
    assert not any(isinstance(event, PrintKept) for event in events)


@pytest.mark.parametrize(
    ("name", "laid"),
    [
        pytest.param("Stag", {"D1": "Duke"}, id="the glossary says what its ability does"),
        pytest.param("Harbinger", {"D1": "Pyro"}, id="a card that lies in the enemy deck"),
        pytest.param("Harbinger", {"D1": "Harbinger"}, id="a plain move of its own"),
    ],
)
def test_no_ability_is_made_up_for(name: str, laid: dict[str, str]) -> None:
    table = practice(name, deck="Pyro")
    assert not unknown_abilities(table, tops_of(grid(table, **laid)))


def test_a_discarded_card_stays_discarded_whatever_a_card_prints() -> None:
    table = practice("Harbinger")
    table.discard.append(("Pyro", table.sides["Pyro"]))
    with pytest.raises(IllegalAnswer) as caught:
        _first_question(table).read(grid(table, A1="Pyro"))
    assert caught.value.rule.id == "no_revive"


# --- On the sheet -----------------------------------------------------------------------------------------

FORM = GAME.forms[0]


def kept_event(claim: str, card: str, thing: str, steps: int = 0) -> PrintKept:
    from engine.crownfell.texts import RULES  # noqa: PLC0415 - only here

    return PrintKept(
        rule=RULES["print_kept"],
        sheet=FORM.name,
        card=card,
        claim=claim,
        title="",
        thing=thing,
        steps=steps,
        before=0,
    )


@pytest.mark.parametrize(
    ("event", "value"),
    [
        (kept_event("ranged", "Stag", "left"), None),
        (kept_event("reach", "Duke", "left-left"), None),
        (kept_event("aim", "Beacon", "left"), ["back-left", "back-right", "left"]),
        (kept_event("way", "Minstrel", "left"), ["forward", "left"]),
        (kept_event("takes", "Duke", ""), True),
        (kept_event("leaps", "Stag", ""), True),
        (kept_event("lock", "Labyrinth", "forward"), []),
        (kept_event("protect", "Angel", "left"), ["right"]),
        (kept_event("arrow", "Stag", "back-left", 2), None),
    ],
    ids=lambda one: one.claim if isinstance(one, PrintKept) else "",
)
def test_the_sheet_takes_it_over_and_gives_it_back(event: PrintKept, value: object) -> None:
    cards = CardForm(FORM, FORM.shipped.text)
    card = next(card for card in cards.cards() if card.title == event.card)
    where = (card.section.heading, card.place)
    amended = cards.write(*where, event.amend(card.values), card.origin)
    now = amended.card(*where).values
    assert now[FIELDS[event.claim]] != card.values.get(FIELDS[event.claim])
    assert value is None or now[FIELDS[event.claim]] == value
    restored = amended.write(*where, event.restore(now), card.origin).card(*where).values
    assert _settled(restored) == _settled(card.values)


def _settled(values: dict[str, Any]) -> dict[str, Any]:
    """Values without what is empty, and lists in one order."""
    return {
        name: sorted(v) if isinstance(v, list) else v for name, v in values.items() if v not in ("", False)
    }


def test_a_square_is_written_in_steps() -> None:
    assert [to_steps(square) for square in ((2, -1), (-1, 0), (0, 2))] == [
        "forward-forward-left",
        "back",
        "right-right",
    ]
