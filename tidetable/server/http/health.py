"""For operators: health and metrics."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Litestar, Response, get, head

from tidetable import __version__
from tidetable.server.http.common import AnyRequest, place_of, refusals
from tidetable.server.http.openapi import describe_api
from tidetable.server.http.problems import NotFound
from tidetable.server.live.asyncapi import document
from tidetable.server.live.wire import Health


@get("/healthz", responses=refusals(), tags=["operating"], sync_to_thread=False)
def health() -> Health:
    """Say that the server is there; while it stops, it says so with 503."""
    return Health(True, __version__)


@head("/healthz", include_in_schema=False, sync_to_thread=False)
def health_in_short() -> None:
    """Say the same to monitors that ask for nothing else."""


@get("/metrics", responses=refusals(404), media_type="text/plain", tags=["operating"], sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Give the counters for Prometheus."""
    place = place_of(request)
    if not place.settings.metrics:
        raise NotFound("metrics are off")
    return Response(place.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@cache
def _described(api: Litestar) -> dict[str, Any]:
    return describe_api(api)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def show_openapi(request: AnyRequest) -> dict[str, Any]:
    """Describe the HTTP API for machines."""
    return _described(request.app)


@get("/api/asyncapi.json", responses=refusals(), tags=["operating"], sync_to_thread=False)
def show_asyncapi() -> dict[str, Any]:
    """Describe the socket's messages for machines."""
    return document()


HANDLERS: list[Any] = [health, health_in_short, metrics, show_openapi, show_asyncapi]
