"""Glazed pieces: hand-made zellige, even or flowing glazes."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm
from surface import Surface

# ground, light, dark, edge where the glaze runs thin
GLAZES = dict(
    emerald=('0d4a3a', '2b7a5f', '0a2f29', '6fae93'), white=('e3ded2', 'f2efe7', 'cfc7b6', 'd9cdb8'),
    sand=('cbb594', 'dccaae', 'ae946e', 'e9dcc4'), cobalt=('16306e', '2f56a3', '0b1c47', '7d9bd0'),
    sky=('7fa6b8', 'a4c3cf', '5b8598', 'd5e3e6'), rose=('c98f85', 'dcaea4', 'a86b63', 'ecd3ca'),
    ink=('1a2230', '2c394d', '0d121b', '5c6d85'), terracotta=('a8522f', 'c06f48', '84391f', 'dca17f'),
    sage=('8fa08a', 'a9b8a2', '6f836c', 'd3dccc'), olive=('5a5f34', '77794a', '3f4426', 'a8a779'),
    charcoal=('2c2d2f', '424446', '18191a', '77797b'), mustard=('c08f2e', 'd6ac55', '96691b', 'ecd79e'),
    aqua=('3f8f8d', '66b0ab', '26696a', 'b5dcd6'), plum=('4d2a3a', '6c4053', '331a27', 'a0788a'),
    clay=('b9705a', 'cb8a73', '98543f', 'e2b7a2'), ivory=('e6dcc6', 'efe7d6', 'd6c9ae', 'f2ecdf'),
    snow=('eceeec', 'f6f7f5', 'e0e3e1', 'f0f1ef'), navy=('1b2a4a', '2b3d63', '111c34', '4f6692'),
    blush=('dcb9ab', 'e6cabe', 'c9a193', 'efdcd3'), forest=('1f3b2d', '315441', '14281f', '5d8a70'),
    butter=('ead9a3', 'f2e6bd', 'd8c182', 'f6edcf'), oxblood=('5d1c1c', '7d2c28', '3d1013', 'a85a4c'),
    lilac=('b3a6bd', 'c8bdcf', '978aa3', 'dcd4e0'), denim=('56708a', '7089a1', '3f5870', '9db3c4'),
    peacock=('0f5560', '1f7480', '083b45', '5fa6a8'), celadon=('a9c4b2', 'c0d6c6', '8cac98', 'dbe8dd'),
    mint=('bcd8c8', 'd0e5d8', 'a2c4b2', 'e6f1ea'), stone=('b7afa3', 'c7c0b5', 'a0978a', 'dad4ca'),
    smoke=('7d8488', '939a9e', '676d71', 'b9bec0'), black=('161718', '242627', '0c0d0d', '55585a'),
    bronze=('6b5334', '8a6e46', '4b3922', 'b59a6c'), pearl=('e5e1da', 'efece7', 'd6d1c8', 'f2f0ec'))


def zellige(place, seed, palette='emerald', variation=1., pits=1., ripple=1., lean=1.):
    """`ripple` is how uneven each face is: a little more and a window breaks up in it instead of filling a whole tile;
    `lean` how far tiles are set out of plane."""
    p, s, c = GLAZES[palette], seed * 1009, place.cells
    x, y = place.cut_x, place.cut_y
    cloud, run = fbm(x / 70, y / 70, 5, gain=.55, seed=s + 3), fbm(x / 14, y / 26, 5, gain=.6, seed=s + 4)
    speck = fbm(x / 2.2, y / 2.2, 3, gain=.6, seed=s + 5)
    t = np.clip(.12 + variation * (c.random(s) * .62 + .42 * cloud) + .12 * run, 0, 1)
    a = mix(p[0], p[1], t)
    a = mix(a, p[2], step(.55, 1, c.random(s + 1)) * .55 * variation)
    a = mix(a, p[3], step(.80, 1., c.random(s + 2)) * .30 * variation + step(.3, .75, cloud) * .14)
    thin = step(3.2, .3, c.d + .9 * fbm(x / 6, y / 6, 3, seed=s + 8))
    a = scale(mix(a, p[3], thin * .42), 1 + .06 * speck + .10 * run)
    pit = step(.49, .58, fbm(x / 2.5, y / 2.5, 3, seed=s + 9) + .12 * cloud) * step(.25, .8, c.random(s + 10)) * pits
    a = mix(a, lin('c9b596') * .6, pit * .55)
    tilt = .075 * lean * (c.x * (c.random(s + 11) - .5) + c.y * (c.random(s + 12) - .5))
    height = .52 * fbm(x / 66, y / 66, 1, seed=s + 13) + .055 * ripple * fbm(x / 26, y / 26, 1, seed=s + 14) \
        + .010 * ripple * fbm(x / 10, y / 10, 1, seed=s + 19) + .0006 * speck + tilt + .5 * c.random(s + 15) - pit * .2
    return Surface(a, height.astype(np.float32), .06 + .5 * pit)


def glaze(place, seed, palette='snow', wave=.3, flow=.2, crackle=0., variation=.3):
    """A machine-made glaze: `wave` is its waviness, `flow` how much it pools, `variation` between pieces."""
    p, s, c = GLAZES[palette], seed * 1009, place.cells
    x, y = place.cut_x, place.cut_y
    cloud = fbm(x / 90, y / 90, 4, seed=s)
    pool = fbm(x / 16, y / 30, 5, gain=.6, seed=s + 1)
    t = np.clip(.45 + variation * (c.random(s + 2) - .5) + flow * (.5 * cloud + .5 * pool), 0, 1)
    a = mix(mix(p[2], p[0], step(0, .5, t)), p[1], step(.5, 1, t))
    a = mix(a, p[3], step(2.4, .2, c.d + .4 * fbm(x / 9, y / 9, 3, seed=s + 4)) * (.25 + .4 * flow))
    a = scale(a, 1 + .02 * fbm(x / 2.4, y / 2.4, 3, seed=s + 5))
    if crackle:
        from materials.marble import web_distance
        d, _ = web_distance(x, y, 9, .5, 0, 1, s + 20)
        a = mix(a, lin(p[2]) * .55, np.clip(np.exp(-(d / .16) ** 2) * crackle * 1.6, 0, .8))
    height = wave * (.9 * fbm(x / 58, y / 58, 1, seed=s + 6) + .10 * fbm(x / 21, y / 21, 1, seed=s + 7)) \
        + .35 * wave * c.random(s + 8) + wave * .02 * (c.x * (c.random(s + 9) - .5) + c.y * (c.random(s + 10) - .5))
    return Surface(a, height.astype(np.float32), np.full_like(x, .07))
