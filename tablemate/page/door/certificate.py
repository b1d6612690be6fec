"""The certificate for https: made on this computer, kept with the owner's files, renewed by itself.

It is self-signed, so a browser warns about it once. A certificate authority of our own would avoid the
warning, but its key could sign for any site; no such key is made.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import ssl
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from engine.files import draft_of
from tablemate import storage

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FILE = "phone.pem"
LASTS = timedelta(days=397)  # browsers take no certificate that lasts much longer
RENEWED_BEFORE = timedelta(days=30)
CLOCKS_DIFFER = timedelta(days=1)  # a phone's clock may be behind
OWNER_ONLY = 0o600
_NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")


def own_names() -> list[str]:
    """The names of this computer in the home network; empty if it has none that works there."""
    name = socket.gethostname().partition(".")[0].lower()
    return [f"{name}.local"] if _NAME.fullmatch(name) and name != "localhost" else []


def secure(address: str) -> ssl.SSLContext:
    """The TLS context for a server at this address and under the computer's own names."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(find_certificate(address))
    return context


def find_certificate(address: str, now: datetime | None = None) -> Path:
    """The file with key and certificate; a new one if there is none, or none that can be used."""
    path, now = storage.home() / FILE, now or datetime.now(UTC)
    names = [address, "127.0.0.1", *own_names()]
    if not _will_do(path, names, now):
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft_of(path) as draft:
            draft.touch(OWNER_ONLY)  # before there is a secret in it
            draft.write_text(make_certificate(names, now), encoding="ascii")
    return path


def _will_do(path: Path, names: Sequence[str], now: datetime) -> bool:
    """Whether the certificate names this computer as it is now, and is valid for a while."""
    try:
        text = path.read_bytes()
        kept, key = x509.load_pem_x509_certificate(text), load_pem_private_key(text, None)
        named = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    known = {str(one.value) for one in named}
    lasting = kept.not_valid_before_utc <= now < kept.not_valid_after_utc - RENEWED_BEFORE
    return known.issuperset(names) and lasting and key.public_key() == kept.public_key()


def make_certificate(names: Sequence[str], now: datetime) -> str:
    """A new key and a certificate for these names and addresses, as one text."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Tablemate on this computer")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - CLOCKS_DIFFER)
        .not_valid_after(now - CLOCKS_DIFFER + LASTS)
        .add_extension(x509.SubjectAlternativeName([_name(one) for one in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return (secret + certificate.public_bytes(Encoding.PEM)).decode()


def _name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
