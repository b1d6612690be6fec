"""What vision refuses, by one name; each kind says what is wrong and what helps."""


class VisionError(Exception):
    """A picture, a source of pictures, a list of names or a network that cannot be used."""
