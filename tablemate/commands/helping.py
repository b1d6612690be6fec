"""The help of the command line, and what is wrong with a typed line, in the language in use.

A command is declared without words: its help is `help_<command>` in the phrase files, and that of each
parameter is the attribute `.<parameter>` below it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from tablemate.wording import words
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

USAGE: type[Exception] = typer.BadParameter.__mro__[1]  # wrong usage of any kind, which typer does not name
WRONG_USAGE = 2  # exit code
TITLES = {
    "ARGUMENTS_PANEL_TITLE": "help_arguments",
    "OPTIONS_PANEL_TITLE": "help_options",
    "COMMANDS_PANEL_TITLE": "help_commands",
    "REQUIRED_LONG_STRING": "help_required",
}
# The placeholder for an option's value where it declares none: NUMBER or FILE for these, else TEXT.
NUMBERS, FILES = ("seed", "repeat"), ("check", "catalogue", "json_file", "wav")
PLACEHOLDERS = {"game": "GAME", **dict.fromkeys(NUMBERS, "NUMBER"), **dict.fromkeys(FILES, "FILE")}


class SpokenCommand(TyperCommand):
    """A command whose help is in the language in use."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is typed."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that asks for help."""
        return _with_words(super().get_help_option(ctx))


class SpokenGroup(TyperGroup):
    """The program as a whole."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how a command is typed."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that asks for help."""
        return _with_words(super().get_help_option(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; an unknown one is refused in our words."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise typer.BadParameter(words("usage_no_command", command=args[0]), ctx=ctx)
        return super().resolve_command(ctx, args)


def speak(app: typer.Typer) -> Any:
    """The commands of an app with their help in the language in use."""
    phrases = Phrases()
    group: Any = typer.main.get_command(app)
    for constant, key in TITLES.items():
        setattr(rich_utils, constant, phrases.say(key))
    rich_utils.DEFAULT_STRING = phrases.say("help_default", {"value": "{}"})
    for key, command in _all_commands(group):
        command.help = command.short_help = phrases.say(key)
        command.options_metavar = _translate("[OPTIONS]", phrases)
        for parameter in command.params:
            parameter.help = phrases.attribute(key, parameter.name)
            parameter.metavar = _translate(_find_placeholder(parameter), phrases)
            if parameter.param_type_name == "argument":
                parameter.display_type_rich = _show_no_type
    group.subcommand_metavar = _translate("COMMAND [ARGS]...", phrases)
    return group


def _find_placeholder(parameter: Any) -> str:
    """The placeholder for a parameter's value; empty for an option without a value."""
    if parameter.metavar or getattr(parameter, "is_flag", False):
        return parameter.metavar or ""
    return PLACEHOLDERS.get(parameter.name, "TEXT")


def _show_no_type(ctx: Any) -> None:
    """Keep typer from showing the Python type of an argument as well, such as `<str>`."""


def _translate(placeholder: str, phrases: Phrases) -> str:
    """Say the capital words of a placeholder, such as `[FOLDER|PICTURE]...`, in the language in use."""
    return re.sub(
        "[A-Z]{3,}", lambda word: phrases.attribute("help_placeholder", word[0].lower()), placeholder
    )


def explain_usage(error: Any) -> str:
    """What is wrong with a typed line, and how to see what is right."""
    sentence = _name_fault(error)
    if error.ctx is None:
        return sentence
    return f"{sentence} {words('usage_help', command=error.ctx.command_path)}"


def _name_fault(error: Any) -> str:
    match type(error).__name__:
        case "NoSuchOption":
            return words("usage_no_option", option=error.option_name)
        case "BadOptionUsage":
            return words("usage_option_value", option=error.option_name)
        case "MissingParameter":
            return words("usage_missing", parameter=_name_parameter(error))
        case "BadParameter" if error.param is not None:
            return words("usage_bad_value", parameter=_name_parameter(error))
        case "BadParameter":
            return str(error.message)
    return words("usage_not_understood")


def _name_parameter(error: Any) -> str:
    parameter = error.param
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def _all_commands(group: Any) -> Iterator[tuple[str, Any]]:
    yield "help", group
    for name, command in group.commands.items():
        yield f"help_{name}", command


def _with_words(option: Any) -> Any:
    if option is not None:
        option.help, option.metavar = words("help_help"), ""
    return option


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{words('help_usage')} ")
