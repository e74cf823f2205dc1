"""Redis or Valkey: reached, and what is told is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.server.doctor.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.server.settings import Settings

OLDEST = 5
CHANNEL = "tidetable:doctor"


def check_redis(settings: Settings) -> Iterator[Finding]:
    """Look at Redis: reached, and what is told is heard."""
    if settings.redis is None:
        if not settings.embedded:
            yield Finding("note", "redis", "there is none: one server process is fine, several and workers need --redis")
        return
    import redis  # noqa: PLC0415 - only several processes need it

    try:
        with redis.Redis.from_url(settings.redis, socket_timeout=5) as line:
            version = str(line.info("server").get("redis_version", "0"))
            with line.pubsub(ignore_subscribe_messages=True) as ear:
                ear.subscribe(CHANNEL)
                heard = _is_heard(line, ear)
    except redis.RedisError as fault:
        yield Finding("wrong", "redis", f"it does not answer ({fault}); is it running, and is --redis its address?")
        return
    if int(version.split(".", maxsplit=1)[0]) < OLDEST:
        yield Finding("wrong", "redis", f"version {version} is too old; {OLDEST} or newer would do")
    elif not heard:
        yield Finding("wrong", "redis", "what is told is not heard: may this user use channels (ACL: &tidetable*)?")
    else:
        yield Finding("well", "redis", f"version {version} answers, and what is told is heard")


def _is_heard(line: Any, ear: Any) -> bool:
    for _ in range(20):
        line.publish(CHANNEL, "hello")
        if ear.get_message(timeout=0.1):
            return True
    return False
