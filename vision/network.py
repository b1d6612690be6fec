"""Opening the trained networks that come with Tablemate, each checked against its manifest."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vision.errors import VisionError

if TYPE_CHECKING:
    import onnxruntime
    from numpy.typing import NDArray

MODEL_FOLDERS = (Path(__file__).parent / "models", Path(__file__).parent.parent / "models")
INTRA_OP_THREADS = 2
_ERRORS_ONLY = 3


class NetworkError(VisionError):
    """A network is missing, changed or not described; the sentence says which and what to do."""


@dataclass(frozen=True, slots=True)
class Network:
    """An open network and what its manifest says of it."""

    session: onnxruntime.InferenceSession
    about: dict[str, Any]

    def run(self, batch: NDArray[Any]) -> list[NDArray[np.float32]]:
        """Pass one batch through the network's first input and return all outputs."""
        outputs = self.session.run(None, {self.session.get_inputs()[0].name: batch})
        return [np.asarray(output, np.float32) for output in outputs]


def open_network(name: str) -> Network:
    """Open the network of this name from the folder of models, once per process."""
    return _open_in(name, MODEL_FOLDERS)


@lru_cache
def _open_in(name: str, folders: tuple[Path, ...]) -> Network:
    folder = _find_folder(folders)
    about = _read_manifest(folder).get(name)
    if about is None:
        raise NetworkError("network_unlisted", file=str(folder / "manifest.toml"), network=name)
    content = _read_checked(folder / about["file"], about["sha256"])
    return Network(start_session(content), about)


@lru_cache
def open_rapidocr(file: str) -> onnxruntime.InferenceSession:
    """Open a network that comes with rapidocr, once per process."""
    package = find_spec("rapidocr")
    folders = package.submodule_search_locations if package else None
    path = Path(folders[0]) / "models" / file if folders else None
    if path is None or not path.is_file():
        raise NetworkError("recogniser_missing", file=file)
    return start_session(str(path))


def start_session(model: bytes | str) -> onnxruntime.InferenceSession:
    """Start a quiet onnxruntime session with two threads from a model's content or its path."""
    import onnxruntime  # noqa: PLC0415 - a fifth of a second that naming a file wrongly should not cost

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = INTRA_OP_THREADS
    options.inter_op_num_threads = 1
    options.log_severity_level = _ERRORS_ONLY
    # Waiting threads sleep instead of spin: several times faster on a busy machine, and the fan stays quiet.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.enable_mem_pattern = False  # lines and pictures differ in size, and each size would keep its own
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def _find_folder(folders: tuple[Path, ...]) -> Path:
    for folder in folders:
        if (folder / "manifest.toml").is_file():
            return folder
    raise NetworkError("networks_missing")


def _read_manifest(folder: Path) -> dict[str, Any]:
    with (folder / "manifest.toml").open("rb") as file:
        return tomllib.load(file)


def _read_checked(path: Path, sha256: str) -> bytes:
    if not path.is_file():
        raise NetworkError("network_missing", file=str(path))
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != sha256:
        raise NetworkError("network_damaged", file=str(path))
    return content
