"""The language of this computer, asked of its system; `start.py` uses it too, before any library is there."""

from __future__ import annotations

import locale
import os
import re
import subprocess
import sys

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which programs look at them
PATIENCE_S = 2


def find_system_language() -> str:
    """The code of the system's language, such as de; empty if it does not tell."""
    found = {"win32": _ask_windows, "darwin": _ask_macos}.get(sys.platform, lambda: "")()
    return _code(found) or next(filter(None, (_code(os.environ.get(name, "")) for name in VARIABLES)), "")


def _code(named: str) -> str:
    """The language of a name such as de_DE.UTF-8 or de-DE; C and POSIX are none."""
    code = re.match(r"[a-zA-Z]{2,3}(?![a-zA-Z])", named)
    return code[0].lower() if code else ""


def _ask_windows() -> str:
    import ctypes  # noqa: PLC0415 - has no windll elsewhere

    number = getattr(ctypes, "windll").kernel32.GetUserDefaultUILanguage()  # noqa: B009 - mypy runs elsewhere
    return str(locale.windows_locale.get(number, ""))


def _ask_macos() -> str:
    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        output = subprocess.run(  # noqa: S603 (fixed program)
            command, capture_output=True, check=True, timeout=PATIENCE_S
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return ""
    first = re.search(r"[a-zA-Z]{2,3}\b", output.decode("utf-8", "replace"))
    return first[0] if first else ""
