"""The socket's messages for machines (AsyncAPI 3), made from the types in wire.py."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tidetable.server.live import lobby, wire
from tidetable.table import commands as co

FROM_CLIENT: tuple[type, ...] = (
    wire.Hello, wire.Eyes, co.Act, co.Undo, co.Ask, co.Answer, co.Resume, co.Resign, co.Takeover, co.Takeback, co.Claim, co.Salt,
    co.ChangeSettings, wire.Say, wire.Mute, wire.WantState, wire.Ping, wire.Echo,
)  # fmt: skip
FROM_SERVER: tuple[type, ...] = (
    wire.Welcome, wire.TableNews, wire.Ack, wire.Refused, wire.ChatNews, wire.Pong, wire.Probe, wire.Bye,
)  # fmt: skip
IN_LOBBY: tuple[type, ...] = (lobby.LobbyNews, lobby.Listing, lobby.Found, lobby.TournamentNews)
AROUND = ("status", "waiting", "clocks", "undo", "asked", "claims", "result", "look_back")
PICTURES = {  # made as plain objects: their views differ from game to game
    "state": "The whole picture for one pair of eyes.",
    "event": "Something happened: the new picture, and the new entries of the story.",
}


def picture(kind: str) -> dict[str, Any]:
    """Describe a state or an event."""
    properties = {
        "type": {"const": kind}, "n": {"type": "integer"}, "time": {"type": "number"}, "eyes": {"type": ["integer", "null"]},
        "status": {"enum": ["open", "running", "paused", "over"]}, "view": {"type": ["object", "null"]},
        "waiting": {"type": "array", "items": {"type": "integer"}}, "question": {"type": ["array", "null"]},
        "legal": {"type": "array", "items": {"type": "object"}}, "clocks": {"type": ["object", "null"]}, "undo": {"type": "object"},
        "asked": {"type": ["object", "null"]}, "claims": {"type": "array"}, "result": {"type": ["object", "null"]},
        "look_back": {"type": "boolean"},
        "entries": {"type": "array", "items": {"type": "object"}}, "cut": {"type": "boolean"},
    }  # fmt: skip
    return {"type": "object", "properties": properties, "required": [name for name in properties if name != "cut"]}


def record(kind: str) -> dict[str, Any]:
    """Describe the same for a page that asked for records."""
    text = {"type": ["string", "null"]}
    shown = picture(kind)["properties"]
    properties = {name: shown[name] for name in ("type", "n", "time", "eyes", *AROUND, "entries", "cut")}
    properties |= {"record": {**text, "contentEncoding": "base64"}, "rules": text, "sources": text}
    always = ["type", "n", "time", "entries"] + (["eyes", *AROUND, "record", "rules", "sources"] if kind == "state" else [])
    return {"type": "object", "properties": properties, "required": always}


@cache
def document() -> dict[str, Any]:
    """Give the AsyncAPI document."""
    kinds = FROM_CLIENT + FROM_SERVER + IN_LOBBY
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    messages = {
        _name(kind): {"name": _tag(kind), "summary": (kind.__doc__ or "").splitlines()[0], "payload": schema}
        for kind, schema in zip(kinds, schemas, strict=True)
    }
    messages |= {
        f"server-{kind}": {"name": kind, "summary": text, "payload": {"anyOf": [picture(kind), record(kind)]}}
        for kind, text in PICTURES.items()
    }
    theirs = [_name(kind) for kind in FROM_CLIENT]
    ours = [f"server-{kind}" for kind in PICTURES] + [_name(kind) for kind in FROM_SERVER]
    asked, told = [_name(wire.Ping)], [_name(kind) for kind in (*IN_LOBBY, wire.Pong, wire.Bye)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tidetable sockets", "version": str(wire.PROTOCOL), "description": "See docs/protocol.md."},
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "parameters": {"table": {"description": "the id of the table"}},
                "messages": _refer([*theirs, *ours]),
            },
            "lobby": {"address": "/api/lobby/socket", "messages": _refer([*asked, *told])},
        },
        "operations": {
            "send": _operation("table", "receive", theirs),  # seen from the server
            "hear": _operation("table", "send", ours),
            "askLobby": _operation("lobby", "receive", asked),
            "hearLobby": _operation("lobby", "send", told),
        },
        "components": {"messages": messages, "schemas": parts},
    }


def _refer(names: list[str]) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/messages/{name}"} for name in names}


def _operation(channel: str, action: str, names: list[str]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": messages}


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _name(kind: type) -> str:
    return f"{'client' if kind in FROM_CLIENT else 'server'}-{_tag(kind)}"
