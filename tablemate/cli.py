"""The command line."""

from __future__ import annotations

import secrets
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from engine.errors import EngineError
from engine.game import Origin, Setup
from engine.games import GAMES, find_game
from engine.journal import load
from engine.play import Play
from tablemate import decks, doctor, storage
from tablemate.demo import run_demo
from tablemate.options import ask_options, parse_given
from tablemate.session import Session
from tablemate.terminal import PROMPT, Terminal, result_table
from tablemate.transcript import transcript
from vision.errors import VisionError
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import open_speaker, save_speech

if TYPE_CHECKING:
    from engine.game import Game
    from voice.speaker import Speaker
    from voice.status import Status

FAILED, USAGE, NO_HARDWARE = 1, 2, 3
LAST_WORDS_S = 30.0
app = typer.Typer(
    help="The opponent at your table: Tablemate plays the solo bot of a board game and says its moves aloud.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False, soft_wrap=True)
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `tablemate games` lists them.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Captions only, no speech.")]


def main() -> None:
    """Run the command line; a fault of the input is one sentence, not a stack."""
    try:
        app()
    except (EngineError, VisionError) as error:
        err.print(str(error), markup=False)
        raise SystemExit(FAILED) from None


@app.command()
def demo(*, quiet: Quiet = False) -> None:
    """Hear a scripted round of Wingspan; nothing is needed but this computer."""
    captions = Captions()
    captions.subscribe(Terminal(out).show)
    with _open_voice(captions, quiet=quiet, spare_folder=storage.home() / "demo") as speaker:
        run_demo(captions, speaker, lambda line: out.print(f"{PROMPT}{line}", markup=False, style="bold"))


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
    no_camera: Annotated[bool, typer.Option("--no-camera", help="Answer by keyboard.")] = True,  # noqa: ARG001 - the only way so far
) -> None:
    """Play against a game's bot: it asks, decides by the rules, and says what to do."""
    game = find_game(game_id)
    given = parse_given(game, option or [])
    saved = _find_saved(game) if resume else None
    phrases, captions, terminal = Phrases(game), Captions(), Terminal(out)
    captions.subscribe(terminal.show)
    with _open_voice(captions, quiet=quiet) as speaker:
        if saved:
            match, torn = storage.resume_play(game, saved)
            session = Session(match, phrases, captions, speaker)
            session.go_on(torn=torn)
        else:
            chosen = given if defaults else ask_options(game, given, phrases, captions, terminal.read)
            number = secrets.randbelow(10**6) if seed is None else seed
            match = storage.begin_play(game, Setup(number, chosen, storage.sheets_in_use(game)))
            session = Session(match, phrases, captions, speaker)
            session.begin()
        terminal.run(session)
        speaker.wait(LAST_WORDS_S)


@app.command()
def games() -> None:
    """List the games, and whether they are played with printed or practice cards."""
    table = Table("id", "game", "bot", "cards")
    for game in GAMES.values():
        origins = sorted({decks.in_use(game, form).origin for form in game.forms})
        cards = (
            "practice deck (stand-in)" if Origin.STAND_IN in origins else ", ".join(origins) or "none needed"
        )
        table.add_row(game.id, game.title, Phrases(game).say("bot"), cards)
    out.print(table)


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


@app.command()
def look(
    pictures: Annotated[list[Path], typer.Argument(metavar="PICTURE...", help="Photographs of the table.")],
    game: Annotated[str, typer.Option(help="Whose cards and dice to look for.")] = "wingspan",
    catalogue: Annotated[
        Path | None,
        typer.Option(help="Any CSV file with the columns id and name: the cards of another game."),
    ] = None,
    annotate: Annotated[
        Path | None, typer.Option(metavar="OUT.png", help="Write the picture with what was seen drawn on it.")
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a picture.")] = False,
) -> None:
    """Name the cards and dice in photographs; no camera, markers or training needed."""
    from tablemate import seeing  # noqa: PLC0415 - loads the networks' libraries, which other commands do not need

    eye = seeing.open_game_eye(game, catalogue)
    failed = False
    for picture in pictures:
        try:
            seen = seeing.look(picture, eye, "" if catalogue else game)
        except seeing.VisionError as error:
            failed = True
            err.print(str(error), markup=False)
            continue
        for line in [seeing.as_json(seen)] if as_json else seeing.as_words(seen):
            out.print(line, markup=False, soft_wrap=True)
        if annotate:
            seeing.save_annotated(seen, seeing.numbered(annotate, pictures, picture))
    if failed:
        raise typer.Exit(FAILED)


@app.command()
def bench(
    folder: Annotated[Path, typer.Argument(help="Pictures with a truth file beside each.")],
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
    *,
    against_ocr: Annotated[
        bool, typer.Option("--against-ocr", help="Compare with text recognition over whole pictures (slow).")
    ] = False,
) -> None:
    """Measure how well and how fast cards and dice are read, on pictures whose content is known."""
    from tablemate import seeing  # noqa: PLC0415 - as above

    eye = seeing.open_game_eye("wingspan", None)
    out.print(seeing.measure(folder, eye, json_file, against_ocr=against_ocr), markup=False)


@app.command()
def say(
    text: Annotated[str, typer.Argument(help="What to say.")],
    wav: Annotated[Path | None, typer.Option(help="Write the speech to this WAV file instead.")] = None,
) -> None:
    """Say a text, to hear whether speech works."""
    if wav:
        status = save_speech(text, wav)
    else:
        with open_speaker() as speaker:
            speaker.say(text)
            speaker.wait(LAST_WORDS_S)
            status = speaker.status
    if not status.working:
        err.print(str(status), markup=False)
        raise typer.Exit(NO_HARDWARE)


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
    path = storage.unfinished(game)
    if path is None:
        raise typer.BadParameter(f"there is no saved game of {game.title} to go on with")
    return path


def _open_voice(captions: Captions, *, quiet: bool, spare_folder: Path | None = None) -> Speaker:
    """A speaker that renders the captions; without sound, into the spare folder if there is one."""

    def tell(status: Status) -> None:
        err.print(str(status), markup=False)

    speaker = open_speaker(quiet=quiet, notify=tell)
    if not quiet and not speaker.status.working and spare_folder:
        err.print(f"The speech is written to {spare_folder} instead.", markup=False)
        speaker = open_speaker(wav_folder=spare_folder, notify=tell)
    captions.subscribe(lambda caption: speaker.say(caption.text) if caption.aloud else None)
    return speaker
