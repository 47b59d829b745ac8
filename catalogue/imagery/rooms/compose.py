"""Lays products in rendered rooms, as rooms.yaml says: <url_key>-room.webp for each.
Usage: compose.py [--only key,key] [--room room] [--draft] [--force]"""
import argparse
import os
import sys
import time
from pathlib import Path

import cv2
import numpy as np
import yaml

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import encode  # noqa: E402
import layers  # noqa: E402
from dress import dress  # noqa: E402
from entries import entries  # noqa: E402
from noise import work_folder  # noqa: E402

PRODUCTS = HERE.parents[1] / 'media' / 'catalog' / 'product'
LIMIT = 56_000
GREY = .5              # albedo of the planes in the render
POLISHED = .1          # roughness at which the reflection was rendered
FOCAL = .72            # of the picture's width: how far a tilt of 1 moves what is mirrored


def described():
    return {e['url_key']: e for e in entries()}


def plan():
    return yaml.safe_load((HERE / 'rooms.yaml').read_text())


def _choice(value):
    return {'product': value} if isinstance(value, str) else dict(value)


def _inward(light, mask):
    """Light on the plane itself at its edges, where the pixels show something else too."""
    inside = (mask > .985).astype(np.float32)
    near = cv2.GaussianBlur(inside, (0, 0), 1.6)[..., None]
    spread = cv2.GaussianBlur(light * inside[..., None], (0, 0), 1.6) / np.maximum(near, 1e-4)
    return np.where((inside[..., None] > 0) | (near < .02), light, spread)


def _mirror(reflection, mask, worn):
    """The reflection as this finish shows it: bent by tilted pieces, softer and weaker the rougher it is. Where neighbouring
    pixels tilt every which way (a lamp in far-off handmade tile) they would each mirror another point: there it is blurred as
    wide as they scatter."""
    h, w = mask.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    bend = np.clip(worn.tilt, -.12, .12) * FOCAL * w
    mean = cv2.GaussianBlur(bend, (0, 0), 1.6)
    scatter = np.sqrt(np.maximum(cv2.GaussianBlur((bend * bend).sum(2), (0, 0), 1.6) - (mean * mean).sum(2), 0))
    bend = bend + (mean - bend) * np.clip(scatter / 5 - .4, 0, 1)[..., None]
    soft = []
    for sigma in (0, w / 170, w / 55):
        blur = (lambda a: a) if not sigma else (lambda a: cv2.GaussianBlur(a, (0, 0), sigma))
        known = np.maximum(blur(mask), 1e-3)
        a = blur(reflection * mask[..., None]) / known[..., None] if sigma else reflection
        soft.append(cv2.remap(a, x + bend[..., 0], y - bend[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT))
    t = np.clip((worn.rough - POLISHED) / .45, 0, 1) * 2
    t = np.clip(np.maximum(t, np.clip(scatter * 170 / w / 1.6 - .6, 0, 1.5)), 0, 2)[..., None]
    image = np.where(t < 1, soft[0] * (1 - t) + soft[1] * t, soft[1] * (2 - t) + soft[2] * (t - 1))
    return image * (worn.spec * np.clip((1 - worn.rough) / (1 - POLISHED), 0, 1.05) ** 1.9)[..., None]


def furnish(room, surfaces, products):
    """Linear picture of a room whose `surfaces` ({surface: product or {product, turn, at, lot}}) are dressed."""
    image = room.base.copy()
    for name, plane in room.scene['planes'].items():
        value, mask = surfaces.get(plane['surface']), room.masks[name]
        if value is None or mask.max() < .01:
            continue
        choice = _choice(value)
        entry = products[choice.pop('product')]
        worn = dress(entry, choice, room.room, name, plane, mask, room.scene['light'].get(plane['surface'], (-.8, .3)))
        shade, reflection = (_inward(a, mask) for a in (room.shade, room.reflection))
        new = worn.colour * shade + _mirror(reflection, mask, worn)
        m = mask[..., None]
        image = np.maximum(image - m * (GREY * shade + reflection), 0) + m * new
    return image


def picture(room, surfaces, products):
    return layers.finish(furnish(room, surfaces, products))


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('--only', default='')
    a.add_argument('--room', default='')
    a.add_argument('--draft', action='store_true', help='from the draft render, into the work folder')
    a.add_argument('--force', action='store_true', help='render pictures that exist')
    o = a.parse_args()
    made, products, settings = {}, described(), plan()
    out = work_folder() / 'rooms' / 'drafts' if o.draft else PRODUCTS
    out.mkdir(parents=True, exist_ok=True)
    for key, wish in settings['pictures'].items():
        name, path = wish['room'], out / f'{key}-room.webp'
        if (o.only and key not in o.only.split(',')) or (o.room and name not in o.room.split(',')) or (path.exists() and not o.force):
            continue
        if key not in products:
            print(key, 'has no description yet', flush=True)
            continue
        start = time.process_time()
        if name not in made:
            made = {name: layers.load(name, work_folder() / 'rooms' / f'{name}-draft' if o.draft else None)}
        mine = {'product': key} | {k: v for k, v in wish.items() if k in ('turn', 'at', 'lot')}
        surfaces = settings['rooms'][name] | wish.get('with', {}) | {wish['surface']: mine}
        size = encode.save(picture(made[name], surfaces, products), path, limit=LIMIT, best=86, worst=22)
        print(f'{path.name} {size // 1024} kB {time.process_time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    os.nice(5)
    main()
