"""The certificate of the secure door: made once, kept for its owner alone, renewed in time by itself."""

from __future__ import annotations

import ssl
import stat
import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from cryptography import x509

from tablemate.page.door import certificate
from tablemate.page.door.certificate import LASTS, RENEWED_BEFORE, find_certificate, make_certificate, secure

if TYPE_CHECKING:
    from pathlib import Path

HOME, WORK = "192.168.1.20", "10.0.0.7"
NOW = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)
pytestmark = pytest.mark.usefixtures("home")


def load(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def test_it_is_kept_and_found_again(home: Path) -> None:
    first = find_certificate(HOME, NOW)
    assert first.parent == home
    kept = first.read_bytes()
    assert find_certificate(HOME, NOW + LASTS - RENEWED_BEFORE - timedelta(days=2)).read_bytes() == kept


def test_it_names_this_computer_and_can_vouch_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Living-Room.fritz.box")
    made = load(find_certificate(HOME, NOW))
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert {str(name.value) for name in names} == {HOME, "127.0.0.1", "living-room.local"}
    assert not made.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=398)
    assert made.not_valid_before_utc < NOW


@pytest.mark.parametrize(
    ("address", "later"),
    [
        pytest.param(HOME, LASTS - RENEWED_BEFORE, id="it ends soon"),
        pytest.param(HOME, 2 * LASTS, id="it has ended"),
        pytest.param(HOME, -timedelta(days=3), id="the clock was put right"),
        pytest.param(WORK, timedelta(0), id="another network"),
    ],
)
def test_it_is_renewed_by_itself(address: str, later: timedelta) -> None:
    before = find_certificate(HOME, NOW).read_bytes()
    renewed = find_certificate(address, NOW + later)
    assert renewed.read_bytes() != before
    made = load(renewed)
    assert made.not_valid_before_utc < NOW + later < made.not_valid_after_utc - RENEWED_BEFORE


@pytest.mark.parametrize("content", [b"", b"no certificate", b"-----BEGIN CERTIFICATE-----\nAAAA\n"])
def test_a_damaged_one_is_made_again(home: Path, content: bytes) -> None:
    (home / certificate.FILE).parent.mkdir(parents=True, exist_ok=True)
    (home / certificate.FILE).write_bytes(content)
    assert load(find_certificate(HOME, NOW))


@pytest.mark.parametrize("key", ["", "of another"])
def test_one_without_its_own_key_is_made_again(key: str) -> None:
    path = find_certificate(HOME)
    begins = "-----BEGIN CERTIFICATE"
    kept = path.read_text(encoding="ascii").partition(begins)[2]
    other = make_certificate([HOME], NOW).partition(begins)[0] if key else ""
    path.write_text(f"{other}{begins}{kept}", encoding="ascii")
    assert isinstance(secure(HOME), ssl.SSLContext)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_only_its_owner_can_read_its_key() -> None:
    path = find_certificate(HOME, NOW)
    assert stat.S_IMODE(path.stat().st_mode) == certificate.OWNER_ONLY


@pytest.mark.parametrize("name", ["localhost", "", "büro", "-", "a b"])
def test_a_computer_whose_name_is_none_in_a_network_goes_by_its_address(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: name)
    made = load(find_certificate(HOME, NOW))
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert {str(one.value) for one in names} == {HOME, "127.0.0.1"}
