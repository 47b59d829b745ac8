"""Sedimentary and banded stones: limestone, quartzite, onyx, soapstone."""
import numpy as np

from colour import lin, mix, scale, step
from materials.marble import line_distance
from noise import cells, fbm
from surface import Surface

LIMESTONE = dict(cream=('e6d9c1', 'd9c9ac', 'b59c77'), pebble=('b5aea3', '9f988d', '7f786d'),
                 ivory=('e4ddcf', 'd6ccb9', 'b7a98f'), sand=('d4c2a3', 'c3ad89', '9d845f'),
                 grey=('b3b3b0', 'a0a09d', '7d7d7b'), blue=('7f878d', '6c747b', '4f565d'),
                 white=('ecebe6', 'e2e0d8', 'c6c2b6'), greige=('c2b9ac', 'b2a899', '8d8374'),
                 buff=('dbc8a0', 'cbb382', 'a1834f'), charcoal=('55565a', '46474b', '2f3033'),
                 rose=('d8bfb1', 'c7a797', '9f7b6b'), moss=('9a9b86', '868873', '62644f'))


PEBBLES = ('cfc7b8', 'a39a8d', '7d7873', 'e3dfd5', 'b89d80', '8f8a86', 'c2b7a6', '6a6864')


def limestone(place, seed, palette='ivory', fossils=.5, bedding=0., flecks=0., mixed=0.):
    """Soft clouds, fine grain, and shell fragments; `bedding` adds level bands,
    `flecks` white ones; `mixed` gives each piece a river-stone colour."""
    p, s = LIMESTONE[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 140, y / 140, 4, seed=s)
    cloud = fbm(x / 260 + .5 * w, y / 200 + .5 * w, 5, gain=.55, seed=s + 1)
    if bedding:
        cloud = cloud + bedding * fbm(x / 900 + .1 * w, y / 38 + .7 * w, 4, seed=s + 2, turn=False)
    a = mix(p[0], p[1], step(-.35, .45, cloud))
    if mixed:
        tints = np.array([lin(c) for c in PEBBLES])
        own = tints[(place.cells.random(s + 12) * .9999 * len(tints)).astype(int)]
        a = mix(a, scale(own, 1 + .18 * cloud), mixed)
    grain = fbm(x / 1.6, y / 1.6, 3, gain=.7, seed=s + 3)
    mottle = fbm(x / 11, y / 9, 4, gain=.6, seed=s + 4)
    a = scale(a, 1 + .045 * grain + .05 * mottle)
    d, border, key, _, _ = cells(x / 17 + .3 * fbm(x / 8, y / 8, 3, seed=s + 6), y / 17, seed=s + 5)
    curl = np.abs(np.sin(d * 17 + key * 40))
    shell = step(.30, .22, d * (1.2 + 1.6 * key)) * step(1 - .30 * fossils, 1 - .24 * fossils, key)
    a = mix(a, p[2], shell * (.25 + .45 * curl) * .8)
    fleck = step(.42, .55, fbm(x / 3.4, y / 2.6, 3, seed=s + 8) + .12 * mottle)
    a = mix(a, p[2], fleck * .35 * fossils)
    if flecks:
        white = step(.50, .58, fbm(x / 2.2, y / 4.2, 2, seed=s + 14)) + .6 * step(.52, .6, fbm(x / 6, y / 3, 3, seed=s + 15))
        a = mix(a, 'c5c9ca', np.clip(white, 0, 1) * .6 * flecks)
    pit = step(.50, .58, fbm(x / 5, y / 4, 3, seed=s + 9) + .10 * cloud) * .6
    a = scale(a, 1 - .22 * pit)
    return Surface(a, .02 * grain - .25 * pit, np.full_like(x, .5))


QUARTZITE = {
    'boreal': dict(bands=('5f8f92', '376f78', '8fb3ae', '1f4c58'), vein='ece1c6', line='f1ebdd', flow=1.9, level=3.8, veins=.7),
    'glacier': dict(bands=('dedfdf', 'c3c6c9', 'f3f3f2', '9a9fa5'), vein='d9cdb8', line='8b9096', flow=1.2, level=4.4),
    'taj': dict(bands=('ece3d1', 'dcc7a2', 'f5f0e6', 'c39a63'), vein='b78a52', line='9b8464', flow=1.3, level=5.2),
    'azul': dict(bands=('8fb0bd', '5f8ba1', 'c4d5d6', '38607a'), vein='b08a63', line='dfe8e6', flow=1.7, level=3.4),
    'white': dict(bands=('ecebe8', 'd9dadb', 'f6f5f3', 'b4b7ba'), vein='a7a19a', line='84888d', flow=1.3, level=4.0),
    'fusion': dict(bands=('4c6a62', '8f7a54', '2a3f43', 'b9a377'), vein='d8c9a4', line='1c2a2c', flow=2.1, level=3.2),
    'grey': dict(bands=('a9adb0', '8d9296', 'c3c6c7', '70757a'), vein='d9d8d4', line='5d6267', flow=1.3, level=4.6),
    'blush': dict(bands=('e6d3c8', 'd3b3a4', 'f2e8e1', 'b28876'), vein='f3ebe2', line='8f6f62', flow=1.4, level=4.6),
    'black': dict(bands=('2b2d30', '3a3c40', '1a1b1d', '54575b'), vein='b9b6ae', line='8b8d90', flow=1.5, level=4.2, veins=.5),
    'gold': dict(bands=('d9b983', 'c0955a', 'ecd9b4', '8f6531'), vein='f0e6d0', line='6d4d2b', flow=1.6, level=4.0),
    'lavender': dict(bands=('b9b3c0', '9a93a8', 'd8d3da', '6b6480'), vein='ded2c2', line='5b5566', flow=1.5, level=4.0),
    'green': dict(bands=('6f8f7b', '8fab95', '49695a', 'b9c9b6'), vein='d7ddcd', line='2f4a40', flow=1.6, level=3.6),
}


def quartzite(place, seed, palette='taj', zoom=1., split=0.):
    """Flowing bands with a crystalline sparkle and a few healed fractures; `split` breaks the face."""
    p, s = QUARTZITE[palette], seed * 1009
    x, y, mm = place.cut_x / zoom, place.cut_y / zoom, place.mm / zoom
    u, v = x * .86 + y * .5, -x * .5 + y * .86
    wx, wy = fbm(u / 620, v / 300, 5, seed=s), fbm(u / 500 + 9, v / 260, 5, seed=s + 1)
    flow = fbm(u / 1100 + .35 * p['flow'] * wx, v / 250 + p['flow'] * wy, 6, gain=.52, seed=s + 2)
    t = flow * p['level'] + .45 * fbm(u / 420, v / 40 + wy, 6, gain=.62, seed=s + 3)
    a = mix(p['bands'][0], p['bands'][1], step(-1.1, 1.1, t))
    soft = .5 * fbm(u / 150, v / 34 + wy, 5, gain=.62, seed=s + 5)
    a = mix(a, p['bands'][2], step(-.9, 1.3, np.sin(t * 1.9 + wx + soft)) * .72)
    a = mix(a, p['bands'][3], step(-.5, 1.4, np.sin(t * 2.9 + 2 * wy + 1.4 * soft)) * step(-.5, .6, wx) * .66)
    streak = fbm(u / 300, v / 14 + 2 * wy, 5, gain=.6, seed=s + 4)
    a = mix(a, p['bands'][3], step(.0, .6, streak) * .30)
    a = mix(a, p['bands'][2], step(.0, .6, -streak) * .22)
    d1 = line_distance(u, v, mm, 300, 1.3, 0, 2.6, s + 10)
    a = mix(a, p['vein'], np.exp(-d1 / 9) * p.get('veins', .42) * step(-.3, .2, wy))
    d2 = line_distance(u, v, mm, 120, 1.2, 35, 1.8, s + 20)
    a = mix(a, p['line'], np.exp(-d2 / .8) * .5 * step(-.05, .3, fbm(x / 240, y / 240, 3, seed=s + 21)))
    _, border, key, _, _ = cells(x / 2.6, y / 2.6, seed=s + 30)
    grain = (key - .5) * step(0, .12, border) + .6 * fbm(x / 14, y / 9, 4, gain=.65, seed=s + 31)
    height = .003 * key
    if split:
        bx, by = place.cut_x, place.cut_y
        height = height + split * (2.6 * np.abs(fbm(bx / 46, by / 30, 5, gain=.55, seed=s + 40))
                                   + .9 * fbm(bx / 12, by / 7, 4, gain=.6, seed=s + 41))
    return Surface(scale(a, 1 + .085 * grain), height.astype(np.float32), np.full_like(x, .12) + .05 * key)


ONYX = dict(honey=('d9a35c', 'f0d7a4', 'a8622a', 'f8ecd2'), green=('9dbb8c', 'd5e3c0', '5f8a62', 'f1f3e2'),
            white=('ece5d8', 'f6f2ea', 'd8c5a8', 'fdfbf6'), pink=('e0b3a2', 'f3dccf', 'c07f70', 'faf0e8'),
            blue=('8fb3c4', 'c9dde3', '4f7f99', 'eef4f3'), amber=('b9702f', 'e0a95c', '7a3d16', 'f2d49a'),
            smoke=('8d857c', 'c3bbb0', '5f5750', 'e8e2d8'))


def onyx(place, seed, palette='honey', zoom=1.):
    """Agate-like growth bands; light seems to come from within."""
    p, s = ONYX[palette], seed * 1009
    x, y, mm = place.cut_x / zoom, place.cut_y / zoom, place.mm / zoom
    wx, wy = fbm(x / 420, y / 420, 5, seed=s), fbm(x / 380 + 4, y / 380, 5, seed=s + 1)
    u, v = x * .82 + y * .57, -x * .57 + y * .82
    t = 6 * fbm(u / 2100 + .5 * wx, v / 620 + .5 * wy, 4, gain=.34, seed=s + 2) + .4 * wx \
        + .10 * fbm(x / 60, y / 60, 5, gain=.62, seed=s + 5)
    milk = step(-.25, .45, fbm(x / 520 + .4 * wy, y / 360, 4, seed=s + 6))        # where the banding is clear
    fine = np.sin(t * 23 + 2.2 * fbm(x / 50, y / 50, 4, seed=s + 3)) + .6 * np.sin(t * 41 + wx * 3)
    a = mix(p[0], p[1], step(-1.3, 1.3, np.sin(t * 1.5)))
    a = mix(a, p[2], step(-.9, 1.4, np.sin(t * 2.3 + 1.3)) * .62 * step(-.6, .6, wx))
    a = mix(a, p[3], step(-.6, 1.3, np.sin(t * 3.3 + 2.1 + .5 * wy)) * .80)
    a = mix(a, p[2], step(.30, 1., np.sin(t * 6.5 + wx * 2)) * .42 * milk)
    a = mix(a, lin(p[2]) * .75, step(.86, 1., np.sin(t * 9.1 + wy)) * .38 * milk)
    a = mix(a, p[3], (1 - milk) * (.35 + .25 * fbm(x / 90, y / 70, 5, gain=.6, seed=s + 7)))
    a = scale(a, 1 + .035 * fine * milk + .08 * fbm(x / 30, y / 24, 5, gain=.62, seed=s + 4))
    d = line_distance(x, y, mm, 210, 1.2, 60, 1.8, s + 10)
    a = mix(a, lin(p[2]) * .7, np.exp(-d / 1.1) * .5 * step(0, .35, fbm(x / 300, y / 300, 3, seed=s + 12)))
    glow = 1 + .16 * step(-.3, .6, wy)
    return Surface(scale(a, glow), np.zeros_like(x), np.full_like(x, .08))


SOAPSTONE = dict(charcoal=('3a4042', '474f50', 'b9c2bf'), green=('3d4d48', '4e615a', 'b4c5bb'))


def soapstone(place, seed, palette='charcoal', zoom=1.):
    """Velvety and dark, with milky, wandering veins."""
    p, s = SOAPSTONE[palette], seed * 1009
    x, y, mm = place.cut_x / zoom, place.cut_y / zoom, place.mm / zoom
    w = fbm(x / 200, y / 200, 5, seed=s)
    a = mix(p[0], p[1], step(-.4, .5, fbm(x / 320 + .6 * w, y / 260 + .6 * w, 5, seed=s + 1)))
    for k, (size, width, strength) in enumerate(((520, 2.6, .62), (240, 1.3, .45), (110, .6, .35))):
        d = line_distance(x, y, mm, size, 1.2, 30 + 25 * k, 1.7, s + 10 + 10 * k)
        m = step(-.1, .3, fbm(x / size, y / size, 3, seed=s + 15 + 10 * k))
        a = mix(a, p[2], (np.exp(-d / width) * strength + np.exp(-d / width / 8) * .12) * m)
    talc = fbm(x / 3, y / 3, 4, gain=.7, seed=s + 50)
    a = scale(a, 1 + .06 * talc + .05 * fbm(x / 22, y / 22, 4, seed=s + 51))
    return Surface(a, .01 * talc, np.full_like(x, .48))
