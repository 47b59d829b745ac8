"""Renders the pictures named in pictures.yaml. Usage: render.py [--only key,key] [--kind swatch|close] [--draft] [--force]"""
import argparse
import os
import time
from pathlib import Path

import cv2
import numpy as np
import yaml

import encode
import lighting
from layouts import LAYOUTS
from materials import MATERIALS
from noise import work_folder
from surface import Place, Surface, cut, domes, flutes, joints, variation

HERE = Path(__file__).parent
PRODUCTS = HERE.parent / 'media' / 'catalog' / 'product'
# roughness added or set, strength of reflection, room that is reflected, key light
FINISHES = dict(
    polished=dict(rough=.10, spec=1., room='soft'), honed=dict(rough=.40, spec=.8, room='soft'),
    satin=dict(rough=.28, spec=.8, room='soft'), matte=dict(rough=.62, spec=.6, room='soft'),
    glazed=dict(rough=None, spec=1.05, room='window'), natural=dict(rough=None, spec=.7, room='soft'))


def plane(width, height, span, at=(0, 0)):
    """Plane coordinates of a picture `span` mm wide whose top left corner is `at`."""
    mm = span / width
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) * mm
    return x + at[0], y + at[1], mm


def build(entry, x, y, mm) -> Surface:
    """The material, laid and jointed, at the given places."""
    layout = dict(entry.get('layout') or {'kind': 'plain'})
    kind, gap = layout.pop('kind'), layout.pop('grout', 'cfccc6')
    edge = {k: layout.pop(k) for k in ('depth', 'bevel', 'profile', 'ragged') if k in layout}
    turn, spread = layout.pop('turn', 'half'), layout.pop('spread', 4000.)
    pieces = {k: layout.pop(k) for k in ('tone', 'warmth', 'tilt', 'lift') if k in layout}
    flute, dome = (layout.pop(k, None) for k in ('flute', 'dome'))
    dots = dict(layout.pop('dots', None) or {})
    seed = entry['seed']
    c = LAYOUTS[kind](x, y, **layout)
    cx, cy = (x, y) if kind == 'plain' else cut(c, seed * 31 + 5, turn, spread)
    if kind == 'plain':
        cx, cy = cx + seed * 1371, cy + seed * 923
    place = Place(x, y, mm, c, cx.astype(np.float32), cy.astype(np.float32))
    parameters = {k: v for k, v in entry.items() if k in ('palette',)} | (entry.get('with') or {})
    s = MATERIALS[entry['material']](place, seed, **parameters)
    if dots and c.kind is not None:
        name, by = dots.pop('material'), dots.pop('by', 'kind')
        other = MATERIALS[name](place, seed + 3, **dots)
        m = (np.mod(c.j, 2) == 1) if by == 'row' else c.kind == 2
        s = Surface(np.where(m[..., None], other.albedo, s.albedo), np.where(m, other.height, s.height), s.rough)
    rough = FINISHES[entry.get('finish', 'polished')]['rough']
    if rough is not None:
        s.rough = np.clip(s.rough - float(np.median(s.rough)) + rough, .03, .95)
    if kind != 'plain':
        s = variation(s, c, seed + 70, **({'tone': .06} | pieces))
        s = flutes(s, c, **flute) if flute else s
        s = domes(s, c, **dome) if dome else s
        s = joints(s, place, None if gap == 'none' else gap, **edge)
    s.height = s.height.astype(np.float32)
    return s


def picture(entry, size, span, at=(0, 0), key=None, sampling=1.5, turn=0.):
    """A flat, lit picture as display values, `size` pixels square. `turn` rotates the laid surface (degrees)."""
    n = int(size * sampling)
    x, y, mm = plane(n, n, span, at)
    if turn:
        a = np.radians(turn)
        x, y = x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a)
    s = build(entry, x, y, mm)
    f = FINISHES[entry.get('finish', 'polished')]
    key = key or (lighting.WINDOW if f['room'] == 'window' else lighting.SOFT)
    light = lighting.relief(s.height, mm, key)
    image = lighting.shade(s, light, lighting.flat_view(n, n, .06 if f['room'] == 'window' else .16), key,
                           spec=f['spec'], room=f['room'], fall=lighting.flat_fall(n, n))
    return encode.develop(image * entry.get('gain', 1.), size, size)


def jobs(entries, kinds):
    for e in entries:
        close = {'span': e['span'] * .3, 'at': (37, 61)} | (e.get('close') or {})
        if 'swatch' in kinds:
            yield e, f"{e['url_key']}.webp", dict(span=e['span'], at=tuple(e.get('at', (0, 0))))
        if 'close' in kinds:
            yield e, f"{e['url_key']}-close.webp", dict(span=close['span'], at=tuple(close['at']), key=lighting.RAKING,
                                                        turn=close.get('turn', 0))


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('--only', default='')
    a.add_argument('--kind', default='swatch,close')
    a.add_argument('--draft', action='store_true', help='500 pixels, into the work folder')
    a.add_argument('--force', action='store_true', help='render pictures that exist')
    o = a.parse_args()
    entries = yaml.safe_load((HERE / 'pictures.yaml').read_text())
    wanted = {k for k in o.only.split(',') if k}
    out = work_folder() / 'draft' if o.draft else PRODUCTS
    out.mkdir(parents=True, exist_ok=True)
    for e, name, view in jobs([e for e in entries if not wanted or e['url_key'] in wanted], o.kind.split(',')):
        if (out / name).exists() and not o.force:
            continue
        start = time.process_time()
        size, sampling = (480, 1.25) if o.draft else (1200, 1.5)
        bytes_ = encode.save(picture(e, size, sampling=sampling, **view), out / name, limit=155_000)
        print(f'{name} {bytes_ // 1024} kB {time.process_time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    os.nice(5)
    main()
