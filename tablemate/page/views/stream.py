"""Changes as server-sent events: every screen that listens gets each new state as soon as it is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager

from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tablemate.page.views.snapshot import Snapshots
from tablemate.room import Room
from tablemate.wording import words

MOST_SCREENS = 12
HEARTBEAT_S = 5.0
RETRY_MS = 1000


class FullError(Exception):
    """More screens want to listen than are served."""


class Stream:
    """Sends the state of a room to every screen that listens."""

    def __init__(self, room: Room, snapshots: Snapshots) -> None:
        self._room = room
        self._snapshots = snapshots
        self._wakers: list[Callable[[], None]] = []
        self.closing = False
        self.screens = 0  # how many listen now

    @contextmanager
    def place(self) -> Iterator[None]:
        """Take one of the places for screens; FullError if none is free.

        Places are only taken in the server's event loop, so nothing happens between checking and taking.
        """
        if self.screens >= MOST_SCREENS:
            raise FullError(words("door_full"))
        self.screens += 1
        try:
            yield
        finally:
            self.screens -= 1

    async def events(self) -> AsyncIterator[str]:
        """The state now and after every change, and a sign of life in between."""
        loop, news = asyncio.get_running_loop(), asyncio.Event()

        def wake() -> None:
            loop.call_soon_threadsafe(news.set)

        unsubscribe = self._room.subscribe(wake)
        self._wakers.append(wake)
        try:
            yield f"retry: {RETRY_MS}\n\n"
            sent = -1
            while not self.closing:
                news.clear()
                if self._room.version != sent:
                    sent, text = await run_in_threadpool(self._snapshots.take_text)
                    yield f"id: {sent}\nevent: state\ndata: {text}\n\n"
                    continue
                try:
                    await asyncio.wait_for(news.wait(), HEARTBEAT_S)
                except TimeoutError:
                    yield "event: alive\ndata: {}\n\n"
        finally:
            unsubscribe()
            self._wakers.remove(wake)

    def close(self) -> None:
        """Disconnect every screen."""
        self.closing = True
        for wake in list(self._wakers):
            wake()


class Listening(StreamingResponse):
    """The events for one screen, which keeps its place while the response lasts."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream.events(), media_type="text/event-stream")
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events if there is a place, else the words of FullError."""
        with self._stream.place():
            await super().__call__(scope, receive, send)
