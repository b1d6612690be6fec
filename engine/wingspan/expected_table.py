"""What lies on the table of a game against the Automa: tray, feeder, goals, and what the Automa has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.expected_table import ExpectedTable, Item, counted, face_down, in_row, piled

if TYPE_CHECKING:
    from engine.wingspan.automa import Automa

TRAY = 3
DICE = 5


def expected_table(automa: Automa) -> ExpectedTable:
    """The table by zone and place."""
    return ExpectedTable(
        {
            "tray": in_row(tray(automa)) if automa.round else {},
            "feeder": piled(feeder(automa)) if automa.round else {},
            "goal_board": goal_board(automa),
            "bot": {place: items for place, items in supply(automa).items() if items},
            "automa_deck": {} if automa.virtual_deck else automa_deck(automa),
        }
    )


def tray(automa: Automa) -> list[Item]:
    """Three birds: those read last, and a card nobody has read where one was taken since."""
    seen = automa.tray or (None,) * TRAY
    return [Item(bird or "") for bird in seen]


def feeder(automa: Automa) -> tuple[Item, ...]:
    """The dice as last seen or left; nothing is known about them if the person follows the key."""
    if automa.options["feeder"] == "told":
        return ()
    return (Item(number=DICE),) if automa.feeder is None else counted(automa.feeder)


def goal_board(automa: Automa) -> dict[str, tuple[Item, ...]]:
    """The goals; on them the Automa's cubes, of which one marks the rank of a round that is over."""
    cubes = [1] * len(automa.goal_scores)
    if automa.round > len(cubes):
        cubes.append(automa.cubes_on_tile)
    cubes += [0] * (len(automa.goals) - len(cubes))
    tiles = zip(automa.goals, cubes, strict=True)
    return {
        str(round_): (Item(goal.id), *counted(["cube"] * number))
        for round_, (goal, number) in enumerate(tiles, start=1)
    }


def automa_deck(automa: Automa) -> dict[str, tuple[Item, ...]]:
    """The printed Automa cards of this round: those to come, and those already flipped."""
    piles = {"1": face_down(len(automa.deck)), "2": tuple(Item(face) for face in automa.revealed)}
    return {place: cards for place, cards in piles.items() if cards}


def supply(automa: Automa) -> dict[str, tuple[Item, ...]]:
    """What lies beside the Automa."""
    return {
        "birds": tuple(Item(bird) for bird in automa.face_up),
        "face_down": face_down(automa.face_down),
        "bonus": counted([automa.bonus] if automa.bonus else ()),
        "eggs": counted(["egg"] * automa.eggs),
        "cubes": counted(["cube"] * automa.cube_supply),
    }
