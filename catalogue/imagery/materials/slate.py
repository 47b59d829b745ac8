"""Slate: cleft layers that step down along wandering contours, with rust and colour drifting across pieces."""
import numpy as np

from colour import mix, scale, step
from noise import fbm
from surface import Surface

PALETTES = dict(black=('2b2d30', '3a3d41', '1f2124', '4a4d50'), green=('56635a', '6d7a6e', '3f4a44', '7f8777'),
                multi=('5d5f5e', '7b6650', '474a4d', 'a3774c'), grey=('6b6e70', '7c8082', '55585b', '8c8d8c'),
                blue=('475260', '566374', '363f4b', '66717d'), rust=('6f5a48', '8a6543', '4b443e', 'b9793f'),
                plum=('54474d', '66565c', '41373d', '7d6a68'), silver=('9a9d9e', 'adb0b0', '83868a', 'bdbbb3'))


def paint(place, seed, palette='black', cleft=1., calm=0.):
    """`calm` mutes the drift of colour."""
    p, s = PALETTES[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 90, y / 90, 5, gain=.55, seed=s)
    swell = fbm(x / 260 + .4 * w, y / 150 + .4 * w, 6, gain=.54, seed=s + 1)
    t = swell * 10 + .30 * fbm(x / 18, y / 9, 5, gain=.62, seed=s + 2)
    level = np.floor(t)
    ledge = level + step(.72, 1., t - level)
    fine = fbm(x / 34, y / 8, 5, gain=.62, seed=s + 3)
    grain = fbm(x / 1.6, y / 1.1, 3, gain=.7, seed=s + 4)
    height = cleft * (.50 * ledge + .9 * swell + .34 * fine + .10 * fbm(x / 7, y / 2.2, 4, gain=.62, seed=s + 9) + .045 * grain)
    a = mix(p[0], p[1], step(-.4, .5, fbm(x / 180, y / 120, 5, seed=s + 5) + .3 * fine))
    a = mix(a, p[2], step(-.3, .6, fbm(x / 70 + w, y / 40 + w, 5, gain=.6, seed=s + 8)) * .40)
    drift = fbm(x / 210 + w, y / 150 + w, 5, gain=.58, seed=s + 6) + .5 * (place.cells.random(s + 7) - .5)
    a = mix(a, p[3], step(-.05, .75, drift) * .75 * (1 - calm))
    return Surface(scale(a, 1 + .10 * grain + .10 * fine), height.astype(np.float32), np.full_like(x, .55))
