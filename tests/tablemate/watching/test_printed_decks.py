"""The Last Stand with printed decks: what is drawn, flipped and taken is seen; the watcher is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from calibration.layout import lay_out
from engine.crownfell import GAME
from engine.crownfell.setup import AROUND
from engine.events import Line
from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.requests import Draw, Instruction
from engine.zones import Facing
from tablemate.watching.answering import judge_drawn
from tablemate.watching.handsfree import HandsFree
from tests.engine.tables import shown
from tests.tablemate.room import Room
from tests.tablemate.watching.evening import Evening, FakeWatcher, FakeZone
from tests.vision.seen import see, see_one_of
from vision.agreeing.stabilise import Doubt, StableReading, Why
from vision.reading import Reading, Status

CROWN = {"C3": "crown"}
ENEMIES = {"E1": "Duke", "E2": "Pyro", "E3": "Mystic"}
PILES = ("action_pile", "priority_pile", "enemy_deck")


class StandEvening(Evening):
    """A Last Stand with printed decks in front of a camera."""

    def __init__(self, *zones: str, **options: str) -> None:
        both = {"enemy_deck": "physical", "solo_deck": "physical"}
        self.room = Room(Play(GAME, Setup(3, both | options)))
        self.watcher = FakeWatcher()
        regions = {region.name: region for region in lay_out(GAME.zones)}
        self.watcher.zones = {name: FakeZone(regions[name]) for name in ("grid", *(zones or PILES))}
        self.hands = HandsFree(self.room.session, self.watcher)
        self.at_s = 0.0
        self.room.session.begin()

    def shows(self, zone: str, *candidates: str, facing: Facing = Facing.TOWARDS, **placed: str) -> list[str]:
        """Things are laid on places of a zone and lie still; of one with several candidates nobody is sure."""
        watched = self.watcher.zones[zone]
        names: dict[str, tuple[str, ...]] = {place: (id_,) for place, id_ in placed.items() if id_}
        if candidates:
            names["1"] = candidates
        things = [_reading(names.get(place, ()), facing) for place in watched.region.places]
        self.at_s += 0.2
        watched.things, watched.handled_s = tuple(things), self.at_s
        doubtful = any(thing and thing.status is not Status.SURE for thing in things)
        kind: Any = (
            Doubt(zone, watched.things, Why.UNSURE) if doubtful else StableReading(zone, watched.things)
        )
        watched.settled = kind
        return self.passes()

    def sets_up(self) -> None:
        """Bring it to the first solo card: a starter team, three enemies, both piles."""
        self.shows("grid", **CROWN)
        for _ in ("the hand", "the enemy deck"):
            self.lays("done")
        self.shows("grid", facing=Facing.AWAY, **CROWN, **ENEMIES)
        self.passes(2.0)
        for zone in self.watcher.zones:
            if zone == "enemy_deck":
                self.shows(zone, **{"4": "Angel"})
            elif zone != "grid":
                self.shows(zone)
        if "action_pile" in self.watcher.zones:
            self.shows("action_pile", "capture+rally+ability+move")


def _reading(names: tuple[str, ...], facing: Facing) -> Reading | None:
    if not names:
        return None
    seen = see(names[0]) if len(names) == 1 else see_one_of(*names)
    return replace(seen, facing=facing)


@pytest.fixture
def evening() -> StandEvening:
    stand = StandEvening()
    stand.sets_up()
    return stand


def test_every_step_of_the_set_up_that_leaves_something_on_the_table_is_seen(evening: StandEvening) -> None:
    watched = {answer.topic for answer in evening.answers if answer.source is Source.WATCHED}
    assert watched == {"TableReadied", "EnemiesPlaced", "EnemyDeckPlaced", "SoloDeckReadied"}
    assert [answer.topic for answer in evening.answers if answer.source is Source.CARD] == [
        "HandTaken",
        "EnemyDeckReadied",
    ]


def test_the_first_three_enemies_are_seen_where_they_are_laid(evening: StandEvening) -> None:
    [first] = [answer for answer in evening.answers if answer.topic == "first_enemies"]
    assert (first.value, first.source) == (["Duke", "Pyro", "Mystic"], Source.CAMERA)


def test_the_person_is_asked_to_flip_a_card_and_both_sides_are_read(evening: StandEvening) -> None:
    said = evening.room.said()
    assert said[-2:] == ["I see capture, rally, ability, and move.", "Duke on E1. Flip the top solo card."]
    assert evening.shows("priority_pile", "up_clockwise") == ["I see up, turning clockwise."]
    said = evening.shows("action_pile", "capture+ability+rally+move")
    assert said[0] == "I see capture, ability, rally, and move."


def test_the_list_counts_only_beside_the_arrow_that_was_flipped(evening: StandEvening) -> None:
    assert evening.shows("action_pile", "capture+ability+rally+move") == []
    assert evening.request.topic == "draw_solo_arrow"


def test_an_arrow_that_lies_the_wrong_way_round_is_to_be_turned(evening: StandEvening) -> None:
    assert evening.shows("priority_pile", "up_clockwise", facing=Facing.AWAY) == []
    turn = "Turn the solo card around: the line under its arrow must be towards you."
    assert evening.passes(3.0) == [turn]
    assert evening.shows("priority_pile", "up_clockwise") == ["I see up, turning clockwise."]


def test_an_arrow_in_doubt_is_asked_about_once_and_answered_by_a_card(evening: StandEvening) -> None:
    said = evening.shows("priority_pile", "up_clockwise", "down-left_clockwise")
    offered = "1: up, turning clockwise, 2: down and left, turning clockwise"
    assert said == [f"I'm not sure which card that is. {offered}. Lay or type its number, or name it."]
    assert evening.passes(5.0) == []
    evening.watcher.cards.number = "2"
    evening.passes()
    assert evening.answers[-1].value == "down-left_clockwise"
    assert evening.watcher.corrected == [("priority_pile", ["down-left_clockwise"])]


def test_an_arrow_in_doubt_beside_a_list_that_was_read_is_told_and_settled_by_done(
    evening: StandEvening,
) -> None:
    evening.shows("priority_pile", "up_clockwise")
    assert evening.request.topic == "draw_solo_list"
    evening.shows("priority_pile", "left_clockwise", "down_clockwise")
    assert evening.shows("action_pile", "capture+ability+rally+move") == []
    unclear = "I can't make out what lies in the priority pile. Straighten it, or lay the DONE card if that is done."
    assert evening.passes(3.0) == [unclear]
    assert evening.passes(3.0) == []
    assert evening.lays("done")[0] == "I see capture, ability, rally, and move."


def test_only_cards_that_can_turn_up_are_offered(evening: StandEvening) -> None:
    said = evening.shows("priority_pile", "right_clockwise", "up_clockwise")
    assert said == ["Is that up, turning clockwise? Lay or type yes or no, or name it."]
    expected = evening.watcher.expected["priority_pile"]["1"]
    assert expected.allowed == {"up_clockwise", "down-left_clockwise"}


def test_no_to_the_only_name_offered_takes_nothing_back(evening: StandEvening) -> None:
    evening.shows("priority_pile", "up_clockwise", "up_clockwise")
    given = len(evening.answers)
    evening.lays("no")
    assert len(evening.answers) == given


def test_an_arrow_like_the_last_one_counts_when_the_person_says_so(evening: StandEvening) -> None:
    play = evening.room.session.play
    evening.shows("priority_pile", "up_clockwise")
    request = play.request
    assert isinstance(request, Draw)
    thing = _reading(("up_clockwise",), Facing.TOWARDS)
    alike = replace(request, zone="priority_pile", cards=("up_clockwise", "left_clockwise"))
    again = Line("same_as_before", {"thing": "up_clockwise"})
    assert judge_drawn(alike, thing, play.expected_table(), insists=False) == again
    assert judge_drawn(alike, thing, play.expected_table(), insists=True) == "up_clockwise"
    other = replace(alike, cards=("left_clockwise", "right_clockwise"))
    assert (
        judge_drawn(other, thing, play.expected_table(), insists=False) is None
    )  # it can only be the old one


def test_the_whole_turn_is_repeated_whatever_cards_were_flipped_in_it(evening: StandEvening) -> None:
    play = evening.room.session.play
    while len({answer.topic for answer in play.answers} & {"EnemyMoved", "EnemyPushed"}) < 2:
        assert play.request
        if isinstance(play.request, Instruction):
            play.answer(True, Source.WATCHED)
        else:
            play.answer(play.request.things[0], Source.CAMERA)
    evening.passes()
    said = evening.lays("repeat")
    assert any(text.startswith("Duke uses") for text in said)
    assert any(" moves from " in text and not text.startswith("Duke") for text in said)


def test_an_enemy_is_drawn_by_laying_it_on_its_space(evening: StandEvening) -> None:
    play = evening.room.session.play
    while play.request and play.request.topic != "draw_enemy":
        waits = play.request.topic[0].isupper()
        play.answer(True if waits else play.request.things[0], Source.KEYBOARD)
    evening.passes()
    place = play.request.place  # type: ignore[union-attr]
    lying = {space: stack[-1].id for space, stack in play.expected_table()["grid"].items()}
    evening.shows("grid", facing=Facing.AWAY, **lying, **{place: "Vampire"})
    [drawn] = [answer for answer in play.answers if answer.topic == "draw_enemy"]
    assert (drawn.value, drawn.source) == ("Vampire", Source.CAMERA)
    assert play.request.topic == "EnemyDeployed"  # type: ignore[union-attr]
    evening.shows("enemy_deck", **{"4": "Angel"})
    assert evening.passes(3.0) == ["The enemy deck is still above column 4. Put it above column 1."]
    column = str(play.expected_table()["enemy_deck"] and next(iter(play.expected_table()["enemy_deck"])))
    evening.shows("enemy_deck", **{column: "Angel"})
    assert evening.request.topic == "action"


def test_a_card_that_nobody_spoke_of_and_that_was_moved_is_told() -> None:
    evening = StandEvening(solo_deck="virtual")
    evening.sets_up()
    order = evening.request
    assert isinstance(order, Instruction)
    lying = {
        space: stack[-1].id for space, stack in evening.room.session.play.expected_table()["grid"].items()
    }
    told = {expectation.place for expectation in order.expects}
    other = next(space for space, card in lying.items() if space not in told and card != "crown")
    evening.shows("grid", facing=Facing.AWAY, **{**ENEMIES, **CROWN, "A1": lying[other], other: ""})
    said = evening.passes(3.0)
    assert f"{lying[other]} lies on A1, but belongs on {other}." in said


def test_without_the_piles_in_view_the_solo_cards_are_asked_for_in_words() -> None:
    evening = StandEvening("enemy_deck")
    evening.sets_up()
    assert evening.request.topic == "SoloDeckReadied"
    evening.lays("done")
    assert evening.room.said()[-1].startswith("Which actions are on the list")


def test_shuffled_cards_count_once_their_pile_was_gone_and_lies_there_again(evening: StandEvening) -> None:
    play = evening.room.session.play
    while play.request and play.request.topic != "SoloDeckShuffled":
        waits = play.request.topic[0].isupper() or not play.request.things
        options = play.request.things
        value = play.request.usual if play.request.usual is not None else options[0] if options else True
        play.answer(True if waits else value, Source.KEYBOARD)
    evening.shows("priority_pile")
    evening.shows("action_pile", "capture+rally+move")
    assert evening.request.topic == "SoloDeckShuffled"
    assert evening.passes(3.0) == ["The action pile looks the same as before."]
    evening.shows("action_pile")
    assert evening.passes(5.0) == []  # they are being shuffled
    evening.shows("action_pile", "capture+rally+move")
    assert evening.request.topic != "SoloDeckShuffled"


@pytest.mark.parametrize("settles", ["a digit", "done"])
def test_a_card_to_be_flipped_whose_list_is_in_doubt_is_asked_for(
    evening: StandEvening, settles: str
) -> None:
    play = evening.room.session.play
    while play.request and play.request.topic != "SoloCardFlipped":
        waits = play.request.topic[0].isupper() or not play.request.things
        value = play.request.usual if play.request.usual is not None else (*play.request.things, True)[0]
        play.answer(True if waits else value, Source.KEYBOARD)
    order = evening.request
    assert isinstance(order, Instruction)
    now = shown(play.game, play.expected_table(), order)
    [arrow] = [seen for (zone, _), seen in now.items() if zone == "priority_pile"]
    evening.room.session.go_on()
    evening.passes()
    evening.shows("priority_pile", *arrow)
    [listed] = [seen for (zone, _), seen in now.items() if zone == "action_pile"]
    evening.shows("action_pile", "capture+move+rally", *listed)
    [asked] = evening.passes(5.0)
    assert asked.startswith("I'm not sure which card that is. 1: capture, move, and rally, 2: ")
    if settles == "done":
        evening.lays("done")
    else:
        evening.watcher.cards.number = "2"
        evening.passes()
    assert evening.request is not order


# --- hand and draft -----------------------------------------------------------------------------------


def test_a_hand_that_was_dealt_is_shown_on_row_a_and_seen_to_be_taken_up() -> None:
    evening = StandEvening(team="hard")
    said = evening.shows("grid", **CROWN)
    assert said[-1].startswith("Shuffle the character cards, deal yourself 3, and lay them on row A")
    dealt = {"A1": "Angel", "A2": "Stag", "A3": "Vampire"}
    evening.shows("grid", **CROWN, **dealt)
    assert evening.passes(2.0)[0].startswith("Your team is Angel, Stag, and Vampire.")
    evening.shows("grid", **CROWN)
    assert evening.request.topic == "EnemyDeckReadied"


CARDS = ("Angel", "Beacon", "Duke", "Guardian", "Harbinger", "Labyrinth", "Martyr", "Minstrel")
DRAFTED = dict(zip(AROUND, CARDS, strict=True))


def test_in_a_draft_the_card_that_leaves_the_table_is_the_one_that_was_picked() -> None:
    evening = StandEvening(team="draft", solo_deck="virtual")
    evening.shows("grid", **CROWN)
    evening.shows("grid", **CROWN, **DRAFTED)
    assert evening.passes(2.0)[-1] == "Pick 1 of 4. Take the card you keep off the table."
    left = {space: card for space, card in DRAFTED.items() if card != "Duke"}
    evening.shows("grid", **CROWN, **left)
    said = evening.passes(2.0)
    assert said[0] == "I see Duke."
    assert said[1].startswith("The arrow is")


def test_the_arrow_of_a_draft_is_seen_on_the_crown_and_stays_there_for_the_next_pick() -> None:
    evening = StandEvening(team="draft")
    evening.shows("grid", **CROWN)
    evening.shows("grid", **CROWN, **DRAFTED)
    evening.passes(2.0)
    left = {space: card for space, card in DRAFTED.items() if card != "Duke"}
    evening.shows("grid", **CROWN, **left)
    assert evening.passes(2.0) == ["I see Duke.", "Lay the top solo card on the Crown, arrow side up."]
    pointing = {"C3": "up_clockwise"}
    said = evening.shows("grid", **pointing, **left)
    assert said[0].startswith("The arrow is up, turning clockwise. It takes Angel from D3.")
    del left["D3"]
    assert evening.shows("grid", **pointing, **left) == ["Pick 2 of 4. Take the card you keep off the table."]
    del left["D4"]
    evening.shows("grid", **pointing, **left)
    assert evening.passes(2.0)[0] == "I see Beacon."


def test_who_takes_two_cards_in_a_draft_is_told_to_put_one_back() -> None:
    evening = StandEvening(team="draft", solo_deck="virtual")
    evening.shows("grid", **CROWN)
    evening.shows("grid", **CROWN, **DRAFTED)
    evening.passes(2.0)
    left = {space: card for space, card in DRAFTED.items() if card not in {"Duke", "Angel"}}
    evening.shows("grid", **CROWN, **left)
    assert evening.passes(3.0) == ["You took Angel and Duke. Please put back all but one."]
