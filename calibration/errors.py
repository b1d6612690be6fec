"""Calibration's errors; as in vision, an error has the key of its sentence and the facts in it."""

from __future__ import annotations

from vision.errors import Refusal


class CalibrationError(Refusal):
    """A table, a layout, a profile or a sheet that cannot be used."""
