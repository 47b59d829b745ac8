"""Marble: a clouded ground, streaks of smoke, and layers of veins. Palettes are the named stones."""
import numpy as np

from colour import blur, lin, mix, scale, step
from materials import fractures
from materials.marbles import MARBLES
from materials.marbles_more import MORE
from noise import cells, fbm
from surface import Surface


def _frame(x, y, angle):
    a = np.radians(angle)
    return x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)


def line_distance(x, y, mm, size, warp, angle, stretch, seed, octaves=4):
    """Roughly the distance (mm) to the zero lines of warped noise: dividing by the slope keeps veins evenly wide."""
    u, v = _frame(x, y, angle)
    u, v = u / size / stretch, v / size
    wx, wy = fbm(u * .6 + 3.1, v * .6, 5, seed=seed + 1), fbm(u * .6 - 7.7, v * .6 + 2.2, 5, seed=seed + 2)
    n = fbm(u + warp * wx, v + warp * wy, octaves, gain=.38, seed=seed)
    gy, gx = np.gradient(n, mm)
    slope = blur(np.minimum(np.hypot(gx, gy), 6 / size).astype(np.float32), np.clip(2 / mm, .6, 12))
    return np.abs(n) / np.maximum(slope, .30 / size)


def web_distance(x, y, size, warp, angle, stretch, seed):
    """Distance (mm) to the borders of warped cells: the cracks of a breccia. Also the cell's id."""
    u, v = _frame(x, y, angle)
    u, v = u / size / stretch, v / size
    wx = fbm(u * .9, v * .9, 5, gain=.55, seed=seed + 1)
    wy = fbm(u * .9 + 5, v * .9, 5, gain=.55, seed=seed + 2)
    _, border, key, _, _ = cells(u + warp * wx, v + warp * wy, seed=seed)
    return border * size, key


def _vein(x, y, mm, layer, seed):
    o = dict(kind='line', size=260., warp=1.1, angle=35., stretch=1.8, width=2., opacity=.5, halo=.3, spread=7.,
             cover=(-.2, .35), patch=1.3, octaves=4, fall=1.2) | layer
    if o['kind'] == 'web':
        d, _ = web_distance(x, y, o['size'], o['warp'] * .45, o['angle'], o['stretch'], seed)
    else:
        d = line_distance(x, y, mm, o['size'], o['warp'], o['angle'], o['stretch'], seed, o['octaves'])
    s = o['size']
    ragged = fbm(x / 9, y / 9, 5, gain=.72, seed=seed + 15)
    d = np.abs(d + o['width'] * .8 * ragged)
    w = o['width'] * (.3 + 1.4 * step(-.35, .45, fbm(x / s, y / s, 3, seed=seed + 3)))
    m = step(*o['cover'], fbm(x / s / o['patch'], y / s / o['patch'], 3, seed=seed + 9))
    sugar = fbm(x / 13, y / 13, 6, gain=.72, seed=seed + 16)
    core = np.exp(-(d / w) ** o['fall']) * np.clip(.80 + 1.1 * sugar, .12, 1.05)
    thread = np.exp(-((d - w * (1.5 + .8 * sugar)) / (.16 * w)) ** 2) * step(-.05, .25, fbm(x / 40, y / 40, 3, seed=seed + 19))
    core = np.maximum(core, .6 * thread)
    halo = np.exp(-d / (w * o['spread']))
    if o['halo']:
        u, v = _frame(x, y, o['angle'])
        fibre = fbm(u / 120, v / 18, 5, gain=.6, seed=seed + 12) + .5 * fbm(x / 20, y / 20, 4, gain=.6, seed=seed + 13)
        halo = halo * np.clip(.6 + .8 * fibre + .45 * ragged, 0, 1.4)
    return core * m * o['opacity'], halo * m * o['halo']


def _rubble(a, x, y, r, seed):
    """A crushed stone: angular lumps of several tones in a dark paste, finer rubble between the large ones."""
    for n, (size, share) in enumerate(((r['size'] * .22, .8), (r['size'] * .5, .62), (r['size'], .66))):
        d, key = web_distance(x + 900 * n, y, size, r['warp'], r['angle'] + 24 * n, r['stretch'], seed + 9 * n)
        d = d + .03 * size * fbm(x / size * 5, y / size * 5, 4, gain=.6, seed=seed + 9 * n + 5)
        tones = np.array([lin(c) for c in r['tones']])[(np.mod(key * 7.7, 1) * .9999 * len(r['tones'])).astype(int)]
        there = np.mod(key * 19.3, 1) < share
        inside = step(0, size * .06, d - r['seam'] * .5 * size / r['size'] * np.mod(key * 3.1, 1)) * there
        cloud = 1 + .55 * fbm(x / size * 2.2 + key * 40, y / size * 3.4, 6, gain=.68, seed=seed + 9 * n + 7)
        a = mix(a, scale(tones, cloud), inside * r['amount'])
        seam = np.exp(-(d / (.012 * size)) ** 2) * there * step(.1, .5, fbm(x / size * 1.3, y / size * 1.3, 4, gain=.6, seed=seed + 9 * n + 8) + .2)
        a = mix(a, r['thread'], .5 * seam)
    return a


def _hairs(x, y, seed):
    """Hair cracks, in two directions and gone after a finger's length."""
    cover = 0
    for k, angle in enumerate((24., 77.)):
        d, w, _ = fractures.nearest(x, y, seed + k, angle=angle, spacing=30., size=52., wander=9., jag=.6, width=.22, gap=.06, branch=36., share=.5)
        cover = np.maximum(cover, np.exp(-(d / (.10 + .5 * w)) ** 2) * np.clip(w / .12, 0, 1))
    return cover


DRAWN = dict(line=_vein, web=_vein, crack=fractures.vein, ribbon=fractures.ribbons)


def paint(place, seed, palette='carrara', zoom=1., tone=1., **overrides):
    """`zoom` enlarges the figure, `tone` strengthens the veins; `overrides` replace palette entries."""
    p = (MARBLES | MORE)[palette] | overrides
    x, y = place.cut_x / zoom, place.cut_y / zoom
    mm = place.mm / zoom
    seed = seed * 1009 + 17
    wander = fbm(x / 160, y / 160, 4, seed=seed + 5)
    cloud = fbm(x / p['cloud_size'] + .5 * wander, y / p['cloud_size'] - .4 * wander, 5, seed=seed + 7)
    a = mix(p['ground'], p['cloud'], step(-.4, .5, cloud) * p['cloud_amount'])
    if p.get('breccia'):
        b = p['breccia']
        d, key = web_distance(x, y, b['size'], b.get('warp', .45), b.get('angle', 20), b.get('stretch', 1.3), seed + 60)
        shade_ = step(0, 1, key) * b['amount']
        a = mix(a, b['colour'], shade_ * step(0, b['size'] * .12, d))
    if p.get('rubble'):
        a = _rubble(a, x, y, p['rubble'], seed + 70)
    if p.get('smoke'):
        s = p['smoke']
        u, v = _frame(x, y, s.get('angle', 35))
        w = fbm(x / 90, y / 90, 5, seed=seed + 80)
        m = step(.02, .55, fbm(u / s['size'] + .6 * w, v / (s['size'] / 5.3) + 1.1 * w, 6, gain=.56, seed=seed + 81)
                 + .25 * cloud)
        a = mix(a, s['colour'], m * s['amount'] * tone)
    for k, layer in enumerate(p['veins']):
        core, halo = DRAWN[layer.get('kind', 'line')](x, y, mm, layer, seed + 200 * (k + 1))
        a = mix(a, layer.get('halo_colour', layer['colour']), np.clip(halo * tone, 0, 1))
        a = mix(a, layer['colour'], np.clip(core * tone, 0, 1))
    fine = fbm(x / 9, y / 9, 4, gain=.62, seed=seed + 8) + .5 * fbm(x / 1.3, y / 1.3, 2, seed=seed + 11)
    mottle = fbm(x / 34, y / 20, 6, gain=.7, seed=seed + 18)
    grain = fine + p.get('mottle', 1.) * mottle
    if place.mm < .7:                                         # near enough to see crystals and hairlines
        _, border, key, _, _ = cells(x / 1.1 + .4 * fine, y / 1.1, seed=seed + 14)
        grain = grain + 2.2 * step(.9, .3, place.mm) * (key - .5) * step(0, .12, border)
        hair = (_hairs(x, y, seed + 30) if p.get('cracked') else np.exp(-(web_distance(x, y, 24, .8, 30, 1.7, seed + 30)[0] / .16) ** 2)) * step(-.02, .3, fbm(x / 50, y / 50, 4, gain=.6, seed=seed + 33))
        a = mix(a, p['veins'][-1]['colour'], hair * .30 * tone * step(.7, .3, place.mm))
    a = scale(a, 1 + p.get('grain', .018) * grain)
    zero = np.zeros_like(x)
    return Surface(a, zero + .004 * fine, zero + .12)
