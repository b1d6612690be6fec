"""The command that enrols an owner's cards, from pictures or from a camera, into a box."""

from __future__ import annotations

from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.errors import BadData, InvalidInput
from engine.events import Line
from engine.games import GAMES, find_game
from tablemate.commands.consoles import FAILED, err, out, read_line
from tablemate.commands.opening import invite_phone
from tablemate.phone import PHONE
from tablemate.storage import read_text
from tablemate.wording import explain, refuse, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from tablemate.box.box import Box
    from tablemate.box.enrolment_session import EnrolmentSession


def enrol(
    game_id: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    places: Annotated[list[Path] | None, typer.Argument(metavar="[FOLDER|PICTURE]...")] = None,
    *,
    camera: str | None = None,
    box: str = "default",
    names: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    export: Annotated[Path | None, typer.Option(metavar="FILE.zip")] = None,
    take: Annotated[Path | None, typer.Option("--import", metavar="FILE.zip")] = None,
    forget: str | None = None,
    whole: Annotated[bool, typer.Option("--whole")] = False,
    listing: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Show each of your cards once, and Tablemate recognises it by its picture from then on."""
    from tablemate.box.box import DEFAULT, find_box, open_box  # noqa: PLC0415 - loads OpenCV
    from tablemate.box.packing import import_box  # noqa: PLC0415 - as above

    game, pictures = _tell_game(game_id, places or [], own_box=box != DEFAULT)
    folder = find_box(game.id if game else "", box)
    if take:
        number = import_box(take, folder)
        err.print(words("box_imported", number=number, folder=str(folder)), markup=False)
    kept = open_box(folder, game.id if game else "")
    if forget:
        _forget(kept, forget)
    if pictures or camera:
        _fill(game, kept, pictures, camera, names, whole=whole)
    elif not (export or take or forget or listing):
        raise refuse("enrol_what")
    if listing:
        _list(kept)
    if export:
        _export(kept, export)


def _tell_game(first: str, places: list[Path], *, own_box: bool) -> tuple[Game | None, list[Path]]:
    """The game, and the pictures; cards of no game go into a box of their own, and the first is a picture."""
    if first in GAMES:
        return GAMES[first], places
    if first and not Path(first).exists():
        return find_game(first), places  # refused, with the games there are
    if not own_box:
        raise refuse("enrol_which_game", games=", ".join(GAMES))
    return None, [Path(first), *places] if first else places


def _fill(
    game: Game | None, box: Box, places: list[Path], camera: str | None, names: Path | None, *, whole: bool
) -> None:
    from tablemate.box.enrolment_session import EnrolmentSession  # noqa: PLC0415 - loads OpenCV
    from tablemate.watching.enrolments import open_enrolment  # noqa: PLC0415 - as above

    session = EnrolmentSession(
        open_enrolment(game, box, whole=whole), _say, _read_names(names) if names else iter(())
    )
    refused = sum(_take_picture(session, path) for path in _list_pictures(places))
    if camera:
        _take_camera(session, camera)
    _say(words("box_kept", number=len(box.cards), folder=str(box.folder)))
    if refused:
        raise typer.Exit(FAILED)


def _say(sentence: str) -> None:
    err.print(sentence, markup=False)


def _take_picture(session: EnrolmentSession, path: Path) -> int:
    """Keep the cards of one picture; returns how many could not be kept."""
    from vision.errors import VisionError  # noqa: PLC0415 - loads OpenCV with its package
    from vision.pictures.picture import load_picture  # noqa: PLC0415 - as above

    try:
        image = load_picture(path).image_bgr
    except VisionError as error:
        _say(explain(error))
        return 1
    refused = session.show(image, str(path))
    while session.asked:
        _say(words("enrol_of_file", file=path.name))
        if not _ask(session):
            session.waiting.popleft()
            _say(words("enrol_unnamed", file=str(path)))
            refused += 1
    return refused


def _take_camera(session: EnrolmentSession, camera: str) -> None:
    """Keep the cards held up to a camera, one after the other, until nobody answers any more."""
    from tablemate.watching.camera import Fault, open_camera  # noqa: PLC0415 - loads OpenCV

    trouble = ""
    with invite_phone(camera) as phone, closing(open_camera(camera, phone=phone)) as frames:
        show = words("enrol_show_phone" if camera == PHONE else "enrol_show")
        _say(f"{show} {session.enrolment.tell_progress()}")
        for frame in frames.frames():
            before, trouble = trouble, frame.trouble if isinstance(frame, Fault) else ""
            if isinstance(frame, Fault):
                if trouble != before:
                    _say(words(f"camera_{trouble}"))
                continue
            session.see(frame.image_bgr)
            while session.asked:
                if not _ask(session):
                    return


def _ask(session: EnrolmentSession) -> bool:
    """Have somebody at the keyboard name the card that is asked about; False if there is nobody."""
    _say(session.question())
    try:
        typed = read_line().strip()
    except EOFError:
        return False
    word = typed.casefold()
    try:
        if word in words("words_turn").split():
            session.turn()
        elif word in words("words_skip").split() or not session.answer(typed):
            session.skip()
    except InvalidInput as error:  # not a name for a card: it is asked about again
        _say(explain(error))
    return True


def _list_pictures(places: list[Path]) -> Iterator[Path]:
    from vision.pictures.sources import list_pictures  # noqa: PLC0415 - loads OpenCV

    return chain.from_iterable(list_pictures(place) if place.is_dir() else [place] for place in places)


def _read_names(file: Path) -> Iterator[str]:
    """The names of a list, a line each; all are checked before the first card is kept."""
    from tablemate.box.sides import check_name  # noqa: PLC0415 - loads OpenCV with its package

    names = []
    for number, line in enumerate(read_text(file).splitlines(), start=1):
        if line.strip():
            try:
                names.append(check_name(line))
            except InvalidInput as error:
                raise BadData(file, number, Line("as_said", {"text": explain(error).rstrip(".")})) from error
    return iter(names)


def _forget(box: Box, meant: str) -> None:
    from tablemate.box.sides import slug  # noqa: PLC0415 - loads OpenCV with its package

    found = [kept.card for kept in box.cards if slug(meant) in {slug(kept.card.label), slug(kept.name)}]
    if len(found) != 1:
        raise refuse("box_lacks", card=meant)
    box.drop(found[0])
    err.print(words("box_forgot", card=meant), markup=False)


def _list(box: Box) -> None:
    for kept in box.cards:
        out.print(f"{kept.card.label}\t{kept.name}\t{kept.source}", markup=False, soft_wrap=True)


def _export(box: Box, file: Path) -> None:
    from tablemate.box.packing import export_box  # noqa: PLC0415 - as above

    if not box.cards:
        raise refuse("box_empty", folder=str(box.folder))
    number = export_box(box, file)
    err.print(words("box_exported", number=number, file=str(file)), markup=False)
