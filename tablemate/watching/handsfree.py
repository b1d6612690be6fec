"""Playing without a hand on the keyboard: what the camera sees answers the bot, or raises a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from engine.errors import EngineError, IllegalAnswer, InvalidInput
from engine.events import Line
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from tablemate import storage
from tablemate.conversation.doubts import say_of, spot_fact
from tablemate.conversation.guidance import understood
from tablemate.conversation.in_view import InView
from tablemate.watching.answering import (
    ask_about,
    expect,
    find_astray,
    find_face_down,
    find_fixed,
    find_strays,
    find_turned,
    guess,
    has_gap,
    is_as_before,
    is_certain,
    pick_spots,
    tell_named,
    tell_seen,
)
from tablemate.watching.expectations import UNNAMED, is_doubt, join_moves
from tablemate.watching.keeping import keep_frame
from tablemate.watching.laid_commands import LaidCommands
from tablemate.watching.missing_names import MissingNames
from tablemate.watching.since_asked import SinceAsked
from tablemate.watching.troubles import PATIENCE_S, Troubles
from tablemate.watching.turning_up import judge_drawn, judge_taken, learn, pick_drawn
from tablemate.watching.watcher import TableNews
from vision.agreeing.stabilise import DOUBT_AFTER_S, REMEMBERED_S

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.events import Shows
    from engine.requests import Json, Request
    from tablemate.conversation.doubts import Guess
    from tablemate.conversation.session import Session
    from tablemate.watching.answering import Spots
    from tablemate.watching.camera import Fault
    from tablemate.watching.turning_up import TurnedUp
    from tablemate.watching.watched import WatchedZone
    from tablemate.watching.watcher import FrameNews, Watcher

REMIND_AFTER_S = (20.0, 60.0)
TRY_AGAIN_S = 10.0  # after the disk refused an answer
ACTED_S = 1.2  # who has not touched the table for so long has done what they were about to do
FINISHED_S = 2.5  # who has not touched a zone for so long thinks to be done with it
NAMES_S = DOUBT_AFTER_S + REMEMBERED_S  # by then other frames had their say than those that left a doubt


class HandsFree:
    """Joins the camera's view of the table to a session."""

    def __init__(self, session: Session, watcher: Watcher) -> None:
        self.session = session
        self.watcher = watcher
        self._request: Request | None = None
        self._since = SinceAsked(watcher.zones, 0.0)
        self._drawn_s: dict[str, float] = {}  # when a card of a zone was last taken for what turned up
        self._answers = 0
        self._taken_back = False  # the last answer was: what lies there now is asked for, not assumed
        self._said: object = None  # what was said last about the open request, so that it is said once
        self._reminded = 0
        self._refused_s = float("-inf")
        self._told_done_card = False
        self._fault_s: float | None = None
        self._asked_ways: tuple[str, str, str] | None = None
        self.noticed = ""  # what was said last about the table or the camera, while it holds
        self._troubles = Troubles(watcher)
        self._missing_names = MissingNames(session, watcher)
        self.commands = LaidCommands(session, watcher, self._say)
        session.in_view = self._view_now()
        session.learn = self._learn
        session.keeper = lambda: keep_frame(watcher, storage.home() / "kept")

    def take(self, sight: FrameNews) -> None:
        """Act on what a frame told."""
        self.session.in_view = self._view_now()
        if self._fault_s is not None:
            self._fault_s = None
            self._say("camera_works")
        for news in sight.news:
            self._say(news.value)
            if news is TableNews.FOUND:
                self._tell_heaps()
        self._tell_troubles(sight.at_s)
        self._ask_way_round()
        self.commands.take(sight)
        self._keep_up(sight.at_s)
        self._since.note_emptied()
        if self.commands.paused or self.watcher.away or self.session.over:
            return
        try:
            self._answer(sight.at_s)
        except OSError as error:
            self._refused_s = sight.at_s
            self._say("not_saved", reason=error.strerror or str(error))

    def _tell_heaps(self) -> None:
        """Say what is asked for because nobody can count it from above."""
        heaps = [zone.name for zone in self.session.play.game.zones if zone.is_read and zone.of_heaps]
        if heaps:
            self.session.say("heaps_asked", zones=tuple(heaps))

    def take_fault(self, fault: Fault) -> None:
        """Say once that the camera is in trouble."""
        if fault.since_s != self._fault_s:
            self._fault_s = fault.since_s
            self._say(f"camera_{fault.trouble}")

    def _say(self, key: str, **facts: object) -> None:
        self.noticed = self.session.say(key, **facts)

    def _tell_troubles(self, at_s: float) -> None:
        if trouble := self._troubles.find_new(at_s):
            self.noticed = self.session.captions.add(trouble).text
        for marker in self._troubles.find_pushed(at_s):
            self._say("marker_shifted", marker=marker)

    def _ask_way_round(self) -> None:
        """Ask once which way round a table without markers lies: a card is on one place or on another."""
        ways = self.watcher.two_ways
        if ways is None or self._asked_ways == (ways.thing, ways.place, ways.other):
            return
        self._asked_ways = (ways.thing, ways.place, ways.other)
        first, second = sorted((ways.place, ways.other))
        facts = {"thing": ways.thing, "place": first, "other": second}
        self.session.ask_aside(
            Choose("way_round", (first, second), facts=facts),
            lambda place: self.watcher.seat_player(ways.choose(place)),
        )

    # --- keeping up with the session --------------------------------------------------------------

    def _keep_up(self, at_s: float) -> None:
        """Notice that the bot asks something else now, or that an answer was taken back."""
        answers = len(self.session.play.answers)
        if self.session.play.request is not self._request:
            self._taken_back = answers < self._answers
            if isinstance(self._request, Draw):
                self._drawn_s[self._request.zone] = at_s
            self._request, self._since = self.session.play.request, SinceAsked(self.watcher.zones, at_s)
            self._said, self._reminded, self.noticed = None, 0, ""
            if self._taken_back:
                self._missing_names.forget_taken_back()
            self._expect()
            self._tell_done_card()
        self._answers = answers

    def _learn(self, request: Request, value: Json) -> None:
        """Keep what a person said; what is still in doubt then is asked about once more."""
        learn(self.watcher, request, value)
        self._said = None

    def _expect(self) -> None:
        """Tell the eye what the game knows of its zones."""
        declared = {name: zone.region.zone for name, zone in self.watcher.zones.items()}
        self.watcher.expect(expect(self._request, declared, self.session.play.lying()))

    def _tell_done_card(self) -> None:
        """Say once how an order of the set-up is answered, for it waits until somebody does."""
        order = self._request
        if isinstance(order, Instruction) and order.waits and not self._told_done_card:
            self._told_done_card = True
            self._say("done_card")

    def _view_now(self) -> InView:
        """What can be told apart; of a table that was not found yet, nothing."""
        optional = frozenset(zone.name for zone in self.session.play.game.zones if zone.optional)
        found = self.watcher.zones if self.watcher.pose else {}
        return InView({name: frozenset(zone.region.places) for name, zone in found.items()}, optional)

    def _list_seen(self, request: Instruction | Draw) -> list[Shows]:
        return self.session.in_view.list_seen(request.expects)

    # --- answering --------------------------------------------------------------------------------

    def _answer(self, at_s: float) -> None:
        """Answer what the table shows, as often as the bot asks for what it shows already."""
        while at_s - self._refused_s >= TRY_AGAIN_S and self._answer_one(at_s):
            self._keep_up(at_s)

    def _answer_one(self, at_s: float) -> bool:
        """Answer the open request if the table does; whether it was answered."""
        request = self.session.play.request
        if request is None or not self.session.watches(request):
            return False
        zones = self.watcher.zones
        match request:
            case Instruction():
                return self._check_done(request, at_s)
            case Draw():
                return self._answer_draw(request, zones[request.zone], at_s)
            case Choose():
                return self._answer_taken(request, zones[request.taken_from], at_s)
            case Look():
                return self._answer_look(request, zones[request.seen_in or request.zone], at_s)
            case Confirm() | Count():
                return False
            case _:
                assert_never(request)

    def _answer_draw(self, request: Draw, zone: WatchedZone, at_s: float) -> bool:
        """Take the card that turned up, once the rest of the table shows that it did."""
        self._remind(request, at_s)
        insists = self.commands.done_with is request
        others = self._list_seen(request)
        if zone.settled is None or any(self.watcher.zones[other.zone].settled is None for other in others):
            return False
        lying = self.session.play.lying()
        found = [line for other in others for line in self._since.find_differences(other, lying)]
        if found and not insists:
            self._tell_once_left(request, found, at_s)
            return False
        thing = pick_drawn(request, zone.by_spot(zone.things), lying)
        card = judge_drawn(request, thing, lying, insists=insists)
        if zone.handled_s <= self._drawn_s.get(request.zone, float("-inf")) and not insists:
            if not self._taken_back or not isinstance(card, str):
                return False  # it is the one that was taken already
            card = (card,)
        if isinstance(card, Line) and at_s - zone.handled_s < FINISHED_S:
            return False  # whoever is still at it may be about to turn it
        return self._take_turned_up(zone, card)

    def _answer_taken(self, request: Choose, zone: WatchedZone, at_s: float) -> bool:
        """Take what was taken off the table for the choice."""
        if zone.settled is None or not self._since.asked_s < zone.handled_s <= at_s - ACTED_S:
            return False
        found = judge_taken(request, zone.by_spot(zone.things), self.session.play.lying())
        if isinstance(found, Line) and at_s - zone.handled_s < FINISHED_S:
            return False  # whoever is still at it may be about to put it right
        return self._take_turned_up(zone, found)

    def _take_turned_up(self, zone: WatchedZone, found: TurnedUp) -> bool:
        """Answer, say what is wrong, or ask; not again until somebody moves it."""
        match found:
            case str():
                return self._see(found, zone)
            case Line():
                self._say_once(zone.settled, found.key, **found.facts)
            case tuple() if self._said != zone.settled:
                self._said = zone.settled
                self.session.doubt_drawn(found)
        return False

    def _answer_look(self, request: Look[Any], zone: WatchedZone, at_s: float) -> bool:
        if zone.settled is None:
            told = self.session.phrases.invite(request)
            if self._said is None and not told and at_s - self._since.asked_s >= PATIENCE_S:
                self._said = request
                self.session.captions.add(self.session.phrases.ask(request))
            return False
        if self._said == zone.settled:
            return False  # all that can be said about it was said
        spots = pick_spots(request, zone.by_spot(zone.things))
        lying = self.session.play.lying()
        if self._taken_back and not self._since.is_handled(zone):
            guesses = {spot: ask_about(thing) for spot, thing in spots.items()}
            self._ask_once(zone, guesses, tell_seen(request, spots))
        elif request.spots and (place := find_face_down(spots)):
            facts = {"place": spot_fact(place), "zone": request.zone}
            self._say_once(zone.settled, say_of("face_down", place), **facts)
        elif astray := next(find_astray(request.zone, spots), None):
            self._say_once(zone.settled, astray.key, **astray.facts)
        elif not all(map(is_certain, spots.values())):
            self._ask_about_doubts(request, zone, spots)
        elif turned := next(find_turned(zone.region.zone, spots, lying), None):
            self._say_once(zone.settled, turned.key, **turned.facts)
        else:
            value = tell_named(request, spots, find_fixed(request, lying))
            if self._waits_for_first(request, zone):
                self._remind(request, at_s)
                return False
            return self._is_finished(request, zone, value, at_s) and self._give(request, zone, spots, value)
        return False

    def _waits_for_first(self, request: Look[Any], zone: WatchedZone) -> bool:
        """Whether nobody has begun to lay down what they were told to."""
        begun = any(zone.things) or self._since.is_handled(zone)
        return not begun and request.least > 0 and bool(self.session.phrases.invite(request))

    def _is_finished(self, request: Look[Any], zone: WatchedZone, value: Json, at_s: float) -> bool:
        """Whether a person who acts there has done so: something changed, and was left alone for a while."""
        if not request.own or self.commands.done_with is request:
            return True
        return not is_as_before(request, value) and at_s - zone.handled_s >= ACTED_S

    def _give(self, request: Look[Any], zone: WatchedZone, spots: Spots, value: Json) -> bool:
        if has_gap(request, value):
            self._ask_about_doubts(request, zone, spots)
            return False
        if len(value) < request.least:
            self._tell_too_few(request, zone, len(value))
            return False
        return self._see(value, zone)

    def _ask_about_doubts(self, request: Look[Any], zone: WatchedZone, spots: Spots) -> None:
        """Ask what is in doubt, unless loose things are missing: no name of the others makes up for them."""
        fixed = find_fixed(request, self.session.play.lying())
        guesses = {spot: guess(thing, fixed) for spot, thing in spots.items()}
        number = sum(one is not None for one in guesses.values())
        if not request.spots and number < request.least:
            self._tell_too_few(request, zone, number)
        else:
            self._ask_once(zone, guesses, tell_seen(request, spots))

    def _tell_too_few(self, request: Look[Any], zone: WatchedZone, number: int) -> None:
        counted = {"zone": request.zone, "number": number, "wanted": request.least}
        self._say_once(zone.settled, "other_number", **counted)

    def _see(self, value: Json, zone: WatchedZone) -> bool:
        """Answer with what is seen, or say what the rules have against it; whether it was taken."""
        try:
            self.session.see(value)
        except IllegalAnswer as error:
            reason = self.session.phrases.why(self.session.play.in_force(error.rule))
            self._refuse(value, zone, reason)
        except InvalidInput as error:
            reason = self.session.phrases.line(error.line) if error.line else str(error)
            self._say_once(zone.settled, "cannot_be", reason=reason)
        else:
            return True
        return False

    def _refuse(self, value: Json, zone: WatchedZone, reason: str) -> None:
        """Say why what was done, or what is seen, cannot be."""
        match self._request:
            case Choose():
                self._say_once(zone.settled, "cannot_be_taken", reason=reason, thing=value)
            case Look(own=True):
                change = self._say_change(self._request, value)
                self._say_once(zone.settled, "cannot_be_done", reason=reason, change=change)
            case _:
                self._say_once(zone.settled, "cannot_be", reason=reason)

    def _say_change(self, request: Look[Any], value: Json) -> str:
        return understood(request, value, self.session.phrases) if request.tells_changes else ""

    def _ask_once(self, zone: WatchedZone, guesses: dict[str, Guess], seen: Json) -> None:
        """Ask about what is in doubt; not again until somebody moves it."""
        self._said = zone.settled
        # Whoever took all of it back has said already that they are not these together.
        together = not self._taken_back or self._since.is_handled(zone)
        try:
            self.session.doubt(guesses, seen, together=together)
        except EngineError:
            self._say("look_again")

    def _check_done(self, instruction: Instruction, at_s: float) -> bool:
        found: list[Line] = []
        for shows in self._list_seen(instruction):
            zone = self.watcher.zones[shows.zone]
            if zone.settled is None:
                self._remind(instruction, at_s)
                return False
            found += self._since.find_faults(shows, self.session.play.lying())
        if self._said != found:
            self.session.naming.withdraw()
        if not found:
            self._missing_names.check()
            self.session.see_done()
            return True
        self._tell_differences(instruction, found, at_s)
        return False

    def _tell_differences(self, instruction: Instruction, found: list[Line], at_s: float) -> None:
        """Say what still differs once somebody has done something, and remind after a while."""
        self._tell_once_left(instruction, found, at_s, self._find_strays(instruction))
        # Who did it before it was asked, or unseen, is told what to do about it.
        if self._remind(instruction, at_s) and all(map(is_doubt, found)):
            self._say_all(found)

    def _tell_once_left(
        self, request: Instruction | Draw, found: list[Line], at_s: float, strays: Iterable[Line] = ()
    ) -> None:
        """Say what differs when somebody did something and left it alone; not again until that changes."""
        seen = self._list_seen(request)
        if any(map(self._since.is_in_hand, seen)):
            return  # whoever shuffles takes their time
        handled_s = self._since.find_last_handled(seen)
        wait_s = NAMES_S if all(line.key == UNNAMED for line in found) else FINISHED_S
        left = handled_s > self._since.asked_s and at_s - handled_s >= wait_s
        if (left or (self._taken_back and all(map(is_doubt, found)))) and self._said != found:
            self._say_all([*join_moves(found), *strays])
            self._said = found

    def _say_all(self, lines: list[Line]) -> None:
        """Say what differs; if that is nothing but names of cards, ask for them."""
        self._said = lines
        others = [line for line in lines if line.key != UNNAMED]
        for line in others:
            self._say(line.key, **line.facts)
        if not others and isinstance(self._request, Instruction):
            self._missing_names.ask(self._request, lines)
        elif all(map(is_doubt, lines)):
            self.session.go_past()  # DONE answers this now, and not what was told before it

    def _find_strays(self, instruction: Instruction) -> Iterator[Line]:
        """Say what was moved that nobody spoke of."""
        told = [shows.place for shows in instruction.expects if shows.place]
        for name in dict.fromkeys(shows.zone for shows in self._list_seen(instruction) if shows.place):
            zone = self.watcher.zones[name]
            there = self.session.play.lying().get(name, {})
            yield from find_strays(zone.by_spot(zone.things), there, told)

    def _remind(self, request: Request, at_s: float) -> bool:
        """Say now and then what is still to be done; whether it was said."""
        waited_s = at_s - self._since.asked_s
        if self._reminded == len(REMIND_AFTER_S) or waited_s < REMIND_AFTER_S[self._reminded]:
            return False
        self._reminded += 1
        phrases = self.session.phrases
        self._say("still_to_do", text=phrases.invite(request) or phrases.ask(request))
        return True

    def _say_once(self, about: object, key: str, **facts: object) -> None:
        """Say something about what is seen; not again until it is another."""
        if self._said != about:
            self._said = about
            self._say(key, **facts)
