"""The two thresholds on a probability that every namer grades its readings by."""

from __future__ import annotations

from vision.reading import Status

SURE = 0.9
CHECK = 0.4
MOST = 0.999  # no single picture is certain
DOUBTED = 0.89  # the most for what something speaks against: just not sure


def grade(confidence: float) -> Status:
    """Return the status a confidence earns."""
    if confidence >= SURE:
        return Status.SURE
    return Status.CHECK if confidence >= CHECK else Status.UNREADABLE
