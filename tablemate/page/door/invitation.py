"""How a phone joins the table or becomes its camera: an address and a code, both as a QR code too."""

from __future__ import annotations

import io
from dataclasses import dataclass

import segno

from tablemate.page.door.keys import Keys


@dataclass(slots=True)
class Invitation:
    """An address that other devices can reach, or an empty one if the page is for this computer alone."""

    address: str
    keys: Keys
    secure_address: str = ""  # the same by https, where a browser lets a page use the camera

    @property
    def code(self) -> str:
        """The code that works once, now; empty if nobody else can reach the page."""
        return self.keys.code if self.address else ""

    @property
    def link(self) -> str:
        """The address with the code."""
        return f"{self.address}/enter?code={self.code}" if self.address else ""

    @property
    def camera_link(self) -> str:
        """Where a phone that will be the camera begins; the code itself is only sent encrypted."""
        return f"{self.address}/trust#{self.code}" if self.secure_address else ""

    def invite(self, host: str, port: int, secure_port: int) -> None:
        """Invite devices that can reach this host, by http and by https."""
        self.address, self.secure_address = f"http://{host}:{port}", f"https://{host}:{secure_port}"

    def withdraw(self) -> None:
        """Invite nobody any more; the code that was shown does not work when the door is opened again."""
        self.address = self.secure_address = ""
        self.keys.renew_code()


def draw_svg(link: str) -> bytes:
    """A link as a picture to scan; empty if there is none."""
    if not link:
        return b""
    drawn = io.BytesIO()
    segno.make(link, micro=False, error="m").save(
        drawn, kind="svg", scale=6, dark="#000", light="#fff", xmldecl=False
    )
    return drawn.getvalue()


def draw_text(link: str) -> str:
    """A link as a picture to scan from a terminal; empty if there is none."""
    if not link:
        return ""
    drawn = io.StringIO()
    segno.make(link, micro=False, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()
