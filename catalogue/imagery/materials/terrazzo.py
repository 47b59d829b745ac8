"""Terrazzo: chips are shrunk Voronoi cells at several scales, their edges broken; a small chip yields where a larger one already lies."""
import numpy as np

from colour import lin, mix, scale, step
from noise import cells, fbm
from surface import Surface

PALETTES = {
    'bone': ('e8e1d3', ['f6f2e9', 'c9b48f', 'b98a4a', '9b9792', '6f6d6b', 'a4583a', 'd9d0bf', 'f1ebdf', 'b8b2a9']),
    'confetti': ('e9e6df', ['c9c4bb', 'c9c4bb', '8d8a86', '4a4a4c', 'f7f5f1', 'c99f84', '9aa79a', 'b9764f']),
    'grey': ('b9b8b5', ['d9d8d5', '9a9997', '7d7c7b', 'e9e8e5', '5a5a5a', 'c9c8c5']),
    'ivory': ('ebe4d6', ['f7f3ea', 'd9c8ab', 'c2ad8c', 'e6d9c3', 'a58d6d', 'fbf9f4']),
    'night': ('2b2c2e', ['e6e3dc', 'bdbab4', '77767a', '4d4d50', 'd8c7ac', '1b1b1d']),
    'rose': ('e6cfc3', ['f3e8e0', 'b97a63', 'd8a58f', '8a5548', 'f8f3ee', 'c9b7ab']),
    'sage': ('c5cdbf', ['eef0ea', '7f937f', '5b7060', 'a7b6a2', 'd9cdb4', '3f5148']),
    'blue': ('c9d3da', ['f1f4f5', '5f7f99', '8fa9bb', '34506b', 'b9c6cf', 'd9cdb9', '22364a']),
    'mono': ('ececea', ['1f2022', '4a4b4d', '8b8c8d', 'd0d0ce', 'f8f8f7', '2f3032']),
    'forest': ('39493f', ['e3e2d6', '8fa38f', '5b7563', 'b9a67f', '22302a', 'c9cec0', 'a5846a']),
    'sand': ('dccdb2', ['f3ebdb', 'b99a6b', '9c7b50', 'e6d6b8', '8a8074', 'cbb48c', 'f7f2e8']),
    'coral': ('eeddd2', ['e08a6b', 'f6ece4', 'c9634a', 'd9b3a0', '8f8a86', 'f0c4ae', 'b5a79b']),
    'venetian': ('efece6', ['3f3d3c', '8b6b4e', 'c9a06a', '6f6a66', 'f6f3ee', 'b3aca4', '9b4a38']),
}
SCALES = ((19., .46), (12., .34), (7.4, .44), (4.6, .52), (2.7, .52), (1.4, .50))


def _layer(x, y, size, seed):
    _, border, key, sx, sy = cells(x / size, y / size, seed=seed, jitter=.95)
    return border * size, key, sx * size, sy * size


def _margin(key, size):
    """How much a chip is shrunk: every chip differently, so that sizes vary."""
    return size * (.05 + .20 * np.mod(key * 5.7, 1))


def paint(place, seed, palette='confetti', chip=1., density=1., largest=0):
    """`chip` scales the stones, `largest` 1..5 drops the coarsest sizes."""
    ground, colours = PALETTES[palette]
    tints = np.array([lin(c) for c in colours])
    s, x, y = seed * 1009, place.cut_x, place.cut_y
    cloud, dust = fbm(x / 22, y / 22, 5, gain=.62, seed=s), fbm(x / 1.1, y / 1.1, 3, gain=.7, seed=s + 1)
    a = scale(np.broadcast_to(lin(ground), x.shape + (3,)), 1 + .05 * cloud + .07 * dust)
    scales = [(size * chip, min(share * density, .95)) for size, share in SCALES[largest:]]
    for k in reversed(range(len(scales))):
        size, share = scales[k]
        border, key, sx, sy = _layer(x, y, size, s + 31 * k)
        chosen = np.mod(key * 3.17, 1) < share
        for j in range(k):
            above, akey, _, _ = _layer(sx, sy, scales[j][0], s + 31 * j)
            chosen &= ~((np.mod(akey * 3.17, 1) < scales[j][1]) & (above > _margin(akey, scales[j][0]) - size * .22))
        broken = fbm(x / size * 3.1 + 40 * key, y / size * 3.1, 3, gain=.6, seed=s + 7 + k)
        depth = border - _margin(key, size) + .045 * size * broken + .09 * fbm(x / 1.3, y / 1.3, 2, seed=s + 8) - .03 * size
        m = step(-place.mm * .6, place.mm * .6, depth) * chosen
        tint, other = (tints[(np.mod(key * f, 1) * .9999 * len(tints)).astype(int)] for f in (11.3, 47.9))
        tint = tint + (other - tint) * (.22 * np.mod(key * 71, 1))[..., None]
        q = key * 900
        mottle = 1 + .24 * fbm(x / 4.2 + q, y / 4.2, 5, gain=.66, seed=s + 5) + .07 * fbm(x / .8 + q, y / .8, 2, seed=s + 6) + .26 * (np.mod(key * 29, 1) - .5)
        u, v = x + y * (np.mod(key * 23, 1) - .5), y + x * (np.mod(key * 37, 1) - .5)
        vein = np.exp(-np.abs(fbm(u / 34 + q, v / 9, 3, seed=s + 9)) * 26) * np.where(np.mod(key * 17, 1) < .25, .30, 0)
        a = mix(a, mix(scale(tint, mottle), 'e2e0db', vein), m)
    return Surface(a.astype(np.float32), .004 * dust, np.full_like(x, .16))
