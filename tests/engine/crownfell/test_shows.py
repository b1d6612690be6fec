"""Each order's expectation beside the grid itself, and the visible state after every step."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from engine.crownfell import GAME
from engine.crownfell import events as happened
from engine.crownfell.choices import player_deeds
from engine.crownfell.enemy import act
from engine.crownfell.expected_table import expected_table
from engine.crownfell.last_stand import LastStand
from engine.crownfell.player import finish_deed
from engine.crownfell.spaces import COLUMNS, CROWN, ROWS, SPACES
from engine.decks import pick
from engine.events import Event
from engine.game import Setup, complete
from engine.play import event_of
from engine.requests import Choose, Draw, Instruction, Look
from tests.engine.crownfell.table import FixedSolo, ability, character, lay
from tests.engine.random_play import random_setup
from tests.engine.tables import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.crownfell.table import Table
    from engine.script import Step

Tops: TypeAlias = dict[str, tuple[str, ...]]
GAMES = range(40)
BARE = {CROWN: ("crown",)}
UNSEEN = (  # orders that change nothing on the grid
    *(happened.HandTaken, happened.EnemyDeckReadied, happened.EnemyDeckPlaced, happened.EnemyDeckMoved),
    *(happened.SoloDeckReadied, happened.SoloDeckShuffled, happened.SoloCardFlipped, happened.AbilityByHand),
)
NO_ORDERS = (  # told, with nothing to be done
    *(
        happened.EnemyTurnBegan,
        happened.EnemyStayed,
        happened.LockKept,
        happened.DeployBlocked,
        happened.RallyBlocked,
    ),
    *(happened.DesperationIdle, happened.PlayerActed, happened.GameEnded, happened.GridTaken),
)
NOT_IN_RANDOM_GAMES = (
    happened.AbilityByHand,
    happened.EnemyDeckMoved,
)  # they need a sheet with such an ability


def tops(table: Table) -> Tops:
    """The card that can be seen on each space."""
    return {space: stack[-1:] for space, stack in table.board.stacks.items()}


def steps(game: LastStand, setup: Setup, seed: int) -> Iterator[Step]:
    """Every step of a random game, with the bot as it is at that moment."""
    rng, script = Random(seed), game.script()
    step = next(script)
    while True:
        yield step
        try:
            step = next(script) if isinstance(step, Event) else script.send(_answer(step, setup, rng))
        except StopIteration:
            return


def _answer(step: Step, setup: Setup, rng: Random) -> object:
    assert not isinstance(step, Event)
    virtual = isinstance(step, Draw) and step.virtual
    return step.read(pick(setup.seed, step) if virtual else step.sample(rng))


def random_steps(seed: int) -> Iterator[tuple[LastStand, Step]]:
    setup = complete(GAME, random_setup(GAME, seed))
    game = LastStand(setup)
    for step in steps(game, setup, seed):
        yield game, step


def shown_by(table: Table, order: Instruction) -> dict[tuple[str, str | None], tuple[str, ...]]:
    """The table that an order leads to."""
    return shown(GAME, expected_table(table), order)


def check_order(before: Tops | None, table: Table, order: Instruction) -> None:
    """An order shows every space it changes, and each as the grid has it then."""
    now, shown = (
        tops(table),
        {place: seen for (zone, place), seen in shown_by(table, order).items() if zone == "grid"},
    )
    assert shown == {space: now.get(space, BARE.get(space, ())) for space in shown if space}, order
    # A team that was dealt on row A is seen to leave it, and the arrow of a draft to leave the Crown.
    if not isinstance(order.event, happened.HandTaken | happened.SoloDeckReadied):
        assert bool(shown) is not isinstance(order.event, UNSEEN), order
    if before is not None:
        assert {space for space in SPACES if before.get(space) != now.get(space)} <= set(shown), order


def check_orders(seed: int) -> set[type[Event]]:
    """Check every order of a random game; the kinds of orders there were."""
    kinds, before = set(), None
    for game, step in random_steps(seed):
        if isinstance(step, Instruction):
            check_order(before, game.table, step)
            kinds.add(type(step.event))
        by_person = isinstance(step, Look | Choose)  # who then changes the grid before it is told
        before = None if by_person else tops(game.table)
    return kinds


def test_every_order_shows_the_spaces_it_changes_as_they_are_on_the_grid_then() -> None:
    kinds = set[type[Event]]().union(*(check_orders(seed) for seed in GAMES))
    orders = {
        type_ for type_ in vars(happened).values() if isinstance(type_, type) and issubclass(type_, Event)
    }
    assert orders - kinds == {Event, happened.EnemyAct, *NO_ORDERS, *NOT_IN_RANDOM_GAMES}


def test_a_sacrificed_card_is_shown_gone_only_when_it_is_told_to_be_discarded() -> None:
    martyr = character("Martyr", ability=ability("capture", of="adjacent", costs_itself=True))
    table = lay(martyr, white={"D3": "Martyr", "E1": "Duke"}, black={"C3": "Angel", "A1": "Stag"})
    table.solo = FixedSolo("down clockwise", "ability")  # type: ignore[assignment] # a fake
    script = act(table, "Martyr")
    fired = next(script)
    assert isinstance(fired, Instruction)
    assert shown_by(table, fired) == {("grid", "C3"): ("crown",), ("grid", "D3"): ("Martyr",)}
    discarded = script.send(True)
    assert isinstance(discarded, Instruction)
    assert shown_by(table, discarded) == {("grid", "D3"): ()}


def test_the_players_sacrificed_card_is_shown_gone_too() -> None:
    martyr = character("Martyr", ability=ability("capture", of="adjacent", costs_itself=True))
    table = lay(martyr, white={"B2": "Duke", "E5": "Pyro"}, black={"A2": "Martyr", "A5": "Angel"})
    [deed] = [deed for deed in player_deeds(table) if deed.actor == "Martyr"]
    captured, discarded = list(finish_deed(table, deed))
    assert isinstance(captured, happened.PlayerActed)
    assert isinstance(discarded, Instruction)
    assert shown_by(table, discarded) == {("grid", "A2"): ()}


# --- The visible state --------------------------------------------------------------------------------


def grid_in_view(game: LastStand) -> dict[str, list[str]]:
    """The cards of every space as the visible state draws them, top to bottom."""
    rows = {str(line.facts["row"]): line.facts for line in game.view() if line.key == "view_row"}
    cells = {row + column: str(rows[row][f"c{column}"]).strip() for row in ROWS for column in COLUMNS}
    return {space: cell.replace("▲", "").replace("▽", "").split("/") for space, cell in cells.items()}


def gone_by(step: Step) -> tuple[str, ...]:
    """The cards that an event or order takes off the board."""
    event = event_of(step)
    sacrificed = (event.card,) if isinstance(event, happened.CardSacrificed) else ()
    target = (event.target,) if isinstance(event, happened.EnemyShot | happened.EnemyMovedAndShot) else ()
    return (*getattr(event, "captured", ()), *target, *sacrificed) if event else ()


def test_at_every_step_of_a_turn_the_visible_state_is_the_grid_of_that_moment() -> None:
    captured = 0
    for seed in GAMES:
        for game, step in random_steps(seed):
            seen = grid_in_view(game)
            if isinstance(step, Instruction):
                for (zone, place), names in shown_by(game.table, step).items():
                    [card] = names or ("·",)
                    assert zone != "grid" or seen[str(place)][0] == ("Crown" if card == "crown" else card)
            gone = [] if isinstance(event_of(step), happened.GameEnded) else gone_by(step)
            assert not {card for cards in seen.values() for card in cards} & set(gone)
            captured += len(gone)
    assert captured


def test_the_draft_is_on_the_grid_and_the_kept_cards_in_the_hand_while_it_goes_on() -> None:
    setup = complete(GAME, Setup(5, {"team": "draft"}))
    game = LastStand(setup)
    for step in steps(game, setup, 5):
        if isinstance(step, Choose) and step.topic == "draft":
            seen = [card for cards in grid_in_view(game).values() for card in cards if len(card) > 1]
            assert sorted({*seen} - {"Crown"}) == sorted(step.options)
            assert len(game.table.hand) == int(step.facts["number"]) - 1
            assert len(game.table.deck) == 9 + len(game.table.hand)
        if game.table.turn:
            break
