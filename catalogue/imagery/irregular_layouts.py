"""Layouts ruled by chance: boards, courses of several heights, river stones. With `repeat` (mm, mm; see periods.py)
they come back to where they began."""
import numpy as np

from noise import cells, fbm, pick
from pieces import as_cells


def random_planks(x, y, width, height, joint, upright=True, repeat=None):
    """Planks of one width whose ends fall at random."""
    if upright:
        x, y = y, x
    w, h = width + joint, height + joint
    row = np.floor(y / h)
    if repeat:
        across, along = (repeat[0], repeat[1]) if upright else (repeat[1], repeat[0])
        named = np.mod(row, round(across / h))
    else:
        named = row
    xs = x + pick(named.astype(np.int32), named.astype(np.int32) * 0, 77) * w
    col = np.floor(xs / w)
    lx, ly = xs - (col + .5) * w, y - (row + .5) * h
    d = np.minimum(width / 2 - np.abs(lx), height / 2 - np.abs(ly))
    if repeat:
        col = np.mod(col, round(along / w))
    return as_cells(col, named, lx, -ly if upright else ly, d)


def trim(x, y, width, height, joint):
    """Trim pieces one below the other on a table, the middle one at 0, 0."""
    pitch = height + joint
    row = np.floor(y / pitch + .5)
    ly = y - row * pitch
    return as_cells(np.zeros_like(row), row, x, ly, np.minimum(width / 2 - np.abs(x), height / 2 - np.abs(ly)))


def strips(x, y, heights, widths, joint, upright=False, seed=61, repeat=None):
    """Courses of several heights; each course has its own piece width and start."""
    if upright:
        x, y = y, x
    tops = np.cumsum([0] + [h + joint for h in heights])
    turn = np.floor(y / tops[-1])
    rest = y - turn * tops[-1]
    k = np.clip(np.searchsorted(tops, rest, side='right') - 1, 0, len(heights) - 1)
    if repeat:
        along, across = (repeat[1], repeat[0]) if upright else repeat
        turn = np.mod(turn, round(across / tops[-1]))
    row = (turn * len(heights) + k).astype(np.int32)
    h = np.take(np.array(heights, np.float32), k)
    w = np.take(np.array(widths, np.float32), (pick(row, row * 0, seed) * .9999 * len(widths)).astype(int)) + joint
    if repeat:
        w = along / np.maximum(np.round(along / w), 1)
    xs = x + pick(row, row * 0 + 1, seed) * (along if repeat else 5000)
    col = np.floor(xs / w)
    lx, ly = xs - (col + .5) * w, rest - np.take(tops, k) - (h + joint) / 2
    if repeat:
        col = np.mod(col, np.round(along / w))
    return as_cells(col, row, lx, -ly if upright else ly, np.minimum((w - joint) / 2 - np.abs(lx), h / 2 - np.abs(ly)))


def pebble(x, y, size, joint, stretch=1.35, repeat=None):
    """River stones: Voronoi cells so soft at the corners that each is convex, and highest in its middle."""
    u, v, wrap = x / size / stretch, y / size, (0, 0)
    if repeat:
        wrap = (round(repeat[0] / size / stretch), round(repeat[1] / size))
    else:
        u, v = (a + .10 * fbm(x / size * .7 + o, y / size * .7, 3, seed=52 + k) for k, (a, o) in enumerate(((u, 0), (v, 9))))
    _, soft, _, sx, sy = cells(u, v, seed=51, jitter=.92, sharp=7., wrap=wrap)
    _, border, _, _, _ = cells(u, v, seed=51, jitter=.92, sharp=40., wrap=wrap)
    i, j = np.floor(sx), np.floor(sy)
    if repeat:
        i, j = np.mod(i, wrap[0]), np.mod(j, wrap[1])
    return as_cells(i, j, x - sx * size * stretch, y - sy * size, -1.8 * np.logaddexp((joint / 2 - border * size) / 1.8, -(soft + .075) * size / 1.8))


LAYOUTS = dict(random_planks=random_planks, strips=strips, trim=trim, pebble=pebble)
