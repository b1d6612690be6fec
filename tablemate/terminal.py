"""The table talk in a terminal: captions as they are said, numbered choices, one line in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from engine.journal import Source
from engine.requests import Choose, LookPlaces, LookRow
from tablemate.consoles import read_line
from tablemate.guidance import value_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from engine.events import Facts, Line
    from engine.game import Result
    from engine.play import Play
    from engine.requests import Request
    from tablemate.draft import Draft
    from tablemate.room import Room
    from tablemate.session import Session
    from voice.captions import Caption
    from voice.phrases import Phrases

PROMPT = "> "
APART = "·"  # in front of what cannot be chosen now, where the others have a number


class Terminal:
    """Shows captions and reads answers."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._shown: tuple[Request[Any] | None, tuple[str, ...]] = (None, ())  # the question asked last

    def show(self, caption: Caption) -> None:
        """Print a caption."""
        self.console.print(caption.text, markup=False)

    def read(self, choices: Sequence[str] = (), prompt: str = PROMPT) -> str:
        """Print numbered choices and read one line."""
        self._list(choices)
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        return read_line()

    def run(self, room: Room) -> None:
        """Let the person answer until the game is over or they quit; nothing is lost either way."""
        while (session := room.session) and not session.over:
            try:
                self._show_question(session)
                room.hear(self.read(prompt=self._prompt(session)), Source.KEYBOARD)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                session.quit()

    def show_result(self, session: Session) -> None:
        """Print the result sheet of a game that is over."""
        if session.play.result:
            self.console.print(result_table(session.play.result, session.phrases))

    def _list(self, choices: Sequence[str]) -> None:
        width = len(str(len(choices)))
        for number, words in enumerate(choices, start=1):
            self.console.print(f"  {number:>{width}}  {words}", markup=False)

    def _show_question(self, session: Session) -> None:
        """Print what the question is about and its choices, unless they stand above already."""
        draft, (asked, candidates) = session.draft, self._shown
        if draft is None or (draft.request is asked and draft.candidates == candidates):
            return
        self._shown = (draft.request, draft.candidates)
        if draft.candidates:
            several = draft.choices if len(draft.candidates) > 1 else []  # one stands in the question
            self._list([session.phrases.name(id_) for id_ in several])
        elif draft.request is not asked:
            for line in _beside(draft.request, session.play):
                self.console.print(session.phrases.line(line), markup=False)
            self._list([session.phrases.name(id_) for id_ in draft.choices])
            self._list_refused(draft)

    def _list_refused(self, draft: Draft) -> None:
        """Print the choices that are not possible now apart from the others, and why."""
        refused = draft.refused
        for rule in dict.fromkeys(refused.values()):
            things = [thing for thing in refused if refused[thing] == rule]
            words = f"  {APART}  {draft.phrases.join(things)}: {draft.phrases.why(rule)}"
            self.console.print(words, markup=False)

    def _prompt(self, session: Session) -> str:
        draft, phrases = session.draft, session.phrases
        if draft is None or draft.candidates:
            return PROMPT
        match draft.request:
            case Choose(default=str() as default):
                facts: Facts = {"choice": default}
                return f"{phrases.say('option_default', facts)} {PROMPT}"
            case LookRow() as row if row.before and not draft.slots:
                facts = {"names": value_in_words(row.before, phrases)}
                return f"{phrases.say('prompt_row_before', facts)} {PROMPT}"
            case LookRow() as row if row.least <= len(draft.slots) < row.most:
                facts = {"choice": value_in_words(draft.slots, phrases)}
                return f"{phrases.say('option_default', facts)} {PROMPT}"
            case LookRow() as row:
                facts = {"number": len(draft.slots) + 1, "most": row.most}
                return f"{phrases.say('prompt_slot', facts)} {PROMPT}"
            case _:
                return PROMPT


def _beside(request: Request[Any], play: Play) -> Sequence[Line]:
    """What is shown with a question: the whole board it is about, or the lines it brings along."""
    return play.view() if isinstance(request, LookPlaces) else request.beside


def result_table(result: Result, phrases: Phrases) -> Table:
    """The result sheet."""
    table = Table(title=phrases.say(f"outcome_{result.outcome}"))
    table.add_column()
    for column in result.columns:
        table.add_column(phrases.say(f"column_{column}"), justify="right")
    for row in result.rows:
        table.add_row(phrases.say(f"row_{row.key}"), *(str(score) for score in row.scores))
    return table
