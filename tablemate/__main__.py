"""Run Tablemate as `python -m tablemate`."""

from tablemate.commands.cli import main

main()
