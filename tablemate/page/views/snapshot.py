"""Everything the page shows at one moment, taken while no other channel can use the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import StandInUsed
from engine.game import Origin
from engine.requests import Instruction
from tablemate import storage
from tablemate.language import language_file
from tablemate.page.messages.common import Thing
from tablemate.page.messages.state import (
    CaptionShown,
    GameShown,
    LanguagesShown,
    ReadingShown,
    SetUpShown,
    SightShown,
    Speech,
    State,
    StepShown,
    TakeBack,
)
from tablemate.page.results.plots import show_scores
from tablemate.page.results.scores import result_sheet
from tablemate.page.views.beliefs import answer_words, given_words, table_shown
from tablemate.page.views.extents import Extents
from tablemate.page.views.questions import ask, name_all
from voice.phrases import known_languages, own_name, spoken_language

if TYPE_CHECKING:
    from engine.expected_table import ExpectedTable
    from engine.play import Play
    from tablemate.conversation.session import Session
    from tablemate.page.messages.state import Question
    from tablemate.room import Room
    from vision.reading import Reading
    from voice.phrases import Phrases

SHOWN_CAPTIONS = 40


class Snapshots:
    """Makes each state once, however many screens ask for it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._extents = Extents()
        self._state: State | None = None
        self._text = ""

    def take(self) -> State:
        """The state of the room now."""
        with self._room.lock:
            version = self._room.version
            if self._state is None or self._state.version != version:
                self._state = self._make(version)
                self._text = self._state.model_dump_json()
            return self._state

    def take_text(self) -> tuple[int, str]:
        """The state of the room now, as text, and its version."""
        with self._room.lock:
            return self.take().version, self._text

    def _make(self, version: int) -> State:
        room = self._room
        state = State(
            version=version,
            asked=room.asked,
            language=_languages(),
            captions=_captions(room, SHOWN_CAPTIONS),
            speech=speech(room),
        )
        if room.session:
            self._add_game(state, room.session)
            state.sight = _sight(room, room.session.phrases)
        return state

    def _add_game(self, state: State, session: Session) -> None:
        play, phrases = session.play, session.phrases
        news = len(self._room.captions) - session.said_before
        state.captions = _captions(self._room, max(SHOWN_CAPTIONS, news))
        state.news_from = session.said_before + 1
        state.to_do = [phrases.ask(order) for order in session.to_do] if session.acknowledges else []
        state.practice = [phrases.event(event) for event in play.events if isinstance(event, StandInUsed)]
        state.game = _game(play, phrases)
        state.game.demo = session is self._room.demo
        state.over = session.over
        state.question = ask(session.draft) if session.draft and not session.over else None
        if state.question and play.request:
            state.question.watched = session.watches(play.request)
        asked = state.question
        choices = [thing.id for thing in _offered(asked)] if asked else []
        state.table = table_shown(play, phrases, _lay_before(play), choices, self._extents.of(play))
        state.step = _step(session)
        state.set_up = _set_up(session)
        state.undo = _undo(play, phrases)
        state.redo = _redo(session)
        state.score = show_scores(play, phrases)
        state.result = result_sheet(play.result, phrases) if play.result else None


def _offered(asked: Question) -> list[Thing]:
    """Everything that can be touched to answer."""
    return [*asked.choices, *asked.disputed, *(thing for suit in asked.suits for thing in suit.things)]


def _step(session: Session) -> StepShown | None:
    """Which of how many steps of a long turn is open."""
    place = session.pacing.place(session.play) if session.paced else None
    return StepShown(number=place.number, of=place.of) if place and place.of > 1 else None


def _set_up(session: Session) -> SetUpShown | None:
    """How far the table is laid out, while that goes on."""
    set_up = session.setting_up.place(session.play)
    if set_up is None or session.over:
        return None
    done = set_up.orders[:-1] if set_up.waits else set_up.orders
    return SetUpShown(
        number=len(set_up.orders),
        of=set_up.of,
        done=[session.phrases.ask(order) for order in done],
        zones=list(set_up.orders[-1].zones) if set_up.waits else [],
    )


def _languages() -> LanguagesShown:
    """The languages; the one in use counts as chosen if somebody chose it, or plays in it already."""
    names = [Thing(id=code, name=own_name(code)) for code in known_languages()]
    chosen = language_file().exists() or storage.journals().exists()
    return LanguagesShown(spoken=spoken_language(), chosen=chosen, languages=names)


def speech(room: Room) -> Speech:
    """Whether and how Tablemate speaks."""
    status, delivery = room.speaker.status, room.speaker.delivery
    return Speech(
        aloud=not room.captions.muted,
        working=status.working,
        sentence=str(status),
        rate_wpm=delivery.rate_wpm,
        volume=delivery.volume,
        voice=delivery.voice,
    )


def _captions(room: Room, number: int) -> list[CaptionShown]:
    return [
        CaptionShown(sequence=caption.sequence, text=caption.text, at=caption.said_at.isoformat())
        for caption in room.captions.last(number)
    ]


def _game(play: Play, phrases: Phrases) -> GameShown:
    sheets = [play.setup_now.sheets[form.name] for form in play.game.forms if form.needed(play.setup.options)]
    return GameShown(
        id=play.game.id,
        title=play.game.title,
        bot=phrases.say("bot"),
        stand_in=any(sheet.origin is Origin.STAND_IN for sheet in sheets),
    )


def _lay_before(play: Play) -> ExpectedTable | None:
    """The table as it lay at the last answer of a person; None if there was none yet."""
    given = [place for place, answer in enumerate(play.answers) if not answer.source.automatic]
    return play.situations[given[-1]].expected_table if given else None


def _undo(play: Play, phrases: Phrases) -> TakeBack | None:
    """What undo would take back: the last answer of a person, and what was done on the table since."""
    given = [place for place, answer in enumerate(play.answers) if not answer.source.automatic]
    if not given:
        return None
    done = [m.step for m in play.log if given[-1] < m.answers_before < len(play.answers)]
    on_table = [phrases.ask(order) for order in done if isinstance(order, Instruction)]
    return TakeBack(answer=given_words(play, given[-1], phrases), on_table=on_table)


def _redo(session: Session) -> TakeBack | None:
    answer = session.play.to_redo or (session.own_cards and session.own_cards.to_redo)
    if not answer or not session.play.request:
        return None
    return TakeBack(answer=answer_words(answer, session.play.request, session.phrases))


def _sight(room: Room, phrases: Phrases) -> SightShown | None:
    if room.sight is None:
        return None
    size_wh = room.sight.size_wh
    zones = {
        zone: [show_reading(thing, size_wh, phrases) if thing else None for thing in things]
        for zone, things in room.sight.zones().items()
    }
    return SightShown(noticed=room.sight.noticed, zones=zones)


def show_reading(reading: Reading, size_wh: tuple[int, int], phrases: Phrases) -> ReadingShown:
    """A reading as the page gets it."""
    width_px, height_px = size_wh
    return ReadingShown(
        id=reading.id,
        name=phrases.name(reading.id) if reading.id else None,
        status=reading.status,
        corners=[(x / width_px, y / height_px) for x, y in reading.corners],
        candidates=name_all(list(dict.fromkeys(one.id for one in reading.candidates)), phrases),
        face=reading.face,
        side=reading.side,
        facing=reading.facing,
    )
