"""Onyx: dripstone, layer over layer."""
import numpy as np

from colour import lin, mix, scale, step
from materials.fractures import nearest
from noise import fbm, pick
from surface import Surface

# clear, milky, rust, white
ONYX = dict(honey=('d9a35c', 'f0d7a4', 'a8622a', 'f8ecd2'), green=('9dbb8c', 'd5e3c0', '5f8a62', 'f1f3e2'),
            white=('ece5d8', 'f6f2ea', 'd8c5a8', 'fdfbf6'), pink=('e0b3a2', 'f3dccf', 'c07f70', 'faf0e8'),
            blue=('8fb3c4', 'c9dde3', '4f7f99', 'eef4f3'), amber=('b9702f', 'e0a95c', '7a3d16', 'f2d49a'),
            smoke=('8d857c', 'c3bbb0', '5f5750', 'e8e2d8'))

KINDS = np.array((0, 1, 0, 3, 1, 2, 1, 3, 0, 1), np.int32)      # which colour a layer has, as often as it comes


def _layers(t, seed):
    """Layer number and place in it (0 where it began to grow, 1 where the next covered it). Layers are of very unequal thickness."""
    z = 7 * t + .85 * fbm(t * 2.4, np.full_like(t, 3.7), 2, gain=.5, seed=seed)
    level = np.floor(z)
    return level, z - level


def paint(place, seed, palette='honey', zoom=1.):
    """Bands run side by side around old hollows, in the same order wherever the stone is cut. A layer begins sharply, on a crust of
    small domes, and clears or clouds towards the next; fine growth lines follow it. Fibres stand across the bands, rust has
    crept along a few cracks, and where it is clear one looks a little way in."""
    tints, s = np.array([lin(c) for c in ONYX[palette]]), seed * 1009
    x, y, mm = place.cut_x / zoom, place.cut_y / zoom, place.mm / zoom
    u, v = x * .88 + y * .47, -x * .47 + y * .88
    bend = fbm(u / 900, v / 520, 2, gain=.3, seed=s)
    domes = np.abs(fbm(u / 62 + .8 * bend, v / 90, 2, gain=.45, seed=s + 1))
    t = v / 300 + 1.15 * fbm(u / 560 + .3 * bend, v / 620, 2, gain=.30, seed=s + 2) + .10 * fbm(x / 130, y / 110, 3, gain=.45, seed=s + 3) \
        + .055 * domes + .010 * fbm(x / 18, y / 18, 4, gain=.62, seed=s + 4)
    level, f = _layers(t, s + 5)
    draw = lambda n, k: pick(n.astype(np.int32), np.zeros(n.shape, np.int32) + k, s + 6)
    colour = lambda n: tints[KINDS[(draw(n, 0) * .9999 * len(KINDS)).astype(int)]] * (.90 + .2 * draw(n, 1))[..., None]
    own, after = colour(level), colour(level + 1)
    fades = step(.15 + .5 * draw(level, 2), 1.1, f) * (.25 + .6 * draw(level, 3))
    a = own + (after - own) * fades[..., None]
    big = fbm(u / 420, v / 150, 4, gain=.5, seed=s + 7)
    a = mix(a, tints[1], step(.05, .6, big) * .35)
    sub, part = np.floor(f * 5 + .7 * big), np.mod(f * 5 + .7 * big, 1)
    shade = draw(level * 5 + sub, 4)
    a = scale(a, 1 + .13 * (shade - .5) + .05 * (part - .5))
    hair = fbm(t * 190, u / 500, 3, gain=.62, seed=s + 8, turn=False)
    a = scale(a, 1 + .055 * hair)
    begun = np.exp(-(f / .035) ** 2) * (draw(level, 5) < .5)
    crust = np.exp(-((f - .07) / .05) ** 2) * (draw(level, 6) < .6)
    a = mix(a, tints[2] * .72, begun * .55 * np.clip(.7 + big, .2, 1))
    a = mix(a, tints[3], crust * .60)
    clear = (KINDS[(draw(level, 0) * .9999 * len(KINDS)).astype(int)] == 0) * step(.0, .3, f)
    deep = fbm(x / 46 + .5 * hair, y / 40, 6, gain=.62, seed=s + 9)
    a = scale(a, 1 + deep * (.05 + .12 * clear))
    fibre = fbm(u / 3.2 + 2 * t, t * 40, 3, gain=.6, seed=s + 10)
    a = scale(a, 1 + .05 * fibre * step(3, .6, mm))
    for k, (size, wide) in enumerate(((560., 1.2), (250., .5))):
        d, w, _ = nearest(x, y, s + 40 + k, angle=64. + 40 * k, spacing=size, size=240., wander=60., jag=.6, width=wide, gap=.02, branch=180., share=.5)
        e = np.abs(d)
        a = mix(a, tints[2] * .62, step(w + mm * .6 + .3, w * .3, e) * np.clip(w / .3, 0, 1) * .55)
        a = mix(a, tints[2], np.exp(-e / (3 + 5 * w)) * np.clip(w, 0, 1) * .30)
    grain = fbm(x / .8, y / .8, 3, gain=.7, seed=s + 11)
    return Surface(scale(a, 1 + .02 * grain).astype(np.float32), np.zeros_like(x), np.full_like(x, .08))
