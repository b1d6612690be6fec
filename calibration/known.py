"""Which games have a table that a camera can watch; said without loading the libraries for pictures."""

from importlib.resources import files


def known_layouts() -> list[str]:
    """The games with a layout file."""
    names = (file.name for file in (files(__package__) / "layouts").iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
