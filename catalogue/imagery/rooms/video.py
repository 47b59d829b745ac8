"""The silent film of the home page: rooms that change their stone, as crops.yaml says under `video`.
Writes hero.mp4 (H.264) and hero-poster.webp. Usage: video.py [--draft]"""
import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import yaml

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import encode  # noqa: E402
import layers  # noqa: E402
from colour import step  # noqa: E402
from compose import described, furnish, plan  # noqa: E402
from noise import work_folder  # noqa: E402

HOME = HERE.parents[1] / 'media' / 'wysiwyg' / 'home'
MP4 = ['-c:v', 'libx264', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-profile:v', 'high']
LIMIT = 700_000


def stills(shot, products, rooms):
    """The shot's room in each of its dresses, as display values."""
    room = layers.load(shot['room'])
    base = rooms[shot['room'].partition('@')[0]]
    return [layers.finish(furnish(room, base | d, products), grain=0).astype(np.float32) for d in shot['dresses']]


def _view(image, size, at, zoom):
    """A window on a still, placed to a fraction of a pixel so that slow moves do not jump."""
    h, w = image.shape[:2]
    cw = min(w, h * size[0] / size[1]) / zoom
    k = cw / size[0]
    x, y = at[0] * w - cw / 2, at[1] * h - k * size[1] / 2
    x, y = np.clip(x, 0, w - cw), np.clip(y, 0, h - k * size[1])
    return cv2.warpAffine(image, np.float32([[k, 0, x + (k - 1) / 2], [0, k, y + (k - 1) / 2]]), size, flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_REFLECT)


def frame(shot, images, t, size):
    """t runs from 0 to 1 over the shot; each dress melts into the next."""
    n = len(images)
    place = t * n
    k = min(int(place), n - 1)
    image = images[k]
    if k + 1 < n:
        m = float(step(.74, 1., place - k))
        image = image * (1 - m) + images[k + 1] * m if m > 0 else image
    (ax, ay, az), (bx, by, bz) = shot['from'], shot['to']
    return _view(image, size, (ax + (bx - ax) * t, ay + (by - ay) * t), az + (bz - az) * t)


def film(spec, size):
    """Frames of all shots, cross-faded, the last one into the first: the film loops without a seam."""
    products, rooms, fps, fade = described(), plan()['rooms'], spec['fps'], spec['fade']
    dressed = [stills(s, products, rooms) for s in spec['shots']]
    counts = [round(s['seconds'] * fps) for s in spec['shots']]
    for k, (shot, images, n) in enumerate(zip(spec['shots'], dressed, counts)):
        following = (k + 1) % len(counts)
        start = fade if k else 0
        for i in range(start if k else 0, n):
            picture = frame(shot, images, i / (n - 1 + fade), size)
            left = n - i
            if left <= fade:
                m = float(step(0, 1, np.float32((fade - left + 1) / (fade + 1))))
                other = frame(spec['shots'][following], dressed[following], (fade - left if following else 0) / (counts[following] - 1 + fade), size)
                picture = picture * (1 - m) + other * m
            yield picture


def _encode(raw, size, fps, path, options, quality):
    """The best quality that stays under the limit."""
    for crf in range(*quality):
        subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{size[0]}x{size[1]}', '-r', str(fps),
                        '-i', str(raw), *options, '-crf', str(crf), '-an', str(path)], check=True)
        if path.stat().st_size <= LIMIT:
            return path.stat().st_size, crf
    raise SystemExit(f'{path.name} does not fit {LIMIT} bytes')


def main():
    cv2.setNumThreads(1)
    draft = '--draft' in sys.argv
    spec = yaml.safe_load((HERE / 'crops.yaml').read_text())['video']
    size, out = ((640, 360), work_folder() / 'rooms' / 'drafts') if draft else ((1280, 720), HOME)
    out.mkdir(parents=True, exist_ok=True)
    raw, frames = work_folder() / 'rooms' / 'hero.rgb', 0
    with raw.open('wb') as file:
        for picture in film(spec, size):
            if not frames:
                encode.save(picture, out / 'hero-poster.webp', limit=80_000, best=84)
            file.write((np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8).tobytes())
            frames += 1
    print(frames, 'frames', round(frames / spec['fps'], 2), 's')
    print('mp4', _encode(raw, size, spec['fps'], out / 'hero.mp4', MP4, (23, 36)))
    raw.unlink()


if __name__ == '__main__':
    os.nice(5)
    main()
