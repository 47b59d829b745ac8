"""How pieces are laid. Every layout maps plane coordinates (mm) to Cells. `joint` is the gap between pieces."""
import numpy as np

import fancy_layouts as fancy
import irregular_layouts as irregular
from pieces import Cells, as_cells


def plain(x, y):
    """One piece without joints."""
    zero = np.zeros_like(x)
    return as_cells(zero, zero, x, y, zero + 1e4)


def grid(x, y, width, height, joint, bond=0., round_to=0.):
    """Straight or running bond; `bond` is the shift of each next row, as a share of the width."""
    pw, ph = width + joint, height + joint
    row = np.floor(y / ph)
    xs = x + np.mod(row * bond, 1) * pw
    col = np.floor(xs / pw)
    lx, ly = xs - (col + .5) * pw, y - (row + .5) * ph
    qx, qy = np.abs(lx) - (width / 2 - round_to), np.abs(ly) - (height / 2 - round_to)
    d = round_to - np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - np.minimum(np.maximum(qx, qy), 0)
    return as_cells(col, row, lx, ly, d)


def columns(x, y, width, height, joint, bond=0., round_to=0.):
    """Running bond with the long side upright: planks that run up the picture, or stacked vertical tiles."""
    c = grid(y, x, width, height, joint, bond, round_to)
    return Cells(c.i, c.j, c.x, -c.y, c.d)


def _two_lattices(x, y, px, py, distance):
    best = None
    for k, (sx, sy) in enumerate(((0, 0), (px / 2, py / 2))):
        c, r = np.floor((x - sx) / px + .5), np.floor((y - sy) / py + .5)
        lx, ly = x - sx - c * px, y - sy - r * py
        item = (distance(lx, ly), c * 2 + k, r * 2 + k, lx, ly)
        best = item if best is None else tuple(np.where(item[0] > best[0], n, o) for n, o in zip(item, best))
    d, i, j, lx, ly = best
    return as_cells(i, j, lx, ly, d)


def hexagon(x, y, size, joint):
    """`size` is flat to flat; points up."""
    p = size + joint
    return _two_lattices(x, y, p, p * np.sqrt(3),
                         lambda a, b: size / 2 - np.maximum(np.abs(a), np.abs(a) * .5 + np.abs(b) * .8660254))


def penny(x, y, size, joint):
    c = hexagon(x, y, size, joint)
    c.d = size / 2 - np.hypot(c.x, c.y)
    return c


def picket(x, y, width, height, joint, tip=.6):
    """Long hexagons, points up; `tip` is the height of a point as a share of the width."""
    t = width * tip
    lean = np.arctan2(width / 2, t)

    def distance(a, b):
        return np.minimum(width / 2 - np.abs(a), (height / 2 - np.abs(b) - np.abs(a) * 2 * t / width) * np.sin(lean))
    return _two_lattices(x, y, width + joint, 2 * (height - t + joint), distance)


def rhombus(x, y, width, height, joint):
    slope = np.hypot(width, height)
    return _two_lattices(x, y, width + joint * slope / height, height + joint * slope / width, lambda a, b: (
        width * height / 2 - np.abs(a) * height - np.abs(b) * width) / slope)


def scallop(x, y, size, joint):
    """Fish scales of diameter `size`."""
    r = size / 2
    k = np.ceil(y / r) - 1

    def circle(row):
        off = np.mod(row, 2) * r
        c = np.floor((x - off) / size + .5)
        return c, x - off - c * size, y - row * r
    c0, x0, y0 = circle(k)
    c1, x1, y1 = circle(k + 1)
    d0, d1 = r - np.hypot(x0, y0), r - np.hypot(x1, y1)
    own = d0 > 0
    d = np.where(own, d0, np.minimum(d1, -d0)) - joint / 2
    return as_cells(np.where(own, c0, c1), np.where(own, k, k + 1), np.where(own, x0, x1), np.where(own, y0, y1), d)


def herringbone(x, y, width, height, joint, diagonal=True):
    """`width` is taken to the nearest whole multiple of the piece's height."""
    if diagonal:
        x, y = (x + y) * np.sqrt(.5), (y - x) * np.sqrt(.5)
    n, w = int(round(width / height)), height + joint
    cx, cy = np.floor(x / w), np.floor(y / w)
    fx, fy = x - cx * w, y - cy * w
    m = np.mod(cx - cy, 2 * n)
    flat = m < n
    lx = np.where(flat, m * w + fx - n * w / 2, fx - w / 2)
    ly = np.where(flat, fy - w / 2, (2 * n - 1 - m) * w + fy - n * w / 2)
    u, v = np.where(flat, lx, ly), np.where(flat, ly, -lx)
    d = np.minimum((n * w - joint) / 2 - np.abs(u), height / 2 - np.abs(v))
    return as_cells(np.where(flat, cx - m, cx + 5000), np.where(flat, cy, cy - (2 * n - 1 - m)), u, v, d,
                  flat.astype(np.uint8))


def chevron(x, y, width, height, joint, angle=45.):
    """`width` is the length of a piece along its slope."""
    a = np.radians(angle)
    column, pitch = width * np.cos(a) + joint, (height + joint) / np.cos(a)
    col = np.floor(x / column)
    lx, sign = x - (col + .5) * column, np.where(np.mod(col, 2) == 0, 1., -1.)
    row = np.floor((y + sign * lx * np.tan(a)) / pitch)
    ly = y - (row + .5) * pitch
    u, v = lx * np.cos(a) - sign * ly * np.sin(a), sign * lx * np.sin(a) + ly * np.cos(a)
    d = np.minimum(height / 2 - np.abs(v), (column - joint) / 2 - np.abs(lx))
    return as_cells(col, row, u, v, d, (sign > 0).astype(np.uint8))


def basketweave(x, y, width, height, joint):
    """Woven strips (kinds 0, 1) of width x height around square dots (kind 2)."""
    p = (width + height) / 2 + joint
    band = height + joint

    def strip(a, b, parity):
        j = np.floor(b / p + .5)
        odd = np.mod(j + parity, 2)
        i = odd + 2 * np.floor((a / p - odd) / 2 + .5)
        return i, j, a - i * p, b - j * p
    i0, j0, u0, v0 = strip(x, y, 0)
    j1, i1, u1, v1 = strip(y, x, 1)
    d0 = np.minimum(width / 2 - np.abs(u0), height / 2 - np.abs(v0))
    d1 = np.minimum(width / 2 - np.abs(u1), height / 2 - np.abs(v1))
    cx, cy = np.floor(x / p), np.floor(y / p)
    ux, uy = x - (cx + .5) * p, y - (cy + .5) * p
    d2 = (p - band - joint) / 2 - np.maximum(np.abs(ux), np.abs(uy))
    kind = np.argmax(np.stack([d0, d1, d2]), 0).astype(np.uint8)
    take = lambda *c: np.choose(kind, c)
    return as_cells(take(i0, i1 + 4000, cx + 8000), take(j0, j1, cy), take(u0, u1, ux), take(v0, v1, uy),
                  take(d0, d1, d2), kind)


LAYOUTS = dict(plain=plain, grid=grid, columns=columns, hexagon=hexagon, penny=penny, picket=picket, rhombus=rhombus,
               scallop=scallop, herringbone=herringbone, chevron=chevron, basketweave=basketweave) \
    | irregular.LAYOUTS | fancy.LAYOUTS
