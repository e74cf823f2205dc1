"""Links: an invitation lets somebody in once, and nobody looks over anybody's shoulder with it."""

import pytest

from tests.server.harness import Line, Person, bearer, token_of


def test_an_invitation_is_used_up_when_somebody_sits_down(lone):
    """The host who handed a link out cannot look over the shoulder of whoever took it; the guest has a link of their own."""
    ann, ben = Person(lone.url, "Ann"), Person(lone.url, "Ben")
    made = ann.table()
    table, invitation = made["table"]["id"], token_of(made, 1)
    seated = ben.sit(table, token=invitation)
    own = token_of(seated, 1)
    assert own != invitation
    assert bearer(lone.url, invitation).get(f"/api/tables/{table}/state?eyes=1").status_code == 403
    with Line(lone.url, table, token=invitation).ready() as line:
        assert line.state["eyes"] is None
    refused = ann.post(f"/api/tables/{table}/sit", {"token": invitation}, expect=401)
    assert refused["why"] == ["refused-link-used", {}]
    assert ben.sit(table, token=invitation)["seat"] == 1  # to whoever sits there it does no harm
    assert bearer(lone.url, own).get(f"/api/tables/{table}/state?eyes=1").status_code == 200
    phone = Person(lone.url)
    assert phone.sit(table, token=own)["table"]["you"] == [1]  # the own link moves to any device
    assert "1" not in ann.get(f"/api/tables/{table}")["links"]["seats"]


def test_whoever_left_a_seat_cannot_look_over_the_next_ones_shoulder(lone):
    ann, ben, dora = Person(lone.url, "Ann"), Person(lone.url, "Ben"), Person(lone.url, "Dora")
    table = ann.table(autostart=False)["table"]["id"]
    old = token_of(ben.sit(table), 1)
    ben.post(f"/api/tables/{table}/leave", {})
    dora.sit(table)
    ben.post(f"/api/tables/{table}/sit", {"token": old}, expect=401)
    assert bearer(lone.url, old).get(f"/api/tables/{table}/state?eyes=1").status_code == 403


def test_a_guest_without_a_cookie_gets_a_secret_the_host_never_saw(lone):
    """A client that has nothing but the invitation is given a new token when it sits; the invitation is worth nothing then."""
    ann = Person(lone.url, "Ann")
    made = ann.table()
    table, invitation = made["table"]["id"], token_of(made, 1)
    seated = bearer(lone.url, invitation).post(f"/api/tables/{table}/sit", json={"name": "Robot"}).json()
    assert (seated["seat"], seated["table"]["you"], seated["table"]["seats"][1]["name"]) == (1, [1], "Robot")
    own = token_of(seated, 1)
    host, guest = bearer(lone.url, invitation), bearer(lone.url, own)
    resign = {"type": "resign", "id": "r", "seat": 1}
    for path in ("state?eyes=1", "stream?eyes=1", "qr.svg?seat=1", "why?eyes=1&target={}"):
        assert host.get(f"/api/tables/{table}/{path}").status_code == 403, path
    assert host.post(f"/api/tables/{table}/commands", json=resign).status_code == 403
    assert host.post(f"/api/tables/{table}/leave", json={}).status_code == 403
    assert host.post(f"/api/tables/{table}/sit", json={}).status_code == 401
    assert host.get(f"/api/tables/{table}").json()["links"]["seats"] == {}
    with Line(lone.url, table, token=own).ready() as line:
        assert line.state["eyes"] == 1
        assert line.act("cat left")["type"] == "ack"
    assert guest.post(f"/api/tables/{table}/sit", json={}).json()["table"]["you"] == [1]
    assert guest.post(f"/api/tables/{table}/commands", json=resign).status_code == 200
    assert host.post(f"/api/tables/{table}/rematch").status_code == 403
    following = guest.post(f"/api/tables/{table}/rematch").json()
    assert following["links"]["seats"].keys() == {"0"}  # seats rotate by one, and the seat comes along
    assert ann.get(f"/api/tables/{following['table']['id']}")["links"]["seats"].keys() == {"1"}


def test_a_guest_without_a_cookie_may_leave_and_come_back(lone):
    made = Person(lone.url, "Ann").table()
    table, invitation = made["table"]["id"], token_of(made, 1)
    seated = bearer(lone.url, invitation).post(f"/api/tables/{table}/sit", json={}).json()
    guest = bearer(lone.url, token_of(seated, 1))
    assert guest.post(f"/api/tables/{table}/leave", json={}).status_code == 200
    again = guest.post(f"/api/tables/{table}/sit", json={}).json()
    assert again["table"]["you"] == [1]
    assert bearer(lone.url, token_of(again, 1)).get(f"/api/tables/{table}/state?eyes=1").status_code == 200


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 600}])
def test_a_guest_without_a_cookie_comes_along_to_every_next_match(lone, clock):
    ann = Person(lone.url, "Ann")
    made = ann.table(clock=clock)
    table, token = made["table"]["id"], token_of(made, 1)
    seat = 1
    for _ in range(3):
        seated = bearer(lone.url, token).post(f"/api/tables/{table}/sit", json={}).json()
        assert seated["table"]["you"] == [seat]
        assert seated["table"]["status"] == "running"
        ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1 - seat})
        ann.post(f"/api/tables/{table}/rematch")
        following = bearer(lone.url, token_of(seated, seat)).post(f"/api/tables/{table}/rematch").json()
        seat = 1 - seat
        table, token = following["table"]["id"], token_of(following, seat)
        ann.sit(table)


def test_an_invitation_does_not_show_the_hand_of_a_stand_in(lone):
    """Whoever sits down later takes the hand over: the host, who has the invitation, must not have seen it."""
    ann = Person(lone.url, "Ann")
    made = ann.table(autostart=False)
    table = made["table"]["id"]
    ann.post(f"/api/tables/{table}/start")
    assert bearer(lone.url, token_of(made, 1)).get(f"/api/tables/{table}/state?eyes=1").status_code == 403
