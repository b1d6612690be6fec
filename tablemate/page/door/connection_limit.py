"""The connections to the page: those with the token, and a few without it, which may not stay long."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakSet

if TYPE_CHECKING:
    import ssl
    from asyncio import BaseTransport, Protocol, Transport
    from collections.abc import Callable

MOST_STRANGERS = 40  # connections that have not shown the token (yet); a further one ends another
STRANGER_S = 10.0  # how long such a connection may stay, however slowly it sends
Client: TypeAlias = tuple[str, int]


class ConnectionLimit:
    """Keeps connections free for the owner: strangers have a small share, and the newest of them comes in.

    If there are too many, the oldest from the busiest address is ended: a flood from one device ends only its
    own. The server's own limit on connections would turn the owner away together with the strangers.
    """

    def __init__(self) -> None:
        self._connected: WeakSet[BaseTransport] = WeakSet()
        self._strangers: dict[Client, BaseTransport] = {}  # the oldest first

    @property
    def strangers(self) -> int:
        """How many are connected that have not shown the token."""
        return sum(not one.is_closing() for one in self._strangers.values())

    def enter(self, transport: BaseTransport) -> None:
        """Let in a connection that has not shown the token yet."""
        peer = transport.get_extra_info("peername")
        if not peer:  # gone already
            return
        client = (str(peer[0]), int(peer[1]))
        self._connected.add(transport)
        self._strangers = {who: one for who, one in self._strangers.items() if not one.is_closing()}
        self._strangers[client] = transport
        if len(self._strangers) > MOST_STRANGERS:
            ((crowd, _),) = Counter(host for host, _ in self._strangers).most_common(1)
            _end(self._strangers.pop(next(who for who in self._strangers if who[0] == crowd)))
        asyncio.get_running_loop().call_later(STRANGER_S, self._part, client, transport)

    def trust(self, client: Client | None) -> None:
        """Let a connection stay: it has shown the token."""
        if client:
            self._strangers.pop(client, None)

    def end_all(self, address: str) -> None:
        """End every connection that came in at this address of ours, even one that does not close itself."""
        for transport in list(self._connected):
            came_in_at = transport.get_extra_info("sockname")
            if came_in_at and came_in_at[0] == address:
                _end(transport)

    def _part(self, client: Client, transport: BaseTransport) -> None:
        """End the connection of a stranger who stayed too long."""
        if self._strangers.get(client) is transport:
            _end(self._strangers.pop(client))


def _end(transport: BaseTransport) -> None:
    assert isinstance(transport, asyncio.Transport)
    transport.abort()


class Arrival(asyncio.Protocol):
    """A new connection: counted from its first byte, with a TLS handshake if there is a context for it.

    `asyncio` itself would not count a connection before its handshake is finished. After that, the server
    takes over.
    """

    def __init__(
        self,
        connection_limit: ConnectionLimit,
        serve: Callable[[], Protocol],
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._connection_limit, self._serve, self._context = connection_limit, serve, context
        self._early: list[bytes] = []  # what came right behind the handshake
        self._lost = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Let it in, and begin the handshake if there is one."""
        assert isinstance(transport, asyncio.Transport)
        self._connection_limit.enter(transport)
        if self._context is None:
            self._hand_over(transport)
        else:
            self._securing = asyncio.get_running_loop().create_task(self._secure(transport, self._context))

    def data_received(self, data: bytes) -> None:
        """Keep what comes before the server reads it."""
        self._early.append(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whyever it was
        """Note that the connection is gone."""
        self._lost = True

    async def _secure(self, transport: Transport, context: ssl.SSLContext) -> None:
        loop = asyncio.get_running_loop()
        try:
            secure = await loop.start_tls(
                transport, self, context, server_side=True, ssl_handshake_timeout=STRANGER_S
            )
        except OSError:  # a plain http request, or a port scan
            transport.abort()
            return
        if secure is None or self._lost:
            transport.abort()
        else:
            self._hand_over(secure)

    def _hand_over(self, transport: Transport) -> None:
        protocol = self._serve()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        for data in self._early:
            protocol.data_received(data)
