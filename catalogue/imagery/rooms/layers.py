"""A room's layers: linear arrays in the work folder, and small WebP files in ../../media/rooms for the visualizer.

    base          the room with neutral grey planes, after the tone curve
    mask-<plane>  how much of each pixel the plane covers
    shade         diffuse light / SCALE: what a white matte surface would show
    reflection    what the planes mirror, polished
"""
import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent.parent))
from colour import to_srgb  # noqa: E402
from noise import work_folder  # noqa: E402

ROOMS = Path(__file__).parents[2] / 'media' / 'rooms'
KNEE, SHOULDER, SCALE = .45, 1.25, 4.


@dataclass
class Layers:
    room: str
    scene: dict
    base: np.ndarray        # linear, exposed
    shade: np.ndarray
    reflection: np.ndarray
    masks: dict


def tone(x):
    """Straight up to the knee, then a soft shoulder."""
    x = np.maximum(x, 0)
    return np.where(x < KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE) / SHOULDER))).astype(np.float32)


def untone(y):
    z = np.clip((y - KNEE) / (1 - KNEE), 0, .995)
    return np.where(y < KNEE, y, KNEE - SHOULDER * (1 - KNEE) * np.log(1 - z)).astype(np.float32)


def to_linear(x):
    return np.where(x <= .04045, x / 12.92, ((x + .055) / 1.055) ** 2.4).astype(np.float32)


def finish(x, fall=.28, grain=.0035):
    """Bloom, vignette, tone curve, sharpening and a trace of grain: display values."""
    h, w = x.shape[:2]
    bright, s = np.maximum(x - .95, 0), w / 60
    small = cv2.resize(np.minimum(bright, 3), (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    veil = cv2.resize(cv2.GaussianBlur(small, (0, 0), s / 4) + cv2.GaussianBlur(small, (0, 0), s * .75), (w, h))
    y, z = np.mgrid[0:h, 0:w].astype(np.float32)
    fall = 1 - fall * ((z / w - .5) ** 2 + (y / h - .5) ** 2 * (h / w) ** 2)
    o = to_srgb(tone((x + .05 * veil) * fall[..., None]))
    o = o + .3 * (o - cv2.GaussianBlur(o, (0, 0), .9))
    return np.clip(o + np.random.default_rng(0).normal(0, grain, o.shape[:2])[..., None], 0, 1)


def keep(folder, scene, base, shade, reflection, masks):
    half = np.float16
    np.savez(folder / 'layers.npz', base=np.minimum(base, 60).astype(half), shade=np.minimum(shade, 60).astype(half),
             reflection=np.minimum(reflection, 60).astype(half), **{'mask-' + k: v.astype(half) for k, v in masks.items()})
    (folder / 'scene.json').write_text(json.dumps(scene, indent=1) + '\n')


def preview(folder, base):
    Image.fromarray((finish(base) * 255 + .5).astype(np.uint8)).save(folder / 'preview.png')


def load(room, folder=None):
    """From the work folder when the room was rendered there, else from the WebP files."""
    folder = folder or work_folder() / 'rooms' / room
    if (folder / 'layers.npz').exists():
        a = {k: v.astype(np.float32) for k, v in np.load(folder / 'layers.npz').items()}
        masks = {k[5:]: v for k, v in a.items() if k.startswith('mask-')}
        return Layers(room, json.loads((folder / 'scene.json').read_text()), a['base'], a['shade'], a['reflection'], masks)
    folder = ROOMS / room
    read = lambda name: to_linear(np.asarray(Image.open(folder / f'{name}.webp').convert('RGB'), np.float32) / 255)
    scene = json.loads((folder / 'scene.json').read_text())
    masks = {k: np.asarray(Image.open(folder / f'mask-{k}.webp').convert('L'), np.float32) / 255 for k in scene['planes']}
    return Layers(room, scene, untone(read('base')), read('shade') * SCALE, read('reflection'), masks)


def _webp(picture, quality):
    buffer = io.BytesIO()
    picture.save(buffer, 'WEBP', quality=quality, method=6)
    return buffer.getvalue()


def publish(room):
    """Writes the visualizer's files; returns their bytes."""
    l, folder = load(room), ROOMS / room
    folder.mkdir(parents=True, exist_ok=True)
    picture = lambda x: Image.fromarray((np.clip(x, 0, 1) * 255 + .5).astype(np.uint8))
    covered = np.clip(sum(l.masks.values()), 0, 1)
    near = (cv2.GaussianBlur(cv2.dilate(covered, np.ones((9, 9))), (0, 0), 4))[..., None]
    files = {'base': (picture(to_srgb(tone(l.base))), 76), 'shade': (picture(to_srgb(l.shade * near / SCALE)), 78),
             'reflection': (picture(to_srgb(l.reflection * near)), 62)}
    files |= {f'mask-{k}': (picture(v), 60) for k, v in l.masks.items()}
    size = 0
    for name, (image, quality) in files.items():
        data = _webp(image, quality)
        (folder / f'{name}.webp').write_bytes(data)
        size += len(data)
    h, w = l.base.shape[:2]
    scene = {'room': room, 'base': 'base.webp', 'shade': 'shade.webp', 'reflection': 'reflection.webp', 'width': w, 'height': h, 'shade_scale': SCALE, 'tone': {'knee': KNEE, 'shoulder': SHOULDER}, 'light': l.scene['light'],
             'planes': {k: {'surface': p['surface'], 'mask': f'mask-{k}.webp', 'size': [round(v, 4) for v in p['size']], 'homography': [[round(v, 6) for v in r] for r in p['homography']]}
                        for k, p in l.scene['planes'].items()}}
    (folder / 'scene.json').write_text(json.dumps(scene, indent=1) + '\n')
    return size


if __name__ == '__main__':
    for name in sys.argv[1:]:
        print(name, publish(name) // 1024, 'kB')
