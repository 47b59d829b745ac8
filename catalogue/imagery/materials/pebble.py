"""River stones, set flat on a mesh and filled between."""
import numpy as np

from colour import lin, mix, scale, step
from noise import cells, fbm
from surface import Surface

PEBBLES = dict(river=('b9ae9c', '94897b', '716c66', 'd6cfc1', 'a5876c', '837b74', 'b1a38f', '5f5d58', '9a9187', 'c6bba8', '8d8f8c', '77685c'),
               ivory=('e2dacb', 'd4c8b3', 'e9e3d7', 'cabda6', 'dccfbb', 'd8cdbd', 'ebe6dc', 'cfbfa8', 'c9c3b8', 'e0d3bd'),
               night=('2b2b2d', '363638', '232325', '3f3f41', '2f3032', '28282b', '48484a'))


def paint(place, seed, palette='river', pores=0.):
    """River stones, tumbled till they are dull: each of its own rock. Fine-grained ones, granites of three grains, a few banded by their bedding, one in
    nine with a quartz vein through it; all mottled, bruised pale where they knocked together, darker where they were split. `pores` 0-1: lava."""
    s, c, x, y, mm = seed * 1009, place.cells, place.cut_x, place.cut_y, place.mm
    tints = np.array([lin(t) for t in PEBBLES[palette]])
    own = tints[(c.random(s) * .9999 * len(tints)).astype(int)]
    other = tints[(c.random(s + 1) * .9999 * len(tints)).astype(int)]
    kind, k = c.random(s + 2), c.random(s + 3) * 50
    soft = fbm(x / 13 + k, y / 13, 5, gain=.6, seed=s + 4)
    mottle = fbm(x / 2.6 + k, y / 2.6, 5, gain=.66, seed=s + 5)
    grain = fbm(x / .55, y / .55, 3, gain=.75, seed=s + 6)
    a = scale(own, (1 + .16 * soft + .15 * mottle + .10 * grain) * (1 + .22 * (c.random(s + 7) - .5)))
    warm = np.clip(.5 + .9 * fbm(x / 9 + k, y / 9, 4, gain=.6, seed=s + 8), 0, 1) * (.02 if pores else .10) * c.random(s + 9)     # iron
    a = a * np.stack([1 + warm, 1 + .2 * warm, 1 - warm], -1)
    bed = fbm(x / 90 + k, y / (2. + 5 * c.random(s + 10)) + .9 * soft + .25 * mottle, 3, gain=.6, seed=s + 11, turn=False)
    a = mix(a, (own + other) * .5, step(-.1, .5, bed) * (kind < .20) * .60)
    crystal = np.zeros_like(x)
    for n, (size, share, tone) in enumerate(((2.4, .34, 1.30), (1.7, .30, .62), (.9, .18, .34))):            # granite
        wx = .5 * fbm(x / size, y / size, 3, gain=.6, seed=s + 20 + n)
        _, border, key, _, _ = cells(x / size + wx, y / size + wx, seed=s + 30 + n)
        m = step(-.05, .25, border) * (np.mod(key * 7.3, 1) < share) * ((kind > .20) & (kind < .44))
        a = scale(a, 1 + (tone - 1) * m * .62 * (.5 + key))
        crystal = crystal + m
    lean = c.random(s + 12) * 3.1
    across = x * np.cos(lean) + y * np.sin(lean) + 3.2 * soft + .5 * mottle
    wide = (.25 + 1.1 * c.random(s + 13)) * np.clip(.6 + 1.2 * fbm(x / 11 + k, y / 11, 3, seed=s + 14), .1, 2)
    vein = step(1.25, .6, np.abs(c.x * np.cos(lean) + c.y * np.sin(lean) + 3.2 * soft + .5 * mottle - 8 * (c.random(s + 15) - .5)) / wide) * (kind > (.88 if not pores else .97))
    a = mix(a, 'dedad1', vein * .72 * np.clip(.8 + .5 * mottle, 0, 1))
    bruise = step(.30, .62, fbm(x / 3.4, y / 3.4, 4, gain=.62, seed=s + 16) + .20 * step(7, 1, c.d))
    a = a + (np.sqrt(own) * .8 - a) * (.16 * bruise)[..., None]
    split = step(.045, .0, np.abs(fbm(x / 19 + k, y / 19, 4, gain=.55, seed=s + 17))) * step(.1, .4, fbm(x / 26, y / 26, 2, seed=s + 18)) * (mm < .6)
    a = scale(a, 1 - .22 * split)
    hole = pores * step(.40, .50, fbm(x / 1.9 + k, y / 1.9, 4, gain=.6, seed=s + 19) + .22 * soft) * (c.random(s + 40) < .7)
    a = scale(a, 1 - .55 * hole)
    height = .30 * soft + .045 * mottle + .012 * grain - .05 * split - .45 * hole
    return Surface(a.astype(np.float32), height.astype(np.float32), .50 + .08 * grain - .04 * np.clip(crystal, 0, 1))
