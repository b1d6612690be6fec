"""The sheets a game is played with: shown, checked, and copied for the owner to fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.card_form import count_stand_ins
from engine.errors import BadData
from engine.events import Line
from tablemate.card_editing import CardForm
from tablemate.conversation.labels import Labels
from tablemate.storage import own_sheet, read_sheet
from tablemate.wording import words
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game, Origin, Sheet, SheetForm


def describe_origin(origin: Origin) -> str:
    """Where the cards of a sheet come from."""
    return words(f"origin_{origin.name.lower()}")


def in_use(game: Game, form: SheetForm) -> Sheet:
    """The owner's own sheet if there is one, else the shipped one."""
    path = own_sheet(game, form)
    return read_sheet(form, path) if path.exists() else form.shipped


def show(game: Game) -> Iterator[str]:
    """Every sheet of a game: where it comes from, and what it says."""
    for form in game.forms:
        sheet = in_use(game, form)
        yield words("deck_sheet", sheet=form.name, origin=describe_origin(sheet.origin))
        yield f"  {words('deck_own_file', file=str(own_sheet(game, form)))}"
        yield from (f"  {line}" for line in _left(game, form, sheet))
        yield from (f"  {line}" for line in form.draw(sheet.text))


def _left(game: Game, form: SheetForm, sheet: Sheet) -> Iterator[str]:
    """Say which cards are still stand-ins, if some are the owner's."""
    number, total = count_stand_ins(form, sheet.text) if form.sections else (0, 0)
    if not 0 < number < total:
        return
    phrases = Phrases(game)
    titles = ", ".join(map(Labels(game, phrases).title, CardForm(form, sheet.text).stand_ins()))
    facts = {"number": number, "total": total, "things": form.things, "titles": titles}
    yield phrases.say("deck_stand_ins_left", facts)


def copy_templates(game: Game) -> Iterator[str]:
    """Put a template where the owner's sheets are looked for; an existing file stays."""
    for form in game.forms:
        path = own_sheet(game, form)
        if path.exists():
            yield words("deck_kept", file=str(path))
            continue
        # The template is not used until its check passes, so it gets a name of its own until then.
        draft = path.with_name(f"to-fill-in-{form.name}")
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(form.template, encoding="utf-8")
        yield words("deck_copied", file=str(draft), sheet=form.name)


def check(game: Game, path: Path) -> str:
    """Check an owner's file by the form that its name stands for."""
    for form in game.forms:
        if path.name.endswith(form.name):
            sheet = read_sheet(form, path)
            origin = describe_origin(sheet.origin)
            return words("deck_good", file=str(path), sheet=form.name, origin=origin)
    allowed = ", ".join(form.name for form in game.forms)
    raise BadData(path, None, Line("deck_name", {"sheets": allowed}))
