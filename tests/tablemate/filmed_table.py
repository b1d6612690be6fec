"""Any game played in front of a painted table: what its rules say lies there is painted, seen and compared.

A twin of the game is answered at random; what truly lies on the table is what the twin's answers lead to. What the
camera can see is answered by frames alone, the rest as if it were said; in the end both have the same answers.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest.mock import patch

import cv2
from rich.console import Console

from docs.record import Figure, add_option, record, share
from engine.errors import IllegalAnswer
from engine.expected_table import Item
from engine.game import Origin, Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from engine.requests import Choose, Draw, Instruction, Look
from engine.zones import ANYWHERE, Shape
from fixtures.render.films.view import SIZE_WH
from tablemate.box.box import find_box, open_box
from tablemate.box.wanted import list_wanted
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.naming import NamingDraft
from tablemate.conversation.session import Session
from tablemate.storage import own_sheet
from tablemate.watching.eyes import open_readers
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.watcher import Watcher
from tests.engine.tables import shown
from tests.tablemate.filmed import parse_size
from tests.tablemate.frame_times import FrameTimes
from tests.tablemate.painted_table import (
    FRAMES_PER_S,
    KIND,
    PaintedTable,
    draw_face,
    film_unkindly,
    show_card,
)
from vision.reading import BACK
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engine.expected_table import ExpectedTable
    from engine.game import Game, OptionValue
    from engine.requests import Json, Request
    from tests.tablemate.painted_table import Filming
    from vision.agreeing.zones import ZoneReader
    from voice.captions import Caption

    Laid = dict[str, dict[str, tuple[Item, ...]]]
    Place = tuple[str, str]  # a zone, and a place of it

THINKING_S = 0.4  # before a hand moves
STILL_S, PATIENCE_S = 2.5, 8.0  # how long a table is shown at least, and until it counts as not understood
SHUNNED = ("ability", "surrender")
PLAINLY = {"charged": "nothing", "text_effect": "nothing_more"}
WORDS = ("done", "enough", "ability", "surrender", "let_be")  # answers that are no card


# --- what truly lies there ---------------------------------------------------------------------------


def lay_answer(request: Request, value: Json, lying: ExpectedTable) -> Laid:
    """What lies on the table once a person has done what this answer tells."""
    laid = {zone: dict(places) for zone, places in lying.items()}
    match request:
        case Look():
            zone = laid.setdefault(request.seen_in or request.zone, {})
            seen = dict(zip(request.places, request.seen_at or request.places, strict=True))
            for place in seen.values():
                zone.pop(place, None)
            zone |= {
                seen[place]: tuple(map(Item, things)) for place, things in request.lay_out(value).items()
            }
        case Draw() if request.zone:
            _lay_drawn(request, value, laid.setdefault(request.zone, {}))
        case Choose() if request.taken_from:
            _take_away(value, laid[request.taken_from])
    return laid


def leave_lying(
    shown: Mapping[str, tuple[Item, ...]], laid: Mapping[str, tuple[Item, ...]], most: int
) -> dict[str, tuple[Item, ...]]:
    """Where the things of a row lie if nobody closes a gap that one has left, as long as there is room."""
    row: dict[str, tuple[Item, ...]] = {}
    last, left = 0, {int(place): items for place, items in shown.items()}
    for items in laid.values():
        lay = next((place for place in sorted(left) if place > last and left[place] == items), None)
        last = lay or last + 1
        row[str(last)] = items
    is_row = list(laid) == [str(number) for number in range(1, len(laid) + 1)]
    return row if is_row and last <= most else dict(laid)


def move_by_hand(shown: ExpectedTable, laid: ExpectedTable) -> Iterator[tuple[ExpectedTable, Place]]:
    """The tables between two, and where the hand is: nobody lays out a row in an instant."""
    now = {zone: dict(places) for zone, places in shown.items()}
    for zone, places in laid.items():
        there = now.setdefault(zone, {})
        for place in [place for place in {**there, **places} if there.get(place) != places.get(place)]:
            there.pop(place, None)
            there |= {place: places[place]} if place in places else {}
            yield {name: dict(lying) for name, lying in now.items()}, (zone, place)


def can_be_shown(request: Request, value: Json) -> bool:
    """Whether a person does something on the table to give this answer; that they are done they say."""
    match request:
        case Draw(zone=watched) | Choose(taken_from=watched):
            return not (watched and value in WORDS)
        case _:
            return True


def _lay_drawn(draw: Draw, card: str, zone: dict[str, tuple[Item, ...]]) -> None:
    if draw.place == ANYWHERE:
        place = next(str(number) for number in range(1, 100) if str(number) not in zone)
    else:
        place = draw.place
    zone[place] = (*zone.get(place, ()), Item(card, facing=draw.facing))


def _take_away(card: str, zone: dict[str, tuple[Item, ...]]) -> None:
    del zone[next(place for place, items in zone.items() if items[-1].id == card)]


@dataclass
class Evening:
    """A game, its twin, and the camera between them."""

    game: Game
    seed: int
    options: Mapping[str, OptionValue]
    filming: Filming = KIND
    shown_before: bool = True  # whether the owner has shown every card once
    asked: list[str] = field(default_factory=list)  # what had to be said though a camera could have seen it
    told: list[str] = field(default_factory=list)  # what a camera cannot see by itself
    planned: list[Json] = field(default_factory=list)  # the answers to questions that were not asked yet
    shown: ExpectedTable = field(default_factory=dict)  # the table as it was filmed last
    _doubted: bool = False  # whether something was asked about since the question came up

    def __post_init__(self) -> None:
        setup = Setup(self.seed, dict(self.options))
        self.play, self.twin = Play(self.game, setup), Play(self.game, setup)
        self.phrases = Phrases(self.game)
        self.captions = Captions()
        self.session = Session(self.play, self.phrases, self.captions, SilentSpeaker())
        self.table = PaintedTable(self.game, self.seed, self.filming)
        regions = list(self.table.regions.values())
        readers = open_eyes(self.game, shown=self.shown_before, blurred=self.filming.blurred)
        self.watcher = Watcher(readers, regions, self.table.plan())
        self.hands = HandsFree(self.session, self.watcher)
        self.rng = Random(self.seed)
        self.frames = 0
        self.times = FrameTimes()
        self.session.begin()
        self._show(self.twin.expected_table(), STILL_S)

    def plays(self, answers: int, until: str = "") -> None:
        """Go on until so many answers were given, or this, something was wrong, or the game is over."""
        while self.play.request and len(self.twin.answers) < answers and not self.wrong:
            if any(answer.topic == until for answer in self.play.answers):
                return
            self._step()

    def _step(self) -> None:
        request, given = self.twin.request, len(self.play.answers)
        assert request
        assert self.play.request
        value = self._choose(request)
        if self.session.watches(self.play.request) and can_be_shown(request, value):
            self._doubted = False
            self._show_until(self._leave_lying(self._lay(request, value)), given)
            self._name_what_is_asked(given)
            if self._doubted or len(self.play.answers) == given:
                self.asked.append(f"{request.topic}: {self.captions.last(1)[0].text}")
        elif not isinstance(request, Instruction):
            self.told.append(request.topic)
        if len(self.play.answers) == given:
            self.session.answer(value, Source.KEYBOARD)
        self.twin.answer(value, Source.KEYBOARD)
        self._catch_up()

    def _lay(self, request: Request, value: Json) -> Laid:
        """What the person lays down now; of an order that leaves it open, what is asked for next."""
        shows = (
            shown(self.game, self.twin.expected_table(), request) if isinstance(request, Instruction) else {}
        )
        if not all(all(seen) for seen in shows.values()):
            ahead = self._look_ahead(True)
            assert ahead.request
            self.planned = [self._make_up(ahead.request)]
            return lay_answer(ahead.request, self.planned[0], ahead.expected_table())
        if isinstance(request, Choose) and request.signs:
            return self._lay_meant(value)
        return lay_answer(request, value, self.twin.expected_table())

    def _name_what_is_asked(self, given: int) -> None:
        """Name the cards that keep an order from being seen done, as they truly lie."""
        draft = self.session.draft
        if not isinstance(draft, NamingDraft):
            return
        self._doubted = True
        look = draft.look
        lies = {place: items[-1].id for place, items in self.shown.get(look.zone, {}).items()}
        named = {place: (lies[place],) for place in look.places if lies.get(place)}
        self.session.answer(look.put_together(named), Source.KEYBOARD)
        self._show(self.shown, STILL_S, given)

    def _leave_lying(self, laid: Laid) -> Laid:
        rows = {name: region for name, region in self.table.regions.items() if region.zone.shape is Shape.ROW}
        lies = {
            zone: leave_lying(self.shown.get(zone, {}), laid[zone], len(region.places))
            for zone, region in rows.items()
            if zone in laid
        }
        return laid | lies

    def _lay_meant(self, value: Json) -> Laid:
        """What lies there once a person has done what they mean, and with what."""
        ahead = self._look_ahead(value)
        while isinstance(ahead.request, Choose):
            self.planned.append(self._make_up(ahead.request))
            ahead.answer(self.planned[-1], Source.KEYBOARD)
        return {zone: dict(places) for zone, places in ahead.expected_table().items()}

    def _look_ahead(self, value: Json) -> Play:
        ahead = self.twin.fork()
        ahead.answer(value, Source.KEYBOARD)
        return ahead

    def _choose(self, request: Request) -> Json:
        """What was planned, or an answer the rules allow."""
        return self.planned.pop(0) if self.planned else self._make_up(request)

    def _make_up(self, request: Request) -> Json:
        """An answer that the rules allow, of a player who leaves abilities and texts of cards alone."""
        if request.topic in PLAINLY:
            return PLAINLY[request.topic]
        while True:
            value = request.sample(self.rng)
            if value in SHUNNED:
                continue
            try:
                request.read(value)
            except IllegalAnswer:
                continue
            return value

    def _catch_up(self) -> None:
        """Let the twin follow where the table had answered several things at once."""
        while len(self.twin.answers) < len(self.play.answers):
            given = self.play.answers[len(self.twin.answers)].value
            self.twin.answer(self.planned.pop(0) if self.planned else given, Source.KEYBOARD)

    def _show_until(self, laid: ExpectedTable, given: int) -> None:
        self._show(self.shown, THINKING_S)
        for between, (zone, place) in move_by_hand(self.shown, laid):
            reached = self.table.find_mm(zone, place) if zone in self.table.regions else None
            self._show(between, 1 / FRAMES_PER_S, hand_mm=reached)
        for _ in range(round(PATIENCE_S / STILL_S)):
            self._show(laid, STILL_S, given)
            if len(self.play.answers) > given:
                return

    def _show(
        self,
        laid: ExpectedTable,
        seconds: float,
        given: int = -1,
        hand_mm: tuple[float, float] | None = None,
    ) -> None:
        self.shown = laid
        for frame in self.table.film(laid, seconds, self.frames, hand_mm):
            self.frames += 1
            with self.times.measure():
                self.hands.take(self.watcher.see(frame))
            draft = self.session.draft
            self._doubted |= isinstance(draft, DoubtfulDraft) or bool(draft and draft.candidates)
            if 0 <= given < len(self.play.answers):
                return

    @property
    def seen(self) -> list[str]:
        """The topics that the camera answered."""
        return [
            answer.topic for answer in self.play.answers if answer.source in {Source.CAMERA, Source.WATCHED}
        ]

    def summary(self) -> str:
        """How many answers the camera gave, what was asked though it could see it, and what it cannot see."""
        seen, asked, told = len(self.seen), len(self.asked), Counter(self.told)
        return "\n".join(
            [
                f"{len(self.play.answers)} answers: seen {seen}, asked {asked}, told {told.total()}",
                *(f"asked: {one}" for one in self.asked),
                f"told: {dict(told)}",
                f"wrong: {self.wrong}",
            ]
        )

    @property
    def wrong(self) -> list[tuple[str, object, object]]:
        """What the camera took for something else than truly lay there."""
        pairs = zip(self.play.answers, self.twin.answers, strict=False)
        return [
            (mine.topic, mine.value, true.value)
            for mine, true in pairs
            if mine.value != true.value and true.value is not True  # by naming cards an order is done, too
        ]


def enter_all(game: Game) -> None:
    """Keep every sheet as if its owner had entered it."""
    for form in game.forms:
        path = own_sheet(game, form)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(form.shipped.text.replace(Origin.STAND_IN, Origin.OWNER), encoding="utf-8")


@cache
def open_eyes(game: Game, *, shown: bool, blurred: bool) -> dict[str, ZoneReader]:
    """What reads the table of an owner who has entered every card, and has shown each once or none."""
    with TemporaryDirectory() as home, patch.dict(os.environ, TABLEMATE_HOME=home):
        enter_all(game)
        box = open_box(find_box(game.id), game.id)
        for side, name in list_wanted(game).items() if shown else ():
            face = draw_face(game, "" if side.side == BACK else side.id)
            box.keep(side, name, show_card(face, blurred=blurred))
        return open_readers(game)


def record_films(evenings: Sequence[Evening]) -> None:
    """Write down how films of a game went, under the height of their picture."""
    seen = sum(len(evening.seen) for evening in evenings)
    asked = sum(len(evening.asked) for evening in evenings)
    height = evenings[0].filming.webcam.size_wh[1]
    record(
        f"{evenings[0].game.title} from a film at {height}p",
        {
            "of what a camera can see, answered by it": share(seen, seen + asked),
            "questions": Figure(str(asked)),
            "wrong answers": Figure(str(sum(len(evening.wrong) for evening in evenings))),
        },
    )


PRINTED: Mapping[str, Mapping[str, OptionValue]] = {
    "flat_earth": {"draw_deck": "physical", "event_deck": "physical"},
    "origin_story": {"playing_cards": "physical"},
    "my_little_scythe": {"automountie_deck": "physical"},
}


def main() -> None:
    """Play in front of the painted table and print what was said, seen and asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PRINTED)
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="a game for each")
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--until", default="", help="stop after this, such as RoundScored")
    parser.add_argument("--unshown", action="store_true", help="the owner has shown no card before")
    parser.add_argument("--unkind", action="store_true", help="a slanted, trembling camera, hands, clouds")
    parser.add_argument("--size", type=parse_size, default=SIZE_WH, help="such as 1280x720")
    add_option(parser)
    parser.add_argument("--picture", help="write the last table to this file")
    options = parser.parse_args()
    tell = Console(highlight=False, soft_wrap=True).print
    kind = KIND._replace(webcam=KIND.webcam._replace(size_wh=options.size))
    filming = film_unkindly(options.size) if options.unkind else kind
    game = find_game(options.game)
    evenings = []
    for seed in options.seed:
        evening = Evening(game, seed, PRINTED[game.id], filming, shown_before=not options.unshown)
        evening.captions.subscribe(partial(tell_caption, tell, evening))
        evening.plays(options.answers, options.until)
        if options.picture:
            lying = evening.twin.expected_table()
            cv2.imwrite(options.picture, next(evening.table.film(lying, 1.0, 0)).image_bgr)
        tell(evening.summary(), markup=False)
        tell(evening.times.tell())
        evenings.append(evening)
    if options.record:
        record_films(evenings)


def tell_caption(tell: Callable[..., None], evening: Evening, caption: Caption) -> None:
    """Print what is said, and when."""
    tell(f"{evening.frames / FRAMES_PER_S:7.1f}  {caption.text}", markup=False)


if __name__ == "__main__":
    main()
