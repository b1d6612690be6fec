"""A game at the table: answers go to the rules, and what the rules tell is said aloud."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engine.errors import Ambiguous, IllegalAnswer, InvalidInput
from engine.events import SheetAmended
from engine.journal import Source
from engine.play import event_of
from engine.practice import TELL, UNLISTED
from engine.requests import Choose, Instruction, Look
from tablemate.conversation.asides import AsideDraft
from tablemate.conversation.command import ANSWERS, SPOKEN, Command
from tablemate.conversation.doubts import DoubtfulDraft, ask_drawn, ask_meant, say_of, spot_fact
from tablemate.conversation.draft import Draft
from tablemate.conversation.editions import OtherEdition
from tablemate.conversation.guidance import changed, how_to_answer, is_read_back, understood, value_in_words
from tablemate.conversation.names import MOST_TYPED, SHOWN, is_readable, spellings
from tablemate.conversation.naming import Named, NamingDraft
from tablemate.conversation.pacing import Pacing
from tablemate.conversation.reasons import last_about, reasons
from tablemate.conversation.setting_up import SettingUp
from tablemate.conversation.table_words import read_table
from tablemate.wording import refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.events import Event
    from engine.journal import Answer
    from engine.play import Play
    from engine.requests import Json, Request
    from engine.script import Step
    from tablemate.conversation.doubts import Guess
    from tablemate.conversation.in_view import Onlooker
    from tablemate.conversation.own_cards import OwnCards
    from tablemate.conversation.remembered import Remembered
    from voice.captions import Captions
    from voice.phrases import Phrases
    from voice.speaker import Speaker


class Session:
    """One game being played with one person, over any channel that hears text."""

    def __init__(
        self,
        play: Play,
        phrases: Phrases,
        captions: Captions,
        speaker: Speaker,
        *,
        laid_out: bool = False,
        paced: bool = False,
        remembered: Remembered | None = None,
        open_own_cards: Callable[[Session], OwnCards] | None = None,
    ) -> None:
        self.play = play
        self.phrases = phrases
        self.captions = captions
        self.speaker = speaker
        self.draft: Draft | None = None
        self.over = False
        self.laid_out = laid_out  # the table is set up already, as in a film: no order of the set-up waits
        self.paced = paced  # a long turn of the bot is told step by step, each when the one before is done
        self.pacing = Pacing()
        self.setting_up = SettingUp()
        self.said_before = len(captions)  # captions up to the person's last answer; the others are news
        self.own_cards = open_own_cards(self) if open_own_cards else None  # changed from the table
        self._remembered = remembered  # answers that are the same in every game
        self._onlooker: Onlooker | None = None  # what watches the table
        self._named: Named | None = None  # names given so that the open order can be seen done
        self._said_steps = len(play.log)  # steps of the log that were said already
        self._acknowledged = -1  # how many answers there were when the person said that all is done
        self.other_edition = OtherEdition(self)
        self._deeds: Mapping[Command, Callable[[], None]] = {
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.REPEAT: self.repeat,
            Command.WHY: self._why,
            Command.SCORE: self._tell_score,
            Command.TABLE: self._tell_table,
            Command.KEEP: self._keep_picture,
            Command.HELP: self._help,
            Command.SLOWER: partial(self._speak_otherwise, Command.SLOWER),
            Command.FASTER: partial(self._speak_otherwise, Command.FASTER),
            Command.LOUDER: partial(self._speak_otherwise, Command.LOUDER),
            Command.QUIETER: partial(self._speak_otherwise, Command.QUIETER),
            Command.STOP: lambda: None,  # any input has stopped the speech already
            Command.QUIT: self.quit,
        }

    def watched_by(self, onlooker: Onlooker) -> None:
        """Let this camera watch the table and answer what it sees there, instead of any camera before."""
        self._onlooker = onlooker

    def begin(self) -> None:
        """Welcome the person and say everything up to the first question."""
        self.say("welcome", title=self.play.game.title, bot=self.phrases.say("bot"))
        self._said_steps = 0
        self.proceed()

    def go_on(self, *, torn: bool = False) -> None:
        """Welcome the person back, and ask what was asked last."""
        self.say("welcome_back", title=self.play.game.title)
        if torn:
            self.say("torn_line")
        self._said_steps = min(self._said_steps, self.play.news_from)
        self.proceed()

    def hear(self, text: str, source: Source) -> None:
        """Take what a person typed or said: a command, or a piece of the answer."""
        self.speaker.stop()
        if len(text) > MOST_TYPED:
            self.say("too_long", most=MOST_TYPED)
            return
        if not is_readable(text):
            self.say("not_readable")
            return
        try:
            if self.own_cards and self.own_cards.entering:
                self._take_card(self.own_cards, text, source)
                return
            command = self._command_of(text)
            if command:
                self._carry_out(command)
            elif thing := self._asked_about(text):
                self._why_about(thing)
            elif self.own_cards and (card := self._card_named(text)):
                self.own_cards.enter(card)
            elif not text.strip() and self.acknowledges:
                self._acknowledge()
            elif self.draft:
                self._take(self.draft, text, source)
                self.other_edition.hear(text)
        except OSError as error:
            self._not_saved(error)

    def obey(self, command: Command, source: Source) -> None:
        """Take a command that came without words: from a card, a button or a key."""
        if command in ANSWERS:
            self.hear(self.phrases.say(f"said_{command}"), source)
            return
        self.speaker.stop()
        try:
            self._carry_out(command)
        except OSError as error:
            self._not_saved(error)

    def acknowledge(self, source: Source) -> None:
        """Take the orders that were told as done, as by a bare Enter."""
        self.hear("", source)

    def answer(self, value: Json, source: Source) -> None:
        """Take a whole answer, as from a touch on a page; what is wrong with it is said."""
        self.speaker.stop()
        try:
            if self.draft:
                self._try_answer(self.draft, value, source)
        except OSError as error:
            self._not_saved(error)

    def report(self, zone: str, place: str, lies: str) -> None:
        """Take the report that a place in question is "empty" or its card "face_down", and say what to do."""
        look = self.draft.request if self.draft else None
        if not isinstance(look, Look) or look.zone != zone or place not in look.spots:
            raise refuse("place_not_asked", place=spot_fact(place), zone=zone)
        if lies == "empty" and look.gaps:
            raise refuse("place_may_be_empty")
        self.speaker.stop()
        self.say(say_of(lies, place), place=spot_fact(place), zone=zone)

    def see(self, value: Json) -> None:
        """Take what the camera saw as the answer; raises the rules' refusal, or the disk's."""
        if not self.draft:
            return
        request = self.draft.request
        self.play.answer(value, Source.CAMERA)
        if not is_read_back(request):
            self.say("seen_as", names=understood(request, value, self.phrases))
        self.proceed()

    def see_done(self) -> None:
        """Take an instruction as done because the table shows it."""
        named = self.named
        self.play.answer(named.value if named else True, named.source if named else Source.WATCHED)
        self.proceed()

    def doubt(self, guesses: Mapping[str, Guess], seen: Json, *, together: bool = True) -> None:
        """Ask about what the camera is not sure of, several things at once or one after the other."""
        if not self.draft:
            return
        request, guesses = self.draft.request, dict(guesses)
        draft = DoubtfulDraft(request, self.phrases, seen=seen, guesses=guesses, together=together)
        if draft.place:
            self.ask_about(draft)
        else:
            self.ask_again()

    def ask_about(self, draft: DoubtfulDraft) -> None:
        """Say what is known of some things, and ask about the rest."""
        known = [guess for guess in draft.guesses.values() if isinstance(guess, str)]
        if known and len(known) <= SHOWN:
            self.say("seen_as", names=self.phrases.join(known))
        self.draft = draft
        self.captions.add(draft.question())

    def ask_aside(self, request: Choose, then: Callable[[str], None]) -> None:
        """Ask something about the table itself; the game's own question comes again after the answer."""
        self.draft = aside = AsideDraft(request, self.phrases, then=then)
        self.captions.add(aside.question())

    def ask_names(self, order: Instruction, look: Look[Any], guesses: Mapping[str, Guess]) -> None:
        """Ask for the names that the camera needs to see that the open order is done."""
        if isinstance(self.draft, NamingDraft) and self.draft.asked == guesses:
            self.captions.add(self.draft.question())
        else:
            self.ask_about(NamingDraft(look, self.phrases, guesses=dict(guesses), together=True, order=order))

    def withdraw_names(self) -> None:
        """Stop asking for names: the table has changed since."""
        if isinstance(self.draft, NamingDraft):
            self.new_draft()

    @property
    def named(self) -> Named | None:
        """The names given for the open order."""
        return self._named if self._named and self._named.order is self.play.request else None

    def forget_names(self) -> None:
        """Forget the names given: those cards do not lie there any more."""
        self._named = None

    def doubt_drawn(self, candidates: tuple[str, ...]) -> None:
        """Ask which card turned up, or which option was meant, offering the camera's candidates."""
        if not self.draft:
            return
        self.new_draft(candidates)
        ask = ask_meant if isinstance(self.draft.request, Choose) else ask_drawn
        self.captions.add(ask(candidates, self.phrases))

    def say(self, key: str, **facts: object) -> str:
        """Say a sentence, and return it."""
        return self.captions.add(self.phrases.say(key, facts)).text

    def watches(self, request: Request) -> bool:
        """Whether the camera will answer this."""
        return self._onlooker is not None and self._onlooker.view.answers(request)

    # --- answers ----------------------------------------------------------------------------------

    @property
    def to_do(self) -> list[Instruction]:
        """The orders since the last answer that nobody has seen or said to be done."""
        play = self.play
        if self._acknowledged == len(play.answers):
            return []
        taken = [moment for moment in play.log[play.news_from :] if moment.answers_before < len(play.answers)]
        unseen = [
            moment.step
            for moment in taken
            if moment.request and play.answers[moment.answers_before].source is Source.UNWATCHED
        ]
        return [step for step in unseen if isinstance(step, Instruction) and not step.waits]

    @property
    def acknowledges(self) -> bool:
        """Whether a bare Enter means that the orders are done, and does not answer the question."""
        half_given = self.draft and (self.draft.typed or isinstance(self.draft, DoubtfulDraft))
        return bool(self.to_do) and not half_given

    def go_past(self) -> None:
        """Wait no longer for the person to say that earlier orders are done."""
        self._acknowledged = len(self.play.answers)

    def _acknowledge(self) -> None:
        self.go_past()
        self.say("acknowledged")
        self.ask_again()

    def _take_card(self, own_cards: OwnCards, text: str, source: Source) -> None:
        """Take a line about the card that is being entered, and go back to the game once it is finished."""
        own_cards.hear(text)
        if not own_cards.entering and not self.card_entered(own_cards, source):
            self.ask_again()

    def card_entered(self, own_cards: OwnCards, source: Source) -> bool:
        """Go on if the card that is asked for is entered now; False if it is not, or none is asked for."""
        answer = own_cards.settle()
        if answer:
            self.play.answer(answer, source)
            self.proceed()
        return bool(answer)

    def _take(self, draft: Draft, text: str, source: Source) -> None:
        self.go_past()  # a person who answers has carried out the orders before
        if isinstance(draft, AsideDraft) and not draft.understands(text):
            self.new_draft()
            draft = self.draft or draft
        if isinstance(draft, NamingDraft) and draft.says_done(text):
            draft = draft.for_order()
        try:
            draft.feed(text)
        except Ambiguous as several:
            self._offer(several)
        except IllegalAnswer as error:
            self._not_possible(error)
            if not draft.mended:
                self.new_draft()
        except InvalidInput as error:
            self._not_understood(error)
        else:
            self._go_on_with(draft, source)

    def _go_on_with(self, draft: Draft, source: Source) -> None:
        """Answer with a draft once it is whole; what is still in doubt is asked next."""
        if draft.complete and _only_settles(draft):
            self._learn(draft.request, draft.value)
            self.say("nothing_done_yet")
            self.new_draft()
        elif draft.complete:
            self._try_answer(draft, draft.value, source)
        elif isinstance(draft, DoubtfulDraft):
            self.captions.add(draft.question())

    def _try_answer(self, draft: Draft, value: Json, source: Source) -> None:
        if value == TELL and self.own_cards and self.own_cards.enter_asked(draft.request):
            return
        if isinstance(draft, NamingDraft) and value is True:
            draft = draft.for_order()
        try:
            if isinstance(draft, NamingDraft):
                self._take_names(draft, value, source)
                return
            if isinstance(draft, AsideDraft):
                draft.take(value)
                self.ask_again()
                return
            self.play.answer(value, source, draft.seen)
        except IllegalAnswer as error:
            self._not_possible(error)
            self.new_draft()
        except InvalidInput as error:
            self._not_understood(error)
        else:
            self.said_before = len(self.captions)
            self._learn(draft.request, value)
            if self._remembered:
                self._remembered.keep(draft.request, value)
            self._read_back(draft.request, value)
            self.proceed()
            if value == UNLISTED and self.own_cards and source is not Source.PAGE:  # it has a form
                self.own_cards.enter_asked(self.play.request)

    def _take_names(self, draft: NamingDraft, value: Json, source: Source) -> None:
        """Take what lies there as a person says; raises InvalidInput if it cannot be."""
        draft.take_whole(value)
        zones = dict(self.named.value) if self.named else {}
        zones[draft.look.zone] = {**zones.get(draft.look.zone, {}), **draft.answered}
        self._named = Named(draft.order, zones, source)
        self.said_before = len(self.captions)
        self._learn(draft.look, draft.look.put_together(draft.answered))
        self._read_back(draft.look, value)
        self.new_draft()

    def _learn(self, request: Request, value: Json) -> None:
        """Tell the camera what a person said lies there."""
        if self._onlooker:
            self._onlooker.learn(request, value)

    def _not_possible(self, error: IllegalAnswer) -> None:
        """Say the rule that forbids an answer, and the one thing of it that is at fault."""
        words = self.phrases.why(self.play.in_force(error.rule))
        if error.place is None:
            self.say("not_possible", words=words)
        else:
            self.say(
                "thing_not_possible", thing=error.value[error.place], number=error.place + 1, words=words
            )

    def _not_understood(self, error: InvalidInput) -> None:
        if error.line:
            self.captions.add(self.phrases.line(error.line))
        else:
            self.say("not_understood", reason=str(error).rstrip("."))

    def _not_saved(self, error: OSError) -> None:
        self.say("not_saved", reason=error.strerror or str(error))
        self.new_draft()

    def _read_back(self, request: Request, value: Json) -> None:
        """Say what was understood to lie on the table, so that the person notices a mistake."""
        if not isinstance(request, Look):
            return
        if changed(request, value):
            self.say("taken_as", names=understood(request, value, self.phrases))
        else:
            self.say("nothing_changed")

    def _offer(self, several: Ambiguous) -> None:
        names = self.phrases.either(several.candidates[:SHOWN])
        if len(several.candidates) == 1:
            self.say("did_you_mean", thing=names)
        elif len(several.candidates) > SHOWN:
            self.say("could_be_more", text=several.text, number=len(several.candidates), names=names)
        else:
            self.say("could_be", names=names)

    def proceed(self) -> None:
        """Say what is new, up to the next question; instructions that nobody watches count as done."""
        self.say_news()
        while self._goes_on_by_itself(self.play.request):
            self.play.answer(True, Source.UNWATCHED)  # noqa: FBT003 - an instruction is answered with true
            self.say_news()
        self.new_draft()
        self._offer_last_time()
        if self.play.request is None:
            self.say("game_over")
            self.over = True

    def _goes_on_by_itself(self, request: Request | None) -> bool:
        """Whether this is an instruction of which neither camera nor person must say that it is done."""
        if not isinstance(request, Instruction) or self.watches(request):
            return False
        return self.laid_out or not (request.waits or (self.paced and self.pacing.is_long(self.play)))

    def say_news(self) -> None:
        """Say what the rules told since the last time."""
        news = self.play.log[self._said_steps :]
        self._said_steps = len(self.play.log)
        for moment in news:
            self._say_step(moment.step)

    def _say_step(self, step: Step) -> None:
        event = event_of(step)
        if isinstance(event, SheetAmended) and self.own_cards:
            self.own_cards.keep(event)
        if event:
            self.captions.add(self.phrases.event(event))
        elif step is self.play.request:
            question = self.phrases.invite(step) if self.watches(step) else self.phrases.ask(step)
            if question:
                self.captions.add(question)

    def new_draft(self, candidates: tuple[str, ...] = ()) -> None:
        """Start over with the answer to the open question; `candidates` are what the camera takes it for."""
        request = self.play.request
        if request and self._remembered:
            request = self._remembered.offer(request)
        asked = partial(Draft, phrases=self.phrases, candidates=candidates, elsewhere=self._in_sight())
        self.draft = asked(request) if request else None

    def _in_sight(self) -> dict[str, str]:
        """The things that lie face up on the table, each with its zone."""
        expected_table = self.play.expected_table()
        return {name: zone for zone in expected_table for name in expected_table.names(zone)}

    def _offer_last_time(self) -> None:
        """Say what was answered to this question in the last game, if that is offered."""
        if self.draft and self.draft.request is not self.play.request:
            usual = self.draft.request.usual
            self.say("as_last_time", names=value_in_words(usual, self.phrases))

    # --- commands ---------------------------------------------------------------------------------

    def _command_of(self, text: str) -> Command | None:
        """The command a word stands for, also typed without accents or as two words, as "por qué" is."""
        said = "".join(text.casefold().split())
        known = {word: command for command in SPOKEN for word in self.words_for(command)}
        typed = {spelled: known[word] for word in known if word.isalpha() for spelled in spellings(word)}
        return known.get(said) or typed.get(said)

    def words_for(self, command: Command) -> list[str]:
        """What a person can say for a command."""
        return self.phrases.say(f"command_{command}").split()

    def _carry_out(self, command: Command) -> None:
        self._deeds[command]()

    def undo(self) -> None:
        """Take back what was half typed, else the last answer, and say what that means for the table."""
        if self.draft and self.draft.typed:
            self.say("undone", answer=value_in_words(self.draft.typed, self.phrases))
            if isinstance(self.draft, DoubtfulDraft):
                self.ask_about(self.draft.restart())
            else:
                self.ask_again()
            return
        before = list(self.play.answers)
        self.said_before = len(self.captions)
        undone = self.play.undo()
        if len(self.play.answers) == len(before):
            self.say("nothing_to_undo")
            return
        self.over = False  # the end can be taken back, too
        self.say("undone", answer=self._given(self.play.request, before[len(self.play.answers)]))
        for step in reversed(undone):
            if isinstance(step, SheetAmended) and self.own_cards:
                self.own_cards.take_back(step)
            elif isinstance(step, Instruction):
                self.say("undone_on_table", text=self.phrases.ask(step))
        self.ask_again()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        given, request = len(self.play.answers), self.play.request
        if not self.play.redo() and not (self.own_cards and self.own_cards.redo()):
            self.say("nothing_to_redo")
            return
        self.said_before = len(self.captions)
        self.say("redone", answer=self._given(request, self.play.answers[given]))
        self._said_steps = next(i for i, m in enumerate(self.play.log) if m.answers_before > given)
        self.proceed()

    def _given(self, request: Request | None, answer: Answer) -> str:
        """An answer to a request in words: of a board only what it changed."""
        assert request, "an answer that was taken back had been asked for"
        return understood(request, answer.value, self.phrases)

    def repeat(self) -> None:
        """Say again what was said since the last answer, and the choices."""
        self._said_steps = self.play.turn_from
        self.say_news()
        if isinstance(self.draft, DoubtfulDraft | AsideDraft):
            self.captions.add(self.draft.question())
        elif self.draft and self.draft.choices:
            self.captions.add(self.phrases.join(self.draft.choices))

    def _why(self) -> None:
        """Say the reasons of what was said since the last answer: this case first, then the rule."""
        self._explain(self.play.news)

    def _why_about(self, text: str) -> None:
        """Say the reason for the last event about one card or thing."""
        event = last_about(text, self.play.events, self.phrases)
        if event:
            self._explain([event])
        else:
            self.say("nothing_told_about", text=text)

    def _explain(self, events: Sequence[Event]) -> None:
        if not events:
            self.say("nothing_to_explain")
        for reason in reasons(self.play, events, self.phrases):
            self.captions.add(reason)

    def _tell_score(self) -> None:
        """Say what the bot has so far."""
        for line in self.play.view():
            self.captions.add(self.phrases.line(line), aloud=line.spoken)

    def _tell_table(self) -> None:
        """Say all that lies on the table, and what is due."""
        for sentence in read_table(self.play, self.phrases):
            self.captions.add(sentence)
        for order in self.to_do:
            self.say("table_due", text=self.phrases.ask(order))
        if self.play.request:
            self.say("table_due", text=self.phrases.ask(self.play.request))

    def _help(self) -> None:
        """Say how to answer and which commands there are."""
        if self.play.request:
            self.captions.add(how_to_answer(self.play.request, self.phrases))
        for command in SPOKEN:
            words = self.phrases.either(self.words_for(command))
            self.say("command_told", text=words, words=self.phrases.attribute(f"command_{command}", "help"))

    def _keep_picture(self) -> None:
        """Keep what the camera sees now, with the person's corrections, for a bug report."""
        if self._onlooker is None:
            self.say("nothing_to_keep")
            return
        try:
            self.say("kept", file=str(self._onlooker.keep_picture()))
        except OSError as error:
            self.say("not_kept", reason=error.strerror or str(error))

    def _speak_otherwise(self, command: Command) -> None:
        getattr(self.speaker, command)()
        self.say(f"{command}_now")

    def quit(self) -> None:
        """End the game for now; every answer is on disk already."""
        self.say("saved")
        self.over = True

    def end(self) -> None:
        """Take no more input, because the game is left; every answer is on disk already."""
        self.over = True

    def _asked_about(self, text: str) -> str:
        """The name behind "why", if there is one."""
        words = text.split()
        for length in (1, 2):
            if self._command_of(" ".join(words[:length])) is Command.WHY:
                return " ".join(words[length:])
        return ""

    def _card_named(self, text: str) -> str:
        """The name behind "card", if there is one: the card to enter."""
        word, _, thing = text.strip().partition(" ")
        return thing.strip() if word.casefold() in self.phrases.say("words_card").split() else ""

    def say_translated(self) -> None:
        """Say the open order and question again, in a language just chosen; half an answer stays."""
        for order in self.to_do if self.acknowledges else ():
            self.captions.add(self.phrases.ask(order))
        draft = self.draft
        if self.over or not draft:
            return
        if isinstance(draft, AsideDraft | DoubtfulDraft):
            self.captions.add(draft.question())
        else:
            self.captions.add(self.phrases.ask(draft.request))

    def ask_again(self) -> None:
        """Ask the open question once more, from its beginning."""
        self._said_steps = len(self.play.log)
        self.new_draft()
        if self.play.request:
            self.captions.add(self.phrases.ask(self.play.request))


def _only_settles(draft: Draft) -> bool:
    """Whether the answer only says what a thing is while the player is still acting, so it ends no turn."""
    look = draft.request
    if not isinstance(look, Look) or not isinstance(draft, DoubtfulDraft):
        return False
    return look.own and not changed(look, draft.value)
