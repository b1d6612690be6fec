"""Takes the weights of a network back out of its ONNX, so that a later training can begin from them."""

from collections.abc import Iterator
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

Layer = tuple[Tensor, Tensor]  # weights and bias, with the scale of the values already in them


def load_weights(net: nn.Module, start: Path, batch: Tensor) -> None:
    """Load saved weights, or those of an ONNX."""
    if start.suffix == ".onnx":
        recover(net, start, batch)
    else:
        net.load_state_dict(torch.load(start))


def recover(net: nn.Module, path: Path, batch: Tensor) -> None:
    """Give a network the weights of an ONNX that was exported from one of the same layers.

    An exported convolution holds its scale. It is parted from it again by what one batch shows.
    """
    graph = onnx.load(path).graph
    stored = {part.name: torch.tensor(numpy_helper.to_array(part)) for part in graph.initializer}
    layers = {
        kind: iter([(stored[n.input[1]], stored[n.input[2]]) for n in graph.node if n.op_type == kind])
        for kind in ("Conv", "Gemm")
    }
    hooks = []
    for module in net.modules():
        if isinstance(module, nn.Linear):
            _fill(module, *next(layers["Gemm"]))
        elif isinstance(module, nn.Sequential) and _is_scaled(module):
            hooks.append(module.register_forward_pre_hook(_Parting(layers["Conv"])))
        elif isinstance(module, nn.Conv2d) and module.bias is not None:
            hooks.append(module.register_forward_pre_hook(_Filling(layers["Conv"])))
    net.train()
    with torch.no_grad():
        net(batch)
    for hook in hooks:
        hook.remove()


def _is_scaled(module: nn.Sequential) -> bool:
    return len(module) > 1 and isinstance(module[0], nn.Conv2d) and isinstance(module[1], nn.BatchNorm2d)


def _fill(module: nn.Linear | nn.Conv2d, weight: Tensor, bias: Tensor) -> None:
    module.weight.data.copy_(weight)
    module.bias.data.copy_(bias)  # type: ignore[union-attr]


class _Filling:
    """Fills a plain convolution when the batch reaches it: layers are stored in the order of their use."""

    def __init__(self, layers: Iterator[Layer]) -> None:
        self.layers = layers

    def __call__(self, module: nn.Conv2d, _inputs: tuple[Tensor]) -> None:
        _fill(module, *next(self.layers))


class _Parting:
    """Fills a convolution and its scale when the batch reaches them."""

    def __init__(self, layers: Iterator[Layer]) -> None:
        self.layers = layers

    def __call__(self, module: nn.Sequential, inputs: tuple[Tensor]) -> None:
        convolution, scale = module[0], module[1]
        weight, bias = next(self.layers)
        convolution.weight.data.copy_(weight)
        values = convolution(inputs[0])
        mean, spread = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
        scale.weight.data.copy_((spread + scale.eps).sqrt())
        scale.bias.data.copy_(bias + mean)
        scale.running_mean.copy_(mean)
        scale.running_var.copy_(spread)
