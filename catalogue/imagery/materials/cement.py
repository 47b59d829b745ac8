"""Cement, concrete and plain stone looks in porcelain: clouds, trowel sweeps, fine aggregate."""
import numpy as np

from colour import mix, scale, step
from noise import fbm
from surface import Surface

PALETTES = dict(pale=('cfcdc8', 'c1bfba', 'dddbd7'), light=('c6c5c1', 'b3b2ae', 'd8d7d4'), mid=('9a9894', '87857f', 'aeaca7'),
                graphite=('4a4b4d', '3c3d3f', '5b5c5e'), greige=('b9aea0', 'a69a8a', 'cabfb2'),
                sand=('d6c8b1', 'c6b497', 'e3d8c6'), white=('e6e4df', 'd9d6cf', 'f1efeb'),
                rust=('7c5140', '5f4038', 'a56f4f'), clay=('b88268', 'a36d55', 'c99a80'),
                taupe=('8b7d70', '776a5e', '9f9184'), sage=('9aa394', '87917f', 'aeb5a6'), black=('2c2d2f', '222325', '3a3b3e'),
                denim=('5f7183', '4f6072', '75879a'), olive=('75765c', '64654d', '8a8b70'), mink=('a39489', '91827a', 'b7a99f'),
                bone=('ddd6c8', 'cfc6b5', 'e9e4d9'))


BASALTS = dict(graphite=('626467', '55575a', '74767a'), lava=('3d3c3d', '323132', '504f50'), pale=('9b9c9c', '8b8c8c', 'adaead'))


def basalt(place, seed, palette='graphite'):
    """Even and fine, with pin-prick pores."""
    p, s = BASALTS[palette], seed * 1009
    x, y = place.cut_x, place.cut_y
    cloud = fbm(x / 190, y / 150, 5, gain=.55, seed=s)
    fine, mottle = fbm(x / 1.1, y / 1.1, 3, gain=.75, seed=s + 1), fbm(x / 6, y / 6, 4, gain=.6, seed=s + 2)
    a = scale(mix(p[0], p[1], step(-.4, .5, cloud)), 1 + .10 * fine + .06 * mottle)
    a = mix(a, p[2], step(.40, .52, fbm(x / 1.9, y / 1.9, 2, seed=s + 3)) * .5)
    pore = step(.46, .54, fbm(x / 3.6, y / 3.6, 2, seed=s + 4) + .10 * fbm(x / 90, y / 60, 3, seed=s + 5))
    return Surface(scale(a, 1 - .62 * pore), .02 * fine - .5 * pore, .5 + .2 * pore)


def paint(place, seed, palette='light', trowel=.5, speck=.3, contrast=1., stone=False, zoom=1.):
    """`stone` replaces the trowel sweeps by short sandstone beds."""
    p, s = PALETTES[palette], seed * 1009
    x, y = place.cut_x / zoom, place.cut_y / zoom
    w = fbm(x / 210, y / 210, 5, seed=s)
    cloud = fbm(x / 330 + .7 * w, y / 330 + .5 * w, 6, gain=.56, seed=s + 1)
    patch = fbm(x / 70 + w, y / 70, 5, gain=.6, seed=s + 2)
    if stone:
        sweep = fbm(x / 420 + .4 * w, y / 26 + 1.2 * w, 5, gain=.6, seed=s + 3, turn=False)
    else:
        u, v = x * .8 + y * .6 + 90 * w, -x * .6 + y * .8 + 60 * w
        sweep = fbm(u / 260, v / 22, 5, gain=.58, seed=s + 3, turn=False)
    t = (cloud * .7 + patch * .3 + trowel * .55 * sweep) * contrast
    a = mix(mix(p[0], p[1], step(-.05, .55, t)), p[2], step(.05, .6, -t))
    fine = fbm(x / 1.3, y / 1.3, 3, gain=.7, seed=s + 4)
    a = scale(a, 1 + .04 * fine + .03 * fbm(x / 12, y / 12, 4, seed=s + 5))
    dark = step(.47, .58, fbm(x / 2.4, y / 2.4, 2, seed=s + 6)) * speck
    a = mix(mix(a, p[1], dark * .8), p[2], step(.47, .58, fbm(x / 2.0, y / 2.0, 2, seed=s + 7)) * speck * .8)
    pit = step(.55, .62, fbm(x / 4.5, y / 4.5, 3, seed=s + 8) + .08 * patch) * .4
    return Surface(scale(a, 1 - .3 * pit), .015 * fine + .03 * sweep - .2 * pit, np.full_like(x, .55))
