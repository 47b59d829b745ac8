"""Travertine: warped bedding with pores along it, open or filled; `cross` cuts across the beds for a cloudy face."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm
from surface import Surface

PALETTES = dict(ivory=('e6dbc9', 'd3c1a7', 'b89e7f', 'f1eae0'), classic=('dcc9ab', 'c7ae8a', 'a5845c', 'e9dcc6'),
                noce=('a58566', '886749', '6a4d35', 'bfa080'), silver=('b9b5ae', '9c978f', '7c766e', 'd3d0ca'),
                titanium=('8d8a85', '716d68', '565350', 'aba8a3'), gold=('d9b57c', 'c4975a', 'a0723b', 'e8cd9e'),
                walnut=('b08f6c', '94734f', '6f5236', 'c9ad8a'), red=('b9735a', '9f5b45', '7a4232', 'd3a085'))


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
    rim = .05 * fbm(x / 1.3, y / 1.3, 3, gain=.65, seed=s + 22)
    pore = np.maximum(step(.47, .52, fbm(jx / 13, jt / 4.6, 3, seed=s + 11) + open_ + rim),
                      step(.50, .55, fbm(jx / 36, jt / 8.5, 4, gain=.55, seed=s + 12) + open_ + .14 * band + rim))
    pore = np.maximum(pore, .7 * step(.55, .60, fbm(jx / 5.5, jt / 2.6, 2, seed=s + 16) + .16 * band))
    pore = pore * step(.06, .30, band * .8 + .35 * spots) * pores
    fill = step(-.08, .08, fbm(x / 60, y / 40, 2, seed=s + 13) + (filled - .5) * 1.6)
    depth = pore * (1 - fill * .93)
    a = mix(a, lin(p[3]) * .93, pore * fill * .55)
    wall = step(0, .9, fbm(x / 2.2, y / 2.2, 3, seed=s + 23) + .5)
    a = mix(a, lin(p[2]) * (.34 + .34 * wall)[..., None], depth * .8)
    a = scale(a, 1 + .018 * fbm(x / .8, y / .8, 3, gain=.7, seed=s + 24))
    return Surface(a, -depth * (1.1 + .5 * wall) + .02 * b3, .42 + .3 * depth)
