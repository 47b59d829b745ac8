"""Patterns of several pieces: quarter-turned bricks, lanterns, octagons, pinwheels, stars, cubes, the French pattern."""
import math

import numpy as np

from pieces import as_cells


def _box(x, y, width, height):
    return np.minimum(width / 2 - np.abs(x), height / 2 - np.abs(y))


def basket(x, y, width, joint, count=2):
    """Squares of `count` parallel bricks, each square turned against its neighbours."""
    p = width + joint
    cx, cy = np.floor(x / p), np.floor(y / p)
    u, v = x - (cx + .5) * p, y - (cy + .5) * p
    turned = np.mod(cx + cy, 2) == 1
    a, b = np.where(turned, v, u), np.where(turned, -u, v)
    pitch = p / count
    k = np.clip(np.floor(b / pitch + count / 2), 0, count - 1)
    lb = b - (k + .5 - count / 2) * pitch
    return as_cells(cx * count + k, cy, a, lb, _box(a, lb, width, pitch - joint), turned.astype(np.uint8))


def arabesque(x, y, width, height, joint):
    """Lanterns: an S-shaped outline that its neighbours repeat upside down."""
    w, h = width + joint, height + joint

    def lantern(a, b):
        t = np.clip(np.abs(b) / (h / 2), 0, 1)
        half = w / 2 * (.5 + .5 * np.cos(np.pi * t) + .02 * np.sin(2 * np.pi * t))
        slope = w / 2 * (.5 * np.pi * np.sin(np.pi * t) - .04 * np.pi * np.cos(2 * np.pi * t)) / (h / 2)
        return (half - np.abs(a)) / np.sqrt(1 + slope * slope)
    best = None
    for k, (ox, oy) in enumerate(((0, 0), (w / 2, h / 2))):
        c, r = np.floor((x - ox) / w + .5), np.floor((y - oy) / h + .5)
        lx, ly = x - ox - c * w, y - oy - r * h
        item = (lantern(lx, ly), c * 2 + k, r * 2 + k, lx, ly)
        best = item if best is None else tuple(np.where(item[0] > best[0], n, o) for n, o in zip(item, best))
    d, i, j, lx, ly = best
    return as_cells(i, j, lx, ly, d - joint / 2)


def octagon(x, y, size, dot, joint):
    """Octagons of `size` flat to flat with square dots (kind 2) of side `dot` in the gaps."""
    p = size + joint
    cx, cy = np.floor(x / p), np.floor(y / p)
    u, v = x - (cx + .5) * p, y - (cy + .5) * p
    cut = (2 * size - dot * math.sqrt(2) - 2 * joint * (math.sqrt(2) - 1)) / 2
    d0 = np.minimum(_box(u, v, size, size), (cut - np.abs(u) - np.abs(v)) * math.sqrt(.5))
    qx, qy = np.floor(x / p + .5), np.floor(y / p + .5)
    a, b = x - qx * p, y - qy * p
    d2 = (dot * math.sqrt(.5) - np.abs(a) - np.abs(b)) * math.sqrt(.5)
    own = d0 >= d2
    return as_cells(np.where(own, cx, qx + 9000), np.where(own, cy, qy), np.where(own, u, (a + b) * math.sqrt(.5)),
                    np.where(own, v, (b - a) * math.sqrt(.5)), np.where(own, d0, d2), np.where(own, 0, 2).astype(np.uint8))


def pinwheel(x, y, size, small, joint):
    """Large squares with one small square (kind 2) each, the Pythagorean tiling."""
    a, b = size + joint, small + joint
    n = a * a + b * b
    u, v = (x * a + y * b) / n, (y * a - x * b) / n          # lattice (a, b), (-b, a)
    best = None
    for di in (0, 1, -1):
        for dj in (0, 1, -1):
            i, j = np.floor(u) + di, np.floor(v) + dj
            ox, oy = i * a - j * b, i * b + j * a
            for kind, (px, py, s) in enumerate(((a / 2, a / 2, size), (a + b / 2, b / 2, small))):
                lx, ly = x - ox - px, y - oy - py
                item = (_box(lx, ly, s, s), i + kind * 9000, j, lx, ly, np.full(np.shape(x), kind * 2))
                best = item if best is None else tuple(np.where(item[0] > best[0], q, o) for q, o in zip(item, best))
    d, i, j, lx, ly, kind = best
    return as_cells(i, j, lx, ly, d, kind.astype(np.uint8))


def star_cross(x, y, size, joint):
    """Eight-pointed stars (kind 1) of `size` tip to tip and pointed crosses (kind 2) between them."""
    p = size + joint * math.sqrt(2)

    def star(a, b):
        square = size / 2 * math.sqrt(.5)
        return np.maximum(square - np.maximum(np.abs(a), np.abs(b)), square - (np.abs(a) + np.abs(b)) * math.sqrt(.5))
    cx, cy = np.floor(x / p + .5), np.floor(y / p + .5)
    u, v = x - cx * p, y - cy * p
    qx, qy = np.floor(x / p), np.floor(y / p)
    a, b = x - (qx + .5) * p, y - (qy + .5) * p
    inside = star(u, v)
    own = inside > -joint / 2
    return as_cells(np.where(own, cx, qx + 9000), np.where(own, cy, qy), np.where(own, u, a), np.where(own, v, b),
                    np.where(own, inside, -inside - joint), np.where(own, 1, 2).astype(np.uint8))


def cube(x, y, size, joint):
    """Tumbling blocks: each hexagon of `size` flat to flat is three rhombi, kinds 0 (top), 1 and 2."""
    p = size
    h = p * math.sqrt(3)
    best = None
    for k, (ox, oy) in enumerate(((0, 0), (p / 2, h / 2))):
        c, r = np.floor((x - ox) / p + .5), np.floor((y - oy) / h + .5)
        lx, ly = x - ox - c * p, y - oy - r * h
        d = -np.maximum(np.abs(lx), np.abs(lx) * .5 + np.abs(ly) * .8660254)
        item = (d, c * 2 + k, r * 2 + k, lx, ly)
        best = item if best is None else tuple(np.where(item[0] > best[0], n, o) for n, o in zip(item, best))
    d, i, j, lx, ly = best
    t = np.mod(np.arctan2(ly, lx) + np.pi * 7 / 6, 2 * np.pi)          # 0 along the upper left spoke
    kind = np.clip(np.floor(t / (2 * np.pi / 3)), 0, 2).astype(int)
    middle = (kind + .5) * (2 * np.pi / 3) - np.pi * 7 / 6
    u, v = lx * np.cos(middle) + ly * np.sin(middle), -lx * np.sin(middle) + ly * np.cos(middle)
    q = size / math.sqrt(3) / 2
    a, b = u - q, v
    edge = np.minimum(q * .8660254 - np.abs(a * .8660254 + b * .5), q * .8660254 - np.abs(a * .8660254 - b * .5))
    return as_cells(i * 3 + kind, j, b, -a, edge - joint / 2, kind.astype(np.uint8))


# the French pattern in modules: x, y, width, height of each piece of a 6 x 6 block
FRENCH = ((0, 0, 2, 2), (2, 0, 3, 2), (5, 0, 1, 2), (0, 2, 2, 3), (2, 2, 1, 1), (3, 2, 2, 2), (5, 2, 1, 1), (2, 3, 1, 2),
          (5, 3, 1, 2), (3, 4, 2, 2), (0, 5, 2, 1), (2, 5, 1, 1), (5, 5, 1, 1))


def versailles(x, y, size, joint):
    """Four formats in the French pattern; `size` is the module (the smallest square with its joint)."""
    p = 6 * size
    row = np.floor(y / p)
    xs = x + np.mod(row, 2) * 2 * size
    col = np.floor(xs / p)
    u, v = xs / size - col * 6, y / size - row * 6
    piece = np.zeros(np.shape(x), int)
    for n, (px, py, w, h) in enumerate(FRENCH):
        piece = np.where((u >= px) & (u < px + w) & (v >= py) & (v < py + h), n, piece)
    px, py, w, h = (np.take(np.array(side, np.float32), piece) for side in zip(*FRENCH))
    lx, ly = (u - px - w / 2) * size, (v - py - h / 2) * size
    d = _box(lx, ly, w * size - joint, h * size - joint)
    return as_cells(col * len(FRENCH) + piece, row, lx, ly, d, (w * h).astype(np.uint8))


def trapezoid(x, y, width, height, joint, slant=.22):
    """Pieces whose short sides lean in turn; every other one stands on its head."""
    ph, pw = height + joint, width + joint
    row = np.floor(y / ph)
    ly = y - (row + .5) * ph
    lean = slant * height
    xs = x + np.mod(row, 2) * pw * .5
    col0 = np.floor(xs / pw)
    best = None
    for dc in (-1, 0, 1):
        c = col0 + dc
        flip = np.where(np.mod(c, 2) == 0, 1., -1.)
        half = width / 2 + flip * lean * ly / height
        lx = xs - (c + .5) * pw
        d = np.minimum(height / 2 - np.abs(ly), (half - np.abs(lx)) / math.hypot(1, slant))
        item = (d, c, lx)
        best = item if best is None else tuple(np.where(item[0] > best[0], n, o) for n, o in zip(item, best))
    d, c, lx = best
    return as_cells(c, row, lx, ly, d)


def _pinwheel_period(o):
    a, b = round((o['size'] + o['joint']) * 100), round((o['small'] + o['joint']) * 100)
    return ((a * a + b * b) / math.gcd(a, b) / 100,) * 2


LAYOUTS = dict(basket=basket, arabesque=arabesque, octagon=octagon, pinwheel=pinwheel, star_cross=star_cross, cube=cube,
               versailles=versailles, trapezoid=trapezoid)
PERIODS = dict(
    basket=lambda o: (2 * (o['width'] + o['joint']),) * 2, arabesque=lambda o: (o['width'] + o['joint'], o['height'] + o['joint']),
    octagon=lambda o: (o['size'] + o['joint'],) * 2,
    pinwheel=_pinwheel_period,
    star_cross=lambda o: (o['size'] + o['joint'] * math.sqrt(2),) * 2, cube=lambda o: (o['size'], o['size'] * math.sqrt(3)),
    versailles=lambda o: (6 * o['size'], 12 * o['size']),
    trapezoid=lambda o: (2 * (o['width'] + o['joint']), 2 * (o['height'] + o['joint'])))
