"""The table talk in a terminal: captions as they are said, numbered choices, one line in."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.table import Table

from engine.journal import Source
from engine.requests import Choose, LookPlaces, LookRow
from tablemate.guidance import value_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from engine.events import Facts
    from engine.game import Result
    from tablemate.draft import Draft
    from tablemate.session import Session
    from voice.captions import Caption
    from voice.phrases import Phrases

PROMPT = "> "


class Terminal:
    """Shows captions and reads answers."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._shown: tuple[Draft | None, tuple[str, ...]] = (None, ())

    def show(self, caption: Caption) -> None:
        """Print a caption."""
        self.console.print(caption.text, markup=False)

    def read(self, choices: Sequence[str] = (), prompt: str = PROMPT) -> str:
        """Print numbered choices and read one line."""
        width = len(str(len(choices)))
        for number, words in enumerate(choices, start=1):
            self.console.print(f"  {number:>{width}}  {words}", markup=False)
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def run(self, session: Session) -> None:
        """Let the person answer until the game is over or they quit; nothing is lost either way."""
        while not session.over:
            try:
                session.hear(self.read(self._choices(session), self._prompt(session)), Source.KEYBOARD)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                session.quit()
        if session.play.result:
            self.console.print(result_table(session.play.result, session.phrases))

    def _choices(self, session: Session) -> list[str]:
        """The numbered choices, unless they stand above already; for a board, the board as it is believed."""
        draft = session.draft
        shown = (draft, draft.candidates if draft else ())
        if draft is None or shown == self._shown:
            return []
        self._shown = shown
        if isinstance(draft.request, LookPlaces):
            for line in session.play.view():
                self.console.print(session.phrases.line(line), markup=False)
        return [session.phrases.name(id_) for id_ in draft.choices]

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
            case LookRow() as row:
                facts = {"number": len(draft.slots) + 1, "most": row.most}
                return f"{phrases.say('prompt_slot', facts)} {PROMPT}"
            case _:
                return PROMPT


def result_table(result: Result, phrases: Phrases) -> Table:
    """The result sheet."""
    table = Table(title=phrases.say(f"outcome_{result.outcome}"))
    table.add_column()
    for column in result.columns:
        table.add_column(phrases.say(f"column_{column}"), justify="right")
    for row in result.rows:
        table.add_row(phrases.say(f"row_{row.key}"), *(str(score) for score in row.scores))
    return table
