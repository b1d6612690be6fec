"""What the page and a phone that is the camera say to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tablemate.page.messages.common import Sent

SENDER = r"^[A-Za-z0-9_-]{8,40}$"
Sender = Annotated[str, Field(pattern=SENDER, description="What a phone calls itself.")]


class PhoneShown(BaseModel):
    """How a phone becomes the camera, and whether one is; the link is empty while the door is shut."""

    link: str
    address: str
    code: str
    sending: bool


class PhoneChosen(Sent):
    """The phone that shall be the camera."""

    sender: Sender


class FrameTaken(BaseModel):
    """What happened to a picture: it was taken, another phone is the camera, or it cannot be read."""

    state: Literal["taken", "other", "bad"]
    watched: bool  # whether anybody looks through the phone
