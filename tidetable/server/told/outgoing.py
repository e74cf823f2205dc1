"""Requests to addresses that people give us: never into the host's own network, never on to another place, and soon over.

Whoever gives an address could name one that only this machine reaches. So the name is resolved here, every address it has must be
one of the open internet (or of a network the host allows), and the connection is made to that very address: a name that
means something else a moment later gains nothing.
"""

from __future__ import annotations

import contextlib
import http.client
import socket
import ssl
import threading
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from tidetable.server.http.problems import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Address = IPv4Address | IPv6Address

STEP = 5.0  # seconds for one step of a request ...
WHOLE = 10.0  # ... and for all of it
READ = 2_048  # bytes of an answer that are read
LONGEST = 2_000  # letters of an address
_INSIDE = tuple(map(ip_network, ("fec0::/10", "192.0.0.0/24")))  # inside some networks, though no list of Python's says so
_CARRIERS = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))  # carry IPv4 to who knows where


class Unreachable(Exception):
    """Nobody answered; later somebody may."""


class Refused(Exception):
    """An address that may not be asked."""


class Answer(msgspec.Struct, frozen=True):
    """What somebody answered."""

    status_code: int
    text: str
    headers: dict[str, str] = {}
    reason: str = ""


def check_address(url: str, allowed: Sequence[str] = ()) -> None:
    """Refuse what cannot be an address of somebody's own: the shape alone; where it leads is looked at each time."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadRequest("this is no address", ("told-refused-address", {})) from None
    secure = parts.scheme == "https" or (parts.scheme == "http" and bool(allowed))
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    if not secure or not parts.hostname or port == 0 or not plain or len(url) > LONGEST:
        raise BadRequest("an address begins with https:// and names no user", ("told-refused-address", {}))


def is_open(address: Address, allowed: Sequence[str] = ()) -> bool:
    """Tell whether an address is one of the open internet, or of a network the host allows.

    >>> [is_open(ip_address(one)) for one in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    >>> is_open(ip_address("10.0.0.1"), ["10.0.0.0/8"])
    True
    """
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return is_open(address.ipv4_mapped, allowed)
    if any(address in ip_network(network) for network in allowed):
        return True
    shut = any(address in network for network in (*_INSIDE, *_CARRIERS))
    return address.is_global and not address.is_multicast and not address.is_reserved and not shut


def resolve(host: str, port: int, allowed: Sequence[str] = ()) -> list[str]:
    """Give the addresses of a name; refuse it if only one of them is not for us."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise Unreachable(f"there is no {host}") from fault
    addresses = list(dict.fromkeys(str(one[4][0]).partition("%")[0] for one in found))
    if not addresses or not all(is_open(ip_address(one), allowed) for one in addresses):
        raise Refused("this address leads into a network that is not asked")
    return addresses


def send(url: str, body: bytes, headers: Mapping[str, str], allowed: Sequence[str] = ()) -> Answer:
    """Post something; blocks, for a thread. Redirects are not followed: they are answers like others."""
    parts = urlsplit(url)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    line = _connect(resolve(host, port, allowed), port)
    late = threading.Event()
    watch = threading.Timer(WHOLE, _cut, (line, late))  # one that sends a letter every four seconds is not waited for either
    watch.daemon = True
    watch.start()
    try:
        if secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
        asked = http.client.HTTPConnection(host, port, timeout=STEP)
        asked.sock = line
        asked.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, dict(headers))
        answer = asked.getresponse()
        text = answer.read(READ).decode("utf-8", "replace")
        if late.is_set():  # what was cut off reads like an answer that is over
            raise Unreachable(f"{host} did not answer in time")
        return Answer(answer.status, text, dict(answer.headers))
    except (OSError, http.client.HTTPException) as fault:
        raise Unreachable(f"{host} did not answer") from fault
    finally:
        watch.cancel()
        line.close()


def _connect(addresses: Sequence[str], port: int) -> socket.socket:
    for address in addresses:
        try:
            return socket.create_connection((address, port), timeout=STEP)
        except OSError:
            continue
    raise Unreachable("nobody answers there")


def _cut(line: socket.socket, late: threading.Event) -> None:
    late.set()
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
