"""The site people have reached: what passkeys are bound to."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tidetable.server.http.problems import Forbidden

if TYPE_CHECKING:
    from tidetable.server.settings import Settings


def site_of(settings: Settings, base: str) -> tuple[str, str]:
    """Give the host passkeys are for, and the origin they are shown at: as the host of the server has said, or this computer.

    What a request says of itself is believed of this computer alone.
    """
    url = urlsplit(settings.public_url or base)
    host = url.hostname or ""
    if not is_site(settings, base):
        raise Forbidden("passkeys need an address by name: tidetable serve --public-url https://...", ("club-refused-passkeys", {}))
    return host, f"{url.scheme}://{url.netloc}"


def is_site(settings: Settings, base: str) -> bool:
    """Tell whether passkeys can be made here: browsers make none for a number, nor for what is not https."""
    url = urlsplit(settings.public_url or base)
    host = url.hostname or ""
    if host == "localhost":
        return True
    return settings.public_url is not None and url.scheme == "https" and not _is_number(host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
