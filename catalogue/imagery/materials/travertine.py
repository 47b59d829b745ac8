"""Travertine: warped bedding with pores along it, open or filled; `cross` cuts across the beds for a cloudy face."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm, pick
from surface import Surface

PALETTES = dict(ivory=('e6dbc9', 'd3c1a7', 'b89e7f', 'f1eae0'), classic=('dcc9ab', 'c7ae8a', 'a5845c', 'e9dcc6'),
                noce=('a58566', '886749', '6a4d35', 'bfa080'), silver=('b9b5ae', '9c978f', '7c766e', 'd3d0ca'),
                titanium=('8d8a85', '716d68', '565350', 'aba8a3'), gold=('d9b57c', 'c4975a', 'a0723b', 'e8cd9e'),
                walnut=('b08f6c', '94734f', '6f5236', 'c9ad8a'), red=('b9735a', '9f5b45', '7a4232', 'd3a085'))


def paint(place, seed, palette='ivory', filled=.45, cross=False, pores=1., terraces=False):
    if terraces:
        return _terraces(place, seed, palette, filled, pores)
    if cross:
        return _across(place, seed, palette, filled, pores)
    p, s = PALETTES[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    w = 28 * fbm(x / 520, y / 240, 4, seed=s + 1) + 7 * fbm(x / 95, y / 38, 4, seed=s + 2) \
        + 1.5 * fbm(x / 25, y / 8, 4, seed=s + 3)
    t = y + w
    b1 = fbm(x / 1800, t / 70, 5, gain=.55, seed=s + 4, turn=False)
    b2 = fbm(x / 900, t / 13, 5, gain=.6, seed=s + 5, turn=False)
    b3 = fbm(x / 160, t / 2.6, 4, gain=.6, seed=s + 6, turn=False)
    k = b1 * .75 + b2 * .34
    a = mix(mix(p[0], p[1], step(-.1, .42, k)), p[2], step(.12, .62, b1 * .5 + b2 * .75) * .55)
    a = mix(a, p[3], step(.1, .5, -k) * .7)
    cloud = fbm(x / 33, y / 16, 5, gain=.6, seed=s + 9)
    a = scale(a, 1 + .05 * b3 + .07 * cloud)
    band = step(-.02, .42, fbm(x / 700, t / 32, 4, seed=s + 10, turn=False) + .12 * cloud)
    jx = x + 2.5 * fbm(x / 6, y / 6, 4, seed=s + 20)
    jt = y + w + 1.6 * fbm(x / 4, y / 4, 4, seed=s + 21)
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


def _across(place, seed, palette, filled, pores):
    """Cut along the beds: the face shows the bed's own hills as islands with scalloped shores, each shore a thin dark and a thin pale
    line; small pores gather along the shores, the filler in them is a little paler."""
    p, s = PALETTES[palette], seed * 1009
    x, y, mm = place.cut_x, place.cut_y, place.mm
    w1, w2 = fbm(x / 210, y / 160, 4, gain=.52, seed=s + 1), fbm(x / 210 + 7, y / 160, 4, gain=.52, seed=s + 2)
    ground = fbm(x / 620 + .45 * w1, y / 330 + .45 * w2, 4, gain=.46, seed=s + 3)
    lobes = np.abs(fbm(x / 58 + .5 * w1, y / 46 + .5 * w2, 3, gain=.45, seed=s + 4))          # the scallops of a shore
    z = 8.5 * ground + .9 * lobes + .22 * fbm(x / 14, y / 12, 4, gain=.62, seed=s + 5)
    level = np.floor(z)
    f = z - level
    tone = fbm(level * .83 + .5, level * 0 + .3, 2, seed=s + 6) * .38 + .52 * ground + .30 * w1
    after = fbm((level + 1) * .83 + .5, level * 0 + .3, 2, seed=s + 6) * .38 + .52 * ground + .30 * w1
    tone = tone + (after - tone) * step(.15, 1., f)
    a = mix(mix(p[0], p[1], step(-.35, .35, tone)), p[3], step(.0, .7, -tone) * .40)
    a = mix(a, p[2], step(.1, .75, tone) * .36)
    faded = step(-.35, .35, fbm(x / 180, y / 140, 3, seed=s + 7))
    dark, pale = np.exp(-((f - .10) / .07) ** 2), np.exp(-((f - .90) / .08) ** 2)
    a = mix(mix(a, lin(p[2]) * .85, dark * .26 * faded), p[3], pale * .30 * faded)
    rings = np.sin(z * 31 + 3 * w1) * step(-.2, .3, fbm(x / 120 + 5, y / 100, 3, seed=s + 8))
    grain = fbm(x / 1.1, y / 1.1, 3, gain=.72, seed=s + 9)
    a = scale(a, 1 + .030 * rings + .05 * grain + .06 * fbm(x / 16, y / 12, 5, gain=.62, seed=s + 10))
    shore = np.exp(-((f - .05) / .22) ** 2) + .35 * step(.1, .5, fbm(x / 90, y / 70, 4, seed=s + 11))
    hole = np.maximum(step(.40, .46, fbm(x / 3.4, y / 2.8, 3, gain=.55, seed=s + 12) + .17 * shore - .10),
                      step(.46, .51, fbm(x / 9, y / 7, 4, gain=.55, seed=s + 13) + .20 * shore - .10)) * pores
    closed = step(-.08, .08, fbm(x / 50, y / 40, 2, seed=s + 14) + (filled - .5) * 1.6)
    depth = hole * (1 - .95 * closed)
    a = mix(a, lin(p[3]) * .95, hole * closed * .42)
    a = mix(a, lin(p[2]) * .42, depth * .85)
    return Surface(a.astype(np.float32), (-1.2 * depth + .01 * grain).astype(np.float32), (.42 + .3 * depth).astype(np.float32))


def _terraces(place, seed, palette, filled, pores):
    """Cut along the beds where the spring ran over small dams: nested pools, each with a shore of its own and fine lines following it, each grown of
    another tone; cavities of every size from a pin to a finger gather along the shores, filled a little paler; here and there the
    mould of a reed."""
    p, s = PALETTES[palette], seed * 1009
    x, y, mm = place.cut_x, place.cut_y, place.mm
    w1, w2 = fbm(x / 260, y / 190, 4, gain=.5, seed=s + 1), fbm(x / 260 + 7, y / 190, 4, gain=.5, seed=s + 2)
    ground = fbm(x / 560 + .35 * w1, y / 330 + .35 * w2, 3, gain=.42, seed=s + 3)
    lobes = np.abs(fbm(x / 95 + .4 * w1, y / 70 + .4 * w2, 2, gain=.45, seed=s + 4))
    frill = np.abs(fbm(x / 30 + .4 * w2, y / 24, 3, gain=.5, seed=s + 5))
    z = 7.5 * ground + 1.25 * lobes + .34 * frill + .10 * fbm(x / 7, y / 6, 4, gain=.65, seed=s + 6)
    level, f = np.floor(z), np.mod(z, 1)
    own = lambda n, k: pick(n.astype(np.int32), np.zeros(n.shape, np.int32) + k, s + 7)
    tone = .85 * (own(level, 0) - .5) + .45 * ground + .22 * w1
    after = .85 * (own(level + 1, 0) - .5) + .45 * ground + .22 * w1
    tone = tone + (after - tone) * step(.45, 1., f) * own(level, 1)
    a = mix(mix(p[0], p[1], step(-.30, .25, tone)), p[3], step(.02, .5, -tone) * .62)
    a = mix(a, p[2], step(.10, .55, tone) * .52)
    there = step(-.30, .25, fbm(x / 150, y / 120, 4, seed=s + 8) + .3 * (own(level, 2) - .5))
    a = mix(a, lin(p[2]) * .72, np.exp(-(f / .075) ** 2) * .62 * there)
    a = mix(a, lin(p[3]) * 1.06, np.exp(-((f - .13) / .07) ** 2) * .50 * there)
    lines = fbm(z * 11 + .25 * frill, x / 900, 3, gain=.6, seed=s + 9, turn=False)
    grain = fbm(x / 1.1, y / 1.1, 3, gain=.72, seed=s + 10)
    wash = fbm(x / 20, y / 13, 5, gain=.66, seed=s + 11)
    a = scale(a, 1 + .15 * lines * step(.05, .3, f) + .05 * grain + .085 * wash)
    shore = np.exp(-(np.minimum(f, 1 - f) / .16) ** 2)
    crowd = .16 * shore + .20 * fbm(x / 210, y / 120, 3, seed=s + 12)
    hole = np.zeros_like(x)
    for k, (size, cut) in enumerate(((2.2, .36), (4.5, .37), (11., .41), (26., .47))):
        hole = np.maximum(hole, step(cut, cut + .05, fbm(x / size / 1.35, y / size, 3, gain=.58, seed=s + 20 + k) + crowd - .08) * (size > 1.1 * mm))
    ru, rv = x * .94 + y * .34, -x * .34 + y * .94
    reed = step(.56, .60, fbm(ru / 46, rv / 4.5, 2, gain=.4, seed=s + 30, turn=False)) * step(.05, .3, fbm(x / 260, y / 200, 2, seed=s + 31))
    hole = np.maximum(hole, reed) * pores
    core = np.clip(hole * 1.6 - .6, 0, 1)
    closed = step(-.08, .08, fbm(x / 50, y / 40, 2, seed=s + 14) + (filled - .5) * 1.6)
    a = mix(a, lin(p[2]) * .70, hole * (1 - core) * .50)                           # the wall of a cavity
    a = mix(a, lin(p[3]) * (.88 + .12 * wash)[..., None], core * closed * .62)
    depth = hole * (1 - .97 * closed)
    a = mix(a, lin(p[2]) * .42, depth * .85)
    return Surface(a.astype(np.float32), (-1.2 * depth + .01 * grain).astype(np.float32), (.42 + .3 * depth).astype(np.float32))
