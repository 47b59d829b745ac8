"""Cement tiles with inlaid patterns. A pattern maps tile coordinates (-1..1) to a colour number and is evaluated
at a slightly wobbling place, as hand-poured pigment is never quite sharp."""
import numpy as np

from colour import lin, scale, step
from materials.patterns import PATTERNS
from noise import fbm
from surface import Surface

PALETTES = dict(indigo=('e9e6dd', '27406b', '8ea4bb', '27406b'), charcoal=('dcd8cf', '2f3133', '8b8a86', 'b4b1aa'),
                olive=('e8e0cc', '5d6a47', 'a9a77c', 'b5654a'), rose=('ecdfd3', 'a7594f', 'd8a794', '3f4a52'),
                sea=('e4e6df', '2d6a70', '8fb6ae', 'd9b36a'), ochre=('eadfc7', 'b5803a', '4d4a45', '8a3f2c'),
                navy=('e7e4dc', '1f2f4d', '8793a6', 'b59a63'), sage=('e9e7db', '8a9c82', 'c2cbb6', '5d6b58'),
                terracotta=('ecdfcd', 'b3603f', 'd99f7e', '5c4a3f'), black=('e9e7e2', '1f2022', 'a9a8a5', '5d5d5f'),
                plum=('ebe1dc', '5b2f42', 'b58a95', '8f8a7d'), sky=('eeece4', '7fa3b5', 'bcd0d6', '3f5f73'))


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
