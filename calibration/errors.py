"""What calibration refuses, by one name; each kind says what is wrong and what helps."""


class CalibrationError(Exception):
    """A table, a layout, a profile or a sheet that cannot be used."""
