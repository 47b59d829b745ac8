"""Renders the still lifes of scenes.yaml: pictures of the home page. Usage: banners.py [--only name] [--draft]"""
import argparse
import os
import time
from pathlib import Path

import cv2
import numpy as np
import yaml

import encode
from colour import step
from entries import entries as described
from noise import work_folder
from build import build, plane
from studio import Block, Light, Skin, Studio

HERE = Path(__file__).parent
MEDIA = HERE.parent / 'media'


class Wardrobe:
    """Skins by picture and size, rendered once per run."""

    def __init__(self, entries, coarse):
        self.entries, self.coarse, self.made = {e['url_key']: e for e in entries}, coarse, {}

    def skin(self, spec, width, height):
        """`spec`: picture key, `mm` per pixel, `at`, `set` (entry overrides). Sizes in mm."""
        mm = spec.get('mm', 1.2) * self.coarse
        key = repr((sorted(spec.items(), key=str), round(width), round(height)))
        if key not in self.made:
            entry = self.entries[spec['picture']] | spec.get('set', {})
            w, h = int(np.ceil(width / mm)), int(np.ceil(height / mm))
            x, y, mm = plane(w, h, w * mm, tuple(spec.get('at', (0, 0))))
            self.made[key] = Skin(build(entry, x, y, mm), mm)
        return self.made[key]


def _block(wardrobe, spec):
    """`box` is [x0, x1, y0, y1, z0, z1] in metres; `faces` names the skin of each visible face."""
    x0, x1, y0, y1, z0, z1 = spec['box']
    size = dict(top=(x1 - x0, y1 - y0), front=(x1 - x0, z1 - z0), left=(y1 - y0, z1 - z0), right=(y1 - y0, z1 - z0))
    skins = {}
    for name in spec.get('show', ['top', 'front', 'left', 'right']):
        s = dict(spec.get('faces', {}).get(name) or spec['skin'])
        gloss = s.pop('gloss', 1.)
        s['at'] = [a + {'top': 0, 'front': 700, 'left': 1500, 'right': 2300}[name] * s.get('shift', 1) for a in s.get('at', (0, 0))]
        w, h = (v * 1000 for v in size[name])
        skins[name] = (wardrobe.skin(s, w, h), w / 2, h / 2, gloss)
    skins['all'] = next(iter(skins.values()))
    return Block((x0, y0, z0), (x1, y1, z1), skins)


def _grade(image, shot):
    """Darkens one side for text, closes the corners, adds a little bloom."""
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    image = image * (1 - shot.get('vignette', .22) * ((x - .5) ** 2 + (y - .5) ** 2) * 2)[..., None]
    if shot.get('shade'):
        lo, hi, depth = shot['shade']
        image = image * (1 - depth * step(hi, lo, x))[..., None]
    if shot.get('floor_shade'):
        lo, hi, depth = shot['floor_shade']
        image = image * (1 - depth * step(lo, hi, y))[..., None]
    small = cv2.resize(np.maximum(image - .85, 0), (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    glow = cv2.resize(cv2.GaussianBlur(small, (0, 0), w / 200), (w, h))
    return (image + .35 * glow).astype(np.float32)


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('--only', default='')
    a.add_argument('--draft', action='store_true')
    a.add_argument('--force', action='store_true', help='render pictures that exist')
    o = a.parse_args()
    entries = described()
    for scene in yaml.safe_load((HERE / 'scenes.yaml').read_text())['scenes']:
        if o.only and scene['name'] not in o.only.split(','):
            continue
        start = time.process_time()
        wardrobe = Wardrobe(entries, 3. if o.draft else 1.3)
        studio = Studio([_block(wardrobe, b) for b in scene['blocks']], Light(**scene.get('light', {})))
        for shot in scene['shots']:
            if not o.draft and not o.force and (MEDIA / shot['file']).exists():
                continue
            width, height = shot['size']
            if o.draft:
                width, height = width // 3, height // 3
            image = studio.render(shot['camera'], width, height, sampling=1. if o.draft else 1.2,
                                  sky=16 if o.draft else 40, sun=4 if o.draft else 8, mirror=1 if o.draft else 2)
            path = (work_folder() / 'draft' / shot['file'].replace('/', '_')) if o.draft else MEDIA / shot['file']
            path.parent.mkdir(parents=True, exist_ok=True)
            developed = encode.develop(_grade(image, shot), width, height, gain=scene.get('gain', 1.) * shot.get('gain', 1.))
            size = encode.save(developed, path, limit=shot.get('limit', 175_000))
            print(f"{shot['file']} {size // 1024} kB {time.process_time() - start:.1f} s", flush=True)


if __name__ == '__main__':
    os.nice(5)
    main()
