"""The phone that is the camera: the newest picture counts, one phone at a time, and a loss is soon noticed."""

from __future__ import annotations

from threading import Thread

from tablemate.phone import GONE_S, Phone

ONE, TWO = "phone-one", "phone-two"


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def test_whoever_looks_gets_the_newest_picture_and_none_twice() -> None:
    phone = Phone()
    for picture in (b"1", b"2", b"3"):
        assert phone.put(ONE, picture)
    newest = phone.wait(0, 0.0)
    assert newest
    assert (newest.number, newest.jpeg) == (3, b"3")
    assert phone.wait(newest.number, 0.0) is None


def test_who_waits_is_woken_by_the_next_picture() -> None:
    phone = Phone()
    got: list[object] = []
    waiting = Thread(target=lambda: got.append(phone.wait(0, 5.0)))
    waiting.start()
    phone.put(ONE, b"1")
    waiting.join(5.0)
    assert got == [phone.wait(0, 0.0)]


def test_a_second_phone_is_refused_until_it_is_chosen() -> None:
    phone = Phone()
    assert phone.put(ONE, b"1")
    assert not phone.put(TWO, b"2")
    phone.choose(TWO)
    assert phone.put(TWO, b"2")
    assert not phone.put(ONE, b"1")


def test_a_phone_that_was_silent_for_long_leaves_its_place_to_any_other() -> None:
    clock = Clock()
    phone = Phone(clock)
    assert not phone.is_sending
    assert phone.put(ONE, b"1")
    clock.now_s += GONE_S - 0.1
    assert not phone.put(TWO, b"2")
    assert phone.is_sending
    clock.now_s += 0.2
    assert not phone.is_sending
    assert phone.put(TWO, b"2")


def test_a_phone_knows_whether_anybody_looks_through_it() -> None:
    clock = Clock()
    phone = Phone(clock)
    assert not phone.is_watched
    phone.wait(0, 0.0)
    assert phone.is_watched
    clock.now_s += GONE_S + 0.1
    assert not phone.is_watched
