"""Proxies: only those the host has named are believed, and whatever a client writes itself changes nothing."""

import httpx
import pytest
from click.testing import CliRunner

from tests.server.harness import Here, Person, settings_for
from tidetable.cli.server import serve
from tidetable.core.errors import BadSetup
from tidetable.server.http.proxies import Proxies, read_address
from tidetable.server.settings import Limit, Limits


def seen(trusted, peer, *headers, kind="http"):
    """Give from where, and how, a connection comes, as we see it."""
    fields = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    scope = {"type": kind, "client": (peer, 1234), "scheme": "http" if kind == "http" else "ws", "headers": fields}
    Proxies(trusted).see_through(scope)
    return scope["client"][0], scope["scheme"]


FOR, PROTO = "x-forwarded-for", "x-forwarded-proto"


@pytest.mark.parametrize(
    ("trusted", "peer", "said", "found"),
    [
        ([], "9.9.9.9", "1.1.1.1", "9.9.9.9"),  # nobody was named
        (["127.0.0.1"], "9.9.9.9", "1.1.1.1", "9.9.9.9"),  # this is none of them
        (["127.0.0.1"], "127.0.0.1", "1.1.1.1, 2.2.2.2, 9.9.9.9", "9.9.9.9"),  # what the client wrote stands to the left
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "1.1.1.1, 9.9.9.9, 10.1.2.3", "9.9.9.9"),  # a chain of ours
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "1.1.1.1, 10.9.9.9, 9.9.9.9", "9.9.9.9"),  # a client who pretends to be ours
        (["10.0.0.0/8"], "10.0.0.1", "10.7.7.7, 10.1.1.1", "10.7.7.7"),  # somebody inside
        (["10.0.0.0/8"], "10.0.0.1", "9.9.9.9, nonsense, 10.1.1.1", "10.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "", "10.0.0.1"),
        (["::1"], "::1", "[2001:db8::5]:443", "2001:db8::5"),
        (["127.0.0.1"], "::ffff:127.0.0.1", "9.9.9.9:5555", "9.9.9.9"),
    ],
)
def test_a_client_is_the_right_most_address_that_is_none_of_our_proxies(trusted, peer, said, found):
    assert seen(trusted, peer, (FOR, said))[0] == found


def test_headers_that_come_several_times_are_one_list():
    assert seen(["10.0.0.0/8"], "10.0.0.1", (FOR, "1.1.1.1"), (FOR, "9.9.9.9"))[0] == "9.9.9.9"
    assert seen(["10.0.0.0/8"], "10.0.0.1", (FOR, "9.9.9.9"), (FOR, "10.0.0.2"))[0] == "9.9.9.9"


def test_a_scheme_is_believed_of_our_proxies_only():
    assert seen(["10.0.0.0/8"], "10.0.0.1", (PROTO, "https"))[1] == "https"
    assert seen(["10.0.0.0/8"], "10.0.0.1", (PROTO, "http, https"), kind="websocket")[1] == "wss"
    assert seen(["10.0.0.0/8"], "10.0.0.1", (PROTO, "gopher"))[1] == "http"
    assert seen(["10.0.0.0/8"], "9.9.9.9", (PROTO, "https"))[1] == "http"


@pytest.mark.parametrize("text", ["", "nonsense", "1.2.3", "[", "300.1.1.1", "\x00", "unknown", "_hidden"])
def test_what_is_no_address_is_none(text):
    assert read_address(text) is None


@pytest.mark.parametrize(
    ("name", "says"),
    [("true", "no address"), ("1", "no address"), ("*", "no address"), ("0.0.0.0/0", "everybody"), ("::/0", "everybody")],
)
def test_everybody_is_no_proxy(name, says):
    with pytest.raises(BadSetup, match=says):
        Proxies([name])


@pytest.mark.parametrize("words", [["--trust-proxy", "--public-url"], ["--trust-proxy", "yes"]])
def test_the_old_form_of_the_option_is_refused_with_an_example(words):
    refused = CliRunner().invoke(serve, words)
    assert refused.exit_code
    assert "--trust-proxy 127.0.0.1,10.0.0.0/8" in str(refused.exception)


def test_a_hostile_header_escapes_no_limit(tmp_path):
    """Behind a proxy that appends, whatever address a client invents, its own is counted; two clients are counted apart."""
    limits = Limits(tables=Limit(3, 0.001))
    with Here(settings_for(tmp_path, limits=limits, trust_proxy=("127.0.0.1",))) as server:
        ann = Person(server.url, "Ann")
        body = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "open"}]}

        def made(header):
            return ann.http.post("/api/tables", json=body, headers={"X-Forwarded-For": header}).status_code

        assert [made(f"6.6.6.{number}, 9.9.9.9") for number in range(5)] == [201, 201, 201, 429, 429]
        assert made("9.9.9.9, 8.8.8.8") == 201
        secure = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": "9.9.9.9", "X-Forwarded-Proto": "https"})
        assert "secure" in secure.headers["set-cookie"].lower()
