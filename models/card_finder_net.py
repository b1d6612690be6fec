"""The card finder's network: small, convolutional, U-shaped; one answer for every 8x8 pixels."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

MAPS = 3  # card, core of a card, and whether that card lies rather than stands
VOTES = 16  # the four corners from here, as of a standing card and as of a lying one


def convolve(inputs: int, outputs: int, stride: int = 1, spread: int = 1) -> nn.Sequential:
    """Return a 3x3 convolution with normalisation and a ramp."""
    layer = nn.Conv2d(inputs, outputs, 3, stride, spread, dilation=spread, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions added to what came in."""

    def __init__(self, width: int, spread: int = 1) -> None:
        super().__init__()
        self.first = convolve(width, width, spread=spread)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        """Run the block."""
        return functional.relu(x + self.second(self.first(x)))


class CardFinderNet(nn.Module):
    """Down to a 32nd of the picture, where a whole card is in view, and up again to an eighth."""

    def __init__(self) -> None:
        super().__init__()
        stem = nn.Conv2d(3, 24, 8, 4, 2, bias=False)
        self.quarter = nn.Sequential(stem, nn.BatchNorm2d(24), nn.ReLU(inplace=True))
        self.eighth = nn.Sequential(convolve(24, 40, 2), Residual(40), Residual(40))
        self.sixteenth = nn.Sequential(convolve(40, 72, 2), Residual(72), Residual(72, 2))
        self.deepest = nn.Sequential(convolve(72, 112, 2), Residual(112, 2), Residual(112, 3), Residual(112))
        self.from_deepest = nn.Conv2d(112, 48, 1)
        self.from_sixteenth = nn.Conv2d(72, 48, 1)
        self.from_eighth = nn.Conv2d(40, 48, 1)
        self.at_sixteenth = convolve(48, 48)
        self.head = nn.Sequential(convolve(48, 64), convolve(64, 64))
        self.answer = nn.Conv2d(64, MAPS + VOTES, 1)

    def forward(self, picture: Tensor) -> Tensor:
        """Return the maps as logits, and the votes."""
        eighth = self.eighth(self.quarter(picture))
        sixteenth = self.sixteenth(eighth)
        up = self.at_sixteenth(
            grow(self.from_deepest(self.deepest(sixteenth))) + self.from_sixteenth(sixteenth)
        )
        return self.answer(self.head(grow(up) + self.from_eighth(eighth)))


class Exported(nn.Module):
    """The network as it is shipped: BGR values of 0..255 in, chances and votes out."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, picture: Tensor) -> Tensor:
        """Return the chances of card, core and lying, and the votes, for every 8x8 pixels."""
        answer = self.net(picture / 255)
        return torch.cat([torch.sigmoid(answer[:, :MAPS]), answer[:, MAPS:]], 1)


def grow(x: Tensor) -> Tensor:
    """Double width and height."""
    return functional.interpolate(x, scale_factor=2, mode="nearest")
