"""One mission in the order of the solo rules: set-up, then Player Phase and Event Phase until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.flat_earth import events as happened
from engine.flat_earth.actions import play_actions
from engine.flat_earth.deck_list import ATTACK, SHEET, read_deck_list
from engine.flat_earth.entering import SECTIONS
from engine.flat_earth.events import RULES
from engine.flat_earth.expected_table import expected_table
from engine.flat_earth.reactions import react
from engine.flat_earth.recovery import recover, refill
from engine.flat_earth.set_up import set_up
from engine.flat_earth.table import MissionFailedError, Table
from engine.flat_earth.timeline import flip_stage
from engine.game import Result, ScoreRow, Standing
from engine.practice import Practice
from engine.script import tell

if TYPE_CHECKING:
    from engine.expected_table import ExpectedTable
    from engine.flat_earth.table import Slot
    from engine.game import Setup
    from engine.script import Script

LOW = 5  # cards in the Draw Deck at which the player is warned


class Mission:
    """One solo game."""

    def __init__(self, setup: Setup) -> None:
        text = setup.sheets[SHEET].text
        self.table = Table(setup.options, read_deck_list(text))
        self.table.tell_unknown(Practice(SHEET, SECTIONS, "things_deck_entries", text))

    def script(self) -> Script[Result]:
        """Play until the mission is accomplished or has failed."""
        table = self.table
        try:
            yield from set_up(table)
            while not table.accomplished:
                completed = yield from self.player_phase()
                yield from self.event_phase(completed=completed)
        except MissionFailedError as end:
            rule = RULES["no_crew" if end.reason == "crew" else "empty_deck"]
            yield from tell(
                happened.MissionFailed(
                    rule=rule, reason=end.reason, completed=table.completed, events=table.length
                )
            )
            return self.result("lost")
        yield from tell(happened.MissionAccomplished(rule=RULES["win"], events=table.length, crew=table.crew))
        return self.result("won")

    def player_phase(self) -> Script[bool]:
        """The Player Phase: Action and Recovery; returns whether an Event was completed."""
        table = self.table
        table.turn += 1
        if table.options["late_cards"] == "not_counted":
            table.used = 0
        yield from tell(self.turn_began())
        if len(table.draw) <= LOW:
            yield from tell(happened.DrawDeckLow(rule=RULES["watch_draw_deck"], cards=len(table.draw)))
        if not (yield from play_actions(table)):
            return False
        completed = yield from recover(table)
        if not self.won_at_once:
            yield from refill(table)
        return completed

    def event_phase(self, *, completed: bool) -> Script[None]:
        """The Event Phase: a Reaction if an Event was completed, then Flip unless the mission is over."""
        if completed and not self.won_at_once:
            yield from react(self.table)
        if not self.table.accomplished:
            yield from flip_stage(self.table)

    @property
    def won_at_once(self) -> bool:
        """Whether the last Event wins before its Reaction."""
        return self.table.accomplished and self.table.options["last_reaction"] == "win_at_once"

    def turn_began(self) -> happened.TurnBegan:
        """What the player has to know at the start of a turn."""
        table = self.table
        open_events = [slot.event or "" for slot in table.timeline if slot.open]
        return happened.TurnBegan(
            rule=RULES["rounds"],
            turn=table.turn,
            crew=table.crew,
            hand=tuple(table.hand),
            cards=len(table.hand),
            open=len(open_events),
            open_events=tuple(dict.fromkeys(open_events)),
            kinds=len(set(open_events)),
            draw_deck=table.draw.kind,
        )

    def result(self, outcome: str) -> Result:
        """The result: how far the mission came."""
        rows = (
            ScoreRow("completed", (self.table.completed,)),
            ScoreRow("crew", (self.table.crew,)),
            ScoreRow("turns", (self.table.turn,)),
        )
        return Result(outcome, ("mission",), rows)

    def learn(self, sheet: str, text: str) -> bool:
        """Take over what the owner has entered since; cards that are not in the decks must wait."""
        learnt = read_deck_list(text) if sheet == SHEET else None
        if learnt is None or not self.table.take_list(learnt):
            return False
        if self.table.unknown:
            self.table.unknown.learn(text)
        return True

    def view(self) -> tuple[Line, ...]:
        """The crew, the hand, the Timeline and the decks, for a screen or to be read out."""
        table = self.table
        crew = {"crew": table.crew, "dead": table.dead, "red_suits": table.red_suits}
        hand = {"hand": tuple(table.hand), "cards": len(table.hand)}
        draw = {"cards": len(table.draw), "discards": len(table.draw_discards)}
        face_down = sum(not slot.face_up for slot in table.timeline)
        progress = {"completed": table.completed, "events": table.length, "face_down": face_down}
        events = {"cards": len(table.events), "discards": len(table.event_discards)}
        return (
            Line("view_crew", crew),
            Line("view_hand", hand),
            *self.view_dual_cards(),
            *(self.view_slot(slot) for slot in table.timeline if slot.face_up),
            Line("view_progress", progress),
            Line("view_draw", draw),
            Line("view_events", events),
            Line("view_attacks", {"attacks": table.unused_attacks}),
        )

    def standing(self) -> Standing:
        """The Events that were completed so far."""
        return Standing({"mission": self.table.completed})

    def expected_table(self) -> ExpectedTable:
        """What lies on the table."""
        return expected_table(self.table)

    def view_dual_cards(self) -> list[Line]:
        """What the cards in hand act as, if that is another card of Table 1."""
        held = [self.table.cards.cards[card] for card in dict.fromkeys(self.table.hand)]
        return [Line("view_dual", {"card": card.name, "acts_as": card.acts_as}) for card in held if card.dual]

    def view_slot(self, slot: Slot) -> Line:
        """A face-up place of the Timeline."""
        if slot.empty:
            return Line("view_empty", {"place": slot.place})
        if slot.event == ATTACK:
            return Line("view_attack", {"place": slot.place})
        if slot.completed:
            under = tuple(slot.under)
            return Line("view_completed", {"slot": slot.label, "under": under, "number": len(under)})
        wanted = self.table.cards.events[slot.event or ""].completed_by or ()
        return Line("view_open", {"slot": slot.label, "wanted": wanted, "number": len(wanted)})
