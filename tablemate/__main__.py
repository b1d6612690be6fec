"""Run Tablemate as `python -m tablemate`."""

from __future__ import annotations

from tablemate.commands.cli import main

main()
