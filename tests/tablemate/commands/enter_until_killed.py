"""Saves one card after the other and tells how many; started by a test that kills it."""

from __future__ import annotations

import sys

from engine.games import find_game
from tablemate import storage

game = find_game("crownfell")
form = game.forms[0]
for place in range(17):
    values = storage.open_form(game, form).card("character", place).values
    storage.change_sheet(game, form, lambda now, at=place, said=values: now.write("character", at, said))
    sys.stdout.write(f"{place + 1}\n")
    sys.stdout.flush()
