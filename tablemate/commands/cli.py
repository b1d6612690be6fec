"""The command line."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from calibration.errors import CalibrationError
from engine.errors import EngineError, InvalidInput
from engine.game import Origin, Setup, complete
from engine.games import GAMES, find_game
from engine.journal import load
from engine.play import Play
from tablemate import speech, storage
from tablemate.commands import decks, doctor, picture_commands
from tablemate.commands.consoles import FAILED, NO_HARDWARE, advance_bar, err, out, prepare, read_line
from tablemate.commands.table import play_at_table, start_watching
from tablemate.commands.terminal import Terminal, result_table
from tablemate.conversation.options import ask_options, parse_given
from tablemate.conversation.transcript import transcript
from tablemate.room import Room
from vision.errors import VisionError
from voice.captions import Captions
from voice.phrases import ENGLISH, Phrases
from voice.speaker import SilentSpeaker, list_voices, open_speaker, save_speech
from voice.voices import name_voices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from engine.game import Game, OptionValue
    from tablemate.watching.sight import TableSight
    from voice.delivery import Delivery
    from voice.speaker import Speaker, SpeakerOptions
    from voice.status import Status
    from voice.voices import Voice

LAST_WORDS_S = 30.0
app = typer.Typer(
    help="The opponent at your table: Tablemate plays the solo bot of a board game and says its moves aloud.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; the command `games` lists them.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Captions only, no speech.")]


def main() -> None:
    """Run the command line; a fault of the input or of the disk is one sentence, not a stack."""
    prepare()
    try:
        app()
    except (EngineError, VisionError, CalibrationError) as error:
        _fail(str(error))
    except OSError as error:
        _fail(storage.describe_fault(error))


def _fail(sentence: str) -> NoReturn:
    err.print(sentence, markup=False)
    raise SystemExit(FAILED) from None


@app.command()
def demo(
    *,
    quiet: Quiet = False,
    page: Annotated[
        bool | None, typer.Option("--page/--no-page", help="Show the demo in the browser as well.")
    ] = None,
) -> None:
    """See and hear a round of Wingspan from a film. You need nothing but this computer."""
    from tablemate.commands.demo import is_told, run_demo  # noqa: PLC0415 - loads the networks' libraries

    captions, folder, shown = Captions(), storage.home() / "demo", _wants_page(page)
    captions.subscribe(Terminal(out).show)
    room = Room(captions, SilentSpeaker())
    bar = Progress(console=out, transient=True, disable=not out.is_terminal)
    with (
        _open_voice(
            captions, quiet=quiet, spare_folder=folder, wanted=lambda: room.aloud and is_told(room)
        ) as room.speaker,
        _show_page(room, lan=False) if shown else nullcontext(),
    ):
        with bar:
            task = bar.add_task("The film")
            run_demo(room, folder, partial(advance_bar, bar, task), in_its_time=shown)
        err.print(f"Pictures of each step, with what was seen drawn on them, are in {folder}", markup=False)
        if shown:
            _wait_for_enter()


def _wait_for_enter() -> None:
    err.print("The page stays open until you press Enter.")
    with suppress(EOFError):
        read_line()


@app.command()
def play(
    game_id: GameId,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="Set an option, as in -o difficulty=eaglet; may be repeated."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The number that decides what virtual decks draw.")] = None,
    *,
    defaults: Annotated[bool, typer.Option("--defaults", "-y", help="Ask no options.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game saved last.")] = False,
    quiet: Quiet = False,
    camera: Annotated[
        str | None,
        typer.Option(help="What sees the table: 0 for the first webcam, an address, a video or a folder."),
    ] = None,
    no_camera: Annotated[
        bool, typer.Option("--no-camera", help="Answer by keyboard; this is usual.")
    ] = False,
    profile: Annotated[
        str | None, typer.Option(help="A table saved by the command `calibrate`; else it is found anew.")
    ] = None,
    page: Annotated[
        bool | None, typer.Option("--page/--no-page", help="Show the game in the browser as well.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let a phone in the home network join the page.")
    ] = False,
) -> None:
    """Play against a game's bot: it asks, decides by the rules, and says what to do."""
    game = find_game(game_id)
    given = parse_given(game, option or [])
    saved = _find_saved(game) if resume else None
    captions, terminal = Captions(), Terminal(out)
    captions.subscribe(terminal.show)
    room = Room(captions, SilentSpeaker())
    with _open_voice(captions, quiet=quiet, wanted=lambda: room.aloud) as room.speaker:
        if not resume and not defaults:
            given = ask_options(game, given, Phrases(game), captions, terminal.read)
        room.camera, room.watch = "" if no_camera else camera or "", lambda given: _watch_through(room, given)
        options = load(saved).setup.options if saved else given
        sight = _open_sight(room, game, room.camera, profile, options) if room.camera else None
        with _show_page(room, lan=lan) if _wants_page(page) else nullcontext():
            session = room.resume(game_id) if resume else room.begin(game_id, given, seed)
            if sight:
                play_at_table(room, sight, terminal)
            else:
                terminal.run(room)
            terminal.show_result(room.session or session)
            room.speaker.wait(LAST_WORDS_S)
            if _wants_page(page) and session.play.result:
                _wait_for_enter()


@app.command()
def sheet(
    file: Annotated[Path, typer.Argument(metavar="OUT.pdf", help="The file to write.")],
    paper: Annotated[str, typer.Option(help="A4 or Letter.")] = "A4",
) -> None:
    """Make the sheet to print: four table markers and the command cards, true to scale."""
    from tablemate.watching.calibrating import make_sheet  # noqa: PLC0415 - loads OpenCV

    out.print(make_sheet(file, paper), markup=False, soft_wrap=True)


@app.command()
def calibrate(
    camera: Annotated[str, typer.Option(help="What sees the table, as for `play`.")] = "0",
    name: Annotated[str, typer.Option(help="What to call this table.")] = "table",
    game: Annotated[str, typer.Option(help="Whose zones to look at.")] = "wingspan",
    *,
    corners: Annotated[
        str | None,
        typer.Option(help="Without markers: corners in pixels, as in '120,80 1800,95 1790,1000 130,990'."),
    ] = None,
    size: Annotated[str, typer.Option(help="Without markers: what the corners span, in mm.")] = "297x210",
    annotate: Annotated[
        Path | None, typer.Option(metavar="OUT.png", help="Write the picture with markers and zones drawn.")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Check that the camera sees the table well, saying what to mend, and save the table under a name."""
    from tablemate.watching import calibrating  # noqa: PLC0415 - loads OpenCV

    captions = Captions()
    captions.subscribe(Terminal(out).show)
    rectangle = (calibrating.parse_corners(corners), calibrating.parse_size(size)) if corners else None
    with _open_voice(captions, quiet=quiet) as speaker, _camera_or_exit():
        saved = calibrating.run(camera, name, game, rectangle=rectangle, annotated=annotate, say=captions.add)
        speaker.wait(LAST_WORDS_S)
    if saved is None:
        raise typer.Exit(FAILED)


@app.command()
def games() -> None:
    """List the games, and whether they are played with printed or practice cards."""
    table = Table("id", "game", "bot", "cards")
    for game in GAMES.values():
        table.add_row(game.id, game.title, Phrases(game).say("bot"), Text(_describe_cards(game)))
    out.print(table)


def _describe_cards(game: Game) -> str:
    try:
        origins = sorted({decks.in_use(game, form).origin for form in game.forms})
    except EngineError as error:
        return str(error)
    if Origin.STAND_IN in origins:
        return "practice deck (stand-in)"
    return ", ".join(decks.ORIGINS[origin] for origin in origins) or "none needed"


@app.command()
def deck(
    game_id: GameId,
    check: Annotated[Path | None, typer.Option(help="Check a file you filled in.")] = None,
    *,
    copy: Annotated[bool, typer.Option("--copy", help="Write a file for you to fill in.")] = False,
) -> None:
    """Show the cards a game is played with, copy a template for your own, or check a file."""
    game = find_game(game_id)
    if check:
        lines = [decks.check(game, check)]
    else:
        lines = list(decks.copy_templates(game) if copy else decks.show(game))
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)


@app.command()
def replay(journal: Annotated[Path, typer.Argument(help="A saved game; it is only read.")]) -> None:
    """Print a saved game as it was heard, with its answers."""
    saved = load(journal)
    game = find_game(saved.game_id)
    played, phrases = Play.resume(game, saved), Phrases(game)
    if saved.torn:
        err.print(saved.torn, markup=False)
    for line in transcript(played, phrases):
        out.print(line, markup=False, soft_wrap=True)
    if played.result:
        out.print(result_table(played.result, phrases))


app.command()(picture_commands.look)
app.command()(picture_commands.bench)


@app.command()
def say(
    text: Annotated[str, typer.Argument(help="What to say.")] = "",
    wav: Annotated[Path | None, typer.Option(help="Write the speech to this WAV file instead.")] = None,
    voice: Annotated[
        str | None, typer.Option(help="Say it with this voice: a few letters of its name, or its id.")
    ] = None,
    *,
    keep: Annotated[
        bool, typer.Option("--keep", help="Speak with this voice from now on, in games too.")
    ] = False,
    voices: Annotated[bool, typer.Option("--voices", help="List the voices there are.")] = False,
) -> None:
    """Say a text, to hear whether speech works; list the voices and choose one."""
    if not (text or voices):
        raise typer.BadParameter("there is nothing to say")
    if keep and not voice:
        raise typer.BadParameter("--keep needs the --voice to keep")
    delivery = speech.kept_delivery()
    if voices or voice:
        found, status = list_voices()
        _or_exit(status)
        if voices:
            _print_voices(found)
        if voice:
            delivery = replace(delivery, voice=speech.meant_voice(voice, found, ENGLISH))
    if keep:
        speech.keep_delivery(delivery)
    if text:
        _or_exit(_say(text, wav, delivery))


def _say(text: str, wav: Path | None, delivery: Delivery) -> Status:
    options: SpeakerOptions = {"delivery": delivery, "notify": _tell_other_voice}
    if wav:
        return save_speech(text, wav, **options)
    with open_speaker(**options) as speaker:
        speaker.say(text)
        speaker.wait(LAST_WORDS_S)
        return speaker.status


def _tell_other_voice(status: Status) -> None:
    """Print that another voice speaks than the chosen one; that none does is told at the end."""
    if status.working:
        err.print(status.sentence, markup=False)


def _or_exit(status: Status) -> None:
    """End with the exit code for missing hardware if nothing can be spoken."""
    if not status.working:
        err.print(str(status), markup=False)
        raise typer.Exit(NO_HARDWARE)


def _print_voices(voices: tuple[Voice, ...]) -> None:
    """Those of the language that is spoken come first."""
    for id_, name in name_voices(voices, ENGLISH).items():
        out.print(f"{name}  [{id_}]", markup=False, soft_wrap=True)


@app.command(name="doctor")
def examine() -> None:
    """Look at speech, data files and saved games, and name the remedy for what is wrong."""
    well = True
    for finding in doctor.examine():
        well = well and finding.well
        out.print(f"{'ok ' if finding.well else 'NOT'} {finding.what}: {finding.found}", markup=False)
        if finding.remedy:
            out.print(f"    {finding.remedy}", markup=False)
    if not well:
        raise typer.Exit(FAILED)


def _find_saved(game: Game) -> Path:
    found = storage.unfinished(game)
    if found.refused and not found.path:
        raise InvalidInput(found.refused[0])
    if not found.path:
        raise typer.BadParameter(f"there is no saved game of {game.title} to go on with")
    return found.path


def _wants_page(page: bool | None) -> bool:  # noqa: FBT001 - a flag of the command line, or none
    """Open the page unless told otherwise, where somebody sits in front of a screen."""
    return out.is_terminal if page is None else page


@contextmanager
def _show_page(room: Room, *, lan: bool) -> Iterator[None]:
    """Serve the page beside the game, and say where it is."""
    from tablemate.page.server import PageServer  # noqa: PLC0415 - most commands serve no page

    with PageServer(room, lan=lan) as server:
        server.open_browser()
        err.print(f"The page: {server.url}", markup=False, soft_wrap=True)
        if server.invitation.link:
            err.print(f"For a phone: {server.invitation.link}", markup=False, soft_wrap=True)
            err.print(server.invitation.draw_text(), markup=False)
        yield


def _open_sight(
    room: Room, game: Game, camera: str, profile: str | None, options: Mapping[str, OptionValue]
) -> TableSight:
    """The camera at the table; without such a camera the program ends before a game is begun."""
    from tablemate.watching.sight import open_sight  # noqa: PLC0415 - loads the networks' libraries

    with err.status("Opening the camera and getting the eye ready…"), _camera_or_exit():
        return open_sight(room, game.id, camera, profile, complete(game, Setup(options=options)).options)


def _watch_through(room: Room, camera: str) -> None:
    """Have the game in the room watched through another camera from now on."""
    from tablemate.watching.sight import TableSight, open_sight  # noqa: PLC0415 - loads the networks' libraries

    session, before = room.session, room.sight
    if session is None:
        raise InvalidInput("no game is being played yet; begin one, then choose its camera")
    sight = open_sight(room, session.play.game.id, camera, None, session.play.setup.options)
    if isinstance(before, TableSight):
        before.camera.close()
    start_watching(room, sight)


@contextmanager
def _camera_or_exit() -> Iterator[None]:
    """End with the exit code for missing hardware where there is no such camera."""
    from vision.pictures.sources import NoCameraError  # noqa: PLC0415 - loads OpenCV

    try:
        yield
    except NoCameraError as error:
        err.print(str(error), markup=False)
        raise typer.Exit(NO_HARDWARE) from None


def _open_voice(
    captions: Captions,
    *,
    quiet: bool,
    spare_folder: Path | None = None,
    wanted: Callable[[], bool] = lambda: True,
) -> Speaker:
    """A speaker that renders the captions while wanted; without sound, into the spare folder."""

    def tell(status: Status) -> None:
        if status.working:
            captions.add(status.sentence, aloud=False)  # the speaker says it itself
        else:
            err.print(str(status), markup=False)

    options: SpeakerOptions = {
        "notify": tell,
        "delivery": speech.kept_delivery(),
        "keep": speech.keep_delivery,
    }
    speaker = open_speaker(quiet=quiet, **options)
    if not quiet and not speaker.status.working and spare_folder:
        err.print(f"The speech is written to {spare_folder} instead.", markup=False)
        speaker = open_speaker(wav_folder=spare_folder, **options)
    captions.subscribe(lambda caption: speaker.say(caption.text) if caption.aloud and wanted() else None)
    return speaker


if __name__ == "__main__":
    main()
