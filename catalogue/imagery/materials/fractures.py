"""Veins as healed cracks: lines that run one way, wander, swell, thin out and send off branches. A crack is a graph over its
own direction, so it can cross another but never closes on itself, as the level lines of noise do.

Cracks of one family are numbered k and lie about `spacing` mm apart. What a crack does along its way (offset, slope,
width) depends on k and the place only; it is tabulated each millimetre and looked up for every pixel."""
import cv2
import numpy as np

from colour import step
from noise import fbm, pick

BRANCHES = 2          # rows of branches per crack: those that start in even and in odd stretches


def _along(u, k, size, seed, octaves=6, gain=.56):
    return fbm(u / size, k * 13.73 + .5, octaves, gain=gain, seed=seed)


def _tables(u0, u1, k0, k1, o, seed):
    """Offset (mm from k x spacing), width (mm, 0 where there is none) and squeeze (cosine of the slope) by row and mm."""
    u, k = np.meshgrid(np.arange(u0, u1 + 1, dtype=np.float32), np.arange(k0, k1 + 1, dtype=np.float32))
    ki, reach, spacing = k.astype(np.int32), o['size'], o['spacing']
    zero = np.zeros_like(ki)
    main = spacing * .8 * (pick(ki, zero, seed) - .5) + o['wander'] * _along(u, k, reach, seed + 1, gain=o['jag'])
    swell = step(-.55, .65, _along(u, k, reach * .55, seed + 2, 4)) ** 1.6
    alive = step(o['gap'], o['gap'] + .16, _along(u, k, reach * 1.7, seed + 3, 2) + .5 * (pick(ki, zero, seed + 4) - .5))
    own = .25 + 1.5 * pick(ki, zero, seed + 5) ** 2.2                         # most cracks are fine, a few are bold
    width = o['width'] * own * (.22 + 1.5 * swell) * alive
    offsets, widths = [main], [width]
    stretch = o['branch']
    for b in range(BRANCHES):
        c = np.floor((u / stretch - b) / 2).astype(np.int32)
        start, length = (2 * c + b + .05 + .8 * pick(ki, c, seed + 11 + b)) * stretch, stretch * (.4 + .65 * pick(ki, c, seed + 21 + b))
        t = np.clip(u - start, 0, length)
        side = np.where(pick(ki, c, seed + 31 + b) < .5, -1, 1) * (.25 + .9 * pick(ki, c, seed + 41 + b))
        on = (pick(ki, c, seed + 51 + b) < o['share']) & (t > 0)
        away = side * t * (.55 + .45 * np.clip(t / 60, 0, 1)) + .12 * o['wander'] * np.clip(t / 90, 0, 1) * _along(u, k + 37 * (b + 1), reach * .4, seed + 61 + b)
        taper = np.clip(1 - t / length, 0, 1) ** .8
        offsets.append(main + away)
        widths.append(np.where(on, (.6 * width + .12 * o['width'] * alive) * taper * (.5 + 1. * pick(ki, c, seed + 71 + b)), 0))
    offset = np.stack(offsets, 1).reshape(-1, u.shape[1])
    slope = np.clip(cv2.blur(np.gradient(offset, axis=1).astype(np.float32), (5, 1)), -1.6, 1.6)
    return offset, np.stack(widths, 1).reshape(offset.shape), 1 / np.sqrt(1 + slope * slope)


def nearest(x, y, seed, **layer):
    """For every point the crack it belongs to most: signed distance to its middle (mm), the crack's half width there (mm, 0 far
    from any) and its place along the family (mm)."""
    o = dict(angle=40., spacing=260., size=340., wander=70., jag=.56, width=2., gap=-.12, branch=230., share=.7) | layer
    a = np.radians(o['angle'])
    u, v = (q.astype(np.float32) for q in (x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)))
    u0, u1 = int(np.floor(u.min())) - 2, int(np.ceil(u.max())) + 2
    k0, k1 = int(np.floor(v.min() / o['spacing'])) - 3, int(np.ceil(v.max() / o['spacing'])) + 3
    best, d, w = np.full(x.shape, -1e9, np.float32), np.full(x.shape, 1e3, np.float32), np.zeros(x.shape, np.float32)
    home = np.floor(v / o['spacing'] + .5)
    tables = {}
    for low in range(u0 - u0 % 16000, u1 + 1, 16000):                        # a table is at most as wide as the look-up can be
        part = (u >= low) & (u < low + 16000)
        if not part.any():
            continue
        tables = _tables(low - 2, low + 16002 if u1 > low + 16000 else u1 + 2, k0, k1, o, seed)
        px = (u - low + 2).astype(np.float32)
        for dk in (-2, -1, 0, 1, 2):
            for b in range(1 + BRANCHES):
                row = ((home + dk - k0) * (1 + BRANCHES) + b).astype(np.float32)
                off, wide, squeeze = (cv2.remap(t.astype(np.float32), px, row, cv2.INTER_LINEAR) for t in tables)
                e = (v - (home + dk) * o['spacing'] - off) * squeeze
                score = np.where(wide > .01, wide - np.abs(e), -1e8)
                better = part & (score > best)
                best, d, w = np.where(better, score, best), np.where(better, e, d), np.where(better, wide, w)
    return d, w, u


def vein(x, y, mm, layer, seed):
    """Cover (0..1) of a family of veins and of the stain beside them. Edges are sharp to a crystal, ragged and, on one side,
    bleed a little into the stone. `bend` (mm) is how far they wriggle: fine ones little, or they curl."""
    o = dict(opacity=.9, halo=.1, spread=5., ragged=.5, bend=5.) | layer
    keep = {k: v for k, v in o.items() if k in ('angle', 'spacing', 'size', 'wander', 'jag', 'width', 'gap', 'branch', 'share')}
    bend = o['bend'] * fbm(x / 46, y / 46, 4, gain=.6, seed=seed + 90)
    d, w, u = nearest(x + bend, y + o['bend'] * fbm(x / 46 + 9, y / 46, 4, gain=.6, seed=seed + 91), seed, **keep)
    rough = fbm(x / 7, y / 7, 5, gain=.7, seed=seed + 92)
    e = np.abs(d + o['ragged'] * (.5 + .5 * w) * rough)
    soft = np.maximum(.35 + .10 * w, mm * .7)
    core = step(w + soft, w - soft, e) * np.clip(w / .35, 0, 1)
    sugar = fbm(x / 10, y / 10, 5, gain=.7, seed=seed + 93)
    core = core * np.clip(.90 + .55 * sugar - .22 * np.exp(-w), .2, 1)
    beside = np.exp(-np.maximum(e - w, 0) / (.8 + w * o['spread'])) * np.clip(w / 1.2, 0, 1) * np.where(d > 0, 1, .45)
    beside = beside * np.clip(.6 + .9 * fbm(x / 30, y / 30, 5, gain=.65, seed=seed + 94), 0, 1.2)
    return core * o['opacity'], beside * o['halo']


def ribbons(x, y, mm, layer, seed):
    """Broad dark ribbons made of many thin leaves, dense in the middle and combed out at the edges and ends."""
    o = dict(width=26., leaf=5., length=240., opacity=.95) | layer
    keep = {k: v for k, v in o.items() if k in ('angle', 'spacing', 'size', 'wander', 'jag', 'width', 'gap', 'branch', 'share')}
    b1, b2 = fbm(x / 150, y / 150, 4, gain=.5, seed=seed + 90), fbm(x / 150 + 9, y / 150, 4, gain=.5, seed=seed + 91)
    d, w, u = nearest(x + 24 * b1, y + 24 * b2, seed, **keep)
    t = np.abs(d) / np.maximum(w, 1e-3)
    comb = lambda size, turn, k: fbm(u / (o['length'] * size), d / (o['leaf'] * size) + turn, 5, gain=.62, seed=seed + k, turn=False)
    fine, leaf, broad = comb(.42, 1.2 * b2, 94), comb(1, 2.2 * b1, 92), comb(3, b2, 93)
    thick = np.clip(w / 5, 0, 1) * (w > .5)
    ink = 1.02 - 1.10 * t ** 1.5 + .75 * broad + .80 * leaf + .34 * fine - .42
    body = step(-.12, .16, ink) * thick
    white = step(.20, .42, comb(.8, 3 + b1, 95) + .35 * broad + .10 * t) * step(.15, .5, t + .5 * broad + .2)   # leaves of the ground left in between
    mist = np.exp(-np.maximum(t - .7, 0) * 1.9) * np.clip(.40 + .9 * broad + .6 * leaf, 0, 1) * np.clip(w / 9, 0, 1) * (w > .5)
    return body * (1 - .85 * white) * o['opacity'] * np.clip(.92 + .3 * fine, .6, 1), mist
