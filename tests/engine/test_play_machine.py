"""Answering, undoing, redoing and reloading in any order: the play always equals one that was answered straight."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from engine.game import complete
from engine.games import GAMES
from engine.journal import FileJournal, Source, load
from engine.play import Play
from tests.engine.random_play import random_setup

numbers = st.integers(0, 10**6)


class PlayMachine(RuleBasedStateMachine):
    """A play and, beside it, the answers somebody gave that still count."""

    game_id = "wingspan"

    def __init__(self) -> None:
        super().__init__()
        self.game = GAMES[self.game_id]
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "game.jsonl"
        self.setup = complete(self.game, random_setup(self.game, 1))
        self.play = Play(self.game, self.setup, FileJournal.create(self.path, self.game, self.setup))
        self.given: list[object] = []
        self.taken_back: list[object] = []

    @rule(number=numbers)
    def answer(self, number: int) -> None:
        if self.play.request is None:
            return
        value = self.play.request.sample(Random(number))
        self.play.answer(value, Source.KEYBOARD)
        self.given.append(value)
        self.taken_back.clear()

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            before = len(self.given)
            self.play.undo()
            if before:
                self.taken_back.append(self.given.pop())

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            assert self.play.redo() == bool(self.taken_back)
            if self.taken_back:
                self.given.append(self.taken_back.pop())

    @rule()
    def reload(self) -> None:
        self.play.journal.close()  # type: ignore[union-attr]
        self.play = Play.resume(self.game, load(self.path), FileJournal.reopen)

    @invariant()
    def what_was_given_is_what_counts(self) -> None:
        given = [answer.value for answer in self.play.answers if not answer.source.automatic]
        assert given == self.given

    def teardown(self) -> None:
        straight = Play(self.game, self.setup)
        for value in self.given:
            straight.answer(value, Source.KEYBOARD)
        assert straight.answers == self.play.answers
        assert straight.events == self.play.events
        assert straight.view() == self.play.view()
        self.play.journal.close()  # type: ignore[union-attr]
        self.folder.cleanup()


@pytest.mark.parametrize("game_id", GAMES)
def test_any_order_of_answer_undo_redo_and_reload_is_exact(game_id: str) -> None:
    machine = type("Machine", (PlayMachine,), {"game_id": game_id})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=12, stateful_step_count=25, derandomize=True)
    )
