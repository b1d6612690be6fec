"""How this program is started, so that a command in a sentence works as it stands there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

TYPED = "TABLEMATE_COMMAND"  # start.py leaves here how it was called itself


def program() -> str:
    """What to type in front of a command: `python3 start.py`, or `tablemate` where that is installed."""
    if typed := os.environ.get(TYPED):
        return typed
    installed = Path(sys.argv[0]).stem == "tablemate"
    return "tablemate" if installed else "python3 -m tablemate"
