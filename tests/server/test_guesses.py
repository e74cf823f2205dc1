"""Logging in: whoever guesses waits longer and longer, and the owner of the login does not."""

import itertools

import httpx

from tests.server.harness import Here, Person, settings_for
from tidetable.server.people.guesses import LONGEST, Guesses
from tidetable.server.people.identity import Keys
from tidetable.server.settings import Limit, Limits

HOUR = 3_600


class Clock:
    """A clock that is told the time."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def guesses_of(**limits):
    clock = Clock()
    return Guesses(Limits(**limits), clock), clock


def guess_for(guesses, clock, seconds, every, *who):
    """Guess wrongly at every chance for a while; give how often it was heard."""
    heard, until = 0, clock.now + seconds
    while clock.now < until:
        if not guesses.wait(*who):
            guesses.wrong(*who)
            heard += 1
        clock.now += every
    return heard


def test_each_wrong_guess_after_the_free_ones_waits_twice_as_long():
    guesses, clock = guesses_of(guesses=3)
    waits = []
    for _ in range(12):
        guesses.wrong("ann", "6.6.6.6", None)
        waits.append(guesses.wait("ann", "6.6.6.6", None))
        clock.now += waits[-1]
    assert waits[:4] == [0, 0, 0, 2]
    assert all(later > 1.5 * earlier or later > 0.9 * LONGEST for earlier, later in itertools.pairwise(waits[3:]))
    assert max(waits) <= LONGEST


def test_guessing_from_elsewhere_does_not_keep_the_owner_out():
    """One guess every ten seconds for a day: few are heard, and an address that never guessed comes in at once."""
    guesses, clock = guesses_of()
    assert guess_for(guesses, clock, 24 * HOUR, 10, "ann", "6.6.6.6", None) < 200
    assert guesses.wait("ann", "9.9.9.9", None) == 0
    clock.now += 24 * HOUR
    assert guesses.wait("ann", "6.6.6.6", None) == 0


def test_a_thousand_guessers_slow_strangers_only():
    """The login as a whole is guarded too; a browser or an address that has been inside is not touched by it."""
    guesses, clock = guesses_of()
    guesses.right("ann", "9.9.9.9", None)
    heard = 0
    for number in range(1_000):
        who = ("ann", f"6.6.{number // 250}.{number % 250}", None)
        while not guesses.wait(*who):
            guesses.wrong(*who)
            heard += 1
    assert heard <= Limits().logins.burst + 1
    assert guesses.wait("ann", "7.7.7.7", None) > 0
    assert guesses.wait("ann", "9.9.9.9", None) == 0
    assert guesses.wait("ann", "7.7.7.7", "browser") == 0
    assert guesses.wait("ben", "7.7.7.7", None) == 0
    clock.now += 11
    assert guesses.wait("ann", "7.7.7.7", None) == 0


def test_a_known_browser_has_its_own_count():
    guesses, _ = guesses_of(guesses=3)
    for _ in range(6):
        guesses.wrong("ann", "9.9.9.9", "browser")
    assert guesses.wait("ann", "9.9.9.9", "browser") > 0
    assert guesses.wait("ann", "9.9.9.9", None) == guesses.wait("ann", "9.9.9.9", "another") == 0


def test_coming_in_forgives_slips_of_the_finger():
    guesses, _ = guesses_of(guesses=3)
    for _ in range(3):
        guesses.wrong("ann", "9.9.9.9", None)
    guesses.right("ann", "9.9.9.9", None)
    for _ in range(3):
        assert guesses.wait("ann", "9.9.9.9", None) == 0
        guesses.wrong("ann", "9.9.9.9", None)


def test_coming_in_at_a_login_of_ones_own_does_not_forgive_guesses_at_others():
    guesses, _ = guesses_of(guesses=3, guesses_of_address=8)
    for number in range(8):
        guesses.wrong(f"victim {number}", "6.6.6.6", None)
        guesses.right("mallory", "6.6.6.6", None)
    guesses.wrong("victim 9", "6.6.6.6", None)
    assert guesses.wait("victim 10", "6.6.6.6", None) > 0


def test_what_is_remembered_is_bounded(monkeypatch):
    monkeypatch.setattr("tidetable.server.people.guesses.KEPT", 10)
    guesses, _ = guesses_of()
    for number in range(50):
        guesses.wrong(f"login {number}", f"6.6.6.{number}", None)
        guesses.right(f"login {number}", f"6.6.6.{number}", None)
    assert len(guesses.counts) <= 10
    assert len(guesses.welcome) <= 10


def test_a_known_browser_is_one_persons_until_their_password_changes():
    keys = Keys("a" * 64)
    value = keys.known_browser("p1", 0, "d" * 16)
    assert keys.read_known_browser(value, "p1", 0) == "d" * 16
    for wrong in ((value, "p2", 0), (value, "p1", 1), (value[:-1], "p1", 0), ("", "p1", 0), ("\u00e9.x", "p1", 0)):
        assert keys.read_known_browser(*wrong) is None


def test_over_the_wire_a_stranger_guesses_and_the_owner_comes_in(tmp_path):
    """All from one address: the browser that has been logged in before comes in, whatever others have tried."""
    limits = Limits(guesses=2, guesses_of_address=3, logins=Limit(4, 0.0001))
    with Here(settings_for(tmp_path, limits=limits)) as server:
        ann = Person(server.url, "Ann")
        ann.post("/api/account", {"login": "ann", "password": "correct horse"})
        proof = {"login": "ann", "password": "correct horse"}
        browser = httpx.Client(base_url=server.url)
        assert browser.post("/api/account/login", json=proof).status_code == 200
        browser.cookies.delete("tidetable")  # logged out, but known
        server.place.gates.guesses.welcome.clear()
        eve = httpx.Client(base_url=server.url)
        tried = [eve.post("/api/account/login", json={"login": "ANN", "password": f"wrong {n}"}) for n in range(6)]
        assert [answer.status_code for answer in tried][-2:] == [429, 429]
        assert int(tried[-1].headers["retry-after"]) >= 1
        assert eve.post("/api/account/login", json=proof).status_code == 429  # even with the right one: it would tell
        assert browser.post("/api/account/login", json=proof).status_code == 200
