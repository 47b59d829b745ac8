"""Glass: a clear body over a colour brushed on its back."""
import numpy as np

from colour import lin, mix, scale, step
from noise import cells, fbm
from surface import Surface

GLASS = dict(lagoon=['6fb3b5', '3f8d9a', '9fd0cb', '2b6b80', 'c6e3dd'], mist=['c9d6d6', 'b3c6c8', 'dfe8e6', '9bb3b7'],
             smoke=['5a6268', '7b848a', '3f464c', '9aa2a6'], ocean=['1f4f7a', '2f6f9f', '153a5e', '4c8fb8', '79b0cc'],
             amber=['b9803f', 'd3a261', '8f5a26', 'e6c795'], pearl=['e6e2da', 'd9dde0', 'efe6e2', 'dfe7e0', 'e9e4d2'],
             emerald=['0f5c43', '1a7a59', '0a4434', '3b9473'], rose=['d9a9a3', 'e6c3bd', 'c48a85', 'efd9d4'],
             night=['232a38', '333d4f', '161b26', '4d5a70'], sand=['d3bf9c', 'e2d3b6', 'bda57d', 'ece2cd'],
             sage=['a3b39a', 'bac7b1', '87997f', 'd3dccb'], copper=['a8653f', 'c4855a', '7f4628', 'd9a883'],
             ice=['d5e4e8', 'c0d6dd', 'e6f0f1', 'aec8d1'], cobalt=['183a8c', '2a52b0', '0f2663', '5b7cc8'])

LIT = np.array((-.64, -.77), np.float32)          # where light comes from, across the picture


def _bubbles(x, y, seed, share):
    """Seeds in the melt: brightness of a few bubbles of 0.1 to 0.3 mm, each a bright middle in a dark ring."""
    _, _, key, sx, sy = cells(x / 3.4, y / 3.4, seed=seed)
    r = np.hypot(x / 3.4 - sx, y / 3.4 - sy) * 3.4
    size = .09 + .22 * np.mod(key * 31, 1) ** 3
    there = np.mod(key * 17, 1) < share
    return there * (.30 * np.exp(-(r / size) ** 2) - .26 * np.exp(-((r - 1.3 * size) / (.45 * size)) ** 2))


def paint(place, seed, palette='lagoon', iridescent=0., clear=0., thick=4., seeds=.6):
    """Clear glass `thick` mm deep over a brushed-on colour. What makes it glass: one looks through a face that is not quite flat, so light
    is gathered into a faint net on the colour behind; the joint's shadow falls in at the lit side and the filler's paleness at the
    other, both softly and unevenly; the arris is a hair of deeper colour that comes and goes. `clear` draws the palette's colours
    together, `seeds` 0-1 are bubbles."""
    tints = np.array([lin(t) for t in GLASS[palette]])
    tints = tints + (tints[0] - tints) * clear * .9
    s, c, x, y = seed * 1009, place.cells, place.cut_x, place.cut_y
    body = tints[(c.random(s) * .9999 * len(tints)).astype(int)]
    other = tints[(c.random(s + 13) * .9999 * len(tints)).astype(int)]
    body = scale(body + (other - body) * (.45 * c.random(s + 14))[..., None], 1 + .22 * (c.random(s + 1) - .5))
    lean = c.random(s + 15) * 6.28                                               # each piece was brushed its own way
    bu, bv = x * np.cos(lean) + y * np.sin(lean), -x * np.sin(lean) + y * np.cos(lean)
    cloud = fbm(x / 22, y / 22, 4, gain=.55, seed=s + 2)
    brushed = fbm(bu / 16, bv / .9 + .8 * cloud, 4, gain=.62, seed=s + 9, turn=False)
    pooled = fbm(bu / 30, bv / 7 + cloud, 4, gain=.55, seed=s + 10, turn=False)
    reach = 3.6 * thick
    net = 1 - np.abs(fbm(x / reach + .5 * cloud, y / reach, 2, gain=.45, seed=s + 16)) * 3.2    # light gathered by the uneven face
    net = np.clip(net, 0, 1) ** 3
    a = scale(body, 1 + .10 * cloud + .07 * brushed + .12 * pooled + .12 * net * step(-.3, .5, cloud))
    gy, gx = np.gradient(c.d, place.mm)
    far = -(gx * LIT[0] + gy * LIT[1]) / np.maximum(np.hypot(gx, gy), 1e-3)      # 1 at the lit edge, -1 at the far one
    uneven = np.clip(.62 + .9 * fbm(place.x / 19, place.y / 19, 3, gain=.6, seed=s + 17) + .5 * (c.random(s + 18) - .5), .08, 1.3)
    d = np.clip(c.d + .22 * fbm(place.x / 5, place.y / 5, 2, seed=s + 19), 0, None)
    shaded = np.clip(far, 0, 1) ** .7 * np.exp(-d / (.24 * thick)) * (.35 + .65 * uneven)
    paled = np.clip(-far, 0, 1) ** .7 * np.exp(-d / (.20 * thick)) * uneven
    a = scale(a, 1 - .50 * shaded)
    a = a + (body ** .6 * .85 - a) * (paled * .42)[..., None]
    deep = a * body / np.maximum(body.max(-1, keepdims=True), .05)               # a longer way through the glass
    a = a + (deep * .80 - a) * (np.exp(-(d / .42) ** 2) * np.clip(.25 + .75 * uneven, 0, 1))[..., None]
    a = scale(a, 1 + _bubbles(x, y, s + 11, .16 * seeds) * (c.d > 2))
    if iridescent:
        phase = c.random(s + 3) * 6.28 + x / 26 + 2 * fbm(x / 20, y / 20, 3, seed=s + 4)
        sheen = .5 + .5 * np.stack([np.sin(phase), np.sin(phase + 2.1), np.sin(phase + 4.2)], -1)
        a = a * (1 - .35 * iridescent) + a * sheen * .7 * iridescent
    height = .05 * fbm(x / 40, y / 40, 2, gain=.35, seed=s + 5) + .003 * fbm(x / 8, y / 8, 1, seed=s + 12) + .12 * c.random(s + 6) \
        + .030 * (c.x * (c.random(s + 7) - .5) + c.y * (c.random(s + 8) - .5)) - .05 * uneven * np.exp(-(d / .9) ** 2)
    return Surface(a.astype(np.float32), height.astype(np.float32), np.full_like(c.x, .04))
