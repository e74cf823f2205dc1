"""The ways out: web push, e-mail, webhooks. Each sends one notice or says why not, and whether later may be better. For threads."""

from __future__ import annotations

import base64
import smtplib
import ssl
from email.header import Header
from email.message import EmailMessage
from email.utils import formatdate
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import msgspec

from tidetable.core.words import Words
from tidetable.server.told import outgoing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tidetable.server.settings import Settings
    from tidetable.server.told.choices import Choices, Format, Subscription
    from tidetable.server.told.notice import Notice

KEPT = 24 * 3_600  # seconds a push waits at its service for a phone that is off
PATIENCE = 10.0  # seconds for one step with the mail server


class Later(Exception):
    """It did not go now; it may go later."""


class Never(Exception):
    """It will not go: the address is wrong, or nobody is there any more. *gone*: for good, so the address is forgotten."""

    def __init__(self, text: str, *, gone: bool = False) -> None:
        super().__init__(text)
        self.gone = gone


def judge(answer: outgoing.Answer) -> None:
    """Tell from an answer whether something was taken."""
    if 200 <= answer.status_code < 300:
        return
    if answer.status_code in {404, 410}:
        raise Never(f"answered {answer.status_code}: nobody is there any more", gone=True)
    if answer.status_code in {408, 425, 429} or answer.status_code >= 500:
        raise Later(f"answered {answer.status_code}")
    raise Never(f"answered {answer.status_code}")


def post(url: str, body: bytes, headers: Mapping[str, str], allowed: Sequence[str]) -> outgoing.Answer:
    """Post something to an address of somebody's own."""
    try:
        return outgoing.send(url, body, headers, allowed)
    except outgoing.Unreachable as fault:
        raise Later(str(fault)) from fault
    except outgoing.Refused as fault:
        raise Never(str(fault)) from fault


# Web push


class _Line:
    """What the library sends with: our own guarded door instead of one that goes anywhere."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = allowed

    def post(self, url: str, data: bytes, headers: Mapping[str, Any], **_: Any) -> outgoing.Answer:
        return post(url, data, {name: str(value) for name, value in headers.items()}, self.allowed)


def new_vapid() -> str:
    """Make the key with which this server proves itself to push services."""
    from py_vapid import Vapid  # noqa: PLC0415 - all of this takes half a second to load, and many servers push nobody

    made = Vapid()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(pem: str) -> str:
    """Give the half of the key that browsers are given."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - as above
    from py_vapid import Vapid  # noqa: PLC0415 - as above

    made = Vapid.from_pem(pem.encode()).public_key
    point = made.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def push(notice: Notice, to: Subscription, pem: str, settings: Settings) -> None:
    """Push a notice, encrypted for one browser."""
    from py_vapid import Vapid  # noqa: PLC0415 - as above
    from pywebpush import WebPushException, webpush  # noqa: PLC0415 - as above

    told = {"title": notice.title, "body": notice.text, "path": notice.path, "tag": notice.tag}
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url or "mailto:host@localhost.invalid"
    try:
        answer = webpush(
            {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
            msgspec.json.encode(told).decode(),
            Vapid.from_pem(pem.encode()),
            {"sub": contact},
            ttl=KEPT,
            headers={"Urgency": "normal", "Topic": topic(notice.tag)},  # one that waits at the service is replaced, not doubled
            requests_session=_Line(settings.outgoing),
        )
    except WebPushException as fault:
        if fault.response is None:
            raise Never("this browser's address is no address to push to", gone=True) from fault
        answer = fault.response
    except ValueError as fault:  # keys that are none
        raise Never("this browser's keys are none", gone=True) from fault
    judge(answer)


def topic(tag: str) -> str:
    """Give a topic as push services want it: up to 32 letters of base64."""
    return base64.urlsafe_b64encode(tag.encode()).decode().rstrip("=")[-32:]


# E-mail


def mail(to: str, subject: str, lines: Sequence[str], settings: Settings, *, key: str, stop: str | None = None) -> None:
    """Send a letter by the host's mail server; the same *key* makes it the same letter."""
    letter = EmailMessage()
    site = urlsplit(settings.public_url or "").hostname or "tidetable.invalid"
    letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
    letter["Date"], letter["Message-ID"], letter["Auto-Submitted"] = formatdate(), f"<{key}@{site}>", "auto-generated"
    if stop:
        letter["List-Unsubscribe"], letter["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    letter.set_content("\n\n".join(lines) + "\n")
    try:
        with _mail_server(settings.smtp or "") as server:
            server.send_message(letter)
    except smtplib.SMTPRecipientsRefused as fault:
        code = max(reply[0] for reply in fault.recipients.values())
        raise (Never if code >= 500 else Later)(f"the mail server refuses this address ({code})") from fault
    except smtplib.SMTPResponseException as fault:
        raise Later(f"the mail server answered {fault.smtp_code}") from fault
    except (OSError, smtplib.SMTPException) as fault:
        raise Later("the mail server does not answer") from fault


def _mail_server(url: str) -> smtplib.SMTP:
    """Open a line to the host's mail server: smtp://, smtp+starttls:// or smtps://, with user and password if it wants them."""
    parts = urlsplit(url)
    safe = ssl.create_default_context()
    host = parts.hostname or "localhost"
    server = (
        smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=safe)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, parts.port or (587 if parts.scheme == "smtp+starttls" else 25), timeout=PATIENCE)
    )
    if parts.scheme == "smtp+starttls":
        server.starttls(context=safe)
    if parts.username:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


def mail_notice(notice: Notice, choices: Choices, settings: Settings, key: str, stop: str) -> None:
    """Send a notice as a letter."""
    words = Words(choices.language, "told")
    site = (settings.public_url or "").rstrip("/")
    why = words.word("told-mail-why", site=urlsplit(site).netloc, address=f"{site}/me")
    subject = f"{notice.title}: {notice.text}"
    page = f"{site}/told?stop={stop.rpartition('/')[2]}"
    lines = [f"{notice.title}: {notice.text}", f"{site}{notice.path}", "-- ", why, words.word("told-mail-stop", address=page)]
    mail(choices.email or "", subject, lines, settings, key=key, stop=stop)


# Webhooks


def shape(notice: Notice, kind: Format, link: str) -> tuple[bytes, dict[str, str]]:
    """Give what is posted, as the receiver wants it."""
    line = f"{notice.title}: {notice.text}" + (f"\n{link}" if link else "")
    if kind == "ntfy":  # headers hold letters of ASCII, or say how they are written
        title = Header(notice.title, "utf-8").encode() if not notice.title.isascii() else notice.title
        return notice.text.encode(), {
            "Title": title,
            "Content-Type": "text/plain; charset=utf-8",
            **({"Click": link} if link else {}),
        }
    bodies: dict[str, Any] = {
        "discord": {"content": line, "allowed_mentions": {"parse": []}},  # a name that says @everyone calls nobody
        "matrix": {"text": line},
        "json": {"kind": notice.kind, "title": notice.title, "text": notice.text, "link": link or None, "tag": notice.tag},
    }
    return msgspec.json.encode(bodies[kind]), {"Content-Type": "application/json"}


def hook(notice: Notice, choices: Choices, settings: Settings) -> None:
    """Post a notice to an address of somebody's own."""
    link = settings.public_url.rstrip("/") + notice.path if settings.public_url else ""
    body, headers = shape(notice, choices.format, link)
    judge(post(choices.webhook or "", body, {**headers, "User-Agent": "Tidetable"}, settings.outgoing))
