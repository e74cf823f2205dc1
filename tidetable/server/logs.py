"""Structured logs: one JSON object a line on standard error. Tokens, cookies, passwords, names and chat are never given to it."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

# What anybody can bring about, as often as they like: it says nothing of the server, and would fill its disk.
IDLE = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received from client."})
SECRET = frozenset({"token", "cookie", "password", "csrf", "secret", "salt", "key", "name", "text"})


def without_secrets(_logger: Any, _method: str, event: dict[str, Any]) -> dict[str, Any]:
    """Blank what must not be in a log, should somebody give it all the same."""
    return {field: "…" if field in SECRET else value for field, value in event.items()}


def is_news(record: logging.LogRecord) -> bool:
    """Tell whether a line of uvicorn's is worth being written down."""
    return record.msg not in IDLE


def set_up_logs(*, level: str = "info") -> None:
    """Send our own lines and uvicorn's through the same door."""
    shared: list[Any] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso"), without_secrets]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        foreign_pre_chain=shared,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(is_news)
    for chatty in ("uvicorn.error", "alembic", "websockets"):  # they tell paths, and paths hold table ids: links are credentials
        logging.getLogger(chatty).setLevel("WARNING")


log = structlog.get_logger("tidetable")
