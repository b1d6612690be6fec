"""Runs a bot's script over the list of answers: state is what the answers lead to, so undo is exact."""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, assert_never

from engine.card_form import count_stand_ins, origin_of
from engine.decks import pick
from engine.errors import BadJournal, EngineError, InvalidInput, shorten, tell
from engine.events import Event, Line, StandInUsed
from engine.game import Learning, Origin, Scored, Sheet, Standing, as_played, complete
from engine.journal import Amendment, Answer, Source, keep_amendments
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from engine.rules import STAND_IN

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.expected_table import ExpectedTable
    from engine.game import Game, Result, Setup, SheetForm
    from engine.journal import Journal, Saved
    from engine.requests import Json, Request
    from engine.rules import Rule
    from engine.script import Script, Step


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of the script, and how many answers had been given when it came."""

    step: Step
    answers_before: int

    @property
    def request(self) -> Request | None:
        """What was asked; None if something was only told."""
        return None if isinstance(self.step, Event) else self.step


@dataclass(frozen=True, slots=True)
class Situation:
    """The game after so many answers: which turn it was, what lay where, how it stood."""

    turn: int
    expected_table: ExpectedTable
    standing: Standing


class Play:
    """One game being played."""

    def __init__(self, game: Game, setup: Setup, journal: Journal | None = None) -> None:
        self.game = game
        self.setup = complete(game, setup)
        self.journal = journal
        self._taken_back: list[Answer] = []  # the next to be given again is last
        self._amendments: list[Amendment] = []
        self.situations: list[Situation] = []  # one for each number of answers, from none on
        self._start()
        self._advance_by_chance()

    @classmethod
    def resume(cls, game: Game, saved: Saved, reopen: Callable[[Saved], Journal] | None = None) -> Play:
        """Rebuild a play from its journal, and only then open the journal to go on."""
        if (game.id, game.rules_version) != (saved.game_id, saved.rules_version):
            facts = {"played": shorten(saved.game_id), "version": shorten(saved.rules_version)}
            here = {"here": game.id, "version_here": str(game.rules_version)}
            raise BadJournal(saved.path, 1, Line("journal_rules", facts | here))
        play = cls.__new__(cls)
        play._rebuild(game, saved)  # noqa: SLF001 - its own constructor
        play.journal = reopen(saved) if reopen else None
        play._advance_by_chance()  # noqa: SLF001 - as above
        return play

    def fork(self) -> Play:
        """The same game at the same point, with all that it knows, to look ahead in; it is not saved."""
        other = copy(self)
        other.journal = None
        other._split_off()  # noqa: SLF001 - its own kind
        return other

    @property
    def request(self) -> Request | None:
        """What the bot waits for; None when the game is over."""
        return self._request

    @property
    def setup_now(self) -> Setup:
        """The set-up with the sheets as they read now: with the cards that were entered in the game."""
        learnt = [(form, self._learnt[form.name]) for form in self.game.forms if form.name in self._learnt]
        sheets = {form.name: Sheet(origin_of(form, text), text) for form, text in learnt}
        return replace(self.setup, sheets={**self.setup.sheets, **sheets})

    @property
    def events(self) -> list[Event]:
        """Everything told so far, instructions included."""
        return [event for event in (event_of(m.step) for m in self.log) if event]

    def answer(self, value: Json, source: Source, seen: Json = None) -> None:
        """Accept an answer to the request, or raise InvalidInput or IllegalAnswer and change nothing."""
        if self._request is None:
            raise InvalidInput("the game is over; there is nothing to answer", Line("nothing_to_answer"))
        self._accept(self._request, value, source, seen)
        self._advance_by_chance()

    def amend(self, sheet: str, text: str) -> bool:
        """Go on with a changed sheet; False, and nothing changes, if that must wait for the next game.

        Undo takes answers back but no entered cards: these then count from where the undo went back to.
        """
        form = next(form for form in self.game.forms if form.name == sheet)
        form.check(text)
        if self._request is None or not self._learn(sheet, text):
            return False
        try:
            if self.journal:
                self.journal.amended(sheet, text)
        except OSError:
            self._replay(self.answers)
            raise
        self._amendments.append(Amendment(len(self.answers), sheet, text))
        self._taken_back.clear()
        return True

    def undo(self) -> list[Step]:
        """Undo the last answer a person gave and all that followed; returns the steps undone."""
        keep = len(self.answers)
        while keep and self.answers[keep - 1].source.automatic:
            keep -= 1
        if not keep:
            return []
        return self._take_back(len(self.answers) - (keep - 1))

    def redo(self) -> bool:
        """Redo what was undone last; False if there is nothing to redo."""
        if not self._taken_back:
            return False
        count = 1
        while count < len(self._taken_back) and self._taken_back[-count - 1].source.automatic:
            count += 1
        if self.journal:
            self.journal.redone(count)
        for _ in range(count):
            self._give(self._taken_back.pop())
        self._note_end()
        return True

    @property
    def to_redo(self) -> Answer | None:
        """The answer that would be given again next."""
        return self._taken_back[-1] if self._taken_back else None

    @property
    def news(self) -> list[Event]:
        """What has been said since the last answer a person gave, in order."""
        return [event for event in (event_of(m.step) for m in self.log[self.news_from :]) if event]

    def in_force(self, rule: Rule) -> Rule:
        """A rule as this game reads it, by the options it is played with."""
        return rule.under(self.setup.options)

    @property
    def news_from(self) -> int:
        """The place in the log where the news since the last answer of a person begins."""
        return self._find_log_from(frozenset())

    @property
    def turn_from(self) -> int:
        """The place in the log after which nobody did more than flip a card."""
        return self._find_log_from(frozenset(m.answers_before for m in self.log if isinstance(m.step, Draw)))

    def _find_log_from(self, left_out: frozenset[int]) -> int:
        given = len(self.answers)
        while given and (self.answers[given - 1].source.automatic or given - 1 in left_out):
            given -= 1
        return next((i for i, m in enumerate(self.log) if m.answers_before >= given), len(self.log))

    def view(self) -> tuple[Line, ...]:
        """The bot's visible state."""
        return self._bot.view()

    def expected_table(self) -> ExpectedTable:
        """All that lies on the table by the rules."""
        return self._bot.expected_table()

    def standing(self) -> Standing:
        """How the game stands; without any points where nothing is counted before the end."""
        return self._bot.standing() if isinstance(self._bot, Scored) else Standing()

    def _start(self) -> None:
        self.answers: list[Answer] = []
        self.log: list[Moment] = []
        self.result: Result | None = None
        self._request: Request | None = None
        self._turn = 0
        self._learnt: dict[str, str] = {}  # the texts of sheets that were taken over
        self._bot = self.game.begin(self.setup)
        self._script = self._whole_script()
        self._run(None)

    def _whole_script(self) -> Script[Result]:
        for form in self.game.forms:
            sheet = self.setup.sheets[form.name]
            if sheet.origin is Origin.STAND_IN and form.needed(self.setup.options):
                yield stand_in_used(form, sheet.text)
        return (yield from self._bot.script())

    def _split_off(self) -> None:
        """Share nothing that can change with the original play."""
        self._taken_back, self._amendments = list(self._taken_back), list(self._amendments)
        self._replay(self.answers)

    def _rebuild(self, game: Game, saved: Saved) -> None:
        try:
            self.game, self.setup = game, complete(game, as_played(game, saved.setup))
            self._taken_back = list(saved.taken_back)
            self._amendments = list(saved.amendments)
            self.situations = []
            self._start()
            self._learn_again()
        except EngineError as error:
            raise BadJournal(saved.path, 1, tell(error)) from error
        for answer, line in zip(saved.answers, saved.lines, strict=True):
            try:
                self._give(answer)
                self._learn_again()
            except EngineError as error:
                raise BadJournal(saved.path, line, tell(error)) from error

    def _run(self, value: Any) -> None:
        """Send the script its answer and collect what it tells, up to its next question."""
        self._turn += self._request is not None and self._request.ends_turn
        try:
            step = self._script.send(value)
            while isinstance(step, Event):
                self.log.append(Moment(step, len(self.answers)))
                step = next(self._script)
            self._request = step
            self.log.append(Moment(step, len(self.answers)))
        except StopIteration as end:
            self._request, self.result = None, end.value
        self._note()

    def _note(self) -> None:
        """Keep how the game stands now, unless that is known already; a card that came up is a step, too."""
        lacking = len(self.answers) + 1 - len(self.situations)
        if lacking > 0 and not self._chance_is_next:
            self.situations += [self._situation()] * lacking

    def _situation(self) -> Situation:
        return Situation(self._turn, self.expected_table(), self.standing())

    def _accept(self, request: Request, value: Json, source: Source, seen: Json = None) -> None:
        """Check an answer, record it, and only then let the script go on."""
        read = request.read(value)
        answer = Answer(request.topic, value, source, seen)
        if self.journal:
            self.journal.answered(answer)
        self._taken_back.clear()
        self.answers.append(answer)
        self._run(read)
        self._note_end()

    def _note_end(self) -> None:
        """Record that the game is over; a disk that refuses only makes lists of saved games slower."""
        if self.journal and self.result:
            with suppress(OSError):
                self.journal.ended()

    def _give(self, answer: Answer) -> None:
        """Repeat an answer that is on record already."""
        if self._request is None or self._request.topic != answer.topic:
            raise _wrong_topic(answer.topic, self._request)
        value = self._request.read(answer.value)
        self.answers.append(answer)
        self._run(value)

    def _replay(self, answers: list[Answer]) -> None:
        """Run the script again over the recorded answers, and take the state of the game from it."""
        self.situations = self.situations[: len(answers)]
        self._start()
        self._learn_again()
        for answer in answers:
            self._give(answer)
            self._learn_again()

    def _learn_again(self) -> None:
        """Take over the cards that were entered at this moment of the game."""
        for one in self._amendments:
            if one.answers_before == len(self.answers):
                self._learn(one.sheet, one.text)

    def _learn(self, sheet: str, text: str) -> bool:
        """Have the bot go on with a changed sheet, if it can; that may change how the game stands."""
        if not isinstance(self._bot, Learning) or not self._bot.learn(sheet, text):
            return False
        self._learnt[sheet] = text
        if not self._chance_is_next:
            self.situations[len(self.answers)] = self._situation()
        return True

    def _advance_by_chance(self) -> None:
        """Let virtual decks answer for themselves."""
        while isinstance(self._request, Draw) and self._request.virtual:
            self._accept(self._request, pick(self.setup.seed, self._request), Source.VIRTUAL)

    @property
    def _chance_is_next(self) -> bool:
        return isinstance(self._request, Draw) and self._request.virtual

    def _take_back(self, count: int) -> list[Step]:
        if self.journal:
            self.journal.undone(count)
        keep = len(self.answers) - count
        undone = [m.step for m in self.log if m.answers_before > keep]
        kept, back = self.answers[:keep], self.answers[keep:]
        self._amendments, moved = keep_amendments(self._amendments, keep)
        self._replay(kept)
        self._taken_back = [] if moved else [*self._taken_back, *reversed(back)]
        return undone


def stand_in_used(form: SheetForm, text: str) -> StandInUsed:
    """How many cards of a sheet are made up."""
    number, total = count_stand_ins(form, text)
    which = "all" if number == total else "some"
    return StandInUsed(
        rule=STAND_IN, sheet=form.name, cards=form.things, which=which, number=number, total=total
    )


def _wrong_topic(found: str, request: Request | None) -> InvalidInput:
    facts = {"found": shorten(found), "asked": repr(request.topic if request else None)}
    line = Line("journal_topic" if request else "journal_topic_over", facts)
    return InvalidInput(f"an answer to something else: {facts}", line)


def event_of(step: Step) -> Event | None:
    """The event of a step: itself, or what an instruction asks for."""
    match step:
        case Event():
            return step
        case Instruction():
            return step.event
        case Confirm() | Choose() | Count() | Draw() | Look():
            return None
        case _:
            assert_never(step)
