"""Patterns of cement tiles: tile coordinates (-1..1) to a colour number 0..3."""
import numpy as np


def _star(x, y):
    r, t = np.hypot(x, y), np.arctan2(y, x)
    eight = np.cos(np.pi / 8) / np.cos(np.mod(t, np.pi / 4) - np.pi / 8)
    tip = .62 + .30 * np.abs(np.mod(t / (np.pi / 4) + .5, 1) - .5) * 2
    corner = np.hypot(np.abs(x) - 1, np.abs(y) - 1)
    out = np.zeros(x.shape, int)
    out[r < tip] = 1
    out[r < .46 * eight] = 0
    out[r < .30 * eight] = 2
    out[r < .12] = 3
    out[corner < .42] = 2
    out[corner < .28] = 0
    out[corner < .16] = 1
    return out


def _quatrefoil(x, y):
    ax, ay = np.abs(x), np.abs(y)
    lobe = np.minimum(np.hypot(ax - .44, y * 1.), np.hypot(x, ay - .44))
    core = np.maximum(ax, ay)
    inside = np.minimum(lobe - .40, core - .44)
    corner = np.hypot(ax - 1, ay - 1)
    out = np.zeros(x.shape, int)
    out[inside < 0] = 1
    out[inside < -.09] = 0
    out[(ax + ay < .40)] = 2
    out[(ax + ay < .20)] = 3
    out[corner < .34] = 1
    out[corner < .22] = 3
    return out


def _triangles(x, y):
    return np.where(np.abs(x) > np.abs(y), 1, 0) * np.where(x > 0, 1, 2) + np.where(
        (np.abs(x) + np.abs(y) < .42), 3, 0) * (np.abs(x) <= np.abs(y))


def _arcs(x, y):
    d = np.hypot(x + 1, y + 1)
    e = np.hypot(x - 1, y - 1)
    out = np.zeros(x.shape, int)
    for c in (d, e):
        out[(c < 1.16) & (c > .84)] = 1
        out[(c < .70) & (c > .52)] = 2
        out[c < .34] = 3
    return out


def _cube(x, y):
    t = np.arctan2(y, x) + np.pi / 2
    k = np.mod(np.floor(t / (np.pi / 3)), 6)
    return np.choose((k // 2).astype(int), [0, 1, 2])


def _checker(x, y):
    return np.where((x > 0) == (y > 0), 0, 1)


def _petals(x, y):
    """Four leaves that meet in the middle; circles where tiles meet."""
    ax, ay = np.abs(x), np.abs(y)
    leaf = np.maximum(np.hypot(ax - 1, ay) , np.hypot(ax, ay - 1))
    out = np.zeros(x.shape, int)
    out[leaf < 1.0] = 1
    out[leaf < .86] = 2
    out[leaf < .80] = 1
    out[np.hypot(x, y) < .13] = 3
    out[np.hypot(ax - 1, ay) < .20] = 3
    out[np.hypot(ax, ay - 1) < .20] = 3
    return out


def _lattice(x, y):
    ax, ay = np.abs(x), np.abs(y)
    out = np.zeros(x.shape, int)
    band = np.abs(ax + ay - 1)
    out[band < .17] = 1
    out[band < .055] = 0
    out[(ax + ay) < .36] = 2
    out[(ax + ay) < .16] = 0
    out[(2 - ax - ay) < .36] = 2
    out[(2 - ax - ay) < .16] = 0
    out[(np.maximum(np.abs(ax - .5), np.abs(ay - .5)) < .10)] = 3
    return out


def _diamond(x, y):
    t = np.abs(x) + np.abs(y)
    return np.select([t < .30, t < .46, t < 1., t < 1.16], [3, 0, 1, 2], 0)


def _ribbon(x, y):
    """Interlaced bands."""
    wave = np.abs(y - .5 * np.sin(np.pi * x)), np.abs(y + .5 * np.sin(np.pi * x))
    out = np.zeros(x.shape, int)
    for k, d in enumerate(wave):
        out[d < .24] = 2
        out[d < .17] = 1 if k == 0 else 3
    over = (np.abs(x) > .5)
    out[(wave[0] < .24) & over] = 2
    out[(wave[0] < .17) & over] = 1
    return out


def _rosette(x, y):
    r, t = np.hypot(x, y), np.arctan2(y, x)
    petal = .30 + .48 * np.abs(np.cos(t * 4)) ** .7
    corner = np.hypot(np.abs(x) - 1, np.abs(y) - 1)
    out = np.zeros(x.shape, int)
    out[r < .92] = 2
    out[r < .84] = 0
    out[r < petal] = 1
    out[r < petal * .52] = 2
    out[r < .16] = 3
    out[corner < .40] = 1
    out[corner < .30] = 0
    out[corner < .18] = 3
    return out


def _dots(x, y):
    a, b = np.mod(x * 2 + 1, 2) - 1, np.mod(y * 2 + 1, 2) - 1
    r = np.hypot(a, b)
    return np.select([r < .22, r < .46], [3, 1], 0)


def _hexflower(x, y):
    """For hexagons: six leaves from the middle to the corners."""
    r, t = np.hypot(x, y), np.arctan2(y, x)
    k = np.mod(t, np.pi / 3) - np.pi / 6
    u, v = r * np.cos(k), np.abs(r * np.sin(k))
    leaf = v - .30 * np.sin(np.clip(u / 1.06, 0, 1) * np.pi)
    out = np.zeros(x.shape, int)
    out[leaf < 0] = 1
    out[leaf < -.11] = 2
    out[r < .14] = 3
    return out


PATTERNS = dict(star=_star, quatrefoil=_quatrefoil, triangles=_triangles, arcs=_arcs, cube=_cube, checker=_checker,
                petals=_petals, lattice=_lattice, diamond=_diamond, ribbon=_ribbon, rosette=_rosette, dots=_dots,
                hexflower=_hexflower)
