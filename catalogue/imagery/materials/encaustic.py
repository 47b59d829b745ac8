"""Cement tiles with inlaid patterns. A pattern maps tile coordinates (-1..1) to a colour number and is evaluated
at a slightly wobbling place, as hand-poured pigment is never quite sharp."""
import numpy as np

from colour import lin, scale, step
from noise import fbm
from surface import Surface

PALETTES = dict(indigo=('e9e6dd', '27406b', '8ea4bb', '27406b'), charcoal=('dcd8cf', '2f3133', '8b8a86', 'b4b1aa'),
                olive=('e8e0cc', '5d6a47', 'a9a77c', 'b5654a'), rose=('ecdfd3', 'a7594f', 'd8a794', '3f4a52'),
                sea=('e4e6df', '2d6a70', '8fb6ae', 'd9b36a'), ochre=('eadfc7', 'b5803a', '4d4a45', '8a3f2c'))


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


PATTERNS = dict(star=_star, quatrefoil=_quatrefoil, triangles=_triangles, arcs=_arcs, cube=_cube)


def paint(place, seed, palette='indigo', pattern='star', size=200., turned=True):
    """`size` is the tile's side in mm; `turned` lays arcs and triangles at random quarter turns."""
    p, s, c = PALETTES[palette], seed * 1009, place.cells
    x, y = c.x / (size / 2), c.y / (size / 2)
    if turned and pattern in ('arcs', 'triangles'):
        q = np.floor(c.random(s + 1) * 4)
        x, y = np.select([q == 0, q == 1, q == 2], [x, -y, -x], y), np.select([q == 0, q == 1, q == 2], [y, x, -y], -x)
    wob = .012
    x = x + wob * fbm(place.x / 9, place.y / 9, 3, seed=s + 2)
    y = y + wob * fbm(place.x / 9 + 40, place.y / 9, 3, seed=s + 3)
    soft, shape = np.zeros(x.shape + (3,), np.float32), PATTERNS[pattern]
    tints = np.array([lin(t) for t in p])
    reach = place.mm / (size / 2) * .5 + .002
    for dx, dy in ((-.5, -.5), (.5, -.5), (-.5, .5), (.5, .5)):
        soft += tints[shape(x + dx * reach, y + dy * reach)] / 4
    cloud = fbm(place.cut_x / 60, place.cut_y / 60, 5, gain=.6, seed=s + 4)
    fine = fbm(place.x / 1.4, place.y / 1.4, 3, gain=.7, seed=s + 5)
    worn = step(.1, .7, fbm(place.cut_x / 26, place.cut_y / 26, 5, gain=.62, seed=s + 6)) * .12
    a = scale(soft, 1 + .10 * cloud + .05 * fine + .05 * (c.random(s + 7) - .5))
    a = a + (lin('d8d2c6') - a) * worn[..., None]
    return Surface(a, .012 * fine, np.full_like(x, .6))
