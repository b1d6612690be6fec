"""The sheets a game is played with: shown, checked, and copied for the owner to fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import BadData
from engine.game import Origin
from tablemate.storage import own_sheet, read_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game, Sheet, SheetForm

ORIGINS = {
    Origin.FANS: "from fan sources, compare with yours",
    Origin.OWNER: "entered by you from your own cards",
    Origin.STAND_IN: "STAND-IN: a practice deck made up by Tablemate, not the printed cards",
}


def in_use(game: Game, form: SheetForm) -> Sheet:
    """The owner's own sheet if there is one, else the shipped one."""
    path = own_sheet(game, form)
    return read_sheet(form, path) if path.exists() else form.shipped


def show(game: Game) -> Iterator[str]:
    """Every sheet of a game: where it comes from, and what it says."""
    for form in game.forms:
        sheet = in_use(game, form)
        yield f"{form.name}: {ORIGINS[sheet.origin]}"
        yield f"  your own file would be {own_sheet(game, form)}"
        yield from (f"  {line}" for line in form.draw(sheet.text))


def copy_templates(game: Game) -> Iterator[str]:
    """Put a file to fill in where the owner's sheets are looked for; a file that is there stays."""
    for form in game.forms:
        path = own_sheet(game, form)
        if path.exists():
            yield f"{path} is there already and was left as it is."
            continue
        # The template is not used until its check passes, so it gets a name of its own until then.
        draft = path.with_name(f"to-fill-in-{form.name}")
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(form.template, encoding="utf-8")
        yield f"Wrote {draft}. Fill it in, check it with --check, then rename it to {form.name}."


def check(game: Game, path: Path) -> str:
    """Check an owner's file by the form its name belongs to."""
    for form in game.forms:
        if path.name.endswith(form.name):
            sheet = read_sheet(form, path)
            return f"{path} is a good {form.name}: {ORIGINS[sheet.origin]}."
    allowed = ", ".join(form.name for form in game.forms)
    raise BadData(path, None, f"the name must end in one of {allowed}")
