"""The application: it joins the rules, the voice and the person at the table."""

from __future__ import annotations

import os

VERSION = "0.1.0"  # CHANGELOG.md says what it means; the package takes it from here

# To be set before NumPy is imported. Our matrices are small, and NumPy's second thread only spins and waits:
# on a busy machine a product of the grid took 24 ms with two threads and 1 ms with one (means).
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# To be set before OpenCV is imported. On Windows the hardware's own conversions are known to make a camera
# slow to open (not measured by us); on macOS we ask for the camera ourselves (vision/pictures/cameras).
os.environ.setdefault("OPENCV_VIDEOIO_MSMF_ENABLE_HW_TRANSFORMS", "0")
os.environ.setdefault("OPENCV_AVFOUNDATION_SKIP_AUTH", "1")
