"""Cement, concrete and plain stone looks in porcelain: clouds, trowel sweeps, fine aggregate."""
import numpy as np

from colour import mix, scale, step
from materials.fractures import nearest
from noise import cells, fbm, pick
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


def paint(place, seed, palette='light', trowel=.5, speck=.3, contrast=1., stone=False, zoom=1., cast=0.):
    """`stone` makes it sandstone; `cast` makes it concrete that left a form."""
    if cast:
        return _cast(place, seed, palette, contrast, cast)
    if stone:
        return _sandstone(place, seed, palette, contrast)
    p, s = PALETTES[palette], seed * 1009
    x, y = place.cut_x / zoom, place.cut_y / zoom
    w = fbm(x / 210, y / 210, 5, seed=s)
    cloud = fbm(x / 330 + .7 * w, y / 330 + .5 * w, 6, gain=.56, seed=s + 1)
    patch = fbm(x / 70 + w, y / 70, 5, gain=.6, seed=s + 2)
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


def _cast(place, seed, palette, contrast, cast):
    """Concrete against a smooth form: an even skin, tide marks where water dried, air holes of every size, sand showing
    through, a few cracks finer than a hair."""
    p, s, c = PALETTES[palette], seed * 1009, place.cells
    x, y, mm = place.cut_x, place.cut_y, place.mm
    w = fbm(x / 420, y / 300, 4, gain=.5, seed=s)
    pour = fbm(x / 1500 + .3 * w, y / 210 + .9 * w, 4, gain=.5, seed=s + 1, turn=False)
    t = .40 + contrast * (.22 * pour + .20 * (c.random(s + 2) - .5) + .10 * w)
    a = mix(mix(p[2], p[0], step(0, .5, t)), p[1], step(.45, 1., t))
    tide = fbm(x / 330 + .5 * w, y / 260, 4, gain=.42, seed=s + 3) * 3.2
    f = tide - np.floor(tide)
    wet = np.exp(-f / .05) + .30 * np.exp(-f / .30)                              # a sharp edge, then it fades inwards
    shown = step(-.1, .35, fbm(x / 500 + 4, y / 400, 3, seed=s + 4))
    a = scale(a, 1 - .075 * contrast * wet * shown)
    bloom = step(.18, .5, fbm(x / 60 + w, y / 75, 5, gain=.6, seed=s + 5)) * step(0, .4, fbm(x / 300, y / 300, 3, seed=s + 6))
    a = mix(a, p[2], bloom * .35)
    sand, fine = fbm(x / 1.7, y / 1.7, 3, gain=.7, seed=s + 7), fbm(x / .6, y / .6, 2, gain=.7, seed=s + 8)
    a = scale(a, 1 + .05 * sand + .03 * fine + .035 * fbm(x / 11, y / 11, 4, gain=.6, seed=s + 9))
    _, border, key, _, _ = cells(x / 13 + .2 * w, y / 13, seed=s + 10)
    a = scale(a, 1 + .07 * (key - .5) * step(0, .15, border) * step(-.05, .3, fbm(x / 140, y / 110, 3, seed=s + 11)))     # stones under the skin
    hole = np.zeros_like(x)
    for k, (size, share) in enumerate(((34, .30), (15, .26), (7, .20))):
        _, _, key, sx, sy = cells(x / size, y / size, seed=s + 20 + k, jitter=.95)
        r = size * (.035 + .11 * np.mod(key * 31, 1) ** 3)
        e = np.hypot(x - sx * size, (y - sy * size) * (1 + .4 * np.mod(key * 7, 1))) + .18 * r * sand
        crowd = .35 + 1.3 * step(-.1, .4, fbm(sx * size / 260, sy * size / 260, 3, seed=s + 26))
        hole = np.maximum(hole, step(r + .6 * mm, r - .6 * mm, e) * (np.mod(key * 17, 1) < share * crowd * cast) * np.clip(2.4 * r / mm, 0, 1))
    a = scale(a, 1 - .52 * hole)
    d, width, _ = nearest(x, y, s + 40, angle=28., spacing=700., size=180., wander=50., jag=.7, width=.22, gap=.06, branch=150., share=.5)
    crack = step(width + .6 * mm, 0, np.abs(d)) * np.clip(width / .1, 0, 1)
    a = scale(a, 1 - .30 * crack)
    return Surface(a.astype(np.float32), (.02 * sand - .8 * hole - .04 * crack).astype(np.float32), (.52 + .08 * fine).astype(np.float32))


def _sandstone(place, seed, palette, contrast):
    """Sand the wind or a river laid down: sets of fine layers, each set at a slant of its own and cut off by the next, bands of iron
    that follow no layer, and everywhere the grain."""
    p, s, c = PALETTES[palette], seed * 1009, place.cells
    x, y = place.cut_x, place.cut_y
    w = fbm(x / 340, y / 210, 3, gain=.45, seed=s)
    z = (y + 34 * w + 4 * fbm(x / 70, y / 70, 3, seed=s + 1)) / 62
    z = z + .42 * fbm(z * .7, x / 2400, 2, seed=s + 2, turn=False)
    bed, f = np.floor(z), np.mod(z, 1)
    own = lambda k: pick(bed.astype(np.int32), np.zeros(bed.shape, np.int32) + k, s + 3)
    slant = (own(0) - .5) * .62
    q = f * 62 - slant * x * (.35 + .65 * f) + 900 * own(1) + 2.2 * fbm(x / 46, y / 46, 3, gain=.5, seed=s + 4)
    layer = fbm(q / 4.6, x / 1600, 3, gain=.62, seed=s + 5, turn=False)
    group = fbm(q / 17., x / 2600, 2, gain=.5, seed=s + 6, turn=False)
    t = .44 + contrast * (.30 * (own(2) - .5) + .17 * layer + .22 * group + .20 * (c.random(s + 7) - .5) + .10 * w)
    a = mix(mix(p[2], p[0], step(0, .48, t)), p[1], step(.42, 1., t))
    iron = np.abs(np.mod(2.6 * fbm(x / 300 + .4 * w, y / 240, 3, gain=.42, seed=s + 8) + .06 * layer + .25 * group, 1) - .5)
    iron = np.exp(-((.5 - iron) / .16) ** 2) * step(.0, .5, fbm(x / 420 + 5, y / 330, 3, seed=s + 9))
    a = a * (1 - iron[..., None] * np.array((.03, .09, .19)) * contrast)
    cut = np.exp(-(f / .020) ** 2) * (.4 + .6 * own(3))
    grain, speck = fbm(x / .7, y / .7, 3, gain=.75, seed=s + 10), fbm(x / 1.7, y / 1.7, 2, seed=s + 11)
    a = scale(a, (1 + .09 * grain + .045 * fbm(x / 7, y / 4, 4, gain=.65, seed=s + 12)) * (1 - .10 * cut))
    a = mix(a, p[1], step(.46, .56, speck) * .6)
    return Surface(a.astype(np.float32), (.03 * grain + .05 * layer - .05 * cut).astype(np.float32), (.58 + .05 * grain).astype(np.float32))
