"""Banners, gallery and showroom pictures: rooms of rooms.yaml in other products and other framings, as crops.yaml says.
Usage: crops.py [--only word] [--draft] [--force]"""
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
from compose import described, furnish, plan  # noqa: E402
from noise import work_folder  # noqa: E402

MEDIA = HERE.parents[1] / 'media'


def frame(image, size, at=(.5, .5), zoom=1.):
    """The largest part of that shape, `zoom` times nearer, about `at` (0..1)."""
    h, w = image.shape[:2]
    cw = min(w, h * size[0] / size[1]) / zoom
    ch = cw * size[1] / size[0]
    x, y = np.clip(at[0] * w - cw / 2, 0, w - cw), np.clip(at[1] * h - ch / 2, 0, h - ch)
    shrinks = cw > size[0]
    move = np.float32([[cw / size[0], 0, x + (cw / size[0] - 1) / 2], [0, ch / size[1], y + (ch / size[1] - 1) / 2]])
    if shrinks:
        part = image[int(y):int(y + ch), int(x):int(x + cw)]
        return cv2.resize(part, tuple(size), interpolation=cv2.INTER_AREA)
    return np.clip(cv2.warpAffine(image, move, tuple(size), flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REFLECT), 0, None)


def crops():
    return yaml.safe_load((HERE / 'crops.yaml').read_text())['crops']


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('--only', default='')
    a.add_argument('--draft', action='store_true', help='into the work folder')
    a.add_argument('--force', action='store_true', help='render pictures that exist')
    o = a.parse_args()
    products, settings, done = described(), plan(), {}
    for crop in crops():
        path = MEDIA / crop['file']
        if o.draft:
            path = work_folder() / 'rooms' / 'drafts' / crop['file'].replace('/', '_')
        if o.only not in crop['file'] or (path.exists() and not o.force):
            continue
        start, name = time.process_time(), crop['room']
        surfaces = settings['rooms'][name.partition('@')[0]] | crop.get('with', {})
        key = name + repr(sorted(surfaces.items()))
        if key not in done:
            done = {key: furnish(layers.load(name), surfaces, products)}
        picture = layers.finish(frame(done[key], crop['size'], crop.get('at', (.5, .5)), crop.get('zoom', 1.)), fall=crop.get('fall', .2))
        path.parent.mkdir(parents=True, exist_ok=True)
        size = encode.save(picture, path, limit=crop.get('limit', 70_000), best=84)
        print(f"{crop['file']} {size // 1024} kB {time.process_time() - start:.1f} s", flush=True)


if __name__ == '__main__':
    os.nice(5)
    main()
