"""Takes the weights of a network back out of its ONNX, so that a later training can begin from them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import onnx
import torch
from torch import Tensor, nn

from models.exporting import read_weights

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Layer = tuple[Tensor, Tensor]  # weights and bias, with the scale of the values already in them


def load_weights(net: nn.Module, start: Path, batch: Tensor) -> None:
    """Load saved weights, or those of an ONNX."""
    if start.suffix == ".onnx":
        recover(net, start, batch)
    else:
        net.load_state_dict(torch.load(start))


def recover(net: nn.Module, path: Path, batch: Tensor) -> None:
    """Give a network the weights of an ONNX that was exported from one of the same layers.

    An exported convolution holds its scale. One batch shows how to separate the two again.
    """
    graph = onnx.load(path).graph
    stored = read_weights(graph)
    layers = {
        kind: iter([(stored[n.input[1]], stored[n.input[2]]) for n in graph.node if n.op_type == kind])
        for kind in ("Conv", "Gemm")
    }
    hooks = []
    leaves = [module for module in net.modules() if not list(module.children())]
    for module, following in pairwise([*leaves, nn.Identity()]):
        if isinstance(module, nn.Linear):
            _fill(module, *next(layers["Gemm"]))
        elif isinstance(module, nn.Conv2d):
            scale = following if isinstance(following, nn.BatchNorm2d) else None
            hooks.append(module.register_forward_pre_hook(_Filling(layers["Conv"], scale)))
    net.train()
    with torch.no_grad():
        net(batch)
    for hook in hooks:
        hook.remove()


def _fill(module: nn.Linear | nn.Conv2d, weight: Tensor, bias: Tensor) -> None:
    module.weight.data.copy_(weight)
    module.bias.data.copy_(bias)  # type: ignore[union-attr]


class _Filling:
    """Fills a convolution when the batch reaches it, for layers are stored in the order of their use.

    Where a scale follows, the batch sets it.
    """

    def __init__(self, layers: Iterator[Layer], scale: nn.BatchNorm2d | None) -> None:
        self.layers, self.scale = layers, scale

    def __call__(self, module: nn.Conv2d, inputs: tuple[Tensor]) -> None:
        weight, bias = next(self.layers)
        if self.scale is None:
            _fill(module, weight, bias)
            return
        module.weight.data.copy_(weight)
        values = module._conv_forward(inputs[0], module.weight, None)  # noqa: SLF001 - calling it would hook again
        mean, spread = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
        self.scale.weight.data.copy_((spread + self.scale.eps).sqrt())
        self.scale.bias.data.copy_(bias + mean)
        self.scale.running_mean.copy_(mean)  # type: ignore[union-attr]
        self.scale.running_var.copy_(spread)  # type: ignore[union-attr]
