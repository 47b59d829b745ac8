"""Sedimentary and banded stones: limestone, quartzite, soapstone."""
import numpy as np

from colour import lin, mix, scale, step
from materials.fractures import nearest
from materials.marble import line_distance
from noise import cells, fbm
from surface import Surface

LIMESTONE = dict(cream=('e6d9c1', 'd9c9ac', 'b59c77'),
                 ivory=('e4ddcf', 'd6ccb9', 'b7a98f'), sand=('d4c2a3', 'c3ad89', '9d845f'),
                 grey=('b3b3b0', 'a0a09d', '7d7d7b'), blue=('7f878d', '6c747b', '4f565d'),
                 white=('ecebe6', 'e2e0d8', 'c6c2b6'), greige=('c2b9ac', 'b2a899', '8d8374'),
                 buff=('dbc8a0', 'cbb382', 'a1834f'), charcoal=('55565a', '46474b', '2f3033'),
                 rose=('d8bfb1', 'c7a797', '9f7b6b'), moss=('9a9b86', '868873', '62644f'))


def _shells(x, y, size, seed):
    """Fragments of shells and sea lilies, lying as they fell: broken plates, curved valves cut across, rings of stems. Cover in 0..1, sharp below where
    they lie and lost above in the mud; how dark their rim is; and a random number for each."""
    _, _, key, sx, sy = cells(x / size, y / size, seed=seed, jitter=.9)
    turn = np.mod(key * 7.9, 1) * 2.4 - 1.2
    dx, dy = x - sx * size, y - sy * size
    u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
    r = size * (.07 + .30 * np.mod(key * 23.1, 1) ** 2.4)
    long = 1 + 2.6 * np.mod(key * 41.7, 1)
    torn = fbm(x / size * 5, y / size * 5, 5, gain=.66, seed=seed + 1)
    e = np.hypot(u / long, v + .22 * r * (u / (long * r + 1e-3)) ** 2) / r + .34 * torn
    sort = np.mod(key * 5.3, 1)
    arc = step(.26, .06, np.abs(e - .8)) * (v > -.2 * r)
    ring = step(.22, .08, np.abs(np.hypot(u, v) / (.7 * r) + .10 * torn - .8))
    lost = .30 + .70 * step(-.9, .7, v / r + .5 * torn)
    plate = step(1.06, .90, e) * lost
    cover = np.where(sort < .45, arc * (.5 + .5 * lost), np.where(sort < .58, ring, plate))
    rim = np.exp(-((e - .88) / .10) ** 2) * (sort > .58)
    return cover, rim, np.mod(key * 13.7, 1)


def limestone(place, seed, palette='ivory', fossils=.5, bedding=0., burrows=0., flecks=0.):
    """A fine, even mud with what fell into it: level laminae, shell fragments of two sizes, toothed seams. Tiles differ from each
    other more than within themselves. `bedding` strengthens the laminae, `burrows` 0-1 are branching
    passages filled with browner mud; `flecks` 0-1 turns the shells white."""
    p, s, c = LIMESTONE[palette], seed * 1009, place.cells
    x, y, mm = place.cut_x, place.cut_y, place.mm
    w = fbm(x / 380, y / 200, 4, seed=s)
    bed = y + 26 * w + 2.5 * fbm(x / 60, y / 40, 4, gain=.6, seed=s + 1)
    coarse = fbm(x / 2600, bed / 34, 4, gain=.62, seed=s + 2, turn=False)
    fine = fbm(x / 700, bed / 4.2, 4, gain=.68, seed=s + 3, turn=False)
    t = .36 + .42 * (c.random(s + 30) - .5) + (.30 + .5 * bedding) * coarse + (.12 + .3 * bedding) * fine + .10 * w
    a = mix(p[0], p[1], np.clip(t, 0, 1))
    warm = (c.random(s + 31) - .5) * .035
    a = a * np.stack([1 + warm, np.ones_like(warm), 1 - warm], -1)
    burrow = step(.26, .42, fbm(x / 30, bed / 15, 4, gain=.55, seed=s + 4)) * step(-.1, .35, fbm(x / 300, y / 220, 3, seed=s + 5))
    a = mix(a, lin(p[1]) * .95, burrow * .42)
    if burrows:
        bx, by = x + 14 * fbm(x / 34, y / 34, 4, gain=.6, seed=s + 20), y + 14 * fbm(x / 34 + 9, y / 34, 4, gain=.6, seed=s + 21)
        wide = .17 * np.clip(.75 + 1.1 * fbm(x / 90, y / 90, 3, seed=s + 22), .1, 1.4)
        run = step(wide, wide * .62, np.abs(fbm(bx / 88, by / 74, 2, gain=.4, seed=s + 23))) * step(-.22, .02, fbm(bx / 105, by / 105, 3, seed=s + 24))
        a = mix(a, lin(p[2]) * np.array((1.06, .97, .86)), run * burrows * np.clip(.62 + .5 * fbm(x / 9, y / 9, 4, gain=.65, seed=s + 25), 0, 1))
    for size, share, strength in ((30, .18, .55), (11, .32, .60), (4.6, .42, .55), (1.9, .40, .50)):
        if size < 2.2 * mm:
            continue
        shell, rim, key = _shells(x, bed, size, s + 40 + int(size))
        seen = .16 + .84 * np.mod(key * 57.1, 1) ** 2.2                           # most are hardly there, few stand out
        there = shell * (key < share * (.45 + 1.1 * fossils) * (1 + .9 * w)) * seen
        pale = np.mod(key * 90, 1) < .55 + .4 * flecks
        own = np.where(pale[..., None], lin(p[0]) * 1.10 + (lin('cdd0d0') - lin(p[0]) * 1.10) * flecks, lin(p[2]) * (.85 + .5 * np.mod(key * 71, 1))[..., None])
        a = mix(a, own, there * strength * np.where(pale, .95 + .5 * flecks, .80 * (.4 + fossils)))
        a = scale(a, 1 - .16 * rim * there)
    grain = fbm(x / .9, y / .9, 3, gain=.75, seed=s + 6)
    mottle = fbm(x / 7, y / 5, 4, gain=.65, seed=s + 7)
    a = scale(a, 1 + .055 * grain + .035 * mottle)
    d, width, _ = nearest(x, y, s + 60, angle=2., spacing=420., size=60., wander=22., jag=.78, width=.5, gap=.10, branch=90., share=.15)
    seam = step(width + .5 * mm + .3, 0, np.abs(d)) * np.clip(width / .2, 0, 1)
    a = mix(a, lin(p[2]) * .8, seam * .55)
    pit = step(.50, .56, fbm(x / 2.6, y / 2.2, 3, seed=s + 9) + .10 * coarse) * (.25 + .5 * fossils)
    a = scale(a, 1 - .20 * pit)
    return Surface(a, (.02 * grain - .20 * pit - .05 * seam).astype(np.float32), np.full_like(x, .5))


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
