"""The card checker's network: a card cut out upright in, its chance and the error of its corners out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from models.card_finder_net import Residual, convolve

ANSWERS = 9  # a card or none, and how far off each of the four corners is, across and down


class CardCheckNet(nn.Module):
    """Halves the picture three times, then weighs all places together."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            convolve(3, 20, 2), convolve(20, 32, 2), convolve(32, 56, 2), Residual(56), convolve(56, 40)
        )
        self.answer = nn.Sequential(
            nn.Flatten(),
            nn.Dropout(0.2),
            nn.Linear(40 * 11 * 8, 96),
            nn.ReLU(inplace=True),
            nn.Linear(96, ANSWERS),
        )

    def forward(self, cuts: Tensor) -> Tensor:
        """Return the chance as a logit and the corners' errors."""
        answer: Tensor = self.answer(self.body(cuts))
        return answer


class ExportedCheck(nn.Module):
    """The network as it is shipped: BGR values of 0..255 in, a chance and the corners' errors out."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, cuts: Tensor) -> Tensor:
        """Return for each cut the chance of a card and by how much its corners are off."""
        answer = self.net(cuts / 255)
        return torch.cat([torch.sigmoid(answer[:, :1]), answer[:, 1:]], 1)
