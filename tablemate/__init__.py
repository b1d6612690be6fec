"""The application: it joins the rules, the voice and the person at the table."""

from __future__ import annotations

import os

# To be set before NumPy is imported. Our matrices are small, and NumPy waits for a second thread, spinning:
# a product of the grid took 24 ms with two threads beside other programs and 1 ms with one (means).
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
