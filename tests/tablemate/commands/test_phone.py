"""`--camera phone` in a terminal: the phone is invited, and what it sends is looked at as by any camera."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import islice
from threading import Event, Thread
from typing import TYPE_CHECKING

import cv2
import pytest
import typer

from engine.games import find_game
from fixtures.render.cards.characters import draw_box
from fixtures.render.scenes.enrolment import photograph
from tablemate.box.box import find_box, open_box
from tablemate.box.enrolment_session import EnrolmentSession
from tablemate.commands import enrol
from tablemate.commands.consoles import NO_HARDWARE
from tablemate.commands.opening import invite_phone, show_page
from tablemate.phone import PHONE, Phone
from tablemate.watching import calibrating
from tablemate.watching.enrolments import open_enrolment
from tests.calibration.drawing import draw_view, place_markers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablemate.room import Room
    from vision.geometry import Image

NETWORK = "127.0.0.2"  # stands for the computer's address in the home network
SIZE_WH, PX_PER_MM = (640, 480), 3.4
EVERY_S = 0.1


@pytest.fixture(autouse=True)
def network(home: object, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The address in the home network; a test may change it."""
    assert home
    address = [NETWORK]
    monkeypatch.setattr("tablemate.page.server._own_address", lambda: address[0])
    return address


@contextmanager
def sending(phone: Phone, images: Iterator[Image]) -> Iterator[None]:
    """A phone that sends one picture after the other, and the last again and again."""
    over = Event()

    def send() -> None:
        newest = next(images)
        while not over.wait(EVERY_S):
            phone.put("phone-one", cv2.imencode(".jpg", newest)[1].tobytes())
            newest = next(images, newest)

    thread = Thread(target=send)
    thread.start()
    yield
    over.set()
    thread.join()


def test_a_table_is_calibrated_through_the_phone(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    view = draw_view(place_markers(), tilt_deg=8).image_bgr
    with invite_phone(PHONE) as phone:
        assert phone
        with sending(phone, iter([view])):
            profile = calibrating.run(
                PHONE, "desk", "wingspan", rectangle=None, annotated=None, say=said.append, phone=phone
            )
    assert profile
    assert profile.camera == PHONE
    assert said[-1] == "All is well. The table is saved as desk."
    assert f"scan this with it: http://{NETWORK}:" in capsys.readouterr().err


def leave() -> str:
    raise EOFError


def test_a_card_is_enrolled_through_the_phone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    phone, faces = Phone(), draw_box().items()
    empty, first, second = (
        photograph(*shown, 2, SIZE_WH, PX_PER_MM)[0] for shown in (("nothing", None), *islice(faces, 2))
    )
    box = open_box(find_box("crownfell"), "crownfell")

    def hold() -> Iterator[Image]:
        """Hold a card before the phone until it is kept, then another one, which nobody names."""
        yield from [empty] * 5
        while not box.cards:
            yield first
        yield from [empty] * 15
        yield second

    monkeypatch.setattr(enrol, "invite_phone", contextmanager(lambda _: iter([phone])))
    typed = iter(["Stag, black side"])
    monkeypatch.setattr(enrol, "read_line", lambda: next(typed, None) or leave())
    session = EnrolmentSession(open_enrolment(find_game("crownfell"), box), enrol._say)
    with sending(phone, hold()):
        enrol._take_camera(session, PHONE)
    assert [f"{kept.name}, {kept.side} side" for kept in box.cards] == ["Stag, black side"]
    assert "Hold one card at a time before the phone" in " ".join(capsys.readouterr().err.split())


def test_a_game_with_the_phone_for_its_camera_opens_the_page_to_it(
    room: Room, capsys: pytest.CaptureFixture[str]
) -> None:
    room.camera = PHONE
    with show_page(room, lan=False, browser=False) as server:
        assert server.invitation.camera_link.startswith(f"http://{NETWORK}:")
        assert server.invitation.secure_address.startswith(f"https://{NETWORK}:")
    assert "/trust#" in capsys.readouterr().err


def test_without_a_network_the_program_ends_with_words(
    network: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    network[0] = ""
    with pytest.raises(typer.Exit) as ended, invite_phone(PHONE):
        pass
    assert ended.value.exit_code == NO_HARDWARE
    assert "Connect it to your Wi-Fi first" in " ".join(capsys.readouterr().err.split())


def test_for_any_other_camera_no_phone_is_invited() -> None:
    with invite_phone("0") as phone:
        assert phone is None
