"""What each command does in a game: take back, say again, explain, read out, speak otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import SheetAmended
from engine.requests import Instruction
from tablemate.conversation.asides import AsideDraft
from tablemate.conversation.command import SPOKEN
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.guidance import how_to_answer, understood, value_in_words
from tablemate.conversation.reasons import last_about, reasons
from tablemate.conversation.table_words import read_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Event
    from engine.journal import Answer
    from engine.requests import Request
    from tablemate.conversation.session import Session


class Obeying:
    """Carries out commands in a session; each method is called as its command is."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def undo(self) -> None:
        """Take back what was half typed, else the last answer, and tell what that means for the table."""
        session = self._session
        if session.draft and session.draft.typed:
            session.say("undone", answer=value_in_words(session.draft.typed, session.phrases))
            if isinstance(session.draft, DoubtfulDraft):
                session.ask_about(session.draft.begin_anew())
            else:
                session.ask_again()
            return
        before = list(session.play.answers)
        session.said_before = len(session.captions)
        undone = session.play.undo()
        if len(session.play.answers) == len(before):
            session.say("nothing_to_undo")
            return
        session.over = False  # the end can be taken back, too
        session.say("undone", answer=self._given(session.play.request, before[len(session.play.answers)]))
        for step in reversed(undone):
            if isinstance(step, SheetAmended) and session.own_cards:
                session.own_cards.take_back(step)
            elif isinstance(step, Instruction):
                session.say("undone_on_table", text=session.phrases.ask(step))
        session.ask_again()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        session = self._session
        given, request = len(session.play.answers), session.play.request
        if not session.play.redo() and not (session.own_cards and session.own_cards.redo()):
            session.say("nothing_to_redo")
            return
        session.said_before = len(session.captions)
        session.say("redone", answer=self._given(request, session.play.answers[given]))
        session.told = next(i for i, m in enumerate(session.play.log) if m.answers_before > given)
        session.proceed()

    def _given(self, request: Request | None, answer: Answer) -> str:
        """An answer to a request in words: of a board only what it changed."""
        assert request, "an answer that was taken back had been asked for"
        return understood(request, answer.value, self._session.phrases)

    def repeat(self) -> None:
        """Say again what was said since the last answer, and the choices."""
        session = self._session
        session.told = session.play.turn_from
        session.say_news()
        if isinstance(session.draft, DoubtfulDraft | AsideDraft):
            session.captions.add(session.draft.question())
        elif session.draft and session.draft.choices:
            session.captions.add(session.phrases.join(session.draft.choices))

    def why(self) -> None:
        """Say the reasons of what was said since the last answer: this case first, then the rule."""
        self._explain(self._session.play.news)

    def why_about(self, text: str) -> None:
        """Say the reason of what was told last about one card or thing."""
        session = self._session
        event = last_about(text, session.play.events, session.phrases)
        if event:
            self._explain([event])
        else:
            session.say("nothing_told_about", text=text)

    def _explain(self, events: Sequence[Event]) -> None:
        session = self._session
        if not events:
            session.say("nothing_to_explain")
        for reason in reasons(session.play, events, session.phrases):
            session.captions.add(reason)

    def score(self) -> None:
        """Say what the bot has so far."""
        session = self._session
        for line in session.play.view():
            session.captions.add(session.phrases.line(line), aloud=line.spoken)

    def table(self) -> None:
        """Say all that lies on the table, and what is due."""
        session = self._session
        for sentence in read_table(session.play, session.phrases):
            session.captions.add(sentence)
        for order in session.to_do:
            session.say("table_due", text=session.phrases.ask(order))
        if session.play.request:
            session.say("table_due", text=session.phrases.ask(session.play.request))

    def help(self) -> None:
        """Say how to answer and which commands there are."""
        session = self._session
        if session.play.request:
            session.captions.add(how_to_answer(session.play.request, session.phrases))
        for command in SPOKEN:
            words = session.phrases.either(session.words_for(command))
            session.captions.add(f"{words}: {session.phrases.attribute(f'command_{command}', 'help')}")

    def keep(self) -> None:
        """Keep what the camera sees now, as it was put right, for a bug report."""
        session = self._session
        if session.keeper is None:
            session.say("nothing_to_keep")
            return
        try:
            session.say("kept", file=str(session.keeper()))
        except OSError as error:
            session.say("not_kept", reason=error.strerror or str(error))

    def stop(self) -> None:
        """Be silent; hearing anything has done that already."""

    def slower(self) -> None:
        """Speak slower."""
        session = self._session
        session.speaker.slower()
        session.say("slower_now")

    def faster(self) -> None:
        """Speak faster."""
        session = self._session
        session.speaker.faster()
        session.say("faster_now")

    def louder(self) -> None:
        """Speak louder."""
        session = self._session
        session.speaker.louder()
        session.say("louder_now")

    def quieter(self) -> None:
        """Speak more quietly."""
        session = self._session
        session.speaker.quieter()
        session.say("quieter_now")

    def quit(self) -> None:
        """End the sitting; everything answered is on disk already."""
        session = self._session
        session.say("saved")
        session.over = True
