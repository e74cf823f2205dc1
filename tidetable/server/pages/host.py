"""The pages for the host: written by the server, without a script, in the colours of the table (web/public/host.css)."""

from __future__ import annotations

from html import escape

PAGES = {"/admin": "This server", "/admin/people": "Reports", "/admin/puzzles": "Doubtful puzzles"}


def host_page(path: str, body: str) -> str:
    """Write a page for the host; the links above it lead to the others.

    >>> host_page("/admin/people", "<p>Nothing is reported.</p>").count("<a ")
    3
    """
    here, current = escape(PAGES[path]), ' aria-current="page"'
    ways = "".join(f'<li><a href="{way}"{current if way == path else ""}>{name}</a></li>' for way, name in PAGES.items())
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<title>Tidetable, for the host: {here}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/host.css">'
        f'</head><body><nav aria-label="For the host"><ul>{ways}</ul></nav><main><h1>{here}</h1>{body}</main></body></html>'
    )
