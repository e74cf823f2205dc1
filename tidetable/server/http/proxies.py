"""Proxies that are believed: from where a request really comes, when it comes through somebody the host has named."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
EXAMPLE = "name the proxies that are believed, as in --trust-proxy 127.0.0.1,10.0.0.0/8"
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}


def read_networks(names: Iterable[str]) -> tuple[Network, ...]:
    """Read addresses and networks; everybody is none."""
    found = []
    for name in names:
        try:
            network = ip_network(name.strip(), strict=False)
        except ValueError:
            raise BadSetup(f"{name.strip()!r} is no address and no network: {EXAMPLE}") from None
        if network.prefixlen == 0:
            raise BadSetup(f"{name.strip()!r} is everybody, and anybody could then say to come from anywhere: {EXAMPLE}")
        found.append(network)
    return tuple(found)


def read_address(text: str) -> Address | None:
    """Read an address as proxies write it: perhaps with a port, with brackets, or an old one in the clothes of a new one."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """The proxies a host has named."""

    def __init__(self, names: Iterable[str]) -> None:
        self.networks = read_networks(names)

    def are(self, address: Address | None) -> bool:
        """Tell whether an address is one of them."""
        return address is not None and any(address in network for network in self.networks)

    def see_through(self, scope: Any) -> None:
        """Put into a connection's scope from where, and how, it really came; nobody but our proxies is believed."""
        peer = read_address(scope["client"][0]) if self.networks and scope.get("client") else None
        if not self.are(peer):
            return
        said = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for").decode("latin-1")
        scope["client"] = (str(self.client(peer, said)), 0)
        schemes = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        scheme = SCHEMES.get(schemes[-1].decode("latin-1").rpartition(",")[2].strip().lower()) if schemes else None
        if scheme is not None:
            scope["scheme"] = scheme[scope["type"] == "websocket"]

    def client(self, peer: Address | None, said: str) -> Address | None:
        """Give the right-most address that is none of our proxies: each adds to the right, and what is further left is hearsay.

        Where somebody has written what is no address, whoever passed it on is as far as we can see.
        """
        nearest = peer
        for hop in reversed(said.split(",")):
            address = read_address(hop)
            if address is None:
                return nearest
            nearest = address
            if not self.are(address):
                return address
        return nearest
