"""Granite: crystals of several minerals, as cells at several scales, larger ones over smaller."""
import numpy as np

from colour import lin, mix, scale, step
from noise import cells, fbm
from surface import Surface

# ground, then crystals as (size mm, share of cells, colour, variation)
PALETTES = {
    'midnight': ('121315', [(2.6, .5, '1b1c1f', .3), (3.0, .3, '0b0c0d', .3), (2.4, .09, '4f5359', .5),
                            (1.7, .05, 'a9adb2', .4), (1.8, .045, '8a6a48', .4)]),
    'pearl-white': ('d2d1ce', [(7, .5, 'c3c2bf', .12), (9, .38, 'e3e2de', .08), (5, .26, 'a5a5a4', .25),
                               (3, .085, '353638', .3), (4, .08, '77726d', .3)]),
    'quartz-snow': ('eeeeec', [(1.6, .5, 'e3e3e1', .06), (2.0, .35, 'f6f6f5', .03), (1.2, .10, 'cfd0d0', .08),
                               (.9, .03, 'a9abad', .15)]),
    'salt-pepper': ('d6d5d1', [(3.0, .45, 'c1c0bd', .12), (5.4, .40, 'a8a8a7', .14), (4.2, .30, '8a8b8d', .2),
                               (6.0, .26, 'dcdbd8', .06), (2.8, .17, '2f3032', .3), (2.4, .06, 'eeeeee', .1)]),
    'absolute': ('17181a', [(2.0, .5, '1f2022', .3), (2.6, .3, '0f1011', .3), (1.8, .06, '4b4d50', .4),
                            (1.4, .025, '8e9094', .3)]),
    'steel': ('45484c', [(3.4, .5, '5a5e63', .25), (4.0, .35, '2c2e31', .3), (3.0, .25, '8a8e92', .25),
                         (2.0, .14, '17181a', .2)]),
    'pearl': ('565d66', [(9, .55, '3f4751', .3), (12, .40, '6e7e90', .35), (8, .20, '8fa3b8', .35),
                         (5, .30, '23262b', .3), (4, .10, 'c1ccd6', .3)]),
    'rose': ('c79c8a', [(7, .5, 'd3ab99', .15), (6, .35, 'b07f6d', .2), (5, .35, 'a9a39d', .2), (4, .30, '33302f', .3),
                        (5, .14, 'e6ddd5', .1)]),
    'gold': ('cdb084', [(6, .5, 'd9c39b', .15), (5, .35, 'b08d59', .25), (4, .30, '8b8378', .25), (3.4, .24, '3a322b', .3),
                        (5, .16, 'ece2cd', .1)]),
    'galaxy': ('0f0f11', [(2.2, .5, '17181a', .3), (2.6, .3, '0a0a0b', .3), (1.6, .05, 'b98a45', .4), (1.3, .03, 'd9d3c4', .3)]),
    'impala': ('3b3d40', [(3.2, .5, '4b4d51', .25), (4.2, .4, '2a2c2e', .3), (3., .2, '74777b', .25), (2., .12, '151617', .2)]),
    'kashmir': ('dcd3c2', [(6, .5, 'cfc4b0', .10), (5, .3, 'ebe5d8', .06), (4, .22, 'a79c8b', .2), (3.4, .07, '6e2f2b', .3),
                           (2.6, .05, '3b3734', .3)]),
    'red': ('8b3f33', [(7, .5, 'a34b3b', .18), (6, .35, '6f2f28', .2), (5, .28, '8c8681', .2), (4, .26, '1f1c1b', .3)]),
    'brown': ('4b372b', [(6, .5, '6a4a36', .2), (5, .35, '33251d', .25), (4, .22, '8f7258', .2), (3, .2, '191412', .3)]),
    'baltic': ('3a2c24', [(13, .62, '7d5a43', .15), (11, .30, '5c4334', .2), (5, .3, '221b17', .3), (3, .18, '8f8a80', .3)]),
    'forest': ('1c2a22', [(7, .5, '2c4234', .25), (6, .35, '14201a', .3), (4, .15, '6a7a5c', .3), (3, .07, 'b39a5c', .3)]),
    'white': ('e6e4df', [(5, .5, 'd8d6d1', .1), (6, .30, 'f2f0ec', .06), (3.6, .22, '9c9b99', .25),
                         (2.8, .14, '353536', .3), (2.4, .05, '7a4f45', .25)]),
}


def paint(place, seed, palette='salt-pepper', zoom=1., flow=0.):
    """`flow` draws the crystals into bands."""
    ground, minerals = PALETTES[palette]
    s = seed * 1009
    x, y = place.cut_x / zoom, place.cut_y / zoom
    a = scale(np.broadcast_to(lin(ground), x.shape + (3,)), 1 + .10 * fbm(x / 1.4, y / 1.4, 3, gain=.7, seed=s))
    sparkle, drift = np.zeros_like(x), fbm(x / 130, y / 90, 5, seed=s + 1)
    if flow:
        bend = fbm(x / 420, y / 330, 3, gain=.4, seed=s + 2)
        y = y + flow * 46 * bend
        drift = drift + 1.1 * flow * fbm(x / 420, y / 46 + 1.5 * bend, 5, gain=.6, seed=s + 3)
    reef = fbm(x / 330 + .5 * drift, y / 210, 5, gain=.55, seed=s + 4)         # paler and darker masses
    for k, (size, share, colour, spread) in enumerate(minerals):
        q = s + 20 * (k + 1)
        wx, wy = (fbm(x / size * .9 + o, y / size * .9, 4, gain=.55, seed=q + k2) for k2, o in enumerate((0, 7)))
        _, border, key, sx, sy = cells(x / size + .52 * wx, y / size + .52 * wy, seed=q + 2)
        chosen = np.mod(key * 7.31, 1) < share * (1 + .9 * drift + (.7 if k % 2 else -.5) * reef)
        m = step(-.04, .06, border - .10 * (.3 + key)) * chosen
        tone = 1 + spread * (np.mod(key * 13.7, 1) - .5) * 2 + .14 * fbm(x / size * 1.6, y / size * 1.6, 3, gain=.5, seed=q + 5)
        a = a * (1 - m[..., None]) + scale(lin(colour), tone) * m[..., None]
        sparkle = sparkle * (1 - m) + m * key
    fine = fbm(x / .7, y / .7, 2, gain=.7, seed=s + 9)
    return Surface(scale(a, 1 + .03 * fine + .09 * reef).astype(np.float32), .01 * sparkle, .12 + .10 * sparkle)


# feldspar, its pale grains, quartz, mica and hornblende, garnet
GNEISS = dict(viscount=('d9d8d4', 'efeeea', 'a3a5a6', '2a2c2f', '6b4a45'))


def gneiss(place, seed, palette='viscount', zoom=1.):
    """Granite that flowed: dark mica is drawn into waves and wisps between pale feldspar; grains of three sizes lie along the flow."""
    p, s, mm = GNEISS[palette], seed * 1009, place.mm
    x, y = place.cut_x / zoom, place.cut_y / zoom
    big = fbm(x / 1500, y / 900, 3, gain=.42, seed=s)
    across = y * .86 - x * .34
    v = across + 520 * fbm(x / 1250 + .3 * big, y / 800, 3, gain=.42, seed=s + 2) + 55 * fbm(x / 240, y / 170, 4, gain=.5, seed=s + 3)
    u = x * .86 + y * .34
    wisp = fbm(u / 760, v / 60, 5, gain=.58, seed=s + 4, turn=False)
    comb = fbm(u / 210, v / 13, 5, gain=.62, seed=s + 5, turn=False)
    mass = fbm(u / 1400, v / 240, 3, gain=.5, seed=s + 6, turn=False)
    dark = step(-.05, .75, .62 * mass + .75 * wisp + .42 * comb)
    pale = step(.05, .6, -.5 * mass - .6 * wisp + .3 * fbm(u / 300, v / 30, 4, seed=s + 7, turn=False))
    a = np.broadcast_to(lin(p[0]), x.shape + (3,)) * (1 + .10 * comb + .05 * mass)[..., None]
    gu, gv = u, across + .12 * (v - across)                   # grains lean into the flow
    sparkle = np.zeros_like(x)
    # size, how elongated, which mineral, share where it is rare and where it abounds: interlocked, so each with straight edges
    for k, (size, long, tone, rare, much, where) in enumerate((
            (3.8, 1.35, 0, 1., 1., pale), (7.5, 1.5, 1, .08, .42, pale), (3.2, 1.3, 2, .26, .30, pale), (2.4, 1.3, 1, .16, .30, pale),
            (1.9, 2.6, 3, .02, .80, dark), (3.1, 3.0, 3, .010, .60, dark), (1.0, 2.2, 3, .05, .46, dark), (2.2, 1., 4, .0, .02, dark))):
        q = s + 20 * (k + 1)
        wx, wy = (fbm(x / size * .8 + o, y / size * .8, 2, gain=.5, seed=q + n) for n, o in enumerate((0, 7)))
        _, border, key, sx, sy = cells(gu / size / long + .16 * wx, gv / size + .16 * wy, seed=q + 2)
        chosen = np.mod(key * 7.31, 1) < rare + (much - rare) * where
        soft = np.clip(mm / size, .03, .5)
        m = step(-soft, soft, border - .02) * chosen if tone != 0 else np.ones_like(x)
        turn = key * 211
        face = (gu / size / long - sx) * np.cos(turn) + (gv / size - sy) * np.sin(turn)          # a crystal is cut across its own way
        split = fbm((gu * np.cos(turn) + gv * np.sin(turn)) / .35, key * 90, 2, gain=.6, seed=q + 6, turn=False)   # cleavage
        shade = 1 + .30 * (np.mod(key * 13.7, 1) - .5) + .16 * face + .08 * split - .10 * np.exp(-border / .06)
        if tone == 2:
            shade = shade + .10 * fbm(x / 1.4, y / 1.4, 3, gain=.6, seed=q + 5)                # quartz: smoky, without cleavage
        if tone == 3:
            shade = shade + 1.6 * (np.mod(key * 31.3, 1) > .82) * np.clip(.5 + split, 0, 1)    # a mica flake that mirrors
        a = a * (1 - m[..., None]) + scale(lin(p[tone]), np.clip(shade, .3, 4)) * m[..., None]
        sparkle = sparkle * (1 - m) + m * key
    if mm > 1.2:                                              # grains finer than a pixel are tone
        a = mix(a, lin(p[3]) * 1.5, .30 * dark * step(1.2, 2.4, mm))
    fine = fbm(x / .7, y / .7, 2, gain=.7, seed=s + 9)
    return Surface(scale(a, 1 + .03 * fine).astype(np.float32), (.01 * sparkle).astype(np.float32), .12 + .10 * sparkle)
