"""The title reader's network: from a line of print to two letters or none for every four pixels of it."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from vision.naming.titles.signs import SIGNS

HEIGHT_PX = 32
STEP_PX = 2  # of the line's width for each answer
WIDTH = 176
SPREADS = (1, 2, 4, 2, 1, 8, 4, 1)  # how far apart the neighbours are that one layer compares


def convolve(inputs: int, outputs: int, stride: tuple[int, int], size: int = 3) -> nn.Sequential:
    """Return a convolution over the picture with normalisation and a ramp."""
    layer = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Along(nn.Module):
    """Looks to the left and right along the line, and adds what it finds."""

    def __init__(self, width: int, spread: int) -> None:
        super().__init__()
        self.layer = nn.Conv2d(width, width, (1, 3), 1, (0, spread), dilation=(1, spread), bias=False)
        self.norm = nn.BatchNorm2d(width)

    def forward(self, x: Tensor) -> Tensor:
        """Run the block."""
        return x + torch.relu(self.norm(self.layer(x)))


class Around(nn.Module):
    """Looks around each place of the picture, and adds what it finds."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layer = nn.Conv2d(width, width, 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(width)

    def forward(self, x: Tensor) -> Tensor:
        """Run the block."""
        return x + torch.relu(self.norm(self.layer(x)))


class TitleNet(nn.Module):
    """Shapes of letters first, then their neighbours along the line, near and far."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes = nn.Sequential(
            convolve(1, 32, (2, 2), 5),
            convolve(32, 48, (2, 1)),
            convolve(48, 88, (1, 2)),
            convolve(88, 120, (2, 1)),
            Around(120),
            nn.Conv2d(120, WIDTH, (4, 1), bias=False),
            nn.BatchNorm2d(WIDTH),
            nn.ReLU(inplace=True),
        )
        self.along = nn.Sequential(*(Along(WIDTH, spread) for spread in SPREADS))
        self.letters = nn.Conv2d(WIDTH, 2 * (len(SIGNS) + 1), 1)

    def forward(self, line: Tensor) -> Tensor:
        """Return logits of none and of each sign, two steps for every four pixels: lines x steps x signs."""
        answer = self.letters(self.along(self.shapes(line)))
        lines, _, _, columns = answer.shape
        steps = answer.reshape(lines, 2, len(SIGNS) + 1, columns).permute(0, 3, 1, 2)
        return steps.reshape(lines, 2 * columns, len(SIGNS) + 1)


class Exported(nn.Module):
    """The network as it is shipped: grey lines with mean 0 and spread 1 in, log probabilities out."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, line: Tensor) -> Tensor:
        """Return log probabilities."""
        return torch.log_softmax(self.net(line), -1)
