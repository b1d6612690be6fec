"""A Last Stand played in front of a rendered table: frames in, words out; no keyboard."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import cv2
from rich.console import Console

from calibration.layout import lay_out
from docs.record import Figure, add_option, record
from engine.crownfell import GAME
from engine.crownfell.last_stand import LastStand
from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_deck import ACTION_PILE, PRIORITY_PILE
from engine.crownfell.spaces import GRID
from engine.crownfell.table import ENEMY_DECK
from engine.game import Setup, Sheet
from engine.play import Play
from engine.requests import Choose, Draw, Look
from fixtures.render.films.film import FilmCamera, save_film
from fixtures.render.films.painter import TablePainter
from fixtures.render.films.stand import StandStock, tell_stand
from fixtures.render.films.stander import Stander
from fixtures.render.scenes.enrolment import enrol
from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.naming import NamingDraft
from tablemate.watching.eyes import open_readers
from tablemate.watching.watcher import Watcher
from tests.tablemate.filmed import FRAMES_PER_S, MOST_WAITS, Filmed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vision.agreeing.zones import ZoneReader

LOOK = 6
BOX_WH = (127, 178)  # two pixels a millimetre: more than is compared
OPTIONS = {"team": "starter_a"}
PRINTED = {"solo_deck": "physical", "enemy_deck": "physical"}
CARD = "[[card]]"  # as each of them begins in a sheet
SIX = (("starter_b", 71), ("starter_a", 61), ("hard", 72), ("hard", 92), ("draft", 73), ("draft", 83))
TURNS_A_QUESTION = 5  # at most one question in so many turns


@cache
def readers(*, solo: bool) -> dict[str, ZoneReader]:
    """What reads the table of an owner who has shown every card once, the solo cards too or not."""
    with TemporaryDirectory() as home, patch.dict(os.environ, TABLEMATE_HOME=home):
        box = open_box(find_box(GAME.id), GAME.id)
        for (id_, side), picture in {**enrol(), **(enrol(solo=True) if solo else {})}.items():
            box.keep(CardSide(id_, side), id_, picture)
        return open_readers(GAME)


def open_zones(options: Mapping[str, str]) -> dict[str, ZoneReader]:
    """What reads the zones that a game with these options asks about."""
    piles = {"solo_deck": (ACTION_PILE, PRIORITY_PILE), "enemy_deck": (ENEMY_DECK,)}
    printed = [zone for deck, zones in piles.items() if options.get(deck) == "physical" for zone in zones]
    found = readers(solo=ACTION_PILE in printed)
    return {zone: found[zone] for zone in (GRID, *printed)}


@cache
def painter(look: int = LOOK) -> TablePainter:
    return TablePainter(look, StandStock())


def take_few(number: int) -> dict[str, Sheet]:
    """A solo deck of so few cards that its end comes soon."""
    shipped = next(form.shipped for form in GAME.forms if form.name == SOLO_CARDS)
    cards = shipped.text.split(CARD)[: number + 1]
    return {SOLO_CARDS: replace(shipped, text=CARD.join(cards))}


class FilmedStand(Filmed):
    """A careful person plays the Last Stand."""

    checked = (Look, Draw, Choose)

    def __init__(
        self,
        seed: int,
        *,
        mishaps: bool = False,
        as_saved: bool = False,
        solo_cards: int | None = None,
        **options: str,
    ) -> None:
        play = Play(GAME, Setup(seed, OPTIONS | options, take_few(solo_cards) if solo_cards else {}))
        super().__init__(
            play,
            Stander(play, seed, mishaps=mishaps),
            Watcher(open_zones(options), lay_out(GAME.zones)),
            FilmCamera(painter(), FRAMES_PER_S, as_saved=as_saved),
            laid_out=False,  # the set-up is told, and seen to be done
        )
        self.mishaps: list[tuple[str, list[str]]] = []  # each with what was said while it befell the table

    def goes_on(self) -> bool:
        """Let the person do what is asked now; whether the game went on."""
        draft, befell = self.session.draft, len(self.player.befell)
        before = (len(self.play.answers), draft)
        said: list[str] = []
        if isinstance(draft, NamingDraft) and draft.look.zone != GRID:
            self.shows(self.player.command("done"))  # the film's person tells no lists and no arrows
        elif isinstance(draft, DoubtfulDraft) and draft.together:
            self.shows(self._settle_together(draft))
        elif draft and (isinstance(draft, DoubtfulDraft) or draft.candidates):
            self.shows(self.player.settle(draft))
        elif self.is_asked_whether_done():
            said = self.shows(self.player.command("done"))
        elif self.play.request:
            said = self.shows(self.player.react(self.play.request))
        self.mishaps += [(mishap, said) for mishap in self.player.befell[befell:]]
        return before != (len(self.play.answers), self.session.draft)

    def plays(self, turns: int | None = None) -> None:
        """Play so many turns of the enemy, or to the end."""
        waits = 0
        while not self.session.over and waits < MOST_WAITS and not (turns and self.player.rules.turn > turns):
            waits = 0 if self.goes_on() else waits + 1

    def wrong_answers(self) -> list[tuple[Any, Any]]:
        """What the camera answered and what truly lay there, where the two differ."""
        return [(said, true) for said, true in self._answered if said != true]

    def looks(self) -> int:
        """How many questions about the grid were answered."""
        return sum(isinstance(moment.step, Look) for moment in self.play.log)

    # --- beside the rules alone ---------------------------------------------------------------------

    def replay(self) -> Play:
        """The same stand by the rules alone: every question answered with what truly lay on the table."""
        play = Play(GAME, self.play.setup)
        while (given := len(play.answers)) < len(self.play.answers):
            answer = self.play.answers[given]
            play.answer(self.truths.get(given, answer.value), answer.source)
        return play

    def differences(self) -> list[str]:
        """Where the filmed stand ended otherwise than the rules alone, or than the cards truly lie."""
        filmed, alone = self.player.rules, _rules_of(self.replay())
        tops = {space: stack[-1] for space, stack in alone.board.stacks.items()}
        compared = {
            "result": (self.play.result, self.replay().result),
            "turns": (filmed.turn, alone.turn),
            "grid": (filmed.board.stacks, alone.board.stacks),
            "cards on the table": (self.player.seen() if self.session.over else tops, tops),
            "captured": (filmed.captured, alone.captured),
            "hand": (filmed.hand, alone.hand),
        }
        return [f"{what}: {one} and {other}" for what, (one, other) in compared.items() if one != other]


def _rules_of(play: Play) -> Any:
    bot = play._bot
    assert isinstance(bot, LastStand)
    return bot.table


def save_box(folder: Path) -> None:
    """Keep the pictures by which the film's cards are known, small."""
    folder.mkdir()
    for (id_, side), picture in enrol().items():
        small = cv2.resize(picture, BOX_WH, interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(folder / f"{id_}.{side}.jpg"), small, [cv2.IMWRITE_JPEG_QUALITY, 85])


def report(evening: FilmedStand, *, whole: bool) -> int:
    """Print the figures; 1 if the stand did not end as the rules have it, or anything was answered wrongly."""
    tell = Console(highlight=False, soft_wrap=True).print
    for mishap, said in evening.mishaps:
        tell(f"{mishap}: {' | '.join(said) or 'nothing was said'}", markup=False)
    wrong, differences, turns = evening.wrong_answers(), evening.differences(), evening.player.rules.turn
    tell("answered wrongly:", wrong)
    tell("other than by the rules alone:", differences)
    tell(f"{turns} turns, {len(evening.questions)} questions about what was seen")
    tell(evening.times.tell())
    tell(evening.play.result)
    if whole and evening.play.result is None:
        tell("not over:", evening.play.request, evening.things(GRID))
    failed = wrong or differences or (whole and evening.play.result is None)
    return int(bool(failed) or len(evening.questions) * TURNS_A_QUESTION > max(turns, TURNS_A_QUESTION))


def play_six() -> list[FilmedStand]:
    """Play the six games that are measured, with both decks printed and all mishaps."""
    stands = []
    for team, seed in SIX:
        stand = FilmedStand(seed, mishaps=True, team=team, **PRINTED)
        stand.begin()
        stand.plays()
        report(stand, whole=True)
        stands.append(stand)
    return stands


def record_stands(stands: Sequence[FilmedStand]) -> None:
    """Write down how whole stands went."""
    over = [stand for stand in stands if stand.play.result and not stand.differences()]
    figures = {
        "turns, all six games": sum(stand.player.rules.turn for stand in stands),
        "questions": sum(len(stand.questions) for stand in stands),
        "wrong answers": sum(len(stand.wrong_answers()) for stand in stands),
        "ends other than by the rules": len(stands) - len(over),
    }
    record("A whole Last Stand from films", {what: Figure(str(number)) for what, number in figures.items()})


def main() -> None:
    """Play in front of the film's table, print what was said and the figures, and keep the film if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--mishaps", action="store_true")
    parser.add_argument("--turns", type=int)
    parser.add_argument("--team", default=OPTIONS["team"], help="such as hard or draft")
    parser.add_argument("--printed", action="store_true", help="both decks are of printed cards")
    parser.add_argument("--film", type=Path, help="an empty folder to write the film to")
    parser.add_argument("--six", action="store_true", help="play the six games that are measured, instead")
    add_option(parser)
    options = parser.parse_args()
    if options.six:
        stands = play_six()
        if options.record:
            record_stands(stands)
        return
    decks = PRINTED if options.printed else {}
    evening = FilmedStand(
        options.seed, mishaps=options.mishaps, as_saved=bool(options.film), team=options.team, **decks
    )
    tell = Console(highlight=False, soft_wrap=True).print
    evening.captions.subscribe(lambda caption: tell(f"{evening.at_s:7.1f}  {caption.text}", markup=False))
    evening.begin()
    evening.plays(options.turns)
    if options.film:
        save_film(options.film, evening.shots, painter(), tell_stand)
        save_box(options.film / "box")
    sys.exit(report(evening, whole=options.turns is None))


if __name__ == "__main__":
    main()
