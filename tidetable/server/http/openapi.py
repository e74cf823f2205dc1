"""The HTTP API for machines (OpenAPI 3.1): what the framework makes of our types, and what it cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.server.live.asyncapi import picture

if TYPE_CHECKING:
    from litestar import Litestar

OBJECT = {"type": "object"}
MADE_BY_HAND: dict[str, tuple[str, dict[str, Any]]] = {  # answers that are sent as they were made, by path: their type and shape
    "/api/tables/{table}/state": ("application/json", picture("state")),
    "/api/tables/{table}/replay": ("application/json", OBJECT),
    "/api/tables/{table}/record": ("application/json", OBJECT),
    "/api/tables/{table}/stream": ("application/x-ndjson", {"type": "string"}),
    "/api/me/export": ("application/zip", {"type": "string", "format": "binary"}),
    "/api/tables/{table}/qr.svg": ("image/svg+xml", {"type": "string"}),
    "/api/join/{code}/qr.svg": ("image/svg+xml", {"type": "string"}),
    "/api/tournaments/{tournament}/qr.svg": ("image/svg+xml", {"type": "string"}),
    "/api/tournaments/{tournament}/records": ("application/zip", {"type": "string", "format": "binary"}),
    "/api/games/{game}/words/{language}": ("text/plain", {"type": "string"}),
    "/api/games/{game}/rules": ("text/markdown", {"type": "string"}),
}


def describe_api(api: Litestar) -> dict[str, Any]:
    """Give the OpenAPI document."""
    described: dict[str, Any] = _with_tuples(api.openapi_schema.to_schema())
    for path, (kind, shape) in MADE_BY_HAND.items():
        described["paths"][path]["get"]["responses"]["200"]["content"] = {kind: {"schema": shape}}
    archive = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
    described["paths"]["/api/me/import"]["post"]["requestBody"] = {"required": True, "content": archive}
    for operations in described["paths"].values():
        for operation in operations.values():
            operation["responses"].get("204", {}).pop("content", None)  # says nothing, so it has no type
    return described


def _with_tuples(part: Any) -> Any:
    """Write tuples as lists of so many parts, each of one of their kinds: readers of ``prefixItems`` are rare."""
    if isinstance(part, list):
        return [_with_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    whole = {name: _with_tuples(one) for name, one in part.items()}
    if "prefixItems" in whole:
        kinds = whole.pop("prefixItems")
        distinct = [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]
        whole |= {"items": {"anyOf": distinct}, "minItems": len(kinds), "maxItems": len(kinds)}
    return whole
