"""What calibration refuses, by one name; as in vision, an error says which sentence it is and of what."""

from __future__ import annotations

from vision.errors import Refusal


class CalibrationError(Refusal):
    """A table, a layout, a profile or a sheet that cannot be used."""
