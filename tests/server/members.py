"""People with accounts, for tests of the club."""

from tests.server.harness import Person, play_to_the_end

PASSWORD = "correct horse"  # noqa: S105 - of people who do not exist


class Member(Person):
    """Somebody with an account."""

    login: str


def member(server, name="Ann"):
    """Give somebody with an account."""
    server.place.gates.guesses.counts.clear()  # all these people come from one address
    person = Member(server.url, name)
    person.login = f"m-{person.me['player'][:14]}"
    person.me = person.post("/api/account", {"login": person.login, "password": PASSWORD, "name": name})
    return person


def elsewhere(server, person):
    """Give the same account in another browser."""
    phone = Person(server.url)
    phone.me = phone.post("/api/account/login", {"login": person.login, "password": PASSWORD})
    phone.http.headers["X-CSRF"] = phone.me["csrf"]
    return phone


def finished(host, guest, seed=1, **choices):
    """Let two people play a match to its end; give its table."""
    table = host.table(**choices)["table"]["id"]
    guest.sit(table)
    lines = {0: host.socket(table).ready(), 1: guest.socket(table).ready()}
    play_to_the_end(lines, seed)
    for line in lines.values():
        line.close()
    return table
