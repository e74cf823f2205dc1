"""The HTTP API (docs/protocol.md), one file a chapter; and the door to it: limits, proxies, refusals."""
