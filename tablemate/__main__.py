"""Run Tablemate as `python -m tablemate`."""

from tablemate.cli import main

main()
