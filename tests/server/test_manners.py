"""Talk that a host has switched off: nothing is taken, and nothing that was said before is sent."""

from tests.server.harness import Here, Person, settings_for


def spoken(line):
    return [message for message in line.heard if message["type"] == "chat"]


def test_a_host_switches_all_talk_off_also_what_was_said_before(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("random",))["table"]["id"]
        line = ann.socket(table).ready()
        line.say(type="chat", id="1", text="before")
        line.until("chat")
        assert "chat" in ann.get("/api/me")["offers"]
        cookies = ann.http.cookies
    with Here(settings_for(tmp_path, chat=False)) as server:
        ann = Person(server.url, "Ann")
        ann.http.cookies = cookies
        ann.me = ann.get("/api/me")
        ann.http.headers["X-CSRF"] = ann.me["csrf"]
        assert "chat" not in ann.me["offers"]
        line = ann.socket(table).ready()
        line.do("settings", chat=True)  # whoever made the table cannot switch it on again
        watcher = Person(server.url, "Cleo").socket(table).ready()
        for reader, aside in ((line, False), (watcher, False), (watcher, True)):
            reader.say(type="chat", id=f"{aside}", text="again", aside=aside)
            refused = reader.until("refused")
            assert (refused["error"], refused["why"]) == ("not-allowed", ["refused-chat-off", {}])
        for reader in (line, watcher):
            reader.say(type="ping", t=1)
            reader.until("pong")
            assert spoken(reader) == []
