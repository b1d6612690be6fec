"""The command that has an owner's cards shown, from pictures or to a camera, and keeps them in a box."""

from __future__ import annotations

from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated

import typer

from engine.games import find_game
from tablemate.commands.consoles import FAILED, err, out, read_line
from tablemate.wording import explain, refuse, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from tablemate.box.box import Box
    from tablemate.box.enrolling import Enrolment
    from tablemate.box.sides import CardSide
    from vision.geometry import Image
    from vision.pictures.shown import CardFault, ShownCard
    from vision.reading import Outline

SKIPPED = frozenset({"skip", "-"})


def enrol(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
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
    """Show each of your cards once, and it is known by its picture from then on."""
    from tablemate.box.box import find_box, open_box  # noqa: PLC0415 - loads OpenCV
    from tablemate.box.packing import import_box  # noqa: PLC0415 - as above

    game = find_game(game_id)
    folder = find_box(game.id, box)
    if take:
        number = import_box(take, folder)
        err.print(words("box_imported", number=number, folder=str(folder)), markup=False)
    kept = open_box(folder, game.id)
    if forget:
        _forget(kept, forget)
    if places or camera:
        _fill(game, kept, places or [], camera, names, whole=whole)
    elif not (export or take or forget or listing):
        raise refuse("enrol_what")
    if listing:
        _list(kept)
    if export:
        _export(kept, export)


def _fill(
    game: Game, box: Box, places: list[Path], camera: str | None, names: Path | None, *, whole: bool
) -> None:
    taking = _Taking(_open(game, box, whole=whole), _read_names(names) if names else iter(()))
    refused = sum(taking.take_picture(path) for path in _list_pictures(places))
    if camera:
        _take_camera(taking.enrolment, camera)
    err.print(words("box_kept", number=len(box.cards), folder=str(box.folder)), markup=False)
    if refused:
        raise typer.Exit(FAILED)


def _open(game: Game, box: Box, *, whole: bool) -> Enrolment:
    from tablemate.box.enrolling import Enrolment  # noqa: PLC0415 - loads OpenCV
    from tablemate.box.wanted import list_wanted  # noqa: PLC0415 - as above
    from tablemate.watching.eyes import title_catalogue, title_layout  # noqa: PLC0415 - as above
    from vision.finding.finder import CardFinder  # noqa: PLC0415 - as above
    from vision.finding.near import NearFinder  # noqa: PLC0415 - as above
    from vision.naming.titles.reader import TitleReader  # noqa: PLC0415 - as above
    from vision.pictures.shown import CardFault  # noqa: PLC0415 - as above

    enrolment = Enrolment(box, list_wanted(game), _take_whole if whole else NearFinder(CardFinder()).find)
    if whole:
        enrolment.forgiven = frozenset({CardFault.CUT_OFF, CardFault.BLURRED})
    for zone in game.zones:
        catalogue = title_catalogue(game, zone, None)
        if catalogue:
            enrolment.read_title = TitleReader(catalogue, title_layout(zone)).read
            enrolment.titles = {entry.id: entry.name for entry in catalogue.entries}
            break
    return enrolment


def _take_whole(image_bgr: Image) -> list[Outline]:
    """The picture itself as a card, for scans and pictures cut out by hand."""
    from vision.reading import Outline  # noqa: PLC0415 - as above

    high, wide = image_bgr.shape[:2]
    return [Outline(((0, 0), (wide, 0), (wide, high), (0, high)), 1.0)]


@dataclass(slots=True)
class _Taking:
    """Cards taken from picture files; names given beforehand are used up in order."""

    enrolment: Enrolment
    given: Iterator[str]

    def take_picture(self, path: Path) -> int:
        """Keep the cards of one picture; returns how many could not be kept."""
        from vision.errors import VisionError  # noqa: PLC0415 - loads OpenCV with its package
        from vision.pictures.picture import load_picture  # noqa: PLC0415 - as above
        from vision.pictures.shown import CardFault  # noqa: PLC0415 - as above

        try:
            image = load_picture(path).image_bgr
        except VisionError as error:
            err.print(explain(error), markup=False)
            return 1
        cards = self.enrolment.look(image)
        if not cards:
            _refuse(path, (CardFault.NO_CARD,))
            return 1
        return sum(not self._take_card(image, card, path, alone=len(cards) == 1) for card in cards)

    def _take_card(self, image: Image, shown: ShownCard, path: Path, *, alone: bool) -> bool:
        listed = next(self.given, "")
        if shown.faults:
            _refuse(path, shown.faults)
            return False
        named = self.enrolment.understand(listed) if listed else self._name(image, shown, path, alone=alone)
        if named is None:
            err.print(words("enrol_unnamed", file=str(path)), markup=False)
            return False
        err.print(self.enrolment.keep(*named, shown), markup=False)
        return True

    def _name(
        self, image: Image, shown: ShownCard, path: Path, *, alone: bool
    ) -> tuple[CardSide, str] | None:
        """What a card is called by its title, by its file if it is alone there, or as somebody types."""
        from tablemate.box.wanted import name_file  # noqa: PLC0415 - as above

        if by_title := self.enrolment.name_by_title(image, shown):
            return by_title
        by_file = name_file(self.enrolment.wanted, path.name) if alone else None
        return by_file or _ask(self.enrolment, path.name)


def _take_camera(enrolment: Enrolment, camera: str) -> None:
    """Keep what is held up to a camera, card after card, until nobody answers any more."""
    from tablemate.box.holding import Holding  # noqa: PLC0415 - loads OpenCV
    from tablemate.watching.camera import open_camera  # noqa: PLC0415 - as above
    from vision.pictures.sources import Frame  # noqa: PLC0415 - as above

    holding = Holding(enrolment)
    err.print(f"{words('enrol_show')} {enrolment.tell_progress()}", markup=False)
    with closing(open_camera(camera)) as frames:
        for frame in frames.frames():
            if not isinstance(frame, Frame):
                continue
            shown = holding.see(frame.image_bgr)
            if holding.saying:
                err.print(holding.saying, markup=False)
            if shown and not _name_held(enrolment, frame.image_bgr, shown):
                return


def _name_held(enrolment: Enrolment, image: Image, shown: ShownCard) -> bool:
    """Name and keep a card that was held up; false when nobody is there to say what it is."""
    if by_title := enrolment.name_by_title(image, shown):
        err.print(enrolment.keep(*by_title, shown), markup=False)
        return True
    try:
        asked = _ask_once(enrolment)
    except EOFError:
        return False
    err.print(enrolment.keep(*asked, shown) if asked else words("enrol_skipped"), markup=False)
    return True


def _ask(enrolment: Enrolment, file: str) -> tuple[CardSide, str] | None:
    """What somebody at the keyboard calls the card of a file; nothing if there is nobody."""
    err.print(words("enrol_of_file", file=file), markup=False)
    with suppress(EOFError):
        return _ask_once(enrolment)
    return None


def _ask_once(enrolment: Enrolment) -> tuple[CardSide, str] | None:
    following = enrolment.following
    if following:
        card = enrolment.say(following, enrolment.wanted[following])
        err.print(words("enrol_which_next", card=card), markup=False)
    else:
        err.print(words("enrol_which"), markup=False)
    typed = read_line().strip()
    if typed.casefold() in SKIPPED or (not typed and not following):
        return None
    if not typed and following:
        return following, enrolment.wanted[following]
    return enrolment.understand(typed)


def _list_pictures(places: list[Path]) -> Iterator[Path]:
    from vision.pictures.sources import list_pictures  # noqa: PLC0415 - loads OpenCV

    return chain.from_iterable(list_pictures(place) if place.is_dir() else [place] for place in places)


def _read_names(file: Path) -> Iterator[str]:
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    return iter([line.strip() for line in lines if line.strip()])


def _refuse(path: Path, faults: tuple[CardFault, ...]) -> None:
    from tablemate.box.enrolling import tell_faults  # noqa: PLC0415 - loads OpenCV

    err.print(words("enrol_refused", file=str(path), reason=tell_faults(faults)), markup=False)


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
