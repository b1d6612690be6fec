"""The two thresholds on a probability that every namer grades its readings by."""

from __future__ import annotations

from vision.reading import Status

SURE = 0.9  # one in ten of those just above it may be wrong, so frames must agree as well
CHECK = 0.4  # less than even odds: who is asked about such a name mostly has to say another one
MOST = 0.999  # no single picture is certain
DOUBTED = 0.89  # the most for what something speaks against: just not sure


def grade(confidence: float) -> Status:
    """Return the status a confidence earns."""
    if confidence >= SURE:
        return Status.SURE
    return Status.CHECK if confidence >= CHECK else Status.UNREADABLE
