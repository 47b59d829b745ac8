"""What a layout says about every place: which piece lies there and where in the piece it is."""
from dataclasses import dataclass

import numpy as np

from noise import pick


@dataclass
class Cells:
    i: np.ndarray
    j: np.ndarray
    x: np.ndarray      # mm from the piece's centre, along its length
    y: np.ndarray
    d: np.ndarray      # mm to the piece's edge, positive inside
    kind: np.ndarray | None = None   # which of several piece shapes

    def random(self, seed):
        return pick(self.i, self.j, seed)


def as_cells(i, j, x, y, d, kind=None):
    return Cells(i.astype(np.int32), j.astype(np.int32), *(a.astype(np.float32) for a in (x, y, d)), kind)
