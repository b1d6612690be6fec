"""Writes what is made from data: docs/measurements.md, docs/commands.md, README's figures, camera.md's table.

`.venv/bin/python -m docs.write` writes them; a test compares them with what it would write.
"""

from __future__ import annotations

import os
import re
import tomllib
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from calibration.checks import choose_scales
from calibration.layout import lay_out
from calibration.setting import SPARE, Setting
from engine.games import GAMES
from engine.zones import Content
from tablemate.commands.cli import app
from tablemate.commands.helping import speak

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "measurements.toml"
README = ROOT / "README.md"
CAMERA = ROOT / "docs" / "camera.md"
PROGRAM = "python3 start.py"
MADE_BY = "<!-- Made by `.venv/bin/python -m docs.write`: change {source}, not this page. -->"
FIGURES = re.compile(r"(?<=toml -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)
CAMERAS = re.compile(r"(?<=tables -->\n).*?(?=<!-- end of cameras -->)", re.DOTALL)
PICTURES_WH = {"1080p": (1920, 1080), "720p": (1280, 720)}
SUM_DIGITS = 8  # of a network's sum: enough to tell two of them apart

MEASUREMENTS = """# How well it reads

**No real webcam has seen a real table yet.** Our own programs drew all pictures, unless it says
"photographs". We could find no photograph of real food dice.

- "Confidently wrong" means: read wrong, and called sure. Precision is the share of found cards that are
  cards.
- Names in capitals in a command are folders of your own. Times are of two cores without a graphics card.
- At the table it does better than in a single picture: it knows where tray and feeder are, looks until
  several frames agree, and asks when it is not sure.

Tests keep four of these from getting worse:

- In `fixtures/images`, at least 98 % of the cards are found, at a precision of at least 98 %.
- A whole game from drawn frames is played with no wrong answer, a median of at most 1 s to the first word,
  and at least 26 turns.
- A frame in which nothing changed takes at most 8 ms.
- A minute of such frames adds less than 5 % of memory.

Everything else was measured once, by the command below it. [Earlier figures](history/figures.md),
[networks](../models).
"""
COMMANDS = """# All commands

Type `{program} COMMAND`; without a command the page opens. Results go to the standard output, problems to
the standard error. The exit code is 0 for done, 1 for failed, 2 for wrong usage and 3 for missing hardware.
It speaks the language of your computer, if it knows it (English, German, French, Spanish). Choose another on
the page, under Settings, or with `{program} --language de COMMAND`; the choice is kept
([how to add one](../CONTRIBUTING.md#add-a-language)).
"""


def main() -> None:
    """Write every page, in English."""
    os.environ["TABLEMATE_LANGUAGE"] = "en"
    for path, text in make_pages().items():
        path.write_text(text, encoding="utf-8")


def make_pages() -> dict[Path, str]:
    """The pages as they should be."""
    sets, shipped = read_sets(), read_shipped()
    readme, camera = README.read_text(encoding="utf-8"), CAMERA.read_text(encoding="utf-8")
    return {
        ROOT / "docs" / "measurements.md": describe_measurements(sets, shipped),
        ROOT / "docs" / "commands.md": describe_commands(),
        README: FIGURES.sub(lambda _: describe_headlines(sets), readme),
        CAMERA: CAMERAS.sub(lambda _: describe_cameras(), camera),
    }


def read_sets(data: Path = DATA) -> list[dict[str, Any]]:
    """The measurements."""
    sets: list[dict[str, Any]] = tomllib.loads(data.read_text(encoding="utf-8"))["set"]
    return sets


def read_shipped() -> dict[str, str]:
    """The first digits of the sum of each network that ships."""
    manifest = tomllib.loads((ROOT / "models" / "manifest.toml").read_text(encoding="utf-8"))
    return {name: network["sha256"][:SUM_DIGITS] for name, network in manifest.items()}


def is_of_what_ships(measured: Mapping[str, Any], shipped: Mapping[str, str]) -> bool:
    """Whether a set was measured with the networks that ship."""
    return all(shipped.get(name) == version for name, version in measured["networks"].items())


# --- Measurements -----------------------------------------------------------------------------------


def describe_measurements(sets: Sequence[Mapping[str, Any]], shipped: Mapping[str, str]) -> str:
    """The page of all measurements; those of earlier networks come last, and say so."""
    part_of = dict(
        zip((one["title"] for one in sets), _carry_on(one.get("part") for one in sets), strict=True)
    )
    current = [one for one in sets if is_of_what_ships(one, shipped)]
    earlier = [one for one in sets if one not in current]
    contents, chapters = [], []
    for part, members in groupby(current, lambda one: part_of[one["title"]]):
        described = list(members)
        contents.append(f"- {part}: {', '.join(_link(one['title']) for one in described)}")
        chapters += [f"## {part}\n", *(_describe_set(one) for one in described)]
    parts = [MADE_BY.format(source="docs/measurements.toml"), MEASUREMENTS, *contents, "", *chapters]
    if earlier:
        parts += ["## Measured with earlier networks, not yet with those that ship\n"]
        parts += [_describe_set(one) for one in earlier]
    return "\n".join(parts)


def _carry_on(parts: Iterable[str | None]) -> Iterator[str]:
    """The part of each set: that of the set before it, unless it begins one."""
    last = "Figures"
    for part in parts:
        last = part or last
        yield last


def _link(title: str) -> str:
    anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
    return f"[{title}](#{anchor})"


def describe_headlines(sets: Sequence[Mapping[str, Any]]) -> str:
    """The figures that README shows, each with its goal."""
    chosen = [figure for one in sets for figure in one["figures"] if "readme" in figure]
    rows = [(one["readme"], one["figure"], one["goal"]) for one in chosen]
    return _table(("", "measured", "goal"), rows)


def _describe_set(one: Mapping[str, Any]) -> str:
    networks = (
        ", ".join(f"{name} `{version}`" for name, version in one["networks"].items()) or "none takes part"
    )
    commands = "\n".join(one["commands"])
    figures = one["figures"]
    rows = [(each["what"], each["figure"], each.get("of", ""), each.get("goal", "")) for each in figures]
    table = _table(("what", "figure", "of", "goal"), rows)
    on = f"{one['on'][0].upper()}{one['on'][1:]}"
    return f"### {one['title']}\n\n{on}.\n\n{table}\n```\n{commands}\n```\n\nNetworks: {networks}.\n"


# --- Cameras ----------------------------------------------------------------------------------------


def describe_cameras() -> str:
    """For each game what a camera must see, from how high, and whether its pixels are enough for that."""
    heads = ("game", "what the camera sees", "its height, about", *PICTURES_WH)
    return _table(heads, [_describe_table(game) for game in GAMES.values()])


def _describe_table(game: Any) -> tuple[str, ...]:
    setting = Setting(game.title, lay_out(game.zones), {})
    good, least = choose_scales(titled=any(zone.content is Content.TITLES for zone in game.zones))
    width_mm, height_mm = (SPARE * side for side in setting.table_mm)
    levels = []
    for width_px, height_px in PICTURES_WH.values():
        scale = min(width_px / width_mm, height_px / height_mm)
        level = "good" if scale >= good else "works, asks more" if scale >= least else "too little"
        levels.append(f"{level} ({scale:.1f})")
    size = f"{width_mm / 10:.0f} x {height_mm / 10:.0f} cm"
    return game.title, size, f"{setting.camera_cm} cm", *levels


# --- Commands ---------------------------------------------------------------------------------------


def describe_commands() -> str:
    """The page of all commands, from the commands themselves."""
    commands = speak(app).commands
    made_by = MADE_BY.format(source="help_… in voice/phrases/en/commands.ftl")
    parts = [_describe_command(name, commands[name]) for name in sorted(commands)]
    return "\n".join([made_by, COMMANDS.format(program=PROGRAM), *parts])


def _describe_command(name: str, command: Any) -> str:
    typed = " ".join([PROGRAM, name, *_typed(command)])
    text = f"## {name}\n\n{command.help}\n\n```\n{typed}\n```\n"
    if not command.params:
        return text
    rows = [(f"`{_spell(one)}`", one.help, _default(one)) for one in command.params]
    return f"{text}\n{_table(('', 'what it does', 'default'), rows)}"


def _typed(command: Any) -> Iterator[str]:
    """The words that are typed after a command's name."""
    for one in command.params:
        if one.param_type_name == "argument":
            yield one.metavar if one.required or one.metavar.startswith("[") else f"[{one.metavar}]"
    if any(one.param_type_name == "option" for one in command.params):
        yield "[OPTIONS]"


def _spell(parameter: Any) -> str:
    """A parameter as it is typed."""
    if parameter.param_type_name == "argument":
        return re.sub(r"[\[\]]", "", parameter.metavar)
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    return names if parameter.is_flag else f"{names} {parameter.metavar or parameter.name.upper()}"


def _default(parameter: Any) -> str:
    return "" if parameter.default in {None, False, ""} else f"`{parameter.default}`"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head, *body = (" | ".join(cell.replace("|", r"\|") for cell in cells) for cells in (heads, *rows))
    rule = f"|{'---|' * len(heads)}"
    return "\n".join([f"| {head} |", rule, *(f"| {line} |" for line in body)]) + "\n"


if __name__ == "__main__":
    main()
