"""Fired earth: floor tiles of terracotta and bricks."""
import numpy as np

from colour import lin, mix, scale, step
from noise import cells, fbm
from surface import Surface

# ground, pale, dark, bloom
TERRACOTTA = dict(natural=('b9704a', 'cf906a', '95512f', 'dcb391'), pale=('cda284', 'dcb99f', 'b3835f', 'e6d0bc'),
                  rose=('c08672', 'd3a08d', 'a06753', 'e3c4b5'), dark=('7d432c', '95593f', '5c2e1d', 'b07d62'),
                  whitewash=('d6c6b6', 'e4d9cd', 'b99a82', 'ede6dd'))
BRICK = dict(red=('8f4a37', 'a8624b', '6c3326', 'c9a48e'), buff=('c2a27c', 'd2b795', 'a08059', 'e0d0b8'),
             grey=('8f8a84', 'a39e97', '716c67', 'bdb8b0'), whitewash=('d8d2c8', 'e7e2da', 'b79c88', 'f0ede7'),
             black=('39373a', '4a484b', '28272a', '6d6a6a'))


def terracotta(place, seed, palette='natural', variation=.6, flash=.3):
    """Hand-pressed: every piece fired a little differently, a dusty bloom, drag marks and grog."""
    p, s, c = TERRACOTTA[palette], seed * 1009, place.cells
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 90, y / 90, 5, seed=s)
    cloud = fbm(x / 130 + .5 * w, y / 130, 5, gain=.58, seed=s + 1)
    own = (c.random(s + 2) - .5) * variation
    a = mix(mix(p[0], p[1], step(-.15, .6, cloud * .6 + own)), p[2], step(.0, .6, -cloud * .5 - own))
    edge = step(26, 2, c.d + 9 * w) * step(.35, .9, c.random(s + 3))
    a = mix(a, lin(p[2]) * .8, edge * flash)
    dust = step(.02, .6, fbm(x / 46 + w, y / 46, 6, gain=.62, seed=s + 4) + .2 * cloud)
    a = mix(a, p[3], dust * .32)
    drag = fbm(x / 70 + .3 * w, y / 2.6 + 4 * w, 4, gain=.6, seed=s + 5, turn=False)
    grain = fbm(x / 1.4, y / 1.4, 3, gain=.7, seed=s + 6)
    grog = step(.50, .60, fbm(x / 2.6, y / 2.6, 2, seed=s + 7))
    a = mix(a, p[3], grog * .35)
    pit = step(.50, .58, fbm(x / 5, y / 5, 3, seed=s + 8) + .1 * w)
    a = scale(a, (1 + .05 * grain + .03 * drag) * (1 - .28 * pit))
    height = .5 * fbm(x / 75, y / 75, 2, seed=s + 9) + .05 * drag + .03 * grain - .3 * pit
    return Surface(a, height.astype(np.float32), np.full_like(x, .58))


def brick(place, seed, palette='red', worn=.5):
    """Wire-cut and tumbled faces: creases, lime, chipped grit."""
    p, s, c = BRICK[palette], seed * 1009, place.cells
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 40, y / 40, 5, seed=s)
    own = c.random(s + 1) - .5
    cloud = fbm(x / 60 + w, y / 44, 5, gain=.6, seed=s + 2)
    a = mix(mix(p[0], p[1], step(-.1, .6, .5 * cloud + own)), p[2], step(.05, .6, -.4 * cloud - own))
    crease = fbm(x / 55, y / 7 + 2 * w, 5, gain=.62, seed=s + 3, turn=False)
    grit = fbm(x / 1.6, y / 1.6, 3, gain=.7, seed=s + 4)
    _, border, key, _, _ = cells(x / 5, y / 5, seed=s + 5)
    stone = step(.06, .2, border) * (key > .93)
    a = mix(a, mix(p[2], p[3], key * 9 % 1), stone * .6)
    lime = step(.12, .62, fbm(x / 24 + w, y / 24, 6, gain=.66, seed=s + 6) + .25 * crease + .15 * worn)
    a = mix(a, p[3], lime * worn * .75)
    pit = step(.46, .56, fbm(x / 6, y / 5, 4, gain=.6, seed=s + 7) + .12 * w)
    a = scale(a, (1 + .08 * grit + .07 * crease) * (1 - .4 * pit))
    height = .55 * crease + .10 * grit - .9 * pit + .8 * fbm(x / 50, y / 50, 2, seed=s + 8)
    return Surface(a, height.astype(np.float32), np.full_like(x, .7))
