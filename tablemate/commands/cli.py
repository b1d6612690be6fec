"""The command line."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from calibration.errors import CalibrationError
from engine.errors import EngineError, InvalidInput
from engine.game import Origin
from engine.games import GAMES, USUAL_GAME, find_game
from engine.journal import load
from engine.play import Play
from tablemate import decks, doctor, language, storage
from tablemate.commands import enrol as enrolling
from tablemate.commands import evening, picture_commands, reporting, results_command, speaking
from tablemate.commands.consoles import FAILED, advance_bar, err, out, prepare
from tablemate.commands.enter import CardEditor
from tablemate.commands.helping import USAGE, WRONG_USAGE, SpokenCommand, SpokenGroup, explain_usage, speak
from tablemate.commands.opening import (
    camera_or_exit,
    invite_phone,
    show_page,
    sight_or_exit,
    wait_for_enter,
    wants_page,
    watch_through,
)
from tablemate.commands.speaking import LAST_WORDS_S, open_voice
from tablemate.commands.table import play_at_table
from tablemate.commands.terminal import Terminal, result_table
from tablemate.conversation.options import ask_options, parse_given
from tablemate.conversation.transcript import transcript
from tablemate.phone import PHONE
from tablemate.room import Room
from tablemate.wording import explain, refuse, words
from vision.errors import VisionError
from voice.captions import Captions
from voice.phrases import Phrases
from voice.program import program

if TYPE_CHECKING:
    from engine.game import Game

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False)
command = partial(app.command, cls=SpokenCommand)
GameId = Annotated[str, typer.Argument(metavar="GAME")]
Quiet = Annotated[bool, typer.Option("--quiet")]
ShowPage = Annotated[bool | None, typer.Option("--page/--no-page")]


def main() -> None:
    """Run the command line; a fault of the input or of the disk is one sentence, not a stack."""
    prepare()
    try:
        typed = language.take_up(sys.argv[1:])
        sys.exit(speak(app).main(typed, program(), standalone_mode=False))
    except USAGE as error:
        _refuse_usage(error)
    except (EngineError, VisionError, CalibrationError) as error:
        _fail(explain(error))
    except OSError as error:
        _fail(storage.describe_fault(error))
    except typer.Abort:
        sys.exit(FAILED)


def _refuse_usage(error: Exception) -> NoReturn:
    """Say what is wrong with the typed line; a line without any word was answered with the help already."""
    if len(sys.argv) > 1:
        err.print(explain_usage(error), markup=False)
    raise SystemExit(WRONG_USAGE) from None


def _fail(sentence: str) -> NoReturn:
    err.print(sentence, markup=False)
    raise SystemExit(FAILED) from None


@app.callback()
def tablemate(*, language: Annotated[str | None, typer.Option(metavar="LANGUAGE")] = None) -> None:
    """Declare the option for the language; it was taken out of the typed words before they come here."""


@command()
def demo(
    game_id: Annotated[str, typer.Argument(metavar="GAME")] = USUAL_GAME,
    *,
    quiet: Quiet = False,
    page: ShowPage = None,
) -> None:
    """See and hear a game from a film. You need nothing but this computer."""
    from tablemate.commands.demo import is_spoken, run_demo  # noqa: PLC0415 - loads the networks' libraries
    from tablemate.commands.shows import SHOWS  # noqa: PLC0415 - as above

    if game_id not in SHOWS:
        raise refuse("no_film", game=game_id, games=list(SHOWS))
    captions, folder, shown = Captions(), storage.home() / "demo", wants_page(page)
    captions.subscribe(Terminal(out).show)
    bar = Progress(console=out, transient=True, disable=not out.is_terminal)
    with open_voice(captions, quiet=quiet, spare_folder=folder, wanted=lambda: is_spoken(room)) as speaker:
        room = Room(captions, speaker)
        with show_page(room, lan=False) if shown else nullcontext():
            with bar:
                task = bar.add_task(words("film_bar"))
                run_demo(room, folder, partial(advance_bar, bar, task), game=game_id, in_its_time=shown)
            out.print(words("type_to_play", game=game_id), markup=False, soft_wrap=True)
            err.print(words("demo_pictures", folder=str(folder)), markup=False)
            if shown:
                wait_for_enter()


@command()
def play(
    game_id: GameId,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o"),
    ] = None,
    seed: int | None = None,
    *,
    defaults: Annotated[bool, typer.Option("--defaults", "-y")] = False,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    quiet: Quiet = False,
    camera: str | None = None,
    no_camera: Annotated[bool, typer.Option("--no-camera")] = False,
    no_learning: Annotated[bool, typer.Option("--no-learning")] = False,
    profile: str | None = None,
    page: ShowPage = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
) -> None:
    """Play against a game's bot: it asks, decides by the rules, and says what to do."""
    game = find_game(game_id)
    given = parse_given(game, option or [])
    saved = _find_saved(game) if resume else None
    captions, terminal = Captions(), Terminal(out)
    captions.subscribe(terminal.show)
    with open_voice(captions, quiet=quiet) as speaker:
        if not resume and not defaults:
            given = ask_options(game, given, Phrases(game), captions, terminal.read)
        room = Room(
            captions,
            speaker,
            camera="" if no_camera else camera or "",
            paced=wants_page(page),
            learns=not no_learning,
            watch=watch_through,
        )
        options = load(saved).setup.options if saved else given
        sight = sight_or_exit(room, game, room.camera, profile, options) if room.camera else None
        shown = wants_page(page) or room.camera == PHONE  # the phone sends its pictures to the page
        with show_page(room, lan=lan) if shown else nullcontext():
            session = room.resume(game_id) if resume else room.begin(game_id, given, seed)
            if sight:
                play_at_table(room, sight, terminal)
            else:
                terminal.run(room)
            terminal.show_end(room.session or session)
            speaker.wait(LAST_WORDS_S)
            if wants_page(page) and session.play.result:
                wait_for_enter()
        room.leave()


@command()
def sheet(
    file: Annotated[Path, typer.Argument(metavar="OUT.pdf")],
    paper: str = "A4",
    game: str | None = None,
) -> None:
    """Make the sheet to print: four table markers and the command cards, true to scale."""
    from tablemate.watching.calibrating import make_sheet  # noqa: PLC0415 - loads OpenCV

    out.print(make_sheet(file, paper, game), markup=False, soft_wrap=True)


@command()
def calibrate(
    camera: str = "0",
    name: str = "table",
    game: str = USUAL_GAME,
    *,
    corners: str | None = None,
    size: str = "297x210",
    annotate: Annotated[Path | None, typer.Option(metavar="OUT.png")] = None,
    quiet: Quiet = False,
) -> None:
    """Check that the camera sees the table well, saying what to mend, and save the table under a name."""
    from tablemate.watching import calibrating  # noqa: PLC0415 - loads OpenCV

    captions = Captions()
    captions.subscribe(Terminal(out).show)
    rectangle = (calibrating.parse_corners(corners), calibrating.parse_size(size)) if corners else None
    with (
        open_voice(captions, quiet=quiet) as speaker,
        camera_or_exit(),
        invite_phone(camera) as phone,
    ):
        saved = calibrating.run(
            camera, name, game, rectangle=rectangle, annotated=annotate, say=captions.add, phone=phone
        )
        speaker.wait(LAST_WORDS_S)
    if saved is None:
        raise typer.Exit(FAILED)


@command()
def games() -> None:
    """List the games, and whether they are played with printed or practice cards."""
    table = Table(*(words(f"games_{column}") for column in ("id", "title", "bot", "cards")))
    for game in GAMES.values():
        table.add_row(game.id, game.title, Phrases(game).say("bot"), Text(_describe_cards(game)))
    out.print(table)


def _describe_cards(game: Game) -> str:
    try:
        origins = sorted({decks.in_use(game, form).origin for form in game.forms})
    except EngineError as error:
        return explain(error)
    if Origin.STAND_IN in origins:
        return words("cards_practice")
    return ", ".join(decks.describe_origin(origin) for origin in origins) or words("cards_none")


@command()
def deck(
    game_id: GameId,
    check: Path | None = None,
    *,
    copy: Annotated[bool, typer.Option("--copy")] = False,
    enter: Annotated[bool, typer.Option("--enter")] = False,
) -> None:
    """Show the cards a game is played with, enter your own, copy a template for them, or check a file."""
    game = find_game(game_id)
    if enter:
        CardEditor(game, lambda line: out.print(line, markup=False, soft_wrap=True), Terminal(out).read).run()
        return
    if check:
        lines = [decks.check(game, check)]
    else:
        lines = list(decks.copy_templates(game) if copy else decks.show(game))
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)


@command()
def replay(journal: Annotated[Path, typer.Argument(metavar="JOURNAL")]) -> None:
    """Print a saved game as it was heard, with its answers."""
    saved = load(journal)
    game = find_game(saved.game_id)
    played = Play.resume(game, saved)
    phrases = Phrases.of(played)
    if saved.torn:
        err.print(phrases.line(saved.torn), markup=False)
    for line in transcript(played, phrases):
        out.print(line, markup=False, soft_wrap=True)
    if played.result:
        out.print(result_table(played.result, phrases))


command()(evening.page)
command()(reporting.report)
command()(results_command.results)
command()(picture_commands.look)
command()(enrolling.enrol)
command()(picture_commands.bench)
command()(speaking.say)


@command(name="doctor")
def examine() -> None:
    """Check the set-up and say how to fix problems."""
    well = True
    for finding in doctor.examine():
        well = well and finding.well
        key = "doctor_well" if finding.well else "doctor_ill"
        out.print(words(key, what=finding.what, found=finding.found), markup=False)
        if finding.remedy:
            out.print(f"    {finding.remedy}", markup=False)
    if not well:
        raise typer.Exit(FAILED)


def _find_saved(game: Game) -> Path:
    found = storage.unfinished(game)
    if found.refused and not found.path:
        raise InvalidInput(found.refused[0])
    if not found.path:
        raise typer.BadParameter(words("nothing_to_resume", title=game.title))
    return found.path


if __name__ == "__main__":
    main()
