"""Work under way can be taken in steps, or all at once."""

from __future__ import annotations

from vision.seams import Steps, finish


def test_all_steps_of_a_work_are_taken_at_once() -> None:
    def work() -> Steps[str]:
        yield 2
        yield 1
        return "done"

    assert finish(work()) == "done"
