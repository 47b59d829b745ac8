"""Travertine: warped bedding with pores along it, open or filled; `cross` cuts across the beds for a cloudy face."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm
from surface import Surface

PALETTES = dict(ivory=('e6dbc9', 'd3c1a7', 'b89e7f', 'f1eae0'), classic=('dcc9ab', 'c7ae8a', 'a5845c', 'e9dcc6'),
                noce=('a58566', '886749', '6a4d35', 'bfa080'), silver=('b9b5ae', '9c978f', '7c766e', 'd3d0ca'),
                titanium=('8d8a85', '716d68', '565350', 'aba8a3'), gold=('d9b57c', 'c4975a', 'a0723b', 'e8cd9e'))


def paint(place, seed, palette='ivory', filled=.45, cross=False, pores=1.):
    p, s = PALETTES[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    squash = 3.2 if cross else 1.
    w = 28 * fbm(x / 520, y / 240, 4, seed=s + 1) + 7 * fbm(x / 95, y / 38, 4, seed=s + 2) \
        + 1.5 * fbm(x / 25, y / 8, 4, seed=s + 3)
    if cross:
        w = w * 2.4 + 60 * fbm(x / 150, y / 150, 4, seed=s + 31)
    t = (y + w) / squash
    wide = 5. if cross else 1.
    b1 = fbm(x * wide / 1800, t / 70, 5, gain=.55, seed=s + 4, turn=False)
    b2 = fbm(x * wide / 900, t / 13, 5, gain=.6, seed=s + 5, turn=False)
    b3 = fbm(x * wide / 160, t / 2.6, 4, gain=.6, seed=s + 6, turn=False)
    k = b1 * .75 + b2 * .34
    a = mix(mix(p[0], p[1], step(-.1, .42, k)), p[2], step(.12, .62, b1 * .5 + b2 * .75) * .55)
    a = mix(a, p[3], step(.1, .5, -k) * .7)
    cloud = fbm(x / 33, y / 16, 5, gain=.6, seed=s + 9)
    a = scale(a, 1 + .05 * b3 + .07 * cloud)
    band = step(-.02, .42, fbm(x * wide / 700, t / 32, 4, seed=s + 10, turn=False) + .12 * cloud)
    jx = x + 2.5 * fbm(x / 6, y / 6, 4, seed=s + 20)
    jt = y + w * (.2 if cross else 1) + 1.6 * fbm(x / 4, y / 4, 4, seed=s + 21)
    spots = fbm(x / 120, y / 70, 3, seed=s + 17)
    open_ = .16 * band + .1 * spots
    pore = np.maximum(step(.50, .56, fbm(jx / 9, jt / 4.2, 3, seed=s + 11) + open_),
                      step(.56, .61, fbm(jx / 24, jt / 7.5, 3, seed=s + 12) + open_ + .08 * band))
    pore = np.maximum(pore, .8 * step(.52, .60, fbm(jx / 3.2, jt / 2.2, 2, seed=s + 16) + .1 * band))
    pore = pore * step(0, .25, band + .1 + .3 * spots) * pores
    fill = step(-.08, .08, fbm(x / 60, y / 40, 2, seed=s + 13) + (filled - .5) * 1.6)
    depth = pore * (1 - fill * .93)
    a = mix(a, lin(p[3]) * .93, pore * fill * .55)
    a = mix(a, a * lin('a58559') * .9, depth * .72)
    return Surface(a, -depth * 1.1 + .02 * b3, .42 + .3 * depth)
