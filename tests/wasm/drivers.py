"""Firefox and WebKit, driven without anything but themselves: Marionette over a socket, WebDriver over HTTP."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from tests.server.harness import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 120.0  # seconds, for a start or for one script
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4*/MiniBrowser", "/usr/libexec/webkit2gtk-4*/MiniBrowser")
AWAITED = """const done = arguments[arguments.length - 1];
(%s)(arguments[0]).then((value) => done([true, value]), (fault) => done([false, String(fault)]));"""
Answer = Any


class Driver(ABC):
    """A browser with one page: both speak the commands of WebDriver, each in its own wrapping."""

    @abstractmethod
    def ask(self, command: str, method: str, path: str, **fields: Any) -> Answer:
        """Send a command, by its name or by its address."""

    def begin(self, **wishes: Any) -> dict[str, Any]:
        """Open the session; give what the browser says of itself."""
        limits = {"script": int(PATIENCE * 1000), "pageLoad": int(PATIENCE * 1000)}
        told: dict[str, Any] = self.ask("NewSession", "POST", "", capabilities={"alwaysMatch": {"timeouts": limits, **wishes}})
        return told

    def goto(self, url: str) -> None:
        """Open a page."""
        self.ask("Navigate", "POST", "/url", url=url)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a function of the page's language, and wait for what it gives."""
        awaited = AWAITED % f"async (given) => ({script})(given)"
        fields = {"script": awaited, "args": [argument]}
        well, value = unwrapped(self.ask("ExecuteAsyncScript", "POST", "/execute/async", **fields))
        assert well, value
        return value

    def click(self, x: float, y: float) -> None:
        """Press and let go at a point, as a mouse does."""
        moves = [
            {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("PerformActions", "POST", "/actions", actions=[{"type": "pointer", "id": "mouse", "actions": moves}])


def unwrapped(answer: Any) -> Any:
    """Take the value out of an answer."""
    return answer["value"] if isinstance(answer, dict) and "value" in answer else answer


class Firefox(Driver):
    """Firefox through Marionette, which it has within."""

    def __init__(self, port: int) -> None:
        self.numbers = itertools.count(1)
        self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._read()  # it says who it is

    def ask(self, command: str, method: str, path: str, **fields: Any) -> Answer:  # noqa: ARG002 - a name is enough here
        """Send a command: how long it is, then what it is."""
        text = json.dumps([0, next(self.numbers), f"WebDriver:{command}", fields]).encode()
        self.line.sendall(b"%d:%s" % (len(text), text))
        _, _, fault, answer = self._read()
        assert fault is None, fault
        return answer

    def _read(self) -> Any:
        head = b""
        while not head.endswith(b":"):
            head += self._take(1)
        length, data = int(head[:-1]), b""
        while len(data) < length:
            data += self._take(length - len(data))
        return json.loads(data)

    def _take(self, most: int) -> bytes:
        data = self.line.recv(most)
        assert data, "Firefox has hung up"
        return data


class WebKit(Driver):
    """WebKit through its own driver."""

    def __init__(self, port: int) -> None:
        self.http, self.session = httpx.Client(base_url=f"http://127.0.0.1:{port}/session", timeout=PATIENCE), ""

    def ask(self, command: str, method: str, path: str, **fields: Any) -> Answer:
        """Send a command to its address."""
        answer = self.http.request(method, f"{self.session}{path}", json=fields or {})
        value = answer.json()["value"]
        assert answer.is_success, value
        if command == "NewSession":
            self.session = f"/{value['sessionId']}"
        return value


@contextlib.contextmanager
def running(command: list[str], **surroundings: str) -> Iterator[None]:
    """Run a program for a while."""
    process = subprocess.Popen(
        command, env={**os.environ, **surroundings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.wait()


def once_up(make: Any) -> Any:
    """Try until it goes well: a program that has just been started does not answer yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return make()
        except (OSError, httpx.HTTPError):
            assert time.monotonic() < end, "the browser does not answer"
            time.sleep(0.1)


@contextlib.contextmanager
def firefox(path: str) -> Iterator[Firefox]:
    """Run Firefox without a window, with a profile of its own."""
    port, profile = free_port(), Path(tempfile.mkdtemp(prefix="firefox-"))
    (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\nuser_pref("ui.prefersReducedMotion", 1);\n')
    try:
        with running([path, "--headless", "--no-remote", "--marionette", "--profile", str(profile)], HOME=str(profile)):
            driven = once_up(lambda: Firefox(port))
            driven.begin()
            yield driven
            with contextlib.suppress(AssertionError, OSError):
                driven.ask("DeleteSession", "DELETE", "")
    finally:
        shutil.rmtree(profile, ignore_errors=True)


@contextlib.contextmanager
def webkit(driver: str, browser: str, screen: str) -> Iterator[WebKit]:
    """Run WebKit's small browser on a screen that nobody sees."""
    port, display = free_port(), f":{free_port()}"
    wishes = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
    with (
        running([screen, display, "-screen", "0", "1440x900x24", "-nolisten", "tcp"]),
        running(
            [driver, f"--port={port}"], DISPLAY=display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1", LIBGL_ALWAYS_SOFTWARE="1"
        ),
    ):
        driven = WebKit(port)
        once_up(lambda: driven.begin(**wishes))
        yield driven
        with contextlib.suppress(AssertionError, httpx.HTTPError):
            driven.ask("DeleteSession", "DELETE", "")


def found(name: str) -> Any:
    """Give what runs a browser, or None where it is not here."""
    if name == "firefox":
        path = next((one for program in ("firefox-esr", "firefox") if (one := shutil.which(program))), None)
        return path and (lambda: firefox(path))
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next((str(one) for pattern in MINI_BROWSERS for one in Path("/").glob(pattern[1:])), None)
    return driver and screen and browser and (lambda: webkit(driver, browser, screen))
