"""Flat pictures: the swatch, the close-up, and the whole slab on a neutral ground."""
import cv2
import numpy as np

import encode
import lighting
from build import build, finish_of, plane
from colour import blur, lin, step
from noise import fbm

GROUND = 'e9e7e3'


def lit(entry, width, height, span, at=(0, 0), key=None, turn=0.):
    """Linear light of the laid surface `span` mm wide, seen straight on. `turn` rotates it (degrees)."""
    x, y, mm = plane(width, height, span, at)
    if turn:
        a = np.radians(turn)
        x, y = x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a)
    s, f = build(entry, x, y, mm), finish_of(entry)
    window = f['room'] == 'window'
    key = key or (lighting.WINDOW if window else lighting.SOFT)
    light = lighting.relief(s.height, mm, key)
    return lighting.shade(s, light, lighting.flat_view(height, width, .06 if window else .16), key, spec=f['spec'],
                          room=f['room'], fall=lighting.flat_fall(height, width), glow=entry.get('glow', 1.)) * entry.get('gain', 1.)


def picture(entry, size, span, at=(0, 0), key=None, sampling=1.25, turn=0.):
    """A square swatch or close-up as display values."""
    n = int(size * sampling)
    return encode.develop(lit(entry, n, n, span, at, key, turn), size, size)


def slab_size(entry):
    s = entry.get('slab') or {}
    return float(s.get('width', 3000)), float(s.get('height', 1800))


def lot_place(entry, lot):
    """Where in its block a lot was cut: slabs of one bundle follow each other, so their figures are related but not
    the same. Also whether it is the mirrored face of the slab before."""
    k = 0 if lot is None else 1 + [str(q) for q in entry.get('lots', [])].index(str(lot))
    return (k * 1260., k * 815.), k % 2 == 1


def slab_light(entry, width, lot=None, key=None):
    """Linear light of a whole slab `width` pixels wide, mirrored if its lot is."""
    w, h = slab_size(entry)
    at, mirrored = lot_place(entry, lot)
    image = lit(entry | {'layout': {'kind': 'plain'}}, width, int(round(width * h / w)), w, at, key)
    return np.ascontiguousarray(image[:, ::-1]) if mirrored else image


def slab(entry, size=(1600, 1000), lot=None, sampling=1., margin=.028):
    """The whole slab, its edges as they leave the saw, on a neutral ground with a soft shadow."""
    w, h = (int(v * sampling) for v in size)
    sw, sh = slab_size(entry)
    wide = int(min(w * (1 - 2 * margin), (h * (1 - 2 * margin * w / h)) * sw / sh))
    stone = slab_light(entry, wide, lot)
    high, mm = stone.shape[0], sw / wide
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    left, top = (w - wide) // 2, (h - high) // 2
    px, py, seed = (x - left) * mm, (y - top) * mm, entry['seed'] * 1009 + 900
    chip = 5 * fbm(px / 60, py / 60, 4, gain=.6, seed=seed) + 2.5 * fbm(px / 15, py / 15, 3, seed=seed + 1) - 4
    edge = np.minimum(np.minimum(px, sw - px), np.minimum(py, sh - py)) + chip
    inside = step(-mm * .6, mm * .6, edge)
    fall = lighting.flat_fall(h, w, .5)[..., None]
    reach = 22 / mm
    shadow = .42 * blur(np.roll(inside, (int(reach * .45), int(reach * .35)), (0, 1)), reach * .55) \
        + .22 * blur(np.roll(inside, int(reach * 1.2), 0), reach * 1.6)
    ground = lin(GROUND) * .93 * fall * (1 - .62 * shadow[..., None])
    full = np.zeros((h, w, 3), np.float32)
    full[top:top + high, left:left + wide] = stone
    arris = 1 - .30 * np.exp(-np.maximum(edge, 0) / 4) * (px + py * sw / sh > sw * .9) + .25 * np.exp(-np.maximum(edge, 0) / 4) * (
        px + py * sw / sh < sw * .9)
    image = ground * (1 - inside[..., None]) + full * arris[..., None] * inside[..., None]
    return encode.develop(image.astype(np.float32), *size)
