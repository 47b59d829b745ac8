"""Porcelain that looks like metal or cloth."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm
from surface import Surface

# dark, middle, light, patina
METALS = dict(iron=('3a3a3b', '4d4c4b', '6a6764', '7a5a43'), corten=('5a3322', '7a4529', '9c6238', 'c08a55'),
              copper=('7a4a33', '9a6243', 'b98560', '6f9486'), zinc=('82868a', '989c9f', 'b1b4b5', 'c6c8c6'),
              brass=('8f7038', 'ad8a4a', 'd0b472', 'b9995a'), bronze=('4a3d2e', '64523b', '86704f', '6d7a66'))
# warp, weft, shadow
CLOTHS = dict(linen=('d3c8b6', 'c3b6a1', '9f927e'), ash=('a9a8a5', '959492', '757472'), ink=('4a4d53', '3d4046', '2a2c30'),
              sand=('cdb999', 'b9a482', '97835f'))


def metal(place, seed, palette='iron', patina=.5):
    """Rolled sheet with scale, streaks and blooms of oxide."""
    p, s = METALS[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 190, y / 190, 5, seed=s)
    bloom = fbm(x / 240 + .8 * w, y / 240 - .6 * w, 6, gain=.6, seed=s + 1)
    run = fbm(x / 46 + .5 * w, y / 520, 5, gain=.6, seed=s + 2, turn=False)
    spot = fbm(x / 26 + w, y / 26, 5, gain=.66, seed=s + 3)
    t = .75 * bloom + .5 * run + .4 * spot
    a = mix(mix(p[1], p[0], step(-.05, .5, t)), p[2], step(.0, .5, -t))
    rust = step(.0, .5, bloom + .6 * spot - .08 + .4 * run) * (.25 + .75 * step(-.2, .4, spot))
    a = mix(a, p[3], np.clip(rust * patina * 1.1, 0, .9))
    freckle = step(.40, .56, fbm(x / 4.2, y / 4.2, 3, gain=.6, seed=s + 4) + .25 * bloom)
    a = mix(a, lin(p[3]) * .62, freckle * (.25 + .5 * patina))
    fine = fbm(x / 1.2, y / 1.2, 3, gain=.7, seed=s + 5)
    return Surface(scale(a, 1 + .045 * fine), .02 * fine + .05 * spot + .05 * rust, .46 + .2 * rust)


def fabric(place, seed, palette='linen', weave=4.):
    """A plain weave, threads of uneven weight."""
    p, s = CLOTHS[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    u = x / weave + .22 * fbm(x / 60, y / 60, 3, seed=s)
    v = y / weave + .22 * fbm(x / 60 + 9, y / 60, 3, seed=s + 1)
    slubx = fbm(np.floor(u) * .73, y / 70, 3, seed=s + 2)
    sluby = fbm(x / 70, np.floor(v) * .73, 3, seed=s + 3)
    fu, fv = u - np.floor(u) - .5, v - np.floor(v) - .5
    over = np.mod(np.floor(u) + np.floor(v), 2) == 0
    round_ = lambda f: np.maximum(np.cos(f * np.pi), 0) ** .7
    up, across = round_(fu) * (.8 + .5 * slubx), round_(fv) * (.8 + .5 * sluby)
    high = np.where(over, up, across)
    melt = step(.5, 1.6, place.mm / weave * 4)                # too fine to see: only its tone is left
    thread = np.where(over, slubx, sluby)
    cloud = fbm(x / 260, y / 260, 4, seed=s + 4)
    a = mix(p[0], p[1], step(-.5, .5, .6 * cloud + 1.0 * thread))
    a = mix(a, p[2], (1 - np.clip(high, 0, 1)) * .55 * (1 - .6 * melt) + .12 * melt)
    a = scale(a, 1 + .05 * fbm(x / 1.1, y / 1.1, 2, seed=s + 5))
    return Surface(a, (.20 * np.clip(high, 0, 1.2) * (1 - melt)).astype(np.float32), np.full_like(x, .6))
