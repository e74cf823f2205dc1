"""A bot of your own in 50 lines, with nothing but the standard library: it takes a seat and plays at random.

    python sample_bot.py http://127.0.0.1:8000 TABLE [TOKEN]

TABLE is the id of a table with an open seat, TOKEN a bot token or the end of an invitation; without one the bot makes itself one.
"""
# ruff: noqa: INP001, T201

import json
import random
import sys
from typing import Any
from urllib import error, request


def ask(server: str, path: str, token: str = "", body: dict | None = None, cookie: str = "", csrf: str = "") -> Any:
    """Send a request; give the open answer."""
    headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie, "X-CSRF": csrf}
    headers["Content-Type"] = "application/json"
    return request.urlopen(request.Request(server + path, None if body is None else json.dumps(body).encode(), headers))  # noqa: S310


def make_token(server: str) -> str:
    """Become a guest and make a token for a bot."""
    answer = ask(server, "/api/me")
    cookie, csrf = answer.headers["Set-Cookie"].split(";")[0], json.load(answer)["csrf"]
    return json.load(ask(server, "/api/account/tokens", body={"name": "Sample bot"}, cookie=cookie, csrf=csrf))["token"]


def play(server: str, table: str, token: str) -> str:
    """Sit down, read what the seat may see line by line, and answer every question."""
    seat, done = (seated := json.load(ask(server, f"/api/tables/{table}/sit", token, {})))["seat"], 0
    if not token.startswith("tt_"):  # an invitation is used up now: the seat has a new token, which nobody else knows
        token = seated["links"]["seats"][str(seat)].split("seat=")[1]
    for line in ask(server, f"/api/tables/{table}/stream?eyes={seat}", token):
        message = json.loads(line) if line.strip() else {}
        if message.get("status") == "over":
            return message["result"]["text"]
        if message.get("legal") and message["n"] >= done:  # what is older asks for what was answered already
            chosen, n = random.choice(message["legal"]), message["n"]  # noqa: S311 - your idea goes here
            command = {"type": "act", "id": f"bot-{n}", "seat": seat, "n": n, "action": chosen["action"]}
            try:
                done = json.load(ask(server, f"/api/tables/{table}/commands", token, command))["n"]
            except error.HTTPError as refused:  # the table moved on meanwhile: the next line asks again
                print(refused.read().decode(), file=sys.stderr)
    return "the stream ended"


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else make_token(sys.argv[1])))
