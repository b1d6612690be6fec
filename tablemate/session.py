"""A game at the table: what is heard goes to the rules, what the rules say is said aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import Ambiguous, IllegalAnswer, InvalidInput
from engine.journal import Source
from engine.play import event_of
from engine.requests import Instruction, LookPlaces, LookPool, LookRow
from tablemate.draft import Draft
from tablemate.guidance import how_to_answer, in_words, understood
from tablemate.names import SHOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.play import Play
    from engine.script import Step
    from voice.captions import Captions
    from voice.phrases import Phrases
    from voice.speaker import Speaker

COMMANDS = (
    "undo",
    "redo",
    "repeat",
    "why",
    "score",
    "help",
    "slower",
    "faster",
    "louder",
    "quieter",
    "stop",
    "quit",
)


class Session:
    """One game being played with one person, over any channel that hears text."""

    def __init__(self, play: Play, phrases: Phrases, captions: Captions, speaker: Speaker) -> None:
        self.play = play
        self.phrases = phrases
        self.captions = captions
        self.speaker = speaker
        self.over = False
        self.draft: Draft | None = None
        self._told = len(play.log)  # steps of the log that were said already
        self._commands = self._understood_commands()

    def begin(self) -> None:
        """Welcome the person and say everything up to the first question."""
        self._say("welcome", title=self.play.game.title, bot=self.phrases.say("bot"))
        self._told = 0
        self._go_on()

    def go_on(self, *, torn: bool = False) -> None:
        """Welcome the person back, and ask what was asked last."""
        self._say("welcome_back", title=self.play.game.title)
        if torn:
            self._say("torn_line")
        self._told = min(self._told, self.play.news_from)
        self._go_on()

    def hear(self, text: str, source: Source) -> None:
        """Take what a person typed or said: a command, or a piece of the answer."""
        self.speaker.stop()
        command = self._commands.get(text.strip().casefold())
        try:
            if command:
                command()
            elif self.draft:
                self._take(self.draft, text, source)
        except OSError as error:
            self._say("not_saved", reason=error.strerror or str(error))
            self._new_draft()

    # --- answers ----------------------------------------------------------------------------------

    def _take(self, draft: Draft, text: str, source: Source) -> None:
        try:
            draft.feed(text)
            if draft.complete:
                self.play.answer(draft.value, source)
                self._read_back(draft)
                self._go_on()
        except Ambiguous as several:
            self._offer(several)
        except IllegalAnswer as error:
            self._say("not_possible", words=self.phrases.why(error.rule))
            self._new_draft()
        except InvalidInput as error:
            reason = self.phrases.line(error.line) if error.line else str(error)
            self._say("not_understood", reason=reason.rstrip("."))

    def _read_back(self, draft: Draft) -> None:
        """Say what was understood to lie on the table, so that a slip is heard."""
        if isinstance(draft.request, LookRow | LookPool | LookPlaces):
            self._say("taken_as", names=understood(draft.request, draft.value, self.phrases))

    def _offer(self, several: Ambiguous) -> None:
        names = self.phrases.join(several.candidates[:SHOWN])
        if len(several.candidates) > SHOWN:
            self._say("could_be_more", text=several.text, number=len(several.candidates), names=names)
        else:
            self._say("could_be", names=names)

    def _go_on(self) -> None:
        """Say what is new and take instructions as done, up to the next question."""
        self._say_news()
        while isinstance(self.play.request, Instruction):
            self.play.answer(True, Source.UNWATCHED)  # noqa: FBT003 - an instruction is answered with true
            self._say_news()
        self._new_draft()
        if self.play.request is None:
            self._say("game_over")
            self.over = True

    def _say_news(self) -> None:
        news = self.play.log[self._told :]
        self._told = len(self.play.log)
        for moment in news:
            self._say_step(moment.step)

    def _say_step(self, step: Step) -> None:
        event = event_of(step)
        if event:
            self.captions.add(self.phrases.event(event))
        elif step is self.play.request:
            self.captions.add(self.phrases.ask(step))

    def _new_draft(self) -> None:
        self.draft = Draft(self.play.request, self.phrases) if self.play.request else None

    def _say(self, key: str, **facts: object) -> None:
        self.captions.add(self.phrases.say(key, facts))

    # --- commands ---------------------------------------------------------------------------------

    def _understood_commands(self) -> dict[str, Callable[[], None]]:
        return {
            word: getattr(self, command)
            for command in COMMANDS
            for word in self.phrases.say(f"command_{command}").split()
        }

    def undo(self) -> None:
        """Take back the last answer, and tell what that means for the table."""
        before = list(self.play.answers)
        undone = self.play.undo()
        if len(self.play.answers) == len(before):
            self._say("nothing_to_undo")
            return
        self._say("undone", answer=in_words(before[len(self.play.answers)], self.phrases))
        for step in reversed(undone):
            if isinstance(step, Instruction):
                self._say("undone_on_table", text=self.phrases.ask(step))
        self._ask_again()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        given = len(self.play.answers)
        if not self.play.redo():
            self._say("nothing_to_redo")
            return
        self._say("redone", answer=in_words(self.play.answers[given], self.phrases))
        self._told = next(i for i, m in enumerate(self.play.log) if m.answers_before > given)
        self._go_on()

    def repeat(self) -> None:
        """Say again what was said since the last answer, and the choices."""
        self._told = self.play.news_from
        self._say_news()
        if self.draft and self.draft.choices:
            self.captions.add(self.phrases.join(self.draft.choices))

    def why(self) -> None:
        """Say the rules behind what was said since the last answer."""
        rules = self.play.why()
        if not rules:
            self._say("nothing_to_explain")
        for rule in rules:
            self._say("why_rule", words=self.phrases.why(rule), section=rule.section)

    def score(self) -> None:
        """Say what the bot has so far."""
        for line in self.play.view():
            self.captions.add(self.phrases.line(line), aloud=line.spoken)

    def help(self) -> None:
        """Say how to answer and which commands there are."""
        if self.play.request:
            self.captions.add(how_to_answer(self.play.request, self.phrases))
        for command in COMMANDS:
            words = " or ".join(self.phrases.say(f"command_{command}").split())
            self.captions.add(f"{words}: {self.phrases.attribute(f'command_{command}', 'help')}")

    def stop(self) -> None:
        """Be silent; hearing anything has done that already."""

    def slower(self) -> None:
        """Speak slower."""
        self.speaker.slower()
        self._say("slower_now")

    def faster(self) -> None:
        """Speak faster."""
        self.speaker.faster()
        self._say("faster_now")

    def louder(self) -> None:
        """Speak louder."""
        self.speaker.louder()
        self._say("louder_now")

    def quieter(self) -> None:
        """Speak more quietly."""
        self.speaker.quieter()
        self._say("quieter_now")

    def quit(self) -> None:
        """End the sitting; everything answered is on disk already."""
        self._say("saved", game=self.play.game.id)
        self.over = True

    def _ask_again(self) -> None:
        self._told = len(self.play.log)
        self._new_draft()
        if self.play.request:
            self.captions.add(self.phrases.ask(self.play.request))
