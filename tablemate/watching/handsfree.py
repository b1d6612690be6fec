"""Playing without a hand on the keyboard: what the camera sees answers the bot, or raises a question.

Each frame: tell what keeps the camera from seeing, obey the command cards, keep up with the session; then
compare what lies there with what is asked, and answer, ask, or wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, assert_never

from engine.errors import EngineError, IllegalAnswer, InvalidInput
from engine.events import Line
from engine.journal import FileJournal, Source
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from tablemate import storage
from tablemate.conversation.guidance import understood
from tablemate.conversation.in_view import InView
from tablemate.conversation.naming import look_for_names
from tablemate.watching.answering import (
    ask_about,
    expect,
    find_fixed,
    guess,
    has_gap,
    is_as_before,
    is_certain,
    is_plain,
    judge_drawn,
    judge_shown,
    judge_taken,
    match_loose,
    pick_drawn,
    pick_spots,
    tell_named,
    tell_seen,
)
from tablemate.watching.comparing import (
    Difference,
    Differs,
    find_astray,
    find_face_down,
    find_strays,
    find_turned,
    is_doubt,
    join_moves,
)
from tablemate.watching.eyes import list_names
from tablemate.watching.keeping import keep_frame
from tablemate.watching.laid_commands import LaidCommands
from tablemate.watching.since_asked import SinceAsked
from tablemate.watching.telling import tell
from tablemate.watching.troubles import PATIENCE_S, Troubles
from tablemate.watching.watcher import TableNews
from vision.agreeing.stabilise import DOUBT_AFTER_S, REMEMBERED_S

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from engine.events import Expectation
    from engine.expected_table import ExpectedTable
    from engine.requests import Json, Request
    from tablemate.conversation.doubts import Guess
    from tablemate.conversation.session import Session
    from tablemate.watching.answering import Spots, TurnedUp
    from tablemate.watching.camera import Fault
    from tablemate.watching.watched import WatchedZone
    from tablemate.watching.watcher import FrameNews, Watcher

REMIND_AFTER_S = (20.0, 60.0)
TRY_AGAIN_S = 10.0  # after the disk refused an answer
ACTED_S = 1.2  # a player who leaves the table alone for so long has finished the action
FINISHED_S = 2.5  # a person who leaves a zone alone for so long believes that the order is carried out
NAMES_S = DOUBT_AFTER_S + REMEMBERED_S  # by then newer frames have replaced those that left a doubt
LOOKS = "looks.npz"  # the file of named cards, of the game that was watched last


class HandsFree:
    """Joins the camera's view of the table to a session."""

    def __init__(self, session: Session, watcher: Watcher) -> None:
        self.session = session
        self.watcher = watcher
        self.noticed = ""  # the last sentence about the table or the camera, while it holds
        self.view = self._view_now()
        self.commands = LaidCommands(session, watcher, self._say)
        self._troubles = Troubles(watcher)
        self._request: Request | None = None
        self._since = SinceAsked(watcher.zones, 0.0)
        self._said: object = None  # what the open request's last sentence was about: it is said once
        self._reminded = 0
        self._answers = 0
        self._taken_back = False  # after an undo, what lies there is asked about, not assumed
        self._drawn_s: dict[str, float] = {}  # when a card of a zone was last taken for what turned up
        self._refused_s = float("-inf")
        self._explained_done = False
        self._fault_s: float | None = None
        self._asked_ways: tuple[str, str, str] | None = None
        session.watched_by(self)
        self._remember_names()

    def take(self, sight: FrameNews) -> None:
        """Act on what a frame showed."""
        self.view = self._view_now()
        self._tell_of_camera(sight)
        self._ask_way_round()
        self.commands.take(sight)
        self._keep_up(sight.at_s)
        self._since.note_emptied()
        if self.commands.paused or self.watcher.away or self.session.over:
            return
        try:
            while self._may_answer(sight.at_s) and self._answer(sight.at_s):
                self._keep_up(sight.at_s)  # the next question may be answered by what lies there already
        except OSError as error:
            self._refused_s = sight.at_s
            self._say("not_saved", reason=error.strerror or str(error))

    # --- the camera -------------------------------------------------------------------------------

    def take_fault(self, fault: Fault) -> None:
        """Say once that the camera is in trouble."""
        if fault.since_s != self._fault_s:
            self._fault_s = fault.since_s
            self._say(f"camera_{fault.trouble}")

    def _tell_of_camera(self, sight: FrameNews) -> None:
        """Say what became of the view of the table, and what keeps the camera from seeing it."""
        if self._fault_s is not None:
            self._fault_s = None
            self._say("camera_works")
        for news in sight.news:
            self._say(news.value)
            if news is TableNews.FOUND:
                self._tell_heaps()
        if trouble := self._troubles.find_new(sight.at_s):
            self.noticed = self.session.captions.add(trouble).text
        for marker in self._troubles.find_pushed(sight.at_s):
            self._say("marker_shifted", marker=marker)

    def _tell_heaps(self) -> None:
        """Say which zones the person will be asked about, as heaps cannot be counted from above."""
        heaps = [zone.name for zone in self.session.play.game.zones if zone.is_read and zone.heaped]
        if heaps:
            self.session.say("heaps_asked", zones=tuple(heaps))

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

    # --- called by the session --------------------------------------------------------------------

    def learn(self, request: Request, value: Json) -> None:
        """Keep what a person said about things that were misread; what is still in doubt is asked again."""
        self._said = None
        match request:
            case Draw() if request.zone in self.watcher.zones and value in request.cards:
                places = self.watcher.zones[request.zone].region.places
                self.watcher.correct(request.zone, [value if at == request.place else None for at in places])
            case Look() if request.zone in self.watcher.zones:
                zone = self.watcher.zones[request.zone]
                spots = zone.by_spot(zone.things)
                tops = {place: things[-1] for place, things in request.lay_out(value).items()}
                said = tops if request.spots else match_loose(spots, value)
                self.watcher.correct(request.zone, [said.get(at) for at in zone.region.places or spots])
            case Instruction() | Confirm() | Choose() | Count() | Draw() | Look():
                pass
            case _:
                assert_never(request)

    def keep_picture(self) -> Path:
        """Write the newest picture with what was seen in it."""
        return keep_frame(self.watcher, storage.home() / "kept")

    def _view_now(self) -> InView:
        """What can be told apart now: nothing while the table was not found yet."""
        optional = frozenset(zone.name for zone in self.session.play.game.zones if zone.optional)
        found = self.watcher.zones if self.watcher.pose else {}
        return InView({name: frozenset(zone.region.places) for name, zone in found.items()}, optional)

    # --- keep up ----------------------------------------------------------------------------------

    def _keep_up(self, at_s: float) -> None:
        """Notice that the bot asks something else now, or that an answer was taken back."""
        answers = len(self.session.play.answers)
        if self.session.play.request is not self._request:
            self._taken_back = answers < self._answers
            if isinstance(self._request, Draw):
                self._drawn_s[self._request.zone] = at_s
            if not self._shows_more():
                self._since = SinceAsked(self.watcher.zones, at_s)
            self._request = self.session.play.request
            self._said, self._reminded, self.noticed = None, 0, ""
            if self._taken_back:
                self._forget_names()
            declared = {name: zone.region.zone for name, zone in self.watcher.zones.items()}
            known = expect(self._request, declared, self._expected_table)
            self.watcher.expect(known, self._list_asked(self._request))
            self._tell_done_card()
        self._answers = answers

    def _list_asked(self, request: Request | None) -> frozenset[str]:
        """The zones that show whether an order is done, or what the answer is."""
        match request:
            case Instruction():
                return frozenset(one.zone for one in self._list_seen(request))
            case Draw():
                return frozenset([request.zone, *(one.zone for one in self._list_seen(request))])
            case Look():
                return frozenset([request.seen_in or request.zone])
            case Choose():
                return frozenset(request.seen_in)
            case Confirm() | Count() | None:
                return frozenset()
            case _:
                assert_never(request)

    def _shows_more(self) -> bool:
        """Whether the table answered what the person did, and may answer the next choice too: with what."""
        before, play = self._request, self.session.play
        seen = not self._taken_back and play.answers and play.answers[-1].source is Source.CAMERA
        return (
            bool(seen)
            and isinstance(before, Choose)
            and bool(before.signs)
            and isinstance(play.request, Choose)
        )

    @property
    def _expected_table(self) -> ExpectedTable:
        return self.session.play.expected_table()

    def _tell_done_card(self) -> None:
        """Explain the DONE card once, at the first order of the set-up: these wait for it."""
        order = self._request
        if isinstance(order, Instruction) and order.waits and not self._explained_done:
            self._explained_done = True
            self._say("done_card")

    # --- answer, ask or wait ----------------------------------------------------------------------

    def _may_answer(self, at_s: float) -> bool:
        """Whether the open request is one for the camera, and the disk takes answers."""
        request = self.session.play.request
        return request is not None and at_s - self._refused_s >= TRY_AGAIN_S and self.session.watches(request)

    def _answer(self, at_s: float) -> bool:
        """Answer the open request if the table shows the answer; returns whether it was answered."""
        request, zones = self.session.play.request, self.watcher.zones
        match request:
            case Instruction():
                return self._check_done(request, at_s)
            case Look():
                return self._answer_look(request, zones[request.seen_in or request.zone], at_s)
            case Draw():
                return self._answer_draw(request, zones[request.zone], at_s)
            case Choose():
                return self._answer_taken(request, [zones[name] for name in request.seen_in], at_s)
            case Confirm() | Count() | None:
                return False
            case _:
                assert_never(request)

    # An order: it is done once the table shows it.

    def _check_done(self, order: Instruction, at_s: float) -> bool:
        """Take an order as done, or say what differs once somebody has done something."""
        found: list[Difference] = []
        for expectation in self._list_seen(order):
            if self.watcher.zones[expectation.zone].settled is None:
                self._remind(order, at_s)
                return False
            found += self._since.compare(expectation, self._expected_table)
        if self._said != found:
            self.session.withdraw_names()
        if not found:
            self._check_names()
            self.session.see_done()
            return True
        self._tell_once_left(order, found, at_s, self._find_strays(order))
        # The person may have done it before it was asked, or unseen: then say how to confirm it.
        if self._remind(order, at_s) and all(map(is_doubt, found)):
            self._say_all(found)
        return False

    def _list_seen(self, request: Instruction | Draw) -> list[Expectation]:
        return self.view.list_seen(request.expects)

    def _tell_once_left(
        self,
        request: Instruction | Draw,
        found: list[Difference],
        at_s: float,
        strays: Iterable[Difference] = (),
    ) -> None:
        """Say what differs once somebody did something and left it alone; not again until that changes."""
        seen = self._list_seen(request)
        if any(map(self._since.is_in_hand, seen)):
            return  # shuffling takes its time
        handled_s = self._since.find_last_handled(seen)
        wait_s = NAMES_S if all(one.kind is Differs.UNNAMED for one in found) else FINISHED_S
        left = handled_s > self._since.asked_s and at_s - handled_s >= wait_s
        if (left or (self._taken_back and all(map(is_doubt, found)))) and self._said != found:
            self._say_all([*join_moves(found), *strays])
            self._said = found

    def _say_all(self, found: list[Difference]) -> None:
        """Say what differs; if only names of cards are missing, ask for them."""
        self._said = found
        others = [one for one in found if one.kind is not Differs.UNNAMED]
        for one in others:
            self._say_line(tell(one))
        if not others and isinstance(self._request, Instruction):
            self._ask_names(self._request, found)
        elif all(map(is_doubt, found)):
            self.session.go_past()  # DONE answers this now, not an earlier order

    def _find_strays(self, order: Instruction) -> Iterator[Difference]:
        """Things that were moved although the order does not mention them."""
        mentioned = [expectation.place for expectation in order.expects if expectation.place]
        for name in dict.fromkeys(
            expectation.zone for expectation in self._list_seen(order) if expectation.place
        ):
            zone = self.watcher.zones[name]
            yield from find_strays(name, zone.by_spot(zone.things), self._expected_table, mentioned)

    def _remind(self, request: Request, at_s: float) -> bool:
        """Say now and then what is still to be done; returns whether it was said."""
        waited_s = at_s - self._since.asked_s
        if self._reminded == len(REMIND_AFTER_S) or waited_s < REMIND_AFTER_S[self._reminded]:
            return False
        self._reminded += 1
        phrases = self.session.phrases
        self._say("still_to_do", text=phrases.invite(request) or phrases.ask(request))
        return True

    # Names without which an order cannot be seen done: asked for, and believed while the cards lie there.

    def _remember_names(self) -> None:
        """Load the names given before the game was left, and keep further ones in the same file."""
        journal = self.session.play.journal
        if isinstance(journal, FileJournal):
            file = storage.home() / LOOKS
            if not self.watcher.names.keep_in(file, journal.path.name):
                self.session.say("looks_damaged", file=str(file))

    def _ask_names(self, order: Instruction, found: list[Difference]) -> None:
        """Ask for the names in one of the zones that are in doubt."""
        zone = found[0].zone
        guesses = {at: guess for one in found if one.zone == zone for at, guess in one.guesses.items()}
        play, declared = self.session.play, self.watcher.zones[zone].region.zone
        names = list_names(play.game, declared, play.setup.options)
        self.session.ask_names(order, look_for_names(zone, guesses, names), guesses)

    def _check_names(self) -> None:
        """Forget the names given if those cards do not lie there any more."""
        named = self.session.named
        if named and not all(self._lies(zone, there) for zone, there in named.value.items()):
            self.session.forget_names()

    def _lies(self, name: str, there: Mapping[str, list[str]]) -> bool:
        zone = self.watcher.zones[name]
        lies = {place: thing.id for place, thing in zone.by_spot(zone.things).items() if thing}
        return all(lies.get(place) == things[-1] for place, things in there.items())

    def _forget_names(self) -> None:
        """Forget the names given for the open order, which was done and then undone."""
        play = self.session.play
        named = play.to_redo.value if play.to_redo else None
        if isinstance(play.request, Instruction) and isinstance(named, Mapping):
            for zone, places in named.items():
                self.watcher.forget(zone, places)

    # A look: what lies there is the answer.

    def _answer_look(self, request: Look[Any], zone: WatchedZone, at_s: float) -> bool:
        """Answer with what lies there, or say once what keeps it from being an answer."""
        if zone.settled is None:
            self._ask_again(request, at_s)
            return False
        if self._said == zone.settled:
            return False  # everything about it was said already
        spots = pick_spots(request, zone.by_spot(zone.things))
        if self._taken_back and not self._since.is_handled(zone):
            guesses = {spot: ask_about(thing) for spot, thing in spots.items()}
            self._ask_once(zone, guesses, tell_seen(request, spots))
        elif wrong := self._find_wrong(request, spots):
            self._say_once(zone.settled, tell(wrong))
        elif self._waits_for_first(request, zone, at_s):
            self._remind(request, at_s)
        elif not all(map(is_certain, spots.values())):
            self._ask_about_doubts(request, zone, spots)
        elif turned := next(find_turned(zone.region.zone, spots, self._expected_table), None):
            self._say_once(zone.settled, tell(turned))
        else:
            value = tell_named(request, spots, find_fixed(request, self._expected_table))
            return self._is_finished(request, zone, value, at_s) and self._give(request, zone, spots, value)
        return False

    def _ask_again(self, request: Look[Any], at_s: float) -> None:
        """Ask aloud after a while if the zone does not settle and no sentence told the person what to do."""
        invited = self.session.phrases.invite(request)
        if self._said is None and not invited and at_s - self._since.asked_s >= PATIENCE_S:
            self._said = request
            self.session.captions.add(self.session.phrases.ask(request))

    def _find_wrong(self, request: Look[Any], spots: Spots) -> Difference | None:
        """What must be put right before anything there can be read."""
        turned = find_face_down(request.zone, spots) if request.spots else iter(())
        return next(turned, None) or next(find_astray(request.zone, spots), None)

    def _waits_for_first(self, request: Look[Any], zone: WatchedZone, at_s: float) -> bool:
        """Whether nobody has begun to lay things down as told; a passing arm does not count.

        A thing without candidates may be no card, so it counts only once somebody was there.
        """
        left = self._since.is_handled(zone) and at_s - zone.handled_s >= FINISHED_S
        begun = any(thing and thing.candidates for thing in zone.things) or left
        return not begun and request.least > 0 and bool(self.session.phrases.invite(request))

    def _is_finished(self, request: Look[Any], zone: WatchedZone, value: Json, at_s: float) -> bool:
        """Whether the player's action is over: something changed, and was left alone for a while."""
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
        """Ask what is in doubt; if loose things are missing, say that instead: names would not help."""
        fixed = find_fixed(request, self._expected_table)
        guesses = {spot: guess(thing, fixed) for spot, thing in spots.items()}
        number = sum(one is not None for one in guesses.values())
        if not request.spots and number < request.least:
            self._tell_too_few(request, zone, number)
        else:
            self._ask_once(zone, guesses, tell_seen(request, spots))

    def _tell_too_few(self, request: Look[Any], zone: WatchedZone, number: int) -> None:
        few = Difference(Differs.NUMBER, request.zone, number=number, wanted=request.least)
        self._say_once(zone.settled, tell(few))

    def _ask_once(self, zone: WatchedZone, guesses: dict[str, Guess], seen: Json) -> None:
        """Ask about what is in doubt; not again until somebody moves it."""
        self._said = zone.settled
        # After an undo, the person has said already that they are not these together.
        together = not self._taken_back or self._since.is_handled(zone)
        try:
            self.session.doubt(guesses, seen, together=together)
        except EngineError:
            self._say("look_again")

    # A card that turns up, or a thing that is taken.

    def _answer_draw(self, request: Draw, zone: WatchedZone, at_s: float) -> bool:
        """Take the card that turned up, once the rest of the table shows that it did."""
        self._remind(request, at_s)
        insists = self.commands.done_with is request
        others = self._list_seen(request)
        if zone.settled is None or any(self.watcher.zones[other.zone].settled is None for other in others):
            return False
        expected_table = self._expected_table
        found = [one for other in others for one in self._since.compare_things(other, expected_table)]
        if found and not insists:
            self._tell_once_left(request, found, at_s)
            return False
        thing = pick_drawn(request, zone.by_spot(zone.things), expected_table)
        card = judge_drawn(request, thing, expected_table, insists=insists)
        if zone.handled_s <= self._drawn_s.get(request.zone, float("-inf")) and not insists:
            if not self._taken_back or not isinstance(card, str):
                return False  # it is the one that was taken already
            card = (card,)
        if isinstance(card, Line) and not self._since.asked_s < zone.handled_s <= at_s - FINISHED_S:
            return False  # nobody has turned a card over since, or somebody may be just about to
        return self._take_turned_up(zone, card)

    def _answer_taken(self, request: Choose, zones: Sequence[WatchedZone], at_s: float) -> bool:
        """Take the thing that was turned, or taken off the table, as the choice."""
        handled_s = max(zone.handled_s for zone in zones)
        settled = all(zone.settled for zone in zones)
        if not settled or not self._since.asked_s < handled_s <= at_s - ACTED_S:
            return False
        seen = {zone.region.name: zone.by_spot(zone.things) for zone in zones}
        if request.signs:
            found = judge_shown(request, seen, self._expected_table)
        else:
            found = judge_taken(request, seen[request.taken_from], self._expected_table)
        if not is_plain(request, found) and at_s - handled_s < FINISHED_S:
            return False  # somebody may be just about to put it right
        return self._take_turned_up(zones[0], found)

    def _take_turned_up(self, zone: WatchedZone, found: TurnedUp) -> bool:
        """Answer, say what is wrong, or ask; not again until somebody moves it."""
        match found:
            case str():
                return self._see(found, zone)
            case Line():
                self._say_once(zone.settled, found)
            case tuple() if self._said != zone.settled:
                self._said = zone.settled
                self.session.doubt_drawn(found)
        return False

    # --- calling the session ----------------------------------------------------------------------

    def _see(self, value: Json, zone: WatchedZone) -> bool:
        """Answer with what is seen, or say why the rules refuse it; returns whether it was taken."""
        try:
            self.session.see(value)
        except IllegalAnswer as error:
            reason = self.session.phrases.why(self.session.play.in_force(error.rule))
            self._say_once(zone.settled, self._refuse(value, reason))
        except InvalidInput as error:
            reason = self.session.phrases.line(error.line) if error.line else str(error)
            self._say_once(zone.settled, Line("cannot_be", {"reason": reason}))
        else:
            return True
        return False

    def _refuse(self, value: Json, reason: str) -> Line:
        """The sentence that says why what was done, or what is seen, cannot be."""
        match self._request:
            case Choose():
                return Line("cannot_be_taken", {"reason": reason, "thing": value})
            case Look(own=True) as look:
                change = understood(look, value, self.session.phrases) if look.tells_changes else ""
                return Line("cannot_be_done", {"reason": reason, "change": change})
            case _:
                return Line("cannot_be", {"reason": reason})

    def _say(self, key: str, **facts: object) -> None:
        self.noticed = self.session.say(key, **facts)

    def _say_line(self, line: Line) -> None:
        self._say(line.key, **line.facts)

    def _say_once(self, about: object, line: Line) -> None:
        """Say something about what is seen; not again until something else is seen."""
        if self._said != about:
            self._said = about
            self._say_line(line)
