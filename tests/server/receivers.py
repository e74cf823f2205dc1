"""Real receivers on this machine: a letter box, a push service that can be asked what it was sent, addresses that take posts."""

from __future__ import annotations

import base64
import json
import ssl
import threading
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import free_port


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self, safe: ssl.SSLContext | None = None, *, starttls: bool = False) -> None:
        self.got: list[Any] = []
        self.logins: list[tuple[bytes, bytes]] = []
        self.port = free_port()
        wants: dict[str, Any] = {"authenticator": self._know, "auth_require_tls": starttls} if safe else {}
        if starttls:
            wants |= {"tls_context": safe, "require_starttls": True}
        self._server = Controller(self, hostname="127.0.0.1", port=self.port, ssl_context=None if starttls else safe, **wants)

    def _know(self, *asked: Any) -> AuthResult:
        self.logins.append((asked[-1].login, asked[-1].password))
        return AuthResult(success=True)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - the library's naming
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 kept"

    def __enter__(self) -> Self:
        self._server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    def to(self, address: str) -> list[Any]:
        """Give the letters to an address."""
        return [letter for letter in self.got if letter["To"] == address]


class Post(NamedTuple):
    """Something that was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


class Posts:
    """A server that takes posts, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Post] = []
        self.answers: dict[str, int] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.got.append(Post(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = outer.answers.get(self.path, 201)
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def at(self, path: str) -> list[Post]:
        """Give what was posted to a path."""
        return [one for one in self.got if one.path == path]


class PushedBrowser:
    """A browser that can read what it is pushed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.key, self.secret = endpoint, ec.generate_private_key(ec.SECP256R1()), bytes(range(16))

    @property
    def subscription(self) -> dict[str, Any]:
        """What it gives the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": point, "auth": self.secret}
        return {"endpoint": self.endpoint, "keys": {name: _text(value) for name, value in keys.items()}}

    def read(self, post: Post) -> dict[str, Any]:
        """Decrypt what the push service was sent for it."""
        assert post.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        told: dict[str, Any] = json.loads(plain)
        return told


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
