"""Networks are opened only as their manifest describes them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tests.saying import refused
from vision.network import NetworkError, _open_in

if TYPE_CHECKING:
    from pathlib import Path


def write_manifest(folder: Path, content: bytes, sha256: str) -> tuple[Path, ...]:
    (folder / "net.onnx").write_bytes(content)
    (folder / "manifest.toml").write_text(
        f'[net]\nfile = "net.onnx"\nsha256 = "{sha256}"\n', encoding="utf-8"
    )
    return (folder / "nowhere", folder)


def test_a_changed_network_is_refused(tmp_path: Path) -> None:
    folders = write_manifest(tmp_path, b"other", hashlib.sha256(b"trained").hexdigest())
    with refused(NetworkError, match=r"net\.onnx is damaged"):
        _open_in("net", folders)


def test_a_missing_network_is_named(tmp_path: Path) -> None:
    folders = write_manifest(tmp_path, b"", "")
    (tmp_path / "net.onnx").unlink()
    with refused(NetworkError, match=r"net\.onnx is missing"):
        _open_in("net", folders)


def test_a_network_nobody_described_is_named(tmp_path: Path) -> None:
    with refused(NetworkError, match="does not list a network called dragon"):
        _open_in("dragon", write_manifest(tmp_path, b"", ""))


def test_a_missing_folder_of_networks_is_said(tmp_path: Path) -> None:
    with refused(NetworkError, match="Install Tablemate again"):
        _open_in("net", (tmp_path,))
