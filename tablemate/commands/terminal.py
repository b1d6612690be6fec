"""A game in a terminal: captions as they are said, numbered choices, and one line typed at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from rich.table import Table

from engine.events import Line
from engine.journal import Source
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from tablemate.commands.consoles import read_line
from tablemate.conversation.guidance import value_in_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from engine.game import Result
    from engine.play import Play
    from engine.requests import Request
    from tablemate.conversation.draft import Draft
    from tablemate.conversation.session import Session
    from tablemate.room import Room
    from voice.captions import Caption
    from voice.phrases import Phrases

PROMPT = "> "
APART = "·"  # in front of a choice that is not possible now, where the others have a number


class Terminal:
    """Shows captions and reads answers."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._prompted = False  # whether a prompt stands at the end of the last line
        self._shown: tuple[Request | None, tuple[str, ...]] = (None, ())  # the question asked last

    def show(self, caption: Caption) -> None:
        """Print a caption; on a line of its own if something is being asked for."""
        if self._prompted:
            self._prompted = False
            self.console.print()
        self.console.print(caption.text, markup=False)

    def read(self, choices: Mapping[int, str] | None = None, prompt: str = PROMPT) -> str:
        """Print numbered choices and read one line."""
        self._list(choices or {})
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        return read_line()

    def run(self, room: Room) -> None:
        """Let the person answer until the game is over or they quit; nothing is lost either way."""
        while (session := room.session) and not session.over:
            try:
                if session.own_cards and session.own_cards.entering:
                    self._list(session.own_cards.entering.choices)
                else:
                    self._show_question(session)
                room.hear(self.read(prompt=self._prompt(session)), Source.KEYBOARD)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                session.quit()

    def keep_asking(self, session: Session) -> None:
        """Print the question and a prompt, unless the camera will answer or they were just printed."""
        request = session.play.request
        if request is None or self._prompted or session.watches(request):
            return
        self._show_question(session)
        self.console.print(self._prompt(session), end="", markup=False)
        self.console.file.flush()
        self._prompted = True

    def typed(self) -> None:
        """Note that a line was typed, so the prompt is gone."""
        self._prompted = False

    def show_end(self, session: Session) -> None:
        """Print the result sheet of a game that is over, or how to go on with one that is not."""
        if session.play.result:
            self.console.print(result_table(session.play.result, session.phrases))
        else:
            line = session.phrases.say("type_to_go_on", {"game": session.play.game.id})
            self.console.print(line, markup=False, soft_wrap=True)

    def _list(self, choices: Mapping[int, str]) -> None:
        width = len(str(max(choices, default=0)))
        for number, words in choices.items():
            self.console.print(f"  {number:>{width}}  {words}", markup=False)

    def _show_question(self, session: Session) -> None:
        """Print what the question is about and its choices, unless they were just printed."""
        draft, (asked, candidates) = session.draft, self._shown
        if draft is None or (draft.request is asked and draft.candidates == candidates):
            return
        self._shown = (draft.request, draft.candidates)
        if draft.candidates:
            if len(draft.candidates) > 1:  # a single one is in the question itself
                self._list_choices(draft)
        elif draft.request is not asked:
            for line in _beside(draft.request, session.play):
                self.console.print(session.phrases.line(line), markup=False)
            self._list_choices(draft)
            self._list_refused(draft, session)

    def _list_choices(self, draft: Draft) -> None:
        self._list({number: draft.phrases.name(id_) for number, id_ in draft.keys.items()})

    def _list_refused(self, draft: Draft, session: Session) -> None:
        """Print the choices that are not possible now apart from the others, and why."""
        refused = draft.refused
        for rule in dict.fromkeys(refused.values()):
            things = [thing for thing in refused if refused[thing] == rule]
            why = draft.phrases.why(session.play.in_force(rule))
            words = f"  {APART}  {draft.phrases.join(things)}: {why}"
            self.console.print(words, markup=False)

    def _prompt(self, session: Session) -> str:
        draft = session.draft
        if session.own_cards and session.own_cards.entering:
            return f"{session.own_cards.entering.prompt} {PROMPT}"
        if draft is None or draft.candidates:
            return PROMPT
        if session.acknowledges:
            return f"{session.phrases.say('prompt_order')} {PROMPT}"
        line = _what_enter_does(draft)
        return f"{session.phrases.line(line)} {PROMPT}" if line else PROMPT


def _what_enter_does(draft: Draft) -> Line | None:
    """The words in front of the prompt: what Enter means, or which slot is asked about."""
    request = draft.request
    match request:
        case Instruction():
            return Line("prompt_order")
        case Confirm():
            return Line("prompt_done")
        case Look(piecewise=True):
            return _what_enter_does_in_row(request, draft)
        case Choose() | Count() | Draw() | Look():
            usual = request.usual
            return Line("option_default", {"choice": usual}) if isinstance(usual, str) else None
        case _:
            assert_never(request)


def _what_enter_does_in_row(row: Look[Any], draft: Draft) -> Line:
    slots = draft.slots
    if row.before and not slots:
        return Line("prompt_row_before", {"names": value_in_words(row.before, draft.phrases)})
    if row.least <= len(slots) < row.most:
        return Line("option_default", {"choice": value_in_words(slots, draft.phrases)})
    return Line("prompt_slot", {"number": len(slots) + 1, "most": row.most})


def _beside(request: Request, play: Play) -> Sequence[Line]:
    """What is shown with a question: the whole board it is about, or its own lines."""
    return play.view() if isinstance(request, Look) and request.tells_changes else request.beside


def result_table(result: Result, phrases: Phrases) -> Table:
    """The result sheet."""
    table = Table(title=phrases.say(f"outcome_{result.outcome}"))
    table.add_column()
    for column in result.columns:
        table.add_column(phrases.say(f"column_{column}"), justify="right")
    for row in result.rows:
        table.add_row(phrases.say(f"row_{row.key}"), *(str(score) for score in row.scores))
    return table
