"""Writes a trained network as ONNX, its weights in half precision: half the size, and opened as fast.

`python -m models.exporting NET.onnx` does so to a file that has them in full.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from torch import Tensor, nn

OPSET = 17
FEW = 256  # numbers; with fewer, half precision saves nothing
HALF = "_half"


def export(
    net: nn.Module,
    example: Tensor,
    out: Path,
    names: tuple[str, Sequence[str]],
    axes: Mapping[str, Mapping[int, str]],
) -> None:
    """Write a network; `names` are those of its input and outputs, `axes` which of their sides may differ."""
    torch.onnx.export(
        net.eval(),
        (example,),
        str(out),
        dynamo=False,
        opset_version=OPSET,
        input_names=[names[0]],
        output_names=list(names[1]),
        dynamic_axes={name: dict(sides) for name, sides in axes.items()},
    )
    halve(out)


def halve(path: Path) -> None:
    """Keep the weights of a network in half precision; they are made full again when it is opened."""
    model = onnx.load(path)
    casts = []
    for weights in model.graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype == np.float32 and values.size >= FEW:
            name = weights.name
            weights.CopyFrom(numpy_helper.from_array(values.astype(np.float16), name + HALF))
            casts.append(helper.make_node("Cast", [name + HALF], [name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)
    hashed = hashlib.sha256(path.read_bytes()).hexdigest()
    sys.stderr.write(f"{path.name}: sha256 {hashed}\n")  # goes into the manifest


def read_weights(graph: onnx.GraphProto) -> dict[str, Tensor]:
    """Return the weights of a network by name, in full precision however they are kept."""
    stored = {part.name: torch.tensor(numpy_helper.to_array(part)) for part in graph.initializer}
    kept = {name.removesuffix(HALF): values for name, values in stored.items()}
    return {
        name: values.float() if values.dtype == torch.float16 else values for name, values in kept.items()
    }


if __name__ == "__main__":
    for file in sys.argv[1:]:
        halve(Path(file))
