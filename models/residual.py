"""The building blocks of the networks that read dice."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional as fn


class Block(nn.Module):
    """Two 3x3 convolutions beside a shortcut."""

    def __init__(self, inner: int, outer: int, stride: int) -> None:
        super().__init__()
        self.first = convolve(inner, outer, stride)
        self.second = convolve(outer, outer, 1)
        self.shortcut = (
            nn.Identity()
            if stride == 1 and inner == outer
            else nn.Sequential(nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer))
        )

    def forward(self, x: Tensor) -> Tensor:
        """Add what the convolutions find to what came in."""
        return fn.relu(self.second(fn.relu(self.first(x))) + self.shortcut(x))


def convolve(inner: int, outer: int, stride: int) -> nn.Sequential:
    """A 3x3 convolution with its values kept in scale."""
    return nn.Sequential(nn.Conv2d(inner, outer, 3, stride, 1, bias=False), nn.BatchNorm2d(outer))
