"""Letters on their way to the host's mail server: over TLS, to the one that it says it is, or not at all."""

import datetime as dt
import ipaddress
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.receivers import Letters
from tidetable.server.settings import Settings
from tidetable.server.told import ways

HERE = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
ELSEWHERE = x509.SubjectAlternativeName([x509.DNSName("mail.example")])


def certificate(folder: Path, whose: x509.SubjectAlternativeName) -> Path:
    """Make a certificate that vouches for itself, with its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a test")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + dt.timedelta(days=1))
        .add_extension(whose, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + plain)
    return file


def server_side(file: Path) -> ssl.SSLContext:
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    safe.load_cert_chain(file)
    return safe


def trusting(file: Path) -> ssl.SSLContext:
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    safe.load_verify_locations(file)
    return safe


@pytest.fixture
def trusted(tmp_path, monkeypatch):
    """Give what a mail server shows that this machine trusts."""

    def make(whose: x509.SubjectAlternativeName) -> ssl.SSLContext:
        file = certificate(tmp_path, whose)
        monkeypatch.setattr(ssl, "create_default_context", lambda *_, **__: trusting(file))
        return server_side(file)

    return make


def send(scheme: str, port: int) -> None:
    settings = Settings(smtp=f"{scheme}://table:p%40ss@127.0.0.1:{port}", mail_from="table@tidetable.test")
    ways.mail("ann@example.org", "Your turn", ["It is."], settings, key="1")


@pytest.mark.parametrize(("scheme", "starttls"), [("smtps", False), ("smtp+starttls", True)])
def test_a_letter_goes_over_tls_with_the_hosts_password(trusted, scheme, starttls):
    with Letters(trusted(HERE), starttls=starttls) as letters:
        send(scheme, letters.port)
        assert [one["Subject"] for one in letters.to("ann@example.org")] == ["Your turn"]
        assert letters.logins == [(b"table", b"p@ss")]


@pytest.mark.parametrize(("scheme", "starttls"), [("smtps", False), ("smtp+starttls", True)])
def test_a_mail_server_that_is_another_learns_no_password(trusted, scheme, starttls):
    with Letters(trusted(ELSEWHERE), starttls=starttls) as letters:
        with pytest.raises(ways.Later):
            send(scheme, letters.port)
        assert (letters.got, letters.logins) == ([], [])


def test_nobody_is_trusted_who_vouches_for_himself(tmp_path):
    with Letters(server_side(certificate(tmp_path, HERE))) as letters:
        with pytest.raises(ways.Later):
            send("smtps", letters.port)
        assert (letters.got, letters.logins) == ([], [])


def test_a_line_that_cannot_be_made_safe_is_given_up():
    """Whoever sits in between could take the offer of TLS out of the talk."""
    with Letters() as letters:
        with pytest.raises(ways.Later):
            send("smtp+starttls", letters.port)
        assert (letters.got, letters.logins) == ([], [])
