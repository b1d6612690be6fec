from __future__ import annotations

from datetime import UTC, datetime
from threading import Thread

import pytest

from voice.captions import Caption, Captions
from voice.delivery import Delivery

NOON = datetime(2024, 1, 1, 12, tzinfo=UTC)


def test_captions_are_numbered_timed_and_kept_in_order() -> None:
    captions = Captions(clock=lambda: NOON)
    for text in ("one", "two", "three"):
        captions.add(text)
    assert [(caption.sequence, caption.text) for caption in captions.last(2)] == [(2, "two"), (3, "three")]
    assert captions.last()[0].said_at == NOON
    assert len(captions) == 3


@pytest.mark.parametrize(("n", "count"), [(0, 0), (-1, 0), (1, 1), (9, 2)])
def test_last_gives_no_more_than_there_is(n: int, count: int) -> None:
    captions = Captions()
    captions.add("one")
    captions.add("two")
    assert len(captions.last(n)) == count


def test_listeners_hear_captions_until_they_unsubscribe() -> None:
    captions = Captions()
    heard: list[Caption] = []
    unsubscribe = captions.subscribe(heard.append)
    first = captions.add("one")
    unsubscribe()
    unsubscribe()
    captions.add("two")
    assert heard == [first]


def test_a_listener_may_look_back_and_speak_itself() -> None:
    captions, heard = Captions(), []

    def listen(caption: Caption) -> None:
        heard.append(captions.last()[0].text)
        if caption.text == "ping":
            captions.add("pong")

    captions.subscribe(listen)
    captions.add("ping")
    assert heard == ["ping", "pong"]


def _break(_caption: Caption) -> None:
    raise OSError("the screen is gone")


def test_a_broken_listener_stops_neither_the_others_nor_the_game(caplog: pytest.LogCaptureFixture) -> None:
    captions = Captions()
    heard: list[Caption] = []
    captions.subscribe(_break)
    captions.subscribe(heard.append)
    captions.add("one")
    assert [caption.text for caption in heard] == ["one"]
    assert "caption listener failed" in caplog.text


def test_threads_share_one_order() -> None:
    captions, heard = Captions(), []
    captions.subscribe(lambda caption: heard.append(caption.sequence))
    threads = [Thread(target=lambda: [captions.add("x") for _ in range(200)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert heard == list(range(1, 801))


def test_delivery_stays_within_its_limits() -> None:
    slowest = quietest = fastest = loudest = Delivery()
    for _ in range(50):
        slowest, fastest = slowest.slower(), fastest.faster()
        quietest, loudest = quietest.quieter(), loudest.louder()
    assert (slowest.rate_wpm, fastest.rate_wpm) == (80, 380)
    assert (quietest.volume, loudest.volume) == (0.1, 1.0)


def test_a_muted_delivery_stays_muted_when_made_quieter() -> None:
    assert Delivery(volume=0).quieter().volume == 0


@pytest.mark.parametrize(("rate_wpm", "volume"), [(79, 0.5), (381, 0.5), (170, -0.1), (170, 1.1)])
def test_an_impossible_delivery_is_refused(rate_wpm: int, volume: float) -> None:
    with pytest.raises(ValueError, match="is not within"):
        Delivery(rate_wpm, volume)
