"""The commands a person can give, the same on every channel."""

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
    YOUR_TURN = "your_turn"  # as the card says it to the bot: the player's turn is over
    MY_TURN = "my_turn"


ANSWERS = (Command.DONE, Command.YES, Command.NO)  # they answer the open question
TURN_CARD = (Command.YOUR_TURN, Command.MY_TURN)
CARDS_ONLY = (Command.PAUSE, *TURN_CARD)  # a card can be taken away or turned over again, a word cannot
SPOKEN = tuple(command for command in Command if command not in (*ANSWERS, *CARDS_ONLY))
