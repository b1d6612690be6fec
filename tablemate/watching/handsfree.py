"""Playing without a hand on the keyboard: what the camera sees answers the bot, or raises a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.errors import EngineError, IllegalAnswer, InvalidInput
from engine.journal import Source
from engine.requests import Confirm, Count, Instruction, Look
from engine.zones import Shape
from tablemate import storage
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.watching.command_cards import TURN_CARD
from tablemate.watching.expectations import ZoneView, differences
from tablemate.watching.keeping import keep_frame
from vision.agreeing.stabilise import StableReading
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Line
    from engine.requests import Json, Request
    from tablemate.conversation.doubts import Guess
    from tablemate.conversation.session import Session
    from tablemate.watching.camera import Fault
    from tablemate.watching.watcher import Sight, WatchedZone, Watcher
    from vision.reading import Reading

REMIND_AFTER_S = (20.0, 60.0)
TRY_AGAIN_S = 10.0  # after the disk refused an answer
PATIENCE_S = 3.0
PUSHED_S = 4.0
FINISHED_S = 2.5  # who has not touched a zone for so long thinks to be done with it
WORTH_OFFERING = 0.1  # a guess less likely than this would only confuse
OFFERED = 4  # candidates named in a question
DIGITS = 10


class HandsFree:
    """Joins the camera's view of the table to a session."""

    def __init__(self, session: Session, watcher: Watcher) -> None:
        self.session = session
        self.watcher = watcher
        self.paused = False
        self._request: Request[Json] | None = None
        self._opened_s = 0.0
        self._before: dict[str, tuple[Reading | None, ...]] = {}  # what lay there when the request was opened
        self._unsettled: set[str] = set()  # zones of which that is not known yet
        self._answers = 0
        self._taken_back = False  # the last answer was: what lies there now is asked for, not assumed
        self._said: object = None  # what was said last about the open request, so that it is said once
        self._reminded = 0
        self._refused_s = float("-inf")
        self._number = ""
        self._told_done_card = False
        self._began_s: float | None = None
        self._fault_s: float | None = None
        self.noticed = ""  # what was said last about the table or the camera, while it holds
        self._trouble = ""
        self._shifted_s: dict[str, float] = {}
        self._told_shifted: set[str] = set()
        session.watches = self._watches
        session.learn = self._learn
        session.keeper = lambda: keep_frame(watcher, storage.home() / "kept")

    def take(self, sight: Sight) -> None:
        """Act on what a frame told."""
        if self._fault_s is not None:
            self._fault_s = None
            self._say("camera_works")
        for news in sight.news:
            self._say(news.value)
        self._tell_trouble(sight.at_s)
        self._take_commands(sight)
        self._keep_up(sight.at_s)
        if self.paused or self.watcher.away or self.session.over:
            return
        try:
            self._answer(sight.at_s)
        except OSError as error:
            self._refused_s = sight.at_s
            self._say("not_saved", reason=error.strerror or str(error))

    def take_fault(self, fault: Fault) -> None:
        """Say once that the camera is in trouble."""
        if fault.since_s != self._fault_s:
            self._fault_s = fault.since_s
            self._say(f"camera_{fault.trouble}")

    def _say(self, key: str, **facts: object) -> None:
        self.noticed = self.session.say(key, **facts)

    def _tell_trouble(self, at_s: float) -> None:
        """Say why the table is not found, a while after the beginning and whenever the reason changes."""
        trouble = self.watcher.trouble
        if self._began_s is None:
            self._began_s = at_s
        if trouble and trouble != self._trouble and at_s - self._began_s >= PATIENCE_S:
            self._trouble = trouble
            self.noticed = self.session.captions.add(trouble).text
        self._tell_shifted(at_s)

    def _tell_shifted(self, at_s: float) -> None:
        """Say that a marker was pushed, once it cannot be a hand passing over it."""
        self._shifted_s = {marker: self._shifted_s.get(marker, at_s) for marker in self.watcher.shifted}
        for marker, since_s in self._shifted_s.items():
            if at_s - since_s >= PUSHED_S and marker not in self._told_shifted:
                self._told_shifted.add(marker)
                self._say("marker_shifted", marker=marker)

    # --- commands ---------------------------------------------------------------------------------

    def _take_commands(self, sight: Sight) -> None:
        if self.paused and "pause" not in self.watcher.cards.shown:
            self.paused = False
            self._say("going_on")
            self.session.repeat()
        single = [command for command in sight.commands if command not in TURN_CARD]
        if single and len(self.watcher.cards.shown - set(TURN_CARD)) > 1:
            self._say("two_cards")
            return
        for command in sight.commands:
            if not self.paused:
                self._obey(command)
        self._take_number()

    def _obey(self, command: str) -> None:
        match command:
            case "pause":
                self.paused = True
                self._say("paused")
            case "your_turn":
                if _waits_for_word(self.session.play.request):
                    self.session.hear("done", Source.CARD)
            case "my_turn":
                pass
            case "done" if self._number and isinstance(self.session.play.request, Count):
                self.session.hear(self._number, Source.CARD)
            case "done" if self.session.acknowledges:
                self.session.hear("", Source.CARD)  # as Enter: it never ends the player's own turn
            case "no" if not isinstance(self.session.draft, DoubtfulDraft) and self._camera_spoke_last():
                self.session.hear("undo", Source.CARD)
            case _:
                self.session.hear(command, Source.CARD)

    def _take_number(self) -> None:
        """Digits choose at once where there are few choices; a count waits for DONE."""
        number = self.watcher.cards.number
        if number == self._number:
            return
        self._number = number
        draft = self.session.draft
        if not number or draft is None or self.paused:
            return
        if isinstance(draft.request, Count):
            self._say("number_read", number=int(number))
        elif draft.choices and len(draft.choices) < DIGITS:
            self.session.hear(number, Source.CARD)

    def _camera_spoke_last(self) -> bool:
        given = [answer for answer in self.session.play.answers if not answer.source.automatic]
        return bool(given) and given[-1].source is Source.CAMERA

    # --- keeping up with the session --------------------------------------------------------------

    def _keep_up(self, at_s: float) -> None:
        """Notice that the bot asks something else now, or that an answer was taken back."""
        answers = len(self.session.play.answers)
        if self.session.play.request is not self._request:
            self._taken_back = answers < self._answers
            self._request, self._opened_s = self.session.play.request, at_s
            self._before = {name: zone.known for name, zone in self.watcher.zones.items()}
            self._unsettled = {name for name, zone in self.watcher.zones.items() if zone.settled is None}
            self._said, self._reminded, self.noticed = None, 0, ""
            self._tell_done_card()
        self._answers = answers

    def _tell_done_card(self) -> None:
        """Say once how an order of the set-up is answered, for it waits until somebody does."""
        waits = isinstance(self._request, Instruction) and self._request.waits
        if waits and not self._told_done_card:
            self._told_done_card = True
            self._say("done_card")

    def _learn(self, request: Request[Json], value: Json) -> None:
        """Keep what a person said of things the camera read otherwise."""
        if isinstance(request, Look) and request.zone in self.watcher.zones:
            things = self.watcher.zones[request.zone].things
            in_order = value if request.piecewise else _match(things, value)
            self.watcher.correct(request.zone, in_order)

    def _watches(self, request: Request[Json]) -> bool:
        """Whether the table itself will answer this; one that was not found yet cannot."""
        if self.watcher.pose is None:
            return False
        match request:
            case Look():
                return request.zone in self.watcher.zones
            case Instruction(expects=expects):
                return bool(expects) and all(shows.zone in self.watcher.zones for shows in expects)
            case _:
                return False

    # --- answering --------------------------------------------------------------------------------

    def _answer(self, at_s: float) -> None:
        """Answer what the table shows, as often as the bot asks for what it shows already."""
        while at_s - self._refused_s >= TRY_AGAIN_S and self._answer_one(at_s):
            self._keep_up(at_s)

    def _answer_one(self, at_s: float) -> bool:
        """Answer the open request if the table does; whether it was answered."""
        request = self.session.play.request
        if request is None or not self._watches(request):
            return False
        if isinstance(request, Instruction):
            return self._check_done(request, at_s)
        assert isinstance(request, Look)
        return self._answer_look(request, self.watcher.zones[request.zone], at_s)

    def _answer_look(self, request: Look[Any], zone: WatchedZone, at_s: float) -> bool:
        if zone.settled is None:
            if self._said is None and at_s - self._opened_s >= PATIENCE_S:
                self._said = request
                self.session.captions.add(self.session.phrases.ask(request))
            return False
        if self._taken_back and zone.handled_s <= self._opened_s:
            self._ask_once(zone, [_as_question(thing) for thing in zone.things])
            return False
        if request.spots and (place := _find_face_down(zone.things)):
            if self._said != zone.settled:
                self._say_once(zone.settled, "face_down_place", place=place, zone=request.zone)
            return False
        if not isinstance(zone.settled, StableReading) or not _all_up(zone.things):
            self._ask_once(zone, [_as_guess(thing) for thing in zone.things])
            return False
        return self._give(request, zone)

    def _give(self, request: Look[Any], zone: WatchedZone) -> bool:
        value = _named(request, zone.things)
        if self._said == zone.settled:
            return False
        if None in value and not request.gaps:
            self._say_once(zone.settled, "empty_place", place=value.index(None) + 1, zone=request.zone)
            return False
        if len(value) < request.least:
            facts = {"zone": request.zone, "number": len(value), "wanted": request.least}
            self._say_once(zone.settled, "other_number", **facts)
            return False
        try:
            self.session.see(value)
        except IllegalAnswer as error:
            rule = self.session.play.in_force(error.rule)
            self._say_once(zone.settled, "cannot_be", reason=self.session.phrases.why(rule))
        except InvalidInput as error:
            reason = self.session.phrases.line(error.line) if error.line else str(error)
            self._say_once(zone.settled, "cannot_be", reason=reason)
        else:
            return True
        return False

    def _ask_once(self, zone: WatchedZone, guesses: list[Guess]) -> None:
        """Ask about what is in doubt; not again until somebody moves it."""
        if self._said == zone.settled:
            return
        self._said = zone.settled
        seen = [thing.id if thing else None for thing in zone.things]
        try:
            self.session.doubt({str(place): guess for place, guess in enumerate(guesses, 1)}, seen)
        except EngineError:
            self._say("look_again")

    def _check_done(self, instruction: Instruction, at_s: float) -> bool:
        found: list[Line] = []
        for shows in instruction.expects:
            zone = self.watcher.zones[shows.zone]
            if zone.settled is None:
                return False
            found += differences(shows, self._view(shows.zone, zone))
        if not found:
            self.session.see_done()
            return True
        self._tell_differences(instruction, found, at_s)
        return False

    def _view(self, name: str, zone: WatchedZone) -> ZoneView:
        """What a zone shows now and showed before; what settles before anyone touches it is still before."""
        handled = zone.handled_s > self._opened_s
        if name in self._unsettled and not handled:
            self._unsettled.discard(name)
            self._before[name] = zone.known
        return ZoneView(zone.things, handled, self._before[name], zone.zone.shape is Shape.ROW)

    def _tell_differences(self, instruction: Instruction, found: list[Line], at_s: float) -> None:
        """Say what still differs once somebody has done something, and remind after a while."""
        handled_s = max(self.watcher.zones[shows.zone].handled_s for shows in instruction.expects)
        if handled_s > self._opened_s and at_s - handled_s >= FINISHED_S and self._said != found:
            self._said = found
            for line in found:
                self._say(line.key, **line.facts)
        waited_s = at_s - self._opened_s
        if self._reminded < len(REMIND_AFTER_S) and waited_s >= REMIND_AFTER_S[self._reminded]:
            self._reminded += 1
            self._say("still_to_do", text=self.session.phrases.ask(instruction))

    def _say_once(self, about: object, key: str, **facts: object) -> None:
        self._said = about
        self._say(key, **facts)


def _waits_for_word(request: Request[Json] | None) -> bool:
    """Whether the person's word is waited for: that their turn is over, or that an order is done."""
    return isinstance(request, Confirm) and (not isinstance(request, Instruction) or request.waits)


def _match(things: Sequence[Reading | None], said: Sequence[str]) -> list[str | None]:
    """Give each thing the name a person said; if only one thing was misread, it is the name left over."""
    left = list(said)
    names: list[str | None] = []
    for thing in things:
        named = thing.id if thing and thing.id in left else None
        if named:
            left.remove(named)
        names.append(named)
    if len(left) == 1 and names.count(None) == 1:
        names[names.index(None)] = left[0]
    return names


def _find_face_down(things: tuple[Reading | None, ...]) -> int | None:
    """Which place of a row shows the back of a card, counted from one; the first, if several do."""
    return next((place for place, thing in enumerate(things, 1) if thing and thing.face == "down"), None)


def _all_up(things: tuple[Reading | None, ...]) -> bool:
    return all(thing is None or thing.id is not None for thing in things)


def _named(request: Look[Any], things: tuple[Reading | None, ...]) -> Json:
    named = {str(place): (thing.id,) for place, thing in enumerate(things, 1) if thing and thing.id}
    return request.put_together(named)


def _as_guess(thing: Reading | None) -> Guess:
    """What a person need not be asked about, or what the thing might be."""
    if thing is None:
        return None
    if thing.status is Status.SURE and thing.id:
        return thing.id
    return _as_question(thing)


def _as_question(thing: Reading | None) -> Guess:
    if thing is None:
        return None
    likely = [other.id for other in thing.alternatives if other.confidence >= WORTH_OFFERING]
    ids = [thing.id, *likely]
    return tuple(dict.fromkeys(id_ for id_ in ids if id_))[:OFFERED]
