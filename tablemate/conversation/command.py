"""What a person can tell Tablemate besides naming things, on every channel the same."""

from __future__ import annotations

from enum import StrEnum


class Command(StrEnum):
    """A command or a one-word answer. The words for it are in the phrase files, and nowhere else."""

    UNDO = "undo"
    REDO = "redo"
    REPEAT = "repeat"
    WHY = "why"
    SCORE = "score"
    TABLE = "table"
    KEEP = "keep"
    HELP = "help"
    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"
    STOP = "stop"
    QUIT = "quit"
    DONE = "done"
    YES = "yes"
    NO = "no"
    PAUSE = "pause"
    YOUR_TURN = "your_turn"  # from the card's chair: it is the bot's turn
    MY_TURN = "my_turn"


ANSWERS = (Command.DONE, Command.YES, Command.NO)  # they answer what is asked
TURN_CARD = (Command.YOUR_TURN, Command.MY_TURN)
CARDS_ONLY = (Command.PAUSE, *TURN_CARD)  # what lies on the table has a side and an end, a word has not
SPOKEN = tuple(command for command in Command if command not in (*ANSWERS, *CARDS_ONLY))
