"""The commands that look at photographs: what lies in them, and how well that is seen."""

from __future__ import annotations

from functools import partial
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import Annotated

import typer
from rich.progress import Progress

from engine.games import USUAL_GAME
from tablemate.commands.consoles import FAILED, advance_bar, err, out
from tablemate.wording import explain, words


def look(
    pictures: Annotated[list[Path], typer.Argument(metavar="PICTURE...")],
    game: str = USUAL_GAME,
    catalogue: Path | None = None,
    annotate: Annotated[Path | None, typer.Option(metavar="OUT.png")] = None,
    box: str | None = None,
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Name the cards and dice in photographs; no camera, markers or training needed."""
    from tablemate.watching import seeing  # noqa: PLC0415 - loads the networks' libraries, which other commands do not need

    eye = seeing.open_box_eye(box) if box else seeing.open_game_eye(game, catalogue)
    failed = False
    for picture in pictures:
        try:
            seen = seeing.look(picture, eye, "" if catalogue or box else game)
        except seeing.VisionError as error:
            failed = True
            err.print(explain(error), markup=False)
            continue
        for line in [seeing.as_json(seen)] if as_json else seeing.as_words(seen):
            out.print(line, markup=False, soft_wrap=True)
        if annotate:
            seeing.save_annotated(seen, seeing.numbered(annotate, pictures, picture))
    if failed:
        raise typer.Exit(FAILED)


def bench(
    place: Annotated[Path, typer.Argument(metavar="PLACE")],
    repeat: Annotated[int, typer.Option(min=1)] = 1,
    annotate: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    json_file: Annotated[Path | None, typer.Option("--json")] = None,
    *,
    against_ocr: Annotated[bool, typer.Option("--against-ocr")] = False,
) -> None:
    """Measure how well and how fast cards and dice are read, on pictures whose content is known."""
    from tablemate.watching import seeing  # noqa: PLC0415 - as above

    eye = seeing.open_game_eye(USUAL_GAME)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        advance = partial(advance_bar, bar, bar.add_task(words("looking_at_pictures")))
        table = seeing.measure(
            place,
            eye,
            advance,
            repeat=repeat,
            against_ocr=against_ocr,
            json_file=json_file,
            annotated=annotate,
        )
    out.print(table, markup=False)
