"""A bot of your own in 50 lines, with nothing but the standard library: it takes a seat and plays at random.

    python sample_bot.py http://127.0.0.1:8000 TABLE [TOKEN]

TABLE is the id of a table with an open seat. Without a token the bot makes itself one (docs/protocol.md).
"""
# ruff: noqa: INP001, T201

import json
import random
import sys
from http.client import HTTPResponse
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(server: str, path: str, token: str = "", body: dict | None = None, cookie: str = "", csrf: str = "") -> HTTPResponse:
    """Send a request; give the open answer."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {"Cookie": cookie, "X-CSRF": csrf} if cookie else {}
    return urlopen(Request(server + path, None if body is None else json.dumps(body).encode(), headers))  # noqa: S310


def make_token(server: str) -> str:
    """Become a guest and make a token for a bot."""
    answer = ask(server, "/api/me")
    cookie, csrf = answer.headers["Set-Cookie"].split(";")[0], json.load(answer)["csrf"]
    return json.load(ask(server, "/api/account/tokens", body={"name": "Sample bot"}, cookie=cookie, csrf=csrf))["token"]


def play(server: str, table: str, token: str) -> str:
    """Sit down, read what the seat may see line by line, and answer every question."""
    seat = json.load(ask(server, f"/api/tables/{table}/sit", token, {}))["seat"]
    for line in ask(server, f"/api/tables/{table}/stream?eyes={seat}", token):
        message = json.loads(line) if line.strip() else {}
        if message.get("status") == "over":
            return message["result"]["text"]
        if message.get("legal"):
            action = random.choice(message["legal"])["action"]  # noqa: S311 - your idea goes here
            command = {"type": "act", "id": f"bot-{message['n']}", "seat": seat, "n": message["n"], "action": action}
            try:
                ask(server, f"/api/tables/{table}/commands", token, command)
            except HTTPError as refused:  # the table moved on meanwhile: the next line asks again
                print(refused.read().decode(), file=sys.stderr)
    return "the stream ended"


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else make_token(sys.argv[1])))
